"""Exact integer geometry: how a line between two centre dots runs over the hexes, and which drawn shapes it touches.

A point of the line is `start + t * (end - start)`. Every `t` at which the line meets a hexside is a whole number over
`Course.unit`, so all comparisons are between integers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.terrain.lattice import CORNERS, DIRECTIONS, NONE, SCALE

# how a line meets a hex
INTERIOR: Final = 0  # it crosses the inside
ALONG: Final = 1  # it runs along one hexside
CORNER: Final = 2  # it touches one corner

# A hex is where |y| <= 1, |x + y| <= 2 and |x - y| <= 2 (grid units, from its centre): (x factor, y factor, bound)
SLABS: Final[list[tuple[int, int, int]]] = [(0, 1, 1), (1, 1, 2), (1, -1, 2)]

# from a centre to the centre next door, by compass direction, grid units
STEPS: Final[list[tuple[int, int]]] = [(0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)]


def cross(ax: int, ay: int, bx: int, by: int) -> int:
    """Positive if b points clockwise of a (y runs downwards)."""
    return ax * by - ay * bx


def gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a


class Passage:
    """One intervening hex on a line, placed relative to the hex the line starts from."""

    def __init__(self, col: int, row: int, enter: int, leave: int, how: int) -> None:
        self.col = col
        self.row = row
        self.enter = enter  # over Course.unit
        self.leave = leave
        self.how = how
        self.sides: list[int] = []  # directions of the hexsides touched, those of the two end hexes left out
        self.by_start = False  # the line comes straight from the start hex
        self.by_end = False  # the line goes straight on into the end hex


class Course:
    """A line over the grid, the same for every pair of hexes with this offset and parity of the first column."""

    def __init__(self, dx: int, dy: int, unit: int) -> None:
        self.dx = dx  # lattice units
        self.dy = dy
        self.square = dx * dx + dy * dy
        self.unit = unit
        self.passages: list[Passage] = []  # in the order met
        self.stations: list[list[int]] = []  # passages, one crossed or two run along, in order; corners left out
        self.into_end = NONE  # direction, seen from the end hex, of the hexside crossed; NONE through a corner
        self.into_start = NONE  # the same the other way round


COURSES: Final[dict[int, Course]] = {}


def course(parity: int, cols: int, rows: int) -> Course:
    """The course from a hex in a column of this parity to the hex `cols` and `rows` further on."""
    key = ((cols + 512) * 1024 + rows + 512) * 2 + parity
    found = COURSES.get(key)
    if found is None:
        found = lay_course(parity, cols, rows)
        COURSES[key] = found
    return found


def lay_course(parity: int, cols: int, rows: int) -> Course:
    x, y = 3 * cols, grid_y(parity, cols, rows)
    laid = lay_stations(parity, cols, rows)
    mark_sides(laid, parity, x, y)
    mark_ends(laid)
    laid.into_end = side_towards(-x, -y)
    laid.into_start = side_towards(x, y)
    return laid


def lay_stations(parity: int, cols: int, rows: int) -> Course:
    """A course with its passages and stations alone, for games that look at whole hexes."""
    x, y = 3 * cols, grid_y(parity, cols, rows)
    laid = Course(x * SCALE, y * SCALE, common_unit(x, y))
    laid.passages = sorted(find_passages(parity, cols, rows, laid.unit), key=passage_order)
    laid.stations = stations(laid.passages)
    return laid


def grid_y(parity: int, col: int, row: int) -> int:
    """Height of a centre above or below the first hex's centre, in grid units."""
    return 2 * row + ((parity + col) & 1) - parity


def common_unit(x: int, y: int) -> int:
    """A common denominator of every `t` at which a line of this direction meets a hexside."""
    unit = 1
    for fx, fy, _ in SLABS:
        slope = abs(fx * x + fy * y)
        if slope:
            unit = unit // gcd(unit, slope) * slope
    return unit


def passage_order(passage: Passage) -> tuple[int, int, int, int]:
    return passage.enter + passage.leave, passage.how, passage.col, passage.row


def find_passages(parity: int, cols: int, rows: int, unit: int) -> list[Passage]:
    """Every hex but the two ends that the line meets, if only in a corner."""
    x, y = 3 * cols, grid_y(parity, cols, rows)
    found: list[Passage] = []
    for col in range(min(0, cols), max(0, cols) + 1):
        first, last = rows_near(parity, cols, rows, col)
        for row in range(first, last + 1):
            if (col == 0 and row == 0) or (col == cols and row == rows):
                continue
            passage = pass_through(x, y, 3 * col, grid_y(parity, col, row), unit)
            # beyond an end there is no line
            if passage is not None and passage.leave > 0 and passage.enter < unit:
                passage.col, passage.row = col, row
                found.append(passage)
    return found


