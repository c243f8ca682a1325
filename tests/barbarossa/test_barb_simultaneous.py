"""Exactly simultaneous: how units are stored, and who commits first, changes nothing (basics.1, exec.3)."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from sandtable.games.barbarossa.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.barbarossa.data.start import build_state
from sandtable.games.barbarossa.rules.names import ORDER_NAMES, STEP_OF, STEP_SPECIAL
from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.state import SETTING_UP, State, name_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.view import view_of
from sandtable.kernel.engine import advance
from sandtable.kernel.frame import ASK

BY_UNIT = ["areas", "arrives", "until", "entries", "inside", "begun_order", "begun_boxes", "begun_hexes"]
FIGHTING = [f"order {name}" for name in ("assault", "open-fire", "suppression-fire", "march", "fire-and-movement")]
BUILDING = [f"order {name}" for name, step in zip(ORDER_NAMES, STEP_OF, strict=True) if step == STEP_SPECIAL]
RIDING = ["order board-transports", "order debark-from-transports", "order load-platform-cars"]
EAGER = 0.9  # a game of orders chosen blindly has hardly a shot in it
Said = list[tuple[int, str]]


def run_on(g: State) -> int:
    """To the next question, also one with a single answer, which the kernel would take itself; the seats asked."""
    while not g.over:
        frame = g.frames[-1]
        if frame.run(g) == ASK and not g.over:
            return frame.asked(g)
    return 0


def play(g: State, choose: Any) -> Said:
    """To the end; `choose(g, seats)` gives seat and notation."""
    said: Said = []
    asked = run_on(g)
    while not g.over:
        frame = g.frames[-1]
        seats = [seat for seat in (0, 1) if asked >> seat & 1]
        seat, text = choose(g, seats)
        code = next(c for c in frame.options(g, seat) if TITLE.notation(g, c) == text)
        frame.take(g, seat, code)
        said.append((seat, text))
        asked = run_on(g)
        g.out.clear()
        g.shown.clear()
    return said


def at_random(rng: random.Random, liked: list[str] = FIGHTING) -> Any:
    def choose(g: State, seats: list[int]) -> tuple[int, str]:
        seat = rng.choice(seats)
        texts = [TITLE.notation(g, code) for code in g.frames[-1].options(g, seat)]
        frame = g.frames[-1]
        if isinstance(frame, Planning) and "commit" in texts:
            open_ = [name_of(g, u) for u in g.sequence if not frame.changed[u]]
            texts = [text for text in texts if text[5:] in open_] or ["commit"]
        eager = [text for text in texts if text.split()[0] == "shoot" or text in liked]
        return seat, rng.choice(eager if eager and rng.random() < EAGER else [t for t in texts if t != "cancel"])

    return choose


def again(said: Said, first: int) -> Any:
    """The same answers, but wherever both are asked the other side answers first."""
    queues = [deque(text for seat, text in said if seat == side) for side in (0, 1)]

    def choose(g: State, seats: list[int]) -> tuple[int, str]:
        seat = first if first in seats and queues[first] else seats[0]
        return seat, queues[seat].popleft()

    return choose


def permuted(g: State, order: list[int]) -> State:
    """The same game with its units stored in another order; before anything was decided."""
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


def told(g: State) -> dict[str, object]:
    """Everything that can be seen at the end, by names."""
    view = view_of(g, 0)
    units = view["units"]
    assert isinstance(units, list)
    return {**view, "units": sorted(({**unit, "id": 0} for unit in units), key=lambda unit: str(unit["name"]))}


@pytest.mark.rule("barbarossa:basics.1", "barbarossa:exec.3", "barbarossa:sim.1", "barbarossa:mov.2")
@pytest.mark.parametrize("name", scenario_names()[1:6])
def test_storage_and_the_order_of_answers_change_nothing(name: str) -> None:
    scenario = plain(load_scenario(name))
    rng = random.Random(name)
    first = build_state(scenario, {}, "11")
    said = play(first, at_random(rng))
    order = list(range(len(first.u_card)))
    rng.shuffle(order)
    second = permuted(build_state(scenario, {}, "11"), order)
    assert [name_of(second, u) for u in second.sequence] == [name_of(first, u) for u in first.sequence]
    play(second, again(said, 1))
    assert told(second) == told(first)
    assert first.reveals > 20  # there was some fighting


@pytest.mark.rule("barbarossa:basics.1", "barbarossa:exec.10", "barbarossa:exec.12")
@pytest.mark.parametrize("name", scenario_names()[3:6])
def test_nor_do_they_in_a_game_of_works_and_transports(name: str) -> None:
    scenario = plain(load_scenario(name))
    rng = random.Random(name)
    first = build_state(scenario, {}, "12")
    said = play(first, at_random(rng, [*BUILDING, *RIDING]))
    second = permuted(build_state(scenario, {}, "12"), list(range(len(first.u_card)))[::-1])
    play(second, again(said, 1))
    assert told(second) == told(first)
    assert any(text in BUILDING for _, text in said)


@pytest.mark.rule("barbarossa:plan.1", "barbarossa:card.type.3")
def test_what_a_side_hears_and_sees_before_execution_does_not_hang_on_the_others_orders() -> None:
    heard = []
    for orders in (
        ["give S1", "order wait"],
        ["give S2", "order defend", "face 1", "range 2", "give S1", "order wait"],
    ):
        g = build_state(plain(load_scenario("tanks-at-noon")), {}, "5")
        rng = random.Random("set-up")
        advance(g)
        while g.phase == SETTING_UP:
            frame, seat = g.frames[-1], 0 if g.asked_mask & 1 else 1
            frame.take(g, seat, rng.choice(frame.options(g, seat)))
            advance(g)
        g.out.clear()
        for text in orders:
            frame = g.frames[-1]
            frame.take(g, 1, next(c for c in frame.options(g, 1) if TITLE.notation(g, c) == text))
            advance(g)
        heard.append((view_of(g, 0), [event for event in g.out if event[1] & 1], TITLE.view(g, -1)))
    assert heard[0] == heard[1]


def test_the_permutation_would_be_noticed() -> None:
    """The kit itself: another seed gives another game."""
    scenario = plain(load_scenario("tanks-at-noon"))
    games = []
    for seed in ("1", "2"):
        g = build_state(scenario, {}, seed)
        play(g, at_random(random.Random(3)))
        games.append(told(g))
    assert games[0] != games[1]
