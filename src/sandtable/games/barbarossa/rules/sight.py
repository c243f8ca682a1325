"""Line of Sight (los.*, hill.los.*, ravine.2, glade.3): one function for fire, observers, staffs and scouts alike.

The line runs from centre to centre; the ground lists the hexes that it passes. Works, roads and units never block
(los.3, los.10). Terrain of the two ends does not either (A72), but smoke does wherever it lies (smoke.6).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import AIRCRAFT, FOREST_GLADE, INFANTRY, LIGHT_GLADE, RAVINE
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NO_SMOKE,
    NOBODY,
    NOWHERE,
    SUPPRESSED,
    State,
    card,
    engaged,
    has,
    on_board,
    place_of,
)
from sandtable.terrain.lattice import NONE

CLEAR: Final = (reasons.FINE, NOWHERE)


def farthest_sight(g: State, u: int) -> int:
    """los.5-los.9: hidden units see farther, those on hills one hex for each level; the pinned only one hex."""
    if has(g, u, SUPPRESSED) or engaged(g, u):
        return g.rules.numbers.sight_pinned
    return free_sight(g, u)


def free_sight(g: State, u: int) -> int:
    """The same of one that is not pinned."""
    numbers = g.rules.numbers
    return (numbers.sight_hidden if has(g, u, HIDDEN) else numbers.sight) + g.rules.ground.level[place_of(g, u)]


def sees_as_far_as(g: State, u: int, distance: int) -> bool:
    """Whether it is pinned is looked at only where that decides."""
    free, pinned = free_sight(g, u), g.rules.numbers.sight_pinned
    if distance > free and distance > pinned:
        return False
    return distance <= free and distance <= pinned or distance <= farthest_sight(g, u)


def within_sight(g: State, u: int) -> list[int]:
    """Hexes no farther from a unit on the board than it sees."""
    ground, far = g.rules.ground, farthest_sight(g, u)
    start = place_of(g, u) * ground.size
    return [h for h in range(ground.size) if ground.distances[start + h] <= far]


def may_reach_by_sight(g: State, u: int, h: int) -> bool:
    """Is the hex on the board and near enough for a unit that stands there? Most are not."""
    from_ = place_of(g, u)
    if from_ < 0 or h < 0:
        return False
    return g.rules.ground.distance(from_, h) <= max(free_sight(g, u), g.rules.numbers.sight_pinned)


def sees_hex(g: State, u: int, h: int) -> bool:
    """Has a unit Line of Sight to a hex, within the farthest that it can see? Its own hex it always sees."""
    return why_not_seen(g, u, h)[0] == reasons.FINE


def why_not_seen(g: State, u: int, h: int) -> tuple[int, int]:
    """Reason why a unit does not see a hex, and the hex that blocks, if one does. Aircraft observe for nobody."""
    from_ = place_of(g, u)
    if from_ < 0 or card(g, u).type == AIRCRAFT:
        return reasons.NOT_SEEN, NOWHERE
    if not sees_as_far_as(g, u, g.rules.ground.distance(from_, h)):
        return reasons.TOO_FAR_TO_SEE, NOWHERE
    return why_no_line(g, from_, h, u)


def sees_unit(g: State, u: int, v: int) -> bool:
    """A unit on the board that is not hidden from this one. No ground hides what flies (ravine.2), only distance."""
    from_ = place_of(g, u)
    if from_ < 0 or card(g, u).type == AIRCRAFT or not on_board(g, v):
        return False
    if has(g, v, HIDDEN) and g.u_side[u] != g.u_side[v]:
        return False
    if card(g, v).type == AIRCRAFT:
        return sees_as_far_as(g, u, g.rules.ground.distance(from_, g.u_hex[v]))
    return sees_hex(g, u, g.u_hex[v])


def clear_line(g: State, from_: int, to: int, firer: int = NOBODY) -> bool:
    """Does the ground let the line through? Distance does not matter; the firer only for where it stands in a glade."""
    return why_no_line(g, from_, to, firer)[0] == reasons.FINE


def why_no_line(g: State, from_: int, to: int, firer: int = NOBODY) -> tuple[int, int]:
    """Reason why the line is blocked, FINE if it is not, and the hex that does it."""
    if from_ == to:
        return CLEAR
    found = ends_block(g, from_, to, firer)
    if found[0] != reasons.FINE:
        return found
    if g.rules.options.hill_shadow == 0:
        return passed_block(g, from_, to)
    return block_either_way(g, from_, to)


def block_either_way(g: State, a: int, b: int) -> tuple[int, int]:
    """A20, symmetric: the line is traced from the higher end; of two equal ends neither may lie in a shadow."""
    level = g.rules.ground.level
    if level[a] < level[b]:
        return passed_block(g, b, a)
    found = passed_block(g, a, b)
    return found if found[0] != reasons.FINE or level[a] > level[b] else passed_block(g, b, a)


# --- the ends of the line ---


def ends_block(g: State, from_: int, to: int, firer: int) -> tuple[int, int]:
    for end in (from_, to):
        if g.h_smoke[end] != NO_SMOKE:
            return reasons.SMOKE_BLOCKS, end
    if not leaves_glade(g, from_, to, firer):
        return reasons.NOT_BY_EXIT, from_
    if g.rules.ground.distance(from_, to) > 1:
        for end in (from_, to):
            if g.h_terrain[end] == RAVINE:
                return reasons.IN_RAVINE, end  # ravine.2
        if not g.rules.tables.terrain[g.h_terrain[to]].ranged:
            return reasons.INSIDE_FOREST, to  # A72
    return CLEAR


def is_glade(g: State, h: int) -> bool:
    return g.h_terrain[h] in (FOREST_GLADE, LIGHT_GLADE)


def leaves_glade(g: State, from_: int, to: int, firer: int) -> bool:
    """glade.3: only infantry looks and fires out of a glade otherwise than by its exits. A line through a corner needs
    one of the two sides."""
    if firer == NOBODY or not is_glade(g, from_) or card(g, firer).type == INFANTRY or from_ == to:
        return True
    return g.h_exits[from_] & g.rules.ground.ways_out(from_, to) != 0


# --- the hexes between ---


def passed_block(g: State, from_: int, to: int) -> tuple[int, int]:
    """The first hex that blocks; where the line runs along two, both must (los.4)."""
    stations = g.rules.ground.between(from_, to)
    last = len(stations) - 1
    for i in range(len(stations)):
        station = stations[i]
        why = hex_blocks(g, from_, to, station[0], i == last)
        if why == reasons.FINE:
            continue
        if len(station) == 1:
            return why, station[0]
        if hex_blocks(g, from_, to, station[1], i == last) != reasons.FINE:
            return reasons.BOTH_SIDES_BLOCK, station[0]
    return CLEAR


def hex_blocks(g: State, from_: int, to: int, h: int, is_last: bool) -> int:
    """Reason why a hex on the way blocks the line. `is_last`: the target lies directly behind it (hill.los.2)."""
    if h == NONE:
        return reasons.FINE
    if g.h_smoke[h] != NO_SMOKE:
        return reasons.SMOKE_BLOCKS
    why = hill_blocks(g, from_, to, h, is_last)
    if why != reasons.FINE or not g.rules.tables.terrain[g.h_terrain[h]].blocks:
        return why
    if g.rules.ground.level[from_] == 0:
        return reasons.TERRAIN_BLOCKS
    return reasons.IN_SHADOW if is_last else reasons.FINE


def hill_blocks(g: State, from_: int, to: int, h: int, is_last: bool) -> int:
    """A20: ground above the firer blocks, and as high as the firer if the target is lower; lower than the firer but
    above the target it only throws a shadow of one hex."""
    level = g.rules.ground.level
    here, firer, target = level[h], level[from_], level[to]
    if here > firer or here == firer and here > target:
        return reasons.HILL_BLOCKS
    return reasons.IN_SHADOW if here > target and is_last else reasons.FINE
