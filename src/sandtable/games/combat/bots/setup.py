"""The corporal before the first shot: where his men stand, who gets the machine-gun, who guards prisoners."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.bots.aims import Aims
from sandtable.games.combat.bots.eye import Eye
from sandtable.games.combat.bots.orders import wants_gun
from sandtable.games.combat.rules.names import OPEN
from sandtable.games.combat.rules.rules import VP_ENEMY_THROUGH, VP_HELD
from sandtable.games.combat.rules.sight.seeing import sees_from
from sandtable.games.combat.rules.state import hex_distance
from sandtable.games.combat.rules.values import is_cover, leadership, terrain
from sandtable.games.combat.rules.verbs import GIVE
from sandtable.kernel.choice import a_of, b_of, verb_of

COVER_WORTH: Final = 1.2  # by point of the chart's Aimed Fire line
SHARE_COST: Final = 1.5  # for the second man in a hex, and more for the next
SPREAD: Final = 8  # hexes within which an Enemy in sight matters


def place(eye: Eye, choices: list[int]) -> int:
    """In cover; near what is to be held, or on the side of what is to be taken."""
    aims = Aims(eye)
    goals = defended(eye)
    attack = not goals
    if attack:
        goals = [hex for hexes in aims.wanted for hex in hexes] or aims.exits(a_of(choices[0]))
        goals = goals or [eye.g.m_hex[e] for e in eye.known + eye.strangers]
    return max(choices, key=lambda code: (place_worth(eye, goals, attack, b_of(code)), -code))


def defended(eye: Eye) -> list[int]:
    """Hexes to be held against one who comes."""
    if not any(p.kind == VP_ENEMY_THROUGH for p in eye.rules.vp):
        return []
    return [hex for p in eye.rules.vp if p.kind == VP_HELD for hex in p.hexes]


def place_worth(eye: Eye, goals: list[int], attack: bool, hex: int) -> float:
    g = eye.g
    value = -COVER_WORTH * g.rules.tables.order_terrain[1][terrain(g, hex)]
    here = sum(1 for m in eye.men if g.m_hex[m] == hex)
    value -= SHARE_COST * here * here
    way = min((hex_distance(g, hex, goal) for goal in goals), default=0)
    value -= 0.4 * way if attack else 0.35 * max(0, way - 3)
    if attack and not is_cover(g, hex):
        value -= 0.5
    watched = sum(1 for e in eye.known + eye.strangers if sees_from(g, g.m_hex[e], hex, False, False))
    near = eye.nearest_enemy(hex)
    if near < SPREAD:
        value -= 0.3 * watched + (SPREAD - near) * 0.5
    elif not attack and terrain(g, hex) != OPEN:
        value += 0.1 * watched
    return value


def give_gun(eye: Eye, choices: list[int]) -> int:
    guns = [code for code in choices if verb_of(code) == GIVE]
    return max(guns, key=lambda code: (wants_gun(eye, b_of(code)), -code)) if guns else choices[0]


def who_guards(eye: Eye, choices: list[int]) -> int:
    """The one we can spare."""
    g = eye.g

    def value(code: int) -> tuple[int, int]:
        m = a_of(code)
        return 3 * leadership(g, m) + max(g.rules.tables.man_skills[g.m_man[m]], default=0), code

    return min(choices, key=value)
