"""The floods of attack.py: each takes a server, the room of a victim, seconds and a number of messages; tells how
often it struck."""

from __future__ import annotations

import asyncio
import copy
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from house import PATIENCE, record_upto
from test_security import bad_message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Flood = Callable[[str, str, float, int], Awaitable[int]]
AT_ONCE = 8
MANY = 50  # connections
GONE = (WebSocketException, OSError, httpx.HTTPError, EOFError, TimeoutError)


def begin(seconds: float) -> float:
    """All is ready: whoever measures hears of it. Returns when to end."""
    print("begin", flush=True)
    return time.perf_counter() + seconds


def text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def headers(url: str) -> dict[str, str]:
    return {"X-Sandtable": "1", "Origin": url}


async def own_room(url: str, decisions: int = 0) -> tuple[str, str]:
    """A room of the attacker's, and his cookie: a long game, if so many decisions are wanted."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        while True:
            reply = await http.post("/api/rooms/import", json=record_upto(decisions), headers=headers(url))
            if reply.status_code == httpx.codes.CREATED:
                return reply.json()["room"], f"sandtable={http.cookies['sandtable']}"
            await asyncio.sleep(0.5)  # on a busy machine the server has asked to come again


def socket(url: str, room: str, cookie: str = "") -> Any:
    extra = {"Cookie": cookie} if cookie else {}
    return connect(
        f"{url.replace('http', 'ws')}/ws/rooms/{room}", origin=url, compression=None, max_size=None,  # type: ignore[arg-type]
        additional_headers=extra, open_timeout=30, close_timeout=1,
    )  # fmt: skip


async def pour_messages(url: str, room: str, cookie: str, seconds: float, make: Callable[[int], Any], most: int) -> int:
    """As fast as they go, over several sockets that come again when they are closed."""
    sent, until = 0, begin(seconds)

    async def one() -> None:
        nonlocal sent
        while time.perf_counter() < until and sent < most:
            with suppress(*GONE):
                async with socket(url, room, cookie) as ws:
                    drained = asyncio.create_task(drain(ws))
                    try:
                        while time.perf_counter() < until and sent < most:
                            await ws.send(make(sent))
                            sent += 1
                    finally:
                        drained.cancel()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return sent


async def drain(ws: ClientConnection) -> None:
    with suppress(*GONE):
        async for _ in ws:
            pass


async def malformed(url: str, room: str, seconds: float, messages: int) -> int:
    own, cookie = await own_room(url)
    rng = random.Random(1)
    return await pour_messages(url, own, cookie, seconds, lambda _: bad_message(rng), messages)


async def stale(url: str, room: str, seconds: float, messages: int) -> int:
    """In a long game, so that a whole state would be dear."""
    own, cookie = await own_room(url, 1000)
    up = {"t": "choose", "revision": 1, "seat": 0, "code": 5}
    return await pour_messages(
        url, own, cookie, seconds, lambda n: msgspec.json.encode({**up, "id": n}).decode(), 10**9
    )


async def questions(url: str, room: str, seconds: float, messages: int) -> int:
    own, cookie = await own_room(url, 300)
    kinds = [{"what": "plans"}, {"what": "odds"}, {"what": "ready", "placements": []}, {"what": "sight", "from": "A1"}]
    return await pour_messages(
        url,
        own,
        cookie,
        seconds,
        lambda n: msgspec.json.encode({"t": "query", "id": n, **kinds[n % 4]}).decode(),
        10**9,
    )


async def pings(url: str, room: str, seconds: float, messages: int) -> int:
    """What is no message: it is not counted as one."""
    own, cookie = await own_room(url)
    sent, until = 0, begin(seconds)

    async def one() -> None:
        nonlocal sent
        while time.perf_counter() < until:
            with suppress(*GONE):
                async with socket(url, own, cookie) as ws:
                    while time.perf_counter() < until:
                        await ws.pong()
                        sent += 1
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return sent


async def reads(url: str, room: str, seconds: float, messages: int) -> int:
    """Requests that change nothing, over many connections."""
    paths = ["/api/lobby", "/api/rooms/open", "/api/rooms/watch", f"/api/rooms/{room}"]
    sent, until = 0, begin(seconds)

    most = httpx.Limits(max_connections=MANY)
    async with httpx.AsyncClient(base_url=url, timeout=15, limits=most) as http:

        async def one() -> None:
            nonlocal sent
            while time.perf_counter() < until:
                sent += 1
                with suppress(*GONE):
                    await http.get(paths[sent % len(paths)])

        await asyncio.gather(*(one() for _ in range(MANY)))
    return sent


async def arrivals(url: str, room: str, seconds: float, messages: int) -> int:
    """Passers-by who crowd into the room of a victim, and stay."""
    held: list[ClientConnection] = []
    until = begin(seconds)

    async def one() -> None:
        while time.perf_counter() < until:
            try:
                held.append(await socket(url, room))
            except GONE:
                await asyncio.sleep(0.02)

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    for ws in held:
        with suppress(*GONE):
            await asyncio.wait_for(ws.close(), 2)
    return len(held)


async def slow_requests(url: str, room: str, seconds: float, messages: int) -> int:
    """Half a request each, held open."""
    host, port = url.removeprefix("http://").split(":")
    begun, until = 0, begin(seconds)
    held = []
    while time.perf_counter() < until:
        with suppress(*GONE):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000\r\n\r\n{")
            held.append(writer)
            begun += 1
        await asyncio.sleep(0.002)
    for writer in held:
        writer.close()
    return begun


async def requests(url: str, seconds: float, make: Callable[[int], tuple[str, Any]]) -> int:
    sent, until = 0, begin(seconds)

    async def one() -> None:
        nonlocal sent
        async with httpx.AsyncClient(base_url=url, timeout=15) as http:
            while time.perf_counter() < until:
                path, body = make(sent)
                sent += 1
                with suppress(*GONE):
                    await http.post(path, json=body, headers=headers(url))

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return sent


def bomb(n: int) -> tuple[str, Any]:
    """Too large in one number, too many in all, too deep, too long."""
    record = copy.deepcopy(record_upto(0))
    units = [{"unit": "rifle", "count": 9999} for _ in range(1900)]
    deep: Any = 1
    for _ in range(300):
        deep = [deep]
    spoilt: list[dict[str, Any]] = [
        {"axis": {**record["scenario"]["axis"], "units": units}},
        {"axis": {**record["scenario"]["axis"], "orders": 10**9}},
        {"setup": [{"side": "axis"}] * 60_000},
        {"deep": deep},
    ]
    record["scenario"].update(spoilt[n % len(spoilt)])
    return "/api/rooms/import", record


async def bombs(url: str, room: str, seconds: float, messages: int) -> int:
    return await requests(url, seconds, bomb)


async def random_scenarios(url: str, room: str, seconds: float, messages: int) -> int:
    path = f"/api/scenarios/{record_upto(0)['title']}/random"
    return await requests(url, seconds, lambda n: (path, {"seed": n}))


async def logins(url: str, room: str, seconds: float, messages: int) -> int:
    return await requests(url, seconds, lambda n: ("/api/account/login", {"name": f"n{n}", "password": "x" * 12}))


FLOODS: dict[str, Flood] = {
    "malformed": malformed, "stale": stale, "questions": questions, "pings": pings, "arrivals": arrivals,
    "reads": reads, "slow requests": slow_requests, "bombs": bombs, "random scenarios": random_scenarios,
    "logins": logins,
}  # fmt: skip
