"""Strategy Cards in force (S98.1.1): they lie face up before the player who has played them."""

from __future__ import annotations

from sandtable.commander.map.kinds import WOODS
from sandtable.commander.rules.firepower import is_weapon
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.names import FOXHOLES, TRENCH
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import is_leader
from sandtable.games.great_war_commander.rules.names import FIREPOWER, GABIONS_ET_FASCINES, WOODS_FIGHTING
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


# --- what they do, beside gas and aircraft ---


def woods_bonus(g: State, u: int) -> int:
    """Woods Fighting (S98.5.9): Leaders in Woods."""
    if not is_leader(g, u) or terrain_at(g, g.u_hex[u]) != WOODS:
        return 0
    return bonus_of(g, g.u_owner[u], WOODS_FIGHTING)


def works_bonus(g: State, u: int) -> int:
    """Gabions et Fascines (S98.3.7): Cover of Formations in Trenches and Foxholes when they make a Defence Roll."""
    fort = g.h_fort[g.u_hex[u]]
    if (fort != TRENCH and fort != FOXHOLES) or not g.rules.tables.unit_covered[g.u_type[u]]:
        return 0
    return bonus_of(g, g.u_owner[u], GABIONS_ET_FASCINES)


def firepower_bonus(g: State, side: int, pieces: list[int]) -> int:
    """Firepower (S98.5.4): the roll of a Fire Attack in which a Weapon takes part."""
    for piece in pieces:
        if is_weapon(piece):
            return bonus_of(g, side, FIREPOWER)
    return 0
