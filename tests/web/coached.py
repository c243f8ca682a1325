"""A lesson as its reader goes through it."""

from __future__ import annotations

import re

from person import Json, Person
from playwright.sync_api import expect

NEXT = "Next"


def read(me: Person, state: Json) -> set[int]:
    """Turn the coach's pages up to where the game stands. Answers which steps were to be read."""
    seen = {shown_step(me)}
    while shown_step(me) < state["lesson"]["step"]:
        me.button(NEXT).click()
        expect(me.page.locator(".coach .place")).not_to_contain_text(f"Step {max(seen)} of")
        seen.add(shown_step(me))
    return seen


def shown_step(me: Person) -> int:
    found = re.search(r"Step (\d+) of", me.page.locator(".coach .place").inner_text())
    assert found
    return int(found[1])


def offered(state: Json) -> list[Json]:
    question: Json = state["question"]
    choices: list[Json] = question["choices"] + question["extras"]
    return choices
