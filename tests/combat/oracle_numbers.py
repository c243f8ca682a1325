"""The number that a die has to meet, worked out a second time and plainly, from the rulebook's words alone.

Only columns of the state, printed tables and the map are read, and whether the ground lets one see; no rule of the
engine is used.
"""

from __future__ import annotations

from math import dist, sqrt

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards import effect_names as effects
from sandtable.games.combat.rules.state import (
    ALERT,
    ASSISTS,
    BAD,
    BAD_BANDAGED,
    GUN_SLOT,
    LIGHT,
    LIGHT_BANDAGED,
    SEEN,
    State,
    gun_of,
    has,
    is_enemy,
    is_friendly,
    is_prisoner,
    side_of,
    wounds,
)

UNMODIFIED = "unmodified"  # 9.4, 7.17, 10.12
WITH_WOUNDS = "wounds"  # 12.0 step 4, 7.17
WITH_ALL = "wounds and morale"  # 19.0

NO_RATING = -99  # -A (6.0)
ALL_WOUNDS = (LIGHT, BAD, LIGHT_BANDAGED, BAD_BANDAGED)
LOW_ORDERS = (names.SNEAK, names.HIDE, names.RALLY, names.RELOAD)  # 12.1
SUPPRESSING = (names.SUPPRESSIVE, names.SLOW_SUPPRESSIVE)


# --- cards in force (5.1.1): an effect and three arguments each ---


def in_force(g: State, code: int) -> list[list[int]]:
    rows = [g.effects[i : i + 4] for i in range(0, len(g.effects), 4)]
    return [row[1:] for row in rows if row[0] == code]


def concerns(wanted: int, side: int) -> bool:
    return wanted in (side, effects.BOTH)


def side_card(g: State, code: int, side: int) -> int:
    """Cards that change the WS or the TQ of a whole side."""
    return sum(row[1] for row in in_force(g, code) if concerns(row[0], side))


def is_roll_of(named: int, roll: int) -> bool:
    """Does a card that names this roll, or a group of rolls, mean it?"""
    groups = {
        effects.R_GRENADE_ATTACK: (effects.R_THROW, effects.R_GRENADE, effects.R_DAMAGE),
        effects.R_ANY_MORALE: (effects.R_MORALE, effects.R_WOUND_MORALE),
    }
    return roll in groups.get(named, (named,))


def roll_card(g: State, roll: int, side: int) -> int:
    rows = in_force(g, effects.E_ROLL_BONUS)
    return sum(row[2] for row in rows if is_roll_of(row[0], roll) and concerns(row[1], side))


# --- Troop Quality (19.0) ---


def printed_tq(g: State, m: int) -> int:
    """A1: a Dummy has the TQ that is set for all of them."""
    tables, man = g.rules.tables, g.m_man[m]
    return tables.dummy_tq if tables.man_dummy[man] else tables.man_tq[man]


def from_wounds(g: State, m: int, column: list[int]) -> int:
    return sum(wounds(g, m, kind) * column[kind] for kind in ALL_WOUNDS)


def tq(g: State, m: int, flavour: str = WITH_ALL) -> int:
    tables = g.rules.tables
    total = printed_tq(g, m)
    if flavour == UNMODIFIED:
        return total
    total += from_wounds(g, m, tables.wound_tq) + side_card(g, effects.E_TQ, side_of(g, m))
    return total + tables.morale_tq[g.m_morale[m]] if flavour == WITH_ALL else total


# --- Leadership (2.0, 6.0, 7.17, 18.0) ---


def smoke_markers(g: State, hex: int) -> int:
    return sum(row.count(hex) for row in g.smoke_hexes)


