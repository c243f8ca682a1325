"""The messages; the browser's side of them is web/src/lib/protocol.ts, which tools/generate_wire.py writes."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from sandtable.kernel.title import Data
from sandtable.phrase import PhraseData
from sandtable.screens.wire import (
    Answer,
    AnyView,
    ChosenRule,
    Lesson,
    LogLine,
    Question,
    Result,
)

MOST: Final = 2**53 - 1  # what a browser can count to
Id = Annotated[int, Meta(ge=0, le=MOST)]
Revision = Annotated[int, Meta(ge=0, le=MOST)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Code = Annotated[int, Meta(ge=0, le=MOST)]
Word = Annotated[str, Meta(max_length=80)]
PromptKey = Annotated[str, Meta(max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
# How a seat wants reaction windows answered: by prompt key; "*" is the rest. "ask": always, "pass": never (the default
# choice is taken), "auto": only when there is more than one choice (it can tell the other side something, so it is the
# standard only where no other person plays; else "ask" is).
Reactions = Annotated[dict[PromptKey, Literal["ask", "pass", "auto"]], Meta(max_length=64)]
Placements = Annotated[list[tuple[Word, Word]], Meta(max_length=200)]  # piece of a roster, and where it goes
Texts = Annotated[list[Word], Meta(min_length=1, max_length=600)]  # decisions in notation
OfferKind = Literal["draw", "undo", "rematch"]
RefusalCode = Literal[
    "malformed", "too-large", "too-fast", "stale", "not-asked", "illegal", "not-yours", "no-undo", "over", "lesson",
    "unknown", "no-offer", "waiting", "unfit", "partner", "misplaced", "no-hint",
]  # fmt: skip

# --- what rooms are made of ---


class Clock(Struct, forbid_unknown_fields=True):
    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Meta(ge=0, le=86_400)] = 0  # live: seconds at the start
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # live: seconds added by a decision
    days: Annotated[int, Meta(ge=0, le=100)] = 0  # days: for each turn of thought


class ClockState(Struct):
    left: list[int | None]  # milliseconds by seat when `at` was
    running: list[int]  # seats whose clock runs
    at: int  # server time, milliseconds


class SeatInfo(Struct):
    seat: int
    side: str  # as the game calls it
    kind: Literal["person", "opponent", "open"]
    level: str | None  # of an opponent
    name: str | None  # of a person
    mine: bool
    here: bool  # connected now


class PartnerInfo(Struct):
    """A second person at a side, who sees all that it sees and decides for one of its nations."""

    place: int  # number for sitting down, after those of the seats
    seat: int  # the side; what he sends speaks for it
    nation: str
    kind: Literal["person", "open"]
    name: str | None
    mine: bool
    here: bool


class Offer(Struct):
    kind: OfferKind
    seat: int = msgspec.field(name="from")  # seat
    to_revision: int | None  # undo


class ScenarioName(Struct):
    name: str
    title: str


class RoomInfo(Struct):
    id: str
    title: str
    scenario: ScenarioName
    options: Data
    seats: list[SeatInfo]
    hotseat: bool
    spectators: int
    watchable: bool
    listed: bool  # an open seat is anybody's; else only of whoever has the link
    open_hands: bool  # who sits here sees what all seats may know
    clock: Clock
    status: Literal["waiting", "playing", "finished"]
    result: Result | None
    offers: list[Offer]
    rematch: str | None  # room that follows this one
    lesson: Lesson | None  # where it stood when this was told; each state brings its own
    created: int
    moved: int  # time of the last decision
    revision: int
    rules: list[ChosenRule]  # chosen by whoever started it
    partners: list[PartnerInfo] | UnsetType = UNSET  # where there are any
    ready: list[int] | UnsetType = UNSET  # places that wait for their partner to choose the same
    hints: bool | UnsetType = UNSET  # there, and true, where whoever hears this may ask for hints


class ChatLine(Struct):
    n: int
    name: str
    seat: int  # -1 spectator
    text: str
    at: int


# --- down ---


class RoomDown(Struct, tag="room", tag_field="t"):
    room: RoomInfo


Change = list[object]  # path to a value in a view, and the value; without one the entry is gone


class StateDown(Struct, tag="state", tag_field="t", kw_only=True):
    revision: int  # decisions made
    eyes: int  # the seat whose knowledge this is; -1 spectator
    view: AnyView | UnsetType = UNSET  # or what has changed in the one before:
    changes: list[Change] | UnsetType = UNSET  # in order; only for who asks for them (?changes=true)
    asked: list[int]
    question: Question | None  # only for a seat that is asked; null there: one's partner decides
    undo: bool
    back: int  # revision to which "ask-undo" could go; = revision if none
    log_from: int  # drop lines from here on, then append `log`
    log: list[LogLine]
    clock: ClockState
    over: bool
    lesson: Lesson | None  # the step that belongs to this revision; null when the game is free


class ChatDown(Struct, tag="chat", tag_field="t"):
    lines: list[ChatLine]
    start: int = msgspec.field(name="from")


class ReactionsDown(Struct, tag="reactions", tag_field="t"):
    seat: int
    reactions: Reactions


class AnswerDown(Struct, tag="answer", tag_field="t"):
    id: int
    data: Answer


class DoneDown(Struct, tag="done", tag_field="t"):
    """It is committed."""

    id: int
    revision: int


class RefusedDown(Struct, tag="refused", tag_field="t"):
    id: int
    code: RefusalCode
    say: PhraseData


class MarkDown(Struct, tag="mark", tag_field="t"):
    """Somebody points at a hex, from one to another, or shows a line of sight: for a moment, then it is forgotten."""

    seat: int
    name: str | None
    start: str = msgspec.field(name="from")
    end: str | None = msgspec.field(name="to")
    sight: bool


class PongDown(Struct, tag="pong", tag_field="t"):
    id: int


Down = RoomDown | StateDown | ChatDown | ReactionsDown | AnswerDown | DoneDown | RefusedDown | PongDown | MarkDown

# --- up --- (every message has a number of its own, echoed in the reply)


class Choose(Struct, tag="choose", tag_field="t", forbid_unknown_fields=True):
    id: Id
    revision: Revision
    seat: SeatNumber
    code: Code


class Place(Struct, tag="place", tag_field="t", forbid_unknown_fields=True):
    """A whole set-up: every piece with where it goes. It is played as the engine asks, or not at all."""

    id: Id
    revision: Revision
    seat: SeatNumber
    placements: Placements


class Write(Struct, tag="write", tag_field="t", forbid_unknown_fields=True):
    """Several decisions of a seat in notation, one after the other: all, or none. Taking back takes back all."""

    id: Id
    revision: Revision
    seat: SeatNumber
    texts: Texts


class Undo(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    id: Id
    revision: Revision
    seat: SeatNumber


class MakeOffer(Struct, tag="offer", tag_field="t", forbid_unknown_fields=True):
    id: Id
    kind: OfferKind
    seat: SeatNumber
    to_revision: Revision | UnsetType = UNSET


class AnswerOffer(Struct, tag="answer-offer", tag_field="t", forbid_unknown_fields=True):
    id: Id
    kind: OfferKind
    seat: SeatNumber
    yes: bool


class Resign(Struct, tag="resign", tag_field="t", forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber


class Say(Struct, tag="chat", tag_field="t", forbid_unknown_fields=True):
    id: Id
    text: ChatText


class Look(Struct, tag="eyes", tag_field="t", forbid_unknown_fields=True):
    """Hot-seat: who sits at the screen now."""

    id: Id
    seat: SeatNumber


class SetReactions(Struct, tag="reactions", tag_field="t", forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber
    reactions: Reactions


class Query(Struct, tag="query", tag_field="t", forbid_unknown_fields=True):
    """`thing` for inspect and why, `from` (and `to`) for sight, perhaps `code` for odds, `placements` for a set-up,
    perhaps `things` and `to` for plans, `texts` for what-if; a hint is for who plays against opponents alone."""

    id: Id
    what: Literal["inspect", "why", "sight", "odds", "roster", "ready", "plans", "what-if", "hint"]
    thing: Word | UnsetType = UNSET
    start: Word | UnsetType = msgspec.field(name="from", default=UNSET)
    end: Word | UnsetType = msgspec.field(name="to", default=UNSET)
    code: Code | UnsetType = UNSET
    placements: Placements | UnsetType = UNSET
    things: Annotated[list[Word], Meta(max_length=64)] | UnsetType = UNSET  # "u:3", or "u:3@K8": there
    texts: Texts | UnsetType = UNSET


class MakeMark(Struct, tag="mark", tag_field="t", forbid_unknown_fields=True):
    """Point at a hex, or from one to another; `sight`: as a line of sight, which everybody asks about himself."""

    id: Id
    start: Word = msgspec.field(name="from")
    end: Word | None = msgspec.field(name="to", default=None)
    sight: bool = False


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    id: Id


Changing = Choose | Place | Write | Undo | MakeOffer | AnswerOffer | Resign
Up = Changing | Say | Look | SetReactions | Query | MakeMark | Ping

FIELDS: Final = {
    "inspect": ({"thing"}, {"thing"}), "why": ({"thing"}, {"thing"}), "sight": ({"start"}, {"start", "end"}),
    "odds": (set[str](), {"code"}), "roster": ({"placements"}, {"placements"}),
    "ready": ({"placements"}, {"placements"}), "plans": (set[str](), {"things", "end"}),
    "what-if": ({"texts"}, {"texts"}), "hint": (set[str](), set[str]()),
}  # fmt: skip


def is_whole(query: Query) -> bool:
    """Has it the fields of its kind, and no others?"""
    needed, allowed = FIELDS[query.what]
    names = ("thing", "start", "end", "code", "placements", "things", "texts")
    given = {name for name in names if getattr(query, name) is not UNSET}
    return needed <= given <= allowed


class _Numbered(Struct):
    """Of a message that cannot be read: at least its number, to refuse it by."""

    id: Raw = Raw(b"0")


ENCODER: Final = msgspec.json.Encoder()
_UP: Final[msgspec.json.Decoder[Up]] = msgspec.json.Decoder(Up)
_NUMBERED: Final = msgspec.json.Decoder(_Numbered)
_NUMBER: Final = msgspec.json.Decoder(Id)


def read_up(raw: bytes | str) -> Up | None:
    """None if it is not one of our messages."""
    try:
        message = _UP.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if isinstance(message, Query) and not is_whole(message):
        return None
    return message


def number_of(raw: bytes | str) -> int:
    """The number of a message that may be nonsense; 0 if it has none."""
    try:
        return _NUMBER.decode(_NUMBERED.decode(raw).id)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
