"""Golden files: perft counts and traces, the same in the interpreted and in the compiled build.

A rule or scenario that changes changes them too; `python -m sandtable.lab.perft --title T --write FILE` and
`python -m sandtable.lab.traces --title T --write FILE` make them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from sandtable.lab import perft, traces
from sandtable.lab.kit import TITLES
from sandtable.players.shelf import COMBAT, COMBAT_COMMANDER

HERE: Final = Path(__file__).resolve().parent
FILES: Final = {COMBAT_COMMANDER: ("perft.json", "traces.json"), COMBAT: ("combat-perft.json", "combat-traces.json")}
BLOCK: Final = 10


def golden(title: str, kind: int) -> Any:
    return json.loads((HERE / FILES[title][kind]).read_text())


PERFT: Final[dict[str, dict[str, list[int]]]] = {title: golden(title, 0) for title in TITLES}
TRACES: Final[dict[str, list[str]]] = {title: golden(title, 1) for title in TITLES}
POSITIONS: Final = [(title, name) for title in TITLES for name in PERFT[title]]
BLOCKS: Final = [(title, first) for title in TITLES for first in range(0, traces.games_of(title), BLOCK)]


@pytest.mark.parametrize("title", TITLES)
def test_all_positions_and_games_have_a_golden_entry(title: str) -> None:
    assert list(PERFT[title]) == perft.position_names(title) and len(PERFT[title]) >= 7
    assert len(TRACES[title]) == traces.games_of(title) == len(set(TRACES[title]))


@pytest.mark.parametrize(("title", "name"), POSITIONS)
def test_perft(title: str, name: str) -> None:
    assert perft.counts(name, title) == PERFT[title][name]


@pytest.mark.parametrize(("title", "first"), BLOCKS)
def test_traces(title: str, first: int) -> None:
    games = range(first, min(first + BLOCK, traces.games_of(title)))
    differ = [index for index in games if traces.trace(index, title) != TRACES[title][index]]
    assert differ == [], f"games {differ} of {title} do not go as they did; see the head of this file"
