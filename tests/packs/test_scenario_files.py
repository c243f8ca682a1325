"""Games whose scenarios lie in one folder: a faulty file is passed over and named, the others are there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sandtable.cli.main import main
from sandtable.games.barbarossa.data.scenario import FILES as BARBAROSSA
from sandtable.games.combat.data.scenario import FILES as COMBAT
from sandtable.shelf import left_out_packs

pytestmark = pytest.mark.once  # none of it is compiled

GAMES = {"combat": COMBAT, "barbarossa": BARBAROSSA}
TORN = {"no-text": b"\xff", "torn": b"name = ", "deep": b"a = " + b"[" * 2_000, "empty": b"", "list": b"force = [3]"}


@pytest.mark.parametrize("how", list(TORN))
@pytest.mark.parametrize("title", list(GAMES))
def test_a_faulty_scenario_does_not_stop_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], title: str, how: str
) -> None:
    files = GAMES[title]
    names = files.names()
    shutil.copytree(files.folder, tmp_path / "scenarios")
    torn = tmp_path / "scenarios" / f"{names[1]}.toml"
    torn.write_bytes(TORN[how])
    monkeypatch.setattr(files, "folder", tmp_path / "scenarios")
    monkeypatch.setattr(files, "loaded", {})
    assert files.names() == [name for name in names if name != names[1]]
    [left] = left_out_packs(title)
    assert left.folder == torn and str(torn) in left.problems[0]
    assert main(["scenario", "list", "--title", title]) == 0
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == len(names) - 1
    assert f"{torn} is left out" in said.err
