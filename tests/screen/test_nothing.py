"""Events and Snipers that come to nothing say so."""

from __future__ import annotations

from typing import Any

import pytest
from screen_games import SPECTATOR, at_random

from phrases import said
from sandtable.commander.rules.names import EVENT_NAMES
from sandtable.commander.screen.nothing import GOES_ON, nothing
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.great_war_commander.rules.names import OWN_EVENTS

ON_THE_WAY = ("random-hex", "revealed", "reshuffled")
ALWAYS = {"elan", "high-command-meddling"}  # they do something whatever lies on the map


def is_drawn(line: dict[str, Any]) -> bool:
    """An Event, or a Sniper."""
    return line["key"] == "event" or (line["key"] == "trigger" and line["args"][1]["text"] == "sniper")


def followed(lines: list[dict[str, Any]], n: int) -> dict[str, Any] | None:
    return next((line for line in lines[n + 1 :] if line["key"] not in ON_THE_WAY), None)


def drawn_and_followed(name: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    *_, game = at_random(name)
    lines = SCREEN.log(game, SPECTATOR, 0)
    found = [(line, followed(lines, n)) for n, line in enumerate(lines) if is_drawn(line)]
    return [(line, after) for line, after in found if after is not None]


def test_no_event_ends_without_a_word() -> None:
    pairs = [pair for name in ("first-patrol", "0", "2", "10", "house-by-house") for pair in drawn_and_followed(name)]
    kinds = [after["key"] for _, after in pairs]
    assert len(pairs) > 20 and "nothing" in kinds
    assert not set(kinds) & set(GOES_ON), "what the roll brings would stand right behind the event"
    told = {said(after["say"]) for drawn, after in pairs if after["key"] == "nothing"}
    assert "Nobody is there." in told
    for drawn, after in pairs:
        if after["key"] == "nothing":
            assert after["rule"] == drawn["rule"] and after["side"] == drawn["side"]


@pytest.mark.parametrize("what", [*EVENT_NAMES, *OWN_EVENTS, "sniper"])
def test_each_says_what_did_not_come_about(what: str) -> None:
    plain = said(nothing("?", "", 0)["say"])
    words = said(nothing(what, "", 0)["say"])
    assert (words == plain) is (what in ALWAYS)


def test_a_split_that_nobody_wants() -> None:
    assert said(nothing("deploy", "E52", 0)["say"]) == "Nobody splits."
