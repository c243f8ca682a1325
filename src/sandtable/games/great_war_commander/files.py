"""Great War Commander's own files, read by the family's readers: data, maps, scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from sandtable.commander.map import sight
from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.scenario import Scenario
from sandtable.commander.packs.scenarios import Scenarios
from sandtable.commander.rules.rules import Options
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.options import GreatWarOptions, great_war_options
from sandtable.games.great_war_commander.rules.rules import GreatWarRules
from sandtable.games.great_war_commander.rules.state import NO_BOX, NO_CARD, NO_HEX, GreatWarState, of
from sandtable.games.great_war_commander.rules.words import WORDS

DATA: Final = Path(__file__).parent / "data"


class GreatWarGame(CommanderGame):
    def new_state(self) -> State:
        return GreatWarState()

    def new_options(self) -> Options:
        return great_war_options()

    def complete(self, g: State, scenario: Scenario, source: str) -> None:
        rules = cast(GreatWarRules, g.rules)
        rules.switches = cast(GreatWarOptions, rules.options)
        rules.date = scenario.year * 12 + scenario.month
        rules.observer = [NO_HEX, NO_HEX]
        empty_state(of(g), rules.map.size)


def empty_state(g: GreatWarState, hexes: int) -> None:
    """No marker of this game on the map, no Strategy Card dealt."""
    g.h_ground = g.h_gas = g.h_trail = bytes(hexes)
    g.gassed = g.changed = g.s_played = g.s_fresh = g.observed = g.tank_lost = 0
    g.s_hand, g.s_draw, g.s_discards, g.s_reminders, g.s_seen = [[], []], [[], []], [[], []], [[], []], [[], []]
    g.box, g.spotting, g.barrage = [NO_BOX] * 2, [NO_HEX] * 2, [[], []]
    g.meddling, g.exited, g.highest = [NO_CARD] * 2, [], [-1, -1]
    g.trail = []


FILES: Final = GreatWarGame("great-war-commander", WORDS, DATA, GreatWarRules, {"first": []}, sight.build)
SCENARIOS: Final = Scenarios(FILES)
