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
from sandtable.shelf import game_names, kit_of

HERE: Final = Path(__file__).resolve().parent
BLOCK: Final = 10


def golden(title: str, kind: str) -> Any:
    return json.loads((HERE / f"{title}-{kind}.json").read_text())


PERFT: Final[dict[str, dict[str, list[int]]]] = {title: golden(title, "perft") for title in game_names()}
TRACES: Final[dict[str, list[str]]] = {title: golden(title, "traces") for title in game_names()}
POSITIONS: Final = [(title, name) for title in game_names() for name in PERFT[title]]
BLOCKS: Final = [(title, first) for title in game_names() for first in range(0, kit_of(title).traces, BLOCK)]


@pytest.mark.parametrize("title", game_names())
def test_all_positions_and_games_have_a_golden_entry(title: str) -> None:
    assert list(PERFT[title]) == perft.position_names(title) and len(PERFT[title]) >= 7
    assert len(TRACES[title]) == kit_of(title).traces == len(set(TRACES[title]))


@pytest.mark.parametrize(("title", "name"), POSITIONS)
def test_perft(title: str, name: str) -> None:
    assert perft.counts(name, title) == PERFT[title][name]


@pytest.mark.parametrize(("title", "first"), BLOCKS)
def test_traces(title: str, first: int) -> None:
    games = range(first, min(first + BLOCK, kit_of(title).traces))
    differ = [index for index in games if traces.trace(index, title) != TRACES[title][index]]
    assert differ == [], f"games {differ} of {title} do not go as they did; see the head of this file"
