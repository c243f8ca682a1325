"""What the server and its clerks say to each other: a length, then msgpack."""

from __future__ import annotations

import msgspec

from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.table.opponents.thoughts import Head
from sandtable.table.protocol import Clock
from sandtable.table.rooms.facts import RecordFacts, RoomFacts, SeatFacts


class Limits(msgspec.Struct):
    seconds: int  # of processor time
    memory: int  # bytes beyond what a clerk has anyway


class RoomOrder(msgspec.Struct, kw_only=True, tag=True):
    """A room to be made: from a scenario, from what a generator makes of wishes, or from a record."""

    id: str
    now: int
    title: str
    scenario: Data
    seed: str
    options: Data
    owner: str
    seats: list[SeatFacts]
    clock: Clock
    lesson: str | None = None
    watchable: bool = False
    listed: bool = False
    open_hands: bool = False
    record: Data | None = None
    result: wire.Result | None = None


class RoomDone(msgspec.Struct):
    facts: RoomFacts
    record: RecordFacts


class WishOrder(msgspec.Struct, tag=True):
    """A scenario that a generator makes up, alone or as it is shown beforehand."""

    title: str
    seed: int
    wishes: dict[str, str]
    shown: bool


class ReportOrder(msgspec.Struct, tag=True):
    title: str
    record: Data


class GameOrder(msgspec.Struct, tag=True):
    """A question about a game at one of its decisions."""

    head: Head
    decisions: list[tuple[int, int]]
    side: int


class WhatIfOrder(GameOrder, tag=True):
    texts: list[str]


class ReadyOrder(GameOrder, tag=True):
    placements: list[tuple[str, str]]


class HintOrder(GameOrder, tag=True):
    """What the choices of a side are worth, from what it may know."""


Order = RoomOrder | WishOrder | ReportOrder | WhatIfOrder | ReadyOrder | HintOrder


class Request(msgspec.Struct):
    order: Order
    limits: Limits


class Reply(msgspec.Struct):
    """One of: what was made, as JSON; why not, as status, code and arguments; nothing, if it was too much."""

    made: bytes | None = None
    status: int = 0
    code: str = ""
    args: dict[str, str | int] = {}
    trace: str = ""  # of a fault of ours
