"""A faulty pack does not take the table down: it is left out, named in the log, and told to whoever runs the table."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from house import House, open_house, run_shipped
from sandtable.table.logs import LOGGER, Lines

PACK = 'name = "mine"\ntitle = "Mine"\n\n[provenance]\nfacts = "none"\nours = "all"\n'
SECRETS = {"name": "Ada", "password": "a long enough password"}


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with a file that is no text, installed."""
    folder = tmp_path / "packs" / "mine"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    (folder / "units.toml").write_bytes(b'title = "\xff"')
    (folder / "scenarios" / "fight.toml").write_text("name = ", encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path / "packs"))
    return folder


def at_the_table(tmp_path: Path, test: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    async def go() -> None:
        async with open_house(tmp_path, **settings) as house:
            await test(house)

    run_shipped(go())


def test_the_lobby_goes_on_and_its_owner_is_told(tmp_path: Path, pack: Path) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        lobby = await guest.get("/api/lobby")
        assert len(lobby["titles"]) > 1 and len(lobby["scenarios"]) > 20
        [left] = await guest.get("/api/packs")
        assert left["name"] == "mine" and left["count"] == len(left["problems"]) == 2
        assert left["problems"][0].startswith("units.toml: not UTF-8 text")
        assert left["problems"][1].startswith("scenarios/fight.toml:1: not valid TOML")
        assert str(tmp_path) not in json.dumps(left)

    at_the_table(tmp_path, test)


def test_strangers_are_not_told(tmp_path: Path, pack: Path) -> None:
    async def test(house: House) -> None:
        assert await (await house.guest()).get("/api/packs") == []

    at_the_table(tmp_path, test, public_url="https://table.example")


def test_only_the_accounts_of_the_settings_are_told(tmp_path: Path, pack: Path) -> None:
    async def test(house: House) -> None:
        guest = await house.guest()
        assert await guest.get("/api/packs") == []
        await guest.post("/api/account/register", SECRETS)
        assert [left["name"] for left in await guest.get("/api/packs")] == ["mine"]
        other = await house.guest()
        await other.post("/api/account/register", {**SECRETS, "name": "Eve"})
        assert await other.get("/api/packs") == []

    at_the_table(tmp_path, test, operators="Somebody, ADA")


def test_the_log_names_it(tmp_path: Path, pack: Path) -> None:
    lines = StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(Lines())
    before = LOGGER.level
    LOGGER.addHandler(handler)
    LOGGER.setLevel("INFO")

    async def test(house: House) -> None:
        await (await house.guest()).get("/api/lobby")  # the engine has one thread: what was asked first is done

    try:
        at_the_table(tmp_path, test)
    finally:
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(before)
    told = [entry for entry in map(json.loads, lines.getvalue().splitlines()) if entry["event"] == "pack-left-out"]
    assert len(told) == 1 and told[0]["pack"] == str(pack) and told[0]["faults"] == 2
    assert told[0]["level"] == "warning"
