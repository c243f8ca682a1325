"""The command `sandtable serve` itself."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

import httpx
import pytest
from house import PATIENCE, SCENARIO, TITLE

from sandtable.cli.main import main

pytestmark = pytest.mark.once  # the server alone: none of it is compiled


async def start(folder: Path, *words: str) -> tuple[Process, str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandtable", "serve", "--port", "0", "--no-browser", "--log-level", "error",
        "--database", f"sqlite:///{folder / 'table.db'}", *words, stdout=PIPE, stderr=DEVNULL, env=env,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    return process, found[0]


async def thinking(url: str) -> None:
    """Make a room in which an opponent is at work, so that its process is there."""
    headers = {"X-Sandtable": "1", "Origin": url}
    seats = [{"kind": "opponent", "level": "random"}, {"kind": "me"}]
    body = {"title": TITLE, "scenario": SCENARIO, "seats": seats}
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        room = (await http.post("/api/rooms", json=body, headers=headers)).json()["room"]
        while (await http.get(f"/api/rooms/{room}")).json()["revision"] == 0:
            await asyncio.sleep(0.02)


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see the processes")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_however_it_ends_its_opponents_end_too(tmp_path: Path, how: signal.Signals) -> None:
    async def go() -> None:
        process, url = await start(tmp_path)
        await thinking(url)
        workers = children(process.pid)
        assert len(workers) == 1
        process.send_signal(how)
        await asyncio.wait_for(process.wait(), PATIENCE)
        while any(is_alive(pid) for pid in workers):
            await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    async def go() -> None:
        process, url = await start(tmp_path)
        try:
            port = url.rsplit(":", 1)[1]
            database = f"sqlite:///{tmp_path / 'b.db'}"
            again = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sandtable", "serve", "--port", port, "--database", database,
                stdout=DEVNULL, stderr=PIPE, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )  # fmt: skip
            _, error = await again.communicate()
            assert again.returncode != 0 and b"address already in use" in error
        finally:
            process.kill()
            await process.wait()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_setting_that_makes_no_sense_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "mysql://x/y"]) == 2
    assert capsys.readouterr().err == "sandtable: the table is kept in SQLite or PostgreSQL, not in mysql\n"


@pytest.mark.parametrize("name", ["broken.db", "no/folder.db", "."])
def test_a_database_that_cannot_be_used_is_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.db").write_bytes(b"no database" * 100)
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / name}"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("sandtable: the database cannot be used: ") and error.count("\n") == 1


@pytest.mark.parametrize(("name", "value"), [("PORT", "99999"), ("PORT", "-1"), ("SQLITE_SYNCHRONOUS", "FUL")])
def test_a_setting_that_would_mean_something_else_is_refused(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"SANDTABLE_{name}", value)
    assert main(["serve"]) == 2
    assert name.lower() in capsys.readouterr().err


def test_a_database_file_serves_one_server_until_that_dies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However it dies: the lock goes with the process."""

    async def go() -> None:
        process, _ = await start(tmp_path)
        try:
            assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'table.db'}"]) == 2
            assert capsys.readouterr().err == f"sandtable: another server is at this table: {tmp_path / 'table.db'}\n"
        finally:
            process.kill()
            await process.wait()
        again, _ = await start(tmp_path)
        again.kill()
        await again.wait()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_nobody_but_the_owner_reads_the_database(tmp_path: Path) -> None:
    async def go() -> None:
        (tmp_path / "table.db").touch(0o644)
        process, url = await start(tmp_path)
        try:
            await thinking(url)
            files = [path for path in tmp_path.iterdir() if path.name.startswith("table.db")]
            assert len(files) >= 3  # what is written ahead, too
            assert {path.stat().st_mode & 0o777 for path in files} == {0o600}
        finally:
            process.kill()
            await process.wait()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
