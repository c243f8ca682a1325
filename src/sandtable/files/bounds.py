"""Bounds of everything that a file of somebody's own can say: each number, each text, each list. Not compiled.

A number that is not listed has the usual bounds, so that whatever a file learns to say has bounds from the first day.
What is left at its default is never out of bounds.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from sandtable.files.every import field_of
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import BadFile

Fault = tuple[KeyPath, str]
Limits = tuple[int, int]

MOST_ENTRIES: Final = 500
LONGEST_TITLE: Final = 200  # characters
LONGEST_TEXT: Final = 4_000
TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
SAID: Final = ["title", "calibre"]  # what people read of a piece
TEXTS: Final = ["description", "lesson", "provenance", "facts", "ours", "about", "note"]


@lru_cache
def struct_fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """By the names that files use."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


class Bounds:
    """Limits by shape and field (`Area.depth`); `free` are fields that are checked by whoever knows them."""

    def __init__(self, limits: dict[str, Limits], usual: Limits, free: list[str] | None = None) -> None:
        self.limits = limits
        self.usual = usual
        self.free = free or []

    def faults(self, part: msgspec.Struct, path: KeyPath = ()) -> Iterable[Fault]:
        """Every value that is out of its bounds."""
        shape = type(part).__name__
        for name, field in struct_fields(type(part)).items():
            value = getattr(part, field.name)
            if f"{shape}.{name}" not in self.free and value != field.default:
                yield from self.value_faults(value, (*path, name), self.limits.get(f"{shape}.{name}", self.usual))

    def value_faults(self, value: Any, path: KeyPath, limits: Limits) -> Iterable[Fault]:
        if isinstance(value, msgspec.Struct):
            yield from self.faults(value, path)
        elif isinstance(value, list | tuple | dict):
            parts = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
            if len(parts) > MOST_ENTRIES:
                yield path, too_many(len(parts))
            for key, entry in parts[:MOST_ENTRIES]:
                yield from self.value_faults(entry, (*path, key), limits)
        elif isinstance(value, str):
            yield from text_faults(value, path)
        elif isinstance(value, int) and not isinstance(value, bool) and not limits[0] <= value <= limits[1]:
            yield path, f"{value} is not within {limits[0]} to {limits[1]}"


def check_within(bounds: Bounds, part: msgspec.Struct, source: str) -> None:
    """Raise the first fault, for whoever has no lines to tell: a scenario that came in a record."""
    for path, reason in bounds.faults(part):
        raise BadFile(source, field_of(path), reason)


def size_faults(value: Any, path: KeyPath = ()) -> Iterable[Fault]:
    """The same of texts and lists in plain data, where a shape has bounds for its numbers."""
    if isinstance(value, list | dict):
        if len(value) > MOST_ENTRIES:
            yield path, too_many(len(value))
            return
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from size_faults(entry, (*path, key))
    elif isinstance(value, str):
        yield from text_faults(value, path)


def text_faults(value: str, path: KeyPath) -> Iterable[Fault]:
    """Lists of hexes may be long, names and titles may not."""
    name = next((part for part in reversed(path) if isinstance(part, str)), "")
    most = LONGEST_TEXT if name in TEXTS or " " in value and name != "title" else LONGEST_TITLE
    if name in SAID and not value.strip():
        yield path, "is empty"
    elif len(value) > most:
        yield path, f"more than {most} characters"
    elif name == "title" and not value.isprintable() and any(c in "\n\t" for c in value):
        yield path, "a title is one line"
    elif not value.isprintable() and any(is_hidden(c) for c in value):
        yield path, "has characters that cannot be shown"


def is_hidden(character: str) -> bool:
    """Control characters but for line ends and tabs, and those that turn the direction of a text."""
    if character in "\n\t":
        return False
    return unicodedata.category(character) in ("Cc", "Cs") or character in TURNING


def too_many(count: int) -> str:
    return f"{count} entries, more than {MOST_ENTRIES}"
