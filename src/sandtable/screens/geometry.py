"""Where the hexes of a drawn map are, in the units of its SVG."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.screens import wire
from sandtable.terrain import lattice
from sandtable.terrain.board import Board
from sandtable.terrain.drawn.canvas import spot

VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def geometry_of(board: Board, svg: str, about: Callable[[int], tuple[str, int]]) -> wire.Geometry:
    """`about` says what a game knows of a hex: its terrain and Objective."""
    size = VIEW_BOX.search(svg)
    assert size is not None, "every drawing has a view box"
    x, y = spot(lattice.centre(board.rows, 0))
    corners = [spot(lattice.corner(board.rows, 0, k)) for k in range(6)]
    around = [(round(cx - x, 2), round(cy - y, 2)) for cx, cy in corners]
    return {
        "width": float(size[1]),
        "height": float(size[2]),
        "hexes": [hex_data(board, h, *about(h)) for h in range(board.size)],
        "corners": around,
        "radius": round(-around[0][1], 2),
    }


def hex_data(board: Board, h: int, terrain: str, objective: int) -> wire.GeometryHex:
    x, y = spot(lattice.centre(board.rows, h))
    return {
        "name": board.hex_name(h), "x": round(x, 2), "y": round(y, 2), "terrain": terrain, "level": board.level[h],
        "objective": objective,
    }  # fmt: skip


def hex_named(board: Board, text: str) -> int:
    """A hex that somebody typed."""
    found = board.hex_index(text.upper())
    if found < 0:
        last = board.hex_name(board.size - 1)
        raise SandtableError(f"{text!r} is not a hex of {board.name} ({board.hex_name(0)} to {last})")
    return found
