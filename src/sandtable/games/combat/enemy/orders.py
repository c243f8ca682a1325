"""Which Order an Enemy gets (9.0 to 9.6, 14.3, 17.2, 17.3): the guide's 3.4.2, line by line.

Nobody is asked. Cover, Morale, sight and distance count as they are at this instant. What the player may not know of
an Unknown (his Weapon, his crew) changes no Order before he is Known (A33, A88).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.cards import BERSERK_LINE, ROUT_LINE, both_directions, draw_enemy_card, row_of
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.checks import lot, quick_check
from sandtable.games.combat.rules.cards.effect_names import (
    ANY_TEAM,
    E_HOLD,
    R_AUTOMATIC,
    R_CHARGE_CHECK,
    R_GRENADE_CHECK,
    R_ROUT,
)
from sandtable.games.combat.rules.fire.fire_rules import FIRE_ORDERS
from sandtable.games.combat.rules.orders.men import is_led, put_order, set_order, working_partner
from sandtable.games.combat.rules.sight.seeing import any_target_in_sight, is_target, targets_in_sight
from sandtable.games.combat.rules.state import (
    ALERT,
    DUCK_HELD,
    ENEMY_STEP,
    FREED,
    LOT,
    NO_CARD,
    NOBODY,
    SEEN,
    State,
    ammo,
    badly_wounded,
    distance,
    enemies_in,
    has,
    in_melee,
    is_prisoner,
    prisoners_of,
)
from sandtable.games.combat.rules.values import (
    EFFECT_SIZE,
    FASTEST_FIRST,
    FULL,
    HEAVY,
    PLAIN,
    fastest_move,
    has_grenades,
    is_cover,
    is_crew,
    is_operator,
    is_slow,
    slots,
    troop_quality,
    weight,
    wounds_bar,
)

NEAR_ENOUGH: Final = 4  # hexes for Charge and Grenade (9.6a)
GUN_NEAR: Final = 3  # 14.3n
GUN_MANY: Final = 3

W_CARD: Final = tell.why("9.1")
W_LARGE: Final = tell.why("9.2")
W_CHECKS: Final = tell.why("9.6")
W_MELEE: Final = tell.why("15.0")
W_GUARD: Final = tell.why("17.4")
W_ROUT: Final = tell.why("17.3")
W_BERSERK: Final = tell.why("17.2")
W_GUN: Final = tell.why("14.3")
W_OPTION_2: Final = tell.why("22.0.O2")
W_RELOAD: Final = tell.why("10.10")
W_WEAPON: Final = tell.why("14.1")
W_WOUNDS: Final = tell.why("10.0")
W_EVENT: Final = tell.why("event")


def needs_order(g: State, e: int) -> bool:
    """Step 0: Alert, and not left with what he has.

    That is a Duck Back carried over (14.2g), nothing for an abandoned prisoner (17.4j), Guard if he has taken a
    prisoner since the turn began (17.4b).
    """
    if not has(g, e, ALERT) or has(g, e, NO_CARD) or has(g, e, FREED):
        return False
    if g.m_order[e] == names.GUARD and not is_prisoner(g, e):
        return False
    return not (has(g, e, DUCK_HELD) and g.m_order[e] == names.DUCK_BACK)


def assign(g: State, e: int, card: int, why: int = W_CARD) -> int:
    """Give an Enemy his Order. `card` is the Team's in a Large Battle (9.2), else NOBODY: he draws if he needs one.

    Returns the card he drew or was given, NOBODY if none was needed (AI.r32).
    """
    if assign_without_card(g, e):
        return NOBODY
    if card < 0:
        card = draw_enemy_card(g)
    if g.rules.large_battle:
        why = W_LARGE
    elif why == W_CARD:
        why = why_line(g, e)
    g.tell(tell.ENEMY_CARD, e, card, why, line_of(g, e))
    assign_from_card(g, e, card)
    return card


def give(g: State, e: int, order: int, dirs: int, why: int) -> None:
    set_order(g, e, order, dirs)
    g.tell(tell.ENEMY_ORDER, e, order, dirs, why)


# --- steps 1, 2, 4 to 8: Orders that need no card ---


def assign_without_card(g: State, e: int) -> bool:
    if is_prisoner(g, e):
        guard = g.m_guard[e]
        put_order(g, e, g.m_order[guard], g.m_dirs[guard])
        return True
    if in_melee(g, e):
        give(g, e, names.MELEE, 0, W_MELEE)
        return True
    if prisoners_of(g, e):
        return False
    if is_led(g, e):
        operator = g.m_partner[e]
        put_order(g, e, g.m_order[operator], g.m_dirs[operator])
        return True
    if g.m_morale[e] == names.ROUT:
        return rallies_from_rout(g, e)
    if g.m_morale[e] == names.BERSERK:
        return charges_berserk(g, e)
    return fires_by_itself(g, e) or fires_from_cover(g, e)


def rallies_from_rout(g: State, e: int) -> bool:
    """10.12a, 17.3d: in Cover and out of sight, a TQC without modifiers."""
    if not is_cover(g, g.m_hex[e]) or any_target_in_sight(g, e):
        return False
    if not quick_check(g, R_ROUT, e, troop_quality(g, e, PLAIN)):
        return False
    give(g, e, names.RALLY, 0, W_ROUT)
    return True


def may_charge(g: State, e: int) -> bool:
    """An unbandaged Bad Wound bars it (A16); Known MG crews never Charge (14.3p, A29, AI.r27)."""
    return not badly_wounded(g, e) and not (is_crew(g, e) and has(g, e, SEEN))


def friendly_near(g: State, e: int) -> bool:
    """A Spotted Friendly within 4 hexes; LOS is not needed (9.6a)."""
    for f in range(len(g.m_hex)):
        if is_target(g, f) and distance(g, e, f) <= NEAR_ENOUGH:
            return True
    return False


def charges_berserk(g: State, e: int) -> bool:
    """17.2e."""
    if not may_charge(g, e) or not friendly_near(g, e):
        return False
    give(g, e, names.CHARGE, 0, W_BERSERK)
    return True


def is_ready_gun(g: State, e: int) -> bool:
    """14.3n: a Known MG (A88) of Normal Morale or better."""
    return is_operator(g, e) and has(g, e, SEEN) and g.m_morale[e] >= names.NORMAL


def fires_by_itself(g: State, e: int) -> bool:
    """14.3n: an MG that sees a Spotted Friendly."""
    if not is_ready_gun(g, e):
        return False
    seen = targets_in_sight(g, e)
    if not seen:
        return False
    rapid = len(seen) >= GUN_MANY
    for f in seen:
        if distance(g, e, f) <= GUN_NEAR:
            rapid = True
    finish(g, e, names.RAPID if rapid else names.AIMED, 0, W_GUN)
    return True


def fires_from_cover(g: State, e: int) -> bool:
    """Optional Rule 2, in Step 3 only, for Enemies whose default Morale is Normal; read Spotted Friendly (A78)."""
    if not g.rules.options.automatic_fire or g.step != ENEMY_STEP or g.rules.default_morale[1] != names.NORMAL:
        return False
    if not is_cover(g, g.m_hex[e]) or not any_target_in_sight(g, e):
        return False
    if not quick_check(g, R_AUTOMATIC, e, troop_quality(g, e, FULL)):
        return False
    finish(g, e, names.AIMED if has(g, e, SEEN) and is_slow(g, e) else names.RAPID, 0, W_OPTION_2)
    return True


def fires_before_he_draws(g: State, e: int) -> bool:
    """Optional Rules 2 and 4 together: the TQC is made in Step 3, the card drawn only later."""
    if prisoners_of(g, e) or is_led(g, e) or is_ready_gun(g, e) or g.m_morale[e] in (names.ROUT, names.BERSERK):
        return False
    return fires_from_cover(g, e)


# --- steps 3, 5, 6, 9 to 11: Orders from a card ---


def line_of(g: State, e: int) -> int:
    """The line of a card that he reads: a row (9.1), or its Rout or Berserk directions."""
    if g.m_morale[e] == names.ROUT or prisoners_of(g, e):
        return ROUT_LINE
    return BERSERK_LINE if g.m_morale[e] == names.BERSERK else row_of(g, e)


def why_line(g: State, e: int) -> int:
    """What makes him read that line."""
    if prisoners_of(g, e):
        return W_GUARD
    if g.m_morale[e] == names.ROUT:
        return W_ROUT
    return W_BERSERK if g.m_morale[e] == names.BERSERK else W_CARD


def assign_from_card(g: State, e: int, card: int) -> None:
    tables = g.rules.tables
    rout = both_directions(tables.ecard_rout[card])
    if prisoners_of(g, e):
        order = names.SNEAK if wounds_bar(g, e, names.EVADE) else names.EVADE
        finish(g, e, order, rout, W_GUARD)
    elif g.m_morale[e] == names.ROUT:
        finish(g, e, fastest_move(g, e), rout, W_ROUT)
    elif g.m_morale[e] == names.BERSERK:
        berserk_move(g, e, both_directions(tables.ecard_berserk[card]))
    elif is_held(g, g.m_team[e]):
        give(g, e, names.HIDE, 0, W_EVENT)
    else:
        row = row_of(g, e)
        if not takes_letter(g, e, tables.ecard_letters[card][row]):
            why = W_LARGE if g.rules.large_battle else W_CARD
            finish(g, e, tables.ecard_order[card][row], both_directions(tables.ecard_dirs[card][row]), why)


def berserk_move(g: State, e: int, dirs: int) -> None:
    """17.2f-g: Run & Gun with a Spotted Friendly in sight, if Wounds allow; else the fastest move."""
    if any_target_in_sight(g, e) and not wounds_bar(g, e, names.RUN_AND_GUN):
        finish(g, e, names.RUN_AND_GUN, dirs, W_BERSERK)
    else:
        finish(g, e, fastest_move(g, e), dirs, W_BERSERK)


def is_held(g: State, team: int) -> bool:
    for i in range(0, len(g.effects), EFFECT_SIZE):
        if g.effects[i] == E_HOLD and (g.effects[i + 1] == team or g.effects[i + 1] == ANY_TEAM):
            return True
    return False


def takes_letter(g: State, e: int, letters: str) -> bool:
    """9.6: Charge and Grenade Checks, in the printed sequence; MG crews ignore them (14.3p)."""
    if not letters or is_crew(g, e) or not friendly_near(g, e):
        return False
    for letter in letters:
        if letter == "C":
            if may_charge(g, e) and quick_check(g, R_CHARGE_CHECK, e, troop_quality(g, e, FULL)):
                give(g, e, names.CHARGE, 0, W_CHECKS)
                return True
        elif has_grenades(g, e) and grenade_targets(g, e):
            if quick_check(g, R_GRENADE_CHECK, e, troop_quality(g, e, FULL)):
                give(g, e, names.GRENADE, 0, W_CHECKS)
                place_target_marker(g, e)
                return True
    return False


def grenade_targets(g: State, e: int) -> list[int]:
    """A17: the nearest Spotted Friendlies within 4 hexes in whose hex there is no Enemy."""
    best = NEAR_ENOUGH
    found: list[int] = []
    for f in range(len(g.m_hex)):
        if not is_target(g, f):
            continue
        d = distance(g, e, f)
        if d > best or enemies_in(g, g.m_hex[f]):
            continue
        if d < best:
            found = []
            best = d
        found.append(f)
    return found


def place_target_marker(g: State, e: int) -> None:
    """10.09b: with the Order, on the closest Friendly, at random among equals."""
    f = lot(g, LOT, grenade_targets(g, e))
    g.m_aim[e] = g.m_hex[f]
    g.tell(tell.TARGET_MARKED, e, g.m_hex[f])


# --- steps 12 to 14: what he cannot do becomes something else ---


def finish(g: State, e: int, order: int, dirs: int, why: int) -> None:
    if (
        order in FIRE_ORDERS
        and has_empty_weapon(g, e)
        and g.m_morale[e] != names.BERSERK
        and g.m_morale[e] != names.ROUT
    ):
        order, dirs, why = names.RELOAD, 0, W_RELOAD
    if has(g, e, SEEN) and is_slow(g, e):
        if order == names.RAPID:
            order, why = names.AIMED, W_WEAPON
        elif order == names.SUPPRESSIVE:
            order, why = names.SLOW_SUPPRESSIVE, W_WEAPON
    if order in FASTEST_FIRST:
        slower = slower_move(g, e, order)
        if slower != order:
            order, why = slower, W_GUN if has(g, e, SEEN) and is_operator(g, e) else W_WOUNDS
    give(g, e, order, dirs, why)


def has_empty_weapon(g: State, e: int) -> bool:
    """10.10a: a No Ammo marker."""
    for slot in slots(g, e):
        if ammo(g, e, slot) == names.NO_AMMO:
            return True
    return False


def slower_move(g: State, e: int, order: int) -> int:
    """10.0a, 14.3q: the next slower Order that Weapon (if Known) and Wounds allow; the directions stay."""
    if has(g, e, SEEN) and is_operator(g, e):
        if working_partner(g, e) >= 0:
            order = names.EVADE if order == names.SPRINT else order
        else:
            order = names.SNEAK
    elif has(g, e, SEEN) and order == names.SPRINT and weight(g, e) >= HEAVY:
        order = names.RUN_AND_GUN
    for slower in FASTEST_FIRST[FASTEST_FIRST.index(order) :]:
        if not wounds_bar(g, e, slower):
            return slower
    return names.SNEAK
