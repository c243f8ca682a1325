"""Two people at one side: the second has a place of his own beyond the seats of the game, and the side's eyes.

The screen says of every choice whose it is. What is no card or man of either may be chosen by both, so that a question
never waits for nobody. To the other side they are one: it hears which side is asked, not which of the two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandtable.kernel.engine import asked_seats
from sandtable.kernel.game import Game
from sandtable.phrase import phrase
from sandtable.screens import wire
from sandtable.screens.screen import EITHER, Screen
from sandtable.table.refusal import Denied
from sandtable.table.rest_protocol import NewRoom
from sandtable.table.rooms.facts import RoomFacts, SeatFacts

if TYPE_CHECKING:
    from sandtable.table.rooms.making import Plan


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


def add_partners(plan: Plan, wanted: NewRoom, invite: Callable[[], str]) -> None:
    """An open place at each side that allows one. Nobody plays both sides there, and no opponent shares one."""
    offered = plan.served.screen.partners(plan.scenario, plan.options)
    mine = sum(seat.kind == "me" for seat in wanted.seats)
    kinds = [plan.seats[partner["seat"]].kind for partner in offered]
    if not offered or plan.lesson is not None or mine > 1 or "opponent" in kinds:
        raise Denied(400, "bad-room", field="partner")
    for partner in offered:
        place, side = len(plan.seats), partner["seat"]
        plan.seats.append(SeatFacts(place, "open", invite=invite(), partner_of=side, nation=partner["nation"]))


def agree(facts: RoomFacts, place: SeatFacts) -> bool:
    """One of two has chosen what both must: have they both now?"""
    facts.ready = sorted({*facts.ready, place.seat})
    if any(other.seat not in facts.ready for other in facts.places(place.side)):
        return False
    forget(facts, place.side)
    return True


def forget(facts: RoomFacts, side: int) -> None:
    """A side has decided something: nobody of it is ready any more."""
    facts.ready = [seat for seat in facts.ready if facts.seats[seat].side != side]


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
