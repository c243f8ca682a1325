"""Several decisions of one seat, sent at once in notation: tried out first, so that all of them are made or none."""

from __future__ import annotations

from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from sandtable.table.refusal import Refusal


def codes_of(game: Game, seat: int, texts: list[str]) -> list[int]:
    """The choices that they name, one after the other."""
    copy = game.clone()
    copy.keep_undo = False
    codes: list[int] = []
    try:
        for text in texts:
            codes.append(copy.choice(text, seat))
            copy.play(codes[-1], seat)
    except IllegalChoice:
        raise Refusal("illegal") from None
    return codes
