"""The Runner Order (O27): place a Runner with the highest Leader, move one, or send a request for artillery."""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.orders.activation import can_carry_out, is_free
from sandtable.commander.rules.state import (
    MOVING,
    NO_UNIT,
    OFF,
    Procedure,
    State,
    new_unit,
    units_of,
)
from sandtable.commander.rules.victory import relocate
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.activation import activate_alone
from sandtable.games.great_war_commander.rules.command import highest_leader
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_runner
from sandtable.games.great_war_commander.rules.orders.artillery import push_runner_request, runner_request_reason
from sandtable.games.great_war_commander.rules.orders.move import push_lone_move
from sandtable.games.great_war_commander.rules.verbs import (
    CHOOSE_RUNNER_ARTILLERY,
    CHOOSE_RUNNER_PLACE,
    RUNNER_MOVE,
)
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

# --- the counter mix ---


def runner_kind(g: State, side: int) -> int:
    """The Runner of a side's nation among the unit types."""
    tables = g.rules.tables
    for kind in range(len(tables.unit_is_runner)):
        if tables.unit_is_runner[kind] and tables.unit_nation[kind] == g.rules.nation[side]:
            return kind
    return NO_UNIT


def spare_runner(g: State, side: int) -> int:
    """A Runner that has gone back to the counter mix, or NO_UNIT."""
    for u in range(len(g.u_type)):
        if g.u_owner[u] == side and g.u_hex[u] == OFF and is_runner(g, u) and facts_of(g).may_act(g, u):
            return u
    return NO_UNIT


def has_runner_counter(g: State, side: int) -> bool:
    kind = runner_kind(g, side)
    if kind == NO_UNIT:
        return False
    used = [u for u in range(len(g.u_type)) if g.u_type[u] == kind and g.u_owner[u] == side and g.u_hex[u] != OFF]
    return len(used) < g.rules.tables.unit_count[kind]


def place_reason(g: State, side: int) -> int:
    """Why no Runner can be placed with the highest Leader."""
    if highest_leader(g, side) == NO_UNIT:
        return own_reasons.NO_HIGHEST_LEADER
    return reasons.OK if has_runner_counter(g, side) else own_reasons.NO_RUNNER_COUNTER


def place_runner(g: State, side: int) -> int:
    """Put a Runner from the counter mix into the highest Leader's hex."""
    u = spare_runner(g, side)
    if u == NO_UNIT:
        u = new_unit(g, runner_kind(g, side), side, OFF)
    hex = g.u_hex[highest_leader(g, side)]
    g.u_flags[u] = 0
    g.u_spent[u] = 0
    relocate(g, u, hex)
    g.tell(tell.RUNNER_PLACED, u, hex)
    return u


# --- the Order ---


def movable_runners(g: State, side: int) -> list[int]:
    runners = [u for u in units_of(g, side) if is_runner(g, u) and facts_of(g).may_act(g, u)]
    return [u for u in runners if is_free(g, u) and can_carry_out(g, MOVING, u, [])]


def runner_uses(g: State, side: int) -> list[int]:
    """The three uses, those that are open now."""
    found: list[int] = []
    if place_reason(g, side) == reasons.OK:
        found.append(CHOOSE_RUNNER_PLACE)
    found += [choice(RUNNER_MOVE, u) for u in movable_runners(g, side)]
    if runner_request_reason(g, side) == reasons.OK:
        found.append(CHOOSE_RUNNER_ARTILLERY)
    return found


def runner_order_reason(g: State, side: int) -> int:
    return reasons.OK if runner_uses(g, side) else own_reasons.NO_RUNNER


def confusion_reason(g: State, side: int) -> int:
    """O20: a dud, unless highest Leader and Runner can use it for a request."""
    return reasons.OK if runner_request_reason(g, side) == reasons.OK else reasons.CONFUSION


class RunnerOrder(Procedure):
    side: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return runner_uses(g, self.side)

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        if choice == CHOOSE_RUNNER_PLACE:
            activate_alone(g, place_runner(g, self.side))  # done for the Turn (O27.1)
        elif choice == CHOOSE_RUNNER_ARTILLERY:
            push_runner_request(g)
        else:
            move_alone(g, a_of(choice))

    def question(self, g: State) -> str:
        return "runner-use"

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != RUNNER_MOVE:
            return reasons.OK
        if g.u_owner[thing] != self.side:
            return reasons.NOT_YOURS
        if not is_runner(g, thing):
            return own_reasons.NO_RUNNER
        if not is_free(g, thing):
            return reasons.ALREADY_ACTIVATED
        return reasons.OK if thing in movable_runners(g, self.side) else reasons.NOTHING_TO_CARRY_OUT

    def may_scrap(self) -> bool:
        return False

    def about(self, g: State) -> Subject:
        return Subject("runner", self.side, units=movable_runners(g, self.side))


def move_alone(g: State, u: int) -> None:
    """O27.2: the only mover is named already."""
    activate_alone(g, u)
    push_lone_move(g, u)


def push_runner_order(g: State) -> int:
    frame = RunnerOrder()
    frame.at = 0
    frame.side = g.active
    g.push(frame)
    return GO
