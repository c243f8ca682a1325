"""An order that could be given: what is written for it, and what it is worth."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import WAIT
from sandtable.games.barbarossa.rules.state import NOBODY
from sandtable.games.barbarossa.rules.verbs import GIVE, ORDER, STEP, STOP_CHOICE
from sandtable.kernel.choice import choice


class Option:
    def __init__(self, unit: int, order: int, parts: list[int], value: float) -> None:
        self.unit = unit
        self.order = order
        self.parts = parts  # choices, in the order in which they are asked for
        self.value = value
        self.target = NOBODY  # of fire and assaults
        self.end = -1  # hex in which a move ends
        self.entry: list[int] = []  # what stands in the Order Box when it is written

    def codes(self) -> list[int]:
        return [choice(GIVE, self.unit), choice(ORDER, self.order), *self.parts]


def wait(u: int) -> Option:
    return Option(u, WAIT, [], 0.0)


def path_parts(path: list[int]) -> list[int]:
    return [*(choice(STEP, h) for h in path), STOP_CHOICE]
