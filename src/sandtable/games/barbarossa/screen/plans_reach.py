"""Every order that a unit could be given, written whole: ways to go, targets, cones, work, as the engine offers it."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.defense import terrain_bonus
from sandtable.games.barbarossa.rules.firepower import accuracy_from
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    ASSAULT,
    CAREFUL_MOVEMENT,
    DEFEND,
    FIRE_AND_MOVEMENT,
    HEAVY_ASSAULT,
    MARCH,
    OPEN_FIRE,
    ORDERS,
    SMOKE_SCREEN,
    SUPPRESSION_FIRE,
    WAIT,
)
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.state import State, place_of, visible_enemies_in
from sandtable.games.barbarossa.rules.verbs import AT, FACE, FIRE_FROM, RANGE, STEP, STOP_CHOICE, TARGET
from sandtable.games.barbarossa.screen.writing import Writing, may_be_given, open_orders
from sandtable.kernel.choice import a_of, choice, verb_of

WALKS: Final = [CAREFUL_MOVEMENT, MARCH]
CONES: Final = [DEFEND, AMBUSH]
CHARGES: Final = [ASSAULT, HEAVY_ASSAULT]
# what a drag onto an enemy means, and onto a hex without one; whatever is not named comes last
AT_ENEMIES: Final = [OPEN_FIRE, ASSAULT, SUPPRESSION_FIRE, FIRE_AND_MOVEMENT, HEAVY_ASSAULT, SMOKE_SCREEN]
AT_HEXES: Final = [
    CAREFUL_MOVEMENT,
    MARCH,
    FIRE_AND_MOVEMENT,
    DEFEND,
    OPEN_FIRE,
    SUPPRESSION_FIRE,
    SMOKE_SCREEN,
    AMBUSH,
]


# --- ways to go ---


def walks(g: State, unit: int, order: int) -> dict[int, Writing]:
    """By the hex where it ends, the shortest way there; a way that goes on is looked for from each hex but once."""
    found: dict[int, Writing] = {}
    if not may_be_given(g, unit, order):
        return found
    ways = [Writing(g, unit, order)]
    seen = {place_of(g, unit)}
    while ways:
        further: list[Writing] = []
        for way in ways:
            for code in way.parts:
                if verb_of(code) == STEP and a_of(code) not in seen:
                    seen.add(a_of(code))
                    further.append(way.with_part(code))
            if way.draft.path:
                found[way.draft.path[-1]] = ended(way)
        ways = further
    return found


def ended(way: Writing) -> Writing:
    """A path stops where it is, if it has not come to its end."""
    return way.with_part(STOP_CHOICE) if STOP_CHOICE in way.parts else way


def along(g: State, unit: int, order: int, hexes: list[int]) -> tuple[Writing, int, int]:
    """The exact path, as far as it may go: the order, how many of these hexes it has, and the reason why no more."""
    way = Writing(g, unit, order)
    for n, hex in enumerate(hexes):
        if n < len(way.draft.path):
            if way.draft.path[n] == hex:
                continue
            return way, n, way.why_not(hex, STEP)
        code = choice(STEP, hex)
        if code not in way.parts:
            return way, n, way.why_not(hex, STEP)
        way = way.with_part(code)
    return way, len(hexes), 0


# --- fire on the move ---


def shooting(way: Writing, enemy: int | None = None) -> Writing | None:
    """The rest of Fire and Movement: from where on the path it hits best, at this enemy or at the likeliest one."""
    way = ended(way)
    found = [done for done in shots_of(way) if enemy is None or done.draft.target == enemy]
    return max(found, key=accuracy_of, default=None)


def shots_of(way: Writing) -> list[Writing]:
    if way.whole:
        return [way]
    return [
        done for code in way.parts if verb_of(code) in (FIRE_FROM, TARGET) for done in shots_of(way.with_part(code))
    ]


def accuracy_of(way: Writing) -> int:
    d, g = way.draft, way.g
    from_ = [way.start, *d.path][max(d.fire_at, 0)]
    return accuracy_from(g, d.unit, from_, place_of(g, d.target), row_of(g, d.target))


def fire_and_move(g: State, unit: int, enemy: int) -> Writing | None:
    """At this enemy, and then to the best cover in reach; the hex it goes to is changed by drawing the path."""
    ways = walks(g, unit, FIRE_AND_MOVEMENT)
    found = [shot for way in ways.values() if (shot := shooting(way, enemy)) is not None]
    return max(found, key=lambda shot: (accuracy_of(shot), cover_at_end(shot), -len(shot.draft.path)), default=None)


def cover_at_end(way: Writing) -> int:
    """As the ground would protect it there."""
    g, unit = way.g, way.unit
    here, g.u_hex[unit] = g.u_hex[unit], way.end
    bonus = terrain_bonus(g, unit)
    g.u_hex[unit] = here
    return bonus


# --- cones ---


def cones(g: State, unit: int) -> list[Writing]:
    """Defend and Ambush in all directions and at all ranges."""
    found: list[Writing] = []
    for first in open_orders(g, unit, CONES):
        turned = [first.with_part(code) for code in first.parts if verb_of(code) == FACE] or [first]
        for faced in turned:
            ranged = [faced.with_part(code) for code in faced.parts if verb_of(code) == RANGE] or [faced]
            found += [one.finished() for one in ranged]
    return found


def cone_toward(g: State, unit: int, order: int, end: int) -> Writing | None:
    """Of these the one that just reaches a hex, with the hex nearest to its middle."""
    here = place_of(g, unit)
    if here < 0 or here == end:
        return None
    wanted = g.rules.ground.distance(here, end)
    covering = [one for one in cones(g, unit) if one.order == order and one.draft.range == wanted and end in one.cone()]
    return max(covering, key=lambda one: -off_axis(g, here, one.draft.face, wanted, end), default=None)


def off_axis(g: State, here: int, face: int, far: int, end: int) -> int:
    """How far a hex lies from the middle of a cone."""
    ground, ahead = g.rules.ground, here
    for _ in range(far):
        beyond = ground.beside(ahead, face)
        if beyond < 0:
            break
        ahead = beyond
    return ground.distance(ahead, end)


# --- all of it ---


def aimed(g: State, unit: int, order: int, end: int | None) -> list[Writing]:
    """Orders that name a unit, a hex or a side: each thing named once, the rest said in the likeliest way."""
    found: list[Writing] = []
    for first in open_orders(g, unit, [order]):
        if first.whole:
            found.append(first)
            continue
        for code in first.parts:
            if end is None or verb_of(code) not in (TARGET, AT) or leads_to(g, code, end):
                found.append(first.with_part(code).finished())
    return found


def leads_to(g: State, code: int, end: int) -> bool:
    return (place_of(g, a_of(code)) if verb_of(code) == TARGET else a_of(code)) == end


def ending_at(g: State, unit: int, end: int) -> list[Writing]:
    """Every order that ends in a hex or is aimed at it, the likeliest first."""
    enemies = visible_enemies_in(g, end, g.u_side[unit])
    found: list[Writing] = []
    for order in range(ORDERS):
        if order in WALKS:
            way = walks(g, unit, order).get(end)
            found += [way] if way is not None and way.whole else []
            found += [one for one in aimed(g, unit, order, end) if not one.draft.path]
        elif order == FIRE_AND_MOVEMENT:
            way = walks(g, unit, order).get(end)
            shots = [fire_and_move(g, unit, v) for v in enemies] if enemies else [shooting(way)] if way else []
            found += [shot for shot in shots if shot is not None]
        elif order in CONES:
            cone = cone_toward(g, unit, order, end)
            found += [cone] if cone is not None else []
        elif order != WAIT:
            found += [one for one in aimed(g, unit, order, end) if one.end == end]
    return sorted(found, key=lambda one: rank(one.order, bool(enemies)))


def rank(order: int, at_enemy: bool) -> int:
    wanted = AT_ENEMIES if at_enemy else AT_HEXES
    return wanted.index(order) if order in wanted else len(wanted) + order


def everywhere(g: State, unit: int) -> dict[int, Writing]:
    """By hex, the likeliest order that ends there: what a drag would mean wherever it is let go."""
    found: dict[int, Writing] = {}
    side = g.u_side[unit]
    for order in [*AT_ENEMIES, *AT_HEXES, *range(ORDERS)]:
        if order in (WAIT, *CONES, FIRE_AND_MOVEMENT):
            continue
        ways = list(walks(g, unit, order).values()) if order in WALKS else []
        for one in [*ways, *(aimed(g, unit, order, None) if order not in WALKS or not ways else [])]:
            if not one.whole or one.end < 0:
                continue
            enemy = len(visible_enemies_in(g, one.end, side)) > 0
            if one.end not in found or rank(order, enemy) < rank(found[one.end].order, enemy):
                found[one.end] = one
    return found
