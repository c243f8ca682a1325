"""Great War Commander's own files, read by the family's readers: data, maps, scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from sandtable.commander.map.map import Map
from sandtable.commander.packs.game import CommanderGame, UsualPosition
from sandtable.commander.packs.scenario import Scenario
from sandtable.commander.packs.scenarios import Scenarios
from sandtable.commander.rules.rules import Options
from sandtable.commander.rules.state import CHANNELS, State
from sandtable.games.great_war_commander.position import OwnArranger
from sandtable.games.great_war_commander.rules.options import GreatWarOptions, great_war_options
from sandtable.games.great_war_commander.rules.rules import GreatWarRules
from sandtable.games.great_war_commander.rules.sight import HexTracer
from sandtable.games.great_war_commander.rules.sight_chart import chart_of
from sandtable.games.great_war_commander.rules.sight_lines import Lines, build
from sandtable.games.great_war_commander.rules.state import NO_BOX, NO_CARD, NO_HEX, GreatWarState, of
from sandtable.games.great_war_commander.rules.words import WORDS

DATA: Final = Path(__file__).parent / "data"


class GreatWarGame(CommanderGame):
    usual_position = UsualPosition(year=1916, rows=11, axis="germany", allies="france")
    channels = CHANNELS + 2  # the two Strategy decks

    def arrange(self, g: State, own: dict[str, Any], source: str) -> None:
        OwnArranger(of(g), own, source).arrange()

    def new_state(self) -> State:
        return GreatWarState()

    def new_options(self) -> Options:
        return great_war_options()

    def complete(self, g: State, scenario: Scenario, source: str) -> None:
        rules = cast(GreatWarRules, g.rules)
        rules.switches = cast(GreatWarOptions, rules.options)
        rules.date = scenario.year * 12 + scenario.month
        rules.observer = [NO_HEX, NO_HEX]
        rules.lines = lines_of(rules)
        empty_state(of(g), rules.map.size)


def empty_state(g: GreatWarState, hexes: int) -> None:
    """No marker of this game on the map, no Strategy Card dealt."""
    g.h_ground = g.h_gas = g.h_trail = bytes(hexes)
    g.gassed = g.changed = g.s_played = g.s_fresh = g.observed = g.tank_lost = 0
    g.s_hand, g.s_draw, g.s_discards, g.s_reminders, g.s_seen = [[], []], [[], []], [[], []], [[], []], [[], []]
    g.box, g.spotting, g.barrage = [NO_BOX] * 2, [NO_HEX] * 2, [[], []]
    g.meddling, g.meddling_more, g.detached = [NO_CARD] * 2, [[], []], []
    g.exited, g.highest = [], [-1, -1]


def lines_of(rules: GreatWarRules) -> Lines:
    """Sight on a map as it changes; games on the same map share it."""
    key = (id(rules.map), tuple(rules.sight_hindrance), rules.switches.obstacle_sides_block)
    if key not in _lines:
        if len(_lines) >= MOST_LINES:
            _lines.clear()
        chart = chart_of(rules.tables, rules.sight_hindrance)
        _lines[key] = Lines(HexTracer(rules.map, chart, rules.switches.obstacle_sides_block))
    return _lines[key]


MOST_LINES: Final = 64
_lines: dict[tuple[int, tuple[int, ...], bool], Lines] = {}  # they hold their maps, so no number is used again


def trace(map: Map, hindrance: list[int] | None) -> None:
    build(map, hindrance, FILES.tables())


FILES: Final = GreatWarGame("great-war-commander", WORDS, DATA, GreatWarRules, {"first": []}, trace)
SCENARIOS: Final = Scenarios(FILES)
