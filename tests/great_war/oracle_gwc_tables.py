"""Holds every number on the table against the oracle: stats, Cover, Morale, Cohesion, the cost of every step."""

from __future__ import annotations

import random
from collections import Counter

import oracle_gwc_fire as fire
import oracle_gwc_pieces as p
import oracle_gwc_ways as ways
from oracle_gwc_pieces import GreatWarState

from sandtable.commander.rules import cover, passage, stats
from sandtable.commander.rules.orders import going
from sandtable.commander.rules.orders.melee import melee_firepower
from sandtable.commander.rules.reasons import OK
from sandtable.commander.rules.state import BROKEN, HALTED, MOVED, ON_ROAD, SUPPRESSED, VETERAN, shared_hexes
from sandtable.games.great_war_commander.rules import command, morale
from sandtable.games.great_war_commander.rules.state import (
    IGNORES_WIRE,
    SHELLHOLE_PAID,
    STORMING,
    STUMPS_PAID,
)

GROUNDS = (0, 0, 0, 16, 17)  # none, or the marker of Rubble or Shellhole


class Count:
    """What has been compared, and what was different."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.count: Counter[str] = Counter()

    def compare(self, kind: str, wanted: object, told: object, where: str = "") -> None:
        self.count[kind] += 1
        if wanted != told:
            self.faults.append(f"{kind}: engine {told}, by the rules {wanted} {where}")


def about(g: GreatWarState, u: int) -> str:
    state = "".join(name for flag, name in ((BROKEN, "b"), (SUPPRESSED, "s"), (VETERAN, "v")) if g.u_flags[u] & flag)
    hex = g.u_hex[u]
    where = f"{g.rules.map.hex_name(hex)} {p.terrain(g, hex)} {p.fort(g, hex)}"
    return f"({g.rules.tables.unit_name[g.u_type[u]]} {u} {state} in {where})"


def compare_table(g: GreatWarState, seen: Count) -> None:
    for u in p.in_play(g):
        compare_stats(g, u, seen)
        compare_steps(g, u, seen)
    for w, carrier in enumerate(g.w_carrier):
        if carrier >= 0 and g.u_hex[carrier] >= 0:
            seen.compare("weapon fp", p.weapon_firepower(g, w), stats.weapon_firepower(g, w), about(g, carrier))
            seen.compare("weapon range", p.weapon_reach(g, w), stats.weapon_range(g, w), about(g, carrier))
    for side in (0, 1):
        picked = p.highest(g, side)
        if picked >= 0:  # else the owner has still to pick among equals
            seen.compare("highest", picked, command.highest_leader(g, side), f"side {side}")
        for hex in shared_hexes(g):
            seen.compare("melee fp", p.melee_firepower(g, hex, side), melee_firepower(g, hex, side), f"hex {hex}")
    for hex in range(g.rules.map.size):
        if not ways.is_impassable(g, hex):
            where = f"({g.rules.map.hex_name(hex)} {p.terrain(g, hex)} {p.fort(g, hex)})"
            seen.compare("cover", p.best_cover(g, hex), cover.hex_cover(g, hex), where)


def compare_sight(g: GreatWarState, rng: random.Random, pairs: int, seen: Count) -> None:
    """From hexes that are occupied to any other, with Gas, Blazes and Tanks on the line."""
    for hex in rng.choices([g.u_hex[u] for u in p.in_play(g)] or [0], k=pairs):
        other = rng.randrange(g.rules.map.size)
        seen.compare("sight", fire.hindrance(g, hex, other), g.rules.sight(g, hex, other), f"{hex} to {other}")


def compare_stats(g: GreatWarState, u: int, seen: Count) -> None:
    who = about(g, u)
    seen.compare("morale", p.morale(g, u), cover.morale(g, u), who)
    if not p.is_tank(g, u):  # O26.5
        seen.compare("rout morale", p.rout_morale(g, u), morale.rout_morale(g, u), who)
    seen.compare("fp", p.firepower(g, u), stats.firepower(g, u), who)
    seen.compare("range", p.reach(g, u), stats.fire_range(g, u), who)
    seen.compare("command", p.command(g, u), stats.command(g, u), who)
    for stat, engine in (("fp", stats.boxed_firepower), ("range", stats.boxed_range), ("move", stats.boxed_movement)):
        seen.compare(f"boxed {stat}", p.is_boxed(g, u, stat), engine(g, u), who)
    if p.can_move_at_all(g, u):
        seen.compare("movement", p.movement(g, u), stats.movement(g, u), who)
    if p.side_up(g, u).get("gun_fp"):
        seen.compare("gun fp", p.gun_firepower(g, u), stats.gun_firepower(g, u), who)
        seen.compare("gun range", p.gun_reach(g, u), stats.gun_range(g, u), who)
    if p.is_unit(g, u):
        seen.compare("cohesion", p.in_cohesion(g, u), command.in_cohesion(g, u), who)
    if p.is_leader(g, u):
        mine = p.in_play(g, g.u_owner[u])
        wanted = [p.in_radius(g, u, v) for v in mine]
        seen.compare("radius", wanted, [command.in_radius(g, u, v) for v in mine], who)


def compare_steps(g: GreatWarState, u: int, seen: Count) -> None:
    hex = g.u_hex[u]
    if not g.u_flags[u] & MOVED:
        seen.compare("points left", max(0, ways.points_left(g, u)), max(0, going.points_left(g, u)), about(g, u))
        seen.compare("steps", ways.steps(g, [u]), set(going.steps(g, [u])), about(g, u))
    for d, to in enumerate(p.around(g, hex)):
        seen.compare("neighbour", to, g.rules.map.neighbours[hex * 6 + d], about(g, u))
        if to < 0:
            continue
        where = (
            f"{about(g, u)} to {g.rules.map.hex_name(to)} {p.terrain(g, to)} {p.fort(g, to)} {ways.hexside(g, hex, d)}"
        )
        if ways.is_closed_to(g, u, d, to):
            seen.compare("closed", False, g.rules.advance_reason(g, u, d) == OK, where)
            continue
        seen.compare("cost", ways.cost(g, u, d, to), g.rules.step_cost(g, u, d), where)
    seen.compare("advances", ways.advances(g, u), set(passage.advance_hexes(g, u)), about(g, u))
    seen.compare("retreats", ways.retreats(g, u), set(passage.retreat_hexes(g, u)), about(g, u))


# --- tables as no game has them ---


def scramble(g: GreatWarState, rng: random.Random) -> None:
    """Flags, works, changed ground, Gas and places at random."""
    size = g.rules.map.size
    for u in p.in_play(g):
        g.u_flags[u] &= ~(HALTED | MOVED)
        for flag, odds in (
            (BROKEN, 0.3), (SUPPRESSED, 0.3), (VETERAN, 0.2), (ON_ROAD, 0.2), (SHELLHOLE_PAID, 0.3),
            (STUMPS_PAID, 0.3), (IGNORES_WIRE, 0.1), (STORMING, 0.1),
        ):  # fmt: skip
            if flag == VETERAN and p.is_tank(g, u):
                continue  # never given to one (E69, E96)
            g.u_flags[u] = g.u_flags[u] & ~flag | (flag if rng.random() < odds else 0)
    forts, grounds, gas = bytearray(g.h_fort), bytearray(g.h_ground), bytearray(g.h_gas)
    for hex in range(size):
        if p.is_water(g, hex):
            continue
        if rng.random() < 0.4:
            forts[hex] = rng.randrange(7)
        if rng.random() < 0.3:
            grounds[hex] = rng.choice(GROUNDS)
        gas[hex] = rng.random() < 0.1
    g.h_fort, g.h_ground, g.h_gas = bytes(forts), bytes(grounds), bytes(gas)
    g.gassed = sum(1 << hex for hex in range(size) if gas[hex])
    g.changed = sum(1 << hex for hex in range(size) if grounds[hex])
    g.tank_lost = rng.randrange(4)
    for w in range(len(g.w_broken)):
        g.w_broken[w] = int(rng.random() < 0.3)
