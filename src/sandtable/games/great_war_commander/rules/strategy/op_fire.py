"""Op Fire that may be answered (S98.4.6): once it has activated somebody, before any attack."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.actions.action import ActionWindow
from sandtable.commander.rules.actions.opfire import OpFire, OpFireWindow
from sandtable.commander.rules.names import HIDDEN_WIRE
from sandtable.commander.rules.state import ACTIVATED, OP_FIRING, Procedure, State, flagged, other
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.names import ENEMY_OP_FIRE
from sandtable.games.great_war_commander.rules.state import CHAIN
from sandtable.games.great_war_commander.rules.strategy.situation import Situation, push_situation_window
from sandtable.games.great_war_commander.rules.verbs import OP_FIRE
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import GO, Subject

NAMED: Final = 0
ANSWERED: Final = 1


def op_firing(g: State, side: int) -> list[int]:
    return flagged(g, side, OP_FIRING)


class OpFireNamed(Procedure):
    """Below the activation: when that is over, the mover may cancel the Action."""

    side: int  # who fires
    card: int
    before: list[int]  # those whom earlier cards have activated

    def step(self, g: State) -> int:
        if self.at == ANSWERED:
            return g.pop()
        self.at = ANSWERED
        push_situation_window(g, other(self.side), ENEMY_OP_FIRE)
        return GO

    def cancel(self, g: State) -> None:
        for u in op_firing(g, self.side):
            if u not in self.before:
                g.u_flags[u] &= ~(OP_FIRING | ACTIVATED | CHAIN)
        g.tell(tell.ACTION_CANCELLED, self.side, self.card)

    def about(self, g: State) -> Subject:
        return Subject("op-fire", self.side, card=self.card)


class AnsweredOpFire(OpFire):
    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        """A Fire card with Hidden Wire may be played for either at this moment, so its owner says for which (A42)."""
        return [apart(g, code) for code in super().ways(g, w, cards)]

    def play(self, g: State, w: ActionWindow, code: int) -> None:
        frame = OpFireNamed()
        frame.at = NAMED
        frame.side = cast(OpFireWindow, w).side
        frame.card = a_of(code)
        frame.before = op_firing(g, frame.side)
        g.push(frame)
        super().play(g, w, code)


def apart(g: State, code: int) -> int:
    """The same choice by a name of its own, where `play` means the Action that is printed on the card."""
    card = a_of(code)
    return choice(OP_FIRE, card) if g.rules.card_action[card] == HIDDEN_WIRE else code


class SturmabteilungVor(Situation):
    """S98.4.6: the Action is cancelled, and nobody counts as activated by it."""

    def happens(self, g: State, side: int, code: int) -> None:
        cast(OpFireNamed, g.frames[-1]).cancel(g)
