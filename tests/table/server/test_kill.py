"""SIGKILL at any moment: no acknowledged decision is lost, every room goes on, everybody keeps his seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from house import open_house
from match import kill_and_go_on
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.once  # the server alone: none of it is compiled

KILLS = 50


def test_nothing_acknowledged_is_lost_in_fifty_kills(tmp_path: Path) -> None:
    asyncio.run(kill_and_go_on(f"sqlite:///{tmp_path / 'table.db'}", KILLS))


def test_two_servers_on_one_postgresql_lose_nothing_when_they_are_killed(postgres: str) -> None:
    asyncio.run(kill_and_go_on(postgres, 12, servers=2))


def test_who_came_in_at_another_server_hears_of_everything(postgres: str) -> None:
    async def go() -> None:
        async with open_house(None, database=postgres) as one, open_house(None, database=postgres) as two:
            id, axis, allies = await one.pair()
            far = await two.guest(allies.http.cookies)
            a, b = await axis.enter(id), await far.enter(id)
            for _ in range(20):
                asked = a if a.is_asked else b
                await asked.play()
                for seat in (a, b):
                    await seat.until(lambda me, n=asked.revision: me.revision >= n)  # type: ignore[misc]
            assert a.state["view"]["turn"] == b.state["view"]["turn"]
            await a.say("chat", text="over there?")
            await b.until(lambda me: bool(me.chat))
            assert b.chat is not None and b.chat[0]["text"] == "over there?"

    asyncio.run(asyncio.wait_for(go(), 300))


def test_of_two_servers_only_one_writes_a_decision(postgres: str) -> None:
    """Both have the room in memory, and the second has not heard of what the first did."""

    async def go() -> None:
        async with open_house(None, database=postgres) as one, open_house(None, database=postgres) as two:
            id, axis, _ = await one.pair()
            far = await two.guest(axis.http.cookies)
            a, b = await axis.enter(id), await far.enter(id)
            two.services.ears.look_again = lambda room, version: None  # type: ignore[method-assign]
            await a.play()
            code = b.state["question"]["choices"][0]["code"]
            with pytest.raises(ConnectionClosed):  # come again: the room is not what you think
                await b.say("choose", revision=0, seat=0, code=code)
            again = await far.enter(id)
            assert again.revision == a.revision and again.state["view"] == a.state["view"]

    asyncio.run(asyncio.wait_for(go(), 300))


def test_who_comes_from_another_server_finds_all_that_he_saw_there(postgres: str) -> None:
    """The one he comes to has the room in memory, and has not heard yet of what was done at the other."""

    async def go() -> None:
        async with open_house(None, database=postgres) as one, open_house(None, database=postgres) as two:
            id, axis, _ = await one.pair()
            far = await two.guest(axis.http.cookies)
            a, _ = await axis.enter(id), await far.enter(id)
            two.services.ears.look_again = lambda room, version: None  # type: ignore[method-assign]
            await a.play()
            again = await far.enter(id)
            assert again.revision == a.revision > 0 and again.state["view"] == a.state["view"]

    asyncio.run(asyncio.wait_for(go(), 300))
