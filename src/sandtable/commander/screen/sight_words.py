"""Line of sight in phrases: the map's own reasons, and what lies on the line now (SightAnswer)."""

from __future__ import annotations

from functools import lru_cache

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.map.sight import Tracer
from sandtable.commander.map.sight_reasons import Sight
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.scenario.ground import remade
from sandtable.commander.rules.scenario.values import haze, sight_limit, weather
from sandtable.commander.rules.state import State
from sandtable.phrase import Phrase, Value, phrase
from sandtable.screens import wire
from sandtable.screens.shapes import SightReason


def kind_phrase(kind: str) -> Phrase:
    if kind in SIDE_NAMES:
        return phrase("hexside-" + kind)
    if kind in WAY_NAMES:
        return phrase("way-" + kind)
    return phrase("terrain-" + kind if kind in TERRAIN_NAMES else "sight-kind-" + kind)


def hex_phrase(map: Map, hex: int) -> Value:
    return map.hex_name(hex) if hex >= 0 else phrase("hex-none")


def name_of(map: Map, hex: int) -> str | None:
    return map.hex_name(hex) if hex >= 0 else None


def headline(map: Map, a: int, b: int, value: int) -> Phrase:
    key = "sight-blocked" if value == BLOCKED else "sight-hindered" if value else "sight-open"
    return phrase(key, start=map.hex_name(a), end=map.hex_name(b), number=max(0, value))


def map_reasons(map: Map, seen: Sight) -> list[SightReason]:
    """What the bare map says of a line."""
    found: list[SightReason] = []
    for reason in seen.reasons:
        say = phrase(
            "sight-" + reason.key,
            kind=kind_phrase(reason.kind),
            hex=hex_phrase(map, reason.hex),
            other=hex_phrase(map, reason.other),
            number=reason.number,
        )
        found.append(SightReason(say, reason.rule, name_of(map, reason.hex)))
    return found


@lru_cache(maxsize=32)
def tracer(map: Map, hindrance: tuple[int, ...]) -> Tracer:
    """Sorting a map's shapes takes far longer than one line; maps are shared by their games and never change."""
    return Tracer(map, list(hindrance))


def seen_on_drawing(g: State, a: int, b: int) -> Sight:
    """A line against the shapes that are drawn on the map."""
    if g.ground:
        return remade(g).tracer.look(a, b)
    return tracer(g.rules.map, tuple(g.rules.sight_hindrance)).look(a, b)


def reasons_in_play(g: State, seen: Sight) -> list[SightReason]:
    """The ground's reasons, with Smoke, Blaze, haze and night (10.2.1, 10.3.4)."""
    map, cites = g.rules.map, g.rules.tables.cites
    found = map_reasons(map, seen)
    for h in range(map.size):
        name = map.hex_name(h)
        if seen.touched >> h & 1 and g.h_blaze[h]:
            found.append(SightReason(phrase("sight-fire", hex=name), cites.of("notes", "sight-blaze"), name))
        if (seen.touched | 1 << seen.start | 1 << seen.end) >> h & 1 and g.h_smoke[h]:
            smoke = phrase("sight-smoke", hex=name, number=g.h_smoke[h])
            found.append(SightReason(smoke, cites.of("notes", "sight-smoke"), name))
    return found + weather_reasons(g, seen.start, seen.end)


def weather_reasons(g: State, a: int, b: int) -> list[SightReason]:
    found: list[SightReason] = []
    limit = sight_limit(g)
    if limit and hexes_apart(g, a, b) > limit:
        found.append(SightReason(phrase("sight-night", number=limit), "scenario", None))
    index = a * g.rules.map.size + b
    if index in g.rules.own.sights:
        key = "sight-scenario-blocked" if g.rules.own.sights[index] == BLOCKED else "sight-scenario-open"
        found.append(SightReason(phrase(key, number=max(0, g.rules.own.sights[index])), "scenario", None))
    if haze(g) and a != b:
        key = "sight-haze-added" if g.rules.own.haze_adds else "sight-haze"
        found.append(SightReason(phrase(key, number=haze(g)), "scenario", None))
    thick = weather(g, hexes_apart(g, a, b))
    if thick > haze(g) and a != b:
        found.append(SightReason(phrase("sight-dark", number=thick), "scenario", None))
    return found


def sight_data(g: State, a: int, b: int, reasons: list[SightReason]) -> wire.SightAnswer:
    """All that hex a sees, and the line to b; no line if b is negative."""
    map = g.rules.map
    seen = {map.hex_name(h): sight(g, a, h) for h in range(map.size)}
    line: wire.SightLine | None = None
    if b >= 0:
        value = sight(g, a, b)
        line = {
            "to": map.hex_name(b),
            "say": headline(map, a, b, value).data(),
            "open": value != BLOCKED,
            "hindrance": max(0, value),
            "reasons": [reason.data() for reason in reasons],
        }
    return {
        "from": map.hex_name(a),
        "seen": {name: value for name, value in seen.items() if value != BLOCKED},
        "line": line,
    }
