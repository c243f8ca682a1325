"""Events about hands, Objective chits, Strategy Cards and orders from above.

E62 Captured Papers, E71 High Command Meddling, E73 Intelligence, E81 New Mission, E86 Reconnaissance.
"""

from __future__ import annotations

from sandtable.commander.rules.events.cards import lose_card, mission_objective, show_hand
from sandtable.commander.rules.events.frames import OneChoice, receive
from sandtable.commander.rules.names import TIME
from sandtable.commander.rules.rolls import push_trigger
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.verbs import CARD
from sandtable.commander.rules.victory import open_secret
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import resume, strategies_of, turn_to_card
from sandtable.games.great_war_commander.rules.state import lay_meddling
from sandtable.games.great_war_commander.rules.strategy.deck import draw_strategy
from sandtable.games.great_war_commander.rules.verbs import SECRET_CHIT
from sandtable.kernel.choice import a_of, choice

# --- E62, E73, E86 ---


class SeenCard(OneChoice):
    """E62, E73: one card of the hand that was shown goes to its owner's discard pile."""

    event: int

    def found(self, g: State) -> list[int]:
        return [choice(CARD, card) for card in g.hand[other(self.side)]]

    def carry_out(self, g: State, code: int) -> None:
        turn_to_card(g, other(self.side), a_of(code))
        lose_card(g, other(self.side), a_of(code))
        resume(g)

    def question(self, g: State) -> str:
        return g.rules.tables.words.events[self.event]


class SecretChit(OneChoice):
    """E62, E86: the player picks one of the opponent's secret chits by its place, not knowing what it says."""

    def found(self, g: State) -> list[int]:
        return [choice(SECRET_CHIT, n) for n in range(len(g.secret_chits[other(self.side)]))]

    def carry_out(self, g: State, code: int) -> None:
        open_secret(g, other(self.side), a_of(code))

    def question(self, g: State) -> str:
        return "reconnaissance"


def push_seen_card(g: State, side: int, event: int) -> None:
    show_hand(g, other(side))
    frame = SeenCard()
    frame.event = event
    receive(g, frame, side)


def push_reconnaissance(g: State, side: int) -> None:
    receive(g, SecretChit(), side)


def push_captured_papers(g: State, side: int, event: int) -> None:
    """The hand first, so its frame lies on top."""
    push_reconnaissance(g, side)
    push_seen_card(g, side, event)


# --- E71 ---


def high_command_meddling(g: State, side: int) -> None:
    """E71: a card nobody sees lies before the player until he may give an Order. The last one brings time (6.1.2)."""
    lay_meddling(g, side, g.draw[side].pop())
    g.tell(tell.MEDDLING_DRAWN, side)
    if not g.draw[side]:
        push_trigger(g, side, TIME)


# --- E81 ---


def new_mission(g: State, side: int) -> None:
    """E81: one more secret chit, and a Strategy Card for a player without one."""
    mission_objective(g, side)
    if not strategies_of(g, side):
        draw_strategy(g, side)
