"""What nobody comes back to is removed; what is said among those who play stays among them."""

from __future__ import annotations

import asyncio

import pytest
from house import House, in_house, nearly_over, with_settings
from sqlalchemy import func, select

from sandtable.table.storage.schema import DecisionRow, PersonRow, RoomRow, SessionRow

pytestmark = pytest.mark.once  # the server alone: none of it is compiled


async def count(house: House, table: type) -> int:
    async with house.services.database.read() as db:
        return int((await db.execute(select(func.count()).select_from(table))).scalar_one())


@with_settings(keep_rooms=10.0, keep_guests=20.0)
async def test_rooms_and_guests_that_nobody_comes_back_to_are_removed(house: House) -> None:
    left, stays, keeper = await house.guest(), await house.guest(), await house.guest()
    for guest in (left, stays, keeper):
        await guest.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    await keeper.post("/api/account/register", {"name": "Keeper", "password": "long enough"})
    for _ in range(6):
        house.time.pass_by(days=4)
        await stays.get("/api/rooms/mine")
    assert await count(house, RoomRow) == 3
    await house.services.tidy()
    assert [entry["room"]["seats"][0]["mine"] for entry in await stays.get("/api/rooms/mine")] == [True]
    assert await left.get("/api/rooms/mine") == []
    assert await count(house, RoomRow) == 1
    async with house.services.database.read() as db:
        people = (await db.execute(select(PersonRow.login))).scalars().all()
    assert sorted(people, key=str) == [None, "keeper"]  # an account stays
    assert await count(house, SessionRow) == 2


@with_settings(keep_rooms=0.0, keep_guests=0.0)
async def test_an_operator_may_keep_everything(house: House) -> None:
    await (await house.guest()).make_room()
    house.time.pass_by(days=10_000)
    await house.services.tidy()
    assert await count(house, RoomRow) == 1 and await count(house, PersonRow) == 1


@in_house
async def test_a_room_in_which_nobody_is_leaves_memory_and_comes_back(house: House) -> None:
    me = await house.guest()
    id = (await me.make_room())["room"]
    seat = await me.enter(id)
    before = seat.revision
    await seat.socket.close()
    while house.room(id).browsers:
        await asyncio.sleep(0)
    house.services.rooms.drop_idle(house.time.now())
    assert id in house.services.rooms.rooms, "somebody has just been there"
    house.time.pass_by(seconds=3600)
    house.services.rooms.drop_idle(house.time.now())
    assert id not in house.services.rooms.rooms
    assert (await me.enter(id)).revision == before


@in_house
async def test_the_timer_tidies(house: House) -> None:
    await (await house.guest()).make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    await house.services.sweep()
    house.time.pass_by(days=400)
    await house.services.sweep()
    assert await count(house, RoomRow) == 0 and await count(house, DecisionRow) == 0


@in_house
async def test_private_chat_stays_private_after_the_game(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await a.say("chat", text="between us")
    await b.until(lambda me: bool(me.chat))
    await a.say("resign", seat=0)
    passer_by = await (await house.guest()).enter(id)  # who knows the name of a finished game may look at it
    assert passer_by.state["over"] and passer_by.chat == []
    assert await passer_by.refusal("chat", text="hello") == "not-yours"
    await b.say("chat", text="well played")
    await passer_by.say("ping")
    assert passer_by.chat == []
    assert [line["text"] for line in (await axis.enter(id)).chat or []] == ["between us", "well played"]


@in_house
async def test_who_may_look_on_hears_what_is_said(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    a, other = await axis.enter(id), await (await house.guest()).enter(id)
    await a.say("chat", text="good evening")
    await other.until(lambda me: bool(me.chat))
    await other.say("chat", text="good evening to you")


@with_settings(chat_rate=0.001, chat_burst=3.0, chat_lines=5)
async def test_nobody_talks_without_end(house: House) -> None:
    id, axis, _ = await house.pair()
    a = await axis.enter(id)
    for n in range(3):
        await a.say("chat", text=f"line {n}")
    assert await a.refusal("chat", text="more") == "too-fast"
    again = await axis.enter(id)  # another window of the same person
    assert await again.refusal("chat", text="more") == "too-fast"


@with_settings(chat_lines=5)
async def test_old_lines_go(house: House) -> None:
    id, axis, _ = await house.pair()
    a = await axis.enter(id)
    for n in range(8):
        await a.say("chat", text=f"line {n}")
    chat = (await axis.enter(id)).chat or []
    assert [line["n"] for line in chat] == [3, 4, 5, 6, 7]


@in_house
async def test_an_imported_game_that_is_over_has_no_voice(house: House) -> None:
    me = await house.guest()
    record, _ = nearly_over()
    made = await me.post("/api/rooms/import", record, 201)
    assert (await me.enter(made["room"])).chat == []
