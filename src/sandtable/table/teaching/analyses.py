"""Analyses, seen from the server: one at a time in a process of its own, each made once and kept."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Final

import msgspec

from sandtable.screens.wire_analysis import Analysis
from sandtable.table.logs import log
from sandtable.table.opponents.thoughts import LENGTH, framed
from sandtable.table.opponents.workers import SOURCE, START, kill
from sandtable.table.refusal import Denied
from sandtable.table.rooms.facts import RoomFacts
from sandtable.table.storage import store
from sandtable.table.teaching.task import Task, Word

if TYPE_CHECKING:
    from sandtable.table.services import Services

MOST_WAITING: Final = 8  # games; whoever comes then is told to come again


class Job:
    def __init__(self) -> None:
        self.begun = False
        self.part = 0.0
        self.error = ""


class Analyses:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.jobs: dict[str, Job] = {}  # by room: under way, waiting, or failed
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()
        self.process: Process | None = None

    async def kept(self, facts: RoomFacts) -> Analysis | None:
        """What was made of a game by rules that are still ours, and says all that one says now."""
        revision = self.services.titles[facts.title].title.revision
        async with self.services.database.read() as db:
            found = await store.load_analysis(db, facts.id, revision)
        try:
            return None if found is None else msgspec.json.decode(found, type=Analysis)
        except msgspec.ValidationError:
            return None

    def order(self, facts: RoomFacts) -> None:
        """Once for all who ask; one that failed is tried again."""
        job = self.jobs.get(facts.id)
        if job is not None and not job.error:
            return
        if sum(not job.error for job in self.jobs.values()) >= MOST_WAITING:
            raise Denied(429, "too-fast")
        self.jobs[facts.id] = Job()
        task = asyncio.create_task(self.make(facts))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make(self, facts: RoomFacts) -> None:
        job = self.jobs[facts.id]
        try:
            record = await self.services.rooms.record(facts)
            async with self.turn:
                job.begun = True
                made = await asyncio.wait_for(
                    self.ask(Task(facts.title, record, self.services.settings.analysis_steps), job),
                    self.services.settings.analysis_patience,
                )
            revision, now = self.services.titles[facts.title].title.revision, self.services.time.now()
            await self.services.database.write(lambda db: store.keep_analysis(db, facts.id, revision, now, made))
            del self.jobs[facts.id]
        except Exception as error:  # every event loop has errors of its own for a process that is gone
            log("analysis-failed", level="warning", room=facts.id, reason=str(error) or type(error).__name__)
            job.error = type(error).__name__
            await self.stop()

    async def ask(self, task: Task, job: Job) -> bytes:
        if self.process is None:
            await asyncio.wait_for(self.start(), START)
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(framed(task))
        await self.process.stdin.drain()
        while not (word := await self.read()).is_last:
            job.part = word.part
        if word.made is None:
            raise RuntimeError(word.error)
        return word.made

    async def read(self) -> Word:
        assert self.process is not None and self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Word)

    async def start(self) -> None:
        path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandtable.table.teaching.analyst", stdin=PIPE, stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        await self.read()  # it says when it is ready

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            kill(process)
            await asyncio.gather(process.communicate(), return_exceptions=True)  # closes its pipes and waits

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.stop()
