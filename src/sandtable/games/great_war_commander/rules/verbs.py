"""Great War Commander's own verbs, after the family's."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.choice import Verb, choice

# numbered by tools/number_tables.py: OWN_VERBS after commander/rules/verbs.py VERBS
SITUATION: Final = 46
ADD_ONE: Final = 47
WORKS: Final = 48
BOMB: Final = 49
STRAFE: Final = 50
BARRAGE: Final = 51
DIRECTION: Final = 52
AXIS: Final = 53
OBSERVER: Final = 54
KEEP_AREA: Final = 55
NEW_AREA: Final = 56
GAS: Final = 57
RUNNER_PLACE: Final = 58
RUNNER_MOVE: Final = 59
RUNNER_ARTILLERY: Final = 60
MEDDLING: Final = 61
STAND: Final = 62
DIG: Final = 63
CLEAR_WIRE: Final = 64
SITUATION_WAY: Final = 65
SITUATION_UNIT: Final = 66
SITUATION_RADIO: Final = 67
KEEP_STRATEGY: Final = 68
TEAM_TYPE: Final = 69
WEAPON_TYPE: Final = 70
SECRET_CHIT: Final = 71
RALLY: Final = 72
UNSUPPRESS: Final = 73
BREAK: Final = 74
SUPPRESS: Final = 75
SURRENDER_UP: Final = 76
OP_FIRE: Final = 77

OWN_VERBS: Final[list[Verb]] = [
    Verb(SITUATION, "situation", ["strategy"]),
    Verb(ADD_ONE, "add-one", ["strategy"]),
    Verb(WORKS, "works", ["card"]),
    Verb(BOMB, "bomb", ["number"]),
    Verb(STRAFE, "strafe", ["number"]),
    Verb(BARRAGE, "barrage", ["number"]),
    Verb(DIRECTION, "direction", ["number"]),
    Verb(AXIS, "axis", ["number"]),
    Verb(OBSERVER, "observer", []),
    Verb(KEEP_AREA, "keep-area", []),
    Verb(NEW_AREA, "new-area", []),
    Verb(GAS, "gas", ["hex"]),
    Verb(RUNNER_PLACE, "runner-place", []),
    Verb(RUNNER_MOVE, "runner-move", ["unit"]),
    Verb(RUNNER_ARTILLERY, "runner-artillery", []),
    Verb(MEDDLING, "meddling", []),
    Verb(STAND, "stand", []),
    Verb(DIG, "dig", ["unit"]),
    Verb(CLEAR_WIRE, "clear-wire", ["unit"]),
    Verb(SITUATION_WAY, "situation", ["strategy", "way"]),
    Verb(SITUATION_UNIT, "situation", ["strategy", "unit"]),
    Verb(SITUATION_RADIO, "situation", ["strategy", "radio"]),
    Verb(KEEP_STRATEGY, "keep-strategy", ["strategy"]),
    Verb(TEAM_TYPE, "team", ["unit-type"]),
    Verb(WEAPON_TYPE, "weapon-type", ["weapon-type"]),
    Verb(SECRET_CHIT, "secret-chit", ["number"]),
    Verb(RALLY, "rally", ["unit"]),
    Verb(UNSUPPRESS, "unsuppress", ["unit"]),
    Verb(BREAK, "break", ["unit"]),
    Verb(SUPPRESS, "suppress", ["unit"]),
    Verb(SURRENDER_UP, "surrender-up", []),
    Verb(OP_FIRE, "op-fire", ["card"]),
]

# the choices without arguments, ready made
CHOOSE_OBSERVER: Final = choice(OBSERVER)
CHOOSE_KEEP_AREA: Final = choice(KEEP_AREA)
CHOOSE_NEW_AREA: Final = choice(NEW_AREA)
CHOOSE_RUNNER_PLACE: Final = choice(RUNNER_PLACE)
CHOOSE_RUNNER_ARTILLERY: Final = choice(RUNNER_ARTILLERY)
CHOOSE_MEDDLING: Final = choice(MEDDLING)
CHOOSE_STAND: Final = choice(STAND)
CHOOSE_SURRENDER_UP: Final = choice(SURRENDER_UP)


def plays_text(verb: int) -> bool:
    """Is a Strategy Card played for its text?"""
    return verb in (SITUATION, SITUATION_WAY, SITUATION_UNIT, SITUATION_RADIO)
