"""The sergeant's feet: where a unit is well placed, and moving there under fire."""

from __future__ import annotations

import heapq
from typing import Final

from mypy_extensions import i64

from sandtable.commander.bots.eye import Eye, Trip
from sandtable.commander.bots.fire import best_shot
from sandtable.commander.bots.habits import FAR
from sandtable.commander.rules import verbs
from sandtable.commander.rules.actions.assault_fire import boxed_movers
from sandtable.commander.rules.firepower import enemy_hexes
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.names import ASSAULT_FIRE, MINES, WIRE
from sandtable.commander.rules.orders.activation import activated_with, is_free
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import BROKEN, MOVING, SUPPRESSED
from sandtable.commander.rules.stats import figures, is_leader, led_by, movement
from sandtable.kernel.choice import a_of, choice, verb_of

LEAST_ASSAULT_FIRE: Final = 0.5
EXITED: Final = -1  # a destination off the map


# --- how well a unit stands in a hex ---


def stand(eye: Eye, u: int, hex: int) -> float:
    """Value of having a unit in a hex."""
    key = u * eye.g.rules.map.size + hex
    found = eye.stands.get(key)
    if found is None:
        found = eye.stands[key] = find_stand(eye, u, hex)
    return found


def rest(eye: Eye, u: int, hex: int) -> float:
    """The same of ending a move there: not in the open in sight of the enemy, if he can help it."""
    cost = eye.temper.bare
    return stand(eye, u, hex) - (cost if cost > 0.0 and eye.is_bare(hex) else 0.0)


def staying(eye: Eye, u: int, hex: int) -> float:
    """The same of not going on: who has not set out yet ends no move, and is not driven into cover by it."""
    return rest(eye, u, hex) if eye.g.u_spent[u] > 0 else stand(eye, u, hex)


def find_stand(eye: Eye, u: int, hex: int) -> float:
    g = eye.g
    habits = eye.habits
    shelter = habits.shelter if eye.threat(hex) or not eye.attacks() else habits.shelter_calm
    value = pull(eye, u, hex) - habits.risk * eye.risk(u, hex) + shelter * max(0, eye.cover(hex))
    if g.u_flags[u] & BROKEN:
        return value + safety(eye, hex)
    if is_leader(g, u):
        value += eye.leading(u, hex) * habits.leading
    else:
        value += habits.field * field_of_fire(eye, u, hex) + led(eye, u, hex) * habits.led
    value += eye.station(u, hex)
    if g.h_fort[hex] == WIRE or g.h_fort[hex] == MINES:
        value -= 0.5
    crowd = figures(g, hex, eye.me) + (0 if g.u_hex[u] == hex else g.rules.tables.unit_figures[g.u_type[u]])
    if crowd > stacking_limit(g, hex, eye.me):
        value -= 20.0
    elif crowd > 5:
        value -= habits.crowd
    return value


def pull(eye: Eye, u: int, hex: int) -> float:
    """The best goal from here."""
    best, fading = 0.0, eye.habits.fading
    for goal in eye.pulls(u):
        away = goal.away[hex]
        if away < FAR:
            best = max(best, (goal.elsewhere if away else goal.there) * fading[away + goal.beyond])
    return best


def safety(eye: Eye, hex: int) -> float:
    """A broken unit wants out of sight."""
    return 0.0 if eye.threat(hex) else eye.habits.safety


def led(eye: Eye, u: int, hex: int) -> float:
    """A little for staying in command, more for standing with a Leader."""
    g = eye.g
    best = 0.0
    for leader in eye.leaders():
        away = hexes_apart(g, hex, g.u_hex[leader])
        if away == 0:
            best = max(best, 0.15)
        elif away <= eye.radius(leader):
            best = max(best, 0.1)
    return best


