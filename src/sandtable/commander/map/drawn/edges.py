"""Where areas end: gaps between two of one kind, those that run off the map, and how lean woods are drawn."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.drawn.drawing import BRIDGES, COURSES
from sandtable.commander.map.kinds import OPEN
from sandtable.commander.map.map import Map
from sandtable.terrain.drawn.outline import LEANEST_OUTLINE, SIDES, WHOLE_OUTLINE
from sandtable.terrain.hexlist import BadHex, read_hex
from sandtable.terrain.lattice import NONE

NO_AREA: Final = {OPEN, *COURSES, *BRIDGES}


def areas_of(m: Map, h: int) -> set[int]:
    """The terrains of a hex that are drawn as areas."""
    return {m.terrain[h], m.under[h]} - NO_AREA


def put_gap(m: Map, h: int, d: int, word: str) -> None:
    """Two areas of one kind, or two hexes of one building, that do not touch across their hexside."""
    other = m.neighbours[h * SIDES + d]
    if not areas_of(m, h) & areas_of(m, other):
        raise BadHex(word, f"{word}: there is nothing of one kind on both sides")
    if m.gaps[h] >> d & 1:
        raise BadHex(word, f"{word}: the gap is there already")
    m.gaps[h] |= 1 << d
    m.gaps[other] |= 1 << (d + 3) % SIDES


def edge_sides(m: Map, word: str) -> tuple[int, int]:
    """(hex, mask) of a hex at the edge of the map, `A1`, or of some of its sides there, `A1/61`."""
    name, slash, sides = word.partition("/")
    h = read_hex(m, name, word)
    edge = [d for d in range(SIDES) if m.neighbours[h * SIDES + d] == NONE]
    if not edge:
        raise BadHex(word, f"{name} does not lie at the edge of the map")
    found = [int(digit) - 1 for digit in sides if digit in "123456"] if slash else edge
    if not found or len(found) != len(sides or found) or any(d not in edge for d in found):
        raise BadHex(word, f"{word}: write the compass numbers of sides that leave the map")
    if not areas_of(m, h):
        raise BadHex(word, f"{name} has nothing that could run off the map")
    mask = 0
    for d in found:
        mask |= 1 << d
    return h, mask


def outline_percent(value: object) -> int:
    """How much of the usual outline woods have; -1 if that is no such number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return -1
    return round(value * WHOLE_OUTLINE) if LEANEST_OUTLINE <= value * WHOLE_OUTLINE <= WHOLE_OUTLINE else -1
