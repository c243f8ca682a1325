"""What every part of the server shares."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from litestar.di import NamedDependency

from sandtable.table.chores.clerks import Clerks
from sandtable.table.doors import Doors
from sandtable.table.logs import log
from sandtable.table.metrics import Metrics
from sandtable.table.notify import Notifier
from sandtable.table.opponents.workers import Workers
from sandtable.table.rooms.rooms import Rooms
from sandtable.table.seals import Seals
from sandtable.table.settings import Settings, database_url
from sandtable.table.storage import store
from sandtable.table.storage.database import Database
from sandtable.table.titles import Served, served_titles

T = TypeVar("T")
ALIVE = "alive"


class Time:
    """The time of day; tests have one of their own."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


class Secrets:
    """Whatever must not be guessed."""

    def id(self) -> str:
        """128 random bits, for a room or a person."""
        return secrets.token_hex(16)

    def token(self) -> str:
        """256 random bits, for a cookie or an invite."""
        return secrets.token_urlsafe(32)

    def seed(self) -> str:
        """256 random bits, for a game."""
        return secrets.token_urlsafe(32)

    def scenario(self) -> int:
        """A number for a scenario that is made up, short enough to tell a friend."""
        return secrets.randbelow(1_000_000)


class Services:
    def __init__(
        self,
        settings: Settings,
        titles: Mapping[str, Served] | None = None,
        time: Time | None = None,
        secrets: Secrets | None = None,
    ) -> None:
        self.settings = settings
        self.titles = served_titles() if titles is None else titles
        self.time = Time() if time is None else time
        self.secrets = Secrets() if secrets is None else secrets
        self.metrics = Metrics()
        self.database = Database(database_url(settings), settings.sqlite_synchronous)
        self.workers = Workers(settings.workers, settings.worker_patience)
        self.clerks = Clerks(settings)
        self.doors = Doors(settings)
        self.rooms = Rooms(self)
        self.notifier = Notifier(self)
        self.seals = Seals(self)
        self.hashing = asyncio.Semaphore(2)
        self.engine = ThreadPoolExecutor(1, thread_name_prefix="engine")
        self.scribe = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self.sockets = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.database.open()
        await self.spare_clocks()
        self.tasks = [asyncio.create_task(self.look_again()), asyncio.create_task(self.rooms.resume())]
        log("started", database=self.database.url.get_backend_name())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.rooms.close()
        await self.notifier.close()
        await self.workers.close()
        await self.clerks.close()
        await self.database.close()
        self.engine.shutdown(wait=False)
        self.scribe.shutdown(wait=False)
        log("stopped")

    async def aside(self, function: Callable[..., T], *args: object, **named: object) -> T:
        """What takes long, off the loop. In one thread: the engine's readers of files are not made for several."""
        return await asyncio.get_running_loop().run_in_executor(self.engine, partial(function, *args, **named))

    async def writing(self, function: Callable[..., T], *args: object, **named: object) -> T:
        """What is told, in a thread of its own: it must not wait for what takes long."""
        return await asyncio.get_running_loop().run_in_executor(self.scribe, partial(function, *args, **named))

    @property
    def has_opponents(self) -> bool:
        """One game that waits may be that game's own fault, if the process does start."""
        waiting = len(self.rooms.stalled)
        return waiting == 0 or (waiting == 1 and self.workers.startable)

    async def spare_clocks(self) -> None:
        """Live clocks do not run while the server is away."""
        now = self.time.now()
        async with self.database.read() as db:
            alive = await store.remembered(db, ALIVE)
        if alive is not None:
            await self.database.write(lambda db: store.spare_live_clocks(db, int(alive), now))

    async def look_again(self) -> None:
        """The one timer: clocks, opponents, notifications, idle rooms."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log("sweep-failed", level="error", error=True)
            await asyncio.sleep(self.settings.sweep)

    async def sweep(self) -> None:
        now = self.time.now()
        await self.rooms.end_late_games(now)
        await self.rooms.ask_again()
        await self.notifier.tell_waiting(now)
        self.rooms.drop_idle(now)
        async with self.database.read() as db:
            live = await store.any_live_clock(db)
        if live:  # else nobody will ask, and the disk may rest
            await self.database.write(lambda db: store.remember(db, ALIVE, str(now)))


Shared = NamedDependency[Services]  # as request handlers get it
