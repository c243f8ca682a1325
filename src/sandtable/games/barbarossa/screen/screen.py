"""World War II: Barbarossa 1941 before people. See screens/screen.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.games.barbarossa.data.packs import DATA
from sandtable.games.barbarossa.data.scenario import read_scenario
from sandtable.games.barbarossa.generator.generator import random_scenario
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.state import of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.victory import ENDING_NAMES, points_of
from sandtable.games.barbarossa.screen import lobby_cards, teams
from sandtable.games.barbarossa.screen.briefing_card import briefing, briefing_card
from sandtable.games.barbarossa.screen.catalogue import catalogue
from sandtable.games.barbarossa.screen.inspection import inspect
from sandtable.games.barbarossa.screen.log_lines import log_lines
from sandtable.games.barbarossa.screen.odds_words import Chances
from sandtable.games.barbarossa.screen.plans import has_plans, plans
from sandtable.games.barbarossa.screen.questions import question
from sandtable.games.barbarossa.screen.report import report
from sandtable.games.barbarossa.screen.roster import BarbarossaRosters, by_book
from sandtable.games.barbarossa.screen.sight_words import sight_data
from sandtable.games.barbarossa.screen.things import Thing, thing_written
from sandtable.games.barbarossa.screen.what_if import what_if
from sandtable.games.barbarossa.screen.why_not import why_not
from sandtable.games.barbarossa.screen.wishes import possible_wishes, random_wishes
from sandtable.games.barbarossa.screen.words import PREFIX, rule_key
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.phrase import PhraseData, phrase
from sandtable.screens import wire, wire_report
from sandtable.screens.lobby_screen import LobbyScreen
from sandtable.screens.rosters import Chooser, Draft
from sandtable.screens.setups import shipped_setup
from sandtable.screens.things import known_hex

SETUPS: Final = DATA / "setups"


class BarbarossaScreen(LobbyScreen):
    sets_up = "sergeant"

    def __init__(self) -> None:
        self.title = TITLE
        self.label = "World War II: Barbarossa 1941"
        self.editions = []
        self.lobby = lobby_cards
        self.rosters: BarbarossaRosters = BarbarossaRosters()

    # --- before a game ---
    def card(self, scenario: Data) -> wire.ScenarioCard | None:
        return lobby_cards.scenario_card(read_scenario(dict(scenario), "scenario"))

    def partner(self, scenario: Data, options: Data) -> wire.Partner | None:
        return next(iter(teams.partners(options)), None)

    def partners(self, scenario: Data, options: Data) -> list[wire.Partner]:
        return teams.partners(options)

    def random_wishes(self) -> list[wire.RandomWish]:
        return random_wishes()

    def possible_wishes(self, wishes: Mapping[str, str]) -> dict[str, list[str]]:
        return possible_wishes(wishes)

    def random_scenario(self, seed: int, wishes: Mapping[str, str] | None = None) -> Data:
        return random_scenario(seed, wishes)

    def briefing(self, scenario: Data) -> list[PhraseData]:
        return [line.data() for line in briefing(scenario)]

    def briefing_card(self, scenario: Data, options: Data, seat: int) -> wire.Briefing:
        return briefing_card(scenario, self.chosen_rules(options))

    def catalogue(self) -> wire.AnyCatalogue:
        return catalogue()

    def rule_key(self, rule: str) -> str:
        return rule_key(rule)

    # --- in a game ---
    def question(self, game: Game, seat: int) -> wire.Question | None:
        found, decision = question(game, seat), game.decision_of(seat)
        if found and self.rosters.offers(game, seat):
            return {**found, "roster": True}
        return {**found, "plans": True} if found and decision and has_plans(decision) else found

    def plans(self, game: Game, seat: int, things: list[str], end: str | None) -> wire.PlansAnswer:
        return plans(game, seat, things, end)

    def what_if(self, game: Game, seat: int, texts: list[str]) -> wire.WhatIf:
        return what_if(game, seat, texts)

    def whose(self, game: Game, seat: int, code: int) -> int:
        return teams.whose(game, seat, code)

    def needs_both(self, game: Game, seat: int, code: int) -> bool:
        return teams.needs_both(game, seat, code)

    def log(self, game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
        return log_lines(game, seat, start)

    def find(self, game: Game, seat: int, text: str) -> str | None:
        return thing_written(of(game.state), text)

    def inspect(self, game: Game, seat: int, thing: str) -> wire.Inspection:
        return inspect(of(game.state), seat, thing).data()

    def why(self, game: Game, seat: int, thing: str) -> wire.Why:
        return {"reasons": [note.data() for note in why_not(game, seat, thing)]}

    def sight(self, game: Game, seat: int, start: str, end: str | None) -> wire.SightAnswer:
        g = of(game.state)
        a = known_hex(Thing(g, "h:" + start))
        return sight_data(g, a, known_hex(Thing(g, "h:" + end)) if end is not None else -1)

    def odds(self, game: Game, seat: int, code: int | None) -> wire.OddsAnswer:
        decision = game.decision_of(seat)
        if decision is None or (code is not None and code not in decision.choices + decision.extras):
            return {"attacks": [], "lines": []}
        return Chances(of(game.state), seat, decision).of(decision.choices if code is None else [code])

    def shipped_setup(self, scenario: Data, seat: int) -> list[str]:
        return shipped_setup(SETUPS, scenario, SIDE_NAMES[seat])

    def ready_setup(self, game: Game, seat: int, draft: Draft, choose: Chooser) -> Draft:
        return self.rosters.ready(game, seat, draft, by_book(self.shipped_setup(game.scenario, seat), choose))

    def result(self, game: Game) -> wire.Result | None:
        if not game.over:
            return None
        g = of(game.state)
        ending = ENDING_NAMES[g.ending]
        winner = SIDE_NAMES[g.winner] if g.winner >= 0 else "nobody"
        text = phrase(f"{PREFIX}ending-{ending}", winner=winner, german=points_of(g, 0), soviet=points_of(g, 1))
        return {"winner": g.winner, "ending": ending, "say": text.data()}

    # --- after a game ---
    def report(self, record: Data) -> wire_report.Account:
        return report(record)


SCREEN: Final = BarbarossaScreen()
