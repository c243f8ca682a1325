"""Clocks: they run for whoever is asked, and run out, also while the server is away."""

from __future__ import annotations

import asyncio
import time as real_time
from pathlib import Path
from typing import Any

import pytest
from house import House, Seat, TestTime, catch_up, in_house, open_house, play_on, with_settings

from sandtable.table.services import Time

pytestmark = pytest.mark.once  # the server alone: none of it is compiled

LIVE = {"kind": "live", "base": 60, "increment": 5, "days": 0}
DAYS = {"kind": "days", "base": 0, "increment": 0, "days": 3}


async def seated(house: House, **wishes: Any) -> tuple[str, Seat, Seat]:
    """The one who is asked first, then the other one."""
    id, axis, allies = await house.pair(**wishes)
    a, b = await axis.enter(id), await allies.enter(id)
    return (id, a, b) if a.is_asked else (id, b, a)


@in_house
async def test_no_clock(house: House) -> None:
    id, me, other = await seated(house)
    assert me.state["clock"] == {"left": [None, None], "running": [], "at": house.time.now()}
    house.time.pass_by(days=1000)
    await house.services.sweep()
    await me.play()


@in_house
async def test_a_live_clock_runs_for_who_is_asked(house: House) -> None:
    id, me, other = await seated(house, clock=LIVE)
    mine = me.state["eyes"]
    assert me.state["clock"]["left"] == [60_000, 60_000] and me.state["clock"]["running"] == [mine]
    house.time.pass_by(seconds=12)
    await me.play()
    left = me.state["clock"]["left"]
    assert left[mine] == 60_000 - 12_000 + 5_000 and left[1 - mine] == 60_000
    await catch_up(me, other)
    assert other.state["clock"] == me.state["clock"]
    facts = (await house.services.rooms.get(id)).facts
    assert facts.deadline == house.time.now() + left[me.state["asked"][0]]


@in_house
async def test_out_of_time_the_game_is_lost(house: House) -> None:
    id, me, other = await seated(house, clock=LIVE)
    house.time.pass_by(seconds=59)
    await house.services.sweep()
    assert (await house.services.rooms.get(id)).facts.status == "playing"
    house.time.pass_by(seconds=2)
    await house.services.sweep()
    await other.until(lambda s: s.room is not None and s.room["status"] == "finished")
    assert other.room is not None
    assert other.room["result"]["winner"] == other.state["eyes"] and other.room["result"]["ending"] == "time"


@in_house
async def test_a_choice_that_comes_too_late_does_not_count(house: House) -> None:
    id, me, other = await seated(house, clock=LIVE)
    house.time.pass_by(seconds=61)
    code = me.state["question"]["choices"][0]["code"]
    assert await me.refusal("choose", revision=0, seat=me.state["eyes"], code=code) == "over"
    await me.until(lambda s: s.room is not None and s.room["status"] == "finished")
    assert me.room is not None and me.room["result"]["winner"] == other.state["eyes"] and me.room["revision"] == 0


@in_house
async def test_the_clock_waits_for_all_seats(house: House) -> None:
    axis, allies = await house.guest(), await house.guest()
    made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}], clock=LIVE)
    house.time.pass_by(days=1)
    await house.services.sweep()
    room = await allies.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][1]})
    assert room["status"] == "playing"
    seat = await axis.enter(made["room"])
    assert seat.state["clock"]["left"] == [60_000, 60_000]


@in_house
async def test_opponents_have_no_clock(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}], clock=LIVE)
    seat = await me.enter(made["room"])
    await seat.until(lambda s: s.is_asked)
    assert seat.state["clock"]["left"] == [None, 60_000] and seat.state["clock"]["running"] == [1]


@in_house
async def test_days_begin_anew_with_each_decision(house: House) -> None:
    id, me, other = await seated(house, clock=DAYS)
    mine = me.state["eyes"]
    for _ in range(3):
        house.time.pass_by(days=2.5)
        await house.services.sweep()
        await me.play()
        assert me.state["clock"]["left"][mine] == 3 * 86_400_000
        if not me.is_asked:
            break
    house.time.pass_by(days=3.1)
    await house.services.sweep()
    assert (await house.services.rooms.facts(id)).status == "finished"


