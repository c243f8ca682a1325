"""Dig In (A32)."""

from __future__ import annotations

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.markers import may_fortify, place_fort
from sandtable.commander.rules.names import FOXHOLES
from sandtable.commander.rules.state import NO_UNIT, State, occupied_by
from sandtable.commander.rules.verbs import PLAY_HEX
from sandtable.kernel.choice import b_of, choice


class DigIn(Action):
    def could(self, g: State, side: int, h: int) -> bool:
        """A hex with a friendly unit, no Water, Blaze or Fortification."""
        return g.h_top[h] != NO_UNIT and may_fortify(g, h) and occupied_by(g, h, side)

    def may(self, g: State, w: ActionWindow) -> bool:
        side = w.player(g)
        for h in range(g.rules.map.size):
            if self.could(g, side, h):
                return True
        return False

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        side, found = w.player(g), []
        for h in range(g.rules.map.size):
            if self.could(g, side, h):
                found += [choice(PLAY_HEX, card, h) for card in cards]
        return found

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        place_fort(g, b_of(code), FOXHOLES)
