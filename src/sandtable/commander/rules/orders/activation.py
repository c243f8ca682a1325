"""Giving Orders (O14): which can be given, and the activation of one unit or of a Leader with others."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.firepower import hexes_held, is_ordnance, pieces_of
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import ADVANCE, COMMAND_CONFUSION, FIRE, MOVE, RECOVER, ROUT
from sandtable.commander.rules.orders.going import could_go
from sandtable.commander.rules.orders.shots import SHOT, TOO_WEAK, has_group_shot, is_in_doubt, lone_shot
from sandtable.commander.rules.passage import can_advance
from sandtable.commander.rules.scenario.own_values import USUAL
from sandtable.commander.rules.scenario.values import is_led, may_activate
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
    muster_of,
    occupied_by,
    units_of,
)
from sandtable.commander.rules.stats import command, is_hero, is_leader
from sandtable.commander.rules.verbs import ACTIVATE, CHOOSE_DONE
from sandtable.kernel.choice import a_of, choice, is_among
from sandtable.kernel.frame import ASK, GO, Subject

ANY_HEX: Final = -1


def is_free(g: State, u: int) -> bool:
    """Not yet activated this Turn; a Hero may be activated again (E58.1)."""
    return not g.u_flags[u] & ACTIVATED or is_hero(g, u)


def is_ready(g: State, u: int, flag: int) -> bool:
    """On the map, free, and let by the scenario be activated for such an Order."""
    return g.u_hex[u] >= 0 and is_free(g, u) and (not g.rules.own.unit_bars or may_activate(g, u, flag))


def free_units(g: State, side: int, flag: int) -> list[int]:
    return [u for u in muster_of(g).units[side] if is_ready(g, u, flag)]


def order_targets(g: State, side: int, flag: int, target: int) -> list[int]:
    """Hexes worth firing at: all with enemies for a Fire Order, the one entered for Op Fire (O20.1, A33.2)."""
    if flag == FIRING:
        return hexes_held(g, 1 - side)
    return [target] if flag == OP_FIRING else []


def is_fire(flag: int) -> bool:
    return flag == FIRING or flag == OP_FIRING


def firing_pieces(g: State, flag: int, units: list[int]) -> list[int]:
    """The units and their Weapons, without Ordnance in Op Fire (A33.3)."""
    found: list[int] = []
    for u in units:
        for piece in pieces_of(g, u):
            if flag == FIRING or not is_ordnance(g, piece):
                found.append(piece)
    return found


def ready_pieces(g: State, side: int, flag: int, units: list[int]) -> list[int]:
    """Pieces activated before for Op Fire in this Move Order, who may join in (A33.2)."""
    if flag != OP_FIRING:
        return []
    return firing_pieces(g, flag, [u for u in units_of(g, side) if g.u_flags[u] & flag and u not in units])


def can_carry_out(g: State, flag: int, u: int, targets: list[int]) -> bool:
    """Could this unit by itself do what the Order says (O14.4, O20.1)?"""
    if flag == MOVING:
        return could_go(g, u)
    if flag == ADVANCING:
        return can_advance(g, u)
    return lone_shot(g, u, targets, flag == FIRING) == SHOT


def can_fire_together(g: State, flag: int, units: list[int], targets: list[int]) -> bool:
    """Is there a shot that none of the units has alone, but all of them activated would have (O20.3.1, 10.3.2.1)?"""
    side = g.u_owner[units[0]]
    ready = ready_pieces(g, side, flag, units)
    before = [g.u_flags[u] for u in units]
    for u in units:
        g.u_flags[u] &= ~flag  # a Hero activated once more is judged as this Order finds him, not the one before
    found = has_group_shot(g, side, firing_pieces(g, flag, units), ready, targets)
    for i in range(len(units)):
        g.u_flags[units[i]] = before[i]
    return found


def can_all_carry_out(g: State, flag: int, units: list[int], targets: list[int]) -> bool:
    """Could some of these units do what the Order says, if it activates them all (O14.4)?"""
    for u in units:
        if can_carry_out(g, flag, u, targets):
            return True
    return is_fire(flag) and can_fire_together(g, flag, units, targets)


def in_command(g: State, leader: int, u: int) -> bool:
    """One whom the Leader may lead, within Command Radius (3.3.1.1)."""
    return g.rules.may_lead(g, leader, u) and hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader)


def followers(g: State, leader: int, flag: int) -> list[int]:
    """Units a Leader commands, not yet activated, ascending."""
    return [u for u in free_units(g, g.u_owner[leader], flag) if in_command(g, leader, u)]


def activation_reason(g: State, side: int, u: int, flag: int, target: int) -> int:
    """Why a unit cannot be the one that an Order activates."""
    if g.u_hex[u] < 0:
        return reasons.NOT_ON_MAP
    if g.u_owner[u] != side:
        return reasons.NOT_YOURS
    if not is_free(g, u):
        return reasons.ALREADY_ACTIVATED
    if not may_activate(g, u, flag):
        return reasons.ORDER_NOT_FOR_IT
    if u in can_be_activated(g, side, flag, target):
        return reasons.OK
    return reasons.NOTHING_TO_CARRY_OUT


def activated_with(g: State, u: int, flag: int) -> list[int]:
    """All that an Order could activate through this unit (O14.1)."""
    return [u, *g.rules.followers(g, u, flag)]


def can_be_activated(g: State, side: int, flag: int, target: int) -> list[int]:
    """Units that an Order may activate first: those able to, and Leaders who command some that are (O20.1)."""
    targets = order_targets(g, side, flag, target)
    free = free_units(g, side, flag)
    if is_fire(flag):
        return who_can_open_fire(g, flag, free, targets)
    able = [u for u in free if can_carry_out(g, flag, u, targets)]
    if len(able) == len(free):
        return free
    return [u for u in free if is_among(u, able) or leads(g, u, flag, able)]


def who_can_open_fire(g: State, flag: int, free: list[int], targets: list[int]) -> list[int]:
    """The same for fire, where several may have a shot that none of them has alone."""
    shots = [lone_shot(g, u, targets, flag == FIRING) for u in free]
    able = [free[i] for i in range(len(free)) if shots[i] == SHOT]
    weak = [free[i] for i in range(len(free)) if shots[i] == TOO_WEAK]
    found = [free[i] for i in range(len(free)) if shots[i] == SHOT or leads(g, free[i], flag, able)]
    if weak:
        found += joint_shots(g, flag, [u for u in free if not is_among(u, found)], weak, targets)
        found.sort()
    return found


def leads(g: State, u: int, flag: int, able: list[int]) -> bool:
    """Could one of the able be activated through this unit?"""
    if not able or not g.rules.leads_others(g, u, flag):
        return False
    for v in g.rules.followers(g, u, flag):
        if is_among(v, able):
            return True
    return False


def joint_shots(g: State, flag: int, firsts: list[int], weak: list[int], targets: list[int]) -> list[int]:
    """Units through whom an Order could activate some of the weak for a shot that they have together."""
    found: list[int] = []
    if not weak:
        return found
    for u in firsts:
        units = activated_with(g, u, flag)
        if any(v in weak for v in units) and can_fire_together(g, flag, units, targets):
            found.append(u)
    return found


def can_activate_any(g: State, side: int, flag: int, target: int) -> bool:
    if is_fire(flag):
        return can_fire_again(g, side, flag, target) or can_anybody_fire(g, side, flag, target)
    for u in muster_of(g).units[side]:
        if is_ready(g, u, flag) and can_carry_out(g, flag, u, []):
            return True
    return False


def can_fire_again(g: State, side: int, flag: int, target: int) -> bool:
    """Has he who had a shot when last asked still one, at the same hex? Mostly so, and soon seen."""
    muster = muster_of(g)
    u = muster.shooters[side]
    if u < 0 or not is_ready(g, u, flag):
        return False
    mark = muster.marks[side] if flag == FIRING else target
    if flag == FIRING and not occupied_by(g, mark, 1 - side):
        return False
    return lone_shot(g, u, [mark], flag == FIRING) == SHOT


def can_anybody_fire(g: State, side: int, flag: int, target: int) -> bool:
    """One by himself, which is soon seen; or several together, if some have a target but too little FP."""
    targets = order_targets(g, side, flag, target)
    if not targets:
        return False
    weak: list[int] = []
    muster = muster_of(g)
    for u in muster.units[side]:
        if is_ready(g, u, flag):
            shot = lone_shot(g, u, targets, flag == FIRING)
            if shot == SHOT:
                muster.shooters[side] = u
                return True
            if shot == TOO_WEAK:
                weak.append(u)
    return bool(weak) and bool(joint_shots(g, flag, free_units(g, side, flag), weak, targets))


def can_spare(g: State, side: int, card: int, flag: int, target: int) -> bool:
    """Can a Fire Order or Op Fire still be carried out when its own card is gone, whose Action might have strengthened
    it (O14.1, 10.3.2.1)?"""
    too = g.rules.own.action_too[card]
    if g.rules.boost(g.rules.card_action[card]) is None and (too == USUAL or g.rules.boost(too) is None):
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
    named: list[int]  # in the order of naming
    able: bool  # those named can carry out the Order

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if not self.named:
            return [choice(ACTIVATE, u) for u in can_be_activated(g, self.side, self.flag, self.target)]
        found = [choice(ACTIVATE, u) for u in self.nameable(g)]
        if self.able:
            found.append(CHOOSE_DONE)
        return found

    def nameable(self, g: State) -> list[int]:
        """Whom the Leader may name next, in ascending order; together those named must be able to carry it out."""
        last = self.named[-1] if len(self.named) > 1 else -1
        rest = g.rules.followers(g, self.named[0], self.flag)
        later = [u for u in rest if u > last and not g.u_flags[u] & self.flag]
        if self.able:
            return later
        targets = order_targets(g, self.side, self.flag, self.target)
        for i in range(len(later) - 1, -1, -1):
            if can_all_carry_out(g, self.flag, self.named + later[i:], targets):
                return later[: i + 1]
        return []

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_DONE:
            g.pop()
            return
        u = a_of(choice)
        self.named.append(u)
        if not self.able:
            targets = order_targets(g, self.side, self.flag, self.target)
            self.able = can_all_carry_out(g, self.flag, self.named, targets)
        g.u_flags[u] |= ACTIVATED | self.flag
        g.tell(tell.ACTIVATED, u)
        if not g.rules.leads_others(g, self.named[0], self.flag):
            g.pop()

    def question(self, g: State) -> str:
        return "activate" if not self.named else "activate-more"

    def may_scrap(self) -> bool:
        return False

    def hides(self, g: State) -> bool:
        if not is_fire(self.flag):
            return False
        return is_in_doubt(g, self.side, order_targets(g, self.side, self.flag, self.target))

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != ACTIVATE:
            return reasons.OK
        if not self.named:
            return activation_reason(g, self.side, thing, self.flag, self.target)
        if g.u_hex[thing] < 0:
            return reasons.NOT_ON_MAP
        if g.u_owner[thing] != self.side:
            return reasons.NOT_YOURS
        if is_leader(g, thing):
            return reasons.LEADER_NO_LEADER
        if not is_free(g, thing):
            return reasons.ALREADY_ACTIVATED
        if not may_activate(g, thing, self.flag):
            return reasons.ORDER_NOT_FOR_IT
        if not is_led(g, self.named[0], thing):
            return reasons.NOT_HIS_TO_LEAD
        return reasons.OK if in_command(g, self.named[0], thing) else reasons.OUT_OF_COMMAND

    def about(self, g: State) -> Subject:
        """`unit`: the Leader who names the others."""
        first = self.named[0] if self.named else -1
        return Subject("activation", self.side, first, self.named, hex=self.target, numbers={"flag": self.flag})


def push_activation(g: State, side: int, flag: int, target: int) -> int:
    frame = g.rules.new_activation()
    frame.at = 0
    frame.side = side
    frame.flag = flag
    frame.target = target
    frame.named = []
    frame.able = False
    g.push(frame)
    return GO


# --- which Orders can be given now (O14.4, and each Order's own rule) ---


def family_order_reason(g: State, side: int, order: int) -> int:
    """Why an Order that all games of the family have cannot be given; 0 if it can."""
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
    raise ValueError(f"order {order} is a game's own")


def recover_reason(g: State, side: int) -> int:
    """O22.1: a broken or Suppressed unit, and the player not yet activated by Recover or Rout."""
    if g.recovered >> side & 1:
        return reasons.PLAYER_ACTIVATED
    return reasons.OK if any_flagged(g, side, BROKEN | SUPPRESSED) else reasons.NOTHING_TO_RECOVER


def rout_reason(g: State, side: int) -> int:
    """O23.1: can Rout activate this player?"""
    if g.recovered >> side & 1:
        return reasons.PLAYER_ACTIVATED
    for u in muster_of(g).units[side]:
        if g.u_flags[u] & BROKEN and g.u_hex[u] >= 0 and g.rules.may_rout(g, u):
            return reasons.OK
    return reasons.NOTHING_TO_ROUT


def any_flagged(g: State, side: int, flags: int) -> bool:
    for u in muster_of(g).units[side]:
        if g.u_hex[u] >= 0 and g.u_flags[u] & flags:
            return True
    return False
