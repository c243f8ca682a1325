"""My games: how far they have come, and putting them away."""

from __future__ import annotations

import pytest
from house import House, in_house, nearly_over, play_on

pytestmark = pytest.mark.once  # the server alone: none of it is compiled


@in_house
async def test_the_list_knows_the_turn(house: House) -> None:
    me = await house.guest()
    made = await me.make_room()
    assert (await me.get("/api/rooms/mine"))[0]["turn"] == 0
    record, _ = nearly_over()
    imported = await me.post("/api/rooms/import", record)
    found = {entry["room"]["id"]: entry for entry in await me.get("/api/rooms/mine")}
    assert found[imported["room"]]["turn"] > 1 and found[made["room"]]["turn"] == 0


@in_house
async def test_a_game_of_one_s_own_is_deleted_for_good(house: House) -> None:
    me, other = await house.guest(), await house.guest()
    id = (await me.make_room())["room"]
    seat = await me.enter(id)
    assert (await me.get("/api/rooms/mine"))[0]["tidy"] == "delete"
    await other.post(f"/api/rooms/{id}/tidy", {}, 404)
    await me.post(f"/api/rooms/{id}/tidy", {}, 200)
    assert await me.get("/api/rooms/mine") == []
    await me.get(f"/api/rooms/{id}", 404)
    await me.post(f"/api/rooms/{id}/tidy", {}, 404)
    await seat.socket.wait_closed()
    async with house.services.database.read() as db:
        from sandtable.table.storage import store

        assert await store.load_record(db, id) is None


@in_house
async def test_a_game_with_another_leaves_only_one_s_own_list_and_not_before_it_is_over(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 3)
    assert (await axis.get("/api/rooms/mine"))[0]["tidy"] is None
    await axis.post(f"/api/rooms/{id}/tidy", {}, 404)
    await a.say("resign", seat=0)
    assert (await axis.get("/api/rooms/mine"))[0]["tidy"] == "hide"
    await axis.post(f"/api/rooms/{id}/tidy", {}, 200)
    await axis.post(f"/api/rooms/{id}/tidy", {}, 200)  # twice is once
    assert await axis.get("/api/rooms/mine") == []
    assert [entry["room"]["id"] for entry in await allies.get("/api/rooms/mine")] == [id]
    assert (await axis.get(f"/api/rooms/{id}"))["status"] == "finished", "it is there for both"
