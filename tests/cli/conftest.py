"""A screen of one size, without colour, for every test here."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
