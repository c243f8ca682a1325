"""Moments at which players of Great War Commander may play Actions, beside those of the family."""

from __future__ import annotations

from typing import Final

OFFENSIVE_MOVING: Final = 10  # the moving player, at any time in the movement of his Offensive (O24.2)
OWN_WINDOWS: Final = 11  # how many there are with the family's
