"""Where the lab's games of Combat Commander come from: shipped and generated scenarios, and skirmishes of its own.

A skirmish is a made-up scenario for the machine, not for people: any two enemies on any map, with every kind of Weapon,
Fortification and Radio, so that a few hundred of them meet all cards. Rarities are small fights built around something
that natural play hardly reaches.
"""

from __future__ import annotations

import importlib
import random
from typing import Any

from sandtable.commander.lab.kit import shipped_scenarios
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.games.combat_commander.files import FILES, load_tables, map_names

Scenario = dict[str, Any]

RARITY = "rarity-"  # how the names of rarities begin

EDITIONS = ["anniversary", "europe", "europe-bg"]
# switches that no edition sets, tried in some games
SINGLE_SWITCHES = ["ask_cover", "hidden_on_own", "wounds_escape", "windows"]
GENERATOR = "sandtable.games.combat_commander.generator.generator"
EDGES = [("top", "bottom"), ("bottom", "top"), ("left", "right"), ("right", "left")]


def shipped() -> dict[str, Scenario]:
    return shipped_scenarios(FILES)


def generated(seed: int) -> Scenario | None:
    """A scenario of the random scenario generator, if this build has one."""
    try:
        module = importlib.import_module(GENERATOR)
    except ModuleNotFoundError as error:
        if error.name != GENERATOR:
            raise
        return None
    made: Scenario = module.random_scenario(seed)
    return made


def random_options(rng: random.Random, editions: list[str]) -> dict[str, Any]:
    """An edition, and now and then a single switch turned over."""
    options: dict[str, Any] = {"edition": rng.choice(editions)}
    for switch in SINGLE_SWITCHES:
        if rng.random() < 0.15:
            options[switch] = True
    if rng.random() < 0.15:
        options["zero_pass"] = False
    return options


# --- skirmishes ---


