"""Line of sight on ground that changes, in phrases: whole hexes that block or hinder, Gas, Tanks in the way (10)."""

from __future__ import annotations

from functools import lru_cache

from sandtable.commander.map.map import Map
from sandtable.commander.map.sight_reasons import Sight
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.state import State
from sandtable.commander.rules.tables import Tables
from sandtable.commander.screen.sight_words import reasons_in_play
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.tracer import HexTracer
from sandtable.games.great_war_commander.rules.state import gas_hexes, of
from sandtable.phrase import phrase
from sandtable.screens.shapes import SightReason


def reasons_now(g: State, a: int, b: int) -> list[SightReason]:
    """What is met on the line; of a blocked one what hinders besides is of no interest."""
    seen = facts_of(g).lines.tracer.look(of(g).h_ground, a, b)
    found = reasons_in_play(g, seen)
    return found if sight(g, a, b) == BLOCKED else [*found, *gas_reasons(g, seen), *tank_reasons(g, seen)]


def gas_reasons(g: State, seen: Sight) -> list[SightReason]:
    """Gas hinders into, out of and through its hex (10.3.4)."""
    there = seen.touched | 1 << seen.start | 1 << seen.end
    return [marker_reason(g, "gas", h, g.rules.tables.gas_hindrance) for h in gas_hexes(g) if there >> h & 1]


def tank_reasons(g: State, seen: Sight) -> list[SightReason]:
    """A Tank of either side in an intervening hex (10.1.1)."""
    is_tank = g.rules.tables.unit_is_tank
    tanks = [g.u_hex[u] for u in range(len(g.u_hex)) if g.u_hex[u] >= 0 and is_tank[g.u_type[u]]]
    hexes = sorted({h for h in tanks if seen.touched >> h & 1})
    return [marker_reason(g, "tank", h, g.rules.tables.tank_hindrance) for h in hexes]


def marker_reason(g: State, kind: str, hex: int, number: int) -> SightReason:
    name = g.rules.map.hex_name(hex)
    say = phrase("sight-" + kind, hex=name, number=number)
    return SightReason(say, g.rules.tables.cites.of("notes", "sight-" + kind), name)


# --- bare maps ---


@lru_cache(maxsize=32)
def tracer(map: Map, tables: Tables) -> HexTracer:
    return HexTracer(map, chart_of(tables))


def bare_sight(map: Map, tables: Tables, a: int, b: int) -> Sight:
    found = tracer(map, tables)
    return found.look(found.printed, a, b)
