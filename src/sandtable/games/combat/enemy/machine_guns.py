"""Enemy MG teams at the end of a turn (14.3j): who can still fire takes the gun."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.morale.wounds import is_dead
from sandtable.games.combat.rules.orders.men import has_bad_wound, kill
from sandtable.games.combat.rules.state import (
    BAD,
    BAD_BANDAGED,
    DEAD,
    NOBODY,
    State,
    add_wound,
    drop_wound,
    is_prisoner,
    wounds,
)
from sandtable.games.combat.rules.values import is_operator

W_SWAP: Final = tell.why("14.3")


def swap_roles(g: State) -> None:
    for operator in range(len(g.m_man)):
        assistant = g.m_partner[operator]
        if assistant < 0 or not is_operator(g, operator) or g.m_hex[assistant] < 0:
            continue
        if is_prisoner(g, assistant):
            if g.m_hex[operator] == DEAD:
                part(g, operator, assistant)  # set free some other turn, he is no Operator
            continue
        if g.m_hex[operator] == DEAD:
            if not has_bad_wound(g, assistant) or died_in(g, operator) == g.m_hex[assistant]:
                take_over(g, operator, assistant)
        elif g.m_hex[operator] == g.m_hex[assistant] and has_bad_wound(g, operator) and not has_bad_wound(g, assistant):
            move_wounds(g, operator, assistant)


def died_in(g: State, m: int) -> int:
    return g.corpse_hex[g.corpse_man.index(m)]


def take_over(g: State, operator: int, assistant: int) -> None:
    """The Assistant's counter is replaced by the Operator's."""
    g.m_man[assistant], g.m_man[operator] = g.m_man[operator], g.m_man[assistant]
    g.m_ammo[assistant] = g.m_ammo[operator]
    part(g, operator, assistant)
    g.tell(tell.SWAPPED, operator, assistant)


def part(g: State, operator: int, assistant: int) -> None:
    g.m_partner[assistant] = NOBODY
    g.m_partner[operator] = NOBODY


def move_wounds(g: State, operator: int, assistant: int) -> None:
    """The wound goes to the Assistant's counter: in effect they have changed roles."""
    for kind in (BAD, BAD_BANDAGED):
        for _ in range(wounds(g, operator, kind)):
            drop_wound(g, operator, kind)
            add_wound(g, assistant, kind)
    g.tell(tell.SWAPPED, operator, assistant)
    if is_dead(g, assistant):
        kill(g, assistant, W_SWAP)
