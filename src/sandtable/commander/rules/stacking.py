"""Overstacking at the end of every Turn (8.2) and the splitting of a Squad into two Teams (E52)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.breaking import give_marker, give_weapon, replace_squad
from sandtable.commander.rules.names import SQUAD
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import (
    NO_UNIT,
    NO_WEAPON,
    SUPPRESSED,
    VETERAN,
    Procedure,
    State,
    inactive_first,
    side_units_in,
)
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import CHOOSE_FIRST, CHOOSE_NONE, CHOOSE_SECOND, UNIT
from sandtable.commander.rules.victory import eliminate
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

FIND: Final = 0
DEPLOY: Final = 1
REMOVE: Final = 2


class Stacking(Procedure):
    """Each hex with eight figures or more: one free Deploy if wanted, then units go until seven are left."""

    side: int
    hex: int

    def step(self, g: State) -> int:
        if self.at == FIND:
            return self.find(g)
        if figures(g, self.hex, self.side) <= stacking_limit(g, self.hex, self.side):
            self.at = FIND
            return GO
        return ASK

    def find(self, g: State) -> int:
        """Inactive player first, hex by hex."""
        crowded = crowded_hexes(g)
        for side in inactive_first(g):
            hex = first_overstacked(g, crowded, side)
            if hex >= 0:
                self.side, self.hex = side, hex
                self.at = DEPLOY if g.rules.overstacked_deploy() else REMOVE
                return GO
        return g.pop()

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        units = side_units_in(g, self.hex, self.side)
        if self.at == REMOVE:
            return [choice(UNIT, u) for u in units]
        found = [choice(UNIT, u) for u in units if g.rules.tables.unit_kind[g.u_type[u]] == SQUAD]
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at == REMOVE:
            eliminate(g, a_of(choice))
            return
        self.at = REMOVE
        if choice != CHOOSE_NONE:
            push_deploy_split(g, a_of(choice))

    def question(self, g: State) -> str:
        return "overstack-deploy" if self.at == DEPLOY else "overstack-remove"

    def about(self, g: State) -> Subject:
        return Subject("stacking", self.side, units=side_units_in(g, self.hex, self.side), hex=self.hex)


def crowded_hexes(g: State) -> list[int]:
    """The hexes with several units, of whatever side."""
    found: list[int] = []
    for u, below in enumerate(g.u_next):
        if below != NO_UNIT and g.h_top[g.u_hex[u]] == u:
            found.append(g.u_hex[u])
    return found


def first_overstacked(g: State, crowded: list[int], side: int) -> int:
    """The lowest of these hexes with eight figures or more of a side, or -1."""
    found = -1
    for hex in crowded:
        if figures(g, hex, side) > stacking_limit(g, hex, side) and (found < 0 or hex < found):
            found = hex
    return found


def push_stacking(g: State) -> int:
    frame = Stacking()
    frame.at = FIND
    frame.side = 0
    frame.hex = -1
    g.push(frame)
    return GO


WEAPON_MARKER: Final = 1 << 20  # stands for the Weapon among the markers to be split


class DeploySplit(Procedure):
    """E52.2: Weapon, Suppressed and Veteran each go to one Team. The first one's Team is all the same; then ask."""

    squad: int
    team: int
    markers: list[int]
    given: int

    def step(self, g: State) -> int:
        if self.at == 0:
            self.team = replace_squad(g, self.squad, 2)
            self.at = 1
        if not self.markers:
            g.u_flags[self.squad] = 0
            return g.pop()
        if self.given == 0:
            self.give(g, self.team)
            return GO
        return ASK

    def give(self, g: State, team: int) -> None:
        marker = self.markers.pop(0)
        self.given += 1
        if marker == WEAPON_MARKER:
            give_weapon(g, self.squad, team)
        else:
            give_marker(g, self.squad, team, marker)

    def who(self, g: State) -> int:
        return g.u_owner[self.squad]

    def choices(self, g: State) -> list[int]:
        return [CHOOSE_FIRST, CHOOSE_SECOND]

    def chosen(self, g: State, choice: int) -> None:
        self.give(g, self.team if choice == CHOOSE_FIRST else self.team + 1)

    def question(self, g: State) -> str:
        return "deploy-marker"

    def about(self, g: State) -> Subject:
        return Subject("deploy", self.who(g), self.squad)


def push_deploy_split(g: State, squad: int) -> None:
    frame = DeploySplit()
    frame.at = 0
    frame.squad = squad
    frame.team = NO_UNIT
    frame.markers = []
    if g.u_weapon[squad] != NO_WEAPON:
        frame.markers.append(WEAPON_MARKER)
    for flag in (VETERAN, SUPPRESSED):
        if g.u_flags[squad] & flag:
            frame.markers.append(flag)
    frame.given = 0
    g.push(frame)
