"""Time: who is thinking, how much is left, when it runs out. Opponents have no clock; partners share their side's.

`since` is when the running clocks were last settled; what each seat has `left` is as of then.
"""

from __future__ import annotations

from typing import Final

from sandtable.table.protocol import Clock, ClockState
from sandtable.table.rooms.facts import RoomFacts, SeatFacts

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND


def allowance(clock: Clock) -> int | None:
    """What a seat has at the start."""
    if clock.kind == "live":
        return clock.base * SECOND
    return clock.days * DAY if clock.kind == "days" else None


def is_sound(clock: Clock) -> bool:
    """Gives it time to think?"""
    return {"none": True, "live": clock.base >= 10, "days": clock.days >= 1}[clock.kind]


def set_up(facts: RoomFacts) -> None:
    for seat in facts.seats:
        seat.left = None if seat.kind == "opponent" or seat.is_partner else allowance(facts.clock)


def running(facts: RoomFacts) -> list[SeatFacts]:
    if facts.status != "playing":
        return []
    asked = facts.asked_sides()
    return [seat for seat in facts.seats if seat.side in asked and seat.left is not None]


def gone(facts: RoomFacts, now: int) -> int:
    """Since the running clocks were last settled. A time of day that is set back gives nobody time."""
    return 0 if facts.since is None else max(0, now - facts.since)


def spend(facts: RoomFacts, now: int) -> list[SeatFacts]:
    """Charge the running clocks with what has gone; returns their seats."""
    seats = running(facts)
    for seat in seats:
        assert seat.left is not None
        seat.left -= gone(facts, now)
    facts.since = now
    return seats


def reward(facts: RoomFacts, number: int) -> None:
    """After a decision of one's own: the increment, or a new turn of thought."""
    seat = facts.seats[number]
    if seat.left is None:
        return
    if facts.clock.kind == "live":
        seat.left += facts.clock.increment * SECOND
    else:
        seat.left = allowance(facts.clock)


def wind(facts: RoomFacts, now: int) -> None:
    """After all else has changed: note who runs now, and until when."""
    left = [seat.left for seat in running(facts) if seat.left is not None]
    facts.since = now if left else None
    facts.deadline = now + min(left) if left else None


def spare(facts: RoomFacts, gap: int) -> None:
    """So many milliseconds of which nobody could make anything. The caller holds the lock, or looks at time."""
    if facts.clock.kind == "live" and facts.since is not None and facts.deadline is not None:
        facts.since, facts.deadline = facts.since + gap, facts.deadline + gap


def late_seat(facts: RoomFacts, now: int) -> int | None:
    """A seat that is out of time."""
    if facts.since is None:
        return None
    for seat in running(facts):
        if seat.left is not None and seat.left <= gone(facts, now):
            return seat.seat
    return None


def clock_state(facts: RoomFacts, now: int) -> ClockState:
    seats = running(facts)
    since = gone(facts, now)
    sides = [seat for seat in facts.seats if not seat.is_partner]
    left = [None if seat.left is None else seat.left - (since if seat in seats else 0) for seat in sides]
    return ClockState(left=left, running=[seat.seat for seat in seats], at=now)
