"""What a seat may know (guide 2.4), and dealing afresh what it may not.

Private: orders until Execution (but those that the radio read), where hidden units are, minefields and their kinds, and
before the first turn the other side's whole set-up.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules.air.airfield import keeps_mission
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    MINE_NAMES,
    NO_WORK,
    ORDER_NAMES,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES, standing
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    DEPLOYED,
    DESTROYED,
    DETECTED,
    ENTRENCHED,
    EQUIPPING,
    EXECUTION,
    FLAGGED,
    HIDDEN,
    IN_BETWEEN,
    IN_PILLBOX,
    LEFT,
    MERGED,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    RESERVE,
    SETTING_UP,
    SUPPRESSED,
    TOWED,
    TRANSPORTED,
    State,
    card,
    clear_order,
    has,
    name_of,
    sequence,
)
from sandtable.games.barbarossa.rules.victory import points_of
from sandtable.kernel.title import Data

PLACES = {
    DESTROYED: "destroyed", AIRFIELD: "airfield", RESERVE: "reserve", MERGED: "merged", LEFT: "left", ABOARD: "aboard",
}  # fmt: skip
STATUSES = [
    (SUPPRESSED, "suppressed"), (FLAGGED, "flagged"), (HIDDEN, "hidden"), (ENTRENCHED, "entrenched"),
    (IN_PILLBOX, "in-pillbox"), (DEPLOYED, "deployed"), (TOWED, "towed"), (TRANSPORTED, "transported"),
    (EQUIPPING, "equipping"), (DETECTED, "detected"), (IN_BETWEEN, "in-between"),
]  # fmt: skip
NO_HEX = "?"


def view_of(g: State, seat: int) -> Data:
    ground = g.rules.ground
    return {
        "map": ground.name, "seat": seat, "turn": g.turn, "turns": g.rules.turns, "phase": PHASE_NAMES[g.phase],
        "step": g.step, "hex_step": g.hex_step, "over": g.over, "winner": g.winner, "wind": g.wind + 1,
        "vp": [points_of(g, side) for side in range(len(SIDE_NAMES))],
        "units": [unit_view(g, u, seat) for u in sequence(g)], "hexes": hexes_view(g), "mines": mines_view(g, seat),
        "placing": placing_view(g, seat),
    }  # fmt: skip


# --- units ---


def is_mine(g: State, u: int, seat: int) -> bool:
    return g.u_side[u] == seat or g.over


def is_seen(g: State, u: int, seat: int) -> bool:
    """Does the seat know where a unit is?"""
    if is_mine(g, u, seat):
        return True
    return not has(g, u, HIDDEN) and g.phase != SETTING_UP


def knows_order(g: State, u: int, seat: int) -> bool:
    """From Execution on orders are public (exec.1), but those of units that stay hidden."""
    if is_mine(g, u, seat) or keeps_mission(g, u):
        return True  # a mission that goes on was shown when it began
    if g.phase >= EXECUTION:
        return not has(g, u, HIDDEN)
    return g.read_orders[u] == 1 and seat in range(len(SIDE_NAMES))


def unit_view(g: State, u: int, seat: int) -> Data:
    seen = is_seen(g, u, seat)
    found: Data = {
        "id": u, "name": name_of(g, u), "card": card(g, u).id, "side": SIDE_NAMES[g.u_side[u]],
        "place": place_view(g, u, seen), "size": g.u_size[u], "ap": g.u_ap[u], "smoke": g.u_smoke[u],
        "explosives": g.u_explosives[u], "base": g.u_base[u], "bonus": g.u_bonus[u] if seen else 0,
        "facing": g.u_facing[u] + 1 if seen else 0, "prep": g.u_prep[u],
        "status": [word for flag, word in STATUSES if has(g, u, flag) and (seen or flag == HIDDEN)],
        "carrier": name_of(g, g.u_carrier[u]) if g.u_carrier[u] != NOBODY else None, "cargo": g.u_cargo_ap[u],
        "cars": g.u_cars[u][:],
    }  # fmt: skip
    if knows_order(g, u, seat):
        found["order"] = order_view(g, u)
    if is_mine(g, u, seat):
        found["standing"] = {name: standing(g, u, kind) for kind, name in enumerate(INSTRUCTION_NAMES)}
        found["boxes"] = g.u_boxes[u]
        found["mines"] = g.u_mines[u]
    return found


def place_view(g: State, u: int, seen: bool) -> str:
    if not seen:
        return NO_HEX
    return g.rules.ground.hex_name(g.u_hex[u]) if g.u_hex[u] >= 0 else PLACES.get(g.u_hex[u], "nowhere")


def order_view(g: State, u: int) -> Data:
    ground = g.rules.ground
    found: Data = {"name": ORDER_NAMES[g.u_order[u]]}
    if g.u_target[u] != NOBODY:
        found["target"] = name_of(g, g.u_target[u])
    if g.u_at[u] != NOWHERE:
        found["at"] = ground.hex_name(g.u_at[u])
    if g.u_face[u] != NOWHERE:
        found["face"] = g.u_face[u] + 1
    if g.u_range[u]:
        found["range"] = g.u_range[u]
    if g.u_path[u]:
        found["path"] = [ground.hex_name(h) for h in g.u_path[u]]
    return found


# --- ground ---


def hexes_view(g: State) -> Data:
    """Hexes on which something changes or lies, by name."""
    found: Data = {}
    for h in range(g.rules.ground.size):
        entry = hex_view(g, h)
        if entry:
            found[g.rules.ground.hex_name(h)] = entry
    return found


def hex_view(g: State, h: int) -> Data:
    numbers = {
        "smoke": g.h_smoke[h], "fire": g.h_fire[h], "markers": g.h_markers[h], "trench": g.h_trench[h],
        "pillbox": g.h_pillbox[h], "wire": g.h_wire[h], "barrier": g.h_barrier[h], "damaged_rail": g.h_rail[h],
    }  # fmt: skip
    found: Data = {name: value for name, value in numbers.items() if value}
    if g.h_work[h] != NO_WORK:
        found["work"] = WORK_NAMES[g.h_work[h]]
    if g.h_depot[h]:
        found["depot"], found["stock"] = SIDE_NAMES[g.h_depot[h] - 1], g.h_stock[h]
    if g.h_terrain[h] != g.rules.ground.terrain[h]:
        found["terrain"] = TERRAIN_NAMES[g.h_terrain[h]]
    if g.held[h] != NOBODY:
        found["held"] = SIDE_NAMES[g.held[h]]
    return found


def mines_view(g: State, seat: int) -> list[Data]:
    """Those of one's own, and all that were found."""
    return [
        {"hex": g.rules.ground.hex_name(g.f_hex[f]), "side": SIDE_NAMES[g.f_side[f]], "kind": MINE_NAMES[g.f_kind[f]]}
        for f in range(len(g.f_hex))
        if g.f_live[f] and (g.f_known[f] or g.f_side[f] == seat or g.over)
    ]


