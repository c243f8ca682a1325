"""A map as the rules see it: flat tables by hex, plus the drawn features that sight is traced against."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.terrain import lattice
from sandtable.terrain.kinds import NO_SIDE, OPEN

NOT_A_BUILDING = -1


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


class Map(Board):
    """A map of the Commander games."""

    def __init__(self, name: str, cols: int, rows: int) -> None:
        super().__init__(name, cols, rows)
        n = self.size
        self.terrain: list[int] = [OPEN] * n  # the terrain type that counts (T78.1)
        self.under: list[int] = [OPEN] * n  # the other terrain of a bridge hex (T80.2)
        self.sides: list[int] = [NO_SIDE] * (n * 6)  # hexside feature, the same from both hexes
        self.road: list[int] = [0] * n  # way masks, see kinds.WAY_PRESENT
        self.railway: list[int] = [0] * n
        self.trail: list[int] = [0] * n
        self.building: list[int] = [NOT_A_BUILDING] * n  # buildings of several hexes share a number (T82)
        self.objective: list[int] = [0] * n  # 1 to 5 in every hex of that Objective, else 0 (7.3.1.1)
        # filled by sight.build: by from * size + to
        self.los: list[int] = []  # -1 blocked, else the largest printed Hindrance on the line (10.3.3)
        self.touched: list[int] = []  # bit mask of the intervening hexes whose area or hexsides the line touches
        self.crossed: list[int] = []  # direction of the hexside by which the line enters `to` across it, else -1
