"""Hears what other servers of the same PostgreSQL change, so that everybody at a table is told, wherever he came in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.logs import log
from sandtable.table.storage.database import CHANNEL

if TYPE_CHECKING:
    from sandtable.table.services import Services

NEWEST = 1 << 62  # of a room of which anything may have been missed


class Ears:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.connection: AsyncConnection | None = None
        self.driver: Any = None  # asyncpg's own connection
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        database = self.services.database
        if database.sqlite:
            return
        self.connection = await database.reader.connect()
        self.driver = (await self.connection.get_raw_connection()).driver_connection
        await self.driver.add_listener(CHANNEL, self.heard)

    def heard(self, _connection: object, _process: int, _channel: str, told: str) -> None:
        room, _, version = told.partition(" ")
        self.look_again(room, int(version))

    def look_again(self, room: str, version: int) -> None:
        task = asyncio.get_running_loop().create_task(self.services.rooms.look_again(room, version))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen_again(self) -> None:
        """At every sweep: a connection that was lost has missed we do not know what."""
        if self.driver is None or not self.driver.is_closed():
            return
        await self.close()
        with suppress(SQLAlchemyError, OSError):
            await self.open()
            log("listening-again", level="warning")
        for room in list(self.services.rooms.rooms):
            self.look_again(room, NEWEST)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()
