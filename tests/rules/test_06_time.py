"""6. Game Time: the six steps of a Time Marker Advancement, Sudden Death and the four endings."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import asked, happened, hex, notations, play, prompt, state, told, unit, where
from sandtable.commander.rules.time_advance import edge_hexes
from sandtable.commander.rules.victory import BY_ELIMINATION, BY_EXIT, BY_SUDDEN_DEATH, BY_SURRENDER, points
from sandtable.kernel.game import Game
from table import position, smoke

FAR = "rifle I10"  # so that a loss does not end the game

TIME: dict[str, Any] = {"axis_hand": "G-3", "axis_draw": "6-6 time"}  # a Recover whose Rally Roll shows Time!


def rally_into_time(axis: str = "rifle E2 broken", allies: str = "rifle I9", **more: Any) -> Game:
    """The Axis gives Recover; the roll for his one broken unit is 6-6 Time!."""
    setting = {**TIME, **more}
    return play(position(axis, allies, **setting), "order G-3")


@pytest.mark.rule("6.1.2a", "1.9.1.4", "6.1.1")
def test_a_time_trigger_advances_the_marker_by_one() -> None:
    assert state(rally_into_time()).time == 1
    assert state(rally_into_time(time=3)).time == 4


@pytest.mark.rule("6.1.2b", "6.1.2.1", "1.4")
def test_the_last_card_revealed_is_a_time_trigger_of_that_player_who_alone_reshuffles() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    used = ("G-3", "G-44")
    table = {"axis": {"draw": ["G-44"], "discards": [c for c in every if c not in used]}}
    game = position("rifle E2 broken", "rifle I9", axis_hand="G-3", table=table)
    before = list(state(game).draw[1])
    play(game, "order G-3")
    assert state(game).time == 1
    assert len(state(game).draw[0]) >= 67
    assert state(game).draw[1] == before[: len(state(game).draw[1])]  # as it lay


@pytest.mark.rule("6.1.2c")
def test_a_last_card_that_shows_time_advances_once() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    table = {"axis": {"draw": ["G-71"], "discards": [c for c in every if c not in ("G-3", "G-71")]}}
    game = position("rifle E2 broken", "rifle I9", axis_hand="G-3", table=table)
    play(game, "order G-3")
    assert state(game).time == 1


@pytest.mark.rule("1.9.1b")
def test_another_trigger_on_the_last_card_waits_for_the_time_advance() -> None:
    """The Sniper's Random Hex comes from the reshuffled deck."""
    every = [f"G-{n}" for n in range(1, 73)]
    table = {
        "axis": {
            "draw": ["G-47"],  # 4-4 Sniper!
            "discards": [c for c in every if c not in ("G-3", "G-47")],
            "reshuffle": [["G-65"]],  # N3: nobody there
        }
    }
    game = position("rifle E2 broken", "rifle I9", axis_hand="G-3", table=table, wide=True)
    play(game, "order G-3", "?none")
    told = [game.title.event_names[e[0]] for e in game.events]
    assert told.index("time") < told.index("random-hex")
    assert state(game).time == 1 and game.state.chance.unused() == 0


@pytest.mark.rule("6.1.2.2", "6.2.1", "6.2.2a")
@pytest.mark.parametrize(("sudden_death", "rolls"), [(2, 0), (1, 1)])
def test_sudden_death_is_rolled_from_its_space_on(sudden_death: int, rolls: int) -> None:
    game = rally_into_time(sudden_death=sudden_death, table={"axis": {"reshuffle": [["3-4 event"]]}})
    told = [game.title.event_names[e[0]] for e in game.events]
    assert told.count("sudden-death") == rolls
    assert not game.over


@pytest.mark.rule("6.2.2b", "6.3e", "6.3a")
@pytest.mark.parametrize(("dice", "over"), [("1-2", True), ("2-2 sniper", False), ("1-4", False)])
def test_only_a_roll_below_the_time_markers_space_ends_the_game(dice: str, over: bool) -> None:
    """Time goes to 4; the Sudden Death marker's own space (2) does not matter."""
    game = rally_into_time(time=3, sudden_death=2, table={"axis": {"reshuffle": [[dice]]}})
    assert game.over == over
    if over:
        assert state(game).ending == BY_SUDDEN_DEATH


