"""A game that another package brings (tests/guest_game) at the table, to its end."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from house import PATIENCE, Guest, House, Seat, catch_up, open_house

from guests import installed, on_the_path


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folders = installed(tmp_path / "site")
    path = os.pathsep.join([*map(str, folders), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)  # for the processes of opponents
    with on_the_path(folders):
        yield


async def both(house: House) -> tuple[str, Guest, list[Seat]]:
    smuggler, guard = await house.guest(), await house.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await smuggler.make_room(title="lantern", scenario="new-moon", seats=seats)
    await guard.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][1]})
    return made["room"], smuggler, [await smuggler.enter(made["room"]), await guard.enter(made["room"])]


async def play_to_the_end(seats: list[Seat]) -> None:
    rng = random.Random(1)
    while not seats[0].state["over"]:
        await catch_up(*seats)
        asked = next((seat for seat in seats if seat.is_asked), None)
        if asked is not None:
            await asked.choose(rng.choice(asked.state["question"]["choices"])["code"])


def at_the_table(test: Callable[[House], Awaitable[None]], folder: Path) -> None:
    async def go() -> None:
        async with open_house(folder) as house:
            await asyncio.wait_for(test(house), PATIENCE)

    asyncio.run(go())


def test_two_people_play_it_at_the_table(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, me, seats = await both(house)
        question = seats[0].state["question"]
        assert question["prompt"] == {"k": "lantern-ask-hide"}
        assert question["choices"][0]["things"] == ["h:A1"]
        assert (await seats[0].ask("why", thing="h:D1"))["reasons"][0]["say"] == {"k": "lantern-why-not-west"}
        for what, wish in (("inspect", {"thing": "h:A1"}), ("odds", {}), ("sight", {"from": "A1"})):
            assert await seats[0].ask(what, **wish)
        await play_to_the_end(seats)
        assert seats[1].state["view"]["over"] and seats[1].log
        info = await me.get(f"/api/rooms/{room}")
        assert info["result"]["say"]["k"].startswith("lantern-ending-")
        for path in ("/geometry", "/replay", "/replay/3?eyes=-2", "/report", "/export"):
            await me.get(f"/api/rooms/{room}{path}")
        assert (await me.http.get(f"/api/rooms/{room}/map.svg")).text.startswith("<svg")

    at_the_table(test, tmp_path)


def test_the_table_knows_it_as_it_knows_our_own(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        me = await house.guest()
        lobby = await me.get("/api/lobby")
        assert lobby["titles"][-1]["name"] == "lantern" and lobby["titles"][-1]["opponents"] == ["random", "watchman"]
        cards = [card for card in lobby["scenarios"] if card["title"] == "lantern"]
        assert [card["label"] for card in cards] == ["New Moon", "First Light"]
        assert await me.get("/api/catalogue/lantern") == {}
        assert len((await me.get("/api/scenarios/lantern/new-moon/geometry"))["hexes"]) == 16
        rule = await me.get("/api/rules/lantern/3")
        assert rule["say"] == {"k": "lantern-rule-3"} and rule["rows"][0]["id"] == "3"
        assert "lantern-ask-walk = Накъде" in (await me.http.get("/api/texts/bg")).text
        await me.get("/api/texts/xx", 404)
        wanted = {"title": "lantern", "random": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        await me.post("/api/rooms", wanted, 400)

    at_the_table(test, tmp_path)


def test_its_own_opponent_plays_at_the_table(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        me = await house.guest()
        seats = [{"kind": "me"}, {"kind": "opponent", "level": "watchman"}]
        made = await me.make_room(title="lantern", scenario="first-light", seats=seats)
        seat = await me.enter(made["room"])
        while not seat.state["over"]:
            await seat.until(lambda s: s.is_asked or s.state["over"])
            if seat.is_asked:
                await seat.play()
        assert seat.log[-1]["key"] == "ended" and "stirred" not in {line["key"] for line in seat.log}

    at_the_table(test, tmp_path)
