"""Deploy, Withdraw, Change Kill Zone and Towing as they are carried out (dep.*, wdr.*, ckz.*, tow.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.defense import recount_ground, terrain_bonus
from sandtable.games.barbarossa.rules.landing import new_landing
from sandtable.games.barbarossa.rules.move.going import why_not_enter
from sandtable.games.barbarossa.rules.move.mines import enter_field, leave_field
from sandtable.games.barbarossa.rules.move.transports import has_room, is_beside, put_aboard, set_down
from sandtable.games.barbarossa.rules.names import (
    ARTILLERY,
    BRIDGE,
    CHANGE_KILL_ZONE,
    DEPLOY,
    ENGINEER,
    FOREST_GLADE,
    LIGHT_GLADE,
    RAILWAY_BRIDGE,
    TOWED_GUN,
    TOWING,
    WITHDRAW,
)
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.state import (
    CANCELLED,
    DEPLOYED,
    HIDDEN,
    IN_BETWEEN,
    MOVED,
    NOBODY,
    NOWHERE,
    TOWED,
    State,
    can,
    enemies_in,
    engaged,
    has,
    has_order,
    mark,
    on_board,
    place_of,
    sequence,
    type_of,
    unmark,
    visible_enemies_in,
)


def may_deploy_in(g: State, u: int, h: int) -> bool:
    """dep.5, bridge.4c, rbridge.2c, glade.2b: artillery neither on bridges nor in a glade."""
    if type_of(g, u) != ARTILLERY:
        return True
    return g.h_work[h] not in (BRIDGE, RAILWAY_BRIDGE) and g.h_terrain[h] not in (FOREST_GLADE, LIGHT_GLADE)


def may_go_to(g: State, u: int, h: int) -> bool:
    """dep.2, wdr.2: its own hex, or one next to it that it can enter and in which it sees no enemy."""
    return why_not_go_to(g, u, h) == reasons.FINE


def why_not_go_to(g: State, u: int, h: int) -> int:
    here = place_of(g, u)
    if h == here:
        return reasons.FINE
    why = why_not_enter(g, u, here, h)
    return why if why != reasons.FINE or not visible_enemies_in(g, h, g.u_side[u]) else reasons.ENEMIES_THERE


def can_be_towed(g: State, t: int, v: int) -> bool:
    """tow.1, tow.3: in the same hex, withdrawn, with a Towed Box, and not too large."""
    if g.u_side[v] != g.u_side[t] or v == t or not can(g, v, TOWED_GUN) or not is_beside(g, v, t):
        return False
    return not has(g, v, DEPLOYED | IN_BETWEEN) and has_room(g, t, v)


# --- step 7 ---


def change_kill_zones(g: State) -> None:
    """ckz.1; a hidden unit stays hidden, and nobody hears of it (ckz.3)."""
    for u in sequence(g):
        if has_order(g, u, CHANGE_KILL_ZONE) and on_board(g, u) and not engaged(g, u):
            g.u_facing[u] = g.u_face[u]
            mine = 1 << g.u_side[u]
            g.tell(tell.TURNS, u, g.u_facing[u], audience=mine if has(g, u, HIDDEN) else -1)


def begin_to_deploy(g: State) -> None:
    """From now on it is neither deployed nor withdrawn (dep.4, wdr.4); a towed unit is unhitched (tow.4)."""
    for u in sequence(g):
        if not has_order(g, u, DEPLOY) and not has_order(g, u, WITHDRAW) or engaged(g, u) or g.h_age[place_of(g, u)]:
            continue  # what is towed is in the smoke with its transport (smoke.4)
        if has(g, u, TOWED):
            set_down(g, u, place_of(g, u))
            recount_ground(g, u, 0)
        unmark(g, u, DEPLOYED)
        mark(g, u, IN_BETWEEN)


def hitch(g: State) -> None:
    """tow.1; whatever the towed unit was ordered to do, it does no more (tow.2)."""
    for t in sequence(g):
        v = g.u_target[t]
        if has_order(g, t, TOWING) and on_board(g, t) and not engaged(g, t) and v != NOBODY and can_be_towed(g, t, v):
            put_aboard(g, v, t, TOWED)
            mark(g, v, CANCELLED)


# --- step 9 ---


def finish_moves(g: State, done: list[int]) -> None:
    """A45: they go to their hexes now, all at the same time; who is blocked stays where he is."""
    movers = [u for u in done if g.u_at[u] not in (NOWHERE, g.u_hex[u])]
    barred = [u for u in movers if is_barred(g, u, movers)]
    landing = new_landing(g, "mines")
    for u in movers:
        if u not in barred:
            if not can(g, u, ENGINEER):
                leave_field(g, u, landing)
            go_to(g, u, g.u_at[u])
            enter_field(g, u, landing)
    for u in done:
        unmark(g, u, IN_BETWEEN)
        if g.u_order[u] == DEPLOY:
            mark(g, u, DEPLOYED)
            g.u_facing[u] = g.u_face[u] if g.u_face[u] != NOWHERE else g.u_facing[u]
        g.tell(tell.DEPLOYS if g.u_order[u] == DEPLOY else tell.WITHDRAWS, u, g.u_hex[u])
    g.push(landing)


def is_barred(g: State, u: int, movers: list[int]) -> bool:
    """By ground that has changed, an enemy there (a hidden one is found so), or one that comes at the same time."""
    to = g.u_at[u]
    for v in enemies_in(g, to, g.u_side[u]):
        reveal_unit(g, v)
    rivals = [v for v in movers if g.u_at[v] == to and g.u_side[v] != g.u_side[u]]
    fits = g.u_order[u] == WITHDRAW or may_deploy_in(g, u, to)
    return not fits or not may_go_to(g, u, to) or len(rivals) > 0


def go_to(g: State, u: int, to: int) -> None:
    from_, old = g.u_hex[u], terrain_bonus(g, u)
    g.u_hex[u] = to
    mark(g, u, MOVED)
    recount_ground(g, u, old)
    g.tell(tell.MOVES, u, from_, to)
