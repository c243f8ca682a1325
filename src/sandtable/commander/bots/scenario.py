"""The sergeant's answers to what only scenarios ask: whom a rule touches, who waits, which exits are worth the way."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.eye import Eye
from sandtable.commander.rules.scenario.script import HARDEN, RALLY, RELEASE, RETURN_THEM, UNSUPPRESS
from sandtable.commander.rules.verbs import UNIT
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import subject_now

KIND: Final = [RALLY, HARDEN, UNSUPPRESS, RELEASE, RETURN_THEM]  # deeds that do a unit good


def scenario_units(eye: Eye, choices: list[int]) -> int:
    """The best of his own or the enemy's least for something good; the other way round for something bad."""
    good = subject_now(eye.g).number("deed") in KIND
    best, found = -999.0, choices[0]
    for code in choices:
        u = a_of(code)
        value = eye.worth(u) if (eye.g.u_owner[u] == eye.me) == good else -eye.worth(u)
        if value > best:
            best, found = value, code
    return found


def scenario_hexes(eye: Eye, choices: list[int]) -> int:
    """Shells where they hurt the enemy most; a marker where one of his own is nearest."""
    strikes = subject_now(eye.g).number("strike") > 0
    best, found = -999.0, choices[0]
    for code in choices:
        here = [u for u in [*eye.mine(), *eye.enemies()] if eye.g.u_hex[u] == a_of(code)]
        value = sum(eye.worth(u) if (eye.g.u_owner[u] == eye.me) != strikes else -eye.worth(u) for u in here)
        if value > best:
            best, found = value, code
    return found


def hold_back(eye: Eye, choices: list[int]) -> int:
    """Whoever is worth least waits."""
    best, found = 999.0, choices[0]
    for code in choices:
        if verb_of(code) == UNIT and eye.worth(a_of(code)) < best:
            best, found = eye.worth(a_of(code)), code
    return found