def nation_pair(seed: int) -> tuple[int, int]:
    """An Axis and an Allied nation; all pairs in turn."""
    tables = load_tables()
    axis = [n for n in range(len(tables.nation_name)) if tables.nation_axis[n]]
    allies = [n for n in range(len(tables.nation_name)) if not tables.nation_axis[n]]
    return axis[seed % len(axis)], allies[seed // len(axis) % len(allies)]


def skirmish(seed: int, nations: tuple[int, int] | None = None) -> Scenario:
    """Two enemies on one of the maps, with whatever they can have."""
    rng = random.Random(f"skirmish {seed}")
    tables = load_tables()
    sides = nation_pair(seed) if nations is None else nations
    postures = rng.choice([["defend", "attack"], ["attack", "defend"], ["recon", "recon"], ["defend", "defend"]])
    edges = rng.choice(EDGES)
    maps = map_names()
    scenario: Scenario = {
        "name": f"skirmish-{seed}",
        "title": f"Skirmish {seed}",
        "map": maps[seed % len(maps)],
        "year": rng.randint(1939, 1945),
        "sudden_death": rng.randint(5, 9),
        "first": rng.choice(["axis", "allies", "axis-chooses", "allies-chooses", "initiative-chooses"]),
        "initiative": rng.choice(["axis", "allies"]),
        "vp": rng.randint(-5, 5),
        "open_draws": rng.randint(0, 3),
        "concealed_setup": rng.random() < 0.2,
        "haze": rng.choice([0, 0, 0, 1]),
        "setup": [{"side": "axis"}, {"side": "allies"}],
    }
    for name, nation, posture, edge in zip(["axis", "allies"], sides, postures, edges, strict=True):
        scenario[name] = side(rng, tables, nation, posture, edge)
    return scenario


def side(rng: random.Random, tables: Tables, nation: int, posture: str, edge: str) -> Scenario:
    teams = rng.randint(1, 4)
    squads = rng.randint(2, 6)
    units: list[Scenario] = [
        {"unit": slug} for slug in rng.sample(units_of_kind(tables, nation, names.LEADER), rng.randint(1, 3))
    ]
    units += [{"unit": rng.choice(units_of_kind(tables, nation, names.SQUAD))} for _ in range(squads)]
    units += [{"unit": rng.choice(units_of_kind(tables, nation, names.TEAM))} for _ in range(teams)]
    if rng.random() < 0.5:
        units.append({"unit": rng.choice(units_of_kind(tables, nation, names.SQUAD)), "space": rng.randint(1, 4)})
    radios = [slug for slug, owner in zip(tables.radio_name, tables.radio_nation, strict=True) if owner == nation]
    weapons = [
        slug for slug, owner in zip(tables.weapon_name, tables.weapon_nation, strict=True) if owner in (nation, -1)
    ]
    made: Scenario = {
        "nation": tables.nation_name[nation],
        "posture": posture,
        "quality": rng.choice(names.QUALITY_NAMES),
        "orders": rng.randint(2, 6),
        "surrender": rng.choice([5, 7, 9, 12, 30]),
        "edge": edge,
        "secret_draws": rng.randint(0, 2),
        "units": units,
        "weapons": [{"weapon": rng.choice(weapons)} for _ in range(rng.randint(1, 4))],
        "areas": [{"depth": rng.randint(3, 5)}],
        "late_discard": rng.choice([0, 0, 0, 1]),
    }
    if posture == "defend":
        made["forts"] = [{"fort": fort} for fort in rng.sample(names.FORT_NAMES[1:], rng.randint(1, 5))]
    if rng.random() < 0.7:
        made["radio"] = {"radio": rng.choice(radios)} | ({"space": 2} if rng.random() < 0.3 else {})
    return made


def units_of_kind(tables: Tables, nation: int, kind: int) -> list[str]:
    """Slugs of a nation's counters of a kind, without the Private, who only comes by an Event (E56)."""
    return [
        tables.unit_name[u]
        for u in range(len(tables.unit_name))
        if tables.unit_nation[u] == nation and tables.unit_kind[u] == kind and not tables.unit_private[u]
    ]


# --- rarities ---


def rarity(seed: int, nations: tuple[int, int] | None = None) -> Scenario:
    """A small fight around something rare: mostly a brawl, else everybody gone by the edge, a cliff..."""
    rng = random.Random(f"rarity {seed}")
    makers = [leaving_party, cliff_fight, all_five, last_stand]
    sides = nation_pair(seed) if nations is None else nations
    if seed % 4 == 0:
        made = makers[seed // 4 % len(makers)](rng)
    elif seed % 4 == 2:
        made = defended_objectives(rng, sides)
    else:
        made = brawl(rng, sides)
    made["name"] = f"{RARITY}{seed}"
    made["title"] = f"Rarity {seed}"
    return made


def small_fight(rng: random.Random, map_data: dict[str, Any]) -> Scenario:
    paint = {
        "map": {"name": "painted", "title": "Painted", "columns": 9, "rows": 8},
        "objectives": {"1": "A1", "2": "A8", "3": "E4", "4": "I1", "5": "I8"},
    }
    scenario: Scenario = {
        "map": "", "map_data": {**paint, **map_data}, "year": 1943, "sudden_death": 4,
        "initiative": rng.choice(["axis", "allies"]),
    }  # fmt: skip
    for name, nation, edge in (("axis", "germany", "top"), ("allies", "russia", "bottom")):
        scenario[name] = {
            "nation": nation, "posture": "recon", "quality": "line", "orders": 5, "surrender": 30, "edge": edge,
            "hand_size": 8,
        }  # fmt: skip
    return scenario


def leaving_party(rng: random.Random) -> Scenario:
    """The whole Axis force stands at the edge by which it may leave (7.2.1)."""
    scenario = small_fight(rng, {})
    scenario["axis"]["units"] = [{"unit": "rifle", "hex": "B8"}, {"unit": "line-team", "hex": "C8"}]
    scenario["allies"]["units"] = [{"unit": "rifle", "hex": "I1"}]
    return scenario


def cliff_fight(rng: random.Random) -> Scenario:
    """A cliff between the two sides: only an Advance without a Weapon gets over it (T83)."""
    scenario = small_fight(rng, {"levels": {"1": "D4 E4"}, "sides": {"cliff": "D4/4 E4/4"}})
    scenario["axis"]["units"] = [{"unit": "rifle", "hex": "E4"}, {"unit": "rifle", "hex": "D4"}]
    scenario["allies"]["units"] = [{"unit": "rifle", "hex": "F5"}, {"unit": "rifle", "hex": "I8"}]
    return scenario


def all_five(rng: random.Random) -> Scenario:
    """One side holds all Objectives and the chit that makes that a victory (7.3.2)."""
    scenario = small_fight(rng, {})
    winner = rng.choice(["axis", "allies"])
    scenario["control"] = dict.fromkeys("12345", winner)
    scenario["open_chits"] = ["V"]
    scenario["axis"]["units"] = [{"unit": "rifle", "hex": "C2"}, {"unit": "line-team", "hex": "E2"}]
    scenario["allies"]["units"] = [{"unit": "rifle", "hex": "C7"}, {"unit": "line-team", "hex": "E7"}]
    return scenario


def last_stand(rng: random.Random) -> Scenario:
    """A broken unit alone against many: it may die with nobody left (6.3.1)."""
    scenario = small_fight(rng, {})
    scenario["axis"]["units"] = [{"unit": "line-team", "hex": "E4", "broken": True}]
    scenario["allies"]["units"] = [
        {"unit": "smg", "hex": "E5"}, {"unit": "smg", "hex": "D4"}, {"unit": "sgt-maisky", "hex": "E5"},
    ]  # fmt: skip
    return scenario


def brawl(rng: random.Random, nations: tuple[int, int]) -> Scenario:
    """Two crowds hex by hex among each other: Melee, Ambush, No Quarter, Crossfire, Hand Grenades."""
    tables = load_tables()
    scenario = small_fight(rng, {"terrain": {"woods": "C3 D5 G4 G6"}})
    scenario["sudden_death"] = 6
    postures = rng.choice([["attack", "defend"], ["defend", "attack"], ["recon", "recon"]])
    places = [["B4", "D4", "F4", "H4", "E2"], ["C4", "E4", "G4", "I5", "E7"]]
    for name, nation, posture, hexes in zip(["axis", "allies"], nations, postures, places, strict=True):
        squads = units_of_kind(tables, nation, names.SQUAD)
        leader = rng.choice(units_of_kind(tables, nation, names.LEADER))
        scenario[name]["nation"] = tables.nation_name[nation]
        scenario[name]["posture"] = posture
        scenario[name]["orders"] = 6
        scenario[name]["units"] = [{"unit": leader, "hex": hexes[0]}]
        guns = [w for w, n in enumerate(tables.weapon_nation) if n == nation and tables.weapon_is_mg[w]]
        scenario[name]["units"] += [
            {"unit": rng.choice(squads), "hex": hex, "weapon": tables.weapon_name[rng.choice(guns)]} for hex in hexes
        ]
        scenario[name]["areas"] = [{"depth": 2}]
    return scenario


def defended_objectives(rng: random.Random, nations: tuple[int, int]) -> Scenario:
    """The enemy stands before every Objective of a defender, who may have more there than was seen (A31)."""
    scenario = brawl(rng, nations)
    sides = ["axis", "allies"]
    defender = rng.randrange(2)
    for side, name in enumerate(sides):
        scenario[name]["posture"] = "defend" if side == defender else "attack"
    held = [unit["hex"] for unit in scenario[sides[defender]]["units"][1:]]
    scenario["map_data"]["objectives"] = {str(number): hex for number, hex in enumerate(held, 1)}
    scenario["control"] = dict.fromkeys("12345", sides[defender])
    return scenario


def deal(scenario: Scenario, hands: list[list[str]], removed: list[list[str]] | None = None) -> Scenario:
    """The same scenario with cards dealt to each side at the start, and cards taken out of each deck."""
    made = dict(scenario)
    for side, name in enumerate(["axis", "allies"]):
        made[name] = {**scenario[name], "hand": hands[side]}
        if removed is not None and removed[side]:
            made[name]["removed"] = [card for card in removed[side] if card not in hands[side]]
    return made
