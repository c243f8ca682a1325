"""Opportunity Fire (A33): when, by whom, and how often."""

from __future__ import annotations

import pytest
from marches import begin_march, march

from commander_play import asked, broken, flag, notations, play, prompt, spent, state, suppressed, told, weapon
from sandtable.commander.rules.state import ACTIVATED, OP_FIRING
from sandtable.kernel.game import Game
from table import position

STAND = "6-5, 6-4, 6-3, 5-6, 5-4"  # Defence Rolls that hold


def crossing(allies: str = "rifle F7", **more: object) -> Game:
    """A German Squad has stepped from F3 to F4, in Range of the Russians, who hold Fire cards."""
    hands = {
        "axis_hand": "G-19 G-20 G-43",
        "allies_hand": "R-64 R-65",
        "axis_draw": STAND,
        "allies_draw": "1-3, 1-4, 1-5",
    }
    game = position("rifle F3, rifle A1", allies, **{**hands, **more})  # type: ignore[arg-type]
    return march(game, "G-19", "g.rifle-1", "F4")


@pytest.mark.rule("A33.1", "A33.2a")
def test_op_fire_follows_the_entry_of_a_hex() -> None:
    game = crossing()
    assert (asked(game), prompt(game)) == ("allies", "op-fire")
    assert notations(game) == ["play R-64", "play R-65", "none"]
    assert spent(game) == [1]  # the MP is spent and the unit is there


@pytest.mark.rule("A33.2a", "10.3.2.1b")
@pytest.mark.parametrize("hand", ["R-64 R-20", "R-64"])
def test_whether_a_crossfire_could_lift_the_next_shot_is_not_told_by_the_asking(hand: str) -> None:
    """5 FP through Smoke of 6; with Crossfire it is 1. Somebody without it is asked too."""
    game = position(
        "rifle I6, rifle A1", "rifle F7", axis_hand="G-19", allies_hand=hand, axis_draw=STAND, allies_draw="1-3",
        table={"smoke": {"F6": 6}}, options={"windows": True},
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "H6")
    play(game, "play R-64", "fire H6", "roll", "roll", "step G6")
    assert (asked(game), prompt(game)) == ("allies", "op-fire")
    assert notations(game) == (["fire G6", "none"] if "R-20" in hand else ["none"])


HAZY = {"smoke": {"F4": 5}}  # 5 FP of a Squad and of one more: 1


@pytest.mark.rule("A33.2a", "O14.4a", "10.3.2.1a")
@pytest.mark.parametrize(("allies", "offered"), [
    ("rifle F7, rifle G7", False),
    ("rifle F7, rifle G7, sgt-kovalev F8", True),  # he commands both
])  # fmt: skip
def test_no_fire_card_for_a_shot_that_needs_others(allies: str, offered: bool) -> None:
    game = crossing(allies, allies_hand="R-64", table=HAZY)
    assert (asked(game) == "allies") == offered
    if offered:
        play(game, "play R-64")
        assert told(game, "activated")[-3:] == [["r.sgt-kovalev"], ["r.rifle-1"], ["r.rifle-2"]]


@pytest.mark.rule("A33.2a", "A33.2b", "10.3.2.1a")
def test_those_already_op_firing_help_the_newly_activated() -> None:
    game = position(
        "rifle F2, rifle A1", "rifle F6, rifle G6", axis_hand="G-19", allies_hand="R-64 R-65", axis_draw=STAND,
        allies_draw="1-3, 1-4", table={"smoke": {"G4": 5}},
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "F3")
    play(game, "play R-64", "?activate r.rifle-1", "fire F3", "step G4")
    assert notations(game) == ["play R-65", "none"]  # the first alone has no shot
    play(game, "play R-65", "fire G4", "?base r.rifle-2")
    assert told(game, "attack")[1] == ["allies", "G4", "1", "0"]


@pytest.mark.rule("A33.3c", "O20.3.2b")
def test_an_op_fire_given_up_leaves_the_expenditure_its_attack() -> None:
    """5 FP through Smoke of 6 and a Crossfire in hand; he gives the shot up and thinks again."""
    game = crossing(allies_hand="R-64 R-20", table={"smoke": {"F4": 6}})
    play(game, "play R-64", "fire F4", "abandon")
    assert notations(game) == ["fire F4", "none"]
    play(game, "fire F4", "play R-20")
    assert told(game, "attack-total")[0][0] == "5" and asked(game) == "axis"


