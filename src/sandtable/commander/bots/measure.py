"""A position in numbers, as one side sees it: what the learned chance to win is worked out from.

Each unit is described by how it stands, as the rules of thumb see it; the table by points, time, losses and hands.
A network was trained on exactly these numbers in this order: whoever changes them trains it anew (docs/opponents.md).
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.habits import FAR
from sandtable.commander.bots.move import pull
from sandtable.commander.bots.orders import action_worth, card_worth
from sandtable.commander.rules.los import BLOCKED, hexes_apart, level_of, sight
from sandtable.commander.rules.scenario.values import posture_of
from sandtable.commander.rules.state import (
    BROKEN,
    NO_RADIO,
    NO_UNIT,
    NO_WEAPON,
    SUPPRESSED,
    TIME_TRACK,
    UNCONTROLLED,
    VETERAN,
    muster_of,
)
from sandtable.commander.rules.stats import command, fire_range, firepower, is_leader, movement
from sandtable.commander.rules.victory import objective_value

ORDER_SLOTS: Final = 16  # kinds of Orders whose cards in hand are counted
POSTURES: Final = 3
NEAR: Final = 3  # hexes
FADING: Final = [0.85**away for away in range(FAR + 1)]


def unit_numbers(eye: Eye, u: int) -> list[float]:
    """One unit, by the eye of its own side."""
    g = eye.g
    hex = g.u_hex[u]
    flags = g.u_flags[u]
    broken = 1.0 if flags & BROKEN else 0.0
    morale = eye.bare_morale(u) + eye.shelter(u, hex)
    threat = eye.threat_to(u, hex)
    best, total = reach(eye, u)
    objective = g.rules.map.objective[hex]
    near, closest = neighbours(eye, u)
    w = g.u_weapon[u]
    whole = w != NO_WEAPON and not g.w_broken[w]
    return [
        1.0,
        broken,
        1.0 if flags & SUPPRESSED else 0.0,
        1.0 if flags & VETERAN else 0.0,
        1.0 if is_leader(g, u) else 0.0,
        command(g, u) * 0.5,
        eye.worth(u) * 0.4,
        firepower(g, u) * 0.15,
        fire_range(g, u) * 0.1,
        movement(g, u) * 0.2,
        morale * 0.1,
        eye.shelter(u, hex) * 0.25,
        g.rules.tables.weapon_fp[g.w_type[w]] * 0.15 if whole else 0.0,
        1.0 if w != NO_WEAPON and not whole else 0.0,
        threat * 0.12,
        eye.risk(u, hex),
        broken * eye.risk(u, hex),
        best,
        total * 0.3,
        pull(eye, u, hex) * 0.2,
        eye.swing(objective) * 0.1 if objective else 0.0,
        led(eye, u),
        near * 0.3,
        1.0 / closest,
        g.rules.tables.unit_figures[g.u_type[u]] * 0.25,
        1.0 if g.rules.tables.unit_is_tank[g.u_type[u]] else 0.0,
        level_of(g, hex) * 0.5,
        min(1.0, eye.station(u, hex)),
    ]


UNIT_NUMBERS: Final = 28


def reach(eye: Eye, u: int) -> tuple[float, float]:
    """What a unit's fire could do to the best target, and to all that it can reach."""
    g = eye.g
    best, total = 0.0, 0.0
    if g.u_flags[u] & BROKEN:
        return best, total
    here = g.u_hex[u]
    contest = eye.rolls(eye.me, eye.foe)
    tools = eye.tools(u)
    for target in eye.targets():
        away = hexes_apart(g, here, target.hex)
        seen = BLOCKED
        for tool in tools:
            if away > tool.reach or away == 0:
                continue
            if seen == BLOCKED:
                seen = sight(g, here, target.hex)
                if seen == BLOCKED:
                    break
            if tool.fp > seen:
                value = contest.exceeds(target.morale - tool.fp + seen) * target.worth
                best = max(best, value)
                total += value
    return best, total


def led(eye: Eye, u: int) -> float:
    """Is a Leader near enough to take it along?"""
    g = eye.g
    for leader in eye.leaders():
        if leader != u and hexes_apart(g, g.u_hex[u], g.u_hex[leader]) <= eye.radius(leader):
            return 1.0
    return 0.0


def neighbours(eye: Eye, u: int) -> tuple[int, int]:
    """Enemies near, and hexes to the nearest of them."""
    g = eye.g
    near, closest = 0, 20
    for foe in eye.enemies():
        away = hexes_apart(g, g.u_hex[u], g.u_hex[foe])
        near += 1 if away <= NEAR else 0
        closest = min(closest, away)
    return near, max(1, closest)


