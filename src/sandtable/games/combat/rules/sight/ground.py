"""A map as the rules see it (3.0, 11.0): terrain and Level of each hex, and the shapes drawn on it."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.hexes import hex_index, hex_name
from sandtable.games.combat.rules.names import OPEN
from sandtable.terrain.board import Board

NO_BUILDING: Final = -1


class Ground(Board):
    """Hex index is column * rows + row, both from 0; the name of a hex counts both from 1 (GEO.a).

    `features` are the trees and logs that stand in the way of a line (11.03, 11.11): what is drawn is what blocks.
    """

    def __init__(self, name: str, cols: int, rows: int) -> None:
        super().__init__(name, cols, rows)
        n = self.size
        self.terrain: list[int] = [OPEN] * n
        # for the drawing only
        self.course: list[int] = [0] * n  # sides by which a Stream, Depression, Wall or Hedge goes on, as a bit mask
        self.road: list[int] = [0] * n  # sides crossed by a road
        self.track: list[int] = [0] * n  # sides crossed by a track
        self.building: list[int] = [NO_BUILDING] * n  # hexes of one building share a number
        self.decor: dict[str, list[int]] = {}  # hexes by what else is drawn there, such as "garden"

    def hex_name(self, index: int) -> str:
        return hex_name(index, self.rows)

    def hex_index(self, name: str) -> int:
        """NONE if there is no such hex."""
        return hex_index(name, self.cols, self.rows)
