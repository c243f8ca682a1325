"""Golden files: perft counts and traces, the same in the interpreted and in the compiled build.

A rule that changes changes them too; `python -m sandtable.lab.perft --write` and `... traces --write` make them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.lab import perft, traces

HERE = Path(__file__).resolve().parent
PERFT: dict[str, list[int]] = json.loads((HERE / "perft.json").read_text())
TRACES: list[str] = json.loads((HERE / "traces.json").read_text())
BLOCK = 10


def test_all_positions_and_games_have_a_golden_entry() -> None:
    assert list(PERFT) == perft.position_names() and len(PERFT) == 10
    assert len(TRACES) == traces.GAMES == len(set(TRACES))


@pytest.mark.parametrize("name", list(PERFT))
def test_perft(name: str) -> None:
    assert perft.counts(name) == PERFT[name]


@pytest.mark.parametrize("first", range(0, traces.GAMES, BLOCK))
def test_traces(first: int) -> None:
    games = range(first, first + BLOCK)
    differ = [index for index in games if traces.trace(index) != TRACES[index]]
    assert differ == [], f"games {differ} do not go as they did; see the head of this file"