@pytest.mark.rule("6.2.2c", "1.9.1c", "9.1a")
def test_a_sudden_death_roll_triggers_nothing_but_may_be_rerolled() -> None:
    game = position(
        "rifle E2 broken", "rifle I9", **TIME, time=3, sudden_death=4, initiative="axis",
        table={"axis": {"reshuffle": [["1-1 jammed", "3-4 event"]]}},
    )  # fmt: skip
    game.play_text("order G-3")
    game.play_text("keep")
    assert prompt(game) == "initiative-sudden-death"
    game.play_text("reroll")
    game.play_text("keep")
    assert not game.over and state(game).initiative == 1
    told = [game.title.event_names[e[0]] for e in game.events]
    assert told.count("trigger") == 1  # the Time! alone; the Event! box of the Sudden Death Roll is ignored


@pytest.mark.rule("6.1.2.3", "gloss.posture2")
def test_only_a_defender_gains_a_point() -> None:
    assert points(state(rally_into_time(axis_side={"posture": "defend"}))) == 1
    assert points(state(rally_into_time(allies_side={"posture": "defend"}))) == -1
    assert points(state(rally_into_time(axis_side={"posture": "attack"}))) == 0


@pytest.mark.rule("6.1.2.4")
def test_the_triggering_player_removes_one_smoke_of_his_choice() -> None:
    game = rally_into_time(table={"smoke": {"C3": 2, "D4": 5}})
    assert prompt(game) == "remove-smoke" and asked(game) == "axis"
    assert notations(game, "hex") == ["C3", "D4"]
    play(game, "hex D4")
    assert smoke(game, "C3") == 2 and smoke(game, "D4") == 0


@pytest.mark.rule("6.1.2.1", "6.2.2a", "6.1.2.4", "1.4")
def test_the_one_who_rolled_it_does_it_all_though_it_is_not_his_turn() -> None:
    """The Russian's Defence Roll in the German Turn shows Time!: he shuffles, rolls for Sudden Death, lifts Smoke."""
    game = position(
        "rifle E5, rifle A1", "rifle E6, rifle I9", axis_hand="G-50", axis_draw="1-4", allies_draw="6-6 time",
        allies_hand="R-30 R-33", sudden_death=1,
        table={"smoke": {"C3": 2, "D4": 5}, "allies": {"reshuffle": [["2-4"]], "discards": ["R-1", "R-2"]}},
    )  # fmt: skip
    untouched = list(state(game).draw[0])
    play(game, "order G-50")
    assert prompt(game) == "remove-smoke" and asked(game) == "allies"
    assert told(game, "rolled")[-1][::2] == ["allies", "sudden-death"]
    g = state(game)
    assert len(g.draw[1]) == 72 - 2 - 1  # not his hand, and the Sudden Death card is out again
    assert g.draw[0] == untouched[:-1] and len(g.discards[0]) == 2


@pytest.mark.rule("6.1.2.1", "6.1.2.2", "6.1.2.3", "6.1.2.4", "6.1.2.5a", "6.1.2.6", "6.1.2d")
def test_the_six_steps_come_in_their_order_and_then_the_roll_that_caused_them_counts() -> None:
    axis = {
        "units": [{"unit": "rifle", "hex": "E2", "broken": True}, {"unit": "rifle", "space": 1}], "posture": "defend"
    }  # fmt: skip
    game = position(
        "", "rifle I9", axis_hand="G-3 G-33", axis_draw="6-6 time", axis_side=axis, sudden_death=1,
        table={"smoke": {"C3": 2, "D4": 5}, "axis": {"reshuffle": [["2-4"]]}},
    )  # fmt: skip
    play(game, "order G-3", "hex D4", "place g.rifle-2 D1", "play G-33 D1")
    steps = ["time", "reshuffled", "sudden-death", "vp", "smoke-gone", "placed", "fortified", "rally-roll"]
    found = happened(game)
    missing = [name for name in steps if name not in found]
    assert not missing, found
    assert sorted(steps, key=found.index) == steps


@pytest.mark.rule("6.1.2.3")
def test_the_defender_gains_nothing_from_the_advance_that_ends_the_game() -> None:
    """Level points: one more would win for the Defender what the Initiative card decides."""
    game = rally_into_time(
        sudden_death=1, time=4, axis_side={"posture": "defend"}, initiative="allies",
        table={"axis": {"reshuffle": [["1-2"]]}},
    )  # fmt: skip
    assert game.over and points(state(game)) == 0 and state(game).winner == 1


@pytest.mark.rule("6.1.2.5a")
def test_who_waits_in_another_space_goes_on_waiting() -> None:
    axis = {"units": [{"unit": "rifle", "hex": "E2", "broken": True}, {"unit": "rifle", "space": 2}]}
    game = rally_into_time("", "rifle I9", axis_side=axis)
    assert state(game).time == 1 and where(game, "g.rifle-2") == "time"


