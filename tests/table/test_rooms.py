"""Rooms over the socket: sitting down, playing, looking on, taking back, offers, ending."""

from __future__ import annotations

from typing import Any

import pytest
from house import (
    SCENARIO,
    TITLE,
    House,
    Refused,
    Seat,
    ask_always,
    catch_up,
    in_house,
    nearly_over,
    play_on,
    with_settings,
)
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed

from sandtable.kernel.title import SPECTATOR


@in_house
async def test_two_people_play_and_hear_the_same(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    assert a.state["eyes"] == 0 and b.state["eyes"] == 1
    await ask_always(a, b)
    await play_on([a, b], 60)
    assert a.revision == b.revision == 60
    room = await axis.get(f"/api/rooms/{id}")
    assert room["revision"] == 60 and room["status"] == "playing"
    assert [seat["mine"] for seat in room["seats"]] == [True, False]
    assert a.log and b.log


@in_house
async def test_against_an_opponent_it_is_soon_your_turn_again(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "sergeant"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    for _ in range(30):
        await seat.until(lambda s: s.is_asked)
        await seat.play()
    await seat.until(lambda s: s.is_asked)
    assert any(by == 0 for by, _ in house.services.rooms.rooms[made["room"]].game.decisions)


@in_house
async def test_a_game_that_ends_by_its_rules_has_a_result(house: House) -> None:
    me = await house.guest()
    record, rest = nearly_over()
    made = await me.post("/api/rooms/import", record)
    seat = await me.enter(made["room"])
    for number, code in rest:
        await seat.say("eyes", seat=number)
        await seat.choose(code, number)
    await seat.until(lambda s: s.room is not None and s.room["status"] == "finished")
    assert seat.room is not None and seat.room["result"]["winner"] in (0, 1)
    assert seat.state["over"] and seat.state["question"] is None and seat.state["asked"] == []
    entry = (await me.get("/api/rooms/mine"))[0]
    assert entry["room"]["result"] == seat.room["result"] and not entry["your_turn"]
    assert await seat.refusal("choose", revision=seat.revision, seat=1, code=0) == "over"
    assert await seat.refusal("resign", seat=1) == "over"
    assert await seat.refusal("undo", seat=1, revision=seat.revision) == "over"


@in_house
async def test_nothing_moves_before_all_seats_are_taken(house: House) -> None:
    axis, allies = await house.guest(), await house.guest()
    made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}])
    a = await axis.enter(made["room"])
    assert a.state["question"] is None and a.room is not None and a.room["status"] == "waiting"
    assert await a.refusal("choose", revision=0, seat=0, code=1) == "waiting"
    assert await a.refusal("offer", kind="draw", seat=0) == "waiting"
    await allies.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][1]})
    await a.until(lambda s: s.room is not None and s.room["status"] == "playing" and s.state["asked"] != [])
    assert a.state["asked"]


@in_house
async def test_an_invite_is_spent_by_sitting_down(house: House) -> None:
    axis, allies, late = await house.guest(), await house.guest(), await house.guest()
    made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}])
    path = f"/api/rooms/{made['room']}/sit"
    assert (await axis.post(path, {"invite": made["invites"][1]}))["seats"][1]["kind"] == "open"  # he sits already
    assert (await allies.post(path, {"invite": made["invites"][1]}))["seats"][1]["mine"]
    assert (await allies.post(path, {"invite": made["invites"][1]}))["seats"][1]["mine"]  # again: still his
    assert (await late.post(path, {"invite": made["invites"][1]}, 404))["error"] == "unknown"
    assert (await late.post(path, {"invite": "guessed"}, 404))["error"] == "unknown"


