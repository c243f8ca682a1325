"""A house with a table: a real server on a real port in the loop of the test, and guests who come over real sockets."""

from __future__ import annotations

import asyncio
import random
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from sandtable.games.combat_commander.files import load_scenario
from sandtable.games.combat_commander.title import TITLE as TITLE_RULES
from sandtable.kernel.game import Game, new_game
from sandtable.table.rooms.changes import applied
from sandtable.table.rooms.room import Room
from sandtable.table.serve import LOOP, address, configure
from sandtable.table.services import Secrets, Services, Time
from sandtable.table.settings import Settings

TITLE = "combat-commander"
SCENARIO = "first-patrol"
PATIENCE = 300  # seconds, so that a fault ends a test; a busy machine must not
QUICK: dict[str, Any] = {
    "host": "127.0.0.1", "port": 0, "window_pause": 0.0, "move_pause": 0.0, "sweep": 3600.0, "message_rate": 1e6,
    "message_burst": 1e6, "request_rate": 1e6, "request_burst": 1e6, "login_rate": 1e6, "login_burst": 1e6,
    "look_rate": 1e6, "look_burst": 1e6, "chore_rate": 1e6, "chore_burst": 1e6, "chat_rate": 1e6, "chat_burst": 1e6,
    "visit_rate": 1e6, "visit_burst": 1e6, "arrival_rate": 1e6, "arrival_burst": 1e6, "crowd_rate": 1e6,
    "crowd_burst": 1e6, "sqlite_synchronous": "OFF", "presence_pause": 0.0,
}  # fmt: skip
Json = dict[str, Any]


@lru_cache(maxsize=1)
def whole_game() -> Game:
    """A random game to its end."""
    game = new_game(TITLE_RULES, load_scenario(SCENARIO), "nearly", {"windows": True})
    game.keep_undo = False
    rng = random.Random(3)
    while not game.over:
        game.play(rng.choice(game.choices))
    return game


def record_upto(decisions: int | None = None) -> Json:
    """Of that game: the whole record, or its beginning."""
    record = whole_game().record()
    if decisions is not None:
        record.update(
            over=False, decisions=record["decisions"][:decisions], outcomes=record["outcomes"][: decisions + 1]
        )  # type: ignore[index]
    return record


def nearly_over(left: int = 4) -> tuple[Json, list[tuple[int, int]]]:
    """A game shortly before its end, and the decisions that end it."""
    decisions = whole_game().decisions
    return record_upto(len(decisions) - left), decisions[-left:]


class TestTime(Time):
    """Stands still until it is told to go on."""

    __test__ = False

    def __init__(self, at: int = 1_700_000_000_000) -> None:
        self.at = at
        self.stopped = 0  # milliseconds

    def stopwatch(self) -> int:
        return self.stopped

    def now(self) -> int:
        return self.at

    def stop_for(self, seconds: float) -> None:
        """The server stands still, and time does not."""
        self.stopped += int(1000 * seconds)
        self.pass_by(seconds=seconds)

    def pass_by(self, *, seconds: float = 0, days: float = 0) -> None:
        self.at += int(1000 * (seconds + days * 86_400))


class TestSecrets(Secrets):
    """The same ones for the same test, so that its games run alike; new ones each time a folder is opened."""

    __test__ = False
    opened: Counter[str] = Counter()

    def __init__(self, folder: Path | None) -> None:
        name = str(folder)
        self.opened[name] += 1
        self.rng = random.Random(f"opened {self.opened[name]} times")

    def id(self) -> str:
        return self.rng.randbytes(16).hex()

    def token(self) -> str:
        return urlsafe_b64encode(self.rng.randbytes(32)).decode().rstrip("=")

    def seed(self) -> str:
        return self.token()


