"""The sergeant's Strategy Cards (S98): which Situations are worth playing, and when."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.advance import melee_if
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import worth_in
from sandtable.commander.rules import verbs
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.state import BROKEN, MOVING
from sandtable.games.great_war_commander.bots import artillery, storm
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.orders.artillery import POST_ONLY
from sandtable.games.great_war_commander.rules.orders.telephone import barrage_area, gas_allowed, has_telephone
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.strategy.cards import reminders_of
from sandtable.games.great_war_commander.rules.strategy.own_turn import toward_edge
from sandtable.games.great_war_commander.rules.verbs import KEEP_STRATEGY, SITUATION_RADIO, plays_text
from sandtable.kernel.choice import a_of, b_of, verb_of

SITUATION_PREFIX: Final = "situation-"

LEAST_SITUATION: Final = 0.5
FOR_GOOD: Final = 0.9  # a card that stays in force
ANSWER: Final = 0.8  # one that undoes what the enemy has just begun
CLEARED: Final = 0.7  # by each card of the enemy that goes
SHELLED: Final = 0.25  # of the worth of those under an Impact

IN_FORCE: Final = [names.FIREPOWER, names.FLYING_SQUADRONS, names.GABIONS_ET_FASCINES, names.WOODS_FIGHTING]
ANSWERS: Final = [
    names.FORWARD_OBSERVER,
    names.RED_TROUSERS,
    names.SCOUT,
    names.STURMABTEILUNG_VOR,
    names.DOUGHBOY_SURGE,
]

SPIED: Final = 0.45
DRAWN: Final = 0.55


def best_situation(eye: Eye, choices: list[int]) -> int:
    """The Situation that is worth its card now, or 0."""
    best, found = LEAST_SITUATION, 0
    for code in choices:
        if plays_text(verb_of(code)):
            value = situation_value(eye, code)
            if value > best:
                best, found = value, code
    return found


def answer(eye: Eye, choices: list[int]) -> int:
    """A moment by itself: play, or do not."""
    found = best_situation(eye, choices)
    return found if found else verbs.CHOOSE_NONE


def situation_value(eye: Eye, code: int) -> float:
    kind = eye.g.rules.tables.strategy_kind[a_of(code)]
    if kind in IN_FORCE:
        return FOR_GOOD
    if kind in ANSWERS:
        return ANSWER
    if kind == names.AERIAL_RECONNAISSANCE or kind == names.DRACHEN:
        return reconnaissance(eye, b_of(code))
    if kind == names.AIR_DOMINANCE or kind == names.DOG_FIGHTS:
        return aircraft(eye, code)
    if kind == names.STURMTRUPPEN or kind == names.ASSAULTS or kind == names.HIDDEN_PATH:
        return of_movers(eye, code, kind)
    return of_own_turn(eye, code, kind)


def of_own_turn(eye: Eye, code: int, kind: int) -> float:
    g = eye.g
    if kind == names.ANTI_GAS_STRATEGY:
        return FOR_GOOD if has_telephone(g, eye.foe) and gas_allowed(g, eye.foe) else 0.0
    if kind == names.FIELD_REPORTS:
        return 0.25 * len(g.hand[eye.foe])
    if kind == names.FRENCH_75S:
        return 1.2
    if kind == names.WALTER_RATHENAU:
        return exchange(eye, code)
    if kind == names.BATTLE_MORALE:
        return morale(eye, b_of(code))
    if kind == names.UNDER_SHOT:
        return under_shot(eye, g.rules.tables.strategy_number[a_of(code)])
    if kind == names.LA_FORCE_NOIRE:
        return ANSWER if melee_if(eye, [], eye.about.hex).win < 0.9 else 0.0
    return 0.0


def reconnaissance(eye: Eye, way: int) -> float:
    if way == names.BY_POST_REQUEST:
        return artillery.request_value(eye, POST_ONLY)
    if way == names.BY_CLEARING:
        return CLEARED * len(reminders_of(eye.g, eye.foe))
    if way == names.BY_SPYING:
        return SPIED if of(eye.g).s_hand[eye.foe] else 0.0
    return DRAWN


def aircraft(eye: Eye, code: int) -> float:
    if b_of(code) == names.BY_CANCELLING:
        return ANSWER
    return artillery.air_value(eye) * eye.g.rules.tables.strategy_number[a_of(code)]


def exchange(eye: Eye, code: int) -> float:
    """A bigger gun, or the enemy's cards."""
    g = eye.g
    if verb_of(code) != SITUATION_RADIO:
        return CLEARED * len(reminders_of(g, eye.foe))
    power = g.rules.tables.radio_fp
    return 0.4 * (power[b_of(code)] - power[g.radio[eye.me]])


def morale(eye: Eye, leader: int) -> float:
    """All broken ones around a Leader rally."""
    g = eye.g
    radius = g.rules.tables.unit_command[g.u_type[leader] * 2]
    broken = [u for u in eye.mine() if g.u_flags[u] & BROKEN]
    near = [u for u in broken if hexes_apart(g, g.u_hex[u], g.u_hex[leader]) <= radius]
    return 0.5 * sum([eye.worth(u) for u in near])


def under_shot(eye: Eye, hexes: int) -> float:
    """The enemy's barrage falls short: who would be under it."""
    g = eye.g
    area = [toward_edge(g, h, eye.foe, hexes) for h in barrage_area(g, eye.foe)]
    return SHELLED * sum([worth_in(eye, h) for h in area if h >= 0])


def of_movers(eye: Eye, code: int, kind: int) -> float:
    """Through Wire, or into hexes with enemies."""
    if kind == names.HIDDEN_PATH or (kind == names.STURMTRUPPEN and b_of(code) == names.BY_PASSING_WIRE):
        return 0.6 if wire_ahead(eye) else 0.0
    return storm.prospect(eye, moving(eye)) - 0.2


def moving(eye: Eye) -> list[int]:
    return [u for u in eye.mine() if eye.g.u_flags[u] & MOVING]


def wire_ahead(eye: Eye) -> bool:
    """Are most of the movers in Wire or next to it?"""
    g = eye.g
    wires = [h for h in range(g.rules.map.size) if g.h_fort[h] == WIRE]
    movers = moving(eye)
    hindered = [u for u in movers if any(hexes_apart(g, g.u_hex[u], h) <= 1 for h in wires)]
    return bool(movers) and 2 * len(hindered) >= len(movers)


# --- which of two to keep (S98.3.1) ---

LIKED: Final = [names.FIREPOWER, names.FRENCH_75S, names.FIELD_REPORTS, names.BATTLE_MORALE, names.WOODS_FIGHTING]


def keep(eye: Eye, choices: list[int]) -> int:
    kinds = eye.g.rules.tables.strategy_kind
    cards = [c for c in choices if verb_of(c) == KEEP_STRATEGY]
    return next((c for c in cards if kinds[a_of(c)] in LIKED), choices[0])
