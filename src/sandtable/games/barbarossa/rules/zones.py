"""Kill Zones (kz.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def may_fire_into(g: State, u: int, h: int) -> bool:
    return True
