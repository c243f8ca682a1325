"""The sergeant's Strategy Cards (S98): which Situations are worth playing, and when."""

from __future__ import annotations

from sandtable.commander.bots.eye import Eye
from sandtable.commander.rules import verbs
from sandtable.commander.rules.state import BROKEN
from sandtable.games.great_war_commander.bots import artillery
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.verbs import SITUATION
from sandtable.kernel.choice import a_of, verb_of

SITUATION_PREFIX = "situation-"

LEAST_SITUATION = 0.5
FOR_GOOD = 0.9  # a card that stays in force


def best_situation(eye: Eye, choices: list[int]) -> int:
    """The Situation that is worth its card now, or 0."""
    best, found = LEAST_SITUATION, 0
    for code in choices:
        if verb_of(code) == SITUATION:
            value = situation_value(eye, code)
            if value > best:
                best, found = value, code
    return found


def situation_value(eye: Eye, code: int) -> float:
    kind = eye.g.rules.tables.strategy_kind[a_of(code)]
    if kind == names.BATTLE_MORALE:
        return 0.4 * len([u for u in eye.mine() if eye.g.u_flags[u] & BROKEN])
    return 0.0


def answer(eye: Eye, choices: list[int]) -> int:
    found = best_situation(eye, choices)
    return found if found else verbs.CHOOSE_NONE


def keep(eye: Eye, choices: list[int]) -> int:
    return choices[0]


UNUSED = artillery.is_gas_about
