"""The after-action report (Report): a record played once more, with an eye on points, losses, fire and luck."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import NORMAL
from sandtable.games.combat.rules.state import NOBODY, State, side_of
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.victory import total_points
from sandtable.games.combat.screen.log_lines import log_lines
from sandtable.games.combat.screen.moments import moment_at
from sandtable.games.combat.screen.things import man_thing
from sandtable.games.combat.screen.words import Words
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.screens import wire, wire_report
from sandtable.screens.reports import Reporter, Standing

MEAN: Final = 4.5  # of a D10 from 0 to 9
WEIGHTS: Final = {
    tell.KILLED: 3, tell.INCAPACITATED: 2, tell.SURRENDERED: 3, tell.MELEE: 1, tell.EXPLODED: 1, tell.SEARCH_FOUND: 2,
    tell.GAME_OVER: 2, tell.CAPTURED: 2,
}  # fmt: skip
HARMS: Final = {tell.KILLED: "eliminated", tell.WOUNDED: "broken", tell.MORALE: "suppressed"}
LOSSES: Final = [tell.KILLED, tell.INCAPACITATED, tell.CAPTURED]


def report(record: Data) -> wire_report.Account:
    """Everything but the room."""
    return CombatReporter(record).run()


class CombatReporter(Reporter):
    def __init__(self, record: Data) -> None:
        super().__init__(TITLE, record, high_is_good=False)
        self.attacker = NOBODY  # side whose attack is being resolved

    def standing(self, game: Game) -> Standing:
        g = cast(State, game.state)
        return Standing(g.turn, g.turn, total_points(g))

    def weight_of(self, game: Game, event: Event) -> int:
        return WEIGHTS.get(event[0], 0)

    def log(self, game: Game, seat: int, start: int) -> list[wire.LogEntry]:
        return log_lines(game, seat, start)

    def after(self, game: Game, told: int) -> None:
        g = cast(State, game.state)
        for n, event in enumerate(game.events[told:], told):
            self.note_fire(g, event)
            if event[0] in LOSSES:
                m = event[2]
                self.add_loss(game, side_of(g, m), man_thing(m), Words(g, moment_at(game, n)).man(m))

    def note_fire(self, g: State, event: Event) -> None:
        key, _, a, b, c, d = event
        if key in (tell.FIRED, tell.THROWN, tell.ATTACKED):
            self.attacker = side_of(g, a)
            fire = self.fire[self.attacker]
            fire.add("attacks")
            fire.add("pieces", d if key == tell.FIRED else 1)
            if key != tell.THROWN:
                self.fire[1 - self.attacker].add("taken")
        elif key == tell.CHECKED and a >= 0:
            self.luck[side_of(g, a)].roll(c, MEAN)
        elif key in HARMS and self.attacker >= 0 and side_of(g, a) != self.attacker:
            if key != tell.MORALE or b < NORMAL:
                self.fire[self.attacker].add(HARMS[key])
        elif key in (tell.TURN_BEGINS, tell.IMPULSE_BEGINS, tell.TEAM_ACTS):
            self.attacker = NOBODY
