"""Lantern before people: words from its own texts, hexes from the board."""

from __future__ import annotations

from typing import Final

from lantern.rules import ENDINGS, LANTERN, MARSH, WAIT
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.phrase import Value, phrase
from sandtable.screens.plain import PlainScreen
from sandtable.terrain.board import Board

SCENARIOS: Final[dict[str, Data]] = {
    "new-moon": {"name": "new-moon", "guard": "C2", "turns": 8},
    "first-light": {"name": "first-light", "guard": "B3", "turns": 6},
}


class LanternScreen(PlainScreen):
    def __init__(self) -> None:
        self.title = LANTERN
        self.label = "Lantern"
        self.editions = []
        self.prefix = "lantern-"
        self.endings = ENDINGS
        self.passing = [WAIT]
        self.loud = ["heard", "ended"]
        self.event_rules = {
            "crept": "3", "stirred": "3", "walked": "5", "waited": "5", "heard": "6", "quiet": "6", "deaf": "6",
            "ended": "7",
        }  # fmt: skip

    def scenario_names(self) -> list[str]:
        return list(SCENARIOS)

    def load_scenario(self, name: str) -> Data:
        return dict(SCENARIOS[name])

    def board(self, scenario: Data) -> Board:
        return MARSH

    def word(self, game: Game, kind: str, value: int) -> Value:
        return phrase("side-" + LANTERN.seats[value]) if kind == "side" else super().word(game, kind, value)


SCREEN: Final = LanternScreen()
