"""The engine as a Python library: `import sandtable`, a game that prints itself, and plain words for everything.

A thin layer over the kernel's Game and the game's Screen; it knows no rule. See docs/python.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from sandtable.kernel import game as kernel
from sandtable.kernel import record as records
from sandtable.kernel.errors import IllegalChoice, SandtableError
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.phrase import PhraseData, read_phrase
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens import wire
from sandtable.screens.boards import PlainBoard, Sheet, TextBoard
from sandtable.screens.colours import Paint
from sandtable.shelf import Manifest, game_named, game_names
from sandtable.texts import DEFAULT, Texts, languages

WIDTH: Final = 100
MOST_SHOWN: Final = 20  # choices that a decision prints
FREE_OPTIONS: Final = ["edition", "windows"]  # beside the switches of the game


@dataclass(frozen=True)
class Choice:
    """One thing that may be done: its code, its notation and its words."""

    code: int
    notation: str
    words: str

    def __str__(self) -> str:
        return self.notation if self.words.lower() == self.notation else f"{self.notation}  {self.words}"


@dataclass(frozen=True, repr=False)
class Decision:
    """What is asked now, of whom, and every legal choice: `decision[0]`, `for choice in decision`."""

    seat: int
    side: str  # the seat's name, in words
    question: str
    rule: str
    key: str  # of the question, for programs
    choices: list[Choice]
    extras: list[Choice]  # that never force a question
    more: str  # words for those that are not printed

    def __str__(self) -> str:
        lines = [f"{self.side}: {self.question} [{self.rule}]"]
        lines += [f"{i + 1:>3}) {choice}" for i, choice in enumerate(self.choices[:MOST_SHOWN])]
        return "\n".join([*lines, f"     {self.more}"] if self.more else lines)

    __repr__ = __str__

    def __len__(self) -> int:
        return len(self.choices)

    def __getitem__(self, index: int) -> Choice:
        return self.choices[index]

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices)


@dataclass(frozen=True)
class Line:
    """A line of the log, with the rule it rests on."""

    words: str
    rule: str
    key: str

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]" if self.rule else self.words


@dataclass(frozen=True)
class Result:
    winner: int  # seat, or -1
    ending: str
    words: str

    def __str__(self) -> str:
        return self.words


class Game:
    """A game that stands at a decision. `core` is the kernel's own, for those who want more."""

    def __init__(self, core: kernel.Game, language: str = DEFAULT) -> None:
        self.core = core
        self.manifest = game_named(core.title.name)
        self.screen = self.manifest.screen()
        self.language = language

    @property
    def language(self) -> str:
        return self.texts.lang

    @language.setter
    def language(self, language: str) -> None:
        if language not in languages():
            raise SandtableError(f"there is no language {language!r}; there are {', '.join(languages())}")
        self.texts = Texts(language)

    def say(self, phrase: PhraseData) -> str:
        """A phrase of the screen in words."""
        return self.texts.say(read_phrase(phrase))

    # --- looking ---
    def __str__(self) -> str:
        return "\n".join([self.heading(), *board_lines(self, self.eyes), *([str(self.result)] if self.over else [])])

    def __repr__(self) -> str:
        return f"<Game {self.heading()}>"

    def heading(self) -> str:
        scenario = self.screen.scenario_label(self.core.scenario)
        count = len(self.core.decisions)
        return self.texts.format("python-heading", title=self.screen.label, scenario=scenario, count=count)

    @property
    def over(self) -> bool:
        return self.core.over

    @property
    def result(self) -> Result | None:
        found = self.screen.result(self.core)
        return None if found is None else Result(found["winner"], found["ending"], self.say(found["say"]))

    @property
    def seats(self) -> list[str]:
        return list(self.core.title.seats)

    @property
    def eyes(self) -> int:
        """Whose eyes are used where none are named: those of whoever is asked, then a spectator's."""
        decision = self.core.decision
        return SPECTATOR if decision is None else decision.seat

    def seat(self, seat: int | str | None) -> int:
        """A seat by number or name; the spectator is -1."""
        if seat is None:
            return self.eyes
        if isinstance(seat, str) and seat in self.seats:
            return self.seats.index(seat)
        if isinstance(seat, int) and SPECTATOR <= seat < len(self.seats):
            return seat
        named = ", ".join(f"{i} {name!r}" for i, name in enumerate(self.seats))
        raise SandtableError(f"there is no seat {seat!r}; there are {named} and {SPECTATOR} for a spectator")

    def side(self, seat: int) -> str:
        key = f"side-{self.seats[seat]}"
        return self.texts.format(key) if self.texts.has(key) else self.seats[seat]

    @property
    def decision(self) -> Decision | None:
        """The decision of the lowest seat asked; None when the game is over."""
        return None if self.core.decision is None else self.decision_of(self.core.decision.seat)

    def decision_of(self, seat: int | str) -> Decision | None:
        number = self.seat(seat)
        asked = self.screen.question(self.core, number)
        if asked is None:
            return None
        choices, extras = (list(map(self.choice, entries)) for entries in (asked["choices"], asked["extras"]))
        left = len(choices) - MOST_SHOWN
        more = self.texts.format("python-more", count=left) if left > 0 else ""
        prompt = self.say(asked["prompt"])
        return Decision(number, self.side(number), prompt, asked["rule"], asked["key"], choices, extras, more)

    def choice(self, entry: wire.Choice) -> Choice:
        return Choice(entry["code"], entry["text"], self.say(entry["say"]))

    def view(self, seat: int | str | None = None) -> Data:
        """What a seat may know, as plain data."""
        return self.core.view(self.seat(seat))

    def log(self, seat: int | str | None = None) -> list[Line]:
        """What a seat could see happen."""
        lines = self.screen.log(self.core, self.seat(seat))
        return [Line(self.say(line["say"]), line["rule"], line["key"]) for line in lines]

    # --- playing ---
    def play(self, choice: Choice | int | str, seat: int | str | None = None) -> None:
        """Do it: a choice, its code, its notation, or the number it was printed with, as a text."""
        if self.over:
            raise IllegalChoice("the game is over")
        number = self.seat(seat)
        code = self.code_of(choice, number)
        try:
            self.core.play(code, number)
        except IllegalChoice:
            if self.core.decision_of(number) is None:
                raise
            said = repr(choice.notation if isinstance(choice, Choice) else choice)
            raise IllegalChoice(f"{said} is not offered now") from None

    def code_of(self, choice: Choice | int | str, seat: int) -> int:
        if isinstance(choice, Choice):
            return choice.code
        if isinstance(choice, int):
            return choice
        decision = self.core.decision_of(seat)
        if decision is None or not choice.isdigit():
            return self.core.choice(choice, seat)
        if not 1 <= int(choice) <= len(decision.choices):
            raise IllegalChoice(f"there is no choice {choice}; they are numbered from 1 to {len(decision.choices)}")
        return decision.choices[int(choice) - 1]

    def undo(self, seat: int | str | None = None) -> None:
        """Take back the seat's last decision, if nothing was revealed since."""
        self.core.undo(self.seat(seat))

    def advice(self, opponent: Player | str) -> Choice:
        """What an opponent would do at the decision that stands, by what its seat may know."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        code = self.player(opponent).choose(Seat(self.core, decision.seat))
        return next(choice for choice in [*decision.choices, *decision.extras] if choice.code == code)

    def player(self, opponent: Player | str) -> Player:
        return new_player(opponent, title=self.manifest.name) if isinstance(opponent, str) else opponent

    def play_out(self, *opponents: Player | str) -> Result:
        """Let opponents play to the end: one for each seat, or one for all."""
        if len(opponents) not in (1, len(self.seats)):
            raise SandtableError(f"{len(opponents)} opponents for {len(self.seats)} seats: name one for each, or one")
        players = [self.player(one) for one in opponents] * (len(self.seats) if len(opponents) == 1 else 1)
        from sandtable.players.match import Played, play_out

        play_out(self.core, players, Played(0, self.heading(), tuple(player.name for player in players), -1, 0))
        result = self.result
        assert result is not None, "play_out ends the game"
        return result

    # --- keeping ---
    def record(self) -> Data:
        """Everything from which the game can be played again."""
        return self.core.record()

    def save(self, path: str | Path) -> None:
        from sandtable.cli.files import write_json

        write_json(Path(path).expanduser(), self.core.save())


def board_lines(game: Game, seat: int) -> list[str]:
    """The board as text; a game that draws none shows what the seat may know, entry by entry."""
    make = game.manifest.board
    board: TextBoard = PlainBoard() if make is None else make()
    look = partial(game.screen.inspect, game.core, seat)
    return board.map(Sheet(game.core.scenario, game.core.view(seat), look, game.texts, Paint(False), WIDTH, []))


# --- games ---


def titles() -> list[str]:
    """The names of all games, also of those that other packages bring. (`sandtable.games` is where ours live.)"""
    return game_names()


def scenarios(game: str) -> list[str]:
    return game_named(game).scenario_names()


def opponents(game: str) -> list[str]:
    from sandtable.players.registry import player_names

    return player_names(game_named(game).name)


def opponent(name: str, game: str | None = None, *, seed: str = "0", budget: float = DEFAULT_BUDGET) -> Player:
    """An opponent by name: of that game, or of any. Equal seeds decide alike; `budget` is seconds for a decision."""
    return new_player(name, seed, budget, game)


def new_game(
    game: str,
    scenario: str | Data,
    *,
    seed: str | int | None = None,
    options: Data | None = None,
    language: str = DEFAULT,
) -> Game:
    """A game at its first decision. A scenario is a name or plain data; the same seed deals the same game."""
    manifest = game_named(game)
    data = find_scenario(manifest, scenario) if isinstance(scenario, str) else scenario
    chosen = checked_options(manifest, {**manifest.screen().scenario_options(data), **(options or {})})
    return Game(kernel.new_game(manifest.title(), data, None if seed is None else str(seed), chosen), language)


def find_scenario(manifest: Manifest, name: str) -> Data:
    known = manifest.scenario_names()
    if name not in known:
        raise SandtableError(f"{manifest.name} has no scenario named {name!r}; there are {', '.join(known)}")
    return manifest.scenario(name)


def checked_options(manifest: Manifest, options: Data) -> Data:
    known = [*(entry["name"] for entry in manifest.screen().options()), *FREE_OPTIONS]
    for name in options:
        if name not in known:
            raise SandtableError(f"{manifest.name} has no option {name!r}; there are {', '.join(known)}")
    editions = manifest.screen().editions
    if "edition" in options and options["edition"] not in editions:
        raise SandtableError(f"there is no edition {options['edition']!r}; there are {', '.join(editions) or 'none'}")
    return options


def load(path: str | Path, *, language: str = DEFAULT) -> Game:
    """A saved game, at the decision where it was saved."""
    from sandtable.cli.files import load_save

    return Game(load_save(Path(path).expanduser()), language)


def replay(record: Data | str | Path, *, upto: int | None = None, language: str = DEFAULT) -> Game:
    """Play a record again, to its end or for so many decisions; it may be plain data or a file."""
    from sandtable.cli.files import read_json, title_of

    data = record if isinstance(record, dict) else read_json(Path(record).expanduser())
    source = "record" if isinstance(record, dict) else str(record)
    return Game(records.replay(title_of(data, source), data, source, upto), language)
