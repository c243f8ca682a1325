"""Taking back alone and by consent, offers, resigning, playing again."""

from __future__ import annotations

from typing import Any

from house import House, Json, Seat, ask_always, catch_up, in_house, play_on

from sandtable.table.rooms.room import Room
from sandtable.table.rooms.taking_back import back_of


async def stored(house: House, id: str) -> list[Any]:
    """The decisions in the database."""
    facts = await house.services.rooms.facts(id)
    record = await house.services.rooms.record(facts)
    decisions = record["decisions"]
    assert isinstance(decisions, list)
    return decisions


def picture(seat: Seat) -> tuple[Json, Any, list[Json]]:
    return seat.state["view"], seat.state["question"], seat.log


@in_house
async def test_undo_goes_back_step_by_step(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    me, other = (a, b) if a.is_asked else (b, a)
    seen = [picture(me)]
    for _ in range(3):  # setting up: nothing is revealed
        await me.play()
        seen.append(picture(me))
    assert me.state["undo"]
    for back in (2, 1, 0):
        await me.say("undo", revision=me.revision, seat=me.state["eyes"])
        await me.until(lambda s, back=back: s.revision == back)  # type: ignore[misc]
        assert picture(me) == seen[back]
        assert len(await stored(house, id)) == back
    assert not me.state["undo"]
    assert await me.refusal("undo", revision=0, seat=me.state["eyes"]) == "no-undo"
    await other.until(lambda s: s.revision == 0)
    await play_on([me, other], 5)  # and it goes on


@in_house
async def test_undo_never_goes_over_another_ones_decision(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    seats = [a, b]
    while True:  # until the question has passed to the other one
        await catch_up(a, b)
        me = next(seat for seat in seats if seat.is_asked)
        other = b if me is a else a
        await me.play()
        await catch_up(a, b)
        if other.is_asked:
            break
    assert not me.state["undo"] and not other.state["undo"]
    assert await me.refusal("undo", revision=me.revision, seat=me.state["eyes"]) == "no-undo"


@in_house
async def test_undo_passes_over_what_was_answered_in_advance(house: House) -> None:
    """Alone against an opponent, what has one answer is answered by itself: taking back must not stop there."""
    me = await house.guest()
    undone = barred = 0
    while not (undone >= 3 and barred):
        made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}])
        seat = await me.enter(made["room"])
        found = await take_back_in(house.room(made["room"]), seat)
        undone, barred = undone + found[0], barred + found[1]


async def take_back_in(room: Room, seat: Seat) -> tuple[int, int]:
    """Play a while, and take back what was followed by answers in advance: how often it could be, and could not."""
    undone = barred = 0
    before = picture(seat)
    for _ in range(120):
        await seat.until(lambda s: s.is_asked or s.state["over"])
        if seat.state["over"]:
            break
        answered = room.ahead[-1:] == [True]
        if answered and not seat.state["undo"]:
            barred += 1  # what came before was the other side's, or has revealed something
        elif answered:
            here, by_hand = seat.revision, back_of(room, 1)
            await seat.say("undo", revision=here, seat=1)
            await seat.until(lambda s, to=by_hand: s.revision == to)  # type: ignore[misc]
            assert by_hand < here - 1 and picture(seat) == before
            undone += 1
        before = picture(seat)
        await seat.play()
    return undone, barred


