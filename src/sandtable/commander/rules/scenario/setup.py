"""What a scenario asks of the set-up beyond an area: chains, stacks, distances, hexes drawn by lot; and entries."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.scenario.script import NOT_SAID, Entry, Placing, entry_of, placing_of
from sandtable.commander.rules.state import (
    DECK,
    TIME_TRACK,
    WAITING,
    State,
    occupied_by,
    side_units_in,
    units_of,
)
from sandtable.commander.rules.stats import figures

# flag of a unit: comes in from the Time Track where its group does; gone once it has left the map
BY_ENTRY: Final = 1 << 32  # above all flags that games have for themselves


# --- where a unit of a group may be put ---


def has_placing(g: State, u: int, group: int) -> bool:
    return placing_of(g.rules.script, group) is not None or stack_of(g, u) != NOT_SAID or awaits_stack(g)


def stack_of(g: State, u: int) -> int:
    stacks = g.rules.script.stacks
    return stacks[u] if u < len(stacks) else NOT_SAID


def awaits_stack(g: State) -> bool:
    return len(g.rules.script.stacks) > 0


def placing_reason(g: State, side: int, group: int, u: int, hex: int) -> int:
    """Why the scenario keeps a unit out of a hex of its area."""
    why = stack_reason(g, side, u, hex)
    placing = placing_of(g.rules.script, group)
    if why or placing is None:
        return why
    if placing.lot and not near_lot(g, placing, u, hex):
        return reasons.TOO_FAR_FROM_LOT
    if placing.away and nearest_enemy(g, side, hex) < placing.away:
        return reasons.TOO_NEAR_ENEMY
    if placing.unseen and is_seen(g, side, hex):
        return reasons.SEEN_BY_ENEMY
    mates = placed_mates(g, side, group)
    if placing.most and sum([1 for v in mates if g.u_hex[v] == hex]) >= placing.most:
        return reasons.TOO_MANY_OF_GROUP
    if placing.apart and stack_of(g, u) == NOT_SAID:
        for v in mates:
            if g.u_hex[v] != hex and apart(g, g.u_hex[v], hex) < placing.apart:
                return reasons.TOO_NEAR_OWN
    if not leaves_enough(g, placing, [*[g.u_hex[v] for v in mates], hex], waiting(g, group) - 1):
        return reasons.OTHERS_NEEDED_ELSEWHERE
    if placing.chain and not chain_can_close(g, side, group, [g.u_hex[v] for v in mates], hex, waiting(g, group) - 1):
        return reasons.BREAKS_CHAIN
    return reasons.OK


def leaves_enough(g: State, placing: Placing, hexes: list[int], left: int) -> bool:
    """Are there enough units left for the hexes that must not stay empty?"""
    empty = 0
    for hex in placing.fill:
        if hex not in hexes:
            empty += 1
    inside = sum([1 for hex in hexes if hex in placing.inside])
    return left >= empty and left >= placing.inside_count - inside


def apart(g: State, a: int, b: int) -> int:
    return g.rules.map.distances[a * g.rules.map.size + b]


def placed_mates(g: State, side: int, group: int) -> list[int]:
    return [u for u in range(len(g.rules.unit_group)) if g.rules.unit_group[u] == group and g.u_hex[u] >= 0]


def waiting(g: State, group: int) -> int:
    count = 0
    for u in range(len(g.rules.unit_group)):
        if g.rules.unit_group[u] == group and g.u_hex[u] == WAITING:
            count += 1
    return count


def nearest_enemy(g: State, side: int, hex: int) -> int:
    nearest = 999
    for v in units_of(g, 1 - side):
        nearest = min(nearest, apart(g, g.u_hex[v], hex))
    return nearest


def is_seen(g: State, side: int, hex: int) -> bool:
    """Does an enemy unit of a side see a hex?"""
    for v in units_of(g, 1 - side):
        if sight(g, g.u_hex[v], hex) != BLOCKED:
            return True
    return False


# --- several together in one hex ---


def stack_reason(g: State, side: int, u: int, hex: int) -> int:
    """A stack ends in one hex; whoever else goes there leaves room for those of it that still wait."""
    stacks, sizes = g.rules.script.stacks, g.rules.tables.unit_figures
    room = g.rules.tables.stacking_limit - figures(g, hex, side)
    mine = stack_of(g, u)
    to_come: list[int] = [u]
    for v in range(len(stacks)):
        if stacks[v] == NOT_SAID or v == u or g.u_owner[v] != side:
            continue
        if stacks[v] == mine:
            if g.u_hex[v] >= 0 and g.u_hex[v] != hex:
                return reasons.NOT_WITH_STACK
            if g.u_hex[v] == WAITING:
                to_come.append(v)
        elif g.u_hex[v] == WAITING and stack_hex(g, stacks[v], side) == hex:
            to_come.append(v)
    needed = 0
    for v in to_come:
        needed += sizes[g.u_type[v]]
    return reasons.OK if needed <= room else reasons.TOO_MANY_FIGURES


def stack_hex(g: State, stack: int, side: int) -> int:
    """Where a stack has begun, or -1."""
    stacks = g.rules.script.stacks
    for v in range(len(stacks)):
        if stacks[v] == stack and g.u_owner[v] == side and g.u_hex[v] >= 0:
            return g.u_hex[v]
    return -1


# --- chains ---


def chain_can_close(g: State, side: int, group: int, hexes: list[int], hex: int, left: int) -> bool:
    """With a unit in `hex` too, can `left` more join all these hexes into one chain?"""
    parts = chained(g, [*hexes, hex])
    if len(parts) == 1:
        return True
    gaps = 0
    while len(parts) > 1:
        best, other = 999, 1
        for i in range(1, len(parts)):
            gap = hexes_between(g, side, group, parts[0], parts[i])
            if gap < best:
                best, other = gap, i
        gaps += best
        if gaps > left:
            return False
        parts[0] += parts.pop(other)
    return True


def chained(g: State, hexes: list[int]) -> list[list[int]]:
    """Hexes sorted into what hangs together."""
    parts: list[list[int]] = []
    for hex in hexes:
        joined: list[int] = [hex]
        rest: list[list[int]] = []
        for part in parts:
            if touch(g, hex, part):
                joined += part
            else:
                rest.append(part)
        parts = [*rest, joined]
    return parts


def touch(g: State, hex: int, part: list[int]) -> bool:
    for h in part:
        if apart(g, hex, h) <= 1:
            return True
    return False


def hexes_between(g: State, side: int, group: int, start: list[int], goal: list[int]) -> int:
    """How many hexes of the group's area it takes to join two parts of a chain; 999 if nothing can."""
    area, map = g.rules.areas[group], g.rules.map
    reached, edge, steps = set(start), start, 0
    while edge:
        further: list[int] = []
        for h in edge:
            for d in range(6):
                to = map.neighbours[h * 6 + d]
                if to in goal:
                    return steps
                if to < 0 or to in reached or not area[to] or is_impassable(g, to) or occupied_by(g, to, 1 - side):
                    continue
                reached.add(to)
                further.append(to)
        edge = further
        steps += 1
    return 999


