"""What must hold of the subject of any question, whatever the game."""

from __future__ import annotations

import json
from typing import Any

from sandtable.kernel.frame import Subject
from sandtable.kernel.game import Game

FIELDS = (
    "kind", "side", "unit", "units", "piece", "pieces", "pool", "hex", "hexes", "by_hex", "card", "numbers",
)  # fmt: skip


def plain(subject: Subject) -> dict[str, Any]:
    """The subject as data."""
    return {name: getattr(subject, name) for name in FIELDS}


def now(game: Game) -> Subject:
    """Of the question that stands."""
    assert game.decision is not None
    return game.decision.subject


def check_subject(subject: Subject, units: int, hexes: int) -> None:
    """Every thing that it names is there, of so many units and hexes."""
    assert subject.kind
    assert subject.side in (-1, 0, 1)
    assert -1 <= subject.unit < units and all(0 <= u < units for u in subject.units)
    assert -1 <= subject.hex < hexes and all(0 <= h < hexes for h in subject.hexes)
    assert subject.by_hex == [] or len(subject.by_hex) == len(subject.hexes)
    assert subject.piece < 0 or subject.piece in subject.pieces
    assert json.loads(json.dumps(plain(subject))) == plain(subject)


def check_tells_nothing(game: Game, seed: str) -> None:
    """What the asked seat cannot know makes no difference; nor does asking."""
    assert game.decision is not None
    before, found = game.title.dump(game.state), plain(now(game))
    assert game.title.dump(game.state) == before
    assert plain(now(game.determinise(game.decision.seat, seed))) == found
