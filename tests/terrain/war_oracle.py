"""Sight of Great War Commander once more, slowly and from first principles, with fractions.

Shares no geometry with the engine: lines are cut by hexes from their corner points, hex by hex.
"""

from __future__ import annotations

from fractions import Fraction

from oracle import Oracle, area_inside, centre, chord, ground, meeting, met, overlap
from war_boards import HINDRANCES

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.map.map import Map

FILLING = ["woods", "boulders", "destroyed-woods"]  # Obstacles that fill their hex
WHOLE = (Fraction(0), Fraction(1))


class WarOracle(Oracle):
    def __init__(self, m: Map, markers: bytes, along_obstacle: bool = False) -> None:
        self.m = m
        self.kind = [TERRAIN_NAMES[markers[h] - 1 if markers[h] else m.terrain[h]] for h in range(m.size)]
        self.one_is_enough = along_obstacle
        self.shapes = {h: [] for h in range(m.size)}
        for feature in m.features:
            for h in range(m.size):
                if feature.kind == "building" == self.kind[h] and area_inside(feature.points, m.rows, h):
                    self.shapes[h].append(feature)
        self.ways = [feature for feature in m.features if feature.kind in ("road", "railway")]
        self.sides = self.hexside_terrain()
        self.high = self.low = 0  # ends of the line being looked at, the higher first
        self.high_level = self.low_level = 0

    def value(self, a: int, b: int, post: int | None = None) -> int:
        """From a to b, or from an observer post over a."""
        if a == b or self.next_to(a, b):
            return 0
        levels = [self.m.level[a] if post is None else post, self.m.level[b]]
        if self.sunk(b, levels[0]) or (post is None and self.sunk(a, levels[1])):
            return -1
        self.high, self.low = (a, b) if levels[0] >= levels[1] else (b, a)
        self.high_level, self.low_level = max(levels), min(levels)
        if self.hill(self.high, self.low) or self.filled():
            return -1
        found = self.hexsides(self.high, self.low)
        for h, span in met(self.m.rows, self.m.size, self.high, self.low):
            if self.along("road", self.high, self.low, h):
                continue
            if any(self.touches(self.high, self.low, span, shape) for shape in self.shapes[h]):
                found.append(-1 if self.stands(h) or self.hides(h) else 0)
            if self.stands(h):
                found.append(HINDRANCES.get(self.kind[h], 0))
                found.append(int(self.m.railway[h] > 0 and not self.along("railway", self.high, self.low, h)))
        return -1 if -1 in found else max(found, default=0)

    def sunk(self, h: int, other_level: int) -> bool:
        return self.kind[h] in ("gully", "quarry") and not other_level > self.m.level[h]

    def stages(self) -> tuple[frozenset[int], ...]:
        return ground(self.m.rows, self.m.size, self.high, self.low)

    def hill(self, a: int, b: int) -> bool:
        """Walk down from the higher end and count crest lines; a hill above both ends blocks."""
        between = [min(self.m.level[h] for h in stage) for stage in self.stages()]
        if any(level > self.high_level for level in between):
            return True
        if self.high_level == self.low_level:
            return False
        if between[0] >= self.high_level:
            return True  # no crest line in the viewer's own hex
        return any(level >= self.high_level for level in between)

    def hexsides(self, a: int, b: int) -> list[int]:
        found = []
        for kind, p, q, owners in self.sides:
            span = meeting(centre(self.m.rows, a), centre(self.m.rows, b), p, q)
            if a in owners or b in owners or span is None or not overlap(span, WHOLE):
                continue
            if not any(self.along("road", a, b, o) for o in owners) and any(self.stands(o) for o in owners):
                found.append(1 if SIDE_NAMES[kind] == "fence" else -1)
        return found

    def stands(self, h: int) -> bool:
        return self.m.level[h] >= self.high_level

    def hides(self, h: int, *_: int) -> bool:
        """Is the lower end the very next hex behind h, and no higher than h?"""
        if self.high_level == self.low_level or self.low_level > self.m.level[h]:
            return False
        behind = chord(self.m.rows, self.high, self.low, h)
        hidden = chord(self.m.rows, self.high, self.low, self.low)
        return behind is not None and hidden is not None and behind[1] == hidden[0]

    def enough(self, truths: list[bool]) -> bool:
        """One hex, or both beside a hexside."""
        return any(truths) if self.one_is_enough else all(truths)

    def is_filled(self, h: int) -> bool:
        return self.kind[h] in FILLING and not self.along("road", self.high, self.low, h)

    def filled(self) -> bool:
        """Does an Obstacle that fills its hex block the line or hide the lower end?"""
        return any(self.enough([self.stops(h) for h in stage]) for stage in self.stages())

    def stops(self, h: int) -> bool:
        if not self.is_filled(h):
            return False
        if self.kind[h] != "destroyed-woods":
            return self.stands(h) or self.hides(h)
        if self.stands(h):
            return self.destroyed([x for x in range(self.m.size) if self.stands(x)]) >= 2
        return self.hides(h) and self.destroyed(list(range(self.m.size))) >= 2

    def destroyed(self, counted: list[int]) -> int:
        """Through how many hexes of Destroyed Woods does the line go?"""
        total = 0
        for stage in self.stages():
            within = [h for h in stage if h in counted and self.is_filled(h)]
            whole = self.one_is_enough or len(within) == len(stage)
            total += int(whole and any(self.kind[h] == "destroyed-woods" for h in within))
        return total
