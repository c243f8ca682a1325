"""Activation (O14.1, O14.2): one Formation, then whom it leads, and on along the chain of the highest Leader."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.orders.activation import ANY_HEX, Activate, activation_reason, can_be_activated, is_free
from sandtable.commander.rules.scenario.values import is_led, may_activate
from sandtable.commander.rules.state import ACTIVATED, Procedure, State, inactive_first, muster_of
from sandtable.commander.rules.stats import is_leader
from sandtable.commander.rules.verbs import ACTIVATE, CHOOSE_DONE, UNIT
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.command import (
    is_highest,
    is_tank_leader,
    is_undecided,
    most_senior,
    within_reach,
)
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.state import of, set_chain
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

NO_ORDER: Final = 0  # no activation waits for the choice


class GreatWarActivate(Activate):
    """One after the other, in any order in which each can be reached: nobody's naming bars another's."""

    def step(self, g: State) -> int:
        if not self.named and push_seniority(g, self.side, self.flag, self.target):
            return GO
        return ASK

    def choices(self, g: State) -> list[int]:
        if self.named:
            return super().choices(g)
        return [choice(ACTIVATE, u) for u in first_of_activation(g, self.side, self.flag, self.target)]

    def nameable(self, g: State) -> list[int]:
        return within_reach(g, self.named, self.flag)

    def chosen(self, g: State, choice: int) -> None:
        if choice != CHOOSE_DONE:
            u = a_of(choice)
            set_chain(g, u, self.named[0] if self.named else u)
        super().chosen(g, choice)

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != ACTIVATE:
            return reasons.OK
        if not self.named:
            return self.first_reason(g, thing)
        if g.u_hex[thing] < 0:
            return reasons.NOT_ON_MAP
        if g.u_owner[thing] != self.side:
            return reasons.NOT_YOURS
        if thing in self.nameable(g):
            return reasons.OK
        if thing in self.named or not is_free(g, thing):
            return reasons.ALREADY_ACTIVATED
        if not may_activate(g, thing, self.flag):
            return reasons.ORDER_NOT_FOR_IT
        return leading_reason(g, self.named[0], thing)

    def first_reason(self, g: State, u: int) -> int:
        why = activation_reason(g, self.side, u, self.flag, self.target)
        return own_reasons.OTHER_NATION if why == reasons.OK and not facts_of(g).may_act(g, u) else why


def first_of_activation(g: State, side: int, flag: int, target: int) -> list[int]:
    """Whom an Order may activate first, of those whom its card may activate at all."""
    return [u for u in can_be_activated(g, side, flag, target) if facts_of(g).may_act(g, u)]


def leading_reason(g: State, first: int, u: int) -> int:
    """Why the activation that began with one Formation does not reach another."""
    if not facts_of(g).same_command(g, first, u):
        return own_reasons.OTHER_NATION
    if not is_led(g, first, u):
        return reasons.NOT_HIS_TO_LEAD
    if is_tank_leader(g, first) != is_tank(g, u):
        return own_reasons.TANKS_ONLY
    if is_tank_leader(g, u):
        return own_reasons.NO_TANK_LEADERS
    if is_leader(g, u) and not is_highest(g, first):
        return reasons.LEADER_NO_LEADER
    return reasons.OUT_OF_COMMAND


def activate_alone(g: State, u: int) -> None:
    """By whatever else than an activation of its own: nobody comes along."""
    g.u_flags[u] |= ACTIVATED
    set_chain(g, u, u)
    g.tell(family_tell.ACTIVATED, u)


# --- equal Leaders (3.3.1.4) ---


class SeniorLeader(Procedure):
    """The owner says which of Leaders equal in rank, Command and Morale is the highest."""

    side: int
    flag: int  # the activation that waits for it, or NO_ORDER
    target: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = most_senior(g, self.side)
        if self.flag != NO_ORDER:
            found = [u for u in found if self.leaves_activation(g, u)]
        return [choice(UNIT, u) for u in found]

    def leaves_activation(self, g: State, u: int) -> bool:
        """An Order already announced must still be possible with him at the head (O14.5)."""
        s = of(g)
        place = facts_of(g).command_of(g, u)
        before = s.highest[place]
        s.highest[place] = u
        able = bool(first_of_activation(g, self.side, self.flag, self.target))
        s.highest[place] = before
        return able

    def chosen(self, g: State, choice: int) -> None:
        u = a_of(choice)
        of(g).highest[facts_of(g).command_of(g, u)] = u
        g.tell(tell.HIGHEST_LEADER, u)
        g.pop()

    def question(self, g: State) -> str:
        return "highest-leader"

    def about(self, g: State) -> Subject:
        return Subject("highest-leader", self.side, units=most_senior(g, self.side))


def push_seniority(g: State, side: int, flag: int = NO_ORDER, target: int = ANY_HEX) -> bool:
    """Ask a side for its highest Leader, if equal ones leave that open; true if it is asked."""
    if not is_undecided(g, side):
        return False
    frame = SeniorLeader()
    frame.at = 0
    frame.side = side
    frame.flag = flag
    frame.target = target
    g.push(frame)
    return True


def settle_seniority(g: State) -> bool:
    """Ask whichever side has to choose, the inactive one first; a choice among men who are not equal any more is
    void."""
    equals = muster_of(g).equals
    for side in inactive_first(g):
        if not equals[side] or len(most_senior(g, side)) < 2:
            of(g).highest[facts_of(g).command_acting(g, side)] = -1
        elif push_seniority(g, side):
            return True
    return False
