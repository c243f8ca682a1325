"""What a flare lights is told hex by hex, so that nobody has to count."""

from __future__ import annotations

from typing import Any, cast

from sandtable.games.combat.position import build_position
from sandtable.games.combat.state import State
from sandtable.kernel.game import Game


def by_night(lights: list[int]) -> Game:
    night = {"range": 2, "dice": 0, "spotting": -2, "fire": -2, "free": 2}
    game = build_position({"men": [{"man": "taylor", "hex": "05.05"}], "night": night})
    g = cast(State, game.state)
    g.light_hex, g.light_born = lights, [1] * len(lights)
    return game


def markers(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = cast("dict[str, Any]", game.view(0)["markers"])
    return found


def test_all_within_three_hexes_is_lit_and_nothing_else() -> None:
    ground = cast(State, by_night([]).state).rules.ground
    light = next(h for h in range(ground.size) if ground.hex_name(h) == "08.06")
    told = markers(by_night([light]))
    assert told["lights"] == ["08.06"]
    assert len(told["lit"]) == 1 + 6 + 12 + 18
    assert {"08.06", "08.03", "08.09", "11.05"} <= set(told["lit"]) and "08.10" not in told["lit"]


def test_without_a_light_nothing_is_lit() -> None:
    assert markers(by_night([]))["lit"] == []
