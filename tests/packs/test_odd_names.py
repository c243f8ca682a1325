"""Names and texts that no terminal, log or page can show; folders that cannot be looked into; too much of anything."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from good_pack import PACK, SCENARIO, UNITS, write_pack

from sandtable.cli.main import main
from sandtable.games.combat_commander import files as commander
from sandtable.shelf import left_out_packs

pytestmark = pytest.mark.once  # none of it is compiled


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path / "packs"))
    return tmp_path / "packs"


def test_a_file_name_that_is_no_text(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = write_pack(home / "weir")
    (pack / os.fsdecode(b"\xff.toml")).write_text("x = 1", encoding="utf-8")
    assert main(["pack", "check", str(pack)]) == 1
    assert "\\udcff.toml" in capsys.readouterr().out
    assert main(["scenario", "list"]) == 0
    assert "\\udcff.toml" in capsys.readouterr().err
    for left in left_out_packs():
        "".join(left.problems).encode()


def test_a_folder_name_that_is_no_text(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_pack(home / os.fsdecode(b"\xfe"), {"units.toml": b"\xff"})
    assert main(["scenario", "list"]) == 0
    assert "\\udcfe is left out" in capsys.readouterr().err


@pytest.mark.parametrize("odd", ["\\u001b[2J", "\\u0000", "\\u202e", "\\u0085"])
def test_texts_that_would_play_with_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], odd: str) -> None:
    units = UNITS.replace('title = "Bergjaeger"', f'title = "Berg{odd}jaeger"')
    fight = SCENARIO.replace('title = "At the weir"', f'title = "At {odd} the weir"\n"key{odd}" = 1')
    pack = write_pack(tmp_path, {"units.toml": units, "scenarios/at-the-weir.toml": fight})
    assert main(["pack", "check", str(pack)]) == 1
    said = capsys.readouterr().out
    assert "unit[0].title: has characters that cannot be shown" in said
    assert all(line.isprintable() for line in said.splitlines())


def test_texts_in_any_script_are_welcome(tmp_path: Path) -> None:
    units = UNITS.replace('title = "Bergjaeger"', 'title = "Планински стрелци \u2013 Gebirgsj\u00e4ger"')
    assert commander.check_pack(write_pack(tmp_path, {"units.toml": units})) == []


def test_a_pack_of_a_game_that_there_is_not(home: Path) -> None:
    pack = write_pack(home / "weir", {"pack.toml": PACK.replace("combat-commander", "combat-comander")})
    [left] = left_out_packs()
    assert left.folder == pack
    assert "game: there is no game named 'combat-comander' (near: combat-commander" in left.problems[0]


def test_a_place_for_packs_that_cannot_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "weir")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SANDTABLE_PACKS", os.pathsep.join(["x" * 5_000, "/dev/null", "/dev/null/x", str(pack)]))
    assert commander.find_packs() == [pack]


def test_more_units_than_a_table_holds(tmp_path: Path) -> None:
    many = UNITS.replace("count = 6", "count = 99") + "".join(
        UNITS.split("\n\n")[1].replace("bergjaeger", f"jaeger-{n}").replace("count = 6", "count = 99") + "\n\n"
        for n in range(5)
    )
    late = ", ".join(f'{{ unit = "jaeger-{n}", count = 99, space = 3 }}' for n in range(5))
    fight = SCENARIO.replace('{ unit = "maj-huber" },', f'{{ unit = "maj-huber" }}, {late},')
    found = commander.check_pack(write_pack(tmp_path, {"units.toml": many, "scenarios/at-the-weir.toml": fight}))
    assert [(problem.field, problem.reason) for problem in found] == [
        ("axis.units", "more units than a game can have: 505, and there may be 300")
    ]
