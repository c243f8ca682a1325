"""Move Orders in one line, for tests about what happens on the way."""

from __future__ import annotations

from commander_play import asked, notations, play
from sandtable.kernel.game import Game


def begin_march(game: Game, card: str, *tags: str) -> Game:
    """Give a Move Order and set the units going, whichever of these steps the kernel has left to the player."""
    play(game, f"order {card}")
    for verb in ("activate", "move"):
        if f"{verb} {tags[0]}" in notations(game):
            play(game, f"{verb} {tags[0]}")
    for tag in tags[1:]:
        play(game, f"with {tag}")
    return game


def march(game: Game, card: str, tag: str, *hexes: str) -> Game:
    """One unit goes through the hexes; whatever the opponent could do on the way he declines, but at the end."""
    begin_march(game, card, tag)
    for i, name in enumerate(hexes):
        play(game, f"step {name}")
        if i + 1 < len(hexes) and asked(game) == "allies":
            play(game, "none")
    return game
