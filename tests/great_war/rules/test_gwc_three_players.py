"""intro.2: one side of two nations, each with a deck, a hand, a Strategy Card and a chain of command of its own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from gwc_play import position
from gwc_positions import why

from commander_play import activated, broken, keep_all, notations, play, prompt, told, unit
from sandtable.commander.rules.state import SUPPRESSED
from sandtable.commander.rules.verbs import ACTIVATE, ORDER
from sandtable.games.great_war_commander.lab.invariants import table_faults
from sandtable.games.great_war_commander.rules.allies.state import (
    JOINED,
    NATIONS,
    OWN,
    AlliedState,
    cards_of,
    resume,
    turn_to,
)
from sandtable.games.great_war_commander.rules.events.cards import high_command_meddling, push_seen_card
from sandtable.games.great_war_commander.rules.names import CAPTURED_PAPERS
from sandtable.games.great_war_commander.rules.state import GreatWarState
from sandtable.games.great_war_commander.rules.strategy.deck import draw_late_strategy
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import load_game, replay
from sandtable.kernel.title import SPECTATOR
from sandtable.lab import fuzz
from sandtable.shelf import game_named, kit_of

pytestmark = pytest.mark.rule("gwc:intro.2")

GERMANS = "infanterie H4, hptm-bertin H3, infanterie A1"
ALLIES = "ltn-pastre H8, poilus H8, america/lt-york I8, america/doughboys I8"
FRENCH_MOVE, AMERICAN_MOVE = "F-20", "A-18"


def joint(
    allies: str = ALLIES,
    hand: str = FRENCH_MOVE,
    joined_hand: str = AMERICAN_MOVE,
    *,
    draw: str = "",
    joined_draw: str = "",
    own: dict[str, Any] | None = None,
    axis: str = GERMANS,
    on: bool = True,
    **more: Any,
) -> Game:
    """Frenchmen and Americans against Germans in 1918; the allied side is active."""
    cards = {"joined_hand": joined_hand, "joined_draw": [c.strip() for c in joined_draw.split(",") if c.strip()]}
    side = {"joined": ["america"], "posture": "attack", **more.pop("allies_side", {})}
    return position(
        axis, allies, allies_hand=hand, allies_draw=draw, allies_side=side, year=1918, month=9,
        own={**(own or {}), **(cards if on else {})}, options={"three_players": on},
        table={"active": "allies", **more.pop("table", {})}, **more,
    )  # fmt: skip


def allied(game: Game) -> AlliedState:
    assert isinstance(game.state, AlliedState)
    return game.state


def names(game: Game, cards: list[int]) -> list[str]:
    return [allied(game).rules.tables.card_name[card] for card in cards]


def side_by_side(seed: str = "1", on: bool = True, **options: bool) -> Game:
    scenario = game_named("great-war-commander").scenario("side-by-side")
    return new_game(TITLE, scenario, seed, {"three_players": on, **options})


def played(game: Game, decisions: int, seed: int = 0) -> Game:
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.play(rng.choice(game.decision.choices), game.decision.seat)
    return game


def set_up(seed: str = "1") -> Game:
    """The first Turn of the scenario."""
    game = side_by_side(seed)
    while prompt(game).startswith("set-up"):
        played(game, 1)
    return game


# --- cards ---


def test_each_nation_is_dealt_a_hand_and_a_strategy_card_of_its_own() -> None:
    g = allied(set_up())
    assert [len(cards_of(g, g.hand[1], nation)) for nation in NATIONS] == [6, 6]
    assert [g.rules.tables.strategy_nation[card] for card in g.s_hand[1]] == g.nations
    assert [len(g.draw[1]), len(g.aside_draw)] == [66, 66]


def test_without_the_switch_one_deck_is_played() -> None:
    game = side_by_side(on=False)
    assert type(game.state) is GreatWarState


def test_a_scenario_of_one_nation_a_side_is_as_it_was() -> None:
    scenario = game_named("great-war-commander").scenario("the-harvest-road")
    assert type(new_game(TITLE, scenario, "1", {"three_players": True}).state) is GreatWarState


def test_a_played_card_goes_to_its_own_nations_pile() -> None:
    game = play(joint(), f"order {AMERICAN_MOVE}")
    g = allied(game)
    assert [names(game, g.discards[1]), names(game, g.aside_discards)] == [[AMERICAN_MOVE], []]


def test_both_hands_are_filled_at_the_end_of_the_turn() -> None:
    game = play(joint(), "pass", "done")
    g = allied(game)
    assert g.active == 0
    assert [len(cards_of(g, g.hand[1], nation)) for nation in NATIONS] == [6, 6]


def test_each_nation_discards_up_to_its_own_limit_in_a_pass() -> None:
    limits = allied(joint()).rules.tables.discard_limit
    french = "F-20 F-21 F-22 F-23 F-24 F-25"
    american = "A-18 A-19 A-20 A-21 A-22 A-23"
    game = play(joint(hand=french, joined_hand=american), "pass")
    g = allied(game)
    while True:
        offered = [text for text in notations(game, "discard") if text[0] == "F"]
        if not offered:
            break
        play(game, f"discard {offered[0]}")
    assert 6 - len(cards_of(g, g.hand[1], OWN)) == limits[g.nations[OWN]]
    assert notations(game, "discard"), "the Americans have discarded nothing yet"


# --- Orders ---


def test_an_order_activates_men_of_the_nation_whose_card_it_is() -> None:
    game = play(joint(), f"order {FRENCH_MOVE}")
    assert notations(game, "activate") == ["f.ltn-pastre", "f.poilus-1"]
    assert why(game, ACTIVATE, unit(game, "a.doughboys-1")) == "other-nation"
    game = play(joint(), f"order {AMERICAN_MOVE}")
    assert notations(game, "activate") == ["a.lt-york", "a.doughboys-1"]


def test_a_leader_names_his_own_countrymen_only() -> None:
    game = play(
        joint("ltn-pastre H8, poilus H8, america/doughboys H8"), f"order {FRENCH_MOVE}", "activate f.ltn-pastre"
    )
    assert notations(game, "activate") == ["f.poilus-1"]
    assert why(game, ACTIVATE, unit(game, "a.doughboys-1")) == "other-nation"


def test_each_nation_has_a_highest_leader() -> None:
    """The American is outranked by a Frenchman, and still leads the Leaders of his own."""
    game = joint("cne-barnier H8, america/lt-york I8, america/lt-hill I8, america/doughboys I8")
    play(game, f"order {AMERICAN_MOVE}", "?unit a.lt-york", "activate a.lt-york")
    assert "a.lt-hill" in notations(game, "activate")


def test_an_order_that_only_the_other_nation_could_carry_out_is_not_offered() -> None:
    game = joint("ltn-pastre H8, poilus H8", hand=f"{FRENCH_MOVE} F-3", joined_hand=AMERICAN_MOVE)
    assert notations(game, "order") == ["F-3", FRENCH_MOVE]
    assert why(game, ORDER, allied(game).rules.tables.card(AMERICAN_MOVE)) == "other-nation"


def test_the_side_has_one_number_of_orders() -> None:
    more = {"table": {"orders_given": 1}, "allies_side": {"orders": 2}}
    game = joint(**more)
    assert sorted(notations(game, "order")) == [AMERICAN_MOVE, FRENCH_MOVE]
    play(game, f"order {FRENCH_MOVE}", "activate f.poilus-1", "step H7", "stop")
    while prompt(game) != "next-order" and allied(game).active == 1:
        play(game, "done" if "done" in notations(game) else "none")
    assert AMERICAN_MOVE not in notations(game, "order")


def test_recover_is_for_the_side_whichever_nation_plays_it() -> None:
    game = joint("poilus H8 broken, america/doughboys I8 broken", hand="F-25", joined_hand="A-4", draw="F-34, F-58")
    play(game, "order F-25")
    if prompt(game) == "rally-next":
        play(game, "unit f.poilus-1")
    assert not broken(game, "f.poilus-1")
    assert [args[0] for args in told(game, "activated-player")] == ["allies"]
    assert "A-4" not in notations(game, "order")


# --- rolls, triggers and time ---


def test_a_roll_comes_from_the_deck_of_the_nation_that_rolls() -> None:
    game = joint("poilus H8 broken, america/doughboys I8 broken", hand="F-25", draw="F-34", joined_draw="A-46")
    play(game, "order F-25", "unit f.poilus-1")
    play(game, "?unit a.doughboys-1")
    rolled = [args[1] for args in told(game, "rolled")]
    assert rolled == ["F-34", "A-46"]


def test_an_attack_rolls_from_the_deck_of_those_who_fire() -> None:
    game = joint("ltn-pastre H8, poilus H8, america/doughboys H7", joined_hand="A-10", joined_draw="A-2")
    play(game, "order A-10", "?activate a.doughboys-1", "?base a.doughboys-1", "?fire H4", "?done", "?roll")
    assert told(game, "rolled")[0][1] == "A-2"


def test_men_of_two_nations_form_no_fire_group() -> None:
    game = joint()
    rules, a, b = allied(game).rules, unit(game, "f.poilus-1"), unit(game, "a.doughboys-1")
    assert not rules.may_fire_together(allied(game), a, b)
    assert rules.may_fire_together(allied(game), a, a)


def test_the_last_card_of_either_deck_brings_time_and_shuffles_that_deck_alone() -> None:
    game = joint("poilus H8 broken", hand="F-25")
    g = allied(game)
    spent = g.draw[1][:71]
    g.discards[1] += [card for card in g.draw[1] if card != spent[-1]]
    g.draw[1] = [spent[-1]]
    before, americans = g.time, g.aside_draw + cards_of(g, g.hand[1], JOINED)
    play(game, "order F-25")
    assert g.time == before + 1
    assert told(game, "nation-reshuffles") == [["allies", "0"]]
    draw = g.aside_draw if g.acting == OWN else g.draw[1]
    assert sorted(draw + cards_of(g, g.hand[1], JOINED)) == sorted(americans)


def test_what_interrupts_a_nation_leaves_it_acting() -> None:
    """A trigger of one nation's roll is played by its deck and rules, and the Turn is again whose it was."""
    game = played(set_up(), 400, 3)
    g = allied(game)
    assert g.acts[len(g.frames) - 1] == g.acting
    assert g.rules.nation[1] == g.nations[g.acting]


