"""The after-action report: aircraft attack as fire does."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.commander.screen.report import NO_SIDE, CommanderReporter
from sandtable.games.great_war_commander.rules import tell
from sandtable.kernel.frame import Event

ELSEWHERE = [tell.IMPACT_VACANT, tell.GAS_PLACED]  # harm nobody by a Defence Roll


class GreatWarReporter(CommanderReporter):
    def note_fire(self, g: State, event: Event) -> None:
        if event[0] == tell.AIR_ATTACK:
            side, _, strength, roll = event[2:6]
            self.begin_attack(side, strength - roll)
        elif event[0] in ELSEWHERE:
            self.begin_attack(NO_SIDE, 0)
        else:
            super().note_fire(g, event)
