"""Which Orders a Friendly may be given (7.0, guide 3.2.1): plain functions that return a reason, 0 for legal."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.cards.effect_names import ANY_TEAM, E_BAR_ORDER
from sandtable.games.combat.rules.fire.fire_rules import has_ammo_marker
from sandtable.games.combat.rules.grenades.grenades import ORDER_RANGE
from sandtable.games.combat.rules.sight.seeing import known_enemies, sees, sees_known_enemy
from sandtable.games.combat.rules.state import (
    ASSISTS,
    CARRIED,
    HIDE_ONLY,
    JUST_TAKEN,
    MAY_RALLY,
    NOBODY,
    SEARCHED,
    TRIED_RALLY,
    TRIED_RIFLE,
    TRIED_SMOKE,
    State,
    badly_wounded,
    distance,
    friendlies,
    gun_of,
    has,
    is_friendly,
    is_prisoner,
    is_wounded,
    prisoners_of,
)
from sandtable.games.combat.rules.values import (
    EFFECT_SIZE,
    FASTEST_FIRST,
    HEAVY,
    VERY_HEAVY,
    is_cover,
    is_incapacitated,
    leadership,
    main_weapon,
    weapons,
    weight,
    wounds_bar,
)
from sandtable.kernel.choice import is_among

CHARGE_RANGE: Final = 4  # 7.08a

# Orders given by the plain verb; the others need a target, a patient or a roll, or are placed by rules
PLAIN_ORDERS: Final = [
    names.AIMED, names.RAPID, names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE, names.RUN_AND_GUN, names.SNEAK, names.EVADE,
    names.SPRINT, names.CHARGE, names.PLAN, names.RELOAD, names.SEARCH, names.HIDE, names.RALLY,
]  # fmt: skip
GUARD_ORDERS: Final = [names.EVADE, names.SNEAK, names.RALLY, names.PLAN, names.HIDE]  # 17.4d
ABANDON_ORDERS: Final = [names.SNEAK, names.EVADE, names.RUN_AND_GUN, names.SPRINT, names.AIMED, names.RAPID]  # 17.4j-k
PATIENT_ORDERS: Final = [names.HIDE, names.RALLY, names.PLAN]  # 7.14b
LYING_STILL: Final = [*PATIENT_ORDERS, names.DUCK_BACK, names.GUARD]  # these two are not given, and bind him already


def needs_order(g: State, m: int) -> bool:
    """7.0a: every Friendly on the Board; not prisoners, nor who already has one."""
    return (
        is_friendly(g, m)
        and g.m_hex[m] >= 0
        and g.m_order[m] == names.NO_ORDER
        and not is_prisoner(g, m)
        and not awaits_operator(g, m)
    )


def awaits_operator(g: State, m: int) -> bool:
    """14.3g: an Assistant will have his Operator's Order, as soon as that is given."""
    if not has(g, m, ASSISTS) or m not in g.gun_helper:
        return False
    return g.m_order[g.gun_man[g.gun_helper.index(m)]] == names.NO_ORDER


def order_reason(g: State, m: int, order: int) -> int:
    """Why a Friendly may not be given an Order in Step 2."""
    if not is_friendly(g, m) or g.m_hex[m] < 0:
        return reasons.NOT_ON_BOARD
    if is_prisoner(g, m):
        return reasons.PRISONER
    if g.m_order[m] != names.NO_ORDER or awaits_operator(g, m):
        return fixed_reason(g, m)
    if prisoners_of(g, m):
        return escort_reason(g, m, order)
    return state_reason(g, m, order)


def escort_reason(g: State, m: int, order: int) -> int:
    """17.4d: what a Guard may be told to do with his prisoners; a Routed one goes back with them as fast as he can."""
    if order not in GUARD_ORDERS:
        return reasons.GUARD
    if g.m_morale[m] == names.ROUT and order == fastest_allowed(g, m, GUARD_ORDERS) and not bound_reason(g, m, order):
        return reasons.OK
    return state_reason(g, m, order)


