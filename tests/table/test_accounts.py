"""Names, passwords and sessions."""

from __future__ import annotations

import httpx
import pytest
from house import House, in_house, play_on, with_settings
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.once


@in_house
async def test_nobody_needs_an_account(house: House) -> None:
    me = await house.guest()
    assert await me.get("/api/account") == {"name": None, "account": False}
    assert not me.http.cookies  # looking around makes no session
    await me.make_room()
    cookie = next(iter(me.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite").lower() == "lax"
    assert len(cookie.value or "") >= 43  # 256 bits


@in_house
async def test_register_and_log_in_elsewhere(house: House) -> None:
    here, there = await house.guest(), await house.guest()
    made = await here.make_room()
    assert await here.post("/api/account/register", {"name": " Ana ", "password": "long enough"}) == {
        "name": "Ana", "account": True,
    }  # fmt: skip
    assert await there.post("/api/account/login", {"name": "aNA", "password": "long enough"}) == {
        "name": "Ana", "account": True,
    }  # fmt: skip
    assert [entry["room"]["id"] for entry in await there.get("/api/rooms/mine")] == [made["room"]]
    seat = await there.enter(made["room"])
    await seat.until(lambda s: s.is_asked)
    await seat.play()


@in_house
async def test_what_was_played_before_logging_in_is_kept(house: House) -> None:
    here = await house.guest()
    await here.post("/api/account/register", {"name": "Ana", "password": "long enough"})
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 5)
    old_cookie = axis.http.cookies["sandtable"]
    await axis.post("/api/account/login", {"name": "Ana", "password": "long enough"})
    assert axis.http.cookies["sandtable"] != old_cookie
    assert id in [entry["room"]["id"] for entry in await here.get("/api/rooms/mine")]
    a = await here.enter(id)
    b = await allies.enter(id)
    assert a.state["eyes"] == 0
    await play_on([a, b], 5)


@in_house
async def test_a_wrong_password_and_an_unknown_name_look_the_same(house: House) -> None:
    here, there = await house.guest(), await house.guest()
    await here.post("/api/account/register", {"name": "Ana", "password": "long enough"})
    wrong = await there.post("/api/account/login", {"name": "Ana", "password": "long enoughh"}, 401)
    unknown = await there.post("/api/account/login", {"name": "Eva", "password": "long enough"}, 401)
    assert wrong == unknown and wrong["error"] == "bad-login"
    assert not there.http.cookies


@in_house
async def test_names_are_taken_once(house: House) -> None:
    here, there = await house.guest(), await house.guest()
    await here.post("/api/account/register", {"name": "Ana", "password": "long enough"})
    again = await here.post("/api/account/register", {"name": "Ana2", "password": "long enough"}, 409)
    assert again["error"] == "has-account"
    for name in ("ANA", "ａna", " ana"):
        taken = await there.post("/api/account/register", {"name": name, "password": "long enough"}, 409)
        assert taken["error"] == "name-taken"
    for name in ("", " ", "\u200b", "x" * 41, "\ufdfa" * 10):
        await there.post("/api/account/register", {"name": name, "password": "long enough"}, 400)
    await there.post("/api/account/register", {"name": "Eva", "password": "short"}, 400)


@in_house
async def test_logging_out_ends_the_session_and_its_sockets(house: House) -> None:
    me = await house.guest()
    made = await me.make_room()
    seat = await me.enter(made["room"])
    token = me.http.cookies["sandtable"]
    await me.post("/api/account/logout", {})
    await seat.socket.wait_closed()
    thief = await house.guest()
    thief.http.cookies.set("sandtable", token)
    assert await thief.get("/api/rooms/mine") == []
    await thief.get(f"/api/rooms/{made['room']}", 404)


@in_house
async def test_the_database_knows_no_token_and_no_password(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "open"}])
    await me.post("/api/account/register", {"name": "Ana", "password": "a secret password"})
    secrets = [me.http.cookies["sandtable"], made["invites"][1], "a secret password"]
    async with house.services.database.read() as db:
        from sqlalchemy import text

        everything = ""
        for table in ("persons", "sessions", "seats", "rooms", "server"):
            everything += repr((await db.execute(text(f"select * from {table}"))).all())
    assert "$argon2id$" in everything
    for secret in secrets:
        assert secret not in everything


@with_settings(login_rate=0.001, login_burst=5)
async def test_guessing_is_slow(house: House) -> None:
    me = await house.guest()
    for _ in range(5):
        await me.post("/api/account/login", {"name": "Ana", "password": "wrong guess"}, 401)
    reply = await me.post("/api/account/login", {"name": "Ana", "password": "wrong guess"}, 429)
    assert reply["error"] == "too-fast"


@in_house
async def test_registering_gives_a_fresh_cookie(house: House) -> None:
    """Whoever had set or seen the guest's one has nothing of the account."""
    guest = await house.guest()
    await guest.make_room()
    old = guest.http.cookies["sandtable"]
    await guest.post("/api/account/register", {"name": "Vera", "password": "long enough"})
    assert guest.http.cookies["sandtable"] != old
    thief = await house.guest(httpx.Cookies({"sandtable": old}))
    assert (await thief.get("/api/account"))["name"] is None
    assert len(await guest.get("/api/rooms/mine")) == 1


@in_house
async def test_a_new_password_ends_all_other_sessions_and_their_sockets(house: House) -> None:
    me, elsewhere = await house.guest(), await house.guest()
    await me.post("/api/account/register", {"name": "Olga", "password": "the old one"})
    await elsewhere.post("/api/account/login", {"name": "Olga", "password": "the old one"})
    made = await me.make_room()
    seat = await elsewhere.enter(made["room"])
    change = {"old": "not the old one", "new": "the new one"}
    await me.post("/api/account/password", change, 401)
    await me.post("/api/account/password", {**change, "old": "the old one"})
    with pytest.raises(ConnectionClosed):
        while True:
            await seat.hear()
    assert not (await elsewhere.get("/api/account"))["account"]
    assert (await me.get("/api/account"))["account"]
    await elsewhere.post("/api/account/login", {"name": "Olga", "password": "the old one"}, 401)
    await elsewhere.post("/api/account/login", {"name": "Olga", "password": "the new one"})
    await me.post("/api/account/leave", {})
    assert (await me.get("/api/account"))["account"] and not (await elsewhere.get("/api/account"))["account"]


@in_house
async def test_who_has_no_account_has_no_password_to_change(house: House) -> None:
    guest = await house.guest()
    await guest.post("/api/account/password", {"old": "", "new": "long enough"}, 401)
    await guest.make_room()
    await guest.post("/api/account/password", {"old": "", "new": "long enough"}, 401)
