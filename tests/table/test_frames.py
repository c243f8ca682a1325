"""Whoever pours frames into his socket is read a few at a time, and no longer than he is listened to."""

from __future__ import annotations

import asyncio
import gc
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from house import PATIENCE, Guest, House, in_house, open_house, run_shipped, with_settings
from websockets.frames import Frame, Opcode

from sandtable.table.frames import ODD_BURST, SLICE, PatientSocket

pytestmark = pytest.mark.once  # the server alone: none of it is compiled
MANY = 1000
PING = msgspec.json.encode({"t": "ping", "id": 1})
HANDSHAKE = (
    "GET /ws/rooms/{room} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: sandtable={cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@asynccontextmanager
async def line_to(house: House, guest: Guest, room: str) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A socket of a room, as bytes."""
    host = house.url.removeprefix("http://")
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    cookie = guest.http.cookies["sandtable"]
    writer.write(HANDSHAKE.format(room=room, host=host, cookie=cookie).encode())
    assert b"101 Switching" in await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def read_away(reader: StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


ODD = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG),
    "parts of a message that never ends": frame(Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("kind", ODD)
def test_who_sends_what_is_no_message_without_end_is_cut_off(tmp_path: Path, kind: str) -> None:
    async def go() -> None:
        async with open_house(tmp_path) as house:
            id, axis, _ = await house.pair()
            async with line_to(house, axis, id) as (reader, writer):
                if kind.startswith("parts"):
                    writer.write(frame(Opcode.TEXT, b"{", fin=False))
                writer.write(ODD[kind] * int(ODD_BURST + 10))
                with suppress(ConnectionResetError):
                    await asyncio.wait_for(read_away(reader), PATIENCE / 10)
            assert (await (await axis.enter(id)).say("ping"))["t"] == "pong"

    run_shipped(go())


@in_house
async def test_some_pings_are_answered(house: House) -> None:
    id, axis, _ = await house.pair()
    seat = await axis.enter(id)
    for _ in range(10):
        await (await seat.socket.ping())


@in_house
async def test_what_comes_together_is_taken_apart_a_little_at_a_time(house: House) -> None:
    """While the room is busy only the first few of a thousand messages have been looked at; all are answered."""
    id, axis, _ = await house.pair()
    say = msgspec.json.encode({"t": "chat", "id": 2, "text": "x"})
    async with line_to(house, axis, id) as (reader, writer):
        here = writer.get_extra_info("sockname")
        line = next(one for one in gc.get_objects() if isinstance(one, PatientSocket) and one.client == here)
        async with house.room(id).lock:
            writer.write(frame(Opcode.TEXT, say) + frame(Opcode.TEXT, PING) * MANY)
            while not line.unread:
                await asyncio.sleep(0)
            assert line.queue.qsize() < SLICE / len(frame(Opcode.TEXT, PING)) + 1
        heard = b""
        while heard.count(b'"pong"') < MANY:
            heard += await reader.read(1 << 16)


@with_settings(message_rate=1.0, message_burst=10.0)
async def test_who_was_hung_up_on_is_not_read_on(house: House) -> None:
    """He hears the reason, and goes on sending; nothing of that is taken from him."""
    id, axis, _ = await house.pair()
    much = frame(Opcode.TEXT, b" " * 60_000)
    async with line_to(house, axis, id) as (reader, writer):
        drained = asyncio.create_task(read_away(reader))
        writer.write(frame(Opcode.TEXT, PING) * 400)
        with pytest.raises(ConnectionError):
            for _ in range(1500):
                writer.write(much)
                await writer.drain()
        await asyncio.gather(drained, return_exceptions=True)
