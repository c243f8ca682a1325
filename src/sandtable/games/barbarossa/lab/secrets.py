"""What a side may not know, in the lab: a fresh deal changes nothing it sees, nor do the other side's orders."""

from __future__ import annotations

import random
from typing import cast

from sandtable.games.barbarossa.rules.air.airfield import keeps_mission
from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.state import PLANNING, State, clear_order
from sandtable.games.barbarossa.rules.view import view_of
from sandtable.kernel.engine import asked_seats
from sandtable.kernel.game import Game
from sandtable.lab.invariants import may_see


def view_faults(game: Game, seat: int, seed: str) -> list[str]:
    """A fresh deal of what a seat cannot know changes neither what it sees nor what it may choose.

    That another side is not asked because one choice is left to it shows only without the option `windows`.
    """
    title = game.title
    dealt = title.clone(game.state)
    dealt.out, dealt.shown = [], []
    title.determinise(dealt, seat, seed)
    if title.view(dealt, seat) != title.view(game.state, seat):
        return [f"the view of seat {seat} depends on what it cannot know"]
    mine = game.decision_of(seat)
    if mine is None:
        return []
    theirs = Game(title, game.scenario, "", game.options, dealt).decision_of(seat)
    if theirs is None or mine.choices != theirs.choices or mine.extras != theirs.extras or mine.prompt != theirs.prompt:
        return [f"what is asked of seat {seat} depends on what it cannot know"]
    return []


def order_faults(game: Game, rng: random.Random) -> list[str]:
    """Before Execution nothing that a side sees, hears or may choose hangs on the other side's orders."""
    g = cast(State, game.state)
    frame = g.frames[-1]
    if g.phase != PLANNING or not isinstance(frame, Planning):
        return []
    seat = rng.choice(asked_seats(g))
    other = game.clone()
    forget(cast(State, other.state), 1 - seat)
    if view_of(cast(State, other.state), seat) != view_of(g, seat):
        return [f"before Execution seat {seat} sees something of the other side's orders"]
    mine, theirs = game.decision_of(seat), other.decision_of(seat)
    if mine is None or theirs is None or mine.choices != theirs.choices or mine.extras != theirs.extras:
        return [f"what seat {seat} may order hangs on the other side's orders"]
    code = rng.choice(mine.choices)
    again = game.clone()
    told = len(game.events)
    again.play(code, seat)
    other.play(code, seat)
    if not all(is_planning(cast(State, one.state), g.turn) for one in (again, other)):
        return []
    heard = [[event for event in one.events[told:] if may_see(event[1], seat)] for one in (again, other)]
    if heard[0] != heard[1] or view_of(cast(State, again.state), seat) != view_of(cast(State, other.state), seat):
        return [f"what seat {seat} hears of {game.notation(code)} hangs on the other side's orders"]
    return []


def is_planning(g: State, turn: int) -> bool:
    """A turn in which nothing is asked runs through to the next one."""
    return g.phase == PLANNING and g.turn == turn


def forget(g: State, side: int) -> None:
    """As if that side had written nothing yet."""
    for u in range(len(g.u_card)):
        if g.u_side[u] == side and not keeps_mission(g, u):
            clear_order(g, u)
