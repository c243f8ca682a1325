"""Answers given in advance to reaction windows, which work the same whatever the seat holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.game import Decision, Game
from sandtable.screens.lessons import Guide
from sandtable.screens.screen import Screen
from sandtable.table.protocol import DoneDown, Reactions, ReactionsDown, SetReactions
from sandtable.table.rooms.facts import RoomFacts, SeatFacts
from sandtable.table.storage import store

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Browser, Room

REST: Final = "*"
ASK: Final = "ask"
PASS: Final = "pass"
AUTO: Final = "auto"


async def set_reactions(room: Room, browser: Browser, message: SetReactions) -> None:
    """For the side: partners answer windows alike."""
    async with room.held():
        seat = room.facts.seats[room.seat_of(browser, message.seat).side]
        values: dict[str, object] = {"reactions": store.text(message.reactions)}

        async def job(db: AsyncConnection) -> None:
            await store.update_seat(db, room.id, seat.seat, values)

        await room.commit(job)
        seat.reactions = dict(message.reactions)
        room.send(browser, DoneDown(message.id, room.told_to(browser)))
        for other in room.browsers:
            if seat.seat in room.facts.sides_of(other.person):
                room.send(other, ReactionsDown(seat.seat, seat.reactions))
        await room.settle()


class Ahead(NamedTuple):
    seat: int
    code: int


def answer_ahead(screen: Screen, game: Game, facts: RoomFacts) -> Ahead | None:
    """What a person has already said, of a window that is open now."""
    for seat in facts.seats:
        if seat.kind != "person" or seat.is_partner or seat.side not in facts.asked_sides():
            continue
        decision = game.decision_of(seat.seat)
        if decision is None or not (decision.window or is_named(screen, decision)):
            continue
        code = code_ahead(screen, game, facts, seat, decision)
        if code is not None:
            return Ahead(seat.seat, code)
    return None


def answer_of_script(guide: Guide, game: Game) -> Ahead | None:
    """What a lesson answers with nothing to be seen; the rest is played at a pace that can be followed."""
    code, decision = guide.answer(game), game.decision
    if code is None or decision is None:
        return None
    quiet = len(decision.choices) == 1 or decision.window
    return Ahead(decision.seat, code) if quiet else None


def code_ahead(screen: Screen, game: Game, facts: RoomFacts, seat: SeatFacts, decision: Decision) -> int | None:
    if is_named(screen, decision):
        return passing(screen, game, seat.seat) if lets_pass(screen, game, seat, decision) else None
    wish = mode(facts, seat.reactions, decision.prompt)
    only = len(decision.choices) == 1 and decision.prompt not in screen.asked_anyway
    if only and (wish == AUTO or plays_alone(facts)):
        return decision.choices[0]
    return passing(screen, game, seat.seat) if wish == PASS else None


def is_named(screen: Screen, decision: Decision) -> bool:
    """Is it one of several questions that are answered in advance under one name? Nothing of them is hidden."""
    return screen.reaction(decision.prompt) != decision.prompt


def lets_pass(screen: Screen, game: Game, seat: SeatFacts, decision: Decision) -> bool:
    """Never asked, or asked only where it could matter: the latter unless he says otherwise."""
    wish = seat.reactions.get(screen.reaction(decision.prompt), AUTO)
    return wish == PASS or (wish == AUTO and screen.lets_pass(game, seat.seat))


def passing(screen: Screen, game: Game, seat: int) -> int | None:
    question = screen.question(game, seat)
    if question is None or not (question["window"] or "reaction" in question):
        return None
    return question["default"]


def mode(facts: RoomFacts, reactions: Reactions, prompt: str) -> str:
    """What a seat wants; at one screen, unless it says otherwise, the curtain falls only for a real choice."""
    standard = AUTO if at_one_screen(facts) else ASK
    return reactions.get(prompt, reactions.get(REST, standard))


def plays_alone(facts: RoomFacts) -> bool:
    """One side against opponents only: there is nobody who could learn from what it is asked."""
    people = [seat for seat in facts.seats if seat.kind != "opponent"]
    return len({seat.side for seat in people}) == 1 and not facts.is_open()


def at_one_screen(facts: RoomFacts) -> bool:
    """Do all seats belong to the same person?"""
    people = {seat.person for seat in facts.seats}
    return len(people) == 1 and None not in people
