"""What those who sit here decide: one choice, a whole set-up, or several decisions at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.screens.rosters import Misplaced
from sandtable.table import protocol
from sandtable.table.refusal import Refusal
from sandtable.table.rooms.endings import check_time
from sandtable.table.rooms.facts import SeatFacts
from sandtable.table.rooms.partners import agree, forget, is_partners
from sandtable.table.rooms.written import codes_of

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Browser, Room


async def choose(room: Room, browser: Browser, message: protocol.Choose) -> None:
    async with room.held():
        place = await check_asked(room, browser, message.seat, message.revision)
        if is_partners(room.served.screen, room.game, room.facts, place, message.code):
            raise Refusal("partner")
        if room.guide is not None and not room.guide.allows(room.game, message.code):
            raise Refusal("lesson")
        if waits_for_partner(room, place, message.code):
            return await note_ready(room, browser, message.id)
        await room.decide(place.side, message.code)
        room.send(browser, protocol.DoneDown(message.id, room.told_to(browser)))
        await room.settle()


async def place(room: Room, browser: Browser, message: protocol.Place) -> None:
    """A whole set-up, or nothing of it. Taking back takes all of it back: only the first counts as made by hand."""
    async with room.held():
        seat = (await check_asked(room, browser, message.seat, message.revision)).side
        if room.guide is not None and room.lesson() is not None:
            raise Refusal("lesson")
        screen, draft = room.served.screen, dict(message.placements)
        try:
            codes = await room.services.aside(screen.placing, room.game, seat, draft)
        except Misplaced as error:
            raise Refusal("misplaced", error.say.data()) from None
        if not codes:
            raise Refusal("illegal")
        await room.decide_all(seat, codes, [False] + [True] * (len(codes) - 1))
        room.send(browser, protocol.DoneDown(message.id, room.told_to(browser)))
        await room.settle()


async def write(room: Room, browser: Browser, message: protocol.Write) -> None:
    """Several decisions, or none of them; taking back takes back all."""
    async with room.held():
        place = await check_asked(room, browser, message.seat, message.revision)
        if room.guide is not None and room.lesson() is not None:
            raise Refusal("lesson")
        codes = await room.services.aside(codes_of, room.game, place.side, message.texts)
        if any(is_partners(room.served.screen, room.game, room.facts, place, code) for code in codes):
            raise Refusal("partner")
        waits = bool(codes) and waits_for_partner(room, place, codes[-1], len(codes) > 1)
        if waits and len(codes) == 1:
            return await note_ready(room, browser, message.id)
        codes = codes[:-1] if waits else codes
        await room.decide_all(place.side, codes, [False] + [True] * (len(codes) - 1))
        if waits:
            agree(room.facts, place)
        room.send(browser, protocol.DoneDown(message.id, room.told_to(browser)))
        await room.settle()


def waits_for_partner(room: Room, place: SeatFacts, code: int, more: bool = False) -> bool:
    """Is this a choice that both of a side must make, and the other has not? `more`: with others before it."""
    facts = room.facts
    if not facts.has_partners(place.side) or not room.served.screen.needs_both(room.game, place.side, code):
        return False
    if more:
        forget(facts, place.side)
        return True
    return not agree(facts, place)


async def note_ready(room: Room, browser: Browser, id: int) -> None:
    """Nothing is decided, but everybody hears that one of two is ready."""
    room.send(browser, protocol.DoneDown(id, room.told_to(browser)))
    room.tell_room()


async def check_asked(room: Room, browser: Browser, number: int, revision: int) -> SeatFacts:
    """The place, if its side may decide now. The caller holds the lock."""
    place = room.seat_of(browser, number)
    room.check_running()
    await room.check_revision(browser, revision)
    await check_time(room)
    if place.side not in room.facts.asked_sides():
        raise Refusal("not-asked")
    return place
