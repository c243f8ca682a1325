"""Actions just before a Defence Roll, and at a break: A36, A37, A43, A45.1, A45.2, A46, A47, A53."""

from __future__ import annotations

from typing import cast

from sandtable.commander.map.kinds import FIELD, OPEN, SHELLHOLE
from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.actions.defending import may_dig
from sandtable.commander.rules.breaking import LightWounds, rally, suppress
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.firepower import can_reach, weapon_reason
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.markers import place_fort
from sandtable.commander.rules.names import NO_FORT, PILLBOX
from sandtable.commander.rules.scenario.values import defends
from sandtable.commander.rules.state import SUPPRESSED, WEAPON_PIECE, Procedure, State, is_broken, units_of
from sandtable.commander.rules.verbs import CHOOSE_DONE, UNIT
from sandtable.commander.rules.victory import gain
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.counter_mix import forts_left, teams_left, weapons_left
from sandtable.games.great_war_commander.rules.formations import is_runner, is_tank, is_unit
from sandtable.games.great_war_commander.rules.ground import change_ground
from sandtable.games.great_war_commander.rules.orders.defence import GreatWarDefence
from sandtable.games.great_war_commander.rules.team_picks import push_gunners, push_wounded_team
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Subject

# --- Counterattack (A37) ---


def is_near_unbroken(g: State, enemy: int, side: int, runners: bool) -> bool:
    """Is there an unbroken Unit of a side next to an enemy? A Runner by himself may not be enough."""
    for u in units_of(g, side):
        if is_unit(g, u) and not is_broken(g, u) and (runners or not is_runner(g, u)):
            if hexes_apart(g, g.u_hex[u], g.u_hex[enemy]) == 1:
                return True
    return False


def near_firers(g: State, attack: GreatWarDefence, side: int, runners: bool) -> list[int]:
    """Formations that make the attack and have an unbroken Unit of the defender next to them."""
    return [u for u in attack.firing_formations(g) if g.u_owner[u] != side and is_near_unbroken(g, u, side, runners)]


class Counterattack(Action):
    def may(self, g: State, w: ActionWindow) -> bool:
        return len(near_firers(g, cast(GreatWarDefence, w), w.player(g), False)) > 0

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        side = w.player(g)
        frame = Counterattacking()
        frame.at = 0
        frame.side = side
        near = near_firers(g, cast(GreatWarDefence, w), side, True)
        frame.near = [u for u in near if not g.u_flags[u] & SUPPRESSED]  # one marker at most (8.1.1)
        frame.hit = 0
        g.push(frame)


class Counterattacking(Procedure):
    """One or two of those who fired are suppressed; the Attack Total stays."""

    side: int
    near: list[int]  # whom it can still suppress
    hit: int  # how many it has

    def step(self, g: State) -> int:
        return ASK if self.near and self.hit < 2 else g.pop()

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = [choice(UNIT, u) for u in self.near]
        if self.hit:
            found.append(CHOOSE_DONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_DONE:
            g.pop()
            return
        u = a_of(choice)
        self.near.remove(u)
        self.hit += 1
        g.tell(own_tell.COUNTERATTACKED, self.side, g.u_hex[u])
        suppress(g, u)

    def question(self, g: State) -> str:
        return "counterattack"

    def about(self, g: State) -> Subject:
        return Subject("counterattack", self.side, units=self.near)


# --- what changes the ground or the total ---


class GoToGround(Action):
    """A43: any Formation but a Tank, in Open Ground or a Field without a Fortification."""

    def may(self, g: State, w: ActionWindow) -> bool:
        attack = cast(GreatWarDefence, w)
        hex = g.u_hex[attack.roller]
        if is_tank(g, attack.roller) or hex not in attack.targets or g.h_fort[hex] != NO_FORT:
            return False
        terrain = terrain_at(g, hex)
        return terrain == OPEN or terrain == FIELD

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        hex = g.u_hex[cast(GreatWarDefence, w).roller]
        change_ground(g, hex, SHELLHOLE)


class HiddenPillbox(Action):
    """A45.1: the Defender, on an Objective, while the countermix has one."""

    def may(self, g: State, w: ActionWindow) -> bool:
        attack = cast(GreatWarDefence, w)
        on_objective = g.rules.map.objective[g.u_hex[attack.roller]] != 0
        return may_dig(g, attack) and on_objective and forts_left(g, PILLBOX)

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        place_fort(g, g.u_hex[cast(GreatWarDefence, w).roller], PILLBOX)


class HiddenPosition(Action):
    """A45.2: the Defender, in a hex of Cover 2 in his set-up area; a Team and its gun, who are under attack too."""

    def may(self, g: State, w: ActionWindow) -> bool:
        attack = cast(GreatWarDefence, w)
        side, hex = w.player(g), g.u_hex[attack.roller]
        if not defends(g, side) or hex not in attack.targets or not g.rules.setup_area[side][hex]:
            return False
        nation = g.rules.nation[side]
        gun = g.rules.tables.hidden_gun[nation]
        return hex_cover(g, hex) >= 2 and weapons_left(g, gun) > 0 and len(teams_left(g, nation)) > 0

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        push_gunners(g, w.player(g), g.u_hex[cast(GreatWarDefence, w).roller])


class IntersectMachineGuns(Action):
    """A46: two or more functioning machine guns that reach somebody who fires; -1 for each."""

    def may(self, g: State, w: ActionWindow) -> bool:
        return self.guns(g, w) >= 2

    def guns(self, g: State, w: ActionWindow) -> int:
        firers = cast(GreatWarDefence, w).firing_formations(g)
        side = w.player(g)
        hexes = [g.u_hex[u] for u in firers if g.u_owner[u] != side]
        found = 0
        for weapon in range(len(g.w_type)):
            if is_ready_machine_gun(g, weapon, side) and reaches_any(g, weapon, hexes):
                found += 1
        return found

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        attack = cast(GreatWarDefence, w)
        attack.total -= self.guns(g, w)
        g.tell(tell.ATTACK_REDUCED, attack.total)


def is_ready_machine_gun(g: State, w: int, side: int) -> bool:
    """A functioning one, in neither Wire nor Water (11.5)."""
    if not g.rules.tables.weapon_is_mg[g.w_type[w]] or g.w_carrier[w] < 0:
        return False
    return g.u_owner[g.w_carrier[w]] == side and weapon_reason(g, w) == reasons.OK


def reaches_any(g: State, w: int, hexes: list[int]) -> bool:
    for hex in hexes:
        if can_reach(g, WEAPON_PIECE + w, hex):
            return True
    return False


# --- at a break ---


class TakeLightWounds(Action):
    """A47: a Platoon becomes a Team, any that is left; its owner loses VPs."""

    def may(self, g: State, w: ActionWindow) -> bool:
        u = cast(LightWounds, w).unit
        return len(teams_left(g, g.rules.tables.unit_nation[g.u_type[u]])) > 0

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        u = cast(LightWounds, w).unit
        gain(g, g.u_owner[u], g.rules.tables.light_wounds_vp)
        push_wounded_team(g, u)


class Probe(Action):
    """A53: whoever has just broken on a Defence Roll rallies, and goes on with what it was activated for."""

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        u = cast(GreatWarDefence, w).probed
        g.tell(own_tell.PROBE, g.u_owner[u], g.u_hex[u])
        rally(g, u)
