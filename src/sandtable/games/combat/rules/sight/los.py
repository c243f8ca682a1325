"""Line of sight between all pairs of hexes (12.0, 12.1), with everything that depends on Orders and markers.

The line runs from centre dot to centre dot. It goes through the hexes whose inside it crosses. Where it runs exactly
along a hexside it has a hex on each side and stops only if both stop it (A59). A hex touched in a corner is not met.

Heights are in halves. Height of an intervening obstacle: twice its Level, plus the Size of terrain that blocks. Height
of an end: twice its Level, less one in a Depression or Stream (12.1: the terrain of the end hexes is ignored, but for
these). Then
- an obstacle not lower than the higher end blocks (A58);
- a lower one makes Blind Hexes behind it, seen from the higher end: it hides the lower end if that is one of them and
  lower than the obstacle;
- bare ground is an obstacle only if its Level is above the lower end's. Lower ground next to the higher end makes no
  Blind Hexes (Continuous Slope); terrain that stands on it does.

A man who keeps low (Sneak, Hide, Rally, Reload) in a Depression, Stream, Foxhole or Crater sees, and is seen, only as
far as the other's Level, at least one hex (A61), or along a chain of such hexes, both ends included.

Trees and Logs block where the line runs through a drawn shape, so that parts of it lie strictly on both sides (11.03).
What one end sees, the other sees too. Smoke and night are not looked at here.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.names import DEPRESSION, FIELD, STREAM, TERRAIN_NAMES
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los_reasons import (
    ALONG_BED,
    BLIND_HILL,
    BLIND_TERRAIN,
    FROM_ABOVE,
    HILL,
    HILL_KIND,
    MISSED,
    OBSTACLE,
    OVER,
    PAST,
    SLOPE,
    SUNKEN_HEX,
    Reason,
    Sight,
)
from sandtable.games.combat.rules.tables import BLOCKS_LOW, CLEAR, DRAWN, DRAWN_LOW, SUNKEN, Tables
from sandtable.terrain import segments
from sandtable.terrain.lattice import NONE, centre

# how a hex stands to a line
FREE: Final = 0
STOPS_LOW: Final = 1  # only if either man keeps low
STOPS: Final = 2

# what is remembered of a pair; 0 is not looked at yet
LOOKED: Final = 1
OPEN_UP: Final = 2  # open if nobody keeps low
OPEN_LOW: Final = 4  # open if somebody does, sunken ends apart
SUNK_START: Final = 8  # closed if the man at the start keeps low
SUNK_END: Final = 16

# what an obstacle is to a line, instead of a number of Blind Hexes
NOT_ABOVE: Final = -1  # the lower end is no lower than it
SOLID: Final = -2  # neither end is higher

BLIND_STEP: Final = 5  # one more Blind Hex for each so many hexes of range (12.1e)
HILL_RULE: Final = "12.1"
TERRAIN_RULES: Final = [
    "11.16", "11.12", "11.01", "11.02", "11.03", "11.04", "11.05", "11.06", "11.07", "11.08", "11.09", "11.10", "11.11",
    "11.13", "11.14", "11.15",
]  # fmt: skip
MOST_MEMORIES: Final = 16  # markers change a few times in a game, and clones share them


def blind_hexes(range: int, difference: int) -> int:
    """12.1e-f: how many an obstacle makes at this range, lower by so many halves than the one who looks over it."""
    return max(0, (range + BLIND_STEP - 1) // BLIND_STEP - max(0, difference // 2 - 1))


class Walk:
    """The hexes a line goes through, relative to its start: the same for all pairs as far apart."""

    def __init__(self, run: segments.Course) -> None:
        self.dx = run.dx  # lattice units
        self.dy = run.dy
        # hex by hex; the other is the hex across where the line runs along a hexside, else the same again
        self.cols: list[int] = []
        self.rows: list[int] = []
        self.other_cols: list[int] = []
        self.other_rows: list[int] = []
        self.pair: list[bool] = []
        for station in run.stations:
            self.add(run.passages[station[0]], run.passages[station[len(station) - 1]], len(station) == 2)

    def add(self, passage: segments.Passage, other: segments.Passage, pair: bool) -> None:
        self.cols.append(passage.col)
        self.rows.append(passage.row)
        self.other_cols.append(other.col)
        self.other_rows.append(other.row)
        self.pair.append(pair)


WALKS: Final[dict[int, Walk]] = {}


def walk(rows: int, a: int, b: int) -> Walk:
    """The walk from hex a to a hex b of greater index."""
    parity, cols, down = a // rows & 1, b // rows - a // rows, b % rows - a % rows
    key = (cols * 1024 + down + 512) * 2 + parity
    found = WALKS.get(key)
    if found is None:
        found = Walk(segments.lay_stations(parity, cols, down))
        WALKS[key] = found
    return found


class Memory:
    """What is known of all pairs with one set of markers."""

    def __init__(self, made: bytes, size: int) -> None:
        self.made = made
        self.size = size
        self.rows: list[list[int]] = [[]] * size  # by hex: what is known from there, by hex

    def note(self, a: int, b: int, seen: int) -> None:
        if not self.rows[a]:
            self.rows[a] = [0] * self.size
        self.rows[a][b] = seen


class Trace:
    """One line while it is being looked at, from the end of smaller index."""

    def __init__(self, made: bytes, a: int, b: int, line: Walk, x: int, y: int) -> None:
        self.made = made
        self.a = a
        self.b = b
        self.walk = line
        self.x = x  # lattice point of a
        self.y = y
        self.higher = a  # the end of greater Height; either, if they are equal
        self.lower = b
        self.top = 0  # Heights, in halves
        self.bottom = 0


class Sightlines:
    """Sight on one ground, in summer or not (11.12b). `made` holds the markers by hex: 0, or the terrain they make."""

    def __init__(self, ground: Ground, tables: Tables, summer: bool) -> None:
        self.ground = ground
        self.sizes: list[int] = tables.terrain_size[:]
        self.kinds: list[int] = tables.terrain_sight[:]
        if summer:
            self.kinds[FIELD] = BLOCKS_LOW
        self.drawings: list[list[segments.Drawing]] = [[] for _ in range(ground.size)]
        for feature in ground.features:
            h = feature.hexes[0]
            x, y = centre(ground.rows, h)
            self.drawings[h].append(segments.Drawing(TERRAIN_NAMES.index(feature.kind), feature.points, x, y))
        self.memory = Memory(bytes(ground.size), ground.size)  # the one used last
        self.memories: dict[bytes, Memory] = {self.memory.made: self.memory}

    # --- answers ---

    def visible(self, made: bytes, a: int, b: int, low_a: bool, low_b: bool) -> bool:
        """Is there a line of sight from hex a to hex b? `low`: the man there has Sneak, Hide, Rally or Reload."""
        if a == b:
            return True
        memory = self.memory
        if made is not memory.made:
            memory = self.turn_to(made)
        row = memory.rows[a]
        known = row[b] if row else 0
        if known == 0:
            known = self.remember(memory, a, b)
        if not low_a and not low_b:
            return known & OPEN_UP != 0
        if known & OPEN_LOW == 0 or (low_a and known & SUNK_START != 0):
            return False
        return not low_b or known & SUNK_END == 0

    def through(self, a: int, b: int) -> list[int]:
        """The hexes the line goes through, both ends included (18.0b)."""
        if a == b:
            return [a]
        found = [a, b]
        start = min(a, b)
        line = walk(self.ground.rows, start, max(a, b))
        for i, pair in enumerate(line.pair):
            if not pair:
                found.append(self.hex_at(start, line, i))
        return found

    def crossed(self, a: int, b: int) -> int:
        """The same as a bit mask."""
        mask = 0
        for hex in self.through(a, b):
            mask |= 1 << hex
        return mask

    def along(self, a: int, b: int) -> list[tuple[int, int]]:
        """The hexes on either side where the line runs along a hexside; none where one side is off the map."""
        found: list[tuple[int, int]] = []
        if a == b:
            return found
        start = min(a, b)
        line = walk(self.ground.rows, start, max(a, b))
        for i in range(len(line.cols)):
            beside = self.hex_beside(start, line, i)
            h = self.hex_at(start, line, i)
            if beside != NONE and h != NONE:
                found.append((h, beside))
        return found

    def explain(self, made: bytes, a: int, b: int, low_a: bool, low_b: bool) -> Sight:
        """The line from a to b with its reasons, from the same tests as `visible`."""
        sight = Sight(a, b)
        if a == b:
            return sight
        trace = self.trace(made, min(a, b), max(a, b))
        steps = range(len(trace.walk.cols))
        for i in steps if a < b else reversed(steps):
            self.explain_step(trace, i, low_a or low_b, sight)
        if low_a:
            self.explain_sunken(trace, a, b, sight)
        if low_b:
            self.explain_sunken(trace, b, a, sight)
        sight.settle()
        return sight

    # --- memory ---

    def turn_to(self, made: bytes) -> Memory:
        memory = self.memories.get(made)
        if memory is None:
            if len(self.memories) >= MOST_MEMORIES:
                self.memories.clear()
            memory = Memory(made, self.ground.size)
            self.memories[made] = memory
        memory.made = made  # equal, and known at once when it comes again
        self.memory = memory
        return memory

    def remember(self, memory: Memory, a: int, b: int) -> int:
        """Look at a pair and note the answer for both ways."""
        seen = self.look(memory.made, min(a, b), max(a, b))
        swapped = seen & (LOOKED | OPEN_UP | OPEN_LOW)
        if seen & SUNK_START:
            swapped |= SUNK_END
        if seen & SUNK_END:
            swapped |= SUNK_START
        first, second = (seen, swapped) if a < b else (swapped, seen)
        memory.note(a, b, first)
        memory.note(b, a, second)
        return first

    # --- the trace ---

    def terrain(self, made: bytes, h: int) -> int:
        marker = made[h]
        return marker if marker else self.ground.terrain[h]

    def kind(self, trace: Trace, h: int) -> int:
        return self.kinds[self.terrain(trace.made, h)]

    def height(self, made: bytes, h: int) -> int:
        """Of a man there, in halves (12.1a-b)."""
        terrain = self.terrain(made, h)
        return 2 * self.ground.level[h] - (1 if terrain == DEPRESSION or terrain == STREAM else 0)

    def distance(self, a: int, b: int) -> int:
        return self.ground.distances[a * self.ground.size + b]

    def hex_at(self, start: int, line: Walk, i: int) -> int:
        """The hex of step i, NONE off the map: beside a line along its edge."""
        rows = self.ground.rows
        row = start % rows + line.rows[i]
        return (start // rows + line.cols[i]) * rows + row if 0 <= row < rows else NONE

    def hex_beside(self, start: int, line: Walk, i: int) -> int:
        """The hex across the hexside that the line runs along; NONE if it goes through a hex."""
        if not line.pair[i]:
            return NONE
        rows = self.ground.rows
        row = start % rows + line.other_rows[i]
        return (start // rows + line.other_cols[i]) * rows + row if 0 <= row < rows else NONE

    def trace(self, made: bytes, a: int, b: int) -> Trace:
        x, y = centre(self.ground.rows, a)
        trace = Trace(made, a, b, walk(self.ground.rows, a, b), x, y)
        trace.top, trace.bottom = self.height(made, a), self.height(made, b)
        if trace.bottom > trace.top:
            trace.higher, trace.lower = b, a
            trace.top, trace.bottom = trace.bottom, trace.top
        return trace

    def look(self, made: bytes, a: int, b: int) -> int:
        trace = self.trace(made, a, b)
        worst = FREE
        for i in range(len(trace.walk.cols)):
            here = self.stopped_at(trace, i)
            if here > worst:
                worst = here
                if worst == STOPS:
                    return LOOKED
        seen = LOOKED | OPEN_LOW if worst == FREE else LOOKED
        if self.is_sunk(trace, a, b):
            seen |= SUNK_START
        if self.is_sunk(trace, b, a):
            seen |= SUNK_END
        return seen | OPEN_UP

    def stopped_at(self, trace: Trace, i: int) -> int:
        """Along a hexside both hexes must stop the line (A59); off the map there is nothing."""
        h = self.hex_at(trace.a, trace.walk, i)
        stops = self.stopped_by(trace, h) if h != NONE else FREE
        if stops == FREE or not trace.walk.pair[i]:
            return stops
        beside = self.hex_beside(trace.a, trace.walk, i)
        return min(stops, self.stopped_by(trace, beside)) if beside != NONE else FREE

    def stopped_by(self, trace: Trace, h: int) -> int:
        if self.hides(trace, h, self.over_ground(trace, h)):
            return STOPS
        terrain = self.terrain(trace.made, h)
        kind = self.kinds[terrain]
        if kind == CLEAR or kind == SUNKEN or not self.hides(trace, h, self.over_terrain(trace, h, terrain)):
            return FREE
        if (kind == DRAWN or kind == DRAWN_LOW) and not self.is_through(trace, h):
            return FREE
        return STOPS_LOW if kind == BLOCKS_LOW or kind == DRAWN_LOW else STOPS

    def hides(self, trace: Trace, h: int, blind: int) -> bool:
        """Does an obstacle in h, solid or with so many Blind Hexes, hide the lower end?"""
        return blind == SOLID or (blind > 0 and self.distance(h, trace.lower) <= blind)

    def over_ground(self, trace: Trace, h: int) -> int:
        """Blind Hexes of the bare ground of a hex (12.1c-g, j), NOT_ABOVE or SOLID."""
        level = self.ground.level
        if level[h] <= level[trace.lower]:
            return NOT_ABOVE
        if level[h] >= level[trace.higher]:
            return SOLID
        if self.is_slope(trace, h):
            return 0
        return blind_hexes(self.distance(trace.higher, h), 2 * (level[trace.higher] - level[h]))

    def is_slope(self, trace: Trace, h: int) -> bool:
        """12.1j: lower ground right next to the higher end."""
        return self.distance(trace.higher, h) == 1 and self.ground.level[h] < self.ground.level[trace.higher]

    def over_terrain(self, trace: Trace, h: int, terrain: int) -> int:
        """The same for what stands in a hex (12.1a, c-g)."""
        height = 2 * self.ground.level[h] + self.sizes[terrain]
        if height >= trace.top:
            return SOLID
        if height <= trace.bottom:
            return NOT_ABOVE
        return blind_hexes(self.distance(trace.higher, h), trace.top - height)

    def is_through(self, trace: Trace, h: int) -> bool:
        """11.03b, 11.11b: through a tree or log, so that it is seen on both sides of the line."""
        for drawing in self.drawings[h]:
            if drawing.is_split_by(trace.x, trace.y, trace.walk.dx, trace.walk.dy):
                return True
        return False

    def is_sunk(self, trace: Trace, h: int, other: int) -> bool:
        """11.08b, 12.1i: would a man in h who keeps low be out of sight of `other`?"""
        if self.kind(trace, h) != SUNKEN or self.is_reached(h, other):
            return False
        return not self.is_chain(trace)

    def is_reached(self, h: int, other: int) -> bool:
        return self.distance(h, other) <= max(1, self.ground.level[other])

    def is_chain(self, trace: Trace) -> bool:
        """Sunken terrain all the way; along a hexside one such hex is enough."""
        if self.kind(trace, trace.a) != SUNKEN or self.kind(trace, trace.b) != SUNKEN:
            return False
        for i in range(len(trace.walk.cols)):
            h = self.hex_at(trace.a, trace.walk, i)
            beside = self.hex_beside(trace.a, trace.walk, i)
            if not (h != NONE and self.kind(trace, h) == SUNKEN) and not (
                beside != NONE and self.kind(trace, beside) == SUNKEN
            ):
                return False
        return True

    # --- reasons ---

    def explain_step(self, trace: Trace, i: int, low: bool, sight: Sight) -> None:
        h = self.hex_at(trace.a, trace.walk, i)
        if not trace.walk.pair[i]:
            sight.hexes.append(h)
            for reason in self.reasons_at(trace, h, NONE, low):
                sight.note(reason)
            return
        beside = self.hex_beside(trace.a, trace.walk, i)
        sight.along.append((h, beside))
        self.explain_hexside(trace, h, beside, low, sight)

    def explain_hexside(self, trace: Trace, h: int, beside: int, low: bool, sight: Sight) -> None:
        """What blocks on one side only is passed (11.0e)."""
        needed = STOPS_LOW if low else STOPS
        stopped = [x for x in (h, beside) if x != NONE and self.stopped_by(trace, x) >= needed]
        for x in stopped:
            for reason in self.reasons_at(trace, x, beside if x == h else h, low):
                if len(stopped) == 2:
                    sight.note(reason)
                else:
                    sight.note(Reason(PAST, reason.hex, reason.beside, NONE, reason.kind, "11.0", 0))

    def reasons_at(self, trace: Trace, h: int, beside: int, low: bool) -> list[Reason]:
        """What the ground and the terrain of one hex mean for the line."""
        found: list[Reason] = []
        blind = self.over_ground(trace, h)
        if blind != NOT_ABOVE:
            found.append(self.hill_reason(trace, h, beside, blind))
        terrain = self.terrain(trace.made, h)
        kind = self.kinds[terrain]
        needs_low = kind == BLOCKS_LOW or kind == DRAWN_LOW
        if kind == CLEAR or kind == SUNKEN or (needs_low and not low):
            return found
        name, rule = TERRAIN_NAMES[terrain], TERRAIN_RULES[terrain]
        if (kind == DRAWN or kind == DRAWN_LOW) and not self.is_through(trace, h):
            found.append(Reason(MISSED, h, beside, NONE, name, rule, 0))
            return found
        blind = self.over_terrain(trace, h, terrain)
        if blind == SOLID:
            found.append(Reason(OBSTACLE, h, beside, NONE, name, rule, 0))
        elif self.hides(trace, h, blind):
            found.append(Reason(BLIND_TERRAIN, h, beside, trace.lower, name, rule, blind))
        else:
            found.append(Reason(OVER, h, beside, NONE, name, rule, max(0, blind)))
        return found

    def hill_reason(self, trace: Trace, h: int, beside: int, blind: int) -> Reason:
        if blind == SOLID:
            return Reason(HILL, h, beside, NONE, HILL_KIND, HILL_RULE, 0)
        if self.hides(trace, h, blind):
            return Reason(BLIND_HILL, h, beside, trace.lower, HILL_KIND, HILL_RULE, blind)
        return Reason(SLOPE if self.is_slope(trace, h) else OVER, h, beside, NONE, HILL_KIND, HILL_RULE, blind)

    def explain_sunken(self, trace: Trace, h: int, other: int, sight: Sight) -> None:
        """The man in h keeps low."""
        terrain = self.terrain(trace.made, h)
        if self.kinds[terrain] != SUNKEN:
            return
        name, rule = TERRAIN_NAMES[terrain], TERRAIN_RULES[terrain]
        if self.is_sunk(trace, h, other):
            sight.note(Reason(SUNKEN_HEX, h, NONE, h, name, rule, 0))
        elif self.distance(h, other) > 1:
            key = FROM_ABOVE if self.is_reached(h, other) else ALONG_BED
            sight.note(Reason(key, h, NONE, NONE, name, HILL_RULE, 0))
