"""The shapes of a report: what is told of a game when it is over (tools/generate_wire.py)."""

from typing import TypedDict

from sandtable.phrase import PhraseData
from sandtable.screens.wire import AnyView, Thing

# --- after a game ---


class PointsMark(TypedDict):
    revision: int
    turn: int
    time: int
    vp: int


class Loss(TypedDict):
    side: int
    thing: Thing
    say: PhraseData
    revision: int
    turn: int


class FireSum(TypedDict):
    """What one side's attacks did, and how many came its way."""

    side: int
    attacks: int
    pieces: int
    strength: int
    broken: int
    eliminated: int
    suppressed: int
    taken: int


class RollSum(TypedDict):
    side: int
    count: int
    mean: float
    expected: float
    luck: float
    counts: list[int]  # by total 0..12


class KeyMoment(TypedDict):
    revision: int
    turn: int
    say: PhraseData
    hexes: list[str]
    swing: int
    view: AnyView


class Account(TypedDict):
    """A game once more, from its record."""

    points: list[PointsMark]
    losses: list[Loss]
    fire: list[FireSum]
    rolls: list[RollSum]
    moments: list[KeyMoment]
