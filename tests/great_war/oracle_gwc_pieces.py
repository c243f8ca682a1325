"""What a piece of Great War Commander is worth now, worked out a second time and plainly from the rulebook.

Printed numbers are read from the data files themselves; of the engine only the state and the map are used.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.names import FORT_NAMES
from sandtable.commander.rules.state import BROKEN, SUPPRESSED, VETERAN
from sandtable.games.great_war_commander.rules.state import IGNORES_WIRE, GreatWarState

Row = dict[str, Any]
DATA = files("sandtable.games.great_war_commander") / "data"
FOUR = ("fp", "range", "move", "morale")  # what Suppression, a Veteran marker and Command change
ENTANGLED = ("fp", "range", "morale")  # F131.1


@cache
def data(name: str) -> Row:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


@cache
def counters() -> dict[str, Row]:
    """Every Formation by name, with `kind` and both sides."""
    ranks = {row["name"]: row for row in data("leaders")["rank"]}
    found: dict[str, Row] = {row["name"]: row for row in data("units")["unit"]}
    for row in data("leaders")["leader"]:
        kind = "hero" if row["rank"] == "hero" else "leader"
        found[row["name"]] = {**ranks[row["rank"]], "kind": kind, **row}
    for row in data("tanks")["tank"]:
        found[row["name"]] = {**row, "kind": "tank"}
    return found


@cache
def weapons() -> dict[str, Row]:
    return {row["name"]: row for row in data("weapons")["weapon"]}


@cache
def number(chapter: str, name: str) -> int:
    return int(data("numbers")[chapter][name])


# --- what a piece is ---


def counter(g: GreatWarState, u: int) -> Row:
    return counters()[g.rules.tables.unit_name[g.u_type[u]]]


def weapon(g: GreatWarState, w: int) -> Row:
    return weapons()[g.rules.tables.weapon_name[g.w_type[w]]]


def kind(g: GreatWarState, u: int) -> str:
    return str(counter(g, u)["kind"])


def is_tank(g: GreatWarState, u: int) -> bool:
    return kind(g, u) == "tank"


def is_leader(g: GreatWarState, u: int) -> bool:
    """An infantry Leader; a Hero is one in every respect (E70.1)."""
    return kind(g, u) in ("leader", "hero")


def is_unit(g: GreatWarState, u: int) -> bool:
    return kind(g, u) in ("squad", "team", "runner")


def is_broken(g: GreatWarState, u: int) -> bool:
    return g.u_flags[u] & BROKEN != 0


def is_suppressed(g: GreatWarState, u: int) -> bool:
    return g.u_flags[u] & SUPPRESSED != 0


def is_good_order(g: GreatWarState, u: int) -> bool:
    """3.2.1."""
    return not is_broken(g, u) and not is_suppressed(g, u)


def side_up(g: GreatWarState, u: int) -> Row:
    """The side of the counter that shows."""
    return dict(counter(g, u)["broken" if is_broken(g, u) else "unbroken"])


def in_play(g: GreatWarState, side: int | None = None) -> list[int]:
    return [u for u, hex in enumerate(g.u_hex) if hex >= 0 and side in (None, g.u_owner[u])]


def at(g: GreatWarState, hex: int, side: int | None = None) -> list[int]:
    return [u for u in in_play(g, side) if g.u_hex[u] == hex]


def figures(g: GreatWarState, units: list[int]) -> int:
    return sum(number("figures", kind(g, u)) for u in units)


def reminders(g: GreatWarState, side: int) -> list[str]:
    """Strategy Cards in force (S98.1.1)."""
    return [g.rules.tables.strategy_name[card] for card in g.s_reminders[side]]


# --- the ground ---


def column_row(g: GreatWarState, hex: int) -> tuple[int, int]:
    return divmod(hex, g.rules.map.rows)


def around(g: GreatWarState, hex: int) -> list[int]:
    """Clockwise from the top, -1 off the map: columns B, D, F... lie half a hex lower."""
    column, row = column_row(g, hex)
    low = column % 2
    steps = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))
    places = [(column + dc, row + dr) for dc, dr in steps]
    rows, columns = g.rules.map.rows, g.rules.map.cols
    return [c * rows + r if 0 <= c < columns and 0 <= r < rows else -1 for c, r in places]


def apart(g: GreatWarState, a: int, b: int) -> int:
    (ca, ra), (cb, rb) = column_row(g, a), column_row(g, b)
    ya, yb = 2 * ra + ca % 2, 2 * rb + cb % 2
    across, down = abs(ca - cb), abs(ya - yb)
    return across + max(0, (down - across) // 2)


def to_edge(g: GreatWarState, hex: int, edge: int) -> int:
    """Hexes between this one and the edge; edges are top, right, bottom and left."""
    column, row = column_row(g, hex)
    return (row, g.rules.map.cols - 1 - column, g.rules.map.rows - 1 - row, column)[edge]


def terrain(g: GreatWarState, hex: int) -> str:
    """T99.1: a Shellhole or Rubble marker makes the hex that."""
    return TERRAIN_NAMES[g.h_ground[hex] - 1 if g.h_ground[hex] else g.rules.map.terrain[hex]]


def fort(g: GreatWarState, hex: int) -> str:
    return FORT_NAMES[g.h_fort[hex]]


@cache
def chart(name: str) -> Row:
    return next(row for row in data("terrain")["terrain"] if row["name"] == name)


@cache
def works(name: str) -> Row:
    rows = data("fortifications")["fortification"]
    return next((row for row in rows if row["name"] == name), {})


def is_water(g: GreatWarState, hex: int) -> bool:
    return bool(chart(terrain(g, hex)).get("water"))


def has_road(g: GreatWarState, hex: int) -> bool:
    return g.rules.map.road[hex] != 0


# --- stats now (3.3.1.5, 11.1, 13.2, F131.1; guide 2.4) ---


def command(g: GreatWarState, u: int) -> int:
    """13.2, F131.1: neither Suppression nor Wire changes it; a broken Leader has none."""
    return int(side_up(g, u).get("command", 0))


def command_here(g: GreatWarState, hex: int, side: int) -> int:
    """3.3.1.5: of one Leader in the hex, the best."""
    return max((command(g, u) for u in at(g, hex, side) if is_leader(g, u)), default=0)


def in_wire(g: GreatWarState, u: int) -> bool:
    return fort(g, g.u_hex[u]) == "wire" and not g.u_flags[u] & IGNORES_WIRE


def changes(g: GreatWarState, u: int, stat: str) -> int:
    total = 0
    if stat in FOUR:
        total += bool(g.u_flags[u] & VETERAN) - is_suppressed(g, u)
        if is_unit(g, u):
            total += command_here(g, g.u_hex[u], g.u_owner[u])
    if stat in ENTANGLED:
        total -= in_wire(g, u)
    return total


def firepower(g: GreatWarState, u: int) -> int:
    """Of a Tank that of its machine gun."""
    side = side_up(g, u)
    return int(side.get("mg_fp", 0) if is_tank(g, u) else side["fp"]) + changes(g, u, "fp")


def reach(g: GreatWarState, u: int) -> int:
    side = side_up(g, u)
    return int(side.get("mg_range", 0) if is_tank(g, u) else side["range"]) + changes(g, u, "range")


def gun_firepower(g: GreatWarState, u: int) -> int:
    return int(side_up(g, u).get("gun_fp", 0)) + changes(g, u, "fp")


def gun_reach(g: GreatWarState, u: int) -> int:
    return int(side_up(g, u).get("gun_range", 0)) + changes(g, u, "range")


def can_move_at_all(g: GreatWarState, u: int) -> bool:
    """O23.5.9: a broken Tank with "-" can neither Move nor Advance."""
    return "move" in side_up(g, u)


def movement(g: GreatWarState, u: int) -> int:
    total = int(side_up(g, u)["move"]) + changes(g, u, "move")
    if g.u_weapon[u] >= 0:
        total += int(weapon(g, g.u_weapon[u]).get("move", 0))
    return total


def bare_morale(g: GreatWarState, u: int) -> int:
    """Without Cover; S98.5.9 helps Leaders in Woods."""
    total = int(side_up(g, u)["morale"]) + changes(g, u, "morale")
    in_woods = terrain(g, g.u_hex[u]) == "woods"
    if is_leader(g, u) and in_woods and "woods-fighting" in reminders(g, g.u_owner[u]):
        total += 1
    return total


def weapon_command(g: GreatWarState, w: int) -> int:
    """3.3.1.7: never of a Weapon with a white band."""
    u = g.w_carrier[w]
    return 0 if weapon(g, w).get("ordnance") else command_here(g, g.u_hex[u], g.u_owner[u])


def weapon_firepower(g: GreatWarState, w: int) -> int:
    return int(weapon(g, w)["fp"]) + weapon_command(g, w)


def weapon_reach(g: GreatWarState, w: int) -> int:
    return int(weapon(g, w)["range"]) + weapon_command(g, w)


def is_boxed(g: GreatWarState, u: int, stat: str) -> bool:
    return stat in side_up(g, u).get("boxed", [])


# --- Leaders (3.3.1) and Cohesion (3.3.2) ---


def rank(g: GreatWarState, u: int) -> tuple[int, int, int]:
    """3.3.1.4: by the unbroken side."""
    face = counter(g, u)["unbroken"]
    return int(counter(g, u)["seniority"]), int(face.get("command", 0)), int(face["morale"])


def most_senior(g: GreatWarState, side: int) -> list[int]:
    """All who are equally eligible as Highest-ranking Leader."""
    leaders = [u for u in in_play(g, side) if is_leader(g, u)]
    return [u for u in leaders if rank(g, u) == max(rank(g, v) for v in leaders)]


def highest(g: GreatWarState, side: int) -> int:
    """-1 for none; among equals the owner's pick, -1 where he has not picked."""
    equals = most_senior(g, side)
    if len(equals) == 1:
        return equals[0]
    return g.highest[side] if g.highest[side] in equals else -1


