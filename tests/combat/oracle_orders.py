"""A second, plain reading of the rules by which an Enemy is given his Order (9.0 to 9.8, 10.0, 14.3, 17.2 to 17.4).

Written from the rulebook and the guide (3.4.2), not from the engine: of it only the state, the printed tables and the
line of sight are used. `order_of` says what one Enemy is given, from the state at that moment, the card that was drawn
for him and the dice that were rolled for him.
"""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.combat.rules import names as n
from sandtable.games.combat.rules import state as s
from sandtable.games.combat.rules import tables as t
from sandtable.games.combat.rules.cards.effect_names import (
    BOTH,
    E_HOLD,
    E_ROLL_BONUS,
    E_TQ,
    R_AUTOMATIC,
    R_CHARGE_CHECK,
    R_GRENADE_CHECK,
    R_ROUT,
    TEAM_WORDS,
)
from sandtable.games.combat.rules.sight.seeing import sees_from

SPEEDS = [n.SPRINT, n.RUN_AND_GUN, n.EVADE, n.SNEAK]  # 10.0: fastest first
SLOW_SIDE = {n.RAPID: n.AIMED, n.SUPPRESSIVE: n.SLOW_SUPPRESSIVE}  # 10.02, 10.03
FIRE_ORDERS = [n.AIMED, n.RAPID, n.SUPPRESSIVE, n.RUN_AND_GUN]  # 10.10
ROWS = [n.AGGRESSIVE, n.BOLD, n.NORMAL, n.CAUTIOUS, n.SHAKEN]  # of each block of a card (9.1)
LOW_PROFILE = [n.HIDE, n.SNEAK, n.RALLY, n.RELOAD]
ROUT_LINE = 10  # below the two blocks of five rows
BERSERK_LINE = 11
CLOSE = 4  # 9.6, 17.2
ORDER_CHECKS = [R_ROUT, R_AUTOMATIC, R_CHARGE_CHECK, R_GRENADE_CHECK]


class Roll(NamedTuple):
    purpose: int
    die: int
    need: int
    second: int = -1  # the die that confirms (Rule of 0), -1 for none


class Mismatch(Exception):
    """The engine did something else than the rules say."""


