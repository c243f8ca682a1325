"""What somebody writes himself is bounded before any work, and tried where it holds up nobody."""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import Guest, House, in_house, open_house, record_upto, with_settings
from msgspec import Raw

from sandtable.cli import replay
from sandtable.cli.files import load_save
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import new_game
from sandtable.shelf import game_named
from sandtable.table.bounds import unpacked
from sandtable.table.chores.clerk import bind
from sandtable.table.chores.orders import Limits
from sandtable.table.rest.accounts import hashing

pytestmark = pytest.mark.once  # the server alone: none of it is compiled

Json = dict[str, Any]


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


BOMBS: dict[str, Callable[[Json], None]] = {
    "scenario.number": lambda record: record["scenario"].update(number=10**20),
    "scenario.axis.orders": lambda record: record["scenario"]["axis"].update(orders=1_000_000),
    "scenario.setup": lambda record: record["scenario"].update(setup=["axis"] * 6_000),
    "scenario": lambda record: record["scenario"].update(wide=[[0] * 1000 for _ in range(100)]),
    "scenario.long": lambda record: record["scenario"].update(long="x" * 100_000),
    "scenario.deep": lambda record: record["scenario"].update(deep=deep(60)),
    "decisions": lambda record: record.update(decisions=record["decisions"] * 2000),
    "decisions[0]": lambda record: record["decisions"].__setitem__(0, [0, "x" * 5000]),
    "outcomes[1]": lambda record: record["outcomes"].__setitem__(1, [1] * 5000),
    "outcomes[2]": lambda record: record["outcomes"].__setitem__(2, [10**30]),
    "revision": lambda record: record.update(revision=10**12),
}


def unit_bomb() -> Json:
    """Each number within its bounds, but too many of them."""
    record = copy.deepcopy(record_upto(0))
    record["scenario"]["axis"]["units"] = [{"unit": "rifle", "count": 99} for _ in range(500)]
    return record


async def refused_field(guest: Guest, record: Json) -> str:
    reply = await guest.post("/api/rooms/import", record, 400)
    assert reply["error"] == "bad-file", reply
    return str(reply["say"]["a"]["field"])


@in_house
async def test_every_number_of_a_file_is_bounded_before_any_work(house: House) -> None:
    me = await house.guest()
    for field, spoil in BOMBS.items():
        record = copy.deepcopy(record_upto(20))
        spoil(record)
        found = await refused_field(me, record)
        assert found == field or found.startswith(f"{field}["), (field, found)
    assert all(clerk.process is None for clerk in house.services.clerks.all)  # nobody had to look at one of them


def test_what_has_too_many_parts_is_not_even_unpacked() -> None:
    """It is not looked into: what is in it is no JSON, and nobody finds that out."""
    for field, parts in (("scenario", 60_000), ("decisions", 200), ("outcomes", 900), ("odd", 60_000)):
        with pytest.raises(BadFile, match="parts") as refused:
            unpacked({field: Raw(b"[" + b"," * parts)}, 10)
        assert refused.value.field == field
    with pytest.raises(BadFile, match="no JSON"):
        unpacked({"scenario": Raw(b"[,]")}, 10)
    assert unpacked({"scenario": Raw(b'{"a":[1,2]}')}, 10) == {"scenario": {"a": [1, 2]}}


