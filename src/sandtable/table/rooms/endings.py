"""Ends that the rules do not know: resigned, out of time, agreed upon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.phrase import Phrase, phrase
from sandtable.table.logs import log
from sandtable.table.refusal import Refusal
from sandtable.table.rooms import clocks
from sandtable.table.rooms.facts import NOBODY

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Browser, Room


async def resign(room: Room, browser: Browser, number: int) -> None:
    async with room.held():
        seat = room.seat_of(browser, number).side
        room.check_running()
        await finish(room, other_than(room, seat), "resigned", seat)


async def check_time(room: Room) -> None:
    """The caller holds the lock."""
    await room.services.look_at_gap()
    late = clocks.late_seat(room.facts, room.services.time.now())
    if late is not None:
        await finish(room, other_than(room, late), "time", late)
        raise Refusal("over")


async def look_at_clock(room: Room) -> None:
    """The same for the timer."""
    try:
        await check_time(room)
    except Refusal:
        log("out-of-time", room=room.id)


async def finish(room: Room, winner: int, ending: str, by: int) -> None:
    """An end that the rules do not know: resigned, time, draw."""
    now = room.services.time.now()
    changed = clocks.spend(room.facts, now)
    room.end({"winner": winner, "ending": ending, "say": told_end(room, ending, by).data()})
    clocks.wind(room.facts, now)

    async def job(db: AsyncConnection) -> None:
        await room.write_change(db, changed)

    await room.commit(job)
    await room.tell_all()


def other_than(room: Room, seat: int) -> int:
    others = {other.side for other in room.facts.seats} - {seat}
    return others.pop() if len(others) == 1 else NOBODY


def told_end(room: Room, ending: str, by: int) -> Phrase:
    sides = room.served.sides
    if ending == "resigned" and len(sides) == 1:
        return phrase("table-ended-given-up")  # there is nobody to whom one could surrender
    return phrase(f"table-ended-{ending}", side=phrase(room.served.screen.own_key(f"side-{sides[by]}")))
