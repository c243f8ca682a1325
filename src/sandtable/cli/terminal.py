"""The game at a terminal: shows the table to one player, reads what he types, lets the opponent answer."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TextIO

from sandtable.cli.board import Board, cell_width
from sandtable.cli.chances import Chances
from sandtable.cli.choices import Menu, wrap
from sandtable.cli.colours import BOLD, CYAN, DIM, RED, YELLOW, Paint, wants_colour
from sandtable.cli.files import load_save, write_json
from sandtable.cli.lines import sight_in_play
from sandtable.cli.panel import Panel
from sandtable.cli.words import Words
from sandtable.commander.firepower import is_weapon, weapon_of
from sandtable.commander.verbs import VERBS
from sandtable.commander.victory import ENDING_NAMES
from sandtable.games.combat_commander.words import LOUD
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision, Game
from sandtable.players.player import Player
from sandtable.players.seat import Seat
from sandtable.texts import Texts

View = dict[str, Any]

CLEAR: Final = "\x1b[2J\x1b[H"
MOST_ODDS: Final = 12  # lines of odds shown unasked
ALL: Final = 10_000
NARROWEST: Final = 79
WIDEST: Final = 140


class Terminal:
    def __init__(self, game: Game, seat: int, opponent: Player, texts: Texts, source: TextIO, out: TextIO) -> None:
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
            "d": self.discards, "h": self.help, "help": self.help, "q": self.quit, "m": self.map, "f": self.forces,
            "t": self.legend, "c": self.again, "o": self.odds,
        }  # fmt: skip
        self.sit_down(game)

    def sit_down(self, game: Game) -> None:
        """Take up a game, new or loaded."""
        self.game = game
        self.words = Words(game, self.texts)
        self.words.told = 0
        self.panel = Panel(self.words, self.paint)
        self.chances = Chances(self.words, self.seat)
        self.shown = {}

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
        other = 1 - self.seat
        self.game.play(self.opponent.choose(Seat(self.game, other)), other)

    def turn(self, decision: Decision) -> None:
        """Read lines until one of them is a choice or changes the game."""
        self.menu = Menu(self.game, self.words, decision.choices, decision.extras)
        self.decision = decision
        stands = self.game
        made = len(self.game.decisions)
        while self.game is stands and len(self.game.decisions) == made and not self.leaving:
            try:
                line = self.ask(self.texts.format("ui-your-choice", side=self.words.side(self.seat)) + " ")
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
        return bool(rest) and any(verb.name == head for verb in VERBS) and not self.menu.fits(line)

    # --- showing ---
    def say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(line + "\n")

    def view(self) -> View:
        return self.game.view(self.seat)

    def board_lines(self, view: View) -> list[str]:
        map = self.words.g.rules.map
        return Board(map, view, cell_width(map.cols, self.width), self.paint).lines()

    def show(self, decision: Decision) -> None:
        """What has changed, what has happened, and the question."""
        if self.clears and self.shown:  # the first screen stays below the welcome
            self.out.write(CLEAR)
            self.shown = {}
        view = self.view()
        if self.clears or "board" not in self.shown or not decision.prompt.startswith("set-up"):
            self.say_if_new("board", self.board_lines(view))
        self.say_if_new("tracks", self.panel.tracks(view), score(view))
        self.say_if_new("hand", self.panel.hand(view, self.seat))
        self.show_news()
        self.show_question(decision)

    def say_if_new(self, part: str, lines: list[str], about: object = None) -> None:
        """Print a part of the table if it, or what it is about, has changed."""
        now = lines if about is None else about
        if lines and self.shown.get(part) != now:
            self.shown[part] = now
            self.say("", *lines)

    def show_news(self) -> None:
        news = self.words.news(self.seat)
        if news:
            self.say("")
        for (name, line, rule), same in groupby(news):
            if name == "turn-begins":
                self.say("", self.paint(f"--- {line} ---", BOLD, CYAN))
                continue
            times = len(list(same))
            text = self.paint(line, YELLOW) if name in LOUD else line
            self.say(f"  {text}{f' (x{times})' if times > 1 else ''} {self.paint(f'[{rule}]', DIM)}")

    def show_question(self, decision: Decision) -> None:
        question = self.texts.format("ask-" + decision.prompt)
        self.say("", self.paint(question, BOLD) + " " + self.paint(f"[{decision.rule}]", DIM))
        self.say(*["  " + line for line in self.chances.at_stake()], *self.odds_lines(decision))
        self.say(*Menu(self.game, self.words, decision.choices, decision.extras).lines(self.width))
        if decision.extras:
            extras = ", ".join(self.game.notation(code) for code in decision.extras)
            self.say(*wrap("     " + self.texts.format("ui-extras", choices=extras), self.width))

    def odds_lines(self, decision: Decision, most: int = MOST_ODDS) -> list[str]:
        lines = self.chances.lines(decision.choices)
        if not lines:
            return []
        more = [self.texts.format("ui-odds-more")] if len(lines) > most else []
        return [f"  {self.texts.format('ui-odds')}:", *["    " + line for line in lines[:most] + more]]

    def show_end(self) -> None:
        self.show_news()
        view = self.view()
        self.say("", *self.board_lines(view), "", *self.panel.tracks(view), "", self.texts.format("ui-over"))
        ending = self.texts.format("ending-" + ENDING_NAMES[self.game.state.ending])
        key = "ui-won" if self.game.state.winner == self.seat else "ui-lost"
        self.say(self.paint(self.texts.format(key, ending=ending), BOLD))

    # --- commands ---
    def why(self, words: list[str]) -> None:
        """`? step K8`: why that is not among the choices."""
        words = [word for word in words if word]
        if not words:
            self.say(self.texts.format("ui-why-usage"))
            return
        name = words[0].lower()
        verbs = [verb for verb in VERBS if verb.name == name]
        if not verbs:
            known = ", ".join(sorted({verb.name for verb in VERBS}))
            raise SandtableError(self.texts.format("ui-why-unknown-verb", verb=name, verbs=known))
        typed = " ".join(words).lower()
        if typed in [text.lower() for text in self.menu.texts + self.menu.extra_texts]:
            self.say(self.reason("possible", self.decision.rule))
            return
        verb = next((verb for verb in verbs if len(verb.kinds) == len(words) - 1), verbs[0])
        things = [self.words.find(kind, word) for kind, word in zip(verb.kinds, words[1:], strict=False)]
        thing = things[0] if things else 0
        if len(things) == 2:
            thing = things[0] << 12 | things[1]  # as `reason` of an Advance reads it
        found = self.game.explain(self.seat, thing, verb.code) if len(things) == len(verb.kinds) else None
        self.say(self.reason(*found) if found else self.reason("not-offered", self.decision.rule))

    def reason(self, key: str, rule: str) -> str:
        return self.texts.format("ui-why", reason=self.texts.format("why-" + key), rule=rule)

    def undo(self, words: list[str]) -> None:
        if not self.game.can_undo(self.seat):
            self.say(self.texts.format("ui-cannot-undo"))
            return
        self.game.undo(self.seat)
        self.words.told = min(self.words.told, len(self.game.events))
        self.words.look()
        self.say(self.texts.format("ui-undone"))

    def save(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-file-missing", command="s"))
            return
        path = Path(" ".join(words)).expanduser()
        write_json(path, {**self.game.save(), "seat": self.seat, "opponent": self.opponent.name})
        self.say(self.texts.format("ui-saved", file=str(path)))

    def load(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-file-missing", command="l"))
            return
        path = Path(" ".join(words)).expanduser()
        self.sit_down(load_save(path))
        self.say(self.texts.format("ui-loaded", file=str(path)))

    def inspect(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-inspect-usage"))
            return
        hex = self.words.g.rules.map.hex_index(words[0].upper())
        if hex >= 0:
            self.say(*self.panel.hex(self.view(), hex))
            return
        piece = self.words.find("piece", words[0])
        view = self.view()
        if not is_weapon(piece):
            self.say(*self.panel.inspect_unit(view, piece))
        elif any(weapon["id"] == weapon_of(piece) for weapon in view["weapons"]):
            self.say(*self.panel.inspect_weapon(weapon_of(piece)))
        else:
            self.say(self.texts.format("inspect-not-seen"))

    def los(self, words: list[str]) -> None:
        if len(words) != 2:
            self.say(self.texts.format("ui-los-usage"))
            return
        a, b = (self.words.find("hex", word) for word in words)
        self.say(*sight_in_play(self.texts, self.words.g, self.game.scenario, a, b))

    def discards(self, words: list[str]) -> None:
        self.say(*self.panel.discards(self.view()))

    def help(self, words: list[str]) -> None:
        self.say(*self.texts.format("ui-help").split("\n"))

    def map(self, words: list[str]) -> None:
        self.say(*self.board_lines(self.view()))

    def forces(self, words: list[str]) -> None:
        self.say(*self.panel.forces(self.view()))

    def legend(self, words: list[str]) -> None:
        for line in self.panel.legend():
            self.say(*wrap(line, self.width))

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


def score(view: View) -> object:
    """What is worth showing the tracks again for; counts of cards are not."""
    casualties = [side["casualties"] for side in view["sides"]]
    return (view["time"], view["vp"], view["active"], view["objectives"], view["open_chits"], casualties)


def typed_line(prompt: str) -> str | None:
    """A line typed at a screen, with editing and history where there is a line editor."""
    with suppress(ImportError):
        import readline  # noqa: F401
    try:
        return input(prompt).strip()
    except EOFError:
        return None
