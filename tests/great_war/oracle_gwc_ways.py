"""Where a Formation may go and what it costs (O16, O23, O26, T99 to T124, F130, F131), a second time and plainly."""

from __future__ import annotations

import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState

from sandtable.commander.map.kinds import SIDE_NAMES
from sandtable.commander.rules.state import HALTED, HELD, MOVED, ON_ROAD
from sandtable.games.great_war_commander.rules.state import (
    OFFENSIVE,
    SHELLHOLE_PAID,
    STORMING,
    STUMPS_PAID,
    TRAIL_SHIFT,
)

TRENCHES = ("trench", "bunker", "pillbox")
STACKING = 7  # figures of a side in a hex (8.2)


# --- ways and hexsides ---


def has_trail(g: GreatWarState, hex: int) -> bool:
    return g.rules.map.trail[hex] != 0 and not g.h_trail[hex]


def crosses_road(g: GreatWarState, hex: int, d: int) -> bool:
    return bool(g.rules.map.road[hex] >> d & 1)


def along_a_way(g: GreatWarState, hex: int, d: int, to: int) -> bool:
    """Is the hexside crossed by a Road, a Railway or a Trail?"""
    m = g.rules.map
    trail = bool(m.trail[hex] >> d & 1) and not g.h_trail[to]  # T121.1
    return crosses_road(g, hex, d) or bool(m.railway[hex] >> d & 1) or trail


def hexside(g: GreatWarState, hex: int, d: int) -> str:
    return SIDE_NAMES[g.rules.map.sides[hex * 6 + d]]


def is_impassable(g: GreatWarState, hex: int) -> bool:
    """T100, T123."""
    return bool(g.h_blaze[hex]) or p.terrain(g, hex) == "water-barrier"


def is_off_the_bridge(g: GreatWarState, hex: int, d: int, to: int) -> bool:
    """O23.4: a Bridge hex is entered and left along its way only."""
    m = g.rules.map
    drawn = (m.road[hex] | m.railway[hex] | m.trail[hex]) >> d & 1
    return "bridge" in (p.terrain(g, hex), p.terrain(g, to)) and not drawn


# --- Tanks (O23.5.8, 8.2.1) ---


def shuts_tanks_out(g: GreatWarState, hex: int) -> bool:
    here = p.terrain(g, hex)
    if here == "building":
        return g.rules.map.built_over[hex] and not p.has_road(g, hex)
    if here == "woods":
        return not p.has_road(g, hex)
    return here in ("stream", "destroyed-woods")


def has_other_tank(g: GreatWarState, u: int, hex: int) -> bool:
    return any(p.is_tank(g, v) for v in p.at(g, hex, g.u_owner[u]) if v != u)


def is_closed_to(g: GreatWarState, u: int, d: int, to: int) -> bool:
    """Whatever the Order is."""
    hex = g.u_hex[u]
    if is_impassable(g, to) or is_off_the_bridge(g, hex, d, to):
        return True
    if g.u_flags[u] & HELD and not g.rules.confined[g.u_owner[u]][to]:
        return True  # a scenario holds it in an area
    return p.is_tank(g, u) and (shuts_tanks_out(g, to) or has_other_tank(g, u, to))


# --- Move (O23.1) ---


def in_trench_line(g: GreatWarState, hex: int, to: int) -> bool:
    """F130.2."""
    both = (p.fort(g, hex), p.fort(g, to))
    return "trench" in both and all(work in TRENCHES for work in both)


def first_time(g: GreatWarState, u: int, to: int) -> int:
    """T118, T124.1: 1 more for the first such hex of a Move; not by a Trail on printed Shellholes (T118.2)."""
    here = p.terrain(g, to)
    if here == "shellhole" and not g.u_flags[u] & SHELLHOLE_PAID:
        return 0 if has_trail(g, to) and not g.h_ground[to] else 1
    return int(here == "destroyed-woods" and not g.u_flags[u] & STUMPS_PAID)


def terrain_cost(g: GreatWarState, u: int, d: int, to: int) -> int:
    if along_a_way(g, g.u_hex[u], d, to):
        return 1
    here = p.terrain(g, to)
    if here == "quarry" == p.terrain(g, g.u_hex[u]):
        return 1
    return int(p.chart(here)["move"]) + first_time(g, u, to)


def cost(g: GreatWarState, u: int, d: int, to: int) -> int:
    hex, levels = g.u_hex[u], g.rules.map.level
    if not p.is_tank(g, u) and in_trench_line(g, hex, to):
        return 1
    total = terrain_cost(g, u, d, to)
    total += hexside(g, hex, d) in ("fence", "hedge", "wall")
    total += levels[to] > levels[hex] and not crosses_road(g, hex, d)  # T110.1
    return total + bool(g.h_gas[to])  # T107


def points_left(g: GreatWarState, u: int) -> int:
    if g.u_flags[u] & HALTED or not p.can_move_at_all(g, u):
        return 0
    on_road = bool(g.u_flags[u] & ON_ROAD)  # T116
    return p.movement(g, u) + on_road - g.u_spent[u]


def has_been(g: GreatWarState, u: int, hex: int) -> bool:
    """O24.2; a Team of Light Wounds goes on for its Platoon (A47)."""
    return any((v << TRAIL_SHIFT | hex) in g.trail for v in [u, *forebears(g, u)])


