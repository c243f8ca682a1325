"""Great War Commander in the lab."""

from __future__ import annotations

import random
from typing import Any, Final, cast

from sandtable.commander.lab.kit import FamilyKit
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.lab import invariants, pool
from sandtable.games.great_war_commander.lab.usage import GreatWarUsage
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game
from sandtable.lab.kit import Ledger, Position, Usage
from sandtable.shelf import Manifest, Scenario

POSITIONS: Final[dict[str, Position]] = {}


class GreatWarKit(FamilyKit):
    traces = 60

    def __init__(self, game: Manifest) -> None:
        super().__init__(game, FILES)

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        """In turn: a shipped one, a skirmish, a brawl."""
        known = self.shipped()
        if chosen:
            return known[chosen[index % len(chosen)]]
        number = seed * 1000 + index
        if index % 3 == 0 and known:
            return known[sorted(known)[index // 3 % len(known)]]
        return pool.skirmish(number) if index % 3 == 1 else pool.brawl(number)

    # --- promises ---
    def table_faults(self, g: kernel.State) -> list[str]:
        return invariants.table_faults(cast(State, g))

    def ledger(self, game: Game) -> Ledger:
        return invariants.GreatWarLedger(game)

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        return invariants.view_faults(game, seat, seed)

    def is_rare(self, scenario: Scenario) -> bool:
        return str(scenario.get("name", "")).startswith(pool.BRAWL)

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        return pool.random_options(rng)

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        known = self.shipped()
        shipped = sorted(known)
        scenario = known[shipped[index // 2 % len(shipped)]] if index % 2 and shipped else pool.skirmish(index)
        return scenario, {}

    def positions(self) -> dict[str, Position]:
        return POSITIONS

    def usage(self) -> Usage:
        return GreatWarUsage()