def fixed_reason(g: State, m: int) -> int:
    """Why a man who has an Order cannot be given another."""
    if has(g, m, CARRIED):
        return reasons.CARRIED
    if g.m_order[m] == names.DUCK_BACK:
        return reasons.STILL_DUCKING
    return reasons.IN_MELEE if g.m_order[m] == names.MELEE else reasons.HAS_ORDER


def giving_reason(g: State, m: int, order: int, free: bool) -> int:
    """Why he may not be given an Order. Of a man without restrictions (`free`) only what the Order needs is asked."""
    return own_reason(g, m, order) if free else order_reason(g, m, order)


def plain_orders(g: State, m: int, free: bool) -> list[int]:
    """The plain Orders he may be given."""
    if free:
        return [order for order in PLAIN_ORDERS if not own_reason(g, m, order)]
    routed = g.m_morale[m] == names.ROUT and not prisoners_of(g, m)
    orders = routed_orders(g, m) if routed else PLAIN_ORDERS
    return [order for order in orders if not order_reason(g, m, order)]


def routed_orders(g: State, m: int) -> list[int]:
    """What can be left to a Routed man who guards nobody (17.3): the others need not be asked about."""
    fastest = fastest_allowed(g, m)
    return [order for order in PLAIN_ORDERS if order == fastest or order == names.RALLY or order == names.HIDE]


def is_unrestricted(g: State, m: int) -> bool:
    """Nothing in `order_reason` but `own_reason` can matter to him."""
    morale = g.m_morale[m]
    if morale == names.ROUT or morale == names.BERSERK or is_incapacitated(g, m) or bars_any_order(g):
        return False
    if g.m_flags[m] & (HIDE_ONLY | ASSISTS) or is_among(m, g.m_guard) or is_among(m, g.m_with):
        return False
    return g.m_order[m] == names.NO_ORDER and g.m_guard[m] < 0


def abandon_reason(g: State, m: int, order: int) -> int:
    """17.4j-k: a Guard lets his prisoner go."""
    if not prisoners_of(g, m):
        return reasons.NOT_A_GUARD
    if g.m_order[m] != names.NO_ORDER:
        return reasons.HAS_ORDER
    if order not in ABANDON_ORDERS:
        return reasons.GUARD
    return state_reason(g, m, order)


def state_reason(g: State, m: int, order: int) -> int:
    """What his own state allows, then what the Order itself needs."""
    if order in (names.DUCK_BACK, names.MELEE, names.GUARD, names.NO_ORDER):
        return reasons.NEVER_CHOSEN
    bound = bound_reason(g, m, order)
    if bound or (order == names.HIDE and (is_incapacitated(g, m) or has(g, m, HIDE_ONLY))):
        return bound
    if g.m_morale[m] == names.BERSERK:
        reason = berserk_reason(g, m, order)
    elif g.m_morale[m] == names.ROUT:
        reason = rout_reason(g, m, order)
    else:
        reason = reasons.OK
    return reason if reason else own_reason(g, m, order)


def bound_reason(g: State, m: int, order: int) -> int:
    """What binds him whatever his Morale: helplessness (16.2a), cards (5.1.1), a medic (7.14b)."""
    if is_incapacitated(g, m):
        return reasons.OK if order == names.HIDE else reasons.INCAPACITATED
    if has(g, m, HIDE_ONLY):
        return reasons.OK if order == names.HIDE else reasons.HIDE_ONLY
    if is_barred(g, m, order):
        return reasons.ORDER_BARRED
    if not is_among(order, PATIENT_ORDERS) and (is_patient(g, m) or guards_patient(g, m)):
        return reasons.PATIENT
    return reasons.OK


def bars_any_order(g: State) -> bool:
    for i in range(0, len(g.effects), EFFECT_SIZE):
        if g.effects[i] == E_BAR_ORDER:
            return True
    return False


