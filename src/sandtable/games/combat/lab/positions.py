"""Positions of Combat! for perft: small fights of three men, brought to a point of interest by plain choices."""

from __future__ import annotations

from functools import partial
from typing import Any

from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.lab.kit import Position

Data = dict[str, Any]


def fight(ours: str, theirs: str, **changes: Any) -> Data:
    """Able alone, at one place, against a few of Red; everything else at its plainest."""
    made: Data = {
        "name": "perft", "number": 0, "difficulty": 1, "map": "farmhouse", "year": 1944, "month": 6, "turns": 4,
        "wind": 1, "edges": {"west": "friendly", "east": "enemy"}, "compass": [{"hex": "17.10", "to": "17.09"}],
        "events": {"friendly": "friendly-attack", "enemy": "enemy-defence"},
        "artillery": {"friendly": "24.01-24.10", "enemy": "20.01-20.10"},
        "vp": [{"for": "enemy-killed", "points": 1}],
        "results": [{"name": "good-victory", "at_least": 1, "win": True}, {"name": "court-martial"}],
        "friendly": {
            "morale": "normal", "hand": 3, "squad": 1, "teams": ["able"], "spotted": True, "area": [{"hexes": ours}],
        },
        "enemy": {
            "alert": "alert", "prepared": False, "morale": "normal", "cup": [{"team": "red", "soldat": 3, "obfr": 1}],
            "place": [{"hexes": theirs}],
        },
    }  # fmt: skip
    for key, value in changes.items():
        side, _, field = key.partition("_")
        if side in ("friendly", "enemy") and field:
            made[side][field] = value
        else:
            made[key] = value
    return made


def reach(data: Data, prompt: str) -> Game:
    """The first time that a question of this kind comes up, when the choice in the middle is always taken."""
    game = new_game(TITLE, data, "perft")
    game.keep_undo = False
    while True:
        decision = game.decision
        if decision is None:
            raise ValueError(f"{prompt} does not come up")
        if decision.prompt == prompt:
            return game
        game.play(decision.choices[len(decision.choices) // 2])


CLOSE = fight("23.09", "24.08 24.10 26.10")
NIGHT = fight(
    "20.08", "22.09 23.09", night={"range": 4, "dice": 0, "spotting": -2, "fire": -2, "free": 2},
    friendly_flares={"able": 1},
)  # fmt: skip

POSITIONS: dict[str, Position] = {
    "orders at close quarters": (3, partial(reach, CLOSE, "orders")),
    "orders at night with a flare": (3, partial(reach, NIGHT, "orders")),
    "the first card": (3, partial(reach, fight("16.12 16.13", "21.08 22.12"), "play-card")),
    "moves in the open": (7, partial(reach, fight("18.08 18.09", "24.08 25.08"), "must-move")),
    "fire in the yard": (8, partial(reach, fight("20.08", "25.08 25.09 25.10"), "fire")),
    "setting up": (4, partial(reach, fight("20.08 20.09 20.10", "24.08"), "set-up")),
    "spotting": (8, partial(reach, fight("19.08", "24.08 21.09", friendly_spotted=False), "spot-or-duck")),
}
