"""Two people at one side: each decides for his own nation, both see what the side sees, and nobody else sees more."""

from __future__ import annotations

import random
from typing import Any

import pytest
from house import Guest, House, Json, Seat, ask_always, catch_up, in_house, open_house, run_shipped
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.game import Decision
from sandtable.screens.screen import EITHER
from sandtable.table.notify import waiting
from sandtable.table.rooms.taking_back import back_of
from sandtable.table.storage import people
from sandtable.table.titles import view_for

pytestmark = pytest.mark.rule("gwc:intro.2")

GERMANY, ENTENTE, PARTNER = 0, 1, 2  # places; the third one belongs to the second's side
GAME: Json = {"title": "great-war-commander", "scenario": "side-by-side", "options": {"three_players": True}}
FRIENDS: list[Json] = [{"kind": "open"}, {"kind": "me"}]
COMPUTER: list[Json] = [{"kind": "opponent", "level": "random"}, {"kind": "me"}]


class Trio:
    """A German, a Frenchman who has made the room, and an American beside him."""

    def __init__(self, house: House, room: str, guests: list[Guest]) -> None:
        self.house = house
        self.id = room
        self.guests = guests
        self.seats: list[Seat] = []
        self.rng = random.Random(5)

    @property
    def german(self) -> Seat:
        return self.seats[0]

    @property
    def french(self) -> Seat:
        return self.seats[1]

    @property
    def american(self) -> Seat:
        return self.seats[2]

    @property
    def room(self) -> Any:
        return self.house.room(self.id)

    @property
    def decision(self) -> Decision:
        decision = self.room.game.decision
        assert decision is not None
        return decision

    async def enter(self) -> None:
        self.seats = [await guest.enter(self.id) for guest in self.guests]

    async def settle(self) -> None:
        """Until all have heard how the room stands."""
        for seat in self.seats:
            await seat.until(lambda me: me.revision == self.room.revision)

    async def play_to(self, prompt: str, nations: set[int], limit: int = 400) -> None:
        """Chance plays for everybody until the joint side is asked this, with choices of these nations."""
        for _ in range(limit):
            decision = self.decision
            whose = {self.whose(code) for code in decision.choices} if decision.seat == ENTENTE else set()
            if decision.prompt == prompt and nations <= whose:
                return await self.settle()
            async with self.room.lock:
                await self.room.decide(decision.seat, self.rng.choice(decision.choices))
                await self.room.settle()
        raise AssertionError(f"never came to {prompt}")

    def whose(self, code: int) -> int:
        return int(self.room.served.screen.whose(self.room.game, ENTENTE, code))

    def codes(self, nation: int) -> list[int]:
        return [code for code in self.decision.choices if self.whose(code) == nation]


async def trio(house: House, **wishes: Any) -> Trio:
    french, german, american = await house.guest(), await house.guest(), await house.guest()
    made = await french.make_room(seats=FRIENDS, **GAME, partner=True, **wishes)
    assert [invite is not None for invite in made["invites"]] == [True, False, True]
    for guest, place in ((american, PARTNER), (german, GERMANY)):
        await guest.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][place]})
    found = Trio(house, made["room"], [german, french, american])
    await found.enter()
    return found


def codes_of(seat: Seat) -> list[int]:
    return [choice["code"] for choice in seat.state["question"]["choices"]]


# --- deciding ---


@in_house
async def test_three_people_play_through_their_sockets(house: House) -> None:
    table = await trio(house)
    await ask_always(table.german, table.french)
    decided = [0, 0, 0]
    for _ in range(220):
        await table.settle()
        assert table.french.state["view"] == table.american.state["view"]
        assert table.german.state["view"] == view_for(table.room.game, GERMANY)
        asked = [place for place, seat in enumerate(table.seats) if seat.is_asked]
        assert asked, "nobody is asked"
        place = table.rng.choice(asked)
        decided[place] += 1
        await table.seats[place].play()
    assert min(decided) > 20
    await table.settle()
    assert table.french.log == table.american.log
    assert [seat for seat, _ in table.room.game.decisions].count(ENTENTE) == decided[1] + decided[2]


