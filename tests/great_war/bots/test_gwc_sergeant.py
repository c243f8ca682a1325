"""The sergeant of Great War Commander: legal choices from nothing but what his seat may know, and some good sense."""

from __future__ import annotations

import random

import pytest

from sandtable.games.great_war_commander.bots.sergeant import GreatWarSergeant
from sandtable.games.great_war_commander.bots.thumb import OWN_ANSWERS
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.match import first_seat, play_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.shelf import game_named

GAME = "great-war-commander"
SCENARIOS = ["iron-in-the-mud", "the-wind-is-right", "the-colonels-wood", "the-harvest-road"]


def fresh_game(seed: str, scenario: str) -> Game:
    game = new_game(TITLE, game_named(GAME).scenario(scenario), seed)
    game.keep_undo = False
    return game


def play_some(game: Game, decisions: int, seed: int) -> None:
    """Random play, to get into the middle of things."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.decision is None:
            return
        game.play(rng.choice(game.decision.choices), game.decision.seat)


def sergeant(seed: str = "0") -> GreatWarSergeant:
    player = new_player("sergeant", seed, title=GAME)
    assert isinstance(player, GreatWarSergeant)
    return player


def test_every_question_he_answers_himself_is_one_of_the_game() -> None:
    known = {*FILES.packs.load_tables().cites.prompts, "weapon-type"}  # which cites its Event
    assert [key for key in OWN_ANSWERS if key not in known] == []


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_choice_is_legal_wherever_play_has_led(scenario: str) -> None:
    for seed in range(2):
        game = fresh_game(str(seed), scenario)
        play_some(game, 120 + 150 * seed, seed)
        player = sergeant(str(seed))
        for _ in range(40):
            decision = game.decision
            if decision is None:
                break
            chosen = player.choose(Seat(game, decision.seat))
            assert chosen in decision.choices
            game.play(chosen, decision.seat)


@pytest.mark.long
@pytest.mark.rule("gwc:intro.2")
def test_he_commands_two_nations_at_once() -> None:
    game = new_game(TITLE, game_named(GAME).scenario("side-by-side"), "3", {"three_players": True})
    game.keep_undo = False
    play_some(game, 60, 3)
    player = sergeant("3")
    given: set[str] = set()
    while (decision := game.decision) is not None and len(game.decisions) < 200:
        chosen = player.choose(Seat(game, decision.seat))
        assert chosen in decision.choices
        text = game.notation(chosen)
        given |= {text.split()[1][0]} if text.startswith("order ") else set()
        game.play(chosen, decision.seat)
    assert given >= {"F", "A"}


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS[:2])
def test_choices_do_not_depend_on_what_is_hidden(scenario: str) -> None:
    """The same choice when hands, piles, Strategy Cards and secret chits are dealt afresh."""
    game = fresh_game("deal", scenario)
    players = [sergeant("0"), sergeant("1")]
    hidden_changed = 0
    for n in range(150):
        decision = game.decision
        if decision is None:
            break
        who = decision.seat
        if n % 3 == 0:
            other_deal = game.determinise(who, f"{n}")
            hidden_changed += TITLE.dump(other_deal.state) != TITLE.dump(game.state)
            choices = [sergeant(f"{n}").choose(Seat(g, who)) for g in (game, other_deal)]
            assert choices[0] == choices[1], decision.prompt
        game.play(players[who].choose(Seat(game, who)), who)
    assert hidden_changed > 30


@pytest.mark.long
def test_equal_seeds_play_the_same_game() -> None:
    played: list[list[int]] = []
    for _ in range(2):
        game = fresh_game("twice", "the-harvest-road")
        players = [sergeant("a"), sergeant("b")]
        chosen: list[int] = []
        while game.decision is not None and len(chosen) < 120:
            who = game.decision.seat
            chosen.append(players[who].choose(Seat(game, who)))
            game.play(chosen[-1], who)
        played.append(chosen)
    assert played[0] == played[1]


def test_he_leaves_the_game_as_it_was() -> None:
    """He thinks on a world of his own."""
    game = fresh_game("still", "iron-in-the-mud")
    play_some(game, 200, 3)
    before = TITLE.dump(game.state)
    assert game.decision is not None
    sergeant().choose(Seat(game, game.decision.seat))
    assert TITLE.dump(game.state) == before


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 1])
def test_he_beats_random_from_either_side(number: int) -> None:
    played = play_game((number, GAME, "the-harvest-road", "sergeant", "random", "drill"))
    assert played.winner == first_seat(number)
