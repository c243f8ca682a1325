"""Reads map files (TOML); the format is described in docs/maps.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sandtable.commander.map.drawn import drawing
from sandtable.commander.map.drawn.changes import Change, Changer
from sandtable.commander.map.drawn.chart import EVERYTHING, Chart
from sandtable.commander.map.drawn.drawing import BRIDGES, COURSES, Paint
from sandtable.commander.map.drawn.edges import edge_sides, outline_percent, put_gap
from sandtable.commander.map.drawn.map_error import MapError, Place, error_in
from sandtable.commander.map.drawn.way_hexes import way_steps
from sandtable.commander.map.kinds import (
    BRIDGE,
    BUILDING,
    CLIFF,
    NO_SIDE,
    OPEN,
    SHELLHOLE,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WATER_BARRIER,
    WAY_NAMES,
    WAY_PRESENT,
)  # fmt: skip
from sandtable.commander.map.map import NOT_A_BUILDING, Map
from sandtable.files.tomlfile import read_toml
from sandtable.kernel.errors import BadFile
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.crest import given, lowest_beside
from sandtable.terrain.drawn.outline import ALL_SIDES, LEANEST_OUTLINE, SIDES
from sandtable.terrain.hexlist import BadHex, path_steps, read_hexes, read_side
from sandtable.terrain.lattice import NONE
from sandtable.terrain.segments import inside, ring_edges

OBJECTIVES: Final = 5  # 2.3
HIGHEST: Final = 4  # T88
MOST_COLUMNS: Final = 26  # letters
MOST_ROWS: Final = 30
TABLES: Final = [
    "map", "terrain", "levels", "sides", "ways", "way_hexes", "courses", "building", "objectives", "shape", "crest",
]  # fmt: skip
PLAIN_BRIDGE: Final = TERRAIN_NAMES[BRIDGE]
MAP_KEYS: Final = [
    "name",
    "title",
    "columns",
    "rows",
    "ground",
    "observers",
    "woods_outline",
    "runs_off",
    "author",
    "note",
]
CHANGES: Final = "map_changes"  # of a scenario
GAP: Final = "gap"  # among the hexsides: two areas of one kind that do not touch
GROUNDS: Final = ["meadow", "pasture", "heath", "steppe", "desert", "mountain", "town", "mud", "snow"]


def load_map(path: str | Path, chart: Chart = EVERYTHING) -> Map:
    """A whole map from its file, with all five Objectives; with what the chart of a game has."""
    path = Path(path)
    try:
        file = read_toml(path)
    except BadFile as error:
        raise MapError(str(path), error.line, error.field or "file", error.reason) from None
    return parse_map(file.data, path.stem, str(path), file.text, whole=True, chart=chart)


def parse_map(
    data: dict[str, object],
    name: str,
    source: str,
    text: str = "",
    prefix: str = "",
    whole: bool = False,
    chart: Chart = EVERYTHING,
    changes: Sequence[Change] = (),
) -> Map:
    """A map from its tables, as the `changes` of a scenario make it.

    `source` names the file in errors; `text` and `prefix` (such as "board." for tables [board.terrain]) find the line.
    A map that is not `whole` may have any size and leave Objectives out.
    """
    return _Reader(data, name, source, text, prefix, whole, chart, changes).read()


class _Reader:
    def __init__(
        self,
        data: dict[str, object],
        name: str,
        source: str,
        text: str,
        prefix: str,
        whole: bool,
        chart: Chart,
        changes: Sequence[Change],
    ) -> None:
        self.data = data
        self.name = name
        self.source = source
        self.text = text
        self.prefix = prefix
        self.whole = whole
        self.chart = chart
        self.changes = changes

    def read(self) -> Map:
        for table in self.data:
            if table not in TABLES:
                raise self.error(table, "", "", f"unknown table; known are {', '.join(TABLES)}")
        self.m = self.new_map()
        self.paint = Paint(self.m.size)
        self.painted: dict[tuple[int, int], str] = {}
        self.terrain()
        self.buildings()
        self.levels()
        self.courses()
        self.sides()
        self.ways()
        self.way_hexes()
        self.edges()
        self.changer = Changer(self.m, self.paint, self.chart, self.bad_change)
        for number, change in enumerate(self.changes):
            self.changer.change(number, change)
        self.bridges()
        self.objectives()
        self.observers()
        self.shapes()
        self.crests()
        self.m.features = drawing.draw(self.m, self.paint)
        self.build_over()
        return self.m

    # errors and plain values

    def bad_change(self, key: str, word: str, reason: str, number: int) -> MapError:
        return error_in(self.source, "", Place(CHANGES, key, word, number), reason)

    def error(self, table: str, key: str, token: str, reason: str, number: int = 0) -> MapError:
        return error_in(self.source, self.text, Place(table, key, token, number), reason, self.prefix)

    def table(self, name: str) -> dict[str, object]:
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise self.error(name, "", "", "must be a table")
        return value

    def tables(self, name: str, keys: list[str]) -> list[dict[str, object]]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.error(name, "", "", f"must be written as [[{name}]]")
        for number, entry in enumerate(value):
            for key in entry:
                if key not in keys:
                    raise self.error(name, key, "", f"unknown key; known are {', '.join(keys)}", number)
        return value

    def words(self, table: str, key: str, value: object, number: int = 0) -> list[str]:
        """The blank-separated words of a string or of a list of strings."""
        if isinstance(value, str):
            return value.split()
        if isinstance(value, list) and all(isinstance(line, str) for line in value):
            return [word for line in value for word in line.split()]
        raise self.error(table, key, "", "must be a string of hexes, or a list of such strings", number)

    def hexes(self, table: str, key: str, value: object, number: int = 0) -> list[int]:
        try:
            found = read_hexes(self.m, self.words(table, key, value, number))
        except BadHex as bad:
            raise self.error(table, key, bad.word, bad.reason, number) from None
        return found

    # tables of the file, in the order of reading

    def new_map(self) -> Map:
        head = self.table("map")
        for key in head:
            if key not in MAP_KEYS:
                raise self.error("map", key, "", f"unknown key; known are {', '.join(MAP_KEYS)}")
        if self.whole and "title" not in head:
            raise self.error("map", "title", "", "missing")
        m = Map(
            self.string(head, "name", self.name), self.size(head, "columns", 15, MOST_COLUMNS),
            self.size(head, "rows", 10, MOST_ROWS),
        )  # fmt: skip
        m.rank = self.chart.ranks()
        m.title = self.string(head, "title", m.name)
        m.ground = self.string(head, "ground", m.ground)
        if m.ground not in GROUNDS:
            raise self.error("map", "ground", "", f"unknown ground; known are {', '.join(GROUNDS)}")
        return m

    def string(self, head: dict[str, object], key: str, default: str) -> str:
        value = head.get(key, default)
        if not isinstance(value, str) or not value.strip():
            raise self.error("map", key, "", "must be a string that is not empty")
        return value

    def size(self, head: dict[str, object], key: str, default: int, most: int) -> int:
        value = head.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
            raise self.error("map", key, "", f"must be a whole number from 1 to {most}")
        return value

    def terrain(self) -> None:
        for key, value in self.table("terrain").items():
            if key not in self.chart.terrains:
                raise self.error("terrain", key, "", f"unknown terrain; known are {', '.join(self.chart.terrains)}")
            for h in self.hexes("terrain", key, value):
                self.put(h, TERRAIN_NAMES.index(key), "terrain", key, 0)
                if key == "building":
                    self.m.building[h] = h

    def put(self, h: int, terrain: int, table: str, key: str, number: int) -> None:
        """The terrain higher on the chart counts; the other is kept below it (T78.1).

        A bridge stands above whatever it crosses, a Water Barrier too (F100.3).
        """
        m = self.m
        if terrain in (m.terrain[h], m.under[h]):
            return
        if m.under[h] != OPEN:
            raise self.error(table, key, m.hex_name(h), f"{m.hex_name(h)} would have three terrains", number)
        other = m.terrain[h]
        first, second = (terrain, other) if m.rank[terrain] < m.rank[other] else (other, terrain)
        m.terrain[h], m.under[h] = (second, first) if second in BRIDGES else (first, second)

    def buildings(self) -> None:
        """Buildings of several hexes share the number of their first hex (T82)."""
        taken: dict[int, int] = {}
        for number, entry in enumerate(self.tables("building", ["hexes", "name"])):
            hexes = self.hexes("building", "hexes", entry.get("hexes", ""), number)
            if len(hexes) < 2:
                raise self.error("building", "hexes", "", "needs two hexes or more", number)
            for h in hexes:
                if h in taken:
                    reason = f"{self.m.hex_name(h)} is already part of building[{taken[h]}]"
                    raise self.error("building", "hexes", self.m.hex_name(h), reason, number)
                taken[h] = number
                self.put(h, BUILDING, "building", "hexes", number)
                self.m.building[h] = hexes[0]
            lost = self.unconnected(hexes)
            if lost != NONE:
                reason = f"{self.m.hex_name(lost)} is not connected with the rest of the building"
                raise self.error("building", "hexes", self.m.hex_name(lost), reason, number)
        for h in range(self.m.size):  # a building below a bridge or in water is no building
            if self.m.terrain[h] != BUILDING:
                self.m.building[h] = NOT_A_BUILDING

    def unconnected(self, hexes: list[int]) -> int:
        """A hex that cannot be reached from the first one, or NONE."""
        reached = [hexes[0]]
        for h in reached:
            for other in self.m.neighbours[h * SIDES : h * SIDES + SIDES]:
                if other in hexes and other not in reached:
                    reached.append(other)
        for h in hexes:
            if h not in reached:
                return h
        return NONE

    def levels(self) -> None:
        seen: dict[int, str] = {}
        for key, value in self.table("levels").items():
            if not key.isdigit() or not 1 <= int(key) <= HIGHEST:
                raise self.error("levels", key, "", f"levels run from 1 to {HIGHEST}")
            for h in self.hexes("levels", key, value):
                if h in seen:
                    name = self.m.hex_name(h)
                    raise self.error("levels", key, name, f"{name} is already on level {seen[h]}")
                seen[h] = key
                self.m.level[h] = int(key)

    def courses(self) -> None:
        """Streams and gullies: [courses] says how they run; hexes only painted run to all their kind next door."""
        m = self.m
        for key, value in self.table("courses").items():
            known = [TERRAIN_NAMES[code] for code in COURSES if TERRAIN_NAMES[code] in self.chart.terrains]
            if key not in known:
                raise self.error("courses", key, "", f"unknown course; known are {', '.join(known)}")
            terrain = TERRAIN_NAMES.index(key)
            for h, side in self.paths("courses", key, value):
                self.put(h, terrain, "courses", key, 0)
                self.paint.course[h] |= 1 << side if side != NONE else 0
        for h in range(m.size):
            for terrain in COURSES:
                if terrain in (m.terrain[h], m.under[h]) and not self.paint.course[h]:
                    self.paint.course[h] = self.open_course(h, terrain)

    def open_course(self, h: int, terrain: int) -> int:
        mask = 0
        for d in range(SIDES):
            other = self.m.neighbours[h * SIDES + d]
            if other != NONE and terrain in (self.m.terrain[other], self.m.under[other]):
                mask |= 1 << d
        return mask

    def paths(self, table: str, key: str, value: object) -> list[tuple[int, int]]:
        """(hex, side crossed) for every step of every path, seen from both hexes."""
        lines = [value] if isinstance(value, str) else value
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise self.error(table, key, "", "must be a path of hexes, or a list of such paths")
        steps: list[tuple[int, int]] = []
        for line in lines:
            try:
                steps += path_steps(self.m, line.split())
            except BadHex as bad:
                raise self.error(table, key, bad.word, bad.reason) from None
        return steps

    def sides(self) -> None:
        for key, value in self.table("sides").items():
            if key not in self.chart.sides and key != GAP:
                known = ", ".join([*self.chart.sides, GAP])
                raise self.error("sides", key, "", f"unknown hexside; known are {known}")
            for word in self.words("sides", key, value):
                try:
                    for h, d in read_side(self.m, word):
                        if key == GAP:
                            put_gap(self.m, h, d, word)
                        else:
                            self.put_side(h, d, key, word)
                except BadHex as bad:
                    raise self.error("sides", key, bad.word, bad.reason) from None

    def put_side(self, h: int, d: int, key: str, word: str) -> None:
        m = self.m
        other = m.neighbours[h * SIDES + d]
        if m.sides[h * SIDES + d] != NO_SIDE:
            raise self.error("sides", key, word, f"{word}: hexside already has a {SIDE_NAMES[m.sides[h * SIDES + d]]}")
        if key == SIDE_NAMES[CLIFF] and m.level[h] == m.level[other]:
            raise self.error("sides", key, word, f"{word}: a cliff needs different levels on its two sides")
        m.sides[h * SIDES + d] = SIDE_NAMES.index(key)
        m.sides[other * SIDES + (d + 3) % SIDES] = SIDE_NAMES.index(key)

    def ways(self) -> None:
        for key, value in self.table("ways").items():
            if key not in self.chart.ways:
                raise self.error("ways", key, "", f"unknown way; known are {', '.join(self.chart.ways)}")
            masks = [self.m.road, self.m.railway, self.m.trail][WAY_NAMES.index(key)]
            for h, side in self.paths("ways", key, value):
                masks[h] |= WAY_PRESENT | (1 << side if side != NONE else 0)

    def way_hexes(self) -> None:
        """Ways given as hexes in no order."""
        for key, value in self.table("way_hexes").items():
            if key not in self.chart.ways:
                raise self.error("way_hexes", key, "", f"unknown way; known are {', '.join(self.chart.ways)}")
            masks = [self.m.road, self.m.railway, self.m.trail][WAY_NAMES.index(key)]
            try:
                for h, side in way_steps(self.m, self.words("way_hexes", key, value)):
                    masks[h] |= WAY_PRESENT | 1 << side
            except BadHex as bad:
                raise self.error("way_hexes", key, bad.word, bad.reason) from None

    def edges(self) -> None:
        """Areas that run off the map, and how lean woods are drawn."""
        head = self.table("map")
        for word in self.words("map", "runs_off", head.get("runs_off", "")):
            try:
                h, mask = edge_sides(self.m, word)
            except BadHex as bad:
                raise self.error("map", "runs_off", bad.word, bad.reason) from None
            self.m.runs_off[h] |= mask
        self.paint.woods = outline_percent(head.get("woods_outline", 1))
        if self.paint.woods < 0:
            raise self.error("map", "woods_outline", "", f"must be a number from {LEANEST_OUTLINE / 100} to 1")

    def bridges(self) -> None:
        """A bridge carries a road or railway (T80), a plain one a trail too; and it needs what it crosses (T80.2)."""
        m = self.m
        for h in range(m.size):
            if m.terrain[h] not in BRIDGES:
                continue
            key = TERRAIN_NAMES[m.terrain[h]]
            name = m.hex_name(h)
            trail, carried = (m.trail[h], "road, railway or trail") if key == PLAIN_BRIDGE else (0, "road or railway")
            if ((m.road[h] | m.railway[h] | trail) & ALL_SIDES).bit_count() < 2:
                raise self.error("terrain", key, name, f"{name}: no {carried} runs over the bridge")
            if m.under[h] == OPEN:
                raise self.error("terrain", key, name, f"{name}: the bridge crosses nothing; paint what lies below it")

    def objectives(self) -> None:
        """An Objective in a building covers all its hexes (7.3.1.1)."""
        m = self.m
        table = {**self.table("objectives"), **self.changer.objectives}
        for key, value in table.items():
            if not key.isdigit() or not 1 <= int(key) <= OBJECTIVES:
                raise self.error("objectives", key, "", f"Objectives are numbered 1 to {OBJECTIVES}")
            hexes = self.hexes("objectives", key, value)
            if len(hexes) != 1:
                raise self.error("objectives", key, "", "must be one hex")
            h = hexes[0]
            if m.objective[h]:
                reason = f"{m.hex_name(h)} is already part of Objective {m.objective[h]}"
                raise self.error("objectives", key, m.hex_name(h), reason)
            for other in range(m.size):
                if other == h or m.building[h] != NOT_A_BUILDING and m.building[other] == m.building[h]:
                    m.objective[other] = int(key)
        if self.whole:
            for number in range(1, OBJECTIVES + 1):
                if str(number) not in table:
                    raise self.error("objectives", str(number), "", f"Objective {number} is missing")

    def observers(self) -> None:
        m = self.m
        m.observers = self.hexes("map", "observers", self.table("map").get("observers", ""))
        for h in m.observers:
            if m.terrain[h] in (WATER_BARRIER, *BRIDGES):
                reason = f"{m.hex_name(h)} is no place for an observer: {TERRAIN_NAMES[m.terrain[h]]}"
                raise self.error("map", "observers", m.hex_name(h), reason)

    def shapes(self) -> None:
        for number, entry in enumerate(self.tables("shape", ["kind", "hexes", "points", "about"])):
            hexes = self.hexes("shape", "hexes", entry.get("hexes", ""), number)
            kind = entry.get("kind")
            if not isinstance(kind, str) or kind not in TERRAIN_NAMES:
                raise self.error("shape", "kind", "", "must be the name of a terrain", number)
            if not hexes:
                raise self.error("shape", "hexes", "", "missing", number)
            if self.changer.repainted.intersection(hexes):
                continue  # what was drawn there counts no more
            for h in hexes:
                if TERRAIN_NAMES.index(kind) not in (self.m.terrain[h], self.m.under[h]):
                    reason = f"{self.m.hex_name(h)} is not painted as {kind}"
                    raise self.error("shape", "hexes", self.m.hex_name(h), reason, number)
            points = self.shape_points("shape", entry, hexes, number)
            if TERRAIN_NAMES.index(kind) == SHELLHOLE and not all(self.over_dot(points, h) for h in hexes):
                raise self.error("shape", "points", "", "a shellhole must cover the centre dots of its hexes", number)
            level = max(self.m.level[h] for h in hexes)
            self.paint.shapes.append(Feature(kind, hexes, level, points, True))

    def crests(self) -> None:
        """Crest lines that the file gives: the outline of the ground of a level within one hex (T88.3.1)."""
        for number, entry in enumerate(self.tables("crest", ["hex", "level", "points"])):
            hexes = self.hexes("crest", "hex", entry.get("hex", ""), number)
            if len(hexes) != 1:
                raise self.error("crest", "hex", "", "must be one hex", number)
            h, level = hexes[0], entry.get("level")
            if self.changer.raised.intersection([h, *self.m.neighbours[h * SIDES : h * SIDES + SIDES]]):
                continue
            lowest = lowest_beside(self.m, h)
            if type(level) is not int or not lowest < level <= self.m.level[h]:
                reason = f"{self.m.hex_name(h)} is on level {self.m.level[h]} and its lowest neighbour on {lowest}"
                raise self.error("crest", "level", "", f"no crest line of this level: {reason}", number)
            if given(self.m, h, level) is not None:
                raise self.error("crest", "hex", "", f"{self.m.hex_name(h)} has this crest line already", number)
            points = self.shape_points("crest", {**entry, "about": entry["hex"]}, hexes, number)
            if not self.over_dot(points, h):
                raise self.error("crest", "points", "", "the centre dot must lie within the crest line", number)
            self.m.grounds.append(Feature("ground", hexes, level, points, True))

    def shape_points(
        self, table: str, entry: dict[str, object], hexes: list[int], number: int
    ) -> list[tuple[int, int]]:
        """Lattice points, from the map's origin or from the centre dot of the hex named by `about`."""
        x, y = 0, 0
        if "about" in entry:
            about = self.hexes(table, "about", entry["about"], number)
            if len(about) != 1:
                raise self.error(table, "about", "", "must be one hex", number)
            x, y = lattice.centre(self.m.rows, about[0])
        value = entry.get("points")
        if not isinstance(value, list) or len(value) < 3:
            raise self.error(table, "points", "", "must be a list of three points or more", number)
        points = []
        for point in value:
            if not isinstance(point, list) or len(point) != 2 or not all(type(n) is int for n in point):
                raise self.error(table, "points", "", f"{point} is not a pair of whole numbers", number)
            placed = (x + point[0], y + point[1])
            if not any(self.inside(placed, h) for h in hexes):
                raise self.error(table, "points", "", f"{point} lies outside the hexes of the shape", number)
            points.append(placed)
        if is_flat(points):
            raise self.error(table, "points", "", "a shape of no area", number)
        return points

    def build_over(self) -> None:
        for f in self.m.features:
            if f.kind == TERRAIN_NAMES[BUILDING]:
                for h in f.hexes:
                    self.m.built_over[h] = self.m.built_over[h] or self.over_dot(f.points, h)

    def over_dot(self, points: list[tuple[int, int]], h: int) -> bool:
        return inside(ring_edges(points), *lattice.centre(self.m.rows, h))

    def inside(self, point: tuple[int, int], h: int) -> bool:
        x, y = lattice.centre(self.m.rows, h)
        dx, dy = abs(point[0] - x), abs(point[1] - y)
        return dy <= lattice.SCALE and dx + dy <= 2 * lattice.SCALE


def is_flat(points: list[tuple[int, int]]) -> bool:
    """Do they all lie on one line?"""
    (x, y), rest = points[0], [point for point in points if point != points[0]]
    return not rest or all((rest[0][0] - x) * (b - y) == (a - x) * (rest[0][1] - y) for a, b in rest)
