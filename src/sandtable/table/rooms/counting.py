"""How far a game is, as a pair of eyes counts it: what another seat has sealed does not count for them.

Else a number would tell how much he has written, and how often he has changed his mind, before anybody may know.
"""

from __future__ import annotations

from sandtable.kernel.game import Game


def counted(game: Game, side: int, decisions: int) -> int:
    """How many of the first so many decisions a side, or a spectator, counts."""
    if True not in game.sealed:
        return decisions
    made = zip(game.decisions[:decisions], game.sealed, strict=False)
    return sum(seat == side or not sealed for (seat, _), sealed in made)


def made(game: Game, side: int, count: int) -> int:
    """The other way round: how many decisions were made before the one that a side counts next."""
    if True not in game.sealed:
        return count
    for n, ((seat, _), sealed) in enumerate(zip(game.decisions, game.sealed, strict=True)):
        if seat == side or not sealed:
            if count == 0:
                return n
            count -= 1
    return len(game.decisions) + count
