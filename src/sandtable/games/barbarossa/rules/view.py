"""What a seat may know (guide 2.4).

Private: orders until Execution (but those that the radio read), where hidden units are, minefields and their kinds, and
before the first turn the other side's whole set-up.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules.air.airfield import keeps_mission
from sandtable.games.barbarossa.rules.names import (
    FIRE_AND_MOVEMENT,
    MINE_NAMES,
    NO_WORK,
    ORDER_NAMES,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.prep.ammunition import shown_card
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
    UNBOUGHT,
    State,
    card,
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
        "units": [unit_view(g, u, seat) for u in sequence(g) if is_there(g, u, seat)],
        "hexes": hexes_view(g), "mines": mines_view(g, seat),
        "placing": placing_view(g, seat),
    }  # fmt: skip


# --- units ---


def is_there(g: State, u: int, seat: int) -> bool:
    """What could be bought and was not is not in the game; what the other side buys is seen when both have set up."""
    return not g.rules.is_for_sale(u) or (g.u_hex[u] != UNBOUGHT and (g.turn > 0 or is_mine(g, u, seat)))


def is_mine(g: State, u: int, seat: int) -> bool:
    return g.u_side[u] == seat or g.over


def is_seen(g: State, u: int, seat: int) -> bool:
    """Does the seat know where a unit is?"""
    if is_mine(g, u, seat):
        return True
    return not has(g, u, HIDDEN) and g.turn > 0


def knows_order(g: State, u: int, seat: int) -> bool:
    """From Execution on orders are public (exec.1), but those of units that stay hidden."""
    if is_mine(g, u, seat) or keeps_mission(g, u):
        return True  # a mission that goes on was shown when it began
    if g.phase >= EXECUTION:
        return not has(g, u, HIDDEN)
    return g.read_orders[u] == 1 and seat in range(len(SIDE_NAMES))


def unit_view(g: State, u: int, seat: int) -> Data:
    seen = is_seen(g, u, seat)
    shown = g.rules.tables.cards[shown_card(g, u, is_mine(g, u, seat))]
    open_ = shown is card(g, u)  # else its owner has chosen ammunition of which nobody knows yet
    found: Data = {
        "id": u, "name": name_of(g, u), "card": shown.id, "side": SIDE_NAMES[g.u_side[u]],
        "place": place_view(g, u, seen), "size": g.u_size[u], "ap": g.u_ap[u] if open_ else shown.ammo,
        "smoke": g.u_smoke[u] if open_ else shown.smoke,
        "explosives": g.u_explosives[u] if open_ else shown.explosives,
        "base": g.u_base[u] if seen else card(g, u).defense,
        "bonus": g.u_bonus[u] if seen else 0, "boxes": g.u_boxes[u] if seen else 0,
        "facing": g.u_facing[u] + 1 if seen else 0, "prep": g.u_prep[u],
        "status": statuses(g, u, seen),
        "carrier": name_of(g, g.u_carrier[u]) if g.u_carrier[u] != NOBODY else None, "cargo": g.u_cargo_ap[u],
        "cars": g.u_cars[u][:], "arrives": g.rules.arrives[u] if g.u_hex[u] == RESERVE else 0,
    }  # fmt: skip
    if knows_order(g, u, seat):
        found["order"] = order_view(g, u)
    if is_mine(g, u, seat):
        found["standing"] = {name: standing(g, u, kind) for kind, name in enumerate(INSTRUCTION_NAMES)}
        found["mines"] = g.u_mines[u]
    return found


def statuses(g: State, u: int, seen: bool) -> list[str]:
    """That a unit hides shows, by its model on the card (hid.1), once both sides are set up."""
    shown = 0 if g.phase == SETTING_UP else HIDDEN
    return [word for flag, word in STATUSES if has(g, u, flag) and (seen or flag == shown)]


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
    if g.u_order[u] == FIRE_AND_MOVEMENT:
        found["fire_at"] = g.u_fire_at[u]
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
    if g.h_pillbox[h]:
        found["pillbox_face"] = g.h_pillbox_face[h] + 1
    if g.h_exits[h] != g.rules.ground.exits[h]:
        found["exits"] = g.h_exits[h]
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
        mine_view(g, f) for f in range(len(g.f_hex)) if g.f_live[f] and (g.f_known[f] or g.f_side[f] == seat or g.over)
    ]


def mine_view(g: State, f: int) -> Data:
    """Its id is made of what it shows: a number would tell of those that are not seen."""
    hex = g.rules.ground.hex_name(g.f_hex[f])
    side = SIDE_NAMES[g.f_side[f]]
    return {"id": f"{side}-{hex}", "hex": hex, "side": side, "kind": MINE_NAMES[g.f_kind[f]]}


def placing_view(g: State, seat: int) -> list[Data]:
    """What the seat has laid so far."""
    return [
        {
            "id": f"{SIDE_NAMES[seat]}-{n}", "works": WORK_KINDS[g.rules.works[i].kind],
            "hex": g.rules.ground.hex_name(h), "face": d + 1,
        }
        for n, (_, i, h, d) in enumerate(mine for mine in g.placing if mine[0] == seat)
    ]  # fmt: skip
