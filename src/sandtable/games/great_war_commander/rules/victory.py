"""Points, Objectives and losses (4.3, 7): what Tanks, Runners and the chits Y and Z change."""

from __future__ import annotations

from sandtable.commander.rules.state import State, side_units_in
from sandtable.commander.rules.stats import is_hero
from sandtable.commander.rules.victory import gain, unit_value
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.formations import is_runner, is_tank
from sandtable.games.great_war_commander.rules.names import ELIM_PLUS_1, EXIT_PLUS_1
from sandtable.games.great_war_commander.rules.state import of


def is_tracked(g: State, u: int) -> bool:
    """Heroes and Runners go back to the counter mix (4.3, 7.2.1, 7.2.2)."""
    return not is_hero(g, u) and not is_runner(g, u)


def open_bonus(g: State, special: int) -> int:
    """What open chits of this kind add to each exit or elimination (7.3.2)."""
    tables = g.rules.tables
    return sum([tables.chit_value[chit] for chit in g.open_chits if tables.chit_special[chit] == special])


def elimination_points(g: State, u: int) -> int:
    """7.1, and more with chit Z; a Hero is worth nothing (E70.1). The scenario may multiply it."""
    if is_hero(g, u):
        return 0
    return (unit_value(g, u) + open_bonus(g, ELIM_PLUS_1)) * g.rules.own.loss_factor[g.u_owner[u]]


def exit_points(g: State, u: int) -> int:
    """7.2.1, and more with chit Y; a Runner delivers his message at his own edge (O27.2.1)."""
    if is_hero(g, u):
        return 0
    if is_runner(g, u):
        return g.rules.tables.runner_exit_vp
    return (unit_value(g, u) + open_bonus(g, EXIT_PLUS_1)) * g.rules.exit_times(g, u)


def occupants(g: State, objective: int, side: int) -> list[int]:
    found: list[int] = []
    for hex in g.rules.objective_hexes[objective]:
        found += side_units_in(g, hex, side)
    return found


def may_take_control(g: State, objective: int, side: int) -> bool:
    """Runners alone never take an Objective (7.3.1.3)."""
    for u in occupants(g, objective, side):
        if not is_runner(g, u):
            return True
    return False


def took_control(g: State, objective: int, side: int) -> None:
    """A Tank that takes one scores at once, whatever it is worth (7.3.1.2)."""
    for u in occupants(g, objective, side):
        if is_tank(g, u):
            g.tell(tell.TANK_OBJECTIVE, u, objective)
            gain(g, side, g.rules.tables.tank_objective_vp)
            return


def note_loss(g: State, u: int) -> None:
    """The first Tank lost ends Tank Command for good (O23.5.1)."""
    if is_tank(g, u):
        of(g).tank_lost |= 1 << g.u_owner[u]
