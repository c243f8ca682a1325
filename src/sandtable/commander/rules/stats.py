"""Current stats of pieces (3.1 to 3.3, 11, 13, E44.1, F106): computed, never stored."""

from __future__ import annotations

from sandtable.commander.rules.names import HERO, WIRE
from sandtable.commander.rules.scenario.own_values import COMMAND, MORALE, MOVEMENT, RANGE
from sandtable.commander.rules.scenario.values import is_led, roll_change
from sandtable.commander.rules.state import BROKEN, NO_UNIT, SUPPRESSED, VETERAN, State


def is_leader(g: State, u: int) -> bool:
    """Heroes are Leaders in every respect (E58.1)."""
    return g.rules.tables.unit_leads[g.u_type[u]] != 0


def is_hero(g: State, u: int) -> bool:
    return g.rules.tables.unit_kind[g.u_type[u]] == HERO


def face(g: State, u: int) -> int:
    """Index of the stats of the side that shows."""
    return g.u_type[u] * 2 + (g.u_flags[u] & BROKEN)


def command(g: State, u: int) -> int:
    """A Leader's Command; never changed by Suppressed, Veteran or Wire (13.2, E44.1, F106.1)."""
    number = g.rules.tables.unit_command[face(g, u)]
    return max(0, number + scenario_stat(g, u, COMMAND)) if g.rules.own.rolls else number


def command_over(g: State, u: int) -> int:
    """Command of the friendly Leaders in a unit's hex who lead it, as the game puts it together (3.3.1.2)."""
    total = 0
    tables, side = g.rules.tables, g.u_owner[u]
    some = len(g.rules.own.leading[side]) > 0
    leader = g.h_top[g.u_hex[u]]
    while leader != NO_UNIT:
        if g.u_owner[leader] == side:
            kind = g.u_type[leader]
            if tables.unit_leads[kind] and (not some or is_led(g, leader, u)):
                total = g.rules.combined_command(total, command(g, leader))
        leader = g.u_next[leader]
    return total


def marker_modifier(g: State, u: int) -> int:
    """Veteran +1 (E44.1), Suppressed -1 (13.2)."""
    flags = g.u_flags[u]
    sum = 1 if flags & VETERAN else 0
    return sum - 1 if flags & SUPPRESSED else sum


def led_by(g: State, u: int) -> int:
    """What Leaders in the hex add to a unit's stats; Leaders get nothing (3.3.1.2)."""
    if not g.rules.tables.unit_led[g.u_type[u]]:
        return 0
    return command_over(g, u)


def modifiers(g: State, u: int) -> int:
    return marker_modifier(g, u) + led_by(g, u)


def wire_modifier(g: State, u: int) -> int:
    return -1 if g.h_fort[g.u_hex[u]] == WIRE and not g.rules.ignores_wire(g, u) else 0


def firepower(g: State, u: int) -> int:
    return g.rules.tables.unit_fp[face(g, u)] + modifiers(g, u) + wire_modifier(g, u)


def fire_range(g: State, u: int) -> int:
    range = g.rules.tables.unit_range[face(g, u)] + modifiers(g, u) + wire_modifier(g, u)
    return range + scenario_stat(g, u, RANGE) if g.rules.own.rolls else range


def gun_firepower(g: State, u: int) -> int:
    """FP of a vehicle's gun."""
    return g.rules.tables.gun_fp[face(g, u)] + modifiers(g, u) + wire_modifier(g, u)


def gun_range(g: State, u: int) -> int:
    return g.rules.tables.gun_range[face(g, u)] + modifiers(g, u) + wire_modifier(g, u)


def movement(g: State, u: int) -> int:
    """Wire does not change Movement (F106.1); a carried Weapon may (11.1)."""
    allowance = g.rules.tables.unit_move[face(g, u)] + modifiers(g, u)
    w = g.u_weapon[u]
    if w >= 0:
        allowance += g.rules.tables.weapon_move[g.w_type[w]]
    return allowance + scenario_stat(g, u, MOVEMENT) if g.rules.own.rolls else allowance


def morale_without_cover(g: State, u: int) -> int:
    morale = g.rules.tables.unit_morale[face(g, u)] + modifiers(g, u) + wire_modifier(g, u)
    morale += g.rules.morale_bonus(g, u)
    return morale + scenario_stat(g, u, MORALE) if g.rules.own.rolls else morale


def scenario_stat(g: State, u: int, stat: int) -> int:
    """What the scenario adds to a number of a unit: a stat, or the Morale that it recovers or routs with."""
    return roll_change(g, stat, g.u_owner[u], 0, g.u_hex[u], [u]) if g.rules.own.rolls else 0


def boxed_firepower(g: State, u: int) -> bool:
    return g.rules.tables.unit_boxed_fp[face(g, u)] != 0


def boxed_range(g: State, u: int) -> bool:
    return g.rules.tables.unit_boxed_range[face(g, u)] != 0


def boxed_movement(g: State, u: int) -> bool:
    return g.rules.tables.unit_boxed_move[face(g, u)] != 0


# --- Weapons ---


def weapon_bonus(g: State, w: int) -> int:
    """Command helps a Weapon unless it is Ordnance or a Leader carries it (3.3.1.3)."""
    u = g.w_carrier[w]
    if g.rules.tables.weapon_ordnance[g.w_type[w]] or is_leader(g, u):
        return 0
    return command_over(g, u)


def weapon_firepower(g: State, w: int) -> int:
    return g.rules.tables.weapon_fp[g.w_type[w]] + weapon_bonus(g, w)


def weapon_range(g: State, w: int) -> int:
    return g.rules.tables.weapon_max_range[g.w_type[w]] + weapon_bonus(g, w)


def figures(g: State, hex: int, side: int) -> int:
    """Soldier figures of one side in a hex (8.2)."""
    total = 0
    u = g.h_top[hex]
    while u != NO_UNIT:
        if g.u_owner[u] == side:
            total += g.rules.tables.unit_figures[g.u_type[u]]
        u = g.u_next[u]
    return total
