"""The fast answers against the slow oracle, and what must hold on every ground."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sight_boards import Look
from sight_oracle import SlowSight

from sandtable.games.combat.data.ground_file import parse_ground
from sandtable.games.combat.data.grounds import ground_names, load_ground
from sandtable.games.combat.rules.names import CRATER, FOXHOLE, RUBBLE, TERRAIN_NAMES

COLS, ROWS = 8, 5
SIZE = COLS * ROWS
PAINTS = TERRAIN_NAMES[:13]
BLOCKING = [name for name in PAINTS if name not in ("open", "depression", "stream")]
terrains = st.lists(st.sampled_from(PAINTS), min_size=SIZE, max_size=SIZE)
heights = st.lists(st.sampled_from([0, 0, 0, 1, 1, 2, 3, 4]), min_size=SIZE, max_size=SIZE)
marks = st.dictionaries(st.integers(0, SIZE - 1), st.sampled_from([FOXHOLE, RUBBLE, CRATER]), max_size=6)


def board(terrain: list[str], level: list[int], summer: bool, markers: dict[int, int]) -> Look:
    name = [f"{h // ROWS + 1:02d}.{h % ROWS + 1:02d}" for h in range(SIZE)]
    data: dict[str, Any] = {"map": {"title": "Random", "columns": COLS, "rows": ROWS}, "terrain": {}, "levels": {}}
    for kind in set(terrain) - {"open"}:
        data["terrain"][kind] = [name[h] for h in range(SIZE) if terrain[h] == kind]
    for height in set(level) - {0}:
        data["levels"][str(height)] = [name[h] for h in range(SIZE) if level[h] == height]
    look = Look(parse_ground(data), summer)
    made = bytearray(SIZE)
    for h, kind in markers.items():
        made[h] = kind
    look.made = bytes(made)
    return look


def lows() -> list[tuple[bool, bool]]:
    return [(a, b) for a in (False, True) for b in (False, True)]


@pytest.mark.long
@given(terrains, heights, st.booleans(), marks, st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_random_grounds_agree_with_the_oracle(
    terrain: list[str], level: list[int], summer: bool, markers: dict[int, int], random: Random
) -> None:
    look = board(terrain, level, summer, markers)
    slow = SlowSight(look.ground, summer, look.made)
    for _ in range(12):
        a, b = random.randrange(SIZE), random.randrange(SIZE)
        for low_a, low_b in lows() if a != b else []:
            expected = slow.sees(a, b, low_a, low_b)
            assert look.sight.visible(look.made, a, b, low_a, low_b) == expected, (a, b, low_a, low_b)
            assert look.sight.explain(look.made, a, b, low_a, low_b).open == expected


@pytest.mark.long
@pytest.mark.parametrize("name", ground_names())
def test_the_maps_agree_with_the_oracle(name: str) -> None:
    ground = load_ground(name)
    random = Random(name)
    for summer in (False, True):
        look = Look(ground, summer)
        made = bytearray(ground.size)
        for _ in range(30):
            made[random.randrange(ground.size)] = random.choice([FOXHOLE, RUBBLE, CRATER])
        look.made = bytes(made)
        slow = SlowSight(ground, summer, look.made)
        for _ in range(15):
            a = random.randrange(ground.size)
            near = [h for h in range(ground.size) if 0 < ground.distances[a * ground.size + h] <= 9]
            b = random.choice(near)
            for low_a, low_b in lows():
                assert look.sight.visible(look.made, a, b, low_a, low_b) == slow.sees(a, b, low_a, low_b), (a, b)


@given(terrains, heights, st.booleans(), marks)
@settings(max_examples=10)
def test_what_one_sees_the_other_sees(
    terrain: list[str], level: list[int], summer: bool, markers: dict[int, int]
) -> None:
    """Each way computed afresh, so that nothing remembered can hide a difference."""
    there, back = board(terrain, level, summer, markers), board(terrain, level, summer, markers)
    for a in range(0, SIZE, 3):
        for b in range(a + 1, SIZE):
            for low_a, low_b in lows():
                one = there.sight.visible(there.made, a, b, low_a, low_b)
                assert one == back.sight.visible(back.made, b, a, low_b, low_a)
                assert there.sight.crossed(a, b) == there.sight.crossed(b, a)


@given(terrains, heights, st.booleans(), st.integers(0, SIZE - 1), st.sampled_from(BLOCKING))
@settings(max_examples=15)
def test_terrain_on_open_ground_never_opens_a_line(
    terrain: list[str], level: list[int], summer: bool, place: int, kind: str
) -> None:
    terrain[place] = "open"
    before = board(terrain, level, summer, {})
    terrain[place] = kind
    after = board(terrain, level, summer, {})
    for a in range(SIZE):
        for b in range(a + 1, SIZE, 2):
            for low_a, low_b in lows():
                if after.sight.visible(after.made, a, b, low_a, low_b):
                    assert before.sight.visible(before.made, a, b, low_a, low_b), (a, b)


@given(terrains, heights, st.booleans())
@settings(max_examples=10)
def test_keeping_low_never_opens_a_line(terrain: list[str], level: list[int], summer: bool) -> None:
    look = board(terrain, level, summer, {})
    for a in range(SIZE):
        for b in range(a + 1, SIZE, 2):
            up = look.sight.visible(look.made, a, b, False, False)
            low_a = look.sight.visible(look.made, a, b, True, False)
            low_b = look.sight.visible(look.made, a, b, False, True)
            both = look.sight.visible(look.made, a, b, True, True)
            assert both == (low_a and low_b)
            assert (low_a or low_b) <= up


@given(terrains, heights, marks)
@settings(max_examples=10)
def test_neighbours_always_see_each_other(terrain: list[str], level: list[int], markers: dict[int, int]) -> None:
    look = board(terrain, level, True, markers)
    for a in range(SIZE):
        for b in look.ground.neighbours[a * 6 : a * 6 + 6]:
            if b >= 0:
                assert look.sight.visible(look.made, a, b, True, True)
