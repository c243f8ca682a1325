"""Combat Commander on the screen: the same game as plain data for whoever draws it. See kernel/screen.py."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.orders.move import MoveOrder, group_points
from sandtable.commander.rules.state import State
from sandtable.commander.rules.verbs import ABANDON, DONE, END, KEEP, NONE, PASS, ROLL, STOP
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.games.combat_commander.generator.generator import random_scenario
from sandtable.games.combat_commander.packs.scenarios import load_scenario
from sandtable.games.combat_commander.packs.start import EDITIONS
from sandtable.games.combat_commander.rules.title import TITLE
from sandtable.games.combat_commander.screen import lobby_cards
from sandtable.games.combat_commander.screen.briefing import briefing
from sandtable.games.combat_commander.screen.catalogue import catalogue
from sandtable.games.combat_commander.screen.chances import Chances, Odds, odds_data
from sandtable.games.combat_commander.screen.inspection import inspect
from sandtable.games.combat_commander.screen.log_lines import log_lines
from sandtable.games.combat_commander.screen.places import places_now
from sandtable.games.combat_commander.screen.report import report
from sandtable.games.combat_commander.screen.sight_words import sight_data
from sandtable.games.combat_commander.screen.things import Thing, thing_written, things_of_choice
from sandtable.games.combat_commander.screen.why_not import why_not
from sandtable.games.combat_commander.screen.words import Words, side_phrase
from sandtable.kernel.choice import a_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.screen import Screen
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, Value, phrase
from sandtable.screens.questions import choice_data, question_data
from sandtable.screens.things import known_hex

# what goes on without doing anything, the likeliest first
PASSING: Final = [DONE, END, STOP, NONE, PASS, KEEP, ROLL, ABANDON]

# questions that can be answered in advance: an Action may be played, or not; all else at them goes on by itself
REACTIONS: Final = [
    "after-pass", "ambush", "before-attack-roll", "before-defence-roll", "dig-in", "hidden-defences", "light-wounds",
    "no-quarter", "op-fire",
]  # fmt: skip


def state_of(game: Game) -> State:
    return cast(State, game.state)


def words_now(game: Game) -> Words:
    g = state_of(game)
    return Words(g, places_now(g))


class CombatCommanderScreen(Screen):
    def __init__(self) -> None:
        self.title = TITLE
        self.label = "Combat Commander"
        self.editions = list(EDITIONS)

    # --- before a game ---
    def scenarios(self) -> list[Data]:
        return lobby_cards.scenario_cards()

    def scenario(self, name: str) -> Data:
        if name not in [card["name"] for card in self.scenarios()]:  # a name only: never a path
            raise SandtableError(f"there is no scenario named {name!r}")
        return load_scenario(name)

    def card(self, scenario: Data) -> Data | None:
        return lobby_cards.scenario_card(scenario)

    def options(self) -> list[Data]:
        return lobby_cards.options()

    def chosen_rules(self, options: Data) -> list[Data]:
        return lobby_cards.rules_chosen(options)

    def random_scenario(self, seed: int) -> Data:
        return random_scenario(seed)

    def briefing(self, scenario: Data) -> list[Data]:
        return [line.data() for line in briefing(scenario)]

    def catalogue(self) -> Data:
        return catalogue()

    def map_svg(self, scenario: Data) -> str:
        return lobby_cards.map_svg(scenario)

    def geometry(self, scenario: Data) -> Data:
        return lobby_cards.geometry(scenario)

    # --- in a game ---
    def question(self, game: Game, seat: int) -> Data | None:
        decision = game.decision_of(seat)
        if decision is None:
            return None
        words = words_now(game)
        frame = game.state.frames[-1]

        def choice(code: int) -> Data:
            return choice_data(game, code, words.choice(code), things_of_choice(words.g, code))

        prompt = prompt_phrase(words, decision, frame)
        window = decision.prompt in REACTIONS and frame.window(game.state, seat)
        return question_data(decision, prompt, choice, PASSING, window, Chances(words, seat))

    def log(self, game: Game, seat: int, start: int = 0) -> list[Data]:
        return log_lines(game, seat, start)

    def find(self, game: Game, seat: int, text: str) -> str | None:
        return thing_written(state_of(game), text)

    def inspect(self, game: Game, seat: int, thing: str) -> Data:
        return inspect(words_now(game), seat, thing).data()

    def why(self, game: Game, seat: int, thing: str) -> Data:
        return {"reasons": [note.data() for note in why_not(game, words_now(game), seat, thing)]}

    def sight(self, game: Game, seat: int, start: str, end: str | None) -> Data:
        g = state_of(game)
        a = known_hex(Thing(g, "h:" + start))
        b = known_hex(Thing(g, "h:" + end)) if end is not None else -1
        return sight_data(g, game.scenario, a, b)

    def odds(self, game: Game, seat: int, code: int | None) -> Data:
        words = words_now(game)
        decision = game.decision_of(seat)
        if decision is None or (code is not None and code not in decision.choices):
            return odds_data(words, Odds([], []))
        return odds_data(words, Chances(words, seat).of(decision.choices if code is None else [code]))

    def result(self, game: Game) -> Data | None:
        if not game.over:
            return None
        g = state_of(game)
        ending = ENDING_NAMES[g.ending]
        say = phrase("result-won", side=side_phrase(g.winner), ending=phrase("ending-" + ending))
        return {"winner": g.winner, "ending": ending, "say": say.data()}

    # --- after a game ---
    def report(self, record: Data) -> Data:
        return report(record)


def prompt_phrase(words: Words, decision: Decision, frame: object) -> Phrase:
    """Who is on the move, with the points left to the slowest, or what is set up stands in the question itself."""
    if decision.prompt == "move-step" and isinstance(frame, MoveOrder) and frame.group:
        units: list[Value] = [words.unit(u) for u in frame.group]
        return phrase("ask-move-step-who", units=units, points=group_points(words.g, frame.group))
    if decision.prompt == "set-up-unit":
        return phrase("ask-set-up-unit-which", unit=words.unit_name(a_of(decision.choices[0])))
    if decision.prompt == "set-up-weapon":
        return phrase("ask-set-up-weapon-which", weapon=words.weapon(a_of(decision.choices[0])))
    return phrase("ask-" + decision.prompt)


SCREEN: Final = CombatCommanderScreen()
