"""The sergeant sets up for the Great War: a chain of Leaders, Tanks behind their guides, guns with a field of fire."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots import setup as family
from sandtable.commander.bots.eye import Eye
from sandtable.commander.rules import names
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.state import NO_WEAPON
from sandtable.commander.rules.stats import command, is_leader
from sandtable.games.great_war_commander.bots.eye import GreatWarEye
from sandtable.games.great_war_commander.rules.formations import is_tank

CHAINED: Final = 0.5  # a Leader whom another one reaches
CROWDED: Final = 0.8  # two Leaders in one hex
GUIDED: Final = 0.4
MIRED: Final = 2.0


def set_up_unit(eye: Eye, choices: list[int]) -> int:
    return family.best_post(eye, choices, post)


def post(eye: Eye, u: int, hex: int) -> float:
    g = eye.g
    value = family.post(eye, u, hex)
    if is_tank(g, u):
        value += tank_park(eye, hex)
    elif is_leader(g, u):
        value += chain(eye, u, hex)
    if g.h_fort[hex] == names.WIRE:
        value -= 5.0 if g.u_weapon[u] != NO_WEAPON else 2.0
    return value


def chain(eye: Eye, leader: int, hex: int) -> float:
    """Within reach of a fellow Leader, but not in his hex (3.3.1.2)."""
    g = eye.g
    away = [(hexes_apart(g, hex, g.u_hex[v]), max(command(g, v), command(g, leader))) for v in eye.leaders()]
    if any(hexes == 0 for hexes, _ in away):
        return -CROWDED
    return CHAINED if any(hexes <= radius for hexes, radius in away) else 0.0


def tank_park(eye: Eye, hex: int) -> float:
    """Beside Units that can guide it, on ground that does not hold it."""
    g = eye.g
    value = -MIRED if g.rules.tables.terrain_bogs[terrain_at(g, hex)] else 0.0
    if isinstance(eye, GreatWarEye):
        value += GUIDED * min(2, eye.guides(hex))
    return value
