"""The turn (turn.*): Planning, Radio Interception, Execution in nine steps, Fortitude Tests."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.arrivals import push_arrivals
from sandtable.games.barbarossa.rules.defense import count_bonuses, restore_defense
from sandtable.games.barbarossa.rules.fortitude import fortitude_phase
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    CHANGE_KILL_ZONE,
    STEP_AIR,
    STEP_AMBUSH,
    STEP_ASSAULT,
    STEP_DEFEND,
    STEP_MOVE,
    STEP_OPEN_FIRE,
    STEP_SPECIAL,
    STEP_SUPPRESSION,
    STEP_UPDATE,
)
from sandtable.games.barbarossa.rules.planning import push_planning
from sandtable.games.barbarossa.rules.radio import push_radio
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.special.boarding import push_boarding
from sandtable.games.barbarossa.rules.state import (
    EXECUTION,
    FLAGGED,
    FORTITUDE,
    HIDDEN,
    PLANNING,
    RADIO_PHASE,
    SUPPRESSED,
    TURN_FLAGS,
    State,
    has,
    mark,
    of,
    on_board,
    sequence,
    unmark,
)
from sandtable.games.barbarossa.rules.steps.air import push_air_missions
from sandtable.games.barbarossa.rules.steps.ambush import go_into_ambush
from sandtable.games.barbarossa.rules.steps.assault import push_assault
from sandtable.games.barbarossa.rules.steps.defend import take_up_defense
from sandtable.games.barbarossa.rules.steps.fire import push_open_fire, push_suppression_fire
from sandtable.games.barbarossa.rules.steps.move import push_move_out
from sandtable.games.barbarossa.rules.steps.special import push_special_orders
from sandtable.games.barbarossa.rules.steps.update import push_update
from sandtable.games.barbarossa.rules.upkeep import start_of_turn
from sandtable.games.barbarossa.rules.victory import end_of_turn
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame

BEGIN: Final = 0
PLAN: Final = 1
INTERCEPT_ORDERS: Final = 2
REVEAL: Final = 3
FIRST_STEP: Final = 4  # steps 1 to 9 follow
TESTS: Final = FIRST_STEP + 9

WHEN_ORDERED: Final = 1  # switch: Ambush hides at once (A2)


class Turn(Frame):
    """At the bottom of the stack; turn after turn."""

    def run(self, g: kernel.State) -> int:
        state, at = of(g), self.at
        self.at += 1
        if at == BEGIN:
            begin_turn(state)
        elif at == PLAN:
            enter_phase(state, PLANNING)
            push_planning(state)
        elif at == INTERCEPT_ORDERS:
            enter_phase(state, RADIO_PHASE)
            push_radio(state)
        elif at == REVEAL:
            enter_phase(state, EXECUTION)
            reveal_orders(state)
        elif at < TESTS:
            carry_out(state, at - FIRST_STEP + 1)
        else:
            enter_phase(state, FORTITUDE)
            fortitude_phase(state)
            end_of_turn(state)
            self.at = BEGIN
        return GO


def new_turn() -> Turn:
    frame = Turn()
    frame.at = BEGIN
    return frame


def begin_turn(g: State) -> None:
    """turn.5, sup.5: Defense is restored, those suppressed in an earlier turn are flagged, wind-driven smoke moves."""
    g.turn += 1
    g.step = 0
    g.hex_step = 0
    g.tell(tell.TURN_BEGINS, g.turn)
    g.read_orders = [0] * len(g.u_card)  # what the radio read were the orders of that turn
    for u in sequence(g):
        unmark(g, u, TURN_FLAGS)
        if has(g, u, SUPPRESSED):
            mark(g, u, FLAGGED)
    start_of_turn(g)
    restore_defense(g)
    push_arrivals(g)


def enter_phase(g: State, phase: int) -> None:
    note_seen(g)
    g.phase = phase
    g.step = 0
    g.tell(tell.PHASE_BEGINS, phase)


def note_seen(g: State) -> None:
    """Where each side last saw the units of the other."""
    for u in sequence(g):
        if on_board(g, u) and not has(g, u, HIDDEN):
            g.u_seen[u] = g.u_hex[u]


def reveal_orders(g: State) -> None:
    """exec.1; a hidden unit whose order is neither Ambush nor Change Kill Zone is back on the board (hid.2b)."""
    for u in sequence(g):
        if not has(g, u, HIDDEN):
            if on_board(g, u):
                g.tell(tell.ORDER_SHOWN, u, g.u_order[u])
        elif g.u_order[u] not in (AMBUSH, CHANGE_KILL_ZONE):
            reveal_unit(g, u)
            g.tell(tell.ORDER_SHOWN, u, g.u_order[u])
    if g.rules.options.ambush_hides == WHEN_ORDERED:
        go_into_ambush(g)
    g.reveal(g.turn)  # nobody takes back what he wrote


def carry_out(g: State, step: int) -> None:
    """exec.2: each step is completed for all units before the next begins."""
    g.step = step
    g.hex_step = 0
    g.tell(tell.STEP_BEGINS, step)
    if step == STEP_DEFEND:
        take_up_defense(g)
        count_bonuses(g)
    elif step == STEP_SUPPRESSION:
        push_suppression_fire(g)
    elif step == STEP_OPEN_FIRE:
        push_open_fire(g)
    elif step == STEP_AIR:
        push_air_missions(g)
    elif step == STEP_ASSAULT:
        push_assault(g)
    elif step == STEP_AMBUSH:
        go_into_ambush(g)
    elif step == STEP_SPECIAL:
        push_special_orders(g)
    elif step == STEP_MOVE:
        push_boarding(g)  # after all movement
        push_move_out(g)
    elif step == STEP_UPDATE:
        push_update(g)
