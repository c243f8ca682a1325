"""Combat! on the screen: the same game as plain data for whoever draws it. See screens/screen.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sandtable.games.combat.data.scenario import read_scenario
from sandtable.games.combat.rules.sight.night import FLARE_SCATTER, most_of
from sandtable.games.combat.rules.sight.seeing import LIGHT_RADIUS
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.verbs import (
    CHOOSE_STAY,
    DONE,
    DUCK,
    FIRE_AT,
    FLARE,
    HOLD,
    KEEP,
    PASS,
    PASS_WINDOW,
    ROLL,
    SPOT,
    STAY,
    TRY_DUCK,
)
from sandtable.games.combat.rules.victory import total_points
from sandtable.games.combat.screen import lobby_cards
from sandtable.games.combat.screen.briefing import briefing
from sandtable.games.combat.screen.briefing_card import briefing_card
from sandtable.games.combat.screen.catalogue import catalogue
from sandtable.games.combat.screen.chances import Chances, Odds
from sandtable.games.combat.screen.inspection import inspect
from sandtable.games.combat.screen.log_lines import log_lines
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.plans import has_plans, plans
from sandtable.games.combat.screen.report import report
from sandtable.games.combat.screen.roster import CombatRosters
from sandtable.games.combat.screen.sight_words import sight_data
from sandtable.games.combat.screen.things import Thing, man_thing, thing_written, things_of_choice
from sandtable.games.combat.screen.why_not import why_not
from sandtable.games.combat.screen.words import Words, rule_key, say
from sandtable.kernel.choice import verb_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, PhraseData, phrase
from sandtable.screens import wire, wire_report
from sandtable.screens.lobby_screen import LobbyScreen
from sandtable.screens.questions import choice_data, default_choice, question_data
from sandtable.screens.things import known_hex

# what goes on without doing anything, the likeliest first
PASSING: Final = [DONE, PASS_WINDOW, KEEP, ROLL, HOLD, STAY, PASS]

# questions that can be answered in advance: a Discard card may be spent, or not
REACTIONS: Final = ["before-roll", "after-roll", "enemy-fires", "event-rolled", "hit-announced", "quiet", "wound-drawn"]


def state_of(game: Game) -> State:
    return cast(State, game.state)


def words_now(game: Game) -> Words:
    g = state_of(game)
    return Words(g, moment_now(g))


class CombatScreen(LobbyScreen):
    sets_up = "corporal"

    def __init__(self) -> None:
        self.title = TITLE
        self.label = "Combat! Volume 1"
        self.editions = []
        self.lobby = lobby_cards
        self.rosters = CombatRosters()

    # --- before a game ---
    def card(self, scenario: Data) -> wire.ScenarioCard | None:
        return lobby_cards.scenario_card(read_scenario(scenario, "scenario"))

    def random_scenario(self, seed: int, wishes: Mapping[str, str] | None = None) -> Data:
        raise SandtableError("this game has no random scenarios")

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
        decision = game.decision_of(seat)
        if decision is None:
            return None
        words = words_now(game)
        about = decision.subject
        acting = about.unit if about.kind == "activation" else -1
        verbs = {verb_of(code) for code in decision.choices}
        prompt = asked(decision.prompt, verbs)
        if about.unit >= 0:
            prompt = phrase("combat-ask-man", man=words.man(about.unit), ask=prompt)

        def choice(code: int) -> wire.Choice:
            return choice_data(game, code, words.choice(code, acting), things_of_choice(words.g, code))

        window = decision.prompt in REACTIONS
        idle, scope = idle_choice(decision, verbs), scope_of(words.g)
        found = question_data(decision, prompt, choice, PASSING, window, Chances(words, seat), idle, scope)
        if FLARE in verbs:
            found["stake"] = [flare_stake().data()]
        if self.rosters.asks(decision):
            found["roster"] = True
        if has_plans(words.g, decision):
            found["plans"] = True
        return {**found, "actor": man_thing(about.unit) if about.unit >= 0 else None}

    def log(self, game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
        return log_lines(game, seat, start)

    def find(self, game: Game, seat: int, text: str) -> str | None:
        return thing_written(state_of(game), text)

    def inspect(self, game: Game, seat: int, thing: str) -> wire.Inspection:
        return inspect(words_now(game), seat, thing).data()

    def why(self, game: Game, seat: int, thing: str) -> wire.Why:
        return {"reasons": [note.data() for note in why_not(game, seat, thing)]}

    def sight(self, game: Game, seat: int, start: str, end: str | None) -> wire.SightAnswer:
        g = state_of(game)
        a = known_hex(Thing(g, "h:" + start))
        return sight_data(g, a, known_hex(Thing(g, "h:" + end)) if end is not None else -1)

    def odds(self, game: Game, seat: int, code: int | None) -> wire.OddsAnswer:
        decision = game.decision_of(seat)
        if decision is None or (code is not None and code not in decision.choices + decision.extras):
            return Odds([], []).data()
        chances = Chances(words_now(game), seat)
        return chances.of(decision.choices if code is None else [code]).data()

    def plans(self, game: Game, seat: int, things: list[str], end: str | None) -> wire.PlansAnswer:
        return {"plans": plans(game, seat, words_now(game), things, end)}

    def result(self, game: Game) -> wire.Result | None:
        if not game.over:
            return None
        g = state_of(game)
        ending = g.rules.result_name[g.ending]
        text = phrase("combat-result", points=total_points(g), result=say("result", ending))
        return {"winner": g.winner, "ending": ending, "say": text.data()}

    # --- after a game ---
    def report(self, record: Data) -> wire_report.Account:
        return report(record)


def asked(prompt: str, verbs: set[int]) -> Phrase:
    """The question in words; it names only what can be done, also that a flare can be fired instead of a shot."""
    if FLARE in verbs:
        return phrase("combat-ask-fire-or-flare" if FIRE_AT in verbs else "combat-ask-flare")
    if prompt == "spot-or-duck" and SPOT not in verbs:
        return phrase("combat-ask-duck-or-done")
    if prompt == "spot-or-duck" and not verbs & {DUCK, TRY_DUCK}:
        return phrase("combat-ask-spot-or-done")
    return phrase("combat-ask-" + prompt)


def idle_choice(decision: Decision, verbs: set[int]) -> int | None:
    """The next man is activated, stays where he is, and ends it: most do nothing in most Impulses."""
    if decision.prompt == "who-acts":
        return decision.choices[0]
    if decision.prompt == "may-move" and STAY in verbs:
        return CHOOSE_STAY
    if decision.prompt == "spot-or-duck" and not verbs & {SPOT, FLARE}:
        return default_choice(decision, PASSING)
    return None


def scope_of(g: State) -> str:
    """The Team that acts now, in its Impulse."""
    return f"{g.turn}.{g.impulse}.{g.acting}"


def flare_stake() -> Phrase:
    """What firing it does."""
    return phrase("combat-stake-flare", scatter=most_of(FLARE_SCATTER), reach=LIGHT_RADIUS)


SCREEN: Final = CombatScreen()
