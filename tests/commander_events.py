"""What came of an Event of a Commander game, in few words. Unlike `commander_play`, nothing is played by itself."""

from __future__ import annotations

from typing import Any, cast

from commander_play import state
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules import tell
from sandtable.commander.rules.victory import points
from sandtable.kernel.game import Game


def question(game: Game) -> str:
    """What is asked and of whom: `air-support axis`; a finished Event leaves `turn axis`."""
    assert game.decision is not None
    return f"{game.decision.prompt} {SIDES[game.decision.seat]}"


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [game.notation(code) for code in game.decision.choices]


def play(game: Game, *texts: str) -> Game:
    for text in texts:
        game.play_text(text)
    return game


def flagged(game: Game, flag: str) -> list[str]:
    """Tags of the units on the map that are broken, suppressed or veteran."""
    units = cast(list[dict[str, Any]], game.view(0)["units"])
    return sorted(u["tag"] for u in units if u["hex"] and flag in u["flags"])


def vps(game: Game) -> int:
    """Positive for the Axis."""
    return points(state(game))


def told(game: Game, key: int, seat: int | None = None) -> list[tuple[int, ...]]:
    """Arguments of the events of one kind, all of them or those a seat was told."""
    return [event[2:] for event in game.events if event[0] == key and (seat is None or event[1] >> seat & 1)]


def triggers(game: Game) -> int:
    return len(told(game, tell.TRIGGER))
