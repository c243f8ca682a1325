"""Events (4.0.1e, 5.1.3): a D10 on the scenario's Friendly or Enemy table, and what it says."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import d10, is_discard, spend_card
from sandtable.games.combat.rules.cards.effect_names import BOTH, E_CANCEL_EVENT
from sandtable.games.combat.rules.state import NOBODY, Procedure, State
from sandtable.games.combat.rules.verbs import CHOOSE_PASS_WINDOW, SPEND
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

ROLL: Final = 0
WINDOW: Final = 1


class EventRoll(Procedure):
    """Roll on a side's table; a held card may cancel what comes."""

    side: int
    die: int

    def step(self, g: State) -> int:
        if self.at == ROLL:
            if not g.rules.event_effect[self.side]:
                return g.pop()
            self.die = d10(g)
            g.tell(tell.EVENT_ROLLED, self.side, self.die)
            self.at = WINDOW
        if self.cards(g):
            return ASK
        return self.happen(g)

    def cards(self, g: State) -> list[int]:
        return [c for c in g.hand if cancels(g, c, self.side)]

    def happen(self, g: State) -> int:
        g.pop()
        code = g.rules.event_effect[self.side][self.die]
        return g.rules.effect(g, code, g.rules.event_args[self.side][self.die])

    def choices(self, g: State) -> list[int]:
        return [choice(SPEND, card) for card in self.cards(g)] + [CHOOSE_PASS_WINDOW]

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_PASS_WINDOW:
            self.happen(g)
        else:
            spend_card(g, a_of(choice))
            g.tell(tell.EVENT_CANCELLED, self.side)
            g.pop()

    def is_window(self) -> bool:
        return True

    def question(self, g: State) -> tuple[str, str]:
        return ("event-rolled", "5.1.2")

    def about(self, g: State) -> Subject:
        return Subject("event", self.side, numbers={"die": self.die})


def cancels(g: State, card: int, side: int) -> bool:
    if g.rules.card_effect[card] != E_CANCEL_EVENT or not is_discard(g, card):
        return False
    whose = g.rules.tables.fcard_args[card][0]
    return whose == side or whose == BOTH


def push_event(g: State, side: int) -> int:
    frame = EventRoll()
    frame.at = ROLL
    frame.side = side
    frame.die = NOBODY
    g.push(frame)
    return GO
