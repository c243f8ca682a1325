"""Reaction windows: asked of everybody alike, or answered in advance, whatever is held."""

from __future__ import annotations

from house import House, Seat, catch_up, in_house, play_on


async def to_a_window(seats: list[Seat]) -> Seat:
    """Play until somebody stands at a window."""
    for _ in range(600):
        await catch_up(*seats)
        asked = next(seat for seat in seats if seat.is_asked)
        if asked.state["question"]["window"]:
            return asked
        await asked.play()
    raise AssertionError("no window came")


def is_lone(seat: Seat) -> bool:
    """Is there but one answer? That no Order can be given is told all the same."""
    question = seat.state["question"]
    return len(question["choices"]) == 1 and question["key"] != "turn"


@in_house
async def test_a_window_is_asked_even_if_there_is_nothing_to_play(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    for _ in range(40):
        at = await to_a_window([a, b])
        choices = at.state["question"]["choices"]
        if len(choices) == 1:
            assert at.state["question"]["default"] == choices[0]["code"]
            return
        await at.play()
    raise AssertionError("every window had a choice")


@in_house
async def test_windows_passed_in_advance(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    for number, seat in enumerate((a, b)):
        await seat.say("reactions", seat=number, reactions={"*": "pass"})
        await seat.until(lambda s, number=number: s.reactions[number] == {"*": "pass"})  # type: ignore[misc]
    for _ in range(150):
        await catch_up(a, b)
        asked = next(seat for seat in (a, b) if seat.is_asked)
        assert not asked.state["question"]["window"]
        await asked.play()
    room = house.room(id)
    assert any(room.ahead) and len(room.ahead) == len(room.game.decisions)
    again = await axis.enter(id)
    await again.until(lambda s: 0 in s.reactions)
    assert again.reactions[0] == {"*": "pass"}


@in_house
async def test_saying_so_at_a_window_passes_it(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    at = await to_a_window([a, b])
    here, key, seat = at.revision, at.state["question"]["key"], at.state["eyes"]
    default = at.state["question"]["default"]
    await at.say("reactions", seat=seat, reactions={"some-other": "pass", "*": "ask"})
    assert at.revision == here
    await at.say("reactions", seat=seat, reactions={key: "pass"})
    await at.until(lambda s: s.revision > here)
    room = house.room(id)
    assert room.game.decisions[here] == (seat, default) and room.ahead[here]


@in_house
async def test_alone_one_is_asked_only_if_there_is_something_to_decide(house: House) -> None:
    me = await house.guest()
    made = await me.make_room(seats=[{"kind": "opponent", "level": "random"}, {"kind": "me"}])
    seat = await me.enter(made["room"])
    for _ in range(60):
        await seat.until(lambda s: s.is_asked)
        assert not is_lone(seat)
        await seat.play()


@in_house
async def test_a_pass_in_advance_is_no_decision_to_go_back_to(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await a.say("reactions", seat=0, reactions={"*": "pass"})
    await b.say("reactions", seat=1, reactions={"*": "pass"})
    await play_on([a, b], 120)
    room = house.room(id)
    for seat in (a, b):
        back = seat.state["back"]
        assert back == room.revision or not room.ahead[back]


async def look_as(seat: Seat, number: int) -> None:
    if seat.state["eyes"] != number:
        await seat.say("eyes", seat=number)
        await seat.until(lambda s: s.state["eyes"] == number)


@in_house
async def test_at_one_screen_only_a_real_choice_is_asked_unless_one_wants_more(house: House) -> None:
    owner = await house.guest()
    id = (await owner.make_room([{"kind": "me"}, {"kind": "me"}]))["room"]
    seat = await owner.enter(id)
    for _ in range(150):
        await look_as(seat, seat.state["asked"][0])
        assert not is_lone(seat)
        await seat.play()
    assert any(house.room(id).ahead)
    for number in range(2):
        await seat.say("reactions", seat=number, reactions={"*": "ask"})
    lone = False
    for _ in range(150):
        await look_as(seat, seat.state["asked"][0])
        lone = lone or is_lone(seat)
        await seat.play()
    assert lone


@in_house
async def test_somebody_may_let_himself_be_asked_only_when_he_has_a_choice(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await a.say("reactions", seat=0, reactions={"*": "auto"})
    lone = [False, False]
    for _ in range(200):
        await catch_up(a, b)
        number = a.state["asked"][0]
        asked = (a, b)[number]
        lone[number] = lone[number] or is_lone(asked)
        await asked.play()
    assert lone == [False, True]


# --- the Initiative, under one name (9.1) ---


async def initiative_asked(house: House, reactions: dict[str, str]) -> list[bool]:
    """Of the questions for the Initiative in a part of a game: was there something to gain?"""
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    for number, seat in enumerate((a, b)):
        await seat.say("reactions", seat=number, reactions=reactions)
    found: list[bool] = []
    room = house.room(id)
    for _ in range(250):
        await catch_up(a, b)
        asked = next(seat for seat in (a, b) if seat.is_asked)
        if asked.state["question"]["key"].startswith("initiative-"):
            found.append(not room.served.screen.lets_pass(room.game, asked.state["eyes"]))
        await asked.play()
    return found


@in_house
async def test_the_initiative_is_asked_for_only_if_it_could_matter(house: House) -> None:
    found = await initiative_asked(house, {"*": "ask"})
    assert found and all(found), "whatever is said of windows"


@in_house
async def test_the_initiative_may_never_be_asked_for(house: House) -> None:
    assert await initiative_asked(house, {"initiative": "pass"}) == []


@in_house
async def test_the_initiative_may_always_be_asked_for(house: House) -> None:
    assert not all(await initiative_asked(house, {"initiative": "ask", "*": "pass"}))
