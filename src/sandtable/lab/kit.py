"""What the lab must know of a title to fuzz, trace, count and measure it; each game brings its kit along."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from sandtable.kernel.frame import Event, State
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.shelf import Manifest, Scenario


class Usage:
    """The exhaustive-use report: counts items over many games. An item is a word like "terrain woods".

    `choice` gets every decision, `read` the events that came of it. What can never happen by the rules is no item.
    """

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def note(self, item: str) -> None:
        self.count[item] += 1

    def begin(self, g: State, events: list[Event]) -> None:
        """A game as it starts."""
        self.read(g, events)

    def choice(self, code: int) -> None:
        raise NotImplementedError

    def read(self, g: State, events: list[Event]) -> None:
        raise NotImplementedError

    def rarity(self, g: State, code: int) -> int:
        """How often what a choice stands for has been used; the least comes first."""
        raise NotImplementedError

    def items(self) -> list[str]:
        """All that can happen."""
        raise NotImplementedError

    def never(self) -> list[str]:
        return [item for item in self.items() if not self.count[item]]


class Ledger:
    """Keeps an account of a game from its events alone."""

    def read(self, game: Game) -> list[str]:
        """Enter the events since the last call, then compare with the table: what is wrong, in sentences."""
        raise NotImplementedError


WHIM = 0.3
Position = tuple[int, Callable[[], Game]]  # depth to which perft counts, and how it is built


class Kit:
    """One title in the lab."""

    extra_share = 0.004  # how often the fuzz plays a side choice
    late = 0.7  # after this part of the games the fuzz goes for what has not happened yet
    traces = 20  # games in its golden file
    weighed = 12  # among how many choices a greedy game looks for the rarest

    def __init__(self, game: Manifest) -> None:
        self.game = game
        self.title = game.title()
        self.seats = [*range(game.seats), SPECTATOR]

    # --- games ---
    def shipped(self) -> dict[str, Scenario]:
        """Every scenario that the game or an installed pack brings along, by name."""
        raise NotImplementedError

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        """Of the fuzz's game with this number; late in a run it goes for what has not happened yet."""
        raise NotImplementedError

    def is_rare(self, scenario: Scenario) -> bool:
        """Was it built around something that natural play hardly reaches?"""
        raise NotImplementedError

    def whim(self, scenario: Scenario) -> float:
        """How often a greedy game plays anything at all."""
        return WHIM

    def profiles(self) -> list[str]:
        """Names of whole sets of options (editions), the default one first; none where there are only switches."""
        return []

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        """A profile and now and then a single switch turned over."""
        raise NotImplementedError

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        """Scenario and options of the golden trace with this number."""
        raise NotImplementedError

    def positions(self) -> dict[str, Position]:
        """Positions of different character for perft."""
        raise NotImplementedError

    def new_game(self, scenario: Scenario, seed: str, options: dict[str, Any] | None = None) -> Game:
        return new_game(self.title, scenario, seed, options)

    def extra(self, game: Game, extras: list[int], usage: Usage, rng: random.Random) -> int:
        """The side choice that the fuzz plays."""
        return rng.choice(extras)

    # --- use ---
    def usage(self) -> Usage:
        raise NotImplementedError

    # --- promises ---
    def table_faults(self, g: State) -> list[str]:
        """Everything that a single look at the table can tell."""
        raise NotImplementedError

    def ledger(self, game: Game) -> Ledger:
        raise NotImplementedError

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        """A view names nothing hidden, and a fresh deal of the hidden part does not change it."""
        raise NotImplementedError

    def own_faults(self, game: Game, rng: random.Random) -> list[str]:
        """Promises that only this title makes and that cost much to look at."""
        return []

    def sizes(self, g: State) -> dict[str, int]:
        """How many things there are of each kind of argument, for questions why not."""
        return {}

    # --- speed ---
    def sight_time(self, maps: int) -> float:
        """Seconds to trace all pairs of hexes of a map."""
        raise NotImplementedError

    def thinker(self) -> str:
        """The opponent whose thinking time is measured."""
        raise NotImplementedError
