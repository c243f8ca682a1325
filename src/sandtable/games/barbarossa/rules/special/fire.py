"""Burning settlements (burn.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.state import State


def may_set_fire(g: State, h: int) -> None:
    """A fire starts if the hex is a settlement that does not burn yet."""
