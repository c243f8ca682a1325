"""Charges of step 5 (aslt.5, cc.ctr, A62): hex by hex, all at once; whoever ends in an enemy's hex will fight there."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.landing import Landing, new_landing
from sandtable.games.barbarossa.rules.move.advance import roll_contests, step_into
from sandtable.games.barbarossa.rules.move.encounters import Meeting
from sandtable.games.barbarossa.rules.move.going import may_enter
from sandtable.games.barbarossa.rules.move.mines import disturbs, enter_field, leave_field
from sandtable.games.barbarossa.rules.names import ASSAULT, ENGINEER, HEAVY_ASSAULT
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NO_SMOKE,
    SCREEN,
    STOPPED,
    State,
    acts,
    can,
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


def chargers(g: State) -> list[int]:
    """By unit: 0 if it has a charge to make, else PLAYED. A path that leads into a screen is not begun (smoke.5)."""
    return [0 if starts(g, u) else PLAYED for u in range(len(g.u_card))]


def starts(g: State, u: int) -> bool:
    return assaulting(g, u) and len(g.u_path[u]) > 0 and not any(g.h_smoke[h] == SCREEN for h in g.u_path[u])


def leave_mines(g: State, place: list[int]) -> Landing:
    """mdet.5: mines under who is about to charge go off, and leave him one hex; engineers' too, if they know them."""
    landing = new_landing(g, "mines")
    for u in sequence(g):
        if place[u] != PLAYED and (not can(g, u, ENGINEER) or disturbs(g, u)) and leave_field(g, u, landing):
            g.u_path[u] = g.u_path[u][:1]
    return landing


def enter_mines(g: State, place: list[int], entered: list[int]) -> Landing:
    """mdet.1-mdet.4: a charge ends in a minefield, in the enemy's hex too."""
    landing = new_landing(g, "mines")
    for u in [u for u in entered if on_board(g, u)]:
        if enter_field(g, u, landing):
            place[u] = PLAYED
    return landing


def drop_out(g: State, place: list[int]) -> None:
    """Whom mines have suppressed or destroyed charges no further."""
    for u in range(len(place)):
        if place[u] != PLAYED and not assaulting(g, u):
            place[u] = PLAYED


def one_hex(g: State, place: list[int], came: list[int]) -> list[int]:
    """One hex for everybody who charges; returns who has moved, and notes from where."""
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
            mark(g, u, STOPPED)
            meeting.stand(g.u_hex[u], g.u_side[u])
        else:
            meeting.add(u, g.u_side[u], g.u_hex[u], to, last, last and is_fight(g, u, to))
    meeting.judge()
    roll_contests(g, meeting)
    return go_in(g, meeting, place, came)


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


def go_in(g: State, meeting: Meeting, place: list[int], came: list[int]) -> list[int]:
    entered: list[int] = []
    for i in range(len(meeting.unit)):
        u = meeting.unit[i]
        if meeting.stopped[i]:
            place[u] = PLAYED
            mark(g, u, STOPPED)
            g.tell(tell.STOPS, u, g.u_hex[u])
            continue
        came[u] = g.u_hex[u]
        step_into(g, u, meeting.to[i])
        entered.append(u)
        place[u] = place[u] + 1 if not meeting.ends[i] else PLAYED
    for u in entered:
        if [v for v in enemies_in(g, g.u_hex[u], g.u_side[u]) if has(g, v, HIDDEN)]:
            place[u] = PLAYED
            for v in enemies_in(g, g.u_hex[u], g.u_side[u]):
                reveal_unit(g, v)
    return entered
