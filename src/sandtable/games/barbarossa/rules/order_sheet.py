"""How far a side's orders are written, for whoever writes them: is it Planning, what stands, what may be changed."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.state import NOWHERE, State


def is_planning(g: State) -> bool:
    return isinstance(g.frames[len(g.frames) - 1], Planning)


def is_written(g: State, u: int) -> bool:
    """Was its order written in this phase?"""
    frame = g.frames[len(g.frames) - 1]
    return isinstance(frame, Planning) and frame.changed[u] != 0


def changes_left(g: State, side: int) -> int:
    """How many orders may still be changed after Radio Interception (radio.4); NOWHERE: as many as one likes."""
    frame = g.frames[len(g.frames) - 1]
    if not isinstance(frame, Planning):
        return 0
    return NOWHERE if frame.left[side] == NOWHERE else frame.changes_left(g, side)
