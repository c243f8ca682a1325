"""Where the lab's games of Great War Commander come from: shipped and generated scenarios, and skirmishes
and rarities of its own.

A skirmish is made up for the machine, not for people: any date and map, with every kind of piece of that date, so that
a few hundred of them meet all cards. Rarities are small fights built around something that natural play hardly reaches:
mostly a brawl, both sides among each other, with tanks and guns at hand.
"""

from __future__ import annotations

import random
from typing import Any, Final

from sandtable.commander.lab.kit import shipped_scenarios
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.names import HIDDEN_POSITION, RUNNER, TANK
from sandtable.games.great_war_commander.rules.state import BOX_NAMES, LOCAL, STANDING

Scenario = dict[str, Any]

RARITY: Final = "rarity-"  # how the names of rarities begin
LONG_BARRAGE: Final = "Long barrage"
BARRAGE_EVERY: Final = 16  # rarities one of which is a long barrage, the first being this
FIRST_BARRAGE: Final = 10
EDGES: Final = [("top", "bottom"), ("bottom", "top"), ("left", "right"), ("right", "left")]
FIRST_MONTH: Final = 1914 * 12 + 8
AMERICA_FIGHTS: Final = 1917 * 12 + 4
BARRAGES: Final = 1917 * 12 + 1  # in use for long
RENAULTS: Final = 1918 * 12 + 5  # both Allies have Tanks
LAST_MONTH: Final = 1918 * 12 + 11
OTHER_SEED: Final = 100_000
SWITCHES: Final = [
    "air_support_1917_only", "strategy_lifts", "mortars_spare_ground", "under_shot_interrupts",
    "offensive_from_one_hex", "wire_spares_tanks", "air_actions", "barrage_for_all", "obstacle_sides_block",
    "offensive_bars_cards", "ask_cover", "windows", "three_players",
]  # fmt: skip
FORTS: Final = ["foxholes", "trench", "mines", "wire", "bunker", "pillbox"]
FIRSTS: Final = ["axis", "allies", "axis-chooses", "allies-chooses", "initiative-chooses"]


def shipped() -> dict[str, Scenario]:
    return shipped_scenarios(FILES)


def random_options(rng: random.Random) -> dict[str, Any]:
    """Now and then a single switch turned over."""
    return {switch: True for switch in SWITCHES if rng.random() < 0.12}


Dates = tuple[int, int]  # the first and the last month that is wanted
WHOLE_WAR: Final[Dates] = (FIRST_MONTH, LAST_MONTH)


def date_of(rng: random.Random, dates: Dates) -> tuple[int, int, int]:
    """Month counted on, year and month."""
    date = rng.randint(max(FIRST_MONTH, dates[0]), min(LAST_MONTH, dates[1]))
    return date, (date - 1) // 12, (date - 1) % 12 + 1


def enemies(rng: random.Random, date: int) -> tuple[str, str]:
    """America is in the war from 1917 on."""
    allies = ["france", "america"] if date >= AMERICA_FIGHTS else ["france"]
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


def skirmish(seed: int, dates: Dates = WHOLE_WAR) -> Scenario:
    """Two enemies on one of the maps, with whatever they have at that date."""
    rng = random.Random(f"great war skirmish {seed}")
    maps = FILES.maps.names()
    date, year, month = date_of(rng, dates)
    postures = rng.choice([["defend", "attack"], ["attack", "defend"], ["recon", "recon"]])
    scenario: Scenario = {
        "name": f"skirmish-{seed}", "title": f"Skirmish {seed}", "map": maps[seed % len(maps)],
        "year": year, "month": month, "sudden_death": rng.randint(5, 9), "initiative": rng.choice(["axis", "allies"]),
        "first": rng.choice(FIRSTS), "vp": rng.randint(-5, 5), "open_draws": rng.randint(0, 3),
        "setup": [{"side": "axis"}, {"side": "allies"}],
    }  # fmt: skip
    if rng.random() < 0.3:
        scenario["changes"] = [{"space": rng.randint(1, 4), "side": rng.choice(["axis", "allies"]), "vp": 2}]
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
    if rng.random() < 0.3:
        made["forts"] = [*made.get("forts", []), {"fort": rng.choice(FORTS[:2]), "space": rng.randint(1, 3)}]
    arms = weapons_of(tables, nation, date, False)
    if arms and rng.random() < 0.3:
        made["weapons"] = [{"weapon": rng.choice(arms)}]
    if rng.random() < 0.8:
        made["radio"] = telephone(rng, tables, nation)
    if rng.random() < 0.25:
        made["late_discard"] = 1
    return made


