"""Strategy Cards that add 1 to a roll (1.S.2, S98.2), and the Initiative card before them (9.1)."""

from __future__ import annotations

import pytest
from gwc_guns import TELEPHONE
from gwc_play import position
from gwc_positions import state
from gwc_strategy import ALLIES, AXIS, FIRE, MOVE, RECOVER, held, holding, rally, say, thrown

from commander_play import asked, broken, happened, notations, prompt, suppressed, told
from sandtable.commander.rules.purposes import RALLY
from sandtable.commander.rules.rolls import push_roll
from sandtable.kernel.game import Game

BOTH = holding("under-shot", "assaults")


@pytest.mark.rule("gwc:S98.2a", "gwc:1.S.2a", "gwc:1.S.h")
def test_the_inactive_player_is_asked_first_then_the_active_one() -> None:
    game = rally(BOTH)
    assert (prompt(game), asked(game)) == ("add-one", "allies")
    assert notations(game) == ["add-one assaults", "none"]
    say(game, "none")
    assert (prompt(game), asked(game)) == ("add-one", "axis")
    say(game, "none")
    assert not broken(game, "g.infanterie-2")  # 7 against 8


@pytest.mark.rule("gwc:1.S.2a", "gwc:S98.2b", "gwc:S98b")
def test_a_card_adds_one_to_the_opponents_roll_and_is_discarded() -> None:
    game = say(rally(BOTH), "add-one assaults", "none")
    assert broken(game, "g.infanterie-2")  # 8 against 8
    assert held(game, ALLIES) == [] and thrown(game, ALLIES) == ["assaults"]
    assert told(game, "strategy-added") == [["allies", "assaults"]]
    assert held(game, AXIS) == ["under-shot"]


@pytest.mark.rule("gwc:S98.2b", "gwc:1.S.2a")
@pytest.mark.parametrize(("play", "tie"), [("none", True), ("add-one assaults", False)])
def test_one_is_added_to_the_inactive_players_roll(play: str, tie: bool) -> None:
    """FP 5 and a roll of 5, against Morale 7 and 3 or 4."""
    game = position(
        "infanterie F5, infanterie A1", "poilus F8, poilus O11", axis_hand=f"{FIRE} {MOVE}", axis_draw="4-1",
        allies_draw="1-2", own=holding("", "assaults"),
    )  # fmt: skip
    say(game, f"order {FIRE}", "none", play)
    assert told(game, "rolled")[1][::2] == ["allies", "defence"]
    assert suppressed(game, "f.poilus-1") == tie


@pytest.mark.rule("gwc:S98.2a")
def test_both_may_add_to_the_same_roll() -> None:
    game = say(rally(BOTH, "2-4"), "add-one assaults", "add-one under-shot")
    assert broken(game, "g.infanterie-2")  # 6 and 2 against 8
    assert (held(game, AXIS), held(game, ALLIES)) == ([], [])
    alone = say(rally(BOTH, "2-4"), "add-one assaults", "none")
    assert not broken(alone, "g.infanterie-2")


@pytest.mark.rule("gwc:1.S.c", "gwc:S98b")
def test_one_card_a_turn_and_player() -> None:
    units = "infanterie A1, infanterie F5 broken, infanterie F6 broken"
    game = rally(holding("", "assaults"), "1-6, 6-1", axis=units)
    say(game, "unit g.infanterie-2")
    g = state(game)
    g.s_hand[ALLIES].append(g.s_draw[ALLIES].pop())  # as if an Event had brought him another
    say(game, "add-one assaults")
    assert len(told(game, "rolled")) == 2 and prompt(game) == "next-order" and len(held(game, ALLIES)) == 1


