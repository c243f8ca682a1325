"""Where the lab's games of Combat! come from: the shipped scenarios, and skirmishes and rarities of its own.

A skirmish is made for the machine, not for people: both sides close to each other anywhere on a map, with all that a
scenario can have. A rarity is a brawl of a few men around a kind of terrain that is seldom shot at, or something else
that natural play hardly reaches.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

from sandtable.games.combat.data.grounds import load_ground
from sandtable.games.combat.data.packs import event_table_names, load_tables
from sandtable.games.combat.data.scenario_check import DEFAULT_MORALE, MAPS, option_names
from sandtable.games.combat.data.scenario_shapes import KINDS, men_of
from sandtable.games.combat.game import GAME
from sandtable.games.combat.rules.names import BUILDING, FOXHOLE, TEAM_NAMES
from sandtable.games.combat.rules.rules import SIDE_OF_MAP_NAMES, VP_NAMES, VP_RANK_NAMES, default_options
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.shelf import Scenario

RARITY: Final = "rarity-"
SKIRMISH: Final = "skirmish-"
ENEMY_TEAMS: Final = TEAM_NAMES[3:]
# men who are in no squad of this number and can be captives of it
CAPTIVE_SQUAD: Final = 2
CAPTIVES: Final = ["pvt-johnson", "pvt-peters"]
PLACE_KINDS: Final = ["enemy-in", "held", "cleared"]
OFF_KINDS: Final = ["friendly-off", "captive-off"]


@cache
def shipped() -> dict[str, Scenario]:
    found = GAME
    return {name: found.scenario(name) for name in found.scenario_names()}


def random_options(rng: random.Random) -> dict[str, Any]:
    """Every switch now and then; most games have the guide's own rules."""
    if rng.random() < 0.5:
        return {}
    default = default_options()
    return {name: not getattr(default, name) for name in option_names() if rng.random() < 0.25}


# --- ground ---


def names_of(ground: Ground, hexes: list[int]) -> str:
    return " ".join(ground.hex_name(hex) for hex in dict.fromkeys(hexes))


def within(ground: Ground, hex: int, low: int, high: int) -> list[int]:
    return [h for h in range(ground.size) if low <= ground.distances[hex * ground.size + h] <= high]


@cache
def terrain_hexes(kind: int) -> list[tuple[str, int]]:
    """Every hex of a terrain, on all maps."""
    found: list[tuple[str, int]] = []
    for name in MAPS:
        ground = load_ground(name)
        found += [(name, hex) for hex in range(ground.size) if ground.terrain[hex] == kind]
    return found


# --- scenarios ---


