"""Rules of its own for a scenario of the fuzz: some of everything that the scenario language can say, by lot.

Made up for the machine, not for people: what counts is that every kind is met by every other in whole games.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

Scenario = dict[str, Any]
Rule = Callable[[random.Random, Scenario, str], None]  # adds to a scenario; of a side where it is of one

SIDES: Final = ("axis", "allies")
PLACES: Final = ("C3", "D5", "E4 E5", "F6", "G3 H4", "B2-B5")
UNITS: Final = ("leader", "squad", "team")
ROLLS: Final = (
    "attack", "firepower", "melee", "concealment", "morale", "targeting", "accuracy", "command", "cover",
)  # fmt: skip
ORDERS: Final = ("advance", "fire", "move", "recover", "rout", "artillery-denied")
GROUND: Final = ("woods", "brush", "field", "marsh", "orchard", "building")
HAPPENINGS: Final = (
    "exit", "loss", "break", "enter", "weapon-loss", "control", "time", "turn", "order", "action", "event",
)  # fmt: skip


def with_own_rules(scenario: Scenario, number: int) -> Scenario:
    """The same fight by some rules more."""
    rng = random.Random(f"own rules {number}")
    made = {**scenario, **{side: dict(scenario[side]) for side in SIDES}}
    for rule in rng.sample(RULES, rng.randint(3, 6)):
        rule(rng, made, rng.choice(SIDES))
    return made


def append(of: dict[str, Any], key: str, *entries: Any) -> None:
    of[key] = [*of.get(key, []), *entries]


def values(rng: random.Random, scenario: Scenario, side: str) -> None:
    said = {
        "orders": rng.randint(1, 4),
        "hand": rng.randint(3, 7),
        "discards": rng.randint(1, 4),
        "snipers": rng.randint(0, 2),
    }
    key = rng.choice(sorted(said))
    append(scenario, "values", {"side": side, "since": rng.randint(0, 2), key: said[key]})


def weather(rng: random.Random, scenario: Scenario, side: str) -> None:
    scenario["weather"] = {"by_time": rng.choice([-1, 1]), "least": 0, "most": 4}
    append(
        scenario, "values", {"since": rng.randint(1, 4), "haze": rng.randint(0, 3), "sight_limit": rng.choice([0, 6])}
    )
    scenario["hindrance_adds"] = rng.choice([["haze"], ["smoke"], ["haze", "smoke"]])


def rolls(rng: random.Random, scenario: Scenario, side: str) -> None:
    entry: dict[str, Any] = {"roll": rng.choice(ROLLS), "add": rng.choice([-2, -1, 1, 2]), "side": side}
    if entry["roll"] in ("attack", "firepower"):
        entry["beyond"] = rng.randint(1, 3)
        entry["per_hex"] = rng.random() < 0.5
    append(scenario, "rolls", entry)


def ground(rng: random.Random, scenario: Scenario, side: str) -> None:
    append(scenario, "terrain", {"terrain": rng.choice(GROUND), "side": side, "cost": rng.choice([0.5, 1, 1.5, 3])})
    append(scenario, "stacking", {"hexes": rng.choice(PLACES), "limit": rng.randint(8, 12), "side": side})


def sights(rng: random.Random, scenario: Scenario, side: str) -> None:
    append(scenario, "sights", {"hex": "B7", "sees": "H4 G3", "hindrance": rng.randint(0, 2)})
    append(scenario, "sights", {"hex": "D5", "sees": "F6", "blocked": True})


def going(rng: random.Random, scenario: Scenario, side: str) -> None:
    kinds: list[Scenario] = [
        {"between": [rng.choice(GROUND)], "cost": 1, "safe": True}, {"hexes": "C5 F6 H2", "advance": 12},
        {"between": [rng.choice(GROUND)], "barred": True, "side": side}, {"same_building": True, "cost": 0.5},
        {"hexes": "B3 E5 G6", "move": 12, "cost": 2, "side": side}, {"into": "D5", "barred": True, "since": 2},
    ]  # fmt: skip
    append(scenario, "going", *rng.sample(kinds, 2))


def cards(rng: random.Random, scenario: Scenario, side: str) -> None:
    first, second, gone = rng.sample(ORDERS, 3)
    append(scenario[side], "cards", {"order": first, "as_order": second, "may": rng.random() < 0.6})
    if rng.random() < 0.4:
        append(scenario[side], "removed_kinds", {"order": gone, "action": "hand-grenades"})
    scenario[side]["defends"] = rng.choice([[], ["actions"], ["points"], ["actions", "points"]])


def hidden(rng: random.Random, scenario: Scenario, side: str) -> None:
    when = rng.choice(["own-turn", "enemy-turn", "any-turn", "enemy-move"])
    append(
        scenario[side],
        "hidden",
        {"fort": rng.choice(["wire", "mines"]), "count": 2, "when": when, "since": rng.randint(0, 1)},
    )


def exits(rng: random.Random, scenario: Scenario, side: str) -> None:
    kinds: list[Scenario] = [
        {"given": [{"time_from": 1}]}, {"factor": rng.randint(0, 3)}, {"returns": False},
        {"units": [rng.choice(UNITS)], "effects": [{"side": side, "surrender": rng.choice([-1, 1])}]},
        {"unless": [{"initiative": side}]}, {"any_of": [{"side": side, "lost": 1}, {"side": side, "lead": 2}]},
    ]  # fmt: skip
    append(scenario[side], "exits", *rng.sample(kinds, 2), {})


def happenings(rng: random.Random, scenario: Scenario, side: str) -> None:
    """Anything that happens, and anything that comes of it."""
    effects: list[Scenario] = [
        {"side": side, "vp": rng.randint(1, 3)}, {"side": side, "surrender": -1}, {"sudden_death": 1},
        {"side": side, "do": "rally"}, {"side": side, "do": "harden", "count": 1},
        {"side": side, "do": "break", "count": 1, "by": rng.choice(SIDES)},
        {"side": side, "do": "suppress", "units": ["team"]}, {"side": side, "initiative": True},
        {"side": side, "control": rng.randint(1, 5)},
        {"side": side, "draw": 1}, {"chits": 1},
        {"side": side, "strike": rng.randint(4, 9), "hexes": "all", "count": 6},
        {"side": side, "do": "return", "count": 1, "by": rng.choice(["", "lot"]), "after": rng.randint(1, 2)},
        {"side": side, "do": "break", "count": 1, "by": "lot"}, {"side": side, "discard": 1},
        {"ground": rng.choice([*GROUND, "water-barrier", "open"]), "hexes": "all", "count": 5},
        {"put": "blaze", "hexes": "all", "count": 1},
    ]  # fmt: skip
    when = rng.choice(HAPPENINGS)
    entry: Scenario = {"when": when, "once": rng.random() < 0.7, "effects": rng.sample(effects, 2)}
    if when != "time":
        entry["side"] = rng.choice(SIDES)
    append(scenario, "events", entry)


def choosing(rng: random.Random, scenario: Scenario, side: str) -> None:
    """Choices when all are set up and in play, a Weapon among them if the side has one that could come again."""
    has = [entry["weapon"] for entry in scenario[side].get("weapons", [])]
    some: list[Scenario] = [{"vp": 1}, {"do": "rally"}, {"draw": 1}, {"do": "return"}]
    wanted = rng.choice([{"weapons": has[:1]} if has else {"vp": 2}, *some])
    now, later = ([{"effects": [effect]} for effect in pair] for pair in ((wanted, {"vp": -1}), (wanted, some[0])))
    if "draw" not in wanted:
        append(scenario, "choices", {"side": side, "when": "placed", "options": now})
    append(scenario, "choices", {"side": side, "when": "asked", "name": f"choice-{side}", "options": later})
    asks = {"when": "turn", "side": side, "name": f"asked-{side}", "count": rng.randint(1, 3)}
    append(scenario, "events", {**asks, "effects": [{"ask": f"choice-{side}"}]})
    recent = [{"event": f"asked-{side}", "turns": rng.randint(1, 2)}]
    append(scenario, "values", {"side": side, "orders": rng.randint(1, 4), "given": recent})
    scenario[side]["keeps_initiative"] = rng.random() < 0.5
    scenario[side]["open_hand"] = rng.random() < 0.3


def in_turns(rng: random.Random, scenario: Scenario, side: str) -> None:
    """The first group of a side is set up in two parts."""
    steps = scenario["setup"]
    for i, step in enumerate(steps):
        if step["side"] == side and "units" not in step and steps.count(step) == 1:
            scenario["setup"] = [*steps[:i], {**step, "units": 1}, *steps[i + 1 :], step]
            return


def endings(rng: random.Random, scenario: Scenario, side: str) -> None:
    """The game ends by the scenario: for whoever wins by it, or by VPs."""
    effect = rng.choice([{"side": side, "win": True}, {"end": True}])
    entry = rng.choice([{"when": "time", "space": rng.randint(1, 4)}, {"when": "loss", "side": side, "count": 3}])
    append(scenario, "events", {**entry, "effects": [effect]})


def rare(rng: random.Random, scenario: Scenario, side: str) -> None:
    """What few scenarios have."""
    if rng.random() < 0.4:
        scenario["initiative"], scenario["ties"] = "nobody", side
        if scenario.get("first") == "initiative-chooses":
            scenario["first"] = side
    scenario["shared_draws"] = rng.randint(0, 2)
    scenario["melee_ties"] = rng.choice(["", side])
    scenario[side]["orders"] = rng.choice([scenario[side]["orders"], 7, 9])
    append(scenario, "rolls", {"roll": "sudden-death", "add": rng.choice([-1, 1])})
    has = [entry["weapon"] for entry in scenario[side].get("weapons", [])]
    if has:
        whole = has[0] if "/" in has[0] else f"{scenario[side]['nation']}/{has[0]}"
        append(scenario, "lying", {"weapon": whole, "hex": rng.choice(["C3", "D5", "E4", "F6"]), "broken": True})
        append(scenario[side], "weapon_rules", {"weapon": has[0], "rounds": rng.randint(1, 3)})
    given = rng.choice([
        {"side": side, "holds": 1}, {"hexes": "C3-C6", "occupied_by": side, "more": True},
        {"side": side, "on_map": 2, "unbroken": True},
    ])  # fmt: skip
    effects = [{"side": side, "vp": 1}, {"side": side, "secret": 1}]
    append(scenario, "events", {"when": "reshuffle", "side": side, "given": [given], "effects": effects})


RULES: Final[list[Rule]] = [
    values, weather, rolls, ground, sights, going, cards, hidden, exits, happenings, happenings, endings,
    in_turns, choosing, rare,
]  # fmt: skip
