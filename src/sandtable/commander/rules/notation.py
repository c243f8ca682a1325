"""Names of pieces, hexes and cards in logs, case files and choices: short and stable."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.state import GUN_PIECE, WEAPON_PIECE, State

GUN: Final = ".gun"


def short(slug: str) -> str:
    """`germany/light-mg` is written `light-mg`."""
    return slug.rpartition("/")[2]


def unit_tag(g: State, u: int) -> str:
    """`g.rifle-2`: the second German Rifle Squad of the game; named Leaders need no number."""
    tables = g.rules.tables
    kind = g.u_type[u]
    letter = tables.nation_letter[tables.unit_nation[kind]].lower()
    name = f"{letter}.{short(tables.unit_name[kind])}"
    number = 1 + g.u_type[:u].count(kind)
    if tables.unit_leads[kind] and number == 1:
        return name  # a second one of that name can come by the Support Table (Q23)
    return f"{name}-{number}"


def weapon_tag(g: State, w: int) -> str:
    tables = g.rules.tables
    kind = g.w_type[w]
    nation = tables.weapon_nation[kind]
    letter = tables.nation_letter[nation].lower() if nation >= 0 else "x"
    return f"{letter}.{short(tables.weapon_name[kind])}-{1 + g.w_type[:w].count(kind)}"


def piece_tag(g: State, piece: int) -> str:
    """`f.schneider-1.gun`: the gun of a vehicle, beside its other arms."""
    if piece >= WEAPON_PIECE:
        return weapon_tag(g, piece - WEAPON_PIECE)
    return unit_tag(g, piece) if piece < GUN_PIECE else unit_tag(g, piece - GUN_PIECE) + GUN


def side_name(side: int) -> str:
    return "axis" if side == 0 else "allies"


def find(g: State, text: str) -> tuple[str, int]:
    """Kind and number of what is written so; -1 if there is nothing."""
    wanted, name = text.lower(), text.upper()
    for u in range(len(g.u_type)):
        if unit_tag(g, u) == wanted:
            return "unit", u
        if wanted == unit_tag(g, u) + GUN:
            return "piece", GUN_PIECE + u
    for w in range(len(g.w_type)):
        if weapon_tag(g, w) == wanted:
            return "piece", WEAPON_PIECE + w
    hex = g.rules.map.hex_index(name) if name.isascii() else -1
    if hex >= 0:
        return "hex", hex
    return "card", g.rules.tables.card_index.get(name, -1)


def argument_text(g: State, kind: str, value: int) -> str:
    if kind == "unit":
        return unit_tag(g, value)
    if kind == "weapon":
        return weapon_tag(g, value)
    if kind == "piece":
        return piece_tag(g, value)
    if kind == "hex":
        return g.rules.map.hex_name(value)
    if kind == "card":
        return g.rules.tables.card_name[value]
    if kind == "side":
        return side_name(value)
    if kind == "chit":
        return g.rules.tables.chit_letter[value]
    if kind == "unit-type":
        return short(g.rules.tables.unit_name[value])
    if kind == "weapon-type":
        return short(g.rules.tables.weapon_name[value])
    if kind == "fort":
        return g.rules.tables.words.forts[value]
    return str(value)
