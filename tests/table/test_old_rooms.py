"""A database of the first released build: rooms whose decisions are numbers open again, or say why they do not.

`old-table.sql.gz` was written by that build: `running` and `finished` (given up) are games of Combat Commander and
`patrol` one of Combat!, each of thirty decisions; `misfit` is a game in which a test makes a decision impossible.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Seat, open_house
from sqlalchemy import text

from sandtable.kernel.record import replay
from sandtable.kernel.title import SPECTATOR
from sandtable.table.storage import store
from sandtable.table.titles import bare_titles

OLD = Path(__file__).parent / "old-table.sql.gz"
MADE = 30  # decisions in each room
MISFIT_AT = 11


def old_database(folder: Path) -> None:
    """With a decision in `misfit` whose number never was one, and a clock there that has run out."""
    database = sqlite3.connect(folder / "table.db")
    database.executescript(gzip.decompress(OLD.read_bytes()).decode())
    database.execute("update decisions set code = 0 where room = 'misfit' and n = ?", (MISFIT_AT - 1,))
    database.execute("update rooms set deadline = 5 where id = 'misfit'")
    database.commit()
    database.close()


@pytest.fixture
def house(tmp_path: Path) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    """Opens a house on the old database, as often as it is called."""
    old_database(tmp_path)

    def run(test: Callable[[House], Awaitable[None]]) -> None:
        async def go() -> None:
            async with open_house(tmp_path) as house:
                await test(house)

        asyncio.run(go())

    return run


In = Callable[[Callable[[House], Awaitable[None]]], None]


async def rows(house: House, room: str) -> list[Any]:
    async with house.services.database.read() as db:
        query = text("select seat, code, notation, ahead, shown from decisions where room = :room order by n")
        return list(await db.execute(query, {"room": room}))


async def look(house: House, room: str) -> Seat:
    return await (await house.guest()).enter(room)


@pytest.mark.parametrize("room", ["running", "patrol"])
def test_an_old_room_opens_and_is_written_anew(house: In, room: str) -> None:
    views: list[Any] = []

    async def first(at: House) -> None:
        before = await rows(at, room)
        assert len(before) == MADE and all(row.notation is None for row in before)
        views.append((await look(at, room)).state["view"])
        after = await rows(at, room)
        assert [row.notation for row in after] == at.room(room).game.notations()
        assert [(row.seat, row.code, row.shown) for row in after] == [(row.seat, row.code, row.shown) for row in before]

    async def again(at: House) -> None:
        """The numbers are not asked any more."""
        await at.services.database.write(lambda db: db.execute(text("update decisions set code = null")))
        assert (await look(at, room)).state["view"] == views[0]
        async with at.services.database.read() as db:
            record = await store.load_record(db, room)
        assert record is not None
        assert (record.version, record.rules_revision) == (2, at.room(room).game.title.revision)

    house(first)
    house(again)


def test_an_old_room_is_played_on(house: In) -> None:
    async def play(at: House) -> None:
        room = await at.services.rooms.get("running")
        decision = room.game.decision
        assert decision is not None
        async with room.lock:
            await room.decide(decision.seat, decision.choices[0])

    async def again(at: House) -> None:
        assert (await look(at, "running")).revision == MADE + 1
        assert [row.code is None for row in await rows(at, "running")] == [False] * MADE + [True]

    house(play)
    house(again)


def test_an_old_finished_game_is_looked_at_and_taken_away(house: In) -> None:
    async def look_again(at: House) -> None:
        me = await at.guest()
        assert (await me.get("/api/rooms/finished/replay"))["count"] == MADE
        step = await me.get(f"/api/rooms/finished/replay/{MADE}?eyes={SPECTATOR}")
        assert step["revision"] == MADE
        assert (await me.get("/api/rooms/finished/report"))["points"]
        data = await me.get("/api/rooms/finished/export")
        assert data["version"] == 2 and data["result"]["ending"] == "resigned"
        game = replay(bare_titles()["combat-commander"], data)
        assert len(game.decisions) == MADE
        assert all(row.notation is None for row in await rows(at, "finished")), "who only looks changes nothing"

    house(look_again)


def test_an_old_file_is_gone_on_with(house: In) -> None:
    """As somebody took it away from the old build."""

    async def bring(at: House) -> None:
        data = await at.services.rooms.record(await at.services.rooms.facts("running"))
        assert data["version"] == 1
        del data["version"]  # which that build did not write
        me = await at.guest()
        made = await me.post("/api/rooms/import", data, 201)
        assert all(row.code is None and row.notation for row in await rows(at, made["room"]))
        assert (await me.enter(made["room"])).revision == MADE
        refused = await me.post("/api/rooms/import", {**data, "revision": 99}, 400)
        assert refused["say"]["a"]["field"] == "revision"

    house(bring)


def test_a_room_that_no_longer_fits_says_so_and_is_kept(house: In) -> None:
    async def come(at: House) -> None:
        me = await at.guest()
        before = await rows(at, "misfit")
        assert (await me.get("/api/rooms/misfit"))["revision"] == MADE
        for path in ("geometry", "replay", f"replay/3?eyes={SPECTATOR}"):
            reply = await me.get(f"/api/rooms/misfit/{path}", 409)
            assert reply["error"] == "unfit-room"
            assert reply["say"]["a"]["decision"] == MISFIT_AT
            assert "played by revision 1 of combat-commander, ours is" in reply["say"]["a"]["reason"]
        seat = await me.connect("misfit")
        assert (await seat.hear())["code"] == "unfit"
        assert await rows(at, "misfit") == before

    house(come)
    house(come)


def test_a_room_that_no_longer_fits_holds_up_nobody(house: In) -> None:
    """Its clock has run out, which the sweep finds every time."""

    async def sweep(at: House) -> None:
        async with at.services.database.read() as db:
            assert await store.late_rooms(db, at.time.now()) == ["misfit"]
        await at.services.sweep()
        await at.services.rooms.resume()
        assert (await look(at, "running")).revision == MADE

    house(sweep)


def test_a_room_of_newer_rules_says_so(house: In) -> None:
    async def come(at: House) -> None:
        await at.services.database.write(
            lambda db: db.execute(text("update records set rules_revision = 99 where room = 'running'"))
        )
        reply = await (await at.guest()).get("/api/rooms/running/geometry", 409)
        assert reply["error"] == "unreadable-room" and "is 99, ours is" in reply["say"]["a"]["reason"]

    house(come)
