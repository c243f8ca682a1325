"""5 The Turn, O14, O15 and E71: Orders or a pass, what a Strategy Card changes, and how the Turn ends."""

from __future__ import annotations

import pytest
from gwc_play import position
from gwc_positions import state, why

from commander_play import activated, asked, broken, happened, notations, play, prompt, suppressed, told, where
from sandtable.commander.rules.state import ACTIVATED
from sandtable.commander.rules.verbs import ORDER
from sandtable.games.great_war_commander.rules.state import CHAIN, NO_CARD
from sandtable.games.great_war_commander.rules.turn import is_passing, note_strategy_order
from sandtable.games.great_war_commander.rules.verbs import WORKS

MOVE, RECOVER, ROUT, CONFUSION = "G-33", "G-10", "G-5", "G-1"


# --- Orders or a pass ---


@pytest.mark.rule("gwc:glos.turn", "gwc:5.b", "gwc:5.3a", "gwc:O15")
def test_a_player_orders_or_passes() -> None:
    game = position("infanterie E5, infanterie G5", axis_hand=f"{MOVE} G-36 {RECOVER}")
    assert notations(game) == [f"order {MOVE}", "order G-36", "pass"]  # nobody to Recover
    play(game, f"order {MOVE}", "activate g.infanterie-1", "step E6", "stop")
    assert notations(game) == ["order G-36", "end"]


@pytest.mark.rule("gwc:glos.turn", "gwc:5.3a", "gwc:O15")
def test_a_pass_discards_from_none_up_to_the_limit() -> None:
    game = position("infanterie E5", axis_hand=f"{MOVE} {RECOVER} {ROUT}", axis_side={"discard_limit": 2})
    play(game, "pass")
    assert notations(game) == ["discard G-5", "discard G-10", "discard G-33", "done"]
    play(game, "discard G-5", "discard G-10")
    assert prompt(game) != "discard"
    assert told(game, "discarded") == [["axis", "G-5"], ["axis", "G-10"]]


@pytest.mark.rule("gwc:5.1b", "gwc:5.1c", "gwc:1.5a", "gwc:1.5b")
def test_no_more_orders_than_the_scenario_allows() -> None:
    game = position(
        "infanterie E5, infanterie G5", axis_hand="G-33 G-36 G-38", axis_side={"orders": 2}, allies_hand="F-5"
    )
    play(game, "order G-33", "activate g.infanterie-1", "step E6", "stop")
    assert prompt(game) == "next-order"
    assert state(game).rules.tables.card("G-33") in state(game).discards[0]
    play(game, "order G-36", "?activate g.infanterie-2", "step G6", "stop")
    assert asked(game) == "allies"


@pytest.mark.rule("gwc:O14.3", "gwc:O14.3.ex", "gwc:5.1c")
def test_one_order_is_finished_before_the_next() -> None:
    game = position("hptm-bertin E5, infanterie E5, infanterie E5", "poilus H9 broken", axis_hand=f"{MOVE} {ROUT}")
    play(game, f"order {MOVE}", "activate g.hptm-bertin", "activate g.infanterie-1", "done")
    play(game, "move g.infanterie-1", "step E6", "stop")
    assert notations(game, "order") == []
    assert "move g.hptm-bertin" in notations(game)


@pytest.mark.rule("gwc:O14.1a", "gwc:glos.activate", "gwc:5.c")
def test_activations_last_for_the_turn_and_no_longer() -> None:
    game = position("infanterie E5, infanterie G5", axis_hand="G-33 G-36", allies_hand="F-5")
    play(game, "order G-33", "activate g.infanterie-1", "step E6", "stop", "order G-36")
    assert activated(game, "g.infanterie-1") and where(game, "g.infanterie-1") == "E6"
    play(game, "step G6", "stop")
    assert asked(game) == "allies"
    assert all(not flags & (ACTIVATED | CHAIN) for flags in state(game).u_flags)


@pytest.mark.rule("gwc:O25.1a", "gwc:O25.1b", "gwc:O26.1a", "gwc:O26.1b", "gwc:O14.1a")
def test_recover_and_rout_activate_players() -> None:
    game = position(
        "infanterie E5 broken, infanterie G5 suppressed, hptm-bertin A1",
        "poilus H9 broken",
        axis_hand=f"{RECOVER} G-23 {ROUT} G-9 {MOVE}",
        axis_side={"orders": 6},
        axis_draw="6-4, 1-3, 1-3",
    )
    play(game, f"order {RECOVER}")
    g = state(game)
    assert g.recovered == 1 and not suppressed(game, "g.infanterie-2")
    assert not activated(game, "g.infanterie-1") and broken(game, "g.infanterie-1")
    assert "G-23" not in notations(game, "order")  # the player has been activated
    play(game, f"order {ROUT}")  # the opponent is the only one left
    assert g.recovered == 3
    assert "G-9" not in notations(game, "order")
    assert MOVE in notations(game, "order")


