"""Many at the door, slow ones, and those who ask for what is dear: nobody else is held up by them."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import httpx
import pytest
from house import Guest, House, Seat, in_house, open_house, play_on, with_settings
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from sandtable.table.rooms.changes import applied, changes
from sandtable.table.rooms.telling import Teller
from sandtable.table.security import Bucket, network
from sandtable.table.serve import settle

pytestmark = pytest.mark.once  # the server alone: none of it is compiled

# --- places ---


async def closed_with(seat: Seat) -> int | None:
    """The code with which the table hangs up."""
    try:
        while True:
            await seat.hear()
    except ConnectionClosed:
        return seat.socket.close_code


@with_settings(sockets_of_one_room=3)
async def test_whoever_crowds_the_door_a_player_finds_his_seat(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    crowd = [await (await house.guest()).enter(id) for _ in range(3)]
    late = await (await house.guest()).connect(id)
    assert await closed_with(late) == 4429
    player = await axis.enter(id)
    assert player.state["eyes"] == 0
    assert all(not seat.socket.close_code for seat in crowd)


@with_settings(sockets_of_one_room=3)
async def test_an_opponent_with_many_windows_takes_no_place_from_the_other(house: House) -> None:
    id, axis, allies = await house.pair(watchable=True)
    for _ in range(6):
        await axis.enter(id)
    assert (await allies.enter(id)).state["eyes"] == 1


@with_settings(sockets_of_one_person=2)
async def test_of_too_many_windows_of_one_person_the_oldest_is_closed(house: House) -> None:
    id, axis, _ = await house.pair()
    seats = [await axis.enter(id) for _ in range(3)]
    assert await closed_with(seats[0]) == 1012
    assert (await seats[2].say("ping"))["t"] == "pong"


@with_settings(sockets_of_one_address=2)
async def test_one_address_looks_on_only_so_often(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    looking = [await (await house.guest()).enter(id) for _ in range(2)]
    assert await closed_with(await (await house.guest()).connect(id)) == 4429
    await axis.enter(id)
    await looking[0].socket.close()
    while len(house.services.doors.looking_on) > 1:
        await asyncio.sleep(0)
    await (await house.guest()).enter(id)


@in_house
async def test_nobody_is_counted_who_has_gone(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    seats = [await axis.enter(id), await (await house.guest()).enter(id)]
    for seat in seats:
        await seat.socket.close()
    doors = house.services.doors
    while doors.seated or doors.looking_on:
        await asyncio.sleep(0)
    assert not doors.networks and not doors.rooms


# --- requests that never end ---


async def half_a_request(house: House, text: bytes) -> bytes:
    host, port = house.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text)
    await writer.drain()
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"GET /ws/rooms/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
]


@pytest.mark.parametrize("text", HALVES)
def test_a_request_that_does_not_come_whole_is_ended(tmp_path: Path, text: bytes) -> None:
    async def go() -> None:
        async with open_house(tmp_path, request_seconds=0.2) as house:
            await half_a_request(house, text)

    asyncio.run(asyncio.wait_for(go(), 60))


@with_settings(connections_of_one_address=5)
async def test_one_address_has_only_so_many_connections(house: House) -> None:
    host, port = house.url.removeprefix("http://").split(":")
    held = [await asyncio.open_connection(host, int(port)) for _ in range(5)]
    reader, writer = await asyncio.open_connection(host, int(port))
    with pytest.raises(ConnectionResetError):
        assert await reader.read() == b""
        raise ConnectionResetError  # closed one way or the other
    for _, other in [*held, (reader, writer)]:
        other.close()


# --- what is dear ---


@in_house
async def test_who_is_behind_has_nothing_made_for_him(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 30)
    made: list[Any] = []
    before = Teller.made

    def counted(self: Teller, *args: Any) -> Any:
        made.append(args)
        return before(self, *args)

    Teller.made = counted  # type: ignore[method-assign]
    try:
        heard = len(a.heard)
        for _ in range(20):
            assert await a.refusal("choose", revision=1, seat=0, code=5) == "stale"
    finally:
        Teller.made = before  # type: ignore[method-assign]
    assert made == []
    states = [raw for raw in a.heard[heard:] if raw.startswith(b'{"t":"state"')]
    assert len(states) == 20 and all(b'"log":[]' in raw for raw in states)


@with_settings(message_rate=0.001, message_burst=40.0)
async def test_a_stale_message_counts_for_several(house: House) -> None:
    id, axis, allies = await house.pair()
    a = await axis.enter(id)
    answers = [await a.refusal("choose", revision=77, seat=0, code=5) for _ in range(10)]
    assert answers == ["stale"] * 6 + ["too-fast"] * 4


@with_settings(message_rate=0.0, message_burst=1000.0)
async def test_a_question_is_charged_what_it_took_of_the_processor(house: House) -> None:
    id, axis, _ = await house.pair()
    a = await axis.enter(id)
    messages = house.services.doors.messages
    bucket = next(bucket for bucket in messages.buckets.values() if bucket.left < 1000)
    before = bucket.left
    for _ in range(3):
        await a.say("query", what="inspect", thing="h:A1")
    assert bucket.left < before - 3  # more than the messages alone


@with_settings(message_rate=0.001, message_burst=25.0)
async def test_who_has_many_sockets_has_no_more_messages(house: House) -> None:
    id, axis, _ = await house.pair()
    seats = [await axis.enter(id) for _ in range(3)]
    for n in range(10):
        await seats[n % 3].say("ping")
    for seat in seats:
        assert await seat.refusal("ping") == "too-fast"


@with_settings(message_rate=0.001, message_burst=10.0)
async def test_who_comes_again_and_again_is_told_to_wait(house: House) -> None:
    """Each arrival has all told to him: that is dear."""
    id, axis, allies = await house.pair()
    for _ in range(2):
        await axis.enter(id)
    assert await closed_with(await axis.connect(id)) == 1013
    await allies.enter(id)


@with_settings(arrival_rate=0.0, arrival_burst=4.0)
async def test_who_knocks_too_often_is_turned_away_and_a_player_of_his_address_is_not(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    await axis.enter(id)
    for _ in range(3):
        await (await house.guest()).enter(id)
    with pytest.raises(InvalidStatus):
        await (await house.guest()).connect(id)
    forged = await house.guest(httpx.Cookies({"sandtable": "somebody"}))
    with pytest.raises(InvalidStatus):
        await forged.connect(id)
    await axis.enter(id)


@with_settings(visit_rate=0.0, visit_burst=12.0)
async def test_who_asks_too_often_is_turned_away_and_a_player_of_his_address_is_not(house: House) -> None:
    id, axis, _ = await house.pair()
    await axis.enter(id)
    stranger = await house.guest()
    codes = [(await stranger.http.get("/api/account")).status_code for _ in range(14)]
    assert codes[:2] == [200, 200] and codes[-1] == 429
    assert (await axis.http.get("/api/account")).status_code == 200


@with_settings(crowd_rate=0.0, crowd_burst=2.0)
async def test_a_crowd_comes_into_a_room_a_few_at_a_time(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    for _ in range(2):
        await (await house.guest()).enter(id)
    assert await closed_with(await (await house.guest()).connect(id)) == 1013
    await axis.enter(id)


def test_what_turned_out_dear_is_paid_later() -> None:
    bucket = Bucket(10.0)
    assert bucket.take(0.0, 10.0)
    bucket.charge(20.0)
    assert not bucket.take(0.0, 10.0)


def test_an_ipv6_network_counts_as_one() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") != network("192.0.2.8")
    assert network("testclient") == "testclient"


# --- differences ---


async def enter_with_changes(guest: Guest, id: str) -> Seat:
    seat = await guest.connect(f"{id}?changes=true")
    while seat.state is None or seat.chat is None:
        await seat.hear()
    return seat


@in_house
async def test_what_has_changed_makes_the_same_view(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b, plain = await enter_with_changes(axis, id), await allies.enter(id), await axis.enter(id)
    await play_on([a, b], 60)
    while plain.revision < a.revision:
        await plain.hear()
    assert a.state["view"] == plain.state["view"] and a.log == plain.log
    fewer = sum(b'"changes":' in raw for raw in a.heard)
    assert fewer > 30 and not any(b'"changes":' in raw for raw in plain.heard)
    assert sum(map(len, a.heard)) < sum(map(len, plain.heard))


def test_changes_lead_from_one_to_the_other() -> None:
    old = {"a": [1, {"x": 1, "y": 2}], "b": {"gone": 1, "stays": [1, 2]}, "c": None, "d": True}
    new = {"a": [1, {"x": 1, "y": 3, "z": []}], "b": {"stays": [1, 2, 3]}, "c": {}, "d": 1, "e": None}
    kept = repr(old)
    found = changes(old, new)
    assert applied(old, found) == new and repr(old) == kept
    assert [["b", "gone"]] in found and [["a", 1, "y"], 3] in found and [["d"], 1] in found
    assert changes(new, new) == []


@in_house
async def test_a_slow_reader_is_hung_up_on(house: House) -> None:
    """What waits for him is bounded in bytes, not in messages alone."""
    id, axis, _ = await house.pair()
    await axis.enter(id)
    browser = next(iter(house.room(id).browsers))
    for _ in range(30):
        browser.put(b"x" * 200_000)
    with pytest.raises((ConnectionClosed, WebSocketException)):
        while True:
            await axis.seats[0].socket.recv()


# --- memory ---


@in_house
async def test_what_stays_for_ever_is_not_looked_through_again(house: House) -> None:
    """Else the collector stops everybody each time that somebody has had much made."""
    gc.collect()
    before = len(gc.get_objects())
    try:
        await settle(house.services)
        assert len(gc.get_objects()) < before / 10
    finally:
        gc.unfreeze()
