"""Playing cards for their Action (1.6, A24)."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.cards import discard_from_hand, take_from_hand
from sandtable.commander.rules.scenario.script import ACTION_IS_PLAYED
from sandtable.commander.rules.state import Procedure, State
from sandtable.kernel.frame import GO


class FinishAction(Procedure):
    """First-edition reading of 1.6: the card is discarded when its Action has been carried out."""

    side: int
    card: int

    def step(self, g: State) -> int:
        g.discards[self.side].append(self.card)
        return g.pop(g.value)


def play_action(g: State, side: int, card: int, action: int) -> None:
    """Play a card for an Action. Push the Action's own procedure, if any, after this call."""
    g.tell(tell.ACTION_PLAYED, side, card, action)
    if g.rules.script.events:
        g.rules.happened(g, ACTION_IS_PLAYED, side, -1, -1, action)
    if not g.rules.options.action_card_after:
        discard_from_hand(g, side, card)
        return
    take_from_hand(g, side, card)
    frame = FinishAction()
    frame.at = GO
    frame.side = side
    frame.card = card
    g.push(frame)
