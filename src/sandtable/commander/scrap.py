"""Voluntary elimination of a Weapon by its owner (11.3), offered beside his own decisions (Q40)."""

from __future__ import annotations

from sandtable.commander.breaking import lose_weapon
from sandtable.commander.state import State
from sandtable.commander.verbs import SCRAP
from sandtable.kernel.choice import a_of, choice


def scrap_choices(g: State, side: int) -> list[int]:
    found: list[int] = []
    for w in range(len(g.w_type)):
        u = g.w_carrier[w]
        if u >= 0 and g.u_hex[u] >= 0 and g.u_owner[u] == side:
            found.append(choice(SCRAP, w))
    return found


def take_scrap(g: State, code: int) -> None:
    lose_weapon(g, a_of(code))
