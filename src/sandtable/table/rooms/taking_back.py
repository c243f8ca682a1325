"""Taking back: what a seat may take back alone, and any way back by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table import protocol
from sandtable.table.refusal import Refusal
from sandtable.table.rooms import clocks
from sandtable.table.rooms.endings import check_time
from sandtable.table.rooms.quiet import replayed_quiet
from sandtable.table.storage import store
from sandtable.table.storage.database import run_lines

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Browser, Room


async def undo(room: Room, browser: Browser, message: protocol.Undo) -> None:
    async with room.held():
        seat = room.seat_of(browser, message.seat).side
        room.check_running()
        await room.check_revision(browser, message.revision)
        await check_time(room)
        steps = undo_steps(room, seat)
        if not steps:
            raise Refusal("no-undo")
        back = back_of(room, seat)
        since = zip(room.game.decisions[back:], room.ahead[back:], strict=True)
        kept = [early for (other, _), early in since if other != seat]
        for _ in range(steps):
            room.game.undo(seat)
        await note_undone(room, back, kept)
        room.send(browser, protocol.DoneDown(message.id, room.told_to(browser)))
        await room.settle()


async def go_back(room: Room, to_revision: int) -> None:
    """By consent: any way back. The caller holds the lock."""
    record = room.game.record()
    replaying = room.services.aside(replayed_quiet, room.served, record, "room", to_revision)
    room.game, room.quiet = await replaying
    await note_undone(room, to_revision, [])


async def note_undone(room: Room, back: int, kept: list[bool]) -> None:
    """The game went back to a revision, and sealed answers of other seats were given again, some in advance."""
    now = room.services.time.now()
    changed = clocks.spend(room.facts, now)
    room.ahead[back:] = kept
    room.quiet.cut(back)
    room.quiet.asked += [False] * (room.revision - back)  # sealed answers of others, given again
    before = (room.facts.revision, len(room.facts.offers))
    room.facts.offers = [offer for offer in room.facts.offers if offer.kind == "draw"]
    room.note_change(now)
    room.news = room.news or before != (room.facts.revision, len(room.facts.offers))
    room.teller.cut(back)
    lines = [room.decision_line(n, now) for n in range(back, room.revision)]

    async def job(db: AsyncConnection) -> None:
        await store.take_back(db, room.id, back)
        await run_lines(db, lines)
        await room.write_change(db, changed)

    await room.commit(job)


def undo_steps(room: Room, seat: int) -> int:
    """Own decisions that taking back at once undoes: the last made by hand, and those answered in advance since."""
    steps = sum(other == seat for other, _ in room.game.decisions[back_of(room, seat) :])
    return steps if steps <= room.game.undo_depth(seat) else 0


def back_of(room: Room, seat: int) -> int:
    """Where asking to take back would lead: before the seat's last decision made by hand."""
    for n in range(room.revision - 1, -1, -1):
        if room.game.decisions[n][0] == seat and not room.ahead[n]:
            return n
    return room.revision


def way_back(room: Room, seat: int, open_hands: bool) -> int:
    """As `back_of`; who plays all sides at an open table goes back to the last decision of any."""
    person = room.facts.seats[seat].person
    seats = room.facts.seats_of(person) if open_hands else [seat]
    found = [back for back in (back_of(room, other) for other in seats) if back < room.revision]
    return max(found, default=room.revision)
