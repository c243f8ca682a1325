"""What every part of the server shares."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
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
from sandtable.table.security import COOKIE_AGE
from sandtable.table.settings import Settings, database_url
from sandtable.table.storage import store, tidying
from sandtable.table.storage.database import Database
from sandtable.table.storage.ears import Ears
from sandtable.table.teaching.analyses import Analyses
from sandtable.table.titles import Served, served_titles

T = TypeVar("T")
ALIVE = "alive"
DAY = 24 * 3600 * 1000  # milliseconds
HASHERS = 2  # passwords looked at together: each takes 64 MB for a moment
LEAST = 19  # the lowest priority
PATIENCE = 5.0  # seconds by which a look may be late on a busy machine


def running_time() -> int:
    """Milliseconds that no clock on the wall changes; where the system counts it, with those it slept."""
    kind = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) if hasattr(time, "clock_gettime_ns") else None
    nanoseconds = time.monotonic_ns() if kind is None else time.clock_gettime_ns(kind)
    return nanoseconds // 1_000_000


def stand_back() -> None:
    """This thread gets a processor when nobody else wants it, where a thread can have a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST)


class Time:
    """Milliseconds since 1970, as they were when the server began: a time of day that is set anew changes nothing.
    Tests have one of their own."""

    def __init__(self) -> None:
        self.began = time.time_ns() // 1_000_000 - running_time()

    def now(self) -> int:
        return self.began + running_time()

    def stopwatch(self) -> int:
        """By which the server sees that it was stopped."""
        return running_time()


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
        self.analyses = Analyses(self)
        self.doors = Doors(settings)
        self.rooms = Rooms(self)
        self.notifier = Notifier(self)
        self.seals = Seals(self)
        self.ears = Ears(self)
        self.hashers = ThreadPoolExecutor(HASHERS, thread_name_prefix="hasher", initializer=stand_back)
        self.engine = ThreadPoolExecutor(1, thread_name_prefix="engine")
        self.scribe = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self.tidied = 0
        self.last_look = self.time.stopwatch()
        self.sockets = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.database.open()
        await self.spare_clocks()
        await self.ears.open()
        self.tasks = [asyncio.create_task(self.look_again()), asyncio.create_task(self.rooms.resume())]
        log("started", database=self.database.url.get_backend_name())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.rooms.close()
        await self.notifier.close()
        await self.workers.close()
        await self.analyses.close()
        await self.clerks.close()
        await self.ears.close()
        await self.database.close()
        self.hashers.shutdown(wait=False)
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

    async def look_at_gap(self) -> None:
        """Was the server stopped, or the machine asleep? Live clocks do not run meanwhile; those in memory neither."""
        now, before = self.time.stopwatch(), self.last_look
        self.last_look = now
        gap = now - before - int(1000 * (self.settings.sweep + PATIENCE))
        if gap > 0:
            log("was-stopped", level="warning", seconds=gap // 1000)
            await self.rooms.spare_clocks(gap)

    async def look_again(self) -> None:
        """The one timer: clocks, opponents, notifications, idle rooms."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log("sweep-failed", level="error", error=True)
            await asyncio.sleep(self.settings.sweep)

    async def tidy(self) -> None:
        """Rooms and guests that nobody comes back to."""
        now, settings = self.time.now(), self.settings
        if settings.keep_rooms:
            before = now - int(settings.keep_rooms * DAY)
            async with self.database.read() as db:
                left = await tidying.left_rooms(db, before)
            for room in left:
                if room not in self.rooms.rooms:
                    await self.rooms.delete(room)
        if settings.keep_guests:
            before = now - int(settings.keep_guests * DAY)
            gone = await self.database.write(lambda db: tidying.drop_guests(db, before))
            if gone:
                log("guests-gone", count=gone)
        await self.database.write(lambda db: tidying.drop_sessions(db, now - 1000 * COOKIE_AGE))

    async def sweep(self) -> None:
        await self.look_at_gap()
        now = self.time.now()
        await self.ears.listen_again()
        await self.rooms.end_late_games(now)
        await self.rooms.ask_again()
        await self.notifier.tell_waiting(now)
        self.rooms.drop_idle(now)
        if now - self.tidied >= self.settings.tidy_every * 1000:
            self.tidied = now
            await self.tidy()
        async with self.database.read() as db:
            live = await store.any_live_clock(db)
        if live:  # else nobody will ask, and the disk may rest
            await self.database.write(lambda db: store.remember(db, ALIVE, str(now)))


Shared = NamedDependency[Services]  # as request handlers get it
