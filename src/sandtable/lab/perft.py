"""Perft: how many sequences of decisions a position has to a depth, its chance being fixed by the seed.

One number that changes as soon as a legal choice is missing, or one too many is offered.
`python -m sandtable.lab.perft` prints the counts of the ten positions; `--write FILE` puts them into the golden file.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sandtable.games.combat_commander.position import build_position
from sandtable.kernel.game import Game

WOODS_AND_HOUSE = {"terrain": {"woods": "F5 F6 G5", "building": "H8"}}

# ten positions of different character: what is asked, and to which depth it is counted
POSITIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "move in woods": (7, {
        "map_data": WOODS_AND_HOUSE,
        "axis": {"units": [{"unit": "rifle", "hex": "F5"}, {"unit": "line-team", "weapon": "light-mg", "hex": "F5"}]},
        "allies": {"units": [{"unit": "rifle", "hex": "F9"}]},
        "table": {"axis": {"hand": ["G-19", "G-43"]}},
    }),
    "fire group": (8, {
        "map_data": WOODS_AND_HOUSE,
        "axis": {"units": [
            {"unit": "sgt-ganz", "hex": "G5"}, {"unit": "rifle", "hex": "G5"},
            {"unit": "weapon-team", "weapon": "heavy-mg", "hex": "G6"},
        ]},
        "allies": {"units": [{"unit": "rifle", "hex": "G8"}, {"unit": "smg", "hex": "H8"}]},
        "table": {"axis": {"hand": ["G-50", "G-7", "G-43", "G-70"]}, "allies": {"hand": ["R-27"]}},
    }),
    "leader moves a stack": (6, {
        "axis": {"units": [
            {"unit": "sgt-ganz", "hex": "E5"}, {"unit": "rifle", "count": 2, "hex": "E5"},
            {"unit": "rifle", "hex": "E6"},
        ]},
        "allies": {"units": [{"unit": "rifle", "hex": "A10"}]},
        "table": {"axis": {"hand": ["G-19"]}},
    }),
    "melee and ambush": (8, {
        "axis": {"units": [{"unit": "rifle", "hex": "E5"}, {"unit": "pionier", "hex": "F5"}]},
        "allies": {"units": [{"unit": "smg", "hex": "E6"}, {"unit": "rifle", "hex": "F6"}]},
        "table": {"axis": {"hand": ["G-43", "G-56", "G-62"]}, "allies": {"hand": ["R-56", "R-57"]}},
    }),
    "rout and rally": (9, {
        "axis": {"units": [
            {"unit": "rifle", "hex": "E5", "broken": True}, {"unit": "rifle", "hex": "F5", "broken": True},
            {"unit": "lt-schrader", "hex": "E4", "suppressed": True},
        ]},
        "allies": {"units": [{"unit": "smg", "hex": "E7", "broken": True}, {"unit": "rifle", "hex": "F8"}]},
        "table": {"axis": {"hand": ["G-1", "G-10"]}, "allies": {"hand": ["R-11"]}},
    }),
    "artillery": (4, {
        "axis": {"units": [{"unit": "lt-schrader", "hex": "E5"}], "radio": {"radio": "radio-105mm"}},
        "allies": {"units": [{"unit": "smg", "hex": "E8"}, {"unit": "rifle", "hex": "F8"}]},
        "table": {"axis": {"hand": ["G-33"]}},
    }),
    "mines, wire and trench": (7, {
        "axis": {"posture": "attack", "units": [{"unit": "rifle", "hex": "E5"}, {"unit": "rifle", "hex": "G5"}]},
        "allies": {
            "posture": "defend", "units": [{"unit": "smg", "hex": "F8"}],
            "forts": [
                {"fort": "mines", "hex": "E6"}, {"fort": "wire", "hex": "F5"}, {"fort": "trench", "hex": "G6 H6"},
                {"fort": "pillbox", "hex": "F8"},
            ],
        },
        "table": {"axis": {"hand": ["G-19", "G-43"]}, "allies": {"hand": ["R-52", "R-32"]}},
    }),
    "a pass with a full hand": (5, {
        "axis": {"units": [{"unit": "rifle", "hex": "E5"}]},
        "allies": {"posture": "defend", "units": [{"unit": "smg", "hex": "F8"}]},
        "table": {"axis": {"hand": ["G-1", "G-10", "G-20", "G-30", "G-40", "G-50"]}, "allies": {"hand": ["R-31"]}},
    }),
    "leaving the map": (6, {
        "axis": {"units": [{"unit": "rifle", "hex": "C10"}, {"unit": "line-team", "hex": "D10"}]},
        "allies": {"units": [{"unit": "smg", "hex": "N1"}]},
        "table": {"axis": {"hand": ["G-19", "G-43"]}},
    }),
    "smoke, blaze and guns": (8, {
        "map_data": WOODS_AND_HOUSE,
        "axis": {"units": [
            {"unit": "weapon-team", "weapon": "medium-mortar", "hex": "F5"},
            {"unit": "weapon-team", "weapon": "ig-18", "hex": "D5"},
        ]},
        "allies": {"units": [{"unit": "rifle", "hex": "H8"}, {"unit": "smg", "hex": "D9", "weapon": "light-mg"}]},
        "table": {"axis": {"hand": ["G-50", "G-43"]}, "smoke": {"D7": 4}, "blaze": "G7"},
    }),
}  # fmt: skip


def perft(game: Game, depth: int) -> int:
    """Sequences of exactly `depth` decisions; a game that ends sooner counts as one."""
    if depth == 0 or game.over:
        return 1
    choices = game.choices
    if depth == 1:
        return len(choices)
    total = 0
    for code in choices:
        line = game.clone()
        line.keep_undo = False
        line.play(code)
        total += perft(line, depth - 1)
    return total


def counts(name: str) -> list[int]:
    """The counts of one of the ten positions, from depth 1 on."""
    depth, data = POSITIONS[name]
    game = build_position(data, name)
    return [perft(game, n) for n in range(1, depth + 1)]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="perft", description="Count the decision sequences of ten positions.")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the counts as JSON")
    args = parser.parse_args(argv)
    found = {name: counts(name) for name in POSITIONS}
    text = json.dumps(found, indent=1) + "\n"
    if args.write is not None:
        args.write.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