@in_house
async def test_an_invitation_tells_what_it_is_to_and_is_not_spent_by_reading(house: House) -> None:
    axis, allies, late = await house.guest(), await house.guest(), await house.guest()
    chosen = {"edition": "europe", "zero_pass": False}
    made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}], options=chosen)
    path, invite = f"/api/rooms/{made['room']}/invited", {"invite": made["invites"][1]}
    for _ in range(2):
        told = await allies.post(path, invite)
        assert told["seat"] == 1 and told["room"]["seats"][1]["kind"] == "open"
        assert [rule["say"]["k"] for rule in told["room"]["rules"]] == ["web-edition-europe", "option-off"]
    assert (await axis.post(path, invite))["seat"] == 0  # he sits already
    assert (await allies.post(path, {"invite": "guessed"}, 404))["error"] == "unknown"
    await allies.get(f"/api/rooms/{made['room']}", 404)  # to have read it lets nobody in
    await allies.post(f"/api/rooms/{made['room']}/sit", invite)
    assert (await allies.post(path, invite))["seat"] == 1
    assert (await late.post(path, invite, 404))["error"] == "unknown"


@in_house
async def test_a_listed_seat_needs_no_invite(house: House) -> None:
    axis, allies, third = await house.guest(), await house.guest(), await house.guest()
    hidden = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}])
    made = await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    listed = [entry["room"]["id"] for entry in await allies.get("/api/rooms/open")]
    assert listed == [made["room"]]
    await allies.post(f"/api/rooms/{hidden['room']}/sit", {"seat": 1}, 404)
    room = await allies.post(f"/api/rooms/{made['room']}/sit", {"seat": 1})
    assert room["status"] == "playing" and room["seats"][1]["mine"]
    await third.post(f"/api/rooms/{made['room']}/sit", {"seat": 1}, 404)
    assert await third.get("/api/rooms/open") == []


@in_house
async def test_a_spectator_sees_no_hand_and_changes_nothing(house: House) -> None:
    id, axis, allies = await house.pair(watchable=True)
    third = await house.guest()
    a, b, w = await axis.enter(id), await allies.enter(id), await third.enter(id)
    await a.until(lambda s: s.room is not None and s.room["spectators"] == 1)
    assert w.state["eyes"] == -1
    await ask_always(a, b)
    await play_on([a, b], 40)
    await catch_up(a, w)
    assert [side["hand"] for side in w.state["view"]["sides"]] == [None, None]
    assert w.state["question"] is None
    for seat in (0, 1):
        assert await w.refusal("choose", revision=w.revision, seat=seat, code=1) == "not-yours"
        assert await w.refusal("resign", seat=seat) == "not-yours"
        assert await w.refusal("eyes", seat=seat) == "not-yours"
        assert await w.refusal("reactions", seat=seat, reactions={"*": "pass"}) == "not-yours"
        assert await w.refusal("undo", revision=w.revision, seat=seat) == "not-yours"
        assert await w.refusal("offer", kind="draw", seat=seat) == "not-yours"
    assert a.revision == 40
    assert [e["room"]["id"] for e in await third.get("/api/rooms/watch")] == [id]


