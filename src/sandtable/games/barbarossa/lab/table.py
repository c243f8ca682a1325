"""What must be true of a game of Barbarossa at every decision: units, carriers, aircraft, works, mines, orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.barbarossa.rules.defense import full_base
from sandtable.games.barbarossa.rules.move.crossing import may_stand
from sandtable.games.barbarossa.rules.move.transports import is_transport
from sandtable.games.barbarossa.rules.names import (
    AIRBORNE,
    AIRCRAFT,
    DEPLOYS,
    FAKE,
    INFANTRY,
    KILL_ZONE,
    MINE_NAMES,
    NO_WORK,
    ORDERS,
    RIVER,
    SIDE_NAMES,
    STEP_DEFEND,
    TRAIN,
    WAIT,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.orders.table import is_on_card
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    DEFENDING,
    DEPLOYED,
    DESTROYED,
    ENTRENCHED,
    EXECUTION,
    FLAGGED,
    HIDDEN,
    IN_BETWEEN,
    IN_PILLBOX,
    LANDED,
    LEFT,
    MERGED,
    NO_SMOKE,
    NOBODY,
    NOWHERE,
    ONBOARD_PLANES,
    RESERVE,
    SETTING_UP,
    SUPPRESSED,
    TOWED,
    TRANSPORTED,
    UNBOUGHT,
    WET,
    State,
    card,
    engaged,
    has,
    name_of,
)
from sandtable.terrain.lattice import DIRECTIONS

OFF: Final = [DESTROYED, AIRFIELD, RESERVE, MERGED, LEFT, ABOARD, UNBOUGHT]
GONE: Final = [DESTROYED, MERGED, LEFT]
STANDBY: Final = 4


def table_faults(g: State) -> list[str]:
    """Everything that a single look at the table can tell."""
    return [*column_faults(g), *all_units(g), *ground_faults(g), *mine_faults(g)]


def column_faults(g: State) -> Iterator[str]:
    by_unit = [name for name in State.__annotations__ if name.startswith("u_")] + ["read_orders"]
    if {len(getattr(g, name)) for name in by_unit} != {len(g.u_card)}:
        yield "the columns of the table of units differ in length"
    if sorted(g.sequence) != list(range(len(g.u_card))):
        yield "the sequence does not name every unit once"
    flags = [(g.u_side[u], g.u_flag[u]) for u in range(len(g.u_card))]
    if len(set(flags)) != len(flags):
        yield "two units have the same flag"


# --- units ---


def all_units(g: State) -> Iterator[str]:
    for u in g.sequence:
        for fault in unit_faults(g, u):
            yield f"{name_of(g, u)}: {fault}"


def unit_faults(g: State, u: int) -> Iterator[str]:
    yield from number_faults(g, u)
    yield from place_faults(g, u)
    yield from carrier_faults(g, u)
    yield from status_faults(g, u)
    yield from order_faults(g, u)


def number_faults(g: State, u: int) -> Iterator[str]:
    c = card(g, u)
    for name, value, most in (
        ("size", g.u_size[u], c.size),
        ("AP", g.u_ap[u], c.ammo),
        ("smoke", g.u_smoke[u], c.smoke),
        ("explosives", g.u_explosives[u], c.explosives),
        ("mines", g.u_mines[u], c.mines),
        ("base Defense", g.u_base[u], c.defense),
        ("Time Boxes flown", g.u_flown[u], max(c.flight, 0)),
    ):
        if not 0 <= value <= most:
            yield f"{name} is {value}, its card says {most}"
    if g.u_bonus[u] < 0 or g.u_cargo_ap[u] < 0 or min([0, *g.u_cars[u]]) < 0:
        yield "something is negative"
    if g.u_base[u] > full_base(g, u) and not has(g, u, LANDED):
        yield "its base Defense is more than it has"
    if (g.u_size[u] == 0) != (g.u_hex[u] in (DESTROYED, MERGED)) and not c.has(TRAIN):
        yield f"size {g.u_size[u]} at place {g.u_hex[u]}"


def place_faults(g: State, u: int) -> Iterator[str]:
    h, c = g.u_hex[u], card(g, u)
    if h < 0:
        if h not in OFF:
            yield f"it is at {h}, which is no place"
        if c.type == AIRCRAFT and h == ABOARD:
            yield "aircraft are aboard"
    elif c.type != AIRCRAFT:
        if g.rules.ground.rim[h]:
            yield "it stands on the rim"
        elif g.phase != SETTING_UP and not has(g, u, WET) and not may_be_in(g, u, h):
            yield f"it cannot stand in {g.rules.ground.hex_name(h)}"
    if c.type == AIRCRAFT:
        if h >= 0 and g.u_prep[u] != 0:
            yield "it flies and is prepared at the same time"
        if h == AIRFIELD and not 1 <= g.u_prep[u] <= STANDBY:
            yield f"its Preparation Box is {g.u_prep[u]}"


def may_be_in(g: State, u: int, h: int) -> bool:
    """Ground that has changed under it may be closed to it: a bridge that was built or blown, a glade. Trains set down
    what they carry wherever they stand (upc.1, board.4); paratroopers stay where they came down (land.5)."""
    if card(g, u).has(AIRBORNE):
        return True
    changed = g.h_work[h] != NO_WORK or g.h_terrain[h] != g.rules.ground.terrain[h]
    return may_stand(g, u, h) or changed or g.rules.ground.rail[h] != 0


def carrier_faults(g: State, u: int) -> Iterator[str]:
    t = g.u_carrier[u]
    if (t != NOBODY) != (g.u_hex[u] == ABOARD):
        yield f"its carrier is {t}, its place {g.u_hex[u]}"
        return
    carried = has(g, u, TOWED | TRANSPORTED | ONBOARD_PLANES)
    if carried != (t != NOBODY) and g.u_hex[u] not in GONE:
        yield "its status does not say whether it is carried"
    if t == NOBODY:
        return
    if g.u_side[t] != g.u_side[u] or g.u_hex[t] in (DESTROYED, MERGED) or g.u_carrier[t] != NOBODY:
        yield f"it is carried by {name_of(g, t)}, which carries nobody"
    if not is_transport(g, t) and card(g, t).type != AIRCRAFT:
        yield f"{name_of(g, t)} is no transport"
    if not g.u_cars[t]:
        load = sum(g.u_size[v] for v in g.sequence if g.u_carrier[v] == t)
        if load > g.u_size[t]:
            yield f"{name_of(g, t)} of size {g.u_size[t]} carries {load}"


def status_faults(g: State, u: int) -> Iterator[str]:
    c, h = card(g, u), g.u_hex[u]
    if has(g, u, FLAGGED) and not has(g, u, SUPPRESSED) and h not in GONE:
        yield "it is flagged and not suppressed"
    if has(g, u, SUPPRESSED) and (c.type == AIRCRAFT or (g.u_bonus[u] and h not in GONE)):
        yield "suppressed, it has a bonus or flies"
    if has(g, u, DEPLOYED | IN_BETWEEN) and not c.has(DEPLOYS):
        yield "it is deployed, which its card does not know"
    if has(g, u, DEPLOYED) and has(g, u, IN_BETWEEN):
        yield "it is deployed and in between"
    if has(g, u, HIDDEN) and (h < 0 or c.type == AIRCRAFT or engaged(g, u) or has(g, u, SUPPRESSED)):
        yield "it is hidden and cannot be"
    if not NOWHERE <= g.u_facing[u] < DIRECTIONS:
        yield f"it faces {g.u_facing[u]}"
    if h >= 0 and g.phase != SETTING_UP and c.has(KILL_ZONE) and has(g, u, DEPLOYED) and g.u_facing[u] == NOWHERE:
        yield "it has a Kill Zone and faces nowhere"
    defends = g.phase != EXECUTION or g.step < STEP_DEFEND or has(g, u, DEFENDING)  # marks stay until step 1
    if h >= 0 and has(g, u, ENTRENCHED) and not (defends and g.h_trench[h] >> g.u_facing[u] & 1):
        yield "it is in a trench that is not there"
    if h >= 0 and has(g, u, IN_PILLBOX) and not (g.h_pillbox[h] and c.type == INFANTRY):
        yield "it is in a pillbox that is not there"


def order_faults(g: State, u: int) -> Iterator[str]:
    order = g.u_order[u]
    if not 0 <= order < ORDERS or (order != WAIT and not is_on_card(g, u, order)):
        yield f"its order {order} is not on its card"
    path = g.u_path[u]
    if any(g.rules.ground.distance(a, b) != 1 for a, b in zip(path, path[1:], strict=False)):
        yield "its path has a gap"
    if g.u_target[u] != NOBODY and not 0 <= g.u_target[u] < len(g.u_card):
        yield "its target is nobody"
    if not 0 <= g.u_fire_at[u] <= max(len(path), 30) or g.u_boxes[u] < 0 or g.u_since[u] > g.turn:
        yield "a number of its order is wrong"


# --- ground ---


def ground_faults(g: State) -> Iterator[str]:
    """Only where something lies: all is bare on most of the board."""
    marked = [g.h_smoke, g.h_age, g.h_fire, g.h_markers, g.h_pillbox, g.h_work, g.h_depot, g.h_stock]
    for h in sorted({h for values in marked if any(values) for h, value in enumerate(values) if value}):
        for fault in hex_faults(g, h):
            yield f"{g.rules.ground.hex_name(h)}: {fault}"
    for what, mask in (("wire", g.h_wire), ("barrier", g.h_barrier)):
        for h in [h for h, sides in enumerate(mask) if sides] if any(mask) else []:
            if not is_mirrored(g, mask, h):
                yield f"{g.rules.ground.hex_name(h)}: {what} on one side only"
    if any(held not in (NOBODY, 0, 1) for held in g.held) or not NOWHERE <= g.wind < DIRECTIONS:
        yield "a holder or the wind is wrong"


def hex_faults(g: State, h: int) -> Iterator[str]:
    row = g.rules.tables.terrain[g.h_terrain[h]]
    if not NO_SMOKE <= g.h_smoke[h] <= 2 or (g.h_age[h] and g.h_smoke[h] == NO_SMOKE):
        yield f"smoke {g.h_smoke[h]} of age {g.h_age[h]}"
    if g.h_fire[h] > row.burns or (g.h_markers[h] > 0 and g.h_fire[h] == 0) or g.h_markers[h] > row.fire_markers:
        yield f"fire {g.h_fire[h]}, markers {g.h_markers[h]}"
    if g.h_pillbox[h] > g.rules.numbers.pillbox_hits or g.h_work[h] >= len(WORK_NAMES):
        yield "works that are not there"
    if g.h_work[h] != NO_WORK and g.h_terrain[h] != RIVER:
        yield "a bridge on dry land"
    if not 0 <= g.h_stock[h] <= g.rules.numbers.depot_capacity or g.h_depot[h] > len(SIDE_NAMES):
        yield f"a depot of {g.h_stock[h]} AP"
    if g.h_stock[h] and not g.h_depot[h]:
        yield "ammunition without a depot"


def is_mirrored(g: State, mask: bytes, h: int) -> bool:
    """Wire and barriers are noted in both hexes of their side."""
    sides = [d for d in range(DIRECTIONS) if mask[h] >> d & 1]
    across = [(g.rules.ground.beside(h, d), (d + 3) % DIRECTIONS) for d in sides]
    return all(other < 0 or mask[other] >> back & 1 for other, back in across)


def mine_faults(g: State) -> Iterator[str]:
    if len({len(g.f_hex), len(g.f_side), len(g.f_kind), len(g.f_known), len(g.f_live), len(g.f_unit)}) != 1:
        yield "the columns of minefields differ in length"
    for f in range(len(g.f_hex)):
        if not 0 <= g.f_kind[f] < len(MINE_NAMES) or not 0 <= g.f_side[f] < len(SIDE_NAMES):
            yield "a minefield of no kind or side"
        if g.f_live[f] and g.f_known[f] and g.f_kind[f] == FAKE:
            yield "a fake that was found lies on"  # mdet.3