def in_radius(g: GreatWarState, leader: int, u: int) -> bool:
    return apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader)


def is_friendly_objective(g: GreatWarState, hex: int, side: int) -> bool:
    """The glossary: a hex under one's control without an enemy in it; any hex of a Building that is one (7.3.1.1)."""
    objective = g.rules.map.objective[hex]
    return objective > 0 and g.control[objective] == side and not at(g, hex, 1 - side)


def in_cohesion(g: GreatWarState, u: int) -> bool:
    side, hex = g.u_owner[u], g.u_hex[u]
    if kind(g, u) == "runner" or g.rules.tables.unit_name[g.u_type[u]] == "germany/stosstruppen":
        return True
    if to_edge(g, hex, g.rules.edge[side]) == 0 or is_friendly_objective(g, hex, side):
        return True
    if g.u_weapon[u] >= 0 and not g.w_broken[g.u_weapon[u]]:
        return True
    return any(is_leader(g, v) and in_radius(g, v, u) for v in in_play(g, side))


# --- Cover (T99.3, T116, F125.4) ---


def best_cover(g: GreatWarState, hex: int, hexside: int = 0) -> int:
    """The best Cover in the hex; `hexside`: of a Wall or Hedge that the fire crossed."""
    kinds = [int(chart(terrain(g, hex)).get("cover", 0)), hexside]
    if not hexside:
        kinds.pop()
    if "cover" in works(fort(g, hex)):
        kinds.append(int(works(fort(g, hex))["cover"]))
    on_road = has_road(g, hex) and terrain(g, hex) == "open"
    return max(kinds) - on_road


