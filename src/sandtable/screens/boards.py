"""A game's table as text, for terminals: the map and what lies beside it, drawn from a view, never from the state."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, Protocol

from sandtable.kernel.title import Data
from sandtable.phrase import read_phrase
from sandtable.screens.colours import Paint
from sandtable.texts import Texts

ESCAPE: Final = re.compile(r"\x1b\[[\d;]*m")
PIECE: Final = re.compile(r"( +)([^ ]+)")

View = dict[str, Any]
Span = tuple[int, int]  # the first column, and the one after the last


class Sheet(NamedTuple):
    """What a board is drawn from: what one seat may know, and how to say it."""

    scenario: Data
    view: View
    look: Callable[[str], Any]  # a closer look at a thing, as the screen gives it (Inspection)
    texts: Texts
    paint: Paint
    width: int
    focus: list[str]  # things that the question is about

    def say(self, data: Any) -> str:
        return self.texts.say(read_phrase(data))


class Part(NamedTuple):
    """A part of the table. It is shown again when it has changed, or when what it is about has."""

    name: str
    lines: list[str]
    about: object = None


class TextBoard(Protocol):
    """What a game draws for a terminal (`Manifest.board`). Whoever shows it wraps lines that are too long."""

    def parts(self, sheet: Sheet) -> list[Part]:
        """The table from top to bottom."""
        ...

    def map(self, sheet: Sheet) -> list[str]:
        """The whole map, in strips where the screen is too narrow for it."""
        ...

    def forces(self, sheet: Sheet, hex: str | None = None) -> list[str]:
        """Everybody on the map, or in one hex."""
        ...

    def piles(self, sheet: Sheet) -> list[str]:
        """Cards that lie open."""
        ...

    def legend(self, sheet: Sheet) -> list[str]:
        """What the signs mean."""
        ...


class PlainBoard:
    """The view as a listing, for a game that draws none."""

    def parts(self, sheet: Sheet) -> list[Part]:
        return [Part("view", self.map(sheet))]

    def map(self, sheet: Sheet) -> list[str]:
        shown = {key: value for key, value in sheet.view.items() if key not in ("asked", "decision")}
        return [f"  {key}: {json.dumps(value, ensure_ascii=False)}" for key, value in shown.items()]

    def forces(self, sheet: Sheet, hex: str | None = None) -> list[str]:
        return []

    def piles(self, sheet: Sheet) -> list[str]:
        return []

    def legend(self, sheet: Sheet) -> list[str]:
        return []


class TextMaps(Protocol):
    """The maps of a game at the command line (`Manifest.maps`)."""

    def titles(self) -> dict[str, str]:
        """Of all maps, by name."""
        ...

    def picture(self, name: str, texts: Texts, paint: Paint, width: int) -> list[str]:
        """A bare map as text; `name` may be a file."""
        ...

    def svg(self, name: str) -> str: ...

    def sight(self, name: str, start: str, end: str, texts: Texts, bare: bool) -> list[str]:
        """Does one hex see another, and why; `bare`: without what grows in summer."""
        ...


def shown_width(text: str) -> int:
    """Colours take no room."""
    return len(ESCAPE.sub("", text))


def wrap(text: str, width: int, hang: str = "  ") -> list[str]:
    """Lines of a text that fit; those after the first hang further in."""
    indent = text[: len(text) - len(text.lstrip())]
    lines = [indent]
    for gap, word in PIECE.findall(" " + text.strip()):
        if lines[-1].isspace() or not lines[-1]:
            lines[-1] += word
        elif shown_width(lines[-1] + gap + word) <= width:
            lines[-1] += gap + word
        else:
            lines.append(indent + hang + word)
    return lines


def fit(lines: Iterable[str], width: int) -> list[str]:
    return [part for line in lines for part in (wrap(line, width) if shown_width(line) > width else [line])]


def in_strips(columns: int, room: int, draw: Callable[[Span], list[str]]) -> list[str]:
    """A map cut into strips of so many columns, one below the other."""
    spans = [(first, min(columns, first + room)) for first in range(0, columns, room)]
    return [line for span in spans for line in ([""] if span[0] else []) + draw(span)]


def window(columns: int, room: int, seen: list[int], wanted: list[int]) -> Span:
    """So many columns around what must be seen, and around what is wanted too where both fit."""
    for held in (seen + wanted, seen, wanted):
        if held and max(held) - min(held) < room:
            middle = (min(held) + max(held) + 1) // 2
            first = max(0, min(columns - room, middle - room // 2))
            return first, first + room
    return 0, room
