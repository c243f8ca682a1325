"""Looking at games again, reports, and games as files."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from house import Guest, House, Json, ask_always, in_house, open_house, play_on, record_upto, whole_game

from sandtable.table.refusal import Denied


async def finished(house: House) -> tuple[str, Guest]:
    me = await house.guest()
    made = await me.post("/api/rooms/import", record_upto())
    return made["room"], me


@in_house
async def test_a_finished_game_can_be_seen_with_all_eyes(house: House) -> None:
    id, _ = await finished(house)
    stranger = await house.guest()  # whoever has the link
    info = await stranger.get(f"/api/rooms/{id}/replay")
    assert info["count"] == len(whole_game().decisions) and info["eyes"] == [-2, -1, 0, 1]
    assert info["room"]["status"] == "finished"
    turns = info["turns"]
    assert [turn["revision"] for turn in turns] == sorted({turn["revision"] for turn in turns}) and len(turns) > 3
    middle = info["count"] // 2
    steps = {eyes: await stranger.get(f"/api/rooms/{id}/replay/{middle}?eyes={eyes}") for eyes in info["eyes"]}
    hands = {eyes: [side["hand"] is not None for side in step["view"]["sides"]] for eyes, step in steps.items()}
    assert hands == {-2: [True, True], -1: [False, False], 0: [True, False], 1: [False, True]}
    for path in (f"/{info['count'] + 1}?eyes=0", "/5?eyes=7", "/5?eyes=2"):
        await stranger.get(f"/api/rooms/{id}/replay{path}", 404)


@in_house
async def test_each_step_brings_its_own_lines(house: House) -> None:
    """All steps together tell the whole log, and each view is that of its moment."""
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await ask_always(a, b)
    views: list[Json] = [a.state["view"]]
    for _ in range(35):
        await play_on([a, b], 1)
        views.append(a.state["view"])
    lines: list[Json] = []
    for revision in range(36):
        step = await axis.get(f"/api/rooms/{id}/replay/{revision}?eyes=0")
        assert step["view"] == views[revision]
        lines += step["log"]
        assert step["lines"] == len(lines)
    assert [line["say"] for line in lines] == [line["say"] for line in a.log]
    assert [line["n"] for line in lines] == list(range(len(lines)))
    whole = await axis.get(f"/api/rooms/{id}/replay/35?eyes=0&since=0")
    assert whole["log"] == lines
    before = (await axis.get(f"/api/rooms/{id}/replay/20?eyes=0"))["lines"]
    assert (await axis.get(f"/api/rooms/{id}/replay/35?eyes=0&since=20"))["log"] == lines[before:]


@in_house
async def test_of_a_running_game_everyone_sees_what_he_knows(house: House) -> None:
    id, axis, allies = await house.pair(watchable=True)
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 20)
    third = await house.guest()
    assert (await axis.get(f"/api/rooms/{id}/replay"))["eyes"] == [0]
    assert (await allies.get(f"/api/rooms/{id}/replay"))["eyes"] == [1]
    assert (await third.get(f"/api/rooms/{id}/replay"))["eyes"] == [-1]
    for guest, eyes in ((axis, 1), (axis, -2), (allies, 0), (third, 0), (third, 1), (third, -2)):
        await guest.get(f"/api/rooms/{id}/replay/5?eyes={eyes}", 404)
    await axis.get(f"/api/rooms/{id}/report", 404)


@in_house
async def test_the_replay_follows_a_game_that_goes_on_or_back(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 10)
    assert (await axis.get(f"/api/rooms/{id}/replay"))["count"] == 10
    await play_on([a, b], 5)
    assert (await axis.get(f"/api/rooms/{id}/replay"))["count"] == 15
    await a.say("offer", kind="undo", seat=0, to_revision=3)
    await b.say("answer-offer", kind="undo", seat=1, yes=True)
    assert (await axis.get(f"/api/rooms/{id}/replay"))["count"] == 3
    await axis.get(f"/api/rooms/{id}/replay/4?eyes=0", 404)


@in_house
async def test_the_report(house: House) -> None:
    id, me = await finished(house)
    report = await me.get(f"/api/rooms/{id}/report")
    assert report["room"]["id"] == id and report["room"]["seats"][0]["mine"]
    assert {"points", "losses", "fire", "rolls", "moments"} <= set(report)
    again = await (await house.guest()).get(f"/api/rooms/{id}/report")
    assert again["points"] == report["points"] and not again["room"]["seats"][0]["mine"]


@in_house
async def test_the_report_of_a_game_that_was_given_up(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 40)
    await a.say("resign", seat=0)
    report = await axis.get(f"/api/rooms/{id}/report")
    assert report["room"]["result"]["ending"] == "resigned"


# --- files ---


@in_house
async def test_a_finished_game_as_a_file_and_back(house: House) -> None:
    id, me = await finished(house)
    reply = await me.http.get(f"/api/rooms/{id}/export")
    assert 'attachment; filename="sandtable-' in reply.headers["content-disposition"]
    file = reply.json()
    assert file["format"] == "sandtable-record" and file["seed"] == "nearly"
    made = await (await house.guest()).post("/api/rooms/import", file)
    old, new = await me.get(f"/api/rooms/{id}"), await me.get(f"/api/rooms/{made['room']}")
    assert (old["result"], old["revision"]) == (new["result"], new["revision"])


@in_house
async def test_a_game_that_was_given_up_stays_given_up(house: House) -> None:
    id, axis, allies = await house.pair()
    a = await axis.enter(id)
    await a.say("resign", seat=0)
    file = await axis.get(f"/api/rooms/{id}/export")
    made = await allies.post("/api/rooms/import", file)
    assert (await allies.get(f"/api/rooms/{made['room']}"))["result"]["ending"] == "resigned"


@in_house
async def test_a_running_game_is_sealed(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "opponent", "level": "random"}])
    seat = await me.enter(made["room"])
    for _ in range(5):
        await seat.until(lambda s: s.is_asked)
        await seat.play()
    await seat.until(lambda s: s.is_asked)
    reply = await me.http.get(f"/api/rooms/{made['room']}/export")
    room = await house.services.rooms.get(made["room"])
    assert room.game.seed not in reply.text and reply.json()["format"] == "sandtable-sealed"
    await seat.play()
    back = await me.post("/api/rooms/import", reply.json())
    assert back["room"] != made["room"]
    again = await me.enter(back["room"])
    await again.until(lambda s: s.is_asked)
    assert again.revision == reply.json()["decisions"]
    await again.play()


@in_house
async def test_a_game_with_others_cannot_be_copied(house: House) -> None:
    """A copy would show its owner the cards to come."""
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 5)
    file = await axis.get(f"/api/rooms/{id}/export")
    assert (await axis.post("/api/rooms/import", file))["room"] == id
    assert (await allies.post("/api/rooms/import", file))["room"] == id
    await (await house.guest()).post("/api/rooms/import", file, 404)
    await (await house.guest()).get(f"/api/rooms/{id}/export", 404)


@in_house
async def test_a_spectator_gets_no_file_of_a_running_game(house: House) -> None:
    id, *_ = await house.pair(watchable=True)
    await (await house.guest()).get(f"/api/rooms/{id}/export", 404)


def spoiled(**change: Any) -> Json:
    return {**record_upto(6), **change}


@in_house
async def test_a_broken_file_names_its_fault(house: House) -> None:
    me = await house.guest()
    broken: list[tuple[Json, str]] = [
        ({}, "format"),
        ({"format": "sandtable-record"}, "title"),
        (spoiled(title="chess"), "title"),
        (spoiled(seed=5), "seed"),
        (spoiled(seed="x" * 300), "seed"),
        (spoiled(decisions="none"), "decisions"),
        (spoiled(decisions=[[0]]), "decisions[0]"),
        (spoiled(decisions=[[0, 5]]), "decisions[0]"),
        ({**record_upto(150), "seed": "another"}, "decisions["),
        (spoiled(options={"edition": "third"}), "options.edition"),
        (spoiled(scenario={}), "scenario"),
        (spoiled(scenario={"name": "x", "map": "nowhere"}), "scenario"),
        (spoiled(outcomes=7), "outcomes"),
        (spoiled(result={"winner": "me"}), "result"),
        ({"format": "sandtable-sealed"}, "sealed"),
        ({"format": "sandtable-sealed", "sealed": "AAAA"}, "sealed"),
        ({"format": "sandtable-sealed", "sealed": "not base64!"}, "sealed"),
    ]
    for file, field in broken:
        reply = await me.post("/api/rooms/import", file, 400)
        assert reply["error"] == "bad-file", (field, reply)
        assert reply["say"]["a"]["field"].startswith(field), (field, reply)
    assert await me.get("/api/rooms/mine") == []


@in_house
async def test_a_body_that_is_nested_too_deeply_is_refused(house: House) -> None:
    me = await house.guest()
    headers = {**me.headers, "content-type": "application/json"}
    for path, depth in (("/api/rooms/import", 100_000), ("/api/rooms", 10_000)):
        reply = await me.http.post(path, content='{"a":' * depth, headers=headers)
        assert reply.status_code == 400 and reply.json()["error"] == "malformed", path


@in_house
async def test_a_sealed_file_that_was_changed_is_refused(house: House) -> None:
    me = await house.guest()
    made = await me.make_room()
    file = await me.get(f"/api/rooms/{made['room']}/export")
    text = file["sealed"]
    file["sealed"] = text[:40] + ("A" if text[40] != "A" else "B") + text[41:]
    assert (await me.post("/api/rooms/import", file, 400))["say"]["a"]["field"] == "sealed"


def test_denied_says_what_is_wrong() -> None:
    denied = Denied(400, "bad-file", field="x", reason="y")
    assert denied.say() == {"k": "table-error-bad-file", "a": {"field": "x", "reason": "y"}}


@in_house
async def test_a_game_played_alone_is_taken_along_to_another_server(house: House) -> None:
    me = await house.guest()
    id = (await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}]))["room"]
    seat = await me.enter(id)
    await seat.until(lambda s: s.is_asked)
    file = await me.get(f"/api/rooms/{id}/export?along=true")
    assert file["format"] == "sandtable-record" and file["seed"] == house.room(id).game.seed
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as elsewhere:  # with a key of its own
            stranger = await elsewhere.guest()
            made = await stranger.post("/api/rooms/import", file)
            again = await stranger.enter(made["room"])
            await again.until(lambda s: s.is_asked)
            assert again.revision == seat.revision and again.state["view"] == seat.state["view"]
            kinds = [(one["kind"], one["level"]) for one in again.room["seats"]]
            assert kinds == [("opponent", "random"), ("person", None)]
            for _ in range(5):
                await again.play()
                await again.until(lambda s: s.is_asked)
            for seats in (["random", "random"], ["nobody", None], [None], "all"):
                await stranger.post("/api/rooms/import", {**file, "along": {"seats": seats}}, 400)


@in_house
async def test_what_others_play_or_may_join_is_not_taken_along(house: House) -> None:
    id, axis, _ = await house.pair()
    await axis.get(f"/api/rooms/{id}/export?along=true", 404)
    waiting = (await axis.make_room(seats=[{"kind": "me"}, {"kind": "open"}]))["room"]
    await axis.get(f"/api/rooms/{waiting}/export?along=true", 404)
    watched = (await axis.make_room(watchable=True))["room"]
    await (await house.guest()).get(f"/api/rooms/{watched}/export?along=true", 404)
