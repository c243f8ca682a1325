"""What the server and the process of the opponents say to each other: a length, then msgpack."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.kernel.title import Data

LENGTH: Final = 4  # bytes


class Head(msgspec.Struct):
    """What a game starts from."""

    title: str
    scenario: Data
    seed: str
    options: Data


class Request(msgspec.Struct):
    room: str
    head: Head | None  # None: as told before
    decisions: list[tuple[int, int]]
    seat: int
    level: str


class Reply(msgspec.Struct):
    code: int = -1
    unknown: bool = False  # the head is needed
    error: str = ""


def framed(message: object) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
