"""The captain of Barbarossa: whole plans tried in dealt worlds, from nothing but what his seat may know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import sandtable.games.barbarossa as barbarossa
from sandtable.games.barbarossa.bots import mind as minds
from sandtable.games.barbarossa.bots import thumb
from sandtable.games.barbarossa.bots.mind import BarbarossaMind
from sandtable.games.barbarossa.bots.plan import orders_for_side
from sandtable.games.barbarossa.bots.search import LEAST, Search, believed_best, entries
from sandtable.games.barbarossa.bots.temper import TEMPERS
from sandtable.games.barbarossa.bots.thumb import thought_of
from sandtable.games.barbarossa.bots.trials import Trials
from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.game import GAME
from sandtable.games.barbarossa.rules.state import State, of, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.verbs import COMMIT_CHOICE, GIVE
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player, player_names
from sandtable.players.seat import Seat
from sandtable.players.thought.lookahead import Worth
from sandtable.players.thought.mind import NO_PLAN

GERMAN, SOVIET = 0, 1


def the_mind() -> BarbarossaMind:
    assert GAME.mind is not None
    return cast(BarbarossaMind, GAME.mind())


def planning(name: str, turn: int, seed: str = "1") -> Game:
    """At the orders of a turn, all before it played by rules of thumb."""
    game = new_game(TITLE, plain(load_scenario(name)), seed, {})
    game.keep_undo = False
    mind = the_mind()
    while of(game.state).turn < turn or game.prompt_of(game.state.asking) != "plan":
        game.play(mind.answer(game, game.state.asking), game.state.asking)
    return game


def forget_plans() -> None:
    minds.PLANS.clear()
    thumb.THOUGHTS.clear()


def next_choice(game: Game, seat: int, seconds: float = 1e9, root: str = "plan") -> int:
    eyes = Seat(game, seat)
    return the_mind().planned(lambda number: eyes.world(f"{root}/{number}"), seat, LEAST, seconds)


# --- the mind ---


def test_captain_and_colonel_are_offered() -> None:
    assert player_names("barbarossa") == ["random", "sergeant", "captain", "colonel"]


@pytest.mark.once
def test_the_network_fits_the_numbers() -> None:
    """A number more or less than it was trained on would be read as another."""
    table, pieces = the_mind().numbers(planning("first-contact", 1), GERMAN)
    net = json.loads((Path(barbarossa.__file__).parent / "data" / "chance.json").read_text())
    assert len(net["own"]["weights"][0]) == len(pieces[0][0]) == len(pieces[1][0])
    assert len(net["middle"]["weights"][0]) == len(table) + 2 * len(net["own"]["biases"])


def test_the_chance_to_win_is_one_and_nothing_at_the_end() -> None:
    game, mind = planning("first-contact", 2), the_mind()
    assert 0.0 < mind.chance(game, GERMAN) < 1.0
    game.state.over, game.state.winner = True, SOVIET
    assert (mind.chance(game, GERMAN), mind.chance(game, SOVIET)) == (0.0, 1.0)


def test_who_has_lost_most_of_his_men_is_believed_to_lose() -> None:
    game, mind = planning("first-contact", 3), the_mind()
    before = mind.chance(game, GERMAN)
    g = of(game.state)
    for u in units_of(g, GERMAN)[1:]:
        g.u_size[u] = 1
    assert mind.chance(game, GERMAN) < before


# --- what he may know ---


@pytest.mark.long
@pytest.mark.parametrize("name", ["keep-their-heads-down", "the-wire"])
def test_he_plans_alike_in_games_that_differ_only_in_what_he_cannot_know(name: str) -> None:
    """The enemy has committed his orders; hidden units, mines and those orders are dealt afresh."""
    game = planning(name, 2)
    mind = the_mind()
    while game.state.asking == GERMAN:
        game.play(mind.answer(game, GERMAN), GERMAN)
    other = game.determinise(SOVIET, "another deal")
    assert TITLE.dump(other.state) != TITLE.dump(game.state)
    found = []
    for one in (game, other):
        forget_plans()
        assert next_choice(one, SOVIET) != NO_PLAN
        found.append([entries(plan) for plan in minds.PLANS.values()])
    assert found[0] == found[1] and len(found[0]) == 1


def test_a_trial_writes_the_enemys_orders_itself() -> None:
    """What the enemy has really written is no part of it."""
    game = planning("first-contact", 2)
    eyes = Seat(game, SOVIET)
    mind = the_mind()
    trials = [Trials(mind, lambda number: eyes.world(str(number)), SOVIET)]
    first = [orders(of(trials[0].world(number).state), GERMAN) for number in range(3)]
    guessed = of(eyes.world("0").state)
    orders_for_side(guessed, GERMAN)
    assert first[0] == orders(guessed, GERMAN)
    game.play(COMMIT_CHOICE, GERMAN)  # nobody does anything
    trials.append(Trials(mind, lambda number: eyes.world(str(number)), SOVIET))
    assert [orders(of(trials[1].world(number).state), GERMAN) for number in range(3)] == first


def orders(g: State, side: int) -> list[tuple[int, int, list[int]]]:
    return [(g.u_order[u], g.u_target[u], list(g.u_path[u])) for u in units_of(g, side)]


# --- how he looks for a plan ---


def test_the_same_plan_is_worth_the_same_in_the_same_world() -> None:
    game = planning("first-contact", 2)
    eyes = Seat(game, GERMAN)
    plan = thought_of(of(game.state), GERMAN).plan
    trials = Trials(the_mind(), lambda number: eyes.world(str(number)), GERMAN)
    assert [trials.worth(plan, 1) for _ in range(3)] == [trials.worth(plan, 1)] * 3
    assert trials.worth(plan, 0) != trials.worth(plan, 1)


def worth(choice: int, *tries: float) -> Worth:
    made = Worth(choice)
    made.tries = list(tries)
    return made


def test_a_change_must_show_that_it_is_better() -> None:
    plan = worth(0, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50)
    lucky = worth(1, 0.80, 0.30, 0.75, 0.35, 0.60, 0.32)
    steady = worth(2, 0.56, 0.55, 0.56, 0.57, 0.56, 0.55)
    assert believed_best([plan, lucky]) == 0
    assert believed_best([plan, lucky, steady]) == 2
    assert believed_best([plan, worth(1, 0.9)]) == 0  # tried too seldom


def test_without_time_he_tries_little_and_plans_all_the_same() -> None:
    game = planning("the-wire", 2)
    eyes = Seat(game, GERMAN)
    trials = Trials(the_mind(), lambda number: eyes.world(str(number)), GERMAN)
    assert Search(trials, of(game.state), GERMAN, 12, 0.0).run()
    assert trials.tries <= LEAST * len(TEMPERS)


@pytest.mark.long
def test_he_writes_his_orders_to_the_end_though_a_new_one_is_asked_each_time() -> None:
    """At the table every decision is made by a fresh opponent, here even by one with another plan: what is written
    stays."""
    game = planning("first-contact", 3)
    given: list[int] = []
    for number in range(60):
        forget_plans()
        code = next_choice(game, GERMAN, root=str(number))
        game.play(code, GERMAN)
        if code == COMMIT_CHOICE:
            break
        if verb_of(code) == GIVE:
            given.append(a_of(code))
    assert code == COMMIT_CHOICE and sorted(given) == sorted(set(given))


@pytest.mark.long
def test_he_plays_a_game_to_its_end() -> None:
    game = new_game(TITLE, plain(load_scenario("first-contact")), "end", {})
    game.keep_undo = False
    seats = [Seat(game, seat) for seat in range(2)]
    sergeant = new_player("sergeant", "0", title="barbarossa")
    while not game.over:
        who = game.state.asking
        planned = next_choice(game, who, seconds=0.0) if who == GERMAN else NO_PLAN
        game.play(planned if planned != NO_PLAN else sergeant.choose(seats[who]), who)
        assert len(game.decisions) < 3000
