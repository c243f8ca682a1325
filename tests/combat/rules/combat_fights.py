"""A shot, a hit, a Melee, a card spent, an effect."""

from __future__ import annotations

from combat_table import Table

from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES
from sandtable.games.combat.rules.cards.quiet import push_quiet_window
from sandtable.games.combat.rules.fire.fire_rules import fire_terms
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit


def need(t: Table, m: int, slot: int, target: int) -> int:
    return sum(fire_terms(t.g, m, slot, target))


def hit_by(t: Table, m: int, *bars: str) -> Table:
    t.wounds(*bars)
    push_hit(t.g, m, BY_FIRE)
    return t.run()


def meet(
    ours: list[tuple[str, str]], theirs: list[tuple[str, str]], impulse: int = 1
) -> tuple[Table, list[int], list[int]]:
    """Men by name and Morale in one hex."""
    t = Table()
    f = [t.put(name, "05.05", order="evade", known=True, morale=morale) for name, morale in ours]
    e = [t.put(name, "05.05", order="evade", dirs=33, morale=morale) for name, morale in theirs]
    t.g.impulse = impulse
    push_contact(t.g, t.hex("05.05"))
    return t.run(), f, e


def quiet(t: Table, *cards: int) -> Table:
    t.hand(*cards)
    push_quiet_window(t.g)
    return t.run()


def effect(t: Table, key: str, *args: int) -> Table:
    t.rules.effect(t.g, EFFECT_NAMES.index(key), list(args))
    return t.run()


def happen(t: Table, key: str, *args: int) -> None:
    t.rules.effect(t.g, EFFECT_NAMES.index(key), list(args))
    t.run()
