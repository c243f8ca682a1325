"""An open table: all hands lie open to those who sit there, and to nobody else."""

from __future__ import annotations

from typing import Any

from house import House, Seat, in_house, play_on

from sandtable.screens.telling import ALL_EYES
from sandtable.table.titles import log_for, view_for

BOTH = [{"kind": "me"}, {"kind": "me"}]


def hands(seat: Seat) -> list[bool]:
    """Whose hand is seen?"""
    return [side["hand"] is not None for side in seat.state["view"]["sides"]]


def all_seen(house: House, id: str, seat: Seat) -> None:
    """What is shown is what the seats know together, and no more."""
    room = house.room(id)
    whole: Any = {**view_for(room.game, ALL_EYES), "seat": seat.state["eyes"]}
    assert seat.state["view"] == whole
    told = [line["key"] for line in log_for(room.served.screen, room.game, ALL_EYES, 0)]
    assert [line["key"] for line in seat.log] == told


@in_house
async def test_one_who_plays_both_sides_is_asked_for_each_and_sees_both_hands(house: House) -> None:
    me = await house.guest()
    id = (await me.make_room(seats=BOTH, open_hands=True))["room"]
    seat = await me.enter(id)
    assert seat.room is not None and seat.room["open_hands"] is True
    asked = set()
    for _ in range(80):
        assert seat.state["question"] is not None and seat.state["eyes"] in seat.state["asked"]
        asked.add(seat.state["eyes"])
        await seat.play()
        all_seen(house, id, seat)
    assert asked == {0, 1} and hands(seat) == [True, True]
    back = seat.state["back"]
    assert back == seat.revision - 1, "the last decision, whichever side made it"
    await seat.say("offer", kind="undo", seat=seat.state["eyes"], to_revision=back)
    await seat.until(lambda s: s.revision == back)
    all_seen(house, id, seat)
    assert "open" not in str(house.room(id).game.record()["options"]), "the record knows nothing of it"


@in_house
async def test_two_friends_agree_by_sitting_down_and_a_watcher_sees_no_hand(house: House) -> None:
    axis, allies = await house.guest(), await house.guest()
    made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}], open_hands=True, watchable=True)
    id, invite = made["room"], made["invites"][1]
    told = await allies.post(f"/api/rooms/{id}/invited", {"invite": invite})
    assert told["room"]["open_hands"] is True, "the guest knows before he sits down"
    await allies.post(f"/api/rooms/{id}/sit", {"invite": invite})
    a, b = await axis.enter(id), await allies.enter(id)
    watcher = await (await house.guest()).enter(id)
    await play_on([a, b], 60)
    await watcher.until(lambda s: s.revision == a.revision)
    assert (a.state["eyes"], b.state["eyes"], watcher.state["eyes"]) == (0, 1, -1)
    for seat in (a, b):
        all_seen(house, id, seat)
        assert hands(seat) == [True, True]
    assert hands(watcher) == [False, False]
    assert not any(line["key"] == "drew" for line in watcher.log)


@in_house
async def test_nobody_lays_open_what_an_opponent_or_a_stranger_holds(house: House) -> None:
    me = await house.guest()
    opponent = {"kind": "opponent", "level": "random"}
    for seats, more in (([{"kind": "me"}, opponent], {}), ([{"kind": "me"}, {"kind": "open"}], {"listed": True})):
        body = {"title": "combat-commander", "scenario": "first-patrol", "seats": seats, "open_hands": True, **more}
        reply = await me.post("/api/rooms", body, 400)
        assert reply["say"]["a"]["field"] == "open_hands"


@in_house
async def test_a_common_hot_seat_stays_covered(house: House) -> None:
    me = await house.guest()
    id = (await me.make_room(seats=BOTH))["room"]
    seat = await me.enter(id)
    assert seat.state["eyes"] == -1 and seat.state["question"] is None
