"""A real `sandtable serve`, with port and database of its own, that can be killed and started again."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from base64 import b64encode
from pathlib import Path
from typing import Any, Final

import msgspec
from nacl.secret import SecretBox
from nacl.utils import random as random_bytes

from sandtable.table.protocol import Clock
from sandtable.table.rest.exports import SEALED, Sealed
from sandtable.table.rooms.facts import SeatFacts

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SEEDED: Final = Path(__file__).resolve().parent / "seeded.py"
QUICK: Final = {
    "WINDOW_PAUSE": "0", "MOVE_PAUSE": "0", "MESSAGE_RATE": "1e6", "MESSAGE_BURST": "1e6", "REQUEST_RATE": "1e6",
    "REQUEST_BURST": "1e6", "LOGIN_RATE": "1e6", "LOGIN_BURST": "1e6", "CHORE_RATE": "1e6", "CHORE_BURST": "1e6",
    "CHORE_SECONDS": "30", "CHORES_WAITING": "100", "SQLITE_SYNCHRONOUS": "OFF",
}  # fmt: skip
Json = dict[str, Any]


class Server:
    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {**QUICK, **settings}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.key: bytes | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        env = {**os.environ, **{f"SANDTABLE_{name}": value for name, value in self.settings.items()}}
        env.setdefault("PYTHONPATH", str(ROOT / "src"))
        command = [sys.executable, str(SEEDED), "serve", "--no-browser", "--port", str(self.port)]
        command += ["--log-level", "warning", "--database", f"sqlite:///{self.folder / 'table.db'}"]
        errors = (self.folder / "server.log").open("a")
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True)
        errors.close()
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            self.kill()
            raise AssertionError(f"the server does not start: {said}{self.log()}")
        self.port = int(found[1])
        return self

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def kill(self) -> None:
        """As if the power had gone."""
        self.end(signal.SIGKILL)

    # --- games that begin where we want them to ---

    def sealed(self, record: Json, level: str = "sergeant", me: int = 1, lesson: str | None = None) -> Json:
        """A running game against an opponent, as this server itself would have exported it."""
        seats = [SeatFacts(i, "opponent", level=level) for i in range(2)]
        seats[me] = SeatFacts(me, "person", person="somebody")
        whole = Sealed("room", record, seats, Clock(), False, lesson)
        box = SecretBox(self.sealing_key())
        return {"format": SEALED, "sealed": b64encode(box.encrypt(msgspec.json.encode(whole))).decode()}

    def sealing_key(self) -> bytes:
        """The server makes one when it first needs it, unless there is one: so we make it."""
        if self.key is None:
            self.key = random_bytes(SecretBox.KEY_SIZE)
            with sqlite3.connect(self.folder / "table.db") as db:
                db.execute("insert into server (name, value) values ('seal', ?)", (b64encode(self.key).decode(),))
            db.close()
        return self.key

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path) as reply:
            return json.loads(reply.read())
