"""How much the table bears: live games, idle rooms, page weight, time to the first board. Prints JSON.

python bench/table_load.py [--games 200] [--seconds 20] [--idle 5000] [--no-board]

Server and load share the machine. Rooms are put into the database beforehand, each somewhere in the middle of a random
game; then a real `sandtable serve` is started and everything goes over real sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import resource
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import msgspec
from first_board import first_boards
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import ClientConnection, connect

import sandtable
from sandtable.kernel.game import Game, new_game
from sandtable.shelf import game_named
from sandtable.table.protocol import Clock
from sandtable.table.rest.pages import STATIC
from sandtable.table.rooms.facts import RoomFacts, SeatFacts
from sandtable.table.rooms.making import Plan, record_facts
from sandtable.table.security import hashed
from sandtable.table.settings import Settings, database_url
from sandtable.table.storage import people, store
from sandtable.table.storage.database import Database
from sandtable.table.titles import served_titles

PLAYED = game_named()  # the first on the shelf
DISTINCT = 40  # games that the rooms are made from
TOKENS = ["the one on the left", "the one on the right"]  # nobody's secret
WARM_UP = 15.0  # seconds: all rooms are opened at once on a server just started, which works out the sight of every map
AT_ONCE = 50  # connections being made


class Choice(msgspec.Struct):
    code: int


class Question(msgspec.Struct):
    choices: list[Choice]


class Told(msgspec.Struct):
    """As much of a message as a player here reads."""

    t: str
    id: int = 0
    revision: int = 0
    over: bool = False
    question: Question | None = None


READ = msgspec.json.Decoder(Told)


# --- rooms ---


def some_games() -> list[Game]:
    """Random games, each stopped somewhere in its middle."""
    names = PLAYED.scenario_names()
    games: list[Game] = []
    for n in range(DISTINCT):
        rng = random.Random(n)
        game = new_game(PLAYED.title(), PLAYED.scenario(names[n % len(names)]), f"bench {n}", {"windows": True})
        game.keep_undo = False
        for _ in range(rng.randrange(60, 260)):
            if game.over:
                break
            game.play(rng.choice(game.choices))
        if not game.over:
            games.append(game)
    return games


async def fill(url: str, games: list[Game], prefix: str, count: int) -> list[str]:
    """So many rooms in which two people play."""
    database = Database(database_url(Settings(database=url)), "OFF")
    await database.open()
    served = served_titles()[PLAYED.name]
    ids = [f"{prefix}{n:028x}"[:32] for n in range(count)]

    async def job(db: AsyncConnection) -> None:
        for person, token in enumerate(TOKENS):
            if await people.load_person(db, str(person)) is None:
                await people.add_person(db, str(person), 0)
                await people.add_session(db, hashed(token), str(person), 0)
        for n, id in enumerate(ids):
            await store.create_room(db, *room_of(served, games[n % len(games)], id), 0)

    await database.write(job)
    await database.close()
    return ids


def room_of(served: Any, game: Game, id: str) -> tuple[RoomFacts, Any]:
    seats = [SeatFacts(n, "person", person=str(n)) for n in range(2)]
    plan = Plan(
        served=served, scenario=game.scenario, seed=game.seed, options=game.options, owner="0", seats=seats,
        clock=Clock(),
    )  # fmt: skip
    facts = RoomFacts(
        id=id, title=served.name, scenario_name=str(game.scenario["name"]), scenario_title="", options=game.options,
        lesson=None, owner="0", watchable=False, listed=False, clock=Clock(), status="playing", result=None,
        asked=1 << (game.decision.seat if game.decision else 0), revision=len(game.decisions), since=None,
        deadline=None, rematch=None, created=0, moved=0, seats=seats,
    )  # fmt: skip
    return facts, record_facts(plan, game)


# --- the server ---


async def start_server(url: str) -> tuple[Process, str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "SANDTABLE_ROOM_IDLE": "100000"}
    most = "1000000"  # two people play all the games
    env.update({"SANDTABLE_MESSAGE_RATE": most, "SANDTABLE_MESSAGE_BURST": most, "SANDTABLE_LOG_LEVEL": "warning"})
    env.update({"SANDTABLE_SOCKETS_OF_ONE_PERSON": most, "SANDTABLE_CONNECTIONS_OF_ONE_ADDRESS": most})
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandtable", "serve", "--port", "0", "--database", url, stdout=PIPE, env=env
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, line.split()[3]


def memory(pid: int) -> int:
    """Bytes that the server holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("no VmRSS")


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def enter(url: str, room: str, seat: int) -> ClientConnection:
    socket = await connect(
        url.replace("http", "ws") + f"/ws/rooms/{room}", origin=url, compression=None, max_size=None,  # type: ignore[arg-type]
        additional_headers={"Cookie": f"sandtable={TOKENS[seat]}"}, open_timeout=60, ping_interval=None, max_queue=None,
    )  # fmt: skip
    return socket


# --- live games ---


