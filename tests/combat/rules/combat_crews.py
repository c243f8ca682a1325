"""Machine guns with the men who serve them."""

from __future__ import annotations

from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.orders.men import reveal
from sandtable.games.combat.rules.tables import OPERATOR

OPERATOR_MAN = TABLES.man_gun.index(OPERATOR)
NAME = TABLES.man_name[OPERATOR_MAN]
TEAM = names.TEAM_NAMES[TABLES.man_team[OPERATOR_MAN]]


def team(hex: str = "10.05", terrain: dict[str, str] | None = None, **facts: object) -> tuple[Table, int, int]:
    """A Known MG Operator with his Assistant."""
    t = Table(terrain)
    operator = t.put(NAME, hex, known=False, **facts)
    reveal(t.g, operator, 0)
    return t, operator, t.g.m_partner[operator]


def crew(order: str = "", helper: bool = False) -> Table:
    t = Table()
    t.put("taylor", "05.05", known=True)
    t.put("crowe", "05.05", known=True)
    t.put("miller", "01.01", known=True)
    t.gun("lmg-30", 1)
    t.give_orders()
    if helper:
        t.play("assist gun-1 crowe")
    if order:
        t.play(f"order taylor {order}")
    return t
