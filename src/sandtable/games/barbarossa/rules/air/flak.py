"""Anti-aircraft fire (aa.*, esc.4, A34): by units with Defend, all around, at whoever first comes into their range."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.air.flight import Flights, aircraft_over, escorts_of
from sandtable.games.barbarossa.rules.firepower import accuracy, can_fire_at, row_dice, space
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    ANTI_AIRCRAFT,
    DEFEND,
    DEPLOYS,
    ESCORT,
    KILL_ZONE,
)
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    SCREEN,
    State,
    can,
    card,
    engaged,
    has,
    has_order,
    on_board,
    place_of,
    sequence,
)
from sandtable.games.barbarossa.rules.steps.defend import has_paid, price_of_shot
from sandtable.games.barbarossa.rules.trains import fires_from
from sandtable.games.barbarossa.rules.volley import new_shot
from sandtable.games.barbarossa.rules.zones import ANY_RANGE, in_kill_zone, may_fire_at_aircraft


def can_fire_up(g: State, u: int) -> bool:
    """By its card and its place: not from a forest (forest.3c), smoke or Close Combat, and not limbered up. From a
    train that moves too (train.aa.3)."""
    h = fires_from(g, u)
    if h < 0 or not can_fire_at(g, u, AIRCRAFT) or engaged(g, u) or g.h_smoke[h] == SCREEN:
        return False
    limbered = can(g, u, DEPLOYS) and not has(g, u, DEPLOYED) and on_board(g, u)
    return not limbered and may_fire_at_aircraft(g, u)


def is_flak(g: State, u: int) -> bool:
    """aa.1: an anti-aircraft unit whose Defend order is in force."""
    return can(g, u, ANTI_AIRCRAFT) and has_order(g, u, DEFEND) and can_fire_up(g, u)


def upward_accuracy(g: State, u: int, h: int) -> int:
    """Against aircraft in a hex; straight up the nearest space counts. A Kill Zone limits it only by ability (A34)."""
    if can(g, u, KILL_ZONE) and not in_kill_zone(g, u, g.u_facing[u], ANY_RANGE, h):
        return 0
    if h != place_of(g, u):
        return accuracy(g, u, h, AIRCRAFT)
    c = card(g, u)
    return space(c.air_accuracy if c.air_accuracy else c.accuracy, 1)


def flak_shots(g: State, f: Flights, k: int, again: bool) -> list[list[int]]:
    """At all who come into range in this hex-step (aa.1), or a second time over the gun's own hex (aa.2)."""
    shots: list[list[int]] = []
    for u in sequence(g):
        if not is_flak(g, u):
            continue
        for v in leads(g, f, k):
            if g.u_side[v] != g.u_side[u] and (is_over(g, f, u, v, k) if again else comes_near(g, f, u, v, k)):
                shots += shots_at(g, f, u, v, k)
    return shots


def leads(g: State, f: Flights, k: int) -> list[int]:
    """Who enters a hex now; escorts are shot at with their ward."""
    return [v for v in aircraft_over(g) if f.flies(g, v) and g.u_order[v] != ESCORT and k < len(f.path[v])]


def comes_near(g: State, f: Flights, u: int, v: int, k: int) -> bool:
    if [u, v] in f.fired or best_accuracy(g, f, u, v, k) == 0:
        return False
    f.fired.append([u, v])
    return True


def is_over(g: State, f: Flights, u: int, v: int, k: int) -> bool:
    return k == len(f.path[v]) - 1 and f.path[v][k] == place_of(g, u)


def best_accuracy(g: State, f: Flights, u: int, v: int, k: int) -> int:
    """Along the edge of its range counts as in it (aa.3)."""
    return max([upward_accuracy(g, u, h) for h in f.hexes(g, v, k)])


def shots_at(g: State, f: Flights, u: int, v: int, k: int) -> list[list[int]]:
    """One Fire Test for the unit and one for each escort, 1 AP for all (esc.4)."""
    price = g.rules.numbers.ap_defend
    found = best_accuracy(g, f, u, v, k)
    if not has_paid(g, u, price) or found == 0:
        return []
    g.u_ap[u] -= price_of_shot(g, price)
    group = [v, *(w for w in escorts_of(g, v) if f.flies(g, w))]
    return [new_shot(u, w, row_dice(g, u, AIRCRAFT), found, g.u_hex[w], 0) for w in group]
