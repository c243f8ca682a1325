"""What must hold on every ground of Great War Commander; the slow oracle decides who is right."""

from __future__ import annotations

import pytest
from boards import MIDPOINTS, hexagon
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from war_boards import war_tables
from war_oracle import WarOracle

from sandtable.commander.map.kinds import (
    BOULDERS,
    BRUSH,
    BUILDING,
    DESTROYED_WOODS,
    FENCE,
    HEDGE,
    OPEN,
    ORCHARD,
    RUBBLE,
    SHELLHOLE,
    TERRAIN_NAMES,
    WALL,
    WAY_PRESENT,
    WOODS,
)
from sandtable.commander.map.map import Map
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.lines import MOST_GROUNDS, Lines, build
from sandtable.games.great_war_commander.rules.sight.tracer import BLOCKED, HexTracer
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature

COLS, ROWS = 7, 4
SIZE = COLS * ROWS
TRIES = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
hexes = st.integers(0, SIZE - 1)


@st.composite
def boards(draw: st.DrawFn, hills: bool = True) -> Map:
    m = Map("painting", COLS, ROWS)
    common = [OPEN, OPEN, WOODS, DESTROYED_WOODS, DESTROYED_WOODS, BUILDING, BRUSH, ORCHARD, BOULDERS]
    kinds = st.one_of(st.just(OPEN), st.sampled_from(common), st.integers(0, len(TERRAIN_NAMES) - 1))
    m.terrain = draw(st.lists(kinds, min_size=SIZE, max_size=SIZE))
    if hills:
        m.level = draw(st.lists(st.sampled_from([0, 0, 0, 1, 1, 2]), min_size=SIZE, max_size=SIZE))
    draw_buildings(draw, m)
    for h, d, kind in draw(st.lists(st.tuples(hexes, st.integers(0, 5), st.sampled_from([FENCE, HEDGE, WALL])))):
        put_side(m, h, d, kind)
    lay_ways(draw, m)
    return m


def draw_buildings(draw: st.DrawFn, m: Map) -> None:
    """Within their hexes, and some that pay no heed to hexes."""
    for h in range(SIZE):
        if m.terrain[h] == BUILDING:
            twelfths = draw(st.sampled_from([12, 10, 6, 3]))
            m.features.append(Feature("building", [h], 0, hexagon(m, h, twelfths), True))
    for _ in range(draw(st.integers(0, 2))):
        x, y, size = draw(st.integers(-10, 36 * COLS)), draw(st.integers(-10, 24 * ROWS)), draw(st.integers(5, 40))
        m.features.append(Feature("building", [], 0, [(x, y), (x + size, y + 3), (x - 2, y + size)], True))


def put_side(m: Map, h: int, d: int, kind: int) -> None:
    m.sides[h * 6 + d] = kind
    other = m.neighbours[h * 6 + d]
    if other != lattice.NONE:
        m.sides[other * 6 + (d + 3) % 6] = kind


def lay_ways(draw: st.DrawFn, m: Map) -> None:
    for way, masks in (("road", m.road), ("railway", m.railway)):
        for h in draw(st.lists(hexes, max_size=6, unique=True)):
            d = draw(st.integers(0, 5))
            lay_way(m, way, masks, h, [d, (d + 3) % 6] if draw(st.booleans()) else [d])
        for col in draw(st.lists(st.integers(0, COLS - 1), max_size=2)):
            for row in range(ROWS):
                lay_way(m, way, masks, col * ROWS + row, [0, 3])


def lay_way(m: Map, way: str, masks: list[int], h: int, sides: list[int]) -> None:
    x, y = lattice.centre(ROWS, h)
    for side in sides:
        dx, dy = MIDPOINTS[side]
        m.features.append(Feature(way, [h], 0, [(x + dx, y + dy), (x, y)], False))
    masks[h] = WAY_PRESENT


@st.composite
def grounds(draw: st.DrawFn) -> bytes:
    ground = bytearray(SIZE)
    marker = st.sampled_from([SHELLHOLE, RUBBLE, DESTROYED_WOODS, WOODS])
    for h, kind in draw(st.dictionaries(hexes, marker, max_size=6)).items():
        ground[h] = 1 + kind
    return bytes(ground)


