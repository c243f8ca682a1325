"""The lobby of a table whose owner has a faulty pack: all games are there, and he is told what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from person import Person
from serving import Server

from conftest import NewPerson

PACK = 'name = "mine"\ntitle = "Mine"\n\n[provenance]\nfacts = "none"\nours = "all"\n'


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    folder = tmp_path / "packs" / "mine"
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    (folder / "units.toml").write_bytes(b'title = "\xff"')
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path / "packs"))
    running = Server(tmp_path).start()
    yield running
    running.end()


def test_a_faulty_pack_is_told_on_the_lobby(serving: Server, person: NewPerson) -> None:
    me: Person = person(serving)
    me.go("/").see("Packs left out")
    me.see("First Patrol")
    me.page.get_by_text("mine: one fault").click()
    me.see("units.toml: not UTF-8 text (byte 9)")
