"""The same game with its units stored in another order, and the other side answering first: nothing may change."""

from __future__ import annotations

import random
from collections import deque
from typing import Final, cast

from sandtable.games.barbarossa.rules.state import State
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.view import view_of
from sandtable.kernel.engine import asked_seats, is_asked
from sandtable.kernel.frame import ASK
from sandtable.kernel.game import Game

# lists of the rules that go by unit, besides those of the state
BY_UNIT: Final = [
    "areas", "arrives", "until", "entries", "inside", "begun_order", "begun_boxes", "begun_hexes", "for_sale",
    "given",
]  # fmt: skip
Said = list[tuple[int, str]]


def permutation_faults(game: Game) -> list[str]:
    """Play a finished game again; its record must fit, and its end be the same to both sides."""
    try:
        said = [(seat, text) for (seat, _), text in zip(game.decisions, game.notations(), strict=True)]
        g = cast(State, TITLE.new_state(game.scenario, game.seed, game.options))
        order = list(range(len(g.u_card)))
        random.Random(game.seed).shuffle(order)
        second = permuted(g, order)
        play_again(second, said, 1)
    except LookupError as error:
        return [f"with units stored otherwise: {error}"]
    if told(second) != told(cast(State, game.state)):
        return ["the game ends otherwise when its units are stored in another order"]
    return []


def permuted(g: State, order: list[int]) -> State:
    """Before anything was decided."""
    place = {old: new for new, old in enumerate(order)}
    for name in [name for name in TITLE.dump(g) if name.startswith("u_")] + ["read_orders"]:
        values = getattr(g, name)
        setattr(g, name, [values[old] for old in order])
    for name in BY_UNIT:
        values = getattr(g.rules, name)
        setattr(g.rules, name, [values[old] for old in order])
    g.u_carrier = [place.get(u, u) for u in g.u_carrier]
    g.sequence = [place[u] for u in g.sequence]
    return g


def play_again(g: State, said: Said, first: int) -> None:
    """The same answers; wherever both sides are asked, `first` answers before the other."""
    queues = [deque(text for seat, text in said if seat == side) for side in (0, 1)]
    while run_on(g):
        frame = g.frames[-1]
        seats = asked_seats(g)
        seat = first if first in seats and queues[first] else seats[0]
        if not queues[seat]:
            raise LookupError(f"seat {seat} is asked {frame.prompt(g)[0]} once more")
        text = queues[seat].popleft()
        codes = [*frame.options(g, seat), *frame.extras(g, seat)]
        found = [code for code in codes if TITLE.notation(g, code) == text]
        if not found:
            raise LookupError(f"{text!r} is not offered at {frame.prompt(g)[0]}")
        frame.take(g, seat, found[0])
        g.out.clear()
        g.shown.clear()
    left = sum(len(queue) for queue in queues)
    if left:
        raise LookupError(f"{left} decisions are not asked any more")


def run_on(g: State) -> bool:
    """To the next question that is asked, as the kernel does; False at the end."""
    while not g.over:
        frame = g.frames[-1]
        if frame.run(g) != ASK or g.over:
            continue
        g.asked_mask = frame.asked(g)
        seats = [seat for seat in (0, 1) if g.asked_mask >> seat & 1]
        open_ = [seat for seat in seats if is_asked(g, frame, seat, frame.options(g, seat))]
        if open_:
            g.asking = open_[0]
            return True
        options = frame.options(g, seats[0])
        frame.take(g, seats[0], options[0])
    return False


def told(g: State) -> dict[str, object]:
    """Everything that can be seen at the end, by names."""
    view = view_of(g, 0)
    units = cast(list[dict[str, object]], view["units"])
    return {**view, "units": sorted(({**unit, "id": 0} for unit in units), key=lambda unit: str(unit["name"]))}
