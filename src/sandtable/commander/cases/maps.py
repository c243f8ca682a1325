"""The map of a case file, painted with short keys: `woods = "F5 F6"`, `level-1 = "K8"`. Not compiled."""

from __future__ import annotations

from typing import Any

from sandtable.cases.painting import painted
from sandtable.commander.map.kinds import OPEN, SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.files.tomlfile import field_line
from sandtable.kernel.errors import BadFile

HEAD = ["columns", "rows", "ground", "title"]

# short key to the table and key of a map file
PAINT: dict[str, tuple[str, str]] = {
    **{name: ("terrain", name) for code, name in enumerate(TERRAIN_NAMES) if code != OPEN},
    **{name: ("sides", name) for name in SIDE_NAMES[1:]},
    **{name: ("ways", name) for name in WAY_NAMES},
    **{f"{name}-course": ("courses", name) for name in ("stream", "gully")},
    **{f"level-{n}": ("levels", str(n)) for n in range(1, 5)},
    **{f"objective-{n}": ("objectives", str(n)) for n in range(1, 6)},
}
KNOWN = ["name", *HEAD, *PAINT, "buildings", "shapes"]


def read_case_map(source: str, text: str, paint: dict[str, Any]) -> dict[str, Any]:
    """The part of the position that says which map: a shipped one by its name, or one painted here."""
    if "name" in paint:
        if len(paint) > 1:
            raise fail(source, text, "name", "a shipped map cannot be painted as well")
        return {"map": paint["name"]}
    data, left = painted(paint, HEAD, PAINT)
    for key, value in left.items():
        if key != "buildings":
            raise fail(source, text, key, f"unknown key; known are {', '.join(KNOWN)}")
        data["building"] = [{"hexes": hexes} for hexes in listed(source, text, key, value)]
    data.setdefault("objectives", {})
    if "map" in data:
        data["map"] = {"name": "painted", "title": "Painted", **data["map"]}
    return {"map_data": data}


def listed(source: str, text: str, key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise fail(source, text, key, 'must be a list with one string for each building, such as ["F7 G8"]')
    return value


def short_field(field: str) -> str:
    """The key of the case file for a field of a map file: `terrain.woods` is painted as `woods`."""
    table, _, name = field.partition(".")
    for key, place in PAINT.items():
        if place == (table, name):
            return key
    return {"building": "buildings", "shape": "shapes"}.get(table.partition("[")[0], name)


def fail(source: str, text: str, key: str, reason: str) -> BadFile:
    return BadFile(source, f"map.{key}", reason, field_line(text, f"map.{key}"))
