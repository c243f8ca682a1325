"""`make audit` says what is known against the packages we use, and says so when it could not ask."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools"))
import audit  # noqa: E402


@pytest.fixture
def nobody() -> str:
    """An address of this machine at which nobody answers."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{place.getsockname()[1]}/"


def test_who_could_not_be_asked_is_named_and_it_is_no_clean_bill(nobody: str) -> None:
    proxies = dict.fromkeys(("https_proxy", "http_proxy", "HTTPS_PROXY", "HTTP_PROXY"), nobody)
    npm = {"npm_config_registry": nobody, "npm_config_fetch_retries": "0"}
    env = {**os.environ, **proxies, **npm, "no_proxy": "", "NO_PROXY": ""}
    done = subprocess.run([sys.executable, "tools/audit.py"], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 2 and done.stdout == ""
    told = [line for line in done.stderr.splitlines() if line.startswith("audit: ")]
    assert [line.partition(" were NOT checked")[0] for line in told] == [
        "audit: Python packages",
        "audit: client packages",
    ]


class Answering(BaseHTTPRequestHandler):
    """Knows a fault of the first package that it is asked about."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        results = [{"vulns": [{"id": "X-1"}, {"id": "X-2"}]}, *[{} for _ in asked[1:]]]
        said = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is written."""


@pytest.fixture
def answering() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_known_fault_names_its_package(answering: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "OSV", answering)
    name, version = audit.pinned()[0]
    assert audit.python_faults() == [f"{name} {version}: X-1, X-2"]
