"""The part of a case file that is the same for every game: head, steps, and where a mistake lies (docs/cases.md).

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandtable.files.tomlfile import field_line, place_of
from sandtable.files.tomlshapes import Part
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game

T = TypeVar("T")


class Step(Part):
    """Plays, then what must hold. Everything but the plays is looked at after the last of them."""

    play: str | list[str] = []
    seat: str = ""  # who must make these plays
    asks: str = ""  # who is asked now
    prompt: str = ""
    asked: list[str] = []  # questions that came up during the plays, in this order, others may lie between
    not_asked: list[str] = []  # questions that did not
    offered: list[str] = []
    not_offered: list[str] = []
    choices: list[str] | None = None  # the whole list, in any order
    why: dict[str, str] = {}  # play that is not offered, to the reason
    events: list[str] = []  # in this order, others may lie between
    no_events: list[str] = []
    over: bool | None = None
    winner: str = ""
    ending: str = ""

    @property
    def plays(self) -> list[str]:
        return [self.play] if isinstance(self.play, str) else self.play


class Head(Part):
    """What every case file begins with."""

    title: str
    rules: list[str]  # rows of the rules ledger that this case proves
    game: str = ""  # else the folder says which
    text: str = ""
    extra_draws: bool = False  # chance beyond what is stacked may be used


class Case:
    """A case file that has been read: the position as plain data, and the steps."""

    def __init__(self, source: str, text: str, head: Head, steps: Sequence[Step]) -> None:
        self.source = source
        self.text = text
        self.head = head
        self.steps = steps
        self.position: dict[str, Any] = {}
        if not head.title.strip():
            raise self.fail("", "title", "must not be empty")
        if not head.rules:
            raise self.fail("", "rules", "names no rule that the case proves")
        if not steps:
            raise BadFile(source, "step", "there is no [[step]]")

    # --- what a game fills in ---
    def build(self) -> Game:
        """The game at its position."""
        raise NotImplementedError

    def in_own_terms(self, error: BadFile) -> BadFile:
        """A mistake in the position, with the case's own field and line."""
        raise NotImplementedError

    # --- mistakes ---
    def fail(self, table: str, key: str, reason: str) -> BadFile:
        """A mistake in a key of a table; the head has no name."""
        field = f"{table}.{key}" if table and key else table or key
        return BadFile(self.source, field, reason, field_line(self.text, field))

    def fail_step(self, number: int, key: str, reason: str) -> BadFile:
        field = f"step {number + 1}.{key}" if key else f"step {number + 1}"
        return BadFile(self.source, field, reason, self.step_line(number, key))

    def step_line(self, number: int, key: str = "") -> int:
        return field_line(self.text, f"step[{number}].{key}")

    def check_names(self, keys: Sequence[str], known: Sequence[str], what: str) -> None:
        """The values of some keys of all steps must be known."""
        for number, step in enumerate(self.steps):
            for key in keys:
                value = getattr(step, key)
                for name in [value] if isinstance(value, str) else value:
                    if name and name not in known:
                        raise self.fail_step(number, key, f"{name!r} is no {what}")


def read_text(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(str(path), "", f"cannot be read ({error})") from None


def read_table(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        raise BadFile(source, "", f"is not valid TOML ({error})", int(place[1]) if place else 0) from None


def read_file(text: str, source: str, shape: type[T]) -> T:
    """A case file in the shape of its game; a broken one is a BadFile naming file, line, field and reason."""
    data = read_table(text, source)
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise placed(source, text, error) from None


def placed(source: str, text: str, error: msgspec.ValidationError) -> BadFile:
    """A type error of msgspec with the line of its field."""
    field, reason = place_of(error)
    unknown = re.search(r"unknown field `(.+)`", reason)
    if unknown:
        field, reason = f"{field}.{unknown[1]}".lstrip("."), "unknown field"
    line = field_line(text, field)
    step = re.fullmatch(r"step\[(\d+)\](.*)", field)
    if step:
        field = f"step {int(step[1]) + 1}{step[2]}"
    return BadFile(source, field or "case", reason, line)
