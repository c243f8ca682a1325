"""Runs case files: sets up the position, plays the steps and compares. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypedDict

from sandtable.commander import tell
from sandtable.games.combat_commander.case_check import Table, check_step
from sandtable.games.combat_commander.case_format import Case, Step, in_case_terms, read_case
from sandtable.games.combat_commander.position import build_position
from sandtable.games.combat_commander.scenario import SIDES
from sandtable.kernel.errors import BadFile, Fault, IllegalChoice, ScriptError
from sandtable.kernel.game import Game

ROLL_ANSWERS = ["keep", "reroll"]
DRAWS = [tell.ROLLED, tell.REVEALED, tell.DREW]
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


def run_case(path: str | Path) -> CaseResult:
    """Play one case file. A file that cannot be read as a case is a BadFile."""
    return play_case(read_case(path))


def play_case(case: Case) -> CaseResult:
    runner = Runner(case)
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
    return CaseResult(case.source, case.file.title, case.file.rules, failure)


def run_cases(paths: Iterable[str | Path]) -> Results:
    """Play case files, and all those in folders; a broken file counts as failed."""
    results: Results = {"passed": 0, "failed": 0, "failures": []}
    for path in case_paths(paths):
        try:
            failure = run_case(path).failure
        except BadFile as error:
            failure = {
                "case": str(path), "step": 0, "line": error.line, "expected": "a case file", "got": str(error),
            }  # fmt: skip
        if failure is None:
            results["passed"] += 1
        else:
            results["failed"] += 1
            results["failures"].append(failure)
    return results


def case_paths(paths: Iterable[str | Path]) -> list[Path]:
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


class Runner:
    def __init__(self, case: Case) -> None:
        self.case = case
        self.number = 0  # of the step
        self.game = self.begin()
        self.table = Table(case, self.game)
        self.seen = 0  # events already looked at

    def begin(self) -> Game:
        try:
            game = build_position(self.case.position, self.case.source)
        except BadFile as error:
            raise in_case_terms(self.case, error) from None
        except ScriptError as error:
            raise BadFile(self.case.source, "table", str(error)) from None
        game.keep_undo = False
        return game

    def run(self) -> None:
        steps = self.case.file.step
        for self.number, step in enumerate(steps):
            plays = plays_of(step)
            for i, text in enumerate(plays):
                self.play(step, text)
                self.answer_rolls(plays[i + 1] if i + 1 < len(plays) else self.play_after())
            self.look(step)
        self.check_used()

    def play_after(self) -> str:
        """The first play of the steps to come."""
        for step in self.case.file.step[self.number + 1 :]:
            for text in plays_of(step):
                return text
        return ""

    # --- playing ---
    def play(self, step: Step, text: str) -> None:
        seat = SIDES.index(step.seat) if step.seat else None
        decision = self.game.decision
        if decision is None:
            raise Stop(f"play {text!r}", "the game is over")
        if seat is not None and seat not in decision.seats:
            raise Stop(f"{step.seat} to play {text!r}", f"{SIDES[decision.seat]} is asked ({decision.prompt})")
        try:
            self.game.play_text(self.table.to_engine(text), seat)
        except IllegalChoice:
            raise Stop(f"play {text!r}", self.question()) from None
        except (ScriptError, Fault) as error:
            raise Stop(f"play {text!r}", str(error)) from None

    def answer_rolls(self, coming: str) -> None:
        """Keep every roll, unless the case answers for itself (9.1)."""
        if self.case.file.initiative != "keep" or coming in ROLL_ANSWERS:
            return
        try:
            while self.is_about_a_roll():
                self.game.play_text("keep")
        except (ScriptError, Fault) as error:
            raise Stop("the roll to be kept", str(error)) from None

    def is_about_a_roll(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.prompt.startswith("initiative-")

    def question(self) -> str:
        decision = self.game.decision
        assert decision is not None
        offered = self.table.offered()
        more = "; ..." if len(offered) > MOST_SHOWN else ""
        return f"{SIDES[decision.seat]} is asked {decision.prompt}: {'; '.join(offered[:MOST_SHOWN])}{more}"

    def look(self, step: Step) -> None:
        news = self.game.events[self.seen :]
        self.seen = len(self.game.events)
        found = check_step(self.table, self.number, step, news)
        if found is not None:
            what, expected, got = found
            raise Stop(f"{what}: {expected}", got)

    # --- at the end: everything stacked was drawn, and nothing else ---
    def check_used(self) -> None:
        for side, name in enumerate(SIDES):
            self.check_draws(side, name)
        unused = self.game.state.chance.unused()
        if unused:
            raise Stop("all forced outcomes used", f"{unused} of next_smoke, next_chits, fog or reshuffle left")

    def check_draws(self, side: int, name: str) -> None:
        entry = self.case.position["table"][name]
        piles: list[list[str]] = [entry.get("draw", []), *entry.get("reshuffle", [])]
        drawn = self.drawn(side)
        for n, cards in enumerate(drawn):
            pile = piles[n] if n < len(piles) else []
            field = f"{name}.draw" if n == 0 else f"{name}.reshuffle[{n}]"
            if len(cards) < len(pile):
                raise Stop(f"{field}: all {len(pile)} cards drawn", f"only {len(cards)}; left: {pile[len(cards) :]}")
            if len(cards) > len(pile) and not self.case.file.extra_draws:
                raise Stop(f"{field}: {len(pile)} cards drawn", f"{len(cards)}: {cards}")

    def drawn(self, side: int) -> list[list[str]]:
        """Cards that left a side's draw pile: at first, then after each reshuffle."""
        found: list[list[str]] = [[]]
        card_name = self.table.g.rules.tables.card_name
        for event in self.game.events:
            if event[0] == tell.RESHUFFLED and event[2] == side:
                found.append([])
            elif event[0] in DRAWS and event[2] == side:
                found[-1].append(card_name[event[3]])
        return found


def plays_of(step: Step) -> list[str]:
    return [step.play] if isinstance(step.play, str) else step.play
