"""A sheet to draw on: lattice points to sheet points, SVG elements, and small geometry for drawings only.

Floats are fine here: nothing that a rule depends on is computed from a drawing.
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.terrain.drawn.outline import Point, scatter

Spot = tuple[float, float]

UNIT: Final = 2.6  # sheet units for one lattice unit across
TALL: Final = UNIT * math.sqrt(3.0)  # and for one down: the lattice is squeezed in height
MARGIN: Final = 34.0
HEAD: Final = 104.0  # the band with title and compass


class Canvas:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.clips = 0

    def add(self, text: str) -> None:
        self.parts.append(text)

    def open_group(self, attributes: str) -> None:
        self.add(f"<g {attributes}>")

    def close_group(self) -> None:
        self.add("</g>")

    def clip(self, path: str) -> str:
        """Defines a clip path (holes stay holes) and gives the attribute that uses it."""
        self.clips += 1
        name = f"c{self.clips}"
        self.add(f'<clipPath id="{name}"><path d="{path}" clip-rule="evenodd"/></clipPath>')
        return f'clip-path="url(#{name})"'

    def path(self, path: str, attributes: str) -> None:
        if path:
            self.add(f'<path d="{path}" {attributes}/>')

    def dots(self, at: list[Spot], radius: float, colour: str, more: str = "") -> None:
        """Round dots: strokes of no length with round ends, far shorter to write than circles."""
        data = "".join(f"M{number(x)} {number(y)}h.01" for x, y in at)
        self.path(data, f'stroke="{colour}" stroke-width="{number(2 * radius)}" stroke-linecap="round"{more}')


def spot(point: Point) -> Spot:
    x, y = point
    return MARGIN + (x + 24) * UNIT, HEAD + (y + 12) * TALL


def spots(points: list[Point]) -> list[Spot]:
    return [spot(p) for p in points]


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def trace(points: list[Spot], closed: bool) -> str:
    """Path data of one line or ring."""
    steps = " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


def rings(polygons: list[list[Point]]) -> str:
    return "".join(trace(spots(p), True) for p in polygons)


def rounded(points: list[Spot], radius: float) -> str:
    """Path data of an open line whose bends are eased."""
    data = f"M{number(points[0][0])} {number(points[0][1])}"
    for n in range(1, len(points) - 1):
        before, here, after = points[n - 1], points[n], points[n + 1]
        a, b = towards(here, before, radius), towards(here, after, radius)
        data += f"L{number(a[0])} {number(a[1])}Q{number(here[0])} {number(here[1])} {number(b[0])} {number(b[1])}"
    return data + f"L{number(points[-1][0])} {number(points[-1][1])}"


def length(a: Spot, b: Spot) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def towards(a: Spot, b: Spot, distance: float) -> Spot:
    """The spot at a distance from a on the way to b, at most half-way."""
    whole = length(a, b)
    if whole == 0:
        return a
    part = min(distance / whole, 0.5)
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def between(a: Spot, b: Spot, part: float) -> Spot:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def stations(points: list[Spot], step: float) -> list[tuple[Spot, Spot]]:
    """Evenly spaced spots along a line, each with the unit vector to the left of the walk."""
    found = []
    left = step / 2
    for n in range(1, len(points)):
        a, b = points[n - 1], points[n]
        whole = length(a, b)
        if whole == 0:
            continue
        ux, uy = (b[0] - a[0]) / whole, (b[1] - a[1]) / whole
        while left <= whole:
            found.append(((a[0] + ux * left, a[1] + uy * left), (uy, -ux)))
            left += step
        left -= whole
    return found


def holds(polygon: list[Spot], p: Spot) -> bool:
    """Whether a spot lies in a polygon."""
    x, y = p
    inside = False
    for n in range(len(polygon)):
        (ax, ay), (bx, by) = polygon[n - 1], polygon[n]
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def sprinkle(polygon: list[Spot], step: float, salt: int) -> list[tuple[Spot, int]]:
    """Spots strewn over a polygon on a jittered grid common to the whole sheet, each with a number below 1000."""
    found = []
    low_x, high_x = min(x for x, _ in polygon), max(x for x, _ in polygon)
    low_y, high_y = min(y for _, y in polygon), max(y for _, y in polygon)
    for i in range(int(low_x / step) - 1, int(high_x / step) + 2):
        for j in range(int(low_y / step) - 1, int(high_y / step) + 2):
            chance = scatter(i, j, salt, 1000)
            x = (i + 0.5 * (j & 1) + scatter(i, j, salt + 1, 100) / 160) * step
            y = (j + scatter(i, j, salt + 2, 100) / 160) * step
            if holds(polygon, (x, y)):
                found.append(((x, y), chance))
    return found


def distance_to(polygon: list[Spot], p: Spot) -> float:
    """From a spot to the nearest edge."""
    nearest = 1e9
    for n in range(len(polygon)):
        a, b = polygon[n - 1], polygon[n]
        dx, dy = b[0] - a[0], b[1] - a[1]
        square = dx * dx + dy * dy
        part = 0.0 if square == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
        nearest = min(nearest, length(p, (a[0] + dx * part, a[1] + dy * part)))
    return nearest
