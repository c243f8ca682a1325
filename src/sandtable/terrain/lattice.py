"""The exact integer lattice of flat-topped hexes: names, neighbours, distances, centres and corners.

Hex index is ``col * rows + row``. Columns A, C, E... lie half a hex higher than B, D, F... (rule 2.1).
Directions 0 to 5 are the compass numbers 1 to 6: clockwise, 0 straight up the map (rule 2.2.2).
"""

from __future__ import annotations

from typing import Final

SCALE: Final = 12  # lattice units per unit of the (3c, 2r + parity) grid; divisible by 2, 3, 4 and 6

DIRECTIONS: Final = 6
NONE: Final = -1

TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3
EDGE_NAMES: Final = ["top", "right", "bottom", "left"]

# (dx, dy) of the six corners, clockwise from the upper left; side d lies between corner d and corner d + 1
CORNERS: Final[list[tuple[int, int]]] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)]


def hex_name(rows: int, index: int) -> str:
    return chr(ord("A") + index // rows) + str(index % rows + 1)


def hex_index(cols: int, rows: int, name: str) -> int:
    """Index of a hex by name, or NONE if there is no such hex."""
    if len(name) < 2 or not name[1:].isdigit():
        return NONE
    col = ord(name[0].upper()) - ord("A")
    row = int(name[1:]) - 1
    if 0 <= col < cols and 0 <= row < rows:
        return col * rows + row
    return NONE


def neighbour(cols: int, rows: int, index: int, direction: int) -> int:
    """The hex next door in a compass direction, or NONE off the map."""
    col, row = index // rows, index % rows
    if direction == 0:
        row -= 1
    elif direction == 3:
        row += 1
    else:
        upper = direction == 1 or direction == 5
        if col & 1:
            row += 0 if upper else 1
        else:
            row += -1 if upper else 0
        col += 1 if direction < 3 else -1
    if 0 <= col < cols and 0 <= row < rows:
        return col * rows + row
    return NONE


def distance(rows: int, a: int, b: int) -> int:
    """Hexes from a to b, counting b and not a (O20.2.2)."""
    ca, ra, cb, rb = a // rows, a % rows, b // rows, b % rows
    dx = abs(ca - cb)
    dy = abs((2 * ra + (ca & 1)) - (2 * rb + (cb & 1)))
    return dx + max(0, (dy - dx) // 2)


def distances(cols: int, rows: int) -> list[int]:
    """Distances of all pairs, by from * size + to. A column far off looks the same from every second column."""
    strips: list[list[int]] = []  # by (parity of the column * rows + row) * cols + columns away
    for a in range(2 * rows):
        for away in range(cols):
            first = (a // rows + away) * rows
            strips.append([distance(rows, a, b) for b in range(first, first + rows)])
    found: list[int] = []
    for a in range(cols * rows):
        col = a // rows
        start = ((col & 1) * rows + a % rows) * cols
        for other in range(cols):
            found += strips[start + abs(other - col)]
    return found


def centre(rows: int, index: int) -> tuple[int, int]:
    """Lattice point of the centre dot."""
    col, row = index // rows, index % rows
    return 3 * col * SCALE, (2 * row + (col & 1)) * SCALE


def corner(rows: int, index: int, k: int) -> tuple[int, int]:
    """Lattice point of corner k (0 to 5, clockwise from the upper left)."""
    x, y = centre(rows, index)
    dx, dy = CORNERS[k % 6]
    return x + dx * SCALE, y + dy * SCALE


def edge_distance(cols: int, rows: int, index: int, edge: int) -> int:
    """How many hexes lie between a hex and a board edge (O23.3)."""
    if edge == TOP:
        return index % rows
    if edge == BOTTOM:
        return rows - 1 - index % rows
    if edge == LEFT:
        return index // rows
    return cols - 1 - index // rows
