"""The opponents by name, and which games each can play."""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple, cast

from sandtable.kernel.errors import SandtableError
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.shelf import COMBAT, COMBAT_COMMANDER


class Entry(NamedTuple):
    module: str  # read only when the opponent is wanted, for it may bring a whole game with it
    kind: str
    titles: list[str]


PLAYERS: Final[dict[str, Entry]] = {
    "corporal": Entry("corporal", "Corporal", [COMBAT]),
    "random": Entry("random", "RandomPlayer", [COMBAT, COMBAT_COMMANDER]),
    "sergeant": Entry("sergeant", "Sergeant", [COMBAT_COMMANDER]),
}


def player_names(title: str | None = None) -> list[str]:
    """Opponents for one game, or all there are."""
    return sorted(name for name, entry in PLAYERS.items() if title is None or title in entry.titles)


def new_player(name: str, seed: str = "0", budget: float = DEFAULT_BUDGET, title: str | None = None) -> Player:
    """An opponent; with a title, one that plays that game."""
    if name not in player_names(title):
        game = "" if title is None else f" for {title}"
        raise SandtableError(f"there is no opponent named {name!r}{game}; there are {', '.join(player_names(title))}")
    entry = PLAYERS[name]
    kind = getattr(import_module(f"sandtable.players.{entry.module}"), entry.kind)
    return cast(Player, kind(seed, budget))
