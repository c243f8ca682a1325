"""Weapons that lie on the map with nobody: whoever stands there at the end of his Turn may take one up."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.scenario.handing_out import may_carry
from sandtable.commander.rules.state import BROKEN, LYING, Procedure, State, occupied_by, other, side_units_in
from sandtable.commander.rules.verbs import CHOOSE_NONE, GIVE
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


def lies_at(g: State, w: int) -> int:
    """The hex in which a Weapon lies, or -1."""
    if g.w_carrier[w] == LYING:
        for lying in g.rules.own.lying:
            if lying.weapon == w:
                return lying.hex
    return -1


def takers_up(g: State, side: int, place: int) -> list[int]:
    """Units of a side that could take up the Weapon of this place among those that lie somewhere."""
    lying = g.rules.own.lying[place]
    if g.w_carrier[lying.weapon] != LYING or lying.side not in (-1, side) or occupied_by(g, lying.hex, other(side)):
        return []
    units = [u for u in side_units_in(g, lying.hex, side) if not g.u_flags[u] & BROKEN]
    return [u for u in units if may_carry(g, u, lying.weapon)]


class TakeUp(Procedure):
    """One Weapon after the other, as its side likes."""

    side: int
    place: int  # among those that lie somewhere

    def step(self, g: State) -> int:
        while self.place < len(g.rules.own.lying):
            if takers_up(g, self.side, self.place):
                return ASK
            self.place += 1
        return g.pop()

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        w = g.rules.own.lying[self.place].weapon
        found = [choice(GIVE, w, u) for u in takers_up(g, self.side, self.place)]
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        self.place += 1
        if choice != CHOOSE_NONE:
            w, u = a_of(choice), b_of(choice)
            g.w_carrier[w] = u
            g.u_weapon[u] = w
            g.tell(tell.WEAPON_GIVEN, w, u)

    def question(self, g: State) -> str:
        return "take-up"

    def about(self, g: State) -> Subject:
        return Subject("take-up", self.side)


def push_taking_up(g: State) -> int:
    frame = TakeUp()
    frame.at = 0
    frame.side = g.active
    frame.place = 0
    g.push(frame)
    return GO
