"""The lesson of Combat! as a room: one seat, led from the first step to the last, and free afterwards."""

from __future__ import annotations

from house import House, in_house, to_my_turn


@in_house
async def test_the_lesson_from_beginning_to_end(house: House) -> None:
    me = await house.guest()
    lessons = [entry for entry in (await me.get("/api/lobby"))["lessons"] if entry["title"] == "combat"]
    assert [entry["name"] for entry in lessons] == ["first-orders"]
    made = await me.make_room(title="combat", lesson="first-orders", seats=[{"kind": "me"}])
    seat = await me.enter(made["room"])
    steps: list[int] = []
    refused = 0
    while True:
        await to_my_turn(seat)
        told = seat.state["lesson"]
        assert told is not None
        steps.append(told["step"])
        if told["step"] == told["steps"]:
            break
        (code,) = told["expect"]
        others = [c["code"] for c in seat.state["question"]["choices"] if c["code"] != code]
        if others and refused < 5:
            assert await seat.refusal("choose", revision=seat.revision, seat=0, code=others[0]) == "lesson"
            refused += 1
        await seat.choose(code)
    assert steps == sorted(steps) and set(steps) == set(range(1, told["steps"] + 1)) and refused == 5
    await seat.choose(seat.state["question"]["choices"][0]["code"])
    await seat.until(lambda s: s.is_asked)
    assert seat.state["lesson"] is None, "the game is his now"
