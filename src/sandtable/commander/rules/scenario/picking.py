"""Hexes that a player picks for an effect of a scenario: for markers, for ground that changes, for shells."""

from __future__ import annotations

from sandtable.commander.rules.ground import is_water
from sandtable.commander.rules.markers import may_fortify, may_smoke
from sandtable.commander.rules.scenario.events import all_effects, change_hexes
from sandtable.commander.rules.scenario.meant import named_hexes
from sandtable.commander.rules.scenario.script import BLAZE_MARK, SMOKE_MARK, Effect
from sandtable.commander.rules.state import NO_UNIT, Procedure, State
from sandtable.commander.rules.verbs import HEX
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


def may_pick(g: State, e: Effect, hex: int) -> bool:
    """Would the effect do anything there?"""
    if e.put == SMOKE_MARK:
        return may_smoke(g, hex)
    if e.put == BLAZE_MARK:
        return not is_water(g, hex) and not g.h_blaze[hex] and g.h_top[hex] == NO_UNIT
    if e.put:
        return may_fortify(g, hex)
    if e.clear:
        return g.h_smoke[hex] != 0 if e.clear == SMOKE_MARK else g.h_fort[hex] == e.clear
    return True


class PickHexes(Procedure):
    """One by one; markers lie there at once, shells fall when all are picked."""

    side: int  # whose effect it is
    effect: int
    left: int
    picked: list[int]

    def effect_of(self, g: State) -> Effect:
        return all_effects(g)[self.effect]

    def free(self, g: State) -> list[int]:
        e = self.effect_of(g)
        return [hex for hex in named_hexes(g, e) if hex not in self.picked and may_pick(g, e, hex)]

    def step(self, g: State) -> int:
        if self.left > 0 and self.free(g):
            return ASK
        g.pop()
        e = self.effect_of(g)
        if e.strike:
            g.rules.strike_on(g, self.side, e, sorted(self.picked))
        return GO

    def who(self, g: State) -> int:
        return self.effect_of(g).by

    def choices(self, g: State) -> list[int]:
        return [choice(HEX, hex) for hex in self.free(g)]

    def chosen(self, g: State, choice: int) -> None:
        self.left -= 1
        self.picked.append(a_of(choice))
        change_hexes(g, self.effect_of(g), [a_of(choice)])

    def question(self, g: State) -> str:
        return "scenario-hexes"

    def about(self, g: State) -> Subject:
        numbers = {"left": self.left, "strike": self.effect_of(g).strike}
        return Subject("scenario-hexes", self.who(g), hexes=self.picked, numbers=numbers)


def push_pick_hexes(g: State, side: int, effect: int) -> None:
    frame = PickHexes()
    frame.at = 0
    frame.side = side
    frame.effect = effect
    frame.left = all_effects(g)[effect].count
    frame.picked = []
    g.push(frame)
