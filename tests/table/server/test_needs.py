"""What the server is installed with: what it needs, by its hash, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools"))
import build_client  # noqa: E402
import lock  # noqa: E402

ALONE = """
import asyncio, sys
blocked = set(sys.argv[2].split(","))
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Wall())
from sandtable.table.serve import Server
from sandtable.table.services import Services
from sandtable.table.settings import Settings
from urllib.request import urlopen
async def go():
    server = Server(Services(Settings(database=sys.argv[1], port=0, log_level="critical")), False)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    for path in ("/health", "/docs", "/docs/openapi.json", "/api/lobby", "/metrics"):
        page = await asyncio.to_thread(lambda: urlopen(f"http://127.0.0.1:{port}{path}").read())
        assert page
    server.should_exit = True
    await serving
asyncio.run(go())
"""


def needed() -> set[str]:
    pins = [lock.PIN.match(line) for line in lock.pins((ROOT / "requirements/run.txt").read_text())]
    return {lock.plain(pin[1]) for pin in pins if pin is not None}


def test_the_server_runs_with_nothing_but_what_playing_needs(tmp_path: Path) -> None:
    allowed = needed()
    others = [
        module
        for module, owners in packages_distributions().items()
        if not {lock.plain(owner) for owner in owners} & {*allowed, "sandtable"}
    ]
    assert {"httpx", "rich", "faker", "mypy", "pytest"} <= {*others} and "litestar" not in others
    url = f"sqlite:///{tmp_path / 'table.db'}"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", ALONE, url, ",".join(others)], env=env, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr


def test_every_pin_has_its_hashes() -> None:
    assert [line for path in lock.FILES for line in lock.unlocked(path)] == []


def test_a_pin_without_hash_is_found(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_text("# some\none==1.0 \\\n    --hash=sha256:00\ntwo==2.0\n")
    assert lock.unlocked(path) == ["two==2.0"]


def test_files_of_one_version_are_told_from_others() -> None:
    assert lock.is_of("Mako-1.4.3.tar.gz", "Mako", "1.4.3") and lock.is_of(
        "mako-1.4.3-py3-none-any.whl", "Mako", "1.4.3"
    )
    assert lock.is_of("fluent.runtime-0.4.0-py2.py3-none-any.whl", "fluent.runtime", "0.4.0")
    assert not lock.is_of("mako-1.4.30-py3-none-any.whl", "Mako", "1.4.3")
    assert not lock.is_of("mako-extra-1.4.3-py3-none-any.whl", "Mako", "1.4.3")


@pytest.mark.skipif(not build_client.INSTALLED.exists(), reason="the client's packages are not installed")
def test_the_clients_packages_are_those_of_the_lock() -> None:
    assert build_client.unlocked() == []