@in_house
async def test_at_the_turn_each_has_the_cards_of_his_own_nation_and_either_passes(house: House) -> None:
    table = await trio(house)
    await table.play_to("turn", {0, 1, EITHER})
    assert codes_of(table.french) == [c for c in table.decision.choices if table.whose(c) in (0, EITHER)]
    assert codes_of(table.american) == [c for c in table.decision.choices if table.whose(c) in (1, EITHER)]
    cards = [thing for choice in table.american.state["question"]["choices"] for thing in choice["things"]]
    assert cards and all(card.startswith("c:A-") for card in cards)
    await table.american.choose(table.codes(EITHER)[0])  # a pass is the side's
    await table.settle()
    assert table.decision.prompt != "turn"


@in_house
async def test_what_the_partner_decides_is_refused_with_the_reason(house: House) -> None:
    table = await trio(house)
    await table.play_to("turn", {0, 1})
    before, revision = table.codes(1)[0], table.room.revision
    assert await table.french.refusal("choose", revision=revision, seat=ENTENTE, code=before) == "partner"
    assert await table.french.refusal("choose", revision=revision, seat=ENTENTE, code=2**50) == "illegal"
    assert await table.american.refusal("choose", revision=revision, seat=PARTNER, code=before) == "not-yours"
    assert await table.german.refusal("choose", revision=revision, seat=ENTENTE, code=before) == "not-yours"
    assert table.room.revision == revision
    name = table.room.game.notation(before).split()[1]
    assert (await table.american.ask("why", thing=f"c:{name}"))["reasons"] == []
    assert [r["say"]["k"] for r in (await table.french.ask("why", thing=f"c:{name}"))["reasons"]] == [
        "table-why-partner"
    ]
    await table.american.choose(before)


@in_house
async def test_while_one_nation_acts_the_other_partner_waits(house: House) -> None:
    table = await trio(house)
    await table.play_to("activate", {1})
    assert table.american.is_asked and not table.french.is_asked
    for seat in table.seats:
        assert seat.state["asked"] == [ENTENTE]
    turns = [(await guest.get("/api/rooms/mine"))[0]["your_turn"] for guest in table.guests]
    assert turns == [False, False, True]
    code, revision = table.codes(1)[0], table.room.revision
    assert await table.french.refusal("choose", revision=revision, seat=ENTENTE, code=code) == "partner"


@in_house
async def test_the_one_who_decides_is_told_that_it_is_his_turn(house: House) -> None:
    table = await trio(house)

    async def with_address(db: AsyncConnection) -> None:
        for place in table.room.facts.seats:
            await people.update_person(db, place.person, {"webhook": f"http://place-{place.seat}.test"})

    await house.services.database.write(with_address)
    for prompt, whose, told in (("activate", {1}, {PARTNER}), ("activate", {0}, {ENTENTE}), ("turn", {0, 1}, {1, 2})):
        await table.play_to(prompt, whose)
        async with house.services.database.read() as db:
            assert {wait.seat for wait in await waiting(db, house.time.now())} == told


@in_house
async def test_the_other_side_does_not_hear_which_of_the_two_is_asked(house: House) -> None:
    table = await trio(house)
    seen = set()
    for prompt, nation in (("set-up-unit", 0), ("set-up-unit", 1), ("activate", 1), ("activate", 0)):
        await table.play_to(prompt, {nation})
        seen.add(tuple(table.german.state["asked"]))
        assert table.german.state["question"] is None
        assert table.german.state["clock"]["left"] == [None, None]
    assert seen == {(ENTENTE,)}


# --- making and finding the place ---


@in_house
async def test_an_invitation_tells_the_place_and_its_nation(house: House) -> None:
    french, friend = await house.guest(), await house.guest()
    made = await french.make_room(seats=COMPUTER, **GAME, partner=True)
    told = await friend.post(f"/api/rooms/{made['room']}/invited", {"invite": made["invites"][PARTNER]})
    assert told["seat"] == PARTNER and told["room"]["status"] == "waiting"
    assert [seat["seat"] for seat in told["room"]["seats"]] == [GERMANY, ENTENTE]
    place = {"place": PARTNER, "seat": ENTENTE, "nation": "america", "kind": "open", "name": None, "mine": False}
    assert told["room"]["partners"] == [{**place, "here": False}]
    again = await french.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][PARTNER]})
    assert again["partners"][0]["kind"] == "open"  # who sits already keeps his place and leaves the other free
    info = await friend.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][PARTNER]})
    assert info["partners"][0]["mine"] and info["status"] == "playing"


