"""What happens to a single Character: revealed, given an Order, made to Duck Back, killed, gone from the Board."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.state import (
    ACTED,
    ACTION_STEP,
    ALERT,
    ASSISTS,
    BAD,
    BAD_BANDAGED,
    CARD_STEP,
    CARRIED,
    DEAD,
    DRY,
    DUCK_HELD,
    FREED,
    LATE_DUCK,
    LEFT,
    LIVE,
    LIVE_SMOKE,
    NOBODY,
    NOWHERE,
    ORDER_STEP,
    REAL,
    REMOVED,
    SEEN,
    SURPRISED,
    TEAM_DUCK,
    WON,
    State,
    clear_order,
    gun_of,
    has,
    in_melee,
    is_enemy,
    is_prisoner,
    mark,
    men_in,
    new_man,
    prisoners_of,
    side_of,
    unmark,
    wounds,
)
from sandtable.games.combat.rules.values import is_dummy, is_incapacitated, is_operator, is_slow, printed_tq
from sandtable.kernel.frame import EVERYONE

W_GUARD: Final = tell.why("17.4")
W_GRENADE: Final = tell.why("14.2")
W_SLOW: Final = tell.why("AI.r17")
W_GUN: Final = tell.why("14.3")
W_DUMMY: Final = tell.why("AI.r05")


def audience(g: State, m: int) -> int:
    """Who may be told a man's numbers: nobody, if he is an Unknown Enemy."""
    return tell.HIDDEN if is_enemy(g, m) and not has(g, m, SEEN) else EVERYONE


# --- Enemy MG teams (14.3) ---


def has_bad_wound(g: State, m: int) -> bool:
    return wounds(g, m, BAD) > 0 or wounds(g, m, BAD_BANDAGED) > 0


def working_partner(g: State, m: int) -> int:
    """The other man of an MG team that still works together (14.3l-m), or NOBODY. A Guard goes his own way (AI.r03)."""
    p = g.m_partner[m]
    if p < 0 or g.m_hex[p] < 0 or g.m_hex[p] != g.m_hex[m]:
        return NOBODY
    if has_bad_wound(g, m) or has_bad_wound(g, p) or is_prisoner(g, m) or is_prisoner(g, p):
        return NOBODY
    return NOBODY if prisoners_of(g, p if is_operator(g, m) else m) else p


def helper_of(g: State, operator: int) -> int:
    """The Assistant who has to do as the Operator does, or NOBODY."""
    return working_partner(g, operator) if is_operator(g, operator) else NOBODY


def is_led(g: State, m: int) -> bool:
    """Is he an Assistant who works with an Operator?"""
    p = working_partner(g, m) if g.m_partner[m] >= 0 else NOBODY
    return p >= 0 and is_operator(g, p)


# --- Orders ---


def set_order(g: State, m: int, order: int, dirs: int = 0) -> None:
    """Give an Order; prisoners (17.4f) have it too, and an MG's Assistant (14.3g) who has no other by now."""
    shared = (g.m_order[m], names.NO_ORDER)
    put_order(g, m, order, dirs)
    p = helper_of(g, m) if g.m_partner[m] >= 0 else NOBODY
    if p >= 0 and not in_melee(g, m) and g.m_order[p] in shared:
        share_order(g, m, p, order, dirs)
        if order != names.NO_ORDER and not has(g, p, ALERT):  # no Waiting man has an Order (9.8m)
            mark(g, p, ALERT)
            g.tell(tell.ALERTED, p, W_GUN)
    for prisoner in prisoners_of(g, m):
        put_order(g, prisoner, order, dirs)
    if m in g.gun_man:
        helper = g.gun_helper[gun_of(g, m)]
        if helper >= 0 and has(g, helper, ASSISTS) and g.m_hex[helper] == g.m_hex[m] and g.m_order[helper] in shared:
            share_order(g, m, helper, order, dirs)


def share_order(g: State, operator: int, assistant: int, order: int, dirs: int) -> None:
    """14.3g, l. A Duck Back of the Operator's activation does not flip in the Assistant's that follows it."""
    put_order(g, assistant, order, dirs)
    if order == names.DUCK_BACK and has(g, operator, ACTED) and not has(g, assistant, ACTED):
        mark(g, assistant, TEAM_DUCK)


