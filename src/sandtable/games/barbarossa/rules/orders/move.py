"""Careful Movement, March, Fire and Movement (mov.1, care.1, march.*, fam.1, fam.2): an exact path, hex by hex."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import can_fire_at
from sandtable.games.barbarossa.rules.move.going import can_go_on, may_end, next_hexes, road_routes, why_not_step
from sandtable.games.barbarossa.rules.names import (
    CAREFUL_MOVEMENT,
    DEPLOY,
    FIRE_AND_MOVEMENT,
    MARCH,
    WITHDRAW,
)
from sandtable.games.barbarossa.rules.observers import can_be_named, row_of
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, hexes, steps, targets
from sandtable.games.barbarossa.rules.sight import may_reach_by_sight, why_not_seen
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    DEPLOYED,
    FIRE_SMOKE,
    IN_BETWEEN,
    NO_ENGINE,
    NOBODY,
    NOWHERE,
    WET,
    State,
    card,
    engaged,
    has,
    on_board,
    other,
    place_of,
    units_of,
)
from sandtable.games.barbarossa.rules.trains import on_platform, trains_for, why_no_platform
from sandtable.games.barbarossa.rules.verbs import AT, FIRE_FROM, STEP, TARGET
from sandtable.kernel.choice import a_of, choice, verb_of


def is_withdrawn(g: State, u: int) -> bool:
    """wdr.1, wdr.4: a card without Withdraw always is; others when they are neither deployed nor on the way to it."""
    if card(g, u).boxes[WITHDRAW] is None:
        return True
    return not has(g, u, DEPLOYED | IN_BETWEEN) and not (g.u_work[u] == DEPLOY and g.u_boxes[u] > 0)


class MoveRule(OrderRule):
    """A path and nothing else."""

    may_ride: bool = True  # onto the platform cars of a train, and off them

    def __init__(self, order: int) -> None:
        self.order = order

    def why_not(self, g: State, u: int) -> int:
        if on_platform(g, u) and self.may_ride:
            return reasons.ON_RAILWAY_BRIDGE if why_no_platform(g, g.u_carrier[u]) else reasons.FINE
        if g.u_hex[u] == ABOARD:
            return reasons.IS_CARRIED
        if not on_board(g, u):
            return reasons.NOT_ORDERABLE
        if not is_withdrawn(g, u):
            return reasons.NOT_WITHDRAWN
        if has(g, u, NO_ENGINE):
            return reasons.HAS_NO_ENGINE
        if g.h_smoke[g.u_hex[u]] == FIRE_SMOKE:
            return reasons.IN_FIRE_SMOKE
        if has(g, u, WET) and self.order != CAREFUL_MOVEMENT:
            return reasons.ONLY_CAREFUL
        some = can_go_on(g, u, self.order, []) or self.may_ride and len(trains_for(g, u)) > 0
        return reasons.FINE if some else reasons.NO_WAY

    def parts(self, g: State, d: Draft) -> list[int]:
        """Hex after hex; a path that cannot go on is complete. Instead of it a vehicle may name a train (lpc.1), and on
        one the train's hex (upc.1)."""
        if d.ended or self.may_ride and (d.target != NOBODY or d.hex != NOWHERE):
            return []
        if on_platform(g, d.unit):
            return hexes([place_of(g, d.unit)])
        found = next_hexes(g, d.unit, d.order, d.path)
        path = steps(found, may_end(g, d.unit, d.order, d.path)) if found else []
        return [*path, *targets(trains_for(g, d.unit))] if self.may_ride and not d.path else path

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if d.ended or self.may_ride and (d.target != NOBODY or d.hex != NOWHERE):
            return reasons.FINE
        if verb == STEP:
            riding = on_platform(g, d.unit)
            return reasons.IS_CARRIED if riding else why_not_step(g, d.unit, d.order, d.path, thing)
        rides = verb == TARGET and self.may_ride and not d.path
        return reasons.NO_TRAIN_HERE if rides and thing not in trains_for(g, d.unit) else reasons.FINE


class MarchRule(MoveRule):
    """Of a pure road march the last hex is enough (march.4)."""

    def parts(self, g: State, d: Draft) -> list[int]:
        found = super().parts(g, d)
        return found + hexes(self.ends(g, d.unit)) if found and not d.path and not on_platform(g, d.unit) else found

    def ends(self, g: State, u: int) -> list[int]:
        """Hexes farther than the next, which can be named by a step."""
        return [path[-1] for path in road_routes(g, u) if len(path) > 1]

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if verb != AT or d.path or d.ended or d.hex != NOWHERE or on_platform(g, d.unit):
            return super().why_part(g, d, thing, verb)
        return reasons.FINE if thing in self.ends(g, d.unit) else reasons.NOT_ONE_ROAD

    def write(self, g: State, d: Draft, code: int) -> None:
        if verb_of(code) != AT or on_platform(g, d.unit):
            super().write(g, d, code)
            return
        d.path = [path for path in road_routes(g, d.unit) if path[-1] == a_of(code)][0]
        d.ended = True
        d.part += 1


class FireAndMovementRule(MoveRule):
    """A path, the underlined hex (the start too, A57), an enemy in sight now."""

    may_ride: bool = False

    def why_not(self, g: State, u: int) -> int:
        if g.u_hex[u] == ABOARD:
            return reasons.IS_CARRIED
        if engaged(g, u):
            return reasons.IS_ENGAGED  # who retreats does not fire (A53)
        if g.u_ap[u] < g.rules.numbers.ap_open_fire:
            return reasons.NO_AP
        why = super().why_not(g, u)
        if why != reasons.FINE:
            return why
        return reasons.FINE if enemies_in_sight(g, u) else reasons.NO_TARGET

    def parts(self, g: State, d: Draft) -> list[int]:
        found = super().parts(g, d)
        if found:
            return found
        if d.fire_at == NOWHERE:
            return [choice(FIRE_FROM, h) for h in dict.fromkeys([g.u_hex[d.unit], *d.path])]
        return targets(enemies_in_sight(g, d.unit)) if d.target == NOBODY else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if verb == TARGET and d.target == NOBODY:
            return why_not_target(g, d.unit, thing)
        if verb == FIRE_FROM and d.fire_at == NOWHERE and not super().parts(g, d):
            hexes_of_path = [g.u_hex[d.unit], *d.path]
            return reasons.FINE if thing in hexes_of_path else reasons.NOT_IN_ITS_PATH
        return super().why_part(g, d, thing, verb)

    def write(self, g: State, d: Draft, code: int) -> None:
        super().write(g, d, code)
        if verb_of(code) == FIRE_FROM:
            d.ended = True
            d.fire_at = [g.u_hex[d.unit], *d.path].index(a_of(code))


def enemies_in_sight(g: State, u: int) -> list[int]:
    """fam.2: those that it sees from where it stands, may name and can fire at; range counts when it fires."""
    enemies = [v for v in units_of(g, other(g.u_side[u])) if may_reach_by_sight(g, u, g.u_hex[v])]
    return [v for v in enemies if why_not_target(g, u, v) == reasons.FINE]


def why_not_target(g: State, u: int, v: int) -> int:
    if g.u_side[v] == g.u_side[u] or not can_be_named(g, v):
        return reasons.NO_TARGET
    if not can_fire_at(g, u, row_of(g, v)):
        return reasons.NOT_IN_CHART
    return why_not_seen(g, u, g.u_hex[v])[0]


def move_rules() -> list[MoveRule]:
    return [MoveRule(CAREFUL_MOVEMENT), MarchRule(MARCH), FireAndMovementRule(FIRE_AND_MOVEMENT)]
