"""What meets those who have just entered a hex, before anybody may react (O23.5.4, O23.5.7, F128, T107.1, F131.2).

Tanks crush Wire and check for Immobilization, then Mines, Gas, and the MPs that Wire takes.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.mines import push_mine_attack
from sandtable.commander.rules.names import MINES, WIRE
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.state import HALTED, NO_UNIT, Procedure, State, occupied_by, other, successors
from sandtable.games.great_war_commander.rules.gas import push_gas_entry
from sandtable.games.great_war_commander.rules.names import BOG_ROLL
from sandtable.games.great_war_commander.rules.orders.movement import note_ground
from sandtable.games.great_war_commander.rules.orders.tanks import bog_number, crush_wire, must_check, settle_check
from sandtable.games.great_war_commander.rules.stacking import tank_among
from sandtable.games.great_war_commander.rules.state import CAUGHT, ENTERED, RUSHING, SHELLHOLE_PAID, of
from sandtable.kernel.frame import GO, Subject

TRACKS: Final = 0
CHECKED: Final = 1
MINED: Final = 2
GASSED: Final = 3
WIRED: Final = 4


class Arriving(Procedure):
    units: list[int]
    origin: int
    hex: int
    moving: bool  # by MPs; in an Advance there are none to lose
    tank: int  # the Tank that checks
    number: int  # that it must beat, as it was when the roll was made (1.9.1)
    first: bool  # it has entered no Shellhole before in this Order

    def step(self, g: State) -> int:
        at = self.at
        self.at += 1
        if at == TRACKS:
            return self.come_in(g)
        if at == CHECKED:
            return self.checked(g)
        if at == MINED:
            return push_mine_attack(g, self.here(g), self.hex) if g.h_fort[self.hex] == MINES else GO
        if at == GASSED:
            return push_gas_entry(g, self.here(g), self.hex) if of(g).h_gas[self.hex] else GO
        if at == WIRED and self.moving:
            self.lose_points(g)
        return g.pop()

    def here(self, g: State) -> list[int]:
        """Those who entered, or the Teams that took their place, as far as they are still there."""
        found: list[int] = []
        for u in self.units:
            found += [v for v in successors(g, u) if g.u_hex[v] == self.hex]
        return found

    def come_in(self, g: State) -> int:
        """O23.5.4: the check comes before everything else."""
        if self.moving:
            self.mark(g)
        self.tank = tank_among(g, self.units)
        if self.tank == NO_UNIT:
            self.at = MINED
            return GO
        crush_wire(g, self.tank, self.hex, self.moving)
        if not must_check(g, self.tank, self.origin, self.hex, self.first):
            self.at = MINED
            return GO
        self.number = bog_number(g, self.tank)
        return push_roll(g, g.active, BOG_ROLL)

    def mark(self, g: State) -> None:
        """A54, S98: whoever has entered a hex with enemies goes no further."""
        fight = occupied_by(g, self.hex, other(g.u_owner[self.units[0]]))
        for u in self.units:
            g.u_flags[u] |= ENTERED
            note_ground(g, u, self.hex)
            if fight:
                g.u_flags[u] |= HALTED
                if g.u_flags[u] & RUSHING:
                    suppress(g, u)

    def checked(self, g: State) -> int:
        if g.u_hex[self.tank] == self.hex:
            settle_check(g, self.tank, total(g, g.value), self.number, self.moving)
        return GO

    def lose_points(self, g: State) -> None:
        """F131.2: right after entering Wire."""
        if g.h_fort[self.hex] != WIRE:
            return
        for u in self.here(g):
            if not g.u_flags[u] & HALTED and not g.rules.ignores_wire(g, u):
                g.u_flags[u] |= HALTED | CAUGHT

    def about(self, g: State) -> Subject:
        return Subject("arriving", g.active, units=self.units, hex=self.hex)


def push_arriving(g: State, units: list[int], origin: int, hex: int, moving: bool) -> int:
    frame = Arriving()
    frame.at = TRACKS
    frame.units = units[:]
    frame.origin = origin
    frame.hex = hex
    frame.moving = moving
    frame.tank = NO_UNIT
    frame.number = 0
    frame.first = not has_crossed_shellhole(g, units)
    g.push(frame)
    return GO


def has_crossed_shellhole(g: State, units: list[int]) -> bool:
    """O23.5.5: has the Tank among them entered a Shellhole before in this Order?"""
    tank = tank_among(g, units)
    return tank != NO_UNIT and g.u_flags[tank] & SHELLHOLE_PAID != 0