@in_house
async def test_passwords_are_looked_at_by_threads_that_stand_back(house: House) -> None:
    """They take two processors for a moment each, and everybody else's decisions come first."""
    if sys.platform != "linux":
        pytest.skip("a thread has no priority of its own here")
    mine = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    theirs = await hashing(house.services, lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    assert theirs == 19
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == mine


@in_house
async def test_a_map_that_a_record_brings_along_is_bounded_too(house: House) -> None:
    record = copy.deepcopy(record_upto(0))
    record["scenario"]["map_data"] = {"map": {"name": "m", "title": "M", "columns": 400, "rows": 400}}
    assert await refused_field(await house.guest(), record) == "map.map.columns"


def spoilt(title: str, path: list[str | int], value: object) -> list[Json]:
    """A record and a save of a game that has just begun, with one number of their scenario changed."""
    box = game_named(title)
    game = new_game(box.title(), box.scenario(box.scenario_names()[0]), "carried", {"windows": True})
    found = [copy.deepcopy(game.record()), copy.deepcopy(game.save())]
    for data in found:
        part: Any = data["scenario"]
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = value
    return found


def replay_command(file: str) -> int:
    return replay.run(argparse.Namespace(file=file, to=None, lang="en"))


CARRIED: dict[str, tuple[str, list[str | int], object]] = {
    "hand": ("combat-commander", ["axis", "hand_size"], 73),
    "year": ("combat-commander", ["year"], 5000),
    "orders": ("great-war-commander", ["allies", "orders"], 5000),
    "turns": ("combat", ["turns"], 9000),
    "force": ("barbarossa", ["german", "force", 0, "number"], 500),
    "title": ("combat-commander", ["title"], "x" * 500),
}


@pytest.mark.parametrize("case", CARRIED)
def test_a_scenario_that_a_record_carries_has_the_bounds_of_one_in_a_pack(tmp_path: Path, case: str) -> None:
    title, path, value = CARRIED[case]
    record, save = spoilt(title, path, value)
    file = tmp_path / "carried.json"
    for data, read in ((save, lambda: load_save(file)), (record, lambda: replay_command(str(file)))):
        file.write_text(json.dumps(data))
        with pytest.raises(BadFile) as found:
            read()
        assert found.value.field.startswith(f"scenario.{path[0]}")

    async def go() -> None:
        async with open_house(tmp_path) as house:
            assert (await refused_field(await house.guest(), record)).startswith(f"scenario.{path[0]}")

    asyncio.run(go())


@with_settings(chore_seconds=1)
async def test_what_takes_too_long_is_given_up_and_holds_up_nobody(house: House) -> None:
    """Within the bounds of each number, but too much of them together."""
    me = await house.guest()
    bomb = asyncio.create_task(me.http.post("/api/rooms/import", json=unit_bomb(), headers=me.headers))
    other = await house.guest()
    made = await other.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await other.enter(made["room"])
    await seat.say("eyes", seat=0)
    await seat.until(lambda me: me.is_asked)
    await seat.play()
    reply = await bomb
    assert reply.status_code == 400 and reply.json()["error"] == "too-much-work", reply.text


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="limits of memory are those of Linux")
def test_a_child_has_only_so_much_memory() -> None:
    pid = os.fork()
    if pid == 0:
        bind(Limits(seconds=60, memory=50_000_000))
        try:
            bytearray(100_000_000)
        except MemoryError:
            os._exit(7)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 7


@in_house
async def test_a_clerk_that_is_killed_is_replaced(house: House) -> None:
    me = await house.guest()
    await me.post("/api/rooms/import", record_upto(10), 201)
    clerk = next(clerk for clerk in house.services.clerks.all if clerk.process is not None)
    assert clerk.process is not None
    clerk.process.kill()
    await clerk.process.wait()
    await me.post("/api/rooms/import", record_upto(10), 400)
    await me.post("/api/rooms/import", record_upto(10), 201)


@with_settings(chores_waiting=1)
async def test_orders_that_would_have_to_wait_long_are_refused(house: House) -> None:
    me = await house.guest()
    replies = await asyncio.gather(
        *(me.http.post("/api/rooms/import", json=record_upto(10), headers=me.headers) for _ in range(4))
    )
    assert sorted({reply.status_code for reply in replies}) == [201, 429]


@pytest.mark.parametrize("decisions", [5, 6])
def test_only_so_many_decisions_are_brought_along(tmp_path: Path, decisions: int) -> None:
    async def go() -> None:
        async with open_house(tmp_path, import_decisions=5) as house:
            me = await house.guest()
            await me.post("/api/rooms/import", record_upto(decisions), 201 if decisions == 5 else 400)

    asyncio.run(go())