@in_house
async def test_one_screen_for_two(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    assert seat.room is not None and seat.room["hotseat"]
    assert seat.state["eyes"] == -1 and seat.state["question"] is None  # nobody sits there yet
    for _ in range(40):
        asked = seat.state["asked"][0]
        await seat.say("eyes", seat=asked)
        await seat.until(lambda s: s.state["eyes"] == s.state["asked"][0])
        hands = [side["hand"] is not None for side in seat.state["view"]["sides"]]
        assert hands == [asked == 0, asked == 1]
        await seat.play()


@in_house
async def test_what_a_room_must_be(house: House) -> None:
    me = await house.guest()
    good = {"title": TITLE, "scenario": SCENARIO, "seats": [{"kind": "me"}, {"kind": "opponent", "level": "sergeant"}]}
    wrong = {
        "title": {"title": "chess"},
        "scenario": {"scenario": "nowhere"},
        "seats": {"seats": [{"kind": "me"}]},
        "seats.level": {"seats": [{"kind": "me"}, {"kind": "opponent", "level": "marshal"}]},
        "clock": {"clock": {"kind": "live", "base": 0, "increment": 0, "days": 0}},
        "options.edition": {"options": {"edition": "third"}},
        "options.cheat": {"options": {"cheat": True}},
    }
    for field, change in wrong.items():
        reply = await me.post("/api/rooms", {**good, **change}, 400)
        assert reply["error"] == "bad-room" and reply["say"]["a"]["field"] == field
    reply = await me.post("/api/rooms", {**good, "random": {}}, 400)
    assert reply["say"]["a"]["field"] == "scenario"
    assert await me.get("/api/rooms/mine") == []


@in_house
async def test_a_random_scenario(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(random={"seed": 5})
    again = await me.make_room(random={"seed": 5})
    rooms = house.services.rooms
    assert (await rooms.get(made["room"])).scenario == (await rooms.get(again["room"])).scenario
    reply = await me.http.get(f"/api/rooms/{made['room']}/map.svg")
    assert reply.headers["content-type"].startswith("image/svg+xml") and "<svg" in reply.text
    geometry = await me.get(f"/api/rooms/{made['room']}/geometry")
    assert len(geometry["hexes"]) > 100


@in_house
async def test_a_random_scenario_as_it_is_wished(house: House) -> None:
    me = await house.guest()
    title = next(one for one in (await me.get("/api/lobby"))["titles"] if one["name"] == "great-war-commander")
    wishes = {wish["name"]: wish["values"][-1]["value"] for wish in title["wishes"]}
    assert wishes.keys() == {"allies", "year", "attacker", "size", "map"}
    made = await me.make_room(title=title["name"], random={"seed": 5, "wishes": wishes})
    scenario: Any = (await house.services.rooms.get(made["room"])).scenario
    assert (scenario["allies"]["nation"], str(scenario["year"])) == (wishes["allies"], wishes["year"])
    assert (scenario["axis"]["posture"], scenario["map"]) == ("recon", wishes["map"])
    seats = [{"kind": "me"}, {"kind": "me"}]
    for wish, field in (({"year": "1939"}, "year"), ({"weather": "rain"}, "weather")):
        wanted = {"title": title["name"], "random": {"wishes": wish}, "seats": seats}
        reply = await me.post("/api/rooms", wanted, 400)
        assert reply["error"] == "bad-room" and reply["say"]["a"]["field"] == field


@in_house
async def test_a_random_scenario_is_shown_as_it_will_be_played(house: House) -> None:
    me = await house.guest()
    wishes = {"axis": "germany", "year": "1944", "attacker": "allies"}
    shown = await me.post(f"/api/scenarios/{TITLE}/random", {"wishes": wishes})
    made = await me.make_room(random={"seed": shown["seed"], "wishes": wishes})
    scenario: Any = (await house.services.rooms.get(made["room"])).scenario
    screen = house.services.titles[TITLE].screen
    assert shown["scenario"] == screen.card(scenario) and shown["scenario"]["sides"][1]["posture"] == "attack"
    assert shown["briefing"] == screen.briefing_card(scenario, {}, SPECTATOR), "no secret chit is told"
    assert set(shown["possible"]["allies"]) == {"america", "britain", "france", "russia"}
    assert shown["possible"]["year"][0] == "1939", "a wish may be changed for any that goes with the others"


@in_house
async def test_wishes_that_do_not_go_together_are_refused(house: House) -> None:
    me = await house.guest()
    for wishes in ({"axis": "italy", "year": "1945"}, {"weather": "rain"}):
        reply = await me.post(f"/api/scenarios/{TITLE}/random", {"seed": 1, "wishes": wishes}, 400)
        assert reply["error"] == "bad-wishes"
    await me.post("/api/scenarios/combat/random", {}, 404)


@with_settings(rooms_of_one=3)
async def test_nobody_hoards_rooms(house: House) -> None:
    me = await house.guest()
    for _ in range(3):
        await me.make_room()
    reply = await me.post(
        "/api/rooms", {"title": TITLE, "scenario": SCENARIO, "seats": [{"kind": "me"}, {"kind": "me"}]}, 429
    )
    assert reply["error"] == "too-many-rooms"


@in_house
async def test_chat_reaches_everybody_and_stays(house: House) -> None:
    id, axis, allies = await house.pair()
    await axis.post("/api/account/name", {"name": "Ana"})
    a, b = await axis.enter(id), await allies.enter(id)
    await a.say("chat", text="hello <b>you</b>")
    await b.say("chat", text="\u202eabc\u0007 line\nnext")
    await a.until(lambda s: len(s.chat or []) == 2)
    assert a.chat is not None
    assert [(line["name"], line["seat"], line["text"]) for line in a.chat] == [
        ("Ana", 0, "hello <b>you</b>"), ("", 1, "abc line\nnext"),
    ]  # fmt: skip
    assert (await allies.enter(id)).chat == a.chat
    assert await a.refusal("chat", text="x" * 501) == "malformed"
    assert await a.refusal("chat", text=" \u200b ") == "malformed"


@in_house
async def test_names_change_for_everybody_at_once(house: House) -> None:
    id, axis, allies = await house.pair()
    a = await axis.enter(id)
    await allies.post("/api/account/name", {"name": "Boris"})
    await a.until(lambda s: s.room is not None and s.room["seats"][1]["name"] == "Boris")
    assert (await axis.get("/api/rooms/mine"))[0]["room"]["seats"][1]["name"] == "Boris"


@in_house
async def test_who_is_here(house: House) -> None:
    id, axis, allies = await house.pair()
    a = await axis.enter(id)
    assert a.room is not None and [s["here"] for s in a.room["seats"]] == [True, False]
    b = await allies.enter(id)
    await a.until(lambda s: s.room is not None and s.room["seats"][1]["here"])
    await b.socket.close()
    await a.until(lambda s: s.room is not None and not s.room["seats"][1]["here"])


@with_settings(room_idle=60)
async def test_idle_rooms_leave_memory_and_come_back(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 25)
    view, log = a.state["view"], a.log
    house.time.pass_by(seconds=120)
    await house.services.sweep()
    assert id in house.services.rooms.rooms  # somebody looks at it
    await a.socket.close()
    await b.socket.close()
    while house.services.sockets:
        await house.services.database.alive()
    await house.services.sweep()
    assert id in house.services.rooms.rooms  # somebody was there a moment ago
    house.time.pass_by(seconds=120)
    await house.services.sweep()
    assert id not in house.services.rooms.rooms
    again = await axis.enter(id)
    assert (again.revision, again.state["view"], again.log) == (25, view, log)


@in_house
async def test_answers_to_questions_about_the_board(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "opponent", "level": "sergeant"}])
    seat = await me.enter(made["room"])
    assert (await seat.ask("inspect", thing="h:E5"))["title"]
    assert "reasons" in await seat.ask("why", thing="h:E5")
    sight = await seat.ask("sight", **{"from": "E5", "to": "F5"})
    assert sight["from"] == "E5" and sight["line"]["to"] == "F5"
    assert "attacks" in await seat.ask("odds")
    for bad in ("h:Z99", "u:999", "nonsense", "c:", "", "u:-1", "w:x"):
        for what in ("inspect", "why"):
            await house_answers(seat, what, bad)
    assert await seat.refusal("query", what="sight", **{"from": "Z99"}) == "unknown"


