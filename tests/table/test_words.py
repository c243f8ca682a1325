"""Every word the table can say is there, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import sandtable.table
from sandtable.table.protocol import RefusalCode
from sandtable.table.rest.requests import CODES
from sandtable.table.titles import served_titles
from sandtable.texts import Texts, languages, messages

pytestmark = pytest.mark.once

SOURCES = sorted(Path(sandtable.table.__file__ or "").parent.rglob("*.py"))


def denials() -> set[str]:
    """Codes of all refused requests, from the sources."""
    found = set(CODES.values()) | {"server"}
    for path in SOURCES:
        found |= set(re.findall(r'Denied\(\s*\d+,\s*"([a-z-]+)"', path.read_text()))
    return found


@pytest.mark.parametrize("lang", languages())
def test_all_of_them(lang: str) -> None:
    texts = Texts(lang)
    keys = [f"table-refused-{code}" for code in get_args(RefusalCode)]
    keys += [f"table-error-{code}" for code in denials()]
    keys += [f"table-ended-{ending}" for ending in ("resigned", "time", "draw", "given-up")]
    keys += ["table-mail-turn", "table-mail-confirm", "table-mail-code"]
    assert "bad-room" in denials() and "name-taken" in denials() and len(denials()) > 15
    for key in keys:
        text, errors = texts.resolve(key, field="f", reason="r", decision=3, side="s", scenario="x", code="c")
        assert not errors and text != key, (lang, key, errors)


@pytest.mark.parametrize("lang", languages())
def test_every_opponent_is_called_something(lang: str) -> None:
    """In the lobby, and beside the board."""
    texts = messages(lang)
    levels = {level for title in served_titles().values() for level in title.opponents}
    assert {"sergeant", "corporal", "random"} <= levels
    for key in [f"{place}-level-{level}" for level in levels for place in ("web", "panel")]:
        assert key in texts, key
