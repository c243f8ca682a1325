"""A closer look at a unit, Weapon, hex, card, chit or Objective (Inspection), with how each number comes about.

A seat is shown what its view shows, and what is printed on cards and chits.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES, WAY_PRESENT
from sandtable.commander.rules import names
from sandtable.commander.rules.cards import card_hex
from sandtable.commander.rules.firepower import weapon_reason
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.scenario.values import fires_own_smoke, stacking_limit
from sandtable.commander.rules.state import NO_WEAPON, TIME_TRACK, UNCONTROLLED, State, units_in
from sandtable.commander.rules.stats import (
    boxed_firepower,
    boxed_movement,
    boxed_range,
    command,
    face,
    figures,
    is_leader,
)
from sandtable.commander.rules.tables import NONE
from sandtable.commander.rules.victory import OBJECTIVES, objective_value
from sandtable.commander.rules.view import FLAG_NAMES, is_concealed_from, shown_units, shows_weapon
from sandtable.commander.screen.inspection_own import event_note, lying_notes, own_weapon_notes, too_notes
from sandtable.commander.screen.terms import STATS, cover_terms, gun_terms, printed, stat_terms, weapon_terms
from sandtable.commander.screen.things import Thing
from sandtable.commander.screen.words import (
    Words,
    chit_phrase,
    nation_phrase,
    side_phrase,
    whole_points,
)
from sandtable.phrase import Phrase, phrase
from sandtable.screens.shapes import Inspection, Note, Stat, sum_of

GUN: Final = ["fp", "range"]  # stats of a vehicle's gun, beside those of its other arms


def not_seen() -> Inspection:
    return Inspection(phrase("inspect-not-seen"), None, [], [])


def cited(g: State, table: str, key: str) -> str:
    return g.rules.tables.cites.of(table, key)


def inspect(words: Words, seat: int, name: str) -> Inspection:
    """A thing as a seat may see it."""
    thing = Thing(words.g, name)
    if thing.kind == "other":
        return inspect_other(words, thing.text)
    if thing.value < 0:
        return not_seen()
    if thing.kind == "unit":
        return inspect_unit(words, seat, thing.value)
    if thing.kind == "weapon":
        return inspect_weapon(words, seat, thing.value)
    if thing.kind == "hex":
        return inspect_hex(words, seat, thing.value)
    return inspect_card(words, thing.value) if thing.kind == "card" else not_seen()


# --- units ---


def sees_unit(g: State, seat: int, u: int) -> bool:
    return u in shown_units(g, seat)


def unit_stats(g: State, u: int) -> list[Stat]:
    """Every stat term by term: printed, leaders, markers, Wire, Weapon, Cover (3.1 to 3.3)."""
    boxed = {"fp": boxed_firepower(g, u), "range": boxed_range(g, u), "move": boxed_movement(g, u), "morale": False}
    found: list[Stat] = []
    for key in STATS:
        terms = stat_terms(g, u, key)
        still = key == "move" and g.rules.tables.unit_move[face(g, u)] == NONE
        found.append(Stat(key, "-", False, []) if still else Stat(key, sum_of(terms), boxed[key], terms))
    if g.rules.tables.gun_fp[face(g, u)]:
        found += [Stat("gun-" + key, sum_of(terms), False, terms) for key in GUN if (terms := gun_terms(g, u, key))]
    if is_leader(g, u):
        found.append(Stat("command", command(g, u), False, [printed(g, "command", command(g, u))]))
    return found


def inspect_unit(words: Words, seat: int, u: int) -> Inspection:
    g = words.g
    if not sees_unit(g, seat, u):
        return not_seen()
    hex = g.u_hex[u]
    notes = [Note(phrase("state-" + flag), cited(g, "states", flag)) for bit, flag in FLAG_NAMES if g.u_flags[u] & bit]
    if g.u_weapon[u] != NO_WEAPON:
        notes.append(
            Note(phrase("inspect-carries", weapon=words.weapon(g.u_weapon[u], False)), cited(g, "notes", "carries"))
        )
    if hex < 0:
        where = phrase("inspect-time", space=g.u_time[u]) if hex == TIME_TRACK else phrase("inspect-off-map")
        return Inspection(words.unit_name(u), where, [], notes)
    notes.append(Note(phrase("inspect-worth", points=g.rules.tables.unit_vp[g.u_type[u]]), cited(g, "notes", "worth")))
    kind = g.rules.tables.words.kinds[g.rules.tables.unit_kind[g.u_type[u]]]
    where = phrase("inspect-unit-in", kind=phrase("kind-" + kind), hex=words.hex(hex), terrain=terrain_phrase(g, hex))
    return Inspection(words.unit_name(u), where, unit_stats(g, u), notes)


# --- Weapons ---


def inspect_weapon(words: Words, seat: int, w: int) -> Inspection:
    g = words.g
    if not shows_weapon(g, w, seat):
        return not_seen()
    tables, kind = g.rules.tables, g.w_type[w]
    fp, reach = weapon_terms(g, w, "fp"), weapon_terms(g, w, "range")
    stats = [
        Stat("fp", sum_of(fp), tables.weapon_boxed_fp[kind] != 0, fp),
        Stat("range", sum_of(reach), tables.weapon_boxed_range[kind] != 0, reach),
        Stat("carrier-move", tables.weapon_move[kind], False, [printed(g, "move", tables.weapon_move[kind])]),
    ]
    if tables.weapon_min_range[kind]:
        low = tables.weapon_min_range[kind]
        stats.insert(2, Stat("min-range", low, False, [printed(g, "range", low)]))
    carrier = g.w_carrier[w]
    shown = carrier >= 0 and sees_unit(g, seat, carrier)
    subtitle = phrase("inspect-carried-by", unit=words.unit(carrier)) if shown else phrase("inspect-uncarried")
    return Inspection(words.weapon(w, False), subtitle, stats, weapon_notes(g, w) + own_weapon_notes(g, w))


def weapon_notes(g: State, w: int) -> list[Note]:
    tables, kind = g.rules.tables, g.w_type[w]
    notes = [
        Note(
            phrase("inspect-fix", fix=tables.weapon_fix_high[kind], lost=tables.weapon_elim_low[kind]),
            cited(g, "notes", "repair"),
        ),
    ]
    if g.w_broken[w]:
        notes.insert(0, Note(phrase("state-broken-weapon"), cited(g, "notes", "repair")))
    if tables.weapon_ordnance[kind]:
        notes.append(Note(phrase("inspect-ordnance"), cited(g, "notes", "ordnance")))
    if fires_own_smoke(g, w, tables.weapon_smoke[kind] != 0):
        notes.append(Note(phrase("inspect-smoke"), cited(g, "notes", "smoke")))
    reason = weapon_reason(g, w)
    if reason:
        key = tables.words.reasons[reason]
        notes.append(Note(phrase("inspect-cannot-fire", reason=phrase("why-" + key)), cited(g, "reasons", key)))
    return notes


# --- hexes ---


def terrain_phrase(g: State, hex: int) -> Phrase:
    return phrase("terrain-" + TERRAIN_NAMES[terrain_at(g, hex)])


def ways_of(g: State, hex: int) -> list[str]:
    """Road, Railway and Trail, as far as they lead through a hex."""
    map = g.rules.map
    tables = zip(WAY_NAMES, [map.road, map.railway, map.trail], strict=True)
    return [way for way, table in tables if table[hex] & WAY_PRESENT]


def hexsides_of(g: State, hex: int) -> list[tuple[str, int]]:
    """Fences, Hedges, Walls and Cliffs of a hex, each with the hex beyond it, or -1."""
    map = g.rules.map
    found: list[tuple[str, int]] = []
    for d in range(6):
        if map.sides[hex * 6 + d]:
            found.append((SIDE_NAMES[map.sides[hex * 6 + d]], map.neighbours[hex * 6 + d]))
    return found


def inspect_hex(words: Words, seat: int, hex: int) -> Inspection:
    g = words.g
    map = g.rules.map
    cover = cover_terms(g, hex)
    cost = g.rules.own.costs[seat if seat in (0, 1) else -1].move[terrain_at(g, hex)]
    stats = [
        Stat("cover", sum_of(cover), False, cover),
        Stat("cost", whole_points(g, cost) if cost else "-", False, []),
        Stat("level", map.level[hex], False, []),
    ]
    return Inspection(
        phrase("inspect-hex", hex=words.hex(hex)), terrain_phrase(g, hex), stats, hex_notes(words, seat, hex)
    )


def hex_notes(words: Words, seat: int, hex: int) -> list[Note]:
    g = words.g
    map = g.rules.map
    terrain = TERRAIN_NAMES[terrain_at(g, hex)]
    notes = [Note(phrase("terrain-" + terrain), cited(g, "terrain", terrain))]
    if map.level[hex]:
        notes.append(Note(phrase("inspect-hill", level=map.level[hex]), cited(g, "notes", "hill")))
    notes += [Note(phrase("way-" + way), cited(g, "ways", way)) for way in ways_of(g, hex)]
    for side, beyond in hexsides_of(g, hex):
        towards = phrase("inspect-hexside", side=phrase("hexside-" + side), hex=words.hex(beyond))
        notes.append(Note(towards, cited(g, "hexsides", side)))
    notes += marker_notes(g, hex)
    number = map.objective[hex]
    if number:
        notes.append(Note(objective_phrase(g, number), cited(g, "notes", "objective")))
    return notes + crowd_notes(g, seat, hex)


def marker_notes(g: State, hex: int) -> list[Note]:
    notes: list[Note] = []
    if g.h_fort[hex]:
        fort = g.rules.tables.words.forts[g.h_fort[hex]]
        notes.append(Note(phrase("fort-" + fort), cited(g, "forts", fort)))
    if g.h_smoke[hex]:
        smoke = phrase("inspect-smoke-marker", number=g.h_smoke[hex])
        notes.append(Note(smoke, cited(g, "notes", "smoke-marker")))
    if g.h_blaze[hex]:
        notes.append(Note(phrase("marker-blaze"), cited(g, "notes", "blaze")))
    return notes + lying_notes(g, hex)


def crowd_notes(g: State, seat: int, hex: int) -> list[Note]:
    """How near a side is to the stacking limit; what is concealed does not count."""
    notes: list[Note] = []
    for side in range(2):
        hidden = any(is_concealed_from(g, u, seat) for u in units_in(g, hex))
        count = figures(g, hex, side)
        if count and not hidden:
            say = phrase("inspect-figures", side=side_phrase(side), count=count, limit=stacking_limit(g, hex, side))
            notes.append(Note(say, cited(g, "notes", "stacking")))
    return notes


def objective_phrase(g: State, number: int) -> Phrase:
    owner = g.control[number]
    value = objective_value(g, number)
    if owner == UNCONTROLLED:
        return phrase("inspect-objective-free", number=number, value=value)
    return phrase("inspect-objective", number=number, value=value, side=side_phrase(owner))


# --- cards, chits and Objectives ---


def inspect_card(words: Words, card: int) -> Inspection:
    """What is printed on a card, with its Order and Action as this scenario reads them."""
    g = words.g
    tables, said = g.rules.tables, g.rules.tables.words
    order, action, event = g.rules.card_order[card], g.rules.card_action[card], g.rules.card_event[card]
    notes = [
        Note(phrase("inspect-order", order=words.order_name(card)), cited(g, "orders", said.orders[order])),
        Note(phrase("inspect-action", action=words.action_name(card)), cited(g, "actions", said.actions[action])),
        event_note(g, event),
        Note(phrase("inspect-random-hex", hex=words.hex(card_hex(g, card))), cited(g, "notes", "random-hex")),
    ]
    notes += too_notes(g, card)
    trigger = tables.card_trigger[card]
    if trigger != names.NO_TRIGGER:
        notes.append(
            Note(phrase("trigger-" + names.TRIGGER_NAMES[trigger]), cited(g, "triggers", names.TRIGGER_NAMES[trigger]))
        )
    dice = Stat("dice", f"{tables.card_white[card]}+{tables.card_coloured[card]}", False, [])
    title = phrase("inspect-card", card=tables.card_name[card], order=words.order_name(card))
    return Inspection(title, nation_phrase(tables, tables.card_nation[card]), [dice], notes)


def inspect_other(words: Words, text: str) -> Inspection:
    g = words.g
    kind, _, name = text.partition("-")
    if kind == "chit" and name in g.rules.tables.chit_index:
        title = phrase("inspect-chit", chit=name)
        return Inspection(
            title, None, [], [Note(chit_phrase(g.rules.tables, g.rules.tables.chit(name)), cited(g, "notes", "chit"))]
        )
    if kind == "objective" and name in [str(n) for n in range(1, OBJECTIVES + 1)]:
        return inspect_objective(words, int(name))
    if kind == "fort" and name in g.rules.tables.words.forts[1:]:
        return Inspection(phrase("fort-" + name), None, [], [Note(phrase("fort-" + name), cited(g, "forts", name))])
    return not_seen()


def inspect_objective(words: Words, number: int) -> Inspection:
    g = words.g
    tables = g.rules.tables
    hexes = [words.hex(hex) for hex in g.rules.objective_hexes[number]]
    notes = [Note(objective_phrase(g, number), cited(g, "notes", "objective"))]
    for chit in g.open_chits:
        if not tables.chit_special[chit] and tables.chit_objective[chit] in (0, number):
            notes.append(Note(chit_phrase(tables, chit), cited(g, "notes", "chit")))
    title = phrase("inspect-objective-at", number=number, hexes=hexes)
    return Inspection(title, None, [Stat("value", objective_value(g, number), False, [])], notes)
