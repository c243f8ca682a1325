"""Courses over large boards: only rows near the line are looked at, and none is missed."""

from __future__ import annotations

from fractions import Fraction

from sandtable.terrain import lattice
from sandtable.terrain.segments import CORNER, grid_y, lay_course, lay_stations


def hexes_met(parity: int, cols: int, rows: int) -> set[tuple[int, int]]:
    """All hexes of the box around a line that hold a point of it, by their sides' inequalities."""
    x, y = 3 * cols, grid_y(parity, cols, rows)
    met = set()
    for col in range(min(0, cols), max(0, cols) + 1):
        for row in range(min(0, rows) - 2, max(0, rows) + 3):
            low, high = Fraction(0), Fraction(1)
            for fx, fy, bound in ((0, 1, 1), (1, 1, 2), (1, -1, 2)):
                slope = fx * x + fy * y
                offset = -fx * 3 * col - fy * grid_y(parity, col, row)
                if slope == 0:
                    high = high if abs(offset) <= bound else Fraction(-1)
                    continue
                ends = sorted((Fraction(-bound - offset, slope), Fraction(bound - offset, slope)))
                low, high = max(low, ends[0]), min(high, ends[1])
            if low <= high and (col, row) not in ((0, 0), (cols, rows)):
                met.add((col, row))
    return met


def test_no_hex_is_missed() -> None:
    for parity in (0, 1):
        for cols in (-33, -14, -3, -1, 0, 1, 2, 7, 20, 33):
            for rows in range(-19, 20, 1 if abs(cols) < 3 else 4):
                if cols or rows:
                    course = lay_stations(parity, cols, rows)
                    assert {(p.col, p.row) for p in course.passages} == hexes_met(parity, cols, rows), (cols, rows)


def test_stations_are_those_of_the_whole_course() -> None:
    for cols, rows in ((5, 3), (4, 0), (0, 6), (1, 1), (9, -7)):
        short, whole = lay_stations(0, cols, rows), lay_course(0, cols, rows)
        assert short.stations == whole.stations and (short.dx, short.dy) == (whole.dx, whole.dy)
        assert sum(len(s) for s in short.stations) == sum(p.how != CORNER for p in short.passages)


def test_all_distances_at_once() -> None:
    for cols, rows in ((1, 1), (1, 4), (5, 1), (7, 6)):
        size = cols * rows
        assert lattice.distances(cols, rows) == [lattice.distance(rows, a, b) for a in range(size) for b in range(size)]
