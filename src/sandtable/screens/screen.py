"""What a table needs of a game beyond its rules: the same game put on a screen, as plain data.

Every method answers for one seat (SPECTATOR included) and tells nothing that its player may not know. Texts are
phrases (`sandtable.phrase`). The shapes of the answers are in `wire.py`, from which the browser's side is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.kernel.game import Game
from sandtable.kernel.title import Data, Title
from sandtable.phrase import PhraseData
from sandtable.screens import wire, wire_report
from sandtable.screens.rosters import Chooser, Draft, Rosters

EITHER: Final = -1  # of two people who decide for one side


class Screen:
    """One game title on the screen. Holds no state of a game."""

    title: Title
    label: str  # the game's name as its publisher writes it
    editions: list[str]
    rosters: Rosters = Rosters()  # how it is set up by a roster
    asked_anyway: Sequence[str] = ()  # questions put to a player even when there is only one answer
    sets_up: str = ""  # the opponent whose sense of set-up is asked; "": any

    # --- before a game ---
    def scenarios(self) -> list[wire.ScenarioCard]:
        raise NotImplementedError

    def scenario(self, name: str) -> Data:
        """A shipped scenario, as `new_game` takes it; raises SandtableError if there is none."""
        raise NotImplementedError

    def card(self, scenario: Data) -> wire.ScenarioCard | None:
        """Of a scenario, where there can be one, also if it is not among `scenarios`."""
        return next((card for card in self.scenarios() if card["name"] == scenario.get("name")), None)

    def scenario_label(self, scenario: Data) -> str:
        """What a scenario is called, in English."""
        return str(scenario.get("title", ""))

    def options(self) -> list[wire.Option]:
        """Switches of the rules that whoever starts a game may turn; what else is chosen is an edition."""
        return []

    def scenario_options(self, scenario: Data) -> Data:
        """Options that a scenario sets itself."""
        found = scenario.get("options")
        return dict(found) if isinstance(found, dict) else {}

    def chosen_rules(self, options: Data) -> list[wire.ChosenRule]:
        """The options of a game in words, those that the table sets for itself left out."""
        return []

    def partner(self, scenario: Data, options: Data) -> wire.Partner | None:
        """The side for which a second person may decide beside the first, for a part of its forces."""
        return None

    def partners(self, scenario: Data, options: Data) -> list[wire.Partner]:
        """The same where several sides may have one."""
        found = self.partner(scenario, options)
        return [] if found is None else [found]

    def random_wishes(self) -> list[wire.RandomWish]:
        """What may be chosen of a random scenario."""
        return []

    def possible_wishes(self, wishes: Mapping[str, str]) -> dict[str, list[str]]:
        """By name, the values that go with the other wishes."""
        return {}

    def random_scenario(self, seed: int, wishes: Mapping[str, str] | None = None) -> Data:
        """A scenario from a seed; what no wish names is left to chance."""
        raise NotImplementedError

    def briefing(self, scenario: Data) -> list[PhraseData]:
        """What a scenario says beyond its card, line by line."""
        return []

    def briefing_card(self, scenario: Data, options: Data, seat: int) -> wire.Briefing:
        """The same at length, in sections, for a card that a player reads."""
        return {"sections": []}

    def catalogue(self) -> wire.AnyCatalogue:
        """Everything printed on cards and counters."""
        raise NotImplementedError

    def own_key(self, key: str) -> str:
        """Key of the message that this game has for one that several games have."""
        return key

    def rule_key(self, rule: str) -> str:
        """Key of the message that says a rule in our words."""
        return "rule-" + rule.lower().replace(".", "-")

    def map_svg(self, scenario: Data) -> str:
        """The drawn map of a scenario."""
        raise NotImplementedError

    def geometry(self, scenario: Data) -> wire.Geometry:
        """Where the hexes are in that drawing."""
        raise NotImplementedError

    # --- in a game ---
    def question(self, game: Game, seat: int) -> wire.Question | None:
        """None if the seat is not asked."""
        raise NotImplementedError

    def sort_of(self, choice: wire.Choice) -> str:
        """What a choice does, whatever card or piece does it; who looks for the best one takes equals as one answer."""
        return choice["text"]

    def whose(self, game: Game, seat: int, code: int) -> int:
        """Whose choice it is, where two people decide for a side: 0 the first one's, 1 his partner's, or EITHER.

        Must not itself depend on anything that a side hides.
        """
        return EITHER

    def needs_both(self, game: Game, seat: int, code: int) -> bool:
        """Where two people decide for a side: is a choice made only when both have chosen it?"""
        return False

    def log(self, game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
        """What the seat could see happen, from event number `start` on."""
        raise NotImplementedError

    def find(self, game: Game, seat: int, text: str) -> str | None:
        """The thing that a player writes so ("g.rifle-2", "12.10"), if there is one."""
        return None

    def inspect(self, game: Game, seat: int, thing: str) -> wire.Inspection:
        """A thing's numbers, term by term."""
        raise NotImplementedError

    def why(self, game: Game, seat: int, thing: str) -> wire.Why:
        """The reasons why a thing is not offered now."""
        raise NotImplementedError

    def sight(self, game: Game, seat: int, start: str, end: str | None) -> wire.SightAnswer:
        """All that is seen from a hex, and the line to another."""
        raise NotImplementedError

    def odds(self, game: Game, seat: int, code: int | None) -> wire.OddsAnswer:
        """Of the question that stands, or of one of its choices."""
        raise NotImplementedError

    def roster(self, game: Game, seat: int, draft: Draft) -> wire.Roster:
        """The pieces that the seat sets up now, with a draft laid."""
        return self.rosters.roster(game, seat, draft)

    def ready_setup(self, game: Game, seat: int, draft: Draft, choose: Chooser) -> Draft:
        """A draft filled up: by the set-up that is shipped with the scenario, else as `choose` would have it."""
        kept = set(self.shipped_setup(game.scenario, seat))

        def shipped_or_own(copy: Game, asked: int) -> int:
            offered = copy.offered(asked)
            return next((code for code in offered if copy.notation(code) in kept), None) or choose(copy, asked)

        return self.rosters.ready(game, seat, draft, shipped_or_own)

    def shipped_setup(self, scenario: Data, seat: int) -> list[str]:
        """The set-up of a seat as its decisions are written down, where one is shipped."""
        return []

    def placing(self, game: Game, seat: int, draft: Draft) -> list[int]:
        """A draft as the engine's own choices; raises Misplaced."""
        return self.rosters.codes(game, seat, draft)

    def plans(self, game: Game, seat: int, things: list[str], end: str | None) -> wire.PlansAnswer:
        """Several decisions at once, for what is asked: with these things (none: with all that can), to that hex."""
        return {"plans": []}

    def what_if(self, game: Game, seat: int, texts: list[str]) -> wire.WhatIf:
        """A turn tried out in private with these decisions, one's own and guesses at those of others."""
        return {"runs": 0, "units": [], "log": [], "view": None}

    def lets_pass(self, game: Game, seat: int) -> bool:
        """Is the question one that can be answered in advance, and nothing that matters to the seat hangs on it now?"""
        return False

    def reaction(self, prompt: str) -> str:
        """The name under which a question is answered in advance."""
        return prompt

    def result(self, game: Game) -> wire.Result | None:
        """Of a game that is over."""
        raise NotImplementedError

    # --- after a game ---
    def report(self, record: Data) -> wire_report.Account:
        raise NotImplementedError