def put_order(g: State, m: int, order: int, dirs: int) -> None:
    g.m_order[m] = order
    if order == names.DUCK_BACK and g.step == ACTION_STEP and g.impulse == names.IMPULSES:
        mark(g, m, LATE_DUCK)
    else:
        unmark(g, m, LATE_DUCK)
    if order != names.DUCK_BACK:
        unmark(g, m, DUCK_HELD | TEAM_DUCK)
    g.m_dirs[m] = dirs
    g.m_aim[m] = NOWHERE
    g.m_with[m] = NOBODY


def put_escort_order(g: State, m: int, order: int) -> None:
    """An Order for him and his prisoners (17.4f), and for nobody else."""
    put_order(g, m, order, 0)
    for prisoner in prisoners_of(g, m):
        put_order(g, prisoner, order, 0)


def duck_back(g: State, m: int, why: int) -> bool:
    """7.19, 10.13: the Order becomes Duck Back; not in a Melee hex (15.0h, A39), nor for a prisoner.

    Before Orders are given it is held, and is his Order of this turn (A99).
    """
    if in_melee(g, m) or is_prisoner(g, m):
        return False
    drop_grenade(g, m)
    if g.m_hex[m] < 0:
        return False  # a Dummy that would have dropped one (AI.r05)
    carried = g.m_with[m] if g.m_order[m] == names.CARRY else NOBODY
    set_order(g, m, names.DUCK_BACK)
    unmark(g, m, CARRIED | DRY)
    if g.step == CARD_STEP or g.step == ORDER_STEP:
        mark(g, m, DUCK_HELD)
    g.tell(tell.DUCKED_BACK, m, why)
    if is_enemy(g, m) and not has(g, m, ALERT):
        mark(g, m, ALERT)
        g.tell(tell.ALERTED, m, why)
    if carried >= 0 and g.m_hex[carried] >= 0 and g.m_order[carried] == names.CARRY:
        set_order(g, carried, names.HIDE if is_incapacitated(g, carried) else names.DUCK_BACK)  # 16.2a
        unmark(g, carried, CARRIED)
    return True


# --- grenades that are live (14.2) ---


def new_grenade(g: State, blast: int, hex: int, thrower: int) -> int:
    g.t_blast.append(blast)
    g.t_hex.append(hex)
    g.t_man.append(thrower)
    return len(g.t_hex) - 1


def put_mark(g: State, grenade: int, m: int, near: bool) -> None:
    g.mark_grenade.append(grenade)
    g.mark_man.append(m)
    g.mark_near.append(1 if near else 0)
    g.tell(tell.NEAR if near else tell.FAR, m)


def meet_grenades(g: State, men: list[int], hex: int) -> None:
    """14.2i: a Far marker for every live, thrown grenade in the hex that they have come to."""
    for i in range(len(g.t_hex)):
        if g.t_hex[i] == hex and not is_smoke_blast(g, g.t_blast[i]):
            for m in men:
                put_mark(g, i, m, False)


def drop_marks(g: State, m: int) -> None:
    """14.2h: he leaves the hex, or the game."""
    for i in range(len(g.mark_man) - 1, -1, -1):
        if g.mark_man[i] == m:
            del g.mark_man[i], g.mark_grenade[i], g.mark_near[i]


def is_smoke_blast(g: State, blast: int) -> bool:
    return blast == g.rules.smoke_blast


def held_blast(g: State, m: int) -> int:
    return g.rules.smoke_blast if has(g, m, LIVE_SMOKE) else g.rules.grenade_blast[side_of(g, m)]


def drop_grenade(g: State, m: int) -> None:
    """10.09k: Near on himself, Far on every other Character in his hex; a Smoke Grenade just lies there (A50)."""
    if not has(g, m, LIVE):
        return
    blast = held_blast(g, m)
    unmark(g, m, LIVE | LIVE_SMOKE)
    if is_enemy(g, m) and not confirm(g, m, W_DUMMY):
        return  # a Dummy holds none; who drops one is a man
    grenade = new_grenade(g, blast, g.m_hex[m], m)
    g.tell(tell.DROPPED, m, blast)
    if is_smoke_blast(g, blast):
        return
    for other in men_in(g, g.m_hex[m]):
        put_mark(g, grenade, other, other == m)


def make_safe(g: State, m: int, why: int) -> None:
    """A19: nothing is thrown; both markers come off."""
    if has(g, m, LIVE):
        g.tell(tell.MADE_SAFE, m, why)
    unmark(g, m, LIVE | LIVE_SMOKE)
    g.m_aim[m] = NOWHERE


# --- being seen ---


