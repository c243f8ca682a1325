"""How this game is thought about: its rules of thumb and its learned chance to win (docs/opponents.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.commander.learned import learned_mind
from sandtable.games.great_war_commander.bots.thumb import GreatWarThumb
from sandtable.players.thought.mind import Mind

DATA: Final = Path(__file__).parent / "data"


def mind() -> Mind:
    return learned_mind(DATA, GreatWarThumb)
