"""Scenarios that use what the format knows of values, rolls, sight, going, cards and pieces, drawn by lot."""

from __future__ import annotations

import random
from typing import Any

Data = dict[str, Any]


def own_rules(rng: random.Random, hexes: list[str], events: list[str]) -> Data:
    """Some of what a whole scenario may say; `hexes` are of its map."""
    some = lambda n: " ".join(sorted(rng.sample(hexes, n)))  # noqa: E731
    side = lambda: rng.choice(["", "axis", "allies"])  # noqa: E731
    all_of: Data = {
        "haze": rng.randint(0, 2),
        "values": [
            {"side": side(), "since": rng.randint(0, 3), "orders": rng.randint(1, 4), "hand": rng.randint(3, 7)},
            {"side": side(), "discards": rng.randint(0, 4), "late_discards": rng.randint(0, 2)},
            {"side": side(), "snipers": rng.randint(0, 3)},
            {"since": rng.randint(0, 5), "haze": rng.randint(0, 3), "sight_limit": rng.choice([0, 4, 8])},
            {"side": side(), "orders": rng.randint(1, 5), "given": [{"side": "axis", "on_map": rng.randint(1, 6)}]},
        ],
        "dark": [{"beyond": rng.randint(0, 3), "every": rng.randint(1, 3), "until": rng.randint(0, 6)}],
        "ties": side(),
        "weather": {"by_time": rng.choice([-1, 1]), "events": {rng.choice(events): 1}, "most": 4},
        "hindrance_adds": rng.sample(["haze", "smoke"], rng.randint(0, 2)),
        "rolls": [
            {"roll": "attack", "add": rng.choice([-2, -1, 1]), "side": side(), "beyond": rng.randint(0, 3)},
            {"roll": "firepower", "add": -1, "beyond": 2, "per_hex": rng.random() < 0.5},
            {"roll": "melee", "add": 2, "side": side()},
            {"roll": rng.choice(["concealment", "morale", "targeting", "accuracy"]), "add": rng.choice([-1, 2])},
            {
                "roll": rng.choice(["rally", "rout", "movement", "range"]),
                "add": rng.choice([-2, 1]),
                "side": side(),
                "units": rng.choice([[], ["squad"], ["leaders"]]),
            },
        ],
        "stacking": [{"limit": rng.randint(4, 12), "hexes": some(5), "side": side()}],
        "sights": [{"hex": some(1), "sees": some(3), "hindrance": rng.randint(0, 2), "blocked": False}],
        "going": [
            {"between": ["building"], "cost": rng.choice([0.5, 1]), "safe": rng.random() < 0.5},
            {"hexes": some(4), "barred": True},
            {"between": ["building", "woods"], "advance": 3},
        ],
        "terrain": [
            {"terrain": "woods", "cost": rng.choice([1.5, 2, 3]), "side": side()},
            {"terrain": "road", "cost": 0.5},
            {"terrain": "field", "cost": rng.choice([0, 2]), "side": rng.choice(["axis", "allies"])},
            {"terrain": rng.choice(["hedge", "wall"]), "barred": True},
        ],
    }
    for entry in all_of["sights"]:
        entry["sees"] = " ".join(h for h in entry["sees"].split() if h not in entry["hex"].split()) or "A1"
    return {name: value for name, value in all_of.items() if rng.random() < 0.7}


def own_side(rng: random.Random, unit: str, weapon: str, words: dict[str, list[str]]) -> Data:
    """Some of what a side may say."""
    pick = lambda kind: rng.choice(words[kind])  # noqa: E731
    all_of: Data = {
        "cards": [
            {"order": pick("orders"), "as_order": pick("orders"), "may": rng.random() < 0.8},
            {"action": pick("actions"), "as_action": pick("actions"), "may": rng.random() < 0.8},
            {"order": "move", "as_order": "fire", "may": True},
            {"event": pick("events"), "as_event": rng.choice([pick("events"), "nothing"]), "may": rng.random() < 0.5},
            {"trigger": "sniper", "as_trigger": rng.choice(["none", "event", "jammed"])},
        ],
        "removed_kinds": [{"order": "rout"}],
        "barred": [{"order": pick("orders"), "until": rng.randint(0, 3)}, {"action": pick("actions")},
                   {"action": "op-fire", "unless": [{"time_from": 1}]},
                   {"order": rng.choice(["move", "fire", "advance"]), "units": ["team"], "until": rng.randint(0, 4)},
                   {"action": "op-fire", "hexes": "friendly-edge+1"}],
        "own_orders": [{"order": "artillery-request", "effects": [{"do": "break", "nearest": True}]},
                       {"order": "artillery-denied", "effects": [{"posture": rng.choice(["attack", "defend"])},
                                                                 {"put": "smoke", "under": "axis"}],
                        "unless": [{"time_to": 0}]}],
        "retreat": rng.choice(["", "left", "right"]),
        "leads": [{"leaders": ["leader"], "units": rng.choice([["squad"], ["team"], ["squad", "team"]])}],
        "loss_factor": rng.randint(0, 2),
        "defends": rng.choice([[], ["actions"], ["points"], ["actions", "points"]]),
        "weapon_rules": [
            {"weapon": weapon, "captured": rng.random() < 0.5, "rooted": rng.random() < 0.5, "shots": 2,
             "falls_with_fort": True, "since": rng.randint(0, 1),
             "target_terrain": rng.choice([[], ["open", "woods", "field"]])},
        ],
        "mortar_spotters": [{"within": rng.randint(0, 4)}],
        "hidden": [
            {"unit": unit, "weapon": weapon, "when": rng.choice(["own-turn", "enemy-turn", "any-turn", "enemy-move"])},
            {"fort": "wire", "count": 2, "away": rng.randint(0, 3), "since": rng.randint(0, 2)},
        ],
    }  # fmt: skip
    if not weapon:
        del all_of["weapon_rules"], all_of["hidden"][0]["weapon"]
    return {name: value for name, value in all_of.items() if rng.random() < 0.8}