def ldr(g: State, m: int) -> int:
    """Leadership of a Friendly as it is now; 0 for none."""
    tables = g.rules.tables
    order, morale = tables.order_ldr[g.m_order[m]], tables.morale_ldr[g.m_morale[m]]
    printed = tables.man_ldr[g.m_man[m]]
    if printed == 0 or NO_RATING in (order, morale):
        return 0
    cards = sum(row[0] for row in in_force(g, effects.E_LDR))
    markers = order + morale + from_wounds(g, m, tables.wound_ldr)
    return max(0, printed + markers + cards - smoke_markers(g, g.m_hex[m]))


def is_helpless(g: State, m: int) -> bool:
    """16.2: the Wounds of a Friendly take all of his TQ."""
    return is_friendly(g, m) and printed_tq(g, m) + from_wounds(g, m, g.rules.tables.wound_tq) <= 0


def is_led(g: State, m: int) -> bool:
    """7.17, A83: within the range of another man's Leadership."""
    return any(
        f != m
        and g.m_hex[f] >= 0
        and is_friendly(g, f)
        and not is_prisoner(g, f)
        and not is_helpless(g, f)
        and 0 < ldr(g, f) >= range_between(g, g.m_hex[f], g.m_hex[m])
        for f in range(len(g.m_hex))
    )


# --- ground, light and smoke ---


def range_between(g: State, a: int, b: int) -> int:
    return g.rules.ground.distances[a * g.rules.ground.size + b]


def in_band(bands: list[int], away: int) -> int:
    """Bands are written: up to, modifier, up to, modifier."""
    return next(change for up_to, change in zip(bands[::2], bands[1::2], strict=True) if away <= up_to)


def terrain_at(g: State, hex: int) -> int:
    return g.h_made[hex] or g.rules.ground.terrain[hex]


def centre(g: State, hex: int) -> tuple[float, float]:
    """GEO: flat-topped hexes of side 1; columns 02, 04... lie half a hex lower."""
    column, row = divmod(hex, g.rules.ground.rows)
    return column * 1.5, (row + column % 2 / 2) * sqrt(3)


def is_on_line(g: State, hex: int, a: int, b: int) -> bool:
    """Does the line from centre to centre run through the hex, or along one of its sides?"""
    (ax, ay), (bx, by) = centre(g, a), centre(g, b)
    hx, hy = centre(g, hex)
    width = sqrt(3) / 2 + 1e-6
    low, high = 0.0, 1.0
    for nx, ny in ((0.0, 1.0), (sqrt(3) / 2, 0.5), (sqrt(3) / 2, -0.5)):
        start, step = (ax - hx) * nx + (ay - hy) * ny, (bx - ax) * nx + (by - ay) * ny
        if abs(step) < 1e-9:
            if abs(start) > width:
                return False
            continue
        ends = sorted(((-width - start) / step, (width - start) / step))
        low, high = max(low, ends[0]), min(high, ends[1])
    return high - low > 1e-4


def across(g: State, hex: int, a: int, b: int) -> int:
    """The hex across the side of this one that the line runs along; -1 if it runs along none, -2 off the Board."""
    (ax, ay), (bx, by) = centre(g, a), centre(g, b)
    hx, hy = centre(g, hex)
    for nx, ny in ((0.0, 1.0), (sqrt(3) / 2, 0.5), (sqrt(3) / 2, -0.5)):
        off = (ax - hx) * nx + (ay - hy) * ny
        if abs((bx - ax) * nx + (by - ay) * ny) < 1e-9 and abs(abs(off) - sqrt(3) / 2) < 1e-6:
            there = (hx + 2 * off * nx, hy + 2 * off * ny)
            near = (h for h in range(g.rules.ground.size) if dist(centre(g, h), there) < 1e-3)
            return next(near, -2)
    return -1


