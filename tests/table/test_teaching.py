"""The teacher at the table: analyses, hints, puzzles, playing on; by a game of another package that has a mind."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from house import PATIENCE, Guest, House, Json, in_house, open_house

from guests import installed, on_the_path
from sandtable.kernel.game import Game, new_game
from sandtable.shelf import game_named


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folders = installed(tmp_path / "site")
    path = os.pathsep.join([*map(str, folders), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)  # for the processes that think
    with on_the_path(folders):
        yield


def at_the_table(test: Callable[[House], Awaitable[None]], folder: Path, **settings: float) -> None:
    async def go() -> None:
        async with open_house(folder, **settings) as house:
            await asyncio.wait_for(test(house), PATIENCE)

    asyncio.run(go())


def whole_night(seed: str = "night") -> Game:
    box = game_named("lantern")
    game = new_game(box.title(), box.scenario("new-moon"), seed)
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.choices))
    return game


async def finished(house: House) -> tuple[str, Guest]:
    me = await house.guest()
    return (await me.post("/api/rooms/import", whole_night().record()))["room"], me


async def analysed(guest: Guest, room: str) -> Json:
    state = await guest.post(f"/api/rooms/{room}/analyse", {}, status=200)
    while state["status"] in ("waiting", "working"):
        await asyncio.sleep(0.02)
        state = await guest.get(f"/api/rooms/{room}/analysis")
    return state


def test_a_finished_game_is_analysed_once_and_kept(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, me = await finished(house)
        assert (await me.get(f"/api/rooms/{room}/analysis"))["status"] == "none"
        state = await analysed(me, room)
        assert state["status"] == "done" and state["part"] == 1
        found = state["analysis"]
        assert found["over"] and found["decisions"] == len(whole_night().decisions)
        net = sum(side["luck"] - side["lost"] for side in found["sides"][:1]) + found["sides"][1]["lost"]
        assert found["curve"][0]["chance"] + net == pytest.approx(found["curve"][-1]["chance"], abs=0.01)
        stranger = await house.guest()  # whoever may see the replay
        assert await stranger.get(f"/api/rooms/{room}/analysis") == state
        process = house.services.analyses.process
        assert process is not None
        await house.services.analyses.stop()
        assert await stranger.post(f"/api/rooms/{room}/analyse", {}, status=200) == state
        assert house.services.analyses.process is None, "what is kept is not made again"

    at_the_table(test, tmp_path)


def test_an_analysis_that_fails_says_so_and_can_be_tried_again(lantern: None, tmp_path: Path) -> None:
    found: list[str] = []

    async def fails(house: House) -> None:
        room, me = await finished(house)
        assert (await analysed(me, room))["status"] == "failed"
        found.append(room)

    async def again(house: House) -> None:
        assert (await analysed(await house.guest(), found[0]))["status"] == "done"

    at_the_table(fails, tmp_path, analysis_patience=0.0)
    at_the_table(again, tmp_path)


def test_a_running_game_has_no_analysis(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        me = await house.guest()
        made = await against(me)
        await me.get(f"/api/rooms/{made}/analysis", 404)
        await me.post(f"/api/rooms/{made}/analyse", {}, status=404)
        await me.post(f"/api/rooms/{made}/play-on", {"revision": 0, "seat": 0, "level": "watchman"}, status=404)

    at_the_table(test, tmp_path)


@in_house
async def test_a_game_for_one_is_looked_ahead_at_too(house: House) -> None:
    me = await house.guest()
    name = game_named("combat").scenario_names()[0]
    made = await me.make_room(title="combat", scenario=name, seats=[{"kind": "me"}])
    seat = await me.enter(made["room"])
    await seat.say("resign", seat=0)
    state = await me.get(f"/api/rooms/{made['room']}/analysis")
    assert state == {"status": "none", "part": 0.0, "analysis": None}, "there is one if it is asked for"


def test_one_plays_on_from_any_moment_against_an_opponent(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, me = await finished(house)
        path, wish = f"/api/rooms/{room}/play-on", {"revision": 2, "seat": 1, "level": "watchman"}
        for wrong in ({"revision": 9999}, {"seat": 5}, {"level": "nobody"}):
            await me.post(path, {**wish, **wrong}, status=400)
        made = await me.post(path, wish)
        info = await me.get(f"/api/rooms/{made['room']}")
        assert info["status"] == "playing" and info["revision"] >= 2
        assert [(seat["kind"], seat["mine"]) for seat in info["seats"]] == [("opponent", False), ("person", True)]
        game = house.room(made["room"]).game if made["room"] in house.services.rooms.rooms else None
        if game is not None:
            assert game.notations()[:2] == whole_night().notations()[:2]

    at_the_table(test, tmp_path)


# --- hints ---


async def against(me: Guest, level: str = "watchman") -> str:
    seats = [{"kind": "me"}, {"kind": "opponent", "level": level}]
    return str((await me.make_room(title="lantern", scenario="new-moon", seats=seats))["room"])


def test_a_hint_ranks_the_choices_of_the_question(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        me = await house.guest()
        room = await against(me)
        seat = await me.enter(room)
        hint = await seat.ask("hint")
        offered = {choice["code"]: choice["say"] for choice in seat.state["question"]["choices"]}
        assert {choice["code"] for choice in hint["choices"]} <= set(offered) and len(hint["choices"]) > 1
        assert all(choice["say"] == offered[choice["code"]] for choice in hint["choices"])
        chances = [choice["chance"] for choice in hint["choices"]]
        assert chances == sorted(chances, reverse=True)
        assert hint["choices"][0]["behind"] == 0 and hint["worlds"] >= 4
        assert await seat.ask("hint") == hint, "the same question, the same hint"
        assert (await me.get(f"/api/rooms/{room}"))["hints"] is True

    at_the_table(test, tmp_path)


def test_between_people_there_are_no_hints(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        smuggler, guard = await house.guest(), await house.guest()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await smuggler.make_room(title="lantern", scenario="new-moon", seats=seats)
        waiting = await smuggler.enter(made["room"])
        assert await waiting.refusal("query", what="hint") == "waiting"
        await guard.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][1]})
        seat = await smuggler.enter(made["room"])
        assert await seat.refusal("query", what="hint") == "no-hint"
        assert "hints" not in await smuggler.get(f"/api/rooms/{made['room']}")

    at_the_table(test, tmp_path)


# --- puzzles ---


def test_a_puzzle_is_a_room_and_its_answer_is_told(lantern: None, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        me = await house.guest()
        lobby = {entry["name"]: entry for entry in (await me.get("/api/lobby"))["titles"]}
        assert lobby["lantern"]["puzzles"] == 3 and lobby["lantern"]["mind"]
        assert lobby["combat"]["puzzles"] == 0 and lobby["combat"]["mind"]
        cards = await me.get("/api/puzzles/lantern")
        assert [card["side"] for card in cards] == ["smuggler"] * 3
        path = f"/api/puzzles/lantern/{cards[1]['name']}"
        made = await me.post(path, {})
        seat = await me.enter(made["room"])
        answer = await me.get(path + "/answer")
        asked = {choice["code"]: choice["say"] for choice in seat.state["question"]["choices"]}
        assert {choice["code"]: choice["say"] for choice in answer["choices"]} == asked
        assert answer["choices"][0]["code"] == answer["best"] and answer["margin"] == 0.3
        await me.get("/api/puzzles/gone", 404)
        await me.get("/api/puzzles/lantern/gone/answer", 404)
        await me.post("/api/puzzles/lantern/gone", {}, status=404)

    at_the_table(test, tmp_path)