def reveal(g: State, e: int, why: int) -> bool:
    """Flip an Unknown to Known; a Dummy is removed (8.2c). Returns whether there is a man."""
    if has(g, e, SEEN):
        return True
    g.reveal(g.m_man[e])
    if is_dummy(g, e):
        remove_dummy(g, e, why)
        return False
    mark(g, e, SEEN | REAL)
    g.tell(tell.REVEALED, e, why)
    bring_assistant(g, e)
    fit_order_to_weapon(g, e)
    return True


def confirm(g: State, e: int, why: int) -> bool:
    """12.0j: an Unknown is looked at; a Dummy is removed, a man goes back to Unknown."""
    if has(g, e, SEEN) or has(g, e, REAL):
        return True
    if is_dummy(g, e):
        g.reveal(g.m_man[e])
        remove_dummy(g, e, why)
        return False
    g.reveals += 1
    mark(g, e, REAL)
    g.tell(tell.CONFIRMED, e, why)
    return True


def remove_dummy(g: State, e: int, why: int) -> None:
    g.tell(tell.DUMMY_REMOVED, e, why)
    drop_marks(g, e)
    unmark(g, e, LIVE | LIVE_SMOKE)
    clear_order(g, e)
    mark(g, e, SEEN)
    g.m_hex[e] = REMOVED


def bring_assistant(g: State, operator: int) -> None:
    """14.3i, A32: an Operator's Assistant appears when the Operator is revealed, and does as he does."""
    tables = g.rules.tables
    partner = tables.man_partner[g.m_man[operator]]
    if not is_operator(g, operator) or partner < 0 or g.m_partner[operator] >= 0:
        return
    a = new_man(g, partner, g.m_team[operator], g.m_hex[operator])
    g.m_partner[a] = operator
    g.m_partner[operator] = a
    g.m_morale[a] = g.m_morale[operator]
    g.m_order[a] = g.m_order[operator]
    g.m_dirs[a] = g.m_dirs[operator]
    g.m_flags[a] = SEEN | REAL | g.m_flags[operator] & (ALERT | SURPRISED)
    g.tell(tell.ASSISTANT, operator, a)
    meet_grenades(g, [a], g.m_hex[a])


def fit_order_to_weapon(g: State, e: int) -> None:
    """I13: what is now known of his Weapon changes his Order (10.02, 10.03, 14.1b, 14.3q)."""
    order, why = g.m_order[e], W_SLOW
    if is_slow(g, e) and order == names.RAPID:
        set_order(g, e, names.AIMED)
    elif is_slow(g, e) and order == names.SUPPRESSIVE:
        set_order(g, e, names.SLOW_SUPPRESSIVE)
    elif is_operator(g, e) and order == names.SPRINT:
        set_order(g, e, names.EVADE, g.m_dirs[e])
        why = W_GUN
    else:
        return
    g.tell(tell.ENEMY_ORDER, e, g.m_order[e], g.m_dirs[e], why)


def fit_order_to_crew(g: State, e: int) -> None:
    """14.3q: an Operator who is alone by now can only Sneak."""
    if g.m_order[e] in (names.SPRINT, names.RUN_AND_GUN, names.EVADE) and is_operator(g, e) and has(g, e, SEEN):
        if g.m_hex[e] >= 0 and is_enemy(g, e) and working_partner(g, e) < 0:
            set_order(g, e, names.SNEAK, g.m_dirs[e])
            g.tell(tell.ENEMY_ORDER, e, names.SNEAK, g.m_dirs[e], W_GUN)


def spot_friendly(g: State, f: int, by: int, why: int = 0) -> None:
    """12.0b: flipped to Spotted at once."""
    if not has(g, f, SEEN):
        mark(g, f, SEEN)
        g.tell(tell.SPOTTED, f, by, why)


# --- the end of a Character ---


def free_prisoner(g: State, p: int, why: int) -> None:
    """17.4h: without a Guard in his hex he gets Duck Back."""
    g.m_guard[p] = NOBODY
    g.tell(tell.GUARD_FREED, p, why)
    duck_back(g, p, why)


def detach(g: State, m: int, why: int) -> None:
    """Undo every tie of a man who is gone: prisoners, carrying, belt-fed Weapons, markers."""
    drop_marks(g, m)
    g.m_guard[m] = NOBODY
    for p in range(len(g.m_guard)):
        if g.m_guard[p] == m and g.m_hex[p] >= 0:
            free_prisoner(g, p, why)
    put_down(g, m)
    let_go_of_guns(g, m)
    clear_order(g, m)
    unmark(g, m, LIVE | LIVE_SMOKE | WON)


