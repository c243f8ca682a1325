"""A small network that tells the chance to win: each piece through a layer of its side, summed; then with the whole
table's numbers through two more. Plain loops over lists, so that nothing heavy is needed to play."""

from __future__ import annotations

from math import exp
from typing import Final

Rows = list[list[float]]

KINDS: Final = 2  # of pieces: one's own and the enemy's


class Layer:
    """Weights by output, biases by output."""

    def __init__(self, weights: Rows, biases: list[float]) -> None:
        self.weights = weights
        self.biases = biases

    def run(self, inputs: list[float]) -> list[float]:
        return [value if value > 0.0 else 0.0 for value in self.raw(inputs)]

    def raw(self, inputs: list[float]) -> list[float]:
        found: list[float] = []
        for j in range(len(self.weights)):
            found.append(dot(self.weights[j], inputs, self.biases[j]))
        return found


def dot(row: list[float], inputs: list[float], start: float) -> float:
    total = start
    for i in range(len(inputs)):
        total += row[i] * inputs[i]
    return total


class Net:
    def __init__(self, pieces: list[Layer], middle: Layer, last: Layer) -> None:
        self.pieces = pieces  # own, enemy
        self.middle = middle
        self.last = last

    def chance(self, numbers: list[float], pieces: list[Rows]) -> float:
        """`numbers` of the whole table, `pieces` of one's own side and of the enemy's."""
        inputs = list(numbers)
        for kind in range(KINDS):
            layer = self.pieces[kind]
            sums = [0.0] * len(layer.biases)
            for piece in pieces[kind]:
                made = layer.run(piece)
                for j in range(len(made)):
                    sums[j] += made[j]
            inputs.extend(sums)
        logit = self.last.raw(self.middle.run(inputs))[0]
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))
