"""Detachment (E64): a Team takes over a Platoon's Weapon, and shares what is pending against the Platoon."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.breaking import give_weapon
from sandtable.commander.rules.events.frames import receive
from sandtable.commander.rules.names import SQUAD
from sandtable.commander.rules.orders.recover_rout import Retreat
from sandtable.commander.rules.state import NO_WEAPON, SUPPRESSED, VETERAN, State, new_unit
from sandtable.commander.rules.victory import check_control
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import slip_in
from sandtable.games.great_war_commander.rules.counter_mix import teams_left
from sandtable.games.great_war_commander.rules.events.frames import OneFormation, is_with_leader, own_units
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.team_picks import TeamPick, push_pick
from sandtable.kernel.choice import a_of

LINK: Final = 3  # entries of the list of detached Teams: Platoon, Team, stamp of the Order
ORDERS_A_TURN: Final = 1 << 8  # more than there ever are


class Detachment(OneFormation):
    """E64.1: one own Platoon with a Weapon, stacked with a Leader, may hand the Weapon to a Team of the countermix."""

    def targets(self, g: State) -> list[int]:
        return [u for u in own_units(g, self.side) if may_detach(g, u)]

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        frame = DetachedTeam()
        u = a_of(code)
        frame.unit = u
        push_pick(g, frame, self.side, g.rules.tables.unit_nation[g.u_type[u]], g.u_hex[u])

    def question(self, g: State) -> str:
        return "detachment"


def may_detach(g: State, u: int) -> bool:
    tables = g.rules.tables
    if tables.unit_kind[g.u_type[u]] != SQUAD or g.u_weapon[u] == NO_WEAPON or not is_with_leader(g, u):
        return False
    return bool(teams_left(g, tables.unit_nation[g.u_type[u]]))


class DetachedTeam(TeamPick):
    """Any Team of the nation, as its owner says."""

    unit: int

    def place(self, g: State, kind: int) -> None:
        detach(g, self.unit, kind)

    def cited(self, g: State) -> str:
        return "detachment"


def push_detachment(g: State, side: int) -> None:
    receive(g, Detachment(), side)


def detach(g: State, platoon: int, kind: int) -> None:
    """E64.2: broken or not as the Platoon is, activated as it is, without its markers."""
    hex = g.u_hex[platoon]
    team = new_unit(g, kind, g.u_owner[platoon], hex)
    g.u_flags[team] = g.u_flags[platoon] & ~(SUPPRESSED | VETERAN)
    g.u_spent[team] = g.u_spent[platoon]
    give_weapon(g, platoon, team)
    g.tell(tell.DETACHED, platoon, team)
    check_control(g, hex)
    share_retreat(g, platoon, team)
    s = of(g)
    s.detached = [*still_linked(g), platoon, team, order_stamp(g)]


# --- results that are pending (E64.2) ---


def order_stamp(g: State) -> int:
    return g.turn * ORDERS_A_TURN + g.orders_given


def still_linked(g: State) -> list[int]:
    """The links made in the current Order: after it, Platoon and Team are units of their own."""
    links, found = of(g).detached, []
    for i in range(0, len(links), LINK):
        if links[i + 2] == order_stamp(g):
            found += links[i : i + LINK]
    return found


def teams_detached(g: State, platoon: int) -> list[int]:
    """Teams on the map that share a result which a roll for the Platoon brings."""
    links = still_linked(g)
    teams = [links[i + 1] for i in range(0, len(links), LINK) if links[i] == platoon]
    return [u for u in teams if g.u_hex[u] >= 0]


def part(g: State, units: list[int]) -> None:
    """A Team that is attacked itself, beside its Platoon, rolls for itself."""
    links, kept = still_linked(g), []
    for i in range(0, len(links), LINK):
        if links[i] not in units or links[i + 1] not in units:
            kept += links[i : i + LINK]
    of(g).detached = kept


def share_retreat(g: State, platoon: int, team: int) -> None:
    """A Platoon that is on its way back takes the Team along: the hexes left to it, after the Platoon's own."""
    for i in range(len(g.frames)):
        frame = g.frames[i]
        if isinstance(frame, Retreat) and frame.unit == platoon and frame.hexes > 0:
            follower = g.rules.new_retreat()
            follower.at = 0
            follower.unit = team
            follower.hexes = frame.hexes
            follower.target = -1
            g.frames.insert(i, follower)
            slip_in(g, i)
            return
