"""Connections that are no socket of a room yet: a request comes whole in time, its reply is taken in time, and nobody
holds too many of them open."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sandtable.table.security import network

if TYPE_CHECKING:
    from sandtable.table.settings import Settings


class PatientProtocol(HttpToolsProtocol):
    """As uvicorn has it, but not for ever."""

    settings: ClassVar[Settings]
    open: ClassVar[Counter[str]]
    timer: TimerHandle | None = None
    counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host not in [name.strip() for name in self.settings.proxies.split(",")]:
            self.counted = network(host)
            self.open[self.counted] += 1
            if self.open[self.counted] > self.settings.connections_of_one_address:
                transport.abort()
                return
        self.wait(self.settings.request_seconds)

    def wait(self, seconds: float | None) -> None:
        """From now; None: nothing is waited for."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        self.timer = None
        self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.cycle is not None and self.cycle.response_complete:  # not the first: it is waited for from the start
            self.wait(self.settings.request_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.wait(self.settings.reply_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.wait(None)  # uvicorn itself ends who says nothing more

    def handle_websocket_upgrade(self) -> None:
        self.forget()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        self.wait(None)
        if self.counted is not None:
            self.open[self.counted] -= 1
            if self.open[self.counted] <= 0:
                del self.open[self.counted]
            self.counted = None


def protocol_for(settings: Settings) -> type[Any]:
    """A class of its own for each server, which counts for that one alone."""
    return type("Lines", (PatientProtocol,), {"settings": settings, "open": Counter()})
