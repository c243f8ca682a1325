"""Games of Great War Commander played by the engine to a turn of the French that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from person import Json

from sandtable.games.great_war_commander.files import SCENARIOS
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

FRENCH = 1


def before_set_up(scenario: str, seed: str = "web") -> Json:
    return new_game(TITLE, SCENARIOS.load(scenario), seed, {"windows": True}).record()


@cache
def record_of(scenario: str, wanted: Callable[[Game], bool]) -> Json:
    """Opponents on both sides, up to a turn of the French that is wanted."""
    game = new_game(TITLE, SCENARIOS.load(scenario), "web", {"windows": True})
    players = [new_player("sergeant", "web", title=TITLE.name) for _ in range(2)]
    while not (is_french_turn(game) and wanted(game)):
        assert game.decision is not None and not game.over
        game.play(players[game.decision.seat].choose(Seat(game, game.decision.seat)))
    return game.record()


def is_french_turn(game: Game) -> bool:
    asked = game.decision
    return asked is not None and asked.seat == FRENCH and asked.prompt == "turn"


def both_hold_cards(game: Game) -> bool:
    return all(of(game.state).s_hand)


@cache
def record_when(scenario: str, seed: str, wanted: Callable[[Game], bool]) -> Json:
    """Sergeants on both sides, up to a decision that is wanted."""
    game = new_game(TITLE, SCENARIOS.load(scenario), seed, {"windows": True})
    while not wanted(game):
        assert game.decision is not None and not game.over
        player = new_player("sergeant", f"{seed} {len(game.decisions)}", title=TITLE.name)
        game.play(player.choose(Seat(game, game.decision.seat)))
    return game.record()
