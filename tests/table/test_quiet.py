"""Questions that hang on a hand, in a game played alone: whoever looks on sees and counts the same without them."""

from __future__ import annotations

import random
from typing import Any

from house import Guest, House, Json, Seat, in_house
from test_solitaire import room_of, whole_game

from sandtable.kernel.game import Game
from sandtable.table.rooms.quiet import Quiet, is_quiet


def upto_window(which: int = 0) -> Json:
    """The record of a game that stands at such a question: the first, or a later one."""
    game = whole_game()
    again = new_like(game)
    found = 0
    for seat, code in game.decisions:
        if is_quiet(again):
            if found == which:
                record = again.record()
                record["over"] = False
                return record
            found += 1
        again.play(code, seat)
    raise AssertionError("no card could be spent in it")


def new_like(game: Game) -> Game:
    from sandtable.kernel.game import new_game

    return new_game(game.title, game.scenario, game.seed, game.options)


async def watched(house: House, which: int = 0) -> tuple[str, Guest, Seat]:
    """A game before such a question, with its player."""
    me = await house.guest()
    id = (await me.post("/api/rooms/import", upto_window(which), 201))["room"]
    room = await house.services.rooms.get(id)
    room.facts.watchable = True
    return id, me, await me.enter(id)


def heard_by(seat: Seat) -> list[Any]:
    return [(seat.revision, seat.state["view"], seat.log, seat.state["asked"])]


@in_house
async def test_a_question_that_hangs_on_the_hand_is_not_told_to_spectators(house: House) -> None:
    id, me, player = await watched(house)
    room = house.room(id)
    assert player.state["question"]["prompt"]["k"] and is_quiet(room.game)
    early = await (await house.guest()).enter(id)
    assert early.revision < player.revision  # the table as it was before the question
    assert early.revision == room.quiet.counted(room.revision) == (await me.get(f"/api/rooms/{id}"))["revision"]
    moved, metrics = room.facts.moved, (await me.http.get("/metrics")).text
    before, messages = heard_by(early), len(early.heard)
    passing = player.state["question"]["default"]
    house.time.pass_by(seconds=5)
    while is_quiet(room.game):
        await player.choose(passing if passing is not None else player.state["question"]["choices"][-1]["code"])
    await early.until(lambda seat: seat.revision > before[0][0])
    states = [raw for raw in early.heard[messages:] if raw.startswith(b'{"t":"state"')]
    assert len(states) == 1 and early.revision == before[0][0] + 1
    assert room.facts.moved > moved
    counted = [line for line in metrics.splitlines() if line.startswith(("sandtable_decisions_total", "sandtable_dec"))]
    now = (await me.http.get("/metrics")).text.splitlines()
    assert [line for line in now if line.startswith(("sandtable_decisions_total", "sandtable_dec"))] == counted


@in_house
async def test_whoever_comes_during_such_a_question_sees_what_the_others_saw(house: House) -> None:
    id, _, player = await watched(house)
    early = await (await house.guest()).enter(id)
    late = await (await house.guest()).enter(id)
    assert heard_by(early) == heard_by(late)
    room = house.room(id)
    house.services.rooms.forget(room)  # and after a restart
    again = await house.services.rooms.get(id)
    again.facts.watchable = True
    assert heard_by(await (await house.guest()).enter(id)) == heard_by(early)


@in_house
async def test_the_replay_of_a_running_game_has_no_place_for_it(house: House) -> None:
    id, me, player = await watched(house)
    other = await house.guest()
    mine, theirs = await me.get(f"/api/rooms/{id}/replay"), await other.get(f"/api/rooms/{id}/replay")
    assert mine["count"] == player.revision > theirs["count"]
    room = house.room(id)
    assert theirs["count"] == room.quiet.counted(room.revision)
    await other.get(f"/api/rooms/{id}/replay/{theirs['count']}?eyes=-1")
    await other.get(f"/api/rooms/{id}/replay/{theirs['count'] + 1}?eyes=-1", 404)


def test_what_is_counted() -> None:
    quiet = Quiet([False, True, True, False, False, True])
    assert [quiet.shown(n) for n in range(6)] == [0, 0, 0, 3, 4, 4]
    assert [quiet.counted(n) for n in range(6)] == [0, 0, 0, 1, 2, 2]


@in_house
async def test_a_whole_game_is_the_same_for_whoever_looks_on(house: House) -> None:
    """What he is told, state by state, is what a game without such questions would tell."""
    me, other = await house.guest(), await house.guest()
    id = await room_of(me, watchable=True)
    player, looks_on = await me.enter(id), await other.enter(id)
    room, rng = house.room(id), random.Random(3)
    for _ in range(150):
        if player.state["over"]:
            break
        await player.choose(rng.choice(player.state["question"]["choices"])["code"])
        assert room.told(-1) == room.quiet.counted(room.revision)
    if is_quiet(room.game):
        assert looks_on.revision <= room.told(-1)
    await looks_on.until(lambda seat: seat.revision == room.told(-1))
    revisions = [seat["revision"] for seat in states_of(looks_on)]
    assert revisions == sorted(set(revisions))


def states_of(seat: Seat) -> list[Json]:
    import msgspec

    told = [msgspec.json.decode(raw) for raw in seat.heard]
    return [message for message in told if message["t"] == "state"]
