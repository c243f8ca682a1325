"""Where what an Event brings may be put, and who is given a Weapon (E72, E76, E80, E87, E91, A45.3), plainly."""

from __future__ import annotations

from typing import Any

import oracle_gwc_events as events
import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
import oracle_gwc_ways as ways
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question

from sandtable.commander.rules import verbs
from sandtable.games.great_war_commander.rules import verbs as own

STACKING = 7


# --- men (8.2) ---


def has_room(g: GreatWarState, asks: Any, hex: int) -> bool:
    name = g.rules.tables.unit_name[g.rules.tables.support_unit[asks.item]]
    size = p.number("figures", p.counters()[name]["kind"])
    return not ways.is_impassable(g, hex) and p.figures(g, p.at(g, hex, asks.side)) + size <= STACKING


def near_the_hex(q: Question) -> None:
    """E72, E91: in or adjacent to the Random Hex, with enemies or without."""
    g, hex = q.g, q.asks.hex
    near = [to for to in [hex, *p.around(g, hex)] if to >= 0]
    q.same_hexes({to for to in near if has_room(g, q.asks, to)}, q.offered(verbs.HEX))


def at_the_edge(q: Question) -> None:
    """E87."""
    g = q.g
    edge = {to for to in range(g.rules.map.size) if p.to_edge(g, to, g.rules.edge[q.asks.side]) == 0}
    q.same_hexes({to for to in edge if has_room(g, q.asks, to)}, q.offered(verbs.HEX))


def hidden(q: Question) -> None:
    """A45.3; guide 69: hexes adjacent to one another, in the own set-up area, empty and with Cover."""
    g, side = q.g, q.asks.side
    free = {to for to in range(g.rules.map.size) if g.rules.setup_area[side][to] and not p.at(g, to)}
    free = {to for to in free if not ways.is_impassable(g, to) and p.best_cover(g, to) >= 1}
    taken = {g.u_hex[u] for u in q.asks.came}
    if taken:
        free = {to for to in free if any(p.apart(g, to, hex) == 1 for hex in taken)} | taken
    q.same_hexes(free, q.offered(verbs.HEX))


# --- light machine guns (E76, E80) ---


def left(g: GreatWarState, name: str) -> int:
    used = [w for w, kind in enumerate(g.w_type) if g.rules.tables.weapon_name[kind] == name and g.w_carrier[w] != -1]
    return int(p.weapons()[name].get("count", 1)) - len(used)


def takers(g: GreatWarState, side: int, event: str, name: str) -> list[int]:
    """E76: in Good Order; E80: unbroken."""
    ready = events.good(g, side) if event == "machine-gun-nest" else events.units(g, side)
    return [u for u in ready if not p.is_broken(g, u) and events.may_carry(g, u, p.weapons()[name])]


def light_guns(g: GreatWarState, side: int, event: str) -> set[str]:
    nation = g.rules.tables.nation_name[g.rules.nation[side]]
    light = [row for row in p.data("weapons")["weapon"] if row["class"] == "lmg"]
    mine = [row for row in light if row["name"].startswith(f"{nation}/")]
    serving = [row for row in mine if orders.month(row.get("from", "1914-01")) <= orders.date(g)]
    named = [row["name"] for row in serving if event != "mobile-firepower" or row["name"].endswith("chauchat")]
    return {name for name in named if left(g, name) > 0 and takers(g, side, event, name)}


def event_of(q: Question) -> str:
    return q.g.rules.tables.words.events[q.asks.event]


def weapon_type(q: Question) -> None:
    told = {q.g.rules.tables.weapon_name[kind] for kind in q.offered(own.WEAPON_TYPE)}
    q.same(light_guns(q.g, q.asks.side, event_of(q)), told)


def weapon_taker(q: Question) -> None:
    name = q.g.rules.tables.weapon_name[q.asks.kind]
    q.same(sorted(takers(q.g, q.asks.side, event_of(q), name)), sorted(q.offered(verbs.UNIT)))


LOOKS = {
    "infiltration": near_the_hex, "stragglers": near_the_hex, "reinforcements-hex": at_the_edge,
    "hidden-unit-hex": hidden, "weapon-type": weapon_type, "machine-gun-nest": weapon_taker,
    "mobile-firepower": weapon_taker,
}  # fmt: skip