# --- artillery, Actions, Strategy Cards ---


def test_a_telephone_is_used_by_its_own_nation() -> None:
    more = {"allies_side": {"radio": {"radio": "telephone-75mm", "box": "local"}}}
    game = joint(hand="F-13", joined_hand="A-3", **more)
    assert "F-13" in notations(game, "order")
    assert why(game, ORDER, allied(game).rules.tables.card("A-3")) == "other-nation"


def test_an_action_strengthens_its_own_nations_attack() -> None:
    game = joint("poilus H6, america/doughboys I6", hand="F-54", joined_hand="A-13 A-24")
    play(game, "order A-13", "?activate a.doughboys-1", "?base a.doughboys-1", "?fire H4", "?done")
    assert notations(game, "play") == ["A-24"]  # Live Forever; Élan on the French card is not for them


def test_a_strategy_card_of_either_nation_may_be_played_but_one_in_a_turn() -> None:
    own = {"strategy": {"allies": "under-shot"}, "joined_strategy": "under-shot"}
    game = joint("poilus H8 broken, america/doughboys I8", hand="F-25", own=own)
    game.play_text("order F-25")
    while prompt(game) != "add-one":
        game.play_text("keep" if prompt(game).startswith("initiative-") else "unit f.poilus-1")
    assert notations(game, "add-one") == ["under-shot", "america/under-shot"]
    play(game, "add-one america/under-shot")
    assert allied(game).s_played == 2
    assert [allied(game).rules.tables.strategy_nation[card] for card in allied(game).s_hand[1]] == [
        allied(game).nations[OWN]
    ]


