"""Players who go on whatever happens to their server, and servers that are killed at any moment."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import httpx
import msgspec
from house import PATIENCE, SCENARIO, TITLE
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sandtable.kernel.record import replay
from sandtable.table.rooms.making import record_data
from sandtable.table.settings import Settings, database_url
from sandtable.table.storage import store
from sandtable.table.storage.database import Database
from sandtable.table.titles import bare_titles

ROOMS = 3
HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Server:
    """`sandtable serve`, started and killed."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = f"serve --port {self.port} --log-level error --database {database}"
        self.zygote: Process | None = None
        self.pid = 0

    async def open(self) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "SANDTABLE_MESSAGE_RATE": "1000000"}
        env.update(SANDTABLE_REQUEST_RATE="1000000", SANDTABLE_WINDOW_PAUSE="0", SANDTABLE_MOVE_PAUSE="0")
        self.zygote = await asyncio.create_subprocess_exec(
            sys.executable, str(HERE / "zygote.py"), stdin=PIPE, stdout=PIPE, env=env
        )

    async def start(self) -> None:
        assert self.zygote is not None and self.zygote.stdin is not None and self.zygote.stdout is not None
        self.zygote.stdin.write(self.command.encode() + b"\n")
        self.pid = int(await self.zygote.stdout.readline())

    async def kill(self) -> None:
        """And wait until the system has taken everything from it, its port too."""
        if is_there(self.pid):
            os.kill(self.pid, signal.SIGKILL)
        while is_there(self.pid):
            await asyncio.sleep(0.002)

    async def close(self) -> None:
        assert self.zygote is not None
        self.zygote.kill()
        await self.zygote.communicate()


class Player:
    """Plays one seat as fast as it can, comes again when it loses the connection, notes what was acknowledged."""

    def __init__(self, match: Match, room: str, seat: int, cookies: httpx.Cookies) -> None:
        self.match = match
        self.room = room
        self.seat = seat
        self.cookie = f"sandtable={cookies['sandtable']}"
        self.acknowledged: dict[int, int] = {}  # revision before -> code
        self.seen = 0  # the newest revision that it was told of
        self.rng = random.Random(f"{room}{seat}")
        self.arrivals = 0

    async def run(self) -> None:
        while not self.match.ended:
            try:
                await self.sit_and_play()
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def sit_and_play(self) -> None:
        url = self.match.server_for(self).url
        async with connect(
            url.replace("http", "ws") + f"/ws/rooms/{self.room}", origin=url, compression=None, max_size=None,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie}, open_timeout=PATIENCE, close_timeout=1,
        ) as ws:  # fmt: skip
            sent: dict[int, tuple[int, int]] = {}
            fresh = True
            async for raw in ws:
                message: dict[str, Any] = msgspec.json.decode(raw)
                if message["t"] == "done":
                    revision, code = sent.pop(message["id"])
                    self.acknowledged[revision] = code
                    self.match.heard_one()
                elif message["t"] == "state":
                    assert message["eyes"] == self.seat, "somebody else's seat"
                    if fresh:
                        self.check_arrival(message)
                        fresh = False
                    self.seen = max(self.seen, message["revision"])
                    if message["question"] is not None:
                        code = self.rng.choice(message["question"]["choices"])["code"]
                        number = message["revision"] + 1
                        sent[number] = (message["revision"], code)
                        up = {"t": "choose", "id": number, "revision": number - 1, "seat": self.seat, "code": code}
                        await ws.send(msgspec.json.encode(up).decode())

    def check_arrival(self, state: dict[str, Any]) -> None:
        self.arrivals += 1
        assert state["revision"] >= self.seen, "the game has gone back"
        newest = max(self.acknowledged, default=-1)
        assert state["revision"] > newest, "an acknowledged decision is lost"


class Match:
    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.rng = random.Random(5)
        self.ended = False
        self.heard = 0
        self.target = 0
        self.reached = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def server_for(self, player: Player) -> Server:
        """Where there are several, he comes in anywhere."""
        return self.rng.choice(self.servers)

    def heard_one(self) -> None:
        self.heard += 1
        if self.heard >= self.target:
            self.reached.set()

    async def until_heard(self, more: int) -> None:
        self.target = self.heard + more
        self.reached.clear()
        reached = asyncio.create_task(self.reached.wait())
        done, _ = await asyncio.wait([reached, *self.tasks], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert done, "nobody plays on"
        for task in done:
            task.result()  # a player who has lost something says so


def client(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)


async def sit_down(server: Server, match: Match) -> list[Player]:
    players: list[Player] = []
    headers = {"X-Sandtable": "1", "Origin": server.url}
    for _ in range(ROOMS):
        async with client(server) as a, client(server) as b:
            body = {"title": TITLE, "scenario": SCENARIO, "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = (await a.post("/api/rooms", json=body, headers=headers)).json()
            sit = f"/api/rooms/{made['room']}/sit"
            assert (await b.post(sit, json={"invite": made["invites"][1]}, headers=headers)).status_code == 200
            players += [Player(match, made["room"], 0, a.cookies), Player(match, made["room"], 1, b.cookies)]
    return players


async def wait_for(server: Server) -> None:
    async with client(server) as http:
        while True:
            try:
                if (await http.get(server.url + "/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.02)


async def stored_decisions(url: str, room: str) -> list[tuple[int, int]]:
    database = Database(database_url(Settings(database=url)))
    async with database.read() as db:
        facts, record = await store.load_room(db, room), await store.load_record(db, room)
    await database.close()
    assert facts is not None and record is not None
    return replay(bare_titles()[facts.title], record_data(facts, record)).decisions


async def kill_and_go_on(url: str, kills: int, servers: int = 1, seed: int = 0) -> int:
    """Kills a server so many times while people play; returns how many decisions were acknowledged, none lost."""
    all_servers, rng = [Server(url) for _ in range(servers)], random.Random(11 + seed)
    match = Match(all_servers)
    for server in all_servers:
        await server.open()
    try:
        for server in all_servers:
            await server.start()
            await wait_for(server)
        players = await sit_down(all_servers[0], match)
        match.tasks = [asyncio.create_task(player.run()) for player in players]
        for _ in range(kills):
            await match.until_heard(rng.randrange(1, 12))  # and while others are still on their way
            for _ in range(rng.randrange(40)):
                await asyncio.sleep(0)
            victim = rng.choice(all_servers)
            await victim.kill()
            await victim.start()
        await match.until_heard(ROOMS * 4)
        match.ended = True
        for server in all_servers:
            await server.kill()
        await asyncio.gather(*match.tasks)
    finally:
        for server in all_servers:
            await server.close()
    for player in players:
        assert player.arrivals > kills / 2 / servers
        decisions = await stored_decisions(url, player.room)
        assert player.acknowledged
        for revision, code in player.acknowledged.items():
            assert decisions[revision] == (player.seat, code)
    return match.heard
