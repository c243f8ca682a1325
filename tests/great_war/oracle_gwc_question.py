"""A question of a game, as the oracle looks at it."""

from __future__ import annotations

from typing import Any

from oracle_gwc_pieces import GreatWarState
from oracle_gwc_tables import Count

from sandtable.kernel.choice import a_of, verb_of


class Question:
    """One question of a game, with the procedure that asks it."""

    def __init__(self, g: GreatWarState, choices: list[int], seen: Count) -> None:
        self.g = g
        self.asks: Any = g.frames[-1]
        self.prompt = self.asks.prompt(g)[0]
        self.choices = choices
        self.seen = seen

    def offered(self, verb: int) -> set[int]:
        return {a_of(code) for code in self.choices if verb_of(code) == verb}

    def has(self, verb: int) -> bool:
        return any(verb_of(code) == verb for code in self.choices)

    def same(self, wanted: object, told: object, where: str = "") -> None:
        self.seen.compare(f"question {self.prompt}", wanted, told, where)

    def names(self, hexes: set[int]) -> list[str]:
        return sorted(self.g.rules.map.hex_name(hex) for hex in hexes)

    def same_hexes(self, wanted: set[int], told: set[int], where: str = "") -> None:
        self.same(self.names(wanted), self.names(told), where)

    def between(self, sure: set[int], told: set[int], possible: set[int], where: str = "") -> None:
        """Where cards or groups decide: at least the sure ones, at most the possible ones."""
        self.seen.count[f"question {self.prompt}"] += 1
        if not sure <= told <= possible:
            text = f"engine {sorted(told)}, by the rules {sorted(sure)} to {sorted(possible)} {where}"
            self.seen.faults.append(f"question {self.prompt}: {text}")
