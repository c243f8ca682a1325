"""Setting up at the table: a draft is asked about, played whole or not at all, and told to nobody before."""

from __future__ import annotations

from house import Guest, House, Json, Seat, in_house

from sandtable.kernel.title import SPECTATOR

BOTH: list[Json] = [{"kind": "me"}, {"kind": "me"}]


async def ready_of(seat: Seat) -> list[list[str]]:
    found: list[list[str]] = (await seat.ask("ready", placements=[]))["placements"]
    return found


async def place(seat: Seat, placements: list[list[str]]) -> None:
    here = seat.revision
    await seat.say("place", revision=here, seat=seat.state["eyes"], placements=placements)
    await seat.until(lambda me: me.revision > here)


async def refused_words(seat: Seat, placements: list[list[str]]) -> Json:
    number = await seat.send("place", revision=seat.revision, seat=seat.state["eyes"], placements=placements)
    while number not in seat.replies:
        await seat.hear()
    reply = seat.replies[number]
    assert reply["t"] == "refused" and reply["code"] == "misplaced"
    return dict(reply["say"])


@in_house
async def test_a_ready_set_up_is_played_as_the_ordinary_decisions(house: House) -> None:
    room, axis, _ = await house.pair()
    seat = await axis.enter(room)
    assert seat.state["question"]["roster"]
    ready = await ready_of(seat)
    await place(seat, ready)
    game = house.room(room).game
    assert seat.revision == len(ready) == len(game.decisions) and all(who == 0 for who, _ in game.decisions)
    assert [text.split()[0] for text in game.notations()] == ["place"] * 7 + ["give"] + ["fortify"] * 2
    assert {f"u:{unit['id']}": f"h:{unit['hex']}" for unit in seat.state["view"]["units"] if unit["side"] == 0} == {
        piece: where for piece, where in ready if piece.startswith("u:")
    }
    assert seat.state["asked"] == [1]


@in_house
async def test_all_or_nothing(house: House) -> None:
    room, axis, _ = await house.pair()
    seat = await axis.enter(room)
    ready = await ready_of(seat)
    said = await refused_words(seat, [*ready[:-3], [ready[-3][0], "h:G7"]])
    assert said["k"] == "table-place-not-there" and "piece" in said["a"]
    assert (await refused_words(seat, [*ready[:-3], [ready[-3][0], "u:99"]]))["k"] == "table-place-not-there"
    assert (await refused_words(seat, ready[1:]))["k"] == "table-place-missing"
    wrong = await refused_words(seat, [[ready[0][0], "h:A10"], *ready[1:]])
    assert (
        wrong["k"] == "table-place-refused"
        and wrong["a"]["place"] == "A10"
        and wrong["a"]["why"]["k"].startswith("why-")
    )
    assert house.room(room).game.decisions == [] and seat.revision == 0
    await place(seat, ready)


@in_house
async def test_only_who_is_asked_and_knows_the_state_may_place(house: House) -> None:
    room, axis, allies = await house.pair()
    mine, theirs = await axis.enter(room), await allies.enter(room)
    ready = await ready_of(mine)
    assert await theirs.refusal("place", revision=0, seat=1, placements=ready) == "not-asked"
    assert await theirs.refusal("place", revision=0, seat=0, placements=ready) == "not-yours"
    assert await mine.refusal("place", revision=5, seat=0, placements=ready) == "stale"
    assert await mine.refusal("place", revision=0, seat=0, placements=[["u:0"]]) == "malformed"
    assert await mine.refusal("query", what="roster") == "malformed"
    await place(mine, ready)
    assert await mine.refusal("place", revision=mine.revision, seat=0, placements=ready) == "not-asked"


