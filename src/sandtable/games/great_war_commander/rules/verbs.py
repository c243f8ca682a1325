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
TEAM_TYPE: Final = 62
WEAPON_TYPE: Final = 63
SECRET_CHIT: Final = 64
RALLY: Final = 65
UNSUPPRESS: Final = 66
BREAK: Final = 67
SUPPRESS: Final = 68
SURRENDER_UP: Final = 69

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
    Verb(TEAM_TYPE, "team", ["unit-type"]),
    Verb(WEAPON_TYPE, "weapon-type", ["weapon-type"]),
    Verb(SECRET_CHIT, "secret-chit", ["number"]),
    Verb(RALLY, "rally", ["unit"]),
    Verb(UNSUPPRESS, "unsuppress", ["unit"]),
    Verb(BREAK, "break", ["unit"]),
    Verb(SUPPRESS, "suppress", ["unit"]),
    Verb(SURRENDER_UP, "surrender-up", []),
]

# the choices without arguments, ready made
CHOOSE_OBSERVER: Final = choice(OBSERVER)
CHOOSE_KEEP_AREA: Final = choice(KEEP_AREA)
CHOOSE_NEW_AREA: Final = choice(NEW_AREA)
CHOOSE_RUNNER_PLACE: Final = choice(RUNNER_PLACE)
CHOOSE_RUNNER_ARTILLERY: Final = choice(RUNNER_ARTILLERY)
CHOOSE_MEDDLING: Final = choice(MEDDLING)
CHOOSE_SURRENDER_UP: Final = choice(SURRENDER_UP)
