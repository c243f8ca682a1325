"""Charges of step 5 (aslt.5, cc.ctr, A62): hex by hex, all at once; whoever ends in an enemy's hex will fight there."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.defense import recount_ground, terrain_bonus
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.move.advance import roll_contests
from sandtable.games.barbarossa.rules.move.encounters import Meeting
from sandtable.games.barbarossa.rules.move.going import may_enter
from sandtable.games.barbarossa.rules.names import ASSAULT, HEAVY_ASSAULT
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    MOVED,
    NO_SMOKE,
    State,
    acts,
    enemies_in,
    has,
    is_ground,
    mark,
    on_board,
    sequence,
    visible_enemies_in,
)

PLAYED: Final = -1  # this charge is over


def assaulting(g: State, u: int) -> bool:
    return g.u_order[u] in (ASSAULT, HEAVY_ASSAULT) and acts(g, u) and on_board(g, u)


def charge(g: State) -> list[int]:
    """All charges to their ends; returns, by unit, the hex from which it entered the hex that it ends in, or -1."""
    came = [-1] * len(g.u_card)
    place = [0 if assaulting(g, u) and g.u_path[u] else PLAYED for u in range(len(g.u_card))]
    g.hex_step = 0
    while any(n != PLAYED for n in place):
        g.hex_step += 1
        one_hex(g, place, came)
    g.hex_step = 0
    return came


def one_hex(g: State, place: list[int], came: list[int]) -> None:
    counterassaults(g, place)
    meeting = Meeting()
    for u in sequence(g):
        if place[u] == PLAYED:
            if on_board(g, u) and is_ground(g, u) and not has(g, u, HIDDEN):
                meeting.stand(g.u_hex[u], g.u_side[u])
            continue
        to = g.u_path[u][place[u]]
        last = place[u] == len(g.u_path[u]) - 1
        if is_closed(g, u, to, last):
            place[u] = PLAYED
            meeting.stand(g.u_hex[u], g.u_side[u])
        else:
            meeting.add(u, g.u_side[u], g.u_hex[u], to, last, last and is_fight(g, u, to))
    meeting.judge()
    roll_contests(g, meeting)
    go_in(g, meeting, place, came)


def is_closed(g: State, u: int, to: int, last: bool) -> bool:
    """Ground that has changed since Planning, smoke, or enemies that are not the goal of the charge."""
    if not may_enter(g, u, g.u_hex[u], to) or g.h_smoke[to] != NO_SMOKE:
        return True
    return not last and len(visible_enemies_in(g, to, g.u_side[u])) > 0


def is_fight(g: State, u: int, to: int) -> bool:
    """There are enemies in the last hex: it may be entered (A8)."""
    return len(visible_enemies_in(g, to, g.u_side[u])) > 0


def counterassaults(g: State, place: list[int]) -> None:
    """cc.ctr.1, cc.ctr.2: two that charge each other and can come no nearer roll; the higher die enters."""
    for u in sequence(g):
        v = g.u_target[u]
        if place[u] == PLAYED or v < 0 or place[v] == PLAYED or g.u_target[v] != u or g.u_side[u] > g.u_side[v]:
            continue
        next_door = g.rules.ground.distance(g.u_hex[u], g.u_hex[v]) == 1
        between = g.u_path[u][place[u]]
        if next_door or between == g.u_path[v][place[v]]:
            winner = roll_off(g, u, v)
            loser = v if winner == u else u
            g.tell(tell.COUNTERASSAULT, winner, loser)
            g.u_path[winner] = [*g.u_path[winner][: place[winner]], *([] if next_door else [between]), g.u_hex[loser]]
            place[loser] = PLAYED


def roll_off(g: State, u: int, v: int) -> int:
    again = 0
    while True:
        mine = one(g, f"{label(g, 'counterassault', u, v)}/{again}")
        theirs = one(g, f"{label(g, 'counterassault', v, u)}/{again}")
        if mine != theirs:
            return u if mine > theirs else v
        again += 1


def go_in(g: State, meeting: Meeting, place: list[int], came: list[int]) -> None:
    for i in range(len(meeting.unit)):
        u = meeting.unit[i]
        if meeting.stopped[i]:
            place[u] = PLAYED
            g.tell(tell.STOPS, u, g.u_hex[u])
            continue
        old = terrain_bonus(g, u)
        came[u] = g.u_hex[u]
        g.tell(tell.MOVES, u, g.u_hex[u], meeting.to[i])
        g.u_hex[u] = meeting.to[i]
        mark(g, u, MOVED)
        recount_ground(g, u, old)
        place[u] = place[u] + 1 if not meeting.ends[i] else PLAYED
    for i in range(len(meeting.unit)):
        u = meeting.unit[i]
        if not meeting.stopped[i] and [v for v in enemies_in(g, g.u_hex[u], g.u_side[u]) if has(g, v, HIDDEN)]:
            place[u] = PLAYED
            for v in enemies_in(g, g.u_hex[u], g.u_side[u]):
                reveal_unit(g, v)