@in_house
async def test_nobody_else_hears_of_a_draft(house: House) -> None:
    room, axis, allies = await house.pair(watchable=True)
    mine, theirs = await axis.enter(room), await allies.enter(room)
    watcher = await (await house.guest()).enter(room)
    ready = await ready_of(mine)
    await theirs.ask("odds"), await watcher.ask("odds")  # what was on its way has come
    heard = len(theirs.heard), len(watcher.heard)
    assert len((await mine.ask("roster", placements=ready))["pieces"]) == len(ready)
    for other in (theirs, watcher):
        assert await other.ask("roster", placements=ready) == {"pieces": [], "ready": False, "view": None}
        assert await other.ask("ready", placements=[]) == {"placements": []}
    assert (len(theirs.heard), len(watcher.heard)) == (heard[0] + 2, heard[1] + 2), "their own answers, and no more"
    assert watcher.state["eyes"] == SPECTATOR and watcher.revision == theirs.revision == 0


@in_house
async def test_a_set_up_unseen_stays_unseen(house: House) -> None:
    room, axis, allies = await house.pair(scenario="snow-on-the-rides")
    mine, theirs = await axis.enter(room), await allies.enter(room)
    await place(mine, await ready_of(mine))
    await theirs.until(lambda me: me.revision == mine.revision)
    roster = await theirs.ask("roster", placements=[])
    assert {unit["side"] for unit in roster["view"]["units"]} == {1}
    assert not [line for line in theirs.log if line["key"] == "set-up"]


@in_house
async def test_taking_back_takes_the_whole_set_up_back(house: House) -> None:
    """Dyke Road: the French set up their guard, and then the rest."""
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}], scenario="dyke-road")
    seat = await me.enter(made["room"])
    first = await ready_of(seat)
    await place(seat, first)
    assert seat.state["question"]["roster"] and seat.state["undo"]
    await seat.say("undo", revision=seat.revision, seat=1)
    await seat.until(lambda s: s.revision == 0)
    assert await ready_of(seat) == first


@in_house
async def test_it_outlives_a_restart(house: House) -> None:
    room, axis, _ = await house.pair()
    seat = await axis.enter(room)
    await place(seat, await ready_of(seat))
    before = house.room(room).game.record()
    house.room(room).spoil()
    again = await axis.enter(room)
    assert house.room(room).game.record()["decisions"] == before["decisions"] and again.revision == seat.revision


@in_house
async def test_the_briefing_of_a_room_is_for_those_who_may_see_it(house: House) -> None:
    room, axis, allies = await house.pair(scenario="hold-the-long-bridge")
    cards = [await guest.get(f"/api/rooms/{room}/briefing") for guest in (axis, allies)]
    keys = [{line["k"] for section in card["sections"] for line in section["lines"]} for card in cards]
    assert "brief-card-dealt-own" in keys[1] and "brief-card-dealt-own" not in keys[0]
    await (await house.guest()).get(f"/api/rooms/{room}/briefing", 404)
    anybody = await (await house.guest()).get("/api/scenarios/combat-commander/hold-the-long-bridge/briefing")
    assert anybody == cards[0]
    await axis.get("/api/scenarios/combat-commander/nothing/briefing", 404)


@in_house
async def test_who_sits_on_both_sides_is_told_what_anybody_may_know(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=BOTH, scenario="house-by-house")
    card = await me.get(f"/api/rooms/{made['room']}/briefing")
    assert not [
        line for section in card["sections"] for line in section["lines"] if line["k"] == "brief-card-secret-own"
    ]


@in_house
async def test_nobody_passes_without_knowing_it(house: House) -> None:
    """Against an opponent: a hand without a possible Order is asked all the same, and told why."""
    me = await house.guest()
    found = await first_turn_without_orders(me)
    question = found.state["question"]
    assert [choice["verb"] for choice in question["choices"]] == ["pass"]
    assert question["stake"][0] == {"k": "ask-no-order"} and len(question["stake"]) > 1
    assert all(line["k"] == "ask-no-order-why" for line in question["stake"][1:])
    await found.choose(question["choices"][0]["code"])
    assert found.state["question"]["key"] == "discard"


async def first_turn_without_orders(me: Guest) -> Seat:
    for _ in range(60):
        made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}])
        seat = await me.enter(made["room"])
        await seat.until(lambda s: s.state["asked"] == [1])
        await place(seat, await ready_of(seat))
        if seat.state["question"] and len(seat.state["question"]["choices"]) == 1:
            return seat
        await seat.say("resign", seat=1)
    raise AssertionError("every first hand had an Order")