def is_barred(g: State, m: int, order: int) -> bool:
    """A card's `bar-order`; Hide can never be barred, for something must be left."""
    if order == names.HIDE or order == names.SNEAK:
        return False
    for i in range(0, len(g.effects), EFFECT_SIZE):
        if g.effects[i] == E_BAR_ORDER and g.effects[i + 1] == order:
            if g.effects[i + 2] == g.m_team[m] or g.effects[i + 2] == ANY_TEAM:
                return True
    return False


def is_patient(g: State, m: int) -> bool:
    if not is_among(m, g.m_with):
        return False
    for medic in friendlies(g):
        if g.m_order[medic] == names.MEDICAL_AID and g.m_with[medic] == m:
            return True
    return False


def guards_patient(g: State, m: int) -> bool:
    """A prisoner under a medic's hands has his Guard's Order (17.4f), which must be one for a patient (7.14b)."""
    for prisoner in prisoners_of(g, m):
        if is_patient(g, prisoner):
            return True
    return False


# --- Morale (17.2, 17.3) ---


def berserk_reason(g: State, m: int, order: int) -> int:
    """17.2b-d: with a Known Enemy in sight Rapid Fire (Aimed with a Slow Weapon) or Charge (A47); else forward."""
    if sees_known_enemy(g, m):
        if order == names.CHARGE or order == names.RAPID or (order == names.AIMED and has_slow_weapon(g, m)):
            return reasons.OK
        return reasons.BERSERK
    if order in (names.CHARGE, names.SPRINT, names.EVADE, names.RUN_AND_GUN, names.GRENADE):
        return reasons.OK
    if order == names.SNEAK and own_reason(g, m, names.SPRINT) and own_reason(g, m, names.EVADE):
        return reasons.OK
    return reasons.BERSERK


def rout_reason(g: State, m: int, order: int) -> int:
    """7.17e-f, 17.3: Rally after a passed TQC, else the fastest move he can make."""
    if order == names.RALLY:
        return reasons.OK if has(g, m, MAY_RALLY) else reasons.ROUT_CHECK_NEEDED
    return reasons.OK if order == fastest_allowed(g, m) else reasons.ROUTED


def fastest_allowed(g: State, m: int, among: list[int] = FASTEST_FIRST) -> int:
    for order in FASTEST_FIRST:
        if is_among(order, among) and not own_reason(g, m, order) and not is_barred(g, m, order):
            return order
    return names.SNEAK


def rally_try_reason(g: State, m: int) -> int:
    """17.3b: a Routed man in Cover without LOS to a Known Enemy may take the TQC, once."""
    if not needs_order(g, m):
        return reasons.HAS_ORDER
    if g.m_morale[m] != names.ROUT:
        return reasons.MORALE_TOO_GOOD
    if has(g, m, TRIED_RALLY):
        return reasons.CHECK_FAILED
    if has(g, m, HIDE_ONLY):
        return reasons.HIDE_ONLY
    if is_incapacitated(g, m):
        return reasons.INCAPACITATED
    if not is_cover(g, g.m_hex[m]):
        return reasons.NOT_IN_COVER
    return reasons.ENEMY_IN_SIGHT if sees_known_enemy(g, m) else reasons.OK


# --- what each Order needs ---


def has_fast_weapon(g: State, m: int) -> bool:
    return has_weapon(g, m, False)


def has_slow_weapon(g: State, m: int) -> bool:
    return has_weapon(g, m, True)


def has_weapon(g: State, m: int, slow: bool) -> bool:
    is_slow = g.rules.tables.weapon_slow
    for weapon in weapons(g, m):
        if (is_slow[weapon] != 0) == slow:
            return True
    gun = gun_of(g, m)
    return gun >= 0 and (is_slow[g.rules.gun_weapon[gun]] != 0) == slow


def has_assistant(g: State, m: int) -> bool:
    gun = gun_of(g, m)
    return gun >= 0 and g.gun_helper[gun] >= 0


