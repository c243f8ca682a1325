"""The sergeant's guns: requests for artillery (O19), gas, and aircraft (O17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import worth_in
from sandtable.commander.bots.orders import impact_harms
from sandtable.commander.rules import verbs
from sandtable.commander.rules.cover import best_cover
from sandtable.commander.rules.los import BLOCKED, hexes_apart
from sandtable.commander.rules.odds import attack_odds, product_odds
from sandtable.commander.rules.orders.bombardment import OFF_MAP, along, impact_area
from sandtable.commander.rules.state import NO_RADIO, NO_UNIT, SUPPRESSED, State, units_in
from sandtable.games.great_war_commander.bots.eye import BREAK, SUPPRESSION
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.gas import is_gas_proof
from sandtable.games.great_war_commander.rules.orders.air import may_strafe, row_from
from sandtable.games.great_war_commander.rules.orders.artillery import ANYBODY, WITH_RUNNER, able_spotters
from sandtable.games.great_war_commander.rules.orders.barrage import AXES, COMPASS, row_markers, shifted
from sandtable.games.great_war_commander.rules.orders.spotters import POST, accuracy_needed, spotter_sight
from sandtable.games.great_war_commander.rules.orders.telephone import (
    barrage_area,
    gas_allowed,
    has_telephone,
    is_registered,
    rows_allowed,
)
from sandtable.games.great_war_commander.rules.state import LOCAL, STANDING, of
from sandtable.games.great_war_commander.rules.verbs import (
    AXIS,
    BARRAGE,
    CHOOSE_KEEP_AREA,
    CHOOSE_NEW_AREA,
    CHOOSE_OBSERVER,
    CHOOSE_STAND,
    GAS,
    STRAFE,
)
from sandtable.kernel.choice import a_of, choice, verb_of

Harms = dict[int, float]  # expected gain of one attack, by hex with Formations
Pattern = Callable[[State, Harms, int], float]  # what a bombardment that lands on a hex brings

LEADER_BUSY: Final = 0.15  # what it costs to have the highest Leader spot
REPAIRED: Final = 0.8  # what Battery Access is worth
AGAIN: Final = 1.3  # a barrage that is registered can be repeated
LEAST_BARRAGE_ACTION: Final = 0.8
GAS_ENDURES: Final = 1.2  # its markers stay


# --- what lands where ---


def total_harm(harms: Harms, hexes: list[int]) -> float:
    return sum([harms.get(h, 0.0) for h in hexes])


def local(g: State, harms: Harms, hex: int) -> float:
    return total_harm(harms, impact_area(g, g.active, hex))


def best_axis(g: State, harms: Harms, hex: int) -> tuple[float, int]:
    rows = [(total_harm(harms, [hex, *row_markers(g, hex, axis)]), -axis) for axis in range(1, AXES + 1)]
    value, axis = max(rows)
    return value, -axis


def row(g: State, harms: Harms, hex: int) -> float:
    return best_axis(g, harms, hex)[0] * AGAIN


def gas_harms(eye: Eye) -> Harms:
    """Suppression, and the breaking of those who are Suppressed already."""
    g = eye.g
    found: Harms = {}
    for hex in occupied_hexes(g):
        if not g.h_blaze[hex]:
            found[hex] = sum([gassed(eye, u) for u in units_in(g, hex)])
    return found


def gassed(eye: Eye, u: int) -> float:
    g = eye.g
    part = SUPPRESSION
    if g.u_flags[u] & SUPPRESSED:
        part = 0.0 if is_gas_proof(g, g.u_owner[u]) else BREAK
    value = part * eye.worth(u) * GAS_ENDURES
    return value if g.u_owner[u] == eye.foe else -value


def occupied_hexes(g: State) -> list[int]:
    return [h for h in range(g.rules.map.size) if g.h_top[h] != NO_UNIT]


def drifted(g: State, harms: Harms, hex: int, pattern: Pattern) -> float:
    """Average over both dice of an accurate round's drift."""
    near = g.rules.map.neighbours
    landed: dict[int, float] = {}
    total = 0.0
    for first in range(COMPASS):
        middle = near[hex * COMPASS + first]
        if middle < 0:
            continue
        for end in near[middle * COMPASS : middle * COMPASS + COMPASS]:
            if end >= 0:
                if end not in landed:
                    landed[end] = pattern(g, harms, end)
                total += landed[end]
    return total / (COMPASS * COMPASS)


# --- where to put the Spotting Round ---


class Fall:
    """The best Spotting Round of one who may spot."""

    def __init__(self, value: float, hex: int, gas: bool) -> None:
        self.value = value
        self.hex = hex
        self.gas = gas


