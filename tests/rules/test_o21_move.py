"""The Move Order (O21)."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import asked, broken, notations, play, prompt, told, unit, view, vp, weapon, where
from sandtable.commander.rules.state import State
from sandtable.kernel.game import Game
from table import position, smoke

MOVE, MOVE_2 = "G-19", "G-20"
FAR = "rifle A10"
NEAR_F5 = {"F4", "G5", "G6", "F6", "E6", "E5"}


def spent(game: Game) -> list[int]:
    """MPs announced after each hex entered, in order."""
    return [int(entry[3]) for entry in told(game, "moved")]


def moving(axis: str, allies: str = "rifle A10", **more: Any) -> Game:
    game = position(axis, allies, axis_hand=more.pop("axis_hand", MOVE), **more)
    return play(game, f"order {MOVE}")


@pytest.mark.rule("O21a")
def test_movement_points_follow_the_current_movement() -> None:
    """Conscripts (3) starting beside Ganz have 5, but only until they leave him; joining him later gives 5 again."""
    away = moving("sgt-ganz F2, conscript F2")
    play(away, "activate g.conscript-1", "step F3", "step F4", "step F5")
    assert notations(away, "step") == [] and spent(away) == [1, 2, 3]
    join = moving("sgt-ganz F5, conscript F2")
    play(join, "activate g.conscript-1", "step F3", "step F4", "step F5")
    assert "step F6" in notations(join)
    play(join, "step F6")
    assert notations(join, "step") == []


@pytest.mark.rule("O21a")
def test_a_road_gives_one_point_once() -> None:
    game = moving("rifle F1", map={"ways": {"road": "E5 F4 F5 G6"}})
    play(game, "step F2", "step F3", "step F4", "step F5", "step F6")
    assert spent(game)[-1] == 5 and notations(game, "step") == []


# --- O21.1: costs ---


@pytest.mark.rule("O21.1a")
@pytest.mark.parametrize(("paint", "cost"), [
    ({}, 1),
    ({"terrain": {"woods": "F6"}}, 2),
    ({"terrain": {"marsh": "F6"}}, 3),
    ({"sides": {"wall": "F5/F6"}}, 2),
    ({"sides": {"hedge": "F5/F6"}}, 2),
    ({"sides": {"fence": "F5/F6"}, "terrain": {"brush": "F6"}}, 3),
    ({"levels": {"1": "F6"}}, 2),
    ({"levels": {"1": "F5"}}, 1),  # downhill is free
    ({"levels": {"1": "F6"}, "sides": {"wall": "F5/F6"}, "terrain": {"woods": "F6"}}, 4),
])  # fmt: skip
def test_hex_hexside_and_height_add_up(paint: dict[str, Any], cost: int) -> None:
    game = moving("rifle F5", map=paint)
    play(game, "step F6")
    assert spent(game) == [cost]


@pytest.mark.rule("O21.1b")
def test_the_whole_cost_must_be_at_hand() -> None:
    """Movement 4: after 3 in Open Ground the Woods (2) are out of reach, Open Ground is not."""
    game = moving("rifle F2", map={"terrain": {"woods": "F6"}})
    play(game, "step F3", "step F4", "step F5")
    assert spent(game) == [1, 2, 3]
    assert "step F6" not in notations(game) and "step G6" in notations(game)


@pytest.mark.rule("O21.1b")
def test_there_is_no_free_first_hex() -> None:
    """A broken Squad (Movement 1) among Woods stays where it is; a Leader's Command gets it going."""
    paint = {"terrain": {"woods": "F4 F6 G5 G6 E5 E6"}}
    stuck = position("rifle F5 broken", "rifle A10", axis_hand=MOVE, map=paint)
    assert notations(stuck, "order") == []
    led = position("rifle F5 broken, sgt-ganz F5", "rifle A10", axis_hand=MOVE, map=paint)
    play(led, f"order {MOVE}", "activate g.rifle-1")
    assert set(notations(led, "step")) == NEAR_F5


# --- O21.1.1: transfer ---


@pytest.mark.rule("O21.1.1a", "11.3a")
def test_handing_a_weapon_over_costs_one_point() -> None:
    """The Squad carries a Heavy MG (Movement 3); after the transfer it has 4 less the point spent."""
    game = moving("rifle F2 heavy-mg, line-team F2")
    play(game, "activate g.rifle-1", "transfer g.rifle-1 g.line-team-1")
    play(game, "step F3", "step F4", "step F5")
    assert spent(game) == [2, 3, 4]
    assert notations(game, "step") == []  # four in all
    assert asked(game) == "axis" and told(game, "activated") == [["g.rifle-1"]]  # the taker was not activated


@pytest.mark.rule("O21.1.1a")
def test_only_within_the_hex_and_with_a_point_left() -> None:
    game = moving("rifle F2 light-mg, line-team F6")
    play(game, "activate g.rifle-1")
    assert notations(game, "transfer") == []
    play(game, "step F3", "step F4", "step F5")
    assert notations(game, "transfer") == []
    play(game, "step F6")  # the last point
    assert notations(game, "transfer") == []


