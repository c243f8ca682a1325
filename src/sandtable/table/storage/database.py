"""The engine behind the store: connections, the writer that commits, migrations at the start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Executable, event, func, inspect, select, text, update
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sandtable.kernel.errors import SandtableError
from sandtable.table.storage.schema import RoomRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]

CHANNEL: Final = "sandtable"  # on which servers of one database hear of changes
MOST_TOGETHER: Final = 64  # changes that are committed at once
HEAD: Final = "0006"  # the newest migration


class Prepared:
    """A statement that is written all the time: put into words once, then run with many rows at a time."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self.words: dict[str, tuple[str, list[str]]] = {}  # by dialect: the text, and the order of its parameters

    async def run(self, db: AsyncConnection, rows: list[dict[str, object]]) -> None:
        name = db.dialect.name
        if name not in self.words:
            compiled = self.statement.compile(dialect=db.dialect)  # type: ignore[attr-defined]
            self.words[name] = (str(compiled), list(compiled.positiontup))
        text, order = self.words[name]
        await db.exec_driver_sql(text, [tuple(row[parameter] for parameter in order) for row in rows])


Line = tuple[Prepared, dict[str, object]]


Seen = tuple[str, int]  # a room, and the version of it on which a change builds


class Conflict(Exception):
    """Another server has changed the room meanwhile: nothing was written."""


class Waiting(Generic[T]):
    """A change and whoever waits for it: a job, or lines that can be written together with other people's."""

    def __init__(self, job: Job[T] | None, lines: list[Line], seen: Seen | None = None) -> None:
        self.job = job
        self.lines = lines
        self.seen = seen
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def succeed(self, value: T) -> None:
        if not self.done.done():
            self.done.set_result(value)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Database:
    """Reads run side by side. Changes go one after another through one writer; those that come while it is busy are
    committed together, so that a slow disk holds up nobody. A change is answered only after its commit."""

    def __init__(self, url: URL, synchronous: str = "FULL") -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        self.reader = make_engine(url, synchronous, size=4)
        self.writer = make_engine(url, synchronous, size=1) if self.sqlite else self.reader
        self.queue: asyncio.Queue[Waiting[Any]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.failed = False  # could the last change not be written?

    async def open(self) -> None:
        try:
            await self.migrate()
        except BaseException:
            await self.close()
            raise
        self.task = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        if self.task is not None:
            await self.queue.join()
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """The same, but all that is read is of one moment, whatever another server writes meanwhile."""
        async with self.reader.connect() as connection:
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def write(self, job: Job[T], seen: Seen | None = None) -> T:
        """Run a change in a transaction; returns after its commit, or raises with nothing changed. `seen`: raises
        `Conflict` if the room is no longer of that version."""
        waiting: Waiting[T] = Waiting(job, [], seen)
        self.queue.put_nowait(waiting)
        return await asyncio.shield(waiting.done)

    async def write_lines(self, lines: list[Line], seen: Seen | None = None) -> None:
        """The same for lines whose order does not matter."""
        waiting: Waiting[None] = Waiting(None, lines, seen)
        self.queue.put_nowait(waiting)
        await asyncio.shield(waiting.done)

    async def write_on(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def commit(self, batch: list[Waiting[Any]]) -> None:
        """All in one transaction; if that fails, each in one of its own, so that one cannot spoil another."""
        try:
            async with self.writer.begin() as connection:
                seen = [] if self.sqlite else [waiting.seen for waiting in batch if waiting.seen is not None]
                await check_versions(connection, seen)
                values = [await waiting.job(connection) if waiting.job else None for waiting in batch]
                await run_lines(connection, [line for waiting in batch for line in waiting.lines])
                await tell_servers(connection, seen)
        except Exception as error:
            if len(batch) == 1:
                self.failed = isinstance(error, SQLAlchemyError | OSError)
                batch[0].fail(error)
                return
            for waiting in batch:
                await self.commit([waiting])
            return
        self.failed = False
        for waiting, value in zip(batch, values, strict=True):
            waiting.succeed(value)

    async def alive(self) -> bool:
        try:
            async with self.read() as connection:
                await connection.execute(text("select 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def writable(self) -> bool:
        """Tried only where the last change failed: else it is known."""
        if self.failed:
            with suppress(SQLAlchemyError, OSError):
                await self.write(touch)
        return not self.failed

    # --- migrations ---
    async def migrate(self) -> None:
        async with self.writer.connect() as connection:
            version = await connection.run_sync(version_of)
        if version == HEAD:
            return
        if version is not None and version > HEAD:
            raise SandtableError(f"the database is of a newer Sandtable: it is at {version}, this one knows {HEAD}")
        async with self.writer.begin() as connection:
            await connection.run_sync(upgrade)


async def check_versions(db: AsyncConnection, seen: list[Seen]) -> None:
    """The rooms stay so until the transaction ends. In order, so that two servers never wait for each other."""
    if not seen:
        return
    query = select(RoomRow.id, RoomRow.version).where(RoomRow.id.in_([room for room, _ in seen]))
    found = {row.id: row.version for row in await db.execute(query.order_by(RoomRow.id).with_for_update())}
    if len({room for room, _ in seen}) < len(seen) or any(found.get(room) != version for room, version in seen):
        raise Conflict


async def tell_servers(db: AsyncConnection, seen: list[Seen]) -> None:
    """Once it is committed, all that have the room in memory look again."""
    for room, version in seen:
        await db.execute(update(RoomRow).where(RoomRow.id == room).values(version=version + 1))
        await db.execute(select(func.pg_notify(CHANNEL, f"{room} {version + 1}")))


async def touch(db: AsyncConnection) -> None:
    """Writes something that changes nothing."""
    await db.execute(text("update alembic_version set version_num = version_num"))


async def run_lines(db: AsyncConnection, lines: list[Line]) -> None:
    rows: dict[Prepared, list[dict[str, object]]] = {}
    for statement, row in lines:
        rows.setdefault(statement, []).append(row)
    for statement, together in rows.items():
        await statement.run(db, together)


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar_one_or_none()


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# --- engines ---


def make_engine(url: URL, synchronous: str, size: int) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        try:
            return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError:
            raise SandtableError("PostgreSQL needs one thing more: pip install 'sandtable[postgres]'") from None
    engine = create_async_engine(url, pool_size=size, max_overflow=0 if size == 1 else 8, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
            "busy_timeout=10000",
            "temp_store=MEMORY",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
