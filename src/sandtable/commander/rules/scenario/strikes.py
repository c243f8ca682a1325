"""Shells that a scenario sends as an effect of an event: an attack on each of some hexes, as by artillery (O18.2.3)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.firepower import airburst
from sandtable.commander.rules.markers import remove_fort
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.purposes import IMPACT
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.scenario.meant import hexes_of
from sandtable.commander.rules.scenario.script import NOBODY, Effect
from sandtable.commander.rules.state import DECK, NO_UNIT, Procedure, State, units_in
from sandtable.kernel.frame import Subject, without

NEXT: Final = 0
IMPACTED: Final = 1


class Strike(Procedure):
    """Hex by hex, in their order; who rolls is the side whose guns they are."""

    side: int
    firepower: int
    left: list[int]  # hexes still to be attacked
    hex: int
    waiting: list[int]

    def step(self, g: State) -> int:
        return self.next_hex(g) if self.at == NEXT else self.impacted(g)

    def next_hex(self, g: State) -> int:
        while self.left:
            self.hex = self.left.pop(0)
            if g.h_top[self.hex] != NO_UNIT or g.h_fort[self.hex] != NO_FORT:
                self.waiting = units_in(g, self.hex)
                self.at = IMPACTED
                return push_roll(g, self.side, IMPACT)
        return g.pop()

    def impacted(self, g: State) -> int:
        roll = total(g, g.value)
        strength = self.firepower + roll + airburst(g, self.hex)
        g.tell(tell.IMPACT, self.hex, strength, roll)
        if roll == g.rules.tables.vulnerability[self.firepower]:
            remove_fort(g, self.hex)
        self.at = NEXT
        return push_defence(g, strength, self.waiting, [self.hex], [0], True, False)

    def about(self, g: State) -> Subject:
        numbers = {"firepower": self.firepower}
        return Subject("barrage", self.side, -1, self.waiting, hex=self.hex, hexes=self.left, numbers=numbers)


def push_strike(g: State, side: int, effect: Effect) -> None:
    """On all of its hexes, or on some drawn by lot."""
    hexes = effect.hexes
    if effect.nearest or effect.under != NOBODY:
        hexes = hexes_of(g, effect)
    elif effect.count and effect.count < len(hexes):
        free, hexes = hexes, []
        for _ in range(effect.count):
            hexes.append(g.chance.pick(DECK, free))
            free = without(free, hexes[len(hexes) - 1])
            g.reveal(hexes[len(hexes) - 1])
            g.tell(tell.RANDOM_HEX, max(side, 0), hexes[len(hexes) - 1])
    push_strike_on(g, side, effect, hexes)


def push_strike_on(g: State, side: int, effect: Effect, hexes: list[int]) -> None:
    frame = Strike()
    frame.at = NEXT
    frame.side = side if side != NOBODY else g.active
    frame.firepower = effect.strike
    frame.left = hexes[:]
    frame.hex = -1
    frame.waiting = []
    g.push(frame)