class Script:
    """What chance decided for one man: his card, and his rolls in turn."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, int]] = []  # card, line
        self.rolls: list[Roll] = []

    def card(self, line: int) -> int:
        if not self.cards:
            raise Mismatch("a card should have been drawn")
        card, read = self.cards.pop(0)
        if read != line:
            raise Mismatch(f"line {line} of the card should have been read, not {read}")
        return card

    def passes(self, g: s.State, e: int, purpose: int, need: int) -> bool:
        """19.0: equal or under; with a chance below 0 the Rule of 0."""
        need += bonus(g, purpose)
        if not self.rolls:
            raise Mismatch(f"a check {purpose} should have been made")
        roll = self.rolls.pop(0)
        if (roll.purpose, roll.need) != (purpose, need):
            raise Mismatch(f"check {purpose} should have needed {need}, not {roll.purpose} {roll.need}")
        if need >= 0 or roll.die > 0:
            return roll.die <= need
        return 0 <= roll.second <= full_tq(g, e) + need

    def leftovers(self) -> str:
        return " and ".join(what for what, some in (("a card", self.cards), ("a check", self.rolls)) if some)


class Answer(NamedTuple):
    order: int
    dirs: int
    rule: str  # what gave it, for counting
    marks: tuple[int, ...] = ()  # where a Grenade Target Marker may lie


# --- the man ---


def printed(g: s.State, m: int, column: list[int]) -> int:
    return column[g.m_man[m]]


def known(g: s.State, e: int) -> bool:
    return s.has(g, e, s.SEEN)


def tq(g: s.State, m: int) -> int:
    tables = g.rules.tables
    return tables.dummy_tq if printed(g, m, tables.man_dummy) else printed(g, m, tables.man_tq)


def wound_tq(g: s.State, m: int) -> int:
    return sum(g.rules.tables.wound_tq[kind] * s.wounds(g, m, kind) for kind in range(4))


def full_tq(g: s.State, e: int) -> int:
    """19.0: modified by Wounds and Morale, and by cards in play."""
    cards = sum(number for code, side, number, _ in effects(g) if code == E_TQ and side in (n.ENEMY, BOTH))
    return tq(g, e) + wound_tq(g, e) + g.rules.tables.morale_tq[g.m_morale[e]] + cards


def effects(g: s.State) -> list[tuple[int, int, int, int]]:
    found = g.effects
    return [(found[i], found[i + 1], found[i + 2], found[i + 3]) for i in range(0, len(found), 4)]


def bonus(g: s.State, purpose: int) -> int:
    fits = [x for x in effects(g) if x[0] == E_ROLL_BONUS and x[1] == purpose and x[2] in (n.ENEMY, BOTH)]
    return sum(x[3] for x in fits)


def held_by_effect(g: s.State, e: int) -> bool:
    """`hold`, a card's or event's effect: whom a card would give an Order gets Hide."""
    teams = [team for code, team, _, _ in effects(g) if code == E_HOLD]
    return g.m_team[e] in teams or TEAM_WORDS.index("any") in teams


def weapon(g: s.State, e: int) -> int:
    """The first listed Weapon, -1 for none."""
    return next(iter(g.rules.tables.man_weapons[g.m_man[e]]), -1)


def slow(g: s.State, e: int) -> bool:
    return weapon(g, e) >= 0 and g.rules.tables.weapon_slow[weapon(g, e)] != 0


def heavy(g: s.State, e: int) -> bool:
    return weapon(g, e) >= 0 and g.rules.tables.weapon_heavy[weapon(g, e)] != 0


def dry(g: s.State, e: int) -> bool:
    """10.10: has a No Ammo marker."""
    listed = g.rules.tables.man_weapons[g.m_man[e]]
    return any(s.ammo(g, e, slot) == n.NO_AMMO for slot in range(len(listed)))


def has_grenades(g: s.State, e: int) -> bool:
    tables = g.rules.tables
    return printed(g, e, tables.man_dummy) != 0 or printed(g, e, tables.man_grenade) >= 0


def badly(g: s.State, e: int) -> bool:
    return s.wounds(g, e, s.BAD) > 0


def forbidden(g: s.State, e: int, order: int) -> bool:
    """16.0, 16.1: movement Orders that his Wounds forbid."""
    if order == n.SPRINT:
        return any(s.wounds(g, e, kind) for kind in (s.LIGHT, s.BAD, s.BAD_BANDAGED))
    return order in (n.RUN_AND_GUN, n.EVADE, n.CHARGE) and badly(g, e)


def in_cover(g: s.State, e: int) -> bool:
    hex = g.m_hex[e]
    terrain = g.h_made[hex] or g.rules.ground.terrain[hex]
    return g.rules.tables.terrain_cover[terrain] != 0 or any(hex in smoke for smoke in g.smoke_hexes)


# --- whom he can see, and who is near ---


def targets(g: s.State) -> list[int]:
    """F* of the guide: Spotted Friendlies who are neither Incapacitated (16.2) nor prisoners."""
    fit = [f for f in s.friendlies(g) if s.has(g, f, s.SEEN) and not s.is_prisoner(g, f)]
    return [f for f in fit if tq(g, f) + wound_tq(g, f) > 0]


def in_sight(g: s.State, e: int) -> list[int]:
    """He has no Order yet, so he does not keep low himself."""
    hexes = g.m_hex
    return [f for f in targets(g) if sees_from(g, hexes[e], hexes[f], False, g.m_order[f] in LOW_PROFILE)]


def near(g: s.State, e: int) -> list[int]:
    return [f for f in targets(g) if s.distance(g, e, f) <= CLOSE]


def grenade_targets(g: s.State, e: int) -> list[int]:
    """A17: near, and no Enemy in his hex; the closest."""
    fit = [f for f in near(g, e) if not s.enemies_in(g, g.m_hex[f])]
    closest = min((s.distance(g, e, f) for f in fit), default=0)
    return [f for f in fit if s.distance(g, e, f) == closest]


# --- machine guns (14.3) ---


def role(g: s.State, e: int) -> int:
    """Of an MG's crew; a face-down man is taken for any Soldat (A88)."""
    return printed(g, e, g.rules.tables.man_gun) if known(g, e) else 0


