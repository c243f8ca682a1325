"""The sergeant goes in: stacks that Advance together, and what is played on the way (A41, A54)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots import move
from sandtable.commander.bots.advance import melee_value
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import stand
from sandtable.commander.rules import verbs
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.state import MOVING, occupied_by
from sandtable.games.great_war_commander.bots import storm, strategy
from sandtable.games.great_war_commander.rules.actions.move import storm_troops
from sandtable.games.great_war_commander.rules.names import ENGINEERING_WORKS, STORM_TROOPS
from sandtable.kernel.choice import a_of, b_of, verb_of

LEAST_STORM: Final = 0.8  # what the Melee must promise that Storm Troops break into
LEAST_JOIN: Final = 0.05


def together(eye: Eye, choices: list[int]) -> int:
    """Who strengthens the Melee, or stands better there, comes along."""
    g, hex, going = eye.g, eye.about.hex, eye.about.units
    for code in choices:
        if verb_of(code) != verbs.WITH:
            continue
        u = a_of(code)
        if hex < 0 or g.u_hex[u] < 0:
            continue
        if occupied_by(g, hex, eye.foe):
            gain = melee_value(eye, [*going, u], hex) - melee_value(eye, going, hex)
        else:
            gain = stand(eye, u, hex) - stand(eye, u, g.u_hex[u])
        if gain > LEAST_JOIN:
            return code
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


# --- on the move ---


def played_on_the_way(eye: Eye, choices: list[int]) -> int:
    """Storm Troops for a good Melee within reach, Engineering Works for Wire ahead; -1 for nothing."""
    actions = eye.g.rules.card_action
    for code in choices:
        verb = verb_of(code)
        if verb == verbs.PLAY and actions[a_of(code)] == STORM_TROOPS and to_storm(eye) > LEAST_STORM:
            return code
        if verb == verbs.PLAY_HEX and actions[a_of(code)] == ENGINEERING_WORKS and wire_in_the_way(eye, b_of(code)):
            return code
    found = strategy.best_situation(eye, choices)
    return found if found else -1


def to_storm(eye: Eye) -> float:
    return storm.prospect(eye, storm_troops(eye.g, eye.me))


def wire_in_the_way(eye: Eye, hex: int) -> bool:
    """Nearer to a goal than some mover, or with one caught in it."""
    g = eye.g
    for u in eye.mine():
        if g.u_flags[u] & MOVING and any(goal.away[hex] <= goal.away[g.u_hex[u]] for goal in eye.goals()):
            return True
    return False


def move_pick(eye: Eye, choices: list[int]) -> int:
    played = played_on_the_way(eye, choices)
    return played if played >= 0 else move.move_pick(eye, choices)


def move_step(eye: Eye, choices: list[int]) -> int:
    played = played_on_the_way(eye, choices)
    return played if played >= 0 else move.move_step(eye, choices)


# --- who heads the chain (3.3.1.4) ---


def forward_leader(eye: Eye, choices: list[int]) -> int:
    """Of equals the one with most of his own around him."""
    g = eye.g

    def company(code: int) -> int:
        here = g.u_hex[a_of(code)]
        return len([u for u in eye.mine() if hexes_apart(g, g.u_hex[u], here) <= eye.radius(a_of(code))])

    return max(choices, key=lambda c: (company(c), -c))
