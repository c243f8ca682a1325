"""Giving Orders (O14): which can be given, and the activation of one unit or of a Leader with others."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.firepower import enemy_hexes, has_shot, is_boost, is_in_doubt
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import ADVANCE, COMMAND_CONFUSION, FIRE, MOVE, RECOVER, ROUT
from sandtable.commander.rules.passage import EXIT_COST, can_advance, exit_reason, step_cost, step_reason
from sandtable.commander.rules.state import (
    ACTIVATED,
    ADVANCING,
    BROKEN,
    FIRING,
    MOVING,
    OP_FIRING,
    SUPPRESSED,
    Procedure,
    State,
    units_of,
)
from sandtable.commander.rules.stats import command, is_hero, is_leader, movement
from sandtable.commander.rules.verbs import ACTIVATE, CHOOSE_DONE
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

ANY_HEX: Final = -1


def is_free(g: State, u: int) -> bool:
    """Not yet activated this Turn; a Hero may be activated again (E58.1)."""
    return not g.u_flags[u] & ACTIVATED or is_hero(g, u)


def can_step(g: State, u: int) -> bool:
    """Can a fresh mover afford one legal hex or an exit (O21.1)?"""
    points = movement(g, u)
    if points >= EXIT_COST and exit_reason(g, u) == reasons.OK:
        return True
    for d in range(6):
        if step_reason(g, u, d) == reasons.OK and step_cost(g, g.u_hex[u], d) <= points:
            return True
    return False


def order_targets(g: State, side: int, flag: int, target: int) -> list[int]:
    """Hexes worth firing at: all with enemies for a Fire Order, the one entered for Op Fire (O20.1, A33.2)."""
    if flag == FIRING:
        return enemy_hexes(g, side)
    return [target] if flag == OP_FIRING else []


def can_carry_out(g: State, flag: int, u: int, targets: list[int]) -> bool:
    """Could this unit itself do what the Order says (O14.4, O20.1)?"""
    if flag == MOVING:
        return can_step(g, u)
    if flag == ADVANCING:
        return can_advance(g, u)
    return has_shot(g, g.u_owner[u], u, targets, flag == FIRING)


def in_command(g: State, leader: int, u: int) -> bool:
    """A friendly non-Leader within Command Radius (3.3.1.1)."""
    return not is_leader(g, u) and hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader)


def followers(g: State, leader: int) -> list[int]:
    """Units a Leader may bring along, ascending."""
    side = g.u_owner[leader]
    return [u for u in units_of(g, side) if is_free(g, u) and in_command(g, leader, u)]


def activation_reason(g: State, side: int, u: int, flag: int, target: int) -> int:
    """Why a unit cannot be the one that an Order activates."""
    if g.u_hex[u] < 0:
        return reasons.NOT_ON_MAP
    if g.u_owner[u] != side:
        return reasons.NOT_YOURS
    if not is_free(g, u):
        return reasons.ALREADY_ACTIVATED
    if u in can_be_activated(g, side, flag, target):
        return reasons.OK
    return reasons.NOTHING_TO_CARRY_OUT


def able_units(g: State, side: int, flag: int, target: int) -> list[int]:
    """Free units that could themselves carry out the Order."""
    targets = order_targets(g, side, flag, target)
    return [u for u in units_of(g, side) if is_free(g, u) and can_carry_out(g, flag, u, targets)]


def can_be_activated(g: State, side: int, flag: int, target: int) -> list[int]:
    """Units that an Order may activate first: those able to, and Leaders who command one that is (O20.1)."""
    able = able_units(g, side, flag, target)
    found: list[int] = []
    for u in units_of(g, side):
        if u in able:
            found.append(u)
        elif is_leader(g, u) and is_free(g, u):
            for v in able:
                if in_command(g, u, v):
                    found.append(u)
                    break
    return found


def can_activate_any(g: State, side: int, flag: int, target: int) -> bool:
    targets = order_targets(g, side, flag, target)
    for u in range(len(g.u_hex)):
        if g.u_hex[u] >= 0 and g.u_owner[u] == side and is_free(g, u) and can_carry_out(g, flag, u, targets):
            return True
    return False


def can_spare(g: State, side: int, card: int, flag: int, target: int) -> bool:
    """Can a Fire Order or Op Fire still be carried out when its own card is gone, whose Action might have strengthened
    it (O14.1, 10.3.2.1)?"""
    if not is_boost(g.rules.card_action[card]):
        return True
    hand = g.hand[side]
    g.hand[side] = [c for c in hand if c != card]
    able = can_activate_any(g, side, flag, target)
    g.hand[side] = hand
    return able


class Activate(Procedure):
    """O14.1: one unit; a Leader may then name any of the units he commands, one by one, before anything happens."""

    side: int
    flag: int
    target: int  # the hex of an Op Fire (A33.2), or ANY_HEX
    leader: int
    last: int
    able: bool  # somebody activated can carry out the Order

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.leader < 0:
            return [choice(ACTIVATE, u) for u in can_be_activated(g, self.side, self.flag, self.target)]
        later = [u for u in followers(g, self.leader) if u > self.last and not g.u_flags[u] & self.flag]
        if not self.able:
            able = able_units(g, self.side, self.flag, self.target)
            last_able = max([u for u in later if u in able])
            later = [u for u in later if u <= last_able]  # somebody named must be able to carry it out
        found = [choice(ACTIVATE, u) for u in later]
        if self.able:
            found.append(CHOOSE_DONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_DONE:
            g.pop()
            return
        u = a_of(choice)
        if not self.able:
            self.able = can_carry_out(g, self.flag, u, order_targets(g, self.side, self.flag, self.target))
        g.u_flags[u] |= ACTIVATED | self.flag
        g.tell(tell.ACTIVATED, u)
        if self.leader >= 0:
            self.last = u
        elif is_leader(g, u):
            self.leader = u
        else:
            g.pop()

    def question(self, g: State) -> tuple[str, str]:
        return ("activate", "O14.1") if self.leader < 0 else ("activate-more", "3.3.1.1")

    def may_scrap(self) -> bool:
        return False

    def hides(self, g: State) -> bool:
        if self.flag != FIRING and self.flag != OP_FIRING:
            return False
        return is_in_doubt(g, self.side, order_targets(g, self.side, self.flag, self.target))

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != ACTIVATE:
            return reasons.OK
        if self.leader < 0:
            return activation_reason(g, self.side, thing, self.flag, self.target)
        if g.u_hex[thing] < 0:
            return reasons.NOT_ON_MAP
        if g.u_owner[thing] != self.side:
            return reasons.NOT_YOURS
        if is_leader(g, thing):
            return reasons.LEADER_NO_LEADER
        if not is_free(g, thing):
            return reasons.ALREADY_ACTIVATED
        return reasons.OK if in_command(g, self.leader, thing) else reasons.OUT_OF_COMMAND

    def about(self, g: State) -> Subject:
        return Subject("activation", self.side, self.leader, hex=self.target, numbers={"flag": self.flag})


def push_activation(g: State, side: int, flag: int, target: int) -> int:
    frame = Activate()
    frame.at = 0
    frame.side = side
    frame.flag = flag
    frame.target = target
    frame.leader = -1
    frame.last = -1
    frame.able = False
    g.push(frame)
    return GO


# --- which Orders can be given now (O14.4, and each Order's own rule) ---


def order_reason(g: State, side: int, order: int) -> int:
    if order == COMMAND_CONFUSION:
        return reasons.CONFUSION
    if order == ADVANCE:
        return reasons.OK if can_activate_any(g, side, ADVANCING, ANY_HEX) else reasons.NOBODY_ADVANCES
    if order == MOVE:
        return reasons.OK if can_activate_any(g, side, MOVING, ANY_HEX) else reasons.NOBODY_MOVES
    if order == FIRE:
        return reasons.OK if can_activate_any(g, side, FIRING, ANY_HEX) else reasons.NOBODY_FIRES
    if order == RECOVER:
        return recover_reason(g, side)
    if order == ROUT:
        mine, theirs = rout_reason(g, side), rout_reason(g, 1 - side)
        return mine if mine and theirs else reasons.OK
    return g.rules.can_order(g, side, order)


def recover_reason(g: State, side: int) -> int:
    """O22.1: a broken or Suppressed unit, and the player not yet activated by Recover or Rout."""
    if g.recovered >> side & 1:
        return reasons.PLAYER_ACTIVATED
    return reasons.OK if any_flagged(g, side, BROKEN | SUPPRESSED) else reasons.NOTHING_TO_RECOVER


def rout_reason(g: State, side: int) -> int:
    """O23.1: can Rout activate this player?"""
    if g.recovered >> side & 1:
        return reasons.PLAYER_ACTIVATED
    return reasons.OK if any_flagged(g, side, BROKEN) else reasons.NOTHING_TO_ROUT


def any_flagged(g: State, side: int, flags: int) -> bool:
    for u in range(len(g.u_hex)):
        if g.u_hex[u] >= 0 and g.u_owner[u] == side and g.u_flags[u] & flags:
            return True
    return False
