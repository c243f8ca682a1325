"""What many tests do with a Table: begin Step 1, hold cards, set up an MG team, write a schedule, lend a weapon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.orders.men import reveal
from sandtable.games.combat.rules.rules import RANK_ANY, Group, Points
from sandtable.games.combat.rules.state import CARD_STEP
from sandtable.games.combat.rules.turn import DRAWING, CombatTurn

T = TypeVar("T")


def code(order: str) -> int:
    """An Order by its name."""
    return names.ORDER_NAMES.index(order)


def turn(t: Table, at: int = DRAWING) -> Table:
    """Step 1 of the turn, from one of its parts on."""
    frame = CombatTurn()
    frame.at = at
    t.g.step = CARD_STEP
    t.g.push(frame)
    return t.run()


def with_effect(key: str, *args: int) -> int:
    """A card of the deck with an effect (and these arguments, if given)."""
    cards = range(len(TABLES.fcard_name))
    return next(c for c in cards if TABLES.fcard_effect[c] == key and (not args or TABLES.fcard_args[c] == list(args)))


def hold(t: Table, *cards: int) -> None:
    """These cards, and no others, are the hand."""
    t.g.hand = list(cards)
    t.g.f_draw = [c for c in t.g.f_draw if c not in cards]


def machine_gun(t: Table, hex: str, **facts: Any) -> tuple[int, int]:
    """A Known Operator and the Assistant who comes with him."""
    operator = t.put("huber", hex, known=False, **facts)
    reveal(t.g, operator, 0)
    return operator, t.g.m_partner[operator]


def line(
    kind: int, points: int = 1, rank: int = RANK_ANY, hexes: list[int] | None = None, edge: int = -1, most: int = 0
) -> Points:
    """A line of a victory schedule."""
    p = Points()
    p.kind, p.points, p.rank, p.hexes, p.edge, p.most = kind, points, rank, hexes or [], edge, most
    return p


def group(t: Table, hexes: str, count: int = 0, team: int = -1, turn: int = 0, alert: int = 0) -> Group:
    """Enemies of the Cup, at the start or on a turn."""
    found = Group()
    found.turn, found.count, found.team, found.alert, found.morale = turn, count, team, alert, -1
    found.hexes = [t.hex(name) for name in hexes.split()]
    return found


@contextmanager
def lent(column: list[T], index: int, value: T) -> Iterator[None]:
    """A column of the counters' table with another entry, for as long as it lasts: all tests share the table."""
    saved = column[index]
    column[index] = value
    try:
        yield
    finally:
        column[index] = saved


def armed(man: str, weapon: str) -> Any:
    """A man with another weapon."""
    return lent(TABLES.man_weapons, TABLES.man_name.index(man), [TABLES.weapon_name.index(weapon)])
