"""Offers: a draw, taking back further than one may alone, another game with sides swapped.

Opponents agree to take back and to play again, never to a draw. Who holds both seats agrees with himself. Either of
two partners speaks for their side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UnsetType

from sandtable.table.protocol import AnswerOffer, DoneDown, MakeOffer, Offer
from sandtable.table.refusal import Refusal
from sandtable.table.rooms.counting import made
from sandtable.table.rooms.endings import finish
from sandtable.table.rooms.facts import NOBODY
from sandtable.table.rooms.taking_back import back_of, go_back

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Browser, Room


async def make_offer(room: Room, browser: Browser, message: MakeOffer) -> None:
    async with room.held():
        seat = room.seat_of(browser, message.seat).side
        offer = Offer(message.kind, seat, target(room, seat, message))
        check(room, offer)
        if message.kind == "draw" and not people_beside(room, seat) and not room.facts.hotseat:
            raise Refusal("no-offer")
        if agrees(room, seat):
            await take(room, offer)
        else:
            others = [other for other in room.facts.offers if other.kind != offer.kind]
            await room.set_offers([*others, offer])
        room.send(browser, DoneDown(message.id, room.told_to(browser)))


def target(room: Room, seat: int, message: MakeOffer) -> int | None:
    """Where taking back leads."""
    if message.kind != "undo":
        return None
    if isinstance(message.to_revision, UnsetType):
        return back_of(room, seat)
    return made(room.game, seat, message.to_revision)


def check(room: Room, offer: Offer) -> None:
    """May this be offered, or taken, as the room is now?"""
    if offer.kind == "rematch":
        if not room.finished or room.facts.rematch is not None or room.facts.lesson is not None:
            raise Refusal("no-offer")
        return
    room.check_running()
    if offer.kind == "undo" and (offer.to_revision is None or offer.to_revision >= room.revision):
        raise Refusal("no-undo")


def people_beside(room: Room, seat: int) -> list[str]:
    """Those of another side, who would have to agree."""
    me, others = room.facts.seats[seat].person, [s for s in room.facts.seats if s.side != seat]
    return [s.person for s in others if s.kind == "person" and s.person is not None and s.person != me]


def agrees(room: Room, seat: int) -> bool:
    """Is there nobody else to be asked?"""
    return not people_beside(room, seat)


async def answer_offer(room: Room, browser: Browser, message: AnswerOffer) -> None:
    """A yes of the other side takes the offer; a no of either side ends it."""
    async with room.held():
        seat = room.seat_of(browser, message.seat).side
        offer = next((found for found in room.facts.offers if found.kind == message.kind), None)
        if offer is None or (message.yes and offer.seat == seat):
            raise Refusal("no-offer")
        if message.yes:
            check(room, offer)
            await take(room, offer)
        else:
            await room.set_offers([other for other in room.facts.offers if other is not offer])
        room.send(browser, DoneDown(message.id, room.told_to(browser)))


async def take(room: Room, offer: Offer) -> None:
    if offer.kind == "draw":
        await finish(room, NOBODY, "draw", offer.seat)
    elif offer.kind == "undo":
        assert offer.to_revision is not None
        await go_back(room, offer.to_revision)
        await room.settle()
    else:
        await room.services.rooms.rematch(room)
        room.tell_room()
