"""A game of one seat at the table: everything a room does, without anybody on the other side."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from house import Guest, House, Json, in_house

from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game

ALONE: Json = {"title": "combat", "scenario": "first-patrol", "seats": [{"kind": "me"}]}


@lru_cache(maxsize=1)
def whole_game() -> Game:
    game = new_game(SCREEN.title, SCREEN.scenario("first-patrol"), "whole", {"windows": True})
    game.keep_undo = False
    rng = random.Random(5)
    while not game.over:
        game.play(rng.choice(game.choices))
    return game


async def room_of(me: Guest, **wishes: Any) -> str:
    made = await me.make_room(**{**ALONE, **wishes})
    room: str = made["room"]
    return room


@in_house
async def test_the_lobby_shows_it_after_the_game_that_newcomers_play(house: House) -> None:
    lobby = await (await house.guest()).get("/api/lobby")
    assert [title["name"] for title in lobby["titles"]] == [
        "combat-commander",
        "combat",
        "great-war-commander",
        "barbarossa",
    ]
    assert lobby["titles"][1]["seats"] == ["friendly"]
    assert len([card for card in lobby["scenarios"] if card["title"] == "combat"]) == 8


@in_house
async def test_one_person_plays_alone(house: House) -> None:
    me = await house.guest()
    seat = await me.enter(await room_of(me))
    rng = random.Random(1)
    for _ in range(60):
        assert seat.is_asked
        await seat.choose(rng.choice(seat.state["question"]["choices"])["code"])
    assert seat.revision == 60 and seat.log and seat.room is not None
    assert seat.room["scenario"] == {"name": "first-patrol", "title": "First Patrol"}
    for what, wish in (
        ("inspect", {"thing": "u:1"}),
        ("why", {"thing": "u:1"}),
        ("odds", {}),
        ("sight", {"from": "10.10"}),
    ):
        assert await seat.ask(what, **wish), what


@in_house
async def test_no_message_holds_the_seed(house: House) -> None:
    me = await house.guest()
    id = await room_of(me)
    seat = await me.enter(id)
    for _ in range(60):
        await seat.play()
    seed = house.room(id).game.seed
    assert not [raw for raw in seat.heard if seed.encode() in raw]
    for path in ("", "/replay", "/replay/9?eyes=0", "/export", "/map.svg", "/geometry"):
        assert seed not in (await me.http.get(f"/api/rooms/{id}{path}")).text


@in_house
async def test_an_opponent_can_play_it_for_you_to_watch(house: House) -> None:
    me = await house.guest()
    id = await room_of(me, seats=[{"kind": "opponent", "level": "random"}], watchable=True)
    seat = await me.enter(id)
    await seat.until(lambda s: s.revision >= 20)
    assert seat.state["eyes"] == -1 and seat.state["view"]["hand"] is None


@in_house
async def test_rules_maps_and_cards_are_served(house: House) -> None:
    me = await house.guest()
    rule = await me.get("/api/rules/combat/13.0")
    assert rule["say"] == {"k": "combat-rule-13-0"} and rule["rows"]
    await me.get("/api/rules/combat/O20", 404)
    geometry = await me.get("/api/scenarios/combat/first-patrol/geometry")
    assert len(geometry["hexes"]) == 34 * 20
    assert "E10" in (await me.get("/api/catalogue/combat"))["enemy_cards"]


@in_house
async def test_a_finished_game_is_replayed_and_reported(house: House) -> None:
    me = await house.guest()
    made = await me.post("/api/rooms/import", whole_game().record())
    info = await me.get(f"/api/rooms/{made['room']}/replay")
    assert info["count"] == len(whole_game().decisions) and info["turns"][-1]["turn"] > 1
    for eyes in (0, -1, -2):
        step = await me.get(f"/api/rooms/{made['room']}/replay/50?eyes={eyes}")
        assert step["view"]["men"] and step["revision"] == 50
    report = await me.get(f"/api/rooms/{made['room']}/report")
    assert report["points"] and len(report["fire"]) == 2


@in_house
async def test_giving_up_is_possible(house: House) -> None:
    me = await house.guest()
    seat = await me.enter(await room_of(me))
    await seat.say("resign", seat=0)
    await seat.until(lambda s: s.room is not None and s.room["status"] == "finished")
    assert seat.room is not None and seat.room["result"]["winner"] == -1
    assert seat.room["result"]["say"] == {"k": "table-ended-given-up"}


def at_a_quiet_moment() -> Game:
    for seed in range(20):
        game = new_game(SCREEN.title, SCREEN.scenario("first-patrol"), f"quiet {seed}", {"windows": True})
        rng = random.Random(seed)
        while game.decision is not None:
            if game.decision.prompt == "quiet":
                return game
            game.play(rng.choice(game.choices))
    raise AssertionError("no card could be spent in twenty games")


@in_house
async def test_windows_for_cards_are_passed_in_advance(house: House) -> None:
    me = await house.guest()
    made = await me.post("/api/rooms/import", at_a_quiet_moment().record())
    seat = await me.enter(made["room"])
    here = seat.revision
    assert seat.state["question"]["key"] == "quiet" and seat.state["question"]["window"]
    await seat.say("reactions", seat=0, reactions={"quiet": "pass"})
    await seat.until(lambda s: s.revision > here)
    assert seat.state["question"]["key"] != "quiet"
    assert house.services.rooms.rooms[made["room"]].ahead[here]