@in_house
async def test_a_listed_place_can_be_taken_by_its_number(house: House) -> None:
    french, friend = await house.guest(), await house.guest()
    made = await french.make_room(seats=COMPUTER, **GAME, partner=True, listed=True)
    assert [entry["room"]["id"] for entry in await friend.get("/api/rooms/open")] == [made["room"]]
    info = await friend.post(f"/api/rooms/{made['room']}/sit", {"seat": PARTNER})
    assert info["partners"][0]["mine"]


@pytest.mark.parametrize(
    "wish",
    [
        {"options": {}},
        {"scenario": "the-harvest-road"},
        {"seats": [{"kind": "me"}, {"kind": "opponent", "level": "random"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"title": "combat-commander", "scenario": "first-patrol", "options": {}},
    ],
)
def test_a_partner_is_refused_where_there_is_no_place_for_him(wish: Json, tmp_path: Any) -> None:
    async def refused(house: House) -> None:
        me = await house.guest()
        reply = await me.post("/api/rooms", {"seats": COMPUTER, **GAME, "partner": True, **wish}, 400)
        assert reply["error"] == "bad-room" and reply["say"]["a"]["field"] == "partner"

    in_house(refused)(tmp_path)


@in_house
async def test_without_a_partner_one_person_decides_for_both_nations(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}], **GAME)
    seat = await me.enter(made["room"])
    assert seat.room is not None and "partners" not in seat.room and made["invites"] == [None, None]
    table = Trio(house, made["room"], [me])
    await table.play_to("turn", {0, 1})
    await seat.say("eyes", seat=ENTENTE)
    assert codes_of(seat) == table.decision.choices and table.room.facts.asked_seats() == [ENTENTE]


@in_house
async def test_the_lobby_says_where_a_partner_may_sit(house: House) -> None:
    cards = (await (await house.guest()).get("/api/lobby"))["scenarios"]
    ours = [card for card in cards if card["title"] == GAME["title"] and card.get("partner")]
    partners = {card["name"]: card["partner"] for card in ours}
    assert partners == {"side-by-side": {"seat": ENTENTE, "nation": "america", "option": "three_players"}}


# --- what the two share ---


@in_house
async def test_two_friends_against_the_computer(house: House) -> None:
    french, american = await house.guest(), await house.guest()
    made = await french.make_room(seats=COMPUTER, **GAME, partner=True)
    await american.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][PARTNER]})
    seats = [await french.enter(made["room"]), await american.enter(made["room"])]
    decided = [0, 0]
    while min(decided) < 6:
        await catch_up(*seats)
        asked = [i for i, seat in enumerate(seats) if seat.is_asked]
        if not asked:
            await seats[0].hear()
            continue
        decided[asked[-1]] += 1
        await seats[asked[-1]].play()
    await catch_up(*seats)
    room = house.room(made["room"])
    assert await seats[1].refusal("offer", kind="draw", seat=ENTENTE) == "no-offer"
    back = back_of(room, ENTENTE)
    await seats[1].say("offer", kind="undo", seat=ENTENTE)  # an opponent always agrees, and the partner is not asked
    await seats[0].until(lambda me: me.revision == back)


@in_house
async def test_either_partner_speaks_for_the_side(house: House) -> None:
    table = await trio(house)
    await table.american.say("offer", kind="draw", seat=ENTENTE)
    assert table.room.facts.offers[0].seat == ENTENTE
    assert await table.french.refusal("answer-offer", kind="draw", seat=ENTENTE, yes=True) == "no-offer"
    await table.french.say("answer-offer", kind="draw", seat=ENTENTE, yes=False)
    assert table.room.facts.offers == []
    await table.american.say("chat", text="Over to you")
    await table.german.until(lambda me: bool(me.chat))
    assert table.german.chat is not None and table.german.chat[0]["seat"] == ENTENTE
    await table.american.say("resign", seat=ENTENTE)
    await table.french.until(lambda me: me.room is not None and me.room["status"] == "finished")
    assert table.room.facts.result["winner"] == GERMANY


@in_house
async def test_either_takes_back_what_the_other_has_chosen(house: House) -> None:
    table = await trio(house)
    await table.play_to("set-up-unit", {1})
    revision, code = table.room.revision, table.codes(1)[0]
    await table.american.choose(code)
    await table.settle()
    assert table.french.state["undo"]
    await table.french.say("undo", revision=revision + 1, seat=ENTENTE)
    assert table.room.revision == revision


