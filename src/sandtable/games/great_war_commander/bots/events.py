"""The sergeant and the Events of the Great War."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.advance import melee_value
from sandtable.commander.bots.events import decline, hurt, nearest, spoil_weapon
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import worth_in
from sandtable.commander.bots.move import stand
from sandtable.commander.rules import names, verbs
from sandtable.commander.rules.state import BROKEN, SUPPRESSED, occupied_by, side_units_in, units_in
from sandtable.games.great_war_commander.rules.verbs import (
    BREAK,
    CHOOSE_SURRENDER_UP,
    RALLY,
    SUPPRESS,
    TEAM_TYPE,
    UNSUPPRESS,
)
from sandtable.kernel.choice import a_of, b_of, verb_of

LEAST_PUSH: Final = 0.3  # what going in by Auftragstaktik must promise
RALLIED: Final = 0.6


def best_of(eye: Eye, choices: list[int], verbs_of_interest: tuple[int, ...], sign: float) -> int:
    """The Formation worth most among those offered; the enemy's count the other way."""
    best, found = 0.0, decline(choices)
    for code in choices:
        if verb_of(code) in verbs_of_interest:
            value = eye.worth(a_of(code)) * (sign if eye.g.u_owner[a_of(code)] == eye.me else -sign)
            if value > best:
                best, found = value, code
    return found


def auftragstaktik(eye: Eye, choices: list[int]) -> int:
    """A stack goes one hex on: into a Melee that it should win, or to where it stands better."""
    g = eye.g
    best, found = LEAST_PUSH, decline(choices)
    for code in choices:
        if verb_of(code) != verbs.PLACE:
            continue
        leader, hex = a_of(code), b_of(code)
        here = g.u_hex[leader]
        group = side_units_in(g, here, eye.me)
        if occupied_by(g, hex, eye.foe):
            value = melee_value(eye, group, hex)
        else:
            value = sum([stand(eye, u, hex) - stand(eye, u, here) for u in group])
        if value > best:
            best, found = value, code
    return found


def rally_or_hold_on(eye: Eye, choices: list[int]) -> int:
    """The best of the broken; else another step away from surrender."""
    g = eye.g
    broken = [c for c in choices if verb_of(c) == verbs.UNIT and g.u_flags[a_of(c)] & BROKEN]
    best = max(broken, key=lambda c: (eye.worth(a_of(c)), -c)) if broken else -1
    if broken and eye.kill_factors[eye.me] < 2.0 and eye.worth(a_of(best)) * RALLIED > 0.9:
        return best
    return CHOOSE_SURRENDER_UP if CHOOSE_SURRENDER_UP in choices else best if broken else choices[0]


def rally_hex(eye: Eye, choices: list[int]) -> int:
    g = eye.g
    return max(choices, key=lambda c: (sum([eye.worth(u) for u in units_in(g, a_of(c)) if g.u_flags[u] & BROKEN]), -c))


def meccano(eye: Eye, choices: list[int]) -> int:
    return best_of(eye, choices, (RALLY, UNSUPPRESS), 1.0)


def raid(eye: Eye, choices: list[int]) -> int:
    """Breaking one is better than Suppressing two."""
    found = best_of(eye, [c for c in choices if verb_of(c) != SUPPRESS], (BREAK,), -1.0)
    return found if found in choices else hurt(eye, choices)


def weary_hex(eye: Eye, choices: list[int]) -> int:
    """My own men of one hex are Suppressed: those who are so already, or who are worth least."""
    g = eye.g

    def cost(code: int) -> float:
        fresh = [u for u in side_units_in(g, a_of(code), eye.me) if not g.u_flags[u] & SUPPRESSED]
        return sum([eye.worth(u) for u in fresh])

    return min(choices, key=lambda c: (cost(c), c))


def fails(eye: Eye, choices: list[int]) -> int:
    """A Weapon or a Tank."""
    tanks = [c for c in choices if verb_of(c) == verbs.UNIT]
    enemy = [c for c in tanks if eye.g.u_owner[a_of(c)] == eye.foe]
    if enemy:
        return enemy[0]
    weapons = [c for c in choices if verb_of(c) == verbs.WEAPON]
    return spoil_weapon(eye, choices) if weapons else choices[0]


def burn(eye: Eye, choices: list[int]) -> int:
    """Where it drives out enemies rather than my own men."""
    return max(choices, key=lambda c: (worth_in(eye, a_of(c)), -c))


def shell(eye: Eye, choices: list[int]) -> int:
    hexes = [c for c in choices if verb_of(c) == verbs.HEX]
    return max(hexes, key=lambda c: (worth_in(eye, a_of(c)), -c)) if hexes else choices[0]


def sappers(eye: Eye, choices: list[int]) -> int:
    """Wire away for the attacker, and put up by the Defender on the enemy's way."""
    g = eye.g
    hexes = [c for c in choices if verb_of(c) == verbs.HEX and not side_units_in(g, a_of(c), eye.me)]
    if eye.attacks():
        wire = [c for c in choices if verb_of(c) == verbs.HEX and g.h_fort[a_of(c)] == names.WIRE]
        return min(wire, key=lambda c: (nearest(eye, a_of(c)), c)) if wire else decline(choices)
    bare = [c for c in hexes if g.h_fort[a_of(c)] != names.WIRE]
    if not bare:
        return decline(choices)
    return min(bare, key=lambda c: (foe_near(eye, a_of(c)), c))


def foe_near(eye: Eye, hex: int) -> int:
    g = eye.g
    map = g.rules.map
    return min([map.distances[hex * map.size + g.u_hex[e]] for e in eye.enemies()], default=99)


def runner_event(eye: Eye, choices: list[int]) -> int:
    return verbs.CHOOSE_YES if verbs.CHOOSE_YES in choices else choices[0]


def heaviest(eye: Eye, choices: list[int]) -> int:
    """A type of Weapon: the one with most FP."""
    return max(choices, key=lambda c: (eye.g.rules.tables.weapon_fp[a_of(c)], -c))


def gunner(eye: Eye, choices: list[int]) -> int:
    """A Team first, an unbroken one."""
    g = eye.g
    units = [c for c in choices if verb_of(c) == verbs.UNIT]
    kinds = g.rules.tables.unit_kind
    return min(units, key=lambda c: (kinds[g.u_type[a_of(c)]] != names.TEAM, c)) if units else choices[0]


def strongest_team(eye: Eye, choices: list[int]) -> int:
    teams = [c for c in choices if verb_of(c) == TEAM_TYPE]
    return max(teams, key=lambda c: (eye.g.rules.tables.unit_fp[a_of(c) * 2], -c)) if teams else choices[0]


def least_leader(eye: Eye, choices: list[int]) -> int:
    return min(choices, key=lambda c: (eye.worth(a_of(c)), c))
