"""The airfield (air.*): coming home, Preparation Boxes, and damaged units that are combined."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import (
    AIR_RECONNAISSANCE,
    AIRBORNE_ASSAULT,
    AIRCRAFT,
    COMBAT_AIR_PATROL,
    EQUIPPING_BOX,
    ESCORT,
)
from sandtable.games.barbarossa.rules.state import (
    AIRFIELD,
    EQUIPPING,
    LANDED,
    MERGED,
    NOBODY,
    ONBOARD_PLANES,
    WET,
    State,
    can,
    card,
    cargo_of,
    clear_order,
    has,
    mark,
    on_board,
    sequence,
    type_of,
    units_of,
    unmark,
)

# Preparation Boxes (air.1); no box is marked while the unit is on a mission
IN_THE_AIR: Final = 0
LANDED_BOX: Final = 1
STANDBY_BOX: Final = 4

TIMED_MISSIONS: Final = [COMBAT_AIR_PATROL, AIR_RECONNAISSANCE, ESCORT]  # they mark a Time Box each turn


# --- coming home ---


def go_home(g: State, u: int) -> None:
    """air.4, airm.8: without a Flight Path; paratroopers who are still on board come home too (A54)."""
    if not on_board(g, u):
        return
    for v in cargo_of(g, u):
        g.u_hex[v] = AIRFIELD
        g.u_carrier[v] = NOBODY
        unmark(g, v, ONBOARD_PLANES)
    g.u_hex[u] = AIRFIELD
    g.u_prep[u] = LANDED_BOX
    g.u_flown[u] = 0
    g.u_duration[u] = 0
    clear_order(g, u)
    g.tell(tell.FLIES_HOME, u)


def turn_back(g: State, u: int) -> None:
    """airm.7, a2a.13: a failed Fortitude Test ends the mission at once."""
    g.tell(tell.TURNS_BACK, u)
    go_home(g, u)


def is_waiting(g: State, u: int) -> bool:
    """A transport over the edge of the board with paratroopers on board (airb.2)."""
    return g.u_order[u] == AIRBORNE_ASSAULT and on_board(g, u) and type_of(g, u) == AIRCRAFT and len(cargo_of(g, u)) > 0


def keeps_mission(g: State, u: int) -> bool:
    """Its order stays in its box when step 9 clears the others: the mission goes on in the next turn."""
    if type_of(g, u) != AIRCRAFT or not on_board(g, u):
        return False
    return g.u_order[u] in TIMED_MISSIONS or is_waiting(g, u)


def is_out_of_time(g: State, u: int) -> bool:
    """arec.2, cap.2, a2a.18: the chosen duration is flown, or all Time Boxes are full."""
    return g.u_flown[u] >= min(g.u_duration[u], card(g, u).flight)


# --- step 9 ---


def prepare(g: State) -> None:
    """One Preparation Box at the airfield (air.5), one Time Box of a patrol, search or escort; paratroopers equip."""
    for u in sequence(g):
        if type_of(g, u) != AIRCRAFT:
            equip(g, u)
        elif g.u_hex[u] == AIRFIELD and g.u_prep[u] < STANDBY_BOX:
            g.u_prep[u] += 1
            g.tell(tell.IS_PREPARED, u, g.u_prep[u])
        elif on_board(g, u) and g.u_order[u] in TIMED_MISSIONS:
            g.u_flown[u] += 1


def equip(g: State, u: int) -> None:
    """airb.9, airb.10: the turn after landing goes by in Equipping, if the card has the box. `u_prep` counts the turns
    for which a unit that came down in water has no other order than Careful Movement before it (land.5)."""
    if has(g, u, EQUIPPING):
        unmark(g, u, EQUIPPING)
    elif has(g, u, LANDED) and can(g, u, EQUIPPING_BOX):
        mark(g, u, EQUIPPING)
    unmark(g, u, LANDED)
    if has(g, u, WET):
        g.u_prep[u] -= 1
        if g.u_prep[u] <= 0:
            unmark(g, u, WET)


# --- combining ---


def combinations(g: State, side: int) -> list[tuple[int, int]]:
    """air.8, air.9: who may go into whom. The card that stays is the one that is less prepared."""
    parked = [u for u in units_of(g, side) if type_of(g, u) == AIRCRAFT and g.u_hex[u] == AIRFIELD]
    return [(u, v) for u in parked for v in parked if u != v and may_combine(g, u, v)]


def may_combine(g: State, u: int, v: int) -> bool:
    fits = g.u_size[u] + g.u_size[v] <= card(g, u).size
    return g.u_card[u] == g.u_card[v] and fits and g.u_prep[v] <= g.u_prep[u]


def combine(g: State, u: int, v: int) -> None:
    """Icons and ammunition of one go to the other, the latter up to what the card holds (as A51)."""
    g.u_size[v] += g.u_size[u]
    g.u_ap[v] = min(card(g, v).ammo, g.u_ap[v] + g.u_ap[u])
    g.u_size[u] = 0
    g.u_hex[u] = MERGED
    clear_order(g, u)
    g.tell(tell.COMBINES, u, v)
