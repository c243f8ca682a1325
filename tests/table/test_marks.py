"""Pointing at something for the others: shown for a moment, never kept."""

from __future__ import annotations

from typing import Any

import pytest
from house import House, Seat, in_house

from sandtable.table.socket import MARK_BURST

pytestmark = pytest.mark.once  # the server alone: none of it is compiled


async def heard_mark(seat: Seat) -> dict[str, Any]:
    while True:
        message = await seat.hear()
        if message["t"] == "mark":
            return message


@in_house
async def test_what_one_points_at_is_seen_by_seats_and_spectators(house: House) -> None:
    id, axis, allies = await house.pair(watchable=True)
    watcher = await (await house.guest()).enter(id)
    a, b = await axis.enter(id), await allies.enter(id)
    before = house.room(id).game.record()
    await a.say("mark", **{"from": "E5", "to": "F6"})
    for seat in (b, watcher):
        mark = await heard_mark(seat)
        assert (mark["seat"], mark["from"], mark["to"], mark["sight"]) == (0, "E5", "F6", False)
    await b.say("mark", **{"from": "E5", "to": "F6", "sight": True})
    assert (await heard_mark(watcher))["sight"] is True
    await b.say("mark", **{"from": "E5"})
    assert (await heard_mark(watcher))["to"] is None
    assert house.room(id).game.record() == before and house.room(id).revision == 0


@in_house
async def test_only_hexes_of_the_map_can_be_pointed_at_and_only_by_players(house: House) -> None:
    id, axis, _ = await house.pair(watchable=True)
    a, watcher = await axis.enter(id), await (await house.guest()).enter(id)
    assert await a.refusal("mark", **{"from": "Z99"}) == "unknown"
    assert await a.refusal("mark", **{"from": "E5", "to": "hello"}) == "unknown"
    assert await a.refusal("mark", **{"from": "E5", "sight": True}) == "unknown"
    assert await watcher.refusal("mark", **{"from": "E5"}) == "not-yours"


@in_house
async def test_nobody_points_too_fast(house: House) -> None:
    id, axis, _ = await house.pair()
    a = await axis.enter(id)
    codes = []
    for _ in range(int(MARK_BURST) * 3):
        number = await a.send("mark", **{"from": "E5"})
        while number not in a.replies:
            await a.hear()
        codes.append(a.replies.pop(number).get("code"))
    assert codes[: int(MARK_BURST)] == [None] * int(MARK_BURST) and "too-fast" in codes
