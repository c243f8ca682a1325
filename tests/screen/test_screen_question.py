"""Questions on the screen: every choice in words, with its things; nothing told that is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest
from screen_games import ALLIES, AXIS, SPECTATOR, at_random, by_sergeants, position, start, state

from commander_play import play, prompt
from phrases import faults, phrases_in, said, wire
from sandtable.commander.screen.things import Thing
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game
from sandtable.phrase import read_phrase
from sandtable.texts import Texts, languages
from screen_questions import check_offers

TABLE = {"table": {"axis": {"hand": ["G-59", "G-18", "G-47"], "draw": ["4-1", "3-2"]}}}


def question(game: Game, seat: int | None = None) -> dict[str, Any]:
    found = SCREEN.question(game, state(game).asking if seat is None else seat)
    assert found is not None
    return found


def two_against_two() -> Game:
    return position("rifle F5 light-mg, rifle F6, sgt-biermann F5", "rifle F8, rifle F8", **TABLE)


def test_a_question_offers_what_the_decision_offers() -> None:
    for game in at_random("first-patrol", most=400):
        decision = game.decision
        if decision is None:
            break
        found = question(game)
        check_offers(game, decision, found)
        assert not found["window"] or game.state.frames[-1].window(game.state, decision.seat)


def test_only_the_seat_that_is_asked_gets_a_question() -> None:
    game = two_against_two()
    assert SCREEN.question(game, ALLIES) is None and SCREEN.question(game, SPECTATOR) is None
    assert question(game, AXIS)["key"] == "turn"


def test_things_name_what_a_choice_is_about() -> None:
    game = two_against_two()
    things = {choice["text"]: choice["things"] for choice in question(game)["choices"]}
    assert things == {"order G-59": ["c:G-59"], "pass": []}
    play(game, "order G-59", "activate g.sgt-biermann")
    choices = question(game)["choices"]
    assert [choice["things"] for choice in choices if choice["verb"] == "activate"] == [["u:0"], ["u:1"]]
    play(game, "activate g.rifle-1", "done", "?fire F8")
    assert {choice["text"]: choice["things"] for choice in question(game)["choices"]} == {
        "base g.rifle-1": ["u:0"], "base g.light-mg-1": ["w:0"],
    }  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("name", ["3", "8", "house-by-house"])
def test_every_thing_can_be_found_again(name: str) -> None:
    kinds = set()
    for game in at_random(name):
        if game.decision is None:
            break
        for choice in question(game)["choices"] + question(game)["extras"]:
            for name in choice["things"]:
                kinds.add(name[0])
                assert name[0] in "xn" or Thing(state(game), name).value >= 0, name
    assert {"u", "h", "c"} <= kinds


def test_enter_goes_on() -> None:
    """Pass, done, keep, roll or none of it: never something that fires or moves."""
    game = two_against_two()
    assert game.notation(question(game)["default"]) == "pass"
    play(game, "order G-59", "activate g.sgt-biermann")
    assert question(game)["default"] is None, "somebody must fire"
    play(game, "activate g.rifle-1")
    assert game.notation(question(game)["default"]) == "done"
    seen = set()
    for game in at_random("house-by-house", most=1500):
        if game.decision is not None and question(game)["default"] is not None:
            seen.add(game.notation(question(game)["default"]).split()[0])
    assert {"pass", "done", "keep", "roll", "none", "stop", "end"} <= seen
    assert not seen & {"step", "fire", "advance", "order", "activate", "base", "join", "retreat"}


def test_a_lone_choice_is_the_default() -> None:
    """Windows are asked even if there is nothing to choose."""
    lone = 0
    for game in at_random("first-patrol", most=600):
        if game.decision is not None and len(game.choices) == 1:
            lone += 1
            assert question(game)["default"] == game.choices[0]
    assert lone > 5


def test_what_can_be_answered_in_advance() -> None:
    """Reactions with Actions, whether or not there is one to play; never one's own Turn."""
    windows, others = set(), set()
    for name in ("first-patrol", "3", "house-by-house"):
        for game in at_random(name):
            if game.decision is not None:
                found = question(game)
                (windows if found["window"] else others).add(found["key"])
                assert not found["window"] or found["default"] is not None, "a way to let it pass"
    assert {"op-fire", "before-attack-roll", "before-defence-roll", "light-wounds"} <= windows
    assert {"turn", "activate", "move-step", "discard"} <= others and not windows & {"turn", "next-order", "discard"}


