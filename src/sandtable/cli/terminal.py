"""A game at a terminal, whichever it is: all that is said comes from its screen, as at the table in the browser."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from sandtable.cli.choices import Menu, some
from sandtable.cli.files import load_save, write_json
from sandtable.cli.hint_lines import hint_lines
from sandtable.cli.speech import NEW_TURN, Speech
from sandtable.cli.standing import Standing, idle_choice
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.players.hints import hint_data, weigh
from sandtable.players.player import Player
from sandtable.players.seat import Seat
from sandtable.screens.boards import PlainBoard, Sheet, TextBoard, fit
from sandtable.screens.colours import BOLD, DIM, RED, Paint, wants_colour
from sandtable.screens.wire import Inspection, Question
from sandtable.shelf import Manifest
from sandtable.texts import Texts

CLEAR: Final = "\x1b[2J\x1b[H"
MOST_ODDS: Final = 12  # lines of odds shown unasked
ALL: Final = 10_000
NARROWEST: Final = 40
WIDEST: Final = 140
NOTHING_ASKED: Final[Question] = {
    "prompt": {"k": ""}, "key": "", "rule": "", "choices": [], "extras": [], "default": None, "window": False,
    "odds": False, "stake": [],
}  # fmt: skip


def screen_width() -> int:
    """One column is left free, where some terminals would begin a new line."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 24)).columns - 1))


