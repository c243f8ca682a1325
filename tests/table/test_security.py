"""Tokens, origin, headers, limits, and messages that nobody should send."""

from __future__ import annotations

import asyncio
import io
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house import SCENARIO, TITLE, Guest, House, Seat, in_house, open_house, play_on, with_settings
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.table.logs import set_up_logs
from sandtable.table.rest.pages import STATIC
from sandtable.table.security import HEADERS
from sandtable.table.services import Secrets

pytestmark = pytest.mark.once  # the server alone: none of it is compiled


async def same_as_before(house: House, id: str, revision: int) -> None:
    """Neither the game nor the database has moved."""
    room = await house.services.rooms.get(id)
    record = await house.services.rooms.record(room.facts)
    assert room.revision == revision and len(record["decisions"]) == revision  # type: ignore[arg-type]
    assert room.facts.status == "playing"


# --- where requests come from ---


@in_house
async def test_a_foreign_page_cannot_change_anything(house: House) -> None:
    me = await house.guest()
    await me.make_room()
    body = {"title": TITLE, "scenario": SCENARIO, "seats": [{"kind": "me"}, {"kind": "me"}]}
    ours = {"X-Sandtable": "1", "Origin": house.url}
    foreign: list[dict[str, str]] = [
        {},
        {"Origin": house.url},
        {"X-Sandtable": "1"},
        {**ours, "Origin": "http://evil.example"},
        {**ours, "Origin": "null"},
        {**ours, "Origin": house.url + "0"},
        {**ours, "Origin": house.url.replace("http", "ftp")},
        {**ours, "X-Sandtable": "0"},
    ]
    for headers in foreign:
        reply = await me.http.post("/api/rooms", json=body, headers=headers)
        assert reply.status_code == 403 and reply.json()["error"] == "foreign", headers
    text = await me.http.post(
        "/api/rooms", content=msgspec.json.encode(body), headers={**ours, "Content-Type": "text/plain"}
    )
    assert text.status_code == 415
    assert len(await me.get("/api/rooms/mine")) == 1


@in_house
async def test_a_foreign_page_gets_no_socket(house: House) -> None:
    me = await house.guest()
    made = await me.make_room()
    for origin in ("http://evil.example", "null", house.url + "0", ""):
        with pytest.raises(InvalidStatus) as refused:
            await me.connect(made["room"], origin=origin)
        assert refused.value.response.status_code == 403


@in_house
async def test_a_foreign_name_gets_nothing(house: House) -> None:
    """A page that gives its own name our address (rebinding) is not served."""
    me = await house.guest()
    reply = await me.http.get("/api/lobby", headers={"Host": "evil.example"})
    assert reply.status_code == 421
    reply = await me.http.get("/health", headers={"Host": "localhost:1"})
    assert reply.status_code == 200


# --- headers ---


@in_house
async def test_every_answer_carries_the_headers(house: House) -> None:
    me = await house.guest()
    made = await me.make_room()
    paths = ["/", "/room/x", "/api/lobby", "/api/nothing", "/health", "/metrics", "/docs", "/docs/openapi.json"]
    for path in [*paths, f"/api/rooms/{made['room']}/export", "/api/rooms/nothing"]:
        reply = await me.http.get(path)
        for name, value in HEADERS.items():
            assert reply.headers[name] == value, (path, name)
        assert "server" not in reply.headers
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy and "script-src 'self'" in policy and "default-src 'none'" in policy
    picture = await me.http.get(f"/api/scenarios/{TITLE}/{SCENARIO}/map.svg")
    assert "script" not in picture.headers["content-security-policy"]
    assert "sandbox" in picture.headers["content-security-policy"]


@in_house
async def test_pages_have_no_inline_script(house: House) -> None:
    me = await house.guest()
    for path in ("/docs", "/"):
        text = (await me.http.get(path)).text
        assert not re.search(r"<script(?![^>]*\ssrc=)[^>]*>", text) and not re.search(r"\son\w+=", text)
        assert not re.search(r'(src|href)="(https?:)?//', text)


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_the_client_is_served_packed_and_cached(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_house(tmp_path) as house:
            me = await house.guest()
            page = await me.http.get("/room/abc")
            assert page.headers["cache-control"] == "no-cache" and page.headers["content-type"].startswith("text/html")
            script = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0]
            reply = await me.http.get(script)
            assert "immutable" in reply.headers["cache-control"] and reply.headers["content-encoding"] == "gzip"
            again = await me.http.get(script, headers={"If-None-Match": reply.headers["etag"]})
            assert again.status_code == 304 and again.content == b""
            assert (await me.http.get("/assets/../settings.py")).status_code == 404

    asyncio.run(go())