@pytest.mark.rule("6.1.2.5a", "6.1.2.5b", "gloss.inactive")
def test_reinforcements_enter_along_their_own_edge_inactive_player_first() -> None:
    axis = {"units": [{"unit": "rifle", "hex": "E2", "broken": True}, {"unit": "rifle", "space": 1}]}
    allies = {"units": [{"unit": "rifle", "hex": "I9"}, {"unit": "rifle", "space": 1}]}
    game = rally_into_time("", "", axis_side=axis, allies_side=allies)
    assert prompt(game) == "reinforcements" and asked(game) == "allies"
    hexes = {text.split()[-1] for text in notations(game, "place")}
    assert hexes == {f"{column}10" for column in "ABCDEFGHI"}
    play(game, "place r.rifle-2 C10")
    assert asked(game) == "axis"
    assert {text.split()[-1] for text in notations(game, "place")} == {f"{column}1" for column in "ABCDEFGHI"}


@pytest.mark.rule("6.1.2.5a")
def test_reinforcements_obey_stacking_limits() -> None:
    axis = {
        "units": [
            {"unit": "rifle", "hex": "E2", "broken": True},
            {"unit": "rifle", "hex": "C1"},
            {"unit": "rifle", "space": 1},
        ]
    }  # fmt: skip
    game = rally_into_time("", "rifle I9", axis_side=axis)
    assert "g.rifle-3 C1" not in notations(game, "place") and "g.rifle-3 D1" in notations(game, "place")


@pytest.mark.rule("6.1.2.5a", "8.2a")
def test_a_reinforcement_may_fill_a_hex_to_seven_figures() -> None:
    """A Squad of four joins a Team of two and a Leader, but not two Teams."""
    axis = {
        "units": [
            {"unit": "rifle", "hex": "E2", "broken": True},
            {"unit": "line-team", "hex": "C1"},
            {"unit": "sgt-ganz", "hex": "C1"},
            {"unit": "line-team", "hex": "D1"},
            {"unit": "line-team", "hex": "D1"},
            {"unit": "rifle", "space": 1},
        ]
    }  # fmt: skip
    game = rally_into_time("", "rifle I9", axis_side=axis)
    assert "g.rifle-2 C1" in notations(game, "place") and "g.rifle-2 D1" not in notations(game, "place")


@pytest.mark.rule("6.1.2.5c", "8.1.2")
@pytest.mark.parametrize("box", [None, {"radio": "radio-75mm"}])
def test_a_reinforcing_radio_needs_an_empty_artillery_box(box: dict[str, str] | None) -> None:
    game = rally_into_time(axis_side={"radio": {"radio": "radio-105mm", "space": 1}})
    arrived = state(game).rules.tables.radio_type("germany/radio-105mm")
    assert state(game).radio[0] == arrived
    if box is not None:
        other = position("rifle E2 broken", "rifle I9", **TIME, axis_side={"radio": box})
        state(other).radio_waiting = [0, arrived, 1]
        play(other, "order G-3")
        assert state(other).radio[0] != arrived


@pytest.mark.rule("6.1.2.6", "A32a")
def test_both_may_dig_in_at_the_end_inactive_player_first() -> None:
    game = rally_into_time(axis_hand="G-3 G-33", allies_hand="R-33")
    assert prompt(game) == "dig-in" and asked(game) == "allies"
    play(game, "play R-33 I9")
    assert prompt(game) == "dig-in" and asked(game) == "axis"


@pytest.mark.rule("6.1.2.5a", "8.2a")
def test_a_reinforcement_may_fill_a_hex_to_exactly_seven_figures() -> None:
    game = position("rifle E5, line-team C1, sgt-ganz C1, rifle D1", FAR)
    g = state(game)
    found = edge_hexes(g, 0, g.u_type[unit(game, "g.rifle-1")])
    assert hex(game, "C1") in found and hex(game, "D1") not in found  # seven and eight


# --- the four endings (6.3) ---


@pytest.mark.rule("6.3a")
def test_nothing_else_ends_a_game() -> None:
    """Far ahead, every Objective held, all the enemy broken, time long past: the game goes on."""
    game = rally_into_time(
        allies="rifle I9 broken", vp=40, time=10, sudden_death=1, control={str(n): "axis" for n in range(1, 6)},
        table={"open_chits": ["A"], "axis": {"reshuffle": [["6-5"]]}},
    )  # fmt: skip
    assert state(game).time == 11 and not game.over


