"""Running the server."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping
from typing import Final

import uvicorn
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.table.app import make_app
from sandtable.table.frames import PatientSocket
from sandtable.table.lines import protocol_for
from sandtable.table.logs import log, set_up_logs
from sandtable.table.services import Services
from sandtable.table.settings import Settings, database_url
from sandtable.table.storage.database import Database
from sandtable.table.storage.lock import FileLock
from sandtable.table.titles import Served, view_for

LOOP: Final = "auto"  # uvloop, where there is one
SWITCH: Final = 0.001  # seconds that a thread at work keeps the loop waiting: a decision waits for it several times
FRAME: Final = 256 * 1024  # bytes of one message, beyond which a connection is cut


def configure(services: Services) -> uvicorn.Config:
    settings = services.settings
    return uvicorn.Config(
        make_app(services),
        host=settings.host,
        port=settings.port,
        loop=LOOP,
        http=protocol_for(settings),
        ws=PatientSocket,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # it costs 300 kB for each connection
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Says where it is once it listens, and shows itself if asked to."""

    def __init__(self, services: Services, show: bool) -> None:
        super().__init__(configure(services))
        self.services = services
        self.show = show

    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        if self.should_exit:
            return
        url = address(self)
        print(f"Sandtable is on {url} (Ctrl-C ends it)", flush=True)
        self.services.tasks.append(asyncio.create_task(settle(self.services)))
        if self.show:
            await asyncio.to_thread(webbrowser.open, url)


async def settle(services: Services) -> None:
    """What stays for ever is not looked through again and again: a look at all of it would stop everybody for a tenth
    of a second and more."""
    try:
        await services.aside(read_ahead, services.titles)
    except Exception:
        log("read-ahead-failed", level="error", error=True)
    gc.freeze()


def read_ahead(titles: Mapping[str, Served]) -> None:
    """The tables and words of every game."""
    for served in titles.values():
        for card in served.screen.scenarios()[:1]:
            game = new_game(served.title, served.screen.scenario(card["name"]), "", {"windows": True})
            for seat in (SPECTATOR, *range(len(served.sides))):
                view_for(game, seat)
                served.screen.question(game, seat)
                served.screen.log(game, seat)


def address(server: uvicorn.Server) -> str:
    """As a browser on this machine reaches it; port 0 has become a real one."""
    host, port = server.config.host, server.config.port
    for running in server.servers:
        for socket in running.sockets:
            port = socket.getsockname()[1]
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


async def prepare(url: URL) -> None:
    """What is wrong with the database is told in one line, before the server starts."""
    try:
        if url.get_backend_name() == "sqlite":
            sqlite3.connect(url.database or ":memory:").close()  # the driver's thread would outlive this loop
        database = Database(url)
        try:
            await database.migrate()
        finally:
            await database.close()
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise SandtableError(f"the database cannot be used: {getattr(error, 'orig', None) or error}") from None


def serve(settings: Settings, show: bool = False) -> int:
    url = database_url(settings)
    lock = locked(url)
    try:
        asyncio.run(prepare(url))
        set_up_logs(settings.log_level)
        sys.setswitchinterval(SWITCH)
        server = Server(Services(settings), show)
        server.run()
    finally:
        lock.release()
    return 0 if server.started else 1


def locked(url: URL) -> FileLock:
    try:
        return FileLock(url)
    except OSError as error:
        raise SandtableError(f"the database cannot be used: {error}") from None
