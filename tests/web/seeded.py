"""`sandtable`, but for the seeds of new games: the same scenario brings the same cards in every run of a test."""

from __future__ import annotations

import sys

from sandtable.cli.main import main
from sandtable.table.services import Secrets


def same_seed(_: Secrets) -> str:
    return "the same each time"


if __name__ == "__main__":
    Secrets.seed = same_seed  # type: ignore[method-assign]
    sys.exit(main())
