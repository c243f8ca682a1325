"""Step 2 (7.0): the player gives every Friendly an Order, in any sequence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.combat.rules import names, reasons, tell, verbs
from sandtable.games.combat.rules.cards.checks import has_passed, push_check
from sandtable.games.combat.rules.cards.effect_names import R_RIFLE, R_ROUT, R_SMOKE
from sandtable.games.combat.rules.cards.quiet import push_quiet_window, quiet_choices, spend_quietly
from sandtable.games.combat.rules.fire.guns import (
    assist,
    assist_reason,
    leave_gun,
    leave_gun_reason,
    serve,
    serve_reason,
)
from sandtable.games.combat.rules.grenades.grenades import ORDER_RANGE
from sandtable.games.combat.rules.orders.guards import abandon, relieve, relieve_reason
from sandtable.games.combat.rules.orders.men import set_order
from sandtable.games.combat.rules.orders.order_rules import (
    ABANDON_ORDERS,
    abandon_reason,
    aid_reason,
    carry_reason,
    grenade_order_hexes,
    grenade_order_reason,
    is_unrestricted,
    needs_order,
    order_reason,
    plain_orders,
    rally_try_reason,
    rifle_hexes,
    rifle_reason,
    smoke_reason,
)
from sandtable.games.combat.rules.state import (
    ASSISTS,
    CARRIED,
    DUCK_HELD,
    MAY_RALLY,
    MOVE_BACK,
    NOBODY,
    TRIED_RALLY,
    TRIED_RIFLE,
    TRIED_SMOKE,
    Procedure,
    State,
    friendlies,
    hex_distance,
    in_melee,
    mark,
    men_in,
    prisoners_of,
    unmark,
)
from sandtable.games.combat.rules.values import FULL, PLAIN, is_incapacitated, troop_quality
from sandtable.kernel.choice import MASK, a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

PREPARE: Final = 0
CHOOSE: Final = 1
TRIED: Final = 2
AIMING: Final = 3


# reasons that bar every Order
NO_ORDER_AT_ALL: Final = [
    reasons.NOT_ON_BOARD, reasons.PRISONER, reasons.HAS_ORDER, reasons.CARRIED, reasons.STILL_DUCKING, reasons.IN_MELEE,
]  # fmt: skip


class FriendlyOrders(Procedure):
    """4.0.2a: before any Enemy card is drawn. A given Order is changed by taking the choice back."""

    man: int  # whose TQC is being rolled, or whose marker is placed
    trying: int  # the verb that asked for it

    def step(self, g: State) -> int:
        if self.at == PREPARE:
            prepare(g)
            self.at = CHOOSE
            if quiet_choices(g) and len(self.choices(g)) < 2:  # nothing is asked that cards could be spent beside (I9)
                return push_quiet_window(g)
        if self.at == TRIED:
            self.tried(g)
        if self.at == AIMING:
            return ASK
        for m in range(len(g.m_hex)):
            if needs_order(g, m):
                return ASK
        return g.pop()

    # --- choices ---
    def choices(self, g: State) -> list[int]:
        if self.at == AIMING:
            return [choice(verbs.AIM, hex) for hex in rifle_hexes(g, self.man)]
        found: list[int] = []
        for m in friendlies(g):
            if needs_order(g, m):
                found += man_choices(g, m)
        return found + gun_choices(g)

    def besides(self, g: State) -> list[int]:
        return quiet_choices(g) if self.at == CHOOSE else []

    def chosen(self, g: State, choice: int) -> None:
        verb, a, b = verb_of(choice), a_of(choice), b_of(choice)
        if verb == verbs.ORDER:
            give_order(g, a, b)
        elif verb == verbs.GRENADE_AT:
            give_order(g, a, names.GRENADE)
            aim(g, a, b)
        elif verb == verbs.AIM:
            give_order(g, self.man, names.RIFLE_GRENADE)
            aim(g, self.man, a)
            self.at = CHOOSE
        elif verb in (verbs.TRY_SMOKE, verbs.TRY_RIFLE, verbs.TRY_RALLY):
            self.attempt(g, verb, a)
        elif verb == verbs.AID:
            give_order(g, a, names.MEDICAL_AID)
            g.m_with[a] = b
        elif verb == verbs.CARRY_MAN:
            carry(g, a, b)
        elif verb == verbs.ABANDON:
            abandon(g, a, b)
        elif verb == verbs.RELIEVE:
            relieve(g, a, b)
        elif verb == verbs.SPEND or verb == verbs.SPEND_ON:
            spend_quietly(g, choice)
        else:
            serve_guns(g, verb, a, b)

    # --- Orders that need a TQC first ---
    def attempt(self, g: State, verb: int, m: int) -> None:
        self.at = TRIED
        self.man = m
        self.trying = verb
        if verb == verbs.TRY_RALLY:
            push_check(g, R_ROUT, m, troop_quality(g, m, PLAIN), names.FRIENDLY)
        else:
            purpose = R_SMOKE if verb == verbs.TRY_SMOKE else R_RIFLE
            push_check(g, purpose, m, troop_quality(g, m, FULL), names.FRIENDLY)

    def tried(self, g: State) -> None:
        """7.10b, 7.11a: a failure leaves the other Orders; a Routed man who passes may Rally (17.3b)."""
        self.at = CHOOSE
        m, passed = self.man, has_passed(g.value)
        if self.trying == verbs.TRY_RALLY:
            mark(g, m, TRIED_RALLY)
            if passed:
                mark(g, m, MAY_RALLY)
        elif not passed:
            mark(g, m, TRIED_SMOKE if self.trying == verbs.TRY_SMOKE else TRIED_RIFLE)
        elif self.trying == verbs.TRY_SMOKE:
            give_order(g, m, names.SMOKE_GRENADE)
        else:
            self.at = AIMING

    def question(self, g: State) -> tuple[str, str]:
        return ("rifle-grenade-target", "7.11") if self.at == AIMING else ("orders", "7.0")

    def reason(self, g: State, thing: int, verb: int) -> int:
        return why_not(g, thing, verb)

    def about(self, g: State) -> Subject:
        if self.at == AIMING:
            return Subject("rifle-grenade", names.FRIENDLY, self.man, hexes=rifle_hexes(g, self.man))
        return Subject("orders", names.FRIENDLY, units=[m for m in friendlies(g) if needs_order(g, m)])


def why_not(g: State, thing: int, verb: int) -> int:
    """`thing` is a man, or man << 12 | the verb's second argument."""
    a, b = (thing >> 12, thing & MASK) if thing > MASK else (thing, NOBODY)
    if a >= len(g.m_hex):
        return reasons.OK
    if verb == verbs.ORDER:
        return hide_reason(g, a) if b == names.HIDE else order_reason(g, a, b) if b >= 0 else first_reason(g, a)
    if verb == verbs.GRENADE_AT:
        reason = grenade_order_reason(g, a)
        if not reason and not grenade_order_hexes(g, a):
            return reasons.NO_TARGET_IN_REACH
        if not reason and b >= 0 and b not in grenade_order_hexes(g, a):
            return reasons.TOO_FAR if hex_distance(g, g.m_hex[a], b) > ORDER_RANGE else reasons.NO_TARGET_IN_REACH
        return reason
    if verb == verbs.TRY_SMOKE:
        return smoke_reason(g, a)
    if verb == verbs.TRY_RIFLE:
        return rifle_reason(g, a)
    if verb == verbs.TRY_RALLY:
        return rally_try_reason(g, a)
    if verb == verbs.AID:
        return aid_reason(g, a, b) if b >= 0 else first_of(g, a, aid_reason)
    if verb == verbs.CARRY_MAN:
        return carry_reason(g, a, b) if b >= 0 else first_of(g, a, carry_reason)
    if verb == verbs.ABANDON:
        return abandon_reason(g, a, b)
    return reasons.OK