@in_house
async def test_answers_in_advance_are_the_sides(house: House) -> None:
    table = await trio(house)
    await table.american.say("reactions", seat=ENTENTE, reactions={"op-fire": "pass"})
    await table.french.until(lambda me: me.reactions.get(ENTENTE) == {"op-fire": "pass"})
    await table.german.say("ping")
    assert ENTENTE not in table.german.reactions
    again = await table.guests[1].enter(table.id)
    await again.until(lambda me: me.reactions.get(ENTENTE) == {"op-fire": "pass"})


@in_house
async def test_a_clock_is_the_sides_whoever_of_the_two_decides(house: House) -> None:
    table = await trio(house, clock={"kind": "live", "base": 600, "increment": 0})
    await table.play_to("activate", {1})
    left = table.room.facts.seats[ENTENTE].left
    house.time.pass_by(seconds=100)
    await table.american.choose(table.codes(1)[0])
    assert table.room.facts.seats[ENTENTE].left == left - 100_000
    assert table.room.facts.seats[PARTNER].left is None
    assert len(table.american.state["clock"]["left"]) == 2
    await table.play_to("activate", {1})
    house.time.pass_by(seconds=600)
    await house.services.rooms.end_late_games(house.time.now())
    assert table.room.facts.result["winner"] == GERMANY and table.room.facts.result["ending"] == "time"


# --- afterwards ---


@in_house
async def test_the_next_game_moves_everybody_on_by_one_place(house: House) -> None:
    table = await trio(house)
    people = [seat.person for seat in table.room.facts.seats]
    await table.german.say("resign", seat=GERMANY)
    await table.american.say("offer", kind="rematch", seat=ENTENTE)
    await table.german.say("answer-offer", kind="rematch", seat=GERMANY, yes=True)
    facts = await house.services.rooms.facts(table.room.facts.rematch)
    assert [seat.person for seat in facts.seats] == [people[1], people[2], people[0]]
    assert [seat.side for seat in facts.seats] == [GERMANY, ENTENTE, ENTENTE]
    assert facts.seats[PARTNER].nation == "america" and facts.status == "playing"


@in_house
async def test_against_the_computer_the_partners_change(house: House) -> None:
    french, american = await house.guest(), await house.guest()
    made = await french.make_room(seats=COMPUTER, **GAME, partner=True)
    await american.post(f"/api/rooms/{made['room']}/sit", {"invite": made["invites"][PARTNER]})
    seat = await american.enter(made["room"])
    room = house.room(made["room"])
    people = [place.person for place in room.facts.seats]
    await seat.say("resign", seat=ENTENTE)
    await seat.say("offer", kind="rematch", seat=ENTENTE)
    assert room.facts.rematch is not None
    facts = await house.services.rooms.facts(room.facts.rematch)
    assert [place.person for place in facts.seats] == [None, people[PARTNER], people[ENTENTE]]
    assert facts.seats[GERMANY].level == "random"


@in_house
async def test_a_file_and_a_replay_show_a_partner_no_more_than_his_side(house: House) -> None:
    table = await trio(house)
    await table.play_to("activate", {1})
    american = table.guests[2]
    assert (await american.get(f"/api/rooms/{table.id}/replay"))["eyes"] == [ENTENTE]
    await american.get(f"/api/rooms/{table.id}/replay/3?eyes={GERMANY}", 404)
    copy = await american.post("/api/rooms/import", await american.get(f"/api/rooms/{table.id}/export"))
    assert copy["room"] == table.id  # a copy would show what is still to come
    await table.german.say("resign", seat=GERMANY)
    eyes = (await american.get(f"/api/rooms/{table.id}/replay"))["eyes"]
    assert eyes == [-2, -1, GERMANY, ENTENTE]
    report = await american.get(f"/api/rooms/{table.id}/report")
    assert report["room"]["partners"][0]["nation"] == "america"


def test_the_places_outlast_the_server(tmp_path: Any) -> None:
    async def go() -> None:
        async with open_house(tmp_path) as house:
            table = await trio(house)
            await table.play_to("activate", {1})
            id, cookies = table.id, [guest.http.cookies for guest in table.guests]
            facts, view = table.room.facts, table.american.state["view"]
        async with open_house(tmp_path) as house:
            table = Trio(house, id, [await house.guest(one) for one in cookies])
            await table.enter()
            facts.version = table.room.facts.version  # it is kept only where servers share a database
            assert table.room.facts == facts and table.american.state["view"] == view
            assert table.american.is_asked and not table.french.is_asked
            await table.american.play()

    run_shipped(go())
