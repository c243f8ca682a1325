"""What if: a turn tried out in private, with one's own orders and with guesses at those of the enemy.

Everything is played in worlds dealt afresh from what the seat may know, each with dice of its own, for as long as there
is time. Whom nobody guesses at waits, or lies in ambush; questions in Execution get the first answer that is offered.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, NamedTuple

from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.standing import COUNTERFIRE, REACTION, obey
from sandtable.games.barbarossa.rules.state import DESTROYED, HIDDEN, SUPPRESSED, State, has, of, other, units_of
from sandtable.games.barbarossa.rules.verbs import CANCEL_CHOICE, COMMIT_CHOICE, INSTRUCT
from sandtable.games.barbarossa.rules.view import place_view
from sandtable.games.barbarossa.screen.log_lines import log_lines
from sandtable.games.barbarossa.screen.plans import has_plans
from sandtable.kernel.choice import choice
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from sandtable.screens import wire

MOST_RUNS: Final = 100
SECONDS: Final = 1.5  # and no more than this
MOST_ANSWERS: Final = 400  # questions of one turn
YES: Final = 1  # first chance; counterfire
GIVE: Final = "give "


class Run(NamedTuple):
    """How one turn ended."""

    game: Game
    begun: int  # events before it

    @property
    def g(self) -> State:
        return of(self.game.state)

    def left(self, side: int) -> int:
        return sum(self.g.u_size[u] for u in units_of(self.g, side))


def what_if(game: Game, seat: int, texts: list[str], seconds: float = SECONDS) -> wire.WhatIf:
    """The spread over many runs, and one of them that is like the rest, to be looked at."""
    decision = game.decision_of(seat)
    if decision is None or not has_plans(decision):
        return {"runs": 0, "units": [], "log": [], "view": None}
    orders = read(game.determinise(seat, "what if"), seat, texts)
    until = time.monotonic() + seconds
    runs: list[Run] = []
    while len(runs) < MOST_RUNS and (not runs or time.monotonic() < until):
        runs.append(run(game, seat, orders, f"what if {len(runs)}"))
    typical = most_typical(runs)
    return {
        "runs": len(runs), "units": [spread(game, seat, u, runs) for u in known_units(game, seat)],
        "log": log_lines(typical.game, seat, typical.begun), "view": plain_view(typical.game, seat),
    }  # fmt: skip


class Order(NamedTuple):
    """All decisions about one unit."""

    seat: int
    codes: list[int]


def read(world: Game, seat: int, texts: list[str]) -> list[Order]:
    """Own orders and guesses; an order goes on until another unit is named. What cannot be given is left out."""
    groups: list[list[str]] = []
    for text in texts:
        if text.startswith(GIVE):
            groups.append([])
        if groups:
            groups[-1].append(text)
    letter = SIDE_NAMES[seat][0].upper()
    found = [
        read_order(world, seat if group[0][len(GIVE) :].startswith(letter) else other(seat), group) for group in groups
    ]
    return [order for order in found if order is not None]


def read_order(world: Game, seat: int, texts: list[str]) -> Order | None:
    """Written in this world, so that the next one is read as it stands then."""
    codes: list[int] = []
    for text in texts:
        decision = world.decision_of(seat)
        code = next((c for c in decision.choices if world.notation(c) == text), None) if decision else None
        if code is None:
            give_up(world, seat)
            return None
        codes.append(code)
        world.play(code, seat)
    return Order(seat, codes)


def give_up(world: Game, seat: int) -> None:
    if CANCEL_CHOICE in world.offered(seat):
        world.play(CANCEL_CHOICE, seat)


def run(game: Game, seat: int, orders: list[Order], seed: str) -> Run:
    copy = game.determinise(seat, seed)
    instruct(copy, seat)
    for order in orders:
        write(copy, order)
    begun, turn = len(copy.events), of(copy.state).turn
    for _ in range(MOST_ANSWERS):
        decision = copy.decision
        if decision is None or of(copy.state).turn != turn:
            break
        copy.play(COMMIT_CHOICE if has_plans(decision) else decision.choices[0], decision.seat)
    return Run(copy, begun)


def write(copy: Game, order: Order) -> None:
    """One that cannot be given in this world is left out."""
    try:
        for code in order.codes:
            copy.play(code, order.seat)
    except IllegalChoice:
        give_up(copy, order.seat)


def instruct(copy: Game, seat: int) -> None:
    """What the enemy has said ahead is his own affair: here he fires as soon as he can."""
    g = of(copy.state)
    for u in units_of(g, other(seat)):
        g.u_standing[u] = 0
        obey(g, choice(INSTRUCT, u, REACTION, YES))
        obey(g, choice(INSTRUCT, u, COUNTERFIRE, YES))


# --- what came of it ---


def known_units(game: Game, seat: int) -> list[int]:
    """Own units, and those of the enemy that are to be seen."""
    g = of(game.state)
    seen = [u for u in units_of(g, other(seat)) if not has(g, u, HIDDEN)]
    return [u for u in [*units_of(g, seat), *seen] if g.u_hex[u] != DESTROYED]


def spread(game: Game, seat: int, u: int, runs: list[Run]) -> wire.WhatIfUnit:
    places = Counter(place_view(one.g, u, True) for one in runs)
    place, often = places.most_common(1)[0]
    count = len(runs)
    return {
        "unit": f"u:{u}", "size": round(sum(one.g.u_size[u] for one in runs) / count, 2),
        "before": of(game.state).u_size[u], "place": place, "there": round(often / count, 3),
        "suppressed": round(sum(has(one.g, u, SUPPRESSED) for one in runs) / count, 3),
        "destroyed": round(sum(one.g.u_hex[u] == DESTROYED for one in runs) / count, 3),
    }  # fmt: skip


def most_typical(runs: list[Run]) -> Run:
    """The run whose losses come nearest to the mean."""
    means = [sum(one.left(side) for one in runs) / len(runs) for side in range(len(SIDE_NAMES))]
    return min(runs, key=lambda one: sum(abs(one.left(side) - mean) for side, mean in enumerate(means)))


def plain_view(game: Game, seat: int) -> wire.AnyView:
    """As a seat sees the table; what it would be asked is no part of it."""
    found = game.title.view(game.state, seat)
    return found  # type: ignore[return-value]