def first_of(g: State, m: int, reason: Callable[[State, int, int], int]) -> int:
    """Why he can do it for nobody in his hex; what is said of one of them tells more than what holds for all."""
    if not needs_order(g, m):
        return first_reason(g, m)
    general = reason(g, m, m)
    found = [reason(g, m, other) for other in men_in(g, g.m_hex[m])]
    if reasons.OK in found:
        return reasons.OK
    telling = [one for one in found if one != general]
    return telling[0] if telling else general


def hide_reason(g: State, m: int) -> int:
    """7.0b: who can be told nothing else may Hide."""
    reason = order_reason(g, m, names.HIDE)
    return (
        reasons.OK
        if reason and needs_order(g, m) and choice(verbs.ORDER, m, names.HIDE) in man_choices(g, m)
        else reason
    )


def first_reason(g: State, m: int) -> int:
    """Why a man can be given no Order at all."""
    reason = order_reason(g, m, names.HIDE)
    return reason if reason in NO_ORDER_AT_ALL else reasons.OK


def man_choices(g: State, m: int) -> list[int]:
    """Everything that one man may be told to do; Hide if rules leave nothing else (7.0b)."""
    free = is_unrestricted(g, m)
    found = [choice(verbs.ORDER, m, order) for order in plain_orders(g, m, free)]
    grenade_hexes = grenade_order_hexes(g, m)
    if grenade_hexes and not grenade_order_reason(g, m, free):
        found += [choice(verbs.GRENADE_AT, m, hex) for hex in grenade_hexes]
    if not smoke_reason(g, m, free):
        found.append(choice(verbs.TRY_SMOKE, m))
    if not rifle_reason(g, m, free):
        found.append(choice(verbs.TRY_RIFLE, m))
    if not rally_try_reason(g, m):
        found.append(choice(verbs.TRY_RALLY, m))
    for other in men_in(g, g.m_hex[m]):
        if other == m:
            continue
        if not aid_reason(g, m, other):
            found.append(choice(verbs.AID, m, other))
        if not carry_reason(g, m, other, free):
            found.append(choice(verbs.CARRY_MAN, m, other))
        if not relieve_reason(g, m, other):
            found.append(choice(verbs.RELIEVE, m, other))
    if not free and prisoners_of(g, m):
        found += [choice(verbs.ABANDON, m, order) for order in ABANDON_ORDERS if not abandon_reason(g, m, order)]
    return found if found else [choice(verbs.ORDER, m, names.HIDE)]


