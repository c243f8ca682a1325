"""What is known of lines is kept by the markers on the ground: it must never go stale (12.0)."""

from __future__ import annotations

import random

import pytest
from sight_boards import Look, paint

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.names import TERRAIN_NAMES
from sandtable.games.combat.rules.sight.los import MOST_MEMORIES, Sightlines

MARKERS = ["crater", "foxhole", "rubble"]


def varied() -> Look:
    return paint(
        11, 9, levels={"1": "04.02-04.04", "2": "08.06"}, rocks="03.03 07.05", long_grass="05.04 06.07", stream="02.06"
    )


@pytest.mark.rule("combat:12.0a")
def test_lines_stay_right_while_markers_come_and_go() -> None:
    look, rng = varied(), random.Random(1)
    size = look.ground.size
    grounds = [bytes(size)]
    for _ in range(MOST_MEMORIES + 4):
        made = bytearray(size)
        for h in rng.sample(range(size), rng.randrange(1, 5)):
            made[h] = TERRAIN_NAMES.index(rng.choice(MARKERS))
        grounds.append(bytes(made))
    for ground in [*grounds, *grounds]:
        fresh = Sightlines(look.ground, load_tables(), False)
        for _ in range(150):
            a, b, low = rng.randrange(size), rng.randrange(size), rng.randrange(4)
            seen = look.sight.visible(ground, a, b, low & 1 != 0, low & 2 != 0)
            assert seen == fresh.explain(ground, a, b, low & 1 != 0, low & 2 != 0).open
