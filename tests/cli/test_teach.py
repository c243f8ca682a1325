"""`analyse`, `puzzles` and `hint` at the terminal."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from seats import Script

from guests import installed, on_the_path
from sandtable.cli.main import main
from sandtable.cli.teach import drawn_curve
from sandtable.cli.terminal import Terminal
from sandtable.kernel.game import Game, new_game
from sandtable.lab.puzzles import read_puzzles
from sandtable.players.registry import new_player
from sandtable.screens.wire_analysis import Analysis
from sandtable.shelf import game_named
from sandtable.texts import Texts


@pytest.fixture
def lantern(tmp_path: Path) -> Iterator[None]:
    with on_the_path(installed(tmp_path / "site")):
        yield


def night() -> Game:
    box = game_named("lantern")
    game = new_game(box.title(), box.scenario("new-moon"), "night")
    rng = random.Random(2)
    while not game.over:
        game.play(rng.choice(game.choices))
    return game


@pytest.fixture
def record(lantern: None, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(night().record()))
    return path


def test_an_analysis_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record)]) == 0
    told = capsys.readouterr()
    assert "Chance to win of smuggler" in told.out and "100 % |" in told.out and "*" in told.out
    assert told.out.count("accuracy") == 2 and "Turning points" in told.out
    assert "1. Decision" in told.out and "A matter of" in told.out
    assert "analysis, % 100/100" in told.err


def test_a_curve_that_begins_after_the_set_up_is_drawn_from_there() -> None:
    marks = [{"revision": 50, "turn": 1, "chance": 1.0}, {"revision": 100, "turn": 2, "chance": 0.0}]
    lines = drawn_curve(cast(Analysis, {"curve": marks, "decisions": 100, "points": []}))
    assert lines[0].startswith("100 % |" + " " * 35) and "*" in lines[0] and lines[10].endswith("*")


def test_the_reason_for_a_choice_is_told_on_asking(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--why", "9"]) == 0
    told = capsys.readouterr().out
    assert "promised" in told and "instead:" in told and "Rules of thumb would have chosen" in told
    decision = re.search(r"Decision (\d+), turn", told)
    assert decision is not None and int(decision[1]) <= 9
    assert main(["analyse", str(record), "--why", "9", "--lang", "bg"]) == 0
    assert "обещаваше" in capsys.readouterr().out


def test_an_analysis_in_bulgarian(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--lang", "bg"]) == 0
    assert "Повратни моменти" in capsys.readouterr().out


def test_an_analysis_as_data_is_the_same_again(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main(["analyse", str(record), "--json", "--seed", "7"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1] and found[0]["decisions"] == len(night().decisions)
    first = found[0]["sides"][0]
    end = found[0]["curve"][0]["chance"] + first["luck"] - first["lost"] + found[0]["sides"][1]["lost"]
    assert end == pytest.approx(found[0]["curve"][-1]["chance"], abs=0.002)


def test_a_hint_is_asked_for_at_the_table(lantern: None) -> None:
    box, out = game_named("lantern"), io.StringIO()
    game = new_game(box.title(), box.scenario("new-moon"), "hint")
    Terminal(box, game, 0, new_player("watchman", title="lantern"), Texts(), Script("hint"), out).run()
    text = out.getvalue()
    assert "What the choices are worth, from what you can know:" in text
    assert "[hide A4]: " in text and "behind (±" in text and "worlds dealt from what you can know" in text


def test_puzzles_are_listed_answered_and_checked(
    lantern: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["puzzles", "list", "--title", "lantern"]) == 0
    assert "New Moon, turn 1: smuggler" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("hide A4\nwait\n"))
    assert main(["puzzles", "play", "--title", "lantern"]) == 0
    told = capsys.readouterr().out
    assert "Right: this is the best choice." in told and "There is better: creep to C1" in told
    assert "1 of 2 found" in told and "30.0 points ahead" in told
    assert main(["puzzles", "check", "--title", "lantern", "--worlds", "8"]) == 0
    assert capsys.readouterr().out.count("ok  ") == 3
    kept = str(tmp_path / "kept.json")
    twice = ["--seed", "a", "--seed", "b", "--worlds", "8", "--end", "4", "--out", kept]
    assert main(["puzzles", "check", "--title", "lantern", *twice]) == 0
    assert "played to the end, all together: " in capsys.readouterr().out
    assert {puzzle.worlds for puzzle in read_puzzles(Path(kept))} == {16}
    assert main(["puzzles", "check", "--title", "lantern", "--file", kept]) == 0


def test_a_game_without_puzzles_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "play", "--title", "combat"]) == 2
    assert "There are no puzzles here yet." in capsys.readouterr().err
