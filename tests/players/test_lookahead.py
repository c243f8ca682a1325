"""Opponents who look ahead: common worlds, candidates that drop out, the network, the ladder."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.players.ladder import standings
from sandtable.players.match import Played, Result
from sandtable.players.nets import read_net
from sandtable.players.registry import new_player, ranks_of
from sandtable.players.seat import Seat
from sandtable.players.thought.lookahead import Depth, Worth, choice_of, weigh
from sandtable.players.thought.mind import Mind
from sandtable.players.thought.net import Layer, Net
from sandtable.shelf import game_named

TITLES = ["combat-commander", "great-war-commander"]


def mind_of(title: str) -> Mind:
    mind = game_named(title).mind
    assert mind is not None
    return mind()


def at_first_turn(title: str, scenario: str, seed: str = "look") -> Game:
    """Set up by rules of thumb, at the first Order of the game."""
    manifest = game_named(title)
    game = new_game(manifest.title(), manifest.scenario(scenario), seed)
    game.keep_undo = False
    mind = mind_of(title)
    while game.decision is not None and game.decision.prompt != "turn":
        who = game.state.asking
        game.play(mind.answer(game, who), who)
    return game


# --- the network ---


def test_a_network_sums_its_pieces_by_side() -> None:
    """Own pieces count 2 each, the enemy's 1 against; what is negative is cut off before the sum."""
    own, enemy = Layer([[2.0]], [0.0]), Layer([[1.0]], [0.0])
    net = Net([own, enemy], Layer([[1.0, 1.0, -1.0]], [0.0]), Layer([[1.0]], [-3.0]))
    assert net.chance([1.0], [[[1.0], [-5.0]], []]) == pytest.approx(0.5)
    assert net.chance([1.0], [[[1.0], [1.0]], []]) > 0.8
    assert net.chance([1.0], [[[1.0]], [[1.0]]]) < 0.3


@pytest.mark.once
@pytest.mark.parametrize(
    ("damage", "reason"), [("{", "cannot be read"), ("{}", "own"), ('{"own": {"weights": [[1], [1, 2]]}}', "biases")]
)
def test_a_damaged_network_is_named(tmp_path: Path, damage: str, reason: str) -> None:
    path = tmp_path / "chance.json"
    path.write_text(damage)
    with pytest.raises(BadFile, match=reason) as caught:
        read_net(path)
    assert "chance.json" in str(caught.value)


@pytest.mark.once
@pytest.mark.parametrize("title", TITLES)
def test_the_network_fits_the_numbers_of_its_game(title: str) -> None:
    """A number more or less than it was trained on would be read as another."""
    mind = mind_of(title)
    game = at_first_turn(title, game_named(title).scenario_names()[0])
    table, pieces = mind.numbers(game, 0)
    net = json.loads((Path(sandtable.__file__).parent / data_of(title)).read_text())
    assert len(net["own"]["weights"][0]) == len(pieces[0][0]) == len(pieces[1][0])
    assert len(net["middle"]["weights"][0]) == len(table) + 2 * len(net["own"]["biases"])


def data_of(title: str) -> str:
    return f"games/{title.replace('-', '_')}/data/chance.json"


# --- looking ahead ---


@pytest.mark.parametrize("title", TITLES)
def test_the_chance_to_win_is_one_and_nothing_at_the_end(title: str) -> None:
    game = at_first_turn(title, game_named(title).scenario_names()[0])
    mind = mind_of(title)
    assert 0.0 < mind.chance(game, 0) < 1.0
    game.state.over, game.state.winner = True, 1
    assert (mind.chance(game, 0), mind.chance(game, 1)) == (0.0, 1.0)


def test_all_candidates_meet_the_same_worlds() -> None:
    """The same choice tried twice is worth the same to the last digit, world by world."""
    game = at_first_turn("combat-commander", "first-patrol")
    seat = Seat(game, game.state.asking)
    first = seat.decision.choices[0]

    def deal(number: int) -> Game:
        return seat.world(f"common/{number}")

    mind = mind_of("combat-commander")
    one, two = weigh(deal, seat.number, mind, [first, first], Depth(3, 1, seconds=1e9))
    assert one.tries == two.tries and len(one.tries) == 3


def worth(choice: int, *tries: float) -> Worth:
    made = Worth(choice)
    made.tries = list(tries)
    return made


def test_another_choice_must_show_that_it_is_better() -> None:
    """A little luck in a few worlds is not believed; a steady gain in all of them is."""
    usual = worth(1, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50)
    lucky = worth(2, 0.80, 0.30, 0.75, 0.35, 0.60, 0.32)
    steady = worth(3, 0.56, 0.55, 0.56, 0.57, 0.56, 0.55)
    assert choice_of([usual, lucky]).choice == 1
    assert choice_of([usual, lucky, steady]).choice == 3
    assert choice_of([usual, worth(4, 0.9)]).choice == 1  # tried too seldom


def one_chance(give: Callable[[int], float]) -> Mind:
    """Judges a choice by its place; plays on nowhere."""

    class Judge(Mind):
        def clock(self, world: Game) -> int:
            return 0

        def answer(self, world: Game, seat: int) -> int:
            return world.choices[0]

        def chance(self, world: Game, seat: int) -> float:
            return give(world.decisions[-1][1])

    return Judge()


def test_who_falls_clearly_behind_drops_out() -> None:
    """The others are tried on; the quick answer stays, since all are compared with it."""
    game = at_first_turn("combat-commander", "first-patrol")
    seat = Seat(game, game.state.asking)
    usual, bad, good = seat.decision.choices[:3]
    mind = one_chance({usual: 0.4, bad: 0.1, good: 0.6}.__getitem__)
    found = weigh(lambda n: seat.world(str(n)), seat.number, mind, [usual, bad, good], Depth(8, 0, seconds=1e9))
    assert [len(one.tries) for one in found] == [8, 4, 8]
    assert choice_of(found).choice == good


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_a_captain_sees_what_his_seat_may_know_and_no_more(title: str) -> None:
    """With the other's hand dealt afresh behind his back he chooses the same."""
    game = at_first_turn(title, game_named(title).scenario_names()[0])
    seat = game.state.asking
    other = game.determinise(seat, "another deal")
    captain, again = (new_player("captain", "same", title=title) for _ in range(2))
    for player in (captain, again):
        player.depth = Depth(4, 1, seconds=1e9)  # type: ignore[attr-defined]
    assert captain.choose(Seat(game, seat)) == again.choose(Seat(other, seat))


# --- the ladder ---


def result(first: str, second: str, wins: int, games: int) -> Result:
    made = Result(first, second)
    for number in range(games):
        mine = number % 2
        made.add(Played(number, "x", ("a", "b"), mine if number < wins else 1 - mine, 0))
    return made


@pytest.mark.once
def test_ratings_follow_from_wins() -> None:
    """Three wins in four are 191 points on Elo's scale."""
    found = standings(["sergeant", "captain"], [result("captain", "sergeant", 300, 400)])
    assert [one.name for one in found] == ["captain", "sergeant"]
    assert found[0].rating - found[1].rating == pytest.approx(191, abs=2)
    assert found[1].rating == 1000 and found[0].to_json()["interval"][0] > 1150


@pytest.mark.once
def test_the_ladder_begins_with_the_weakest() -> None:
    assert ranks_of("combat-commander") == ["random", "sergeant", "captain", "colonel"]
    assert new_player("recruit").name == "random"
