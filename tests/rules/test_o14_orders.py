"""Giving Orders (O14), passing (O15) and Command Confusion (O19)."""

from __future__ import annotations

import pytest

from commander_play import asked, notations, play, prompt, state, told, where
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from table import position, smoke

MOVE, MOVE_2, FIRE = "G-19", "G-20", "G-56"
FAR = "rifle I10"


def discards(game: Game, side: int) -> list[str]:
    g = state(game)
    return [g.rules.tables.card_name[card] for card in g.discards[side]]


def hand(game: Game, side: int) -> list[str]:
    g = state(game)
    return [g.rules.tables.card_name[card] for card in g.hand[side]]


# --- O14 ---


@pytest.mark.rule("O14.1a")
def test_an_order_is_a_card_from_the_hand_discarded_at_once() -> None:
    game = position("rifle F4", "rifle F10", axis_hand=f"{MOVE} {FIRE}", allies_hand="R-27")
    assert asked(game) == "axis" and notations(game, "order") == [MOVE]  # Fire has no target, R-27 is not his
    game.play_text(f"order {MOVE}")
    assert hand(game, 0) == [FIRE] and discards(game, 0) == [MOVE]
    with pytest.raises(IllegalChoice):
        game.play_text("order R-27")


@pytest.mark.rule("O14.1b")
def test_an_order_activates_one_unit() -> None:
    game = position("rifle F5, rifle F5, rifle F6", "rifle F10", axis_hand=MOVE)
    play(game, f"order {MOVE}")
    assert notations(game, "activate") == ["g.rifle-1", "g.rifle-2", "g.rifle-3"]
    play(game, "activate g.rifle-2")
    assert told(game, "activated") == [["g.rifle-2"]]
    assert prompt(game) == "move-step" and notations(game, "with") == []