def test_op_fire_is_by_men_of_the_cards_nation() -> None:
    game = joint("poilus H6, america/doughboys I6", hand="F-6", joined_hand="A-10", table={"active": "axis"})
    play(game, "order G-33", "activate g.infanterie-1", "step H5")
    assert sorted(notations(game, "play")) == ["A-10", "F-6"]
    play(game, "play A-10")
    assert activated(game, "a.doughboys-1") and not activated(game, "f.poilus-1")


def test_an_action_in_defence_is_for_men_of_its_own_nation() -> None:
    """Concealment on cards of both nations, and a Frenchman who is fired at."""
    game = joint(
        "poilus H6, america/doughboys O11", hand="F-50", joined_hand="A-8",
        table={"active": "axis"}, axis_hand="G-34", map={"terrain": {"woods": "H6"}},
    )  # fmt: skip
    play(game, "order G-34", "activate g.infanterie-1")
    assert prompt(game) == "before-defence-roll"
    assert notations(game, "play") == ["F-50"]


def test_captured_papers_show_both_hands_and_a_lost_card_goes_to_its_own_pile() -> None:
    game = joint(hand="F-50", joined_hand="A-8", table={"active": "axis"})
    g = allied(game)
    push_seen_card(g, 0, CAPTURED_PAPERS)
    game = Game(TITLE, game.scenario, "papers", game.options, g)
    assert notations(game, "card") == ["F-50", "A-8"]
    play(game, "card A-8")
    assert [names(game, g.discards[1]), names(game, g.aside_discards)] == [[], ["A-8"]]


