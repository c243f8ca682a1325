"""Sealed decisions at the table: both sides write at the same time, each takes back its own, and nobody hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from house import House, Json, Seat, in_house, open_house
from test_taking_back import picture, stored

GAME: Json = {"title": "barbarossa", "scenario": "first-contact"}


async def write(seat: Seat, times: int = 1) -> None:
    """Any sealed answers; what the other one does meanwhile makes no difference."""
    for _ in range(times):
        await seat.choose(seat.state["question"]["choices"][0]["code"])


async def take_back(seat: Seat) -> None:
    here = seat.revision
    await seat.say("undo", revision=here, seat=seat.state["eyes"])
    await seat.until(lambda me: me.revision < here)


async def hear_all(seat: Seat) -> None:
    """An answer comes after everything that was told before."""
    await seat.ask("inspect", thing="h:C3")


@in_house
async def test_each_side_takes_back_its_own_sealed_answers(house: House) -> None:
    id, german, soviet = await house.pair(**GAME)
    a, b = await german.enter(id), await soviet.enter(id)
    await write(a)
    seen = picture(b)
    await write(a)
    await write(b)
    theirs = picture(b)
    assert (a.revision, b.revision) == (2, 1)
    await take_back(a)
    await hear_all(b)
    assert picture(b) == theirs and theirs != seen
    assert [seat for seat, _ in await stored(house, id)] == [0, 1]
    await take_back(b)
    assert picture(b) == seen


@in_house
async def test_an_answer_is_not_stale_because_the_other_side_has_written(house: House) -> None:
    id, german, soviet = await house.pair(**GAME)
    a, b = await german.enter(id), await soviet.enter(id)
    code = b.state["question"]["choices"][0]["code"]
    await write(a)
    await b.say("choose", revision=0, seat=1, code=code)
    assert [seat for seat, _ in await stored(house, id)] == [0, 1]
    assert await b.refusal("choose", revision=0, seat=1, code=code) == "stale"


@in_house
async def test_a_room_that_was_read_again_goes_on_after_taking_back(house: House) -> None:
    """What was sealed by the other side lies in the database as it was answered."""
    id, german, soviet = await house.pair(**GAME)
    a, b = await german.enter(id), await soviet.enter(id)
    await write(b)
    await write(a)
    await write(b)
    await take_back(b)
    await write(b)
    texts = await stored(house, id)
    assert [seat for seat, _ in texts] == [1, 0, 1]
    house.room(id).spoil()
    again = await german.enter(id)
    assert again.revision == 1 and await stored(house, id) == texts


@pytest.mark.parametrize("wishes", [{}, {"clock": {"kind": "live", "base": 600, "increment": 5, "days": 0}}])
def test_nobody_hears_what_or_how_much_another_writes(tmp_path: Path, wishes: Json) -> None:
    """Nothing yet, or something with second thoughts: the other side and a spectator are told the very same."""

    async def heard(folder: Path, busy: bool) -> list[list[bytes]]:
        folder.mkdir()
        async with open_house(folder) as house:
            id, german, soviet = await house.pair(**GAME, **wishes, watchable=True)
            a, b = await german.enter(id), await soviet.enter(id)
            watcher = await house.guest()
            c = await watcher.enter(id)
            if busy:
                await write(a, 2)
                await take_back(a)
                await take_back(a)
                await write(a)
            for other in (b, c):
                await hear_all(other)
            listing = [
                str(await soviet.get(f"/api/rooms/{id}/replay")).encode(),
                str(await watcher.get("/api/lobby")).encode(),
            ]
            return [b.heard, c.heard, listing]

    async def go() -> None:
        quiet, busy = await heard(tmp_path / "quiet", False), await heard(tmp_path / "busy", True)
        for one, other in zip(quiet, busy, strict=True):
            assert one == other

    asyncio.run(go())
