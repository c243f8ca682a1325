"""Spotting Checks (12.0)."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import W_SPOTTING, alert, nearest_first
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import has_passed, push_check
from sandtable.games.combat.rules.cards.effect_names import R_SPOTTING
from sandtable.games.combat.rules.fire.fire_rules import order_of_target
from sandtable.games.combat.rules.names import ENEMY, FRIENDLY
from sandtable.games.combat.rules.orders.men import confirm, reveal, spot_friendly
from sandtable.games.combat.rules.sight.seeing import night_change, sees, smoke_change
from sandtable.games.combat.rules.state import (
    SEEN,
    Procedure,
    State,
    distance,
    has,
    in_melee,
    is_friendly,
    is_prisoner,
    side_of,
)
from sandtable.games.combat.rules.values import WOUNDS, band, is_incapacitated, terrain, troop_quality
from sandtable.kernel.frame import GO, Subject

TERM_NAMES: Final = ["tq", "order-terrain", "range", "smoke", "night"]
W_12: Final = tell.why("12.0")


def spotting_terms(g: State, m: int, t: int) -> list[int]:
    """12.0e: TQ with Wounds but not Morale, chart, range, smoke (12.0k), night (21.0)."""
    tables = g.rules.tables
    start, end = g.m_hex[m], g.m_hex[t]
    return [
        troop_quality(g, m, WOUNDS),
        tables.spotting[order_of_target(g, t)][terrain(g, end)],
        band(tables.spotting_bands, distance(g, m, t)),
        smoke_change(g, start, end),
        night_change(g, start, end, g.rules.night_spotting),
    ]


def spotting_number(g: State, m: int, t: int) -> int:
    return sum(spotting_terms(g, m, t))


def may_look(g: State, m: int, hex: int) -> bool:
    """15.0i: nobody in a Melee hex spots outside it; prisoners and Incapacitated men do not spot."""
    return may_spot(g, m) and (not in_melee(g, m) or g.m_hex[m] == hex)


def may_spot(g: State, m: int) -> bool:
    return not is_prisoner(g, m) and not is_incapacitated(g, m)


def unknown_in_sight(g: State, f: int) -> list[int]:
    """12.0g: the Unknown Enemies that an activated Friendly may check; in a Melee those he fights (15.0i)."""
    return unseen_in_sight(g, f, ENEMY) if may_spot(g, f) else []


def hidden_in_sight(g: State, e: int) -> list[int]:
    """12.0i, AI.r20: the Hidden Friendlies that an activated Enemy checks, nearest first."""
    if not may_spot(g, e):
        return []
    found = [f for f in unseen_in_sight(g, e, FRIENDLY) if may_be_spotted(g, f)]
    return nearest_first(g, found, g.m_hex[e])


def unseen_in_sight(g: State, m: int, side: int) -> list[int]:
    """Those of a side whom he has a LOS to, but whom the other side has not made out yet."""
    only_here = in_melee(g, m)
    flags = g.m_flags
    found: list[int] = []
    for t, hex in enumerate(g.m_hex):
        if hex < 0 or flags[t] & SEEN != 0 or side_of(g, t) != side or (only_here and hex != g.m_hex[m]):
            continue
        if sees(g, m, t):
            found.append(t)
    return found


def may_be_spotted(g: State, f: int) -> bool:
    return not has(g, f, SEEN) and not is_prisoner(g, f) and not is_incapacitated(g, f)


ROLL: Final = 0
RESULT: Final = 1


class SpottingCheck(Procedure):
    """One Spotting Check."""

    man: int
    target: int

    def step(self, g: State) -> int:
        if self.at == ROLL:
            self.at = RESULT
            need = spotting_number(g, self.man, self.target)
            return push_check(g, R_SPOTTING, self.man, need, side_of(g, self.man))
        passed = has_passed(g.value)
        g.pop()
        if passed:
            self.succeed(g)
        return GO

    def succeed(self, g: State) -> None:
        if is_friendly(g, self.man):
            reveal(g, self.target, W_12)
        elif confirm(g, self.man, W_SPOTTING):  # A80: a Dummy vanishes and spots nobody
            spot_friendly(g, self.target, self.man)
            alert(g, self.man, W_SPOTTING)

    def about(self, g: State) -> Subject:
        return Subject("spotting", side_of(g, self.man), self.man, [self.target])


def push_spotting(g: State, m: int, t: int) -> int:
    frame = SpottingCheck()
    frame.at = ROLL
    frame.man = m
    frame.target = t
    g.push(frame)
    return GO
