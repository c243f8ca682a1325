"""Events about hands, chits, VPs and the Surrender marker: E45, E49, E54, E57, E61, E65, E67, E74."""

from __future__ import annotations

import pytest
from drawn_events import draw_event, side_view, unit

from commander_events import offered, play, question, told, vps
from commander_play import state
from sandtable.commander.rules import tell

G_FAR, R_FAR = unit("rifle", "A2"), unit("rifle", "O10")
AXIS, ALLIES = 0, 1


# --- E45, E49, E54 ---


@pytest.mark.rule("E45")
def test_battlefield_integrity_counts_enemy_units_not_their_worth() -> None:
    lost = {"axis": {"casualties": ["rifle"]}, "allies": {"casualties": ["rifle", "sgt-kovalev", "line-team"]}}
    assert vps(draw_event("battlefield-integrity", [G_FAR], [R_FAR], table=lost)) == 3
    assert vps(draw_event("battlefield-integrity", [G_FAR], [R_FAR], table=lost, by="allies")) == -1


@pytest.mark.rule("E49")
def test_command_and_control_counts_objectives_whatever_their_worth() -> None:
    held = {"1": "axis", "3": "axis", "5": "allies"}
    game = draw_event("command-and-control", [G_FAR], [R_FAR], control=held)
    assert vps(game) == 2
    game = draw_event("command-and-control", [G_FAR], [R_FAR], control=held, by="allies")
    assert vps(game) == -1


@pytest.mark.rule("E54")
def test_elan_moves_the_own_surrender_marker_up() -> None:
    sides = {"axis": {"surrender": 8}, "allies": {"surrender": 6}}
    game = draw_event("elan", [G_FAR], [R_FAR], sides=sides)
    assert state(game).surrender == [9, 6]


# --- E57 ---


@pytest.mark.rule("E57")
def test_fog_of_war_takes_a_random_card_of_each_hand() -> None:
    hands = {"axis": {"hand": ["G-28", "G-29", "G-30"], "fog": ["G-29"]},
             "allies": {"hand": ["R-26", "R-27"], "fog": ["R-26"]}}  # fmt: skip
    game = draw_event("fog-of-war", [G_FAR], [R_FAR], table=hands)
    assert side_view(game, "axis")["hand"] == ["G-28", "G-30"]
    assert side_view(game, "axis")["discards"][-1] == "G-29"
    assert side_view(game, "allies", ALLIES)["hand"] == ["R-27"]
    assert side_view(game, "allies")["discards"] == ["R-26"]


@pytest.mark.rule("E57")
def test_the_inactive_player_picks_first() -> None:
    hands = {"axis": {"hand": ["G-29", "G-30"]}, "allies": {"hand": ["R-27"]}}
    game = draw_event("fog-of-war", [G_FAR], [R_FAR], table=hands, by="allies")
    assert [args[0] for args in told(game, tell.DISCARDED)] == [AXIS, ALLIES]


@pytest.mark.rule("E57")
def test_an_empty_hand_loses_nothing() -> None:
    hands = {"axis": {"hand": ["G-29", "G-30"]}, "allies": {"hand": []}}
    game = draw_event("fog-of-war", [G_FAR], [R_FAR], table=hands)
    assert side_view(game, "axis")["hand_count"] == 1
    assert side_view(game, "allies")["discards"] == []


# --- E61 ---

ENEMY_HAND = {"allies": {"hand": ["R-26", "R-27", "R-31"]}}


@pytest.mark.rule("E61")
def test_interrogation_shows_the_whole_hand_and_may_take_one_card() -> None:
    game = draw_event("interrogation", [G_FAR], [R_FAR], table=ENEMY_HAND)
    assert question(game) == "interrogation axis"
    assert offered(game) == ["card R-26", "card R-27", "card R-31", "none"]
    assert side_view(game, "allies")["seen"] == ["R-26", "R-27", "R-31"]
    play(game, "card R-27")
    assert side_view(game, "allies")["seen"] == ["R-26", "R-31"]
    assert side_view(game, "allies")["discards"] == ["R-27"]
    assert side_view(game, "allies")["hand_count"] == 2


@pytest.mark.rule("E61")
def test_interrogation_may_leave_the_hand_alone() -> None:
    game = play(draw_event("interrogation", [G_FAR], [R_FAR], table=ENEMY_HAND), "none")
    assert side_view(game, "allies")["hand_count"] == 3