@pytest.mark.rule("A33.1")
def test_no_op_fire_before_anything_has_moved() -> None:
    game = position("rifle F4, rifle A1", "rifle F7", axis_hand="G-19", allies_hand="R-64")
    begin_march(game, "G-19", "g.rifle-1")
    assert (asked(game), prompt(game)) == ("axis", "move-step")


@pytest.mark.rule("A33.1")
def test_no_op_fire_at_an_advance() -> None:
    game = position("rifle F4, rifle A1", "rifle F7", axis_hand="G-43 G-19", allies_hand="R-64")
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F5")
    assert asked(game) == "axis"


@pytest.mark.rule("A33.1")
def test_no_op_fire_at_a_weapon_transfer() -> None:
    """An MP is spent, but no hex is entered."""
    game = position("rifle F4 light-mg, rifle F4", "rifle F7", axis_hand="G-19", allies_hand="R-64")
    begin_march(game, "G-19", "g.rifle-1")
    play(game, "transfer g.rifle-1 g.rifle-2")
    assert asked(game) == "axis"


@pytest.mark.rule("A33.1")
def test_no_op_fire_outside_a_move_order() -> None:
    game = position(
        "rifle F4", "rifle F7", axis_hand="G-50 G-19", allies_hand="R-64", axis_draw="1-3", allies_draw="6-5"
    )
    play(game, "order G-50")
    assert told(game, "action-played") == []


@pytest.mark.rule("A33.2a", "A33.2:like-fire")
def test_a_leader_brings_units_of_his_radius_to_op_fire() -> None:
    game = crossing("rifle F7, rifle G7, sgt-kovalev F8, rifle C10")
    play(game, "play R-64")
    assert notations(game, "activate") == ["r.rifle-1", "r.rifle-2", "r.sgt-kovalev"]  # rifle-3 is too far to fire
    play(game, "activate r.sgt-kovalev")
    assert notations(game, "activate") == ["r.rifle-1", "r.rifle-2"]
    play(game, "activate r.rifle-1", "activate r.rifle-2")
    play(game, "fire F4", "base r.rifle-1", "join r.rifle-2")
    assert told(game, "attack")[0][2] == "6"


@pytest.mark.rule("A33.2b", "A33.3b")
def test_units_once_activated_fire_again_without_a_card() -> None:
    game = crossing(allies_hand="R-64")
    play(game, "play R-64", "fire F4", "step F5")
    assert notations(game) == ["fire F5", "none"]
    play(game, "fire F5")
    assert [row[1] for row in told(game, "attack")] == ["F4", "F5"]
    assert len(told(game, "action-played")) == 1


@pytest.mark.rule("A33.2b")
def test_a_card_may_be_played_without_firing_yet() -> None:
    game = crossing(allies_hand="R-64")
    play(game, "play R-64", "none")
    assert asked(game) == "axis"
    play(game, "step F5")
    assert notations(game, "fire") == ["F5"]


@pytest.mark.rule("A33.2c")
@pytest.mark.parametrize("answer", [["none"], ["play R-64", "fire F4"]])
def test_the_mover_continues_afterwards(answer: list[str]) -> None:
    game = crossing(allies_hand="R-64")
    play(game, *answer)
    assert (asked(game), prompt(game)) == ("axis", "move-step")
    assert "step F5" in notations(game)


@pytest.mark.rule("A33.3a")
def test_ordnance_keeps_silent_but_its_crew_may_fire() -> None:
    game = crossing("rifle F7 light-mortar", allies_hand="R-64")
    play(game, "play R-64", "fire F4")
    assert told(game, "attack-piece") == [["r.rifle-1"]]
    far = crossing("weapon-team F7 light-mortar", allies_hand="R-64")
    assert asked(far) == "axis"  # the Team's own Range is 1: nobody can be activated


@pytest.mark.rule("A33.3b")
def test_readiness_ends_with_the_move_order() -> None:
    game = crossing(allies_hand="R-64")
    play(game, "play R-64", "fire F4", "stop")
    assert not flag(game, "r.rifle-1", OP_FIRING)
    assert flag(game, "r.rifle-1", ACTIVATED)


@pytest.mark.rule("A33.3c")
def test_one_attack_for_each_expenditure() -> None:
    """Another unit and another card do not help: the hex has been fired at."""
    game = crossing("rifle F7, rifle G7", allies_hand="R-64 R-65")
    play(game, "play R-64", "activate r.rifle-1", "fire F4")
    assert (asked(game), prompt(game)) == ("axis", "move-step")
    assert told(game, "attack-piece") == [["r.rifle-1"]]


