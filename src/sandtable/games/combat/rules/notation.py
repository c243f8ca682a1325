"""Names of men, hexes and cards in logs, case files and choices: short and stable."""

from __future__ import annotations

from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES, ROLL_NAMES
from sandtable.games.combat.rules.names import (
    FRIENDLY_TEAMS,
    MORALE_NAMES,
    ORDER_NAMES,
    TEAM_NAMES,
    WOUND_NAMES,
)
from sandtable.games.combat.rules.rules import SIDE_OF_MAP_NAMES
from sandtable.games.combat.rules.state import GUN_SLOT, SEEN, State
from sandtable.games.combat.rules.tell import WHY

AMMO_NAMES = ["loaded", "low-ammo", "no-ammo"]
WOUND_KIND_NAMES = ["light", "bad", "light-bandaged", "bad-bandaged"]
SIDE_NAMES = ["friendly", "enemy", "both"]


def short(slug: str) -> str:
    """`sgt-taylor` is written `taylor`."""
    return slug.rpartition("-")[2]


def place_tag(g: State, m: int) -> str:
    """`red-3`: the third counter of its Team; what an Unknown is called."""
    team = g.m_team[m]
    return f"{TEAM_NAMES[team]}-{1 + g.m_team[:m].count(team)}"


def man_tag(g: State, m: int) -> str:
    if m < 0:
        return "nobody"
    if g.m_team[m] >= FRIENDLY_TEAMS and (not g.m_flags[m] & SEEN or g.rules.tables.man_dummy[g.m_man[m]]):
        return place_tag(g, m)
    return short(g.rules.tables.man_name[g.m_man[m]])


def gun_tag(gun: int) -> str:
    return f"gun-{gun + 1}"


def card_tag(g: State, card: int) -> str:
    return f"F{g.rules.tables.fcard_number[card]}"


def enemy_card_tag(g: State, card: int) -> str:
    return f"E{g.rules.tables.ecard_serial[card]}"


def listed(names: list[str], value: int) -> str:
    return names[value] if 0 <= value < len(names) else str(value)


def argument_text(g: State, kind: str, value: int) -> str:
    if value < 0:
        return {"man": "nobody", "hex": "off-board"}.get(kind, "none")
    if kind == "man":
        return man_tag(g, value)
    if kind == "hex":
        return g.rules.ground.hex_name(value)
    if kind == "card":
        return card_tag(g, value)
    if kind == "ecard":
        return enemy_card_tag(g, value)
    if kind == "gun":
        return gun_tag(value)
    if kind == "slot":
        return "gun" if value == GUN_SLOT else f"weapon-{value + 1}"
    if kind == "weapon":
        return g.rules.tables.weapon_name[value]
    if kind == "blast":
        return g.rules.tables.blast_name[value]
    if kind == "result":
        return g.rules.result_name[value]
    lists = NAME_LISTS.get(kind)
    return listed(lists, value) if lists is not None else str(value)


def find(g: State, text: str) -> tuple[str, int]:
    """Kind and number of what is written so; -1 if there is nothing."""
    wanted = text.lower()
    for m in range(1, len(g.m_hex)):
        if wanted in (man_tag(g, m), place_tag(g, m)):
            return "man", m
    hex = g.rules.ground.hex_index(wanted)
    if hex >= 0:
        return "hex", hex
    tables, number = g.rules.tables, int(wanted[1:]) if wanted[1:].isdecimal() else -1
    if wanted[:1] == "f" and number in tables.fcard_number:
        return "card", tables.fcard_number.index(number)
    if wanted[:1] == "e" and number in tables.ecard_serial:
        return "ecard", tables.ecard_serial.index(number)
    for gun in range(len(g.gun_hex)):
        if gun_tag(gun) == wanted:
            return "gun", gun
    for kind in ("order", "team"):
        if wanted in NAME_LISTS[kind]:
            return kind, NAME_LISTS[kind].index(wanted)
    return "", -1


NAME_LISTS: dict[str, list[str]] = {
    "order": ORDER_NAMES,
    "morale": MORALE_NAMES,
    "team": TEAM_NAMES,
    "side": SIDE_NAMES,
    "edge": SIDE_OF_MAP_NAMES,
    "roll": ROLL_NAMES,
    "effect": EFFECT_NAMES,
    "ammo": AMMO_NAMES,
    "why": WHY,
    "wound": WOUND_NAMES,
    "wound-kind": WOUND_KIND_NAMES,
}
