"""A game in a package of its own, built from docs/adding-a-game.md alone: found, played, tried and refused."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import generate_codec
import sandtable
from guests import GUEST, installed, on_the_path
from sandtable.cli.main import main
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Frame
from sandtable.shelf import game_named, game_names, games
from sandtable.texts import Texts, languages, messages


@pytest.fixture
def lantern(tmp_path: Path) -> Iterator[list[Path]]:
    folders = installed(tmp_path / "site")
    with on_the_path(folders):
        yield folders


# --- the page ---


def test_the_page_names_every_method_of_a_frame() -> None:
    page = (GUEST.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    cells = re.findall(r"^   \| (`[^|]*) \|", page, re.MULTILINE)
    named = {word for cell in cells for word in re.findall(r"`(\w+)", cell)}
    assert named == {name for name, part in vars(Frame).items() if callable(part) and not name.startswith("_")}


# --- on the shelf ---


def test_the_entry_point_puts_it_behind_our_own(lantern: list[Path]) -> None:
    assert game_names() == ["combat-commander", "combat", "great-war-commander", "barbarossa", "lantern"]
    assert game_named("lantern").seats == 2


def test_without_its_metadata_it_is_not_there() -> None:
    assert "lantern" not in game_names()


@pytest.mark.parametrize(
    ("points", "message"),
    [
        ({"lantern": "lantern.rules:LANTERN"}, "entry point lantern (lantern.rules:LANTERN) is no manifest of a game"),
        ({"a": "lantern.game:GAME", "b": "lantern.game:GAME"}, "entry point b (lantern.game:GAME) brings a second"),
        ({"a": "sandtable.games.combat.game:GAME"}, "brings a second game named 'combat'"),
        ({"lantern": "lantern.gone:GAME"}, "entry point lantern (lantern.gone:GAME) cannot be read: No module named"),
        ({"lantern": "lantern.game:GONE"}, "cannot be read: module 'lantern.game' has no attribute 'GONE'"),
    ],
)
def test_a_broken_manifest_is_refused_in_one_line(
    tmp_path: Path, points: dict[str, str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with on_the_path(installed(tmp_path, points)):
        with pytest.raises(SandtableError) as error:
            games()
        assert message in str(error.value)
        assert main(["scenario", "list"]) == 2
        assert capsys.readouterr().err == f"sandtable: {error.value}\n"


def test_its_generated_codec_is_fresh() -> None:
    assert generate_codec.main(["--check", str(GUEST / "lantern")]) == 0


def test_its_own_texts_are_read_in_both_languages(lantern: list[Path]) -> None:
    english, bulgarian = ({key for key in messages(lang) if key.startswith("lantern-")} for lang in languages())
    assert english == bulgarian and len(english) > 25
    assert Texts("bg").format("lantern-ask-creep") == "Накъде се промъквате?"


# --- played ---


def test_it_is_played_from_python(lantern: list[Path]) -> None:
    game = sandtable.new_game("lantern", "new-moon", seed="1")
    assert str(game).startswith("Lantern, New Moon: 0 decisions so far\n  map: ")
    assert str(game.decision).startswith("smuggler: Where in the west do you enter the marsh? [2]\n  1) hide A1")
    result = game.play_out("watchman")
    assert str(result).startswith("The ") and sandtable.replay(game.record()).result == result


def test_the_guard_is_not_told_where_the_smuggler_is(lantern: list[Path]) -> None:
    game = sandtable.new_game("lantern", "new-moon", seed="1")
    game.play("hide A3")
    assert [line.words for line in game.log("smuggler")] == ["You are in A3."]
    assert [line.words for line in game.log("guard")] == ["Something stirs in the reeds."]
    assert [piece["mark"] for piece in game.view("guard")["pieces"]] == ["G"]  # type: ignore[attr-defined]
    assert [piece["mark"] for piece in game.view("smuggler")["pieces"]] == ["G", "S"]  # type: ignore[attr-defined]


def test_it_is_played_at_the_terminal(lantern: list[Path]) -> None:
    script = "\n".join(["hide A2", "?D4", *["1"] * 9]) + "\n"
    words = ["play", "new-moon", "--title", "lantern", "--side", "smuggler", "--seed", "5"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-m", "sandtable", *words], input=script, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "New Moon: you play smuggler against watchman" in done.stdout
    assert "Where in the west do you enter the marsh? [2]" in done.stdout
    assert "That hex is not next to you. [3]" in done.stdout
    assert "The game is over." in done.stdout and " wins: " in done.stdout


def test_a_side_that_it_does_not_have_is_refused(lantern: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "new-moon", "--title", "lantern", "--side", "axis"]) == 2
    assert "--side: axis: is none of smuggler, guard" in capsys.readouterr().err


def test_commands_know_it(lantern: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = sandtable.new_game("lantern", "first-light", seed="2")
    game.play_out("random")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    for words, expected in [
        (["scenario", "list", "--title", "lantern"], "  2  first-light              First Light"),
        (["scenario", "show", "new-moon", "--title", "lantern"], "New Moon, new-moon\n"),
        (["replay", str(file)], str(game.result)),
        (["rules", "show", "lantern:6"], "on 4 or more he hears"),
        (["match", "watchman", "random", "--title", "lantern", "--games", "4"], "watchman"),
    ]:
        assert main(words) == 0
        assert expected in capsys.readouterr().out


def test_the_lab_finds_no_fault_and_nothing_unused(lantern: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--title", "lantern", "--games", "40", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == [] and found["never_fired"] == [] and found["games"] == 40
