"""Scenarios of the fuzz: the shipped ones, and small fights made up by a number around something to be tried.

Both sides stand close together, so that a few turns bring shots, charges and contests; a theme gives them what its
chapter needs: engineers and their works, water, rails, aircraft, reserves, points to spend.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario import load_scenario, plain, read_scenario, scenario_names
from sandtable.games.barbarossa.data.scenario_check import may_stand, price
from sandtable.games.barbarossa.rules.cards import NOT_PRINTED, Card
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import (
    AIRBORNE,
    AIRCRAFT,
    DEPLOYS,
    FOREST,
    HQ,
    INFANTRY,
    LAKE,
    LIGHT_WOODS,
    RIVER,
    SIDE_NAMES,
    SWAMP,
    TOWED_GUN,
    TRAIN,
    TRANSPORT,
    WATER_UNIT,
)
from sandtable.games.barbarossa.rules.tables import OPTION_VALUES
from sandtable.shelf import Scenario

THEME: Final = "theme-"
THEMES: Final[list[str]] = ["men", "armour", "guns", "engineers", "river", "train", "air", "silk", "supplies", "ambush"]
# played by the fuzz alone; golden traces know the others by their numbers
RARE: Final[list[str]] = [
    "dogfight",
    "market",
    "reserves",
    "escape",
    "raid",
    "convoy",
    "trenches",
    "brawl",
    "swarm",
    "layers",
    "marsh",
]
EVERY: Final[list[str]] = [*THEMES, *RARE]
RAILS: Final = ["train", "escape"]
UNITS: Final = 6
TURNS: Final = 6
NEAR: Final = 2  # radius of an area
APART: Final = 3
DEPOT: Final = 24

# cards of a side that a theme wants, by its letter; others are drawn
CORE: Final[dict[str, dict[str, list[str]]]] = {
    "men": {"german": ["G01", "G02", "G04", "G06"], "soviet": ["S01", "S02", "S05", "S06"]},
    "armour": {"german": ["G14", "G16", "G17", "G18", "G19"], "soviet": ["S13", "S15", "S16", "S17", "S18"]},
    "guns": {"german": ["G07", "G08", "G11", "G13", "G20"], "soviet": ["S07", "S09", "S10", "S12", "S20"]},
    "engineers": {"german": ["G03", "G03", "G01", "G14"], "soviet": ["S03", "S03", "S01", "S18"]},
    "river": {"german": ["G03", "G03", "G26", "G01"], "soviet": ["S03", "S03", "S27", "S02"]},
    "train": {"german": ["G03", "G08", "G01", "G16"], "soviet": ["S03", "S01", "S19", "S12"]},
    "air": {"german": ["G01", "G12", "G13", "G06"], "soviet": ["S01", "S12", "S06", "S16"]},
    "silk": {"german": ["G01", "G12"], "soviet": ["S01", "S12"]},
    "supplies": {"german": ["G20", "G07", "G01", "G11"], "soviet": ["S20", "S08", "S01", "S11"]},
    "ambush": {"german": ["G01", "G06", "G14", "G18"], "soviet": ["S01", "S22", "S13", "S09"]},
    "dogfight": {"german": ["G01", "G18"], "soviet": ["S01", "S19"]},
    "market": {"german": ["G01", "G14"], "soviet": ["S01", "S13"]},
    "reserves": {"german": ["G01", "G02", "G18"], "soviet": ["S01", "S02", "S14"]},
    "escape": {"german": ["G01", "G20"], "soviet": ["S01", "S20"]},
    "raid": {"german": ["G12", "G13", "G06"], "soviet": ["S12", "S06", "S12"]},
    "brawl": {
        "german": ["G02", "G02", "G02", "G01", "G01", "G01"],
        "soviet": ["S02", "S02", "S02", "S01", "S01", "S01"],
    },
    "convoy": {"german": ["G20", "G14", "G01"], "soviet": ["S20", "S13", "S01"]},
    "trenches": {"german": ["G06", "G07", "G08", "G01"], "soviet": ["S06", "S09", "S17", "S03"]},
    "swarm": {"german": ["G01", "G18", "G04"], "soviet": ["S01", "S19", "S05"]},
    "layers": {"german": ["G03", "G03", "G03", "G01"], "soviet": ["S03", "S03", "S03", "S01"]},
    "marsh": {"german": ["G01", "G02"], "soviet": ["S01", "S02"]},
}
DROPS: Final = ["silk", "marsh"]
WATERS: Final = ["river", "marsh"]
PLANES: Final[dict[str, dict[str, list[str]]]] = {
    "air": {"german": ["G22", "G22", "G23", "G24"], "soviet": ["S23", "S23", "S24", "S25"]},
    "silk": {"german": ["G22", "G25", "G25"], "soviet": ["S23", "S26", "S26"]},
    "dogfight": {"german": ["G22", "G22", "G22", "G24", "G24"], "soviet": ["S23", "S23", "S23", "S25", "S25"]},
    "raid": {"german": ["G23", "G23", "G23"], "soviet": ["S24", "S24", "S23"]},
    "swarm": {"german": ["G22"] * 8, "soviet": ["S23"] * 8},
    "marsh": {"german": ["G25", "G25"], "soviet": ["S26", "S26"]},
}
# work that begins half done, so that there is time for a second one of the kind
BEGUN: Final[dict[str, tuple[list[str], dict[str, Any]]]] = {
    "layers": (["G03", "S03"], {"order": "place-land-mines", "boxes": 2}),
}
# cards of both sides that begin in one hex: what two units do together needs it
TOGETHER: Final[dict[str, list[list[str]]]] = {
    "men": [["G01", "G02"], ["S01", "S02"]],
    "guns": [["G08", "G20"], ["S09", "S20"]],
    "river": [["G03", "G03"], ["S03", "S03"]],
    "engineers": [["G03", "G03"], ["S03", "S03"]],
    "train": [["G03"], ["S03", "S19"]],
    "supplies": [["G20", "G01"], ["S20", "S01"]],
    "brawl": [["G01", "G01"], ["S01", "S01"]],
}
LONGER: Final = {
    "air": 4, "silk": 2, "engineers": 2, "supplies": 2, "dogfight": 10, "raid": 4, "swarm": 6, "layers": 4, "marsh": 4,
}  # fmt: skip
WORKS: Final[dict[str, list[str]]] = {
    "engineers": ["wire", "barrier", "minefield", "trench"],
    "men": ["trench", "pillbox"],
    "guns": ["trench", "wire"],
    "armour": ["barrier", "minefield", "wire"],
    "ambush": ["minefield", "pillbox"],
    "supplies": ["pillbox"],
    "raid": ["pillbox"],
    "trenches": ["trench", "trench"],
}
# who rides at the start, by theme and side: rider, carrier
RIDING: Final[dict[str, list[list[tuple[str, str]]]]] = {
    "convoy": [[("G06", "G20"), ("G07", "G20")], [("S06", "S20"), ("S07", "S20")]],
    "escape": [[], [("S19", "T01"), ("S06", "T01"), ("S07", "T01")]],
}
BUDGET: Final = 60  # Force Points of a side that buys


@lru_cache(maxsize=1)
def shipped() -> dict[str, Scenario]:
    return {name: plain(load_scenario(name)) for name in scenario_names()}


def skirmish(number: int) -> Scenario:
    """Any theme, any map."""
    return themed(THEMES[number % len(THEMES)], number)


def themed(theme: str, number: int) -> Scenario:
    """Legal by the reader of scenarios; the same number gives the same one."""
    rng = random.Random(f"{theme} {number}")
    while True:
        found = try_scenario(theme, number, rng)
        if found is not None:
            return found


def try_scenario(theme: str, number: int, rng: random.Random) -> Scenario | None:
    rails = ["the-halt", "two-bridges"]
    wet = ["two-bridges", "lake-and-marsh"]
    maps = {"river": wet, "marsh": wet, "train": rails, "escape": rails}.get(theme, ground_names())
    name = rng.choice(maps)
    ground = load_ground(name)
    middle = rng.choice(places(ground, theme))
    data: dict[str, Any] = {
        "name": f"{THEME}{theme}-{number}", "number": number, "map": name,
        "turns": TURNS + LONGER.get(theme, 0) + number % 3,
        "provenance": "Made up for a trial.", "strong-winds": rng.random() < 0.3, "wind": rng.randrange(7),
        "stream": max(ground.stream) >= 0 and rng.random() < 0.5, "victory": victory(rng, ground, middle),
    }  # fmt: skip
    taken: list[int] = []
    for side in range(len(SIDE_NAMES)):
        made = side_of(theme, side, ground, middle, taken, rng)
        if made is None:
            return None
        data[SIDE_NAMES[side]] = made
    if theme in RARE:
        make_rare(theme, data, ground, middle, rng)
    return plain(read_scenario(data, "pool"))


def places(ground: Ground, theme: str) -> list[int]:
    """Hexes around which a theme is played."""
    inside = [h for h in range(ground.size) if not ground.rim[h]]
    if theme in WATERS:
        return [h for h in inside if ground.terrain[h] in (RIVER, LAKE)]
    return [h for h in inside if ground.rail[h]] if theme in RAILS else inside


def victory(rng: random.Random, ground: Ground, middle: int) -> dict[str, Any]:
    if rng.random() < 0.3:
        goal = {"side": rng.choice(SIDE_NAMES), "result": rng.choice(["win", "draw"])}
        held = {"hold-all": ground.hex_name(middle)}
        return {"rule": "goals", "otherwise": rng.choice([*SIDE_NAMES, "draw"]), "goal": [{**goal, **held}]}
    kinds = ["unit-destroyed", "force-points-destroyed", "held-at-end"]
    scores = [{"side": "both", "for": kind, "points": 1} for kind in rng.sample(kinds, 2)]
    for score in scores:
        if score["for"] == "held-at-end":
            score["hexes"] = ground.hex_name(middle)
    return {"rule": "points", "otherwise": rng.choice([*SIDE_NAMES, "draw"]), "score": scores}


# --- a side ---


def side_of(
    theme: str, side: int, ground: Ground, middle: int, taken: list[int], rng: random.Random
) -> dict[str, Any] | None:
    """Its own units around its own spot; the two areas do not meet."""
    spots = [h for h in range(ground.size) if not ground.rim[h] and ground.distance(h, middle) <= APART - 1]
    spot = rng.choice(spots)
    area = [h for h in range(ground.size) if ground.distance(h, spot) <= NEAR and not ground.rim[h] and h not in taken]
    cards = chosen(theme, side, rng)
    force = [entry for card in cards for entry in entries(card, ground, area, rng, cards)]
    if theme in RIDING:  # their load is settled
        force = [entry for entry in force if not set(entry) & {"carried-by", "towed-by"}]
    put_together(theme, side, force, ground, area, rng)
    begin_work(theme, force, names_of(ground, area))
    on_foot = [entry for entry in force if not set(entry) & {"at", "airfield", "carried-by", "towed-by"}]
    legal = [[h for h in area if may_stand(load_tables(), ground, card_of(e["card"]), h)] for e in on_foot]
    if not on_foot or any(len(hexes) < len(on_foot) for hexes in legal):
        return None
    taken += area
    made: dict[str, Any] = {"area": {"hexes": names_of(ground, area)}, "force": force}
    made["works"] = [{"kind": kind, "number": rng.randint(1, 2)} for kind in WORKS.get(theme, [])]
    for works in made["works"]:
        if works["kind"] == "minefield" and rng.random() < 0.5:
            works["fake"] = 1
    dry = [h for h in area if ground.terrain[h] not in (RIVER, LAKE, SWAMP)]
    if theme in ("supplies", "engineers", "guns", "train") and dry:
        where = [entry["at"] for entry in force if "at" in entry] if rng.random() < 0.5 else []
        made["depot"] = [{"hex": (where or [ground.hex_name(rng.choice(dry))])[0], "ap": rng.randint(1, DEPOT)}]
    if theme in ("ambush", "men", "air"):
        made["hidden"] = {"most": 2}
    tables = load_tables()
    units = sum(card_of(entry["card"]).cost for entry in force)
    made["points"] = units + sum(price(tables.numbers, works["kind"]) * works["number"] for works in made["works"])
    return made


def put_together(
    theme: str, side: int, force: list[dict[str, Any]], ground: Ground, area: list[int], rng: random.Random
) -> None:
    """In one hex of the area where all of them can stand: by the water, in the woods, on the track."""
    group = TOGETHER[theme][side] if theme in TOGETHER else []
    waiting = list(group)
    mine = []
    for entry in force:
        if set(entry) == {"card"} and entry["card"] in waiting:
            waiting.remove(entry["card"])
            mine.append(entry)
    tables = load_tables()
    fit = [h for h in area if all(may_stand(tables, ground, card_of(entry["card"]), h) for entry in mine)]
    liked = [h for h in fit if is_liked(theme, ground, h)]
    if not mine or not fit:
        return
    h = rng.choice(liked or fit)
    for entry in mine:
        entry["at"] = ground.hex_name(h)
        if card_of(entry["card"]).has(DEPLOYS):
            entry["state"] = "withdrawn"


def begin_work(theme: str, force: list[dict[str, Any]], hexes: str) -> None:
    cards, begun = BEGUN.get(theme, ([], {}))
    for entry in force:
        if entry["card"] in cards and not set(entry) & {"carried-by", "towed-by"}:
            entry["begun"] = {**begun, "hexes": hexes}


def is_liked(theme: str, ground: Ground, h: int) -> bool:
    if theme == "river":
        return ground.work[h] > 0 or any(ground.terrain[n] == RIVER for n in ground.adjacent(h))
    if theme == "engineers":
        return ground.terrain[h] in (LIGHT_WOODS, FOREST)
    return theme not in RAILS or ground.rail[h] != 0


def card_of(name: str) -> Card:
    tables = load_tables()
    return tables.cards[tables.card_of[name]]


def names_of(ground: Ground, hexes: list[int]) -> str:
    return " ".join(ground.hex_name(h) for h in hexes)


def chosen(theme: str, side: int, rng: random.Random) -> list[str]:
    """A staff, what the theme wants, and some of all others on the ground."""
    name = SIDE_NAMES[side]
    own = [card for card in load_tables().cards if card.side in (side, NOT_PRINTED) and card.cost]
    ground = [card.id for card in own if card.type != AIRCRAFT and not card.has(WATER_UNIT) and not card.has(TRAIN)]
    staff = [card.id for card in own if card.has(HQ)]
    planes = PLANES.get(theme, {}).get(name, [])
    drops = [card.id for card in own if card.has(AIRBORNE)] if theme in DROPS else []
    more = rng.sample(ground, max(0, UNITS - len(CORE[theme][name])))
    rails = ["T01"] if theme in RAILS and side == 1 else []
    return [*staff[:1], *CORE[theme][name], *planes, *drops[:1], *rails, *more]


def entries(name: str, ground: Ground, area: list[int], rng: random.Random, all_: list[str]) -> list[dict[str, Any]]:
    """How a unit comes into the game; trucks bring something along now and then."""
    card = card_of(name)
    if card.type == AIRCRAFT:
        return [{"card": name, "airfield": True}]
    if card.has(WATER_UNIT) or card.has(TRAIN):
        fit = [h for h in range(ground.size) if not ground.rim[h] and may_stand(load_tables(), ground, card, h)]
        near = [h for h in fit if h in area] or fit
        return [{"card": name, "at": ground.hex_name(rng.choice(near))}] if near else []
    planes = [plane for plane in all_ if card_of(plane).airdrop and card_of(plane).size >= card.size]
    if card.has(AIRBORNE) and planes:
        return [{"card": name, "carried-by": planes[0]}]
    found: list[dict[str, Any]] = [{"card": name}]
    if card.has(TRANSPORT) and rng.random() < 0.5:
        side = card.side
        own = [c for c in load_tables().cards if c.side == side and c.cost and c.size <= card.size]
        guns = [c for c in own if c.has(TOWED_GUN)]
        men = [c for c in own if c.type == INFANTRY]
        rider = rng.choice(guns) if guns and rng.random() < 0.5 else rng.choice(men) if men else None
        if rider is not None:
            key = "towed-by" if rider.has(TOWED_GUN) else "carried-by"
            found.append({"card": rider.id, key: name})
    return found


# --- what only the fuzz plays ---


def make_rare(theme: str, data: dict[str, Any], ground: Ground, middle: int, rng: random.Random) -> None:
    if theme == "escape":
        inside = [h for h in range(ground.size) if ground.rail[h] and not ground.rim[h]]
        gate = {"side": "soviet", "for": "train-left", "points": 3, "hexes": names_of(ground, rng.sample(inside, 3))}
        away = {"side": "soviet", "for": "size-carried-off", "points": 1}
        data["victory"] = {"rule": "points", "otherwise": "german", "score": [gate, away]}
    for side, name in enumerate(SIDE_NAMES):
        if theme == "market":
            data[name]["purchase"] = purchase(side, rng)
        elif theme == "reserves":
            bring_later(data[name]["force"], ground, middle, data["turns"], rng)
        for rider, carrier in RIDING.get(theme, [[], []])[side]:
            take_along(data[name], rider, carrier)


def purchase(side: int, rng: random.Random) -> dict[str, Any]:
    own = [card for card in load_tables().cards if card.side == side and card.cost]
    plain_ = [card.id for card in own if not card.has(WATER_UNIT) and not card.has(TRAIN) and not card.has(AIRBORNE)]
    return {"budget": BUDGET, "cards": sorted(rng.sample(plain_, 6)), "works": ["wire", "pillbox"]}


def take_along(side: dict[str, Any], rider: str, carrier: str) -> None:
    """If that carrier is there."""
    force = side["force"]
    if not any(entry["card"] == carrier for entry in force):
        return
    force.append({"card": rider, "carried-by": carrier})
    side["points"] += card_of(rider).cost


def bring_later(force: list[dict[str, Any]], ground: Ground, middle: int, turns: int, rng: random.Random) -> None:
    """Some of them come in near the middle, where enemies may stand in their way."""
    for entry in force[1:3]:
        if set(entry) != {"card"}:
            continue
        card = card_of(entry["card"])
        near = [h for h in range(ground.size) if not ground.rim[h] and ground.distance(h, middle) <= APART]
        fit = [h for h in near if may_stand(load_tables(), ground, card, h)]
        turn = rng.randint(2, 4)
        entry["arrival"] = {"turn": turn, "until": min(turns, turn + rng.randint(0, 2))}
        entry["arrival"]["hexes"] = names_of(ground, rng.sample(fit, min(4, len(fit))))


def random_options(rng: random.Random) -> dict[str, Any]:
    """The defaults in half of the games, else a switch or two turned over."""
    if rng.random() < 0.5:
        return {}
    names = rng.sample(sorted(OPTION_VALUES), rng.randint(1, 3))
    return {name: rng.choice(OPTION_VALUES[name]) for name in names}
