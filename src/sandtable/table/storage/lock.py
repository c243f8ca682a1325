"""A database file serves one server at a time: two would decide from what the other has changed.

The lock lies beside the file and goes with the process that holds it, however that ends.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL

from sandtable.kernel.errors import SandtableError

OWNER_ONLY = 0o600


class FileLock:
    """Of a database in a file; any other database looks after itself."""

    def __init__(self, url: URL) -> None:
        self.handle: int | None = None
        if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
            self.take(Path(url.database))

    def take(self, database: Path) -> None:
        keep_private(database)
        self.handle = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            lock_file(self.handle)
        except OSError:
            self.release()
            raise SandtableError(f"another server is at this table: {database}") from None

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


def keep_private(database: Path) -> None:
    """Records hold seeds, accounts hold addresses: nobody but the owner reads the file, and what lies beside it."""
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for path in (database, *(Path(f"{database}{end}") for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            path.chmod(OWNER_ONLY)


def lock_file(handle: int) -> None:
    """Raises OSError if another process has it."""
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