async def house_answers(seat: Seat, what: str, thing: str) -> None:
    """Something or a refusal, but an answer."""
    try:
        await seat.ask(what, thing=thing)
    except Refused as refused:
        assert refused.code == "unknown"


@in_house
async def test_a_room_that_cannot_be_written_starts_again_from_what_was(house: House) -> None:
    """A decision whose commit fails is not told; whoever waited for the room does not play on with it."""
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 4)
    me = a if a.is_asked else b
    code, mine = me.state["question"]["choices"][0]["code"], me.state["eyes"]
    stolen = "insert into decisions values (:room, 4, 0, 1, false, '[]', 0, null)"  # as if another server wrote here

    async def steal(db: AsyncConnection) -> None:
        await db.execute(text(stolen), {"room": id})

    await house.services.database.write(steal)
    for _ in range(2):
        await me.send("choose", revision=4, seat=mine, code=code)
    for seat in (a, b):
        with pytest.raises(ConnectionClosed):
            while True:
                message = await seat.hear()
                assert message["t"] != "done" and seat.revision == 4
    assert id not in house.services.rooms.rooms

    async def give_back(db: AsyncConnection) -> None:
        await db.execute(text("delete from decisions where n = 4"))

    await house.services.database.write(give_back)
    a, b = await axis.enter(id), await allies.enter(id)
    assert a.revision == 4
    await play_on([a, b], 4)
