"""The opponents by name."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.random import RandomPlayer
from sandtable.players.sergeant import Sergeant

PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer, "sergeant": Sergeant}


def player_names() -> list[str]:
    return sorted(PLAYERS)


def new_player(name: str, seed: str = "0", budget: float = DEFAULT_BUDGET) -> Player:
    if name not in PLAYERS:
        raise SandtableError(f"there is no opponent named {name!r}; there are {', '.join(player_names())}")
    return PLAYERS[name](seed, budget)
