"""Opponents, in processes of their own (worker.py). One that dies or hangs is started again and asked again."""

from __future__ import annotations

import asyncio
import os
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from sandtable.kernel.errors import SandtableError
from sandtable.table.logs import log
from sandtable.table.opponents.thoughts import LENGTH, Head, Reply, Request, framed

TRIES: Final = 3
MOST_TOLD: Final = 1000  # rooms of which a process is thought to know
START: Final = 60.0  # seconds
SOURCE: Final = Path(__file__).resolve().parents[3]  # where this very package is


class WorkerFailed(SandtableError):
    """An opponent gave no answer."""


class WorkerLost(WorkerFailed):
    """There is no process that would answer; later there may be one again."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.lock = asyncio.Lock()
        self.process: Process | None = None
        self.told: set[str] = set()  # rooms whose head this process has
        self.starts = True  # did it, the last time?
        self.closed = False

    async def ask(self, request: Request) -> int:
        async with self.lock:
            for attempt in range(TRIES):
                if self.closed:
                    break
                try:
                    return await self.ask_once(request)
                except WorkerFailed:
                    raise
                except Exception as error:  # every event loop has errors of its own for a process that is gone
                    log("worker-failed", level="warning", attempt=attempt + 1, reason=type(error).__name__)
                    await self.stop()
                except BaseException:
                    await self.stop()  # or its answer would be taken for that to the next question
                    raise
        raise WorkerLost("the opponent does not answer")

    async def ask_once(self, request: Request) -> int:
        """Its patience is for thinking, not for starting."""
        if self.process is None:
            self.starts = False
            await asyncio.wait_for(self.start(), START)
            self.starts = True
        return await asyncio.wait_for(self.think(request), self.patience)

    async def think(self, request: Request) -> int:
        known = request.room in self.told
        reply = await self.exchange(msgspec.structs.replace(request, head=None) if known else request)
        if reply.unknown:
            reply = await self.exchange(request)
        if len(self.told) >= MOST_TOLD:
            self.told.clear()
        self.told.add(request.room)
        if reply.error:
            raise WorkerFailed(reply.error)
        return reply.code

    async def exchange(self, request: Request) -> Reply:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(framed(request))
        await self.process.stdin.drain()
        return await self.read()

    async def read(self) -> Reply:
        assert self.process is not None and self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Reply)

    async def start(self) -> None:
        path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
        env = {**os.environ, "PYTHONPATH": path}
        self.told.clear()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandtable.table.opponents.worker", stdin=PIPE, stdout=PIPE, env=env
        )
        await self.read()  # it says when it is ready

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        kill(process)
        await asyncio.gather(process.communicate(), return_exceptions=True)  # closes its pipes and waits

    async def close(self) -> None:
        """Whoever still waits for an answer hears at once that none will come."""
        self.closed = True
        if self.process is not None:
            kill(self.process)
        async with self.lock:
            await self.stop()


def kill(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()


class Workers:
    """All of them; a room always asks the same one, which keeps its game."""

    def __init__(self, count: int, patience: float) -> None:
        self.workers = [Worker(patience) for _ in range(max(1, count))]

    async def ask(self, room: str, head: Head, decisions: list[tuple[int, int]], seat: int, level: str) -> int:
        worker = self.workers[zlib.crc32(room.encode()) % len(self.workers)]
        return await worker.ask(Request(room, head, decisions, seat, level))

    @property
    def startable(self) -> bool:
        """Could every process be started that was needed?"""
        return all(worker.starts for worker in self.workers)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()
