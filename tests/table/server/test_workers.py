"""Opponents in their own process: same answers after a restart, asked again if it dies."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from house import PATIENCE, SCENARIO, TITLE, House, Seat, in_house, shipped_loop, whole_game

from sandtable.games.combat_commander.files import load_scenario
from sandtable.table.opponents.thoughts import Head, Request
from sandtable.table.opponents.worker import Thinker
from sandtable.table.opponents.workers import WorkerFailed, WorkerLost, Workers


def head() -> Head:
    return Head(TITLE, load_scenario(SCENARIO), "nearly", {"windows": True})


def question(at: int) -> tuple[list[tuple[int, int]], int]:
    """The beginning of the game, and who decides next."""
    decisions = whole_game().decisions
    return decisions[:at], decisions[at][0]


Use = Callable[[Workers], Awaitable[None]]
Loop = Callable[[], asyncio.AbstractEventLoop] | None


@pytest.fixture(params=["shipped", "plain"])
def loop(request: pytest.FixtureRequest) -> Loop:
    """The loop on which the table is served, and Python's own: a process that is gone looks different on each."""
    return shipped_loop() if request.param == "shipped" else asyncio.new_event_loop


def with_workers(use: Use, loop: Loop = None) -> None:
    """And no process may be left behind."""

    async def go() -> None:
        workers = Workers(1, PATIENCE)
        try:
            await asyncio.wait_for(use(workers), PATIENCE)
        finally:
            await workers.close()
        assert workers.workers[0].process is None

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(go())
    assert children() == []


def processes() -> set[int]:
    """Those that any thread of ours has started; a thread may end while its list is looked for."""
    found: set[int] = set()
    for path in Path("/proc/self/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):
            found |= {int(pid) for pid in path.read_text().split()}
    return found


STRANGERS: set[int] = set()  # there before a test began: other tests of this process may have left a helper running


@pytest.fixture(autouse=True)
def strangers() -> None:
    STRANGERS.clear()
    STRANGERS.update(processes())


def children() -> list[int]:
    """Processes of this test, the dead ones that nobody has buried among them."""
    return sorted(processes() - STRANGERS)


async def ask(workers: Workers, room: str = "r") -> int:
    decisions, seat = question(20)
    return await workers.ask(room, head(), decisions, seat, "sergeant")


def process_of(workers: Workers) -> Process:
    process = workers.workers[0].process
    assert process is not None
    return process


async def turn_until(fits: Callable[[], bool]) -> None:
    while not fits():
        await asyncio.sleep(0)


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


@pytest.mark.parametrize("noticed", [True, False])
def test_a_worker_killed_while_idle_is_started_again(loop: Loop, noticed: bool) -> None:
    async def use(workers: Workers) -> None:
        first = await ask(workers)
        process = process_of(workers)
        os.kill(process.pid, signal.SIGKILL)
        if noticed:  # by the loop, whose pipes are closed then
            await process.wait()
        assert await ask(workers) == first
        assert process_of(workers).pid != process.pid

    with_workers(use, loop)


def test_a_worker_killed_while_thinking_is_asked_again(loop: Loop) -> None:
    async def use(workers: Workers) -> None:
        first = await ask(workers)
        process = process_of(workers)
        os.kill(process.pid, signal.SIGSTOP)  # it has all the time it needs
        asking = asyncio.create_task(ask(workers))
        await turn_until(workers.workers[0].lock.locked)
        for _ in range(50):
            await asyncio.sleep(0)  # the question is on its way
        os.kill(process.pid, signal.SIGKILL)
        assert await asking == first
        assert process_of(workers).pid != process.pid

    with_workers(use, loop)


def test_a_worker_killed_while_starting_is_started_again(loop: Loop) -> None:
    async def use(workers: Workers) -> None:
        worker = workers.workers[0]
        asking = asyncio.create_task(ask(workers))
        await turn_until(lambda: worker.process is not None)
        process = process_of(workers)
        assert not worker.starts  # it has not said so yet
        os.kill(process.pid, signal.SIGKILL)
        assert await asking == await ask(workers) >= 0
        assert process_of(workers).pid != process.pid and worker.starts

    with_workers(use, loop)


def test_starting_again_leaves_no_pipes_behind(loop: Loop) -> None:
    async def use(workers: Workers) -> None:
        await ask(workers)
        before = sorted(os.listdir("/proc/self/fd"))
        for _ in range(3):
            os.kill(process_of(workers).pid, signal.SIGKILL)
            await process_of(workers).wait()
            await ask(workers)
            assert len(children()) == 1
        assert len(os.listdir("/proc/self/fd")) == len(before)

    with_workers(use, loop)


def test_a_worker_that_cannot_be_started_is_lost_until_it_can(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(workers: Workers) -> None:
        for program in ("/nowhere/python", "/bin/false"):
            monkeypatch.setattr(sys, "executable", program)
            with pytest.raises(WorkerLost):
                await ask(workers)
            assert not workers.startable and children() == []
        monkeypatch.undo()
        assert await ask(workers) >= 0
        assert workers.startable

    with_workers(use, loop)


def test_closing_ends_whoever_is_thinking(loop: Loop) -> None:
    """And starts nobody anew."""

    async def use(workers: Workers) -> None:
        await ask(workers)
        os.kill(process_of(workers).pid, signal.SIGSTOP)
        asking = [asyncio.create_task(ask(workers, room)) for room in ("r", "s")]
        await turn_until(workers.workers[0].lock.locked)
        await workers.close()
        assert [type(error) for error in await asyncio.gather(*asking, return_exceptions=True)] == [WorkerLost] * 2

    with_workers(use, loop)


def test_who_is_cancelled_leaves_no_answer_to_the_next(loop: Loop) -> None:
    async def use(workers: Workers) -> None:
        wrong = question(30)
        first, other = await ask(workers), await workers.ask("s", head(), *wrong, "sergeant")
        assert first != other
        pid = process_of(workers).pid
        os.kill(pid, signal.SIGSTOP)
        asking = asyncio.create_task(workers.ask("s", head(), *wrong, "sergeant"))
        await turn_until(workers.workers[0].lock.locked)
        for _ in range(50):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
        assert await ask(workers) == first

    with_workers(use, loop)


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
        before = process_of(workers)
        with pytest.raises(WorkerFailed, match="KeyError"):  # what nobody has thought of, in one game only
            await workers.ask("s", Head("no-such-game", {}, "seed", {}), decisions, seat, "sergeant")
        assert await workers.ask("r", head(), decisions, seat, "sergeant") >= 0
        assert process_of(workers) is before

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


async def against_a_sergeant(house: House) -> tuple[str, Seat]:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "sergeant"}, {"kind": "me"}])
    return made["room"], await me.enter(made["room"])


