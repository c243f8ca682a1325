"""What a Friendly may do, is asked and is told: small positions around one man."""

from __future__ import annotations

from typing import Any

from combat_table import Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.orders.order_rules import is_unrestricted, plain_orders
from sandtable.games.combat.rules.state import LIVE
from sandtable.games.combat.screen.why_not import why_not

AROUND = {"05.04", "06.04", "06.05", "05.06", "04.05", "04.04"}  # 05.05


def moves(t: Table) -> set[str]:
    return set(t.offered("move"))


def stands(order: str, impulse: int, enemy: str = "", **facts: object) -> Table:
    """Taylor with an Order at 05.05, about to be activated; perhaps a Known Enemy."""
    t = Table()
    t.put("taylor", "05.05", order=order, known=True, **facts)
    if enemy:
        t.put("jung", enemy, order="aimed-fire")
    return t.act("able", impulse)


def one(
    hex: str = "05.05", terrain: dict[str, str] | None = None, name: str = "taylor", **facts: Any
) -> tuple[Table, int]:
    """A man and a comrade far away, so that there is always a choice."""
    t = Table(terrain)
    m = t.put(name, hex, **facts)
    t.put("miller" if name != "miller" else "peters", "01.12", known=True)
    return t, m


def open_to(t: Table, m: int) -> set[str]:
    return {names.ORDER_NAMES[order] for order in plain_orders(t.g, m, is_unrestricted(t.g, m))}


def asked(t: Table) -> tuple[str, str]:
    """The question that stands, and the rule it names."""
    assert t.game is not None and t.game.decision is not None
    return t.game.decision.prompt, t.game.decision.rule


def thrower(impulse: int, aim: str, enemy: str = "09.05", **facts: object) -> Table:
    t = Table()
    t.put("taylor", "05.05", order="grenade", aim=aim, known=True, flags=LIVE if impulse > 1 else 0, **facts)
    t.put("jung", enemy, order="aimed-fire")
    return t


def reasons_against(t: Table, thing: str) -> list[str]:
    """Why a thing is not offered, as keys."""
    assert t.game is not None
    return [note.say.key.removeprefix("combat-why-") for note in why_not(t.game, 0, thing)]
