"""Line of sight in phrases (12.0): the ground's own reasons, and smoke and night that lie on the line (SightAnswer)."""

from __future__ import annotations

from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los import Sightlines
from sandtable.games.combat.rules.sight.los_reasons import BLOCKING, HILL_KIND, Reason
from sandtable.games.combat.rules.sight.seeing import (
    FADING,
    SMOKE,
    is_lit,
    night_change,
    sees_from,
    smoke_change,
    smoke_in,
)
from sandtable.games.combat.rules.state import State, hex_distance
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.shapes import SightReason


def kind_phrase(kind: str) -> Phrase:
    return phrase("combat-sight-kind-hill" if kind == HILL_KIND else "combat-terrain-" + kind)


def name(g: State, hex: int) -> str:
    return g.rules.ground.hex_name(hex)


def headline(ground: Ground, a: int, b: int, open: bool) -> Phrase:
    key = "combat-sight-open" if open else "combat-sight-blocked"
    away = ground.distances[a * ground.size + b]
    return phrase(key, start=ground.hex_name(a), end=ground.hex_name(b), number=away)


def reason_phrase(ground: Ground, reason: Reason) -> SightReason:
    def place(hex: int) -> str | Phrase:
        return ground.hex_name(hex) if hex >= 0 else phrase("combat-off-board")

    say = phrase(
        "combat-sight-" + reason.key,
        kind=kind_phrase(reason.kind),
        hex=place(reason.hex),
        hidden=place(reason.hidden),
        number=reason.blind,
    )
    return SightReason(say, reason.rule, ground.hex_name(reason.hex) if reason.hex >= 0 else None)


def ground_reasons(sight: Sightlines, made: bytes, a: int, b: int) -> list[SightReason]:
    """Of men who stand up; then what would hide men who keep low (7.05c)."""
    seen = sight.explain(made, a, b, False, False)
    found = [reason_phrase(sight.ground, reason) for reason in seen.reasons]
    if seen.open:
        low = sight.explain(made, a, b, True, True)
        for reason in low.reasons:
            if reason.key in BLOCKING:
                entry = reason_phrase(sight.ground, reason)
                found.append(entry._replace(say=phrase("combat-sight-if-low", reason=entry.say)))
    return found


def reasons(g: State, a: int, b: int) -> list[SightReason]:
    return ground_reasons(g.rules.sight, g.h_made, a, b) + smoke_reasons(g, a, b) + night_reasons(g, a, b)


def smoke_reasons(g: State, a: int, b: int) -> list[SightReason]:
    found: list[SightReason] = []
    crossed = g.rules.sight.crossed(a, b)
    for i, hexes in enumerate(g.smoke_hexes):
        for hex in hexes:
            if hex >= 0 and crossed >> hex & 1:
                found.append(smoke_reason(g, hex, FADING if g.smoke_fading[i] else SMOKE))
    return found + smoke_beside(g, a, b)


def smoke_beside(g: State, a: int, b: int) -> list[SightReason]:
    """Along a hexside: the thinner of two clouds, and what is passed because the other side is free (11.0)."""
    found: list[SightReason] = []
    for pair in g.rules.sight.along(a, b):
        thinner, thicker = sorted(pair, key=lambda hex: -smoke_in(g, hex))
        if smoke_in(g, thinner):
            found.append(smoke_reason(g, thinner, smoke_in(g, thinner)))
        elif smoke_in(g, thicker):
            found.append(SightReason(phrase("combat-sight-smoke-past", hex=name(g, thicker)), "11.0", name(g, thicker)))
    return found


def smoke_reason(g: State, hex: int, number: int) -> SightReason:
    return SightReason(phrase("combat-sight-smoke", hex=name(g, hex), number=number), "18.0", name(g, hex))


def night_reasons(g: State, a: int, b: int) -> list[SightReason]:
    if not g.rules.night:
        return []
    if is_lit(g, b, g.light_hex):
        return [SightReason(phrase("combat-sight-lit", hex=name(g, b)), "21.1", name(g, b))]
    if hex_distance(g, a, b) > g.night_range:
        return [SightReason(phrase("combat-sight-night", number=g.night_range), "21.0", None)]
    number = night_change(g, a, b, g.rules.night_fire)
    return [SightReason(phrase("combat-sight-dark", number=number), "21.0", None)] if number else []


def hindrance(g: State, a: int, b: int) -> int:
    """What smoke and night take from a shot along the line, as a positive number."""
    return -(smoke_change(g, a, b) + night_change(g, a, b, g.rules.night_fire))


def sight_data(g: State, a: int, b: int) -> wire.SightAnswer:
    """All that a man who stands up in hex a sees, and the line to b; no line if b is negative."""
    seen = {name(g, h): hindrance(g, a, h) for h in range(g.rules.ground.size) if sees_from(g, a, h, False, False)}
    line: wire.SightLine | None = None
    if b >= 0:
        open = sees_from(g, a, b, False, False)
        line = {
            "to": name(g, b),
            "say": headline(g.rules.ground, a, b, open).data(),
            "open": open,
            "hindrance": hindrance(g, a, b),
            "reasons": [reason.data() for reason in reasons(g, a, b)],
        }
    return {"from": name(g, a), "seen": seen, "line": line}
