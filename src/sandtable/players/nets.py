"""Reading and writing a learned network: a JSON file beside the game that it judges."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadFile
from sandtable.players.thought.net import Layer, Net

PARTS = ("own", "enemy", "middle", "last")


def read_net(path: Path) -> Net:
    """A file that is missing or damaged is named with what is wrong."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        own, enemy, middle, last = (layer_of(data[part]) for part in PARTS)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadFile(str(path), "weights", f"cannot be read ({error})") from None
    return Net([own, enemy], middle, last)


def layer_of(data: dict[str, Any]) -> Layer:
    weights = [[float(w) for w in row] for row in data["weights"]]
    biases = [float(b) for b in data["biases"]]
    if len(weights) != len(biases) or len({len(row) for row in weights}) != 1:
        raise ValueError("rows and biases do not fit")
    return Layer(weights, biases)
