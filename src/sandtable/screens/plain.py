"""A whole screen from little: the title, its texts and, where it has hexes, its board.

A game starts from this and overrides what it can say better. Keys of its texts begin with `prefix`: `ask-` and the
prompt, `do-` with verb and kinds, `log-` and the event, `why-` and the reason, `ending-` and its name, `rule-` and the
number, `scenario-` and the name (with `-about` and `-lesson`). Arguments are named by their kinds: unit, unit2, hex...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.kernel.choice import arguments, verb_of
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.frame import EVERYONE, Event
from sandtable.kernel.game import Game
from sandtable.kernel.record import check_record, check_title
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, PhraseData, Value, phrase
from sandtable.screens import wire, wire_report
from sandtable.screens.geometry import geometry_of
from sandtable.screens.log_lines import Given, LineMaker
from sandtable.screens.questions import choice_data, question_data
from sandtable.screens.reasons import Asking, best
from sandtable.screens.reports import SIDES, Fire, Luck
from sandtable.screens.screen import Screen
from sandtable.screens.shapes import Inspection, Note
from sandtable.screens.telling import ALL_EYES, known_messages, may_hear, message_of, numbered
from sandtable.terrain.board import Board
from sandtable.terrain.drawn import sheet
from sandtable.texts import Texts

LETTERS: Final = {"hex": "h", "unit": "u", "weapon": "w", "card": "c", "side": "s", "number": "n"}
KINDS: Final = {letter: kind for kind, letter in LETTERS.items()}
EMPTY_MAP: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>\n'


class NoChances:
    """A game that tells no odds."""

    def has_any(self, choices: list[int]) -> bool:
        return False

    def at_stake(self) -> list[Phrase]:
        return []


class PlainScreen(Screen):
    prefix: str
    endings: list[str]  # names of the state's `ending`, by number
    event_rules: dict[str, str] = {}  # rules that events rest on, by name
    loud: list[str] = []  # events that nobody should miss
    passing: list[int] = []  # verbs that go on without doing anything, the likeliest first

    # --- what a game fills in ---
    def scenario_names(self) -> list[str]:
        raise NotImplementedError

    def load_scenario(self, name: str) -> Data:
        raise NotImplementedError

    def board(self, scenario: Data) -> Board | None:
        """Its hexes, if it has any."""
        return None

    def word(self, game: Game, kind: str, value: int) -> Value:
        """A thing in a sentence; as it is written in notation, unless the game knows better."""
        return game.title.event_argument(game.state, kind, value)

    # --- before a game ---
    def scenarios(self) -> list[wire.ScenarioCard]:
        return [self.card_of(number + 1, name) for number, name in enumerate(self.scenario_names())]

    def card_of(self, number: int, name: str) -> wire.ScenarioCard:
        label, about, lesson = (f"{self.prefix}scenario-{name}{end}" for end in ("", "-about", "-lesson"))
        return {
            "title": self.title.name, "name": name,
            "label": in_english(label), "description": in_english(about), "lesson": in_english(lesson),
            "say": {"label": known(label), "description": known(about), "lesson": known(lesson)},
            "map": name, "year": 0, "number": number, "length": 0, "difficulty": 1,
            "sides": [self.side_card(seat, side) for seat, side in enumerate(self.title.seats)], "options": {},
        }  # fmt: skip

    def side_card(self, seat: int, side: str) -> wire.SideCard:
        return {"seat": seat, "side": side, "nation": "", "posture": "", "quality": "", "units": [], "orders": 0}

    def scenario(self, name: str) -> Data:
        if name not in self.scenario_names():
            raise SandtableError(f"there is no scenario named {name!r}; there are {', '.join(self.scenario_names())}")
        return self.load_scenario(name)

    def scenario_label(self, scenario: Data) -> str:
        return Texts().format(f"{self.prefix}scenario-{scenario.get('name', '')}")

    def random_scenario(self, seed: int, wishes: Mapping[str, str] | None = None) -> Data:
        raise BadFile("scenario", "random", "this game makes up no scenarios")

    def catalogue(self) -> wire.AnyCatalogue:
        return {}

    def rule_key(self, rule: str) -> str:
        return self.prefix + super().rule_key(rule)

    def map_svg(self, scenario: Data) -> str:
        board = self.board(scenario)
        return EMPTY_MAP if board is None else drawing(board)

    def geometry(self, scenario: Data) -> wire.Geometry:
        board = self.board(scenario)
        if board is None:
            return {"width": 10.0, "height": 10.0, "hexes": [], "corners": [], "radius": 1.0}
        return geometry_of(board, drawing(board), self.about_hex(board))

    def about_hex(self, board: Board) -> Callable[[int], tuple[str, int]]:
        """Terrain and Objective of a hex; plain ground unless the game knows better."""
        return lambda hex: ("open", 0)

    # --- in a game ---
    def choice_phrase(self, game: Game, code: int) -> Phrase:
        verb = self.title.verbs[verb_of(code)]
        words = zip(numbered(verb.kinds), verb.kinds, arguments(verb, code), strict=True)
        return phrase(message_of(verb, self.prefix), **{name: self.word(game, kind, n) for name, kind, n in words})

    def event_phrase(self, game: Game, event: Event) -> Phrase:
        name, kinds = self.title.events[event[0]]
        words = zip(numbered(kinds), kinds, event[2:], strict=False)
        return phrase(f"{self.prefix}log-{name}", **{name: self.word(game, kind, n) for name, kind, n in words})

    def thing_name(self, game: Game, kind: str, value: int) -> str:
        """On the wire: hexes and cards by notation, all else by number."""
        text = game.title.event_argument(game.state, kind, value) if kind in ("hex", "card") else str(value)
        return f"{LETTERS.get(kind, 'x')}:{text}"

    def question(self, game: Game, seat: int) -> wire.Question | None:
        decision = game.decision_of(seat)
        if decision is None:
            return None

        def choice(code: int) -> wire.Choice:
            verb = self.title.verbs[verb_of(code)]
            values = zip(verb.kinds, arguments(verb, code), strict=True)
            things = [self.thing_name(game, kind, value) for kind, value in values]
            return choice_data(game, code, self.choice_phrase(game, code), things)

        prompt = phrase(f"{self.prefix}ask-{decision.prompt}")
        return question_data(decision, prompt, choice, self.passing, decision.window, NoChances())

    def log(self, game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
        return PlainLines(self, game, seat).lines(game.events[start:])

    def find(self, game: Game, seat: int, text: str) -> str | None:
        """As on the wire; a hex also by its name alone."""
        return next((thing for thing in (text, "h:" + text.upper()) if self.thing_of(game, thing)[1] >= 0), None)

    def thing_of(self, game: Game, thing: str) -> tuple[str, int]:
        """Kind and value of a thing named on the wire; -1 if there is none."""
        letter, _, text = thing.partition(":")
        kind = KINDS.get(letter, "")
        try:
            return kind, int(text) if kind not in ("hex", "card") else game.title.thing(game.state, text)
        except (ValueError, KeyError, SandtableError):
            return kind, -1

    def inspect(self, game: Game, seat: int, thing: str) -> wire.Inspection:
        kind, value = self.thing_of(game, thing)
        if value < 0:
            raise SandtableError(f"there is nothing named {thing!r}")
        return Inspection(phrase("plain-thing", thing=self.word(game, kind, value)), None, [], []).data()

    def why(self, game: Game, seat: int, thing: str) -> wire.Why:
        decision = game.decision_of(seat)
        kind, value = self.thing_of(game, thing)
        if decision is None or value < 0:
            return {"reasons": []}
        reasons = best(Asking(game, decision).ask(value, kind))
        return {"reasons": [Note(phrase(f"{self.prefix}why-{key}"), rule).data() for key, rule in reasons]}

    def sight(self, game: Game, seat: int, start: str, end: str | None) -> wire.SightAnswer:
        return {"from": start, "seen": {}, "line": None}

    def odds(self, game: Game, seat: int, code: int | None) -> wire.OddsAnswer:
        return {"attacks": [], "lines": []}

    def result(self, game: Game) -> wire.Result | None:
        if not game.over:
            return None
        ending = self.endings[game.state.ending]
        say = phrase(f"{self.prefix}ending-{ending}")
        return {"winner": game.state.winner, "ending": ending, "say": say.data()}

    # --- after a game ---
    def report(self, record: Data) -> wire_report.Account:
        check_record("record", record)
        check_title("record", record, self.title)
        fire = [Fire().data(side) for side in range(SIDES)]
        rolls = [Luck(True).data(side) for side in range(SIDES)]
        return {"points": [], "losses": [], "fire": fire, "rolls": rolls, "moments": []}


def in_english(key: str) -> str:
    english = Texts()
    return english.format(key) if english.has(key) else ""


def known(key: str) -> PhraseData | None:
    return phrase(key).data() if key in known_messages() else None


def drawing(board: Board) -> str:
    """The hexes on a sheet, with their names."""
    canvas = sheet.begin_sheet(board)
    sheet.draw_grid(canvas, board, sheet.cells_of(board))
    sheet.draw_names(canvas, board)
    return sheet.end_sheet(canvas)


class PlainLines(LineMaker):
    quiet = []
    pieces = [kind for kind in LETTERS if kind not in ("side", "number")]

    def __init__(self, screen: PlainScreen, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.screen = screen
        self.game = game
        self.loud = screen.loud

    def hears(self, event: Event) -> bool:
        """All eyes hear what was told to some, and not again what the others were told instead."""
        audience = event[1]
        return audience >= EVERYONE if self.seat == ALL_EYES else may_hear(audience, self.seat)

    def follow(self, event: Event) -> None:
        """Names here do not change with time."""

    def say(self, event: Event) -> Phrase:
        return self.screen.event_phrase(self.game, event)

    def rule(self, event: Event) -> str:
        return self.screen.event_rules.get(self.title.events[event[0]][0], "")

    def hexes(self, event: Event, given: Given) -> list[str]:
        return [self.argument(kind, value) for kind, value in given if kind == "hex"]

    def thing(self, kind: str, value: int) -> str:
        return self.screen.thing_name(self.game, kind, value)

    def dice(self, event: Event) -> wire.Dice | None:
        return None

    def side(self, given: Given) -> int | None:
        return next((value for kind, value in given if kind == "side"), None)
