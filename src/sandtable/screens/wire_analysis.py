"""The shapes of what the teacher says: analysis of a game, puzzles (tools/generate_wire.py)."""

from typing import Literal, TypedDict

from sandtable.phrase import PhraseData
from sandtable.screens.wire import Weighed

# --- after a game ---


class ChanceMark(TypedDict):
    revision: int  # decisions made before
    turn: int
    chance: float  # of the first seat to win, with all hands open


class SideSum(TypedDict):
    """How one side played, and what fortune gave it; in parts of a whole game."""

    side: int
    choices: int  # that were weighed
    accuracy: float  # 0 to 100
    lost: float  # by choices
    luck: float


class Turned(TypedDict):
    """A turning point: what one decision and all that came of it until the next did to the chance to win."""

    revision: int  # decisions made before
    until: int  # and after it
    turn: int
    side: int | None  # who chose; null: nobody had anything to weigh
    before: float  # chance of the first seat
    after: float
    skill: float  # of the change, what choices made of it
    luck: float  # and what dice, cards and the rest did
    kind: Literal["choice", "luck"]
    say: PhraseData | None  # the choice made
    text: str  # in notation
    better: PhraseData | None  # what would have been better, as far as is sure
    better_text: str
    loss: float  # by how much, for who chose
    error: float  # the standard error of that
    happened: list[PhraseData]  # what was told of it


class ReasonLine(TypedDict):
    say: PhraseData
    text: str  # in notation
    chance: float  # to win, of who chose, as far as he could know


class Reason(TypedDict):
    """Why a choice was made that is worth looking ahead at: what it promised, and what the next best did."""

    revision: int  # decisions made before
    side: int
    turn: int
    chosen: ReasonLine
    others: list[ReasonLine]  # the best first
    thumb: bool  # rules of thumb say the same
    worlds: int


class Analysis(TypedDict):
    title: str
    sides: list[SideSum]
    curve: list[ChanceMark]  # the end is its last mark
    points: list[Turned]  # as they came
    reasons: list[Reason]  # as they came
    over: bool  # was it played to its end?
    decisions: int
    steps: int  # quick answers that it took


# --- puzzles ---


class PuzzleCard(TypedDict):
    """A puzzle before it is answered."""

    title: str
    name: str
    scenario: str
    label: PhraseData | None  # of the scenario
    turn: int
    seat: int
    side: str


class PuzzleAnswer(TypedDict):
    """What every choice is worth."""

    best: int  # its code
    right: list[int]  # it, and all that do the same by another card
    margin: float  # by which the last of these is ahead of all others
    error: float
    worlds: int
    choices: list[Weighed]
