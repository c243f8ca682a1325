"""A game that is over, weighed: where it was won and lost, and how much of that was choice and how much luck.

The game is cut into moments: the decisions to look ahead at, Turns that begin, and sealed planning, which is taken as
a whole. At each the chance to win is judged with all hands open. What choices lost until the next moment is weighed
from the eyes of who made them, against the best that he could have known of (`judging.py`); the rest of what changed
is luck. So the terms of all moments add up from the first chance to the result (docs/teacher.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game, several
from sandtable.players.judging import Judged, judge, settle, sound
from sandtable.players.mind import Mind
from sandtable.players.weighing import TICKS, Weigher, Weighing

STEPS: Final = 320  # quick answers for each decision of the game: the budget
MOST_LINES: Final = 6  # choices weighed at one moment
SOUNDING: Final = 0.5  # of the budget, for finding the best known
JUDGING: Final = 0.85  # of the budget, until every choice has been judged
MOST_PLANNED: Final = 400  # decisions that somebody who writes by lot may take

Progress = Callable[[float], None]  # how much of the work is done


@dataclass
class Moment:
    revision: int
    turn: int
    chance: float  # of the first seat
    judged: list[Judged] = field(default_factory=list)
    after: float = 0.0  # the chance at the next moment
    until: int = 0  # its revision

    @property
    def swing(self) -> float:
        return self.after - self.chance

    @property
    def skill(self) -> float:
        """What choices changed, as the first seat sees it: its own losses down, those of others up."""
        return sum(-judged.loss if judged.seat == 0 else judged.loss for judged in self.judged)

    @property
    def luck(self) -> float:
        return self.swing - self.skill

    @property
    def weight(self) -> float:
        return max(abs(self.swing), abs(self.skill))


@dataclass
class Found:
    """An analysis in numbers; `analysis_words.py` puts it into words."""

    moments: list[Moment]
    end: float  # the chance of the first seat when it was over: 1, 0, a half; as it stood, if it was not
    decisions: int
    steps: int  # quick answers that it took

    def judged(self, seat: int) -> list[Judged]:
        """Choices of a seat that were weighed."""
        return [judged for moment in self.moments for judged in moment.judged if judged.seat == seat and judged.gaps]

    def lost(self, seat: int) -> float:
        return sum(judged.loss for judged in self.judged(seat))

    def luck(self, seat: int) -> float:
        total = sum(moment.luck for moment in self.moments)
        return total if seat == 0 else -total

    def accuracy(self, seat: int) -> float:
        """100 for the best known each time, 0 for what is no better than choosing by lot."""
        stake = sum(judged.stake for judged in self.judged(seat))
        lost = sum(judged.gap for judged in self.judged(seat))
        return 100.0 * max(0.0, min(1.0, 1.0 - lost / stake)) if stake > 0 else 100.0

    def turning_points(self, most: int) -> list[Moment]:
        """The weightiest moments, in the order in which they came."""
        heaviest = sorted(self.moments, key=lambda moment: (-moment.weight, moment.revision))[:most]
        return sorted((moment for moment in heaviest if moment.weight > 0), key=lambda moment: moment.revision)


class Analyst:
    """Is shown every decision of a game before it is played (`look`), and then the end (`finish`)."""

    def __init__(self, mind: Mind, seed: str = "0", steps: int = STEPS, ticks: int = TICKS) -> None:
        self.mind = mind
        self.seed = seed
        self.steps = steps
        self.weigher = Weigher(mind, ticks)
        self.moments: list[Moment] = []
        self.clock: int | None = None
        self.sealed = -1  # the question under seal that is looked at, by its `passes`
        self.plans: dict[int, list[int]] = {}  # of that question: by seat, what it has written
        self.opened: Game | None = None  # the game when that question was put

    # --- looking ---
    def look(self, game: Game, seat: int, code: int) -> None:
        clock = self.mind.clock(game)
        begins = self.clock not in (None, clock)  # a set-up before the first Turn is not judged
        self.clock = clock
        state = game.state
        if several(state.together):
            if state.passes != self.sealed:
                self.close_plans()
                self.note(game)
                self.sealed, self.opened = state.passes, bare(game)
            self.plans.setdefault(seat, []).append(code)
            return
        self.close_plans()
        decision = game.decision_of(seat)
        if decision is not None and len(decision.choices) > 1:
            self.look_at_choice(game, seat, code, decision.choices, begins)
        elif begins:
            self.note(game)

    def look_at_choice(self, game: Game, seat: int, code: int, choices: list[int], begins: bool) -> None:
        """A question to look ahead at makes a moment; any other is weighed within the moment it belongs to."""
        world = game.determinise(seat, f"{self.seed}/{len(game.decisions)}/look")
        deep = self.mind.matters(world, seat)
        others = self.mind.candidates(world, seat) if deep else [self.mind.answer(world, seat)]
        if begins or (deep and len(others) > 1):
            self.note(game)
        if not self.moments or not others:
            return  # the set-up
        codes = list(dict.fromkeys([*others[:1], code, *others[1:]]))[:MOST_LINES]
        lot = Random(f"{self.seed}/{len(game.decisions)}/lot").choice(choices)
        lines = [[choice] for choice in dict.fromkeys([*codes, lot])]
        judged = self.judged_of(bare(game), seat, lines, lines.index([code]))
        judged.lot, judged.deep = lines.index([lot]), deep
        self.moments[-1].judged.append(judged)

    def close_plans(self) -> None:
        """What each seat wrote under seal, against what it would have written off-hand."""
        if self.opened is None:
            return
        game = self.opened
        for seat, codes in sorted(self.plans.items()):
            lot = self.written_by_lot(game, seat)
            judged = self.judged_of(game, seat, [[], codes, lot] if lot else [[], codes], 1)
            judged.lot = len(judged.weighing.lines) - 1
            self.moments[-1].judged.append(judged)
        self.sealed, self.opened, self.plans = -1, None, {}

    def written_by_lot(self, game: Game, seat: int) -> list[int]:
        """What somebody writes under seal who takes any choice; nothing if he comes to no end."""
        name = f"{self.seed}/{len(game.decisions)}/{seat}/lot"
        world, lot = game.determinise(seat, name), Random(name)
        passes, written = world.state.passes, list[int]()
        while not world.over and world.state.passes == passes and (offered := world.offered(seat)):
            if len(written) == MOST_PLANNED:
                return []
            written.append(lot.choice(offered))
            world.play(written[-1], seat)
        return written

    def judged_of(self, game: Game, seat: int, lines: list[list[int]], chosen: int) -> Judged:
        """The first line is the quick answer."""
        name = f"{self.seed}/{len(game.decisions)}/{seat}"
        weighing = Weighing(seat, lines, lambda number: game.determinise(seat, f"{name}/{number}"))
        return Judged(seat, len(game.decisions), game, weighing, chosen)

    def note(self, game: Game) -> Moment:
        moment = Moment(len(game.decisions), int(getattr(game.state, "turn", 0)), self.chance(game))
        self.moments.append(moment)
        return moment

    def chance(self, game: Game) -> float:
        """Of the first seat; where there are two, what each side makes of it counts half."""
        if game.over:
            return 0.5 if game.state.winner == NOBODY else float(game.state.winner == 0)
        first = self.mind.chance(game, 0)
        return first if len(game.title.seats) == 1 else (first + 1.0 - self.mind.chance(game, 1)) / 2

    # --- weighing ---
    def finish(self, game: Game, progress: Progress | None = None) -> Found:
        """The game as it stood at the end."""
        self.close_plans()
        if not self.moments:
            self.note(game)
        end = self.chance(game)
        for moment, following in zip(self.moments, self.moments[1:], strict=False):
            moment.after, moment.until = following.chance, following.revision
        self.moments[-1].after, self.moments[-1].until = end, len(game.decisions)
        self.weigh(self.steps * len(game.decisions), progress or (lambda _: None))
        return Found(self.moments, end, len(game.decisions), self.weigher.steps)

    def weigh(self, budget: int, progress: Progress) -> None:
        """What is best known, then every choice against it, then what seems a mistake, until the budget is spent."""
        everything = scattered([judged for moment in self.moments for judged in moment.judged])
        weigher = self.weigher

        def spent(part: float) -> bool:
            progress(min(1.0, weigher.steps / max(1, budget)))
            return weigher.steps > part * budget

        for judged in everything:
            if judged.deep and not spent(SOUNDING):
                sound(judged, weigher)
        for judged in everything:
            if not spent(JUDGING):
                judge(judged, weigher)
        doubtful = [judged for judged in everything if judged.gap > 0]
        for judged in sorted(doubtful, key=lambda one: (-one.gap, one.revision, one.seat)):
            if spent(1.0):
                break
            settle(judged, weigher, budget)
        progress(1.0)


def scattered(entries: list[Judged]) -> list[Judged]:
    """Every eighth first, then those beside: a budget that runs out leaves out some of all parts of the game."""
    return [entry for start in range(8) for entry in entries[start::8]]


def bare(game: Game) -> Game:
    """A copy without its past."""
    copy = game.clone()
    copy.events.clear()
    copy.keep_undo = False
    return copy
