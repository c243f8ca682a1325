"""Fuzz: whole games of random play, every invariant looked at on the way; a failing game becomes a record file.

One game in two prefers what has been used least so far, so that the report of unused things comes out empty.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sandtable.kernel.game import FORMAT, VERSION, Game
from sandtable.kernel.record import replay
from sandtable.lab import invariants
from sandtable.lab.kit import Kit, Usage
from sandtable.shelf import Scenario, kit_of

Progress = Callable[[int, int], None]  # games done, faults so far

# a sampled run: how often a decision gets a check; the table itself (cards, counters, points) is looked at every time
SAMPLED = {
    "view": 0.02,
    "copy": 0.02,
    "save": 0.01,
    "choices": 0.05,
    "all choices": 0.001,
    "notation": 0.1,
    "undo": 0.05,
    "wrong": 0.02,
    "data": 0.05,
    "own": 0.02,
    "replay": 0.25,  # of games
}
# else everything at every decision, but for playing out every single choice
EVERY = {**dict.fromkeys(SAMPLED, 1.0), "all choices": 0.01}
GREEDY_SHARE = 0.5
ROUND = 10  # games that are played without knowing of each other
LONGEST = 20_000  # decisions; no game is as long


class Fault:
    def __init__(self, scenario: str, seed: str, decision: int, reason: str) -> None:
        self.scenario = scenario
        self.seed = seed
        self.decision = decision
        self.reason = reason
        self.file = ""

    def data(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario, "seed": self.seed, "decision": self.decision, "reason": self.reason,
            "file": self.file,
        }  # fmt: skip


class Run:
    """One game of the fuzz."""

    def __init__(
        self, kit: Kit, scenario: Scenario, seed: str, options: dict[str, Any], usage: Usage, sampled: bool = False
    ) -> None:
        self.kit = kit
        self.rng = random.Random(seed)
        self.checks = random.Random(f"checks {seed}")  # so that what is checked changes no game
        self.shares = SAMPLED if sampled else EVERY
        self.scenario = scenario
        self.seed = seed
        self.options = options
        self.usage = usage
        self.greedy = kit.is_rare(scenario) or self.rng.random() < GREEDY_SHARE
        self.whim = kit.whim(scenario)
        self.faults: list[str] = []
        self.game: Game | None = None
        self.last: tuple[int, str] | None = None  # the choice being played
        self.made = 0  # decisions before it

    def play(self) -> None:
        try:
            self.play_through()
        except Exception as error:  # any breakdown of the engine is a fault of this game
            where = traceback.extract_tb(error.__traceback__)[-1]
            self.faults.append(f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})")

    def play_through(self) -> None:
        game = self.game = self.kit.new_game(self.scenario, self.seed, self.options)
        ledger = self.kit.ledger(game)
        self.usage.begin(game.state, game.events)
        while not game.over and not self.faults:
            decision = game.decision
            assert decision is not None
            code = self.choose(game)
            self.check(game)
            told = len(game.events)
            self.last, self.made = (decision.seat, game.notation(code)), len(game.decisions)
            if not self.faults and self.happens("undo"):
                self.faults += invariants.undo_faults(game, decision.seat, code)
            elif not self.faults:
                game.keep_undo = False
                game.play(code, decision.seat)
            self.last = None
            self.usage.choice(code)
            self.usage.read(game.state, game.events[told:])
            if self.happens("data"):
                for event in game.events[told:]:
                    self.kit.title.event_data(game.state, event)  # must not break down
            self.faults += ledger.read(game)
            if len(game.decisions) > LONGEST:
                self.faults.append("the game does not end")
        self.faults += self.kit.table_faults(game.state)
        if not self.faults and self.happens("replay"):
            self.replay(game)

    def happens(self, check: str) -> bool:
        return self.checks.random() < self.shares[check]

    def choose(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None
        rng = self.rng
        if decision.extras and rng.random() < self.kit.extra_share:
            return self.kit.extra(game, decision.extras, self.usage, rng)
        if not self.greedy or rng.random() < self.whim:
            return rng.choice(decision.choices)
        g = game.state
        few = rng.sample(decision.choices, min(self.kit.weighed, len(decision.choices)))
        return min(few, key=lambda code: self.usage.rarity(g, code))

    def check(self, game: Game) -> None:
        rng = self.checks
        self.faults += self.kit.table_faults(game.state)
        if self.happens("view"):
            for seat in self.kit.seats:
                self.faults += self.kit.view_faults(game, seat, str(rng.random()))
        if self.happens("own"):
            self.faults += self.kit.own_faults(game, rng)
        if self.happens("copy"):
            self.faults += invariants.copy_faults(game, rng)
        if self.happens("save"):
            self.faults += invariants.save_faults(game)
        if self.happens("choices"):
            self.faults += invariants.choice_faults(game, rng, False)
            self.faults += invariants.explain_faults(game, rng, self.kit.sizes(game.state))
        if self.happens("all choices"):
            self.faults += invariants.choice_faults(game, rng, True)
        if self.happens("notation"):
            self.faults += invariants.notation_faults(game, rng)
        if self.happens("wrong"):
            self.faults += invariants.illegal_faults(game, rng)

    def replay(self, game: Game) -> None:
        title = self.kit.title
        again = replay(title, json.loads(json.dumps(game.record())))
        if not title.equal(again.state, game.state) or again.events != game.events:
            self.faults.append("the record played again gives another game")

    def record(self) -> dict[str, Any]:
        """What happened, up to and with the choice that broke the game, so that a replay breaks too."""
        if self.game is None:
            empty: dict[str, Any] = {"decisions": [], "outcomes": []}
            title = self.kit.title
            head = {"format": FORMAT, "version": VERSION, "title": title.name, "revision": title.revision}
            return {**head, "scenario": self.scenario, "seed": self.seed, "options": self.options, **empty}
        data = dict(self.game.record())
        decisions = data["decisions"]
        assert isinstance(decisions, list)
        if self.last is not None and len(decisions) == self.made:
            data["decisions"] = [*decisions, list(self.last)]
        data["fault"] = self.faults
        return data


def run(
    games: int,
    seed: int = 0,
    scenarios: list[str] | None = None,
    profiles: list[str] | None = None,
    out_dir: Path | None = None,
    progress: Progress | None = None,
    sampled: bool = False,
    processes: int = 1,
    title: str | None = None,
) -> dict[str, Any]:
    """Play games; returns their number, the decisions, the faults, and what was never used.

    Games are played in rounds. All games of a round know what was used before it, so the number of processes that
    share a round changes nothing.
    """
    lab = kit_of(title)
    known = lab.shipped()
    unknown = [name for name in scenarios or [] if name not in known]
    if unknown:
        raise KeyError(f"there is no scenario named {unknown[0]!r}; there are {', '.join(sorted(known))}")
    usage = lab.usage()
    faults: list[Fault] = []
    decisions = 0
    with workers(processes) as spread:
        for start in range(0, games, ROUND):
            tasks = []
            for index in range(start, min(start + ROUND, games)):
                scenario = lab.scenario(index, seed, scenarios or [], usage, index >= lab.late * games)
                options = lab.options(random.Random(f"fuzz {seed} {index}"), profiles or lab.profiles())
                name = f"fuzz-{seed}-{index}"
                tasks.append(Task(lab.game.name, index, name, scenario, options, usage.count, sampled, out_dir))
            used: Counter[str] = Counter()
            for done, (made, found, count) in enumerate(spread(play_one, tasks), start + 1):
                decisions += made
                faults += found
                used += count
                if progress is not None:
                    progress(done, len(faults))
            usage.count += used
    return {
        "games": games,
        "decisions": decisions,
        "faults": [fault.data() for fault in faults],
        "never_fired": usage.never(),
    }


class Task(NamedTuple):
    """One game to be played, by this process or another."""

    title: str
    number: int
    seed: str
    scenario: Scenario
    options: dict[str, Any]
    used: Counter[str]
    sampled: bool
    out_dir: Path | None


def play_one(task: Task) -> tuple[int, list[Fault], Counter[str]]:
    """The decisions of a game, its faults, and what was used in it."""
    lab = kit_of(task.title)
    usage = lab.usage()
    usage.count += task.used
    one = Run(lab, task.scenario, task.seed, task.options, usage, task.sampled)
    one.play()
    made = len(one.game.decisions) if one.game is not None else 0
    return made, keep(one, task.number, task.out_dir), usage.count - task.used


@contextmanager
def workers(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """A `map` over so many processes; the plain one for one."""
    if processes <= 1:
        yield map
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as spread:
        yield spread.map


def keep(one: Run, index: int, out_dir: Path | None) -> list[Fault]:
    """The faults of a game, its record written where the user wants it."""
    made = len(one.game.decisions) if one.game is not None else 0
    faults = [Fault(str(one.scenario.get("name")), one.seed, made, reason) for reason in one.faults]
    if faults and out_dir is not None:
        out_dir.mkdir(parents=True, exist_ok=True)
        path = out_dir / f"fault-{index}.json"
        path.write_text(json.dumps(one.record(), indent=1) + "\n", encoding="utf-8")
        for fault in faults:
            fault.file = str(path)
    return faults