def table_numbers(eye: Eye, his: Eye) -> list[float]:
    """What is not of single units."""
    g, me, foe = eye.g, eye.me, eye.foe
    lead = eye.lead()
    left = g.sudden_death - g.time
    found = [
        1.0 if g.active == me else 0.0,
        lead * 0.1,
        max(-1.0, min(1.0, lead * 0.2)),
        (1.0 if lead > 0 else -1.0 if lead < 0 else 0.0) * (1.0 if left <= 0 else 0.0),
        lead * 0.1 / (1.0 + max(0, left)),
        1.0 if g.initiative == me else 0.0,
        left * 0.1,
        1.0 if left <= 0 else 0.0,
        1.0 if left == 1 else 0.0,
        min(1.0, len(g.draw[me]) / 40.0),
        min(1.0, len(g.draw[foe]) / 40.0),
        len(g.hand[me]) * 0.15,
        len(g.hand[foe]) * 0.15,
        g.rules.capability[me] * 0.2,
        g.rules.capability[foe] * 0.2,
    ]
    for one in (eye, his):
        found.extend(side_numbers(one))
    for n in range(1, 6):
        value = (objective_value(g, n) + eye.secret_value(n)) * 0.2
        held = g.control[n]
        found.append(value if held == me else -value if held != UNCONTROLLED else 0.0)
    found.extend(hand_numbers(eye))
    found.extend(race_numbers(eye, his))
    return found


def side_numbers(eye: Eye) -> list[float]:
    g, side = eye.g, eye.me
    lost = len([u for u in g.casualties[side] if u != NO_UNIT])
    left = g.surrender[side] - lost
    posture = posture_of(g, side)
    waiting = 0
    for u in muster_of(g).units[side]:
        waiting += 1 if g.u_hex[u] == TIME_TRACK else 0
    radio = g.radio[side]
    found = [
        lost * 0.1,
        left * 0.1,
        1.0 / max(1, left),
        waiting * 0.3,
        g.rules.tables.radio_fp[radio] * 0.1 if radio != NO_RADIO else 0.0,
        1.0 if g.radio_broken[side] else 0.0,
        len(eye.units[side]) * 0.1,
        1.0 if g.rules.exit_forbidden[side] else 0.0,
    ]
    for one in range(POSTURES):
        found.append(1.0 if posture == one else 0.0)
    return found


def hand_numbers(eye: Eye) -> list[float]:
    """Orders in one's own hand by kind, and what the Actions are worth to keep."""
    g = eye.g
    counts = [0.0] * ORDER_SLOTS
    kept = 0.0
    for card in g.hand[eye.me]:
        order = g.rules.card_order[card]
        if 0 <= order < ORDER_SLOTS:
            counts[order] += 0.5
        kept += action_worth(eye, card)
    counts.append(kept * 0.1)
    return counts


def race_numbers(eye: Eye, his: Eye) -> list[float]:
    """How near each side is to each Objective, times what that would change; time left; dead cards."""
    g = eye.g
    found: list[float] = []
    for n in range(1, 6):
        hexes = g.rules.objective_hexes[n]
        value = eye.swing(n) * 0.1 if hexes else 0.0
        for one in (eye, his):
            found.append(value * nearness(one, tuple(hexes)) if hexes else 0.0)
    left = g.sudden_death - g.time
    found.append(1.0 if left == 2 else 0.0)
    found.append(1.0 if left == 3 else 0.0)
    limit = eye.habits.keep_from
    found.append(len([card for card in g.hand[eye.me] if card_worth(eye, card) < limit]) * 0.2)
    return found


def nearness(eye: Eye, goal: tuple[int, ...]) -> float:
    """1 in a goal's hexes, less with each MP to them."""
    g = eye.g
    away = eye.ground.travel(g, goal)
    nearest = FAR
    for u in eye.mine():
        if not g.u_flags[u] & BROKEN:
            nearest = min(nearest, away[g.u_hex[u]])
    return FADING[nearest]


RACE_NUMBERS: Final = 13
TABLE_NUMBERS: Final = 15 + 2 * (8 + POSTURES) + 5 + ORDER_SLOTS + 1 + RACE_NUMBERS


def numbers(mine: Eye, his: Eye) -> tuple[list[float], list[list[list[float]]]]:
    """A position from one side: of the whole table, of its own units and of the enemy's."""
    return table_numbers(mine, his), [unit_rows(mine), unit_rows(his)]


def unit_rows(eye: Eye) -> list[list[float]]:
    return [unit_numbers(eye, u) for u in eye.mine()]
