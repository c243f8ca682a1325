"""The after-action report (Account): a record played once more, with an eye on points, losses, fire and luck."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import FACES, counts_of
from sandtable.games.barbarossa.rules.state import NOBODY, State, of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.victory import points_of
from sandtable.games.barbarossa.screen.log_lines import log_lines
from sandtable.games.barbarossa.screen.things import unit_thing
from sandtable.games.barbarossa.screen.words import unit_phrase
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.screens import wire, wire_report
from sandtable.screens.reports import Reporter, Standing

MEAN: Final = 3.5  # of a die
WEIGHTS: Final = {
    tell.IS_DESTROYED: 3, tell.IS_CAPTURED: 3, tell.IS_SUPPRESSED: 1, tell.IS_REVEALED: 1, tell.WORK_DESTROYED: 3,
    tell.PILLBOX_DESTROYED: 3, tell.DEPOT_DESTROYED: 3, tell.MINES_EXPLODE: 2, tell.COUNTERASSAULT: 1, tell.ARRIVES: 1,
    tell.FIRE_STARTS: 2, tell.PARACHUTES: 1, tell.GAME_OVER: 2,
}  # fmt: skip
LOSSES: Final = [tell.IS_DESTROYED, tell.IS_CAPTURED]


def report(record: Data) -> wire_report.Account:
    """Everything but the room."""
    return BarbarossaReporter(record).run()


class BarbarossaReporter(Reporter):
    """Points are the Germans' less the Soviets'. Low dice are good, whoever rolls them."""

    def __init__(self, record: Data) -> None:
        super().__init__(TITLE, record, high_is_good=False)
        self.fired_at: dict[int, int] = {}  # by unit: the side that fired at it in this step

    def standing(self, game: Game) -> Standing:
        g = of(game.state)
        return Standing(g.turn, g.turn, points_of(g, 0) - points_of(g, 1))

    def weight_of(self, game: Game, event: Event) -> int:
        return WEIGHTS.get(event[0], 0)

    def log(self, game: Game, seat: int, start: int) -> list[wire.LogEntry]:
        return log_lines(game, seat, start)

    def after(self, game: Game, told: int) -> None:
        g = of(game.state)
        for event in game.events[told:]:
            self.note_fire(g, event)
            if event[0] in LOSSES:
                self.add_loss(game, g.u_side[event[2]], unit_thing(event[2]), unit_phrase(g, event[2]))

    def note_fire(self, g: State, event: Event) -> None:
        key, _, a, b, c, d = event
        if key == tell.FIRES:
            self.attack(g, a, c)
            self.fire[g.u_side[b]].add("taken")
            self.fired_at[b] = g.u_side[a]
        elif key == tell.FIRES_AT_WORK:
            self.attack(g, a, c)
        elif key == tell.ROLLS:
            self.throw(g.u_side[a], c)
        elif key in (tell.TESTS_FORTITUDE, tell.REROLLS):
            self.throw(g.u_side[a if key == tell.TESTS_FORTITUDE else b], d)
        elif key == tell.LOSES:
            self.harm(a, "broken", b)
        elif key == tell.IS_DESTROYED:
            self.harm(a, "eliminated", 1)
        elif key == tell.IS_SUPPRESSED:
            self.harm(a, "suppressed", 1)
        elif key in (tell.STEP_BEGINS, tell.HEX_STEP):
            self.fired_at = {}

    def attack(self, g: State, u: int, dice: int) -> None:
        fire = self.fire[g.u_side[u]]
        fire.add("attacks")
        fire.add("pieces")
        fire.add("strength", dice)

    def harm(self, u: int, key: str, number: int) -> None:
        """Put down to the side whose fire it came from."""
        side = self.fired_at.get(u, NOBODY)
        if side >= 0:
            self.fire[side].add(key, number)

    def throw(self, side: int, faces: int) -> None:
        for face, count in enumerate(counts_of(faces)[:FACES]):
            for _ in range(count):
                self.luck[side].roll(face + 1, MEAN)
