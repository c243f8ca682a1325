"""Crossing one hexside: by road, over bridges, through exits and wire, on rails and on the water."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.slopes import why_not_climb
from sandtable.games.barbarossa.rules.names import (
    AMPHIBIOUS,
    BREAK_THROUGH_BARBED_WIRE,
    BRIDGE,
    DESTROYED_BRIDGE,
    DESTROYED_RAILWAY_BRIDGE,
    INFANTRY,
    LAKE,
    MOVE_THROUGH_SWAMPS,
    PLAIN,
    PONTOON,
    RAILWAY_BRIDGE,
    RIVER,
    SWAMP,
    TRAIN,
    VEHICLES,
    WATER_UNIT,
    is_tank,
    is_wheeled,
)
from sandtable.games.barbarossa.rules.state import State, can, type_of
from sandtable.games.barbarossa.rules.tables import Terrain


def ground_row(g: State, h: int) -> Terrain:
    """What a hex is to those who walk and drive; a pontoon bridge is a plain (pontoon.1a)."""
    return g.rules.tables.terrain[PLAIN if g.h_work[h] == PONTOON else g.h_terrain[h]]


# --- roads and bridges ---


def is_intact_bridge(g: State, h: int) -> bool:
    return g.h_work[h] in (BRIDGE, RAILWAY_BRIDGE)


def bridge_sides(g: State, h: int) -> int:
    """Bit mask of the sides on which a bridge can be entered and left: those of its road or track, all if it has none
    printed."""
    ground = g.rules.ground
    sides = ground.road[h] | (ground.rail[h] if g.h_work[h] == RAILWAY_BRIDGE else 0)
    return sides or (1 << 6) - 1


def on_bridge_way(g: State, from_: int, to: int) -> bool:
    """Does the step lead along the bridges at its ends, one at least?"""
    begins, ends = is_intact_bridge(g, from_), is_intact_bridge(g, to)
    if not begins and not ends:
        return False
    return (not begins or along_bridge(g, from_, to)) and (not ends or along_bridge(g, to, from_))


def along_bridge(g: State, bridge: int, h: int) -> bool:
    """Does its road or track lead to the hex next door?"""
    return bridge_sides(g, bridge) >> g.rules.ground.direction(bridge, h) & 1 != 0


def bridge_is_gone(g: State, h: int) -> bool:
    return g.h_work[h] in (DESTROYED_BRIDGE, DESTROYED_RAILWAY_BRIDGE)


def follows_road(g: State, from_: int, to: int) -> bool:
    """road.1: along the printed road, over a bridge (march.3, bridge.2, rbridge.1d), between hexes that count as road
    (vill.2, town.2)."""
    if bridge_is_gone(g, from_) or bridge_is_gone(g, to):
        return False
    ground = g.rules.ground
    if ground.road[from_] >> ground.direction(from_, to) & 1 or on_bridge_way(g, from_, to):
        return True
    return ground_row(g, from_).as_road and ground_row(g, to).as_road


# --- ground units ---


def why_not_on_foot(g: State, u: int, from_: int, to: int) -> int:
    why = why_not_across(g, u, from_, to)
    if why != reasons.FINE or follows_road(g, from_, to):
        return why  # road.2: who follows a road need not mind the rest of the terrain
    why = why_not_into(g, u, to)
    if why == reasons.FINE:
        why = why_not_by_exits(g, from_, to)
    if why == reasons.FINE:
        why = why_not_off_bridge(g, u, from_)
    return why if why != reasons.FINE else why_not_climb(g, u, from_, to)


def why_not_across(g: State, u: int, from_: int, to: int) -> int:
    """What lies along the hexside: barbed wire (wire.1b), anti-tank barriers (A26)."""
    type_ = type_of(g, u)
    if is_wired(g, from_, to) and type_ in (INFANTRY, VEHICLES) and not breaks_wire(g, u):
        return reasons.WIRE_IN_THE_WAY
    side = g.rules.ground.direction(from_, to)
    return reasons.BARRIER_IN_THE_WAY if g.h_barrier[from_] >> side & 1 and is_wheeled(type_) else reasons.FINE


def is_wired(g: State, a: int, b: int) -> bool:
    return g.h_wire[a] >> g.rules.ground.direction(a, b) & 1 != 0


def breaks_wire(g: State, u: int) -> bool:
    """ab.wire.1: all tanks; the wire is gone where they cross it."""
    return is_tank(type_of(g, u)) or can(g, u, BREAK_THROUGH_BARBED_WIRE)


def why_not_into(g: State, u: int, to: int) -> int:
    """Off road, by unit type and ability."""
    row = ground_row(g, to)
    if row.enter[type_of(g, u)]:
        return reasons.FINE
    terrain = g.h_terrain[to]
    if terrain == SWAMP:
        return reasons.FINE if can(g, u, MOVE_THROUGH_SWAMPS) else reasons.CLOSED_SWAMP
    if terrain not in (RIVER, LAKE):
        return reasons.CLOSED_TERRAIN
    if can(g, u, AMPHIBIOUS):
        return reasons.FINE
    if bridge_is_gone(g, to):
        return reasons.BRIDGE_IS_GONE
    return reasons.OFF_THE_BRIDGE if is_intact_bridge(g, to) else reasons.CLOSED_WATER


def why_not_by_exits(g: State, from_: int, to: int) -> int:
    """Glades and ravines (glade.2a, A77)."""
    return reasons.FINE if has_way_out(g, from_, to) and has_way_out(g, to, from_) else reasons.NO_EXIT


def has_way_out(g: State, h: int, to: int) -> bool:
    return not ground_row(g, h).exits_only or g.h_exits[h] >> g.rules.ground.direction(h, to) & 1 != 0


def why_not_off_bridge(g: State, u: int, from_: int) -> int:
    """From a bridge nobody steps down beside its road, but into the water who can swim."""
    return reasons.OFF_THE_BRIDGE if is_intact_bridge(g, from_) and not can(g, u, AMPHIBIOUS) else reasons.FINE


# --- trains and boats ---


def why_not_by_rail(g: State, from_: int, to: int) -> int:
    """train.move.1: along the track; neither over a damaged one nor over a bridge that is gone."""
    ground = g.rules.ground
    if not ground.rail[from_] >> ground.direction(from_, to) & 1 or g.h_rail[to]:
        return reasons.OFF_THE_RAILS
    return reasons.BRIDGE_IS_GONE if bridge_is_gone(g, to) else reasons.FINE


def why_not_by_water(g: State, to: int) -> int:
    """water.1: rivers and lakes, under bridges and past destroyed ones; neither fords nor pontoon bridges."""
    on_water = g.h_terrain[to] in (RIVER, LAKE) and g.h_work[to] != PONTOON
    return reasons.FINE if on_water else reasons.OFF_THE_WATER


def may_stand(g: State, u: int, h: int) -> bool:
    """Where a unit can be set up: by type and ability, on roads and bridges that stand, on its water or rails."""
    ground = g.rules.ground
    if ground.rim[h]:
        return False
    if can(g, u, TRAIN):
        return ground.rail[h] != 0
    if can(g, u, WATER_UNIT):
        return why_not_by_water(g, h) == reasons.FINE
    return why_not_into(g, u, h) == reasons.FINE or ground.road[h] != 0 or is_intact_bridge(g, h)