def forebears(g: GreatWarState, u: int) -> list[int]:
    return [v for v, heir in enumerate(g.u_heir) if g.u_heirs[v] and heir <= u < heir + g.u_heirs[v]]


def may_step(g: GreatWarState, group: list[int], d: int) -> bool:
    """May these move together from their hex across this side?"""
    side, to = g.u_owner[group[0]], p.around(g, g.u_hex[group[0]])[d]
    if to < 0:
        return False
    for u in group:
        if is_closed_to(g, u, d, to) or cost(g, u, d, to) > points_left(g, u):
            return False
        if p.at(g, to, 1 - side) and not g.u_flags[u] & STORMING:
            return False
        if g.u_flags[u] & OFFENSIVE and has_been(g, u, to):
            return False
    if any(g.u_flags[u] & OFFENSIVE for u in group):
        return p.figures(g, p.at(g, to, side) + group) <= STACKING
    return True


def steps(g: GreatWarState, group: list[int]) -> set[int]:
    there = p.around(g, g.u_hex[group[0]])
    return {there[d] for d in range(6) if may_step(g, group, d)}


# --- exits (7.2.1, 7.2.1.1) ---


def exit_edge(g: GreatWarState, u: int) -> int:
    """The enemy's; a Runner's own."""
    own = g.rules.edge[g.u_owner[u]]
    return own if p.kind(g, u) == "runner" else g.rules.edge[1 - g.u_owner[u]]


def may_exit(g: GreatWarState, u: int) -> bool:
    if g.u_flags[u] & HELD or g.rules.exit_forbidden[g.u_owner[u]]:
        return False
    if p.terrain(g, g.u_hex[u]) == "bridge" and not leaves_bridge_off_map(g, u):
        return False
    once_gone = p.is_tank(g, u) and u in g.exited
    return p.to_edge(g, g.u_hex[u], exit_edge(g, u)) == 0 and not once_gone


def leaves_bridge_off_map(g: GreatWarState, u: int) -> bool:
    """A way of the Bridge has to lead off the map."""
    hex = g.u_hex[u]
    return any(there < 0 and along_a_way(g, hex, d, hex) for d, there in enumerate(p.around(g, hex)))


def may_move_out(g: GreatWarState, group: list[int]) -> bool:
    return all(may_exit(g, u) and points_left(g, u) >= 1 for u in group)


def can_move(g: GreatWarState, u: int) -> bool:
    """Now, or once a Weapon that weighs it down has been handed over (O23.1.1)."""
    if g.u_flags[u] & MOVED:
        return False
    return bool(steps(g, [u])) or may_move_out(g, [u]) or goes_without_weapon(g, u)


def can_move_in_offensive(g: GreatWarState, u: int) -> bool:
    was = g.u_flags[u]
    g.u_flags[u] |= OFFENSIVE
    found = can_move(g, u)
    g.u_flags[u] = was
    return found


def takers(g: GreatWarState, u: int) -> list[int]:
    """11.3: from a Platoon to a Team without a Weapon."""
    if g.u_weapon[u] < 0 or p.kind(g, u) != "squad" or points_left(g, u) < 1:
        return []
    return [v for v in p.at(g, g.u_hex[u], g.u_owner[u]) if p.kind(g, v) == "team" and g.u_weapon[v] < 0]


def goes_without_weapon(g: GreatWarState, u: int) -> bool:
    if not takers(g, u):
        return False
    carried, g.u_weapon[u] = g.u_weapon[u], -1
    g.u_spent[u] += 1
    free = bool(steps(g, [u])) or may_move_out(g, [u])
    g.u_weapon[u] = carried
    g.u_spent[u] -= 1
    return free


# --- Advance (O16) ---


def advances(g: GreatWarState, u: int) -> set[int]:
    if not p.can_move_at_all(g, u):
        return set()
    there = p.around(g, g.u_hex[u])
    return {to for d, to in enumerate(there) if to >= 0 and not is_closed_to(g, u, d, to)}


def may_advance_out(g: GreatWarState, u: int) -> bool:
    return p.can_move_at_all(g, u) and may_exit(g, u)


def can_advance(g: GreatWarState, u: int) -> bool:
    return bool(advances(g, u)) or may_advance_out(g, u)


# --- Retreat (O26.3): each hex must be closer to the own edge ---


def retreats(g: GreatWarState, u: int) -> set[int]:
    """Nobody goes to his death who is not forced to."""
    edge, hex = g.rules.edge[g.u_owner[u]], g.u_hex[u]
    there = [(d, to) for d, to in enumerate(p.around(g, hex)) if to >= 0 and not is_death(g, u, d, to)]
    return {to for _, to in there if p.to_edge(g, to, edge) < p.to_edge(g, hex, edge)}


def is_death(g: GreatWarState, u: int, d: int, to: int) -> bool:
    """O26.3.4; T102: beside its way a Bridge is impassable."""
    impassable = is_impassable(g, to) or is_off_the_bridge(g, g.u_hex[u], d, to)
    return impassable or bool(p.at(g, to, 1 - g.u_owner[u]))
