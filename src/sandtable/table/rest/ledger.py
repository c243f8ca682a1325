"""The rows of a game's rules ledger, in our words."""

from __future__ import annotations

import csv
import re
from functools import lru_cache
from typing import Final

from sandtable.shelf import game_named
from sandtable.table.rest_protocol import RuleRow

PART: Final = re.compile(r"[a-z]?")


@lru_cache(maxsize=8)
def ledger(title: str) -> list[RuleRow]:
    """The rows of a game's main ledger; none where it has no ledger."""
    for path in game_named(title).ledgers[:1]:
        with path.open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            return [RuleRow(row["id"], row["rule"]) for row in rows]
    return []


def rows_of(title: str, rule: str) -> list[RuleRow]:
    """A rule's own rows: `O20.2a`, `O20.2b` of O20.2, without those below it and without examples."""
    return [row for row in ledger(title) if row.id.startswith(rule) and PART.fullmatch(row.id.removeprefix(rule))]
