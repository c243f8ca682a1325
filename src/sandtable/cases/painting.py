"""A map painted in a case file with short keys, `woods = "F8"`, as the tables of a map file. Not compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Keys = dict[str, Any]


def painted(paint: Keys, head: Sequence[str], kinds: dict[str, tuple[str, str]]) -> tuple[Keys, Keys]:
    """The tables, and the keys that are left; `kinds` says which table a key means, and what it is called there."""
    data: Keys = {}
    left: Keys = {}
    for key, value in paint.items():
        if key in head:
            data.setdefault("map", {})[key] = value
        elif key == "shapes":
            data["shape"] = value
        elif key in kinds:
            table, name = kinds[key]
            data.setdefault(table, {})[name] = value
        else:
            left[key] = value
    return data, left
