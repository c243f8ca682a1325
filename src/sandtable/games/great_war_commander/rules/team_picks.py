"""A Team comes from the countermix, and its owner says which: A47 Light Wounds, A45.2 Hidden Position, E64."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.wounds import take_over
from sandtable.commander.rules.breaking import replace_by
from sandtable.commander.rules.state import Procedure, State, new_unit, new_weapon
from sandtable.games.great_war_commander.rules.counter_mix import teams_left
from sandtable.games.great_war_commander.rules.orders.defence import defence_now
from sandtable.games.great_war_commander.rules.verbs import TEAM_TYPE
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Subject


class TeamPick(Procedure):
    side: int
    nation: int
    hex: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return [choice(TEAM_TYPE, kind) for kind in teams_left(g, self.nation)]

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        self.place(g, a_of(choice))

    def place(self, g: State, kind: int) -> None:
        raise NotImplementedError

    def question(self, g: State) -> str:
        return "which-team"

    def about(self, g: State) -> Subject:
        return Subject("which-team", self.side, hex=self.hex)


class WoundedTeam(TeamPick):
    """It stands where the Platoon stood, with its markers, Weapon and activation."""

    unit: int

    def place(self, g: State, kind: int) -> None:
        take_over(g, self.unit, replace_by(g, self.unit, kind, 1))


class Gunners(TeamPick):
    """They defend against the attack in which they show themselves, though they were not there at its roll."""

    def place(self, g: State, kind: int) -> None:
        u = new_unit(g, kind, self.side, self.hex)
        gun = new_weapon(g, g.rules.tables.hidden_gun[self.nation], u)
        g.tell(tell.PLACED, u, self.hex)
        g.tell(tell.WEAPON_GIVEN, gun, u)
        defence_now(g).waiting.append(u)

    def cited(self, g: State) -> str:
        return "hidden-position"


def push_wounded_team(g: State, u: int) -> None:
    frame = WoundedTeam()
    frame.unit = u
    push_pick(g, frame, g.u_owner[u], g.rules.tables.unit_nation[g.u_type[u]], g.u_hex[u])


def push_gunners(g: State, side: int, hex: int) -> None:
    push_pick(g, Gunners(), side, g.rules.nation[side], hex)


def push_pick(g: State, frame: TeamPick, side: int, nation: int, hex: int) -> None:
    frame.at = 0
    frame.side = side
    frame.nation = nation
    frame.hex = hex
    g.push(frame)
