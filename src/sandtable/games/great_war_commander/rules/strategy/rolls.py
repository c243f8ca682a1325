"""A Strategy Card adds 1 to a roll (1.S.2, S98.2): once the Initiative card has had its say, before trigger and result.

Either player, on either player's roll, in triggers too; never on a Sudden Death Roll. Triggers go by the card shown.
"""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules import reasons
from sandtable.commander.rules.cards import ADDED, added_to, card_of
from sandtable.commander.rules.purposes import SUDDEN_DEATH
from sandtable.commander.rules.rolls import Roll
from sandtable.commander.rules.state import Procedure, State, inactive
from sandtable.commander.rules.verbs import CHOOSE_NONE
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.strategy.cards import discard, holder_reason, spend
from sandtable.games.great_war_commander.rules.verbs import ADD_ONE
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject


class AddOne(Procedure):
    """The inactive player is asked first, then the active one; on top of the roll itself."""

    side: int

    def step(self, g: State) -> int:
        if self.side == inactive(g) and holder_reason(g, self.side):
            self.side = g.active
        if self.side == g.active and holder_reason(g, self.side):
            return g.pop()
        return ASK

    def roll(self, g: State) -> Roll:
        return cast(Roll, g.frames[len(g.frames) - 2])

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = [choice(ADD_ONE, card) for card in of(g).s_hand[self.side]]
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice != CHOOSE_NONE:
            self.add(g, a_of(choice))
        if self.side == inactive(g):
            self.side = g.active
        else:
            g.pop()

    def add(self, g: State, card: int) -> None:
        spend(g, self.side, card)
        discard(g, self.side, card)
        self.roll(g).card += ADDED
        g.tell(tell.STRATEGY_ADDED, self.side, card)

    def question(self, g: State) -> str:
        return "add-one"

    def hides(self, g: State) -> bool:
        return True

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == ADD_ONE and thing not in of(g).s_hand[self.side]:
            return own_reasons.NO_STRATEGY_CARD
        return reasons.OK

    def about(self, g: State) -> Subject:
        roll = self.roll(g)
        numbers = {"purpose": roll.purpose, "added": added_to(roll.card)}
        return Subject("add-one", roll.side, card=card_of(roll.card), numbers=numbers)


def push_add_one(g: State, roll: Roll) -> None:
    """Nobody is troubled who holds no card that he could play; who does is no secret."""
    if roll.purpose == SUDDEN_DEATH or (holder_reason(g, 0) and holder_reason(g, 1)):
        return
    frame = AddOne()
    frame.at = GO
    frame.side = inactive(g)
    g.push(frame)