def placing_view(g: State, seat: int) -> list[Data]:
    return [
        {"works": WORK_KINDS[g.rules.works[i].kind], "hex": g.rules.ground.hex_name(h), "face": d + 1}
        for side, i, h, d in g.placing
        if side == seat
    ]


# --- dealing afresh ---


def redeal(g: State, seat: int, seed: str) -> None:
    """Dice to come, the other side's hidden units that were never seen where they are, its mines and its orders."""
    g.chance.seed, g.chance.count, g.chance.forced = seed, 0, []
    for u in sequence(g):
        if g.u_side[u] != seat and not g.over:
            if has(g, u, HIDDEN) and g.u_seen[u] != g.u_hex[u]:
                move_unseen(g, u)
            if g.phase < EXECUTION and not g.read_orders[u] and not keeps_mission(g, u):
                guess_order(g, u)
    for f in range(len(g.f_hex)):
        if g.f_side[f] != seat and g.f_live[f] and not g.f_known[f]:
            g.f_kind[f] = g.chance.pick(0, list(range(len(MINE_NAMES))))


def move_unseen(g: State, u: int) -> None:
    """To any hex of its area that hides its type and holds no visible unit."""
    area = g.rules.areas[u]
    visible = [g.u_hex[v] for v in sequence(g) if v != u and not has(g, v, HIDDEN)]
    rows = g.rules.tables.terrain
    found = [h for h in area if rows[g.h_terrain[h]].ambush[card(g, u).type] and h not in visible]
    if found:
        g.u_hex[u] = g.chance.pick(0, found)


def guess_order(g: State, u: int) -> None:
    """A hidden unit is taken to stay so, any other to wait."""
    facing, reach = g.u_facing[u], g.u_reach[u]
    clear_order(g, u)
    if has(g, u, HIDDEN):
        g.u_order[u], g.u_face[u], g.u_range[u] = AMBUSH, facing, reach