@pytest.mark.rule("6.3b", "6.3a", "6.3.1a", "4.2a", "4.2c")
def test_a_unit_in_the_surrender_space_loses_whatever_the_score() -> None:
    game = position(
        "rifle E2, rifle C2", "rifle E3 broken, rifle I9", axis_hand="G-8 G-50", vp=-9,
        axis_draw="6-5, 1-1 jammed", allies_draw="1-1 jammed", allies_side={"surrender": 1},
    )  # fmt: skip
    play(game, "order G-50", "activate g.rifle-1", "?fire E3", "?base g.rifle-1", "?done", "?roll")
    assert game.over and state(game).winner == 0 and state(game).ending == BY_SURRENDER


@pytest.mark.rule("6.3c", "6.3a", "6.3.1a")
def test_losing_the_last_unit_on_the_map_loses_even_with_reinforcements_to_come() -> None:
    allies = {"units": [{"unit": "rifle", "hex": "E3", "broken": True}, {"unit": "rifle", "space": 9}]}
    game = position(
        "rifle E2", "", axis_hand="G-50", vp=-9, axis_draw="6-5", allies_draw="1-1 jammed", allies_side=allies
    )
    play(game, "order G-50", "?fire E3", "?base g.rifle-1", "?done", "?roll")
    assert game.over and state(game).winner == 0 and state(game).ending == BY_ELIMINATION


@pytest.mark.rule("6.3c", "6.3.1a")
def test_who_has_everybody_still_to_come_does_not_lose_by_a_loss_of_the_other() -> None:
    """6.3 speaks of a last unit that is eliminated: only who has lost a unit can lose so (Q27)."""
    allies = {"units": [{"unit": "rifle", "space": 9}], "forts": [{"fort": "mines", "hex": "F5"}]}
    game = position(
        "rifle F5 broken, rifle A1", "", axis_hand="G-19 G-43", axis_draw="1-2", allies_draw="5-6", allies_side=allies
    )
    play(game, "order G-19", "activate g.rifle-1", "step F4")
    assert where(game, "g.rifle-1") == "casualty" and not game.over
    last = position("rifle F5 broken", "", axis_hand="G-19", axis_draw="1-2", allies_draw="5-6", allies_side=allies)
    play(last, "order G-19", "step F4")
    assert last.over and state(last).winner == 1 and state(last).ending == BY_ELIMINATION


@pytest.mark.rule("6.3d", "6.3a", "6.3.2a", "7.3.3d")
@pytest.mark.parametrize(("vp", "winner"), [(-1, 0), (-5, 1)])
def test_exiting_the_last_unit_counts_points_secret_chits_included(vp: int, winner: int) -> None:
    """The Axis exits its last Squad (+2) and controls Objective 1, which its secret chit A makes worth 1."""
    game = position(
        "rifle E10", "rifle A9", axis_hand="G-43", vp=vp, control={"1": "axis"},
        table={"axis": {"secret_chits": ["A"]}},
    )  # fmt: skip
    play(game, "order G-43", "exit g.rifle-1")
    assert game.over and state(game).ending == BY_EXIT  # and no space of the Time Track was asked (7.2.1)
    assert points(state(game)) == vp + 3 and state(game).winner == winner


@pytest.mark.rule("6.3.2b", "9.2")
@pytest.mark.parametrize("holder", ["axis", "allies"])
def test_level_points_are_won_by_the_initiative_card(holder: str) -> None:
    game = position("rifle E10", "rifle A9", axis_hand="G-43", vp=-2, initiative=holder)
    play(game, "order G-43", "exit g.rifle-1")
    assert game.over and state(game).winner == ("axis", "allies").index(holder)


@pytest.mark.rule("6.3.1b", "9.2", "O16.4.3b")
@pytest.mark.parametrize("holder", ["axis", "allies"])
def test_both_losing_at_once_is_won_by_the_initiative_card(holder: str) -> None:
    """A tied Melee kills the last unit of both."""
    game = position(
        "rifle E5",
        "rifle E6",
        axis_hand="G-43",
        initiative=holder,
        axis_draw="3-4 event, G-3",
        allies_draw="3-4 event, R-3",
    )
    play(game, "order G-43", "?advance g.rifle-1 E6")
    while not game.over:
        choices = notations(game)
        game.play_text("keep" if "keep" in choices else "none" if "none" in choices else choices[0])
    assert state(game).winner == ("axis", "allies").index(holder)
