"""Two people lead one side of Barbarossa: each his own units, and a turn is committed when both are ready."""

from __future__ import annotations

from typing import Any

import pytest
from house import House, Json, Seat, in_house

from sandtable.games.barbarossa.screen.teams import leads, whose
from sandtable.games.barbarossa.rules.state import of
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game
from sandtable.screens.screen import EITHER

pytestmark = pytest.mark.rule("barbarossa:prep.3")

GAME: Json = {"title": "barbarossa", "scenario": "first-contact", "options": {"german_team": True}}


def planned(options: Json) -> Game:
    """The shipped set-up, and a first turn to plan."""
    game = new_game(SCREEN.title, SCREEN.scenario("first-contact"), "team", {"windows": True, **options})
    for seat in range(2):
        for code in SCREEN.placing(game, seat, SCREEN.ready_setup(game, seat, {}, lambda *_: 0)):
            game.play(code, seat)
    return game


def test_the_units_are_divided_by_halves_or_by_number() -> None:
    g = of(planned({}).state)
    assert [leads(g, {"german_team": True}, u) for u in range(3)] == [0, 0, 1]
    assert [leads(g, {"german_team": "1 3"}, u) for u in range(3)] == [1, 0, 1]


def test_a_choice_is_his_who_leads_the_unit() -> None:
    game = planned({"german_team": True})
    found = {game.notation(code): whose(game, 0, code) for code in game.offered(0)}
    assert (found["give G1"], found["give G2"], found["give G3"], found["commit"]) == (0, 0, 1, EITHER)
    game.play(game.choice("give G3"), 0)
    assert {whose(game, 0, code) for code in game.offered(0)} == {1}, "what his order asks for is his too"
    assert whose(game, 1, game.offered(1)[0]) == EITHER, "the other side has no team"


def test_either_side_or_both_may_have_a_team() -> None:
    scenario = SCREEN.scenario("first-contact")
    assert SCREEN.partners(scenario, {}) == []
    both = SCREEN.partners(scenario, {"german_team": True, "soviet_team": "1"})
    assert [partner["seat"] for partner in both] == [0, 1]


async def team(house: House) -> tuple[Any, Seat, Seat, Seat]:
    """Two Germans and a Soviet, set up."""
    first, second, soviet = await house.guest(), await house.guest(), await house.guest()
    made = await first.make_room(seats=[{"kind": "me"}, {"kind": "open"}], **GAME, partner=True)
    assert [invite is not None for invite in made["invites"]] == [False, True, True]
    for guest, place in ((soviet, 1), (second, 2)):
        await guest.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][place]})
    room = house.room(made["room"])
    seats = [await guest.enter(made["room"]) for guest in (first, second, soviet)]
    for seat in range(2):
        draft = SCREEN.ready_setup(room.game, seat, {}, lambda *_: 0)
        async with room.lock:
            for code in SCREEN.placing(room.game, seat, draft):
                await room.decide(seat, code)
            await room.settle()
    for seat in seats:
        await seat.until(lambda me: me.is_asked and me.state["question"]["key"] == "plan")
    return room, seats[0], seats[1], seats[2]


async def say(seat: Seat, code: int) -> None:
    """Choose, whether or not anything follows at once."""
    await seat.say("choose", revision=seat.revision, seat=seat.state["eyes"], code=code)


def offered(seat: Seat) -> list[str]:
    return [choice["text"] for choice in seat.state["question"]["choices"]]


@in_house
async def test_each_is_asked_for_his_own_units(house: House) -> None:
    _, first, second, _ = await team(house)
    assert offered(first) == ["give G1", "give G2", "commit"]
    assert offered(second) == ["give G3", "commit"]


@in_house
async def test_orders_are_committed_when_both_are_ready(house: House) -> None:
    room, first, second, _ = await team(house)
    commit = next(c["code"] for c in first.state["question"]["choices"] if c["text"] == "commit")
    before = room.revision
    await say(first, commit)
    assert room.revision == before and room.facts.ready == [0], "one of two is not enough"
    await say(first, commit)
    assert room.revision == before, "nor is one of them twice"
    await say(second, commit)
    assert room.revision == before + 1 and room.facts.ready == []


@in_house
async def test_who_changes_an_order_is_not_ready_any_more(house: House) -> None:
    room, first, second, _ = await team(house)
    codes = {c["text"]: c["code"] for c in first.state["question"]["choices"]}
    await say(first, codes["commit"])
    await say(second, next(c["code"] for c in second.state["question"]["choices"] if c["text"] == "give G3"))
    assert room.facts.ready == []