def tracer_of(m: Map, along_obstacle: bool = False) -> HexTracer:
    return HexTracer(m, chart_of(war_tables()), along_obstacle)


@TRIES
@given(boards(), grounds(), st.booleans())
def test_the_oracle_agrees(m: Map, ground: bytes, along_obstacle: bool) -> None:
    tracer, oracle = tracer_of(m, along_obstacle), WarOracle(m, ground, along_obstacle)
    for a in range(SIZE):
        for b in range(SIZE):
            pair = m.hex_name(a), m.hex_name(b)
            assert tracer.trace(ground, a, b) == oracle.value(a, b), pair
            assert tracer.touched(a, b) == oracle.touched(a, b), pair
            assert tracer.crossed(a, b) == oracle.crossed(a, b), pair


@TRIES
@given(boards(), grounds(), hexes, st.integers(0, 3))
def test_the_oracle_agrees_about_an_observer_post(m: Map, ground: bytes, a: int, level: int) -> None:
    tracer, oracle = tracer_of(m), WarOracle(m, ground)
    for b in range(SIZE):
        assert tracer.trace_from_level(ground, a, b, level) == oracle.value(a, b, level), m.hex_name(b)


@pytest.mark.rule("gwc:10.1d")
@TRIES
@given(boards(), grounds(), st.booleans())
def test_sight_is_reciprocal(m: Map, ground: bytes, along_obstacle: bool) -> None:
    tracer = tracer_of(m, along_obstacle)
    for a in range(SIZE):
        for b in range(a):
            there, back = tracer.look(ground, a, b), tracer.look(ground, b, a)
            assert (there.value, there.touched) == (back.value, back.touched)
            assert sorted(there.reasons) == sorted(back.reasons)


@TRIES
@given(boards(), grounds(), st.booleans())
def test_an_explanation_says_what_the_trace_says(m: Map, ground: bytes, along_obstacle: bool) -> None:
    tracer = tracer_of(m, along_obstacle)
    for a in range(SIZE):
        for b in range(SIZE):
            seen = tracer.look(ground, a, b)
            assert (seen.value, seen.touched) == (tracer.trace(ground, a, b), tracer.touched(a, b))
            assert seen.crossed == tracer.crossed(a, b)
            assert seen.open or seen.reasons
            assert max([r.number for r in seen.reasons], default=0) == seen.hindrance


@TRIES
@given(boards(), grounds(), st.booleans())
def test_lines_in_play_are_the_traced_ones(m: Map, ground: bytes, along_obstacle: bool) -> None:
    build(m, war_tables().sight_hindrance, war_tables())
    tracer = tracer_of(m, along_obstacle)
    lines = Lines(tracer)
    for a in range(SIZE):
        for b in range(SIZE):
            for made in (ground, bytes(SIZE)):
                value = tracer.trace(made, a, b)
                assert lines.line(made, a, b) == value
                assert lines.line(made, a, b) == value  # remembered
            assert lines.line_from_level(ground, a, b, 2) == tracer.trace_from_level(ground, a, b, 2)


@TRIES
@given(boards(hills=False), hexes)
def test_a_shellhole_on_flat_ground_closes_no_line(m: Map, h: int) -> None:
    tracer = tracer_of(m)
    cleared = bytearray(SIZE)
    cleared[h] = 1 + SHELLHOLE
    for a in range(SIZE):
        for b in range(a):
            before, after = tracer.trace(bytes(SIZE), a, b), tracer.trace(bytes(cleared), a, b)
            assert before == BLOCKED or BLOCKED < after <= before


def test_what_is_remembered_has_a_bound() -> None:
    m = Map("painting", COLS, ROWS)
    build(m, war_tables().sight_hindrance, war_tables())
    lines = Lines(tracer_of(m))
    for h in range(2 * MOST_GROUNDS):
        ground = bytearray(SIZE)
        ground[h % SIZE] = 1 + WOODS + h // SIZE
        assert lines.line(bytes(ground), 0, SIZE - 1) == lines.tracer.trace(bytes(ground), 0, SIZE - 1)
        assert len(lines.memories) <= MOST_GROUNDS
