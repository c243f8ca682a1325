"""Enemies drawn from the Cup (23.0d), face-down."""

from __future__ import annotations

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import lot
from sandtable.games.combat.rules.cards.effect_names import E_REINFORCE
from sandtable.games.combat.rules.orders.moving import appear
from sandtable.games.combat.rules.rules import Group
from sandtable.games.combat.rules.state import (
    ALERT,
    CUP,
    NOBODY,
    PLACE,
    SETTING_UP,
    State,
    friendlies_in,
    hex_distance,
    mark,
    new_man,
)


def draw_man(g: State, hex: int, team: int, alert: bool, morale: int) -> int:
    """One man, or NOBODY if the Cup has none that fits. Who he is stays secret."""
    tables = g.rules.tables
    pool = [man for man in g.cup if team < 0 or tables.man_team[man] == team]
    if not pool:
        return NOBODY
    man = g.chance.pick(CUP, pool)
    g.cup.remove(man)
    e = new_man(g, man, tables.man_team[man], hex)
    if morale >= 0:
        g.m_morale[e] = morale
    if alert:
        mark(g, e, ALERT)
    g.tell(tell.ENEMY_PLACED, e, hex)
    if g.step != SETTING_UP:
        appear(g, e)
    return e


def draw_group(g: State, group: Group) -> None:
    """One man for each hex in turn, or for so many of them at random; not into the hex of a Friendly."""
    hexes = group.hexes
    if 0 < group.count < len(hexes):
        hexes = g.chance.shuffle(PLACE, hexes)[: group.count]
    for hex in hexes:
        place = free_place(g, hex, group.hexes)
        if place < 0 or draw_man(g, place, group.team, group.alert != 0, group.morale) < 0:
            return


def free_place(g: State, hex: int, hexes: list[int]) -> int:
    if not friendlies_in(g, hex):
        return hex
    free = [h for h in hexes if not friendlies_in(g, h)]
    if not free:
        return NOBODY
    best = min(hex_distance(g, hex, h) for h in free)
    return lot(g, PLACE, [h for h in free if hex_distance(g, hex, h) == best])


def team_can_come(g: State, team: int) -> bool:
    """AI.r02: can the scenario still bring men of this Team in, by an arrival or an event?"""
    if not any(g.rules.tables.man_team[man] == team for man in g.cup):
        return False
    for group in g.rules.enemy_arrivals:
        if group.turn > g.turn and (group.team == team or group.team < 0):
            return True
    return any(E_REINFORCE in effects for effects in g.rules.event_effect)
