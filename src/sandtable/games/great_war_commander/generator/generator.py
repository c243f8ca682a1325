"""Random scenarios of Great War Commander: our own procedure, for the rulebook has none. Not compiled.

A plan (date, enemies, Postures, size, ground) by wishes or by chance, forces by points, and from both a scenario.
"""

from __future__ import annotations

import random
from typing import Any, Final

from sandtable.commander.map.map import Map
from sandtable.commander.packs.drafts import made_from, setup_steps
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.packs.wishes import Wishes
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.generator.chart import SIZES, Chart, the_chart
from sandtable.games.great_war_commander.generator.forces import Force, raise_forces
from sandtable.games.great_war_commander.generator.wishes import Plan, make_plan
from sandtable.terrain.lattice import EDGE_NAMES, edge_distance

ORDERS_BY_QUALITY: Final = {"line": 0, "elite": 1, "green": -1}
LONG_EDGES: Final = ["top", "bottom"]
NOT_DRAWN: Final = ["Y", "Z"]  # chits without a secret side
OBJECTIVES: Final = 5


def random_scenario(seed: int | str, wishes: Wishes | None = None) -> dict[str, Any]:
    """A whole scenario from a seed; what no wish names is left to chance."""
    rng = random.Random(f"great war scenario {seed}")
    chart, tables = the_chart(), FILES.packs.load_tables()
    wanted = wishes or {}
    plan = make_plan(rng, chart, wanted)
    forces = raise_forces(rng, chart, tables, plan)
    holder = rng.randrange(2)  # of the Initiative card
    scenario: dict[str, Any] = {
        **made_from(seed, wanted),
        "title": title_of(tables, plan),
        "map": plan.map,
        "year": plan.year,
        "month": plan.month,
        "sudden_death": chart.sizes.sudden_death[plan.size],
        "first": "initiative-chooses" if plan.defender is None else SIDES[1 - plan.defender],
        "initiative": SIDES[holder],
        "vp": head_start(chart, plan, forces),
        "open_draws": 1,
        "excluded_chits": NOT_DRAWN,
        "description": f"A {SIZES[plan.size]} fight, {plan.month}/{plan.year}: {side_text(plan, forces, 0)}; "
        f"{side_text(plan, forces, 1)}.",
        "control": owners(chart, plan, ground(plan.map)),
        "setup": setup_steps(plan.defender, holder, forts=False),
    }
    for side, force in enumerate(forces):
        scenario[SIDES[side]] = side_data(rng, chart, plan, force, side)
    return scenario


def ground(name: str) -> Map:
    return FILES.maps.bare(FILES.maps.files()[name])


def title_of(tables: Tables, plan: Plan) -> str:
    """The Attacker is named first."""
    titles = [tables.nation_title[tables.nation(nation)] for nation in plan.nations]
    if plan.defender == 0:
        titles.reverse()
    return f"{titles[0]} against {titles[1]}"


def side_text(plan: Plan, forces: list[Force], side: int) -> str:
    return f"{plan.nations[side]} ({plan.postures[side]}, {forces[side].quality})"


# --- the fight as a whole ---


def head_start(chart: Chart, plan: Plan, forces: list[Force]) -> int:
    """VPs for the Defender, by what the Attacker has more; positive for the Central Powers."""
    if plan.defender is None:
        return 0
    more = forces[1 - plan.defender].points - forces[plan.defender].points
    points = min(chart.rates.most_vp, max(0, more // chart.rates.points_to_vp))
    return points if plan.defender == 0 else -points


def owners(chart: Chart, plan: Plan, map: Map) -> dict[str, str]:
    """Each side owns the Objectives of its area, and the Defender all that the Attacker does not own."""
    found: dict[str, str] = {}
    for number in range(1, OBJECTIVES + 1):
        hexes = [hex for hex in range(map.size) if map.objective[hex] == number]
        held = [side for side in range(2) if any(in_area(chart, plan, map, side, hex) for hex in hexes)]
        if len(held) == 1:
            found[str(number)] = SIDES[held[0]]
        elif plan.defender is not None:
            found[str(number)] = SIDES[plan.defender]
    return found


def in_area(chart: Chart, plan: Plan, map: Map, side: int, hex: int) -> bool:
    edge = EDGE_NAMES.index(plan.edges[side])
    return edge_distance(map.cols, map.rows, hex, edge) < depth_of(chart, plan, side)


def depth_of(chart: Chart, plan: Plan, side: int) -> int:
    return chart.depths.of(plan.postures[side], plan.edges[side] in LONG_EDGES)


# --- a side ---


def side_data(rng: random.Random, chart: Chart, plan: Plan, force: Force, side: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "nation": plan.nations[side],
        "posture": plan.postures[side],
        "quality": force.quality,
        "orders": chart.orders.of(plan.postures[side]) + ORDERS_BY_QUALITY[force.quality],
        "surrender": max(3, round(force.spaces() * chart.rates.surrender / 100)),
        "edge": plan.edges[side],
        "secret_draws": 1,
        "units": unit_entries(force),
        "areas": [{"depth": depth_of(chart, plan, side)}],
    }
    if force.weapons:
        data["weapons"] = [
            {"weapon": force.tables.weapon_name[weapon], "count": force.weapons.count(weapon)}
            for weapon in sorted(set(force.weapons))
        ]
    if force.radio >= 0:
        data["radio"] = {"radio": force.tables.radio_name[force.radio]}
    if side == plan.defender:
        data["forts"] = works(rng, chart, plan)
    return data


def unit_entries(force: Force) -> list[dict[str, Any]]:
    """Leaders first, then the others by their order in the box; those alike are counted."""
    tables = force.tables
    ranked = sorted(set(force.units), key=lambda unit: (-tables.unit_rank[unit[0]], unit))
    entries: list[dict[str, Any]] = []
    for unit, weapon in ranked:
        entry: dict[str, Any] = {"unit": tables.unit_name[unit]}
        if (count := force.units.count((unit, weapon))) > 1:
            entry["count"] = count
        if weapon >= 0:
            entry["weapon"] = tables.weapon_name[weapon]
        entries.append(entry)
    return entries


def works(rng: random.Random, chart: Chart, plan: Plan) -> list[dict[str, Any]]:
    """Fortifications of the date, now and then one fewer than the chart says."""
    counts = {fort: by_size[plan.size] for fort, by_size in chart.works_at(plan.date).items()}
    rolled = {fort: max(0, count - rng.randint(0, 1)) for fort, count in counts.items()}
    return [{"fort": fort, "count": count} for fort, count in rolled.items() if count]