def smoke(g: State, a: int, b: int) -> int:
    """18.0: -4 for each marker into, through or out of which the line runs, -2 if it is fading.

    11.0: what is on one side only of a line along a hexside does not count.
    """
    thick: dict[int, int] = {}
    for i, row in enumerate(g.smoke_hexes):
        for hex in row:
            thick[hex] = thick.get(hex, 0) + (2 if g.smoke_fading[i] else 4)
    total = 0
    for hex, number in thick.items():
        if hex < 0 or not (hex in (a, b) or is_on_line(g, hex, a, b)):
            continue
        other = -1 if hex in (a, b) else across(g, hex, a, b)
        if other == -1:
            total -= number
        elif hex < other:  # each pair once
            total -= min(number, thick.get(other, 0))
    return total


def is_lit(g: State, hex: int) -> bool:
    """21.1: within 3 hexes of an Illumination marker."""
    return any(range_between(g, light, hex) <= 3 for light in g.light_hex)


def dark(g: State, a: int, b: int, change: int) -> int:
    """21.0: what the scenario takes off beyond its free range."""
    near = range_between(g, a, b) <= g.rules.night_free
    return change if g.rules.night and not near and not is_lit(g, b) else 0


def sees_hex(g: State, m: int, hex: int) -> bool:
    start = g.m_hex[m]
    if start == hex:
        return True
    if g.rules.night and range_between(g, start, hex) > g.night_range and not is_lit(g, hex):
        return False
    return g.rules.sight.visible(g.h_made, start, hex, g.m_order[m] in LOW_ORDERS, False)


# --- the two charts (12.0, 13.0) ---


def order_shown(g: State, t: int, was_waiting: bool = False) -> int:
    """9.8: a Waiting man has No Order; 17.4: so has a Guard, and a prisoner has the Order of his Guard."""
    if was_waiting or (is_enemy(g, t) and not has(g, t, ALERT)):
        return names.NO_ORDER
    order = g.m_order[g.m_guard[t]] if is_prisoner(g, t) else g.m_order[t]
    return names.NO_ORDER if order == names.GUARD else order


def order_terrain(g: State, t: int, was_waiting: bool = False) -> int:
    return g.rules.tables.order_terrain[order_shown(g, t, was_waiting)][terrain_at(g, g.m_hex[t])]


# --- Weapon Skill (13.0, 14.0) ---


def ws_changes(g: State, m: int) -> int:
    """Step 4: Wounds and Morale, the marker of his Order, and cards."""
    tables = g.rules.tables
    markers = tables.order_ws[g.m_order[m]] + tables.morale_ws[g.m_morale[m]]
    return markers + from_wounds(g, m, tables.wound_ws) + side_card(g, effects.E_WS, side_of(g, m))


def weapon_of(g: State, m: int, slot: int) -> int:
    if slot == GUN_SLOT:
        return g.rules.gun_weapon[gun_of(g, m)]
    return g.rules.tables.man_weapons[g.m_man[m]][slot]


def assistant_of(g: State, m: int) -> int:
    if is_enemy(g, m):
        return g.m_partner[m]
    helper = g.gun_helper[gun_of(g, m)]
    return helper if helper >= 0 and has(g, helper, ASSISTS) else -1


def badly_wounded(g: State, m: int) -> bool:
    return wounds(g, m, BAD) + wounds(g, m, BAD_BANDAGED) > 0


def is_assisted(g: State, m: int) -> bool:
    """14.3: another man beside him with the same Order and without a Bad Wound; not on the run.

    An Enemy Operator with a Bad Wound is on his own.
    """
    other = assistant_of(g, m)
    return (
        other >= 0
        and g.m_hex[other] == g.m_hex[m]
        and g.m_order[other] == g.m_order[m] != names.RUN_AND_GUN
        and not badly_wounded(g, other)
        and not (is_enemy(g, m) and badly_wounded(g, m))
        and not is_prisoner(g, other)
        and not is_helpless(g, other)
    )


def skill_with(g: State, m: int, slot: int) -> int:
    """14.3: the printed TQ serves for a belt-fed Weapon (A101), 3 less without an Assistant."""
    tables = g.rules.tables
    if tables.weapon_belt[weapon_of(g, m, slot)]:
        return printed_tq(g, m) - (0 if is_assisted(g, m) else 3)
    return tables.man_skills[g.m_man[m]][slot]


