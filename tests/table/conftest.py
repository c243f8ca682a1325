"""A real server on a real port, in the same loop as the test; people who play there over real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from own_postgres import NoPostgres, own_postgres

HERE: Final = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server is the same on both builds: it is tried on the one it is shipped with. Servers that are killed again
    and again take longest and come first, so that at the end no process waits for another."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.long)
    items.sort(key=lambda item: not item.path.is_relative_to(HERE / "server"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own; skipped where it is not installed."""
    try:
        with own_postgres() as url:
            yield url
    except NoPostgres as reason:
        pytest.skip(f"{reason}: its storage tests are left out")
