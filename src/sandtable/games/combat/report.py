"""The after-action report (Report): a record played once more, with an eye on points, losses, fire and luck."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat import tell
from sandtable.games.combat.log_lines import log_lines
from sandtable.games.combat.moments import moment_at
from sandtable.games.combat.names import NORMAL
from sandtable.games.combat.state import NOBODY, State, side_of
from sandtable.games.combat.things import man_thing
from sandtable.games.combat.title import TITLE
from sandtable.games.combat.victory import total_points
from sandtable.games.combat.words import Words
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.screens.reports import Moment, Reporter

SIDES: Final = 2
MEAN: Final = 4.5  # of a D10 from 0 to 9
FACES: Final = 13  # the lobby's charts run from 0 to 12; a D10 fills ten of them
WEIGHTS: Final = {
    tell.KILLED: 3, tell.INCAPACITATED: 2, tell.SURRENDERED: 3, tell.MELEE: 1, tell.EXPLODED: 1, tell.SEARCH_FOUND: 2,
    tell.GAME_OVER: 2, tell.CAPTURED: 2,
}  # fmt: skip
HARMS: Final = {tell.KILLED: "eliminated", tell.WOUNDED: "broken", tell.MORALE: "suppressed"}
LOSSES: Final = [tell.KILLED, tell.INCAPACITATED, tell.CAPTURED]


def report(record: Data) -> Data:
    """Everything but the room."""
    return CombatReporter(record).run()


class Tally:
    """What one side's fire and throws did, what came its way, and how it rolled."""

    def __init__(self) -> None:
        self.numbers = dict.fromkeys(
            ["attacks", "pieces", "strength", "broken", "eliminated", "suppressed", "taken"], 0
        )
        self.counts = [0] * FACES

    def add(self, key: str, number: int = 1) -> None:
        self.numbers[key] += number

    def fire(self, side: int) -> Data:
        return {"side": side, **self.numbers}

    def luck(self, side: int) -> Data:
        """Low rolls are good ones: luck is how much lower than expected they were, all in all."""
        count = sum(self.counts)
        rolled = sum(number * times for number, times in enumerate(self.counts))
        return {
            "side": side,
            "count": count,
            "mean": round(rolled / max(1, count), 3),
            "expected": MEAN if count else 0.0,
            "luck": round(MEAN * count - rolled, 3),
            "counts": self.counts,
        }


class CombatReporter(Reporter):
    def __init__(self, record: Data) -> None:
        super().__init__(TITLE, record)
        self.points: list[Data] = []
        self.losses: list[Data] = []
        self.sides = [Tally() for _ in range(SIDES)]
        self.attacker = NOBODY  # side whose attack is being resolved

    def data(self) -> Data:
        return {
            "points": self.points,
            "losses": self.losses,
            "fire": [tally.fire(side) for side, tally in enumerate(self.sides)],
            "rolls": [tally.luck(side) for side, tally in enumerate(self.sides)],
            "moments": self.best_moments(),
        }

    def begin(self, game: Game) -> None:
        self.note_points(game)

    def before(self, game: Game) -> None:
        self.score = total_points(cast(State, game.state))

    def after(self, game: Game, told: int) -> None:
        """One decision and all it brought."""
        g = cast(State, game.state)
        self.note_points(game)
        for n, event in enumerate(game.events[told:], told):
            self.note_fire(g, event)
            if event[0] in LOSSES:
                self.note_loss(game, n, event[2])
        self.note_moment(game, told, total_points(g) - self.score)

    def note_points(self, game: Game) -> None:
        g = cast(State, game.state)
        now: Data = {"revision": len(game.decisions), "turn": g.turn, "time": g.turn, "vp": total_points(g)}
        last = self.points[-1] if self.points else None
        if last is None or [last["turn"], last["vp"]] != [now["turn"], now["vp"]] or g.over:
            self.points.append(now)

    def note_fire(self, g: State, event: Event) -> None:
        key, _, a, b, c, d = event
        if key in (tell.FIRED, tell.THROWN, tell.ATTACKED):
            self.attacker = side_of(g, a)
            tally = self.sides[self.attacker]
            tally.add("attacks")
            tally.add("pieces", d if key == tell.FIRED else 1)
            if key != tell.THROWN:
                self.sides[1 - self.attacker].add("taken")
        elif key == tell.CHECKED and a >= 0:
            self.sides[side_of(g, a)].counts[c] += 1
        elif key in HARMS and self.attacker >= 0 and side_of(g, a) != self.attacker:
            if key != tell.MORALE or b < NORMAL:
                self.sides[self.attacker].add(HARMS[key])
        elif key in (tell.TURN_BEGINS, tell.IMPULSE_BEGINS, tell.TEAM_ACTS):
            self.attacker = NOBODY

    def note_loss(self, game: Game, n: int, m: int) -> None:
        g = cast(State, game.state)
        say = Words(g, moment_at(game, n)).man(m)
        self.losses.append(
            {
                "side": side_of(g, m), "thing": man_thing(m), "say": say.data(), "revision": len(game.decisions),
                "turn": g.turn,
            }
        )  # fmt: skip

    def note_moment(self, game: Game, told: int, swing: int) -> None:
        """A decision that moved the points, cost a man or brought a Melee."""
        weights = [WEIGHTS.get(event[0], 0) for event in game.events[told:]]
        heaviest = max(weights, default=0)
        if not heaviest and not swing:
            return
        main = weights.index(heaviest) if heaviest else 0
        lines = log_lines(game, SPECTATOR, told + main)
        if lines:
            g = cast(State, game.state)
            weight = abs(swing) + sum(weights)
            view = game.view(SPECTATOR)
            self.add_moment(Moment(weight, len(game.decisions), g.turn, lines[0], swing, view))
