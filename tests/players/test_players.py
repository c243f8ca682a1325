"""Opponents: they choose among what is offered, and from nothing but what their seat may know."""

from __future__ import annotations

import random

import pytest

from sandtable.commander.rules.verbs import CHOOSE_KEEP, DISCARD
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.files import load_scenario
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.choice import verb_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player, player_names
from sandtable.players.seat import Seat

SERGEANTS = ["sergeant", "sergeant-bold", "sergeant-cautious"]


def fresh_game(seed: str, scenario: str = "first-patrol") -> Game:
    game = new_game(TITLE, load_scenario(scenario), seed)
    game.keep_undo = False
    return game


def play_some(game: Game, decisions: int, seed: int) -> None:
    """Random play, to get into the middle of things."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.decision is None:
            return
        game.play(rng.choice(game.decision.choices), game.decision.seat)


def test_a_seat_shows_only_what_it_may() -> None:
    public = {name for name in dir(Seat) if not name.startswith("_")} | {"number"}
    assert public == {"number", "decision", "view", "world", "notation"}


def test_a_world_tells_nothing_of_the_true_deal() -> None:
    """Two games that differ only in what the seat cannot know give it the same worlds."""
    game = fresh_game("deal")
    play_some(game, 120, 1)
    assert game.decision is not None
    who = game.decision.seat
    other_deal = game.determinise(who, "another")
    assert TITLE.dump(game.state) != TITLE.dump(other_deal.state)
    worlds = [TITLE.dump(Seat(g, who).world("same").state) for g in (game, other_deal)]
    assert worlds[0] == worlds[1]


def test_a_seat_that_is_not_asked_says_so() -> None:
    game = fresh_game("0")
    assert game.decision is not None
    with pytest.raises(SandtableError, match="nothing is asked of seat"):
        _ = Seat(game, 1 - game.decision.seat).decision


def test_unknown_opponents_are_named_with_those_there_are() -> None:
    assert player_names() == ["random", "corporal", *SERGEANTS, "captain", "colonel"]
    with pytest.raises(SandtableError, match="'private'.*random, corporal"):
        new_player("private")


def test_opponents_serve_the_games_they_know() -> None:
    assert player_names("combat-commander") == ["random", *SERGEANTS, "captain", "colonel"]
    assert player_names("combat") == ["random", "corporal", "captain"]
    with pytest.raises(SandtableError, match="'corporal' for combat-commander; there are random, sergeant"):
        new_player("corporal", title="combat-commander")


@pytest.mark.parametrize("name", ["random", "sergeant"])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_choices_do_not_depend_on_what_is_hidden(name: str, seed: str) -> None:
    """The same choice when the enemy's hand, the piles and the secret chits are dealt afresh."""
    game = fresh_game(seed)
    players = [new_player("sergeant", seed + "0"), new_player("sergeant", seed + "1")]
    hidden_changed = 0
    for n in range(150):
        decision = game.decision
        if decision is None:
            break
        who = decision.seat
        if n % 3 == 0:
            other_deal = game.determinise(who, f"{seed}/{n}")
            hidden_changed += other_deal.title.dump(other_deal.state) != game.title.dump(game.state)
            choices = [new_player(name, f"{n}").choose(Seat(g, who)) for g in (game, other_deal)]
            assert choices[0] == choices[1], decision.prompt
        game.play(players[who].choose(Seat(game, who)), who)
    assert hidden_changed > 30


@pytest.mark.parametrize("name", ["random", "sergeant"])
def test_every_choice_is_legal_wherever_play_has_led(name: str) -> None:
    for seed in range(4):
        game = fresh_game(str(seed), "house-by-house" if seed % 2 else "first-patrol")
        play_some(game, 150 + 100 * seed, seed)
        player = new_player(name, str(seed))
        for _ in range(25):
            decision = game.decision
            if decision is None:
                break
            chosen = player.choose(Seat(game, decision.seat))
            assert chosen in decision.choices
            game.play(chosen, decision.seat)


def test_the_sergeant_leaves_the_game_as_it_was() -> None:
    """He thinks on a world of his own."""
    game = fresh_game("still")
    play_some(game, 200, 3)
    before = TITLE.dump(game.state)
    assert game.decision is not None
    new_player("sergeant").choose(Seat(game, game.decision.seat))
    assert TITLE.dump(game.state) == before


# --- what the sergeant does ---


def sergeants_choice(game: Game) -> str:
    assert game.decision is not None
    seat = Seat(game, game.decision.seat)
    return seat.notation(new_player("sergeant").choose(seat))


def test_the_sergeant_never_passes_without_a_discard() -> None:
    """Two who pass and discard nothing would sit there for ever."""
    hand = ["G-66", "G-67"]  # good cards, though of no use now
    game = build_position(
        {
            "axis": {"units": [{"unit": "rifle", "hex": "A1"}], "posture": "defend"},
            "allies": {"units": [{"unit": "rifle", "hex": "O10"}]},
            "table": {"axis": {"hand": hand}},
        }
    )
    assert game.decision is not None and game.decision.prompt == "discard"
    seat = Seat(game, 0)
    assert verb_of(new_player("sergeant").choose(seat)) == DISCARD


def test_the_sergeant_fires_at_what_he_can_hurt() -> None:
    """Of two squads he shoots at the one in the open."""
    game = build_position(
        {
            "map_data": {"terrain": {"building": "G5"}},
            "axis": {"units": [{"unit": "elite-rifle", "hex": "F5"}]},
            "allies": {"units": [{"unit": "rifle", "hex": "G5"}, {"unit": "rifle", "hex": "F7"}]},
            "table": {"axis": {"hand": ["G-50"]}},
        }
    )
    assert sergeants_choice(game) == "order G-50"
    game.play_text("order G-50")
    assert sergeants_choice(game) == "fire F7"


def test_the_sergeant_plays_what_a_shot_he_must_make_needs() -> None:
    """A Team of 2 FP through Brush has no other shot; to give it up again and again would end nothing."""
    game = build_position(
        {
            "map_data": {"terrain": {"brush": "F6"}},
            "axis": {"units": [{"unit": "weapon-team", "hex": "F5"}]},
            "allies": {"units": [{"unit": "rifle", "hex": "F7"}]},
            "table": {"axis": {"hand": ["G-50", "G-70"]}},
        }
    )
    game.play_text("order G-50")
    assert sergeants_choice(game) == "play G-70"


def test_the_sergeant_keeps_the_initiative_card_for_worse_rolls() -> None:
    game = build_position(
        {
            "axis": {"units": [{"unit": "rifle", "hex": "F5"}]},
            "allies": {"units": [{"unit": "rifle", "hex": "F8"}]},
            "table": {"axis": {"hand": ["G-50"], "draw": ["4-2"]}},
        }
    )
    game.play_text("order G-50")
    while game.decision is not None and not game.decision.prompt.startswith("initiative"):
        game.play(game.decision.choices[-1])
    assert game.decision is not None
    assert new_player("sergeant").choose(Seat(game, game.decision.seat)) == CHOOSE_KEEP
