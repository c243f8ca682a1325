"""The corporal: legal choices from what his seat may know, and a few things that he must never do wrong."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from sandtable.games.combat.bots.corporal import ANSWERS
from sandtable.games.combat.bots.eye import Eye, Memory
from sandtable.games.combat.bots.orders import grenade
from sandtable.games.combat.lab import pool
from sandtable.games.combat.rules.names import AIMED, GRENADE, HIDE, RAPID
from sandtable.games.combat.rules.state import LEFT, SEEN, State, enemies, has, mark
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.values import is_cover
from sandtable.games.combat.rules.verbs import EXIT, ORDER, SPOT
from sandtable.kernel.choice import b_of, verb_of
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.shelf import game_named as box


def fresh(scenario: str = "first-patrol", seed: str = "0", **changes: Any) -> Game:
    game = new_game(TITLE, {**box("combat").scenario(scenario), **changes}, seed)
    game.keep_undo = False
    return game


def play_some(game: Game, decisions: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            return
        game.play(rng.choice(game.choices))


def corporals_choice(game: Game) -> int:
    return new_player("corporal").choose(Seat(game, 0))


def state(game: Game) -> State:
    return cast(State, game.state)


def until(game: Game, prompt: str, most: int = 3000) -> None:
    """Let him play until he is asked something."""
    player = new_player("corporal")
    for _ in range(most):
        decision = game.decision
        assert decision is not None, f"{prompt} never came up"
        if decision.prompt == prompt:
            return
        game.play(player.choose(Seat(game, 0)))


def test_choices_do_not_depend_on_what_is_hidden() -> None:
    game = fresh("high-ground", "deal")
    play_some(game, 400, 5)
    changed = 0
    for n in range(120):
        if game.over:
            break
        other = game.determinise(0, f"other {n}")
        changed += TITLE.dump(other.state) != TITLE.dump(game.state)
        assert corporals_choice(game) == corporals_choice(other)
        game.play(corporals_choice(game))
    assert changed > 60


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_legal_wherever_play_has_led(seed: int) -> None:
    game = new_game(TITLE, pool.skirmish(seed), f"legal {seed}")
    game.keep_undo = False
    play_some(game, 60 + 120 * seed, seed)
    player = new_player("corporal")
    for _ in range(150):
        decision = game.decision
        if decision is None:
            break
        chosen = player.choose(Seat(game, 0))
        assert chosen in decision.choices + decision.extras
        game.play(chosen)


def test_he_leaves_the_game_as_it_was() -> None:
    game = fresh("hold-the-crossroads", "still")
    play_some(game, 300, 3)
    before = TITLE.dump(game.state)
    corporals_choice(game)
    assert TITLE.dump(game.state) == before


def test_he_has_an_answer_to_every_question_that_random_games_ask() -> None:
    asked: set[str] = set()
    for seed in range(4):
        game = new_game(TITLE, pool.rarity(seed), f"asked {seed}")
        game.keep_undo = False
        rng = random.Random(seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            asked.add(decision.prompt)
            game.play(rng.choice(decision.choices))
    assert len(asked) > 12
    assert asked <= set(ANSWERS)


def test_he_defends_from_cover() -> None:
    game = fresh("hold-the-crossroads")
    until(game, "play-card")
    g = state(game)
    ours = [hex for hex in g.m_hex[1:13] if hex >= 0]
    assert len(ours) == 12 and all(is_cover(g, hex) for hex in ours)


def test_he_looks_before_anything_else() -> None:
    game = fresh(seed="look")
    for _ in range(40):
        until(game, "spot-or-duck")
        decision = game.decision
        assert decision is not None
        chosen = corporals_choice(game)
        if any(verb_of(code) == SPOT for code in decision.choices):
            assert verb_of(chosen) == SPOT
            return
        game.play(chosen)
    raise AssertionError("nobody came into sight")


def test_with_an_enemy_at_hand_he_fires_or_keeps_his_head_down() -> None:
    """In a defence from cover nobody walks about."""
    game = fresh("hold-the-crossroads", "stand")
    until(game, "orders")
    chosen = set()
    while game.decision is not None and game.decision.prompt == "orders":
        code = corporals_choice(game)
        if verb_of(code) == ORDER:
            chosen.add(b_of(code))
        game.play(code)
    assert chosen & {AIMED, RAPID, HIDE}


def test_homeward_bound_he_leaves_by_the_right_edge() -> None:
    game = fresh("the-way-back", "2")
    player = new_player("corporal")
    left = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        code = player.choose(Seat(game, 0))
        left += verb_of(code) == EXIT
        game.play(code)
    assert left >= 2


def test_at_the_edge_he_goes_at_once() -> None:
    home = {**box("combat").scenario("the-way-back")["friendly"], "area": [{"hexes": "01.06-01.17"}]}
    game = fresh("the-way-back", "edge", friendly=home)
    player = new_player("corporal")
    while not game.over and state(game).turn < 2:
        game.play(player.choose(Seat(game, 0)))
    assert sum(hex == LEFT for hex in state(game).m_hex[1:13]) >= 10


def test_a_second_grenade_is_worth_less_and_one_beside_a_comrade_still_less() -> None:
    data = box("combat").scenario("first-patrol")
    near = {**data["friendly"], "area": [{"hexes": "23.09"}], "spotted": True}
    game = fresh(seed="pile", friendly=near, enemy={**data["enemy"], "place": [{"hexes": "24.08"}]})
    until(game, "orders")
    g = state(game)
    (enemy,) = enemies(g)
    mark(g, enemy, SEEN)
    house = g.m_hex[enemy]
    eye = Eye(g, Memory(g.rules))
    alone = grenade(eye, 1, house)
    g.m_order[2], g.m_aim[2] = GRENADE, house
    second = grenade(eye, 1, house)
    g.m_hex[3] = house
    assert alone > second > grenade(eye, 1, house)


def test_he_finds_the_enemy_on_patrol() -> None:
    game = fresh(seed="patrol")
    player = new_player("corporal")
    while not game.over:
        g = state(game)
        if sum(has(g, e, SEEN) for e in enemies(g)) >= 1:
            return
        game.play(player.choose(Seat(game, 0)))
    raise AssertionError("twelve turns and nobody was spotted")
