"""A map as a scenario changes it before it is drawn: terrain, hexsides and ways that are others, levels, Objectives.

Each change is a table of the scenario's `map_changes` (docs/scenarios.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.commander.map.drawn.chart import Chart
from sandtable.commander.map.drawn.drawing import BRIDGES, COURSES, Paint
from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.kinds import (
    BUILDING,
    CLIFF,
    NO_SIDE,
    OPEN,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WAY_NAMES,
    WAY_PRESENT,
)
from sandtable.commander.map.map import NOT_A_BUILDING, Map
from sandtable.terrain.drawn.outline import SIDES
from sandtable.terrain.hexlist import BadHex, read_hexes
from sandtable.terrain.lattice import NONE

NOTHING: Final = "none"  # a hexside or way that is not there
HIGHEST: Final = 4
OBJECTIVES: Final = 5
Fail = Callable[[str, str, str, int], MapError]  # key, word, reason, number of the change
Change = dict[str, Any]


class Changer:
    """Changes one map that has been painted and not yet drawn."""

    def __init__(self, m: Map, paint: Paint, chart: Chart, fail: Fail) -> None:
        self.m = m
        self.paint = paint
        self.chart = chart
        self.fail = fail
        self.repainted: set[int] = set()  # hexes whose terrain is another
        self.raised: set[int] = set()  # hexes whose level is another
        self.objectives: dict[str, str] = {}

    def change(self, number: int, entry: Change) -> None:
        hexes = self.hexes(number, str(entry.get("hexes", "")))
        what, becomes = str(entry.get("terrain", "")), str(entry.get("becomes", ""))
        if entry.get("objective", 0):
            self.move_objective(number, entry, hexes)
        elif entry.get("level", -1) >= 0:
            self.set_level(number, int(entry["level"]), hexes or list(range(self.m.size)))
        elif what in self.chart.sides:
            self.set_sides(number, what, self.known(number, becomes, [*self.chart.sides, NOTHING]), hexes)
        elif what in self.chart.ways:
            self.set_ways(number, what, self.known(number, becomes, [*self.chart.ways, NOTHING]), hexes)
        elif what and what not in self.terrains():
            known = [*self.terrains(), *self.chart.sides, *self.chart.ways]
            raise self.fail("terrain", what, f"{what!r} is none of {', '.join(known)}", number)
        elif not what and not hexes:
            raise self.fail("terrain", "", "say what: a terrain, hexes, a level or an objective", number)
        else:
            self.set_terrain(number, what, self.known(number, becomes, self.terrains()), hexes)

    def terrains(self) -> list[str]:
        return [TERRAIN_NAMES[OPEN], *[name for name in self.chart.terrains if name != TERRAIN_NAMES[OPEN]]]

    def hexes(self, number: int, text: str) -> list[int]:
        try:
            return read_hexes(self.m, text.split())
        except BadHex as bad:
            raise self.fail("hexes", bad.word, bad.reason, number) from None

    def known(self, number: int, name: str, names: list[str]) -> str:
        if name not in names:
            raise self.fail("becomes", name, f"{name!r} is none of {', '.join(names)}", number)
        return name

    def set_terrain(self, number: int, what: str, becomes: str, hexes: list[int]) -> None:
        """Of hexes with that terrain, or all that is in some hexes."""
        m, old, new = self.m, TERRAIN_NAMES.index(what) if what else NONE, TERRAIN_NAMES.index(becomes)
        found = [h for h in hexes or range(m.size) if not what or self.has(h, old)]
        if not found:
            raise self.fail("terrain", what, f"there is no {what} to change", number)
        for h in found:
            both = [m.terrain[h], m.under[h]] if what else []
            kept = [terrain for terrain in both if terrain not in (old, new, OPEN)]
            m.terrain[h], m.under[h] = OPEN, OPEN
            for terrain in sorted({*kept, new} - {OPEN}, key=lambda code: m.rank[code]):
                if m.terrain[h] == OPEN:
                    m.terrain[h] = terrain
                else:
                    m.under[h] = terrain
            self.repainted.add(h)
            if m.terrain[h] != BUILDING:
                m.building[h] = NOT_A_BUILDING
            elif m.building[h] == NOT_A_BUILDING:
                m.building[h] = h
            if not {m.terrain[h], m.under[h]} & set(COURSES):
                self.paint.course[h] = 0
            elif not self.paint.course[h]:
                self.paint.course[h] = self.course(h)

    def has(self, h: int, terrain: int) -> bool:
        """What a bridge crosses stays below it, whatever becomes of the rest."""
        m = self.m
        below = terrain != OPEN and m.under[h] == terrain and m.terrain[h] not in BRIDGES
        return m.terrain[h] == terrain or below

    def course(self, h: int) -> int:
        """A stream or gully that is only painted runs to all of its kind next door."""
        m, mask = self.m, 0
        for d in range(SIDES):
            other = m.neighbours[h * SIDES + d]
            if other != NONE and {m.terrain[h], m.under[h]} & {m.terrain[other], m.under[other]} & set(COURSES):
                mask |= 1 << d
        return mask

    def set_sides(self, number: int, what: str, becomes: str, hexes: list[int]) -> None:
        m, old = self.m, SIDE_NAMES.index(what)
        new = NO_SIDE if becomes == NOTHING else SIDE_NAMES.index(becomes)
        if new == CLIFF:
            raise self.fail("becomes", becomes, "nothing becomes a cliff", number)
        found = [h * SIDES + d for h in hexes or range(m.size) for d in range(SIDES) if m.sides[h * SIDES + d] == old]
        if not found:
            raise self.fail("terrain", what, f"there is no {what} to change", number)
        for side in found:
            other = m.neighbours[side]
            m.sides[side] = new
            if other != NONE:
                m.sides[other * SIDES + (side % SIDES + 3) % SIDES] = new

    def set_ways(self, number: int, what: str, becomes: str, hexes: list[int]) -> None:
        """A way that ends in a hex ends at its hexside for the next one too."""
        m = self.m
        masks = [m.road, m.railway, m.trail]
        old = masks[WAY_NAMES.index(what)]
        new = None if becomes == NOTHING else masks[WAY_NAMES.index(becomes)]
        found = [h for h in hexes or range(m.size) if old[h] & WAY_PRESENT]
        if not found:
            raise self.fail("terrain", what, f"there is no {what} to change", number)
        for h in found:
            for d in range(SIDES):
                other = m.neighbours[h * SIDES + d]
                if old[h] >> d & 1 and other != NONE and other not in found:
                    old[other] &= ~(1 << (d + 3) % SIDES)
                    if new is not None:
                        new[other] |= WAY_PRESENT | 1 << (d + 3) % SIDES
            if new is not None:
                new[h] |= old[h]
            old[h] = 0

    def set_level(self, number: int, level: int, hexes: list[int]) -> None:
        """Cliffs stay only where there is a drop."""
        m = self.m
        if level > HIGHEST:
            raise self.fail("level", "", f"levels run from 0 to {HIGHEST}", number)
        for h in hexes:
            self.raised.add(h)
            m.level[h] = level
        for h in range(m.size):
            for d in range(SIDES):
                other = m.neighbours[h * SIDES + d]
                if other != NONE and m.sides[h * SIDES + d] == CLIFF and m.level[h] == m.level[other]:
                    m.sides[h * SIDES + d] = NO_SIDE
                    m.sides[other * SIDES + (d + 3) % SIDES] = NO_SIDE

    def move_objective(self, number: int, entry: Change, hexes: list[int]) -> None:
        if not 1 <= entry["objective"] <= OBJECTIVES:
            raise self.fail("objective", "", f"Objectives are numbered 1 to {OBJECTIVES}", number)
        if len(hexes) != 1:
            raise self.fail("hexes", "", "an Objective lies in one hex", number)
        self.objectives[str(entry["objective"])] = self.m.hex_name(hexes[0])
