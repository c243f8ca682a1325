"""Effects of a scenario that wait until the procedure that runs lets them happen: at the next step of an exit, of a
Time Advance, or of the Turn (`State.due`)."""

from __future__ import annotations

from sandtable.commander.rules.names import TIME as TIME_BOX
from sandtable.commander.rules.scenario.events import (
    POSTPONED,
    all_effects,
    carry_out,
    do_to,
    picks_hexes,
    touched,
    waits,
)
from sandtable.commander.rules.scenario.meant import hexes_of
from sandtable.commander.rules.scenario.picking import push_pick_hexes
from sandtable.commander.rules.scenario.script import GAS_MARK, NOBODY, Effect
from sandtable.commander.rules.state import Procedure, State
from sandtable.commander.rules.verbs import UNIT
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


class PickUnits(Procedure):
    """An effect that touches some of several units: they are picked one by one."""

    side: int  # whose units
    effect: int
    left: int

    def effect_of(self, g: State) -> Effect:
        return all_effects(g)[self.effect]

    def step(self, g: State) -> int:
        return ASK if self.left > 0 and touched(g, self.effect_of(g), self.side) else g.pop()

    def who(self, g: State) -> int:
        by = self.effect_of(g).by
        return by if by != NOBODY else max(self.side, 0)

    def choices(self, g: State) -> list[int]:
        return [choice(UNIT, u) for u in touched(g, self.effect_of(g), self.side)]

    def chosen(self, g: State, choice: int) -> None:
        self.left -= 1
        do_to(g, self.effect_of(g), a_of(choice))

    def question(self, g: State) -> str:
        return "scenario-units"

    def about(self, g: State) -> Subject:
        e = self.effect_of(g)
        return Subject("scenario-units", self.who(g), numbers={"deed": e.deed, "left": self.left})


def may_roll(g: State) -> bool:
    """Could what waits turn cards for dice?"""
    return bool(g.due) and (g.due[1] >= POSTPONED or all_effects(g)[g.due[1]].strike > 0)


def push_due(g: State) -> int:
    """Ask for the first of what waits, or let it strike or happen. An effect may have taken the last card of a deck:
    that brings a Time Advance first (6.1.2)."""
    if may_roll(g):
        for side in range(2):
            if not g.draw[side]:
                g.rules.trigger(g, side, TIME_BOX)
                return GO
    if g.due[1] >= POSTPONED:
        side, number = g.due[0], g.due[1] - POSTPONED
        g.due = g.due[2:]
        carry_out(g, [all_effects(g)[number]], side)
        return GO
    due = all_effects(g)[g.due[1]]
    if waits(g, due):
        side, effect = g.due[0], g.due[1]
        g.due = g.due[2:]
        if picks_hexes(due):
            push_pick_hexes(g, side, effect)
        elif due.strike:
            g.rules.strike(g, side, due)
        elif due.time:
            g.rules.trigger(g, side if side != NOBODY else g.active, TIME_BOX)
        elif due.put == GAS_MARK:
            g.rules.gas_attack(g, side, hexes_of(g, due))
        else:
            g.rules.wanted(g, effect)
        return GO
    frame = PickUnits()
    frame.at = 0
    frame.side, frame.effect = g.due[0], g.due[1]
    frame.left = all_effects(g)[frame.effect].count
    g.due = g.due[2:]
    g.push(frame)
    return GO
