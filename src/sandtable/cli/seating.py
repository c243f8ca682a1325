"""A player at a terminal, whatever the game: shows the table, reads what he types, lets others answer.

A game's own terminal fills the hooks: what is shown, what is news, how things are named.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TextIO

from sandtable.cli.choices import Menu, wrap
from sandtable.cli.colours import BOLD, CYAN, DIM, RED, YELLOW, Paint, wants_colour
from sandtable.cli.files import load_save, write_json
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision, Game
from sandtable.players.player import Player
from sandtable.players.seat import Seat
from sandtable.texts import Texts

View = dict[str, Any]
News = tuple[str, str, str, bool]  # key, line, rule, loud

CLEAR: Final = "\x1b[2J\x1b[H"
MOST_ODDS: Final = 12  # lines of odds shown unasked
ALL: Final = 10_000
NARROWEST: Final = 79
WIDEST: Final = 140
NEW_TURN: Final = "turn-begins"


class Seating:
    def __init__(
        self, game: Game, seat: int, opponent: Player | None, texts: Texts, source: TextIO, out: TextIO
    ) -> None:
        self.seat = seat
        self.opponent = opponent
        self.texts = texts
        self.source = source
        self.out = out
        self.paint = Paint(wants_colour(out))
        self.clears = self.paint.on  # on a screen the board stays at the top
        self.width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 24)).columns))
        self.shown: dict[str, object] = {}  # what stands on the screen, by part
        self.leaving = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "?": self.why, "u": self.undo, "s": self.save, "l": self.load, "i": self.inspect, "los": self.los,
            "h": self.help, "help": self.help, "q": self.quit, "m": self.map, "f": self.forces, "t": self.legend,
            "c": self.again, "o": self.odds,
        }  # fmt: skip
        self.sit_down(game)

    def sit_down(self, game: Game) -> None:
        """Take up a game, new or loaded."""
        self.game = game
        self.shown = {}
        self.ready()

    # --- what a game's own terminal says ---
    def ready(self) -> None:
        """A game was taken up."""
        raise NotImplementedError

    def my_name(self) -> str:
        raise NotImplementedError

    def words_of(self, code: int) -> str:
        """A choice in words."""
        raise NotImplementedError

    def question(self, decision: Decision) -> str:
        raise NotImplementedError

    def at_stake(self) -> list[str]:
        """What a roll already lying there would mean."""
        raise NotImplementedError

    def all_odds(self, decision: Decision) -> list[str]:
        raise NotImplementedError

    def news(self) -> list[News]:
        """What this seat has heard since the last call."""
        raise NotImplementedError

    def forget_news(self) -> None:
        """Something was taken back."""
        raise NotImplementedError

    def show_table(self, decision: Decision) -> None:
        """The parts of the table that have changed."""
        raise NotImplementedError

    def show_end(self) -> None:
        raise NotImplementedError

    def why(self, words: list[str]) -> None:
        raise NotImplementedError

    def inspect(self, words: list[str]) -> None:
        raise NotImplementedError

    def los(self, words: list[str]) -> None:
        raise NotImplementedError

    def map(self, words: list[str]) -> None:
        raise NotImplementedError

    def forces(self, words: list[str]) -> None:
        raise NotImplementedError

    def legend(self, words: list[str]) -> None:
        raise NotImplementedError

    def help(self, words: list[str]) -> None:
        raise NotImplementedError

    # --- the loop ---
    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        while not self.game.over and not self.leaving:
            decision = self.game.decision_of(self.seat)
            if decision is None:
                self.answer()
            else:
                self.show(decision)
                self.turn(decision)
        if self.game.over:
            self.show_end()
        return 0

    def answer(self) -> None:
        """The opponent decides, by what his seat may know."""
        assert self.opponent is not None, "nobody else is asked in a game of one seat"
        other = 1 - self.seat
        self.game.play(self.opponent.choose(Seat(self.game, other)), other)

    def turn(self, decision: Decision) -> None:
        """Read lines until one of them is a choice or changes the game."""
        self.menu = self.new_menu(decision)
        self.decision = decision
        stands = self.game
        made = len(self.game.decisions)
        while self.game is stands and len(self.game.decisions) == made and not self.leaving:
            try:
                line = self.ask(self.texts.format("ui-your-choice", side=self.my_name()) + " ")
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
            elif self.is_impossible(line):
                self.why(line.split())
            else:
                self.game.play(self.menu.read(line), self.seat)
        except (SandtableError, OSError) as error:
            self.say(self.paint(str(error), RED))

    def is_impossible(self, line: str) -> bool:
        """A verb with its arguments that is not offered: worth a reason, not just a refusal."""
        head, *rest = line.lower().split()
        return bool(rest) and any(verb.name == head for verb in self.game.title.verbs) and not self.menu.fits(line)

    # --- showing ---
    def say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(line + "\n")

    def view(self) -> View:
        return self.game.view(self.seat)

    def new_menu(self, decision: Decision) -> Menu:
        return Menu(self.game, self.texts, self.words_of, decision.choices, decision.extras)

    def show(self, decision: Decision) -> None:
        """What has changed, what has happened, and the question."""
        if self.clears and self.shown:  # the first screen stays below the welcome
            self.out.write(CLEAR)
            self.shown = {}
        self.show_table(decision)
        self.show_news()
        self.show_question(decision)

    def say_if_new(self, part: str, lines: list[str], about: object = None) -> None:
        """Print a part of the table if it, or what it is about, has changed."""
        now = lines if about is None else about
        if lines and self.shown.get(part) != now:
            self.shown[part] = now
            self.say("", *lines)

    def show_news(self) -> None:
        news = self.news()
        if news:
            self.say("")
        for (name, line, rule, loud), same in groupby(news):
            if name == NEW_TURN:
                self.say("", self.paint(f"--- {line} ---", BOLD, CYAN))
                continue
            times = len(list(same))
            text = self.paint(line, YELLOW) if loud else line
            self.say(f"  {text}{f' (x{times})' if times > 1 else ''} {self.paint(f'[{rule}]', DIM)}")

    def show_question(self, decision: Decision) -> None:
        self.say("", self.paint(self.question(decision), BOLD) + " " + self.paint(f"[{decision.rule}]", DIM))
        self.say(*["  " + line for line in self.at_stake()], *self.odds_lines(decision))
        self.say(*self.new_menu(decision).lines(self.width))
        if decision.extras:
            extras = ", ".join(self.game.notation(code) for code in decision.extras)
            self.say(*wrap("     " + self.texts.format("ui-extras", choices=extras), self.width))

    def odds_lines(self, decision: Decision, most: int = MOST_ODDS) -> list[str]:
        lines = self.all_odds(decision)
        if not lines:
            return []
        more = [self.texts.format("ui-odds-more")] if len(lines) > most else []
        return [f"  {self.texts.format('ui-odds')}:", *["    " + line for line in lines[:most] + more]]

    # --- commands ---
    def undo(self, words: list[str]) -> None:
        if not self.game.can_undo(self.seat):
            self.say(self.texts.format("ui-cannot-undo"))
            return
        self.game.undo(self.seat)
        self.forget_news()
        self.say(self.texts.format("ui-undone"))

    def save(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-file-missing", command="s"))
            return
        path = Path(" ".join(words)).expanduser()
        opponent = {"opponent": self.opponent.name} if self.opponent is not None else {}
        write_json(path, {**self.game.save(), "seat": self.seat, **opponent})
        self.say(self.texts.format("ui-saved", file=str(path)))

    def load(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-file-missing", command="l"))
            return
        path = Path(" ".join(words)).expanduser()
        found = load_save(path)
        if found.title.name != self.game.title.name:
            raise SandtableError(self.texts.format("ui-other-game", file=str(path), title=found.title.name))
        self.sit_down(found)
        self.say(self.texts.format("ui-loaded", file=str(path)))

    def again(self, words: list[str]) -> None:
        self.show_question(self.decision)

    def odds(self, words: list[str]) -> None:
        self.say(*(self.odds_lines(self.decision, ALL) or [self.texts.format("ui-no-odds")]))

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
