"""Positions on a map painted for the test: a walk through it, a shot across it."""

from __future__ import annotations

from typing import Any

from marches import march

from commander_play import notations, play
from sandtable.kernel.game import Game
from table import position


def board(**tables: Any) -> dict[str, Any]:
    return tables


def walk(map: dict[str, Any], *hexes: str, unit: str = "rifle F5", **more: Any) -> Game:
    """A lone unit of Movement 4 goes through the hexes."""
    game = position(unit, "rifle I10", axis_hand="G-19 G-43", map=map, **more)
    return march(game, "G-19", "g." + unit.split()[0] + "-1", *hexes)


def steps(map: dict[str, Any], unit: str = "rifle F5", **more: Any) -> list[str]:
    """Hexes that a unit may enter first."""
    return notations(walk(map, unit=unit, **more), "step")


def shot(map: dict[str, Any], firer: str, target: str, draw: str = "1-3", **more: Any) -> Game:
    game = position(firer, target, axis_hand="G-50", axis_draw=draw, map=map, **more)
    return play(game, "order G-50")
