"""Line of sight between all pairs of hexes: what is drawn is what blocks (rule 10, T78.4 to T99).

The line runs from centre dot to centre dot. What is in an end hex, or on its hexsides, never counts (10.1c).

Drawn terrain counts in an intervening hex if the line touches the drawing there, its boundary included. A drawing that
a higher-ranking terrain of the hex overrides does not count (T78.1). A bridge without a drawing fills the inside of its
hex (Q36). Where the line runs along a road through the whole hex, nothing else in that hex or on the hexsides the road
crosses counts (T93d). A railway hinders wherever it is touched, unless the line runs along it through the whole hex.

Walls, hedges and fences are read from `Map.sides`: their drawing is the hexside itself, end points included. They count
at the level of the higher of the two hexes (Q51).

Hills. The crest lies in the higher hex, on each side that faces lower ground (Q37). So:
- ends of one level: ground above them blocks (T88.3.3);
- ends of two levels: the line must drop below the higher end at once and stay below it, so ground as high as the higher
  end, anywhere between, blocks (T88.3.2, T88.3.3).
A line along a hexside runs over the lower of the two hexes beside it: the crest of the higher one lies further in.
(L5 sees K7 past K6, which is higher than L6; J9 does not see L6, because of K8.) A hex touched only in a corner is no
ground of the line. Both readings are the same from either end. Where a map file gives a crest line, the line of sight
is on the upper ground of that hex only if it touches the ground within that crest.

Obstacles and Hindrances below the higher end are seen over (Q13), but a wood or building on lower ground hides the
lower end if it is touched in the hex right before it, and is not lower than it (T88.4.1). "Right before" means that
the line leaves the obstacle's hex where it enters the hidden one; a hexside run along in between counts as a hex.

Smoke and Blaze come and go; they are tested against `Map.touched` at run time and never enter here.
"""

from __future__ import annotations

from time import sleep
from typing import Final

from sandtable.commander.map.kinds import (
    BRUSH,
    BUILDING,
    CLIFF,
    FENCE,
    FENCE_ENTRY,
    FIELD,
    GULLY,
    HINDRANCE_ENTRIES,
    MAJOR_BRIDGE,
    MARSH,
    MINOR_BRIDGE,
    NO_SIDE,
    ORCHARD,
    RAILWAY,
    RAILWAY_ENTRY,
    ROAD,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WAY_NAMES,
    WOODS,
)
from sandtable.commander.map.map import Map
from sandtable.commander.map.sight_reasons import (
    ALONG_WAY,
    BLIND_HEX,
    CREST,
    GULLY_HEX,
    HEXSIDE_HINDRANCE,
    HEXSIDE_OBSTACLE,
    HILL,
    HILL_KIND,
    HINDRANCE,
    OBSTACLE,
    OVER,
    Reason,
    Sight,
)
from sandtable.terrain import segments, tracing
from sandtable.terrain.board import Feature
from sandtable.terrain.lattice import DIRECTIONS, NONE, centre

BLOCKED: Final = -1

RULES: Final[dict[int, str]] = {
    MAJOR_BRIDGE: "T80", MINOR_BRIDGE: "T80", BRUSH: "T81", BUILDING: "T82", FIELD: "T85", MARSH: "T89",
    ORCHARD: "T91", WOODS: "T99",
}  # fmt: skip
SIDE_RULES: Final = ["", "T84", "T87", "T97", "T83", "T97"]


def build(map: Map, hindrance: list[int], both_ways: bool = False) -> None:
    """Fill `los`, `touched` and `crossed` of a map.

    `hindrance`: numbers as in Tables.sight_hindrance. Sight is reciprocal (10.1e), so each pair is traced once;
    `both_ways` traces it from both ends all the same.
    """
    tracer = Tracer(map, hindrance)
    n = map.size
    map.los = [BLOCKED] * (n * n)
    map.touched = [0] * (n * n)
    map.crossed = [NONE] * (n * n)
    for a in range(n):
        sleep(0.0)  # compiled, it would let no other thread run till the end
        for b in range(0 if both_ways else a, n):
            sight = tracer.look(a, b)
            map.los[a * n + b] = sight.value
            map.touched[a * n + b] = sight.touched
            map.crossed[a * n + b] = sight.crossed
            if not both_ways:
                map.los[b * n + a] = sight.value
                map.touched[b * n + a] = sight.touched
                map.crossed[b * n + a] = tracer.crossed(b, a)


