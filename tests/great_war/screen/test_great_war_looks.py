"""A closer look at what only Great War Commander has: tanks, Cohesion, changed ground, Gas, Strategy Cards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from war_screen import SCREEN, state

from commander_play import units
from phrases import said
from sandtable.commander.rules.cover import morale
from sandtable.commander.rules.stats import gun_firepower
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.files import SCENARIOS
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.screens.boards import Sheet
from sandtable.screens.telling import ALL_EYES
from sandtable.texts import Texts

MAP = {
    "map": {"name": "board", "title": "Board", "columns": 15, "rows": 11},
    "objectives": {"1": "A1", "2": "A3", "3": "H3", "4": "O3", "5": "O1"},
}


def position(
    axis: str, allies: str, own: dict[str, Any] | None = None, active: str = "axis", telephone: Any = None
) -> Game:
    """Germans at the top against Frenchmen at the bottom, in 1917; both hold a Move."""
    return build_position(
        {
            "year": 1917,
            "map_data": MAP,
            "axis": {"units": units(axis)},
            "allies": {"units": units(allies), **({"radio": telephone} if telephone else {})},
            "table": {
                "active": active,
                "axis": {"hand": ["G-33"]},
                "allies": {"hand": ["F-1"]},
                "own": own or {},
            },
        }
    )


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def stats(game: Game, thing: str, seat: int = 0) -> dict[str, Any]:
    return {said(stat["label"]): stat["value"] for stat in SCREEN.inspect(game, seat, thing)["stats"]}


def notes(game: Game, thing: str, seat: int = 0) -> dict[str, str]:
    """Keys of what is said of a thing, each with its rule."""
    return {note["say"]["k"]: note["rule"] for note in SCREEN.inspect(game, seat, thing)["notes"]}


# --- tanks ---


@pytest.mark.rule("gwc:O23.5.4b")
def test_a_tank_shows_both_armaments_and_its_bog_number_and_no_cover() -> None:
    game = position("infanterie A1", "schneider F5", {"shellholes": "F5"})
    tank = unit(game, "f.schneider-1")
    found = stats(game, f"u:{tank}")
    assert (found["Firepower"], found["Firepower of the gun"], found["Range of the gun"]) == (4, 7, 6)
    assert (found["More firepower at the next hex"], found["Bog number"]) == (2, 5)
    assert found["Morale"] == 11 == morale(state(game), tank), "whatever Cover its hex has"
    view: Any = game.view(0)["war"]
    assert view["guns"] == [{"unit": tank, "fp": gun_firepower(state(game), tank), "range": 6}]


@pytest.mark.rule("gwc:O23.5.4c")
def test_the_odds_of_a_step_say_whether_a_tank_gets_stuck() -> None:
    game = position("infanterie A1", "schneider F9", {"shellholes": "F8"}, active="allies")
    to_step(game)
    question = SCREEN.question(game, 1)
    assert question is not None and question["odds"]
    lines = {line["thing"]: line for line in SCREEN.odds(game, 1, None)["lines"]}
    assert set(lines) == {"h:F8"}, "no other hex around it stops a tank"
    stuck, free = lines["h:F8"]["chances"]
    assert (stuck["say"]["k"], lines["h:F8"]["number"]) == ("chance-bogs", 5)
    pile = state(game).draw[1]
    tables = state(game).rules.tables
    low = [card for card in pile if tables.card_white[card] + tables.card_coloured[card] <= 5]
    assert stuck["chance"] == pytest.approx(len(low) / len(pile)) and free["chance"] == pytest.approx(
        1 - stuck["chance"]
    )


def to_step(game: Game) -> None:
    """Move with the first who can be named."""
    game.play_text("order F-1")
    while game.decision is not None and game.decision.prompt != "move-step":
        game.play(game.choices[0])


@pytest.mark.rule("gwc:10.1.1b")
def test_a_tank_and_gas_on_a_line_of_sight_are_named() -> None:
    game = position("infanterie F3", "schneider F5, poilus F8", {"gas": "F6"})
    line = SCREEN.sight(game, 0, "F3", "F8")["line"]
    assert line is not None and line["open"] and line["hindrance"] == 1
    named = {(reason["say"]["k"], reason["hex"], reason["rule"]) for reason in line["reasons"]}
    assert named == {("sight-tank", "F5", "10.1.1"), ("sight-gas", "F6", "10.3.4")}


# --- command and Cohesion ---


@pytest.mark.rule("gwc:3.3.2c")
def test_who_commands_whom_and_who_is_out_of_touch() -> None:
    game = position("hptm-bertin F5, lt-ebel F6, infanterie F7, infanterie O6, infanterie B1", "poilus O11")
    near, far, edge = (unit(game, f"g.infanterie-{n}") for n in (1, 2, 3))
    chief, second = unit(game, "g.hptm-bertin"), unit(game, "g.lt-ebel")
    view: Any = game.view(1)["war"]
    side = view["command"][0]
    assert side["highest"] == chief and side["out_of_cohesion"] == [far]
    led = {entry["unit"]: entry["units"] for entry in side["leaders"]}
    assert second in led[chief] and near in led[second] and chief not in led[second], "only the highest leads Leaders"
    assert notes(game, f"u:{far}")["inspect-out-of-cohesion"] == "3.3.2"
    assert "inspect-in-cohesion" in notes(game, f"u:{edge}") and "inspect-commanded-by" in notes(game, f"u:{near}")
    assert "inspect-highest-leader" in notes(game, f"u:{chief}") and "inspect-rank" in notes(game, f"u:{second}")


# --- ground ---


@pytest.mark.rule("gwc:T99.5")
def test_a_hex_is_what_its_marker_makes_it() -> None:
    game = position("infanterie A1", "poilus O11", {"shellholes": "F5", "gas": "F5", "spotting": {"axis": "F5"}})
    found = notes(game, "h:F5")
    assert {"terrain-shellhole", "inspect-ground", "marker-gas", "inspect-spotting-round"} <= set(found)
    assert said(SCREEN.inspect(game, 0, "h:F5")["subtitle"]) != said(SCREEN.inspect(game, 0, "h:F6")["subtitle"])
    assert "inspect-ground" not in notes(game, "h:F6")


# --- Strategy Cards ---


@pytest.mark.rule("gwc:1.2a")
def test_a_strategy_card_is_read_by_all_and_seen_by_its_owner() -> None:
    game = position("infanterie A1", "poilus O11", {"strategy": {"axis": "under-shot"}, "fresh": "axis"})
    thing = SCREEN.find(game, 0, "Under-Shot")
    assert thing == "x:strategy-under-shot"
    assert "strategy-under-shot-text" in notes(game, thing)
    mine, theirs = (reasons(game, seat, thing) for seat in (0, 1))
    assert mine == ["why-strategy-just-drawn"] and theirs == ["why-not-asked"]
    assert reasons(game, 0, "x:strategy-drachen") == ["why-not-in-hand"]
    held = [game.view(seat)["war"]["sides"][0]["strategy"] for seat in (0, 1, -1)]  # type: ignore[index]
    assert held == [["under-shot"], None, None]


def reasons(game: Game, seat: int, thing: str) -> list[str]:
    return [note["say"]["k"] for note in SCREEN.why(game, seat, thing)["reasons"]]


@pytest.mark.rule("gwc:S98.3.9", "gwc:S98.4.8")
def test_a_card_that_several_nations_have_goes_by_the_rule_of_ones_own() -> None:
    game = position("infanterie A1", "poilus O11")
    cited = [notes(game, "x:strategy-under-shot", seat)["strategy-under-shot-text"] for seat in (0, 1)]
    assert cited == ["S98.4.8", "S98.3.9"]
    catalogue: Any = SCREEN.catalogue()
    assert catalogue["strategies"]["under-shot"]["rules"] == {
        "germany": "S98.4.8", "france": "S98.3.9", "america": "S98.5.8",
    }  # fmt: skip


@pytest.mark.rule("gwc:1.S.b")
def test_those_who_see_all_are_told_of_a_drawn_card_once() -> None:
    game = new_game(TITLE, SCENARIOS.load("the-harvest-road"), "1", {})
    while not all(state(game).s_hand):
        game.play(game.choices[0])
    said = {seat: [line["key"] for line in SCREEN.log(game, seat)] for seat in (0, ALL_EYES)}
    assert said[0].count("strategy-drawn") == said[0].count("strategy-drawn-hidden") == 1
    assert said[ALL_EYES].count("strategy-drawn") == 2 and "strategy-drawn-hidden" not in said[ALL_EYES]


# --- the text board ---


@pytest.mark.parametrize(("lang", "word"), [("en", "telephone 155 mm *"), ("bg", "телефон 155 мм *")])
def test_the_text_board_speaks_of_telephones(lang: str, word: str) -> None:
    game = position("infanterie A1", "poilus O11", telephone={"radio": "telephone-155mm", "broken": True})
    sheet = Sheet(game.scenario, game.view(0), lambda _: None, Texts(lang), lambda text, _: text, 120, [])
    lines = "\n".join(SCREEN.text_board().tracks(sheet))
    assert word in lines and not re.search("radio|радио", lines)
