"""What a scenario has of its own, as people read it: weapons, cards, sight, half points, questions."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import play, prompt, state
from phrases import faults, phrases_in, said
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game
from sandtable.phrase import phrase
from sandtable.texts import Texts, languages

BOARD = {
    "map": {"name": "board", "title": "Board", "columns": 9, "rows": 10},
    "objectives": {"1": "A1", "2": "A5", "3": "H5", "4": "I5", "5": "I1"},
}


def position(axis: list[dict[str, Any]], allies: list[dict[str, Any]], hand: str = "", **more: Any) -> Game:
    side = more.pop("axis_side", {})
    map = {**BOARD, **more.pop("map", {})}
    table = {"axis": {"hand": hand.split()}}
    return build_position(
        {"map_data": map, "axis": {"units": axis, **side}, "allies": {"units": allies}, "table": table, **more}
    )


def words(data: object, lang: str = "en") -> list[str]:
    """Everything said in some data."""
    return [said(one, lang) for one in phrases_in(data)]


RIFLE = [{"unit": "rifle", "hex": "F5"}]
FOE = [{"unit": "rifle", "hex": "F8"}, {"unit": "rifle", "hex": "I10"}]


def test_a_special_weapon_says_what_is_special() -> None:
    gunners = [{"unit": "weapon-team", "hex": "F5", "weapon": "heavy-mg"}]
    rule = {"weapon": "heavy-mg", "captured": True, "rooted": True, "shots": 2, "target_terrain": ["building"]}
    game = position(gunners, FOE, axis_side={"weapon_rules": [rule]})
    found = " / ".join(words(SCREEN.inspect(game, 0, "w:0")))
    for part in ("lost where it would break", "does not leave its hex", "up to 2 times", "fires only at"):
        assert part in found


def test_the_question_names_both_things_a_card_may_count_as() -> None:
    game = position(RIFLE, FOE, "G-51", axis_side={"cards": [{"order": "fire", "as_order": "move", "may": True}]})
    play(game, "order G-51")
    assert prompt(game) == "counts-as"
    found = " / ".join(words(SCREEN.question(game, 0)))
    assert "Does G-51 count as Move instead of Fire?" in found
    card = " / ".join(words(SCREEN.inspect(game, 0, "c:G-51")))
    assert "may count as the order Move" in card


def test_half_points_are_written_as_halves() -> None:
    game = position(RIFLE, FOE, "G-19", terrain=[{"terrain": "open", "cost": 1.5}])
    play(game, "order G-19")
    left = state(game).rules.tables.unit_move[state(game).u_type[0] * 2]
    assert f"{left} MP left" in " / ".join(words(SCREEN.question(game, 0)))
    play(game, "step F4")
    assert f"{left - 2}½ MP left" in " / ".join(words(SCREEN.question(game, 0)))
    assert "1½ MP spent" in " / ".join(words(SCREEN.log(game, 0)))


def test_sight_of_named_hexes_says_that_the_scenario_allows_it() -> None:
    game = position(RIFLE, FOE, map={"terrain": {"woods": "F6"}}, sights=[{"hex": "F5", "sees": "F8"}])
    found = " / ".join(words(SCREEN.sight(game, 0, "F5", "F8")))
    assert "the scenario lets these hexes see each other" in found


def test_the_log_tells_of_haze_and_of_events_that_count_for_nothing() -> None:
    foe = [{"unit": "rifle", "hex": "F8"}, {"unit": "rifle", "hex": "I10"}]
    for weather, cards, told in (
        ({"events": {"battle-harden": 1}}, [], "The haze now hinders by 2"),
        (None, [{"event": "battle-harden", "as_event": "nothing"}], "counts for nothing in this scenario"),
    ):
        game = build_position(
            {
                "map_data": BOARD, "haze": 1, "weather": weather, "axis": {"units": RIFLE, "cards": cards},
                "allies": {"units": foe}, "table": {"axis": {"hand": ["G-51"], "draw": ["3-4 event", "G-58"]}},
            }
        )  # fmt: skip
        play(game, "order G-51")
        assert told in " / ".join(words(SCREEN.log(game, 0)))


@pytest.mark.parametrize("language", languages())
def test_all_words_are_there_in_every_language(language: str) -> None:
    for key in ("ask-put-down", "why-weapon-rooted", "why-not-its-target", "why-scenario-bars", "term-scenario"):
        assert faults(Texts(language), phrase(key)) == []