class Battery:
    """What a side's Telephone could do now; worked out once for a decision."""

    def __init__(self, eye: Eye, rows: bool) -> None:
        self.eye = eye
        self.g = eye.g
        self.shells = impact_harms(eye)
        self.gas = gas_harms(eye) if gas_allowed(eye.g, eye.me) else {}
        self.pattern: Pattern = row if rows else local
        self.drifts: dict[tuple[int, bool], float] = {}

    def landing(self, hex: int, gas: bool) -> float:
        key = (hex, gas)
        if key not in self.drifts:
            self.drifts[key] = drifted(self.g, self.gas if gas else self.shells, hex, local if gas else self.pattern)
        return self.drifts[key]

    def near_targets(self) -> list[int]:
        """Hexes from which a round may well land on enemies."""
        g = self.g
        wanted = [h for h, value in self.shells.items() if value > 0]
        return [h for h in range(g.rules.map.size) if any(hexes_apart(g, h, w) <= 1 for w in wanted)]

    def best(self, spotter: int) -> Fall:
        g, me = self.g, self.eye.me
        best = Fall(0.0, -1, False)
        for hex in self.near_targets():
            if spotter_sight(g, me, spotter, hex) == BLOCKED:
                continue
            chance = product_odds(g, me, me, accuracy_needed(g, me, spotter, hex))
            for gas in (False, True) if self.gas else (False,):
                value = chance * self.landing(hex, gas)
                if best.hex < 0 or value > best.value:
                    best = Fall(value, hex, gas)
        if spotter != POST:
            best.value -= LEADER_BUSY
        return best


def battery(eye: Eye) -> Battery:
    """As the Telephone stands; before a box is chosen, as it will."""
    return Battery(eye, rows_allowed(eye.g) and of(eye.g).box[eye.me] != LOCAL)


# --- the request ---


def request_value(eye: Eye, way: int = ANYBODY) -> float:
    g = eye.g
    if g.radio[eye.me] == NO_RADIO:
        return 0.0
    if g.radio_broken[eye.me]:
        return REPAIRED
    value = repeat_value(eye) if is_registered(g, eye.me) else 0.0
    guns = Battery(eye, rows_allowed(g))
    return max([value, *[guns.best(s).value for s in able_spotters(g, eye.me, way)]])


def runner_request_value(eye: Eye) -> float:
    """O20, O27: by the highest Leader with a Runner."""
    return request_value(eye, WITH_RUNNER) if has_telephone(eye.g, eye.me) else 0.0


def creeps(eye: Eye) -> dict[int, float]:
    """What the registered barrage does if it stands (0) or shifts in a direction."""
    g = eye.g
    harms = impact_harms(eye)
    area = barrage_area(g, eye.me)
    found = {0: total_harm(harms, area)}
    for compass in range(1, COMPASS + 1):
        if along(g, of(g).spotting[eye.me], [compass]) != OFF_MAP:
            found[compass] = total_harm(harms, shifted(g, area, [compass]))
    return found


def repeat_value(eye: Eye) -> float:
    g = eye.g
    hex = of(g).spotting[eye.me]
    able = able_spotters(g, eye.me, ANYBODY)
    seen = any(spotter_sight(g, eye.me, s, hex) != BLOCKED for s in able)
    return max(creeps(eye).values()) if seen else 0.0


def box(eye: Eye, choices: list[int]) -> int:
    """A row can be laid as one likes and repeated; gas may be asked for from any box."""
    for wanted in (STANDING, LOCAL):
        if choice(BARRAGE, wanted) in choices:
            return choice(BARRAGE, wanted)
    return choices[0]


def area(eye: Eye, choices: list[int]) -> int:
    if CHOOSE_KEEP_AREA not in choices:
        return choices[0]
    guns = Battery(eye, rows_allowed(eye.g))
    anew = max([guns.best(s).value for s in able_spotters(eye.g, eye.me, ANYBODY)], default=0.0)
    return CHOOSE_KEEP_AREA if repeat_value(eye) >= anew else CHOOSE_NEW_AREA


def spotter(eye: Eye, choices: list[int]) -> int:
    """Who can place the better round; for a registered barrage the observer, who has nothing else to do."""
    if is_registered(eye.g, eye.me) and CHOOSE_OBSERVER in choices:
        return CHOOSE_OBSERVER
    guns = battery(eye)
    return max(choices, key=lambda c: (guns.best(POST if c == CHOOSE_OBSERVER else a_of(c)).value, -c))


def spotting_round(eye: Eye, choices: list[int]) -> int:
    fall = battery(eye).best(eye.about.unit)
    code = choice(GAS if fall.gas else verbs.FIRE_AT, fall.hex) if fall.hex >= 0 else -1
    return code if code in choices else away_from_own(eye, choices)


def away_from_own(eye: Eye, choices: list[int]) -> int:
    """Nothing is worth a shell: let it fall far from one's own men."""
    g = eye.g
    homes = [g.u_hex[u] for u in eye.mine()]
    return max(choices, key=lambda c: (min([hexes_apart(g, a_of(c), h) for h in homes], default=0), -c))


