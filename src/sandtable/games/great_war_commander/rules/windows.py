"""The moments of Great War Commander at which a player may play Actions, after the family's."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.actions.action import WINDOWS

JUST_BROKE: Final = WINDOWS  # one's Unit or Leader, on a Defence Roll (A53)
BEFORE_IMPACT: Final = WINDOWS + 1  # of a Standing or Creeping Barrage (A32)
GAS_PLACED: Final = WINDOWS + 2  # by a Gas Attack (A49)
BEFORE_AIR_ROLL: Final = WINDOWS + 3
OWN_WINDOWS: Final = WINDOWS + 4
