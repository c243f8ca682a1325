"""Numbers of a small position as they are now, and cards by what is printed at their foot."""

from __future__ import annotations

from gwc_positions import printed, state

from commander_play import hex, unit
from sandtable.commander.rules import cover, stats
from sandtable.kernel.game import Game


def fp(game: Game, tag: str) -> int:
    return stats.firepower(state(game), unit(game, tag))


def reach(game: Game, tag: str) -> int:
    return stats.fire_range(state(game), unit(game, tag))


def mps(game: Game, tag: str) -> int:
    return stats.movement(state(game), unit(game, tag))


def morale(game: Game, tag: str) -> int:
    """With Cover, while nobody fires."""
    return cover.morale(state(game), unit(game, tag))


def four(game: Game, tag: str) -> list[int]:
    """FP, Range, Movement and Morale."""
    return [fp(game, tag), reach(game, tag), mps(game, tag), morale(game, tag)]


def cover_of(game: Game, name: str, indirect: bool = False, crossing: int = 0) -> int:
    """The best Cover of a hex; `crossing`: bit mask of the hexsides by which the fire comes in."""
    return cover.best_cover(state(game), hex(game, name), indirect, crossing)


def card_at(letter: str, *hexes: str) -> str:
    """The first card of a deck whose Random Hex is one of these."""
    tables = printed()
    for i, name in enumerate(tables.card_name):
        shown = chr(ord("A") + tables.card_hex_col[i]) + str(tables.card_hex_row[i] + 1)
        if name.startswith(letter + "-") and shown in hexes:
            return name
    raise LookupError(f"{letter} has no card with {' or '.join(hexes)}")
