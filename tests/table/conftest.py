"""A real server on a real port, in the same loop as the test; people who play there over real sockets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from own_postgres import NoPostgres, own_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own; skipped where it is not installed."""
    try:
        with own_postgres() as url:
            yield url
    except NoPostgres as reason:
        pytest.skip(f"{reason}: its storage tests are left out")
