"""Line of sight between Characters (12.0), with smoke (18.0) and night (21.0) added to what the ground allows."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.names import FRIENDLY_TEAMS
from sandtable.games.combat.rules.state import SEEN, State
from sandtable.games.combat.rules.values import is_incapacitated, is_low
from sandtable.kernel.choice import is_among

SMOKE: Final = -4
FADING: Final = -2
LIGHT_RADIUS: Final = 3  # 21.1d


def sees(g: State, a: int, b: int) -> bool:
    """Has `a` a LOS to `b`, as both are now? Both must be on the Board."""
    return sees_from(g, g.m_hex[a], g.m_hex[b], is_low(g.m_order[a]), is_low(g.m_order[b]))


def sees_from(g: State, start: int, end: int, low_start: bool, low_end: bool) -> bool:
    if start == end:
        return True
    if not within_night(g, start, end, g.light_hex):
        return False
    return g.rules.sight.visible(g.h_made, start, end, low_start, low_end)


def sees_hex(g: State, m: int, hex: int) -> bool:
    """LOS to a hex, for grenades and markers."""
    return sees_from(g, g.m_hex[m], hex, is_low(g.m_order[m]), False)


def saw_at_start(g: State, a: int, b: int) -> bool:
    """7.01c: was `b` in sight of `a`, and Known or Spotted, when the Impulse began?"""
    if not g.s_seen[b] or g.s_hex[a] < 0 or g.s_hex[b] < 0:
        return False
    start, end = g.s_hex[a], g.s_hex[b]
    if start == end:
        return True
    if not within_night(g, start, end, g.s_light):
        return False
    return g.rules.sight.visible(g.s_made, start, end, g.s_low[a] != 0, g.s_low[b] != 0)


# --- night (21.0) ---


def is_lit(g: State, hex: int, lights: list[int]) -> bool:
    ground = g.rules.ground
    for light in lights:
        if ground.distances[light * ground.size + hex] <= LIGHT_RADIUS:
            return True
    return False


def within_night(g: State, start: int, end: int, lights: list[int]) -> bool:
    """At night nothing is seen beyond the scenario's range, but for lit hexes."""
    if not g.rules.night:
        return True
    ground = g.rules.ground
    return ground.distances[start * ground.size + end] <= g.night_range or is_lit(g, end, lights)


def night_change(g: State, start: int, end: int, modifier: int) -> int:
    """The scenario's modifier beyond its free range, not into lit hexes."""
    rules = g.rules
    if not rules.night:
        return 0
    if rules.ground.distances[start * rules.ground.size + end] <= rules.night_free or is_lit(g, end, g.light_hex):
        return 0
    return modifier


# --- smoke (18.0b-c) ---


def smoke_change(g: State, start: int, end: int) -> int:
    """Every marker into, through or out of which the line runs counts; along a hexside only what is on both sides."""
    if not g.smoke_hexes:
        return 0
    total = 0
    through = g.rules.sight.through(start, end)
    for i in range(len(g.smoke_hexes)):
        for hex in g.smoke_hexes[i]:
            if is_among(hex, through):
                total += FADING if g.smoke_fading[i] else SMOKE
    for one, other in g.rules.sight.along(start, end):
        total += max(smoke_in(g, one), smoke_in(g, other))
    return total


def smoke_in(g: State, hex: int) -> int:
    """What the markers of one hex change."""
    total = 0
    for i in range(len(g.smoke_hexes)):
        total += g.smoke_hexes[i].count(hex) * (FADING if g.smoke_fading[i] else SMOKE)
    return total


# --- whom the Enemy can look at ---


def is_target(g: State, f: int) -> bool:
    """F* of the guide: a Spotted Friendly, not Incapacitated, no prisoner, on the Board."""
    return (
        g.m_team[f] < FRIENDLY_TEAMS
        and g.m_hex[f] >= 0
        and g.m_flags[f] & SEEN != 0
        and g.m_guard[f] < 0
        and not is_incapacitated(g, f)
    )


def targets(g: State) -> list[int]:
    return [f for f, team in enumerate(g.m_team) if team < FRIENDLY_TEAMS and is_target(g, f)]


def targets_in_sight(g: State, e: int) -> list[int]:
    """los*(e) of the guide."""
    return [f for f in targets(g) if sees(g, e, f)]


def any_target_in_sight(g: State, e: int) -> bool:
    for f, team in enumerate(g.m_team):
        if team < FRIENDLY_TEAMS and is_target(g, f) and sees(g, e, f):
            return True
    return False


def known_enemies(g: State) -> list[int]:
    """Known Enemies on the Board who are no prisoners."""
    flags, hexes, guards = g.m_flags, g.m_hex, g.m_guard
    return [
        e
        for e, team in enumerate(g.m_team)
        if team >= FRIENDLY_TEAMS and flags[e] & SEEN != 0 and hexes[e] >= 0 and guards[e] < 0
    ]


def sees_known_enemy(g: State, f: int) -> bool:
    for e in known_enemies(g):
        if sees(g, f, e):
            return True
    return False


def seen_by_known_enemy(g: State, f: int) -> bool:
    return is_seen(g, f, is_low(g.m_order[f]))


def is_seen(g: State, f: int, low: bool) -> bool:
    """By a Known Enemy, standing or keeping low."""
    for e in known_enemies(g):
        if sees_from(g, g.m_hex[e], g.m_hex[f], is_low(g.m_order[e]), low):
            return True
    return False


def nearest_friendly(g: State, hex: int) -> int:
    """Distance to the nearest Friendly who is not Incapacitated, Hidden ones too (AI.r24); large if there is none."""
    distances, start = g.rules.ground.distances, hex * g.rules.ground.size
    hexes, teams = g.m_hex, g.m_team
    best = 999
    for f in range(len(hexes)):
        if hexes[f] >= 0 and teams[f] < FRIENDLY_TEAMS:
            d = distances[start + hexes[f]]
            if d < best and not is_incapacitated(g, f):
                best = d
    return best
