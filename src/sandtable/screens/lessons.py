"""Lessons: real games in which all choices are given, step by step, until the learner goes on by himself.

A game has a `Shelf` of them. `entries` lists them; `script` gives the guide of one. A table asks the guide, by the game
that stands there, what to show (`lesson`), whether a choice leads on (`allows`), and what is played without the learner
(`answer`): the other side's choices and questions that have one answer only. A guide holds no state of a game: where a
game stands follows from its decisions, so taking back, replaying and loading need nothing more. A game that has left
the script, or come to its end, is free.

A table first asks `answer`, and plays it for the seat asked, whichever that is; a window with anything in `expect` must
be put to the learner, whatever he wants passed in advance.

A lesson is a file: a scenario, a seed, and steps with what both sides play.

    [[step]]
    name = "cover"                 # its texts: learn-<lesson>-cover (title), learn-<lesson>-cover-text
    theme = "cover"
    rules = ["T99", "T78.3"]       # the rules it explains, as the ledger numbers them
    point = ["D4", "a.line-1"]     # what to look at: hexes, pieces, cards
    play = ["step D4", "axis: play G-65"]

A play is written as the game writes its choices; those of another side have its name in front. Questions with one
answer only are not written. The last step is free: it has no plays, and any choice ends it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from sandtable.kernel.errors import BadFile, IllegalChoice, SandtableError
from sandtable.kernel.game import Decision, Game, new_game
from sandtable.kernel.title import Data, Title
from sandtable.phrase import phrase
from sandtable.screens import wire


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    theme: str
    rules: list[str]
    point: list[str] = []
    play: list[str] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    side: str  # the learner's
    seed: str
    opponent: str = ""  # who goes on when the steps are over; nobody where one plays alone
    provenance: str
    scenario: dict[str, Any]
    options: dict[str, Any] = {}
    step: list[Step]


class Entry(NamedTuple):
    """One decision of the script."""

    step: int
    seat: int
    code: int
    clicked: bool  # by the learner himself


class Guide(Protocol):
    """Leads a learner through a lesson; holds no state of a game."""

    def lesson(self, game: Game) -> wire.Lesson | None:
        """What to show now; None when the game is free."""

    def answer(self, game: Game) -> int | None:
        """What is played now without the learner."""

    def allows(self, game: Game, code: int) -> bool: ...


class Lessons(Protocol):
    """The lessons of a game, as a table needs them."""

    def entries(self) -> list[Data]:
        """Each with name, say, scenario, seed, options, seat."""

    def script(self, name: str) -> Guide: ...


class NoLessons:
    """Of a game that has none."""

    def entries(self) -> list[Data]:
        return []

    def script(self, name: str) -> Guide:
        raise SandtableError(f"there is no lesson named {name!r}")


class Shelf:
    """The lessons of one game."""

    def __init__(self, title: Title, folder: Path, themes: list[str]) -> None:
        self.title = title
        self.folder = folder
        self.themes = themes
        self.files: dict[str, LessonFile] = {}
        self.scripts: dict[str, Script] = {}

    # --- what a game fills in ---
    def thing_of(self, game: Game, text: str) -> str:
        """A thing of a step's `point` in the screen's writing: `u:12`, `h:K8`, `c:G-51`."""
        raise NotImplementedError

    def answered_by_itself(self, game: Game, decision: Decision, learner: int) -> str | None:
        """The answer to a question that nobody has to think about."""
        return game.notation(decision.choices[0]) if len(decision.choices) == 1 else None

    # --- files ---
    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.toml"))

    def read(self, name: str) -> LessonFile:
        if name not in self.files:
            if name not in self.names():
                raise SandtableError(f"there is no lesson named {name!r}; there are {', '.join(self.names())}")
            self.files[name] = self.read_file(self.folder / f"{name}.toml")
        return self.files[name]

    def read_file(self, path: Path) -> LessonFile:
        try:
            lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadFile(str(path), "", str(error)) from None
        if lesson.side not in self.title.seats:
            raise BadFile(str(path), "side", f"{lesson.side!r} is none of {', '.join(self.title.seats)}")
        for number, step in enumerate(lesson.step):
            if step.theme not in self.themes:
                raise BadFile(str(path), f"step[{number}].theme", f"{step.theme!r} is none of {', '.join(self.themes)}")
        return lesson

    # --- what a table asks ---
    def script(self, name: str) -> Script:
        if name not in self.scripts:
            self.scripts[name] = Script(self, self.read(name))
        return self.scripts[name]

    def entries(self) -> list[Data]:
        return [self.entry(self.read(name)) for name in self.names()]

    def entry(self, file: LessonFile) -> Data:
        return {
            "name": file.name,
            "title": self.title.name,
            "say": phrase(f"learn-{file.name}").data(),
            "scenario": file.scenario,
            "seed": file.seed,
            "options": file.options,
            "seat": self.title.seats.index(file.side),
            "opponent": file.opponent,
            "steps": len(file.step),
        }


class Script:
    """The guide of one lesson."""

    def __init__(self, shelf: Shelf, file: LessonFile) -> None:
        self.shelf = shelf
        self.file = file
        self.seat = shelf.title.seats.index(file.side)
        self.lines: dict[str, list[Entry]] = {}

    # --- what a table asks ---
    def lesson(self, game: Game) -> wire.Lesson | None:
        """The step where the game stands, as the screen shows it; None when the game is free."""
        number = self.step_of(game)
        if number is None:
            return None
        step = self.file.step[number]
        key = f"learn-{self.file.name}-{step.name}"
        return {
            "step": number + 1,
            "steps": len(self.file.step),
            "title": phrase(key).data(),
            "text": phrase(key + "-text").data(),
            "expect": self.expected(game),
            "point": [self.shelf.thing_of(game, text) for text in step.point],
            "rules": step.rules,
        }

    def answer(self, game: Game) -> int | None:
        """What is played now without the learner: for whichever seat is asked."""
        entry = self.entry_of(game)
        return None if entry is None or entry.clicked else entry.code

    def allows(self, game: Game, code: int) -> bool:
        return self.step_of(game) is None or code in self.expected(game)

    # --- where a game stands ---
    def place(self, game: Game) -> int | None:
        """How far along the script the game is: all of its decisions are the script's."""
        line = self.line(game.options)
        made = len(game.decisions)
        if game.over or made > len(line):
            return None
        if any((entry.seat, entry.code) != decision for entry, decision in zip(line, game.decisions, strict=False)):
            return None
        return made

    def entry_of(self, game: Game) -> Entry | None:
        place = self.place(game)
        line = self.line(game.options)
        return None if place is None or place == len(line) else line[place]

    def step_of(self, game: Game) -> int | None:
        place = self.place(game)
        if place is None:
            return None
        line = self.line(game.options)
        return line[place].step if place < len(line) else len(self.file.step) - 1

    def expected(self, game: Game) -> list[int]:
        """The choices that lead on: one; none while others act; at the last step all."""
        entry = self.entry_of(game)
        if entry is not None:
            return [entry.code] if entry.clicked else []
        decision = game.decision_of(self.seat)
        return [] if decision is None else decision.choices + decision.extras

    # --- the script as decisions ---
    def line(self, options: Data) -> list[Entry]:
        """The script's decisions under these options: some of them ask at more moments than others."""
        key = repr(sorted(options.items()))
        if key not in self.lines:
            self.lines[key] = self.play_through(options)
        return self.lines[key]

    def plays(self) -> list[tuple[int, int, str]]:
        """Every play in order: number of its step, seat, notation."""
        seats = self.shelf.title.seats
        found: list[tuple[int, int, str]] = []
        for number, step in enumerate(self.file.step):
            for text in step.play:
                side, colon, play = text.partition(": ")
                found.append((number, seats.index(side), play) if colon else (number, self.seat, text))
        return found

    def play_through(self, options: Data) -> list[Entry]:
        """Play the script and note every decision; it ends before the learner's first free choice."""
        file = self.file
        game = new_game(self.shelf.title, file.scenario, file.seed, options)
        plays = self.plays()
        line: list[Entry] = []
        done = 0
        while True:
            decision = game.decision
            text = None if decision is None else self.shelf.answered_by_itself(game, decision, self.seat)
            if text is None and done == len(plays):
                break
            step = plays[min(done, len(plays) - 1)][0]
            seat = -1 if decision is None else decision.seat
            if text is None:
                step, wanted, text = plays[done]
                if seat != wanted:
                    raise BadFile(file.name, f"step {file.step[step].name}", f"{text!r}: that side is not asked then")
                done += 1
                entry = Entry(step, seat, self.choice_of(game, step, text), seat == self.seat)
            else:
                entry = Entry(line[-1].step if line else step, seat, game.choice(text), False)
            game.play(entry.code, seat)
            line.append(entry)
        if game.decision is None or game.decision.seat != self.seat:
            raise BadFile(file.name, "step", "the learner is not asked when the plays are over")
        return line

    def choice_of(self, game: Game, step: int, text: str) -> int:
        try:
            return game.choice(text)
        except IllegalChoice as error:
            raise BadFile(self.file.name, f"step {self.file.step[step].name}", str(error)) from None
