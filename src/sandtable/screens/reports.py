"""The frame of an after-action report: a record played once more, with its great moments."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game, ReplayError, check_record, check_title, new_game
from sandtable.kernel.title import Data, Title

MOST_MOMENTS: Final = 5


class Moment(NamedTuple):
    weight: int
    revision: int
    turn: int
    line: Data  # of the log
    swing: int  # of the points
    view: Data

    def data(self) -> Data:
        return {
            "revision": self.revision, "turn": self.turn, "say": self.line["say"], "hexes": self.line["hexes"],
            "swing": self.swing, "view": self.view,
        }  # fmt: skip


class Reporter:
    """A game's reporter fills the hooks: `begin`, then `before` and `after` each decision, at last `data`."""

    def __init__(self, title: Title, record: Data) -> None:
        check_record("record", record)
        check_title("record", record, title)
        self.title = title
        self.record = record
        self.moments: list[Moment] = []

    def begin(self, game: Game) -> None: ...

    def before(self, game: Game) -> None: ...

    def after(self, game: Game, told: int) -> None:
        """`told`: how many events there were before this decision."""

    def data(self) -> Data:
        raise NotImplementedError

    def run(self) -> Data:
        scenario, seed, options = self.record["scenario"], self.record["seed"], self.record["options"]
        decisions = self.record["decisions"]
        assert isinstance(scenario, dict) and isinstance(seed, str) and isinstance(options, dict)
        assert isinstance(decisions, list)
        game = new_game(self.title, scenario, seed, options)
        game.keep_undo = False
        self.begin(game)
        for i, (seat, choice) in enumerate(decisions):
            told = len(game.events)
            self.before(game)
            try:
                game.play(choice, seat)
            except IllegalChoice as error:
                raise ReplayError(i, str(error)) from error
            self.after(game, told)
        return self.data()

    def add_moment(self, moment: Moment) -> None:
        """Only the weightiest are kept."""
        self.moments.append(moment)
        self.moments = sorted(self.moments, key=lambda entry: -entry.weight)[:MOST_MOMENTS]

    def best_moments(self) -> list[Data]:
        return [moment.data() for moment in sorted(self.moments, key=lambda entry: entry.revision)]
