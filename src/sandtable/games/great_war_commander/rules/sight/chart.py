"""What the Terrain Chart says of sight (T99.4), and the rules that speak of it."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import FENCE, FENCE_ENTRY, RAILWAY_ENTRY, SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.map.sight import check_hindrance
from sandtable.commander.rules.tables import Tables

OBSTACLE_LOS: Final = 2  # in Tables.terrain_los and side_los

# keys of the table of citations for what no single terrain says
OVER_OBSTACLE: Final = "over-obstacle"
OVER_HINDRANCE: Final = "over-hindrance"
SIGHT_TABLE: Final = "sight"
SIGHT_RULES: Final = ["hill", "crest", "blind-hex", "past", OVER_OBSTACLE, OVER_HINDRANCE]


class Chart:
    """By terrain or hexside code; a Hindrance of 0 is none."""

    def __init__(self) -> None:
        self.obstacle: list[bool] = []
        self.hindrance: list[int] = []
        self.blind: list[bool] = []  # hides the hex right behind it from higher ground (T110.4.1)
        self.side_obstacle: list[bool] = []
        self.side_hindrance: list[int] = []
        self.railway = 0
        # where the rulebook says so
        self.terrain_rule: list[str] = []
        self.side_rule: list[str] = []
        self.way_rule: list[str] = []
        self.rule: dict[str, str] = {}  # by SIGHT_RULES


def chart_of(tables: Tables, scenario: list[int] | None = None) -> Chart:
    """The chart of a game. `scenario`: numbers that stand in place of Tables.sight_hindrance."""
    hindrance = tables.sight_hindrance if scenario is None else scenario
    check_hindrance(hindrance)
    chart = Chart()
    chart.obstacle = [los == OBSTACLE_LOS for los in tables.terrain_los]
    chart.hindrance = hindrance[: len(TERRAIN_NAMES)]
    chart.blind = [blind != 0 for blind in tables.terrain_blind]
    chart.side_obstacle = [los == OBSTACLE_LOS for los in tables.side_los]
    chart.side_hindrance = tables.side_hindrance[:]
    chart.side_hindrance[FENCE] = hindrance[FENCE_ENTRY]
    chart.railway = hindrance[RAILWAY_ENTRY]
    cite(chart, tables)
    return chart


def cite(chart: Chart, tables: Tables) -> None:
    cites = tables.cites
    chart.terrain_rule = [cites.known("terrain", name) for name in TERRAIN_NAMES]
    chart.side_rule = ["", *[cites.known("hexsides", name) for name in SIDE_NAMES[1:]]]
    chart.way_rule = [cites.known("ways", name) for name in WAY_NAMES]
    for key in SIGHT_RULES:
        chart.rule[key] = cites.known(SIGHT_TABLE, key)
