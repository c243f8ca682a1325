"""How large a file may be in each of its parts, looked at before anything is done with it."""

from __future__ import annotations

from math import isfinite
from typing import Final

import msgspec
from msgspec import Raw

from sandtable.kernel.errors import BadFile
from sandtable.kernel.title import Data

DEEPEST: Final = 24
LARGEST_NUMBER: Final = 10_000  # of a scenario: years, costs, points, pieces
LONGEST_TEXT: Final = 20_000
LONGEST_LIST: Final = 2_000
MOST_TEXT: Final = 200_000  # characters of all texts in it
MOST_PARTS: Final = 20_000
PER_DECISION: Final = {"decisions": 3, "outcomes": 20}  # parts, on an average
LONGEST_NOTATION: Final = 200
MOST_SHOWN: Final = 400  # outcomes of one decision
LARGEST_OUTCOME: Final = 1 << 53
LARGEST_CODE: Final = 1 << 62


def unpacked(parts: dict[str, Raw], most_decisions: int, source: str = "file") -> Data:
    """A file of which only the outermost table has been read. Parts are counted before they are unpacked: to unpack
    tens of thousands would hold up everybody, in whatever thread."""
    for field, raw in parts.items():
        most = PER_DECISION[field] * most_decisions if field in PER_DECISION else MOST_PARTS
        if memoryview(raw).tobytes().count(b",") > most:
            raise BadFile(source, field[:40], f"has more than {most} parts")
    try:
        return {field: msgspec.json.decode(raw) for field, raw in parts.items()}
    except msgspec.DecodeError:
        raise BadFile(source, "file", "is no JSON") from None


def check_bounds(data: Data, most_decisions: int, source: str = "file") -> None:
    """Raises `BadFile` with the first field that is too large. Whether it is a record at all is looked at later."""
    for field in ("scenario", "options", "along", "result"):
        check_part(source, field, data.get(field))
    check_list(source, "decisions", data.get("decisions"), most_decisions)
    check_list(source, "outcomes", data.get("outcomes"), most_decisions + 1)
    for i, entry in enumerate(listed(data.get("decisions"))):
        if isinstance(entry, list) and any(is_large(part, LONGEST_NOTATION, LARGEST_CODE) for part in entry[:3]):
            raise BadFile(source, f"decisions[{i}]", "is too large")
    for i, shown in enumerate(listed(data.get("outcomes"))):
        check_list(source, f"outcomes[{i}]", shown, MOST_SHOWN)
        if any(is_large(value, 0, LARGEST_OUTCOME) for value in listed(shown)):
            raise BadFile(source, f"outcomes[{i}]", "is too large")
    for field in ("version", "revision", "begun"):
        if is_large(data.get(field), LONGEST_NOTATION, LARGEST_NUMBER):
            raise BadFile(source, field, "is too large")


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def check_list(source: str, field: str, value: object, most: int) -> None:
    if isinstance(value, list) and len(value) > most:
        raise BadFile(source, field, f"has {len(value)} entries; {most} are the most")


def is_large(value: object, text: int, number: float) -> bool:
    if isinstance(value, str):
        return len(value) > text
    if isinstance(value, int | float):
        return not isfinite(value) or abs(value) > number
    return isinstance(value, list | dict)  # nothing here has parts


def check_part(source: str, field: str, value: object) -> None:
    """Every number, text and list in it, however deep, and all of them together."""
    size = 0
    left = [(field, value, 0)]
    parts = 0
    while left:
        where, thing, depth = left.pop()
        parts += 1
        if parts > MOST_PARTS:
            raise BadFile(source, field, f"has more than {MOST_PARTS} parts")
        if isinstance(thing, dict | list):
            if depth >= DEEPEST:
                raise BadFile(source, where, f"is nested more than {DEEPEST} deep")
            if len(thing) > LONGEST_LIST:
                raise BadFile(source, where, f"has {len(thing)} entries; {LONGEST_LIST} are the most")
            left += inner(where, thing, depth + 1)
        elif thing is not None and is_large(thing, LONGEST_TEXT, LARGEST_NUMBER):
            raise BadFile(source, where, "is too large")
        size += len(thing) if isinstance(thing, str) else 0
        if size > MOST_TEXT:
            raise BadFile(source, field, f"has more than {MOST_TEXT} characters")


def inner(where: str, thing: dict[str, object] | list[object], depth: int) -> list[tuple[str, object, int]]:
    if isinstance(thing, list):
        return [(f"{where}[{i}]", value, depth) for i, value in enumerate(thing)]
    return [(f"{where}.{key[:40]}", value, depth) for key, value in thing.items()]
