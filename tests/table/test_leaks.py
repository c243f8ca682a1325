"""Nothing that a seat cannot know changes a single byte of what it is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from house import Guest, House, Seat, in_house, open_house, play_on

from sandtable.kernel.game import Game
from sandtable.screens.telling import may_hear
from sandtable.table.rest.exports import STEP, padded
from sandtable.table.rooms.driver import Driver
from sandtable.table.rooms.room import Room


def dealt_afresh(game: Game, seat: int, seed: str) -> Game:
    """The same public history; what the seat cannot know is different, and what it did not hear never happened."""
    other = game.determinise(seat, seed)
    other.decisions = game.decisions[:]
    other.outcomes = [[] for _ in game.outcomes]
    other.events = [event for event in game.events if may_hear(event[1], seat)]
    other.seed = "another"
    other._past = game._past
    return other


async def everything(guest: Guest, id: str) -> list[bytes]:
    """All that comes over the socket: on arrival, and for all that can be asked."""
    seat = await guest.enter(id)
    await ask_all(seat)
    await refused(seat)
    await seat.socket.close()
    return seat.heard


async def ask_all(seat: Seat) -> None:
    view, question = seat.state["view"], seat.state["question"]
    cards = [card for side in view["sides"] for card in side["discards"] + (side["hand"] or [])]
    things = [f"u:{n}" for n in range(40)] + [f"w:{n}" for n in range(12)] + [f"c:{card}" for card in cards]
    hexes = [f"{letter}{n}" for letter in "AEIO" for n in range(1, 11, 3)]
    for thing in things + [f"h:{hex}" for hex in hexes]:
        for what in ("inspect", "why"):
            await quietly(seat, what, thing=thing)
    for hex in hexes[:6]:
        await quietly(seat, "sight", **{"from": hex, "to": "F6"})
    for code in [None] + [choice["code"] for choice in (question or {"choices": []})["choices"][:20]]:
        await quietly(seat, "odds", **({} if code is None else {"code": code}))


async def quietly(seat: Seat, what: str, **fields: object) -> None:
    number = await seat.send("query", what=what, **fields)
    while number not in seat.replies:
        await seat.hear()


async def refused(seat: Seat) -> None:
    """What is refused must not tell either."""
    for number in range(2):
        for code in (0, 1, 12345678):
            await seat.refusal("choose", revision=seat.revision, seat=number, code=code)


def hidden_part(game: Game, seat: int) -> str:
    """What the seat cannot know, to see that it was dealt anew."""
    others = [game.title.view(game.state, other)["sides"] for other in range(2) if other != seat]
    return repr(others)


def moments(seat: int) -> list[int]:
    """Decisions after which we look: setting up, early, and in the thick of it."""
    return [3, 40, 90, 150] if seat >= 0 else [60, 150]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_the_other_hand_changes_no_byte(tmp_path: Path, seat: int) -> None:
    async def go() -> None:
        async with open_house(tmp_path) as house:
            id, axis, allies = await house.pair(watchable=True)
            guest = [axis, allies, await house.guest()][seat]
            room = await house.services.rooms.get(id)
            done, differed = 0, 0
            for moment in moments(seat):
                await play_quickly(axis, allies, id, moment - done)
                done = moment
                truth = room.game
                real = await everything(guest, id)
                for seed in ("one", "two"):
                    await settled(room)
                    room.game = dealt_afresh(truth, seat, seed)
                    differed += hidden_part(truth, seat) != hidden_part(room.game, seat)
                    assert_same(real, await everything(guest, id), moment)
                await settled(room)
                room.game = truth
            assert differed >= 2 * len(moments(seat)) - 2  # (nothing is hidden yet while setting up)

    asyncio.run(go())


async def settled(room: Room) -> None:
    """Until everybody has left."""
    while room.browsers:
        await asyncio.sleep(0.001)


async def play_quickly(axis: Guest, allies: Guest, id: str, decisions: int) -> None:
    seats = [await axis.enter(id), await allies.enter(id)]
    await play_on(seats, decisions)
    for seat in seats:
        await seat.socket.close()


def assert_same(real: list[bytes], other: list[bytes], moment: int) -> None:
    for a, b in zip(real, other, strict=True):
        if a != b:
            raise AssertionError(f"after {moment} decisions: {difference(a, b)}")


def difference(a: bytes, b: bytes) -> str:
    left, right = msgspec.json.decode(a), msgspec.json.decode(b)
    for key in left:
        if left[key] == right.get(key):
            continue
        if isinstance(left[key], list):
            pairs = [(x, y) for x, y in zip(left[key], right[key], strict=False) if x != y]
            return f"{left['t']}.{key}: {len(left[key])} and {len(right[key])} entries, first {pairs[:1]}"
        return f"{left['t']}.{key}: {left[key]} and {right[key]}"[:3000]
    return "only the order"


@in_house
async def test_no_message_holds_the_seed(house: House) -> None:
    id, axis, allies = await house.pair()
    a, b = await axis.enter(id), await allies.enter(id)
    await play_on([a, b], 60)
    room = await house.services.rooms.get(id)
    for raw in a.heard + b.heard:
        assert room.game.seed.encode() not in raw
    for path in ("", "/replay", "/replay/9?eyes=0", "/export", "/map.svg", "/geometry"):
        assert room.game.seed not in (await axis.http.get(f"/api/rooms/{id}{path}")).text


def test_an_opponent_takes_the_same_time_at_a_window_whatever_it_holds(tmp_path: Path) -> None:
    async def go() -> None:
        async with open_house(tmp_path, window_pause=0.75) as house:
            me = await house.guest()
            made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
            room = await house.services.rooms.get(made["room"])
            pauses: dict[bool, set[float]] = {True: set(), False: set()}
            import random

            rng = random.Random(5)
            while not (pauses[True] and pauses[False]):
                decision = room.game.decision
                assert decision is not None
                if decision.window:
                    turn = Driver(room).turn_of(decision.seat, "sergeant")
                    assert turn is not None
                    pauses[len(decision.choices) > 1].add(turn.pause)
                room.game.play(rng.choice(decision.choices))
            assert pauses == {True: {0.75}, False: {0.75}}

    asyncio.run(go())


@in_house
async def test_a_file_of_a_running_game_has_a_length_that_tells_nothing(house: House) -> None:
    me = await house.guest()
    sizes = set()
    for _ in range(3):
        made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
        sizes.add(len((await me.http.get(f"/api/rooms/{made['room']}/export")).content))
    assert len(sizes) == 1


def test_sealed_files_grow_in_large_steps() -> None:
    assert [len(padded(b"x" * n)) for n in (1, STEP - 1, STEP, STEP + 1)] == [STEP, STEP, STEP, 2 * STEP]
