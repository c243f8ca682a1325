"""Values that a scenario may change, asked for in one place: Orders, hands, haze, stacking, rolls, Weapons, batteries.

Plain functions; where a scenario changes nothing they give the usual number at once.
"""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.names import DEFEND
from sandtable.commander.rules.scenario.own_values import (
    CAPTURED,
    DISCARDS,
    DRIFT_MISSES,
    DRIFT_NONE,
    DRIFT_ONE,
    DRIFT_USUAL,
    FALLS,
    HAND,
    HAZE,
    HAZE_TOLD,
    LATE_DISCARDS,
    ORDERS,
    ROOTED,
    SIGHT_LIMIT,
    SMOKE_NO,
    SMOKE_ONLY,
    SMOKE_USUAL,
    SNIPERS,
    SPACES,
    SUDDEN_DEATH,
    USUAL,
    Barred,
    Going,
    RollChange,
    UnitBar,
)
from sandtable.commander.rules.scenario.tallies import count_round
from sandtable.commander.rules.state import (
    BROKEN,
    IN_BOX,
    NO_UNIT,
    NO_WEAPON,
    State,
    drop_weapon,
    leaders_of,
    units_in,
)

# --- numbers by side and space ---


def set_value(g: State, side: int, value: int) -> int:
    """What the scenario sets for a side now, or USUAL."""
    for i in range(len(g.rules.own.on_condition) - 1, -1, -1):
        entry = g.rules.own.on_condition[i]
        number = entry.values.get(value, USUAL)
        if number == USUAL or entry.side not in (-1, side) or not entry.since <= g.time <= entry.until:
            continue
        if g.rules.are_met(g, entry.needs):
            return number
    return g.rules.own.values[side][value * SPACES + min(g.time, SPACES - 1)]


def orders_a_turn(g: State, side: int) -> int:
    """5.1"""
    own = set_value(g, side, ORDERS) if g.rules.own.timed else USUAL
    return g.rules.capability[side] if own == USUAL else own


def hand_size(g: State, side: int) -> int:
    """1.1"""
    own = set_value(g, side, HAND) if g.rules.own.timed else USUAL
    if own != USUAL:
        return own
    if g.postures and g.rules.own.hand_by_posture[side]:
        return g.rules.tables.hand_size[g.postures[side]]
    return g.rules.hand_size[side]


def posture_of(g: State, side: int) -> int:
    """As the scenario has made it, or as it began."""
    return g.postures[side] if g.postures else g.rules.posture[side]


def defends(g: State, side: int) -> bool:
    """Has a side the rights of a Defender?"""
    if g.postures and g.rules.own.rights_by_posture[side]:
        return g.postures[side] == DEFEND
    return g.rules.own.defends[side]


def gains(g: State, side: int) -> bool:
    """Does a side gain VPs as Time advances (6.2.1)?"""
    if g.postures and g.rules.own.rights_by_posture[side]:
        return g.postures[side] == DEFEND
    return g.rules.own.gains[side]


def discard_limit(g: State, side: int) -> int:
    """5.3, O15"""
    own = set_value(g, side, DISCARDS) if g.rules.own.timed else USUAL
    return g.rules.discard_limit[side] if own == USUAL else own


def late_discard(g: State, side: int) -> int:
    own = set_value(g, side, LATE_DISCARDS) if g.rules.own.timed else USUAL
    return g.rules.late_discard[side] if own == USUAL else own


def sniper_reach(g: State, side: int) -> int:
    """How far from the Random Hex a side's Sniper hits (1.9.1.3)."""
    own = set_value(g, side, SNIPERS) if g.rules.own.timed else USUAL
    return 1 if own == USUAL else own


def stacking_limit(g: State, hex: int, side: int) -> int:
    """Figures of a side that may stay in a hex (8.2)."""
    own = g.rules.own.stacking
    return own[side * g.rules.map.size + hex] if own else g.rules.tables.stacking_limit


# --- weather ---