def telephone(rng: random.Random, tables: Tables, nation: int) -> Scenario:
    """Its owner says where it stands; now and then it comes late, or in the box that is always there."""
    kinds = [slug for slug, owner in zip(tables.radio_name, tables.radio_nation, strict=True) if owner == nation]
    made: Scenario = {"radio": rng.choice(kinds)}
    if rng.random() < 0.2:
        made["space"] = rng.randint(1, 3)
    elif rng.random() < 0.2:
        made["box"] = BOX_NAMES[LOCAL]
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


# --- rarities ---


def rarity(seed: int, dates: Dates = WHOLE_WAR) -> Scenario:
    """Mostly a brawl; else one of shells or of tanks, everybody gone by the edge, a last stand..."""
    rng = random.Random(f"great war rarity {seed}")
    if seed % 4 == 0:
        made = [leaving_party, last_stand, messages, held_objectives][seed // 4 % 4](rng, seed)
    elif seed % 4 == 2:
        made = [bombardment, tank_fight, long_barrage, tank_fight][seed // 4 % 4](rng, seed)
    else:
        made = brawl(rng, seed, dates)
    made["name"] = f"{RARITY}{seed}"
    made["title"] = LONG_BARRAGE if made["title"] == LONG_BARRAGE else f"Rarity {seed}"
    return made


def painted(terrain: dict[str, str]) -> Scenario:
    return {
        "map": {"name": "painted", "title": "Painted", "columns": 11, "rows": 9},
        "objectives": {"1": "B2", "2": "B8", "3": "F5", "4": "J2", "5": "J8"},
        "terrain": terrain,
    }


def brawl(rng: random.Random, seed: int, dates: Dates = WHOLE_WAR) -> Scenario:
    """Both sides hex by hex among each other on broken ground: Melee, tanks, gas, wire."""
    scenario = skirmish(seed, dates)
    scenario.update({"map": "", "setup": []})
    scenario["map_data"] = {
        **painted({
            "shellhole": "C3 C4 D4 G6 H6", "woods": "E3 H4", "gully": "G3 G4", "building": "F5", "boulders": "D7",
            "destroyed-woods": "E6 I6", "quarry": "C7", "orchard": "I3", "rubble": "H8",
            "marsh": "B5", "brush": "D2", "field": "F7", "stream": "J5",
        }),
        "ways": {"trail": "C3 C4", "road": "E3 E4"},
        "sides": {"wall": "E4/4", "destroyed-wall": "F4/4 G5/4", "hedge": "D5/4", "fence": "H5/4"},
    }  # fmt: skip
    hexes = [f"{column}{row}" for column in "BCDEFGHIJ" for row in range(2, 9)]
    rng.shuffle(hexes)
    for name in ("axis", "allies"):
        made = scenario[name]
        made["hand_size"] = 6
        made["forts"] = [{"fort": rng.choice(FORTS), "hex": hexes.pop()} for _ in range(3)]
        made.pop("weapons", None)
        for unit in made["units"]:
            unit.pop("space", None)
            unit["hex"] = hexes.pop()
    return scenario


def bombardment(rng: random.Random, seed: int) -> Scenario:
    """Both sides with Telephones and hands full of Artillery Requests, at a time of barrages; mostly against America,
    whose cards against them are seldom held when one lies."""
    scenario = brawl(rng, seed, (BARRAGES, LAST_MONTH))
    if seed % 3:
        scenario = against_america(rng, seed)
    tables = FILES.tables()
    for name in ("axis", "allies"):
        nation = tables.nation(scenario[name]["nation"])
        kinds = [slug for slug, owner in zip(tables.radio_name, tables.radio_nation, strict=True) if owner == nation]
        scenario[name]["radio"] = {"radio": rng.choice(kinds), "box": BOX_NAMES[STANDING]}
        scenario[name]["hand"] = order_cards(tables, nation, names.ARTILLERY_REQUEST)[:4]
    return scenario


def long_barrage(rng: random.Random, seed: int) -> Scenario:
    """Nothing but German shells on few Americans, for long: theirs are cards that need a barrage to lie already."""
    scenario = against_america(rng, seed)
    scenario.update({"title": LONG_BARRAGE, "sudden_death": 12})
    tables = FILES.tables()
    germany = tables.nation("germany")
    leaders = units_of(tables, germany, names.LEADER, BARRAGES)[:3]
    made = scenario["axis"]
    made["units"] = [{"unit": slug, "hex": hex} for slug, hex in zip(leaders, ("C2", "F2", "I2"), strict=True)]
    made["radio"] = {"radio": telephone(rng, tables, germany)["radio"], "box": BOX_NAMES[STANDING]}
    made["hand"] = order_cards(tables, germany, names.ARTILLERY_REQUEST)[:6]
    scenario["allies"]["units"] = [{"unit": platoon(scenario), "hex": hex} for hex in ("C8", "F8", "I8")]
    scenario["allies"].pop("radio", None)
    for name in ("axis", "allies"):
        scenario[name].update({"orders": 2, "surrender": 30, "forts": []})
    return scenario


def against_america(rng: random.Random, seed: int) -> Scenario:
    scenario = brawl(rng, seed, (AMERICA_FIGHTS, LAST_MONTH))
    while scenario["allies"]["nation"] != "america":
        seed += OTHER_SEED
        scenario = brawl(rng, seed, (AMERICA_FIGHTS, LAST_MONTH))
    return scenario


def tank_fight(rng: random.Random, seed: int) -> Scenario:
    """Tanks before wire and an Objective; some are suppressed already, which Events may mend."""
    scenario = brawl(rng, seed, (RENAULTS, LAST_MONTH))
    made = scenario["allies"]
    tables = FILES.tables()
    nation = tables.nation(made["nation"])
    tanks = units_of(tables, nation, TANK, RENAULTS)
    scenario["map_data"]["terrain"] = {"shellhole": "G6 H6"}
    made["units"] = [{"unit": platoon(scenario), "hex": hex} for hex in ("B3", "J7")]
    made["units"] += [{"unit": rng.choice(tanks), "hex": hex, "suppressed": True} for hex in ("C2", "E6", "H3")]
    made["hand"] = order_cards(tables, nation, names.MOVE)[:4]
    scenario["axis"]["units"] = [{"unit": "infanterie", "hex": hex} for hex in ("A1", "K9", "I8", "F2")]
    scenario["axis"]["forts"] = [{"fort": "wire", "hex": hex} for hex in ("C3", "E5", "D2", "H4", "H2", "E7")]
    made["forts"] = []
    return scenario


def order_cards(tables: Tables, nation: int, order: int) -> list[str]:
    """Ids of a deck's cards with an Order."""
    first = tables.first_card(nation)
    deck = range(first, first + names.CARDS_IN_DECK)
    return [tables.card_name[card] for card in deck if tables.card_order[card] == order]


def small_fight(rng: random.Random, seed: int) -> Scenario:
    """No pieces yet, a short game, and hands that allow much."""
    scenario = skirmish(seed)
    scenario.update({"map": "", "map_data": painted({}), "setup": [], "sudden_death": 4, "first": "axis"})
    for name in ("axis", "allies"):
        for key in ("units", "forts", "weapons", "radio", "late_discard"):
            scenario[name].pop(key, None)
        scenario[name].update({"orders": 5, "surrender": 30, "hand_size": 8, "posture": "recon"})
    scenario["axis"]["edge"], scenario["allies"]["edge"] = "top", "bottom"
    return scenario


def leaving_party(rng: random.Random, seed: int) -> Scenario:
    """The whole German force stands at the edge by which it may leave (7.2.1)."""
    scenario = small_fight(rng, seed)
    scenario["axis"]["units"] = [{"unit": "infanterie", "hex": "B9"}, {"unit": "abteilung", "hex": "C9"}]
    scenario["allies"]["units"] = [{"unit": platoon(scenario), "hex": "J1"}]
    return scenario


def last_stand(rng: random.Random, seed: int) -> Scenario:
    """A broken Team alone against many: it may die with nobody left (6.3.1)."""
    scenario = small_fight(rng, seed)
    scenario["axis"]["units"] = [{"unit": "abteilung", "hex": "E4", "broken": True}]
    scenario["allies"]["units"] = [{"unit": platoon(scenario), "hex": hex} for hex in ("E5", "D4", "F5")]
    return scenario


def messages(rng: random.Random, seed: int) -> Scenario:
    """Runners close to their own edge, where they deliver what they carry (O27.2.1); Engineers with works (3.1.9)."""
    scenario = small_fight(rng, seed)
    scenario["axis"]["units"] = [
        {"unit": "bote", "hex": "E2"}, {"unit": "bote", "hex": "G2"}, {"unit": "lt-ebel", "hex": "F2"},
        {"unit": "infanterie", "hex": "F2"}, {"unit": "pionier", "hex": "D3"}, {"unit": "pionier", "hex": "H3"},
    ]  # fmt: skip
    scenario["axis"]["forts"] = [{"fort": "wire", "hex": "D3"}]
    scenario["axis"]["radio"] = {"radio": "telephone-105mm"}
    scenario["allies"]["units"] = [{"unit": platoon(scenario), "hex": hex} for hex in ("E8", "G8")]
    return scenario


def held_objectives(rng: random.Random, seed: int) -> Scenario:
    """A defender stands on Objectives, under fire: there he may have more than was seen (A45.1)."""
    scenario = small_fight(rng, seed)
    scenario["allies"].update({"posture": "defend", "areas": [{"depth": 9}]})
    scenario["axis"]["posture"] = "attack"
    scenario["allies"]["units"] = [{"unit": platoon(scenario), "hex": hex} for hex in ("B2", "F5", "J2", "J8")]
    scenario["axis"]["units"] = [{"unit": "infanterie", "hex": hex} for hex in ("B4", "F4", "F3", "J3", "I8")]
    nation = FILES.tables().nation(scenario["allies"]["nation"])
    scenario["allies"]["hand"] = action_cards(FILES.tables(), nation, [names.HIDDEN_PILLBOX, HIDDEN_POSITION])
    scenario["axis"]["hand"] = order_cards(FILES.tables(), FILES.tables().nation("germany"), names.FIRE)[:5]
    return scenario


def action_cards(tables: Tables, nation: int, actions: list[int]) -> list[str]:
    """Ids of a deck's cards with one of these Actions."""
    first = tables.first_card(nation)
    deck = range(first, first + names.CARDS_IN_DECK)
    return [tables.card_name[card] for card in deck if tables.card_action[card] in actions]


def platoon(scenario: Scenario) -> str:
    return "poilus" if scenario["allies"]["nation"] == "france" else "doughboys"


def deal(scenario: Scenario, hands: list[list[str]]) -> Scenario:
    """The same scenario with cards dealt to each side at the start, unless it says itself which."""
    made = dict(scenario)
    for side, name in enumerate(["axis", "allies"]):
        made[name] = {"hand": hands[side], **scenario[name]}
    return made
