"""Hexes as any game sees them: where they lie, how high, and the drawn shapes that sight is traced against."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.terrain import lattice


class Feature:
    """A drawn shape. A closed polygon (woods, building, field...) or an open polyline (wall, road, crest line)."""

    def __init__(self, kind: str, hexes: list[int], level: int, points: list[tuple[int, int]], closed: bool) -> None:
        self.kind = kind  # a terrain, hexside or way name, or "crest"
        self.hexes = hexes  # the hexes it belongs to
        self.level = level
        self.points = points  # lattice points
        self.closed = closed


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """Hexes as any game sees them: where they lie, how high, and the shapes drawn on them."""

    def __init__(self, name: str, cols: int, rows: int) -> None:
        self.name = name
        self.title = name
        self.ground = "meadow"  # palette of the drawing; no rule looks at it
        self.cols = cols
        self.rows = rows
        self.size = cols * rows
        self.level: list[int] = [0] * self.size  # elevation of the centre dot
        self.features: list[Feature] = []
        self.grounds: list[Feature] = []  # ground of a level in one hex, bounded by a crest line the file gives
        self.neighbours: list[int] = [
            lattice.neighbour(cols, rows, h, d) for h in range(self.size) for d in range(lattice.DIRECTIONS)
        ]
        self.distances: list[int] = lattice.distances(cols, rows)  # by from * size + to

    def hex_name(self, index: int) -> str:
        return lattice.hex_name(self.rows, index)

    def hex_index(self, name: str) -> int:
        return lattice.hex_index(self.cols, self.rows, name)
