"""The Recover Order (O22), the Rout Order (O23) and Retreats (O23.3)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.breaking import rally, suppress
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import rally_morale, rout_morale
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.mines import push_mine_attack
from sandtable.commander.rules.names import MINES
from sandtable.commander.rules.orders.activation import rout_reason
from sandtable.commander.rules.passage import retreat_hexes
from sandtable.commander.rules.purposes import RALLY, ROUT
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.state import (
    BROKEN,
    SUPPRESSED,
    Procedure,
    State,
    hit_with,
    occupied_by,
    other,
    rolled_for,
    same_unit,
    units_of,
)
from sandtable.commander.rules.verbs import RETREAT, SIDE, UNIT
from sandtable.commander.rules.victory import eliminate, relocate
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

BEGIN: Final = 0
NEXT: Final = 1
ROLLED: Final = 2
WHOM: Final = 3
FLEE: Final = 4


def broken_units(g: State, side: int) -> list[int]:
    return [u for u in units_of(g, side) if g.u_flags[u] & BROKEN]


class RollForEach(Procedure):
    """Recover and Rout: one roll for every unit that was broken at the announcement, in the active player's order."""

    side: int  # who rolls
    whose: int  # whose units
    waiting: list[int]
    unit: int
    morale: int  # when the roll was made (1.9.1)

    def next(self, g: State) -> int:
        self.waiting = [u for u in self.waiting if same_unit(g, u)]
        if not self.waiting:
            return g.pop()
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return [choice(UNIT, u) for u in self.waiting]

    def pick(self, g: State, u: int) -> None:
        self.waiting.remove(u)
        self.unit = u
        self.morale = self.morale_of(g, same_unit(g, u)[0])
        self.at = ROLLED

    def morale_of(self, g: State, u: int) -> int:
        raise NotImplementedError


class RecoverOrder(RollForEach):
    """O22."""

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            return self.begin(g)
        return self.next(g) if self.at == NEXT else self.rolled(g)

    def morale_of(self, g: State, u: int) -> int:
        return rally_morale(g, u)

    def begin(self, g: State) -> int:
        """O22.2: Suppressed markers off first; who was broken at the announcement gets a Rally Roll."""
        g.recovered |= 1 << self.side
        g.tell(tell.ACTIVATED_PLAYER, self.side)
        for u in units_of(g, self.side):
            if g.rules.may_unsuppress(g, u):
                g.u_flags[u] &= ~SUPPRESSED
        g.tell(tell.UNSUPPRESSED, self.side)
        self.waiting = broken_units(g, self.side)
        self.at = NEXT
        return GO

    def chosen(self, g: State, choice: int) -> None:
        self.pick(g, a_of(choice))
        push_roll(g, self.side, RALLY)

    def rolled(self, g: State) -> int:
        """O22.3: less rallies, equal Suppresses, greater does nothing; only broken units are concerned (Q50)."""
        roll = total(g, g.value)
        g.tell(tell.RALLY_ROLL, self.unit, roll, self.morale)
        self.at = NEXT
        for u in hit_with(g, self.unit):
            if g.u_flags[u] & BROKEN:
                if roll < self.morale:
                    rally(g, u)
                elif roll == self.morale:
                    suppress(g, u)
        return GO

    def question(self, g: State) -> str:
        return "rally-next"

    def about(self, g: State) -> Subject:
        rolling = self.unit if self.at == ROLLED else -1
        return Subject("rally", self.side, rolling, self.waiting, numbers={"morale": self.morale})


class RoutOrder(RollForEach):
    """O23: the announcing player rolls; the owner retreats."""

    fleeing: list[int]

    def morale_of(self, g: State, u: int) -> int:
        return rout_morale(g, u)

    def step(self, g: State) -> int:
        if self.at == WHOM:
            return ASK
        if self.at == NEXT:
            return self.next(g)
        if self.at == ROLLED:
            return self.rolled(g)
        return self.flee(g)

    def choices(self, g: State) -> list[int]:
        if self.at == WHOM:
            return [choice(SIDE, s) for s in range(2) if rout_reason(g, s) == reasons.OK]
        return super().choices(g)

    def chosen(self, g: State, choice: int) -> None:
        if self.at == WHOM:
            self.whose = a_of(choice)
            g.recovered |= 1 << self.whose
            g.tell(tell.ACTIVATED_PLAYER, self.whose)
            self.waiting = [u for u in broken_units(g, self.whose) if g.rules.may_rout(g, u)]
            self.at = NEXT
            return
        self.pick(g, a_of(choice))
        push_roll(g, self.side, ROUT)

    def rolled(self, g: State) -> int:
        """O23.2: less nothing, equal Suppressed, greater Retreat by the difference, even if since rallied (1.9.1)."""
        roll = total(g, g.value)
        g.tell(tell.ROUT_ROLL, self.unit, roll, self.morale)
        self.at = NEXT
        if roll == self.morale:
            for u in hit_with(g, self.unit):
                if g.u_flags[u] & BROKEN:
                    suppress(g, u)
        elif roll > self.morale:
            self.fleeing = hit_with(g, self.unit)
            self.morale = roll - self.morale
            self.at = FLEE
        return GO

    def flee(self, g: State) -> int:
        while self.fleeing:
            u = self.fleeing.pop(0)
            if g.u_hex[u] >= 0:
                return push_retreat(g, u, self.morale)
        self.at = NEXT
        return GO

    def question(self, g: State) -> str:
        return "rout-whom" if self.at == WHOM else "rout-next"

    def about(self, g: State) -> Subject:
        if self.at == WHOM:
            return Subject("rout-whom", self.side)
        rolling = self.unit if self.at == ROLLED else -1
        return Subject("rout", self.side, rolling, self.waiting, numbers={"morale": self.morale})