def gun_choices(g: State) -> list[int]:
    found: list[int] = []
    for gun in range(len(g.gun_hex)):
        if not leave_gun_reason(g, gun):
            found.append(choice(verbs.LEAVE_GUN, gun))
        for m in men_in(g, g.gun_hex[gun]):
            if not serve_reason(g, gun, m):
                found.append(choice(verbs.SERVE, gun, m))
            if not assist_reason(g, gun, m):
                found.append(choice(verbs.ASSIST, gun, m))
    return found


def serve_guns(g: State, verb: int, gun: int, m: int) -> None:
    if verb == verbs.SERVE:
        serve(g, gun, m)
    elif verb == verbs.ASSIST:
        assist(g, gun, m)
    else:
        leave_gun(g, gun)


# --- giving ---


def prepare(g: State) -> None:
    """Orders that are no choice: Melee (15.0), Duck Back kept from last turn (14.2g), Hide of the helpless (16.2a)."""
    for m in friendlies(g):
        if is_incapacitated(g, m) and g.m_guard[m] < 0:
            unmark(g, m, DUCK_HELD)  # he has no activation in which it would flip
            set_order(g, m, names.HIDE)
        elif g.m_order[m] != names.DUCK_BACK and in_melee(g, m):
            set_order(g, m, names.MELEE)


def give_order(g: State, m: int, order: int) -> None:
    unmark(g, m, ASSISTS)  # an Order of his own
    set_order(g, m, order)
    if g.m_morale[m] == names.ROUT and order != names.RALLY:
        mark(g, m, MOVE_BACK)
    g.tell(tell.ORDER_GIVEN, m, order)


def aim(g: State, m: int, hex: int) -> None:
    g.m_aim[m] = hex
    g.tell(tell.TARGET_MARKED, m, hex)


def carry(g: State, m: int, other: int) -> None:
    """7.18b: the man carried loses his own Order; both count as carrying. He assists nobody (14.3g)."""
    give_order(g, m, names.CARRY)
    unmark(g, other, ASSISTS)
    g.gun_helper = [NOBODY if helper == other else helper for helper in g.gun_helper]
    set_order(g, other, names.CARRY)
    mark(g, other, CARRIED)
    g.m_with[m] = other
    g.m_with[other] = m
    g.tell(tell.ORDER_GIVEN, other, names.CARRY)


def push_friendly_orders(g: State) -> int:
    frame = FriendlyOrders()
    frame.at = PREPARE
    frame.man = NOBODY
    frame.trying = NOBODY
    g.push(frame)
    return GO
