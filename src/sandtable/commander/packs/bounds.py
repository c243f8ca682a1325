"""Bounds of everything that a file of a pack can say: each number, each text, each list. Not compiled.

A number of a scenario that is not listed here may be from -99 to 99, so that whatever a scenario learns to say has
bounds from the first day. What is left at its default is never out of bounds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from sandtable.commander.packs.check import Fault, struct_fields
from sandtable.files.tomllines import KeyPath

USUAL: Final = (-99, 99)
MOST_ENTRIES: Final = 500
LONGEST_TITLE: Final = 200  # characters
LONGEST_TEXT: Final = 4_000
TEXTS: Final = ["description", "lesson", "provenance", "facts", "ours", "about", "note"]
FREE: Final = ["Scenario.map_data", "Scenario.define", "Scenario.options"]  # checked by whoever knows them

# by shape and field
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "Scenario.year": (1900, 1999),
    "Scenario.number": (0, 9999),
    "Scenario.open_draws": (0, 26),
    "SideEntry.secret_draws": (0, 26),
    "SideEntry.hand_size": (0, 12),
    "SideEntry.discard_limit": (-1, 12),
    "SideEntry.late_discard": (0, 12),
    "TerrainEntry.cost": (-1, 9),
    "TerrainEntry.cover": (-9, 9),
    "TerrainEntry.hindrance": (-1, 9),
    "Area.depth": (0, 30),
    "Area.from_depth": (0, 30),
}


def bound_faults(part: msgspec.Struct, path: KeyPath = ()) -> Iterable[Fault]:
    """Every value of a scenario that is out of its bounds."""
    shape = type(part).__name__
    for name, field in struct_fields(type(part)).items():
        value = getattr(part, field.name)
        if f"{shape}.{name}" not in FREE and value != field.default:
            yield from value_faults(value, (*path, name), LIMITS.get(f"{shape}.{name}", USUAL))


def value_faults(value: Any, path: KeyPath, limits: tuple[int, int]) -> Iterable[Fault]:
    if isinstance(value, msgspec.Struct):
        yield from bound_faults(value, path)
    elif isinstance(value, list | dict):
        parts = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
        if len(parts) > MOST_ENTRIES:
            yield path, too_many(len(parts))
        for key, entry in parts[:MOST_ENTRIES]:
            yield from value_faults(entry, (*path, key), limits)
    elif isinstance(value, str):
        yield from text_faults(value, path)
    elif isinstance(value, int) and not isinstance(value, bool) and not limits[0] <= value <= limits[1]:
        yield path, f"{value} is not within {limits[0]} to {limits[1]}"


def size_faults(value: Any, path: KeyPath = ()) -> Iterable[Fault]:
    """The same of texts and lists in a file of pieces; its numbers have bounds in its shape."""
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
    if len(value) > most:
        yield path, f"more than {most} characters"


def too_many(count: int) -> str:
    return f"{count} entries, more than {MOST_ENTRIES}"
