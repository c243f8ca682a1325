"""The moments of Great War Commander at which a player may play Actions, after the family's."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.actions.action import WINDOWS

JUST_BROKE: Final = WINDOWS  # one's Unit or Leader, on a Defence Roll (A53)
MELEE_ROLL: Final = WINDOWS + 1  # just before one's own (A33, A35, A40, A48, A55)
BEFORE_IMPACT: Final = WINDOWS + 2  # just before an Impact Roll (A32)
GAS_PLACED: Final = WINDOWS + 3  # by a Gas Attack that has broken Units (A49)
BEFORE_AIR_ROLL: Final = WINDOWS + 4
OFFENSIVE_MOVING: Final = WINDOWS + 5  # the moving player, at any time in the movement of his Offensive (O24.2)
OWN_WINDOWS: Final = WINDOWS + 6