def works_with(g: s.State, e: int) -> int:
    """The other man of the MG team, if they act together: in one hex, free, neither with a Bad Wound."""
    other = g.m_partner[e]
    if not role(g, e) or other < 0 or g.m_hex[other] != g.m_hex[e]:
        return s.NOBODY
    if any(badly(g, m) or s.wounds(g, m, s.BAD_BANDAGED) or s.is_prisoner(g, m) for m in (e, other)):
        return s.NOBODY
    assistant = e if role(g, e) == t.ASSISTANT else other
    return s.NOBODY if s.prisoners_of(g, assistant) else other


def is_led(g: s.State, e: int) -> bool:
    return role(g, e) == t.ASSISTANT and works_with(g, e) >= 0


def leads(g: s.State, e: int) -> bool:
    return role(g, e) == t.OPERATOR and works_with(g, e) >= 0


# --- the Order ---


def order_of(g: s.State, e: int, script: Script, step3: bool) -> Answer:
    """3.4.2 of the guide, from top to bottom."""
    if s.is_prisoner(g, e):
        return Answer(g.m_order[g.m_guard[e]], 0, "prisoner")  # 17.4f
    if s.in_melee(g, e):
        return Answer(n.MELEE, 0, "melee")  # 15.0
    if s.prisoners_of(g, e):
        return moving(g, e, n.EVADE, g.rules.tables.ecard_rout[script.card(ROUT_LINE)], "guard")  # 17.4
    if is_led(g, e):
        partner = g.m_partner[e]
        return Answer(g.m_order[partner], g.m_dirs[partner], "assistant")
    if g.m_morale[e] == n.ROUT:
        return routed(g, e, script)
    if g.m_morale[e] == n.BERSERK:
        return berserk(g, e, script)
    automatic = gun_fire(g, e)
    if automatic:
        return finished(g, e, automatic, 0, "gun")
    if step3 and tries_to_fire(g, e) and fires_automatically(g, e, script):
        return finished(g, e, n.RAPID, 0, "optional 2")
    return from_row(g, e, script)


def routed(g: s.State, e: int, script: Script) -> Answer:
    """10.12, 17.3."""
    if in_cover(g, e) and not in_sight(g, e) and script.passes(g, e, R_ROUT, tq(g, e)):
        return Answer(n.RALLY, 0, "rout rally")
    return moving(g, e, allowed(g, e, n.SPRINT), g.rules.tables.ecard_rout[script.card(ROUT_LINE)], "rout")


def berserk(g: s.State, e: int, script: Script) -> Answer:
    """17.2; A16, A29."""
    if near(g, e) and not role(g, e) and not forbidden(g, e, n.CHARGE):
        return Answer(n.CHARGE, 0, "berserk charge")
    dirs = g.rules.tables.ecard_berserk[script.card(BERSERK_LINE)]
    return moving(g, e, allowed(g, e, n.RUN_AND_GUN if in_sight(g, e) else n.SPRINT), dirs, "berserk")


def gun_fire(g: s.State, e: int) -> int:
    """14.3: a Known MG of good morale that sees somebody."""
    seen = in_sight(g, e)
    if role(g, e) != t.OPERATOR or g.m_morale[e] < n.NORMAL or not seen:
        return n.NO_ORDER
    rapid = len(seen) >= 3 or any(s.distance(g, e, f) <= 3 for f in seen)
    return n.RAPID if rapid else n.AIMED


def tries_to_fire(g: s.State, e: int) -> bool:
    """Optional Rule 2: in Cover, with somebody in sight."""
    option = g.rules.options.automatic_fire and g.rules.default_morale[n.ENEMY] == n.NORMAL
    return option and in_cover(g, e) and bool(in_sight(g, e))