def field_of_fire(eye: Eye, u: int, hex: int) -> float:
    """The best shot a unit or its Weapon would have from a hex, roughly."""
    g = eye.g
    tools = eye.tools(u)
    longest = max(tools[0].reach, tools[-1].reach)
    rolls = eye.rolls(eye.me, eye.foe)
    best = 0.0
    walls = g.rules.walls(g)
    row: i64 = hex * g.rules.map.size
    for target in eye.targets():
        away = hexes_apart(g, hex, target.hex)
        there: i64 = target.hex
        if away == 0 or away > longest or (len(walls) > 0 and walls[row + there] == BLOCKED):
            continue
        seen = sight(g, hex, target.hex)
        if seen == BLOCKED:
            continue
        for tool in tools:
            if away <= tool.reach:
                best = max(best, rolls.exceeds(target.morale - tool.fp + seen) * target.worth)
    return best


# --- where a mover can get to ---


class Way:
    def __init__(self, hex: int, first: int, cost: int, danger: float) -> None:
        self.hex = hex
        self.first = first  # the first hex entered on the way
        self.cost = cost
        self.danger = danger


def ways(eye: Eye, units: list[int], left: int) -> list[Way]:
    """Hexes within reach with the way that seems safest for its length."""
    g = eye.g
    here = g.u_hex[units[0]]
    beyond = left - (left_behind(eye, units) if eye.temper.alone else 0)
    found: dict[int, Way] = {here: Way(here, here, 0, 0.0)}
    queue = [(0, here)]
    while queue:
        spent, hex = heapq.heappop(queue)
        way = found[hex]
        if spent > way.cost or spent >= left:
            continue
        for d in range(6):
            to = g.rules.map.neighbours[hex * 6 + d]
            known = found.get(to)
            if to < 0 or (known is not None and known.cost <= spent) or eye.shut(units, to):
                continue
            price = dearest(eye, units, hex, d)
            cost = spent + price
            if price == 0 or cost > (left if hex == here else beyond) or (known is not None and cost > known.cost):
                continue
            danger = way.danger + sum([step_danger(eye, u, hex, to) for u in units])
            if known is not None and cost == known.cost and danger >= known.danger:
                continue
            found[to] = Way(to, to if hex == here else way.first, cost, danger)
            if g.h_fort[to] != WIRE:
                heapq.heappush(queue, (cost, to))
    return list(found.values())


def left_behind(eye: Eye, units: list[int]) -> int:
    """MPs that a group loses with the first step: those of a Leader who stays (O21: its current Movement)."""
    g = eye.g
    for u in units:
        if is_leader(g, u):
            return 0
    return max([led_by(g, u) for u in units]) * g.rules.own.parts


def dearest(eye: Eye, units: list[int], hex: int, d: int) -> int:
    """What the step costs the slowest of a group; 0 if one of them cannot make it."""
    dear = 0
    for u in units:
        price = eye.price(u, hex, d)
        if price == 0:
            return 0
        dear = max(dear, price)
    return dear


def step_danger(eye: Eye, u: int, hex: int, to: int) -> float:
    return eye.habits.op_fire_chance * eye.risk(u, to) + eye.hazard(u, hex, to)


def best_trip(eye: Eye, units: list[int], left: int) -> Trip:
    """Where a group should go now, against staying where it is."""
    g = eye.g
    here = g.u_hex[units[0]]
    base = sum([staying(eye, u, here) for u in units])
    best = Trip(0.0, here, here)
    for way in ways(eye, units, left):
        if way.hex == here:
            continue
        gain = sum([rest(eye, u, way.hex) for u in units]) - base - way.danger
        if gain > best.gain + 1e-9:
            best = Trip(gain, way.hex, way.first)
    if left >= 1 and all(g.rules.exit_reason(g, u) == 0 for u in units):
        gain = sum([exit_gain(eye, u) for u in units]) - base
        if gain > best.gain:
            best = Trip(gain, EXITED, EXITED)
    return best


