"""Those who do chores, seen from the server: each a process (clerk.py) that is started when it is first needed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from sandtable.table.chores.orders import Limits, Order, Reply, Request
from sandtable.table.logs import log
from sandtable.table.opponents.thoughts import LENGTH, framed
from sandtable.table.opponents.workers import SOURCE, START, kill
from sandtable.table.refusal import Denied

if TYPE_CHECKING:
    from sandtable.table.settings import Settings

T = TypeVar("T")
SLOW: Final = 20  # times the seconds of processor time, on a machine that has much else to do


class Clerk:
    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, request: Request) -> Reply:
        """Raises whatever an event loop raises if a process is gone."""
        try:
            if self.process is None:
                await asyncio.wait_for(self.start(), START)
            assert self.process is not None and self.process.stdin is not None
            self.process.stdin.write(framed(request))
            await self.process.stdin.drain()
            return await asyncio.wait_for(self.read(), SLOW * request.limits.seconds)
        except BaseException:
            await self.stop()  # or its answer would be taken for that to the next order
            raise

    async def start(self) -> None:
        path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandtable.table.chores.clerk", stdin=PIPE, stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path}, start_new_session=True,
        )  # fmt: skip
        await self.read()  # it says when it is ready

    async def read(self) -> Reply:
        assert self.process is not None and self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Reply)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            kill(process)  # what its child is at ends by its own limit
            await asyncio.gather(process.wait(), return_exceptions=True)


class Clerks:
    """Few at a time, and few who wait: whoever comes then is told to come again."""

    def __init__(self, settings: Settings) -> None:
        self.limits = Limits(settings.chore_seconds, settings.chore_memory)
        self.free = [Clerk() for _ in range(max(1, settings.clerks))]
        self.all = self.free[:]
        self.gate = asyncio.Semaphore(len(self.free))
        self.most_waiting = settings.chores_waiting
        self.waiting = 0

    async def ask(self, order: Order, kind: type[T]) -> T:
        """What was ordered; raises `Denied` if it cannot be made."""
        return msgspec.json.decode(await self.made(order), type=kind)

    async def made(self, order: Order) -> bytes:
        if self.waiting >= self.most_waiting:
            raise Denied(429, "too-fast")
        self.waiting += 1
        try:
            async with self.gate:
                clerk = self.free.pop()
                try:
                    reply = await self.reply(clerk, Request(order, self.limits))
                finally:
                    self.free.append(clerk)
        finally:
            self.waiting -= 1
        return outcome(reply)

    async def reply(self, clerk: Clerk, request: Request) -> Reply:
        try:
            return await clerk.ask(request)
        except Exception as error:  # every event loop has errors of its own for a process that is gone
            log("clerk-failed", level="warning", reason=type(error).__name__)
            return Reply()

    async def close(self) -> None:
        for clerk in self.all:
            await clerk.stop()


def outcome(reply: Reply) -> bytes:
    if reply.made is not None:
        return reply.made
    if reply.status >= 500:
        log("chore-failed", level="error", trace=reply.trace)
    if not reply.status:
        raise Denied(400, "too-much-work")
    args = reply.args if reply.status < 500 else {}
    raise Denied(reply.status, reply.code, **args)