def test_time_runs_out_while_the_server_is_away(tmp_path: Path) -> None:
    """Days go on; live clocks do not: nobody could play."""

    async def go() -> None:
        time = TestTime()
        async with open_house(tmp_path, time=time) as house:
            slow, quick = (await seated(house, clock=DAYS))[0], (await seated(house, clock=LIVE))[0]
            time.pass_by(seconds=20)
            await house.services.sweep()
        time.pass_by(days=4)
        async with open_house(tmp_path, time=time) as house:
            await house.services.sweep()
            assert (await house.services.rooms.facts(slow)).result is not None
            facts = await house.services.rooms.facts(quick)
            assert facts.status == "playing" and facts.deadline == time.now() + 40_000
            time.pass_by(seconds=41)
            await house.services.sweep()
            assert (await house.services.rooms.facts(quick)).status == "finished"

    asyncio.run(go())


@in_house
async def test_taking_back_gives_no_time_back(house: House) -> None:
    id, me, other = await seated(house, clock=LIVE)
    mine = me.state["eyes"]
    await me.play()
    house.time.pass_by(seconds=10)
    await me.say("undo", revision=me.revision, seat=mine)
    await me.until(lambda s: s.revision == 0)
    assert me.state["clock"]["left"][mine] == 60_000 + 5_000 - 10_000
    await play_on([me, other], 3)


@in_house
async def test_a_time_of_day_that_is_set_back_gives_nobody_time(house: House) -> None:
    id, me, other = await seated(house, clock=LIVE)
    mine = me.state["eyes"]
    house.time.pass_by(seconds=-1000)
    assert (await house.guests[mine].enter(id)).state["clock"]["left"] == [60_000, 60_000]
    await me.play()
    left = me.state["clock"]["left"]
    assert left[mine] == 60_000 + 5_000 and left[1 - mine] == 60_000
    await catch_up(me, other)
    asked = me if me.is_asked else other
    before = asked.state["clock"]["left"][asked.state["eyes"]]
    house.time.pass_by(seconds=7)  # and it runs on from there
    await asked.play()
    assert asked.state["clock"]["left"][asked.state["eyes"]] == before - 7_000 + 5_000


@with_settings(sweep=1.0)
async def test_live_clocks_stand_still_while_the_server_is_stopped(house: House) -> None:
    """Stopped, or asleep with its machine: nobody could have decided anything."""
    for service in house.services.tasks:
        service.cancel()  # only the test looks at the time
    id, a, _ = await seated(house, clock={"kind": "live", "base": 60, "increment": 0})
    house.time.stop_for(3600)
    await a.play()  # before the timer has looked
    house.time.stop_for(3600)
    await house.services.sweep()
    room = house.room(id)
    assert room.facts.status == "playing"
    spent = [60_000 - (seat.left or 0) for seat in room.facts.seats]
    assert 0 < max(spent) <= 7_000  # what a look may be late


@in_house
async def test_a_gap_spares_rooms_in_no_memory_too(house: House) -> None:
    id, a, b = await seated(house, clock={"kind": "live", "base": 60, "increment": 0})
    for seat in (a, b):
        await seat.socket.close()
    house.time.pass_by(seconds=30)
    room = house.room(id)
    while room.browsers:
        await asyncio.sleep(0)
    house.services.rooms.forget(room)
    await house.services.rooms.spare_clocks(3_600_000)
    house.time.pass_by(seconds=3600)
    await house.services.sweep()
    facts = await house.services.rooms.facts(id)
    assert facts.status == "playing"
    house.time.pass_by(seconds=31)
    await house.services.sweep()
    assert (await house.services.rooms.facts(id)).status == "finished"


def test_the_time_of_day_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Time()
    before = here.now()
    jumped = real_time.time_ns() + 86_400 * 10**9
    monkeypatch.setattr(real_time, "time_ns", lambda: jumped)
    assert 0 <= here.now() - before < 3_600_000
