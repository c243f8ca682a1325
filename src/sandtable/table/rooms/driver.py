"""Lets opponents and scripts play on in a room, one decision after another, without holding anybody up."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sandtable.table.logs import log
from sandtable.table.opponents.thoughts import Head
from sandtable.table.opponents.workers import WorkerFailed, WorkerLost
from sandtable.table.refusal import Refusal

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Room

LONGEST_REST: Final = 3600  # sweeps


class Turn(NamedTuple):
    """A decision that somebody who is not a person has to make."""

    stamp: int  # of the room when it was asked
    seat: int
    level: str
    code: int | None  # if it is known without thinking
    pause: float
    window: bool = False


class Driver:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.failures = 0  # in a row: no process of an opponent could be had
        self.rest = 0  # sweeps to let pass before it is asked again

    @property
    def stalled(self) -> bool:
        """Does the room wait for an opponent that is not to be had?"""
        return self.failures > 0

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Called under the room's lock after every change; the task ends when a person is asked."""
        if not self.busy and not self.room.spoiled and self.next_turn() is not None:
            self.task = asyncio.create_task(self.drive())

    def ask_again(self) -> None:
        """At every sweep, under the room's lock, while it is stalled: each time it fails the rest is longer."""
        self.rest -= 1
        if self.rest > 0 or self.busy:
            return
        if self.next_turn() is None:
            self.failures = 0  # nobody waits any more
        self.wake()

    async def drive(self) -> None:
        try:
            while (turn := self.next_turn()) is not None:
                if not await self.take(turn):
                    return
                self.failures = 0
        except WorkerFailed as error:
            log("opponent-failed", level="error", room=self.room.id, reason=str(error))
            if isinstance(error, WorkerLost):
                self.failures += 1
                self.rest = min(2**self.failures, LONGEST_REST)
        except Exception:
            log("driver-failed", level="error", room=self.room.id, error=True)

    async def take(self, turn: Turn) -> bool:
        """Think, wait, decide, unless the room has gone elsewhere meanwhile."""
        room = self.room
        begun = time.perf_counter()
        code = await self.think(turn) if turn.code is None else turn.code
        rest = turn.pause - (time.perf_counter() - begun)
        if rest > 0:
            await asyncio.sleep(rest)
        async with room.lock:
            if room.spoiled:
                return False
            if room.stamp == turn.stamp:
                try:
                    await room.decide(turn.seat, code)
                except Refusal:
                    if room.spoiled:  # another server was first
                        return False
                    raise WorkerFailed(f"choice {code} of {turn.level} is not offered") from None
                await room.settle()
        return True

    async def think(self, turn: Turn) -> int:
        room = self.room
        head = Head(room.facts.title, room.scenario, room.game.seed, room.game.options)
        begun = time.perf_counter()
        code = await room.services.workers.ask(room.id, head, room.game.decisions[:], turn.seat, turn.level)
        if not turn.window:  # that it had to think there would tell what it holds
            room.services.metrics.thinking.observe(time.perf_counter() - begun)
        return code

    def next_turn(self) -> Turn | None:
        room = self.room
        facts = room.facts
        if facts.status != "playing" or not (room.browsers or any(seat.kind == "person" for seat in facts.seats)):
            return None
        scripted = self.scripted()
        if scripted is not None:
            return scripted
        if room.lesson() is not None:
            return None  # where both sides are asked at once, the script says when the other one answers
        for number in facts.asked_seats():
            seat = facts.seats[number]
            if seat.kind == "opponent" and seat.level is not None:
                return self.turn_of(number, seat.level)
        return None

    def turn_of(self, seat: int, level: str) -> Turn | None:
        """At a window the same pause, whatever the seat holds."""
        room, settings = self.room, self.room.services.settings
        decision = room.game.decision_of(seat)
        if decision is None:
            return None
        pause = settings.window_pause if decision.window else settings.move_pause
        if room.quiet.asked[-1]:
            pause = 0.0  # whoever looks on would see a longer one
        only = decision.choices[0] if len(decision.choices) == 1 else None
        return Turn(room.stamp, seat, level, only, pause, decision.window)

    def scripted(self) -> Turn | None:
        room = self.room
        code = None if room.guide is None else room.guide.answer(room.game)
        decision = room.game.decision
        if code is None or decision is None:
            return None
        return Turn(room.stamp, decision.seat, "script", code, room.services.settings.move_pause)