def skirmish(seed: int, tables: tuple[str, str] | None = None) -> Scenario:
    """Two sides anywhere on a map, a few hexes apart, with whatever they can have."""
    rng = random.Random(f"combat skirmish {seed}")
    name = MAPS[seed % len(MAPS)]
    ground = load_ground(name)
    middle = rng.choice([h for h in range(ground.size) if 4 <= h // ground.rows < 30 and 3 <= h % ground.rows < 17])
    theirs = rng.sample(within(ground, middle, 0, 4), 16)
    ours = [h for h in within(ground, middle, 3, 8) if h not in theirs]
    made = frame(rng, f"{SKIRMISH}{seed}", name, ground, middle, ours, theirs, tables)
    made["turns"] = rng.randint(4, 9)
    if rng.random() < 0.25:
        made["night"] = {"range": rng.randint(2, 5), "dice": 1, "spotting": -2, "fire": -2, "free": 2}
        made["friendly"]["flares"] = {"able": 2, "baker": 1}
    if rng.random() < 0.3:
        teams = rng.sample(TEAM_NAMES[:3], 1)
        spots = rng.sample(ours, min(4, len(ours)))
        made["friendly"]["arrival"] = [{"turn": rng.randint(2, 3), "teams": teams, "hexes": names_of(ground, spots)}]
    made["large_battle"] = rng.random() < 0.2
    return made


def rarity(seed: int, terrain: int | None = None, tables: tuple[str, str] | None = None) -> Scenario:
    """A brawl at close quarters, everybody in or beside one kind of terrain."""
    rng = random.Random(f"combat rarity {seed}")
    kind = terrain if terrain is not None else seed % FOXHOLE
    name, middle = rng.choice(terrain_hexes(kind) or terrain_hexes(0))
    ground = load_ground(name)
    near = within(ground, middle, 0, 6)
    rng.shuffle(near)
    best = sorted(near, key=lambda h: ground.terrain[h] != kind)
    alike = [h for h in best if ground.terrain[h] == kind] or best[:4]
    half = max(1, len(alike) // 2)
    theirs = list(dict.fromkeys(alike[:half] + rng.sample(within(ground, middle, 0, 5), 8)))[:14]
    ours = [h for h in alike[half:] + rng.sample(near, min(6, len(near))) if h not in theirs]
    ours = ours or [h for h in within(ground, middle, 2, 5) if h not in theirs]
    made = frame(rng, f"{RARITY}{seed}", name, ground, middle, ours, theirs, tables)
    made["turns"] = rng.randint(5, 8)
    made["friendly"]["spotted"] = rng.random() < 0.5
    if seed % 4 == 0:
        made["foxholes"] = names_of(ground, within(ground, middle, 0, 6))
    if seed % 5 == 0:
        crowd(made, ground, middle)
    if seed % 3 == 0:
        shell(made, ground, middle)
    elif seed % 3 == 1:
        frenzy(made, ground, middle)
    return made


def shell(made: Scenario, ground: Ground, middle: int) -> None:
    """All artillery falls on the houses nearby: Rubble and Craters."""
    near = sorted(range(ground.size), key=lambda h: ground.distances[middle * ground.size + h])
    houses = [h for h in near if ground.terrain[h] == BUILDING][:4]
    targets = names_of(ground, (houses + [h for h in near if h not in houses])[:10])
    made["artillery"] = {"friendly": targets, "enemy": targets}
    made["events"] = {"friendly": "friendly-hill", "enemy": "enemy-counterattack"}


def frenzy(made: Scenario, ground: Ground, middle: int) -> None:
    """Aggressive Enemies fire at men in the open from afar: hits make them Berserk, and nobody is near to charge."""
    far = [h for h in within(ground, middle, 5, 8) if ground.terrain[h] != BUILDING][::3]
    made["turns"] = 12
    cup = [{"team": team, "soldat": 4} for team in ENEMY_TEAMS]
    made["enemy"] |= {"alert": "alert", "morale": "aggressive", "arrival": [], "cup": cup}
    made["enemy"]["place"] = [{"hexes": names_of(ground, far), "count": min(12, len(far))}]
    made["friendly"] |= {"spotted": True, "morale": "bold", "arrival": []}
    made["friendly"]["area"] = [{"hexes": names_of(ground, within(ground, middle, 0, 2))}]


def crowd(made: Scenario, ground: Ground, middle: int) -> None:
    """All Friendlies in one hex with Enemies around it: Melee, carrying, aid, prisoners, dropped grenades."""
    ring = within(ground, middle, 1, 1)
    made["friendly"]["area"] = [{"hexes": names_of(ground, [middle])}]
    made["friendly"]["arrival"] = []
    made["search"] = [{"hexes": names_of(ground, [middle])}, {"hexes": names_of(ground, ring)}]
    made["enemy"]["place"] = [{"hexes": names_of(ground, ring), "morale": "shaken"}]


def frame(
    rng: random.Random, name: str, map: str, ground: Ground, middle: int, ours: list[int], theirs: list[int],
    tables: tuple[str, str] | None,
) -> Scenario:  # fmt: skip
    """The fields that every scenario has."""
    sides = rng.sample(SIDE_OF_MAP_NAMES, 2)
    compass = rng.choice(within(ground, middle, 1, 1))
    exits = [{"edge": side} for side in rng.sample(SIDE_OF_MAP_NAMES, rng.randint(0, 4))]
    pools = [[t for t in event_table_names() if t.startswith(side)] for side in ("friendly", "enemy")]
    chosen = tables if tables is not None else (rng.choice(pools[0]), rng.choice(pools[1]))
    spots = names_of(ground, rng.sample(within(ground, middle, 0, 6), 10))
    captives = rng.random() < 0.25
    return {
        "name": name, "number": 0, "difficulty": 1, "map": map, "year": 1944, "month": rng.randint(1, 12),
        "turns": 6, "wind": rng.randint(0, 6), "edges": {sides[0]: "friendly", sides[1]: "enemy"},
        "compass": [{"hex": ground.hex_name(middle), "to": ground.hex_name(compass)}],
        "events": {"friendly": chosen[0], "enemy": chosen[1]},
        "artillery": {"friendly": spots, "enemy": spots},
        "foxholes": names_of(ground, rng.sample(theirs, min(2, len(theirs)))),
        "search": [{"hexes": names_of(ground, rng.sample(ours, min(3, len(ours))))}],
        "exits": exits,
        "vp": points(rng, ground, ours, theirs, exits),
        "results": [
            {"name": "superb-victory", "at_least": 15, "win": True},
            {"name": "good-victory", "at_least": 10, "win": True},
            {"name": "just-scraped", "at_least": 5, "win": True}, {"name": "not-good-enough", "at_least": 0},
            {"name": "poor-performance", "at_least": -10}, {"name": "court-martial"},
        ],
        "friendly": friendly(rng, ground, ours, theirs, captives),
        "enemy": enemy(rng, ground, theirs),
    }  # fmt: skip


def points(
    rng: random.Random, ground: Ground, ours: list[int], theirs: list[int], exits: list[dict[str, str]]
) -> list[Scenario]:
    """A line of every kind."""
    found: list[Scenario] = []
    for kind in VP_NAMES:
        line: Scenario = {"for": kind, "points": rng.choice([-2, -1, 1, 2, 3])}
        if kind in PLACE_KINDS:
            line["hexes"] = names_of(ground, rng.sample(ours + theirs, 3))
        if kind in OFF_KINDS:
            if not exits:
                continue
            line["edge"] = rng.choice(exits)["edge"]
        if kind in ("enemy-killed", "enemy-captured"):
            line["rank"] = rng.choice(VP_RANK_NAMES)
        found.append(line)
    return found


def friendly(rng: random.Random, ground: Ground, ours: list[int], theirs: list[int], captives: bool) -> Scenario:
    made: Scenario = {
        "morale": rng.choice(DEFAULT_MORALE),
        "hand": rng.randint(0, 5),
        "squad": CAPTIVE_SQUAD if captives else 0,
        "spotted": rng.random() < 0.3,
        "area": [{"hexes": names_of(ground, ours)}],
    }
    if rng.random() < 0.6:
        made["guns"] = [{"weapon": "lmg-30"}]
    if captives:
        made["captive"] = [
            {"man": man, "hex": ground.hex_name(hex)} for man, hex in zip(CAPTIVES, theirs, strict=False)
        ]
    return made


def enemy(rng: random.Random, ground: Ground, theirs: list[int]) -> Scenario:
    tables = load_tables()
    cup: list[Scenario] = []
    for team in rng.sample(ENEMY_TEAMS, rng.randint(2, 4)):
        entry: Scenario = {"team": team}
        for kind in KINDS:
            most = len(men_of(tables, team, kind))
            entry[kind] = min(most, rng.randint(3, 5) if kind == "soldat" else rng.randint(0, 2))
        cup.append(entry)
    held = sum(entry[kind] for entry in cup for kind in KINDS)
    place = [{"hexes": names_of(ground, theirs), "count": min(len(theirs), held, rng.randint(4, 8))}]
    arrival = {"turn": 2, "hexes": names_of(ground, rng.sample(theirs, 3)), "morale": rng.choice(DEFAULT_MORALE)}
    return {
        "alert": rng.choice(["waiting", "alert"]), "prepared": rng.random() < 0.5, "morale": rng.choice(DEFAULT_MORALE),
        "cup": cup, "place": place, "arrival": [arrival],
    }  # fmt: skip