def explain(map: Map, a: int, b: int, hindrance: list[int]) -> Sight:
    """The line from a to b with its reasons; for many lines on one map keep a Tracer."""
    return Tracer(map, hindrance).look(a, b)


def visible_from(map: Map, a: int) -> list[int]:
    """The hexes a unit in hex a can see, its own included. Needs `build` first."""
    check_hex(map, a)
    if not map.los:
        raise ValueError(f"map {map.name}: lines of sight have not been built")
    return [b for b in range(map.size) if map.los[a * map.size + b] != BLOCKED]


def check_hex(map: Map, index: int) -> None:
    if not 0 <= index < map.size:
        raise ValueError(f"map {map.name}: there is no hex with index {index}")


def check_hindrance(hindrance: list[int]) -> None:
    if len(hindrance) != HINDRANCE_ENTRIES:
        raise ValueError(f"hindrance: {len(hindrance)} numbers given, there are {HINDRANCE_ENTRIES} entries")
    for i in range(len(hindrance)):
        if hindrance[i] < 0:
            raise ValueError(f"hindrance: number {hindrance[i]} at place {i} is negative")


class Trace:
    """One line while it is being looked at."""

    def __init__(self, a: int, b: int, run: segments.Course, line: segments.Line, hexes: list[int]) -> None:
        self.sight = Sight(a, b)
        self.run = run
        self.line = line
        self.hexes = hexes  # the hex of each passage; NONE off the map
        self.top = 0  # level of the higher end
        self.on_road: list[int] = []  # hexes through which the line runs along a road (T93d)


