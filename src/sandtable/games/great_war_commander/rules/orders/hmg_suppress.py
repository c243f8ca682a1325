"""HMG Suppress (O22): a heavy machine gun suppresses all enemies in one hex or two, and nothing is rolled."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons as family_reasons
from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.firepower import enemy_hexes, holds_enemy, reach_reason, reachable, weapon_reason
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.state import WEAPON_PIECE, Procedure, State, other, side_units_in
from sandtable.commander.rules.verbs import CHOOSE_DONE, HEX, WEAPON
from sandtable.games.great_war_commander.rules import reasons
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.activation import activate_alone
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.names import HMG
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, Subject

PICK_GUN: Final = 0
PICK_HEX: Final = 1
PICK_SECOND: Final = 2


def hmg_targets(g: State, w: int, side: int) -> list[int]:
    """Enemy hexes in the Range and sight of a functioning HMG (O22.1)."""
    return reachable(g, WEAPON_PIECE + w, enemy_hexes(g, side))


def is_ready(g: State, w: int, side: int) -> bool:
    """An HMG in working order, in neither Wire nor Water, whose Unit has not been activated (O22.1)."""
    if g.rules.tables.weapon_class[g.w_type[w]] != HMG or weapon_reason(g, w) != family_reasons.OK:
        return False
    u = g.w_carrier[w]
    return g.u_owner[u] == side and is_free(g, u) and facts_of(g).may_act(g, u)


def ready_guns(g: State, side: int) -> list[int]:
    return [w for w in range(len(g.w_type)) if is_ready(g, w, side) and hmg_targets(g, w, side)]


def gun_reason(g: State, w: int, side: int) -> int:
    """Why a Weapon is not the gun of this Order (O22.1)."""
    u = g.w_carrier[w]
    if u >= 0 and g.u_owner[u] != side:
        return family_reasons.NOT_YOURS
    if g.rules.tables.weapon_class[g.w_type[w]] != HMG:
        return reasons.NO_HMG
    why = weapon_reason(g, w)
    if why:
        return why
    if not is_free(g, u):
        return family_reasons.ALREADY_ACTIVATED
    return family_reasons.OK if hmg_targets(g, w, side) else family_reasons.NO_TARGET


def hmg_reason(g: State, side: int) -> int:
    """Why the Order cannot be given."""
    return family_reasons.OK if ready_guns(g, side) else reasons.NO_HMG


class HmgSuppress(Procedure):
    side: int
    gun: int
    first: int  # the target hex, or the first of two

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == PICK_GUN:
            return [choice(WEAPON, w) for w in ready_guns(g, self.side)]
        found = [choice(HEX, h) for h in self.hexes(g)]
        if self.at == PICK_SECOND:
            found.append(CHOOSE_DONE)
        return found

    def hexes(self, g: State) -> list[int]:
        """The second hex lies next to the first."""
        found = hmg_targets(g, self.gun, self.side)
        return found if self.at == PICK_HEX else [h for h in found if hexes_apart(g, h, self.first) == 1]

    def chosen(self, g: State, choice: int) -> None:
        if verb_of(choice) == WEAPON:
            self.activate(g, a_of(choice))
        elif self.at == PICK_HEX:
            self.first = a_of(choice)
            self.at = PICK_SECOND
        else:
            g.pop()
            self.pin(g, self.first)
            if choice != CHOOSE_DONE:
                self.pin(g, a_of(choice))

    def activate(self, g: State, w: int) -> None:
        self.gun = w
        self.at = PICK_HEX
        activate_alone(g, g.w_carrier[w])

    def pin(self, g: State, hex: int) -> None:
        g.tell(own_tell.HMG_SUPPRESSED, self.gun, hex)
        for u in side_units_in(g, hex, other(self.side)):
            suppress(g, u)

    def question(self, g: State) -> str:
        if self.at == PICK_GUN:
            return "hmg-gun"
        return "hmg-target" if self.at == PICK_HEX else "hmg-second-target"

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == WEAPON:
            return gun_reason(g, thing, self.side)
        return self.target_reason(g, thing) if verb == HEX and self.at != PICK_GUN else family_reasons.OK

    def target_reason(self, g: State, hex: int) -> int:
        """Why the gun cannot pin down a hex (O22.2)."""
        if not holds_enemy(g, hex, self.side):
            return family_reasons.NO_ENEMY_THERE
        why = reach_reason(g, WEAPON_PIECE + self.gun, hex)
        if why == family_reasons.OK and self.at == PICK_SECOND and hexes_apart(g, hex, self.first) != 1:
            return family_reasons.NOT_ADJACENT
        return why

    def may_scrap(self) -> bool:
        return self.at == PICK_GUN

    def about(self, g: State) -> Subject:
        piece = WEAPON_PIECE + self.gun if self.gun >= 0 else -1
        return Subject("hmg-suppress", self.side, piece=piece, hex=self.first)


def push_hmg_suppress(g: State) -> None:
    frame = HmgSuppress()
    frame.at = PICK_GUN
    frame.side = g.active
    frame.gun = -1
    frame.first = -1
    g.push(frame)
