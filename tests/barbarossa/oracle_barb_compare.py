"""What all watchers share: a count of comparisons, and every difference."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from sandtable.games.barbarossa.rules.state import State, name_of


class Comparing:
    def __init__(self, seed: str) -> None:
        self.made: Counter[str] = Counter()
        self.full: Counter[str] = Counter()  # of these, with something to compare
        self.differences: list[str] = []
        self.rng = random.Random(seed)

    def same(self, g: State, what: str, engine: Any, oracle: Any, about: str = "") -> None:
        self.made[what] += 1
        self.full[what] += 1 if oracle else 0
        if engine != oracle:
            at = f"turn {g.turn} step {g.step}.{g.hex_step}"
            self.differences.append(f"{what} ({at}) {about}: engine {engine}, oracle {oracle}")

    def same_table(self, g: State, what: str, engine: Any, oracle: Any) -> None:
        """Two long lists: only where they differ is told."""
        self.made[what] += 1
        found = [(i, a, b) for i, (a, b) in enumerate(zip(engine, oracle, strict=True)) if a != b]
        if found:
            self.differences.append(f"{what} (turn {g.turn} step {g.step}) place, engine, oracle: {found}")

    def names(self, g: State, units: Any) -> list[str]:
        return sorted(name_of(g, u) for u in units)

    def hexes(self, g: State, hexes: Any) -> list[str]:
        return sorted(g.rules.ground.hex_name(h) for h in hexes)
