"""Where a unit may go (terrain, roads, exits, bridges, slopes, wire) and how far (penalties, limits, road bonus).

What is asked here looks at nothing that a player may not know: hidden units and mines do not exist for it, and enemies
who stand in the way may be gone when the unit comes (enc.*).
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.crossing import (
    follows_road,
    ground_row,
    why_not_by_rail,
    why_not_by_water,
    why_not_on_foot,
)
from sandtable.games.barbarossa.rules.move.slopes import climbs_slowly
from sandtable.games.barbarossa.rules.names import ASSAULT, FOREST, HEAVY_ASSAULT, MARCH, TRAIN, WATER_UNIT
from sandtable.games.barbarossa.rules.state import (
    FIRE_SMOKE,
    SCREEN,
    State,
    can,
    card,
    engaged,
    place_of,
    type_of,
)
from sandtable.terrain.lattice import NONE

# --- one hex ---


def may_enter(g: State, u: int, from_: int, to: int) -> bool:
    return why_not_enter(g, u, from_, to) == reasons.FINE


def why_not_enter(g: State, u: int, from_: int, to: int) -> int:
    """Reason why a unit cannot go from a hex into the next one, as the ground is now; FINE if it can."""
    ground = g.rules.ground
    if to == NONE or ground.distance(from_, to) != 1:
        return reasons.NOT_ADJACENT
    if ground.rim[to]:
        return reasons.OFF_THE_BOARD  # A65
    if g.h_smoke[to] == SCREEN:
        return reasons.SMOKE_IN_THE_WAY
    if g.h_smoke[to] == FIRE_SMOKE:
        return reasons.FIRE_SMOKE_IN_THE_WAY
    if g.h_fire[to]:
        return reasons.IS_BURNING
    if can(g, u, TRAIN):
        return why_not_by_rail(g, from_, to)
    if can(g, u, WATER_UNIT):
        return why_not_by_water(g, to)
    return why_not_on_foot(g, u, from_, to)


# --- the whole path ---


def longest(g: State, u: int, order: int, path: list[int]) -> int:
    """How many hexes a path that goes like this may have. It never grows when the path is drawn on."""
    if engaged(g, u):
        return 1  # cc.ret.1
    distance = printed_distance(g, u, order)
    start = place_of(g, u)
    if can(g, u, TRAIN):
        return distance  # train.move.2
    if can(g, u, WATER_UNIT):
        return max(1, distance - 1) if goes_upstream(g, start, path) else distance
    if moves_one_hex(g, u, start, path):
        return min(1, distance)
    if order == MARCH and path and is_road_march(g, start, path):
        return distance + g.rules.tables.road_bonus[type_of(g, u)]
    lost = penalties(g, u, start, path)
    return max(1, distance - lost) if lost else distance


def printed_distance(g: State, u: int, order: int) -> int:
    """Of the Order Box; of a charge the enemy's hex is one of them (aslt.2, A74)."""
    box = card(g, u).boxes[order]
    distance = box.distance if box is not None else 0
    return distance + g.rules.options.charge_distance if order in (ASSAULT, HEAVY_ASSAULT) else distance


def is_road_march(g: State, start: int, path: list[int]) -> bool:
    """march.3, road.1: every hex is entered along the road."""
    for i in range(len(path)):
        if not follows_road(g, before(start, path, i), path[i]):
            return False
    return True


def before(start: int, path: list[int], i: int) -> int:
    """The hex from which place i of a path is entered."""
    return path[i - 1] if i else start


def penalties(g: State, u: int, start: int, path: list[int]) -> int:
    """Hexes lost by terrain entered off road: once for each kind (A30), or with per_hex each time."""
    type_ = type_of(g, u)
    lost = 0
    seen: list[str] = []
    for i in range(len(path)):
        row = ground_row(g, path[i])
        if follows_road(g, before(start, path, i), path[i]):
            continue
        if row.name not in seen or g.rules.options.terrain_penalty == 1:
            lost += row.penalty[type_]
            seen.append(row.name)
    return lost


def moves_one_hex(g: State, u: int, start: int, path: list[int]) -> bool:
    """Does any part of the path allow no second hex this turn? Off road: swamp and water that are entered, a forest
    that is entered or left (forest.2b), slopes (hill.2-hill.4)."""
    for i in range(len(path)):
        from_, to = before(start, path, i), path[i]
        if follows_road(g, from_, to):
            continue
        if ground_row(g, to).one_hex or g.h_terrain[from_] == FOREST or climbs_slowly(g, from_, to):
            return True
    return False


def goes_upstream(g: State, start: int, path: list[int]) -> bool:
    """river.2, water.2: where the scenario sets the stream."""
    if not g.rules.stream:
        return False
    stream = g.rules.ground.stream
    for i in range(len(path)):
        from_, to = before(start, path, i), path[i]
        if 0 <= stream[to] < stream[from_]:
            return True
    return False


# --- building a path ---


def next_hexes(g: State, u: int, order: int, path: list[int]) -> list[int]:
    """Hexes by which the path may go on."""
    last = path[-1] if path else place_of(g, u)
    return [h for h in g.rules.ground.adjacent(last) if why_not_step(g, u, order, path, h) == reasons.FINE]


def can_go_on(g: State, u: int, order: int, path: list[int]) -> bool:
    """Is there any such hex?"""
    last = path[-1] if path else place_of(g, u)
    return any(why_not_step(g, u, order, path, h) == reasons.FINE for h in g.rules.ground.adjacent(last))


def may_end(g: State, u: int, order: int, path: list[int]) -> bool:
    """A movement order leads at least one hex away; it need not use its distance."""
    return len(path) > 0


def why_not_step(g: State, u: int, order: int, path: list[int], h: int) -> int:
    """Reason why a path cannot go on into this hex."""
    last = path[-1] if path else place_of(g, u)
    why = why_not_enter(g, u, last, h)
    if why != reasons.FINE:
        return why
    if can(g, u, TRAIN) and path and h == before(place_of(g, u), path, len(path) - 1):
        return reasons.TRAIN_TURNS_BACK  # only from turn to turn
    if order == MARCH and not may_march(g, u, last, h):
        return reasons.NOT_FOR_MARCH
    return reasons.FINE if len(path) < longest(g, u, order, [*path, h]) else reasons.TOO_LONG


def may_march(g: State, u: int, from_: int, to: int) -> bool:
    """march.2: along a road, into villages and towns, over plains. Trains and boats have their own ways."""
    if can(g, u, TRAIN) or can(g, u, WATER_UNIT):
        return True
    return follows_road(g, from_, to) or ground_row(g, to).march


def road_routes(g: State, u: int) -> list[list[int]]:
    """march.4: pure road marches that first and last hex tell: the only shortest way by road to each hex."""
    start = place_of(g, u)
    found: list[list[int]] = []
    ways: list[list[int]] = [[]]
    seen = [start]
    while ways:
        ends: list[int] = []
        further: list[list[int]] = []
        for path in ways:
            last = path[-1] if path else start
            for h in g.rules.ground.adjacent(last):
                if h in seen or not follows_road(g, last, h):
                    continue
                if why_not_step(g, u, MARCH, path, h) == reasons.FINE:
                    further.append([*path, h])
                    ends.append(h)
        found += [path for path in further if ends.count(path[-1]) == 1]
        seen += ends
        ways = further
    return found
