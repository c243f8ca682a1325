"""After-action reports: a record played once more, with an eye on points, losses, fire, luck and moments."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.record import Replay
from sandtable.kernel.title import SPECTATOR, Data, Title
from sandtable.phrase import Phrase
from sandtable.screens import wire, wire_report

MOST_MOMENTS: Final = 5
SIDES: Final = 2
FACES: Final = 13  # the charts of rolls run from 0 to 12


class Standing(NamedTuple):
    turn: int
    time: int
    points: int


class Fire:
    """What one side's attacks did, and how many came its way."""

    def __init__(self) -> None:
        self.numbers = dict.fromkeys(
            ["attacks", "pieces", "strength", "broken", "eliminated", "suppressed", "taken"], 0
        )

    def add(self, key: str, number: int = 1) -> None:
        self.numbers[key] += number

    def data(self, side: int) -> wire_report.FireSum:
        return cast(wire_report.FireSum, {"side": side, **self.numbers})


class Luck:
    """The rolls of one side against what was to be expected; in some games low ones are good."""

    def __init__(self, high_is_good: bool) -> None:
        self.sign = 1 if high_is_good else -1
        self.counts = [0] * FACES
        self.expected = 0.0

    def roll(self, number: int, expected: float) -> None:
        self.counts[number] += 1
        self.expected += expected

    def data(self, side: int) -> wire_report.RollSum:
        count = sum(self.counts)
        rolled = sum(number * times for number, times in enumerate(self.counts))
        return {
            "side": side,
            "count": count,
            "mean": round(rolled / max(1, count), 3),
            "expected": round(self.expected / max(1, count), 3),
            "luck": round(self.sign * (rolled - self.expected), 3),
            "counts": self.counts,
        }


class Moment(NamedTuple):
    weight: int
    revision: int
    turn: int
    line: wire.LogEntry
    swing: int  # of the points
    view: wire.AnyView

    def data(self) -> wire_report.KeyMoment:
        return {
            "revision": self.revision, "turn": self.turn, "say": self.line["say"], "hexes": self.line["hexes"],
            "swing": self.swing, "view": self.view,
        }  # fmt: skip


class Reporter:
    def __init__(self, title: Title, record: Data, high_is_good: bool) -> None:
        self.title = title
        self.replay = Replay(title, record)
        self.points: list[wire_report.PointsMark] = []
        self.losses: list[wire_report.Loss] = []
        self.fire = [Fire() for _ in range(SIDES)]
        self.luck = [Luck(high_is_good) for _ in range(SIDES)]
        self.moments: list[Moment] = []

    # --- what a game fills in ---
    def standing(self, game: Game) -> Standing:
        raise NotImplementedError

    def before(self, game: Game) -> None:
        """Just before a decision."""

    def after(self, game: Game, told: int) -> None:
        """One decision and all it brought; `told`: how many events there were before it."""
        raise NotImplementedError

    def weight_of(self, game: Game, event: Event) -> int:
        """How much an event matters, beside the points it brings."""
        raise NotImplementedError

    def log(self, game: Game, seat: int, start: int) -> list[wire.LogEntry]:
        raise NotImplementedError

    # --- the record once more ---
    def data(self) -> wire_report.Account:
        return {
            "points": self.points,
            "losses": self.losses,
            "fire": [fire.data(side) for side, fire in enumerate(self.fire)],
            "rolls": [luck.data(side) for side, luck in enumerate(self.luck)],
            "moments": [moment.data() for moment in sorted(self.moments, key=lambda entry: entry.revision)],
        }

    def run(self) -> wire_report.Account:
        game = self.replay.game
        game.keep_undo = False
        self.note_points(self.standing(game), game)
        for _ in self.replay.decisions:
            told, was = len(game.events), self.standing(game)
            self.before(game)
            self.replay.step()
            now = self.standing(game)
            self.note_points(now, game)
            self.after(game, told)
            self.note_moment(game, told, now, now.points - was.points)
        return self.data()

    def note_points(self, now: Standing, game: Game) -> None:
        last = self.points[-1] if self.points else None
        if last is None or (last["turn"], last["time"], last["vp"]) != now or game.over:
            self.points.append(
                {"revision": len(game.decisions), "turn": now.turn, "time": now.time, "vp": now.points},
            )

    def add_loss(self, game: Game, side: int, thing: str, say: Phrase) -> None:
        turn = self.standing(game).turn
        self.losses.append(
            {"side": side, "thing": thing, "say": say.data(), "revision": len(game.decisions), "turn": turn}
        )

    def note_moment(self, game: Game, told: int, now: Standing, swing: int) -> None:
        """A decision that moved the points or brought something of weight; only the weightiest are kept."""
        weights = [self.weight_of(game, event) for event in game.events[told:]]
        heaviest = max(weights, default=0)
        if not heaviest and not swing:
            return
        lines = self.log(game, SPECTATOR, told + (weights.index(heaviest) if heaviest else 0))
        if lines:
            weight, view = abs(swing) + sum(weights), cast(wire.AnyView, self.title.view(game.state, SPECTATOR))
            self.moments.append(Moment(weight, len(game.decisions), now.turn, lines[0], swing, view))
            self.moments = sorted(self.moments, key=lambda entry: -entry.weight)[:MOST_MOMENTS]