def put_down(g: State, m: int) -> None:
    """He carries nobody any more, and is carried by nobody; the other is left to hide, or given an Order in Step 2."""
    other = g.m_with[m]
    if g.m_order[m] == names.CARRY and other >= 0 and g.m_order[other] == names.CARRY:
        set_order(g, other, names.NO_ORDER if g.step == ORDER_STEP and not is_incapacitated(g, other) else names.HIDE)
        unmark(g, other, CARRIED)
    unmark(g, m, CARRIED)


def let_go_of_guns(g: State, m: int) -> None:
    for gun in range(len(g.gun_man)):
        if g.gun_man[gun] == m:
            hand_over_gun(g, gun)
        if g.gun_helper[gun] == m:
            g.gun_helper[gun] = NOBODY


def hand_over_gun(g: State, gun: int) -> None:
    """The Operator is gone: the Weapon lies in its hex until somebody is told to serve it."""
    g.gun_man[gun] = NOBODY
    g.gun_helper[gun] = NOBODY
    g.tell(tell.GUN_LEFT, gun, g.gun_hex[gun])


def part_from(g: State, m: int) -> None:
    """14.3j: the gun of a man who falls goes to an Assistant who is with him, not to one elsewhere."""
    p = g.m_partner[m]
    if p >= 0 and g.m_hex[p] != g.m_hex[m]:
        g.m_partner[p] = NOBODY
        g.m_partner[m] = NOBODY


def kill(g: State, m: int, why: int) -> None:
    """16.0e, 16.2: a Corpse marker takes his place; a live grenade falls from his hand."""
    hex = g.m_hex[m]
    drop_grenade(g, m)
    g.tell(tell.KILLED, m, why)
    part_from(g, m)
    g.m_hex[m] = DEAD
    mark(g, m, SEEN)
    end_melee_if_over(g, hex)  # before his prisoners go free, so that they can Duck Back
    detach(g, m, why)
    g.corpse_hex.append(hex)
    g.corpse_man.append(m)
    if g.m_partner[m] >= 0:
        fit_order_to_crew(g, g.m_partner[m])


def leave_board(g: State, m: int, side: int, why: int) -> None:
    """9.5: he is out of the game; prisoners go with their Guard and are captured."""
    hex = g.m_hex[m]
    for p in prisoners_of(g, m):
        g.tell(tell.CAPTURED, p)
        g.m_exit[p] = side + 8 + 16 * hex
        g.m_hex[p] = LEFT
        g.m_guard[p] = m
        drop_marks(g, p)
        clear_order(g, p)
    g.tell(tell.LEFT_BOARD, m, side, why)
    g.m_exit[m] = side + (4 if g.m_morale[m] == 0 else 0) + 16 * hex
    g.m_hex[m] = LEFT
    if m in g.gun_man:  # his belt-fed Weapon goes with him (14.3a)
        gun = gun_of(g, m)
        g.gun_hex[gun], g.gun_man[gun], g.gun_helper[gun] = LEFT, NOBODY, NOBODY
    detach(g, m, why)


# --- Melee (15.0) ---


def fights(g: State, m: int) -> bool:
    """Takes part where both sides meet: no prisoner, nobody Incapacitated (16.2b), nobody just let go (17.4j)."""
    return g.m_guard[m] < 0 and not has(g, m, FREED) and not is_incapacitated(g, m)


def fighters(g: State, hex: int, side: int) -> list[int]:
    return [m for m, place in enumerate(g.m_hex) if place == hex and side_of(g, m) == side and fights(g, m)]


def end_melee_if_over(g: State, hex: int) -> None:
    """15.0k: with no Enemy left in the hex, not even a prisoner, the winners will Duck Back when they next activate.

    A Guard is on guard again.
    """
    if hex not in g.melees:
        return
    ours, theirs = fighters(g, hex, 0), fighters(g, hex, 1)
    if ours and theirs:
        return
    g.melees.remove(hex)
    g.tell(tell.MELEE_OVER, hex)
    winners = ours + theirs
    held = any(g.m_guard[p] in winners for p in men_in(g, hex))
    for m in winners:
        if not held:
            mark(g, m, WON)
        elif prisoners_of(g, m) and g.m_order[m] == names.MELEE:
            set_order(g, m, names.GUARD)
        if g.step == ORDER_STEP and g.m_order[m] == names.MELEE:
            clear_order(g, m)  # Orders are still being given (7.0a)


def lowest_tq(g: State, men: list[int]) -> list[int]:
    """All those with the lowest printed TQ."""
    best = min(printed_tq(g, m) for m in men)
    return [m for m in men if printed_tq(g, m) == best]
