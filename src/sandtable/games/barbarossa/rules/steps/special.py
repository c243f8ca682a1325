"""Step 7, Special Orders (exec.10)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.hiding import reconnoitre
from sandtable.games.barbarossa.rules.state import State


def push_special_orders(g: State) -> None:
    reconnoitre(g)
