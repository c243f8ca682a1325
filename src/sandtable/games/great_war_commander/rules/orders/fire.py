"""Fire (O21): who fires together, and at what; the Fire Attack of a Mortar tears up the ground."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import reasons as family_reasons
from sandtable.commander.rules.firepower import is_mortar, piece_unit
from sandtable.commander.rules.orders.activation import Activate
from sandtable.commander.rules.orders.fire_attack import ACTIONS, FireAttack
from sandtable.commander.rules.state import FIRING, GUN_PIECE, MOVING, NO_UNIT, OP_FIRING, State
from sandtable.games.great_war_commander.rules import reasons, tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.ground import downgrade
from sandtable.games.great_war_commander.rules.orders.defence import GreatWarDefence
from sandtable.games.great_war_commander.rules.state import OFFENSIVE, SHELTERED, chain_of, of
from sandtable.games.great_war_commander.rules.strategy.cards import discard, holder_reason, spend
from sandtable.games.great_war_commander.rules.verbs import ADD_ONE
from sandtable.kernel.choice import a_of, choice, verb_of

FORMING: Final = -2  # the activation that is being named, or only thought of


# --- Fire Groups (O21.3.1) ---


def group_reason(g: State, base: int, piece: int) -> int:
    """Why two pieces may not fire together: all must have been activated by the same Leader."""
    if base == piece:
        return family_reasons.OK
    a, b = piece_unit(g, base), piece_unit(g, piece)
    if is_tank(g, a) or is_tank(g, b):
        return reasons.TANK_FIRES_ALONE
    if a == b or g.u_flags[a] & g.u_flags[b] & OFFENSIVE:
        return family_reasons.OK  # a Unit and its own Weapon; the line of an Offensive names its Leader itself (O24)
    return family_reasons.OK if activation_of(g, a) == activation_of(g, b) else reasons.OTHER_LEADER


def activation_of(g: State, u: int) -> int:
    """The Formation with which the activation began that lets this one fire."""
    if not g.u_flags[u] & (FIRING | OP_FIRING | MOVING) or is_being_named(g, u):
        return FORMING
    return chain_of(g, u)


def is_being_named(g: State, u: int) -> bool:
    top = g.frames[-1]
    return isinstance(top, Activate) and u in top.named


# --- Tanks under fire (O21.3.3) ---


def hurts_tanks(g: State, piece: int) -> bool:
    """Weapons and Tanks do; the FP of Units and Leaders does not."""
    return piece >= GUN_PIECE or is_tank(g, piece)


def must_defend(g: State, u: int, pieces: list[int]) -> bool:
    """A Tank only against attacks all of whose pieces can hurt it; nobody who has just come along a Trench (F130.2)."""
    if not is_tank(g, u):
        return not g.u_flags[u] & SHELTERED
    for piece in pieces:
        if not hurts_tanks(g, piece):
            return False
    return True


def target_reason(g: State, piece: int, target: int) -> int:
    """A hex is no target if its only enemies are Tanks that one cannot hurt, and men who came along a Trench."""
    if hurts_tanks(g, piece):
        return family_reasons.OK
    why = family_reasons.OK
    u = g.h_top[target]
    while u != NO_UNIT:
        if g.u_owner[u] != g.u_owner[piece]:
            if is_tank(g, u):
                why = reasons.ONLY_TANKS_THERE
            elif not g.u_flags[u] & SHELTERED:
                return family_reasons.OK
        u = g.u_next[u]
    return why


# --- a Strategy Card that makes a shot possible, by a switch (10.3.2.1) ---


def lifting_cards(g: State, side: int) -> list[int]:
    """The Strategy Card with which a player may bring an attack of 0 FP to 1."""
    if not facts_of(g).switches.strategy_lifts or holder_reason(g, side):
        return []
    return of(g).s_hand[side]


class GreatWarFireAttack(FireAttack):
    def choices(self, g: State) -> list[int]:
        found = super().choices(g)
        if self.at == ACTIONS and self.firepower(g) < 1:
            found = [choice(ADD_ONE, card) for card in lifting_cards(g, self.side)] + found
        return found

    def chosen(self, g: State, choice: int) -> None:
        if verb_of(choice) == ADD_ONE:
            self.lift(g, a_of(choice))
        else:
            super().chosen(g, choice)

    def lift(self, g: State, card: int) -> None:
        spend(g, self.side, card)
        discard(g, self.side, card)
        g.tell(tell.STRATEGY_ADDED, self.side, card)
        self.bonus += 1

    def defend(self, g: State) -> int:
        if is_mortar(g, self.base) and not facts_of(g).switches.mortars_spare_ground:
            downgrade(g, self.targets[0], self.total)
        result = super().defend(g)
        cast(GreatWarDefence, g.frames[-1]).firers = self.pieces[:]
        return result