def barrage_row(eye: Eye, choices: list[int]) -> int:
    return choice(AXIS, best_axis(eye.g, impact_harms(eye), eye.about.hex)[1])


def creep(eye: Eye, choices: list[int]) -> int:
    values = creeps(eye)
    return max(choices, key=lambda c: (values.get(0 if c == CHOOSE_STAND else a_of(c), -99.0), -c))


def before_impact(eye: Eye, choices: list[int]) -> int:
    """Barrage (A32): where the shells fall among enemies."""
    harm = total_harm(impact_harms(eye), eye.about.hexes[:1])
    plays = [c for c in choices if verb_of(c) == verbs.PLAY]
    return plays[0] if plays and harm > LEAST_BARRAGE_ACTION else verbs.CHOOSE_ROLL


# --- gas ---


def major_gas(eye: Eye, choices: list[int]) -> int:
    enemies = [u for u in eye.about.units if eye.g.u_owner[u] == eye.foe]
    plays = [c for c in choices if verb_of(c) == verbs.PLAY]
    return plays[0] if plays and enemies else verbs.CHOOSE_NONE


def clear_gas(eye: Eye, choices: list[int]) -> int:
    """Gas to be removed: that which is nearer to me than to the enemy."""
    return min(choices, key=lambda c: (nearest(eye, eye.mine(), a_of(c)) - nearest(eye, eye.enemies(), a_of(c)), c))


def nearest(eye: Eye, units: list[int], hex: int) -> int:
    return min([hexes_apart(eye.g, hex, eye.g.u_hex[u]) for u in units], default=99)


# --- aircraft (O17) ---


def air_harms(eye: Eye, fp: int) -> Harms:
    """All Units of the hex are Suppressed, then everybody there is attacked."""
    g = eye.g
    against = eye.against(eye.me)
    found: Harms = {}
    for hex in occupied_hexes(g):
        cover = best_cover(g, hex, False, 0)
        there = units_in(g, hex)
        value = eye.harm([attack_odds(g, against[g.u_owner[u]], fp + 1, u, cover) for u in there])
        for u in there:
            if is_unit(g, u) and not g.u_flags[u] & SUPPRESSED:
                value += SUPPRESSION * eye.worth(u) * (1 if g.u_owner[u] == eye.foe else -1)
        found[hex] = value
    return found


def bombs(eye: Eye) -> Harms:
    return air_harms(eye, eye.g.rules.tables.bombing(facts_of(eye.g).date))


def air_value(eye: Eye) -> float:
    """The aircraft comes in over any hex; from there it sees six rows."""
    g = eye.g
    harms = bombs(eye)
    size = g.rules.map.size
    best = [0.0] * size
    for hex in sorted(harms, key=lambda h: (-harms[h], h)):
        if harms[hex] <= 0:
            break
        for compass in range(1, COMPASS + 1):
            for origin in row_from(g, hex, compass):
                best[origin] = max(best[origin], harms[hex])
    return sum(best) / size


def faces(eye: Eye, choices: list[int]) -> int:
    g, hex = eye.g, eye.about.hex
    dropped = bombs(eye)
    fired = air_harms(eye, g.rules.tables.strafing_fp) if may_strafe(g, eye.me) else {}
    best, found = -99.0, choices[0]
    for code in choices:
        there = row_from(g, hex, a_of(code))
        if verb_of(code) == STRAFE:
            value = max([total_harm(fired, there[i : i + 2]) for i in range(len(there) - 1)], default=0.0)
        else:
            value = max([dropped[h] for h in there if h in dropped], default=0.0)
        if value > best:
            best, found = value, code
    return found


def air_target(eye: Eye, choices: list[int]) -> int:
    """The best hex; to strafe, one of the best two neighbours in the row."""
    harms = harms_now(eye)
    line = eye.about.hexes
    if eye.about.numbers["mode"] == 0:
        return max(choices, key=lambda c: (harms.get(a_of(c), -99.0), -c))
    pairs = [(total_harm(harms, line[i : i + 2]), -i) for i in range(len(line) - 1)]
    return choice(verbs.HEX, line[-max(pairs)[1]]) if pairs else choices[0]


def air_second(eye: Eye, choices: list[int]) -> int:
    harms = harms_now(eye)
    return max(choices, key=lambda c: (harms.get(a_of(c), 0.0), -c))


def harms_now(eye: Eye) -> Harms:
    return air_harms(eye, eye.about.numbers["firepower"])


def before_air(eye: Eye, choices: list[int]) -> int:
    plays = [c for c in choices if verb_of(c) == verbs.PLAY]
    target = eye.about.hexes[0] if eye.about.hexes else -1
    return plays[0] if plays and target >= 0 and worth_in(eye, target) > 3.0 else verbs.CHOOSE_ROLL
