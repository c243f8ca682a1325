"""On the printed maps roads carry trucks, rails trains and rivers boats, from end to end."""

from __future__ import annotations

import pytest
from land import Land, mover

from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.move.going import may_enter
from sandtable.games.barbarossa.rules.state import State
from sandtable.terrain.lattice import DIRECTIONS


def on_map(ground: Ground) -> State:
    land = Land()
    land.ground = land.rules.ground = ground
    land.unit("G1", mover("vehicles"), "F5").unit("G2", mover("armored-vehicles", abilities=["train"]), "F5")
    return land.unit("G3", mover("vehicles", abilities=["water-unit"]), "F5").state()


def stuck(g: State, u: int, masks: list[int]) -> list[str]:
    """Steps along a way that the unit cannot make; the rim is not for ground units."""
    ground = g.rules.ground
    found = []
    for h in range(ground.size):
        for d in range(DIRECTIONS):
            to = ground.beside(h, d)
            if masks[h] >> d & 1 and to >= 0 and not ground.rim[to] and not may_enter(g, u, h, to):
                found.append(f"{ground.hex_name(h)}-{ground.hex_name(to)}")
    return found


@pytest.mark.rule("barbarossa:road.2", "barbarossa:train.move.1")
@pytest.mark.parametrize("name", ground_names())
def test_printed_roads_and_rails_can_be_followed(name: str) -> None:
    g = on_map(load_ground(name))
    assert stuck(g, 0, g.rules.ground.road) == []
    assert stuck(g, 1, g.rules.ground.rail) == []


@pytest.mark.rule("barbarossa:water.2")
def test_a_boat_goes_down_the_printed_river_as_far_as_the_ford() -> None:
    g = on_map(load_ground("two-bridges"))
    ground = g.rules.ground
    course = [ground.hex_index(hex) for hex in "H3 H4 H5 G6 G7 H7 H8 H9".split()]
    assert all(may_enter(g, 2, a, b) for a, b in zip(course, course[1:], strict=False))
    assert not may_enter(g, 2, course[0], ground.hex_index("G3"))
