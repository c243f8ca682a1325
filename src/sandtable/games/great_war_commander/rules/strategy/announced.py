"""Actions that may be answered at once (S98.5.7): they happen only if nobody does."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.names import CONCEALMENT, HIDDEN_WIRE
from sandtable.commander.rules.state import Procedure, State, other
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.names import COUNTERATTACK, ENEMY_ACTION, GO_TO_GROUND
from sandtable.games.great_war_commander.rules.strategy.situation import could_play, push_situation_window
from sandtable.kernel.choice import a_of
from sandtable.kernel.frame import GO, Subject

SCOUTED: Final = [CONCEALMENT, COUNTERATTACK, GO_TO_GROUND, HIDDEN_WIRE]

ASK_FOE: Final = 0
ANSWERED: Final = 1


class Announced(Procedure):
    """On top of the window in which the Action was played."""

    side: int  # who has announced it
    code: int
    closed: bool  # the window was over when the Action was played; it waits here for the answer

    def step(self, g: State) -> int:
        if self.at == ASK_FOE:
            self.at = ANSWERED
            g.value = 0
            push_situation_window(g, other(self.side), ENEMY_ACTION)
            return GO
        negated = g.value == 1
        g.pop()
        w = cast(ActionWindow, g.frames[-1])
        if self.closed:
            g.pop()
        if negated:
            g.tell(tell.ACTION_CANCELLED, self.side, a_of(self.code))
        else:
            self.let_happen(g, w)
        return GO

    def let_happen(self, g: State, w: ActionWindow) -> None:
        what = g.rules.card_actions[a_of(self.code)]
        for action in g.rules.actions(w.open_window()):
            if action.mask & what:
                action.happens(g, w, self.code)
                return

    def about(self, g: State) -> Subject:
        return Subject("action", self.side, card=a_of(self.code))


def announce(g: State, w: ActionWindow, action: Action, code: int) -> None:
    foe = other(w.player(g))
    if g.rules.card_action[a_of(code)] not in SCOUTED or not could_play(g, foe, ENEMY_ACTION):
        action.happens(g, w, code)
        return
    frame = Announced()
    frame.at = ASK_FOE
    frame.side = w.player(g)
    frame.code = code
    frame.closed = g.frames[-1] is not w
    if frame.closed:
        g.push(w)
    g.push(frame)