def own_reason(g: State, m: int, order: int) -> int:
    if names.AIMED <= order <= names.RUN_AND_GUN and main_weapon(g, m) < 0:  # FIRE_ORDERS, without a search
        return reasons.NO_WEAPON
    if order == names.RAPID or order == names.SUPPRESSIVE:
        return reasons.OK if has_fast_weapon(g, m) else reasons.SLOW_WEAPON
    if order == names.SLOW_SUPPRESSIVE:
        return reasons.OK if has_slow_weapon(g, m) else reasons.NOT_SLOW_WEAPON
    if names.RUN_AND_GUN <= order <= names.SPRINT:  # FASTEST_FIRST, likewise
        return move_reason(g, m, order)
    if order == names.CHARGE:
        return charge_reason(g, m)
    if order == names.PLAN:
        return reasons.OK if leadership(g, m) >= 1 else reasons.NO_LEADER
    if order == names.RELOAD:
        return reasons.OK if has_ammo_marker(g, m) else reasons.NOTHING_TO_RELOAD
    if order == names.SEARCH:
        return reasons.OK if can_search(g, m) else reasons.NOTHING_TO_SEARCH
    if order == names.RALLY:
        return reasons.OK if g.m_morale[m] <= names.CAUTIOUS else reasons.MORALE_TOO_GOOD
    return reasons.OK


def move_reason(g: State, m: int, order: int) -> int:
    """16.0, 14.1: what Wounds and the Weapon's weight forbid."""
    if wounds_bar(g, m, order):
        return reasons.WOUNDED
    heavy = weight(g, m)
    if order == names.SPRINT and heavy >= HEAVY:
        return reasons.HEAVY_WEAPON
    if order == names.RUN_AND_GUN and heavy >= VERY_HEAVY:
        return reasons.HEAVY_WEAPON
    if order == names.EVADE and heavy >= VERY_HEAVY and not has_assistant(g, m):
        return reasons.NEEDS_ASSISTANT
    return reasons.OK


def charge_reason(g: State, m: int) -> int:
    """7.08a, A16: a Known Enemy in sight within 4 hexes; no unbandaged Bad Wound; a Very Heavy Weapon is assisted."""
    if badly_wounded(g, m):
        return reasons.WOUNDED
    if weight(g, m) >= VERY_HEAVY and not has_assistant(g, m):
        return reasons.NEEDS_ASSISTANT
    for e in known_enemies(g):
        if distance(g, m, e) <= CHARGE_RANGE and sees(g, m, e):
            return reasons.OK
    return reasons.NO_TARGET_NEAR


def can_search(g: State, m: int) -> bool:
    """7.15: a captured Officer in the hex, or a place of the scenario that has not been searched."""
    for e, guard in enumerate(g.m_guard):
        if guard >= 0 and g.m_hex[e] == g.m_hex[m] and is_searchable(g, e):
            return True
    return search_place(g, g.m_hex[m]) >= 0


def is_searchable(g: State, e: int) -> bool:
    """7.15b: an Enemy Officer who was a prisoner here as the turn began, and has not been searched."""
    if is_friendly(g, e) or not is_prisoner(g, e) or has(g, e, SEARCHED | JUST_TAKEN):
        return False
    return g.rules.tables.man_rank[g.m_man[e]] >= names.LT


def search_place(g: State, hex: int) -> int:
    """Entry of the scenario's list that this hex belongs to and that was not found yet, or NOBODY."""
    for i in range(len(g.rules.search_hexes)):
        if hex in g.rules.search_hexes[i] and i not in g.found:
            return i
    return NOBODY


# --- Orders with a target or a roll ---


def grenade_order_reason(g: State, m: int, free: bool = False) -> int:
    if g.rules.tables.man_grenade[g.m_man[m]] < 0:
        return reasons.NO_GRENADES
    return giving_reason(g, m, names.GRENADE, free)


def grenade_order_hexes(g: State, m: int) -> list[int]:
    """7.09a-b: hexes of Known Enemies within 4; LOS is not needed. Not a Melee hex (15.0j)."""
    found: list[int] = []
    for e in known_enemies(g):
        hex = g.m_hex[e]
        if distance(g, m, e) <= ORDER_RANGE and hex not in g.melees and hex not in found:
            found.append(hex)
    found.sort()
    return found