@pytest.mark.rule("O14.1c")
def test_a_leader_brings_any_of_the_units_in_his_radius() -> None:
    """Command 2: the Squad two hexes off but not the one three off, and no other Leader; none has to come."""
    game = position("sgt-ganz F3, sgt-esser F3, rifle F5, rifle F6, line-team F3", "rifle F10", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.sgt-ganz")
    assert notations(game) == ["activate g.rifle-1", "activate g.line-team-1", "done"]
    play(game, "activate g.line-team-1")
    assert told(game, "activated") == [["g.sgt-ganz"], ["g.line-team-1"]]
    alone = position("sgt-ganz F3, rifle F5", "rifle F10", axis_hand=MOVE)
    play(alone, f"order {MOVE}", "activate g.sgt-ganz", "done")
    assert told(alone, "activated") == [["g.sgt-ganz"]]


@pytest.mark.rule("O14.1c", "O14.1e")
def test_a_leader_cannot_bring_units_already_activated() -> None:
    game = position("sgt-ganz F3, rifle F4, rifle F5", "rifle F10", axis_hand=f"{MOVE} {MOVE_2}")
    play(game, f"order {MOVE}", "activate g.rifle-1", "step E4", "stop", f"order {MOVE_2}", "activate g.sgt-ganz")
    assert notations(game) == ["activate g.rifle-2", "done"]


@pytest.mark.rule("O14.1d")
def test_all_are_named_before_anybody_moves() -> None:
    game = position("sgt-ganz F3, rifle F4, rifle F5", "rifle F10", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1", "done")
    play(game, "move g.rifle-1", "step G5", "stop")
    assert notations(game, "activate") == [] and notations(game, "move") == ["g.sgt-ganz"]


@pytest.mark.rule("O14.1e")
def test_an_activated_unit_is_done_for_the_turn() -> None:
    """It has moved, so it can neither move nor fire; next Turn it can."""
    game = position("rifle F5, line-team A1", "rifle F9, " + FAR, axis_hand=f"{MOVE} {MOVE_2} {FIRE}")
    play(game, f"order {MOVE}", "activate g.rifle-1", "step F6", "stop")
    assert notations(game, "order") == [MOVE_2]  # for the Team
    play(game, f"order {MOVE_2}")
    assert told(game, "activated") == [["g.rifle-1"], ["g.line-team-1"]]
    play(game, "step A2", "stop")  # ends the Turn, and the Russians have no card to play
    assert len(told(game, "turn-begins")) == 3 and notations(game, "order")[-1] == FIRE


@pytest.mark.rule("O14.1e")
def test_a_hero_is_activated_again_and_again() -> None:
    game = position("hero F5, rifle A1", "rifle F10", axis_hand=f"{MOVE} {MOVE_2}")
    play(game, f"order {MOVE}", "activate g.hero", "step F6", "stop", f"order {MOVE_2}")
    assert notations(game, "activate") == ["g.hero", "g.rifle-1"]


@pytest.mark.rule("O14.1e")
def test_op_fire_activates_for_the_whole_turn() -> None:
    """Units that used Op Fire against one Move Order cannot be activated against the next."""
    game = position(
        "rifle F5, rifle B5",
        "rifle F8, " + FAR,
        axis_hand=f"{MOVE} {MOVE_2}",
        allies_hand="R-52 R-53",
        axis_draw="6-5",
    )
    play(game, f"order {MOVE}", "activate g.rifle-1", "step F6", "play R-52", "fire F6", "?none")
    play(game, "stop", f"order {MOVE_2}", "?activate g.rifle-2", "step C6", "step D6", "step E7")
    assert where(game, "g.rifle-2") == "E7"  # two hexes from the Russians, who hold another Fire card
    assert asked(game) == "axis" and prompt(game) == "move-step"


@pytest.mark.rule("O14.2a", "O14.2.ex")
def test_an_order_is_finished_before_the_next_or_the_end_of_the_turn() -> None:
    game = position("sgt-ganz F3, rifle F4", "rifle F10 broken", axis_hand=f"{MOVE} G-11")
    play(game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1")
    for text in ("move g.sgt-ganz", "step F2", "stop", "move g.rifle-1", "step G4", "stop"):
        assert notations(game, "order") == [] and "pass" not in notations(game)
        play(game, text)
    assert notations(game, "order") == ["G-11"]


@pytest.mark.rule("O14.3a", "O14.3.ex")
def test_any_number_of_actions_during_an_order() -> None:
    """The Squad moves and throws two Smoke Grenades before its Leader starts."""
    game = position(
        "sgt-ganz F3, rifle F4",
        "rifle F10",
        axis_hand=f"{MOVE} G-50 G-51",
        table={"next_smoke": [4, 7]},
    )
    play(game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1", "move g.rifle-1", "step F5", "stop")
    assert prompt(game) == "move-pick"
    play(game, "play G-50 g.rifle-1 F6", "play G-51 g.rifle-1 F5")
    assert smoke(game, "F6") == 4 and smoke(game, "F5") == 7
    assert notations(game, "move") == ["g.sgt-ganz"]


@pytest.mark.rule("O14.4a", "O14.4.ex")
def test_somebody_must_carry_out_a_move() -> None:
    """Assault Fire alone does not do it: no `end` before a hexside is crossed."""
    game = position(
        "ss F5, line-team A1", "rifle F8, " + FAR, axis_hand=f"{MOVE} G-16", axis_draw="1-2", allies_draw="5-6"
    )
    play(game, f"order {MOVE}", "activate g.ss-1", "play G-16")
    assert told(game, "attack")[0][1] == "F8"
    assert "end" not in notations(game) and "stop" not in notations(game)
    play(game, "step F4")
    assert "stop" in notations(game)


@pytest.mark.rule("O14.4a")
def test_an_order_nobody_can_carry_out_is_not_offered() -> None:
    """A broken Squad of Movement 1 among Woods can advance but not move."""
    game = position(
        "rifle F5 broken", "rifle F10", axis_hand=f"{MOVE} G-43", map={"terrain": {"woods": "F4 F6 G5 G6 E5 E6"}}
    )
    assert notations(game, "order") == ["G-43"]
    play(game, "order G-43")
    assert "done" not in notations(game)


# O14.4 and the Weapon transfer (O21.1.1). The reading: handing a Weapon over carries nothing out (Q49), so as long as
# nobody has crossed a hexside a transfer is offered only if some activated unit that has not moved could still go
# afterwards, alone if need be; a group that stops before it has crossed anything has not moved, so its members may go
# later; and the Order ends unfulfilled only if chance has left nobody able to.

AMONG_WOODS = {"terrain": {"woods": "F4 F6 G5 G6 E5 E6"}}


@pytest.mark.rule("O14.4a", "O21.1.1a")
def test_a_transfer_and_a_stop_do_not_carry_out_a_move() -> None:
    """After the stop the Squad is the only one who can go, so it must."""
    game = position("rifle F5 light-mg, line-team F5", FAR, axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.rifle-1", "?move g.rifle-1", "transfer g.rifle-1 g.line-team-1", "stop")
    assert prompt(game) != "next-order" and "end" not in notations(game)
    play(game, "?move g.rifle-1", "step F4")
    assert told(game, "moved") == [["g.rifle-1", "F5", "F4", "2"]]
    assert "stop" in notations(game)


@pytest.mark.rule("O14.4a", "O21.1.1a")
def test_nor_with_an_assault_fire_in_between() -> None:
    game = position(
        "ss F5 light-mg, line-team F5", "rifle F8, " + FAR, axis_hand=f"{MOVE} G-16", axis_draw="1-2", allies_draw="5-6"
    )
    play(game, f"order {MOVE}", "activate g.ss-1", "?move g.ss-1", "transfer g.ss-1 g.line-team-1")
    play(game, "play G-16", "?fire F8", "?done", "stop")
    assert told(game, "attack") and prompt(game) in ("move-pick", "move-step")
    assert "end" not in notations(game)


@pytest.mark.rule("O14.4a", "O21.1.1a")
def test_no_transfer_with_the_last_point_that_could_carry_it_out() -> None:
    """A broken Squad has one MP: it may not be spent on the Weapon, unless somebody else can still go."""
    alone = position("rifle F5 light-mg broken, line-team F5", FAR, axis_hand=MOVE)
    play(alone, f"order {MOVE}", "activate g.rifle-1")
    assert notations(alone, "transfer") == [] and notations(alone, "step")
    led = position("sgt-ganz F3, rifle F4 light-mg broken, line-team F4", FAR, axis_hand=MOVE)
    play(led, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1", "done")
    assert notations(led, "transfer") == ["g.rifle-1 g.line-team-1"]  # Ganz can go
    play(led, "transfer g.rifle-1 g.line-team-1")
    assert "end" not in notations(led) and notations(led, "move") in ([], ["g.sgt-ganz"])


@pytest.mark.rule("O14.4a", "O21.1.1a")
def test_a_transfer_may_be_what_carries_it_out() -> None:
    """With a Medium Mortar a Squad has one MP, too little for Woods; rid of it, for one MP, it has three."""
    game = position("rifle F5 medium-mortar, line-team F5 broken", FAR, axis_hand=MOVE, map=AMONG_WOODS)
    assert notations(game, "order") == [MOVE]
    play(game, f"order {MOVE}", "?activate g.rifle-1", "?transfer g.rifle-1 g.line-team-1", "?move g.rifle-1")
    assert told(game, "weapon-given") and told(game, "activated") == [["g.rifle-1"]]
    play(game, "step F4")
    assert where(game, "g.rifle-1") == "F4"
    nobody = position("rifle F5 medium-mortar, line-team F5 light-mg broken", FAR, axis_hand=MOVE, map=AMONG_WOODS)
    assert notations(nobody, "order") == []


@pytest.mark.rule("O14.4a", "O21.2b")
def test_a_group_stopped_before_it_moved_has_not_moved() -> None:
    """The Team spends its only MP on the Weapon, so the group cannot go; the Squad still must."""
    game = position("sgt-ganz F3, line-team F5 light-mg broken, rifle F5", FAR, axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.line-team-1", "activate g.rifle-1")
    play(game, "move g.line-team-1", "with g.rifle-1", "transfer g.line-team-1 g.rifle-1")
    assert notations(game, "step") == []
    play(game, "?stop")
    assert "end" not in notations(game) and "move g.rifle-1" in notations(game)


@pytest.mark.rule("O14.4a")
def test_once_somebody_has_crossed_the_last_point_may_go_into_a_transfer() -> None:
    game = position("sgt-ganz F3, rifle F4 light-mg broken, line-team F4", FAR, axis_hand=f"{MOVE} G-43")
    play(
        game, f"order {MOVE}", "activate g.sgt-ganz", "activate g.rifle-1", "done", "move g.sgt-ganz", "step F2", "stop"
    )
    assert "end" in notations(game)
    play(game, "move g.rifle-1", "transfer g.rifle-1 g.line-team-1")
    assert prompt(game) == "turn" or prompt(game) == "next-order"


@pytest.mark.rule("O14.4a", "F103.1a")
def test_a_move_that_chance_has_prevented_may_end() -> None:
    """The only mover dies on the way out of Mines."""
    game = position(
        "rifle F5 broken, rifle A1", FAR, axis_hand=f"{MOVE} G-43", axis_draw="1-2", allies_draw="5-6",
        allies_side={"forts": [{"fort": "mines", "hex": "F5"}]},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate g.rifle-1", "step F4")
    assert where(game, "g.rifle-1") == "casualty" and told(game, "moved") == []
    assert prompt(game) == "next-order"


# --- O15 ---


@pytest.mark.rule("O15a")
def test_a_pass_discards_up_to_the_nations_limit() -> None:
    """Germany may discard six cards, in a Turn without Orders only; none is allowed too."""
    cards = ["G-42", "G-46", "G-47", "G-49", "G-70", "G-71", "G-72"]
    game = position("rifle F5", "rifle F10", axis_hand=f"{MOVE} " + " ".join(cards), allies_hand="R-27")
    play(game, "pass")
    assert prompt(game) == "discard" and "done" in notations(game)
    play(game, *(f"discard {card}" for card in cards[:6]))
    assert asked(game) == "allies"
    assert discards(game, 0) == cards[:6]
    nothing = position("rifle F5", "rifle F10", axis_hand=f"{MOVE} G-42", allies_hand="R-27")
    play(nothing, "pass", "done")
    assert asked(nothing) == "allies" and discards(nothing, 0) == []


@pytest.mark.rule("O15a")
def test_no_discard_after_an_order() -> None:
    game = position("rifle F5", "rifle F10", axis_hand=f"{MOVE} {MOVE_2} G-42", allies_hand="R-27")
    play(game, f"order {MOVE}", "step F6", "stop")
    assert asked(game) == "allies"  # no unit left to order: the Turn ended without a question
    assert discards(game, 0) == [MOVE] and "G-42" in hand(game, 0)


@pytest.mark.rule("O15a")
def test_limits_differ_by_nation() -> None:
    game = position(
        "volksgrenadier F5", "chasseur F10", axis_hand=MOVE,
        allies_hand="F-70 F-71 F-72", allies_side={"nation": "france"}, table={"active": "allies"},
    )  # fmt: skip
    play(game, "?pass", "discard F-70")
    assert asked(game) == "axis" and len(discards(game, 1)) == 1


@pytest.mark.rule("O15b")
def test_a_discard_opens_the_opponents_window_an_empty_pass_does_not() -> None:
    """R-31 is Hidden Unit, R-13 Demolitions."""

    def passing() -> Game:
        return position(
            "rifle F5", "rifle F10",
            axis_hand=f"{MOVE} G-42", allies_hand="R-31 R-13",
            allies_side={"posture": "defend", "forts": [{"fort": "foxholes", "hex": "F10"}]},
        )  # fmt: skip

    game = play(passing(), "pass", "discard G-42", "?done")
    assert asked(game) == "allies" and prompt(game) == "after-pass"
    assert notations(game) == ["play R-13 F10", "play R-31", "none"]
    empty = play(passing(), "pass", "done")
    assert prompt(empty) != "after-pass"


@pytest.mark.rule("O15b")
def test_a_discard_forced_by_an_event_opens_no_window() -> None:
    """Fog of War (G-72) makes both discard a card at random in the middle of an Order."""
    game = position(
        "rifle F5", "rifle F8, " + FAR,
        axis_hand="G-50 G-42", axis_draw="2-5 event, G-72",
        allies_hand="R-31 R-13 R-27",
        allies_side={"posture": "defend", "forts": [{"fort": "foxholes", "hex": "F8"}]},
        table={"allies": {"fog": ["R-27"]}},
    )  # fmt: skip
    play(game, "order G-50")
    assert ["axis", "fog-of-war"] in told(game, "event")
    assert prompt(game) != "after-pass"


# --- O19 ---


@pytest.mark.rule("O19")
def test_command_confusion_is_no_order() -> None:
    """G-70 is Command Confusion with a good Action; nothing else keeps it from being played."""
    game = position("rifle F5", "rifle F8", axis_hand=f"{MOVE} G-46 G-70")
    assert notations(game, "order") == [MOVE]
    with pytest.raises(IllegalChoice):
        game.play_text("order G-70")