@pytest.mark.rule("gwc:S98.2a", "gwc:9.1a", "gwc:9.1b")
def test_the_initiative_card_comes_first_and_not_again() -> None:
    """The roll that is cancelled is nobody's to add to; once a card is added the roll stands."""
    game = position("infanterie A1, infanterie F5 broken", axis_hand=RECOVER, axis_draw="1-2, 1-6", own=BOTH)
    game.play_text(f"order {RECOVER}")
    holder = asked(game)
    assert prompt(game) == "initiative-rally"
    game.play_text("reroll")
    assert prompt(game) == "initiative-rally" and asked(game) != holder
    game.play_text("keep")
    assert prompt(game) == "add-one"
    game.play_text("add-one assaults")
    assert (prompt(game), asked(game)) == ("add-one", "axis")
    game.play_text("none")
    assert broken(game, "g.infanterie-2") and prompt(game) == "turn"


@pytest.mark.rule("gwc:1.S.2a", "gwc:S98.2a")
def test_nothing_is_added_to_sudden_death() -> None:
    """The Rally Roll shows Time!: its Sudden Death Roll has no window, the Rally Roll had one."""
    game = rally(BOTH, "6-6 time", sudden_death=1, table={"axis": {"reshuffle": [["6-5"]]}})
    say(game, "none", "none")
    assert told(game, "sudden-death") == [["11", "1"]]
    assert prompt(game) != "add-one" and held(game, ALLIES) == ["assaults"]


@pytest.mark.rule("gwc:1.S.2b", "gwc:S98.2b")
def test_the_trigger_of_the_card_shown_is_neither_lost_nor_late() -> None:
    """12 with Time! becomes 13 with Time!: first the card, then the clock."""
    game = rally(holding("", "assaults"), "6-6 time")
    before = state(game).time
    say(game, "add-one assaults")
    assert state(game).time == before + 1
    order = [name for name in happened(game) if name in ("rolled", "strategy-added", "time")]
    assert order == ["rolled", "strategy-added", "time"]


@pytest.mark.rule("gwc:1.S.2b", "gwc:1.9.1c")
def test_rolls_in_a_trigger_have_the_window_too() -> None:
    game = position("infanterie A1", own=holding("", "assaults"), axis_draw="3-4 event")
    g = state(game)
    g.in_trigger = 1
    push_roll(g, AXIS, RALLY)
    game = Game(game.title, game.scenario, game.seed, game.options, g)
    assert prompt(game) == "initiative-rally"
    game.play_text("keep")
    assert (prompt(game), asked(game)) == ("add-one", "allies")
    game.play_text("add-one assaults")
    assert thrown(game, ALLIES) == ["assaults"] and told(game, "trigger") == []


@pytest.mark.rule("gwc:S98.2a", "gwc:1.9b")
@pytest.mark.parametrize(("play", "hit"), [("none", "0"), ("add-one assaults", "1")])
def test_one_is_added_to_the_product_of_a_targeting_roll(play: str, hit: str) -> None:
    """Accuracy at range 3 with 1 and 3: the product is 3, and only with the card more than the range."""
    game = position(
        "infanterie A1, hptm-nehring F3", "poilus O9", axis_hand="G-7", axis_draw="1-3, 1-4",
        axis_side=TELEPHONE, own=holding("", "assaults", box={"axis": "local"}),
    )  # fmt: skip
    say(game, "order G-7")
    for text in ("barrage 0", "activate g.hptm-nehring"):
        if text in notations(game):
            say(game, text)
    say(game, "fire F6", play)
    assert told(game, "targeting")[0][1:] == ["4" if hit == "1" else "3", "3", hit]


@pytest.mark.rule("gwc:S98.2a")
def test_reveals_that_are_no_rolls_have_no_window() -> None:
    """The Random Hex of an Air Assault."""
    game = position("infanterie A1", "poilus O11", axis_hand="G-2", own=holding("under-shot", "field-reports"))
    say(game, "order G-2")
    assert prompt(game) == "air-assault"


@pytest.mark.rule("gwc:1.9.1d")
def test_whoever_holds_none_is_not_asked() -> None:
    game = rally(holding())
    assert prompt(game) == "next-order" and not broken(game, "g.infanterie-2")
