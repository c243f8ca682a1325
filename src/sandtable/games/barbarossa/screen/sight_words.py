"""Line of Sight in phrases (SightAnswer), from the engine's own reasons: of units with no height or smoke left out."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import TERRAIN_NAMES
from sandtable.games.barbarossa.rules.reasons import REASONS
from sandtable.games.barbarossa.rules.sight import why_no_line
from sandtable.games.barbarossa.rules.state import State
from sandtable.games.barbarossa.screen.words import PREFIX, say
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.shapes import SightReason


def reach(g: State, a: int) -> int:
    """How far a unit that is neither hidden nor pinned sees from a hex (los.5, los.8)."""
    return g.rules.numbers.sight + g.rules.ground.level[a]


def why_not_from(g: State, a: int, b: int) -> tuple[int, int]:
    """Reason why b is not seen from a, and the hex that blocks."""
    if g.rules.ground.distance(a, b) > reach(g, a):
        return reasons.TOO_FAR_TO_SEE, -1
    return why_no_line(g, a, b)


def headline(ground: Ground, a: int, b: int, open: bool) -> Phrase:
    key = "sight-open" if open else "sight-blocked"
    return phrase(PREFIX + key, start=ground.hex_name(a), end=ground.hex_name(b), number=ground.distance(a, b))


def line_reasons(g: State, a: int, b: int) -> list[SightReason]:
    why, at = why_not_from(g, a, b)
    ground = g.rules.ground
    if why == reasons.FINE:
        return []
    key, rule = REASONS[why]
    if why == reasons.TOO_FAR_TO_SEE:
        text = phrase(PREFIX + "sight-too-far", number=reach(g, a), level=ground.level[a])
        return [SightReason(text, rule, None)]
    if at < 0:
        return [SightReason(say("why", key), rule, None)]
    terrain = say("terrain", TERRAIN_NAMES[g.h_terrain[at]])
    text = phrase(
        PREFIX + "sight-at", hex=ground.hex_name(at), why=say("why", key), terrain=terrain, level=ground.level[at]
    )
    return [SightReason(text, rule, ground.hex_name(at))]


def sight_data(g: State, a: int, b: int) -> wire.SightAnswer:
    """All that a unit in hex a sees, and the line to b; no line if b is negative."""
    ground = g.rules.ground
    seen = {ground.hex_name(h): 0 for h in range(ground.size) if why_not_from(g, a, h)[0] == reasons.FINE}
    line: wire.SightLine | None = None
    if b >= 0:
        found = line_reasons(g, a, b)
        line = {
            "to": ground.hex_name(b), "say": headline(ground, a, b, not found).data(), "open": not found,
            "hindrance": 0, "reasons": [reason.data() for reason in found],
        }  # fmt: skip
    return {"from": ground.hex_name(a), "seen": seen, "line": line}
