"""The corporal in Step 2: an Order for one man after another, each by what it is worth to him."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.bots.aims import Aims
from sandtable.games.combat.bots.eye import FAR, Eye
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.fire.fire_rules import has_ammo_marker
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.state import (
    ALERT,
    ammo,
    badly_wounded,
    distance,
    gun_of,
    has,
    hex_distance,
    prisoners_of,
)
from sandtable.games.combat.rules.values import is_cover, is_rough, leadership, neighbours, slots, terrain
from sandtable.games.combat.rules.verbs import (
    AID,
    AIM,
    ASSIST,
    GRENADE_AT,
    ORDER,
    TRY_RALLY,
    TRY_RIFLE,
)
from sandtable.kernel.choice import a_of, b_of, verb_of

HIT_WORTH: Final = 1.0  # of a hit on the Enemy
LOSS: Final = 1.1  # of a hit taken
STEP_WORTH: Final = 0.16  # of a hex nearer to the goal
HURRY: Final = 0.5  # more, the less time there is
WATCH_WORTH: Final = 0.35  # of lying in wait with a rifle ready where somebody may be spotted
PLAN_WORTH: Final = 0.5  # of a card, with an empty hand
RALLY_WORTH: Final = 0.5  # for each state below Normal
AID_WORTH: Final = 1.4
RELOAD_WORTH: Final = 1.0
SEARCH_WORTH: Final = 5.0
THIN_HAND: Final = 3
LEAVE_WORTH: Final = 1.2  # of the last step, off the Board
SNEAK_RANGE: Final = 7  # nearer than this to an Enemy one creeps
REACH: Final = {names.SNEAK: 2, names.RUN_AND_GUN: 3, names.EVADE: 4, names.SPRINT: 7}  # hexes in a turn
GRENADE_HITS: Final = 0.7  # of a thrown grenade on a man, by experience
AFTER_ANOTHER: Final = 0.5  # what a second one into the same hex still does
BLAST_HARM: Final = 1.2
BESIDE_HARM: Final = 0.15


def orders(eye: Eye, choices: list[int]) -> int:
    """The first man without an Order gets the best one he may have; a gun finds an Assistant first."""
    for code in choices:
        if verb_of(code) == ASSIST:
            return code
    men = [a_of(code) for code in choices if verb_of(code) == ORDER]
    if not men:
        return choices[0]
    m = men[0]
    aims = Aims(eye)
    mine = [code for code in choices if is_for(code, m)]
    return max(mine, key=lambda code: (worth(eye, aims, m, code), -code))


def is_for(code: int, m: int) -> bool:
    return verb_of(code) in (ORDER, GRENADE_AT, TRY_RIFLE, TRY_RALLY, AID) and a_of(code) == m


def worth(eye: Eye, aims: Aims, m: int, code: int) -> float:
    verb = verb_of(code)
    g = eye.g
    here = g.m_hex[m]
    if verb == AID:
        patient = b_of(code)
        return AID_WORTH + badly_wounded(g, patient) - LOSS * eye.danger(m, here, names.AIMED)
    if verb == GRENADE_AT:
        return grenade(eye, m, b_of(code))
    if verb == TRY_RIFLE:
        return 0.8 * GRENADE_HITS - LOSS * eye.danger(m, here, names.AIMED)
    if verb == TRY_RALLY:
        return 3.0
    return order_worth(eye, aims, m, b_of(code))


def order_worth(eye: Eye, aims: Aims, m: int, order: int) -> float:
    g = eye.g
    here = g.m_hex[m]
    if order in (names.AIMED, names.RAPID):
        fire = eye.best_fire(m, order)
        if fire == 0.0:
            return watch(eye, aims, m) if order == names.AIMED else -FAR
        return HIT_WORTH * fire - LOSS * eye.danger(m, here, order)
    if order in (names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE):
        return -FAR  # a hit that frightens only; Aimed Fire does that and more
    if order in (names.SNEAK, names.EVADE, names.SPRINT, names.RUN_AND_GUN):
        return move(eye, aims, m, order)
    if order == names.CHARGE:
        return charge(eye, m)
    if order == names.HIDE:
        return 0.05 - LOSS * eye.danger(m, here, names.HIDE) + (0.1 if prisoners_of(g, m) else 0.0)
    if order == names.RALLY:
        low = RALLY_WORTH * (3 - g.m_morale[m])
        return low + (1.0 if g.m_morale[m] <= names.SHAKEN else 0.0) - LOSS * eye.danger(m, here, names.RALLY)
    if order == names.PLAN:
        return plan(eye, m)
    if order == names.RELOAD:
        empty = any(ammo(g, m, slot) == names.NO_AMMO for slot in slots(g, m))
        return (RELOAD_WORTH if empty else 0.1) * has_ammo_marker(g, m) - LOSS * eye.danger(m, here, names.RELOAD)
    if order == names.SEARCH:
        return SEARCH_WORTH - LOSS * eye.danger(m, here, names.SEARCH)
    return -FAR


def watch(eye: Eye, aims: Aims, m: int) -> float:
    """A rifle ready for whoever is spotted: good in cover with strangers in sight, or in defence."""
    g = eye.g
    here = g.m_hex[m]
    in_sight = any(sees(g, m, e) and distance(g, m, e) <= 14 for e in eye.strangers)
    value = WATCH_WORTH if in_sight and is_cover(g, here) else 0.1 if in_sight else 0.0
    if aims.defends or gun_of(g, m) >= 0:
        value += 0.1
    return value - LOSS * eye.danger(m, here, names.AIMED)


def plan(eye: Eye, m: int) -> float:
    """With a thin hand, and nobody near enough to make it foolish."""
    g = eye.g
    held = len(g.hand) + len(g.aside) + sum(leadership(g, f) for f in eye.men if g.m_order[f] == names.PLAN)
    if held > THIN_HAND:
        return -FAR
    cards = min(leadership(g, m), 4 - held)
    return PLAN_WORTH * cards * (1.5 if held == 0 else 1.0) - LOSS * eye.danger(m, g.m_hex[m], names.PLAN)


# --- movement ---


def move(eye: Eye, aims: Aims, m: int, order: int) -> float:
    """Hexes nearer to the goal, less what may hit him on the way."""
    g = eye.g
    here = g.m_hex[m]
    goals = aims.goals(m)
    if g.m_morale[m] == names.ROUT:
        return 0.0
    if not goals:
        goals = shelter(eye, m)
        if not goals:
            return -FAR
    field = aims.field(goals)
    path = walk(eye, field, here, REACH[order], order == names.SPRINT)
    gain = field[here] - field[path[-1]]
    near = eye.nearest_enemy(path[-1])
    value = STEP_WORTH * aims.eagerness(m) * hurry(eye, aims, m, field[here]) * gain
    if field[path[-1]] == 0.0 and aims.must_leave(m):
        value += LEAVE_WORTH
    if near < SNEAK_RANGE and order in (names.EVADE, names.SPRINT) and not aims.must_leave(m):
        value *= 0.6
    if not is_cover(g, path[-1]) and eye.nearest_enemy(path[-1]) < 12:
        value -= 0.15
    risk = sum(eye.danger(m, hex, order) for hex in path) / len(path)
    if order == names.RUN_AND_GUN:
        return value * 0.8 - LOSS * risk
    return value - LOSS * risk


def hurry(eye: Eye, aims: Aims, m: int, way: float) -> float:
    """How much a step counts: more when time runs out."""
    turns = max(1, eye.turns_left)
    if aims.must_leave(m):
        turns = max(1, turns - 1)
    need = way / (2.6 * turns)
    return 1.0 + HURRY * min(4.0, need * need * 2)


def walk(eye: Eye, field: list[float], start: int, hexes: int, sprints: bool) -> list[int]:
    """The hexes he will enter if he follows the field; Rough Terrain all but ends a Sprint."""
    path: list[int] = []
    here = start
    for _ in range(hexes):
        if field[here] == 0.0:
            break
        here = min(neighbours(eye.g, here), key=lambda hex: (field[hex], hex))
        path.append(here)
        if sprints and is_rough(eye.g, here):
            break
    return path or [start]


def shelter(eye: Eye, m: int) -> list[int]:
    """Cover close by, for a man caught in the open."""
    g = eye.g
    if is_cover(g, g.m_hex[m]):
        return []
    closed = eye.enemy_hexes()
    size = g.rules.ground.size
    return [h for h in range(size) if hex_distance(g, g.m_hex[m], h) <= 4 and is_cover(g, h) and h not in closed]


# --- close combat ---


def grenade(eye: Eye, m: int, hex: int) -> float:
    """Best into houses and rocks, where bullets do little; not one after another, nor beside our own men."""
    g = eye.g
    away = hex_distance(g, g.m_hex[m], hex)
    there = [e for e in eye.known if g.m_hex[e] == hex]
    skill = g.rules.tables.man_grenade[g.m_man[m]]
    hits = GRENADE_HITS * len(there) * skill / 4
    if terrain(g, hex) in (names.BUILDING, names.ROCKS):
        hits *= 1.2
    if away > 3:
        hits *= 0.6
    hits *= AFTER_ANOTHER ** sum(1 for f in eye.men if f != m and g.m_order[f] == names.GRENADE and g.m_aim[f] == hex)
    harm = sum(near_blast(hex_distance(g, g.m_hex[f], hex)) for f in eye.ours if f != m)
    return HIT_WORTH * hits - harm - LOSS * 1.5 * eye.danger(m, g.m_hex[m], names.AIMED)


def near_blast(away: int) -> float:
    """What a grenade does to a comrade: wounds in its hex, nerves beside it."""
    return BLAST_HARM if away == 0 else BESIDE_HARM if away == 1 else 0.0


def charge(eye: Eye, m: int) -> float:
    """Only at those who are about to give up, or cut off and outnumbered at arm's length."""
    g = eye.g
    best = -FAR
    for e in eye.known:
        away = distance(g, m, e)
        if away > 3 or not sees(g, m, e):
            continue
        friends = sum(1 for f in eye.men if f != m and hex_distance(g, g.m_hex[f], g.m_hex[e]) <= 2)
        others = sum(1 for x in eye.known + eye.strangers if x != e and distance(g, x, e) <= 2)
        value = {names.ROUT: 3.0, names.SHAKEN: 1.2}.get(g.m_morale[e], 0.1) + 0.2 * friends - 0.8 * others
        if g.m_wounds[e]:
            value += 0.4
        if not has(g, e, ALERT):
            value += 0.3
        best = max(best, value)
    return best - LOSS * eye.danger(m, g.m_hex[m], names.CHARGE) if best > 0 else -FAR


def rifle_target(eye: Eye, choices: list[int]) -> int:
    """The hex with most of them."""
    g = eye.g
    aims = [code for code in choices if verb_of(code) == AIM]
    return max(aims, key=lambda code: sum(1 for e in eye.known if g.m_hex[e] == a_of(code)))


def wants_gun(eye: Eye, m: int) -> float:
    """Who should have the machine-gun: a steady man with a comrade beside him."""
    g = eye.g
    beside = sum(1 for f in eye.men if f != m and g.m_hex[f] == g.m_hex[m])
    return g.rules.tables.man_tq[g.m_man[m]] + 2 * min(1, beside) - 3 * (leadership(g, m) > 0)
