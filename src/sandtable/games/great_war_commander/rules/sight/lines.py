"""The lines of sight of a map: all of them for the printed ground, and in play those that its markers change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.commander.map.map import Map
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.tracer import OWN_LEVEL, HexTracer
from sandtable.terrain.lattice import NONE

UNKNOWN: Final = -2  # not asked yet; BLOCKED is -1
MOST_GROUNDS: Final = 16  # markers come slowly, and games played ahead share most of them


def build(map: Map, hindrance: list[int], tables: Tables) -> None:
    """Fill `los`, `touched` and `crossed` of a map. Sight is reciprocal (10.1), so each pair is traced once."""
    tracer = HexTracer(map, chart_of(tables, hindrance))
    n = map.size
    map.los = [0] * (n * n)
    map.touched = [0] * (n * n)
    map.crossed = [NONE] * (n * n)
    for a in range(n):
        for b in range(a + 1, n):
            there, back = a * n + b, b * n + a
            map.los[there] = map.los[back] = tracer.trace(tracer.printed, a, b)
            map.touched[there] = map.touched[back] = tracer.touched(a, b)
            map.crossed[there] = tracer.crossed(a, b)
            map.crossed[back] = tracer.crossed(b, a)


class Memory:
    """What has been traced on one ground."""

    def __init__(self, ground: bytes) -> None:
        self.ground = ground
        self.lines = unasked(ground)  # every answer given, by pair
        self.posts: dict[int, list[int]] = {}  # the same from observer posts, by their level
        self.changed = 0  # bit mask of the hexes with a marker
        for h in range(len(ground)):
            if ground[h]:
                self.changed |= 1 << h
        self.values: dict[int, int] = {}  # what had to be traced, by pair, and level of an observer post


def unasked(ground: bytes) -> list[int]:
    return [UNKNOWN] * (len(ground) * len(ground))


class Lines:
    """Sight in play: the map's table, unless a marker lies on the line or at its ends."""

    def __init__(self, tracer: HexTracer) -> None:
        self.tracer = tracer
        self.map = tracer.map
        self.memory = Memory(tracer.printed)  # the one used last
        self.memories: dict[bytes, Memory] = {tracer.printed: self.memory}
        self.printed = self.memory
        if not tracer.along_obstacle:
            self.memory.lines = self.map.los

    def line(self, ground: bytes, a: int, b: int) -> int:
        """BLOCKED, or the largest printed Hindrance between two hexes."""
        memory = self.memory if ground is self.memory.ground else self.turn_to(ground)
        row: i64 = a
        column: i64 = b
        size: i64 = self.map.size
        seen = memory.lines[row * size + column]
        if seen == UNKNOWN:
            seen = self.find_line(ground, a, b)
            memory.lines[row * size + column] = seen
        return seen

    def find_line(self, ground: bytes, a: int, b: int) -> int:
        map = self.map
        pair = a * map.size + b
        memory = self.memory_of(ground, a, b)
        if memory is self.printed and not self.tracer.along_obstacle:
            return map.los[pair]
        if a > b:
            a, b, pair = b, a, b * map.size + a
        value = memory.values.get(pair)
        if value is None:
            value = self.tracer.trace(memory.ground, a, b)
            memory.values[pair] = value
        return value

    def walls(self, ground: bytes) -> list[int]:
        """The lines on this ground, as far as they are known; empty if another ground was seen last."""
        memory = self.memory
        return memory.lines if ground is memory.ground else []

    def line_from_level(self, ground: bytes, a: int, b: int, level: int) -> int:
        """The same from an observer post in hex a, which is taken to stand at this level."""
        if level == OWN_LEVEL:
            return self.line(ground, a, b)
        now = self.memory if ground is self.memory.ground else self.turn_to(ground)
        posts = now.posts.get(level)
        if posts is None:
            posts = now.posts[level] = unasked(ground)
        row: i64 = a
        column: i64 = b
        size: i64 = self.map.size
        seen = posts[row * size + column]
        if seen == UNKNOWN:
            seen = self.find_line_from_level(ground, a, b, level)
            posts[row * size + column] = seen
        return seen

    def find_line_from_level(self, ground: bytes, a: int, b: int, level: int) -> int:
        memory = self.memory_of(ground, a, b)
        n = self.map.size
        key = ((level + 1) * n + a) * n + b
        value = memory.values.get(key)
        if value is None:
            value = self.tracer.trace_from_level(memory.ground, a, b, level)
            memory.values[key] = value
        return value

    def memory_of(self, ground: bytes, a: int, b: int) -> Memory:
        """What is known of the ground under a line: of the printed one where no marker lies on it or at its ends."""
        memory = self.memory if ground is self.memory.ground else self.turn_to(ground)
        if not memory.changed:
            return self.printed
        if ground[a] or ground[b] or memory.changed & self.map.touched[a * self.map.size + b]:
            return memory
        return self.printed

    def turn_to(self, ground: bytes) -> Memory:
        memory = self.memories.get(ground)
        if memory is None:
            if len(self.memories) >= MOST_GROUNDS:
                self.memories.clear()
            memory = Memory(ground)
            if self.memory is not self.printed:
                self.carry_over(self.memory, memory)
            self.memories[ground] = memory
        memory.ground = ground  # the very bytes that will be asked about next
        self.memory = memory
        return memory

    def carry_over(self, before: Memory, now: Memory) -> None:
        """What was traced on another ground still holds where the two are alike under the line."""
        differing = 0
        for h in range(len(now.ground)):
            if now.ground[h] != before.ground[h]:
                differing |= 1 << h
        n = self.map.size
        for key, value in before.values.items():
            a, b = key // n % n, key % n
            if not differing & (self.map.touched[a * n + b] | 1 << a | 1 << b):
                now.values[key] = value
