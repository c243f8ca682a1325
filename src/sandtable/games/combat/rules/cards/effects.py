"""What Order cards and events do (5.1.1, 23.0), by key. docs/combat-effects.md lists them."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import HIT_RANGE, W_HIT, alert, alert_within, is_waiting
from sandtable.games.combat.enemy.cup import draw_man
from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards import effect_names as codes
from sandtable.games.combat.rules.cards.cards import TO_HAND, discard_from_hand, push_draw
from sandtable.games.combat.rules.cards.checks import NOBODYS, by_key, d6, d10, lot
from sandtable.games.combat.rules.cards.events import push_event
from sandtable.games.combat.rules.cards.quiet import bandage
from sandtable.games.combat.rules.fire.fire_rules import (
    ammo_step,
    chart,
    is_out_of_ammo,
    is_pistol,
    morale_check_at_most,
)
from sandtable.games.combat.rules.grenades.artillery import push_artillery
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import change_morale, push_mc, push_rc
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.names import ABLE, ENEMY, FRIENDLY, LOADED, NO_AMMO
from sandtable.games.combat.rules.orders.men import reveal, spot_friendly
from sandtable.games.combat.rules.sight.night import launch_flare
from sandtable.games.combat.rules.sight.seeing import is_target, nearest_friendly
from sandtable.games.combat.rules.sight.smoke import add_smoke
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    BAD,
    DRY,
    HIDE_ONLY,
    LIGHT,
    LOT,
    NOBODY,
    PLACE,
    SEEN,
    Procedure,
    State,
    ammo,
    enemies,
    friendlies,
    has,
    in_melee,
    is_enemy,
    is_friendly,
    is_prisoner,
    mark,
    set_ammo,
    side_of,
    unmark,
    wounds,
)
from sandtable.games.combat.rules.values import is_cover, is_incapacitated, map_direction, slots, weapon_in
from sandtable.kernel.frame import GO

W_EVENT: Final = tell.why("event")


def run_effect(g: State, code: int, args: list[int]) -> int:
    """Do it. Effects that last a turn are noted in g.effects."""
    if code == codes.E_NONE or code == codes.E_NOTHING:
        return GO
    if code == codes.E_EVENT:
        return push_event(g, args[0])
    padded = [*args, -1, -1, -1]
    g.tell(tell.EFFECT, code, padded[0], padded[1], padded[2])
    if code in AT_ONCE:
        return at_once(g, code, args)
    g.effects += [code, padded[0], padded[1], padded[2]]
    return GO


AT_ONCE: Final = [
    codes.E_HIDE_ONLY, codes.E_MORALE, codes.E_SHAKE, codes.E_RALLY, codes.E_ALERT, codes.E_LOW_AMMO, codes.E_RESUPPLY,
    codes.E_WIND, codes.E_CARDS, codes.E_LOSE_CARD, codes.E_REVEAL, codes.E_SPOTTED, codes.E_HIDDEN, codes.E_MEND,
    codes.E_SNIPER, codes.E_POINTS, codes.E_ARTILLERY, codes.E_ILLUMINATE, codes.E_SMOKE, codes.E_REINFORCE,
]  # fmt: skip


def at_once(g: State, code: int, args: list[int]) -> int:
    if code in (codes.E_MORALE, codes.E_SHAKE, codes.E_RALLY):
        return touch_morale(g, code, args)
    if code == codes.E_MEND:
        return mend(g, args[0])
    if code in (codes.E_SPOTTED, codes.E_HIDDEN, codes.E_HIDE_ONLY):
        touch_friendly(g, code, args[0])
        return GO
    if code in (codes.E_ARTILLERY, codes.E_ILLUMINATE, codes.E_SMOKE, codes.E_REINFORCE):
        return from_outside(g, code, args)
    if code == codes.E_SNIPER:
        return push_sniper(g, args[0], args[1])
    if code == codes.E_CARDS:
        return push_draw(g, args[0], TO_HAND)
    if code == codes.E_ALERT:
        alert_nearest(g, args[0])
    elif code == codes.E_REVEAL:
        reveal_nearest(g, args[0])
    elif code == codes.E_LOW_AMMO:
        lose_ammo(g, args[0], args[1])
    elif code == codes.E_RESUPPLY:
        resupply(g, args[0])
    elif code == codes.E_WIND:
        roll_wind(g)
    elif code == codes.E_LOSE_CARD:
        lose_cards(g, args[0])
    else:
        g.points += args[0]
        g.tell(tell.POINTS, args[0])
    return GO


# --- whom it touches ---


def men_of(g: State, side: int, team: int) -> list[int]:
    """Men of a side and Team on the Board who are no prisoners."""
    found: list[int] = []
    for m in range(len(g.m_hex)):
        if g.m_hex[m] < 0 or is_prisoner(g, m) or (side != codes.BOTH and side_of(g, m) != side):
            continue
        if team == codes.ANY_TEAM or g.m_team[m] == team:
            found.append(m)
    return found


def equal_shares(g: State, pool: list[int]) -> int:
    """5.1.1a: equal shares of a D6; where the number does not divide 6, just equal (A64)."""
    return pool[(d6(g) - 1) * len(pool) // 6] if 6 % len(pool) == 0 else lot(g, LOT, pool)


def random_member(g: State, men: list[int]) -> int:
    if not men:
        return NOBODY
    m = equal_shares(g, men)
    g.tell(tell.RANDOM_MAN, m)
    return m


def nearest(g: State, men: list[int], count: int) -> list[int]:
    """So many, those nearest to a Friendly first, at random among equals."""
    return by_key(g, men, [nearest_friendly(g, g.m_hex[m]) for m in men])[:count]


# --- Morale ---


def touch_morale(g: State, code: int, args: list[int]) -> int:
    men = [m for m in men_of(g, args[0], args[1]) if not is_incapacitated(g, m)]
    if args[2] == codes.ONE:
        m = random_member(g, men)
        men = [m] if m >= 0 else []
    for m in reversed(men):
        if code == codes.E_SHAKE:
            push_mc(g, m)
        elif code == codes.E_RALLY:
            push_rc(g, m)
        else:
            change_morale(g, m, args[3], W_EVENT)
            push_contact(g, g.m_hex[m])
    return GO


# --- single Friendlies ---


def touch_friendly(g: State, code: int, team: int) -> None:
    men = [m for m in men_of(g, FRIENDLY, team) if suits(g, m, code)]
    m = random_member(g, men)
    if m < 0:
        return
    g.tell(tell.EFFECT_ON, code, m)
    if code == codes.E_HIDE_ONLY:
        mark(g, m, HIDE_ONLY)
    elif code == codes.E_SPOTTED:
        spot_friendly(g, m, NOBODY, W_EVENT)
    else:
        unmark(g, m, SEEN)
        g.tell(tell.WAS_HIDDEN, m)


def suits(g: State, m: int, code: int) -> bool:
    if code == codes.E_SPOTTED:
        return not has(g, m, SEEN)
    if code == codes.E_HIDDEN:
        return has(g, m, SEEN) and is_cover(g, g.m_hex[m]) and not in_melee(g, m)
    return True


def mend(g: State, team: int) -> int:
    """Each unbandaged wound is as likely. A helpless man may be on his feet again, beside an Enemy."""
    pool: list[int] = []
    for m in men_of(g, FRIENDLY, team):
        for kind in (LIGHT, BAD):
            pool += [m * 2 + kind] * wounds(g, m, kind)
    if not pool:
        return GO
    wound = equal_shares(g, pool)
    m = wound // 2
    g.tell(tell.EFFECT_ON, codes.E_MEND, m)
    bandage(g, m, wound % 2)
    return push_contact(g, g.m_hex[m])


# --- Enemies, ammunition, cards, wind ---


def alert_nearest(g: State, count: int) -> None:
    for e in nearest(g, [e for e in enemies(g) if is_waiting(g, e)], count):
        alert(g, e, W_EVENT)


def reveal_nearest(g: State, count: int) -> None:
    for e in nearest(g, [e for e in enemies(g) if not has(g, e, SEEN)], count):
        reveal(g, e, W_EVENT)


def first_loaded(g: State, m: int) -> int:
    for slot in slots(g, m):
        if not is_pistol(g, weapon_in(g, m, slot)) and ammo(g, m, slot) != NO_AMMO:
            return slot
    return NOBODY


def lose_ammo(g: State, side: int, team: int) -> None:
    """Of Enemies only the Known, whose Weapons can be seen to fail."""
    men = [m for m in men_of(g, side, team) if is_friendly(g, m) or has(g, m, SEEN)]
    m = random_member(g, [m for m in men if first_loaded(g, m) >= 0])
    if m >= 0:
        slot = first_loaded(g, m)
        level = ammo_step(ammo(g, m, slot))
        set_ammo(g, m, slot, level)
        g.tell(tell.AMMO, m, weapon_in(g, m, slot), level)
        if g.step == ACTION_STEP and is_enemy(g, m) and is_out_of_ammo(g, m):
            mark(g, m, DRY)  # 10.10c


def resupply(g: State, side: int) -> None:
    for m in men_of(g, side, codes.ANY_TEAM):
        unmark(g, m, DRY)
        for slot in slots(g, m):
            if ammo(g, m, slot) != LOADED:
                set_ammo(g, m, slot, LOADED)
                g.tell(tell.AMMO, m, weapon_in(g, m, slot), LOADED)


def roll_wind(g: State) -> None:
    """22.0a: a D6 on the compass."""
    g.wind = map_direction(g, ABLE, d6(g))
    g.tell(tell.WIND, g.wind)


def lose_cards(g: State, count: int) -> None:
    for _ in range(min(count, len(g.hand))):
        discard_from_hand(g, lot(g, LOT, g.hand))


# --- from outside the Board ---


def from_outside(g: State, code: int, args: list[int]) -> int:
    if code == codes.E_ARTILLERY:
        hexes = args[4:] if len(args) > 4 else g.rules.artillery[args[0]]
        return push_artillery(g, args[0], args[1], args[2], args[3], hexes)
    if code == codes.E_ILLUMINATE:
        if len(args) > 1:
            launch_flare(g, NOBODY, lot(g, PLACE, args[1:]), args[0])
    elif code == codes.E_SMOKE:
        if len(args) > 1:
            add_smoke(g, lot(g, PLACE, args[1:]), args[0])
    else:
        hexes = args[1:]
        for i in range(min(args[0], len(hexes))):
            if draw_man(g, hexes[i], -1, True, -1) < 0:
                break
            push_contact(g, hexes[i])
    return GO


ROLL: Final = 0
DONE: Final = 1


class Sniper(Procedure):
    """A shot from off the Board at one random man who can be seen."""

    man: int
    hex: int
    number: int

    def step(self, g: State) -> int:
        if self.at == DONE:
            g.pop()
            if is_enemy(g, self.man):
                alert_within(g, self.hex, HIT_RANGE, W_HIT)
            return push_contact(g, self.hex)  # a Guard may have fallen
        self.at = DONE
        if is_enemy(g, self.man):
            order_if_awaited(g, self.man)
        need = self.number + chart(g, self.man)
        die = d10(g)
        g.tell(tell.CHECKED, NOBODYS, codes.R_FIRE, die, need)
        if die > need or die == 9:
            return g.pop()
        if morale_check_at_most(g, self.man):
            return push_mc(g, self.man)
        return push_hit(g, self.man, BY_FIRE)


def push_sniper(g: State, side: int, number: int) -> int:
    if side == ENEMY:
        pool = [f for f in friendlies(g) if is_target(g, f) and not in_melee(g, f)]
    else:
        pool = [e for e in enemies(g) if has(g, e, SEEN) and not is_prisoner(g, e) and not in_melee(g, e)]
    m = random_member(g, pool)
    if m < 0:
        return GO
    frame = Sniper()
    frame.at = ROLL
    frame.man = m
    frame.hex = g.m_hex[m]
    frame.number = number
    g.push(frame)
    return GO
