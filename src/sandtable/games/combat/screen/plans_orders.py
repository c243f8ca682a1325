"""Orders for several men at once (7.0): which of them may have one, who may not and why, as last turn's were.

The engine goes on asking man by man: a plan is its answers, tried one after the other in a game of the seat's own
knowledge. What hangs on a roll or a target is no part of it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS
from sandtable.games.combat.rules.orders.order_rules import PLAIN_ORDERS, needs_order
from sandtable.games.combat.rules.state import State, friendlies
from sandtable.games.combat.rules.verbs import ORDER
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.game import Game

SEED: Final = "plans"  # any: nothing that it decides is told
EVERYBODY: Final = -1  # instead of a Team
ASKED: Final = "orders"


class Pair(NamedTuple):
    man: int
    order: int


class OrderPlan(NamedTuple):
    pairs: list[Pair]  # in the order in which they are given
    barred: list[Pair]  # who cannot have it
    texts: list[str]  # the engine's choices


class TeamPlan(NamedTuple):
    team: int  # or EVERYBODY
    order: int
    pairs: list[Pair]
    barred: list[Pair]


def waiting(g: State) -> list[int]:
    """Who has no Order yet."""
    return [m for m in friendlies(g) if needs_order(g, m)]


def offered(game: Game, seat: int) -> list[Pair]:
    """What can be given as it stands."""
    decision = game.decision_of(seat)
    if decision is None or decision.prompt != ASKED:
        return []
    return [Pair(a_of(code), b_of(code)) for code in decision.choices if verb_of(code) == ORDER]


def team_plans(game: Game, seat: int) -> list[TeamPlan]:
    """By Team, and for everybody where there are several: each Order that somebody of them may have."""
    g, allowed = cast(State, game.state), offered(game, seat)
    men = waiting(g)
    teams = [team for team in range(FRIENDLY_TEAMS) if any(g.m_team[m] == team for m in men)]
    groups = [*teams, EVERYBODY] if len(teams) > 1 else teams
    return [
        TeamPlan(
            team, order,
            [Pair(m, order) for m in men if in_group(g, m, team) and Pair(m, order) in allowed],
            [Pair(m, order) for m in men if in_group(g, m, team) and Pair(m, order) not in allowed],
        )
        for team in groups
        for order in PLAIN_ORDERS
        if any(pair.order == order and in_group(g, pair.man, team) for pair in allowed)
    ]  # fmt: skip


def in_group(g: State, m: int, team: int) -> bool:
    return team == EVERYBODY or g.m_team[m] == team


def last_orders(game: Game) -> list[Pair]:
    """What the men without an Order were told last turn."""
    turns = [n for n, event in enumerate(game.events) if event[0] == tell.TURN_BEGINS]
    if len(turns) < 2:
        return []
    last = {event[2]: event[3] for event in game.events[turns[-2] : turns[-1]] if event[0] == tell.ORDER_GIVEN}
    return [Pair(m, last[m]) for m in waiting(cast(State, game.state)) if m in last]


def drafted(game: Game, seat: int, pairs: list[Pair]) -> OrderPlan:
    """Orders as they would be given one after the other; one man's may change what another can have."""
    copy = game.determinise(seat, SEED)
    given: list[Pair] = []
    barred: list[Pair] = []
    texts: list[str] = []
    for pair in pairs:
        if pair not in offered(copy, seat):
            barred.append(pair)
            continue
        code = choice(ORDER, pair.man, pair.order)
        given.append(pair)
        texts.append(copy.notation(code))
        copy.play(code, seat)
    return OrderPlan(given, barred, texts)
