"""Great War Commander behind the Screen."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.map.map import Map
from sandtable.commander.map.sight_reasons import Sight
from sandtable.commander.packs.scenario import read_scenario
from sandtable.commander.packs.wishes import WishBook, Wishes
from sandtable.commander.rules.state import State
from sandtable.commander.screen.chances import Chances
from sandtable.commander.screen.report import CommanderReporter
from sandtable.commander.screen.screen import REACTIONS, CommanderScreen, state_of
from sandtable.commander.screen.words import Words
from sandtable.games.great_war_commander.generator.generator import random_scenario
from sandtable.games.great_war_commander.generator.wishes import WISHES
from sandtable.games.great_war_commander.joining import has_joint_side
from sandtable.games.great_war_commander.rules.allies.state import AlliedState
from sandtable.games.great_war_commander.rules.options import GreatWarOptions
from sandtable.games.great_war_commander.screen.board import GreatWarBoard
from sandtable.games.great_war_commander.screen.chances import GreatWarChances
from sandtable.games.great_war_commander.screen.inspection import looked_at
from sandtable.games.great_war_commander.screen.one_more import could_use_one
from sandtable.games.great_war_commander.screen.partners import GreatWarLobby, whose
from sandtable.games.great_war_commander.screen.report import GreatWarReporter
from sandtable.games.great_war_commander.screen.sight_words import bare_sight, reasons_now
from sandtable.games.great_war_commander.screen.strategy import strategy_reasons, strategy_written
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.phrase import PhraseData, phrase
from sandtable.screens import wire
from sandtable.screens.boards import TextBoard
from sandtable.screens.screen import EITHER
from sandtable.screens.shapes import Inspection, Note, SightReason

# the switches that may be chosen for a game, each with its rule
OPTION_RULES: Final = {
    "three_players": "intro.2",
    "air_support_1917_only": "E57", "strategy_lifts": "10.3.2.1", "mortars_spare_ground": "T99.5",
    "under_shot_interrupts": "S98.3", "offensive_from_one_hex": "O24.1", "wire_spares_tanks": "A45.4",
    "air_actions": "O17.1", "barrage_for_all": "A32", "obstacle_sides_block": "10.2", "offensive_bars_cards": "O24.2",
    "ask_cover": "T99.3", "zero_pass": "O15",
}  # fmt: skip

ADD_ONE: Final = "add-one"
STRATEGY_ROLL: Final = "strategy-roll"  # under this name it is answered ahead, as a roll with the Initiative is
PREFIX: Final = "great-war-"  # of its own messages


# questions beside the family's that can be answered in advance; a Strategy Card may always be kept
OWN_REACTIONS: Final = [
    ADD_ONE, "before-air-roll", "before-impact-roll", "before-melee-roll", "major-gas-attack", "probe",
    "situation-enemy-action", "situation-enemy-air-assault", "situation-enemy-impact", "situation-enemy-offensive",
    "situation-enemy-op-fire", "situation-own-accuracy",
]  # fmt: skip


class GreatWarScreen(CommanderScreen):
    reactions = REACTIONS + OWN_REACTIONS
    new_lobby = GreatWarLobby
    wishes: WishBook = WISHES

    def find(self, game: Game, seat: int, text: str) -> str | None:
        return strategy_written(state_of(game), text) or super().find(game, seat, text)

    def briefing(self, scenario: Data) -> list[PhraseData]:
        """The date first: much hangs on it."""
        s = read_scenario(scenario, "scenario")
        date = phrase("war-date", year=s.year, month=s.month)
        return [date.data(), *super().briefing(scenario)]

    def partner(self, scenario: Data, options: Data) -> wire.Partner | None:
        s = read_scenario(scenario, "scenario")
        chosen = self.game.make_options({**s.options, **options}, "options")
        return self.lobby.partner(s) if has_joint_side(s, cast(GreatWarOptions, chosen)) else None

    def whose(self, game: Game, seat: int, code: int) -> int:
        decision = game.decision_of(seat)
        if decision is None or not isinstance(game.state, AlliedState) or seat != game.state.joint:
            return EITHER
        return whose(game.state, decision, code, decision.prompt in self.reactions)

    def briefing_card(self, scenario: Data, options: Data, seat: int) -> wire.Briefing:
        """With the month."""
        s = read_scenario(scenario, "scenario")
        card = super().briefing_card(scenario, options, seat)
        card["sections"][0]["lines"][0] = phrase("war-date", year=s.year, month=s.month).data()
        return card

    def make_up(self, seed: int, wishes: Wishes) -> Data:
        return random_scenario(seed, wishes)

    def reaction(self, prompt: str) -> str:
        return STRATEGY_ROLL if prompt == ADD_ONE else super().reaction(prompt)

    def lets_pass(self, game: Game, seat: int) -> bool:
        decision = game.decision_of(seat)
        if decision is not None and decision.prompt == ADD_ONE:
            return not could_use_one(state_of(game), seat)
        return super().lets_pass(game, seat)

    def chances(self, words: Words, seat: int) -> Chances:
        return GreatWarChances(words, seat)

    def looked_at(self, words: Words, seat: int, thing: str) -> Inspection:
        return looked_at(words, seat, thing, super().looked_at(words, seat, thing))

    def reasons(self, game: Game, words: Words, seat: int, thing: str) -> list[Note]:
        found = strategy_reasons(game, words, seat, thing)
        return super().reasons(game, words, seat, thing) if found is None else found

    def sight_reasons(self, g: State, scenario: Data, a: int, b: int) -> list[SightReason]:
        return reasons_now(g, a, b)

    def bare_sight(self, map: Map, a: int, b: int) -> Sight:
        return bare_sight(map, self.game.tables(), a, b)

    def reporter(self, record: Data) -> CommanderReporter:
        return GreatWarReporter(self.title, record)

    def text_board(self) -> TextBoard:
        return GreatWarBoard(self.lobby)


SCREEN: Final = GreatWarScreen(TITLE, "Great War Commander", OPTION_RULES, PREFIX)