@in_house
async def test_further_back_by_consent(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await ask_always(a, b)
    await play_on([a, b], 12)
    early = picture(a), picture(b)
    await play_on([a, b], 30)
    assert await b.refusal("answer-offer", kind="undo", seat=1, yes=True) == "no-offer"
    assert await a.refusal("offer", kind="undo", seat=0, to_revision=42) == "no-undo"
    await a.say("offer", kind="undo", seat=0, to_revision=12)
    await b.until(lambda s: s.room is not None and s.room["offers"] != [])
    assert b.room is not None and b.room["offers"] == [{"kind": "undo", "from": 0, "to_revision": 12}]
    assert await a.refusal("answer-offer", kind="undo", seat=0, yes=True) == "no-offer"  # not his to take
    await b.say("answer-offer", kind="undo", seat=1, yes=True)
    await a.until(lambda s: s.revision == 12)
    await b.until(lambda s: s.revision == 12)
    assert (picture(a), picture(b)) == early
    assert a.room is not None and a.room["offers"] == []
    assert len(await stored(house, id)) == 12
    await play_on([a, b], 10)


@in_house
async def test_back_tells_where_asking_would_lead(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    assert a.state["back"] == b.state["back"] == 0
    await play_on([a, b], 40)
    decisions = house.room(id).game.decisions
    for seat in (a, b):
        mine = [n for n, (who, _) in enumerate(decisions) if who == seat.state["eyes"]]
        assert seat.state["back"] == (mine[-1] if mine else 40)


@in_house
async def test_an_opponent_lets_you_take_back_but_never_draws(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    while seat.revision < 30:
        await seat.until(lambda s: s.is_asked)
        await seat.play()
    await seat.until(lambda s: s.is_asked)
    back = seat.state["back"]
    assert back < seat.revision
    await seat.say("offer", kind="undo", seat=1)
    await seat.until(lambda s: s.revision == back and s.is_asked)
    assert await seat.refusal("offer", kind="draw", seat=1) == "no-offer"


@in_house
async def test_an_offer_lapses_when_the_other_one_plays_on(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    me, other = (a, b) if a.is_asked else (b, a)
    await other.say("offer", kind="draw", seat=other.state["eyes"])
    await me.until(lambda s: s.room is not None and s.room["offers"] != [])
    await me.play()
    await other.until(lambda s: s.room is not None and s.room["offers"] == [])
    assert await me.refusal("answer-offer", kind="draw", seat=me.state["eyes"], yes=True) == "no-offer"


@in_house
async def test_an_offer_is_refused_or_withdrawn(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    for answering, seat in ((b, 1), (a, 0)):
        await a.say("offer", kind="draw", seat=0)
        await b.until(lambda s: s.room is not None and s.room["offers"] != [])
        await answering.say("answer-offer", kind="draw", seat=seat, yes=False)
        await b.until(lambda s: s.room is not None and s.room["offers"] == [])
    assert b.room is not None and b.room["status"] == "playing"


@in_house
async def test_a_draw(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await a.say("offer", kind="draw", seat=0)
    assert await a.refusal("answer-offer", kind="draw", seat=0, yes=True) == "no-offer"  # not his to accept
    await b.say("answer-offer", kind="draw", seat=1, yes=True)
    await a.until(lambda s: s.state["over"])
    assert a.room is not None and a.room["status"] == "finished"
    assert a.room["result"]["winner"] == -1 and a.room["result"]["ending"] == "draw"
    assert a.state["question"] is None


@in_house
async def test_resigning_and_playing_again_with_sides_swapped(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    assert await a.refusal("offer", kind="rematch", seat=0) == "no-offer"
    await b.say("resign", seat=1)
    await a.until(lambda s: s.room is not None and s.room["status"] == "finished")
    assert a.room is not None and a.room["result"]["winner"] == 0 and a.room["result"]["ending"] == "resigned"
    await a.say("offer", kind="rematch", seat=0)
    await b.say("answer-offer", kind="rematch", seat=1, yes=True)
    await a.until(lambda s: s.room is not None and s.room["rematch"] is not None)
    following = a.room["rematch"]
    room = await axis.get(f"/api/rooms/{following}")
    assert [seat["mine"] for seat in room["seats"]] == [False, True] and room["status"] == "playing"
    assert room["scenario"] == a.room["scenario"] and room["revision"] == 0
    old, new = house.room(id), await house.services.rooms.get(following)
    assert old.game.seed != new.game.seed
    c, d = await axis.enter(following), await allies.enter(following)
    assert (c.state["eyes"], d.state["eyes"]) == (1, 0)
    await play_on([c, d], 5)
    assert await a.refusal("offer", kind="rematch", seat=0) == "no-offer"  # there is one already


@in_house
async def test_again_with_an_opponent(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "opponent", "level": "random"}])
    seat = await me.enter(made["room"])
    await seat.say("resign", seat=0)
    await seat.say("offer", kind="rematch", seat=0)
    await seat.until(lambda s: s.room is not None and s.room["rematch"] is not None)
    assert seat.room is not None
    again = await me.enter(seat.room["rematch"])
    await again.until(lambda s: s.is_asked)
    assert again.state["eyes"] == 1
