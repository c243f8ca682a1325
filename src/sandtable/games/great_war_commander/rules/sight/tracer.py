"""Line of sight between two hexes on the ground as it is now: whole hexes block and hinder (10, T99.4 to T124).

The line runs from centre dot to centre dot. What is in an end hex, or on its hexsides, never counts (10.1).

- A Hindrance fills its hex and the hexsides: it counts wherever the line touches them, if only in a corner (10.3).
- An Obstacle fills its hex: it counts where the line crosses the inside. Along a hexside the line is blocked only if
  both hexes block it; with `along_obstacle` one is enough.
- A Building blocks where the line touches its drawing, boundary included, in whatever way it meets the hex (10.1).
- The first hex of Destroyed Woods on a line does not block, the second does (T124.1).
- Walls, Hedges and Fences count if the line touches the hexside, end points included, at the level of the higher of its
  two hexes.
- A hex beyond the map is as the hex beside it (10.4).
- Where the line runs along a Road through the whole hex, nothing else in that hex or on the hexsides the road crosses
  counts (T116). A Railway hinders like any Hindrance, unless the line runs along it through the whole hex (T115).

Hills. Ground above both ends blocks (T110.3.3). If one end is higher, ground as high as that end blocks too: the line
must cross the crest in the viewer's own hex and none so high after it (T110.3.2). Along a hexside the lower hex is the
ground of the line; a hex touched in a corner is none. Obstacles and Hindrances below the higher end are seen over
(T110.4, T110.5), but an Obstacle right before the lower end, and not below it, hides it (T110.4.1). "Right before":
the line leaves the Obstacle where it enters the hidden hex; a hexside run along counts as a hex. Destroyed Woods hide
as the second such hex of the line.

Blaze, Gas, Smoke and Tanks come and go, and all count by hex and hexside (10.1.1, 10.2.1, 10.3, 10.3.4): they are
tested against `Map.touched` in play and never enter here.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import (
    BUILDING,
    DESTROYED_WOODS,
    GULLY,
    NO_SIDE,
    QUARRY,
    RAILWAY,
    ROAD,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WAY_NAMES,
    WAY_PRESENT,
)
from sandtable.commander.map.map import Map
from sandtable.commander.map.sight_reasons import (
    ALONG_WAY,
    BLIND_HEX,
    CREST,
    HEXSIDE_HINDRANCE,
    HEXSIDE_OBSTACLE,
    HILL,
    HILL_KIND,
    HINDRANCE,
    OBSTACLE,
    OVER,
    PAST,
    SUNKEN_HEX,
    THIN,
    Reason,
    Sight,
)
from sandtable.games.great_war_commander.rules.sight.chart import OVER_HINDRANCE, OVER_OBSTACLE, Chart
from sandtable.terrain import segments, tracing
from sandtable.terrain.lattice import DIRECTIONS, NONE, centre

BLOCKED: Final = -1
OWN_LEVEL: Final = -1  # the start of a line stands on its hex
DEPTH: Final = 2  # the Destroyed Woods hex of a line that blocks (T124.1)
ANY_LEVEL: Final = -100

# what an Obstacle does to a line
NOTHING: Final = 0
KEPT_CLEAR: Final = 1  # by a Road
SEEN_OVER: Final = 2
NOT_YET: Final = 3  # the first hex of Destroyed Woods
BLOCKS: Final = 4
HIDES: Final = 5


class Trace:
    """One line while it is being looked at."""

    def __init__(self, ground: bytes, a: int, b: int, run: segments.Course, line: segments.Line) -> None:
        self.ground = ground
        self.a = a
        self.b = b
        self.run = run
        self.line = line
        self.hexes: list[int] = []  # the hex of each passage; NONE off the map
        self.on_post = False  # the start is an observer post above its hex
        self.start_level = 0
        self.end_level = 0
        self.top = 0  # level of the higher end
        self.on_road: list[int] = []  # hexes through which the line runs along a Road (T116)
        self.destroyed = -1  # hexes of Destroyed Woods gone through; not counted yet
        self.destroyed_high = 0  # of them, those as high as the higher end
        self.blocked = False
        self.hindrance = 0
        self.sight: Sight | None = None  # where the reasons are wanted

    def note(self, key: str, h: int, other: int, kind: str, rule: str) -> None:
        if self.sight is not None:
            self.sight.note(Reason(key, h, other, kind, rule, 0))

    def block(self, key: str, h: int, other: int, kind: str, rule: str) -> None:
        self.blocked = True
        self.note(key, h, other, kind, rule)

    def hinder(self, key: str, h: int, other: int, kind: str, rule: str, number: int) -> None:
        self.hindrance = max(self.hindrance, number)
        if self.sight is not None:
            self.sight.note(Reason(key, h, other, kind, rule, number))

    @property
    def settled(self) -> bool:
        """Blocked, and nobody asks what else blocks."""
        return self.blocked and self.sight is None


class HexTracer:
    """A map's drawings sorted by hex, and the one walk that traces a line against them.

    `ground` holds the markers by hex: 0 for the printed terrain, else 1 + the terrain that the marker makes.
    """

    def __init__(self, map: Map, chart: Chart, along_obstacle: bool = False) -> None:
        self.map = map
        self.chart = chart
        self.along_obstacle = along_obstacle
        self.printed = bytes(map.size)  # a ground without markers
        self.heights = tracing.Heights(map)
        self.buildings: list[list[segments.Drawing]] = [[] for _ in range(map.size)]
        self.roads: list[list[segments.Edge]] = [[] for _ in range(map.size)]
        self.railways: list[list[segments.Edge]] = [[] for _ in range(map.size)]
        for feature in map.features:
            if feature.closed and feature.kind == TERRAIN_NAMES[BUILDING]:
                self.sort_building(feature.points)
            elif feature.kind == WAY_NAMES[ROAD]:
                tracing.sort_way(map, feature, self.roads)
            elif feature.kind == WAY_NAMES[RAILWAY]:
                tracing.sort_way(map, feature, self.railways)
        self.edged = [self.has_sides(h) for h in range(map.size)]

    def sort_building(self, points: list[tuple[int, int]]) -> None:
        """Cut a drawing by hex. It counts only in hexes of that terrain type (T99.1)."""
        if len(points) < 3:
            raise ValueError(f"map {self.map.name}: a building has fewer than three points")
        for h in tracing.hexes_near(self.map, points):
            x, y = centre(self.map.rows, h)
            if self.map.terrain[h] == BUILDING and segments.shape_in_hex(points, x, y):
                self.buildings[h].append(segments.Drawing(BUILDING, points, x, y))

    def has_sides(self, h: int) -> bool:
        for d in range(DIRECTIONS):
            if self.map.sides[h * DIRECTIONS + d] != NO_SIDE:
                return True
        return False

    # --- answers ---

    def trace(self, ground: bytes, a: int, b: int) -> int:
        """BLOCKED, or the largest printed Hindrance (10.3.3)."""
        return self.trace_from_level(ground, a, b, OWN_LEVEL)

    def trace_from_level(self, ground: bytes, a: int, b: int, level: int) -> int:
        """The same from an observer post in hex a, which is taken to stand at this level (O19.2.1.1)."""
        self.check(a, b)
        if a == b:
            return 0
        trace = self.lay(ground, a, b, level)
        self.walk(trace)
        return BLOCKED if trace.blocked else trace.hindrance

    def look(self, ground: bytes, a: int, b: int, level: int = OWN_LEVEL) -> Sight:
        """The line with all that can be said of it."""
        self.check(a, b)
        sight = Sight(a, b)
        if a == b:
            return sight
        trace = self.lay(ground, a, b, level)
        trace.sight = sight
        sight.lay(trace.run, trace.hexes)
        self.walk(trace)
        sight.settle()
        return sight

    def explain(self, ground: bytes, a: int, b: int, level: int = OWN_LEVEL) -> list[Reason]:
        return self.look(ground, a, b, level).reasons

    def touched(self, a: int, b: int) -> int:
        """Bit mask of the intervening hexes whose area or hexsides the line touches."""
        mask = 0
        if a != b:
            for h in tracing.hexes_of(self.map.rows, a, tracing.course_between(self.map.rows, a, b)):
                if h != NONE:
                    mask |= 1 << h
        return mask

    def crossed(self, a: int, b: int) -> int:
        """Direction, seen from b, of the hexside by which the line from a comes in; NONE through a corner."""
        return tracing.course_between(self.map.rows, a, b).into_end if a != b else NONE

    # --- the walk ---

    def check(self, a: int, b: int) -> None:
        if not (0 <= a < self.map.size and 0 <= b < self.map.size):
            raise ValueError(f"map {self.map.name}: there is no line from hex {a} to hex {b}")

    def lay(self, ground: bytes, a: int, b: int, level: int) -> Trace:
        rows = self.map.rows
        run = tracing.course_between(rows, a, b)
        x, y = centre(rows, a)
        trace = Trace(ground, a, b, run, segments.Line(x, y, run))
        trace.hexes = tracing.hexes_of(rows, a, run)
        trace.on_post = level != OWN_LEVEL
        trace.start_level = level if trace.on_post else self.map.level[a]
        trace.end_level = self.map.level[b]
        trace.top = max(trace.start_level, trace.end_level)
        return trace

    def walk(self, trace: Trace) -> None:
        """Everything is looked at, unless the line is blocked and no reasons are wanted."""
        if not trace.run.passages:
            return  # adjacent
        self.look_into_hollows(trace)
        if not trace.settled:
            self.look_at_hills(trace)
        if not trace.settled:
            self.look_along_roads(trace)
            self.look_at_hexsides(trace)
        if not trace.settled:
            self.look_at_obstacles(trace)
        if not trace.settled:
            self.look_at_buildings(trace)
        if not trace.settled:
            self.look_at_hindrances(trace)

    def terrain(self, ground: bytes, h: int) -> int:
        marker = ground[h]
        return marker - 1 if marker else self.map.terrain[h]

    def look_into_hollows(self, trace: Trace) -> None:
        """From a Gully or Quarry one sees, and is seen from, adjacent and higher hexes only (T108, T114)."""
        if not trace.on_post:
            self.look_into_hollow(trace, trace.a, trace.b, trace.end_level)
        self.look_into_hollow(trace, trace.b, trace.a, trace.start_level)

    def look_into_hollow(self, trace: Trace, low: int, other: int, other_level: int) -> None:
        code = self.terrain(trace.ground, low)
        if (code == GULLY or code == QUARRY) and other_level <= self.map.level[low]:
            trace.block(SUNKEN_HEX, low, other, TERRAIN_NAMES[code], self.chart.terrain_rule[code])

    def look_at_hills(self, trace: Trace) -> None:
        """See the head of this file (T110.3.2, T110.3.3)."""
        sloping = trace.start_level != trace.end_level
        for station in trace.run.stations:
            i = self.lower_of(trace, station)
            height = self.height(trace, i)
            if height > trace.top:
                trace.block(HILL, trace.hexes[i], self.beside(trace, station, i), HILL_KIND, self.chart.rule[HILL])
            elif sloping and height == trace.top:
                trace.block(CREST, trace.hexes[i], self.beside(trace, station, i), HILL_KIND, self.chart.rule[CREST])

    def lower_of(self, trace: Trace, station: list[int]) -> int:
        """The passage that is the ground of the line: along a hexside the lower hex, or the one on the map."""
        first = station[0]
        if len(station) == 1:
            return first
        second = station[1]
        if trace.hexes[first] == NONE:
            return second
        if trace.hexes[second] != NONE and self.height(trace, second) < self.height(trace, first):
            return second
        return first

    def beside(self, trace: Trace, station: list[int], i: int) -> int:
        """The hex across the hexside that the line runs along; NONE if it goes through a hex."""
        if len(station) == 1:
            return NONE
        return trace.hexes[station[1] if i == station[0] else station[0]]

    def height(self, trace: Trace, i: int) -> int:
        return self.heights.under(trace.line, trace.run.passages[i], trace.hexes[i])

    def look_along_roads(self, trace: Trace) -> None:
        """Find the hexes through which the line runs directly along a Road (T116)."""
        for i in range(len(trace.hexes)):
            h = trace.hexes[i]
            if h != NONE and self.roads[h]:
                trace.line.within(trace.run.passages[i])
                if segments.covered(self.roads[h], trace.line):
                    trace.on_road.append(h)

    # --- hexsides ---

    def look_at_hexsides(self, trace: Trace) -> None:
        """Walls, Hedges and Fences touched, at an end point or along them too (10.1, T105, T109, T122)."""
        sides = self.map.sides
        for i in range(len(trace.hexes)):
            h = trace.hexes[i]
            if h == NONE or not self.edged[h]:
                continue
            for d in trace.run.passages[i].sides:
                kind = sides[h * DIRECTIONS + d]
                if kind != NO_SIDE:
                    self.look_at_hexside(trace, h, d, kind)

    def look_at_hexside(self, trace: Trace, h: int, d: int, kind: int) -> None:
        other = self.map.neighbours[h * DIRECTIONS + d]
        if other != NONE and d >= DIRECTIONS // 2:
            return  # the hex across says it
        if h in trace.on_road or other in trace.on_road:
            return
        level = self.map.level[h]
        if other != NONE:
            level = max(level, self.map.level[other])
        chart = self.chart
        name, rule, number = SIDE_NAMES[kind], chart.side_rule[kind], chart.side_hindrance[kind]
        if chart.side_obstacle[kind]:
            if level >= trace.top:
                trace.block(HEXSIDE_OBSTACLE, h, other, name, rule)
            else:
                trace.note(OVER, h, other, name, chart.rule[OVER_OBSTACLE])
        elif number > 0:
            if level >= trace.top:
                trace.hinder(HEXSIDE_HINDRANCE, h, other, name, rule, number)
            else:
                trace.note(OVER, h, other, name, chart.rule[OVER_HINDRANCE])

    # --- Obstacles ---

    def look_at_obstacles(self, trace: Trace) -> None:
        """Those that fill their hex (10.2)."""
        for station in trace.run.stations:
            first, second = station[0], station[len(station) - 1]
            if first == second or trace.hexes[second] == NONE:
                self.settle_obstacle(trace, first, self.effect_in(trace, first))
            elif trace.hexes[first] == NONE:
                self.settle_obstacle(trace, second, self.effect_in(trace, second))
            else:
                self.look_between(trace, first, second)

    def look_between(self, trace: Trace, first: int, second: int) -> None:
        """Along a hexside both hexes must block."""
        here, there = self.effect_in(trace, first), self.effect_in(trace, second)
        if here >= BLOCKS and there >= BLOCKS and self.is_gap(trace.hexes[first], trace.hexes[second]):
            self.note_past(trace, first, second)
            return
        if (here >= BLOCKS) != (there >= BLOCKS) and not self.along_obstacle:
            if here >= BLOCKS:
                self.note_past(trace, first, second)
            else:
                self.note_past(trace, second, first)
            return
        self.settle_obstacle(trace, first, here)
        self.settle_obstacle(trace, second, there)

    def is_gap(self, a: int, b: int) -> bool:
        """Does the map file say that what is in these two hexes does not touch?"""
        for d in range(DIRECTIONS):
            if self.map.gaps[a] >> d & 1 and self.map.neighbours[a * DIRECTIONS + d] == b:
                return True
        return False

    def effect_in(self, trace: Trace, i: int) -> int:
        """Of what fills the hex of passage i."""
        h = trace.hexes[i]
        code = self.terrain(trace.ground, h)
        if code == BUILDING or not self.chart.obstacle[code]:
            return NOTHING
        if code != DESTROYED_WOODS:
            return self.effect_of(trace, i, code)
        if trace.destroyed < 0:
            self.count_destroyed(trace)
        effect = self.effect_of(trace, i, code)
        enough = trace.destroyed_high if effect == BLOCKS else trace.destroyed
        return NOT_YET if effect >= BLOCKS and enough < DEPTH else effect

    def effect_of(self, trace: Trace, i: int, code: int) -> int:
        """Of a whole Obstacle in the hex of passage i (T110.4, T110.4.1)."""
        h = trace.hexes[i]
        if h in trace.on_road:
            return KEPT_CLEAR
        if self.map.level[h] >= trace.top:
            return BLOCKS
        if self.chart.blind[code] and self.hidden_behind(trace, i) != NONE:
            return HIDES
        return SEEN_OVER

    def hidden_behind(self, trace: Trace, i: int) -> int:
        """The lower end, if the hex of passage i comes right before it and is not below it (T110.4.1)."""
        level = self.map.level[trace.hexes[i]]
        passage = trace.run.passages[i]
        if trace.end_level < trace.start_level and passage.by_end and trace.end_level <= level:
            return trace.b
        if trace.start_level < trace.end_level and passage.by_start and trace.start_level <= level:
            return trace.a
        return NONE

    def count_destroyed(self, trace: Trace) -> None:
        """How many hexes of Destroyed Woods the line goes through, and how many of them as high as the higher end."""
        trace.destroyed = 0
        for station in trace.run.stations:
            if self.is_among_destroyed(trace, station, ANY_LEVEL):
                trace.destroyed += 1
            if self.is_among_destroyed(trace, station, trace.top):
                trace.destroyed_high += 1

    def is_among_destroyed(self, trace: Trace, station: list[int], level: int) -> bool:
        """Not below `level`; along a hexside the other hex must be an Obstacle of that level too."""
        found = False
        for i in station:
            h = trace.hexes[i]
            if h == NONE:
                continue
            code = self.terrain(trace.ground, h)
            if code == BUILDING or not self.chart.obstacle[code] or h in trace.on_road or self.map.level[h] < level:
                if not self.along_obstacle:
                    return False
            elif code == DESTROYED_WOODS:
                found = True
        return found

    def settle_obstacle(self, trace: Trace, i: int, effect: int) -> None:
        if effect == NOTHING:
            return
        h, chart = trace.hexes[i], self.chart
        code = self.terrain(trace.ground, h)
        name = TERRAIN_NAMES[code]
        if effect == KEPT_CLEAR:
            trace.note(ALONG_WAY, h, NONE, WAY_NAMES[ROAD], chart.way_rule[ROAD])
        elif effect == SEEN_OVER:
            trace.note(OVER, h, NONE, name, chart.rule[OVER_OBSTACLE])
        elif effect == NOT_YET:
            trace.note(THIN, h, NONE, name, chart.terrain_rule[code])
        elif effect == BLOCKS:
            trace.block(OBSTACLE, h, NONE, name, chart.terrain_rule[code])
        else:
            trace.block(BLIND_HEX, h, self.hidden_behind(trace, i), name, chart.rule[BLIND_HEX])

    def note_past(self, trace: Trace, i: int, across: int) -> None:
        h = trace.hexes[i]
        name = TERRAIN_NAMES[self.terrain(trace.ground, h)]
        trace.note(PAST, h, trace.hexes[across], name, self.chart.rule[PAST])

    def look_at_buildings(self, trace: Trace) -> None:
        """What is drawn is what blocks (10.1, T104)."""
        if not self.chart.obstacle[BUILDING]:
            return
        for i in range(len(trace.hexes)):
            h = trace.hexes[i]
            if h != NONE and self.buildings[h] and trace.ground[h] == 0:
                trace.line.within(trace.run.passages[i])
                for drawing in self.buildings[h]:
                    if drawing.met_by(trace.line):
                        self.settle_obstacle(trace, i, self.effect_of(trace, i, BUILDING))

    # --- Hindrances ---

    def look_at_hindrances(self, trace: Trace) -> None:
        for i in range(len(trace.hexes)):
            h = trace.hexes[i]
            if h == NONE:
                continue
            code = self.terrain(trace.ground, h)
            number = self.chart.hindrance[code]
            if number > 0:
                self.meet_hindrance(trace, h, TERRAIN_NAMES[code], self.chart.terrain_rule[code], number)
            if self.map.railway[h] & WAY_PRESENT:
                self.look_at_railway(trace, i)

    def look_at_railway(self, trace: Trace, i: int) -> None:
        """A Railway hinders all but a line that runs along it (T115)."""
        h, rule = trace.hexes[i], self.chart.way_rule[RAILWAY]
        trace.line.within(trace.run.passages[i])
        if segments.covered(self.railways[h], trace.line):
            trace.note(ALONG_WAY, h, NONE, WAY_NAMES[RAILWAY], rule)
        elif self.chart.railway > 0:
            self.meet_hindrance(trace, h, WAY_NAMES[RAILWAY], rule, self.chart.railway)

    def meet_hindrance(self, trace: Trace, h: int, name: str, rule: str, number: int) -> None:
        """A Hindrance counts if it stands as high as the higher end (T110.5)."""
        if h in trace.on_road:
            trace.note(ALONG_WAY, h, NONE, WAY_NAMES[ROAD], self.chart.way_rule[ROAD])
        elif self.map.level[h] >= trace.top:
            trace.hinder(HINDRANCE, h, NONE, name, rule, number)
        else:
            trace.note(OVER, h, NONE, name, self.chart.rule[OVER_HINDRANCE])
