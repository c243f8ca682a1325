"""Events about hands, Objective chits, VPs and the Surrender marker.

E45 Battlefield Integrity, E49 Command & Control, E54 Elan, E57 Fog of War, E61 Interrogation, E65 Mission Objective,
E67 Reconnaissance, E74 Strategic Objective.
"""

from __future__ import annotations


from sandtable.commander.rules import tell
from sandtable.commander.rules.cards import discard_from_hand
from sandtable.commander.rules.events.frames import OneChoice, receive
from sandtable.commander.rules.state import HAND, NO_UNIT, State, inactive, other
from sandtable.commander.rules.verbs import CARD, CHIT
from sandtable.commander.rules.victory import NO_CHIT, OBJECTIVES, draw_chit, draw_secret, gain, open_chit, open_secret
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import with_item

# --- E45, E49, E54 ---


def battlefield_integrity(g: State, side: int) -> None:
    """E45: 1 VP for each enemy unit now on the Casualty Track, however many spaces it takes."""
    gain(g, side, len({u for u in g.casualties[other(side)] if u != NO_UNIT}))


def command_and_control(g: State, side: int) -> None:
    """E49: 1 VP for each Objective now controlled, whatever its worth."""
    gain(g, side, len([n for n in range(1, OBJECTIVES + 1) if g.control[n] == side]))


def elan(g: State, side: int) -> None:
    """E54: the Surrender marker moves one space up."""
    g.surrender = with_item(g.surrender, side, g.surrender[side] + 1)
    g.tell(tell.SURRENDER_MOVED, side, g.surrender[side])


# --- E57, E61 ---


def fog_of_war(g: State) -> None:
    """E57: each hand loses a random card. The inactive player picks first, so the active player's hand is first."""
    for side in (g.active, inactive(g)):
        if g.hand[side]:
            lose_card(g, side, g.chance.pick(HAND + side, g.hand[side]))


def lose_card(g: State, side: int, card: int) -> None:
    discard_from_hand(g, side, card)
    g.tell(tell.DISCARDED, side, card)


class Interrogation(OneChoice):
    """E61: out of the hand that was shown, one card may go to its owner's discard pile."""

    def found(self, g: State) -> list[int]:
        return [choice(CARD, card) for card in g.hand[other(self.side)]]

    def may_decline(self, g: State) -> bool:
        return not g.rules.options.interrogation_must

    def carry_out(self, g: State, code: int) -> None:
        lose_card(g, other(self.side), a_of(code))

    def question(self, g: State) -> str:
        return "interrogation"


def show_hand(g: State, side: int) -> None:
    """The opponent, and nobody else, sees the whole hand; what he has seen he knows until it is played."""
    g.tell(tell.HAND_SHOWN, side)
    for card in g.hand[side]:
        g.reveal(card)
        g.tell(tell.SEEN_CARD, side, card, audience=1 << other(side))
    g.seen[side] = g.hand[side][:]


def push_interrogation(g: State, side: int) -> None:
    show_hand(g, other(side))
    receive(g, Interrogation(), side)


# --- E65, E67, E74 ---


def mission_objective(g: State, side: int) -> None:
    """E65: one more secret chit; open if it has no secret side."""
    draw_secret(g, side)


def strategic_objective(g: State) -> None:
    """E74: one more open chit."""
    chit = draw_chit(g)
    if chit != NO_CHIT:
        open_chit(g, chit)


class Reconnaissance(OneChoice):
    """E67: the opponent of the drawing player picks one of his own secret chits and opens it."""

    def who(self, g: State) -> int:
        return other(self.side)

    def found(self, g: State) -> list[int]:
        return [choice(CHIT, chit) for chit in g.secret_chits[self.who(g)]]

    def carry_out(self, g: State, code: int) -> None:
        side = self.who(g)
        open_secret(g, side, g.secret_chits[side].index(a_of(code)))

    def question(self, g: State) -> str:
        return "reconnaissance"


def push_reconnaissance(g: State, side: int) -> None:
    receive(g, Reconnaissance(), side)
