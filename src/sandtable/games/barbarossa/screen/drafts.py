"""Drafts: what each unit without an order would be given, so that a turn begins with a finished plan.

What goes on by itself goes on; else last turn's order, where it can be given again; else Defend towards the nearest
known enemy.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import AIRCRAFT, AMBUSH, ASSAULT, DEFEND, ORDER_NAMES, WAIT
from sandtable.games.barbarossa.rules.orders.table import why_no_orders
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    PLANNING,
    State,
    engaged,
    has,
    name_of,
    place_of,
    type_of,
    units_of,
)
from sandtable.games.barbarossa.screen.plans_reach import aimed, cone_toward, cones
from sandtable.games.barbarossa.screen.writing import Writing, may_be_given
from sandtable.kernel.game import Game

Origin = Literal["drawn", "written", "last", "goes-on", "defend"]
GIVE: Final = "give "
ORDER: Final = "order "
COMMIT: Final = "commit"
CANCEL: Final = "cancel"
INSTRUCT: Final = "instruct "


class Drafted(NamedTuple):
    writing: Writing
    origin: Origin


class Drafts:
    """`g` is the world in which they are tried out, `game` the one whose decisions are remembered."""

    def __init__(self, game: Game, g: State, seat: int) -> None:
        self.game = game
        self.g = g
        self.seat = seat
        self.turns = committed(game, seat)

    def written(self) -> list[int]:
        """Units with an order that was written in this turn, or that goes on by itself."""
        now = self.turns[-1]
        return [u for u in units_of(self.g, self.seat) if name_of(self.g, u) in now or self.g.u_order[u] != WAIT]

    def changed(self, unit: int) -> bool:
        """Written anew after an interception."""
        return self.g.phase != PLANNING and name_of(self.g, unit) in self.turns[-1]

    def all(self) -> list[Drafted]:
        if self.g.phase != PLANNING:
            return []  # after an interception only what is to be changed is written anew
        done = self.written()
        found = [self.draft(u) for u in units_of(self.g, self.seat) if u not in done]
        return [draft for draft in found if draft is not None]

    def draft(self, unit: int) -> Drafted | None:
        if why_no_orders(self.g, unit) != reasons.FINE:
            return None
        return self.going_on(unit) or self.again(unit) or self.defending(unit)

    # --- in this order ---
    def going_on(self, unit: int) -> Drafted | None:
        """Work that takes turns, an Ambush, Close Combat."""
        g = self.g
        if g.u_work[unit] != WAIT and g.u_boxes[unit] > 0:
            return self.as_before(unit, g.u_work[unit], "goes-on")
        if has(g, unit, HIDDEN) and may_be_given(g, unit, AMBUSH):
            kept = [one for one in cones(g, unit) if one.order == AMBUSH and max(one.draft.range, 0) == g.u_reach[unit]]
            facing = [one for one in kept if one.draft.face == g.u_facing[unit]]
            return Drafted(facing[0], "goes-on") if facing else None
        if engaged(g, unit):
            fights = aimed(g, unit, ASSAULT, place_of(g, unit))
            return Drafted(fights[0], "goes-on") if fights else None
        return None

    def again(self, unit: int) -> Drafted | None:
        order = self.g.u_last[unit]
        return self.as_before(unit, order, "last") if order != WAIT else None

    def as_before(self, unit: int, order: int, origin: Origin) -> Drafted | None:
        """As it was written the last time, if each part of it is still offered."""
        texts = next((turn[name] for turn in reversed(self.turns[:-1]) if (name := name_of(self.g, unit)) in turn), [])
        if f"{ORDER}{ORDER_NAMES[order]}" not in texts or not may_be_given(self.g, unit, order):
            return None
        one = Writing(self.g, unit, order)
        for text in texts[2:]:
            code = next((code for code in one.parts if self.game.title.notation(self.g, code) == text), None)
            if code is None:
                return None
            one = one.with_part(code)
        return Drafted(one, origin) if one.whole else None

    def defending(self, unit: int) -> Drafted | None:
        """Towards the nearest enemy that is to be seen; the range just reaches him, or as far as can be."""
        g = self.g
        if not may_be_given(g, unit, DEFEND):
            return None
        here = place_of(g, unit)
        enemies = [v for v in units_of(g, 1 - self.seat) if g.u_hex[v] >= 0 and not has(g, v, HIDDEN)]
        enemies = [v for v in enemies if type_of(g, v) != AIRCRAFT]
        own = [one for one in cones(g, unit) if one.order == DEFEND]
        if not own or not enemies:
            return None
        nearest = min(enemies, key=lambda v: (g.rules.ground.distance(here, g.u_hex[v]), name_of(g, v)))
        just = cone_toward(g, unit, DEFEND, g.u_hex[nearest])
        if just is not None:
            return Drafted(just, "defend")
        goal = g.u_hex[nearest]
        ahead = min(own, key=lambda one: (turned_from(g, one, goal), -one.draft.range))
        return Drafted(ahead, "defend")


def turned_from(g: State, one: Writing, goal: int) -> int:
    """How far the hex before it lies from a goal."""
    before = g.rules.ground.beside(one.start, one.draft.face)
    return g.rules.ground.distance(before, goal) if before >= 0 else g.rules.ground.size


def committed(game: Game, seat: int) -> list[dict[str, list[str]]]:
    """What a seat has written, by unit, in all Planning Phases that it has ended and in the one that is open."""
    turns: list[dict[str, list[str]]] = [{}]
    group: list[str] = []  # the decisions about one unit
    before: list[str] = []  # and those that they take the place of
    for (who, _), text in zip(game.decisions, game.notations(), strict=True):
        if who != seat:
            continue
        if text == COMMIT:
            turns.append({})
        elif text.startswith(GIVE):
            group, before = [text], turns[-1].get(text[len(GIVE) :], [])
        elif text.startswith(ORDER) and group:
            turns[-1][group[0][len(GIVE) :]] = group
            group.append(text)
        elif text == CANCEL and len(group) > 1:
            turns[-1].pop(group[0][len(GIVE) :])
            turns[-1] |= {group[0][len(GIVE) :]: before} if before else {}
        elif len(group) > 1 and not text.startswith(INSTRUCT):
            group.append(text)
    return turns
