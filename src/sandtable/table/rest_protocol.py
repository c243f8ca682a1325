"""What is asked and answered over HTTP; the browser's side of it is written by tools/generate_wire.py as well."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.phrase import PhraseData
from sandtable.screens.wire import (
    AnyView,
    Briefing,
    LogLine,
    Option,
    RandomWish,
    ScenarioCard,
)
from sandtable.screens.wire_analysis import Analysis
from sandtable.screens.wire_report import Account
from sandtable.table.protocol import MOST, Clock, RoomInfo, SeatNumber, Word

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]

# --- REST ---


class SeatWanted(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "opponent", "open"]
    level: Word | None = None


class RandomWanted(Struct, forbid_unknown_fields=True):
    seed: Annotated[int, Meta(ge=0, le=MOST)] | None = None
    wishes: Annotated[dict[Word, Word], Meta(max_length=20)] = {}


class RandomScenario(Struct):
    """What a seed makes of wishes, as anybody may know it; a room made of the same two plays it."""

    seed: int
    scenario: ScenarioCard
    briefing: Briefing
    possible: dict[str, list[str]]  # by name of a wish: the values that go with the other wishes


class NewRoom(Struct, forbid_unknown_fields=True):
    title: Word
    seats: Annotated[list[SeatWanted], Meta(max_length=8)]  # by seat number; two "me": hot-seat
    scenario: Word | None = None
    random: RandomWanted | None = None
    lesson: Word | None = None
    options: Annotated[dict[Word, bool | Word], Meta(max_length=40)] = {}
    clock: Clock | None = None
    watchable: bool = False
    listed: bool = False  # shown among open seats
    partner: bool = False  # an open place beside the first at the side that allows it (ScenarioCard.partner)
    open_hands: bool = False  # an open table; everybody who sits down agrees to it


class NewRoomReply(Struct):
    room: str
    invites: list[str | None]  # secret of each open seat, a partner's last, for #seat=... of a link


class Sit(Struct, forbid_unknown_fields=True):
    invite: Word | None = None
    seat: SeatNumber | None = None


class Invite(Struct, forbid_unknown_fields=True):
    invite: Word


class Invitation(Struct):
    """What an invitation is to, told before the seat is taken."""

    room: RoomInfo
    seat: int  # that is kept for him, or in which he sits; a partner's is its `place`


class RoomEntry(Struct):
    room: RoomInfo
    your_turn: bool
    turn: int | None  # 0 while the sides set up
    tidy: Literal["delete", "hide"] | None  # what putting it away does; null: others still play it


class Person(Struct):
    name: str | None
    account: bool


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Empty(Struct):
    pass


class Notify(Struct, forbid_unknown_fields=True):
    """Where somebody is told that it is his turn; null: nowhere."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    lang: Literal["en", "bg"] = "en"


class NotifyInfo(Struct):
    """Where somebody is told that it is his turn."""

    webhook: str | None
    mail: str | None
    unconfirmed: str | None  # an address to which a code was sent
    webhooks: bool  # does this server do that?
    mails: bool


class Confirm(Struct, forbid_unknown_fields=True):
    code: Word


class TitleEntry(Struct):
    name: str
    label: str
    editions: list[str]
    opponents: list[str]
    seats: list[str]
    options: list[Option]
    wishes: list[RandomWish]
    mind: bool  # are its positions judged: hints, analysis?
    puzzles: int


class LessonEntry(Struct):
    name: str
    title: str
    say: PhraseData


class Lobby(Struct):
    titles: list[TitleEntry]
    scenarios: list[ScenarioCard]
    lessons: list[LessonEntry]


class LeftOutPack(Struct):
    """A pack with faults, which nobody plays with."""

    name: str
    problems: list[str]  # the first of them
    count: int


class RuleRow(Struct):
    id: str
    text: str


class RuleReply(Struct):
    rule: str
    say: PhraseData
    rows: list[RuleRow]


class TurnMark(Struct):
    revision: int
    turn: int
    side: int
    time: int


class ReplayInfo(Struct):
    room: RoomInfo
    count: int  # decisions
    eyes: list[int]  # seats whose eyes may be used; -2 means all eyes (finished games)
    turns: list[TurnMark]


class ReplayStep(Struct):
    revision: int
    eyes: int
    view: AnyView
    log: list[LogLine]  # what this decision brought; with `?since=K`, all after the Kth did (0: from the start)
    lines: int = 0  # how many lines this seat's log has after this decision


class Report(Account):
    room: RoomInfo


class AnalysisState(Struct):
    """Of a game that is over: not asked for yet, under way, kept, or none to be had."""

    status: Literal["none", "waiting", "working", "done", "failed", "no-mind"]
    part: float = 0.0  # of the work that is done
    analysis: Analysis | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new game from a moment of one that is over."""

    revision: Annotated[int, Meta(ge=0, le=MOST)]  # decisions made before
    seat: SeatNumber  # of whoever asks; opponents have the others
    level: Word


class ErrorReply(Struct):
    error: str
    say: PhraseData
