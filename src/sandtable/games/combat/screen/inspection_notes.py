"""What is to be said of a man beside his numbers: Order, Morale, markers; the rest only if he is no Unknown."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.notation import AMMO_NAMES, WOUND_KIND_NAMES
from sandtable.games.combat.rules.state import (
    ALERT,
    CAPTIVE,
    CARRIED,
    DEAD,
    HIDE_ONLY,
    LEFT,
    LIVE,
    LIVE_SMOKE,
    REAL,
    SEEN,
    SURPRISED,
    State,
    ammo,
    has,
    in_melee,
    is_enemy,
    is_friendly,
    prisoners_of,
    wounds,
)
from sandtable.games.combat.rules.values import ALL_OF_IT, is_incapacitated, slots, weapon_in
from sandtable.games.combat.screen.words import (
    ORDER_RULES,
    Words,
    directions_phrase,
    morale_phrase,
    order_phrase,
    say,
    weapon_phrase,
)
from sandtable.phrase import Part, Phrase, Value, phrase
from sandtable.screens.shapes import Inspection, Note

WEIGHTS: Final = ["", "heavy", "very-heavy"]
ENEMY_ORDER_RULES: Final = {
    names.NO_ORDER: "9.8", names.AIMED: "10.01", names.RAPID: "10.02", names.SUPPRESSIVE: "10.03",
    names.SLOW_SUPPRESSIVE: "10.03", names.RUN_AND_GUN: "10.04", names.SNEAK: "10.05", names.EVADE: "10.06",
    names.SPRINT: "10.07", names.CHARGE: "10.08", names.GRENADE: "10.09", names.RELOAD: "10.10", names.HIDE: "10.11",
    names.RALLY: "10.12", names.DUCK_BACK: "10.13",
}  # fmt: skip


def note(key: str, rule: str, **args: Value) -> Note:
    return Note(Phrase("combat-inspect-" + key, dict(args)), rule)


def not_seen() -> Inspection:
    return Inspection(phrase("inspect-not-seen"), None, [], [])


def entries_note(order: int, enemys: bool = False) -> Note:
    """The four numbers of an Order's marker (6.0); an Enemy who Sneaks has no choice (10.05)."""
    numbers = [
        names.MUST_MOVE if enemys and order == names.SNEAK and entry == names.MAY_MOVE else entry
        for entry in names.ENTRIES[order]
    ]
    entries: list[Part] = [say("entry", str(entry)) for entry in numbers]
    return note("entries", "6.0", entries=entries)


def order_note(g: State, m: int) -> Note:
    order = g.m_order[m]
    return note("order", order_rule(g, m), order=order_phrase(order), directions=directions_phrase(g.m_dirs[m]))


def order_rule(g: State, m: int) -> str:
    """A prisoner has his Guard's Order (17.4f); an Enemy's own are in 10."""
    order = g.m_order[m]
    if g.m_guard[m] >= 0:
        return "17.4"
    return ENEMY_ORDER_RULES.get(order, ORDER_RULES[order]) if is_enemy(g, m) else ORDER_RULES[order]


# --- what lies on the Board, of anybody ---


def man_notes(words: Words, m: int) -> list[Note]:
    g = words.g
    if g.m_hex[m] < 0:
        key = {DEAD: "dead", LEFT: "left"}.get(g.m_hex[m], "reserve")
        return [note(key, "23.0" if key != "dead" else "16.0")]
    entries = entries_note(g.m_order[m], is_enemy(g, m) and g.m_guard[m] < 0)
    found = [order_note(g, m), entries, note("morale", "17.0", morale=morale_phrase(g.m_morale[m]))]
    if is_enemy(g, m):
        found.append(note("alert" if has(g, m, ALERT) else "waiting", "9.8"))
        if not has(g, m, SEEN):
            found.append(note("unknown-real" if has(g, m, REAL) else "unknown", "8.2"))
    else:
        found.append(note("spotted" if has(g, m, SEEN) else "hidden", "12.0"))
    return found + marker_notes(words, m)