class Terminal:
    def __init__(
        self, box: Manifest, game: Game, seat: int, opponent: Player | None, texts: Texts, source: TextIO, out: TextIO
    ) -> None:
        self.screen = box.screen()
        self.board: TextBoard = box.board() if box.board is not None else PlainBoard()
        self.mind = box.mind
        self.seat = seat
        self.opponent = opponent  # plays all other seats
        self.texts = texts
        self.source = source
        self.out = out
        self.paint = Paint(wants_colour(out))
        self.clears = self.paint.on  # on a screen the board stays at the top
        self.width = screen_width()
        self.speech = Speech(texts, self.screen.own_key, self.paint, self.width)
        self.leaving = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "?": self.why, "u": self.undo, "s": self.save, "l": self.load, "i": self.inspect, "los": self.los,
            "h": self.help, "help": self.help, "q": self.quit, "c": self.again, "o": self.odds, "rest": self.rest,
            "skip": self.skip, "hint": self.hint,
            "m": self.showing(self.board.map), "f": self.showing(self.board.forces),
            "d": self.showing(self.board.piles), "t": self.showing(self.board.legend),
        }  # fmt: skip
        self.sit_down(game)

    def sit_down(self, game: Game) -> None:
        """Take up a game, new or loaded."""
        self.game = game
        self.told = 0  # events
        self.shown: dict[str, object] = {}  # what stands on the screen, by part
        self.standing = Standing()
        self.passed_over = 0  # questions, since the last one that was asked
        self.question = NOTHING_ASKED

    @property
    def my_name(self) -> str:
        name = self.game.title.seats[self.seat]
        return self.speech.word("side-" + name, name)

    # --- the loop ---
    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        while not self.game.over and not self.leaving:
            question = self.screen.question(self.game, self.seat)
            if question is None:
                self.let_others_answer()
                continue
            self.question = question
            self.menu = self.menu_of(question)
            if not self.answer_ahead():
                self.show()
                self.turn()
        if self.game.over:
            self.show_end()
        return 0

    def menu_of(self, question: Question) -> Menu:
        return Menu(question, self.texts, self.speech.say)

    def let_others_answer(self) -> None:
        """An opponent decides, by what his seat may know."""
        decision = self.game.decision
        assert decision is not None and self.opponent is not None, "nobody else is asked in a game of one seat"
        self.game.play(self.opponent.choose(Seat(self.game, decision.seat)), decision.seat)

    def answer_ahead(self) -> bool:
        """What the player has said by `rest` or `skip`, in this turn."""
        if any(self.game.title.events[event[0]][0] == NEW_TURN for event in self.game.events[self.told :]):
            self.standing.end()
        code = self.standing.answer(self.question)
        if code is None:
            return False
        self.pass_over(code)
        return True

    def pass_over(self, code: int) -> None:
        self.passed_over += 1
        self.game.play(code, self.seat)

    def turn(self) -> None:
        """Read lines until one of them is a choice or changes the game."""
        stands = self.game
        made = len(self.game.decisions)
        while self.game is stands and len(self.game.decisions) == made and not self.leaving:
            try:
                line = self.ask(self.texts.format("ui-your-choice", side=self.my_name) + " ")
            except KeyboardInterrupt:
                line = "q"  # offers to save
            if line is None:
                self.leaving = True
            elif line:
                self.obey(line)

    def ask(self, prompt: str) -> str | None:
        """One typed line; None at the end of the input."""
        if self.source is sys.stdin and sys.stdin.isatty():
            return typed_line(prompt)
        self.out.write(self.paint(prompt, BOLD))
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.say("")
            return None
        self.say(line.strip())  # a script's line, so that the transcript reads like a game
        return line.strip()

    def obey(self, line: str) -> None:
        head, *rest = line.split()
        if head.startswith("?") and head != "?":
            head, rest = "?", [head[1:], *rest]
        command = self.commands.get(head.lower())
        try:
            if command is not None:
                command(rest)
            elif self.is_verb(head) and not self.menu.fits(line):
                self.why(line.split())  # worth a reason, not just a refusal
            else:
                self.game.play(self.menu.read(line), self.seat)
                self.standing.end()
        except (SandtableError, OSError) as error:
            self.say(self.paint(str(error), RED))

    def is_verb(self, word: str) -> bool:
        return any(verb.name == word.lower() for verb in self.game.title.verbs)

    # --- showing ---
    def say(self, *lines: str) -> None:
        for line in fit(lines, self.width):
            self.out.write(line + "\n")

    def sheet(self) -> Sheet:
        asked = self.question
        things = [thing for choice in asked["choices"] for thing in choice["things"]]
        actor = asked.get("actor")
        focus = things + ([actor] if actor else [])
        return Sheet(
            self.game.scenario, self.game.view(self.seat), self.look, self.texts, self.paint, self.width, focus
        )

    def look(self, thing: str) -> Inspection:
        return self.screen.inspect(self.game, self.seat, thing)

    def show(self) -> None:
        """What has changed, what has happened, and the question."""
        if self.clears and self.shown:  # the first screen stays below the welcome
            self.out.write(CLEAR)
            self.shown = {}
        self.show_table()
        self.show_news()
        self.show_question()

    def show_table(self) -> None:
        """The parts of the table that have changed, or what they are about."""
        for part in self.board.parts(self.sheet()):
            now = part.lines if part.about is None else part.about
            if part.lines and self.shown.get(part.name) != now:
                self.shown[part.name] = now
                self.say("", *part.lines)

    def show_news(self) -> None:
        start = min(self.told, len(self.game.events))
        news = self.speech.log(self.screen.log(self.game, self.seat, start))
        self.told = len(self.game.events)
        self.say(*([""] if news else []), *news)
        if self.passed_over > 1:
            self.say(self.paint("  " + self.texts.format("ui-passed-over", count=self.passed_over), DIM))
        self.passed_over = 0

    def show_question(self) -> None:
        asked = self.question
        prompt = self.paint(self.speech.say(asked["prompt"]), BOLD)
        self.say("", self.speech.ruled(prompt, asked["rule"]))
        self.say(*["  " + self.speech.say(stake) for stake in asked["stake"]])
        self.say(*self.odds_lines(MOST_ODDS))
        self.say(*self.menu.lines())

    def odds_lines(self, most: int) -> list[str]:
        if not self.question["odds"]:
            return []
        found = self.speech.odds(self.screen.odds(self.game, self.seat, None))
        lines = fit(["    " + line for line in found], self.width)
        more = ["    " + self.texts.format("ui-odds-more")] if len(lines) > most else []
        return [f"  {self.texts.format('ui-odds')}:", *lines[:most], *more] if lines else []

    def show_end(self) -> None:
        result = self.screen.result(self.game)
        assert result is not None
        self.question = NOTHING_ASKED
        self.show_table()
        self.show_news()
        self.say("", self.texts.format("ui-over"))
        won = [self.texts.format("ui-won" if result["winner"] == self.seat else "ui-lost")]
        alone = len(self.game.title.seats) == 1
        self.say(self.paint(" ".join([*([] if alone else won), self.speech.say(result["say"])]), BOLD))

    # --- commands about the question ---
    def again(self, words: list[str]) -> None:
        self.show_question()

    def odds(self, words: list[str]) -> None:
        self.say(*(self.odds_lines(ALL) or [self.texts.format("ui-no-odds")]))

    def hint(self, words: list[str]) -> None:
        """What the choices are worth, by what this seat may know."""
        if self.mind is None:
            self.say(self.texts.format("teach-hint-no-mind"))
            return
        found = hint_data(self.question, weigh(self.mind(), Seat(self.game, self.seat)))
        self.say(*hint_lines(found, self.speech))

    def rest(self, words: list[str]) -> None:
        self.pass_on(self.question.get("scope"))

    def skip(self, words: list[str]) -> None:
        self.pass_on(None)

    def pass_on(self, scope: object) -> None:
        """Nothing here, nor at what is asked next, as long as nothing new is at stake."""
        code = idle_choice(self.question)
        if code is None:
            self.say(self.texts.format("ui-cannot-pass"))
            return
        self.standing.give(self.question, scope)
        self.pass_over(code)

    def why(self, words: list[str]) -> None:
        """`? step K8`, `? K8`: why that is not among the choices of this question."""
        words = [word for word in words if word]
        if not words:
            self.say(self.texts.format("ui-why-usage", example=self.example()))
            return
        offered = self.menu.fits(" ".join(words))
        if offered:
            self.say_ruled(self.texts.format("ui-why-possible", choices=some(offered)))
        elif self.is_verb(words[0]) and not any(c["verb"] == words[0].lower() for c in self.menu.everything):
            asked = self.speech.say(self.question["prompt"])
            self.say_ruled(self.texts.format("ui-why-not-asked", question=asked))
        else:
            self.give_reasons(words[1:] if self.is_verb(words[0]) else words)

    def give_reasons(self, words: list[str]) -> None:
        """Of the first of the things named that has any."""
        for thing in self.things(words):
            reasons = self.screen.why(self.game, self.seat, thing)["reasons"]
            if reasons:
                self.say(*[self.speech.ruled(self.speech.say(note["say"]), note["rule"]) for note in reasons])
                return
        self.say_ruled(self.texts.format("ui-why-not-offered"))

    def say_ruled(self, text: str) -> None:
        """With the rule of the question."""
        self.say(self.speech.ruled(text, self.question["rule"]))

    def example(self) -> str:
        return str(self.menu.choices[-1]["text"])

    # --- commands about the table ---
    def things(self, words: list[str]) -> list[str]:
        """What is meant by all words together, or by each of them."""
        whole = self.screen.find(self.game, self.seat, " ".join(words)) if len(words) > 1 else None
        return [whole] if whole is not None else [self.thing(word) for word in words]

    def thing(self, text: str) -> str:
        found = self.screen.find(self.game, self.seat, text) or self.menu.thing(text)
        if found is None:
            raise SandtableError(self.texts.format("ui-no-such-thing", text=text))
        return found

    def inspect(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-inspect-usage", example=self.example().rpartition(" ")[2]))
            return
        thing = self.things(words)[0]
        self.say(*self.speech.look(self.look(thing)))
        if thing.startswith("h:"):
            self.say(*self.board.forces(self.sheet(), thing[2:]))

    def los(self, words: list[str]) -> None:
        if len(words) != 2:
            self.say(self.texts.format("ui-los-usage"))
            return
        start, end = (self.thing(word)[2:] for word in words)
        line = self.screen.sight(self.game, self.seat, start, end)["line"]
        self.say(*(self.speech.sight(line) if line is not None else []))

    def showing(self, draw: Callable[[Sheet], list[str]]) -> Callable[[list[str]], None]:
        """A command that shows something of the table."""

        def show(words: list[str]) -> None:
            self.say(*(draw(self.sheet()) or [self.texts.format("ui-nothing-there")]))

        return show

    def help(self, words: list[str]) -> None:
        self.say(*self.texts.format("ui-help", example=self.example()).split("\n"), *self.board.legend(self.sheet()))

    # --- commands about the game ---
    def undo(self, words: list[str]) -> None:
        if not self.game.can_undo(self.seat):
            self.say(self.texts.format("ui-cannot-undo"))
            return
        self.game.undo(self.seat)
        self.standing.end()
        self.told = min(self.told, len(self.game.events))
        self.say(self.texts.format("ui-undone"))

    def save(self, words: list[str]) -> None:
        path = self.file_named("s", words)
        opponent = {"opponent": self.opponent.name} if self.opponent is not None else {}
        write_json(path, {**self.game.save(), "seat": self.seat, **opponent})
        self.say(self.texts.format("ui-saved", file=str(path)))

    def load(self, words: list[str]) -> None:
        path = self.file_named("l", words)
        found = load_save(path)
        if found.title.name != self.game.title.name:
            raise SandtableError(self.texts.format("ui-other-game", file=str(path), title=found.title.name))
        self.sit_down(found)
        self.say(self.texts.format("ui-loaded", file=str(path)))

    def file_named(self, command: str, words: list[str]) -> Path:
        if not words:
            raise SandtableError(self.texts.format("ui-file-missing", command=command))
        return Path(" ".join(words)).expanduser()

    def quit(self, words: list[str]) -> None:
        answer = self.ask(self.texts.format("ui-quit") + " ")
        if answer:
            self.save([answer])
        self.leaving = True
        self.say(self.texts.format("ui-bye"))


def typed_line(prompt: str) -> str | None:
    """A line typed at a screen, with editing and history where there is a line editor."""
    with suppress(ImportError):
        import readline  # noqa: F401
    try:
        return input(prompt).strip()
    except EOFError:
        return None