# --- hexes drawn by lot ---


def near_lot(g: State, placing: Placing, u: int, hex: int) -> bool:
    drawn = lot_of(g, u)
    return drawn < 0 or apart(g, drawn, hex) <= placing.within


def lot_of(g: State, u: int) -> int:
    """The hex that was drawn for a unit, or -1."""
    for i in range(0, len(g.lots), 2):
        if g.lots[i] == u:
            return g.lots[i + 1]
    return -1


def draw_lots(g: State, side: int, group: int) -> None:
    """Before a group is set up: a hex for all of its units, or for each of them."""
    placing = placing_of(g.rules.script, group)
    if placing is None or not placing.lot:
        return
    drawn = -1
    for u in range(len(g.rules.unit_group)):
        if g.rules.unit_group[u] != group or g.u_hex[u] != WAITING:
            continue
        if drawn < 0 or placing.each:
            drawn = g.chance.pick(DECK, placing.lot)
            g.reveal(drawn)
            g.tell(tell.RANDOM_HEX, side, drawn)
        g.lots = [*g.lots, u, drawn]


# --- coming in from the Time Track ---


def own_entry(g: State, u: int) -> Entry | None:
    """How the scenario lets a unit come in that has not been on the map yet; None: as the rules have it."""
    if not g.u_flags[u] & BY_ENTRY or u >= len(g.rules.unit_group):
        return None
    return entry_of(g.rules.script, g.rules.unit_group[u])


def entry_hexes(g: State, u: int, entry: Entry) -> list[int]:
    """Where it may come in: passable, within the stacking limit, and as the scenario says. Where nothing near the hex
    that was drawn for it is free, anywhere else of these."""
    found = [h for h in entry.hexes if entry_reason(g, u, entry, h) == reasons.OK]
    drawn = lot_of(g, u) if entry.lot else -1
    near = [h for h in found if drawn < 0 or apart(g, drawn, h) <= entry.within]
    return near or found


def draw_entry_lots(g: State) -> None:
    """Hexes drawn for those who come in now."""
    drawn: dict[int, int] = {}  # by group
    for u in range(len(g.rules.unit_group)):
        if g.u_hex[u] != TIME_TRACK or g.u_time[u] != g.time:
            continue
        entry = own_entry(g, u)
        if entry is None or not entry.lot:
            continue
        group = g.rules.unit_group[u]
        if group not in drawn or entry.each:
            drawn[group] = g.chance.pick(DECK, entry.lot)
            g.reveal(drawn[group])
            g.tell(tell.RANDOM_HEX, g.u_owner[u], drawn[group])
        g.lots = [*without_lot(g, u), u, drawn[group]]


def without_lot(g: State, u: int) -> list[int]:
    found: list[int] = []
    for i in range(0, len(g.lots), 2):
        if g.lots[i] != u:
            found += [g.lots[i], g.lots[i + 1]]
    return found


def entry_reason(g: State, u: int, entry: Entry, hex: int) -> int:
    side, tables = g.u_owner[u], g.rules.tables
    if hex not in entry.hexes:
        return reasons.OUTSIDE_AREA
    if is_impassable(g, hex):
        return reasons.IMPASSABLE
    if figures(g, hex, side) + tables.unit_figures[g.u_type[u]] > tables.stacking_limit:
        return reasons.TOO_MANY_FIGURES
    if entry.cover > -99 and hex_cover(g, hex) < entry.cover:
        return reasons.NO_COVER_THERE
    if entry.no_enemy and side_units_in(g, hex, 1 - side):
        return reasons.ENEMY_OCCUPIED
    if entry.away and nearest_enemy(g, side, hex) < entry.away:
        return reasons.TOO_NEAR_ENEMY
    if entry.unseen and is_seen(g, side, hex):
        return reasons.SEEN_BY_ENEMY
    return reasons.OK
