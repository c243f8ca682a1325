"""What the server and the process of the analyst say to each other: a length, then msgpack."""

from __future__ import annotations

import msgspec

from sandtable.kernel.title import Data


class Task(msgspec.Struct):
    title: str
    record: Data
    steps: int  # quick answers for each decision


class Word(msgspec.Struct):
    """How far it is; with the last word, what was made, as JSON, or why it was not."""

    part: float = 0.0
    made: bytes | None = None
    error: str = ""

    @property
    def is_last(self) -> bool:
        return self.made is not None or bool(self.error)