class House:
    def __init__(self, services: Services, url: str) -> None:
        self.services = services
        self.url = url
        self.guests: list[Guest] = []

    @property
    def time(self) -> TestTime:
        assert isinstance(self.services.time, TestTime)
        return self.services.time

    def room(self, id: str) -> Room:
        """As the server has it in memory."""
        return self.services.rooms.rooms[id]

    async def guest(self, cookies: httpx.Cookies | None = None) -> Guest:
        guest = Guest(self, httpx.AsyncClient(base_url=self.url, cookies=cookies, timeout=PATIENCE))
        self.guests.append(guest)
        return guest

    async def pair(self, **wishes: Any) -> tuple[str, Guest, Guest]:
        """Two people who have just sat down to a game."""
        axis, allies = await self.guest(), await self.guest()
        made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}], **wishes)
        await allies.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][1]})
        return made["room"], axis, allies


@asynccontextmanager
async def open_house(
    folder: Path | None, time: Time | None = None, secrets: Secrets | None = None, **settings: Any
) -> AsyncIterator[House]:
    if folder is not None:
        settings.setdefault("database", f"sqlite:///{folder / 'table.db'}")
    secrets = secrets or TestSecrets(folder)
    services = Services(Settings(**{**QUICK, **settings}), time=time or TestTime(), secrets=secrets)
    server = uvicorn.Server(configure(services))
    server.config.log_level = "critical"
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server does not start"
        await asyncio.sleep(0.005)
    house = House(services, address(server))
    try:
        yield house
    finally:
        for guest in house.guests:
            await guest.close()
        server.should_exit = True
        await serving


def shipped_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop on which `sandtable serve` runs."""
    return uvicorn.Config(print, loop=LOOP).get_loop_factory()


def run_shipped(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=shipped_loop()) as runner:
        runner.run(work)


def in_house(test: Callable[[House], Awaitable[None]], **settings: Any) -> Callable[[Path], None]:
    """A test that takes a House becomes one that pytest can run."""

    def run(tmp_path: Path) -> None:
        async def go() -> None:
            async with open_house(tmp_path, **settings) as house:
                await asyncio.wait_for(test(house), PATIENCE)

        run_shipped(go())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def with_settings(**settings: Any) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[Path], None]]:
    return lambda test: in_house(test, **settings)


class Guest:
    """A browser with its cookies."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http
        self.seats: list[Seat] = []

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Sandtable": "1", "Origin": self.house.url}

    async def get(self, path: str, status: int = 200) -> Any:
        reply = await self.http.get(path)
        assert reply.status_code == status, (path, reply.status_code, reply.text)
        return reply.json()

    async def post(self, path: str, body: Any, status: int | None = None) -> Any:
        reply = await self.http.post(path, json=body, headers=self.headers)
        assert reply.status_code == status if status else reply.is_success, (path, reply.status_code, reply.text)
        return reply.json()

    async def make_room(self, seats: list[Json] | None = None, **wishes: Any) -> Json:
        body = {"title": TITLE, "seats": seats or [{"kind": "me"}, {"kind": "opponent", "level": "random"}], **wishes}
        if not {"scenario", "random", "lesson"} & set(body):
            body["scenario"] = SCENARIO
        made: Json = await self.post("/api/rooms", body, 201)
        return made

    async def enter(self, room: str) -> Seat:
        seat = await self.connect(room)
        while seat.state is None or seat.chat is None:
            await seat.hear()
        return seat

    async def connect(self, room: str, origin: str | None = None) -> Seat:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            self.house.url.replace("http", "ws") + f"/ws/rooms/{room}",
            origin=self.house.url if origin is None else origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookies} if cookies else {},
            max_size=None,
            compression=None,
        )
        seat = Seat(socket)
        self.seats.append(seat)
        return seat

    async def close(self) -> None:
        for seat in self.seats:
            await seat.socket.close()
        await self.http.aclose()


