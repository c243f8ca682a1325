"""Two people at one side: the second has a place of his own beyond the seats of the game, and the side's eyes.

The screen says of every choice whose it is. What is no card or man of either may be chosen by both, so that a question
never waits for nobody. To the other side they are one: it hears which side is asked, not which of the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.kernel.engine import asked_seats
from sandtable.kernel.game import Game
from sandtable.phrase import phrase
from sandtable.screens import wire
from sandtable.screens.screen import EITHER, Screen
from sandtable.table.facts import RoomFacts, SeatFacts
from sandtable.table.protocol import NewRoom
from sandtable.table.refusal import Denied

if TYPE_CHECKING:
    from sandtable.table.rooms import Plan


# --- who decides ---


def asked_mask(screen: Screen, game: Game, facts: RoomFacts) -> int:
    """Bit mask of the places that have something to decide."""
    mask = 0
    for side in asked_seats(game.state):
        for place in facts.places(side):
            if has_choice(screen, game, facts, place):
                mask |= 1 << place.seat
    return mask


def has_choice(screen: Screen, game: Game, facts: RoomFacts, place: SeatFacts) -> bool:
    if not facts.has_partners(place.side):
        return True
    decision = game.decision_of(place.side)
    return decision is not None and any(may_choose(screen, game, facts, place, code) for code in decision.choices)


def is_partners(screen: Screen, game: Game, facts: RoomFacts, place: SeatFacts, code: int) -> bool:
    """Is it a legal choice, but that of the other at this side?"""
    if not facts.has_partners(place.side) or code not in game.offered(place.side):
        return False
    return not may_choose(screen, game, facts, place, code)


def may_choose(screen: Screen, game: Game, facts: RoomFacts, place: SeatFacts, code: int) -> bool:
    """Is a legal choice left to this place?"""
    if not facts.has_partners(place.side):
        return True
    return screen.whose(game, place.side, code) in (EITHER, int(place.is_partner))


def share(screen: Screen, game: Game, facts: RoomFacts, place: SeatFacts) -> wire.Question | None:
    """The question as it is put to one place."""
    question = screen.question(game, place.side)
    if question is None or not facts.has_partners(place.side):
        return question

    def own(code: int | None) -> bool:
        return code is not None and may_choose(screen, game, facts, place, code)

    default, idle = question["default"], question.get("idle")
    return {
        **question,
        "choices": [choice for choice in question["choices"] if own(choice["code"])],
        "extras": [choice for choice in question["extras"] if own(choice["code"])],
        "default": default if own(default) else None,
        "idle": idle if own(idle) else None,
    }


def why_not(screen: Screen, game: Game, facts: RoomFacts, place: SeatFacts, thing: str) -> wire.Why:
    """The reasons why a thing is not offered; one may be that it is offered to the partner."""
    found = screen.why(game, place.side, thing)
    question = screen.question(game, place.side) if facts.has_partners(place.side) and not found["reasons"] else None
    if question is None:
        return found
    codes = [choice["code"] for choice in question["choices"] if thing in choice["things"]]
    if not codes or any(may_choose(screen, game, facts, place, code) for code in codes):
        return found
    return {"reasons": [{"say": phrase("table-why-partner").data(), "rule": ""}]}


# --- making and moving a place ---


def add_partner(plan: Plan, wanted: NewRoom, invite: str) -> None:
    """An open place at the side that allows one. Nobody plays both sides there, and no opponent shares one."""
    offered = plan.served.screen.partner(plan.scenario, plan.options)
    mine = sum(seat.kind == "me" for seat in wanted.seats)
    if offered is None or plan.lesson is not None or mine > 1 or plan.seats[offered["seat"]].kind == "opponent":
        raise Denied(400, "bad-room", field="partner")
    place = len(plan.seats)
    plan.seats.append(SeatFacts(place, "open", invite=invite, partner_of=offered["seat"], nation=offered["nation"]))


def swapped(seats: list[SeatFacts]) -> list[SeatFacts]:
    """Everybody sits one place further on; where an opponent plays, who cannot be a partner, the partners change."""
    side = next((seat.side for seat in seats if seat.is_partner), None)
    moving = seats
    if side is not None and any(seat.kind == "opponent" for seat in seats):
        moving = [seat for seat in seats if seat.side == side]
    following = {seat.seat: moving[(i + 1) % len(moving)] for i, seat in enumerate(moving)}
    return [seated(seat, following.get(seat.seat, seat)) for seat in seats]


def seated(seat: SeatFacts, other: SeatFacts) -> SeatFacts:
    """A place with whoever sat at another one."""
    return SeatFacts(
        seat.seat, other.kind, person=other.person, name=other.name, level=other.level, reactions=other.reactions,
        partner_of=seat.partner_of, nation=seat.nation,
    )  # fmt: skip