class Tracer:
    """A map's drawings sorted by hex, and the one function that traces a line against them."""

    def __init__(self, map: Map, hindrance: list[int], changed: dict[int, int] | None = None) -> None:
        """`changed`: terrain by hex that is not what the map shows there, and fills the inside of its hex."""
        check_hindrance(hindrance)
        self.map = map
        self.changed: dict[int, int] = {} if changed is None else changed
        self.terrain = map.terrain[:]
        for h in self.changed:
            self.terrain[h] = self.changed[h]
        self.numbers = hindrance
        self.drawings: list[list[segments.Drawing]] = [[] for _ in range(map.size)]
        self.roads: list[list[segments.Edge]] = [[] for _ in range(map.size)]
        self.railways: list[list[segments.Edge]] = [[] for _ in range(map.size)]
        self.heights = tracing.Heights(map)
        for feature in map.features:
            if feature.closed and feature.kind in TERRAIN_NAMES:
                self.sort_shape(feature, TERRAIN_NAMES.index(feature.kind))
            elif feature.kind == WAY_NAMES[ROAD]:
                tracing.sort_way(map, feature, self.roads)
            elif feature.kind == WAY_NAMES[RAILWAY]:
                tracing.sort_way(map, feature, self.railways)

    def sort_shape(self, feature: Feature, code: int) -> None:
        """Cut a shape by hex. Terrain without any effect on sight is left out, and so is overridden terrain (T78.1)."""
        if code != WOODS and code != BUILDING and self.numbers[code] == 0:
            return
        if len(feature.points) < 3:
            raise ValueError(f"map {self.map.name}: a {feature.kind} shape has fewer than three points")
        for h in tracing.hexes_near(self.map, feature.points):
            x, y = centre(self.map.rows, h)
            outranked = self.map.rank[code] > self.map.rank[self.map.terrain[h]]
            if not outranked and h not in self.changed and segments.shape_in_hex(feature.points, x, y):
                self.drawings[h].append(segments.Drawing(code, feature.points, x, y))

    def course(self, a: int, b: int) -> segments.Course:
        return tracing.course_between(self.map.rows, a, b)

    def crossed(self, a: int, b: int) -> int:
        """Direction, seen from b, of the hexside by which the line from a comes in; NONE through a corner (Q43)."""
        if a == b:
            return NONE
        return self.course(a, b).into_end

    def look(self, a: int, b: int) -> Sight:
        """Trace the line from a to b. The table and every explanation come from here."""
        check_hex(self.map, a)
        check_hex(self.map, b)
        if a == b:
            return Sight(a, b)
        trace = self.lay(a, b)
        self.look_at_gullies(trace)
        self.look_at_hills(trace)
        self.look_along_roads(trace)
        self.look_at_hexsides(trace)
        for i in range(len(trace.hexes)):
            if trace.hexes[i] != NONE:
                self.look_at_hex(trace, i)
        trace.sight.settle()
        return trace.sight

    def lay(self, a: int, b: int) -> Trace:
        run = self.course(a, b)
        x, y = centre(self.map.rows, a)
        trace = Trace(a, b, run, segments.Line(x, y, run), tracing.hexes_of(self.map.rows, a, run))
        trace.top = max(self.map.level[a], self.map.level[b])
        trace.sight.lay(run, trace.hexes)
        return trace

    def look_at_gullies(self, trace: Trace) -> None:
        """From a gully one sees, and is seen from, adjacent and higher hexes only (T86, Q48)."""
        a, b = trace.sight.start, trace.sight.end
        if not trace.run.passages:
            return  # adjacent
        self.look_into_gully(trace, a, b)
        self.look_into_gully(trace, b, a)

    def look_into_gully(self, trace: Trace, low: int, other: int) -> None:
        if self.terrain[low] == GULLY and self.map.level[other] <= self.map.level[low]:
            trace.sight.note(Reason(GULLY_HEX, low, other, TERRAIN_NAMES[GULLY], "T86", 0))

    def look_at_hills(self, trace: Trace) -> None:
        """See the head of this file (T88.3.2, T88.3.3)."""
        sloping = self.map.level[trace.sight.start] != self.map.level[trace.sight.end]
        for station in trace.run.stations:
            h, other, height = trace.hexes[station[0]], NONE, self.height(trace, station[0])
            if len(station) == 2:
                beside = self.height(trace, station[1])
                # along a hexside the lower hex is the ground; off the map is none
                if h == NONE or (trace.hexes[station[1]] != NONE and beside < height):
                    h, other, height = trace.hexes[station[1]], h, beside
                else:
                    other = trace.hexes[station[1]]
            if height > trace.top:
                trace.sight.note(Reason(HILL, h, other, HILL_KIND, "T88.3.3", 0))
            elif sloping and height == trace.top:
                trace.sight.note(Reason(CREST, h, other, HILL_KIND, "T88.3.2", 0))

    def height(self, trace: Trace, i: int) -> int:
        """Level of the ground under the line in the hex of passage i."""
        return self.heights.under(trace.line, trace.run.passages[i], trace.hexes[i])

    def look_along_roads(self, trace: Trace) -> None:
        """Find the hexes through which the line runs directly along a road (T93d)."""
        for i in range(len(trace.hexes)):
            h = trace.hexes[i]
            if h != NONE and self.roads[h]:
                trace.line.within(trace.run.passages[i])
                if segments.covered(self.roads[h], trace.line):
                    trace.on_road.append(h)

    def look_at_hexsides(self, trace: Trace) -> None:
        """Walls, hedges and fences touched, at an end point or along them too (T84c, T87c, T97c)."""
        sides = self.map.sides
        for i in range(len(trace.hexes)):
            h = trace.hexes[i]
            if h == NONE:
                continue
            for d in trace.run.passages[i].sides:
                kind = sides[h * DIRECTIONS + d]
                if kind != NO_SIDE and kind != CLIFF:
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
        name, rule = SIDE_NAMES[kind], SIDE_RULES[kind]
        number = self.numbers[FENCE_ENTRY]
        if kind != FENCE:
            if level >= trace.top:
                trace.sight.note(Reason(HEXSIDE_OBSTACLE, h, other, name, rule, 0))
            else:
                trace.sight.note(Reason(OVER, h, other, name, "T88.4", 0))
        elif number > 0:
            if level >= trace.top:
                trace.sight.note(Reason(HEXSIDE_HINDRANCE, h, other, name, rule, number))
            else:
                trace.sight.note(Reason(OVER, h, other, name, "T88.5", 0))

    def look_at_hex(self, trace: Trace, i: int) -> None:
        """The terrain drawn in one intervening hex."""
        h = trace.hexes[i]
        passage = trace.run.passages[i]
        trace.line.within(passage)
        bridge = self.terrain[h] == MAJOR_BRIDGE or self.terrain[h] == MINOR_BRIDGE
        for drawing in self.drawings[h]:
            if drawing.code == MAJOR_BRIDGE or drawing.code == MINOR_BRIDGE:
                bridge = False
            if drawing.met_by(trace.line):
                self.meet(trace, i, drawing.code)
        if bridge and passage.how == segments.INTERIOR:
            self.meet(trace, i, self.terrain[h])
        elif h in self.changed and passage.how == segments.INTERIOR and self.terrain[h] in RULES:
            self.meet(trace, i, self.terrain[h])
        if self.railways[h]:
            self.look_at_railway(trace, h)

    def meet(self, trace: Trace, i: int, code: int) -> None:
        """The line touches this terrain in the hex of passage i."""
        h = trace.hexes[i]
        name = TERRAIN_NAMES[code]
        if h in trace.on_road:
            trace.sight.note(Reason(ALONG_WAY, h, NONE, name, "T93", 0))
        elif code != WOODS and code != BUILDING:
            self.hinder(trace, h, name, RULES[code], self.numbers[code])
        elif self.map.level[h] >= trace.top:
            trace.sight.note(Reason(OBSTACLE, h, NONE, name, RULES[code], 0))
        else:
            hidden = self.hidden_behind(trace, i)
            if hidden != NONE:
                trace.sight.note(Reason(BLIND_HEX, h, hidden, name, "T88.4.1", 0))
            else:
                trace.sight.note(Reason(OVER, h, NONE, name, "T88.4", 0))

    def hidden_behind(self, trace: Trace, i: int) -> int:
        """The lower end, if the hex of passage i comes right before it and is not below it (T88.4.1)."""
        level = self.map.level
        a, b = trace.sight.start, trace.sight.end
        h, passage = trace.hexes[i], trace.run.passages[i]
        if level[b] < level[a] and passage.by_end and level[b] <= level[h]:
            return b
        if level[a] < level[b] and passage.by_start and level[a] <= level[h]:
            return a
        return NONE

    def hinder(self, trace: Trace, h: int, name: str, rule: str, number: int) -> None:
        """A Hindrance counts if it stands as high as the higher end (T88.5, Q13)."""
        if number <= 0:
            return
        if self.map.level[h] >= trace.top:
            trace.sight.note(Reason(HINDRANCE, h, NONE, name, rule, number))
        else:
            trace.sight.note(Reason(OVER, h, NONE, name, "T88.5", 0))

    def look_at_railway(self, trace: Trace, h: int) -> None:
        """A railway hinders a line that touches it, not one that runs along it (T92c)."""
        name = WAY_NAMES[RAILWAY]
        if h in trace.on_road:
            return
        if segments.covered(self.railways[h], trace.line):
            trace.sight.note(Reason(ALONG_WAY, h, NONE, name, "T92", 0))
            return
        for edge in self.railways[h]:
            if edge.met_at(trace.line):
                self.hinder(trace, h, name, "T92", self.numbers[RAILWAY_ENTRY])
                return