class Refused(Exception):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Seat:
    """A browser in a room: keeps what it was told as protocol.ts says, and checks that it fits together."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []  # everything, as it came
        self.room: Json | None = None
        self.state: Any = None
        self.log: list[Json] = []
        self.chat: list[Json] | None = None
        self.reactions: dict[int, Json] = {}
        self.replies: dict[int, Json] = {}
        self.number = 0
        self.rng = random.Random(7)

    async def hear(self) -> Json:
        raw = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.heard.append(raw)
        message: Json = msgspec.json.decode(raw)
        kind = message["t"]
        if kind == "room":
            self.room = message["room"]
        elif kind == "state":
            self.take_state(message)
        elif kind == "chat":
            self.chat = [*(self.chat or [])[: message["from"]], *message["lines"]]
        elif kind == "reactions":
            self.reactions[message["seat"]] = message["reactions"]
        elif kind != "mark":
            self.replies[message["id"]] = message
        return message

    def take_state(self, message: Json) -> None:
        assert message["log_from"] <= len(self.log)
        self.log = [*self.log[: message["log_from"]], *message["log"]]
        assert [line["n"] for line in self.log] == list(range(len(self.log)))
        if "changes" in message:
            assert "view" not in message and self.state is not None
            message["view"] = applied(self.state["view"], message["changes"])
        self.state = message

    # --- saying ---
    async def send(self, t: str, /, **fields: Any) -> int:
        self.number += 1
        await self.socket.send(msgspec.json.encode({"t": t, "id": self.number, **fields}).decode())
        return self.number

    async def reply_to(self, number: int) -> Json:
        while number not in self.replies:
            await self.hear()
        reply = self.replies.pop(number)
        if reply["t"] == "refused":
            raise Refused(reply["code"])
        return reply

    async def say(self, t: str, /, **fields: Any) -> Json:
        """Send, and wait for what comes of it; a refusal is raised."""
        return await self.reply_to(await self.send(t, **fields))

    async def refusal(self, t: str, /, **fields: Any) -> str:
        try:
            reply = await self.say(t, **fields)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{t} was not refused: {reply}")

    async def ask(self, what: str, /, **fields: Any) -> Json:
        reply = await self.say("query", what=what, **fields)
        assert reply["t"] == "answer"
        data: Json = reply["data"]
        return data

    # --- playing ---
    @property
    def revision(self) -> int:
        return int(self.state["revision"])

    async def until(self, fits: Callable[[Seat], bool]) -> None:
        while not fits(self):
            await self.hear()

    async def choose(self, code: int, seat: int | None = None) -> None:
        """And wait for the state that follows."""
        here = self.revision
        await self.say("choose", revision=here, seat=self.state["eyes"] if seat is None else seat, code=code)
        await self.until(lambda me: me.revision > here)

    async def play(self) -> None:
        """Any legal choice."""
        await self.choose(self.rng.choice(self.state["question"]["choices"])["code"])

    @property
    def is_asked(self) -> bool:
        return self.state["question"] is not None


async def to_my_turn(seat: Seat) -> None:
    """Until the learner of a lesson has to choose himself; what has one answer only is answered for him."""
    await seat.until(lambda s: s.is_asked and (s.state["lesson"] is None or s.state["lesson"]["expect"] != []))


async def catch_up(*seats: Seat) -> None:
    """Until all have heard of the same revision."""
    newest = max(seat.revision for seat in seats)
    for seat in seats:
        await seat.until(lambda me: me.revision >= newest)


async def ask_always(*seats: Seat) -> None:
    """Nothing is answered for them: every decision is one that they make."""
    for seat in seats:
        await seat.say("reactions", seat=seat.state["eyes"], reactions={"initiative": "ask"})


async def play_on(seats: list[Seat], decisions: int) -> None:
    """So many random decisions, by whoever is asked."""
    for _ in range(decisions):
        await catch_up(*seats)
        asked = [seat for seat in seats if seat.is_asked]
        if not asked:
            assert seats[0].state["over"], "nobody is asked"
            return
        await asked[0].play()
    await catch_up(*seats)
