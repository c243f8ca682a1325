"""One hex of everybody's movement (mov.2, enc.*): who starts, what stops a unit, and the move itself."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.defense import recount_ground, terrain_bonus
from sandtable.games.barbarossa.rules.dice import label, one
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.move.encounters import Meeting
from sandtable.games.barbarossa.rules.move.going import may_enter
from sandtable.games.barbarossa.rules.names import (
    BREAK_THROUGH_BARBED_WIRE,
    CAREFUL_MOVEMENT,
    FIRE_AND_MOVEMENT,
    MARCH,
    SIDE_NAMES,
    is_tank,
)
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    MOVED,
    NO_SMOKE,
    RETREATING,
    SCREEN,
    STOPPED,
    State,
    acts,
    can,
    engaged,
    has,
    is_ground,
    mark,
    on_board,
    sequence,
    type_of,
)
from sandtable.games.barbarossa.rules.steps.wire import remove_wire

OVER: Final = -1  # nothing of its path is left


def starters(g: State) -> list[int]:
    """By unit: 0 if it has a path to go, else OVER."""
    return [0 if u_starts(g, u) else OVER for u in range(len(g.u_card))]


def u_starts(g: State, u: int) -> bool:
    if g.u_order[u] not in (CAREFUL_MOVEMENT, MARCH, FIRE_AND_MOVEMENT) or not g.u_path[u] or not on_board(g, u):
        return False
    if has(g, u, RETREATING):
        g.u_path[u] = g.u_path[u][:1]  # cc.ret.1
        return True
    if not acts(g, u) or any(g.h_smoke[h] == SCREEN for h in g.u_path[u]):
        return False  # smoke.5: it does not move at all
    if engaged(g, u):
        g.u_path[u] = g.u_path[u][:1]
        return g.rules.options.assaulted_mover == 1  # A7
    return True


def withdraw_contestants(g: State, place: list[int]) -> None:
    """A6, the other reading: all that end in one hex roll for it, whenever they would arrive; losers stop before it."""
    goals = sorted({g.u_path[u][-1] for u in sequence(g) if place[u] != OVER})
    for goal in goals:
        group = [u for u in sequence(g) if place[u] != OVER and g.u_path[u][-1] == goal]
        if len({g.u_side[u] for u in group}) < len(SIDE_NAMES):
            continue
        totals = [contest_total(g, u) for u in group]
        for i, u in enumerate(group):
            if totals[i] <= max(totals[j] for j, v in enumerate(group) if g.u_side[v] != g.u_side[u]):
                g.u_path[u] = g.u_path[u][:-1]
                place[u] = 0 if g.u_path[u] else OVER


def contest_total(g: State, u: int) -> int:
    """enc.4, enc.13"""
    die = one(g, label(g, "contest", u))
    total = die + fortitude(g, u)
    g.tell(tell.CONTESTS, u, die, total)
    return total


def roll_contests(g: State, meeting: Meeting) -> None:
    groups = meeting.open_contests()
    meeting.decide(groups, [[contest_total(g, meeting.unit[i]) for i in group] for group in groups])


def one_hex(g: State, place: list[int]) -> list[int]:
    """Everybody advances by one hex, or stops; returns by unit the hex that it left, -1 if it did not move."""
    meeting = Meeting()
    for u in sequence(g):
        if place[u] != OVER and not is_closed(g, u, g.u_path[u][place[u]]):
            last = place[u] == len(g.u_path[u]) - 1
            meeting.add(u, g.u_side[u], g.u_hex[u], g.u_path[u][place[u]], last)
        elif on_board(g, u) and is_ground(g, u) and not has(g, u, HIDDEN):
            if place[u] != OVER:
                halt(g, u, place)
            meeting.stand(g.u_hex[u], g.u_side[u])
    meeting.judge()
    roll_contests(g, meeting)
    return move_the_rest(g, meeting, place)


def is_closed(g: State, u: int, to: int) -> bool:
    """Static blocks: wire, a bridge that is gone, a burning settlement, smoke (guide 3.7, 2)."""
    return not may_enter(g, u, g.u_hex[u], to) or g.h_smoke[to] != NO_SMOKE


def halt(g: State, u: int, place: list[int]) -> None:
    place[u] = OVER
    mark(g, u, STOPPED)
    g.tell(tell.STOPS, u, g.u_hex[u])


def move_the_rest(g: State, meeting: Meeting, place: list[int]) -> list[int]:
    left = [-1] * len(g.u_card)
    for i in range(len(meeting.unit)):
        u = meeting.unit[i]
        if meeting.stopped[i]:
            halt(g, u, place)
            continue
        left[u] = g.u_hex[u]
        step_into(g, u, meeting.to[i])
        place[u] = OVER if meeting.ends[i] else place[u] + 1
    return left


def step_into(g: State, u: int, to: int) -> None:
    """Tanks flatten the wire that they cross (wire.2b)."""
    from_, old = g.u_hex[u], terrain_bonus(g, u)
    d = g.rules.ground.direction(from_, to)
    if g.h_wire[from_] >> d & 1 and (is_tank(type_of(g, u)) or can(g, u, BREAK_THROUGH_BARBED_WIRE)):
        remove_wire(g, from_, d)
        g.tell(tell.WIRE_DESTROYED, to)
    g.u_hex[u] = to
    mark(g, u, MOVED)
    recount_ground(g, u, old)
    g.tell(tell.MOVES, u, from_, to)
