"""Lessons as rooms: the guide leads, the other side plays its part, and afterwards the game is free."""

from __future__ import annotations

import json

from house import House, Seat, in_house, to_my_turn


def step_of(seat: Seat) -> tuple[int, int]:
    """Which step the state tells of, and at which revision that is."""
    lesson = seat.state["lesson"]
    return (0 if lesson is None else lesson["step"]), seat.revision


@in_house
async def test_a_lesson_from_beginning_to_end(house: House) -> None:
    me = await house.guest()
    lesson = (await me.get("/api/lobby"))["lessons"][0]
    made = await me.make_room(lesson=lesson["name"], seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    assert seat.room is not None and not seat.room["hotseat"]
    steps: list[int] = []
    refused = 0
    while True:
        await to_my_turn(seat)
        told = seat.state["lesson"]
        if told is None or len(told["expect"]) > 1:
            break
        steps.append(told["step"])
        others = [c["code"] for c in seat.state["question"]["choices"] if c["code"] not in told["expect"]]
        if others and refused < 5:
            mine = seat.state["eyes"]
            assert await seat.refusal("choose", revision=seat.revision, seat=mine, code=others[0]) == "lesson"
            refused += 1
        await seat.choose(told["expect"][0])
    assert steps == sorted(steps) and len(set(steps)) >= 10 and refused
    for _ in range(10):  # and now as he likes
        await seat.until(lambda s: s.is_asked or s.state["over"])
        if seat.state["over"]:
            break
        await seat.play()


@in_house
async def test_a_lesson_goes_on_where_it_was_left(house: House) -> None:
    me = await house.guest()
    lesson = (await me.get("/api/lobby"))["lessons"][0]
    made = await me.make_room(lesson=lesson["name"], seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    for _ in range(4):
        await to_my_turn(seat)
        await seat.choose(seat.state["lesson"]["expect"][0])
    await to_my_turn(seat)
    here = step_of(seat)
    house.services.rooms.forget(house.services.rooms.rooms[made["room"]])
    again = await me.enter(made["room"])
    await to_my_turn(again)
    assert step_of(again) == here


@in_house
async def test_every_state_brings_its_step_and_asks_only_what_the_learner_answers(house: House) -> None:
    me = await house.guest()
    lesson = (await me.get("/api/lobby"))["lessons"][0]
    made = await me.make_room(lesson=lesson["name"], seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    await to_my_turn(seat)
    begun = len(seat.heard)
    for _ in range(20):
        await seat.choose(seat.state["lesson"]["expect"][0])
        await to_my_turn(seat)
    states = [told for told in map(json.loads, seat.heard[begun:]) if told["t"] == "state"]
    asked = [told for told in states if told["question"] is not None]
    assert len(asked) == 20, "no question comes that the script answers by itself"
    for told in asked:
        offered = {choice["code"] for choice in told["question"]["choices"] + told["question"]["extras"]}
        assert set(told["lesson"]["expect"]) <= offered


@in_house
async def test_there_is_no_such_lesson(house: House) -> None:
    me = await house.guest()
    body = {"title": "combat-commander", "lesson": "none", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert (await me.post("/api/rooms", body, 400))["say"]["a"]["field"] == "lesson"


@in_house
async def test_where_both_sides_are_asked_at_once_the_other_waits_for_its_script(house: House) -> None:
    """An opponent who answered by himself would leave the script before the learner had begun."""
    me = await house.guest()
    lobby = await me.get("/api/lobby")
    lesson = next(one for one in lobby["lessons"] if one["title"] == "barbarossa")
    seats = [{"kind": "opponent", "level": "sergeant"}, {"kind": "me"}]  # as the page of lessons asks for it
    made = await me.make_room(title="barbarossa", lesson=lesson["name"], seats=seats)
    seat = await me.enter(made["room"])
    steps: list[int] = []
    while True:
        await to_my_turn(seat)
        told = seat.state["lesson"]
        if told is None or len(told["expect"]) > 1:
            break
        steps.append(told["step"])
        await seat.choose(told["expect"][0])
    assert told is not None and told["step"] == told["steps"], "it is left before its end"
    assert steps == sorted(steps) and len(set(steps)) >= 10
