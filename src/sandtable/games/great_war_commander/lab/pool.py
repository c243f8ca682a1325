"""Where the lab's games of Great War Commander come from: shipped scenarios, and skirmishes and brawls of its own.

A skirmish is made up for the machine, not for people: any date and map, with every kind of piece of that date, so that
a few hundred of them meet all cards. A brawl puts both sides among each other, with tanks and guns at hand.
"""

from __future__ import annotations

import random
from typing import Any, Final

from sandtable.commander.lab.kit import shipped_scenarios
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.names import RUNNER, TANK
from sandtable.games.great_war_commander.rules.state import BOX_NAMES

Scenario = dict[str, Any]

BRAWL: Final = "brawl-"
EDGES: Final = [("top", "bottom"), ("bottom", "top"), ("left", "right"), ("right", "left")]
FIRST_MONTH: Final = 1914 * 12 + 8
LAST_MONTH: Final = 1918 * 12 + 11
SWITCHES: Final = [
    "air_support_1917_only", "strategy_lifts", "mortars_spare_ground", "under_shot_interrupts",
    "offensive_from_one_hex", "wire_spares_tanks", "air_actions", "barrage_for_all", "obstacle_sides_block",
    "offensive_bars_cards", "ask_cover", "windows",
]  # fmt: skip
FORTS: Final = ["foxholes", "trench", "mines", "wire", "pillbox"]


def shipped() -> dict[str, Scenario]:
    return shipped_scenarios(FILES)


def random_options(rng: random.Random) -> dict[str, Any]:
    """Now and then a single switch turned over."""
    return {switch: True for switch in SWITCHES if rng.random() < 0.12}


def date_of(rng: random.Random) -> tuple[int, int, int]:
    """Month counted on, year and month."""
    date = rng.randint(FIRST_MONTH, LAST_MONTH)
    return date, (date - 1) // 12, (date - 1) % 12 + 1


def enemies(rng: random.Random, date: int) -> tuple[str, str]:
    """America is in the war from 1917 on."""
    allies = ["france", "america"] if date >= 1917 * 12 + 4 else ["france"]
    return "germany", rng.choice(allies)


def units_of(tables: Tables, nation: int, kind: int, date: int) -> list[str]:
    return [
        tables.unit_name[u]
        for u in range(len(tables.unit_name))
        if tables.unit_nation[u] == nation and tables.unit_kind[u] == kind and tables.unit_serves(u, date)
    ]


def weapons_of(tables: Tables, nation: int, date: int, team: bool) -> list[str]:
    return [
        tables.weapon_name[w]
        for w in range(len(tables.weapon_name))
        if tables.weapon_nation[w] == nation
        and tables.weapon_serves(w, date)
        and (team or not tables.weapon_team_only[w])
    ]


def skirmish(seed: int) -> Scenario:
    """Two enemies on one of the maps, with whatever they have at that date."""
    rng = random.Random(f"great war skirmish {seed}")
    maps = FILES.maps.names()
    date, year, month = date_of(rng)
    postures = rng.choice([["defend", "attack"], ["attack", "defend"], ["recon", "recon"]])
    scenario: Scenario = {
        "name": f"skirmish-{seed}", "title": f"Skirmish {seed}", "map": maps[seed % len(maps)],
        "year": year, "month": month, "sudden_death": rng.randint(5, 9), "initiative": rng.choice(["axis", "allies"]),
        "first": rng.choice(["axis", "allies"]), "vp": rng.randint(-5, 5), "open_draws": rng.randint(0, 3),
        "setup": [{"side": "axis"}, {"side": "allies"}],
    }  # fmt: skip
    edges = rng.choice(EDGES)
    nations = enemies(rng, date)
    for i, name in enumerate(["axis", "allies"]):
        scenario[name] = side(rng, FILES.tables(), nations[i], postures[i], edges[i], date)
    return scenario


def side(rng: random.Random, tables: Tables, name: str, posture: str, edge: str, date: int) -> Scenario:
    nation = tables.nation(name)
    made: Scenario = {
        "nation": name, "posture": posture, "quality": "line", "orders": rng.randint(2, 5),
        "surrender": rng.choice([6, 8, 10, 30]), "edge": edge, "secret_draws": rng.randint(0, 2),
        "areas": [{"depth": rng.randint(4, 6)}], "units": force(rng, tables, nation, date),
    }  # fmt: skip
    if posture == "defend":
        made["forts"] = [{"fort": rng.choice(FORTS)} for _ in range(rng.randint(2, 6))]
    if rng.random() < 0.75:
        telephones = [
            slug for slug, owner in zip(tables.radio_name, tables.radio_nation, strict=True) if owner == nation
        ]
        made["radio"] = {"radio": rng.choice(telephones), "box": rng.choice(BOX_NAMES[:1])}
    return made


def force(rng: random.Random, tables: Tables, nation: int, date: int) -> list[Scenario]:
    leaders = units_of(tables, nation, names.LEADER, date)
    units: list[Scenario] = [{"unit": slug} for slug in rng.sample(leaders, rng.randint(2, 3))]
    units += armed(rng, tables, nation, date, names.SQUAD, rng.randint(3, 6))
    units += armed(rng, tables, nation, date, names.TEAM, rng.randint(1, 3))
    if rng.random() < 0.5:
        units.append({"unit": units_of(tables, nation, RUNNER, date)[0]})
    tanks = units_of(tables, nation, TANK, date)
    units += [{"unit": rng.choice(tanks)} for _ in range(rng.randint(1, 3)) if tanks]
    if rng.random() < 0.4:
        units.append({"unit": rng.choice(units_of(tables, nation, names.SQUAD, date)), "space": rng.randint(1, 4)})
    return units


def armed(rng: random.Random, tables: Tables, nation: int, date: int, kind: int, count: int) -> list[Scenario]:
    """Platoons or Teams, every second with a Weapon."""
    arms = weapons_of(tables, nation, date, kind == names.TEAM)
    made: list[Scenario] = []
    for _ in range(count):
        unit: Scenario = {"unit": rng.choice(units_of(tables, nation, kind, date))}
        if arms and rng.random() < 0.5:
            unit["weapon"] = rng.choice(arms)
        made.append(unit)
    return made


def brawl(seed: int) -> Scenario:
    """Both sides hex by hex among each other on broken ground: Melee, tanks, gas, wire."""
    rng = random.Random(f"great war brawl {seed}")
    scenario = skirmish(seed)
    scenario.update({"name": f"{BRAWL}{seed}", "title": f"Brawl {seed}", "map": "", "setup": []})
    scenario["map_data"] = {
        "map": {"name": "painted", "title": "Painted", "columns": 11, "rows": 9},
        "objectives": {"1": "B2", "2": "B8", "3": "F5", "4": "J2", "5": "J8"},
        "terrain": {"shellhole": "C3 C4 D4 G6 H6", "woods": "E3 H4", "gully": "G3 G4", "building": "F5"},
    }
    hexes = [f"{column}{row}" for column in "BCDEFGHIJ" for row in range(2, 9)]
    rng.shuffle(hexes)
    for name in ("axis", "allies"):
        made = scenario[name]
        made["hand_size"] = 6
        made["forts"] = [{"fort": rng.choice(FORTS), "hex": hexes.pop()} for _ in range(3)]
        for unit in made["units"]:
            unit.pop("space", None)
            unit["hex"] = hexes.pop()
    return scenario