@pytest.mark.rule("O21.1.1a")
def test_a_transfer_on_the_way() -> None:
    game = moving("rifle F2 light-mg, line-team F4")
    play(game, "activate g.rifle-1", "step F3", "step F4", "transfer g.rifle-1 g.line-team-1")
    g = game.state
    assert isinstance(g, State) and g.w_carrier[weapon(game, "g.light-mg-1")] == unit(game, "g.line-team-1")
    play(game, "step F5")
    assert spent(game) == [1, 2, 4]


@pytest.mark.rule("O21.1.1b")
def test_the_taker_must_have_no_weapon_and_need_not_be_activated() -> None:
    game = moving("rifle F2 light-mg, line-team F2 light-mg, line-team F2")
    play(game, "activate g.rifle-1")
    assert notations(game, "transfer") == ["g.rifle-1 g.line-team-2"]


# --- O21.2: together ---


@pytest.mark.rule("O21.2a")
def test_one_finishes_before_another_starts() -> None:
    game = moving("sgt-ganz F3, rifle F4, rifle F5")
    play(game, "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "move g.rifle-1", "step E4")
    assert notations(game, "move") == []
    play(game, "stop")
    assert notations(game, "move") == ["g.sgt-ganz", "g.rifle-2"]  # the first may not go on later


@pytest.mark.rule("O21.2b")
def test_a_group_goes_as_far_as_its_slowest_member() -> None:
    """Conscripts have Movement 3, Rifles 4: three hexes together, and nobody is left behind."""
    game = moving("sgt-ganz F1, rifle F2, conscript F2, line-team F3")
    play(game, "activate g.sgt-ganz", "activate g.rifle-1", "activate g.conscript-1", "activate g.line-team-1")
    play(game, "move g.rifle-1")
    assert notations(game, "with") == ["g.conscript-1"]  # the Team and the Leader start elsewhere
    play(game, "with g.conscript-1", "step F3")
    assert notations(game, "with") == []  # nobody joins on the way
    play(game, "step F4", "step F5")
    assert where(game, "g.rifle-1") == where(game, "g.conscript-1") == "F5"
    assert notations(game, "step") == [] and notations(game, "with") == []
    play(game, "?stop")
    assert "move g.rifle-1" not in notations(game)  # together for the whole Order


@pytest.mark.rule("O21.2b")
def test_a_leader_moving_along_lends_his_command() -> None:
    """3 + 2 for the Conscripts, as long as he is with them."""
    game = moving("sgt-ganz F2, conscript F2")
    play(game, "activate g.sgt-ganz", "activate g.conscript-1", "move g.sgt-ganz", "with g.conscript-1")
    play(game, "step F3", "step F4", "step F5", "step F6", "step F7")
    assert where(game, "g.conscript-1") == "F7" and notations(game, "step") == []


@pytest.mark.rule("O21.2c")
def test_a_member_that_breaks_stops_the_group() -> None:
    """One Squad breaks under Op Fire: its Movement of 1 is spent, so the other stops with it."""
    game = position(
        "sgt-ganz F1, rifle F2, rifle F2",
        "rifle F6, " + FAR,
        axis_hand=MOVE,
        allies_hand="R-52",
        allies_draw="2-6",
        axis_draw="1-2, 5-6",
    )
    play(game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "move g.rifle-1", "with g.rifle-2", "step F3", "play R-52", "fire F3", "unit g.rifle-1")
    assert broken(game, "g.rifle-1") and not broken(game, "g.rifle-2")
    assert notations(game, "step") == []
    play(game, "?stop")
    assert notations(game, "move") == ["g.sgt-ganz"]


@pytest.mark.rule("O21.2c")
def test_the_rest_goes_on_when_a_member_dies() -> None:
    game = position(
        "sgt-ganz F1, rifle F2 broken, rifle F2",
        "rifle F5, " + FAR,
        axis_hand=MOVE,
        allies_hand="R-52",
        allies_draw="5-6",
        axis_draw="1-2, 5-6",
    )
    play(game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "move g.rifle-1", "with g.rifle-2", "step F3", "play R-52", "fire F3", "unit g.rifle-1")
    assert where(game, "g.rifle-1") == "casualty"
    assert "step E4" in notations(game)


@pytest.mark.rule("E76b", "O21.2a")
def test_a_mover_that_returns_as_walking_wounded_does_not_march_on() -> None:
    """The Op Fire kills the mover; the other Squad's Defence Roll brings it back, not activated to Move."""
    game = position(
        "rifle F5 broken, rifle F6, rifle A1", "rifle F8, " + FAR,
        axis_hand=f"{MOVE} G-20", axis_draw="1-2, 2-5 event, G-51, G-17", allies_hand="R-53", allies_draw="6-5",
    )  # fmt: skip
    play(game, f"order {MOVE}", "?activate g.rifle-1", "?move g.rifle-1", "step F6")
    play(game, "play R-53", "?activate r.rifle-1", "fire F6", "?base r.rifle-1", "?done", "unit g.rifle-1", "hex D5")
    assert where(game, "g.rifle-1") == "D5"
    assert prompt(game) != "move-step"


# --- O21.3, O21.5, O21.6: reactions ---


@pytest.mark.rule("O21.3", "O21.5")
def test_every_hex_entered_lets_the_opponent_react() -> None:
    game = position(
        "rifle F4, rifle A1", "rifle F8, " + FAR, axis_hand=MOVE, allies_hand="R-52 R-53", axis_draw="6-5, 5-6"
    )
    play(game, f"order {MOVE}", "activate g.rifle-1", "step F5")
    assert asked(game) == "allies" and notations(game) == ["play R-52", "play R-53", "none"]
    assert spent(game) == [1]
    play(game, "none", "step F6")
    assert asked(game) == "allies" and spent(game) == [1, 2]  # cumulative, told at once
    assert view(game, 1)["units"][0]["hex"] == "F6"
    play(game, "play R-52", "fire F6")
    assert asked(game) == "axis"
    play(game, "step E7")
    assert asked(game) == "allies" and "fire E7" in notations(game)  # the same firers again, in the next hex


@pytest.mark.rule("O21.5")
def test_the_defender_may_spring_mines_or_wire() -> None:
    for card, posture, offered in (("R-32", "defend", True), ("R-40", "defend", True), ("R-32", "recon", False)):
        game = position(
            "rifle F4, rifle A1", "rifle I10", axis_hand=MOVE, allies_hand=card, allies_side={"posture": posture}
        )
        play(game, f"order {MOVE}", "activate g.rifle-1", "step F5")
        assert (asked(game) == "allies" and f"play {card}" in notations(game)) == offered


@pytest.mark.rule("O21.6", "O21.6.ex")
def test_the_opponent_acts_before_the_mover_throws_smoke() -> None:
    """On entering a hex: all of the inactive player's Actions, only then Smoke Grenades."""
    game = position(
        "rifle F4, rifle A1",
        "rifle F8, " + FAR,
        axis_hand=f"{MOVE} G-50",
        axis_draw="6-5",
        allies_hand="R-52 R-41",
        allies_side={"posture": "defend"},
        table={"next_smoke": [5]},
    )
    play(game, f"order {MOVE}", "activate g.rifle-1", "move g.rifle-1", "step F5")
    assert asked(game) == "allies" and not any("G-50" in text for text in notations(game))
    play(game, "play R-41")  # Wire
    assert asked(game) == "allies" and "play R-52" in notations(game)  # and still his
    play(game, "play R-52", "fire F5")
    assert told(game, "attack")[0][2] == "5"  # no Smoke yet
    assert asked(game) == "axis" and "play G-50 g.rifle-1 F6" in notations(game)
    play(game, "play G-50 g.rifle-1 F6")
    assert smoke(game, "F6") == 5


# --- O21.4: where a mover may not go ---


@pytest.mark.rule("O21.4a")
def test_no_move_into_enemy_units() -> None:
    game = moving("rifle F5", "line-team F6 broken, " + FAR)
    assert set(notations(game, "step")) == NEAR_F5 - {"F6"}


@pytest.mark.rule("O21.4b")
def test_no_move_into_impassable_hexes_or_over_cliffs() -> None:
    """With or without a Weapon, and down a Cliff as little as up."""
    game = moving(
        "rifle F5",
        map={"terrain": {"water-barrier": "F6"}, "levels": {"1": "F5"}, "sides": {"cliff": "F5/E5"}},
        table={"blaze": "G5"},
    )
    assert set(notations(game, "step")) == NEAR_F5 - {"F6", "G5", "E5"}


@pytest.mark.rule("O21.4d")
def test_exit_only_by_the_enemy_edge_for_one_point() -> None:
    game = position("rifle F8, rifle F1, rifle A5, rifle I5", "rifle A10", axis_hand=MOVE)
    bottom = play(game.clone(), f"order {MOVE}", "activate g.rifle-1", "step F9", "step F10")
    assert "exit" in notations(bottom)
    play(bottom, "exit", "space 7")
    assert where(bottom, "g.rifle-1") == "time" and vp(bottom) == 2
    for tag in ("g.rifle-2", "g.rifle-3", "g.rifle-4"):
        other = play(game.clone(), f"order {MOVE}", f"activate {tag}")
        assert notations(other, "step") and "exit" not in notations(other)
    tired = position("rifle F6, rifle A1", "rifle A10", axis_hand=MOVE)
    play(tired, f"order {MOVE}", "activate g.rifle-1", "step F7", "step F8", "step F9", "step F10")
    assert "exit" not in notations(tired) and prompt(tired) != "exit-space"
