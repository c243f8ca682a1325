"""Situations of a Move Order and an Offensive (S98): into hexes with enemies, through Wire, and Doughboy Surge."""

from __future__ import annotations

from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.state import (
    ACTIVATED,
    BROKEN,
    MOVING,
    SUPPRESSED,
    State,
    units_of,
)
from sandtable.commander.rules.stats import command, is_leader
from sandtable.games.great_war_commander.rules.formations import is_tank, is_unit
from sandtable.games.great_war_commander.rules.names import BY_PASSING_WIRE, BY_STORMING, DOUGHBOY_SURGE
from sandtable.games.great_war_commander.rules.state import IGNORES_WIRE, OFFENSIVE, RUSHING, STORMING
from sandtable.games.great_war_commander.rules.strategy.reminders import has_reminder
from sandtable.games.great_war_commander.rules.strategy.situation import Situation
from sandtable.games.great_war_commander.rules.verbs import SITUATION_WAY
from sandtable.kernel.choice import b_of, choice


def moving_infantry(g: State, side: int) -> list[int]:
    """Units and Leaders activated to Move; no Tanks."""
    return [u for u in units_of(g, side) if g.u_flags[u] & MOVING and not is_tank(g, u)]


class OfMovers(Situation):
    """It changes what the movers may do until the Order is over."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return len(moving_infantry(g, side)) > 0

    def lasts(self, code: int) -> bool:
        return True

    def flags(self, code: int) -> int:
        raise NotImplementedError

    def happens(self, g: State, side: int, code: int) -> None:
        for u in moving_infantry(g, side):
            g.u_flags[u] |= self.flags(code)


class Assaults(OfMovers):
    """S98.3.4: into hexes with enemies, where they are Suppressed and go no further."""

    def flags(self, code: int) -> int:
        return STORMING | RUSHING


class HiddenPath(OfMovers):
    """S98.5.6"""

    def flags(self, code: int) -> int:
        return IGNORES_WIRE


class Sturmtruppen(OfMovers):
    """S98.4.7: through Wire, or into hexes with enemies, where they go no further."""

    def ways(self, g: State, side: int, card: int, moment: int) -> list[int]:
        if not self.may(g, side, moment):
            return []
        return [choice(SITUATION_WAY, card, way) for way in (BY_PASSING_WIRE, BY_STORMING)]

    def flags(self, code: int) -> int:
        return IGNORES_WIRE if b_of(code) == BY_PASSING_WIRE else STORMING


class DoughboySurge(Situation):
    """S98.5.3: it lies on the table for the Offensive; those who defend look for it there."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return is_on_offensive(g, side)

    def lasts(self, code: int) -> bool:
        return True

    def happens(self, g: State, side: int, code: int) -> None:
        """Nothing more."""


def is_op_fire_at(g: State, u: int, pieces: list[int]) -> bool:
    """Nobody else fires in another's Turn; artillery, aircraft and Mines have no pieces."""
    return bool(pieces) and g.u_owner[u] == g.active


def is_on_offensive(g: State, side: int) -> bool:
    for u in units_of(g, side):
        if g.u_flags[u] & OFFENSIVE:
            return True
    return False


def is_surging(g: State, u: int) -> bool:
    """Does a Unit that makes a Defence Roll against Op Fire not break: in Good Order, near a Leader of the line?"""
    return has_reminder(g, g.u_owner[u], DOUGHBOY_SURGE) and could_surge(g, u)


def could_surge(g: State, u: int) -> bool:
    """Would it, once the card lies on the table?"""
    side = g.u_owner[u]
    if not is_unit(g, u):
        return False
    if not g.u_flags[u] & OFFENSIVE or g.u_flags[u] & (BROKEN | SUPPRESSED):
        return False
    for leader in units_of(g, side):
        if is_leader(g, leader) and g.u_flags[leader] & ACTIVATED:
            if hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader):
                return True
    return False
