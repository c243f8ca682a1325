"""Great War Commander's own files, read by the family's readers: data, maps, scenarios."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from sandtable.commander.map.map import Map
from sandtable.commander.packs.game import CommanderGame, UsualPosition
from sandtable.commander.packs.scenario import SIDES, RadioEntry, Scenario, SideEntry
from sandtable.commander.packs.scenarios import Scenarios
from sandtable.commander.packs.start import code
from sandtable.commander.rules.rules import Options, Rules
from sandtable.commander.rules.state import CHANNELS, NO_RADIO, State
from sandtable.commander.rules.tables import STRATEGY_CARDS
from sandtable.games.great_war_commander.joining import has_joint_side, join_nations
from sandtable.games.great_war_commander.looking import FLAG_NAMES, found
from sandtable.games.great_war_commander.position import OwnArranger
from sandtable.games.great_war_commander.rules.allies.rules import AlliedRules
from sandtable.games.great_war_commander.rules.allies.state import AlliedState
from sandtable.games.great_war_commander.rules.options import GreatWarOptions, great_war_options
from sandtable.games.great_war_commander.rules.rules import GreatWarRules
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.lines import Lines, build
from sandtable.games.great_war_commander.rules.sight.tracer import HexTracer
from sandtable.games.great_war_commander.rules.state import BOX_NAMES, NO_BOX, NO_CARD, NO_HEX, GreatWarState, of
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.terrain.lattice import edge_distance

DATA: Final = Path(__file__).parent / "data"


class GreatWarGame(CommanderGame):
    usual_position = UsualPosition(year=1916, rows=11, axis="germany", allies="france")
    channels = CHANNELS + 2  # the two Strategy decks
    years = (1914, 1918)
    flag_names = FLAG_NAMES
    unit_keys = ("exited", "highest")

    def arrange(self, g: State, own: dict[str, Any], source: str) -> None:
        OwnArranger(of(g), own, source).arrange()

    def found(self, g: State, tag: Callable[[int], str]) -> dict[str, Any]:
        return found(of(g), tag)

    def rules_for(self, scenario: Scenario, options: Options) -> Rules:
        return AlliedRules() if has_joint_side(scenario, cast(GreatWarOptions, options)) else self.new_rules()

    def new_state(self, rules: Rules) -> State:
        return AlliedState() if isinstance(rules, AlliedRules) else GreatWarState()

    def new_options(self) -> Options:
        return great_war_options()

    def in_play(self, nation: str, year: int) -> bool:
        return True  # no nation has dates, only its pieces have

    def complete(self, g: State, scenario: Scenario, source: str) -> None:
        rules = cast(GreatWarRules, g.rules)
        rules.switches = cast(GreatWarOptions, rules.options)
        rules.date = scenario.year * 12 + scenario.month
        rules.observer = [observer_at(rules, edge) for edge in rules.edge]
        rules.lines = lines_of(rules)
        empty_state(of(g), rules.map.size)
        lay_strategy_decks(of(g))
        entries = [scenario.axis, scenario.allies]
        rules.told_box = [box_of(entry.radio, SIDES[side], source) for side, entry in enumerate(entries)]
        of(g).box = [told if g.radio[side] != NO_RADIO else NO_BOX for side, told in enumerate(rules.told_box)]
        for side, entry in enumerate(entries):
            lay_late_forts(of(g), side, entry, source)
        if isinstance(g, AlliedState):
            join_nations(g, scenario)


def empty_state(g: GreatWarState, hexes: int) -> None:
    """No marker of this game on the map, no Strategy Card dealt."""
    g.h_ground = g.h_gas = g.h_trail = bytes(hexes)
    g.gassed = g.changed = g.s_played = g.s_fresh = g.observed = g.tank_lost = 0
    g.s_hand, g.s_draw, g.s_discards, g.s_reminders, g.s_seen = [[], []], [[], []], [[], []], [[], []], [[], []]
    g.box, g.spotting, g.barrage = [NO_BOX] * 2, [NO_HEX] * 2, [[], []]
    g.meddling, g.exited, g.fort_waiting, g.highest = [NO_CARD] * 2, [], [], [-1, -1]
    g.trail, g.detached, g.meddling_more = [], [], [[], []]


def observer_at(rules: GreatWarRules, edge: int) -> int:
    """The observer post on a side's own edge (2.4), if the map has its hex."""
    map = rules.map
    for col, row in zip(rules.tables.observer_col, rules.tables.observer_row, strict=True):
        hex = col * map.rows + row
        if col < map.cols and row < map.rows and edge_distance(map.cols, map.rows, hex, edge) == 0:
            return hex
    return NO_HEX


def lay_strategy_decks(g: GreatWarState) -> None:
    """Each nation's cards, still in order: they are shuffled with the deal (1.S)."""
    for side, nation in enumerate(g.rules.nation):
        first = g.rules.tables.first_strategy(nation)
        g.s_draw[side] = list(range(first, first + STRATEGY_CARDS))


def box_of(radio: RadioEntry | None, side: str, source: str) -> int:
    """Where the scenario puts a Telephone; NO_BOX: its player chooses (12)."""
    if radio is None or not radio.box:
        return NO_BOX
    return code(source, f"{side}.radio.box", radio.box, BOX_NAMES)


def lay_late_forts(g: GreatWarState, side: int, entry: SideEntry, source: str) -> None:
    """Fortifications on the Time Track (6.1.2)."""
    for i, fort in enumerate(entry.forts):
        if fort.space >= 0:
            kind = code(source, f"{SIDES[side]}.forts[{i}].fort", fort.fort, g.rules.tables.words.forts)
            g.fort_waiting += [side, kind, fort.space] * fort.count


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


def trace(map: Map, hindrance: list[int]) -> None:
    build(map, hindrance, FILES.tables())


FILES: Final = GreatWarGame("great-war-commander", WORDS, DATA, GreatWarRules, {"first": []}, trace)
SCENARIOS: Final = Scenarios(FILES)
