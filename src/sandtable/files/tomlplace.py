"""Finds the line of a key in a TOML text; the standard reader does not keep lines."""

from __future__ import annotations

import re
from typing import Final

HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?")
KEY: Final = re.compile(r"""^\s*(?:"([^"]+)"|'([^']+)'|([A-Za-z0-9_-]+))\s*=""")


def line_of(text: str, table: str, key: str = "", token: str = "", number: int = 0) -> int:
    """Line (from 1) of a token in the value of a key, else of the key, else of the table header; 0 if not found.

    `number` counts the tables of one name, for arrays of tables.
    """
    lines = text.splitlines()
    start, end = _table_lines(lines, table, number)
    if start < 0:
        return 0
    first = start + 1 if start < len(lines) and HEADER.match(lines[start]) else start
    for n in range(first, end):
        found = KEY.match(lines[n])
        if found and (found.group(1) or found.group(2) or found.group(3)) == key:
            return _token_line(lines, n, end, token)
    return start + 1


def _table_lines(lines: list[str], table: str, number: int) -> tuple[int, int]:
    """First line and end of a table; the root table has the empty name."""
    start = 0 if table == "" else -1
    seen = 0
    for n, line in enumerate(lines):
        found = HEADER.match(line)
        if not found:
            continue
        if start >= 0:
            return start, n
        if found.group(2).strip() == table:
            if seen == number:
                start = n
            seen += 1
    return start, len(lines)


def _token_line(lines: list[str], start: int, end: int, token: str) -> int:
    """The line within a value that runs over several lines; the key's own line if the token is not there."""
    if token:
        word = re.compile(rf"(?<![A-Za-z0-9]){re.escape(token)}(?![A-Za-z0-9])")
        for n in range(start, end):
            if n > start and KEY.match(lines[n]):
                break
            if word.search(lines[n].split("#")[0] if n > start else lines[n].split("=", 1)[1]):
                return n + 1
    return start + 1
