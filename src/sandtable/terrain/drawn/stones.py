"""Stones that lie about on a map."""

from __future__ import annotations

import math

from sandtable.terrain.drawn.canvas import Canvas, Spot, between, trace
from sandtable.terrain.drawn.outline import scatter


def draw_stone(c: Canvas, at: Spot, radius: float, chance: int, look: str, light: str) -> tuple[Spot, list[Spot]]:
    """Of seven corners, lit from the upper left; returns its top and the corners."""
    x, y = at
    corners = []
    for k in range(7):
        angle = math.radians(360 / 7 * k + chance % 50)
        reach = radius * (0.82 + scatter(chance, k, 71, 30) / 100)
        corners.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach * 0.86))
    top = (x - radius * 0.22, y - radius * 0.26)
    c.path(trace([(px + 3, py + 4.5) for px, py in corners], True), 'fill="#2b241a" fill-opacity=".32"')
    c.path(trace(corners, True), f'{look} stroke-linejoin="round"')
    lit = [p for p in corners if p[0] + p[1] < x + y + radius * 0.25]
    if len(lit) > 2:
        c.path(trace([between(top, p, 0.86) for p in lit] + [top], True), f'fill="{light}"')
    return top, corners
