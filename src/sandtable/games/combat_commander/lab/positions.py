"""Ten positions of Combat Commander, of different character, in which perft counts what can be decided."""

from __future__ import annotations

from typing import Any

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
