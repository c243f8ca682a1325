"""Barbarossa in the lab."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Any, cast

from sandtable.games.barbarossa.cases.position import build_position
from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.lab import pool, secrets, table
from sandtable.games.barbarossa.lab.account import Account
from sandtable.games.barbarossa.lab.positions import POSITIONS
from sandtable.games.barbarossa.lab.usage import BarbarossaUsage
from sandtable.games.barbarossa.rules.prep.start import fresh_state
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.sight import clear_line
from sandtable.games.barbarossa.rules.state import State
from sandtable.games.barbarossa.rules.tables import Options
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game
from sandtable.lab.kit import Kit, Ledger, Position, Usage
from sandtable.shelf import Scenario

WINDOWS = 0.5


class BarbarossaKit(Kit):
    extra_share = 0.05  # standing instructions
    late = 0.25
    weighed = 60

    def shipped(self) -> dict[str, Scenario]:
        return pool.shipped()

    def scenario(self, index: int, seed: int, chosen: list[str], usage: Usage, late: bool) -> Scenario:
        """A shipped one in five, else a small fight; late in a run around what has not happened yet."""
        known = pool.shipped()
        if chosen:
            return known[chosen[index % len(chosen)]]
        number = seed * 1000 + index
        wanted = cast(BarbarossaUsage, usage).wanted_themes() if late else []
        if index % 5 == 0 and not wanted:
            return known[list(known)[index // 5 % len(known)]]
        themes = wanted or pool.EVERY
        return pool.themed(themes[index % len(themes)], number)

    def is_rare(self, scenario: Scenario) -> bool:
        return str(scenario.get("name", "")).startswith(pool.THEME)

    def options(self, rng: random.Random, profiles: list[str]) -> dict[str, Any]:
        """Now and then as at a table, where also those are asked who have but one choice left."""
        return {**pool.random_options(rng), **({"windows": True} if rng.random() < WINDOWS else {})}

    def extra(self, game: Game, extras: list[int], usage: Usage, rng: random.Random) -> int:
        few = rng.sample(extras, min(self.weighed, len(extras)))
        return min(few, key=cast(BarbarossaUsage, usage).extra_rarity)

    def traced(self, index: int) -> tuple[Scenario, dict[str, Any]]:
        known = list(pool.shipped().values())
        scenario = known[index // 2 % len(known)] if index % 2 else pool.skirmish(index // 2)
        return scenario, pool.random_options(random.Random(f"trace {index}"))

    def positions(self) -> dict[str, Position]:
        return {name: (depth, partial(build_position, data, name)) for name, (depth, data) in POSITIONS.items()}

    def usage(self) -> Usage:
        return BarbarossaUsage()

    def table_faults(self, g: kernel.State) -> list[str]:
        return table.table_faults(cast(State, g))

    def ledger(self, game: Game) -> Ledger:
        return Account(game)

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        return secrets.view_faults(game, seat, seed)

    def own_faults(self, game: Game, rng: random.Random) -> list[str]:
        return secrets.order_faults(game, rng)

    def sizes(self, g: kernel.State) -> dict[str, int]:
        state = cast(State, g)
        return {
            "unit": len(state.u_card),
            "hex": state.rules.ground.size,
            "order": 42,
            "card": len(state.rules.tables.cards),
        }

    def sight_time(self, maps: int) -> float:
        names = ground_names()[:maps]
        seconds = 0.0
        for name in names:
            ground = load_ground(name)
            g = fresh_state(Rules(load_tables(), ground, Options()), "0")
            ground.lines.clear()
            begun = time.perf_counter()
            for a in range(ground.size):
                for b in range(a + 1, ground.size):
                    clear_line(g, a, b)
            seconds += time.perf_counter() - begun
        return seconds / len(names)

    def thinker(self) -> str:
        return next(iter(self.game.opponents), "random")