@pytest.mark.rule("gwc:1.1b", "gwc:5.4a", "gwc:1.1a")
def test_only_the_active_player_refills_and_to_his_hand_size() -> None:
    game = position(
        "infanterie E5", axis_side={"posture": "attack"}, allies_side={"posture": "defend"}, allies_hand="F-5"
    )
    play(game, "pass", "done")
    g = state(game)
    assert [len(g.hand[0]), len(g.hand[1])] == [6, 1]
    play(game, "pass", "done")
    assert [len(g.hand[0]), len(g.hand[1])] == [6, 4]


@pytest.mark.rule("gwc:5.4b", "gwc:6.1.2a")
def test_a_refill_that_takes_the_last_card_waits_for_a_time_advance() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    used = ["G-33", "G-1", "G-2"]
    table = {"axis": {"draw": ["G-1", "G-2"], "discards": [c for c in every if c not in used]}}
    game = position("infanterie E5", table=table, allies_hand="F-5", axis_side={"posture": "attack"})
    play(game, "pass", "done", "?none", "?none")
    g = state(game)
    assert g.time == 1 and len(g.hand[0]) == 6


# --- overstacking (8.2) ---


@pytest.mark.rule("gwc:8.2a", "gwc:8.2b", "gwc:8.2.ex")
def test_the_owner_eliminates_until_seven_figures_are_left_without_a_deploy() -> None:
    game = position(
        "infanterie E5 broken, infanterie E5 broken", "poilus H9", table={"active": "allies"}, allies_hand="F-5"
    )
    play(game, "pass", "done")
    assert (prompt(game), asked(game)) == ("overstack-remove", "axis")
    assert notations(game) == ["unit g.infanterie-1", "unit g.infanterie-2"]
    play(game, "unit g.infanterie-2")
    assert where(game, "g.infanterie-2") == "casualty" and where(game, "g.infanterie-1") == "E5"
    assert state(game).score == -2


@pytest.mark.rule("gwc:8.2b", "gwc:glos.inactive")
def test_the_inactive_player_goes_first() -> None:
    game = position("infanterie E5, infanterie E5", "poilus H9, poilus H9")
    play(game, "pass", "done")
    assert asked(game) == "allies"
    play(game, "unit f.poilus-1")
    assert asked(game) == "axis"


@pytest.mark.rule("gwc:8.2.1a")
def test_a_tank_counts_as_three_figures() -> None:
    game = position(allies="schneider H9, poilus H9", year=1918, allies_hand="F-5")
    play(game, "pass", "done")
    assert prompt(game) == "turn"
    game = position(allies="schneider H9, poilus H9, ltn-ravy H9", year=1918, allies_hand="F-5")
    play(game, "pass", "done")
    assert prompt(game) == "overstack-remove"


# --- Strategy Cards in the Turn (1.S, 5.3; guide 16) ---


@pytest.mark.rule("gwc:5.b", "gwc:5.3b", "gwc:1.S.f", "gwc:S98c")
def test_a_turn_with_a_strategy_card_cannot_be_passed() -> None:
    game = position("infanterie E5", axis_hand=MOVE, own={"played": "axis"})
    assert "pass" not in notations(game) and "end" not in notations(game)
    assert told(game, "order-given") == [["axis", MOVE]]  # the only choice there was


@pytest.mark.rule("gwc:5.b")
def test_such_a_turn_ends_without_an_order_if_none_can_be_given() -> None:
    game = position("infanterie E5", axis_hand=CONFUSION, own={"played": "axis"}, allies_hand="F-5")
    assert asked(game) == "allies"
    assert "passed" not in happened(game)


@pytest.mark.rule("gwc:5.b", "gwc:1.S.d")
def test_a_card_that_performs_an_order_is_order_enough() -> None:
    game = position("infanterie E5, infanterie G5", axis_hand="G-33 G-36", own={"played": "axis"})
    assert notations(game) == ["order G-33", "order G-36"]
    note_strategy_order(state(game))
    offered = state(game).frames[0].options(state(game), 0)
    assert [game.notation(code) for code in offered] == ["order G-33", "order G-36", "end"]


@pytest.mark.rule("gwc:1.S.c", "gwc:1.S.e", "gwc:O19.2c")
def test_what_is_counted_by_the_turn_starts_afresh_with_the_next() -> None:
    own = {"played": "axis allies", "fresh": "axis allies", "observed": "axis"}
    game = position("infanterie E5", axis_hand=MOVE, own=own, allies_hand="F-5", table={"orders_given": 1})
    play(game, "end")
    g = state(game)
    assert asked(game) == "allies" and (g.s_played, g.s_fresh, g.observed) == (0, 0, 0)


