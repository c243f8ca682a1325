"""Line of sight in words: the map's own reasons, and what lies on the line now."""

from __future__ import annotations

from sandtable.commander.los import BLOCKED
from sandtable.commander.los import sight as sight_now
from sandtable.commander.state import State
from sandtable.terrain.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.terrain.map import Map
from sandtable.terrain.reasons import Sight
from sandtable.terrain.sight import explain
from sandtable.texts import Texts


def kind_key(kind: str) -> str:
    if kind in SIDE_NAMES:
        return "hexside-" + kind
    if kind in WAY_NAMES:
        return "way-" + kind
    return "terrain-" + kind if kind in TERRAIN_NAMES else "sight-kind-" + kind


def headline(texts: Texts, map: Map, a: int, b: int, value: int) -> str:
    key = "sight-blocked" if value == BLOCKED else "sight-hindered" if value else "sight-open"
    return texts.format(key, start=map.hex_name(a), end=map.hex_name(b), number=max(0, value))


def reasons_in_words(texts: Texts, map: Map, seen: Sight) -> list[str]:
    found: list[str] = []
    for reason in seen.reasons:
        line = texts.format(
            "sight-" + reason.key,
            kind=texts.format(kind_key(reason.kind)),
            hex=map.hex_name(reason.hex) if reason.hex >= 0 else texts.format("hex-none"),
            other=map.hex_name(reason.other) if reason.other >= 0 else texts.format("hex-none"),
            number=reason.number,
        )
        found.append(f"  {line} [{reason.rule}]")
    return found


def sight_lines(texts: Texts, map: Map, a: int, b: int, hindrance: list[int] | None = None) -> list[str]:
    """The bare map: can a see b, and why."""
    seen = explain(map, a, b, hindrance)
    return [headline(texts, map, a, b, seen.value), *reasons_in_words(texts, map, seen)]


def sight_in_play(texts: Texts, g: State, a: int, b: int) -> list[str]:
    """The same with the Smoke and Blaze that are on the table (10.2.1, 10.3.4)."""
    map = g.rules.map
    seen = explain(map, a, b, list(g.rules.tables.terrain_hindrance))
    lines = [headline(texts, map, a, b, sight_now(g, a, b)), *reasons_in_words(texts, map, seen)]
    for h in range(map.size):
        if seen.touched >> h & 1 and g.h_blaze[h]:
            lines.append("  " + texts.format("sight-fire", hex=map.hex_name(h)) + " [10.2.1]")
        if (seen.touched | 1 << a | 1 << b) >> h & 1 and g.h_smoke[h]:
            smoke = texts.format("sight-smoke", hex=map.hex_name(h), number=g.h_smoke[h])
            lines.append(f"  {smoke} [10.3.4]")
    return lines