STEP_BACK: Final = 0
LEFT: Final = 1
CAME_IN: Final = 2
ASIDE: Final = 3  # has left, but its hex was closed to it meanwhile


class Retreat(Procedure):
    """O23.3: hex by hex towards the owner's edge, by the owner's choice; Mines attack, Wire and MPs do not matter."""

    unit: int
    hexes: int
    target: int

    def step(self, g: State) -> int:
        u = self.unit
        if g.u_hex[u] < 0:
            return self.gone(g)
        if self.at == LEFT and self.is_closed(g):
            self.at = ASIDE if retreat_hexes(g, u) else STEP_BACK
            return GO
        if self.at == ASIDE:
            return ASK
        if self.at == LEFT:
            g.tell(tell.RETREATED, u, g.u_hex[u], self.target)
            origin_target = self.target
            relocate(g, u, origin_target)
            self.hexes -= 1
            self.at = CAME_IN
            if g.h_fort[origin_target] == MINES:
                return push_mine_attack(g, [u], origin_target)
            return GO
        if self.at == CAME_IN:
            self.at = STEP_BACK
        if self.hexes == 0:
            return g.pop()
        if not retreat_hexes(g, u):
            eliminate(g, u)  # O23.3.5: nowhere to go
            return g.pop()
        return ASK

    def gone(self, g: State) -> int:
        """Killed on the way; or replaced by Teams, which go on in its stead."""
        heirs = rolled_for(g, self.unit)
        g.pop()
        if self.at != LEFT:
            for team in heirs:
                push_retreat(g, team, self.hexes, self.at)
        else:
            for team in heirs:
                self.bring_on(g, team)
        return GO

    def bring_on(self, g: State, team: int) -> None:
        """A Team of a Squad that has deployed on the way out of Mines goes where the Squad was going."""
        if self.is_closed(g):
            push_retreat(g, team, self.hexes)
            return
        g.tell(tell.RETREATED, team, g.u_hex[team], self.target)
        relocate(g, team, self.target)
        push_retreat(g, team, self.hexes - 1, CAME_IN)
        if g.h_fort[self.target] == MINES:
            push_mine_attack(g, [team], self.target)

    def is_closed(self, g: State) -> bool:
        """A trigger on the way out of Mines may have set the hex on fire or brought an enemy into it (O23.3.5)."""
        return is_impassable(g, self.target) or occupied_by(g, self.target, other(g.u_owner[self.unit]))

    def who(self, g: State) -> int:
        return g.u_owner[self.unit]

    def choices(self, g: State) -> list[int]:
        return [choice(RETREAT, h) for h in retreat_hexes(g, self.unit)]

    def chosen(self, g: State, choice: int) -> None:
        self.target = a_of(choice)
        mined = self.at != ASIDE and g.h_fort[g.u_hex[self.unit]] == MINES
        self.at = LEFT
        origin = g.u_hex[self.unit]
        if mined:
            push_mine_attack(g, [self.unit], origin)

    def question(self, g: State) -> str:
        return "retreat"

    def about(self, g: State) -> Subject:
        return Subject("retreat", g.u_owner[self.unit], self.unit, numbers={"hexes": self.hexes})


def push_retreat(g: State, u: int, hexes: int, at: int = STEP_BACK) -> int:
    frame = g.rules.new_retreat()
    frame.at = at
    frame.unit = u
    frame.hexes = hexes
    frame.target = -1
    g.push(frame)
    return GO


def push_recover_order(g: State) -> int:
    frame = g.rules.new_recover_order()
    frame.at = BEGIN
    frame.side = g.active
    frame.whose = g.active
    frame.waiting = []
    frame.unit = -1
    frame.morale = 0
    g.push(frame)
    return GO


def push_rout_order(g: State) -> int:
    frame = g.rules.new_rout_order()
    frame.at = WHOM
    frame.side = g.active
    frame.whose = other(g.active)
    frame.waiting = []
    frame.unit = -1
    frame.morale = 0
    frame.fleeing = []
    g.push(frame)
    return GO
