"""The sergeant goes in: Advances, and the Melees they bring about."""

from __future__ import annotations


from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import EXITED, exit_gain, stand
from sandtable.commander.rules.odds import MeleeOdds, strength_odds
from sandtable.commander.rules.orders.activation import activated_with, is_free
from sandtable.commander.rules.orders.melee import melee_firepower, tie_winner
from sandtable.commander.rules.passage import advance_hexes
from sandtable.commander.rules.state import ADVANCING, OFF, State, lift, occupied_by, put, side_units_in
from sandtable.commander.rules.stats import firepower
from sandtable.commander.rules.verbs import ACTIVATE, ADVANCE_TO, CHOOSE_DONE, EXIT_UNIT
from sandtable.kernel.choice import a_of, b_of, choice, verb_of


def melee_if(eye: Eye, units: list[int], hex: int) -> MeleeOdds:
    """The odds if these units of mine were in an enemy-held hex with those already there."""
    g = eye.g
    homes = [g.u_hex[u] for u in units]
    sole = g.h_sole
    ties = tie_winner(g, hex)
    for u in units:
        move_for_now(g, u, hex)
    mine, theirs = melee_firepower(g, hex, eye.me), melee_firepower(g, hex, eye.foe)
    for u, home in zip(units, homes, strict=True):
        move_for_now(g, u, home)
    g.h_sole = sole
    return strength_odds(eye.rolls(eye.me, eye.foe), eye.me, mine, theirs, ties)


def move_for_now(g: State, u: int, hex: int) -> None:
    lift(g, u, OFF)
    put(g, u, hex)


def melee_value(eye: Eye, units: list[int], hex: int) -> float:
    """Expected gain of a Melee, with what the hex is worth."""
    g = eye.g
    odds = melee_if(eye, units, hex)
    mine = sum([eye.worth(u) for u in {*units, *side_units_in(g, hex, eye.me)}]) * eye.habits.melee_fear
    theirs = sum([eye.worth(u) for u in side_units_in(g, hex, eye.foe)]) * 1.15
    objective = g.rules.map.objective[hex]
    prize = eye.swing(objective) * eye.habits.melee_prize if objective and g.control[objective] != eye.me else 0.0
    guard = eye.swing(objective) * 0.5 if objective and g.control[objective] == eye.me else 0.0
    return odds.win * (theirs + prize + guard) + odds.tie * (theirs - mine) - odds.lose * mine


class Assault:
    def __init__(self, value: float, hex: int, units: list[int]) -> None:
        self.value = value
        self.hex = hex
        self.units = units


def best_assault(eye: Eye, units: list[int]) -> Assault | None:
    """The best Melee that these units could bring about: the strong go first, more while they help."""
    g = eye.g
    near: dict[int, list[int]] = {}
    for u in units:
        for hex in advance_hexes(g, u):
            if occupied_by(g, hex, eye.foe):
                near.setdefault(hex, []).append(u)
    best: Assault | None = None
    for hex, able in sorted(near.items()):
        able.sort(key=lambda u: (-firepower(g, u), u))
        team: list[int] = []
        value = melee_value(eye, [], hex) if occupied_by(g, hex, eye.me) else 0.0
        for u in able:
            more = melee_value(eye, [*team, u], hex)
            if more > value or not team:
                team.append(u)
                value = more
        if best is None or value > best.value:
            best = Assault(value, hex, team)
    return best


def step_gain(eye: Eye, u: int) -> tuple[float, int]:
    """The best peaceful advance of a unit; EXITED for leaving the map."""
    g = eye.g
    base = stand(eye, u, g.u_hex[u])
    best, found = 0.0, g.u_hex[u]
    for hex in advance_hexes(g, u):
        if occupied_by(g, hex, eye.foe):
            continue
        gain = stand(eye, u, hex) - base - eye.hazard(u, g.u_hex[u], hex)
        if gain > best:
            best, found = gain, hex
    if g.rules.exit_reason(g, u) == 0 and exit_gain(eye, u) - base > best:
        best, found = exit_gain(eye, u) - base, EXITED
    return best, found


def advance_value(eye: Eye, units: list[int], steps: dict[int, float]) -> float:
    assault = best_assault(eye, units)
    total = 0.0
    busy: list[int] = []
    if assault is not None and assault.value > eye.habits.least_assault:
        total = assault.value
        busy = assault.units
    for u in units:
        if u not in busy:
            if u not in steps:
                steps[u] = step_gain(eye, u)[0]
            total += steps[u] if steps[u] > eye.habits.least_step else 0.0
    return total


def best_advance_order(eye: Eye) -> float:
    g = eye.g
    free = [u for u in eye.mine() if is_free(g, u)]
    steps: dict[int, float] = {}
    return max([advance_value(eye, advance_team(g, u), steps) for u in free], default=0.0)


def advance_team(g: State, u: int) -> list[int]:
    return activated_with(g, u, ADVANCING)


def pick_advancers(eye: Eye, choices: list[int]) -> int:
    steps: dict[int, float] = {}
    return max(choices, key=lambda c: (advance_value(eye, advance_team(eye.g, a_of(c)), steps), -c))


def pick_more_advancers(eye: Eye, choices: list[int]) -> int:
    g = eye.g
    going = [u for u in eye.mine() if g.u_flags[u] & ADVANCING]
    others = [a_of(c) for c in choices if verb_of(c) == ACTIVATE]
    assault = best_assault(eye, going + others)
    wanted = assault.units if assault is not None and assault.value > eye.habits.least_assault else []
    for code in choices:
        if verb_of(code) == ACTIVATE and (
            a_of(code) in wanted or step_gain(eye, a_of(code))[0] > eye.habits.least_step
        ):
            return code
    if CHOOSE_DONE in choices:
        return CHOOSE_DONE
    return choices[0] if eye.about.unit >= 0 else pick_advancers(eye, choices)


def advance(eye: Eye, choices: list[int]) -> int:
    g = eye.g
    able = eye.about.units
    assault = best_assault(eye, able)
    if assault is not None:
        joined = occupied_by(g, assault.hex, eye.me)
        if assault.units and (assault.value > eye.habits.least_assault or joined):
            for u in assault.units:
                if choice(ADVANCE_TO, u, assault.hex) in choices:
                    return choice(ADVANCE_TO, u, assault.hex)
    best, found = eye.habits.least_step, CHOOSE_DONE if CHOOSE_DONE in choices else -1
    for u in able:
        gain, hex = step_gain(eye, u)
        code = choice(EXIT_UNIT, u) if hex == EXITED else choice(ADVANCE_TO, u, hex)
        if gain > best and code in choices:
            best, found = gain, code
    return found if found >= 0 else least_bad(eye, choices)


def least_bad(eye: Eye, choices: list[int]) -> int:
    """The Order must be carried out: the harmless step."""
    g = eye.g
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) == ADVANCE_TO:
            u, hex = a_of(code), b_of(code)
            if occupied_by(g, hex, eye.foe):
                value = melee_value(eye, [u], hex)
            else:
                value = stand(eye, u, hex) - stand(eye, u, g.u_hex[u])
            if value > best:
                best, found = value, code
    return found