def marker_notes(words: Words, m: int) -> list[Note]:
    g = words.g
    found: list[Note] = []
    if in_melee(g, m):
        found.append(note("melee", "15.0"))
    if has(g, m, LIVE):
        found.append(note("live-smoke" if has(g, m, LIVE_SMOKE) else "live", "7.09"))
    if g.m_aim[m] >= 0:
        found.append(note("aim", "7.09", hex=words.hex(g.m_aim[m])))
    for i in range(len(g.mark_man)):
        if g.mark_man[i] == m:
            found.append(note("near" if g.mark_near[i] else "far", "14.2"))
    if g.m_guard[m] >= 0:
        found.append(note("prisoner", "17.4", man=words.man(g.m_guard[m])))
    found += [note("guards", "17.4", man=words.man(p)) for p in prisoners_of(g, m)]
    if g.m_with[m] >= 0:
        found.append(note("with", ORDER_RULES[g.m_order[m]], man=words.man(g.m_with[m])))
    return found


# --- what is known of those who are no Unknowns ---


def open_notes(words: Words, m: int) -> list[Note]:
    g = words.g
    tables, man = g.rules.tables, g.m_man[m]
    found: list[Note] = []
    for kind, name in enumerate(WOUND_KIND_NAMES):
        if wounds(g, m, kind):
            found.append(note("wounds", "16.0", wound=say("wound-kind", name), number=wounds(g, m, kind)))
    if g.m_hex[m] >= 0 and is_incapacitated(g, m):
        found.append(note("incapacitated", "16.2"))
    skills = (("tough", tables.man_tough[man]), ("medic", tables.man_medic[man]))
    found += [note(key, "8.1") for key, there in skills if there]
    if tables.man_gun[man]:
        found.append(note(["", "operator", "assistant"][tables.man_gun[man]], "14.3"))
    flags = (("captive", CAPTIVE, "23.0"), ("carried", CARRIED, "7.18"), ("hide-only", HIDE_ONLY, "5.1.1"))
    found += [note(key, rule) for key, flag, rule in flags if has(g, m, flag)]
    if is_enemy(g, m) and has(g, m, SURPRISED):
        found.append(note("surprised", "9.8"))
    if g.m_papers[m]:
        found.append(note("papers", "7.15", number=g.m_papers[m]))
    if g.m_flares[m]:
        found.append(note("flares", "21.1", number=g.m_flares[m]))
    return found + (weapon_notes(g, m) if g.m_hex[m] >= 0 or is_friendly(g, m) else [])


def weapon_notes(g: State, m: int) -> list[Note]:
    tables = g.rules.tables
    found: list[Note] = []
    for slot in slots(g, m):
        weapon = weapon_in(g, m, slot)
        title = weapon_phrase(tables, weapon)
        rof = "/".join(str(rate) for rate in tables.weapon_rof[weapon])
        found.append(note("weapon", "14.0", weapon=title, range=tables.weapon_range[weapon], rof=rof))
        if tables.weapon_slow[weapon]:
            found.append(note("slow", "14.1", weapon=title))
        if tables.weapon_heavy[weapon]:
            found.append(note(WEIGHTS[tables.weapon_heavy[weapon]], "14.1", weapon=title))
        level = ammo(g, m, slot)
        if level != names.LOADED:
            found.append(note("ammo", "13.0", weapon=title, ammo=say("ammo", AMMO_NAMES[level])))
    return found


def modifier_notes(skill: int, ldr: int) -> list[Note]:
    """What a marker does to Weapon Skill and Leadership (6.0); -A takes all of it."""
    found: list[Note] = []
    for change, part, none in ((skill, "order-ws", "no-fire"), (ldr, "order-ldr", "no-leading")):
        if change <= ALL_OF_IT:
            found.append(note(none, "6.0"))
        elif change:
            found.append(note(part, "6.0", number=change))
    return found