class LiveGame:
    """Two browsers; one decision a second, by whoever is asked."""

    def __init__(self, url: str, room: str, phase: float, latencies: list[float]) -> None:
        self.url = url
        self.room = room
        self.phase = phase
        self.latencies = latencies
        self.sockets: list[ClientConnection] = []
        self.newest: list[Told | None] = [None, None]
        self.changed = asyncio.Event()
        self.sent_at = 0.0
        self.rng = random.Random(room)
        self.refused = 0
        self.skipped = 0
        self.measuring = False

    async def open(self) -> None:
        for seat in range(2):
            self.sockets.append(await enter(self.url, self.room, seat))
        self.readers = [asyncio.create_task(self.read(seat)) for seat in range(2)]

    async def read(self, seat: int) -> None:
        async for raw in self.sockets[seat]:
            if raw.startswith('{"t":"state"'):  # type: ignore[arg-type]
                self.newest[seat] = READ.decode(raw)
                self.changed.set()
            elif raw.startswith('{"t":"done"') and self.sent_at:  # type: ignore[arg-type]
                if self.measuring:
                    self.latencies.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            elif raw.startswith('{"t":"refused"'):  # type: ignore[arg-type]
                self.refused += 1
                self.sent_at = 0.0

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.phase)
        due = time.perf_counter()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1.0
            if self.sent_at:
                self.skipped += 1  # the last one is not answered yet: it counts by its own latency
                continue
            seat = await self.asked()
            if seat is None:
                return
            told = self.newest[seat]
            assert told is not None and told.question is not None
            code = self.rng.choice(told.question.choices).code
            up = {"t": "choose", "id": 2, "revision": told.revision, "seat": seat, "code": code}
            self.sent_at = time.perf_counter()
            await self.sockets[seat].send(msgspec.json.encode(up).decode())

    async def asked(self) -> int | None:
        """The seat with a question in the newest state; None if the game is over."""
        while True:
            newest = max((told.revision for told in self.newest if told is not None), default=-1)
            for seat, told in enumerate(self.newest):
                if told is not None and told.over:
                    return None
                if told is not None and told.question is not None and told.revision == newest:
                    return seat
            self.changed.clear()
            await self.changed.wait()

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


async def live(url: str, pid: int, rooms: list[str], seconds: float) -> dict[str, Any]:
    latencies: list[float] = []
    games = [LiveGame(url, room, n / len(rooms), latencies) for n, room in enumerate(rooms)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(game: LiveGame) -> None:
        async with gate:
            await game.open()

    await asyncio.gather(*(opened(game) for game in games))
    until = time.perf_counter() + WARM_UP + seconds
    playing = [asyncio.create_task(game.play(until)) for game in games]
    await asyncio.sleep(WARM_UP)
    before, own = processor_time(pid), time.process_time()
    for game in games:
        game.measuring = True
    await asyncio.gather(*playing)
    busy, own = processor_time(pid) - before, time.process_time() - own
    for game in games:
        await game.close()
    return {
        "games": len(games),
        "decisions": len(latencies),
        "per_second": round(len(latencies) / seconds, 1),
        "ms": {f"p{p}": round(1000 * percentile(latencies, p), 1) for p in (50, 90, 99, 100)},
        "refused": sum(game.refused for game in games),
        "late": sum(game.skipped for game in games),
        "server_busy": round(busy / seconds, 2),
        "load_busy": round(own / seconds, 2),
    }


def percentile(values: list[float], p: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] if ordered else 0.0


# --- idle rooms ---


async def idle(url: str, pid: int, rooms: list[str]) -> dict[str, Any]:
    """All rooms in memory: first each with a browser that looks at it, then without."""
    before = memory(pid)
    sockets: list[ClientConnection] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def look(room: str) -> None:
        async with gate:
            socket = await enter(url, room, 0)
            await socket.recv()
            await socket.recv()
            sockets.append(socket)

    await asyncio.gather(*(look(room) for room in rooms))
    watched = memory(pid)
    await asyncio.gather(*(socket.close() for socket in sockets))
    sockets.clear()
    await asyncio.sleep(2.0)
    alone = memory(pid)
    return {
        "rooms": len(rooms),
        "server_mb": round(alone / 1e6, 1),
        "server_mb_with_a_browser_each": round(watched / 1e6, 1),
        "kb_a_room": round((alone - before) / len(rooms) / 1e3, 1),
        "kb_a_room_with_a_browser": round((watched - before) / len(rooms) / 1e3, 1),
    }


# --- page weight ---


def page_weight() -> dict[str, Any]:
    """What a browser loads, packed: all of the client, and what the first page asks for at once."""
    if not (STATIC / "index.html").exists():
        return {"built": False}
    sizes = {
        p.relative_to(STATIC).as_posix(): len(gzip.compress(p.read_bytes(), 9))
        for p in STATIC.rglob("*")
        if p.is_file()
    }
    index = (STATIC / "index.html").read_text()
    first = sum(size for name, size in sizes.items() if name in index or name == "index.html")
    return {"built": True, "kb_gzip": round(sum(sizes.values()) / 1e3, 1), "kb_gzip_first": round(first / 1e3, 1)}


# --- all of it ---


async def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    url = f"sqlite:///{folder / 'table.db'}"
    games = some_games()
    lively, quiet = await fill(url, games, "1", args.games), await fill(url, games, "2", args.idle)
    process, address = await start_server(url)
    found: dict[str, Any] = {"build": sandtable.build_mode(), "cores": os.cpu_count(), "page": page_weight()}
    try:
        if args.board:
            found["first_board"] = await first_boards(address)
        if args.games:
            found["live"] = await live(address, process.pid, lively, args.seconds)
        if args.idle:
            found["idle"] = await idle(address, process.pid, quiet)
    finally:
        process.terminate()
        await process.wait()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--no-board", dest="board", action="store_false", help="leave out what needs a browser")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        print(json.dumps(asyncio.run(measure(args, Path(folder))), indent=2))


if __name__ == "__main__":
    main()