@pytest.mark.rule("E61")
def test_only_the_interrogator_sees_the_cards() -> None:
    """Neither the events nor the view tell a spectator; the record keeps what was revealed."""
    game = draw_event("interrogation", [G_FAR], [R_FAR], table=ENEMY_HAND)
    assert len(told(game, tell.SEEN_CARD, AXIS)) == 3
    assert told(game, tell.SEEN_CARD, ALLIES) == []
    assert side_view(game, "allies", -1)["seen"] == []
    assert set(state(game).hand[ALLIES]) <= set(game.outcomes[0])


@pytest.mark.rule("E61")
def test_what_was_seen_is_known_in_every_deal_of_the_unknown() -> None:
    game = draw_event("interrogation", [G_FAR], [R_FAR], table=ENEMY_HAND)
    play(game, "card R-26")
    known = sorted(state(game).hand[ALLIES])
    for seed in "abc":
        assert state(game.determinise(AXIS, seed)).hand[ALLIES] == known


def test_first_edition_interrogation_must_take_a_card() -> None:
    game = draw_event("interrogation", [G_FAR], [R_FAR], table=ENEMY_HAND, options={"interrogation_must": True})
    assert offered(game) == ["card R-26", "card R-27", "card R-31"]


@pytest.mark.rule("E61", "E42a")
def test_an_empty_hand_is_soon_interrogated() -> None:
    game = draw_event("interrogation", [G_FAR], [R_FAR], table={"allies": {"hand": []}})
    assert question(game) == "turn axis"


# --- E65, E67, E74 ---


@pytest.mark.rule("E65")
def test_mission_objective_adds_a_secret_chit() -> None:
    table = {"next_chits": ["K"], "axis": {"secret_chits": ["A"]}}
    game = draw_event("mission-objective", [G_FAR], [R_FAR], table=table, control={"3": "axis"})
    assert side_view(game, "axis")["secret_chits"] == ["A", "K"]
    assert side_view(game, "axis", ALLIES)["secret_chits"] is None
    assert side_view(game, "axis", ALLIES)["secret_count"] == 2
    assert told(game, tell.CHIT_SECRET, ALLIES) == [] and len(told(game, tell.CHIT_SECRET, AXIS)) == 1
    assert len(told(game, tell.CHIT_SECRET_HIDDEN, ALLIES)) == 1
    assert vps(game) == 0  # a secret chit does not count yet
    assert state(game).rules.tables.chit("K") not in state(game).chit_pool


@pytest.mark.rule("E65")
def test_a_chit_without_a_secret_side_is_open() -> None:
    game = draw_event("mission-objective", [G_FAR], [R_FAR], table={"next_chits": ["R"]}, control={"5": "allies"})
    assert game.view(ALLIES)["open_chits"] == ["R"]
    assert side_view(game, "axis")["secret_chits"] == []
    assert vps(game) == -10


@pytest.mark.rule("E67")
def test_the_opponent_picks_which_secret_chit_he_opens() -> None:
    table = {"axis": {"secret_chits": ["A"]}, "allies": {"secret_chits": ["G", "K"]}}
    game = draw_event("reconnaissance", [G_FAR], [R_FAR], table=table, control={"3": "axis"})
    assert question(game) == "reconnaissance allies"
    assert offered(game) == ["chit G", "chit K"]
    play(game, "chit K")
    assert game.view(AXIS)["open_chits"] == ["K"]
    assert side_view(game, "allies", ALLIES)["secret_chits"] == ["G"]
    assert vps(game) == 3  # at once, to whoever controls Objective 3


@pytest.mark.rule("E67", "E42a")
def test_reconnaissance_without_secret_chits_does_nothing() -> None:
    table = {"axis": {"secret_chits": ["A"]}}
    game = draw_event("reconnaissance", [G_FAR], [R_FAR], table=table)
    assert question(game) == "turn axis"
    assert side_view(game, "axis")["secret_chits"] == ["A"]


@pytest.mark.rule("E74")
def test_strategic_objective_adds_an_open_chit_that_counts_at_once() -> None:
    table = {"next_chits": ["N"], "open_chits": ["D"]}
    game = draw_event("strategic-objective", [G_FAR], [R_FAR], table=table, control={"4": "allies"})
    assert game.view(AXIS)["open_chits"] == ["D", "N"]
    assert vps(game) == -5
