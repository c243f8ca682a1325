"""Seven positions of Great War Commander, of different character, in which perft counts what can be decided."""

from __future__ import annotations

from typing import Any, Final

BOARD: Final = {
    "map": {"name": "painted", "title": "Painted", "columns": 7, "rows": 7},
    "objectives": {"1": "A1", "2": "A7", "3": "D4", "4": "G1", "5": "G7"},
}

# what is asked, and to which depth it is counted
POSITIONS: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "an offensive over wire and shellholes": (6, {
        "year": 1916, "map_data": {**BOARD, "terrain": {"shellhole": "C4 D4 E5"}},
        "axis": {"units": [
            {"unit": "lt-ebel", "hex": "C2"}, {"unit": "infanterie", "hex": "C2"}, {"unit": "infanterie", "hex": "D2"},
            {"unit": "stosstruppen", "hex": "E3"},
        ]},
        "allies": {
            "posture": "defend", "units": [{"unit": "poilus", "hex": "D6", "weapon": "hotchkiss"}],
            "forts": [{"fort": "wire", "hex": "D4 C3"}, {"fort": "trench", "hex": "D6"}],
        },
        "table": {
            "axis": {"hand": ["G-4", "G-9"]}, "allies": {"hand": ["F-5", "F-8"]},
            "own": {"strategy": {"axis": "sturmtruppen", "allies": "assaults"}},
        },
    }),
    "gas, a telephone and men to rally": (5, {
        "year": 1916, "month": 3, "map_data": BOARD,
        "axis": {
            "radio": {"radio": "telephone-105mm"},
            "units": [
                {"unit": "hptm-bertin", "hex": "D2"}, {"unit": "infanterie", "hex": "D2", "broken": True},
                {"unit": "landwehr", "hex": "E2", "suppressed": True},
            ],
        },
        "allies": {"units": [
            {"unit": "poilus", "hex": "D6", "broken": True}, {"unit": "ltn-durant", "hex": "D6"},
        ]},
        "table": {
            "axis": {"hand": ["G-7", "G-10", "G-5"]}, "allies": {"hand": ["F-6"]},
            "own": {"gas": "D2", "box": {"axis": "standing-creeping"}},
        },
    }),
    "tanks and a gun": (6, {
        "year": 1918, "month": 7, "map_data": {**BOARD, "terrain": {"woods": "C3", "shellhole": "E4 E5"}},
        "axis": {"units": [
            {"unit": "abteilung", "hex": "D2", "weapon": "77-mm-gun"}, {"unit": "infanterie", "hex": "F2"},
        ]},
        "allies": {"nation": "france", "units": [
            {"unit": "renault-ft-gun-leader", "hex": "D6"}, {"unit": "renault-ft-mg", "hex": "E6"},
            {"unit": "poilus", "hex": "C6"},
        ]},
        "table": {
            "active": "allies", "axis": {"hand": ["G-3"]}, "allies": {"hand": ["F-3", "F-6"]},
            "own": {"strategy": {"axis": "drachen", "allies": "under-shot"}},
        },
    }),
    "a machine gun shoots far": (7, {
        "year": 1917, "map_data": {**BOARD, "terrain": {"building": "D5", "orchard": "E4"}},
        "axis": {"units": [
            {"unit": "lt-dorn", "hex": "D1"}, {"unit": "abteilung", "hex": "D1", "weapon": "mg-08"},
            {"unit": "jaeger", "hex": "E2"},
        ]},
        "allies": {"units": [{"unit": "ligne", "hex": "D6"}, {"unit": "legion", "hex": "E5"}]},
        "table": {
            "axis": {"hand": ["G-13", "G-39", "G-3"]}, "allies": {"hand": ["F-23", "F-19"]},
            "own": {"strategy": {"axis": "walter-rathenau", "allies": "field-reports"}},
        },
    }),
    "barrage and gas": (5, {
        "year": 1917, "map_data": BOARD,
        "axis": {
            "units": [{"unit": "hptm-bertin", "hex": "D2"}, {"unit": "bote", "hex": "D2"}],
            "radio": {"radio": "telephone-105mm", "box": "standing-creeping"},
        },
        "allies": {"units": [{"unit": "poilus", "hex": "D5"}, {"unit": "cne-barnier", "hex": "E5"}]},
        "table": {
            "axis": {"hand": ["G-7", "G-18", "G-6"]},
            "own": {"gas": "E5", "strategy": {"axis": "forward-observer", "allies": "french-75s"}},
        },
    }),
    "bayonets": (5, {
        "year": 1918, "month": 9, "map_data": BOARD,
        "axis": {"units": [{"unit": "garde", "hex": "C3"}, {"unit": "pionier", "hex": "D3"}]},
        "allies": {"nation": "america", "units": [
            {"unit": "marines", "hex": "C4"}, {"unit": "engineers", "hex": "D4"},
        ]},
        "table": {
            "axis": {"hand": ["G-14", "G-24", "G-23"]}, "allies": {"hand": ["A-45", "A-61"]},
            "own": {"strategy": {"axis": "under-shot", "allies": "scout"}},
        },
    }),
    "from the air and back home": (5, {
        "year": 1917, "month": 9, "map_data": BOARD,
        "axis": {"units": [
            {"unit": "infanterie", "hex": "C4", "broken": True}, {"unit": "landwehr", "hex": "D3", "suppressed": True},
            {"unit": "bote", "hex": "C1"},
        ]},
        "allies": {"units": [{"unit": "zouaves", "hex": "D7", "broken": True}, {"unit": "poilus", "hex": "E6"}]},
        "table": {
            "axis": {"hand": ["G-2", "G-10", "G-6"]}, "allies": {"hand": ["F-26"]},
            "own": {"strategy": {"axis": "dog-fights", "allies": "air-dominance"}},
        },
    }),
}  # fmt: skip