def haze(g: State) -> int:
    """Hindrance over the whole map now."""
    own = g.rules.own
    if not own.changes_sight:
        return g.rules.haze
    at = set_value(g, 0, HAZE) if own.timed else USUAL
    found = g.rules.haze if at == USUAL else at
    if not own.haze_by_time and not own.haze_by_event:
        return found
    found += own.haze_by_time * (g.time - own.haze_from) + g.haze_moved
    return max(own.haze_least, min(own.haze_most, found))


def weather(g: State, away: int) -> int:
    """Hindrance of the air over some distance: haze, and the dark that is thicker the farther one looks."""
    found = haze(g)
    for dark in g.rules.own.dark:
        if dark.since <= g.time <= dark.until and away > dark.beyond:
            found = max(found, (away - dark.beyond + dark.every - 1) // dark.every)
    return found


def sight_limit(g: State) -> int:
    """The greatest distance at which anything is seen now; 0: no limit."""
    at = set_value(g, 0, SIGHT_LIMIT) if g.rules.own.timed else USUAL
    return g.rules.sight_limit if at == USUAL else at


def hindered_by(g: State, ground: int, smoke: int, weather: int) -> int:
    """The Hindrance of a line: the greatest of these, or what the scenario adds to it (10.3.3)."""
    own = g.rules.own
    found = ground + smoke if own.smoke_adds else max(ground, smoke)
    return found + weather if own.haze_adds else max(found, weather)


def event_moves_haze(g: State, event: int) -> None:
    """An Event by which the scenario's haze grows or sinks."""
    step = g.rules.own.haze_by_event.get(event, 0)
    if not step:
        return
    before = haze(g)
    g.haze_moved += step
    now = haze(g)
    if now - before != step:
        g.haze_moved += now - before - step  # no more than its bounds allow is kept
    if now != before:
        g.tell(tell.SCENARIO_CHANGE, g.time, -1, -1, HAZE_TOLD + now)


# --- rolls ---


def roll_change(g: State, roll: int, side: int, away: int, hex: int, units: list[int]) -> int:
    """What the scenario adds to a roll or number of a side, at some distance and hex; `units` take part in it."""
    found = 0
    for change in g.rules.own.rolls:
        if change.roll == roll and counts(g, change, side, away, hex) and includes(g, change, units):
            found += change.add * (away - change.beyond) if change.per_hex else change.add
    return found


def added_to_sudden_death(g: State, side: int) -> int:
    """To that roll of a side (6.2.2)."""
    return roll_change(g, SUDDEN_DEATH, side, 0, -1, []) if g.rules.own.rolls else 0


def counts(g: State, change: RollChange, side: int, away: int, hex: int) -> bool:
    if change.side >= 0 and change.side != side:
        return False
    if not change.since <= g.time <= change.until or (change.beyond and away <= change.beyond):
        return False
    if change.needs is not None and not g.rules.are_met(g, change.needs):
        return False
    return (not change.within or away <= change.within) and (not change.hexes or hex in change.hexes)


def includes(g: State, change: RollChange, units: list[int]) -> bool:
    """Is one of these units of those that a change is for?"""
    if not change.types:
        return True
    for u in units:
        if g.u_type[u] in change.types:
            return True
    return False


# --- what may not be played ---


def is_in_force(g: State, bar: Barred, side: int) -> bool:
    return bar.side == side and bar.since <= g.time <= bar.until and g.rules.are_met(g, bar.needs)


def is_order_barred(g: State, side: int, order: int) -> bool:
    """Does the scenario keep a side from giving an Order now?"""
    for bar in g.rules.own.barred:
        if bar.order == order and is_in_force(g, bar, side):
            return True
    return False


def barred_actions(g: State, side: int) -> int:
    """Bit mask of the Actions that the scenario keeps a side from playing now."""
    found = 0
    for bar in g.rules.own.barred:
        if bar.action >= 0 and is_in_force(g, bar, side):
            found |= 1 << bar.action
    return found


def may_activate(g: State, u: int, flag: int) -> bool:
    """Does the scenario let this unit be activated for an Order?"""
    for own in g.rules.own.unit_bars:
        if own.flag == flag and is_in_force(g, own.bar, g.u_owner[u]) and is_covered(g, own, u):
            return False
    return True


def is_covered(g: State, own: UnitBar, u: int) -> bool:
    if own.types and g.u_type[u] not in own.types or own.hexes and g.u_hex[u] not in own.hexes:
        return False
    group = g.rules.unit_group
    return own.group < 0 or (u < len(group) and group[u] == own.group)


def is_action_barred(g: State, side: int, action: int) -> bool:
    return g.rules.own.barred != [] and barred_actions(g, side) >> action & 1 != 0


# --- going ---


def going_of(g: State, side: int, hex: int, to: int) -> Going | None:
    """What the scenario says of a step between two hexes."""
    for going in g.rules.own.goings:
        if not going.advance and not going.move and fits_going(g, going, side, hex, to):
            return going
    return None


def fits_going(g: State, going: Going, side: int, hex: int, to: int) -> bool:
    """Are both hexes of those that it speaks of, and is it for this side?"""
    map = g.rules.map
    if going.side >= 0 and side >= 0 and going.side != side:
        return False
    if not going.since <= g.time <= going.until or (going.into and to not in going.into):
        return False
    if going.needs is not None and not g.rules.are_met(g, going.needs):
        return False
    if going.same_building and (map.building[hex] != map.building[to] or map.building[hex] < 0):
        return False
    if going.terrains:
        here, there = g.rules.terrain_at(g, hex), g.rules.terrain_at(g, to)
        if here not in going.terrains or there not in going.terrains:
            return False
    return not going.hexes or (hex in going.hexes and to in going.hexes)


def may_leap(g: State, side: int, hex: int, to: int) -> bool:
    """Does the scenario let units Advance from one hex to another that is not next to it?"""
    away = g.rules.map.distances[hex * g.rules.map.size + to]
    for going in g.rules.own.goings:
        if 1 < away <= going.advance and fits_going(g, going, side, hex, to):
            return True
    return False


def far_going(g: State, side: int, hex: int, to: int) -> Going | None:
    """By what the scenario lets units Move from one hex to another that is not next to it (a tunnel, boats)."""
    away = g.rules.map.distances[hex * g.rules.map.size + to]
    for going in g.rules.own.goings:
        if 1 < away <= going.move and fits_going(g, going, side, hex, to):
            return going
    return None


def is_safe_step(g: State, side: int, hex: int, to: int) -> bool:
    """May nobody fire at those who take this step (A33)?"""
    if not g.rules.own.goings:
        return False
    going = going_of(g, side, hex, to) or far_going(g, side, hex, to)
    return going is not None and going.safe


# --- Weapons ---


def weapon_key(g: State, w: int) -> int:
    """Where a carried Weapon stands among the scenario's; its type alone where nobody has it."""
    u = g.w_carrier[w]
    return (g.u_owner[u] if u >= 0 else 0) * len(g.rules.tables.weapon_name) + g.w_type[w]


def is_marked(g: State, w: int, mark: int) -> bool:
    return g.rules.own.has_weapons and g.rules.own.weapon_marks[weapon_key(g, w)] & mark != 0


def is_captured(g: State, w: int) -> bool:
    """Is it lost where another would break?"""
    return is_marked(g, w, CAPTURED)


def fires_own_smoke(g: State, w: int, usual: bool) -> bool:
    """Does a Weapon fire Smoke, as printed or as the scenario has it?"""
    own = g.rules.own.weapon_smoke
    return own.get(weapon_key(g, w), usual) if own else usual


def holds_rooted(g: State, u: int) -> bool:
    """Does a unit carry a Weapon that may not leave its hex?"""
    return g.u_weapon[u] != NO_WEAPON and is_marked(g, g.u_weapon[u], ROOTED)


def leave_rooted(g: State, u: int) -> None:
    """A unit is about to be put elsewhere: a Weapon that may not leave the hex is lost with it."""
    if holds_rooted(g, u):
        w = g.u_weapon[u]
        g.tell(tell.WEAPON_LOST, w)
        drop_weapon(g, w, IN_BOX)


def fall_with_fort(g: State, hex: int) -> None:
    """The Fortification of a hex goes, and with it the Weapons that belong to it."""
    if not g.rules.own.has_weapons:
        return
    for u in units_in(g, hex):
        w = g.u_weapon[u]
        if w != NO_WEAPON and is_marked(g, w, FALLS):
            g.tell(tell.WEAPON_LOST, w)
            drop_weapon(g, w, IN_BOX)


def shots_of(g: State, w: int) -> int:
    """How often a Weapon may fire in one Fire Order (O20.1)."""
    return g.rules.own.weapon_shots.get(weapon_key(g, w), 1) if g.rules.own.has_weapons else 1


def is_last_round(g: State, w: int) -> bool:
    """A Weapon has made an attack: was it the last that the scenario lets it make?"""
    most = g.rules.own.weapon_rounds.get(weapon_key(g, w), 0)
    return most > 0 and count_round(g, w) >= most


def may_aim(g: State, w: int, hex: int) -> bool:
    """Is a hex among what the scenario lets a Weapon fire at, and is its time there?"""
    if not g.rules.own.has_weapons:
        return True
    if g.time < g.rules.own.weapon_since.get(weapon_key(g, w), 0):
        return False
    targets = g.rules.own.weapon_targets.get(weapon_key(g, w))
    if targets is None or hex in targets.hexes:
        return True
    if g.rules.terrain_at(g, hex) in targets.terrains or g.h_fort[hex] in targets.forts:
        return True
    side = g.u_owner[g.w_carrier[w]]
    u = g.h_top[hex]
    while u != NO_UNIT:
        if g.u_owner[u] != side and g.rules.tables.unit_kind[g.u_type[u]] in targets.kinds:
            return True
        u = g.u_next[u]
    return False


def mortar_posts(g: State, side: int, hex: int) -> list[int]:
    """Hexes of the Leaders by whose eyes a Mortar in a hex may fire."""
    found: list[int] = []
    tables, map = g.rules.tables, g.rules.map
    for spotter in g.rules.own.mortar_spotters[side]:
        for u in leaders_of(g, side):
            if g.u_flags[u] & BROKEN or (spotter.kind >= 0 and g.u_type[u] != spotter.kind):
                continue
            reach = spotter.within if spotter.within >= 0 else tables.unit_command[g.u_type[u] * 2]
            if map.distances[hex * map.size + g.u_hex[u]] <= reach and g.u_hex[u] not in found:
                found.append(g.u_hex[u])
    return found


# --- Leaders ---


def is_led(g: State, leader: int, u: int) -> bool:
    """Is a unit of those whom the scenario lets this Leader lead: all, unless it says so of him?"""
    named = False
    for rule in g.rules.own.leading[g.u_owner[leader]]:
        if g.u_type[leader] in rule.leaders:
            if g.u_type[u] in rule.units:
                return True
            named = True
    return not named


# --- batteries ---


def drift_steps(g: State, side: int, hex: int, path: list[int], hit: bool) -> list[int]:
    """How a side's Spotting Round drifts from its hex, of the usual path (O18.2.2)."""
    if hex in g.rules.own.registered[side]:
        return []
    how = g.rules.own.drift[side]
    if how == DRIFT_USUAL or (how == DRIFT_MISSES and not hit):
        return path
    if how == DRIFT_NONE or how == DRIFT_MISSES:
        return []
    return path[:1] if how == DRIFT_ONE else path[: len(path) // 2]


def is_let_spot(g: State, u: int) -> bool:
    """Is a unit among those who alone may spot, where the scenario names some?"""
    only = g.rules.own.radio_spotters[g.u_owner[u]]
    return not only or g.u_type[u] in only


def may_shoot_smoke(g: State, side: int, usual: bool) -> bool:
    how = g.rules.own.radio_smoke[side]
    return usual if how == SMOKE_USUAL else how != SMOKE_NO


def shoots_smoke_only(g: State, side: int) -> bool:
    return g.rules.own.radio_smoke[side] == SMOKE_ONLY


def blast_hexes(g: State, hex: int, reach: int) -> list[int]:
    """All hexes of the map within some distance, the hex itself first."""
    map = g.rules.map
    return [hex] + [h for h in range(map.size) if h != hex and map.distances[hex * map.size + h] <= reach]
