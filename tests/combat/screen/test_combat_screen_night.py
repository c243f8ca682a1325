"""What a flare lights is told hex by hex, so that nobody has to count; and what firing one does, before it is fired."""

from __future__ import annotations

from typing import Any, cast

import pytest

from phrases import said
from sandtable.games.combat.cases.position import build_position
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.screen.screen import SCREEN, words_now
from sandtable.kernel.game import Game
from sandtable.texts import Texts

NIGHT = {"range": 2, "dice": 0, "spotting": -2, "fire": -2, "free": 2}
TAYLOR = {"man": "taylor", "hex": "05.05", "order": "aimed-fire"}


def by_night(lights: list[int]) -> Game:
    game = build_position({"men": [{"man": "taylor", "hex": "05.05"}], "night": NIGHT})
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


# --- firing one ---


def holder_of_a_flare(target: str | None) -> Game:
    """Taylor aims, on the Impulse on which he may fire his flare."""
    men: list[dict[str, Any]] = [{**TAYLOR, "flares": 1}]
    men += [{"man": "jung", "hex": target}] if target else []
    game = build_position({"men": men, "night": NIGHT, "impulse": 2})
    while game.decision is not None and game.decision.prompt == "who-acts":
        game.play(next(code for code in game.choices if game.notation(code).endswith("taylor")))
    return game


@pytest.mark.parametrize(
    ("target", "asked"), [("06.05", "fire at whom, or a flare over"), (None, "a flare over which hex")]
)
def test_the_question_says_that_a_flare_can_be_fired_and_what_it_does(target: str | None, asked: str) -> None:
    question = cast("dict[str, Any]", SCREEN.question(holder_of_a_flare(target), 0))
    assert question["key"] == "fire" and asked in said(question["prompt"])
    (told,) = [said(stake) for stake in question["stake"]]
    assert "lights 3 hexes around, for both sides" in told and "Ducks Back" in told and "up to 4 hexes" in told
    assert "осветява 3 хекса наоколо" in said(question["stake"][0], "bg")


def test_without_a_flare_nothing_is_said_of_one() -> None:
    game = build_position({"men": [TAYLOR, {"man": "jung", "hex": "06.05"}], "night": NIGHT, "impulse": 2})
    while game.decision is not None and game.decision.prompt == "who-acts":
        game.play(next(code for code in game.choices if game.notation(code).endswith("taylor")))
    question = cast("dict[str, Any]", SCREEN.question(game, 0))
    assert said(question["prompt"]).endswith(": fire at whom?") and question["stake"] == []


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ((tell.FLARE, -1, 1, 40, 41), "Sgt Taylor (05.05) fires a flare over {40}; it burns over {41}."),
        ((tell.FLARE, -1, 1, 40, -1), "Sgt Taylor (05.05) fires a flare over {40}; it drifts off the map."),
        ((tell.FLARE, -1, -1, 40, 41), "A flare goes up over {40}; it burns over {41}."),
        ((tell.FLARE, -1, -1, 40, -1), "A flare goes up over {40} and drifts off the map."),
        ((tell.SCATTERED, -1, 40, -1), "It misses {40} and is lost off the map."),
        ((tell.SHELL, -1, 0, 40, -1), " meant for {40} comes down off the map."),
    ],
)
def test_what_comes_down_off_the_map_and_what_nobody_fired(event: tuple[int, ...], text: str) -> None:
    game = by_night([])
    name = cast(State, game.state).rules.ground.hex_name
    told = Texts("en").say(words_now(game).event(event + (-1,) * (6 - len(event))))  # type: ignore[arg-type]
    assert told.endswith(text.replace("{40}", name(40)).replace("{41}", name(41)))
