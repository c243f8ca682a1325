"""The corporal in the four Impulses: where to step, whom to shoot, when to duck."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.bots.aims import Aims
from sandtable.games.combat.bots.eye import FAR, Eye
from sandtable.games.combat.bots.orders import shelter
from sandtable.games.combat.rules import verbs
from sandtable.games.combat.rules.names import DUCK_BACK, EVADE, HIDE, IMPULSES, ROUT, RUN_AND_GUN, SNEAK, SPRINT
from sandtable.games.combat.rules.sight.spotting import spotting_number
from sandtable.games.combat.rules.state import SEEN, enemies_in, has, hex_distance, is_prisoner
from sandtable.games.combat.rules.values import is_cover, is_rough, neighbours
from sandtable.kernel.choice import a_of, b_of, c_of, verb_of

DANGER_WEIGHT: Final = 3.0  # hexes of detour that an expected hit is worth, to one without haste
STEP_BACK: Final = 1.5  # what a hex lost costs beside the hex: who goes to and fro is shot all the same
LAST_COVER: Final = 1.0  # to end a run in cover
ROUGH_STOP: Final = 0.7  # a Sprint ends with that Impulse; less than a step back costs
DUCK_GAIN: Final = 0.25  # hits saved that make ducking worth the lost ground
LEAST_SHOT: Final = 0.02  # below it a shot only gives him away


def acting(eye: Eye) -> int:
    """Whose turn it is to act."""
    return eye.about.unit


def who_acts(eye: Eye, choices: list[int]) -> int:
    return choices[0]


# --- fire ---


def fire(eye: Eye, choices: list[int]) -> int:
    """The shot that is worth most; with none worth while, hold it. Run & Gun without a target moves."""
    g, m = eye.g, acting(eye)
    shots = [code for code in choices if verb_of(code) == verbs.FIRE_AT]
    if not shots:
        return step(eye, choices) if any(verb_of(code) == verbs.MOVE for code in choices) else verbs.CHOOSE_HOLD
    order = g.m_order[m]
    best = max(shots, key=lambda code: (eye.shot(m, b_of(code), c_of(code), a_of(code), order), -code))
    value = eye.shot(m, b_of(best), c_of(best), a_of(best), order)
    hidden = not has(g, m, SEEN)
    if verbs.CHOOSE_HOLD in choices and value < (0.2 if hidden else LEAST_SHOT):
        return verbs.CHOOSE_HOLD
    return best


# --- steps ---


def step(eye: Eye, choices: list[int]) -> int:
    """Down the field of his goal, round what is dangerous; off the Board where that is paid for."""
    g, m = eye.g, acting(eye)
    aims = Aims(eye)
    leaving = aims.must_leave(m)
    for code in choices:
        if verb_of(code) == verbs.EXIT and leaving and a_of(code) in aims.exit_sides(m):
            return code
    moves = [code for code in choices if verb_of(code) == verbs.MOVE]
    if not moves:
        return verbs.CHOOSE_STAY if verbs.CHOOSE_STAY in choices else choices[0]
    goals = aims.goals(m) or shelter(eye, m)
    if g.m_morale[m] == ROUT or not goals:
        goals = []
    field = aims.field(goals) if goals else [0.0] * g.rules.ground.size
    best = min(moves, key=lambda code: (step_cost(eye, aims, m, field, a_of(code)), code))
    if verbs.CHOOSE_STAY in choices or verbs.CHOOSE_DUCK in choices:
        stay = field[g.m_hex[m]] + danger_weight(aims, m) * eye.danger(
            m, g.m_hex[m], HIDE if verbs.CHOOSE_DUCK in choices else SNEAK
        )
        if not goals or step_cost(eye, aims, m, field, a_of(best)) >= stay + (0.0 if goals else FAR):
            return verbs.CHOOSE_STAY if verbs.CHOOSE_STAY in choices else verbs.CHOOSE_DUCK
    return best


def step_cost(eye: Eye, aims: Aims, m: int, field: list[float], hex: int) -> float:
    g = eye.g
    cost = field[hex] + danger_weight(aims, m) * eye.danger(m, hex, g.m_order[m]) + eye.crowd(hex, m)
    cost += STEP_BACK * max(0.0, field[hex] - field[g.m_hex[m]])
    if not is_cover(g, hex):
        cost += LAST_COVER if is_last_step(eye, m) and eye.nearest_enemy(hex) < 14 else 0.2
    if g.m_order[m] == SPRINT and is_rough(g, hex):
        cost += ROUGH_STOP
    others = [e for e in enemies_in(g, hex) if not is_prisoner(g, e)]
    if others and not all(g.m_morale[e] == ROUT and has(g, e, SEEN) for e in others):
        cost += 6.0
    return cost


def danger_weight(aims: Aims, m: int) -> float:
    """He who has to be somewhere in time looks less to his safety."""
    return DANGER_WEIGHT / aims.eagerness(m)


def is_last_step(eye: Eye, m: int) -> bool:
    g = eye.g
    return g.impulse == IMPULSES or (g.impulse == 3 and g.m_order[m] == RUN_AND_GUN)


def closer(eye: Eye, choices: list[int]) -> int:
    g, m = eye.g, acting(eye)
    moves = [code for code in choices if verb_of(code) == verbs.MOVE]
    return min(moves, key=lambda code: (eye.danger(m, a_of(code), g.m_order[m]), code))


# --- grenades ---


def adjust(eye: Eye, choices: list[int]) -> int:
    """Throw from where he is if he can; else shift the marker after one who has run, or step closer."""
    g, m = eye.g, acting(eye)
    aim = g.m_aim[m]
    there = any(g.m_hex[e] == aim for e in eye.known)
    beside = any(g.m_hex[e] in neighbours(g, aim) for e in eye.known) if aim >= 0 else False
    if verbs.CHOOSE_SHIFT in choices and not there and beside:
        return verbs.CHOOSE_SHIFT
    if verbs.CHOOSE_STAY in choices:
        return verbs.CHOOSE_STAY
    return closer(eye, choices) if any(verb_of(code) == verbs.MOVE for code in choices) else choices[0]


def marker_to(eye: Eye, choices: list[int]) -> int:
    g = eye.g
    spots = [code for code in choices if verb_of(code) == verbs.TO]
    friends = {g.m_hex[m] for m in eye.men}
    return max(
        spots,
        key=lambda code: sum(1 for e in eye.known if g.m_hex[e] == a_of(code)) - 3 * (a_of(code) in friends),
    )


def smoke(eye: Eye, choices: list[int]) -> int:
    """Between him and the nearest Enemy."""
    g, m = eye.g, acting(eye)
    throws = [code for code in choices if verb_of(code) == verbs.THROW_AT]
    return min(throws, key=lambda code: (eye.nearest_enemy(a_of(code)), hex_distance(g, g.m_hex[m], a_of(code)), code))


# --- melee, spotting, Duck Back ---


def melee(eye: Eye, choices: list[int]) -> int:
    """The weakest of them."""
    g = eye.g
    fights = [code for code in choices if verb_of(code) == verbs.ATTACK_MAN]
    return min(fights, key=lambda code: g.rules.tables.man_tq[g.m_man[a_of(code)]] - 2 * (g.m_wounds[a_of(code)] > 0))


def spot_or_duck(eye: Eye, choices: list[int]) -> int:
    """Look first, it costs nothing; then duck if that saves more than it loses."""
    g, m = eye.g, acting(eye)
    looks = [code for code in choices if verb_of(code) == verbs.SPOT]
    if looks:
        return max(looks, key=lambda code: (spotting_number(g, m, a_of(code)), -code))
    if verbs.CHOOSE_TRY_DUCK in choices:
        return verbs.CHOOSE_TRY_DUCK
    if verbs.CHOOSE_DUCK in choices and wants_duck(eye, m):
        return verbs.CHOOSE_DUCK
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


def wants_duck(eye: Eye, m: int) -> bool:
    """A runner stops where he wanted to be, or in cover when the next hexes are under fire."""
    g = eye.g
    order, here = g.m_order[m], g.m_hex[m]
    if order not in (EVADE, SPRINT, RUN_AND_GUN) or g.impulse == IMPULSES:
        return False
    aims = Aims(eye)
    goals = aims.goals(m) or shelter(eye, m)
    if not goals:
        return is_cover(g, here)
    field = aims.field(goals)
    if field[here] == 0.0:
        return not aims.must_leave(m)
    if not is_cover(g, here) or aims.must_leave(m):
        return False
    if eye.nearest_enemy(here) <= 2 and any(has(g, e, SEEN) for e in eye.known):
        return True
    ahead = min(neighbours(g, here), key=lambda hex: (field[hex], hex))
    saved = eye.danger(m, ahead, order) - eye.danger(m, here, DUCK_BACK)
    return saved > DUCK_GAIN
