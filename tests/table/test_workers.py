"""Opponents in their own process: same answers after a restart, asked again if it dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest
from house import PATIENCE, SCENARIO, TITLE, House, in_house, whole_game

from sandtable.games.combat_commander.packs.scenarios import load_scenario
from sandtable.table.thoughts import Head, Request
from sandtable.table.worker import Thinker
from sandtable.table.workers import WorkerFailed, Workers


def head() -> Head:
    return Head(TITLE, load_scenario(SCENARIO), "nearly", {"windows": True})


def question(at: int) -> tuple[list[tuple[int, int]], int]:
    """The beginning of the game, and who decides next."""
    decisions = whole_game().decisions
    return decisions[:at], decisions[at][0]


def with_workers(use: Callable[[Workers], Awaitable[None]]) -> None:
    async def go() -> None:
        workers = Workers(1, PATIENCE)
        try:
            await use(workers)
        finally:
            await workers.close()

    asyncio.run(go())


def test_a_game_is_caught_up_or_replayed() -> None:
    """Forwards, backwards and another way: the answer depends on the decisions alone."""
    kept, spots = Thinker(), [10, 30, 31, 20, 60, 5, 60]
    for at in spots:
        decisions, seat = question(at)
        fresh = Thinker().answer(Request("r", head(), decisions, seat, "sergeant"))
        assert fresh.code >= 0
        assert kept.answer(Request("r", head(), decisions, seat, "sergeant")) == fresh


def test_a_game_that_went_another_way_is_replayed() -> None:
    kept, (decisions, _) = Thinker(), question(10)
    kept.game_at("r", head(), decisions)
    game = Thinker().game_at("r", head(), decisions[:-1])
    assert game.decision is not None
    seat, code = decisions[-1]
    another = [*decisions[:-1], (seat, next(other for other in game.decision.choices if other != code))]
    assert kept.game_at("r", head(), another).decisions == another


def test_the_head_is_asked_for_if_it_was_forgotten() -> None:
    decisions, seat = question(10)
    assert Thinker().answer(Request("r", None, decisions, seat, "sergeant")).unknown


def test_a_worker_that_dies_is_started_again() -> None:
    async def use(workers: Workers) -> None:
        decisions, seat = question(20)
        first = await workers.ask("r", head(), decisions, seat, "sergeant")
        process = workers.workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await workers.ask("r", head(), decisions, seat, "sergeant") == first
        again = workers.workers[0].process
        assert again is not None and again.pid != process.pid

    with_workers(use)


def test_a_worker_that_hangs_is_started_again() -> None:
    async def use(workers: Workers) -> None:
        decisions, seat = question(20)
        first = await workers.ask("r", head(), decisions, seat, "sergeant")
        worker = workers.workers[0]
        hung = worker.process
        assert hung is not None
        os.kill(hung.pid, signal.SIGSTOP)
        worker.patience = 1.0
        asking = asyncio.create_task(workers.ask("r", head(), decisions, seat, "sergeant"))
        while worker.process is hung:  # until it is given up
            await asyncio.sleep(0.01)
        worker.patience = PATIENCE
        assert await asking == first

    with_workers(use)


def test_nonsense_is_an_error_and_not_the_end() -> None:
    async def use(workers: Workers) -> None:
        decisions, seat = question(20)
        with pytest.raises(WorkerFailed, match="no opponent"):
            await workers.ask("r", head(), decisions, seat, "marshal")
        with pytest.raises(WorkerFailed):
            await workers.ask("r", head(), [(0, 1)], seat, "sergeant")
        assert await workers.ask("r", head(), decisions, seat, "sergeant") >= 0

    with_workers(use)


@in_house
async def test_a_game_goes_on_although_its_opponent_is_killed(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "sergeant"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    killed = set()
    for n in range(12):
        await seat.until(lambda s: s.is_asked)
        process = house.services.workers.workers[0].process
        if process is not None and process.returncode is None and n % 4 == 0:
            os.kill(process.pid, signal.SIGKILL)
            killed.add(process.pid)
        await seat.play()
    await seat.until(lambda s: s.is_asked)
    assert killed