def test_the_stake_of_a_roll_is_said() -> None:
    game = two_against_two()
    for text in ("order G-59", "activate g.rifle-2"):
        game.play_text(text)
    assert prompt(game) == "initiative-attack"
    assert [said(say) for say in question(game)["stake"]] == ["firepower 5 and dice 5: attack total 10"]


# --- words ---


@pytest.mark.long
@pytest.mark.parametrize("name", ["2", "5", "snow-on-the-rides"])
def test_every_phrase_has_words_in_both_languages(name: str) -> None:
    """Questions, log, odds and inspections of whole games."""
    texts = [Texts(lang) for lang in languages()]
    heard: dict[str, Any] = {}
    told = 0
    for game in at_random(name):
        data: list[object] = [SCREEN.log(game, seat, told) for seat in (AXIS, ALLIES, SPECTATOR)]
        told = len(game.events)
        if game.decision is not None:
            seat = game.decision.seat
            data += [question(game), SCREEN.odds(game, seat, None)]
            things = sorted({thing for choice in question(game)["choices"] for thing in choice["things"]})
            data += [SCREEN.inspect(game, seat, thing) for thing in things[:3]]
            data += [SCREEN.why(game, seat, f"h:{column}{len(game.decisions) % 10 + 1}") for column in "CF"]
        heard.update((json.dumps(found, sort_keys=True), found) for found in phrases_in(data))
    data = [SCREEN.result(game), SCREEN.report(game.record())]
    heard.update((json.dumps(found, sort_keys=True), found) for found in phrases_in(data))
    assert len(heard) > 500
    for found in heard.values():
        for language in texts:
            assert faults(language, read_phrase(found)) == [], (language.lang, found)


# --- what is hidden ---


def shown_to(game: Game, seat: int) -> str:
    """All that a seat can ask for at this moment, but for the log."""
    view: Any = game.view(seat)
    things = [f"u:{u}" for u in range(len(state(game).u_type))] + [f"w:{w}" for w in range(len(state(game).w_type))]
    things += ["h:E5", "h:H4"] + [f"c:{card}" for side in view["sides"] for card in (side["hand"] or [])]
    picked = things[len(game.decisions) % 5 :: 5]
    found = [
        view, SCREEN.question(game, seat), SCREEN.odds(game, seat, None), SCREEN.sight(game, seat, "E5", "H4"),
        [SCREEN.inspect(game, seat, thing) for thing in picked], [SCREEN.why(game, seat, thing) for thing in picked],
    ]  # fmt: skip
    return wire(found)


@pytest.mark.long
@pytest.mark.parametrize("name", ["first-patrol", "snow-on-the-rides", "7"])
def test_nothing_changes_when_the_hidden_part_is_dealt_afresh(name: str) -> None:
    compared = 0
    for game in at_random(name, most=1200):
        if len(game.decisions) % 20 == 0:
            for seat in (AXIS, ALLIES, SPECTATOR):
                afresh = game.determinise(seat, f"afresh {compared}")
                assert shown_to(afresh, seat) == shown_to(game, seat), (len(game.decisions), seat)
                compared += 1
    assert compared > 30


def test_the_comparison_would_notice_another_hand() -> None:
    game = by_sergeants("first-patrol", 200)
    other = game.determinise(SPECTATOR, "afresh")
    assert shown_to(other, AXIS) != shown_to(game, AXIS)


def test_a_random_scenario_can_be_put_on_the_screen() -> None:
    scenario = SCREEN.random_scenario(5)
    assert SCREEN.map_svg(scenario).startswith("<svg") and SCREEN.geometry(scenario)["hexes"]
    assert SCREEN.question(start("first-patrol"), AXIS) is not None