def cover_of(g: GreatWarState, u: int, hexside: int = 0) -> int:
    return 0 if is_tank(g, u) else best_cover(g, g.u_hex[u], hexside)


def morale(g: GreatWarState, u: int) -> int:
    return bare_morale(g, u) + cover_of(g, u)


def rout_morale(g: GreatWarState, u: int) -> int:
    """T107.1: no good Cover in Gas."""
    cover = cover_of(g, u)
    return bare_morale(g, u) + (min(0, cover) if g.h_gas[g.u_hex[u]] else cover)


def defence_cover(g: GreatWarState, u: int, hexside: int) -> int:
    """When rolling for Defense; S98.3.7 makes Trenches and Foxholes better by 1."""
    cover = cover_of(g, u, hexside)
    dug_in = fort(g, g.u_hex[u]) in ("trench", "foxholes")
    if is_tank(g, u) or not dug_in or "gabions-et-fascines" not in reminders(g, g.u_owner[u]):
        return cover
    return cover + 1


def melee_firepower(g: GreatWarState, hex: int, side: int) -> int:
    """O16.4.1: FP without Weapons, 1 more for each boxed FP; a Tank uses its lower number (guide 48)."""
    total = 0
    for u in at(g, hex, side):
        if is_tank(g, u):
            guns = [int(side_up(g, u)[name]) for name in ("mg_fp", "gun_fp") if name in side_up(g, u)]
            total += min(guns) + changes(g, u, "fp")
        else:
            total += firepower(g, u) + is_boxed(g, u, "fp")
    return total
