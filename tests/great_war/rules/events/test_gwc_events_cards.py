"""Events about hands, chits, Strategy Cards and the high command: E62, E71, E73, E81, E86."""

from __future__ import annotations

import pytest
from gwc_events import draw_event, is_over, order_card
from gwc_positions import state

from commander_events import offered, play, question, told, vps
from sandtable.commander.rules import tell
from sandtable.commander.rules.names import TIME
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.state import NO_CARD, lay_meddling

G_FAR, F_FAR = "landwehr A1", "poilus O11"
HAND = [order_card("F", "fire"), order_card("F", "move")]


# --- E62, E73 ---


@pytest.mark.rule("gwc:E73")
def test_intelligence_shows_the_hand_and_one_card_of_it_must_go() -> None:
    own = {"strategy": {"allies": "assaults"}}
    game = draw_event("intelligence", G_FAR, F_FAR, table={"allies": {"hand": HAND}}, own=own)
    assert question(game) == "intelligence axis"
    assert sorted(offered(game)) == sorted(f"card {name}" for name in HAND)
    assert len(told(game, tell.SEEN_CARD, 0)) == 2 and told(game, tell.SEEN_CARD, 1) == []
    play(game, f"card {HAND[0]}")
    g = state(game)
    names = g.rules.tables.card_name
    assert [names[c] for c in g.hand[1]] == [HAND[1]]
    assert names[g.discards[1][-1]] == HAND[0]
    assert len(g.s_hand[1]) == 1  # a Strategy Card is not part of the hand
    assert is_over(game)


@pytest.mark.rule("gwc:E62a", "gwc:E62b")
def test_captured_papers_cost_a_card_then_open_a_secret_chit() -> None:
    """The chits are picked by their places: who picks does not know them."""
    table = {"allies": {"hand": HAND, "secret_chits": ["D", "B"]}}
    game = draw_event("captured-papers", G_FAR, F_FAR, table=table, control={"2": "axis"})
    assert question(game) == "captured-papers axis"
    assert "none" not in offered(game)
    play(game, f"card {HAND[1]}")
    assert question(game) == "reconnaissance axis"
    assert offered(game) == ["secret-chit 0", "secret-chit 1"]
    play(game, "secret-chit 1")
    g = state(game)
    letters = g.rules.tables.chit_letter
    assert [letters[c] for c in g.open_chits] == ["B"] and [letters[c] for c in g.secret_chits[1]] == ["D"]
    assert vps(game) == 1  # Objective 2 is German and now worth a point


@pytest.mark.rule("gwc:E62b", "gwc:E56a")
def test_captured_papers_find_no_card_but_a_chit() -> None:
    game = draw_event("captured-papers", G_FAR, F_FAR, table={"allies": {"hand": [], "secret_chits": ["D"]}})
    assert len(state(game).open_chits) == 1
    assert is_over(game)


# --- E86 ---


@pytest.mark.rule("gwc:E86")
def test_reconnaissance_opens_a_chit_of_the_receiving_players_choice() -> None:
    table = {"allies": {"secret_chits": ["C", "G"]}, "axis": {"secret_chits": ["A"]}}
    game = draw_event("reconnaissance", G_FAR, F_FAR, table=table, control={"3": "allies"})
    assert question(game) == "reconnaissance axis"
    play(game, "secret-chit 1")
    assert vps(game) == -2  # G: Objective 3 is worth 2 to its controller at once
    assert [len(chits) for chits in state(game).secret_chits] == [1, 1]


@pytest.mark.rule("gwc:E86", "gwc:E56a")
def test_reconnaissance_without_a_secret_chit_is_ignored() -> None:
    assert is_over(draw_event("reconnaissance", G_FAR, F_FAR, table={"axis": {"secret_chits": ["A"]}}))


# --- E81 ---


@pytest.mark.rule("gwc:E81")
def test_a_new_mission_brings_a_secret_chit_and_a_strategy_card() -> None:
    own = {"strategy_draw": {"axis": ["drachen"]}}
    game = draw_event("new-mission", G_FAR, F_FAR, table={"next_chits": ["E"]}, own=own)
    g = state(game)
    assert [g.rules.tables.chit_letter[c] for c in g.secret_chits[0]] == ["E"]
    assert [g.rules.tables.strategy_name[c] for c in g.s_hand[0]] == ["drachen"]
    assert told(game, own_tell.STRATEGY_DRAWN, 1) == []  # the opponent sees that a card was drawn, not which
    assert g.s_fresh == 0


@pytest.mark.rule("gwc:E81")
def test_a_new_mission_brings_no_second_strategy_card() -> None:
    own = {"strategy": {"axis": "under-shot"}, "strategy_draw": {"axis": ["drachen"]}}
    game = draw_event("new-mission", G_FAR, F_FAR, table={"next_chits": ["E"]}, own=own)
    assert len(state(game).s_hand[0]) == 1
    assert len(state(game).secret_chits[0]) == 1


# --- E71 ---


@pytest.mark.rule("gwc:E71a", "gwc:E71.1")
def test_meddling_lays_the_top_card_face_down_until_an_order_may_be_given() -> None:
    """All Orders of this Turn have been given, so the card waits for the next."""

    def all_are_given(g: State) -> None:
        g.orders_given = g.rules.capability[0]

    card = order_card("G", "rout")
    game = draw_event("high-command-meddling", G_FAR, F_FAR, [card], before=all_are_given)
    g = state(game)
    assert g.rules.tables.card_name[g.meddling[0]] == card
    assert g.meddling[0] not in g.hand[0] + g.draw[0] + g.discards[0]
    assert len(told(game, own_tell.MEDDLING_DRAWN)) == 1
    assert all(g.meddling[0] not in event[2:] for event in game.events if event[0] == tell.REVEALED)


@pytest.mark.rule("gwc:E71a", "gwc:E71.1")
def test_two_meddling_cards_are_the_next_two_orders() -> None:
    first, second = order_card("G", "rout"), order_card("G", "recover")

    def one_lies_there(g: State) -> None:
        card = g.rules.tables.card(first)
        g.draw[0].remove(card)
        lay_meddling(g, 0, card)

    game = draw_event("high-command-meddling", G_FAR, F_FAR, [second], before=one_lies_there)
    names = state(game).rules.tables.card_name
    assert [names[args[1]] for args in told(game, own_tell.MEDDLING_ORDER)] == [first, second]
    assert state(game).meddling == [NO_CARD, NO_CARD]


@pytest.mark.rule("gwc:E71a", "gwc:6.1.2a")
def test_a_meddling_card_that_is_the_last_of_the_deck_brings_a_time_advance() -> None:
    def leave_two(g: State) -> None:
        g.discards[0] += g.draw[0][:-2]
        g.draw[0] = g.draw[0][-2:]

    game = draw_event("high-command-meddling", G_FAR, F_FAR, [order_card("G", "rout")], before=leave_two)
    assert [args[1] for args in told(game, tell.TRIGGER)].count(TIME) == 1
    assert len(told(game, own_tell.MEDDLING_ORDER)) == 1  # the reshuffle has not taken the card away
