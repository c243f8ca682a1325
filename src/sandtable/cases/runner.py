"""Runs case files: sets up the position, plays the steps and compares. Each game fills in a Kind. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypedDict

from sandtable.cases.case import Case, Step, read_text
from sandtable.cases.table import Table
from sandtable.kernel.errors import BadFile, Fault, IllegalChoice, SandtableError, ScriptError
from sandtable.kernel.game import Game

MOST_SHOWN = 20  # choices named when a play is not among them


class Failure(TypedDict):
    case: str
    step: int  # from 1; 0 for a file that could not be read
    line: int
    expected: str
    got: str


class Results(TypedDict):
    passed: int
    failed: int
    failures: list[Failure]


class CaseResult(NamedTuple):
    case: str
    title: str
    rules: list[str]
    failure: Failure | None

    @property
    def passed(self) -> bool:
        return self.failure is None


class Stop(Exception):
    """The case has failed at the step being played."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(expected, got)
        self.expected = expected
        self.got = got


class Runner:
    """Plays one case. A game says what must be used up, and what is played for the case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.number = 0  # of the step
        self.game = self.begin()
        self.game.keep_undo = False
        self.table = self.make_table()
        self.seen = 0  # events already looked at

    # --- what a game fills in ---
    def make_table(self) -> Table:
        raise NotImplementedError

    def answer(self, coming: str) -> None:
        """Play what the case leaves to us before its own next play."""

    def check_used(self) -> None:
        """Everything stacked was drawn, and nothing else: else a Stop."""
        raise NotImplementedError

    # --- playing ---
    def begin(self) -> Game:
        try:
            return self.case.build()
        except BadFile as error:
            raise self.case.in_own_terms(error) from None
        except ScriptError as error:
            raise self.case.fail("table", "", str(error)) from None

    def run(self) -> None:
        steps = self.case.steps
        for self.number, step in enumerate(steps):
            plays = step.plays
            self.table.asked = []
            for i, text in enumerate(plays):
                self.play(step, text)
                self.answer(plays[i + 1] if i + 1 < len(plays) else self.play_after())
            self.look(step)
        self.check_used()

    def play_after(self) -> str:
        """The first play of the steps to come."""
        for step in self.case.steps[self.number + 1 :]:
            for text in step.plays:
                return text
        return ""

    def play(self, step: Step, text: str) -> None:
        seats = self.game.title.seats
        seat = seats.index(step.seat) if step.seat else None
        decision = self.game.decision
        if decision is None:
            raise Stop(f"play {text!r}", "the game is over")
        if seat is not None and seat not in decision.seats:
            raise Stop(f"{step.seat} to play {text!r}", f"{seats[decision.seat]} is asked ({decision.prompt})")
        try:
            self.game.play_text(self.table.to_engine(text), seat)
            self.table.note_question()
        except IllegalChoice:
            raise Stop(f"play {text!r}", self.question()) from None
        except (ScriptError, Fault) as error:
            raise Stop(f"play {text!r}", str(error)) from None

    def question(self) -> str:
        decision = self.game.decision
        assert decision is not None
        offered = self.table.offered()
        more = "; ..." if len(offered) > MOST_SHOWN else ""
        seat = self.table.seat_name(decision.seat)
        return f"{seat} is asked {decision.prompt}: {'; '.join(offered[:MOST_SHOWN])}{more}"

    def look(self, step: Step) -> None:
        """The first difference fails the case. Names that the step uses wrongly are mistakes of the file."""
        news = self.game.events[self.seen :]
        self.seen = len(self.game.events)
        try:
            for what, expected, got in self.table.differences(step, news):
                if expected != got:
                    raise Stop(f"{what}: {expected}", got)
        except BadFile:
            raise
        except SandtableError as error:
            raise self.case.fail_step(self.number, "", str(error)) from None


class Kind:
    """The case files of one game."""

    def parse(self, text: str, source: str) -> Case:
        raise NotImplementedError

    def runner(self, case: Case) -> Runner:
        raise NotImplementedError

    def read(self, path: str | Path) -> Case:
        """A checked case file; a broken one is a BadFile naming file, line, field and reason."""
        return self.parse(read_text(path), str(path))

    def play(self, case: Case) -> CaseResult:
        runner = self.runner(case)
        failure: Failure | None = None
        try:
            runner.run()
        except Stop as stop:
            failure = {
                "case": case.source,
                "step": runner.number + 1,
                "line": case.step_line(runner.number),
                "expected": stop.expected,
                "got": stop.got,
            }
        return CaseResult(case.source, case.head.title, case.head.rules, failure)


def case_paths(paths: Iterable[str | Path]) -> list[Path]:
    """Case files, and all those in folders."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found
