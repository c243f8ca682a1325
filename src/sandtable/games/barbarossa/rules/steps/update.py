"""Step 9, Update Status (exec.12): Time Boxes, completions, Preparation Boxes, smoke, concealment, Order Boxes."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.air.airfield import keeps_mission, prepare
from sandtable.games.barbarossa.rules.hiding import update_concealment
from sandtable.games.barbarossa.rules.names import (
    CLEAR_A_PATH,
    CLEAR_MINES,
    DEPLOY,
    DIG_IN,
    LOAD_SUPPLIES,
    PLACE_LAND_MINES,
    RECEIVE_SUPPLIES,
    REMOVE_ANTI_TANK_BARRIERS,
    REPAIR_RAILWAY,
    SET_CHARGES,
    SET_UP_PONTOON_BRIDGE,
    WITHDRAW,
)
from sandtable.games.barbarossa.rules.special.boxes import LONG_ORDERS, boxes_needed, mark_boxes
from sandtable.games.barbarossa.rules.special.charges import explode_charges, has_charges, structures_in
from sandtable.games.barbarossa.rules.special.engineers import (
    build_bridge,
    can_be_bridged,
    can_be_cleared,
    can_be_dug,
    dig_trench,
    enough_hands,
    remove_barrier,
    repair_track,
)
from sandtable.games.barbarossa.rules.special.fire import forgive_arsonists
from sandtable.games.barbarossa.rules.special.guns import finish_moves
from sandtable.games.barbarossa.rules.special.mines import clear_fields, known_fields, push_mine_kinds
from sandtable.games.barbarossa.rules.special.path import push_path_exits
from sandtable.games.barbarossa.rules.special.platform import work_at_platforms
from sandtable.games.barbarossa.rules.special.smoke import expire_screens
from sandtable.games.barbarossa.rules.special.supplies import is_served, push_amounts
from sandtable.games.barbarossa.rules.state import State, acts, clear_order, engaged, of, on_board, sequence
from sandtable.games.barbarossa.rules.steps.ambush import hide_armour
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame

BOXES: Final = 0
MINES: Final = 1
PATHS: Final = 2
SUPPLIES: Final = 3
EXPLOSIONS: Final = 4
REST: Final = 5


class UpdateStep(Frame):
    """What is finished takes effect by kinds; explosions last, so that nothing finished at the same moment is lost."""

    done: list[int]  # units that have marked the last box of their order

    def run(self, g: kernel.State) -> int:
        state, at = of(g), self.at
        self.at += 1
        if at == BOXES:
            self.done = finished(state)
            work_at_platforms(state)
            take_effect(state, self.done)
        elif at == MINES:
            push_mine_kinds(state, self.having(state, PLACE_LAND_MINES))
        elif at == PATHS:
            push_path_exits(state, self.having(state, CLEAR_A_PATH))
        elif at == SUPPLIES:
            push_amounts(state, self.having(state, RECEIVE_SUPPLIES) + self.having(state, LOAD_SUPPLIES))
        elif at == EXPLOSIONS:
            explode_charges(state, self.having(state, SET_CHARGES))
            finish_moves(state, self.having(state, DEPLOY) + self.having(state, WITHDRAW))
        else:
            state.pop()
            settle_turn(state)
        return GO

    def having(self, g: State, order: int) -> list[int]:
        return [u for u in self.done if g.u_order[u] == order and on_board(g, u)]


# --- Time Boxes ---


def finished(g: State) -> list[int]:
    """time.1: one box for each that still works, all judged before any is marked."""
    working = [u for u in sequence(g) if works_on(g, u)]
    return [u for u in working if mark_boxes(g, u, 1, boxes_needed(g, u, g.u_order[u]))]


def works_on(g: State, u: int) -> bool:
    if g.u_order[u] not in LONG_ORDERS or not acts(g, u) or not on_board(g, u) or engaged(g, u):
        return False
    return is_possible(g, u, g.u_order[u])


def is_possible(g: State, u: int, order: int) -> bool:
    """What the order asks for is still there."""
    h = g.u_hex[u]
    if order == CLEAR_MINES:
        return len(known_fields(g, h, g.u_side[u])) > 0
    if order == SET_CHARGES:
        return has_charges(g, u) and g.u_range[u] in structures_in(g, h)
    if order == REMOVE_ANTI_TANK_BARRIERS:
        return g.h_barrier[h] >> g.u_face[u] & 1 != 0
    if order == SET_UP_PONTOON_BRIDGE:
        return can_be_bridged(g, g.u_at[u]) and enough_hands(g, u)
    if order == DIG_IN:
        return can_be_dug(g, h) and enough_hands(g, u)
    if order == CLEAR_A_PATH:
        return can_be_cleared(g, h)
    if order == REPAIR_RAILWAY:
        return g.h_rail[h] != 0
    return is_served(g, u) if order in (RECEIVE_SUPPLIES, LOAD_SUPPLIES) else True


# --- completions about which nothing is asked ---


def take_effect(g: State, done: list[int]) -> None:
    """time.2"""
    for u in done:
        order = g.u_order[u]
        if order == CLEAR_MINES:
            clear_fields(g, g.u_hex[u], g.u_side[u])
        elif order == REMOVE_ANTI_TANK_BARRIERS:
            remove_barrier(g, u)
        elif order == SET_UP_PONTOON_BRIDGE:
            if can_be_bridged(g, g.u_at[u]):  # two who finish together build one bridge
                build_bridge(g, g.u_at[u])
        elif order == DIG_IN:
            dig_trench(g, u)
        elif order == REPAIR_RAILWAY:
            repair_track(g, g.u_hex[u])


def settle_turn(g: State) -> None:
    hide_armour(g)
    expire_screens(g)
    update_concealment(g)
    forgive_arsonists(g)
    prepare(g)
    forget_orders(g)


def forget_orders(g: State) -> None:
    """The marks of Order Boxes are removed."""
    for u in sequence(g):
        g.u_last[u] = g.u_order[u]
        if not keeps_mission(g, u):
            clear_order(g, u)


def push_update(g: State) -> None:
    frame = UpdateStep()
    frame.at = BOXES
    frame.done = []
    g.push(frame)
