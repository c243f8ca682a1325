"""What a player can ask of a thing: a unit, a hex, a card, an order (Inspection), as far as a seat may know."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import (
    ABILITY_NAMES,
    BRIDGE,
    MINE_NAMES,
    NO_WORK,
    ORDER_NAMES,
    SIDE_NAMES,
    STEP_NAMES,
    STEP_OF,
    TERRAIN_NAMES,
    TYPE_NAMES,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.odds import chance_of_two
from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES, standing
from sandtable.games.barbarossa.rules.state import (
    AIRFIELD,
    FLAGGED,
    NOBODY,
    NOWHERE,
    RESERVE,
    SUPPRESSED,
    State,
    card,
    cargo_of,
    has,
    in_hex,
    name_of,
)
from sandtable.games.barbarossa.rules.victory import points_of
from sandtable.games.barbarossa.rules.view import PLACES, STATUSES, is_seen, knows_order
from sandtable.games.barbarossa.screen import terms
from sandtable.games.barbarossa.screen.cites import ABILITY_RULES, ORDER_RULES, STATUS_RULES, TERRAIN_RULES
from sandtable.games.barbarossa.screen.terms import note_phrase, stat
from sandtable.games.barbarossa.screen.things import Thing, order_asked
from sandtable.games.barbarossa.screen.words import (
    PREFIX,
    card_phrase,
    instruction_value,
    order_phrase,
    say,
    side_phrase,
    unit_phrase,
)
from sandtable.phrase import Part, Phrase, phrase
from sandtable.screens.shapes import Inspection, Note, Stat
from sandtable.terrain.lattice import DIRECTIONS, NONE


def inspect(g: State, seat: int, name: str) -> Inspection:
    thing = Thing(g, name)
    if thing.kind == "unit" and thing.value >= 0:
        return unit_inspection(g, seat, thing.value)
    if thing.kind == "hex" and thing.value >= 0:
        return hex_inspection(g, seat, thing.value)
    if thing.kind == "card" and thing.value >= 0:
        return card_inspection(g, thing.value)
    if thing.kind == "side" and thing.value >= 0:
        return beside_inspection(g, "victory")._replace(title=side_phrase(thing.value))
    return beside_inspection(g, thing.text if thing.kind == "other" else "")


# --- units ---


def unit_inspection(g: State, seat: int, u: int) -> Inspection:
    title = phrase(PREFIX + "inspect-unit", side=side_phrase(g.u_side[u]), unit=unit_phrase(g, u))
    about = phrase(
        PREFIX + "inspect-unit-about", type=say("type", TYPE_NAMES[card(g, u).type]), place=place_phrase(g, seat, u)
    )
    c = card(g, u)
    size = stat("size", f"{g.u_size[u]} / {c.size}", [])
    if not is_seen(g, u, seat):
        notes = [status_note("hidden"), Note(note_phrase("hidden"), "hid.1")]
        return Inspection(title, about, [size, *terms.supply_stats(g, seat, u)], notes + ability_notes(c.abilities))
    found = [size, terms.defense_stat(g, seat, u), terms.fortitude_stat(g, u), *terms.supply_stats(g, seat, u)]
    found += [*terms.firepower_stats(g, u), *terms.range_stats(g, u), *terms.move_stats(g, u)]
    sight = terms.sight_stat(g, u)
    if sight is not None:
        found.append(sight)
    return Inspection(title, about, [entry for entry in found if entry.value != 0], unit_notes(g, seat, u))


def place_phrase(g: State, seat: int, u: int) -> Phrase:
    if not is_seen(g, u, seat):
        return phrase(PREFIX + "place-unknown")
    if g.u_hex[u] >= 0:
        return phrase(PREFIX + "inspect-at", hex=g.rules.ground.hex_name(g.u_hex[u]))
    place = PLACES.get(g.u_hex[u], "nowhere")
    if place == "aboard":
        return phrase(PREFIX + "place-aboard", unit=unit_phrase(g, g.u_carrier[u]))
    return say("place", place)


def status_note(name: str) -> Note:
    return Note(
        note_phrase("status", status=say("status", name), about=say("status", name + "-about")), STATUS_RULES[name]
    )


def ability_notes(abilities: int) -> list[Note]:
    found: list[Note] = []
    for ability, name in enumerate(ABILITY_NAMES):
        if abilities >> ability & 1:
            text = note_phrase("ability", ability=say("ability", name), about=say("ability", name + "-about"))
            found.append(Note(text, ABILITY_RULES[name]))
    return found


def unit_notes(g: State, seat: int, u: int) -> list[Note]:
    notes = [status_note(name) for flag, name in STATUSES if has(g, u, flag)]
    if knows_order(g, u, seat):
        notes.append(Note(order_note(g, u), ORDER_RULES[ORDER_NAMES[g.u_order[u]]]))
    if g.u_facing[u] != NOWHERE and g.u_hex[u] >= 0:
        notes.append(Note(note_phrase("facing", number=g.u_facing[u] + 1), "kz.1"))
    if g.u_carrier[u] != NOBODY:
        notes.append(Note(note_phrase("carrier", unit=unit_phrase(g, g.u_carrier[u])), "board.3"))
    notes += [Note(note_phrase("cargo", unit=unit_phrase(g, v)), "trn.1") for v in cargo_of(g, u)]
    if g.u_hex[u] == RESERVE and g.rules.arrives[u]:
        notes.append(Note(note_phrase("arrives", number=g.rules.arrives[u]), "tow.6"))
    if g.u_hex[u] == AIRFIELD and g.u_prep[u]:
        notes.append(Note(note_phrase("prep", prep=say("prep", str(g.u_prep[u]))), "air.5"))
    if has(g, u, SUPPRESSED | FLAGGED):
        notes.append(Note(note_phrase("test", number=round(36 * chance_of_two(fortitude(g, u)))), "ft.7"))
    if g.u_side[u] == seat:
        if g.u_boxes[u]:
            notes.append(Note(note_phrase("boxes", number=g.u_boxes[u]), "time.1"))
        for kind, name in enumerate(INSTRUCTION_NAMES):
            if standing(g, u, kind):
                value = instruction_value(kind, standing(g, u, kind))
                notes.append(Note(note_phrase("standing", instruction=say("instruction", name), value=value), "plan.2"))
    return notes + ability_notes(card(g, u).abilities)


def order_note(g: State, u: int) -> Phrase:
    """The order with what is written of it."""
    what: list[Part] = []
    ground = g.rules.ground
    if g.u_target[u] != NOBODY:
        what.append(name_of(g, g.u_target[u]))
    if g.u_at[u] != NOWHERE:
        what.append(ground.hex_name(g.u_at[u]))
    if g.u_path[u]:
        what.append(" ".join(ground.hex_name(h) for h in g.u_path[u]))
    if g.u_face[u] != NOWHERE:
        what.append(phrase(PREFIX + "direction", number=g.u_face[u] + 1))
    if g.u_range[u]:
        what.append(g.u_range[u])
    order = order_phrase(g.u_order[u])
    return note_phrase("order-full", order=order, what=what) if what else note_phrase("order", order=order)


# --- hexes ---


def hex_inspection(g: State, seat: int, h: int) -> Inspection:
    ground, terrain = g.rules.ground, g.h_terrain[h]
    row, name = g.rules.tables.terrain[terrain], TERRAIN_NAMES[terrain]
    about = phrase(PREFIX + "inspect-hex-about", terrain=say("terrain", name), level=ground.level[h])
    stats: list[Stat] = []
    if row.defense_infantry or row.defense_other:
        stats.append(stat("terrain-defense", f"{row.defense_infantry} / {row.defense_other}", []))
    rule = TERRAIN_RULES[name]
    notes: list[Note] = [Note(note_phrase("rim"), "airm.3")] if ground.rim[h] else []
    if row.blocks:
        notes.append(Note(note_phrase("blocks"), rule))
    if row.one_hex:
        notes.append(Note(note_phrase("one-hex"), rule))
    if row.exits_only:
        notes.append(Note(note_phrase("exits", hexes=sides(g, h, g.h_exits[h])), rule))
    if not row.ranged:
        notes.append(Note(note_phrase("no-ranged"), rule))
    kinds = list(enumerate(TYPE_NAMES))[:-1]  # what flies is not asked
    hides = [say("type", kind) for type_, kind in kinds if row.ambush[type_]]
    closed = [say("type", kind) for type_, kind in kinds if not row.enter[type_]]
    if hides:
        notes.append(Note(note_phrase("ambush", types=list[Part](hides)), rule))
    if closed:
        notes.append(Note(note_phrase("closed", types=list[Part](closed)), rule))
    for type_, kind in kinds:
        if row.penalty[type_]:
            notes.append(Note(note_phrase("penalty", type=say("type", kind), number=row.penalty[type_]), rule))
    units = [unit_phrase(g, u) for u in in_hex(g, h) if is_seen(g, u, seat)]
    if units:
        notes.append(Note(note_phrase("units", units=list[Part](units)), "card.1"))
    return Inspection(
        phrase(PREFIX + "inspect-hex", hex=ground.hex_name(h)), about, stats, notes + now_notes(g, seat, h)
    )


def sides(g: State, h: int, mask: int) -> list[Part]:
    """The hexes next door on the sides of a mask."""
    ground = g.rules.ground
    found = [ground.beside(h, d) for d in range(DIRECTIONS) if mask >> d & 1]
    return [ground.hex_name(n) for n in found if n != NONE]


def now_notes(g: State, seat: int, h: int) -> list[Note]:
    """Ways, works, and what has become of the hex."""
    ground = g.rules.ground
    notes: list[Note] = []
    for key, mask, rule in (("road", ground.road[h], "road.1"), ("rail", ground.rail[h], "train.move.1")):
        if mask:
            notes.append(Note(note_phrase(key, hexes=sides(g, h, mask)), rule))
    if g.h_work[h] != NO_WORK:
        rule = "bridge.1a" if g.h_work[h] == BRIDGE else "rbridge.1a"
        notes.append(Note(note_phrase("work", work=say("work", WORK_NAMES[g.h_work[h]])), rule))
    for work, mask, rule in (
        ("trench", g.h_trench[h], "trench.4"), ("wire", g.h_wire[h], "wire.1b"),
        ("barrier", g.h_barrier[h], "dragon.1"),
    ):  # fmt: skip
        if mask:
            notes.append(Note(note_phrase("work-sides", work=say("work", work), hexes=sides(g, h, mask)), rule))
    if g.h_pillbox[h]:
        notes.append(Note(note_phrase("work", work=say("work", "pillbox")), "pill.3"))
    if g.h_rail[h]:
        notes.append(Note(note_phrase("rail-damaged"), "rail.1"))
    if g.h_depot[h]:
        notes.append(Note(note_phrase("depot", side=side_phrase(g.h_depot[h] - 1), number=g.h_stock[h]), "depot.1a"))
    if g.h_smoke[h]:
        notes.append(Note(note_phrase("smoke"), "smoke.6"))
    if g.h_fire[h]:
        notes.append(Note(note_phrase("fire", number=g.h_fire[h]), "burn.1"))
    if g.held[h] != NOBODY:
        notes.append(Note(note_phrase("held", side=side_phrase(g.held[h])), "turn.7"))
    for f in range(len(g.f_hex)):
        if g.f_hex[f] == h and g.f_live[f] and (g.f_known[f] or g.f_side[f] == seat):
            notes.append(Note(note_phrase("mines", mine=say("mine", MINE_NAMES[g.f_kind[f]])), "mdet.1"))
    return notes


# --- cards, orders and what lies beside the map ---


def card_inspection(g: State, c: int) -> Inspection:
    found = g.rules.tables.cards[c]
    about = phrase(PREFIX + "inspect-card-about", type=say("type", TYPE_NAMES[found.type]), number=found.cost)
    return Inspection(card_phrase(found), about, [stat("size", found.size, [])], ability_notes(found.abilities))


def beside_inspection(g: State, text: str) -> Inspection:
    """Points, wind, orders, directions; of what there is nothing to say, nothing."""
    if text == "victory":
        stats = [
            Stat("points", points_of(g, side), False, [], label=side_phrase(side)) for side in range(len(SIDE_NAMES))
        ]
        return Inspection(phrase(PREFIX + "inspect-victory"), None, stats, [])
    if text == "wind":
        blows = note_phrase("wind", number=g.wind + 1) if g.wind >= 0 else note_phrase("no-wind")
        return Inspection(phrase(PREFIX + "inspect-wind"), None, [], [Note(blows, "wind.1")])
    order, u = order_asked(g, text)
    if order < 0:
        tail = text.removeprefix("direction-")
        title = phrase(PREFIX + "direction", number=int(tail)) if tail.isdigit() else phrase(PREFIX + "inspect-nothing")
        return Inspection(title, None, [], [])
    name, step = ORDER_NAMES[order], STEP_OF[order]
    about = phrase(PREFIX + "inspect-order-about", number=step, step=say("step", STEP_NAMES[step]))
    notes = [Note(say("order", name + "-about"), ORDER_RULES[name])]
    if u < 0:
        return Inspection(order_phrase(order), about, [], notes)
    box = card(g, u).boxes[order]
    stats = []
    if box is not None and box.distance:
        stats.append(stat("moves", box.distance, [], order=order_phrase(order)))
    return Inspection(order_phrase(order), about, stats, notes)
