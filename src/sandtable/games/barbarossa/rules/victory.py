"""Victory is the scenario's (turn.7): what is held, scores as turns end, and the decision after the last turn."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import objectives, tell
from sandtable.games.barbarossa.rules.names import SIDE_NAMES, TRAIN
from sandtable.games.barbarossa.rules.objectives import BY_GOALS, DRAWN, Goal, Score
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.state import (
    DESTROYED,
    HIDDEN,
    LEFT,
    NOBODY,
    State,
    can,
    card,
    cargo_of,
    casualties,
    engaged,
    has,
    is_ground,
    other,
    sequence,
    units_of,
)
from sandtable.games.barbarossa.rules.works import standing_work

POINTS: Final = 0
GOALS: Final = 1
ENDING_NAMES: Final[list[str]] = ["points", "goals"]


def end_of_turn(g: State) -> None:
    let_trains_leave(g)
    if g.turn >= g.rules.turns:
        for u in units_of(g, 0) + units_of(g, 1):
            reveal_unit(g, u)  # all lies open when it is decided who has won
    note_holders(g)
    for score in g.rules.victory.scores:
        if score.kind == objectives.HELD_EACH_TURN and g.turn >= score.since:
            g.vp[score.side] += score.points * held_by(g, score.side, score.hexes)
    if g.turn >= g.rules.turns:
        decide(g)


def let_trains_leave(g: State) -> None:
    """A train that ends a turn in the hex by which it is to get away leaves the board, with all that it carries."""
    for score in g.rules.victory.scores:
        if score.kind == objectives.TRAIN_LEFT:
            for u in units_of(g, score.side):
                if can(g, u, TRAIN) and g.u_hex[u] in score.hexes and not engaged(g, u):
                    g.tell(tell.LEAVES_THE_BOARD, u, g.u_hex[u])
                    g.u_hex[u] = LEFT


def note_holders(g: State) -> None:
    """A hex is held by the last side to have a unit in it, with no enemy in it now. A hidden unit, whose model is off
    the board (hid.1), holds nothing while it stays hidden: who holds a hex is there for all to see."""
    sides = [0] * g.rules.ground.size  # bit masks
    for u in sequence(g):
        if g.u_hex[u] >= 0 and is_ground(g, u) and not has(g, u, HIDDEN):
            sides[g.u_hex[u]] |= 1 << g.u_side[u]
    g.held = [holder(g.held[h], sides[h]) for h in range(len(sides))]


def holder(before: int, there: int) -> int:
    """`there`: bit mask of the sides with a unit in the hex."""
    if there == 0:
        return before
    return NOBODY if there == 3 else there - 1


def held_by(g: State, side: int, hexes: list[int]) -> int:
    return len([h for h in hexes if g.held[h] == side])


def decide(g: State) -> None:
    victory = g.rules.victory
    winner = by_goals(g) if victory.rule == BY_GOALS else by_points(g)
    g.tell(tell.GAME_OVER, winner)
    g.end_game(winner, GOALS if victory.rule == BY_GOALS else POINTS)


def by_goals(g: State) -> int:
    """The first goal that is met."""
    for goal in g.rules.victory.goals:
        if is_met(g, goal):
            return goal.side if goal.wins else DRAWN
    return g.rules.victory.otherwise


def is_met(g: State, goal: Goal) -> bool:
    whole = held_by(g, goal.side, goal.hold_all) == len(goal.hold_all)
    return whole and held_by(g, goal.side, goal.hold_some) >= goal.some


def by_points(g: State) -> int:
    """More points win; then the tie-break; then whom the scenario names."""
    for scores in (g.rules.victory.scores, g.rules.victory.tie_break):
        points = [total(g, side, scores) for side in range(len(SIDE_NAMES))]
        if points[0] != points[1]:
            return 0 if points[0] > points[1] else 1
    return g.rules.victory.otherwise


def points_of(g: State, side: int) -> int:
    """As the game stands."""
    return total(g, side, g.rules.victory.scores)


def total(g: State, side: int, scores: list[Score]) -> int:
    """Those of each turn are counted already."""
    again = [score for score in scores if score.side == side and score.kind != objectives.HELD_EACH_TURN]
    counted = g.vp[side] if scores is g.rules.victory.scores else 0
    return counted + sum(score.points * count(g, score) for score in again)


def count(g: State, score: Score) -> int:
    """How often a score is earned."""
    side, enemies = score.side, units_of(g, other(score.side))
    if score.kind == objectives.HELD_AT_END:
        return held_by(g, side, score.hexes)
    if score.kind == objectives.KEPT_AT_END:
        return len(score.hexes) - held_by(g, other(side), score.hexes)
    if score.kind == objectives.UNITS_BEYOND:
        return len([u for u in units_of(g, side) if is_beyond(g, u, score.hexes)])
    if score.kind == objectives.BRIDGE_DESTROYED:
        return len([h for h in score.hexes if standing_work(g, h) == 0])
    if score.kind == objectives.BRIDGE_STANDS:
        return 1 if any(standing_work(g, h) for h in score.hexes) else 0
    if score.kind == objectives.DEPOT_EMPTIED:
        return 1 if all(is_emptied(g, h, side) for h in score.hexes) else 0
    if score.kind == objectives.UNIT_DESTROYED:
        return len([u for u in enemies if g.u_hex[u] == DESTROYED])
    if score.kind == objectives.FORCE_POINTS_DESTROYED:
        return sum(card(g, u).cost for u in enemies if g.u_hex[u] == DESTROYED)
    if score.kind == objectives.ICON_DESTROYED:
        return sum(casualties(g, u) for u in enemies if not score.types or card(g, u).type in score.types)
    return count_trains(g, score)


def is_beyond(g: State, u: int, hexes: list[int]) -> bool:
    return is_ground(g, u) and g.u_hex[u] in hexes and not has(g, u, HIDDEN)


def is_emptied(g: State, h: int, side: int) -> bool:
    """The own depot is empty, or was destroyed by its own side."""
    return g.h_stock[h] == 0 and (g.h_depot[h] == side + 1 or g.blown_by[h] == side + 1)


def count_trains(g: State, score: Score) -> int:
    mine = [u for u in units_of(g, score.side) if can(g, u, TRAIN) and g.u_hex[u] == LEFT]
    if score.kind == objectives.TRAIN_LEFT:
        return len(mine)
    if score.kind == objectives.SIZE_CARRIED_OFF:
        return sum(g.u_size[v] for u in mine for v in cargo_of(g, u))
    trains = [u for u in units_of(g, other(score.side)) if can(g, u, TRAIN)]
    return 1 if any(g.u_cars[u][0] < card(g, u).engines for u in trains) else 0
