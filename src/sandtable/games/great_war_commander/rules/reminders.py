"""Strategy Cards in force (S98.1.1): they lie face up before the player who has played them."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules.state import of


def has_reminder(g: State, side: int, kind: int) -> bool:
    return in_force(g, side, kind) >= 0


def in_force(g: State, side: int, kind: int) -> int:
    """The card of this name that lies before a player, or -1."""
    for card in of(g).s_reminders[side]:
        if g.rules.tables.strategy_kind[card] == kind:
            return card
    return -1


def bonus_of(g: State, side: int, kind: int) -> int:
    """The number in the text of a card in force; 0 without it."""
    card = in_force(g, side, kind)
    return g.rules.tables.strategy_number[card] if card >= 0 else 0