def exit_gain(eye: Eye, u: int) -> float:
    """VPs now, and the unit fights again later; but never the last one, unless that wins."""
    if len(eye.mine()) == 1 and eye.lead() + eye.exit_worth(u) <= 0:
        return -50.0
    return eye.habits.exit * eye.exit_worth(u) + (0.5 if eye.g.u_flags[u] & (BROKEN | SUPPRESSED) else 0.0)


def trip_of(eye: Eye, u: int) -> Trip:
    found = eye.trips.get(u)
    if found is None:
        found = eye.trips[u] = best_trip(eye, [u], movement(eye.g, u))
    return found


# --- the Move Order ---


def gains_of(eye: Eye, units: list[int]) -> float:
    total = 0.0
    for u in units:
        gain = trip_of(eye, u).gain
        if gain > eye.habits.least_move:
            total += gain
    return total


def best_move_order(eye: Eye) -> float:
    g = eye.g
    free = [u for u in eye.mine() if is_free(g, u)]
    single = {u: trip_of(eye, u).gain for u in free}
    best, least = 0.0, eye.habits.least_move
    for u in free:
        units = activated_with(g, u, MOVING)
        best = max(best, sum([single[v] for v in units if v in single and single[v] > least]))
    return best


def pick_movers(eye: Eye, choices: list[int]) -> int:
    g = eye.g
    best, found = -1.0, choices[0]
    single: dict[int, float] = {}
    for code in choices:
        u = a_of(code)
        value = 0.0
        for v in activated_with(g, u, MOVING):
            if v not in single:
                single[v] = gains_of(eye, [v])
            value += single[v]
        if value > best + 1e-9:
            best, found = value, code
    return found


def pick_more_movers(eye: Eye, choices: list[int]) -> int:
    for code in choices:
        if verb_of(code) == verbs.ACTIVATE and trip_of(eye, a_of(code)).gain > eye.habits.least_move:
            return code
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


def assault_fire(eye: Eye, choices: list[int]) -> int:
    """A26 on the move, when the shot is good; -1 if it is not."""
    g = eye.g
    plays = [c for c in choices if verb_of(c) == verbs.PLAY and g.rules.card_action[a_of(c)] == ASSAULT_FIRE]
    if not plays:
        return -1
    shot = best_shot(eye, boxed_movers(g, eye.me), enemy_hexes(g, eye.me))
    return plays[0] if shot is not None and shot.value > LEAST_ASSAULT_FIRE else -1


def move_pick(eye: Eye, choices: list[int]) -> int:
    """The most eager first; Leaders follow their men."""
    played = assault_fire(eye, choices)
    if played >= 0:
        return played
    best, found = eye.habits.least_move, verbs.CHOOSE_END if verbs.CHOOSE_END in choices else -1
    for code in choices:
        if verb_of(code) != verbs.MOVER:
            continue
        u = a_of(code)
        gain = trip_of(eye, u).gain * (0.5 if is_leader(eye.g, u) else 1.0)
        if found < 0 or gain > best:
            best, found = gain, code
    return found if found >= 0 else choices[0]


def move_step(eye: Eye, choices: list[int]) -> int:
    group = eye.about.units
    played = assault_fire(eye, choices)
    if played >= 0:
        return played
    trip = best_trip(eye, group, eye.about.numbers["points"])
    if trip.hex == EXITED and verbs.CHOOSE_EXIT in choices:
        return verbs.CHOOSE_EXIT
    if trip.gain > 0.02 and choice(verbs.STEP, trip.first) in choices:
        return choice(verbs.STEP, trip.first)
    if verbs.CHOOSE_STOP in choices:
        return verbs.CHOOSE_STOP
    steps = [c for c in choices if verb_of(c) == verbs.STEP]
    if not steps:
        return next((c for c in choices if verb_of(c) != verbs.WITH), choices[0])
    return max(steps, key=lambda c: (sum([stand(eye, u, a_of(c)) for u in group]), -c))