def test_the_high_commands_order_is_for_the_nation_from_whose_deck_it_came() -> None:
    game = joint()
    g = allied(game)
    turn_to(g, JOINED)
    high_command_meddling(g, 1)
    resume(g)
    card = g.meddling[1]
    game = Game(TITLE, game.scenario, "meddling", game.options, g)
    play(game, "?meddling")
    pile = g.discards[1] if g.acting == JOINED else g.aside_discards
    assert g.rules.tables.card_nation[card] == g.nations[JOINED] and card in pile


def test_time_brings_a_strategy_card_to_each_nation_without_one() -> None:
    g = allied(joint(own={"joined_strategy": "scout"}))
    draw_late_strategy(g, 1)
    assert sorted(g.rules.tables.strategy_nation[card] for card in g.s_hand[1]) == sorted(g.nations)
    assert g.s_fresh == 2


# --- what is the side's ---


def test_losses_objectives_and_points_are_the_sides() -> None:
    g = allied(set_up())
    assert [len(g.casualties), len(g.surrender), len(g.secret_chits)] == [2, 2, 2]


def test_cohesion_knows_no_nation() -> None:
    game = play(joint("ltn-pastre H8, america/doughboys H8"), "pass", "done")
    assert not allied(game).u_flags[unit(game, "a.doughboys-1")] & SUPPRESSED


# --- hidden things, files ---


def test_the_opponent_sees_how_many_cards_each_nation_holds_and_no_more() -> None:
    game = set_up()
    war: Any = game.view(0)["war"]
    assert [(deck["nation"], deck["hand_count"], deck["draw_count"]) for deck in war["decks"]] == [
        ("france", 6, 66), ("america", 6, 66),
    ]  # fmt: skip
    sides: Any = game.view(0)["sides"]
    assert sides[1]["hand"] is None and sides[1]["draw_count"] == 132


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_fresh_deal_keeps_each_nations_number_of_cards(seat: int) -> None:
    game = played(set_up(), 300, 5)
    dealt = game.determinise(seat, "fresh")
    assert isinstance(dealt.state, AlliedState)
    before, after = allied(game), dealt.state
    for nation in NATIONS:
        assert len(cards_of(after, after.hand[1], nation)) == len(cards_of(before, before.hand[1], nation))
    assert table_faults(after) == []
    assert (after.hand[1] == before.hand[1]) == (seat == 1)


def test_a_save_goes_on_with_the_nation_that_acts() -> None:
    game = play(joint(), f"order {AMERICAN_MOVE}")
    assert allied(game).acting == JOINED
    game = set_up()
    for step in range(12):
        again = load_game(TITLE, json.loads(json.dumps(game.save())))
        assert TITLE.equal(again.state, game.state) and again.choices == game.choices
        played(game, 25, step)


def test_a_record_is_played_again() -> None:
    game = played(side_by_side("4"), 500, 4)
    again = replay(TITLE, json.loads(json.dumps(game.record())))
    assert TITLE.equal(again.state, game.state)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 7])
def test_random_games_keep_every_promise(seed: int) -> None:
    kit = kit_of("great-war-commander")
    options = {"three_players": True, "windows": seed % 2 == 1}
    run = fuzz.Run(kit, kit.shipped()["side-by-side"], str(seed), options, kit.usage(), sampled=True)
    run.play()
    assert run.faults == []


def test_activated_men_of_both_nations_in_one_turn() -> None:
    game = play(joint(), f"order {FRENCH_MOVE}", "activate f.poilus-1", "step H7", "stop")
    while prompt(game) not in ("next-order", "turn"):
        play(keep_all(game), "done" if "done" in notations(game) else "none")
    play(game, f"order {AMERICAN_MOVE}", "activate a.doughboys-1")
    assert activated(game, "f.poilus-1") and activated(game, "a.doughboys-1")