def rows_near(parity: int, cols: int, rows: int, col: int) -> tuple[int, int]:
    """First and last row of a column that the line can meet, with one to spare."""
    if cols == 0:
        return min(0, rows) - 1, max(0, rows) + 1
    x, y = 3 * cols, grid_y(parity, cols, rows)
    left, right = y * (3 * col - 2) // x, y * (3 * col + 2) // x  # where it passes the column's corners, rounded down
    shift = grid_y(parity, col, 0)
    return (min(left, right) - shift - 3) // 2, (max(left, right) - shift + 4) // 2


def pass_through(x: i64, y: i64, cx: i64, cy: i64, unit: int) -> Passage | None:
    """How the endless line through the origin and (x, y) meets the hex centred on (cx, cy)."""
    enter: i64 = -(1 << 60)  # native words: multiplying negative ints is slow when compiled
    leave: i64 = 1 << 60
    along = False
    for over, down, wide in SLABS:
        fx: i64 = over
        fy: i64 = down
        bound: i64 = wide
        slope = fx * x + fy * y
        offset = -fx * cx - fy * cy
        if slope < 0:
            slope, offset = -slope, -offset
        if slope == 0:
            if offset > bound or offset < -bound:
                return None
            along = along or offset == bound or offset == -bound
        else:
            parts: i64 = unit
            enter = max(enter, (-bound - offset) * (parts // slope))
            leave = min(leave, (bound - offset) * (parts // slope))
    if enter > leave:
        return None
    if enter == leave:
        return Passage(0, 0, enter, leave, CORNER)
    return Passage(0, 0, enter, leave, ALONG if along else INTERIOR)


def mark_sides(laid: Course, parity: int, x: int, y: int) -> None:
    """Note the hexsides touched, corner points included, unless they belong to an end hex (10.1c)."""
    for passage in laid.passages:
        cx, cy = 3 * passage.col, grid_y(parity, passage.col, passage.row)
        for side in range(DIRECTIONS):
            nx, ny = cx + STEPS[side][0], cy + STEPS[side][1]
            if (nx == 0 and ny == 0) or (nx == x and ny == y):
                continue
            px, py = CORNERS[side]
            qx, qy = CORNERS[(side + 1) % DIRECTIONS]
            if cross(x, y, cx + px, cy + py) * cross(x, y, cx + qx, cy + qy) <= 0:
                passage.sides.append(side)


def mark_ends(laid: Course) -> None:
    """A hex lies by an end if the line meets it where it leaves that end's hex."""
    if not laid.passages:
        return
    first = min([passage.enter for passage in laid.passages])
    last = max([passage.leave for passage in laid.passages])
    for passage in laid.passages:
        passage.by_start = passage.enter == first
        passage.by_end = passage.leave == last


def stations(passages: list[Passage]) -> list[list[int]]:
    """The hexes the line really goes through, in order; two at once where it runs along their common hexside."""
    found: list[list[int]] = []
    place = NONE
    for i in range(len(passages)):
        passage = passages[i]
        if passage.how == CORNER:
            continue
        if passage.how == ALONG and passage.enter + passage.leave == place:
            found[len(found) - 1].append(i)
        else:
            found.append([i])
        place = passage.enter + passage.leave if passage.how == ALONG else NONE
    return found


def side_towards(x: int, y: int) -> int:
    """The hexside a line from the centre towards (x, y) crosses; NONE if it goes through a corner."""
    for side in range(DIRECTIONS):
        px, py = CORNERS[side]
        qx, qy = CORNERS[(side + 1) % DIRECTIONS]
        if cross(px, py, x, y) > 0 and cross(x, y, qx, qy) > 0:
            return side
    return NONE


class Edge:
    """A straight piece of a drawing, in lattice units."""

    def __init__(self, px: int, py: int, qx: int, qy: int) -> None:
        self.px = px
        self.py = py
        self.qx = qx
        self.qy = qy

    def met_at(self, line: Line) -> bool:
        """Does the line's part inside one hex (`line.enter` to `line.leave`) touch this piece?"""
        p = line.beside(self.px, self.py)
        q = line.beside(self.qx, self.qy)
        if (p > 0 and q > 0) or (p < 0 and q < 0):
            return False
        if p == 0 and q == 0:
            start, end = self.stretch(line)
            return start * line.unit <= line.leave * line.square and end * line.unit >= line.enter * line.square
        # the crossing lies at t = place / (apart * square)
        place = p * line.ahead(self.qx, self.qy) - q * line.ahead(self.px, self.py)
        apart = p - q
        if apart < 0:
            place, apart = -place, -apart
        apart *= line.square
        return line.enter * apart <= place * line.unit <= line.leave * apart

    def lies_along(self, line: Line) -> bool:
        return line.beside(self.px, self.py) == 0 and line.beside(self.qx, self.qy) == 0

    def stretch(self, line: Line) -> tuple[int, int]:
        """Where a piece that lies along the line begins and ends, over `line.square`."""
        start, end = line.ahead(self.px, self.py), line.ahead(self.qx, self.qy)
        return (start, end) if start < end else (end, start)


class Line:
    """A course laid from one centre dot, looked at inside one hex at a time."""

    def __init__(self, x: int, y: int, run: Course) -> None:
        self.x = x
        self.y = y
        self.dx = run.dx
        self.dy = run.dy
        self.unit = run.unit
        self.square = run.square
        self.enter = 0
        self.leave = run.unit

    def within(self, passage: Passage) -> None:
        self.enter = passage.enter
        self.leave = passage.leave

    def beside(self, x: int, y: int) -> int:
        """Sign says on which side of the line a point lies; 0 is on it."""
        return self.dx * (y - self.y) - self.dy * (x - self.x)

    def ahead(self, x: int, y: int) -> int:
        """How far along the line a point lies, over `square`."""
        return self.dx * (x - self.x) + self.dy * (y - self.y)


def covered(edges: list[Edge], line: Line) -> bool:
    """Do these pieces together lie under the whole of the line's part inside the hex?"""
    pieces = sorted([edge.stretch(line) for edge in edges if edge.lies_along(line)])
    reached = line.enter * line.square
    for start, end in pieces:
        if start * line.unit > reached:
            return False
        reached = max(reached, end * line.unit)
        if reached >= line.leave * line.square:
            return True
    return False


class Drawing:
    """The part of a closed shape that lies in one hex."""

    def __init__(self, code: int, points: list[tuple[int, int]], x: int, y: int) -> None:
        self.code = code  # the terrain it shows
        self.edges: list[Edge] = []  # those that touch the hex, for a shape that spills over its hexsides
        self.xs: list[int] = []  # the closed ring, for a shape that stays within the hex
        self.ys: list[int] = []
        self.spills = not all_within(points, x, y)
        # a point of the hex that is on no edge, and whether the shape covers it
        self.known_x = x
        self.known_y = y
        self.known_inside = False
        if self.spills:
            self.cut(points, x, y)
        else:
            self.xs = [px for px, _ in points] + [points[0][0]]
            self.ys = [py for _, py in points] + [points[0][1]]

    def cut(self, points: list[tuple[int, int]], x: int, y: int) -> None:
        ring = ring_edges(points)
        self.edges = [edge for edge in ring if edge_in_hex(edge, x, y, False)]
        self.known_x, self.known_y = point_off(self.edges, x, y)
        self.known_inside = inside(ring, self.known_x, self.known_y)

    def met_by(self, line: Line) -> bool:
        """Does the line's part inside the hex touch the shape, boundary included? (10.1b)"""
        if not self.spills:
            return self.ring_met_by(line)
        for edge in self.edges:
            if edge.met_at(line):
                return True
        return self.covers_middle(line)

    def ring_met_by(self, line: Line) -> bool:
        """A shape within a hex is touched if its points do not all lie on one side of the line."""
        x, y, dx, dy = line.x, line.y, line.dx, line.dy
        left = False
        right = False
        for i in range(len(self.xs)):
            beside = dx * (self.ys[i] - y) - dy * (self.xs[i] - x)
            if beside >= 0:
                left = True
            if beside <= 0:
                right = True
            if left and right:
                return True
        return False

    def is_split_by(self, x: int, y: int, dx: int, dy: int) -> bool:
        """For a shape within its hex: does it lie strictly on both sides of the line through (x, y) along (dx, dy)?"""
        left = False
        right = False
        for i in range(len(self.xs)):
            beside = dx * (self.ys[i] - y) - dy * (self.xs[i] - x)
            if beside > 0:
                left = True
            elif beside < 0:
                right = True
            if left and right:
                return True
        return False

    def covers_middle(self, line: Line) -> bool:
        """For a line that touches no edge: is it inside? Count the edges between its middle and the known point."""
        scale = 2 * line.unit
        along = line.enter + line.leave
        kx, ky = self.known_x * scale, self.known_y * scale
        mx, my = line.x * scale + line.dx * along, line.y * scale + line.dy * along
        covered_here = self.known_inside
        for edge in self.edges:
            px, py, qx, qy = edge.px * scale, edge.py * scale, edge.qx * scale, edge.qy * scale
            p_side = cross(mx - kx, my - ky, px - kx, py - ky) >= 0
            q_side = cross(mx - kx, my - ky, qx - kx, qy - ky) >= 0
            if p_side == q_side:
                continue
            known = cross(qx - px, qy - py, kx - px, ky - py)
            middle = cross(qx - px, qy - py, mx - px, my - py)
            if (known > 0) != (middle > 0):
                covered_here = not covered_here
        return covered_here


def ring_edges(points: list[tuple[int, int]]) -> list[Edge]:
    edges: list[Edge] = []
    px, py = points[len(points) - 1]
    for qx, qy in points:
        edges.append(Edge(px, py, qx, qy))
        px, py = qx, qy
    return edges


def all_within(points: list[tuple[int, int]], x: int, y: int) -> bool:
    """Do all the points lie in the hex centred on lattice point (x, y), hexsides included?"""
    for px, py in points:
        for fx, fy, bound in SLABS:
            if abs(fx * (px - x) + fy * (py - y)) > bound * SCALE:
                return False
    return True


def edge_in_hex(edge: Edge, x: int, y: int, interior: bool) -> bool:
    """Does a piece touch the hex centred on (x, y), or with `interior`, enter more than its hexsides?"""
    dx, dy = edge.qx - edge.px, edge.qy - edge.py
    unit = common_unit(dx, dy)
    start = 0
    end = unit
    enter = -1
    leave = unit + 1
    for fx, fy, bound in SLABS:
        slope = fx * dx + fy * dy
        offset = fx * (edge.px - x) + fy * (edge.py - y)
        if slope < 0:
            slope, offset = -slope, -offset
        if slope == 0:
            if abs(offset) > bound * SCALE or (interior and abs(offset) == bound * SCALE):
                return False
        else:
            enter = max(enter, (-bound * SCALE - offset) * (unit // slope))
            leave = min(leave, (bound * SCALE - offset) * (unit // slope))
    if interior:
        return enter < leave and enter < end and leave > start
    return enter <= leave and enter <= end and leave >= start


def on_an_edge(edges: list[Edge], x: int, y: int) -> bool:
    for edge in edges:
        if cross(edge.qx - edge.px, edge.qy - edge.py, x - edge.px, y - edge.py) == 0:
            within_x = min(edge.px, edge.qx) <= x <= max(edge.px, edge.qx)
            within_y = min(edge.py, edge.qy) <= y <= max(edge.py, edge.qy)
            if within_x and within_y:
                return True
    return False


def point_off(edges: list[Edge], x: int, y: int) -> tuple[int, int]:
    """A lattice point inside the hex centred on (x, y) that lies on none of the edges."""
    for down in range(SCALE):
        for right in range(SCALE):
            if not on_an_edge(edges, x + right, y + down):
                return x + right, y + down
    raise ValueError("a drawn shape has so many edges in one hex that none of its points is free")


def inside(ring: list[Edge], x: int, y: int) -> bool:
    """Is a point that lies on no edge inside the closed ring? (even-odd rule)"""
    within = False
    for edge in ring:
        if (edge.py > y) == (edge.qy > y):
            continue
        turn = cross(edge.qx - edge.px, edge.qy - edge.py, x - edge.px, y - edge.py)
        if (turn > 0) == (edge.qy < edge.py):
            within = not within
    return within


def shape_in_hex(points: list[tuple[int, int]], x: int, y: int) -> bool:
    """Does a closed shape lie over any of the inside of the hex centred on (x, y)? Touching a hexside is not enough."""
    ring = ring_edges(points)
    for edge in ring:
        if edge_in_hex(edge, x, y, True):
            return True
    return inside(ring, x, y)