def fires_automatically(g: s.State, e: int, script: Script) -> bool:
    return script.passes(g, e, R_AUTOMATIC, full_tq(g, e))


def is_ruled_before_cards(g: s.State, e: int) -> bool:
    """Is his Order settled, or his line of the card, by what comes before Optional Rule 2?"""
    bound = s.is_prisoner(g, e) or s.in_melee(g, e) or bool(s.prisoners_of(g, e)) or is_led(g, e)
    return bound or g.m_morale[e] in (n.ROUT, n.BERSERK) or gun_fire(g, e) != n.NO_ORDER


def line_of(g: s.State, e: int) -> int:
    return ROWS.index(g.m_morale[e]) + (0 if in_cover(g, e) else len(ROWS))


def from_row(g: s.State, e: int, script: Script) -> Answer:
    """9.1, 9.6."""
    line = line_of(g, e)
    card = script.card(line)
    if held_by_effect(g, e):
        return Answer(n.HIDE, 0, "hold")
    tables = g.rules.tables
    if near(g, e) and not printed(g, e, tables.man_gun):  # 14.3: the crew of an MG ignores these checks
        for letter in tables.ecard_letters[card][line]:
            if letter == "C" and may_charge(g, e) and script.passes(g, e, R_CHARGE_CHECK, full_tq(g, e)):
                return Answer(n.CHARGE, 0, "charge check")
            if letter == "G" and may_throw(g, e) and script.passes(g, e, R_GRENADE_CHECK, full_tq(g, e)):
                return Answer(n.GRENADE, 0, "grenade check", tuple(g.m_hex[f] for f in grenade_targets(g, e)))
    return finished(g, e, tables.ecard_order[card][line], tables.ecard_dirs[card][line], "row")


def may_charge(g: s.State, e: int) -> bool:
    return not forbidden(g, e, n.CHARGE)


def may_throw(g: s.State, e: int) -> bool:
    return has_grenades(g, e) and bool(grenade_targets(g, e))


def finished(g: s.State, e: int, order: int, dirs: int, rule: str) -> Answer:
    """What becomes of an Order that a card, or a rule in its place, gives: 10.10, 10.02, 10.03, 10.0."""
    if order in FIRE_ORDERS and dry(g, e):
        return Answer(n.RELOAD, 0, "reload")
    if known(g, e) and slow(g, e) and order in SLOW_SIDE:
        return Answer(SLOW_SIDE[order], dirs, "slow")
    return moving(g, e, order, dirs, rule) if order in SPEEDS else Answer(order, dirs, rule)


def moving(g: s.State, e: int, order: int, dirs: int, rule: str) -> Answer:
    """14.3, 14.1: what his Weapon allows; then 10.0: the next slower Order that his Wounds allow."""
    due = order
    if role(g, e) == t.OPERATOR:
        if works_with(g, e) < 0:
            order = n.SNEAK
        elif order == n.SPRINT:
            order = n.EVADE
    elif order == n.SPRINT and is_laden(g, e):
        order = n.RUN_AND_GUN
    order = allowed(g, e, order)
    return Answer(order, dirs, rule if order == due else f"{rule}, slower")


def allowed(g: s.State, e: int, order: int) -> int:
    """The Order, or the next slower one that his Wounds allow."""
    return next(slower for slower in SPEEDS[SPEEDS.index(order) :] if not forbidden(g, e, slower))


def is_laden(g: s.State, e: int) -> bool:
    """14.1: a Heavy Weapon, if it is Known."""
    return known(g, e) and heavy(g, e)


def fits(g: s.State, e: int) -> bool:
    """Could he have been given the Order that he holds, being what he is known to be by now (I13, 14.3q)?

    An Operator who has just left his Assistant behind keeps his Order until he is next activated.
    """
    order, other = g.m_order[e], g.m_partner[e]
    if other >= 0 and 0 <= g.m_hex[other] != g.m_hex[e]:
        return True
    if order in SLOW_SIDE:
        return not (known(g, e) and slow(g, e))
    return order not in SPEEDS or moving(g, e, order, 0, "").order == order