@pytest.mark.rule("gwc:1.S.f", "gwc:S98c")
def test_a_player_who_passes_is_known_to_until_the_turn_is_over() -> None:
    game = position("infanterie E5, infanterie E5", axis_hand=MOVE, allies_hand="F-5")
    assert not is_passing(state(game), 0)
    play(game, "pass", "done")
    assert prompt(game) == "overstack-remove"  # still his Turn
    assert is_passing(state(game), 0) and not is_passing(state(game), 1)
    play(game, "unit g.infanterie-1")
    assert not is_passing(state(game), 0) and not is_passing(state(game), 1)


# --- High Command Meddling (E71) ---


@pytest.mark.rule("gwc:E71a", "gwc:E71.2a", "gwc:5.1a")
def test_a_face_down_card_comes_before_any_of_the_hand_and_forbids_a_pass() -> None:
    game = position("infanterie E5, infanterie G5, pionier A5", axis_hand="G-36 G-38", own={"meddling": {"axis": MOVE}})
    assert told(game, "meddling-order") == [["axis", MOVE]]  # the only choice there was
    assert prompt(game) == "activate"
    g = state(game)
    assert g.meddling[0] == NO_CARD and g.orders_given == 1
    assert g.rules.tables.card(MOVE) in g.discards[0]
    assert len(g.hand[0]) == 2


@pytest.mark.rule("gwc:E71a")
def test_afterwards_the_hand_serves_again() -> None:
    game = position("infanterie E5, infanterie G5", axis_hand="G-36 G-38", own={"meddling": {"axis": MOVE}})
    play(game, "activate g.infanterie-1", "step E6", "stop")
    assert notations(game) == ["order G-36", "order G-38", "end"]


@pytest.mark.rule("gwc:E71b", "gwc:5.1b")
def test_an_order_that_cannot_be_executed_is_forfeited_and_counts() -> None:
    game = position("infanterie E5", axis_hand="G-36", own={"meddling": {"axis": RECOVER}})
    assert told(game, "order-forfeited") == [["axis", RECOVER]]
    g = state(game)
    assert g.orders_given == 1 and g.rules.tables.card(RECOVER) in g.discards[0]
    assert notations(game) == ["order G-36", "end"]


@pytest.mark.rule("gwc:E71b", "gwc:O20a")
def test_command_confusion_is_forfeited_too() -> None:
    game = position("infanterie E5", axis_hand="G-36", own={"meddling": {"axis": CONFUSION}})
    assert told(game, "order-forfeited") == [["axis", CONFUSION]]


@pytest.mark.rule("gwc:E71.1")
def test_a_card_that_comes_after_the_last_order_waits_for_the_next_turn() -> None:
    game = position(
        "infanterie E5",
        axis_hand="G-36",
        own={"meddling": {"axis": MOVE}},
        axis_side={"orders": 1},
        table={"orders_given": 1},
        allies_hand="F-5",
    )
    assert asked(game) == "allies" and state(game).meddling[0] != NO_CARD
    play(game, "pass", "done")
    assert told(game, "meddling-order") == [["axis", MOVE]] and asked(game) == "axis"


@pytest.mark.rule("gwc:E71.2b", "gwc:O26.1a")
def test_a_rout_falls_on_the_own_men_if_no_enemy_is_broken() -> None:
    game = position("infanterie E5 broken", axis_hand="G-36", own={"meddling": {"axis": ROUT}}, axis_draw="1-3")
    assert state(game).recovered == 1 and "rout-roll" in happened(play(game))


@pytest.mark.rule("gwc:E71a", "gwc:E71.2a")
def test_why_the_hand_must_wait() -> None:
    """Asked of the frame itself, since the lone choice is taken at once."""
    game = position("infanterie E5, pionier G5", axis_hand="G-36", allies_hand="F-5")
    g = state(game)
    g.meddling[0] = g.rules.tables.card(MOVE)
    card = g.rules.tables.card("G-36")
    assert why(game, ORDER, card) == "meddling-pending" and why(game, WORKS, card) == "meddling-pending"


# --- hidden hands ---


@pytest.mark.rule("gwc:1.2a")
def test_a_held_strategy_card_leaves_the_turn_open_to_the_eye() -> None:
    """Whoever holds one is asked even with an empty hand, lest others learn that it cannot be played."""
    game = position("infanterie E5", own={"strategy": {"axis": "red-trousers"}})
    frame = state(game).frames[0]
    assert frame.window(state(game), 0)
    state(game).hand[0] = []
    assert frame.window(state(game), 0)
    state(game).s_hand[0] = []
    assert not frame.window(state(game), 0)