@with_settings(public_url="https://table.example", host="0.0.0.0")
async def test_behind_https_cookies_are_secure(house: House) -> None:
    me = await house.guest()
    address = house.url.replace("0.0.0.0", "127.0.0.1")
    headers = {"X-Sandtable": "1", "Origin": "https://table.example", "Host": "table.example"}
    reply = await me.http.post(address + "/api/account/name", json={"name": "Ana"}, headers=headers)
    assert reply.status_code == 200 and "secure" in reply.headers["set-cookie"].lower()
    assert reply.headers["strict-transport-security"]
    other = await me.http.get(address + "/health", headers={"Host": "127.0.0.1"})
    assert other.status_code == 421


# --- what is there ---


@in_house
async def test_a_room_that_is_not_yours_looks_like_none(house: House) -> None:
    id, axis, allies = await house.pair()
    stranger, nowhere = await house.guest(), "0" * 32
    await stranger.post("/api/account/name", {"name": "S"})
    for path in ("", "/map.svg", "/geometry", "/replay", "/replay/0?eyes=-1", "/replay/0?eyes=0", "/report", "/export"):
        for guest in (stranger, await house.guest()):
            real, none = (
                await guest.http.get(f"/api/rooms/{id}{path}"),
                await guest.http.get(f"/api/rooms/{nowhere}{path}"),
            )
            assert real.status_code == none.status_code == 404, path
            assert real.content == none.content and dict(real.headers).keys() == dict(none.headers).keys()
    for body in ({"invite": "guess"}, {"seat": 1}):
        real = await stranger.http.post(f"/api/rooms/{id}/sit", json=body, headers=stranger.headers)
        none = await stranger.http.post(f"/api/rooms/{nowhere}/sit", json=body, headers=stranger.headers)
        assert (real.status_code, real.content) == (none.status_code, none.content)
    guessed = [
        await stranger.http.post(f"/api/rooms/{room}/invited", json={"invite": "guess"}, headers=stranger.headers)
        for room in (id, nowhere)
    ]
    assert guessed[0].status_code == 404 and guessed[0].content == guessed[1].content
    heard = []
    for room in (id, nowhere):
        seat = await stranger.connect(room)
        heard.append(await seat.hear())
        with pytest.raises(ConnectionClosed) as closed:
            await seat.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    assert heard[0] == heard[1] and heard[0]["code"] == "unknown"


@with_settings(secrets=Secrets())
async def test_secrets_are_long_and_never_the_same(house: House) -> None:
    me = await house.guest()
    rooms = [await me.make_room(seats=[{"kind": "open"}, {"kind": "me"}]) for _ in range(3)]
    assert len({made["room"] for made in rooms}) == 3 and all(re.fullmatch("[0-9a-f]{32}", m["room"]) for m in rooms)
    invites = {made["invites"][0] for made in rooms}
    assert len(invites) == 3 and all(len(invite) >= 43 for invite in invites)
    for made in rooms:
        assert made["invites"][0] not in str(await me.get(f"/api/rooms/{made['room']}"))


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that `sandtable serve` would log; afterwards all is as it was."""
    names = ("sandtable.table", "uvicorn", "uvicorn.error", "litestar", "asyncio")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger, logger.handlers, logger.propagate, logger.level) for logger in loggers]
    stream = io.StringIO()
    set_up_logs("debug", stream)
    yield stream
    for logger, handlers, propagate, level in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_logs_hold_no_secret(tmp_path: Path, logged: io.StringIO) -> None:

    async def go() -> list[str]:
        async with open_house(tmp_path) as house:
            id, axis, allies = await house.pair()
            a, b = await axis.enter(id), await allies.enter(id)
            await a.say("chat", text="between you and me")
            await play_on([a, b], 5)
            made = await axis.make_room(seats=[{"kind": "open"}, {"kind": "me"}])
            await axis.http.get(f"/api/rooms/x?invite={made['invites'][0]}")
            await axis.post("/api/account/register", {"name": "Ana", "password": "my own password"})
            room = await house.services.rooms.get(id)
            return [
                id, made["invites"][0], room.game.seed, "between you and me", "my own password",
                *axis.http.cookies.values(), *allies.http.cookies.values(),
            ]  # fmt: skip

    secrets = asyncio.run(go())
    text = logged.getvalue()
    assert '"event":"room-created"' in text
    for line in text.splitlines():
        msgspec.json.decode(line)
    for secret in secrets:
        assert secret not in text


# --- messages ---


async def seated(house: House, **wishes: Any) -> tuple[str, Guest, Seat, Seat]:
    """The one who is asked, then the other one."""
    id, axis, allies = await house.pair(**wishes)
    a, b = await axis.enter(id), await allies.enter(id)
    return (id, axis, a, b) if a.is_asked else (id, allies, b, a)


@in_house
async def test_stale_replayed_and_out_of_turn_messages_change_nothing(house: House) -> None:
    id, guest, me, other = await seated(house)
    mine, yours = me.state["eyes"], other.state["eyes"]
    code = me.state["question"]["choices"][0]["code"]
    assert await other.refusal("choose", revision=0, seat=yours, code=code) == "not-asked"
    assert await other.refusal("choose", revision=0, seat=mine, code=code) == "not-yours"
    assert await me.refusal("choose", revision=0, seat=5, code=code) == "not-yours"
    assert await me.refusal("choose", revision=7, seat=mine, code=code) == "stale"
    assert await me.refusal("choose", revision=0, seat=mine, code=code + 1_000_000_007) == "illegal"
    assert await me.refusal("undo", revision=3, seat=mine) == "stale"
    await same_as_before(house, id, 0)
    raw = msgspec.json.encode({"t": "choose", "id": 900, "revision": 0, "seat": mine, "code": code}).decode()
    for _ in range(3):
        await me.socket.send(raw)
    kinds = [(await reply_for(me, 900)) for _ in range(3)]
    assert [kind for kind, _ in kinds] == ["done", "refused", "refused"]
    assert [code for _, code in kinds[1:]] == ["stale", "stale"]
    await same_as_before(house, id, 1)


async def reply_for(seat: Seat, number: int) -> tuple[str, Any]:
    while True:
        message = await seat.hear()
        if message.get("id") == number:
            return message["t"], message.get("code")


@in_house
async def test_a_stale_message_brings_the_state_again(house: House) -> None:
    id, guest, me, other = await seated(house)
    await me.play()
    count = sum(b'"t":"state"' in raw for raw in me.heard)
    assert await me.refusal("choose", revision=0, seat=me.state["eyes"], code=1) == "stale"
    assert sum(b'"t":"state"' in raw for raw in me.heard) == count + 1


@in_house
async def test_oversized_messages(house: House) -> None:
    id, guest, me, other = await seated(house)
    await me.socket.send('{"t":"chat","id":1,"text":"' + "x" * 20_000 + '"}')
    assert (await reply_for(me, 0)) == ("refused", "too-large")
    await me.play()  # still there
    await me.socket.send("x" * 300_000)
    with pytest.raises(ConnectionClosed):
        while True:
            await me.hear()
    again = await guest.enter(id)
    assert again.revision == 1


@with_settings(message_rate=1.0, message_burst=15.0)
async def test_messages_that_come_too_fast(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    for _ in range(15):
        await seat.send("ping")
    codes = []
    for number in range(1, 16):
        codes.append((await reply_for(seat, number))[1])
    assert codes[:10] == [None] * 10 and "too-fast" in codes[10:]
    with pytest.raises(ConnectionClosed) as closed:  # who does not stop is cut off
        for _ in range(400):
            await seat.send("ping")
        while True:
            await seat.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


@with_settings(request_rate=0.001, request_burst=5)
async def test_requests_that_come_too_fast(house: House) -> None:
    me = await house.guest()
    for _ in range(5):
        await me.post("/api/account/name", {"name": "Ana"})
    assert (await me.post("/api/account/name", {"name": "Ana"}, 429))["error"] == "too-fast"
    await me.get("/api/lobby")


@in_house
async def test_a_body_that_is_too_large(house: House) -> None:
    me = await house.guest()
    body = {"title": TITLE, "scenario": "x" * 200_000, "seats": []}
    assert (await me.post("/api/rooms", body, 413))["error"] == "too-large"
    assert (await me.post("/api/rooms/import", {"format": "x" * 3_000_000}, 413))["error"] == "too-large"


@with_settings(sockets_of_one_room=2)
async def test_a_room_holds_only_so_many(house: House) -> None:
    id, axis, allies = await house.pair(watchable=True)
    await axis.enter(id)
    await allies.enter(id)  # who sits there has a place of his own
    for _ in range(2):
        await (await house.guest()).enter(id)
    late = await (await house.guest()).connect(id)
    with pytest.raises(ConnectionClosed) as closed:
        await late.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


ODD_HOSTS = [
    "[",
    "]",
    "[::1",
    "a b",
    "localhost:port",
    "//",
    "\\",
    "[v1.x]",
    "127.0.0.1:99999",
    "user@localhost",
    "%00",
]


@in_house
async def test_odd_hosts_and_origins_are_turned_away_and_not_a_fault(house: House) -> None:
    me = await house.guest()
    for odd in ODD_HOSTS:
        reply = await me.http.get("/api/lobby", headers={"Host": odd})
        assert reply.status_code in (200, 400, 421), (odd, reply.status_code)
        headers = {"X-Sandtable": "1", "Origin": f"http://{odd}"}
        reply = await me.http.post("/api/account/name", json={"name": "x"}, headers=headers)
        assert reply.status_code == 403, (odd, reply.status_code)


ODD_MAILS = [
    "a@b, c@d",
    "a@b;c@d",
    "<a@b>",
    "a@b\nBcc: c@d",
    "a",
    "@",
    "a@",
    "@b",
    "a@b@c",
    '"a b"@c',
    "a\u0000@b",
    "a@b c",
]
ODD_HOOKS = [
    "",
    "ftp://x",
    "http://",
    "http://[",
    "http://[::1",
    "http://x:99999",
    "http://x:0",
    "http://a@b",
    "http://x y",
]


@with_settings(webhooks=True, smtp_host="127.0.0.1", smtp_port=1, smtp_sender="table@example.org")
async def test_odd_mails_and_webhooks_are_refused_and_not_a_fault(house: House) -> None:
    me = await house.guest()
    for mail in ODD_MAILS:
        assert (await me.post("/api/account/notify/set", {"mail": mail}, 400))["error"] in ("bad-mail", "malformed")
    for hook in ODD_HOOKS:
        assert (await me.post("/api/account/notify/set", {"webhook": hook}, 400))["error"] == "bad-webhook", hook
    # nobody is there to send it: that is no fault of ours either
    assert (await me.post("/api/account/notify/set", {"mail": "a@example.org"}, 400))["error"] == "bad-mail"


# --- nonsense ---

GOOD: list[dict[str, Any]] = [
    {"t": "choose", "id": 1, "revision": 0, "seat": 0, "code": 5},
    {"t": "undo", "id": 1, "revision": 0, "seat": 0},
    {"t": "offer", "id": 1, "kind": "undo", "seat": 0, "to_revision": 0},
    {"t": "answer-offer", "id": 1, "kind": "draw", "seat": 0, "yes": False},
    {"t": "chat", "id": 1, "text": "x"},
    {"t": "eyes", "id": 1, "seat": 0},
    {"t": "reactions", "id": 1, "seat": 0, "reactions": {"*": "ask"}},
    {"t": "query", "id": 1, "what": "inspect", "thing": "u:1"},
    {"t": "query", "id": 1, "what": "sight", "from": "A1", "to": "B2"},
    {"t": "query", "id": 1, "what": "odds"},
    {"t": "ping", "id": 1},
]
ODD: list[Any] = [
    None, True, -1, 2**53, 2**63, 2**70, 1e308, -0.5, "", "x" * 100, "\u0000", [], {}, [[]], {"a": 1}, "u:1", 63, 64,
    "choose", "\U0001f600",
]  # fmt: skip


def bad_message(rng: random.Random) -> str | bytes:
    """A message that must be refused: one that is well formed but for something, or no message at all."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return "".join(rng.choice('{}[]",:0123456789.-truefalsn\\u ') for _ in range(rng.randrange(80)))
    if kind == 2:
        return "[" * rng.randrange(1, 8000)
    message = dict(rng.choice(GOOD))
    if kind == 3:
        message[rng.choice(["extra", "T", "Id", "seed", "__class__"])] = rng.choice(ODD)
    elif kind == 4:
        del message[rng.choice([name for name in message if name not in ("to", "to_revision", "code")] or ["t"])]
    else:
        message["t"] = rng.choice([*ODD[:16], "state", "Choose", "done", "refused"])
    text = msgspec.json.encode(message).decode()
    return text[: rng.randrange(len(text))] if rng.random() < 0.2 else text


def test_ten_thousand_bad_messages_leave_the_server_serving(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_house(tmp_path) as house:
            id, axis, allies = await house.pair()
            a, b = await axis.enter(id), await allies.enter(id)
            await play_on([a, b], 5)
            sockets = [await guest.connect(id) for guest in [axis, allies] * 2]
            await asyncio.gather(*(flood(seat, n, 2500) for n, seat in enumerate(sockets)))
            await same_as_before(house, id, 5)
            assert (await house.services.rooms.get(id)).facts.offers == []
            assert (await axis.get("/health"))["status"] == "ok"
            a, b = await axis.enter(id), await allies.enter(id)
            assert a.chat == []
            await play_on([a, b], 5)

    asyncio.run(go())


async def flood(seat: Seat, seed: int, count: int) -> None:
    rng = random.Random(seed)

    async def pour() -> None:
        for _ in range(count):
            await seat.socket.send(bad_message(rng))

    async def drain() -> None:
        refused = 0
        while refused < count:
            message = await seat.hear()
            assert message["t"] not in ("done", "answer", "pong"), message
            refused += message["t"] == "refused"

    await asyncio.gather(pour(), drain())
    await seat.socket.close()
