"""Demolitions (A31) and Hidden Unit (A35.4), played when the opponent has passed with a discard."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.markers import remove_fort
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.scenario.values import defends
from sandtable.commander.rules.state import State, occupied_by
from sandtable.commander.rules.support import AfterPass
from sandtable.commander.rules.verbs import PLAY_HEX
from sandtable.kernel.choice import b_of, choice


def forts_held(g: State, side: int) -> list[int]:
    """A31: Fortifications of any type in hexes with a friendly unit."""
    return [h for h in range(g.rules.map.size) if g.h_fort[h] != NO_FORT and occupied_by(g, h, side)]


class Demolitions(Action):
    def may(self, g: State, w: ActionWindow) -> bool:
        return len(forts_held(g, w.player(g))) > 0

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        hexes = forts_held(g, w.player(g))
        return [choice(PLAY_HEX, card, h) for card in cards for h in hexes]

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        remove_fort(g, b_of(code))


class HiddenUnit(Action):
    """A35.4: the Defender's; a roll on the Support Table follows."""

    def may(self, g: State, w: ActionWindow) -> bool:
        return defends(g, w.player(g))

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        cast(AfterPass, w).roll_for_unit(g)
