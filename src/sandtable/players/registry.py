"""The opponents by name, and which games each can play."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.random import RandomPlayer
from sandtable.shelf import Manifest, game_named, games

RANDOM = RandomPlayer.name  # plays any game
RECRUIT = "recruit"  # who plays anything, by his rank
LADDER = (RANDOM, "corporal", "sergeant", "captain", "colonel")  # the weakest first; strangers after them


def rung(name: str) -> tuple[int, str]:
    """By rank; those of one rank with another character (`sergeant-bold`) after him."""
    rank = name.split("-")[0]
    return (LADDER.index(rank) if rank in LADDER else len(LADDER), name)


def ranks_of(title: str) -> list[str]:
    """One opponent of each rank."""
    return [name for name in player_names(title) if "-" not in name]


def player_names(title: str | None = None) -> list[str]:
    """Opponents for one game, or all there are, the weakest first."""
    return sorted({RANDOM, *(name for game in asked(title) for name in game.opponents)}, key=rung)


def asked(title: str | None) -> list[Manifest]:
    return list(games().values()) if title is None else [game_named(title)]


def new_player(name: str, seed: str = "0", budget: float = DEFAULT_BUDGET, title: str | None = None) -> Player:
    """An opponent; with a title, one that plays that game."""
    if name in (RANDOM, RECRUIT):
        return RandomPlayer(seed, budget)
    for game in asked(title):
        if name in game.opponents:
            return game.opponents[name]()(seed, budget)
    known = "" if title is None else f" for {title}"
    raise SandtableError(f"there is no opponent named {name!r}{known}; there are {', '.join(player_names(title))}")
