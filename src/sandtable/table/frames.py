"""Sockets of rooms, as they come over the line: whoever pours frames in is read a few at a time, and no longer than he
is listened to."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sandtable.table.security import Bucket

SLICE: Final = 512  # bytes looked at before somebody else's turn, if a message is among them
ODD_RATE: Final = 1.0  # a second: pings, pongs, parts of messages
ODD_BURST: Final = 50.0
PARTING: Final = 16_384  # bytes read of somebody who was told that we hang up
PARTING_SECONDS: Final = 1.0


class PatientSocket(WebSocketsSansIOProtocol):
    """As uvicorn has it; but that takes all that came together apart at once, answers any number of pings, and reads
    on for seconds after it has hung up."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.unread = bytearray()
        self.odd = Bucket(ODD_BURST)
        self.parting = PARTING

    def data_received(self, data: bytes) -> None:
        self.unread += data
        self.read_some()

    def read_some(self) -> None:
        """Up to the next message, which the room takes first."""
        while self.unread and not self.read_paused and not self.transport.is_closing():
            if self.close_sent and self.parting <= 0:
                self.part()
                return
            piece = bytes(self.unread[:SLICE])
            del self.unread[:SLICE]
            if self.close_sent:
                self.parting -= len(piece)
            super().data_received(piece)

    def part(self) -> None:
        """He does not stop: what he says is not read any more. He has a moment to read why."""
        self.unread.clear()
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.close)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.read_some()
            if not self.read_paused:
                self.transport.resume_reading()
        return message

    # --- what is no message ---
    def handle_ping(self) -> None:
        if self.bears():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.bears():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.bears():
            super().handle_cont(event)

    def bears(self) -> bool:
        """A few of these are nobody's fault; who sends many is cut off."""
        if not self.odd.take(ODD_RATE, ODD_BURST):
            self.unread.clear()
            self.transport.abort()
        return not self.transport.is_closing()
