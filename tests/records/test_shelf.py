"""Every record and save ever put on the shelf is read again as its index says: to the same end, or refused as noted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.kernel.title import Title
from sandtable.lab import records
from sandtable.shelf import game_named, game_names

SHELF = Path(__file__).resolve().parent
FOLDERS = records.folders(SHELF)
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.json.gz"))]
MOST_BYTES = 1_500_000


def name_of(path: Path) -> str:
    return str(path.relative_to(SHELF)).removesuffix(".json.gz")


@pytest.mark.long
@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_what_was_played_is_played_again(path: Path) -> None:
    said, comes = records.index_of(path.parent)[path.name], records.what_comes_of(path)
    if "refused" in said:
        assert comes == {"refused": said["refused"]}
    else:
        assert comes == {"result": said["result"]}


@pytest.mark.parametrize("name", game_names())
def test_there_are_games_of_every_revision(name: str) -> None:
    title: Title = game_named(name).title()
    assert title.revision == len(title.changes)
    for revision in range(1, title.revision + 1):
        folder = SHELF / name / str(revision)
        kept = [records.read(path) for path in sorted(folder.glob("*.json.gz"))]
        assert {data["revision"] for data in kept} == {revision}
        assert sum("state" in data for data in kept) >= 4 and len(kept) >= records.GAMES
        assert any(data["over"] for data in kept) and not all(data["over"] for data in kept)


def test_the_indexes_name_what_is_there_and_refuse_nothing_of_today() -> None:
    for folder in FOLDERS:
        index = records.index_of(folder)
        assert sorted(index) == sorted(path.name for path in folder.glob("*.json.gz"))
        if int(folder.name) == game_named(folder.parent.name).title().revision:
            assert not any("refused" in entry for entry in index.values())


def test_the_shelf_is_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES


def test_a_game_that_comes_out_otherwise_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The check itself: a decision altered, then noted in the index."""
    path = next(path for path in FILES if path.parts[-3:-1] == ("combat", "1") and "05-" in path.name)
    folder = tmp_path / "combat" / "1"
    data = records.read(path)
    records.write(folder / path.name, data)
    (folder / records.INDEX).write_text(json.dumps({path.name: {"result": None}}))
    assert records.main([str(tmp_path)]) == 0
    data["decisions"][30][1] = 0
    records.write(folder / path.name, data)
    assert records.main([str(tmp_path)]) == 1
    assert '"decision": 31' in capsys.readouterr().out
    assert records.main([str(tmp_path), "--index"]) == 0 and records.main([str(tmp_path)]) == 0
    entry = records.index_of(folder)[path.name]
    assert entry["result"] is None and entry["refused"]["notation"] == "draw"
