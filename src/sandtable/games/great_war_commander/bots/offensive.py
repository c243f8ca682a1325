"""The sergeant's Offensives (O24) and heavy machine guns (O22)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots import fire
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import trip_of
from sandtable.commander.rules import verbs
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.state import SUPPRESSED, WEAPON_PIECE, side_units_in
from sandtable.commander.rules.stats import is_leader
from sandtable.games.great_war_commander.bots.eye import SUPPRESSION
from sandtable.games.great_war_commander.rules.orders.hmg_suppress import hmg_targets, ready_guns
from sandtable.games.great_war_commander.rules.orders.offensive_line import eligible, is_line, line_with
from sandtable.kernel.choice import a_of, choice, verb_of

CLOSING_SHOT: Final = 0.25  # what the Fire Attack at the end is worth, with enemies near
NEAR: Final = 4
COMING_ON: Final = 2  # enemies so near to mine are the more worth pinning down


class Line:
    def __init__(self, value: float, units: list[int]) -> None:
        self.value = value
        self.units = units


def best_line(eye: Eye, named: list[int]) -> Line:
    """Who should go: everybody who gains by it, with the Leaders among them, as far as they stand together."""
    g = eye.g
    gains = {u: trip_of(eye, u).gain for u in named + eligible(g, eye.me)}
    willing = sorted([u for u in gains if gains[u] > eye.habits.least_move or is_leader(g, u) or u in named])
    best = Line(0.0, [])
    left = willing
    while left:
        line = line_with(g, willing, left[0])
        left = [u for u in left if u not in line]
        if is_line(g, line) and all(u in line for u in named):
            value = sum([gains[u] for u in line if gains[u] > eye.habits.least_move])
            if value > best.value:
                best = Line(value, line)
    return best


def offensive_value(eye: Eye) -> float:
    line = best_line(eye, [])
    if not line.units:
        return 0.0
    g = eye.g
    places = [g.u_hex[u] for u in line.units]
    close = any(hexes_apart(g, h, g.u_hex[e]) <= NEAR for h in places for e in eye.enemies())
    return 0.7 * line.value + (CLOSING_SHOT if close else 0.0)


def name_line(eye: Eye, choices: list[int]) -> int:
    line = best_line(eye, eye.about.units)
    for code in choices:
        if verb_of(code) == verbs.ACTIVATE and a_of(code) in line.units:
            return code
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


def fire_target(eye: Eye, choices: list[int]) -> int:
    """The shot of an Offensive may be left out."""
    found = fire.fire_target(eye, choices)
    if verbs.CHOOSE_NONE not in choices or verb_of(found) != verbs.FIRE_AT:
        return found
    shot = fire.best_shot_at(eye, eye.about.pool, a_of(found))
    return found if shot is not None and shot.value >= eye.habits.least_shot else verbs.CHOOSE_NONE


# --- HMG Suppress ---


def pinned(eye: Eye, hex: int) -> float:
    """What Suppressing all enemies in a hex is worth."""
    g = eye.g
    fresh = [u for u in side_units_in(g, hex, eye.foe) if not g.u_flags[u] & SUPPRESSED]
    near = any(hexes_apart(g, hex, g.u_hex[u]) <= COMING_ON for u in eye.mine())
    return sum([eye.worth(u) for u in fresh]) * SUPPRESSION * (1.5 if near else 1.0)


def second_hex(eye: Eye, targets: list[int], first: int) -> tuple[float, int]:
    best, found = 0.0, -1
    for hex in targets:
        if hexes_apart(eye.g, hex, first) == 1 and pinned(eye, hex) > best:
            best, found = pinned(eye, hex), hex
    return best, found


def best_pair(eye: Eye, w: int) -> tuple[float, int]:
    """What a gun does at best: value, and the first hex."""
    targets = hmg_targets(eye.g, w, eye.me)
    best, found = 0.0, -1
    for hex in targets:
        value = pinned(eye, hex) + second_hex(eye, targets, hex)[0]
        if value > best:
            best, found = value, hex
    return best, found


def hmg_value(eye: Eye) -> float:
    return max([best_pair(eye, w)[0] for w in ready_guns(eye.g, eye.me)], default=0.0)


def hmg_gun(eye: Eye, choices: list[int]) -> int:
    return max(choices, key=lambda c: (best_pair(eye, a_of(c))[0], -c))


def hmg_target(eye: Eye, choices: list[int]) -> int:
    return choice(verbs.HEX, best_pair(eye, eye.about.piece - WEAPON_PIECE)[1])


def hmg_second(eye: Eye, choices: list[int]) -> int:
    hexes = [a_of(c) for c in choices if verb_of(c) == verbs.HEX]
    found = second_hex(eye, hexes, eye.about.hex)[1]
    return choice(verbs.HEX, found) if found >= 0 else verbs.CHOOSE_DONE
