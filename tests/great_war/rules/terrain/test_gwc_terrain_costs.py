"""What ground costs a mover, and where it lets nobody pass (T99.2 to T124, F130.2)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, steps, war

from commander_play import notations, play, spent, unit
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

HAND = card("germany", "move")
NEAR_F5 = {"F4", "G5", "G6", "F6", "E6", "E5"}


def walk(map: dict[str, Any], *hexes: str, who: str = "infanterie F5", **more: Any) -> Game:
    game = order(war(who, "poilus I11", axis_hand=HAND, map=map, **more), "move")
    tag = "g." + who.split()[0] + "-1"
    play(game, f"?activate {tag}", f"?move {tag}")
    return play(game, *[f"step {name}" for name in hexes])


@pytest.mark.rule(
    "gwc:O23.1a", "gwc:T99.2", "gwc:T101", "gwc:T103", "gwc:T104a", "gwc:T105", "gwc:T106", "gwc:T108a", "gwc:T109a",
    "gwc:T110.1", "gwc:T111a", "gwc:T112", "gwc:T113", "gwc:T114a", "gwc:T117", "gwc:T118", "gwc:T120a", "gwc:T122a",
    "gwc:T122.1", "gwc:T124a", "gwc:T124.1a",
)  # fmt: skip
@pytest.mark.parametrize(("paint", "cost"), [
    ({}, 1),
    ({"terrain": {"boulders": "F6"}}, 1),
    ({"terrain": {"brush": "F6"}}, 2),
    ({"terrain": {"building": "F6"}}, 2),
    ({"terrain": {"field": "F6"}}, 1),
    ({"terrain": {"gully": "F6"}}, 2),
    ({"terrain": {"marsh": "F6"}}, 3),
    ({"terrain": {"orchard": "F6"}}, 1),
    ({"terrain": {"quarry": "F6"}}, 2),
    ({"terrain": {"quarry": "F5 F6"}}, 1),
    ({"terrain": {"rubble": "F6"}}, 2),
    ({"terrain": {"shellhole": "F6"}}, 2),
    ({"terrain": {"shellhole": "F5 F6"}}, 2),
    ({"terrain": {"destroyed-woods": "F6"}}, 2),
    ({"terrain": {"stream": "F6"}}, 3),
    ({"terrain": {"woods": "F6"}}, 2),
    ({"sides": {"fence": "F5/F6"}}, 2),
    ({"sides": {"hedge": "F5/F6"}}, 2),
    ({"sides": {"wall": "F5/F6"}}, 2),
    ({"sides": {"destroyed-wall": "F5/F6"}}, 1),
    ({"levels": {"1": "F6"}}, 2),
    ({"levels": {"1": "F5"}}, 1),
    ({"levels": {"1": "F5", "2": "F6"}, "terrain": {"woods": "F5 F6"}}, 3),
    ({"levels": {"1": "F6", "2": "F5"}, "terrain": {"woods": "F5 F6"}}, 2),
    ({"terrain": {"brush": "F6"}, "sides": {"wall": "F5/F6"}, "levels": {"1": "F6"}}, 4),
])  # fmt: skip
def test_move_costs(paint: dict[str, Any], cost: int) -> None:
    assert spent(walk(paint, "F6")) == [cost]


@pytest.mark.rule("gwc:T110.1.ex")
def test_up_and_down_through_woods() -> None:
    paint = {"levels": {"1": "F5", "2": "F6"}, "terrain": {"woods": "F5 F6"}}
    up = walk(paint, "F6")
    down = walk(paint, "F5", who="infanterie F6")
    assert (spent(up), spent(down)) == ([3], [2])


@pytest.mark.rule("gwc:T118", "gwc:T124.1a", "gwc:A42.exA", "gwc:A42.exD")
def test_only_the_first_shellhole_and_the_first_destroyed_woods_cost_more() -> None:
    holes = walk({"terrain": {"shellhole": "F6 F7 F8"}}, "F6", "F7", "F8")
    assert spent(holes) == [2, 3, 4]
    both = walk({"terrain": {"shellhole": "F6", "destroyed-woods": "F7"}}, "F6", "F7")
    assert spent(both) == [2, 4]


@pytest.mark.rule("gwc:T118")
def test_a_marker_makes_the_hex_a_shellhole() -> None:
    game = walk({"terrain": {"woods": "F6"}}, "F6", "F7", holes="F6 F7")
    assert spent(game) == [2, 3]


@pytest.mark.rule("gwc:T118")
def test_the_surcharge_is_due_again_in_the_next_order() -> None:
    second = card("germany", "move", but=HAND)
    game = war("infanterie F5, landwehr A2", "poilus I11", axis_hand=f"{HAND} {second}", holes="F6 F7")
    play(game, "order " + HAND, "activate g.infanterie-1", "step F6", "step F7", "stop", "?end")
    assert state(game).u_flags[unit(game, "g.infanterie-1")] >> 13 & 3 == 0
    assert spent(game) == [2, 3]


@pytest.mark.rule("gwc:T107")
def test_gas_costs_one_more_on_any_ground() -> None:
    assert spent(walk({"terrain": {"woods": "F6"}}, "F6", gas="F6")) == [3]
    assert spent(walk({"ways": {"road": "F5 F6"}}, "F6", gas="F6")) == [2]


# --- ways ---


@pytest.mark.rule("gwc:T115a", "gwc:T116a", "gwc:T121")
@pytest.mark.parametrize("way", ["road", "railway", "trail"])
def test_a_way_costs_one_along_it_only(way: str) -> None:
    paint = {"terrain": {"woods": "F6"}, "ways": {way: "F5 F6 F7"}}
    assert spent(walk(paint, "F6")) == [1]
    assert spent(walk(paint, "F6", who="infanterie E6")) == [2]


@pytest.mark.rule("gwc:T110.1", "gwc:T116a")
def test_only_a_road_spares_the_climb() -> None:
    for way, cost in (("road", 1), ("railway", 2), ("trail", 2)):
        assert spent(walk({"levels": {"1": "F6"}, "ways": {way: "F5 F6"}}, "F6")) == [cost]


@pytest.mark.rule("gwc:T116b", "gwc:O23a")
def test_a_road_hex_gives_one_more_point_once_however_it_was_entered() -> None:
    paint = {"ways": {"road": "E7 F7 G8 F8 F9"}}
    game = walk(paint, "F6", "F7", "F8", "F9", "F10")
    assert spent(game)[-1] == 5 and steps(game) == []


@pytest.mark.rule("gwc:T121.1")
def test_a_shelled_trail_helps_no_more() -> None:
    paint = {"terrain": {"shellhole": "F6"}, "ways": {"trail": "F5 F6 F7"}}
    game = war("infanterie E6", "poilus I11", axis_hand=HAND, map=paint)
    g = state(game)
    g.h_trail = with_byte(g.h_trail, g.rules.map.hex_index("F6"), 1)
    play(order(game, "move"), "step F6")
    assert spent(game) == [2]
    along = war("infanterie F5", "poilus I11", axis_hand=HAND, map=paint)
    g = state(along)
    g.h_trail = with_byte(g.h_trail, g.rules.map.hex_index("F6"), 1)
    play(order(along, "move"), "step F6")
    assert spent(along) == [2]


@pytest.mark.rule("gwc:T118.2", "gwc:T121")
def test_a_trail_smooths_a_printed_shellhole_but_no_marker() -> None:
    paint = {"terrain": {"shellhole": "F6"}, "ways": {"trail": "F5 F6 F7"}}
    assert spent(walk(paint, "F6", who="infanterie E6")) == [1]
    marked = {"ways": {"trail": "F5 F6 F7"}}
    assert spent(walk(marked, "F6", who="infanterie E6", holes="F6")) == [2]


# --- Bridges and what nobody enters ---

BRIDGE: dict[str, Any] = {"terrain": {"stream": "E6 F6 G7", "bridge": "F6"}, "ways": {"trail": "F5 F6 F7"}}


@pytest.mark.rule("gwc:T102a", "gwc:O23.4b")
def test_a_bridge_is_entered_and_left_along_its_way_only() -> None:
    assert spent(walk(BRIDGE, "F6")) == [1]
    assert "F6" not in steps(walk(BRIDGE, who="infanterie G6"))
    assert steps(walk(BRIDGE, who="infanterie F6")) == ["F5", "F7"]


@pytest.mark.rule("gwc:T100", "gwc:T123", "gwc:O23.4b")
def test_water_barriers_and_blazes_are_closed() -> None:
    game = war("infanterie F5", "poilus I11", axis_hand=HAND, map={"terrain": {"water-barrier": "F6"}})
    g = state(game)
    g.h_blaze = with_byte(g.h_blaze, g.rules.map.hex_index("F4"), 1)
    assert set(steps(order(game, "move"))) == NEAR_F5 - {"F6", "F4"}


# --- Trenches ---


@pytest.mark.rule("gwc:F130.2a")
@pytest.mark.parametrize(("here", "there", "cost"), [
    ("trench", "trench", 1),
    ("trench", "pillbox", 1),
    ("bunker", "trench", 1),
    ("pillbox", "pillbox", 5),
    ("trench", "foxholes", 5),
])  # fmt: skip
def test_a_trench_line_costs_one(here: str, there: str, cost: int) -> None:
    """Brush uphill behind a Wall, in Gas, would cost 5."""
    paint = {"terrain": {"brush": "F6"}, "sides": {"wall": "F5/F6"}, "levels": {"1": "F6"}}
    forts = {here: "F5"}
    forts[there] = forts.get(there, "") + " F6"
    game = walk(paint, who="stosstruppen F5", forts=forts, gas="F6")
    assert "F6" in steps(game)
    assert spent(play(game, "step F6")) == [cost]


@pytest.mark.rule("gwc:O23.1b")
def test_the_whole_cost_must_be_there() -> None:
    game = walk({"terrain": {"marsh": "F7"}}, "F6", "E7")
    assert "F7" not in notations(game, "step") and "E8" in steps(game)