@pytest.mark.rule("A33.3c")
def test_a_stream_for_three_points_is_one_expenditure() -> None:
    game = position(
        "rifle F3", "rifle F7", axis_hand="G-19", allies_hand="R-64 R-65", axis_draw=STAND,
        map={"terrain": {"stream": "F4"}},
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "F4")
    assert spent(game) == [3]
    play(game, "play R-64", "fire F4")
    assert asked(game) == "axis" and len(told(game, "attack")) == 1


@pytest.mark.rule("A33.3d", "A33.3:once")
@pytest.mark.parametrize(("firer", "again"), [("rifle", []), ("hero", ["R-65"])])
def test_a_second_move_order_cannot_be_fired_at_by_the_same_units(firer: str, again: list[str]) -> None:
    """A Hero may be activated any number of times."""
    game = position(
        "rifle F3, rifle E3",
        f"{firer} F7",
        axis_hand="G-19 G-20",
        allies_hand="R-64 R-65",
        axis_draw=STAND,
        allies_draw="1-3",
    )
    march(game, "G-19", "g.rifle-1", "F4")
    play(game, "play R-64", "fire F4", "stop")
    if prompt(game) == "move-pick":
        play(game, "end")
    march(game, "G-20", "g.rifle-2", "E4")
    assert (notations(game, "play") if asked(game) == "allies" else []) == again


@pytest.mark.rule("A33.3e", "O20.3.4:tie")
def test_all_units_in_the_hex_defend_and_ties_break_only_movers() -> None:
    game = position(
        "rifle F3, rifle F4", "rifle F7", axis_hand="G-19", axis_draw="3-1, 3-1", allies_hand="R-64", allies_draw="4-2"
    )
    march(game, "G-19", "g.rifle-1", "F4")
    play(game, "play R-64", "fire F4", "unit g.rifle-1")
    assert [row[2:] for row in told(game, "defence")] == [["11", "11"], ["11", "11"]]
    assert broken(game, "g.rifle-1") and not broken(game, "g.rifle-2")
    assert suppressed(game, "g.rifle-2") and not suppressed(game, "g.rifle-1")


@pytest.mark.rule("O20.3.4:tie")
def test_a_tie_breaks_a_unit_activated_to_move_that_has_not_left_yet() -> None:
    game = position(
        "rifle F3, rifle F4, sgt-ganz F4", "rifle F7", axis_hand="G-19", axis_draw="3-1, 6-5, 6-4",
        allies_hand="R-64", allies_draw="5-3",
    )  # fmt: skip
    play(
        game,
        "order G-19",
        "activate g.sgt-ganz",
        "activate g.rifle-1",
        "activate g.rifle-2",
        "move g.rifle-1",
        "step F4",
    )
    play(game, "play R-64", "fire F4", "unit g.rifle-2")
    assert told(game, "defence")[0] == ["g.rifle-2", "9", "13", "13"]
    assert broken(game, "g.rifle-2")


@pytest.mark.rule("A33.3f")
def test_op_fire_obeys_range_and_sight() -> None:
    assert asked(crossing("rifle F8")) == "axis"  # four hexes
    assert asked(crossing("rifle F7", map={"terrain": {"woods": "F5"}})) == "axis"


@pytest.mark.rule("A33.3f")
def test_op_fire_knows_hindrance_height_and_actions() -> None:
    game = crossing(allies_hand="R-64 R-20", map={"terrain": {"field": "F6"}, "levels": {"1": "F7"}}, allies_draw="1-3")
    play(game, "play R-64", "fire F4", "play R-20")
    assert told(game, "attack-total")[0][0] == "12"  # 5 + 1 (higher) + 2 (Crossfire) + 4; the Field lies below


@pytest.mark.rule("A33.3f")
def test_op_fire_can_jam() -> None:
    game = crossing("rifle F7 light-mg", allies_hand="R-64", allies_draw="1-1 jammed")
    play(game, "play R-64", "fire F4", "base r.light-mg-1", "done")
    assert state(game).w_broken[weapon(game, "r.light-mg-1")] == 1


@pytest.mark.rule("O21.5:announce")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_movement_is_counted_aloud_as_a_running_total(edition: str) -> None:
    game = position(
        "rifle F3", "rifle I10", axis_hand="G-19", map={"terrain": {"woods": "F4"}}, options={"edition": edition}
    )
    march(game, "G-19", "g.rifle-1", "F4", "F5")
    assert spent(game) == [2, 3]
