"""The Offensive Order (O24): the line moves, then those who have gone forward may make one Fire Attack."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.firepower import best_strength, can_reach
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.orders.fire_attack import SHOT_KEPT, SHOT_SPENT
from sandtable.commander.rules.orders.firegroup import PICK_TARGET, SingleShot
from sandtable.commander.rules.orders.move import ACTIVATE, GOING, PICK, push_movement
from sandtable.commander.rules.orders.shots import can_lead
from sandtable.commander.rules.state import (
    HALTED,
    MOVED,
    MOVING,
    NO_UNIT,
    ON_ROAD,
    OP_FIRING,
    State,
    flagged,
    unmark_all,
)
from sandtable.commander.rules.stats import command, is_leader
from sandtable.commander.rules.verbs import CHOOSE_DONE, CHOOSE_NONE, FIRE_AT, JOIN, STEP
from sandtable.games.great_war_commander.rules import reasons as own
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.names import OWN_MOVE, OWN_OFFENSIVE
from sandtable.games.great_war_commander.rules.orders.move import GreatWarMoveOrder, without_havens
from sandtable.games.great_war_commander.rules.orders.offensive_line import push_offensive_line
from sandtable.games.great_war_commander.rules.stacking import overstacks, tank_among
from sandtable.games.great_war_commander.rules.state import ENTERED, OFFENSIVE, ORDER_FLAGS, TRAIL_SHIFT, of
from sandtable.games.great_war_commander.rules.windows import OFFENSIVE_MOVING
from sandtable.kernel.choice import choice
from sandtable.kernel.frame import GO

NAMED: Final = 20
DECLARED: Final = 21
FIRE: Final = 22
FIRED: Final = 23


def line_of(g: State, side: int) -> list[int]:
    """Those who take part in the Offensive now running."""
    return flagged(g, side, OFFENSIVE)


class OffensiveOrder(GreatWarMoveOrder):
    def step(self, g: State) -> int:
        if self.at == ACTIVATE:
            self.at = NAMED
            return push_offensive_line(g, self.side)
        if self.at == NAMED:
            return self.declare(g)
        if self.at == DECLARED:
            return self.set_out(g)
        if self.at == FIRE:
            self.at = FIRED
            return push_offensive_fire(g, self.side)
        if self.at == FIRED:
            return self.fired(g)
        return super().step(g)

    # --- the line (O24.1) ---
    def declare(self, g: State) -> int:
        """The opponent may have an answer before anybody moves (S98.4.5)."""
        g.tell(own_tell.OFFENSIVE, self.side, len(line_of(g, self.side)))
        self.at = DECLARED
        facts_of(g).offensive_declared(g, self.side)
        return GO

    def set_out(self, g: State) -> int:
        line = line_of(g, self.side)
        if not line:
            return g.pop()  # it was cancelled
        of(g).trail = [u << TRAIL_SHIFT | g.u_hex[u] for u in line]
        self.at = PICK
        return GO

    def moments(self, g: State) -> list[int]:
        """What Movers may play, they may play here too (guide 6 #76)."""
        if facts_of(g).switches.offensive_bars_cards:
            return [OWN_OFFENSIVE]
        return [OWN_OFFENSIVE, OWN_MOVE]

    # --- movement (O24.2.1) ---
    def open_window(self) -> int:
        return OFFENSIVE_MOVING

    def hexes(self, g: State, group: list[int]) -> list[int]:
        return [h for h in super().hexes(g, group) if not overstacks(g, group, h)]

    def is_closed(self, g: State) -> bool:
        return super().is_closed(g) or overstacks(g, self.group, self.target)

    def arrive(self, g: State) -> int:
        """7.3.1.2: a Tank that comes in with others takes the Objective with them."""
        tank = tank_among(g, self.group)
        if tank != NO_UNIT:
            self.group = [tank, *[u for u in self.group if u != tank]]
        return super().arrive(g)

    def enter(self, g: State) -> int:
        of(g).trail += [u << TRAIL_SHIFT | self.target for u in self.group]
        return super().enter(g)

    def end(self, g: State) -> int:
        """All have moved: nobody is a moving target any more."""
        unmark_all(g, MOVING | MOVED | OP_FIRING | ON_ROAD | HALTED)
        of(g).trail = []
        self.at = FIRE
        return GO

    # --- fire (O24.2.2) ---
    def fired(self, g: State) -> int:
        if g.value == SHOT_KEPT:
            self.at = FIRE  # a shot given up for want of FP is no attack
            return GO
        return self.close(g)

    def close(self, g: State) -> int:
        for u in range(len(g.u_spent)):
            g.u_spent[u] = 0
        unmark_all(g, ORDER_FLAGS)
        return g.pop()

    def reason(self, g: State, thing: int, verb: int) -> int:
        why = super().reason(g, thing, verb)
        if why == reasons.OK and verb == STEP and self.at == GOING and overstacks(g, self.group, thing):
            return own.OVERSTACK_ON_THE_WAY
        return why

    def question(self, g: State) -> str:
        return "offensive-pick" if self.at == PICK else "move-step"


def push_offensive(g: State) -> int:
    return push_movement(g, without_havens(OffensiveOrder()), ACTIVATE)


class OffensiveFire(SingleShot):
    """One attack by those who have entered a new hex: at most one Leader, and Units within his radius; no Weapons, no
    Tanks."""

    def pool(self, g: State) -> list[int]:
        return [u for u in line_of(g, self.side) if g.u_flags[u] & ENTERED and not is_tank(g, u)]

    def parties(self, g: State) -> list[list[int]]:
        """The pieces that may fire together: those of each Leader of the line; and each Unit alone."""
        pool = self.pool(g)
        found = [[p] for p in pool]
        for leader in line_of(g, self.side):
            if is_leader(g, leader):
                found.append([p for p in pool if is_led(g, leader, p)])
        return found

    # --- the choice of a shot, within a party ---
    def anyone_leads(self, g: State, reaching: list[int], target: int) -> bool:
        for p in reaching:
            if self.leads_a_party(g, p, reaching, target):
                return True
        return False

    def leads_a_party(self, g: State, base: int, reaching: list[int], target: int) -> bool:
        for party in self.parties(g):
            if base in party and can_lead(g, self.side, base, [p for p in reaching if p in party], target):
                return True
        return False

    def bases_for(self, g: State, target: int) -> list[int]:
        reaching = [p for p in self.pool(g) if can_reach(g, p, target)]
        return [p for p in reaching if self.leads_a_party(g, p, reaching, target)]

    def other_choices(self, g: State) -> list[int]:
        last = max([p for p in self.group if p != self.base], default=-1)
        reaching = [p for p in self.pool(g) if p != self.base and can_reach(g, p, self.target)]
        later = [p for p in reaching if p > last and g.rules.may_fire_together(g, self.base, p)]
        found = [choice(JOIN, p) for p in later if self.can_join(g, p, [q for q in later if q > p])]
        if self.is_legal_shot(g):
            found.append(CHOOSE_DONE)
        return found

    def can_join(self, g: State, piece: int, later: list[int]) -> bool:
        group = [*self.group, piece]
        for party in self.parties(g):
            if all_in(group, party):
                more = [p for p in later if p in party]
                if best_strength(g, self.side, self.base, group, more, self.target) >= 1:
                    return True
        return False

    def piece_reason(self, g: State, piece: int) -> int:
        why = super().piece_reason(g, piece)
        if why == reasons.OK and self.base >= 0 and not self.share_a_leader(g, [*self.group, piece]):
            return reasons.OUT_OF_COMMAND
        return why

    def share_a_leader(self, g: State, group: list[int]) -> bool:
        for party in self.parties(g):
            if all_in(group, party):
                return True
        return False

    def target_choices(self, g: State) -> list[int]:
        found = [choice(FIRE_AT, h) for h in self.fire_targets(g)]
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_NONE:
            g.pop(SHOT_SPENT)
        else:
            super().chosen(g, choice)


def is_led(g: State, leader: int, u: int) -> bool:
    """O24.2: the Leader himself, or a Unit within his Command Radius."""
    if u == leader:
        return True
    return not is_leader(g, u) and hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader)


def all_in(some: list[int], all: list[int]) -> bool:
    for p in some:
        if p not in all:
            return False
    return True


def push_offensive_fire(g: State, side: int) -> int:
    frame = OffensiveFire()
    frame.at = PICK_TARGET
    frame.side = side
    frame.clear_shot()
    g.push(frame)
    return GO
