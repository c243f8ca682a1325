"""The Defender's Hidden Mines and Hidden Wire on the entry of a hex (A35.2, A35.5)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.markers import place_fort
from sandtable.commander.rules.mines import Entered, may_hide_there, push_mine_attack
from sandtable.commander.rules.names import MINES, WIRE
from sandtable.commander.rules.state import State


class Hidden(Action):
    def may(self, g: State, w: ActionWindow) -> bool:
        entry = cast(Entered, w)
        return may_hide_there(g, entry.side, entry.mover(g), entry.hex)


class HiddenMines(Hidden):
    """A35.2: they attack the units that have just come in."""

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        entry = cast(Entered, w)
        place_fort(g, entry.hex, MINES)
        push_mine_attack(g, entry.newcomers(g), entry.hex)


class HiddenWire(Hidden):
    """A35.5"""

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        place_fort(g, cast(Entered, w).hex, WIRE)
