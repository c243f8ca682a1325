"""Talking at the table: what is written to the others, and pointing at something for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table import protocol
from sandtable.table.refusal import Refusal
from sandtable.table.rooms.facts import NOBODY
from sandtable.table.storage import store

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Browser, Room


async def say(room: Room, browser: Browser, message: protocol.Say) -> None:
    async with room.held():
        seats = room.facts.seats_of(browser.person)
        seat = room.side_of(browser.eyes if browser.eyes in seats else (seats[0] if seats else NOBODY))
        at, text = room.services.time.now(), clean(message.text)
        if not text:
            raise Refusal("malformed")
        if not room.facts.hears_chat(browser.person):
            raise Refusal("not-yours")
        line = protocol.ChatLine(0, browser.name or "", seat, text, at)
        most = room.services.settings.chat_lines

        async def job(db: AsyncConnection) -> None:
            line.n = await store.next_chat(db, room.id)
            await store.add_chat(db, room.id, line)
            await store.drop_chat(db, room.id, line.n - most)

        await room.commit(job)
        room.send(browser, protocol.DoneDown(message.id, room.told_to(browser)))
        tell_chat(room, [line])


def tell_chat(room: Room, lines: list[protocol.ChatLine]) -> None:
    if not lines:
        return
    room.chat_lines = lines[-1].n + 1
    for browser in room.browsers:
        if room.facts.hears_chat(browser.person):
            room.send(browser, protocol.ChatDown(lines, lines[0].n))


async def mark(room: Room, browser: Browser, message: protocol.MakeMark) -> None:
    """Point at something for everybody here. It changes nothing and is not kept."""
    async with room.held():
        seats = room.facts.seats_of(browser.person)
        if not seats:
            raise Refusal("not-yours")
        if room.hexes is None:
            geometry = await room.services.aside(room.served.screen.geometry, room.scenario)
            room.hexes = frozenset(hex["name"] for hex in geometry["hexes"])
        ends = {message.start, message.end or message.start}
        if not ends <= room.hexes or (message.sight and len(ends) < 2):
            raise Refusal("unknown")
        seat = browser.eyes if browser.eyes in seats else seats[0]
        room.send(browser, protocol.DoneDown(message.id, room.told_to(browser)))
        down = protocol.MarkDown(seat, browser.name, message.start, message.end, message.sight)
        for other in room.browsers:
            room.send(other, down)


def clean(text: str) -> str:
    """Without control characters and directions of writing that would mix up other people's lines."""
    return "".join(c for c in text if c.isprintable() or c in "\n\t").strip()
