"""A kit for the lab from the manifest alone: every choice and event counts, every view must survive a fresh deal."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from sandtable.kernel.choice import verb_of
from sandtable.kernel.frame import Event, State
from sandtable.kernel.game import Game
from sandtable.kernel.title import Title
from sandtable.lab.kit import Kit, Ledger, Position, Usage
from sandtable.shelf import Scenario

DEPTH = 3  # of perft


class PlainUsage(Usage):
    def __init__(self, title: Title) -> None:
        super().__init__()
        self.title = title

    def choice(self, code: int) -> None:
        self.note(self.verb(code))

    def read(self, g: State, events: list[Event]) -> None:
        for event in events:
            self.note(f"event {self.title.event_names[event[0]]}")

    def rarity(self, g: State, code: int) -> int:
        return self.count[self.verb(code)]

    def items(self) -> list[str]:
        verbs = [f"verb {verb.name}" for verb in self.title.verbs]
        return [*dict.fromkeys(verbs), *(f"event {name}" for name in self.title.event_names)]

    def verb(self, code: int) -> str:
        return f"verb {self.title.verbs[verb_of(code)].name}"


class NoLedger(Ledger):
    def read(self, game: Game) -> list[str]:
        return []


class PlainKit(Kit):
    def shipped(self) -> dict[str, Scenario]:
        return {name: self.game.scenario(name) for name in self.game.scenario_names()}

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        names = chosen or self.game.scenario_names()
        return self.game.scenario(names[index % len(names)])

    def is_rare(self, scenario: Scenario) -> bool:
        return False

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        return {}

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        names = self.game.scenario_names()
        return self.game.scenario(names[index % len(names)]), {}

    def positions(self) -> dict[str, Position]:
        return {name: (DEPTH, partial(self.new_game, scenario, name)) for name, scenario in self.shipped().items()}

    def usage(self) -> Usage:
        return PlainUsage(self.title)

    def table_faults(self, g: State) -> list[str]:
        return []

    def ledger(self, game: Game) -> Ledger:
        return NoLedger()

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        if game.view(seat) == game.dealt(seat, seed).view(seat):
            return []
        return [f"what seat {seat} sees hangs on what it cannot know"]

    def thinker(self) -> str:
        return next(iter(self.game.opponents), "random")