def weight(g: State, m: int, weapon: int) -> int:
    """14.1: a Heavy Weapon costs another 2 in Run & Gun; of a Very Heavy one nothing like it is said."""
    return -2 if g.m_order[m] == names.RUN_AND_GUN and g.rules.tables.weapon_heavy[weapon] == 1 else 0


def to_hit(g: State, m: int, slot: int, t: int, was_waiting: bool = False) -> int:
    start, end = g.m_hex[m], g.m_hex[t]
    weapon = weapon_of(g, m, slot)
    total = skill_with(g, m, slot) + ws_changes(g, m) + weight(g, m, weapon)
    total += in_band(g.rules.tables.weapon_bands[weapon], range_between(g, start, end))
    total += smoke(g, start, end) + dark(g, start, end, g.rules.night_fire)
    return total if g.m_order[m] in SUPPRESSING else total + order_terrain(g, t, was_waiting)


# --- grenades and shells (7.09, 7.11, 14.2, 20.0) ---


def not_to_scatter(g: State, m: int, hex: int) -> int:
    """D10, + 3 if the hex is out of sight: at 9 or more it scatters."""
    return 8 if sees_hex(g, m, hex) else 5


def grenade_near(g: State, m: int, start: int, t: int, blast: int) -> int:
    """The WS roll for a man in the hex; a rifle grenade is fired like other Weapons (7.11)."""
    tables, end = g.rules.tables, g.m_hex[t]
    away = range_between(g, start, end)
    if blast == g.rules.rifle_blast:
        total = tables.man_rifle_grenade[g.m_man[m]] + ws_changes(g, m) + order_terrain(g, t)
        total += in_band(tables.blast_bands[blast], away)
        return total + smoke(g, start, end) + dark(g, start, end, g.rules.night_fire)
    into_house = away == 1 and terrain_at(g, end) == names.BUILDING
    return tables.man_grenade[g.m_man[m]] + ws_changes(g, m) + (0 if into_house else order_terrain(g, t))


def damage(g: State, t: int, blast: int, far: bool) -> int:
    """Frag of Near or Far, of the shell's hex or one beside it, by Order and Terrain."""
    return g.rules.tables.blast_frag[blast][1 if far else 0] + order_terrain(g, t)


# --- checks (12.0, 15.0, 17.0, 19.0) ---


def to_spot(g: State, m: int, t: int) -> int:
    start, end = g.m_hex[m], g.m_hex[t]
    tables = g.rules.tables
    chart = tables.spotting[order_shown(g, t)][terrain_at(g, end)]
    band = in_band(tables.spotting_bands, range_between(g, start, end))
    return tq(g, m, WITH_WOUNDS) + chart + band + smoke(g, start, end) + dark(g, start, end, g.rules.night_spotting)


def in_melee_hits(g: State, m: int, was_seen: bool) -> int:
    return tq(g, m) + (1 if g.m_order[m] == names.CHARGE else 0) + (0 if was_seen else 2)


def was_seen(flags: int) -> bool:
    return flags & SEEN != 0


def to_rally(g: State, m: int) -> int:
    """7.17, 10.12: Morale counts for an Enemy, a Leader for a Friendly."""
    if is_enemy(g, m):
        return tq(g, m)
    return tq(g, m, WITH_WOUNDS) + (1 if is_led(g, m) else 0)


def of_a_routed_man(g: State, m: int, giving_orders: bool) -> int:
    """7.17, 10.12: unmodified to be given Rally; a plain TQC to Duck Back on the way."""
    return tq(g, m, UNMODIFIED if giving_orders else WITH_ALL)


def to_confirm(g: State, m: int, need: int) -> int:
    """Rule of 0: a TQC less what the chance was below zero."""
    return tq(g, m) + need