def smoke_reason(g: State, m: int, free: bool = False) -> int:
    """7.10b: one TQC a turn, which tells whether he has any; Grenade WS is of no account (7.10d)."""
    if has(g, m, TRIED_SMOKE):
        return reasons.CHECK_FAILED
    return giving_reason(g, m, names.SMOKE_GRENADE, free)


def rifle_reason(g: State, m: int, free: bool = False) -> int:
    """7.11a: the launcher, a Known Enemy in LOS and range, a TQC."""
    if g.rules.tables.man_rifle_grenade[g.m_man[m]] < 0:
        return reasons.NO_LAUNCHER
    if has(g, m, TRIED_RIFLE):
        return reasons.CHECK_FAILED
    reason = giving_reason(g, m, names.RIFLE_GRENADE, free)
    if reason:
        return reason
    return reasons.OK if rifle_hexes(g, m) else reasons.NO_TARGET_IN_REACH


def rifle_range(g: State) -> int:
    return g.rules.tables.blast_range[g.rules.rifle_blast]


def rifle_hexes(g: State, m: int) -> list[int]:
    found: list[int] = []
    for e in known_enemies(g):
        hex = g.m_hex[e]
        if distance(g, m, e) <= rifle_range(g) and hex not in g.melees and hex not in found and sees(g, m, e):
            found.append(hex)
    found.sort()
    return found


def aid_reason(g: State, m: int, patient: int) -> int:
    """7.14: a Medic with a wounded man of either side in his hex; not himself; one who may lie still for it."""
    if not g.rules.tables.man_medic[g.m_man[m]]:
        return reasons.NO_MEDIC
    reason = order_reason(g, m, names.MEDICAL_AID)
    if reason:
        return reason
    if patient == m or g.m_hex[patient] != g.m_hex[m] or not is_wounded(g, patient):
        return reasons.NO_PATIENT
    if is_friendly(g, patient) == is_prisoner(g, patient):
        return reasons.PRISONER if is_friendly(g, patient) else reasons.NO_PATIENT
    who = patient if is_friendly(g, patient) else g.m_guard[patient]  # a prisoner does as his Guard does
    if g.m_order[who] != names.NO_ORDER:
        return reasons.OK if g.m_order[who] in LYING_STILL else reasons.HAS_ORDER
    return reasons.OK if can_lie_still(g, who) else reasons.NO_PATIENT


def can_lie_still(g: State, m: int) -> bool:
    for order in PATIENT_ORDERS:
        if not order_reason(g, m, order):
            return True
    return False


def carry_reason(g: State, m: int, other: int, free: bool = False) -> int:
    """7.18a, A16: another Friendly in the hex; the carrier without an unbandaged Bad Wound."""
    reason = giving_reason(g, m, names.CARRY, free)
    if reason:
        return reason
    if badly_wounded(g, m):
        return reasons.WOUNDED
    if is_patient(g, m) or m in g.gun_man:
        return reasons.PATIENT if is_patient(g, m) else reasons.HEAVY_WEAPON
    if other == m or not is_friendly(g, other) or g.m_hex[other] != g.m_hex[m] or is_prisoner(g, other):
        return reasons.NOBODY_TO_CARRY
    if is_patient(g, other):
        return reasons.PATIENT
    if (
        prisoners_of(g, other)
        or g.m_order[other] in (names.CARRY, names.MELEE, names.DUCK_BACK, names.MEDICAL_AID)
        or other in g.gun_man
    ):
        return reasons.NOBODY_TO_CARRY
    return reasons.OK if is_incapacitated(g, other) else carried_reason(g, other)


def carried_reason(g: State, m: int) -> int:
    """7.18b: who is carried has that Order: not one whom Morale (17.2, 17.3) or a card (5.1.1) leaves other Orders."""
    if has(g, m, HIDE_ONLY):
        return reasons.HIDE_ONLY
    if g.m_morale[m] == names.BERSERK:
        return reasons.BERSERK
    return reasons.ROUTED if g.m_morale[m] == names.ROUT else reasons.OK