@in_house
async def test_a_game_waits_for_an_opponent_that_cannot_be_had(house: House) -> None:
    """And goes on by itself; meanwhile whoever runs the server can see it."""
    program = sys.executable
    sys.executable = "/nowhere/python"
    try:
        id, seat = await against_a_sergeant(house)
        room = house.room(id)
        await turn_until(lambda: room.driver.stalled)
        me = house.guests[0]
        assert await me.get("/health", 503) == {"status": "no-opponents"}
        assert "sandtable_rooms_stalled 1" in (await me.http.get("/metrics")).text.splitlines()
        house.time.pass_by(days=1)
        await seat.socket.close()
        await turn_until(lambda: not room.browsers)
        house.services.rooms.drop_idle(house.time.now())
        assert house.room(id) is room  # or nobody would ask for it
    finally:
        sys.executable = program
    while room.driver.stalled:
        await house.services.sweep()
        if room.driver.task is not None:
            await asyncio.wait([room.driver.task])
    assert room.revision > 0
    assert await me.get("/health") == {"status": "ok"}


@in_house
async def test_who_gives_up_waits_for_no_opponent(house: House) -> None:
    program = sys.executable
    sys.executable = "/nowhere/python"
    try:
        id, seat = await against_a_sergeant(house)
        await turn_until(lambda: house.room(id).driver.stalled)
        await seat.say("resign", seat=1)
        while house.services.rooms.stalled:
            await house.services.sweep()
        assert await house.guests[0].get("/health") == {"status": "ok"}
    finally:
        sys.executable = program


@in_house
async def test_each_failure_makes_the_next_rest_longer(house: House) -> None:
    program = sys.executable
    sys.executable = "/nowhere/python"
    try:
        id, _ = await against_a_sergeant(house)
        driver = house.room(id).driver
        for _ in range(3):
            await turn_until(lambda: driver.stalled and not driver.busy)
            failures, rest = driver.failures, driver.rest
            assert rest == 2**failures
            for _ in range(rest):
                assert driver.failures == failures and not driver.busy
                await house.services.sweep()
            while driver.failures == failures:
                await asyncio.sleep(0)
    finally:
        sys.executable = program


@in_house
async def test_an_answer_to_what_is_no_longer_asked_is_dropped(house: House) -> None:
    """The game is taken back while the opponent thinks, to an earlier decision of its own."""
    id, seat = await against_a_sergeant(house)
    room, workers = house.room(id), house.services.workers
    await seat.until(lambda s: s.is_asked)
    decisions = room.game.decisions[:]
    assert {number for number, _ in decisions} == {0}  # it has set up
    pid = process_of(workers).pid
    os.kill(pid, signal.SIGSTOP)
    await seat.say("offer", kind="undo", seat=1, to_revision=len(decisions) // 2)
    await turn_until(workers.workers[0].lock.locked)
    await seat.say("offer", kind="undo", seat=1, to_revision=1)
    assert room.game.decisions == decisions[:1]
    os.kill(pid, signal.SIGCONT)
    assert room.driver.task is not None
    await asyncio.wait([room.driver.task])
    assert room.game.decisions == decisions
