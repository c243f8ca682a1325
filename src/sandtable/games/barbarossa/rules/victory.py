"""Victory is the scenario's (turn.7): objectives counted as turns end, and at the end."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.state import NOBODY, State


def end_of_turn(g: State) -> None:
    if g.turn >= g.rules.turns:
        g.tell(tell.GAME_OVER, NOBODY)
        g.end_game(NOBODY, 0)
