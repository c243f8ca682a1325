"""A Commander game on the screen: the same game as plain data for whoever draws it. See screens/screen.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from sandtable.commander.map.map import Map
from sandtable.commander.map.sight import explain
from sandtable.commander.map.sight_reasons import Sight
from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.packs.wishes import WishBook, Wishes
from sandtable.commander.rules.state import State
from sandtable.commander.rules.verbs import ABANDON, DONE, END, KEEP, NONE, ORDER, PASS, ROLL, STOP
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.commander.screen.board import CommanderBoard
from sandtable.commander.screen.briefing import briefing
from sandtable.commander.screen.briefing_card import briefing_card
from sandtable.commander.screen.catalogue import catalogue
from sandtable.commander.screen.chances import Chances, Odds, odds_data
from sandtable.commander.screen.initiative import could_gain
from sandtable.commander.screen.inspection import inspect
from sandtable.commander.screen.lobby_cards import Lobby
from sandtable.commander.screen.log_lines import log_lines
from sandtable.commander.screen.places import places_now
from sandtable.commander.screen.plans import kind_of, plans
from sandtable.commander.screen.report import CommanderReporter
from sandtable.commander.screen.roster import CommanderRosters
from sandtable.commander.screen.sight_words import reasons_in_play, seen_on_drawing, sight_data
from sandtable.commander.screen.things import Thing, thing_written, things_of_choice, unit_thing
from sandtable.commander.screen.why_not import why_not
from sandtable.commander.screen.wishes import wish_data
from sandtable.commander.screen.words import Words, counted_phrase, side_phrase, whole_points
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Subject
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data
from sandtable.phrase import Part, Phrase, PhraseData, phrase
from sandtable.screens import wire, wire_report
from sandtable.screens.boards import TextBoard
from sandtable.screens.questions import choice_data, question_data
from sandtable.screens.rewording import Rewording
from sandtable.screens.rosters import Draft
from sandtable.screens.screen import Screen
from sandtable.screens.setups import shipped_setup
from sandtable.screens.shapes import Inspection, Note, SightReason
from sandtable.screens.things import known_hex

# what goes on without doing anything, the likeliest first
PASSING: Final = [DONE, END, STOP, NONE, PASS, KEEP, ROLL, ABANDON]

# questions that can be answered in advance: an Action may be played, or not; all else at them goes on by itself
REACTIONS: Final = [
    "after-pass", "ambush", "before-attack-roll", "before-defence-roll", "dig-in", "hidden-defences", "light-wounds",
    "no-quarter", "op-fire",
]  # fmt: skip


ORDERING: Final = "order"  # the verb
NO_ORDER: Final = ("pass", "end")  # as one has given none yet, or some
INITIATIVE: Final = "initiative"  # the name of all questions whether a roll is to be made again (9.1)


def state_of(game: Game) -> State:
    return cast(State, game.state)


def words_now(game: Game) -> Words:
    g = state_of(game)
    return Words(g, places_now(g))


class CommanderScreen(Screen):
    """`prefix`: of the messages that a game has beside or instead of the family's."""

    reactions = REACTIONS
    new_lobby = Lobby
    sets_up = "sergeant"
    wishes: WishBook = WishBook()  # for random scenarios
    asked_anyway = ("turn",)  # nobody passes without knowing it

    def __init__(self, title: CommanderTitle, label: str, option_rules: dict[str, str], prefix: str = "") -> None:
        self.title = title
        self.game = title.game
        self.label = label
        self.editions = list(title.game.editions)
        self.prefix = prefix
        self.own = Rewording(prefix)
        self.lobby = self.new_lobby(title, option_rules, self.own)
        self.rosters = CommanderRosters(title)

    # --- before a game ---
    def scenarios(self) -> list[wire.ScenarioCard]:
        return self.lobby.scenario_cards()

    def scenario(self, name: str) -> Data:
        if name not in [card["name"] for card in self.scenarios()]:  # a name only: never a path
            raise SandtableError(f"there is no scenario named {name!r}")
        return self.lobby.scenarios.load(name)

    def card(self, scenario: Data) -> wire.ScenarioCard | None:
        return self.lobby.scenario_card(scenario)

    def options(self) -> list[wire.Option]:
        return self.lobby.options()

    def chosen_rules(self, options: Data) -> list[wire.ChosenRule]:
        return self.lobby.rules_chosen(options)

    def briefing(self, scenario: Data) -> list[PhraseData]:
        return self.own.data([line.data() for line in briefing(scenario, catalogue(self.game.tables()))])

    def briefing_card(self, scenario: Data, options: Data, seat: int) -> wire.Briefing:
        return self.own.data(briefing_card(self.game, scenario, seat, self.chosen_rules(options)))

    def random_wishes(self) -> list[wire.RandomWish]:
        return self.own.data([wish_data(name, values, self.game.maps) for name, values in self.wishes.values().items()])

    def possible_wishes(self, wishes: Wishes) -> dict[str, list[str]]:
        return self.wishes.possible(wishes)

    def random_scenario(self, seed: int, wishes: Wishes | None = None) -> Data:
        return self.make_up(seed, wishes or {})

    def catalogue(self) -> wire.AnyCatalogue:
        return self.own.data(catalogue(self.game.tables()))

    def own_key(self, key: str) -> str:
        return self.own.key(key)

    def rule_key(self, rule: str) -> str:
        """Of the game's own: rules of two games have the same numbers."""
        return self.prefix + super().rule_key(rule)

    def map_svg(self, scenario: Data) -> str:
        return self.lobby.map_svg(scenario)

    def geometry(self, scenario: Data) -> wire.Geometry:
        return self.lobby.geometry(scenario)

    # --- in a game ---
    def sort_of(self, choice: wire.Choice) -> str:
        """An Order by whichever card; none, or no more; what else is done with a card, by its verb."""
        order = choice["say"].get("a", {}).get("order")
        if choice["verb"] == ORDERING and isinstance(order, dict):
            return str(order["k"])
        if choice["text"] in NO_ORDER:
            return NO_ORDER[0]
        cards = [thing for thing in choice["things"] if isinstance(thing, str) and thing.startswith("c:")]
        return choice["verb"] if cards and len(cards) == len(choice["things"]) else choice["text"]

    def question(self, game: Game, seat: int) -> wire.Question | None:
        decision = game.decision_of(seat)
        if decision is None:
            return None
        words = words_now(game)
        about = decision.subject

        def choice(code: int) -> wire.Choice:
            return choice_data(game, code, words.choice(code), things_of_choice(words.g, code))

        prompt = prompt_phrase(words, decision, about)
        window = decision.prompt in self.reactions and decision.window
        found = question_data(decision, prompt, choice, PASSING, window, self.chances(words, seat))
        asked: wire.Question = {**found, "actor": actor(words.g, about), "plans": kind_of(about) != ""}
        if decision.prompt == "turn" and len(decision.choices) == 1:
            asked["stake"] = [line.data() for line in no_order(game, words, seat)]
        if self.rosters.asks(decision):
            asked["roster"] = True
        if self.reaction(decision.prompt) != decision.prompt:
            asked["reaction"] = self.reaction(decision.prompt)
        return self.own.data(asked)

    def log(self, game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
        return self.own.data(log_lines(game, seat, start))

    def find(self, game: Game, seat: int, text: str) -> str | None:
        return thing_written(state_of(game), text)

    def inspect(self, game: Game, seat: int, thing: str) -> wire.Inspection:
        return self.own.data(self.looked_at(words_now(game), seat, thing).data())

    def why(self, game: Game, seat: int, thing: str) -> wire.Why:
        notes = self.reasons(game, words_now(game), seat, thing)
        found: wire.Why = {"reasons": [note.data() for note in notes]}
        return self.own.data(found)

    def sight(self, game: Game, seat: int, start: str, end: str | None) -> wire.SightAnswer:
        g = state_of(game)
        a = known_hex(Thing(g, "h:" + start))
        b = known_hex(Thing(g, "h:" + end)) if end is not None else -1
        reasons = self.sight_reasons(g, game.scenario, a, b) if b >= 0 else []
        return self.own.data(sight_data(g, a, b, reasons))

    def odds(self, game: Game, seat: int, code: int | None) -> wire.OddsAnswer:
        words = words_now(game)
        decision = game.decision_of(seat)
        if decision is None or (code is not None and code not in decision.choices):
            return odds_data(words, Odds([], []))
        found = self.chances(words, seat).of(decision.choices if code is None else [code])
        return self.own.data(odds_data(words, found))

    def roster(self, game: Game, seat: int, draft: Draft) -> wire.Roster:
        return self.own.data(super().roster(game, seat, draft))

    def shipped_setup(self, scenario: Data, seat: int) -> list[str]:
        return shipped_setup(self.game.packs.data / "setups", scenario, self.title.seats[seat])

    def plans(self, game: Game, seat: int, things: list[str], end: str | None) -> wire.PlansAnswer:
        words = words_now(game)
        found: wire.PlansAnswer = {"plans": plans(game, seat, words, self.chances(words, seat), things, end)}
        return self.own.data(found)

    def reaction(self, prompt: str) -> str:
        return INITIATIVE if is_initiative(prompt) else prompt

    def lets_pass(self, game: Game, seat: int) -> bool:
        decision = game.decision_of(seat)
        return decision is not None and is_initiative(decision.prompt) and not could_gain(state_of(game), seat)

    def result(self, game: Game) -> wire.Result | None:
        if not game.over:
            return None
        g = state_of(game)
        ending = ENDING_NAMES[g.ending]
        say = phrase("result-won", side=side_phrase(g.winner), ending=phrase("ending-" + ending))
        found: wire.Result = {"winner": g.winner, "ending": ending, "say": say.data()}
        return self.own.data(found)

    # --- after a game ---
    def report(self, record: Data) -> wire_report.Account:
        return self.own.data(self.reporter(record).run())

    # --- what a game has of its own ---
    def make_up(self, seed: int, wishes: Wishes) -> Data:
        raise NotImplementedError

    def chances(self, words: Words, seat: int) -> Chances:
        return Chances(words, seat)

    def looked_at(self, words: Words, seat: int, thing: str) -> Inspection:
        return inspect(words, seat, thing)

    def reasons(self, game: Game, words: Words, seat: int, thing: str) -> list[Note]:
        return why_not(game, words, seat, thing)

    def sight_reasons(self, g: State, scenario: Data, a: int, b: int) -> list[SightReason]:
        return reasons_in_play(g, seen_on_drawing(g, a, b))

    def bare_sight(self, map: Map, a: int, b: int) -> Sight:
        """A line on a map on which nothing lies."""
        return explain(map, a, b, self.game.tables().sight_hindrance)

    def reporter(self, record: Data) -> CommanderReporter:
        return CommanderReporter(self.title, record)

    def text_board(self) -> TextBoard:
        return CommanderBoard(self.lobby)


def no_order(game: Game, words: Words, seat: int) -> Iterator[Phrase]:
    """Why nothing can be ordered: each Order in hand once."""
    g = words.g
    yield phrase("ask-no-order")
    cards = {g.rules.card_order[card]: card for card in reversed(g.hand[seat])}
    for card in cards.values():
        why = game.explain(seat, card, ORDER)
        if why is not None:
            yield phrase("ask-no-order-why", order=words.order_name(card), why=phrase("why-" + why[0]))


def is_initiative(prompt: str) -> bool:
    return prompt.startswith(INITIATIVE + "-")


def actor(g: State, about: Subject) -> str | None:
    """Whom a question is about; of those who have just moved, the first."""
    u = about.units[0] if about.kind == "op-fire" and about.units else about.unit
    return unit_thing(u) if u >= 0 and g.u_hex[u] >= 0 else None


def prompt_phrase(words: Words, decision: Decision, about: Subject) -> Phrase:
    """Who is on the move, with the points left to the slowest, or what is set up stands in the question itself."""
    if about.kind == "move-step":
        units: list[Part] = [words.unit(u) for u in about.units]
        return phrase("ask-move-step-who", units=units, points=whole_points(words.g, about.numbers["points"]))
    if about.kind == "op-fire" and about.units:
        movers: list[Part] = [words.unit_name(u) for u in about.units]
        spent = max(words.g.u_spent[u] for u in about.units)
        return phrase("ask-op-fire-who", units=movers, hex=words.hex(about.hex), spent=whole_points(words.g, spent))
    if about.kind == "counts-as":
        card = words.g.rules.tables.card_name[about.card]
        printed, instead = [counted_phrase(words.g, about, about.numbers[name]) for name in ("printed", "instead")]
        return phrase("ask-counts-as-what", card=card, printed=printed, instead=instead)
    if decision.prompt == "turn" and not [code for code in decision.choices if verb_of(code) == ORDER]:
        return phrase("ask-turn-no-order")
    if decision.prompt == "set-up-unit":
        return phrase("ask-set-up-unit-which", unit=words.unit_name(a_of(decision.choices[0])))
    if decision.prompt == "set-up-weapon":
        return phrase("ask-set-up-weapon-which", weapon=words.weapon(a_of(decision.choices[0])))
    return phrase("ask-" + decision.prompt)
