"""Weapons that come in play are given out by their owner: at a space of the Time Track, or by an effect."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.names import TEAM
from sandtable.commander.rules.scenario.events import all_effects
from sandtable.commander.rules.scenario.frames import push_choice
from sandtable.commander.rules.scenario.script import NOT_SAID, of_weapon
from sandtable.commander.rules.state import IN_MIX, NO_WEAPON, TIME_TRACK, UNASSIGNED, Procedure, State
from sandtable.commander.rules.verbs import GIVE
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


def may_carry(g: State, u: int, w: int) -> bool:
    """8.1.1: free hands, and a Team for some Weapons."""
    tables = g.rules.tables
    if g.u_weapon[u] != NO_WEAPON or not tables.unit_carries[g.u_type[u]]:
        return False
    return not tables.weapon_team_only[g.w_type[w]] or tables.unit_kind[g.u_type[u]] == TEAM


def is_taker(g: State, side: int, w: int, u: int) -> bool:
    """Is a unit one of those to whom the scenario lets a Weapon be given?"""
    to = of_weapon(g.rules.script.weapon_to, w)
    if g.u_owner[u] != side:
        return False
    if to == NOT_SAID:
        return g.u_hex[u] >= 0 or held_back(g, u, g.rules.weapon_group[w])
    on_hand = g.u_hex[u] >= 0 or g.u_hex[u] == TIME_TRACK
    return on_hand and u < len(g.rules.unit_group) and g.rules.unit_group[u] == to


def held_back(g: State, u: int, group: int) -> bool:
    """Does a unit of a group wait on the Time Track by its owner's choice?"""
    if g.u_hex[u] != TIME_TRACK or u >= len(g.rules.unit_group) or g.rules.unit_group[u] != group:
        return False
    for reserve in g.rules.script.reserves:
        if reserve.group == group:
            return True
    return False


class LateWeapons(Procedure):
    """Weapons that come at a space of the Time Track are given out by their owner, inactive player first."""

    def due(self, g: State) -> int:
        """The first that can be given to somebody, or -1."""
        rules = g.rules
        for side in (1 - g.active, g.active):
            for w in range(len(rules.script.weapon_space)):
                comes = rules.weapon_side[w] == side and rules.script.weapon_space[w] == g.time
                if comes and g.w_carrier[w] == UNASSIGNED and self.takers(g, w):
                    return w
        return -1

    def takers(self, g: State, w: int) -> list[int]:
        side = g.rules.weapon_side[w]
        return [u for u in range(len(g.u_hex)) if is_taker(g, side, w, u) and may_carry(g, u, w)]

    def step(self, g: State) -> int:
        return ASK if self.due(g) >= 0 else g.pop()

    def who(self, g: State) -> int:
        return g.rules.weapon_side[self.due(g)]

    def choices(self, g: State) -> list[int]:
        w = self.due(g)
        return [choice(GIVE, w, u) for u in self.takers(g, w)]

    def chosen(self, g: State, choice: int) -> None:
        w, u = a_of(choice), b_of(choice)
        g.w_carrier[w] = u
        g.u_weapon[u] = w
        g.tell(tell.WEAPON_GIVEN, w, u)

    def question(self, g: State) -> str:
        return "late-weapon"

    def about(self, g: State) -> Subject:
        return Subject("late-weapon", self.who(g))


class GiveOut(LateWeapons):
    """Weapons that an effect brings are given out at once; one that nobody can take goes back."""

    effect: int

    def due(self, g: State) -> int:
        for w in all_effects(g)[self.effect].weapons:
            if g.w_carrier[w] == UNASSIGNED and self.takers(g, w):
                return w
        return -1

    def step(self, g: State) -> int:
        if self.due(g) >= 0:
            return ASK
        for w in all_effects(g)[self.effect].weapons:
            if g.w_carrier[w] == UNASSIGNED:
                g.w_carrier[w] = IN_MIX
        return g.pop()


def push_late_weapons(g: State) -> int:
    if g.time in g.rules.script.weapon_space:
        frame = LateWeapons()
        frame.at = 0
        g.push(frame)
    return GO


def push_wanted(g: State, effect: int) -> None:
    """What an effect asks of a player: a choice, or to give out Weapons."""
    wanted = all_effects(g)[effect]
    if wanted.ask != NOT_SAID:
        push_choice(g, wanted.ask)
    else:
        frame = GiveOut()
        frame.at = 0
        frame.effect = effect
        g.push(frame)
