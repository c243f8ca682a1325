"""Ways and trees in play: Railway, Road, Trail (T92, T93, T96), airbursts in Woods (T99)."""

from __future__ import annotations

import pytest
from marches import march
from painted import board, shot, walk

from commander_play import hex, notations, play, prompt, spent, state, stats, told, weapon
from sandtable.commander.rules.firepower import burst
from sandtable.commander.rules.state import WEAPON_PIECE
from table import position

FAR = "rifle I10"  # so that a loss does not end the game


# --- T92, T93, T96 Railway, Road, Trail ---


@pytest.mark.rule("T92a", "T93a", "T96a")
@pytest.mark.parametrize("way", ["railway", "road", "trail"])
def test_a_way_costs_one_if_its_hexside_is_crossed(way: str) -> None:
    paint = board(terrain={"woods": "F6"}, ways={way: "F5 F6 F7"})
    assert spent(walk(paint, "F6")) == [1]
    assert spent(walk(paint, "F6", unit="rifle E6")) == [2]


@pytest.mark.rule("T92a", "T93a", "T96a")
@pytest.mark.parametrize("way", ["railway", "road", "trail"])
def test_two_ways_side_by_side_are_not_one(way: str) -> None:
    """Both hexes have a way, but none crosses the hexside between them."""
    paint = board(terrain={"woods": "F5 F6"}, ways={way: ["E6 F5 G6", "E7 F6 G7"]})
    assert spent(walk(paint, "F6")) == [2]


@pytest.mark.rule("T93c", "T92b", "T96b")
@pytest.mark.parametrize(("way", "change"), [("road", -1), ("railway", 0), ("trail", 0)])
@pytest.mark.parametrize(("terrain", "cover"), [("building", 3), ("woods", 2), ("open", 0)])
def test_only_a_road_lowers_cover(way: str, change: int, terrain: str, cover: int) -> None:
    paint = board(ways={way: "E6 F5 G6"})
    if terrain != "open":
        paint["terrain"] = {terrain: "F5"}
    game = position("rifle F5", "rifle I10", map=paint)
    assert stats(game, "g.rifle-1")["cover"] == cover + change
    assert stats(game, "g.rifle-1")["morale"] == 7 + cover + change


@pytest.mark.rule("T93c", "T93.exb")
def test_a_road_lowers_the_cover_of_foxholes() -> None:
    game = position(
        "rifle F5",
        "rifle I10",
        map=board(ways={"road": "E6 F5 G6"}),
        axis_side={"forts": [{"fort": "foxholes", "hex": "F5"}]},
    )
    assert stats(game, "g.rifle-1")["morale"] == 9


@pytest.mark.rule("T93.exa")
def test_a_building_on_a_road_covers_two() -> None:
    game = position("rifle F5", "rifle I10", map=board(terrain={"building": "F5"}, ways={"road": "E6 F5 G6"}))
    assert stats(game, "g.rifle-1")["cover"] == 2


@pytest.mark.rule("T93b", "T93:note", "T92a", "T96b")
@pytest.mark.parametrize(("way", "reach"), [("road", 5), ("railway", 4), ("trail", 4)])
def test_only_a_road_lends_one_movement_point_and_once(way: str, reach: int) -> None:
    """Five Road hexes in a row do not give five points."""
    game = walk(board(ways={way: "A3 A4 A5 A6 A7 A8 A9"}), "A4", "A5", "A6", "A7", unit="rifle A3")
    if reach == 5:
        play(game, "step A8")
    assert notations(game, "step") == [] and spent(game)[-1] == reach


@pytest.mark.rule("T93b")
def test_a_road_crossed_helps_as_well_but_not_one_only_left() -> None:
    paint = board(ways={"road": "E6 F5 G6"})
    across = walk(paint, "F5", "F6", "F7", "F8", "F9", unit="rifle F4")
    assert spent(across)[-1] == 5  # entered through a side without Road
    leaving = walk(paint, "F6", "F7", "F8", "F9", unit="rifle F5")
    assert notations(leaving, "step") == []  # it began there, it did not enter


@pytest.mark.rule("T93b")
def test_the_road_point_cannot_pay_for_the_road_hex_itself() -> None:
    paint = board(terrain={"marsh": "F5", "woods": "F6"}, ways={"road": "E6 F6 G6"})
    game = walk(paint, "F5", unit="rifle F4")
    assert spent(game) == [3] and "F6" not in notations(game, "step")  # 2 MPs by this side, 1 left


@pytest.mark.rule("T93b")
def test_the_road_point_is_gone_when_the_order_ends() -> None:
    """A Hero may be activated twice; the second time he enters no Road."""
    game = position("hero A2", "rifle I10", axis_hand="G-19 G-20", map=board(ways={"road": "A3 B3"}))
    march(game, "G-19", "g.hero", "A3")
    play(game, "stop")
    march(game, "G-20", "g.hero", "A4", "A5", "A6", "A7", "A8", "A9")
    assert notations(game, "step")
    play(game, "step A10")
    assert spent(game)[-1] == 7 and prompt(game) != "move-step"


# --- T99 Woods: airbursts ---


@pytest.mark.rule("T99d", "T99.ex")
@pytest.mark.parametrize(("terrain", "total"), [("woods", "15"), ("orchard", "13")])
def test_mortar_shells_burst_in_the_trees(terrain: str, total: str) -> None:
    game = position(
        "weapon-team F5 light-mortar", "rifle F8", axis_hand="G-50", axis_draw="6-5, 1-6",
        map=board(terrain={terrain: "F8"}),
    )  # fmt: skip
    play(game, "order G-50")
    assert told(game, "attack-total")[0][0] == total


@pytest.mark.rule("T99d")
def test_direct_fire_does_not_burst_in_the_trees() -> None:
    game = shot(board(terrain={"woods": "F6"}), "rifle F5", "rifle F6")
    assert told(game, "attack-total")[0][0] == "9"


@pytest.mark.rule("T99d")
@pytest.mark.parametrize(("terrain", "bonus"), [("woods", 2), ("building", 0)])
def test_artillery_bursts_in_the_trees(terrain: str, bonus: int) -> None:
    game = position(
        "sgt-ganz F5", "rifle F8", axis_hand="G-33", axis_draw="6-5, 1-4, 1-3", map=board(terrain={terrain: "F8"}),
        axis_side={"radio": {"radio": "radio-75mm"}},
    )  # fmt: skip
    play(game, "order G-33")
    play(game, "fire F8")
    row = told(game, "impact")[0]
    power = state(game).rules.tables.radio_fp[state(game).radio[0]]
    assert int(row[1]) == power + 4 + bonus


@pytest.mark.rule("T99d")
@pytest.mark.parametrize(("gun", "more"), [("light-mortar", 2), ("ig-18", 0)])
def test_of_all_guns_only_a_mortar_bursts_in_the_trees(gun: str, more: int) -> None:
    game = position(f"weapon-team F2 {gun}", "rifle F8, " + FAR, map={"terrain": {"woods": "F8"}})
    assert burst(state(game), WEAPON_PIECE + weapon(game, f"g.{gun}-1"), hex(game, "F8")) == more
