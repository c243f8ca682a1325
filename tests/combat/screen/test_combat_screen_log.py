"""The log: the same line whenever it is asked for; every act of the Enemy says which rule made him do it."""

from __future__ import annotations

from typing import Any

import pytest
from combat_screen import ALL_EYES, ME, SPECTATOR, at_random, start, state

from phrases import said, wire
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS
from sandtable.games.combat.rules.state import REMOVED, SEEN
from sandtable.games.combat.screen.moments import moment_at
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.games.combat.screen.words import QUIET
from sandtable.kernel.game import Game
from sandtable.kernel.record import replay

LINE = {"key", "say", "rule", "hexes", "things", "args", "dice", "side", "loud"}
# what an Enemy does or suffers by his own procedure
ACTS = [
    "enemy-card", "enemy-order", "moved", "held", "ducked-back", "left-board", "alerted", "target-shifted", "no-fire",
    "made-safe", "revealed", "confirmed",
]  # fmt: skip

MOST_GAMES = 20


def lines(game: Game, seat: int = ME, start: int = 0) -> list[dict[str, Any]]:
    return SCREEN.log(game, seat, start)


@pytest.mark.long
@pytest.mark.parametrize("name", ["first-patrol", "bring-them-back"])
def test_lines_do_not_depend_on_when_they_are_asked_for(name: str) -> None:
    """Decision by decision, all at once at the end, and in a game played again."""
    heard: dict[int, list[str]] = {seat: [] for seat in (ME, SPECTATOR, ALL_EYES)}
    told = 0
    for game in at_random(name, "log"):
        for seat, found in heard.items():
            found += [wire(line) for line in lines(game, seat, told)]
        told = len(game.events)
    again = replay(game.title, game.record())
    for seat, found in heard.items():
        assert [wire(line) for line in lines(game, seat)] == found
        assert [wire(line) for line in lines(again, seat)] == found
        some = lines(again, seat, len(game.events) - 50)
        assert some and [wire(line) for line in some] == found[-len(some) :]


@pytest.mark.parametrize("name", ["hold-the-crossroads", "bring-them-back", "counterattack", "night-raid"])
def test_moments_follow_the_state(name: str) -> None:
    """At every decision what was told says where everybody is and who is Known."""
    for game in at_random(name, "places"):
        g, moment = state(game), moment_at(game, len(game.events))
        for m in range(1, len(g.m_hex)):
            assert moment.hex(m) == g.m_hex[m] if g.m_hex[m] >= 0 else moment.hex(m) < 0, m
            if g.m_team[m] >= FRIENDLY_TEAMS and g.m_hex[m] != REMOVED:
                assert moment.is_known(g, m) == (g.m_flags[m] & SEEN != 0), m
            assert moment.printed(g, m) == g.m_man[m]


@pytest.mark.rule("combat:AI.r04")
def test_an_unknown_keeps_his_number_in_lines_of_then() -> None:
    """Although by now everybody knows who he was."""
    *_, game = at_random("first-patrol", "log")
    g = state(game)
    events = [event for event in game.events if event[0] not in QUIET and event[1] != 0]
    known: set[int] = set()
    checked = 0
    for event, line in zip(events, lines(game), strict=True):
        kinds = tell.EVENTS[event[0]][1]
        for kind, value in zip(kinds, event[2:], strict=False):
            if kind == "man" and value >= 0 and g.m_team[value] >= FRIENDLY_TEAMS and value not in known:
                tag = next(arg["text"] for arg in line["args"] if arg["value"] == value and arg["kind"] == "man")
                assert tag.startswith("red-"), line
                checked += 1
        if tell.NAMES[event[0]] in ("revealed", "killed", "dummy-removed", "left-board"):
            known.add(event[2])
    assert checked > 20 and known


@pytest.mark.parametrize("name", ["first-patrol", "counterattack", "the-way-back"])
def test_every_act_of_the_enemy_names_its_rule(name: str) -> None:
    """In as many games as it takes to see the most common acts."""
    seen: set[str] = set()
    for seed in range(MOST_GAMES):
        *_, game = at_random(name, f"rules {seed}")
        for line in lines(game):
            if line["side"] != 1:
                continue
            assert line["rule"], line
            if line["key"] in ACTS:
                why = line["say"]["a"]["why"]
                assert why["k"] != "combat-because-none", line
                seen.add(line["key"])
        if {"enemy-card", "enemy-order", "moved", "ducked-back"} <= seen:
            return
    raise AssertionError(f"only {seen}")


def test_a_card_is_read_line_by_line() -> None:
    """Which line of which card gave the Order is told, in words."""
    found = ""
    for seed in range(MOST_GAMES):
        *_, game = at_random("counterattack", f"rows {seed}")
        found += "\n".join(said(line["say"]) for line in lines(game) if line["key"] == "enemy-card")
        orders = {line["rule"] for line in lines(game) if line["key"] == "enemy-order"}
        assert "9.2" in orders, "a Large Battle: the Team's card"
        if "reads the line “In Cover, Normal” of" in found and "reads the line “In Open" in found:
            return
    raise AssertionError(found)


def test_a_line_has_all_that_a_screen_needs() -> None:
    *_, game = at_random("first-patrol", "log")
    found = lines(game)
    assert all(set(line) == LINE for line in found)
    rolls = [line for line in found if line["key"] == "checked"]
    assert rolls and all(0 <= line["dice"]["total"] <= 9 for line in rolls)
    moved = next(line for line in found if line["key"] == "moved")
    assert len(moved["hexes"]) == 2 and moved["hexes"][1] in said(moved["say"])


def test_a_spectator_does_not_hear_which_cards_are_drawn() -> None:
    game = start("first-patrol")
    while game.decision is not None and game.decision.prompt == "set-up":
        game.play(game.choices[0])
    mine, theirs = [line["key"] for line in lines(game)], [line["key"] for line in lines(game, SPECTATOR)]
    assert "card-to-hand" in mine and "card-to-hand" not in theirs


def test_taking_back_is_forgotten() -> None:
    game = start("first-patrol")
    game.keep_undo = True
    game.play(game.choices[0])
    first = wire(lines(game))
    game.play(game.choices[1])
    lines(game, ME, len(game.events))
    game.undo(ME)
    assert wire(lines(game)) == first
    game.play(game.choices[5])
    lines(game, ME, len(game.events) - 1)
    assert moment_at(game, len(game.events)).hexes[1:3] == state(game).m_hex[1:3]
