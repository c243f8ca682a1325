"""Games of Barbarossa played by the engine to where a test wants them: both sides advance and fire."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, cast

from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.state import State, place_of, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.plans_reach import everywhere
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.games.barbarossa.screen.writing import Writing
from sandtable.kernel.game import Decision, Game, new_game

Json = dict[str, Any]
FIRES = ("open-fire", "assault", "suppression-fire", "bombing-run")


def before_set_up(scenario: str, seed: str = "table") -> Json:
    return new_game(TITLE, SCREEN.scenario(scenario), seed, {"windows": True}).record()


def begun(scenario: str, seed: str = "table") -> Game:
    """Set up by chance, at the first orders."""
    game, chance = new_game(TITLE, SCREEN.scenario(scenario), seed, {"windows": True}), random.Random(7)
    while (decision := asked(game)).prompt != "plan":
        game.play(chance.choice(decision.choices), decision.seat)
    return game


@lru_cache(maxsize=8)
def record_at(scenario: str, turn: int, seed: str = "table") -> Json:
    return at_turn(scenario, turn, seed).record()


def at_turn(scenario: str, turn: int, seed: str = "table") -> Game:
    """At the orders of a turn, the first being 1."""
    game = begun(scenario, seed)
    while cast(State, game.state).turn < turn:
        play_turn(game)
    return game


@lru_cache(maxsize=2)
def about_to_listen(scenario: str, turn: int, seed: str, listener: str, far: int) -> Json:
    """Both sides have their orders, the other one has committed; one unit listens to all within a distance."""
    game = at_turn(scenario, turn, seed)
    for text in [*orders(game, 1), "commit"]:
        game.play_text(text, 1)
    for text in [*orders(game, 0), f"give {listener}", "order radio-interception", f"range {far}"]:
        game.play_text(text, 0)
    return game.record()


def play_turn(game: Game) -> None:
    turn = cast(State, game.state).turn
    while cast(State, game.state).turn == turn and not game.over:
        decision = asked(game)
        if decision.prompt == "plan":
            for text in orders(game, decision.seat):
                game.play_text(text, decision.seat)
            game.play_text("commit", decision.seat)
        else:
            game.play(decision.choices[0], decision.seat)


def orders(game: Game, seat: int) -> list[str]:
    """Fire at whoever can be fired at, else go nearer."""
    g = cast(State, game.state)
    enemies = [g.u_hex[v] for v in units_of(g, 1 - seat) if g.u_hex[v] >= 0]
    texts: list[str] = []
    for unit in units_of(g, seat):
        found = list(everywhere(g, unit).values())
        aims = [one for one in found if ORDER_NAMES[one.order] in FIRES and one.draft.target >= 0]
        moves = [one for one in found if one.draft.path]
        wanted = aims[:1] or sorted(moves, key=lambda one: nearness(g, one, enemies))[:1]
        texts += [game.title.notation(g, code) for one in wanted for code in one.codes]
    return texts


def nearness(g: State, one: Writing, enemies: list[int]) -> int:
    return min((g.rules.ground.distance(one.end, h) for h in enemies), default=place_of(g, one.unit))


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision
