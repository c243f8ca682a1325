"""Leaving and coming back, across restarts; being told of one's turn, once."""

from __future__ import annotations

import asyncio
import http.client
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house import PATIENCE, House, TestTime, in_house, open_house, play_on

from sandtable.table import notify
from sandtable.table.notify import check_webhook, is_mail, public_address
from sandtable.table.refusal import Denied
from sandtable.table.settings import Settings

pytestmark = pytest.mark.once  # the server alone: none of it is compiled


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_house(tmp_path) as house:
            id, axis, allies = await house.pair(watchable=True)
            a, b = await axis.enter(id), await allies.enter(id)
            await play_on([a, b], 30)
            await a.say("chat", text="until tomorrow")
            await a.say("offer", kind="draw", seat=0)
            await a.say("reactions", seat=0, reactions={"op-fire": "ask", "*": "ask"})  # a pass would play on by itself
            await a.until(lambda s: s.room is not None and len(s.room["offers"]) == 1)
            before = (a.state["view"], a.state["asked"], a.log)
            cookies = axis.http.cookies, allies.http.cookies
        async with open_house(tmp_path) as house:
            axis, allies = await house.guest(cookies[0]), await house.guest(cookies[1])
            a = await axis.enter(id)
            await a.until(lambda s: 0 in s.reactions)
            assert (a.state["view"], a.state["asked"], a.log) == before
            assert a.chat is not None and [line["text"] for line in a.chat] == ["until tomorrow"]
            assert a.reactions[0] == {"op-fire": "ask", "*": "ask"}
            assert a.room is not None and a.room["offers"] == [{"kind": "draw", "from": 0, "to_revision": None}]
            b = await allies.enter(id)
            await play_on([a, b], 10)

    asyncio.run(go())


def test_an_opponent_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Even if nobody looks."""

    async def go() -> None:
        async with open_house(tmp_path, move_pause=3600.0, window_pause=3600.0) as house:
            me = await house.guest()
            made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}])
            seat = await me.enter(made["room"])
            while not seat.is_asked and seat.state["asked"] == [1]:
                await seat.hear()
            while seat.is_asked:  # set up, until the opponent is asked
                await seat.play()
            revision = seat.revision
        async with open_house(tmp_path) as house:
            await asyncio.wait_for(house.services.tasks[1], PATIENCE)  # those that wait for opponents
            facts = await house.services.rooms.facts(made["room"])
            assert facts.revision > revision and facts.asked == 2

    asyncio.run(go())


@in_house
async def test_my_games_say_whose_turn_it_is(house: House) -> None:
    id, axis, allies = await house.pair()
    turns = [(await guest.get("/api/rooms/mine"))[0]["your_turn"] for guest in (axis, allies)]
    facts = await house.services.rooms.facts(id)
    assert turns == [bool(facts.asked & 1), bool(facts.asked & 2)] and sum(turns) == 1


# --- being told ---


@contextmanager
def webhook() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server that somebody else runs."""
    heard: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/turn?x=1", heard
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Mailbox(socketserver.StreamRequestHandler):
    """As much of SMTP as our mails need."""

    def handle(self) -> None:
        self.wfile.write(b"220 mail\r\n")
        body = False
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if body:
                if line == ".":
                    body = False
                    self.wfile.write(b"250 ok\r\n")
                else:
                    self.server.heard.append(line)  # type: ignore[attr-defined]
            elif line.upper() == "DATA":
                body = True
                self.wfile.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.server.heard.append(line)  # type: ignore[attr-defined]
                self.wfile.write(b"250 ok\r\n")


@contextmanager
def mailbox() -> Iterator[tuple[int, list[str]]]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox) as server:
        server.heard = []  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_address[1], server.heard  # type: ignore[attr-defined]
        finally:
            server.shutdown()
            thread.join()


async def wait_and_sweep(house: House, seconds: float) -> None:
    house.time.pass_by(seconds=seconds)
    await house.services.sweep()
    await asyncio.gather(*house.services.notifier.sent)


def test_your_turn_by_webhook_once_for_each_wait(tmp_path: Path) -> None:
    async def go() -> None:
        with webhook() as (url, heard):
            async with open_house(
                tmp_path, webhooks=True, webhook_private=True, notify_after=60.0, public_url="http://table.example"
            ) as house:
                id, axis, allies = await house.pair()
                for guest in (axis, allies):
                    await guest.post("/api/account/notify/set", {"webhook": url})
                await wait_and_sweep(house, 30)
                assert heard == []  # too early
                await wait_and_sweep(house, 40)
                await wait_and_sweep(house, 4000)
                assert len(heard) == 1  # once
                assert heard[0]["event"] == "your-turn" and heard[0]["link"] == f"http://table.example/room/{id}"
                a, b = await axis.enter(id), await allies.enter(id)
                await play_on([a, b], 1)
                await wait_and_sweep(house, 100)
                assert len(heard) == 1  # he looks at it
                room = await house.services.rooms.get(id)
                await play_on([a, b], 1)
                await a.socket.close()
                await b.socket.close()
                while room.browsers:
                    await asyncio.sleep(0)
                await wait_and_sweep(house, 100)
                assert len(heard) == 2  # a new wait

    asyncio.run(go())


def test_a_restart_tells_nobody_twice(tmp_path: Path) -> None:
    async def go() -> None:
        time = TestTime()
        settings: dict[str, Any] = {"webhooks": True, "webhook_private": True, "time": time}
        with webhook() as (url, heard):
            async with open_house(tmp_path, **settings) as house:
                _, axis, allies = await house.pair()
                for guest in (axis, allies):
                    await guest.post("/api/account/notify/set", {"webhook": url})
                await wait_and_sweep(house, 100)
                assert len(heard) == 1
            async with open_house(tmp_path, **settings) as house:
                await wait_and_sweep(house, 1000)
                assert len(heard) == 1

    asyncio.run(go())


def test_your_turn_by_mail_after_the_address_was_confirmed(tmp_path: Path) -> None:
    async def go() -> None:
        with mailbox() as (port, heard):
            smtp: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_sender": "table@example.org"}
            async with open_house(tmp_path, smtp_tls=False, **smtp) as house:
                _, axis, allies = await house.pair()
                asked = axis if (await axis.get("/api/rooms/mine"))[0]["your_turn"] else allies
                info = await asked.post("/api/account/notify/set", {"mail": "ana@example.org"})
                assert info["mail"] is None and info["unconfirmed"] == "ana@example.org"
                assert "rcpt TO:<ana@example.org>" in heard
                code = next(re.findall(r"The code is (\S+)\.", line)[0] for line in heard if "The code is" in line)
                await wait_and_sweep(house, 100)
                assert "Subject: Your turn: First Patrol" not in heard
                assert (await asked.post("/api/account/notify/confirm", {"code": "guess"}, 400))["error"] == "bad-code"
                info = await asked.post("/api/account/notify/confirm", {"code": code})
                assert info["mail"] == "ana@example.org" and info["unconfirmed"] is None
                await wait_and_sweep(house, 100)
                await wait_and_sweep(house, 100)
                assert heard.count("Subject: Your turn: First Patrol") == 1

    asyncio.run(go())


@in_house
async def test_without_a_setting_nobody_is_called(house: House) -> None:
    me = await house.guest()
    assert (await me.post("/api/account/notify/set", {"webhook": "https://example.org/x"}, 400))[
        "error"
    ] == "bad-webhook"
    assert (await me.post("/api/account/notify/set", {"mail": "me@example.org"}, 400))["error"] == "bad-mail"
    assert await me.get("/api/account/notify") == {
        "webhook": None, "mail": None, "unconfirmed": None, "webhooks": False, "mails": False,
    }  # fmt: skip


BEHIND = [
    "127.0.0.1",
    "10.0.0.8",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "0",
    "2130706433",
    "[::1]",
]
MAPPED = ["[::1]", "[::ffff:10.0.0.8]", "[64:ff9b::a00:8]", "[2002:a00:8::1]", "[fe80::1]", "[fc00::1]", "localhost"]
ODD_FORMS = ["[::7f00:1]", "[::ffff:0:a00:8]", "[fec0::1]", "[64:ff9b:1::a00:8]", "[5f00::1]", "192.88.99.1"]


@pytest.mark.parametrize("host", BEHIND + MAPPED + ODD_FORMS)
def test_a_webhook_reaches_nothing_behind_the_server(host: str) -> None:
    from urllib.parse import urlsplit

    with pytest.raises(OSError, match="outside"):
        public_address(Settings(webhooks=True), urlsplit(f"http://{host}/x"))
    assert public_address(Settings(webhooks=True, webhook_private=True), urlsplit(f"http://{host}/x"))


def test_a_receiver_that_answers_byte_by_byte_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a deadline for the whole it would be: each byte comes in time."""
    monkeypatch.setattr(notify, "PATIENCE", 0.3)
    ended = threading.Event()

    class Drip(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            for byte in b"HTTP/1.1 204 " + b"x" * 60 + b"\r\n\r\n":
                self.wfile.write(bytes([byte]))
                if ended.wait(0.05):
                    return

    with socketserver.TCPServer(("127.0.0.1", 0), Drip) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        settings = Settings(webhooks=True, webhook_private=True)
        try:
            with pytest.raises((OSError, http.client.HTTPException)):
                notify.post(settings, f"http://127.0.0.1:{server.server_address[1]}/", {})
        finally:
            ended.set()
            server.shutdown()
            thread.join()


@in_house
async def test_receivers_that_never_answer_keep_nobody_from_logging_in(house: House) -> None:
    """All who carry messages wait, and many messages with them: they have threads of their own."""
    answered = threading.Event()
    for _ in range(100):
        house.services.notifier.messengers.submit(answered.wait)
    try:
        here, there = await house.guest(), await house.guest()
        await here.post("/api/account/register", {"name": "Ana", "password": "long enough"})
        assert await there.post("/api/account/login", {"name": "Ana", "password": "long enough"})
    finally:
        answered.set()


def test_odd_addresses_are_refused() -> None:
    settings = Settings(webhooks=True, smtp_host="127.0.0.1", smtp_sender="table@example.org")
    for url in ("http://[", "http://x:99999/", "http://x:0/", "ftp://x/", "http://a b/", "http://x/\n", "http://me@x/"):
        with pytest.raises(Denied):
            check_webhook(settings, url)
    for mail in ("a@b, c@d", "a@b;c@d", "<a@b>", "a", "@", "a@", "a@b@c", "a b@c", '"a"@b', "a@b\n"):
        assert not is_mail(mail), mail
    assert is_mail("ana.k+table@example.org")
