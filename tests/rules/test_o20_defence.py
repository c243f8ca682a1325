"""The Defence Rolls against a Fire attack (O20.3.4)."""

from __future__ import annotations

import pytest

from commander_play import asked, broken, notations, play, prompt, state, suppressed, told, unit, where
from sandtable.commander.rules.orders.defence import Defence
from table import position

FIRE = "G-50"
FAR = "rifle I10"  # so that one loss does not end the game


@pytest.mark.rule("O20.3.4a")
def test_every_unit_in_the_hex_rolls_in_its_owners_order() -> None:
    game = position(
        "rifle F5", "rifle F8, line-team F8, rifle F9", axis_hand=FIRE, axis_draw="1-2", allies_draw="5-6, 6-5"
    )
    play(game, f"order {FIRE}", "fire F8")
    assert asked(game) == "allies" and prompt(game) == "next-defender"
    assert notations(game) == ["unit r.rifle-1", "unit r.line-team-1"]
    play(game, "unit r.line-team-1")
    assert [entry[0] for entry in told(game, "defence")] == ["r.line-team-1", "r.rifle-1"]
    assert [entry[0] for entry in told(game, "rolled")] == ["axis", "allies", "allies"]


@pytest.mark.rule("O20.3.4a")
def test_newcomers_after_the_attack_roll_do_not_roll() -> None:
    """An Event of the first Defence Roll puts a Hero (R-69) into the hex: the attack was not on him."""
    game = position(
        "rifle F5",
        "rifle F8, line-team F8, " + FAR,
        axis_hand=FIRE,
        axis_draw="2-6",
        allies_draw="2-5 event, R-69, 5-6",
    )
    play(game, f"order {FIRE}", "?fire F8", "unit r.rifle-1", "hex F8")
    assert where(game, "r.hero") == "F8"
    assert [entry[0] for entry in told(game, "defence")] == ["r.rifle-1", "r.line-team-1"]


@pytest.mark.rule("O20.3.4b")
def test_an_attack_is_finished_before_the_next() -> None:
    game = position(
        "rifle F5 light-mg", "rifle F8, line-team F8, " + FAR, axis_hand=FIRE, axis_draw="1-2", allies_draw="5-6, 6-5"
    )
    play(game, f"order {FIRE}", "fire F8", "base g.rifle-1", "done", "unit r.rifle-1")
    assert len(told(game, "defence")) == 2  # the last roll needed no choice
    assert prompt(game) == "fire-target" and "fire F8" in notations(game)


@pytest.mark.rule("O20.3.4c", "O20.3.4d", "O20.3.4e")
@pytest.mark.parametrize(
    ("dice", "is_broken", "is_suppressed"), [("1-3", True, False), ("1-4", False, True), ("1-5", False, False)]
)
def test_three_results_of_a_defence_roll(dice: str, is_broken: bool, is_suppressed: bool) -> None:
    """Attack 5 + 8 = 13 against 8 + 4, 8 + 5 and 8 + 6."""
    game = position("rifle F5", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="2-6", allies_draw=dice)
    play(game, f"order {FIRE}")
    assert told(game, "attack-total") == [["13", "8"]]
    assert broken(game, "r.rifle-1") == is_broken and suppressed(game, "r.rifle-1") == is_suppressed


@pytest.mark.rule("O20.3.4d")
def test_a_tie_breaks_a_unit_activated_to_move() -> None:
    """The mover ties and breaks; the friend it joined is only Suppressed by the same total."""
    game = position(
        "rifle F5, rifle A1",
        "rifle F9, militia F8",
        axis_draw="2-6",
        axis_hand=FIRE,
        allies_hand="R-27",
        allies_draw="1-4, 1-5",
        table={"active": "allies"},
    )
    play(game, "order R-27", "activate r.rifle-1", "step F8", f"play {FIRE}", "?activate g.rifle-1", "fire F8")
    play(game, "unit r.rifle-1")
    assert [entry[2:] for entry in told(game, "defence")] == [["13", "13"], ["13", "13"]]
    assert broken(game, "r.rifle-1") and not suppressed(game, "r.rifle-1")
    assert suppressed(game, "r.militia-1") and not broken(game, "r.militia-1")


@pytest.mark.rule("O20.3.4f")
def test_results_apply_unit_by_unit() -> None:
    """The Leader rolls first and breaks: the Squad defends without his Command."""
    for first, morale in (("r.sgt-kovalev", "8"), ("r.rifle-1", "10")):
        game = position(
            "rifle F5",
            "rifle F8, sgt-kovalev F8, " + FAR,
            axis_hand=FIRE,
            axis_draw="4-5",
            allies_draw="2-1, 1-3",
        )
        play(game, f"order {FIRE}", "?fire F8", f"unit {first}")
        assert broken(game, "r.sgt-kovalev")
        assert {entry[0]: entry[1] for entry in told(game, "defence")}["r.rifle-1"] == morale


@pytest.mark.rule("O20.3.4c", "O20.3.4a")
def test_a_broken_unit_that_fails_is_eliminated() -> None:
    game = position("rifle F5", "rifle F8 broken, " + FAR, axis_hand=FIRE, axis_draw="5-6", allies_draw="1-4")
    play(game, f"order {FIRE}")
    assert where(game, "r.rifle-1") == "casualty"


@pytest.mark.rule("O20.3.4a", "gloss.inactive")
def test_where_both_sides_defend_the_inactive_player_rolls_first() -> None:
    game = position("rifle F5", "rifle F8, " + FAR)
    mine, theirs = unit(game, "g.rifle-1"), unit(game, "r.rifle-1")
    defence = Defence()
    defence.waiting = [mine, theirs]
    assert defence.side_to_roll(state(game)) == 1
    defence.waiting = [mine]
    assert defence.side_to_roll(state(game)) == 0
