"""Maps built by hand: every drawing is a plain shape whose points are easy to check."""

from __future__ import annotations

from sandtable.commander.map import sight
from sandtable.commander.map.kinds import OPEN, SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.map.sight_reasons import Sight
from sandtable.games.combat_commander.files import load_tables
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.lattice import CORNERS

PRINTED = load_tables().sight_hindrance  # of the Terrain Chart
WIDE = 10  # twelfths of the hex that a shape fills
MIDPOINTS = [(0, -12), (18, -6), (18, 6), (0, 12), (-18, 6), (-18, -6)]


def blank(cols: int = 15, rows: int = 10) -> Map:
    return Map("board", cols, rows)


def hexagon(m: Map, h: int, twelfths: int) -> list[tuple[int, int]]:
    x, y = lattice.centre(m.rows, h)
    return [(x + dx * twelfths, y + dy * twelfths) for dx, dy in CORNERS]


def at(m: Map, name: str) -> int:
    h = m.hex_index(name)
    assert h != lattice.NONE, name
    return h


def grow(m: Map, kind: str, names: str, twelfths: int = WIDE) -> Map:
    """Put a terrain, drawn as a smaller hexagon, into each of the named hexes."""
    for name in names.split():
        h = at(m, name)
        m.terrain[h] = min(m.terrain[h], TERRAIN_NAMES.index(kind))
        m.features.append(Feature(kind, [h], m.level[h], hexagon(m, h, twelfths), True))
    return m


def type_only(m: Map, kind: str, names: str) -> Map:
    """Terrain without a drawing."""
    for name in names.split():
        m.terrain[at(m, name)] = TERRAIN_NAMES.index(kind)
    return m


def clear(m: Map, names: str) -> Map:
    for name in names.split():
        h = at(m, name)
        m.terrain[h] = OPEN
        m.features = [f for f in m.features if f.hexes != [h]]
    return m


def raise_to(m: Map, level: int, names: str) -> Map:
    for name in names.split():
        m.level[at(m, name)] = level
    return m


def line_hexside(m: Map, kind: str, name: str, other: str) -> Map:
    """A wall, hedge, fence or cliff between two adjacent hexes."""
    h, n = at(m, name), at(m, other)
    code = SIDE_NAMES.index(kind)
    side = [m.neighbours[h * 6 + d] for d in range(6)].index(n)
    m.sides[h * 6 + side] = code
    m.sides[n * 6 + (side + 3) % 6] = code
    ends = [lattice.corner(m.rows, h, side), lattice.corner(m.rows, h, side + 1)]
    m.features.append(Feature(kind, [h, n], max(m.level[h], m.level[n]), ends, False))
    return m


def lay_way(m: Map, kind: str, name: str, sides: list[int]) -> Map:
    """A road, railway or trail from the middle of each of these sides to the centre."""
    h = at(m, name)
    x, y = lattice.centre(m.rows, h)
    masks = {"road": m.road, "railway": m.railway, "trail": m.trail}[kind]
    masks[h] |= 64
    for side in sides:
        masks[h] |= 1 << side
        dx, dy = MIDPOINTS[side]
        m.features.append(Feature(kind, [h], m.level[h], [(x, y), (x + dx, y + dy)], False))
    return m


def look(m: Map, a: str, b: str) -> Sight:
    """The line from a to b; the other way and the table must say the same (10.1e)."""
    there, back = sight.explain(m, at(m, a), at(m, b), PRINTED), sight.explain(m, at(m, b), at(m, a), PRINTED)
    assert (there.open, there.hindrance, there.touched) == (back.open, back.hindrance, back.touched)
    assert sorted(there.reasons) == sorted(back.reasons)
    return there


def value(m: Map, a: str, b: str) -> int:
    return look(m, a, b).value


def why(m: Map, a: str, b: str) -> list[tuple[str, str, str, str]]:
    """Reasons as (key, hex, kind, rule)."""
    return [(r.key, m.hex_name(r.hex), r.kind, r.rule) for r in look(m, a, b).reasons]


def example_map() -> Map:
    """What the worked examples of rule 10 and of Op Fire say about one part of a map. J7 is level 2: from there one
    sees down past K8, which is itself a level above L8."""
    m = blank()
    raise_to(m, 1, "J9 J8 K8 K7 K6")
    raise_to(m, 2, "J7")
    grow(m, "woods", "J8 K6 L8 M5")
    grow(m, "orchard", "N7 N8")
    for name in ("M4", "M5", "M6", "M7", "M8", "M9"):
        lay_way(m, "road", name, [0, 3])
    return m
