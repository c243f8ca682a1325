"""Browsers for the people of a test.

One that nobody has changed is emptied and lent again: what it has loaded and compiled is the same for all, and whoever
it belonged to, with all that he chose, is gone.
"""

from __future__ import annotations

import json
from typing import Any, Final

from person import Person
from playwright.sync_api import Browser

DESK: Final = {"width": 1280, "height": 800}
USUAL: Final = {"viewport": DESK, "locale": "en-US", "reduced_motion": "reduce"}
MOST: Final = 8  # that wait for somebody
NEVER_AGAIN: Final = {"storage_state", "permissions"}  # wishes with which somebody has a browser of his own


class Browsers:
    def __init__(self, chromium: Browser, lasting: str) -> None:
        """`lasting` is the address of the server that outlasts a test."""
        self.chromium = chromium
        self.lasting = lasting
        self.waiting: list[tuple[str, Person]] = []

    def lend(self, url: str, pace: str, wishes: dict[str, Any]) -> Person:
        given = {**USUAL, **wishes}
        kind = "" if url != self.lasting or NEVER_AGAIN & wishes.keys() else json.dumps([pace, given], sort_keys=True)
        found = next((one for one in reversed(self.waiting) if one[0] == kind), None)
        if found is not None:
            self.waiting.remove(found)
            return found[1]
        touch = bool(wishes.get("has_touch"))
        return Person(self.chromium.new_context(**given), url, touch=touch, pace=pace, kind=kind)

    def take_back(self, one: Person) -> None:
        if not one.kind or one.is_changed():
            one.close()
            return
        one.forget()
        self.waiting.append((one.kind, one))
        if len(self.waiting) > MOST:
            self.waiting.pop(0)[1].close()

    def close(self) -> None:
        for _, one in self.waiting:
            one.close()
