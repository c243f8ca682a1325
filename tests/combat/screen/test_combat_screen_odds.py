"""Odds before rolls: the numbers shown are those rolled against, their terms add up, and chances are chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from combat_screen import ME, NAMES, at_random, state

from phrases import said
from sandtable.games.combat.cases.position import build_position
from sandtable.games.combat.rules import odds, tell
from sandtable.games.combat.rules.state import is_prisoner, men_in
from sandtable.games.combat.rules.verbs import VERBS
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game

ROLLED = {"fire": "fire", "attack": "melee", "spot": "spotting", "try-smoke": "smoke", "try-rally": "rout",
          "try-rifle-grenade": "rifle-grenade", "try-shift": "shift", "try-duck-back": "rout"}  # fmt: skip

MOST_GAMES = 20


def first_roll(game: Game, told: int, roll: str) -> tuple[int, int] | None:
    """Die and number needed of the first roll of a kind since an event."""
    for event in game.events[told:]:
        if event[0] == tell.CHECKED and tell.NAMES[event[0]] == "checked":
            data = game.title.event_data(game.state, event)
            args: Any = data["args"]
            if args[1]["text"] == roll:
                return event[4], event[5]
    return None


def numbers(answer: dict[str, Any]) -> list[int]:
    return [attack["strength"] for attack in answer["attacks"]] + [line["number"] for line in answer["lines"]]


def may_go_astray(game: Game, code: int) -> bool:
    """With prisoners in the hex the shot may be for one of them, with a number of his own (17.4c)."""
    g = state(game)
    return any(is_prisoner(g, m) for m in men_in(g, g.m_hex[a_of(code)]))


def compare_rolls(game: Game, compared: Counter[str]) -> None:
    """Choose what has odds, each in a copy, and compare with the roll that follows."""
    for code in game.choices:
        verb = VERBS[verb_of(code)].name
        if verb not in ROLLED or compared[verb] >= 8 or (verb == "fire" and may_go_astray(game, code)):
            continue
        answer: dict[str, Any] = SCREEN.odds(game, ME, code)
        copy = game.clone()
        copy.keep_undo = False
        told = len(copy.events)
        copy.play(code)
        if copy.decision is not None and copy.decision.prompt == "before-roll":
            copy.play_text("roll")
        found = first_roll(copy, told, ROLLED[verb])
        if found is not None:
            assert found[1] == numbers(answer)[0], (verb, answer)
            compared[verb] += 1


@pytest.mark.parametrize("name", NAMES)
def test_the_number_shown_is_the_number_rolled_against(name: str) -> None:
    """Whenever there is something with odds, in as many games as it takes to have spotted somebody."""
    compared: Counter[str] = Counter()
    for seed in range(MOST_GAMES):
        for game in at_random(name, f"odds {seed}", most=700):
            if game.decision is not None:
                compare_rolls(game, compared)
        if compared["spot"] and sum(compared.values()) >= 8:
            return
    raise AssertionError(f"nobody spotted anybody: {compared}")


@pytest.mark.parametrize("name", NAMES)
def test_terms_add_up_and_chances_are_chances(name: str) -> None:
    seen = 0
    for number, game in enumerate(at_random(name, "sums")):
        if game.decision is None:
            break
        question = SCREEN.question(game, ME)
        assert question is not None
        answer: dict[str, Any] = SCREEN.odds(game, ME, None)
        assert question["odds"] == bool(answer["attacks"] or answer["lines"]), question["key"]
        for attack in answer["attacks"]:
            assert attack["strength"] == sum(term["value"] for term in attack["terms"])
            assert 0 <= attack["hit"] <= 0.9, "a natural 9 misses"
            assert all(0 < entry["chance"] <= 1 for entry in attack["chances"])
            seen += 1
        for line in answer["lines"]:
            if line.get("number") is not None:
                assert line["number"] == sum(term["value"] for term in line["terms"])
            keys = [entry["say"]["k"] for entry in line["chances"]]
            if "combat-chance-fails" in keys or keys[0].startswith("combat-morale-"):
                assert sum(entry["chance"] for entry in line["chances"]) == pytest.approx(1)
            seen += 1
        if number > 500:
            break
    assert seen > 20


def test_stats_of_men_add_up() -> None:
    seen = 0
    for number, game in enumerate(at_random("counterattack", "stats", most=700)):
        if number % 50:
            continue
        for m in range(1, len(state(game).m_hex)):
            inspection: dict[str, Any] = SCREEN.inspect(game, ME, f"u:{m}")
            for stat in inspection["stats"]:
                if stat["terms"]:
                    assert stat["value"] == sum(term["value"] for term in stat["terms"]), said(stat["label"])
                    seen += 1
    assert seen > 50


# --- wound cards ---


def heap(close: int, light: int, bad: int, head: int, events: int = 0) -> tuple[int, ...]:
    return (close, light, bad, head, events)


NOTHING = heap(0, 0, 0, 0)


@pytest.mark.rule("combat:16.0a")
def test_a_wound_card_comes_from_what_is_left() -> None:
    assert odds.wound_chances(odds.Heap(heap(5, 3, 1, 1), NOTHING), False) == [
        Fraction(5, 10), Fraction(3, 10), Fraction(1, 10), Fraction(1, 10),
    ]  # fmt: skip
    empty = odds.Heap(NOTHING, heap(1, 0, 0, 1))
    assert odds.wound_chances(empty, False)[3] == Fraction(1, 2), "an empty deck is made anew"


@pytest.mark.rule("combat:8.1c")
def test_a_tough_man_keeps_the_better_of_two() -> None:
    found = odds.wound_chances(odds.Heap(heap(1, 0, 0, 2), NOTHING), True)
    assert found == [Fraction(2, 3), 0, 0, Fraction(1, 3)]


@pytest.mark.rule("combat:5.1.3c")
def test_an_event_card_mixes_the_discards_in() -> None:
    """One Event card and one Close Call in the deck, one Head Wound among the discards."""
    found = odds.wound_chances(odds.Heap(heap(1, 0, 0, 0, 1), heap(0, 0, 0, 1)), False)
    assert found == [Fraction(1, 2) + Fraction(1, 4), 0, 0, Fraction(1, 4)]
    assert sum(odds.wound_chances(odds.Heap(heap(3, 2, 1, 1, 2), heap(2, 2, 2, 1)), True)) == 1


@pytest.mark.parametrize(("card", "has_odds"), [("F2", False), ("F9", True)])
def test_a_wound_card_that_lies_there_has_odds_only_if_another_can_be_drawn(card: str, has_odds: bool) -> None:
    """F2 makes a Close Call of it, F9 draws again."""
    game = build_position(
        {
            "men": [
                {"man": "crowe", "hex": "05.05", "order": "aimed-fire", "seen": True},
                {"man": "jung", "hex": "08.05", "order": "aimed-fire"},
            ],
            "impulse": 2, "track": ["red", "able"], "hand": [card], "deck": ["light-wound"], "d10": [1],
        }
    )  # fmt: skip
    assert game.decision is not None and game.decision.prompt == "wound-drawn"
    question: Any = SCREEN.question(game, ME)
    answer: Any = SCREEN.odds(game, ME, None)
    assert question["odds"] == bool(answer["lines"]) == has_odds
    assert said(question["stake"][0]).endswith("Light Wound")
