"""What happens before Planning (turn.5): the wind is settled, smoke of Strong Winds spreads and goes (smoke.w2)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.special.smoke import blow_screens, note_smoke
from sandtable.games.barbarossa.rules.special.wind import settle_wind
from sandtable.games.barbarossa.rules.state import State


def start_of_turn(g: State) -> None:
    if g.rules.strong_winds:
        settle_wind(g)
    blow_screens(g)
    note_smoke(g)
