"""The guided lesson, from its first step to its last, by clicks on what is lit."""

from __future__ import annotations

import re

from person import Json, Person
from playwright.sync_api import expect

NEXT = "Next"


def test_the_lesson_from_first_to_last_step(me: Person) -> None:
    me.go("/learn").button("Begin").first.click()
    state = me.asked()
    seen: set[int] = set()
    steps = state["lesson"]["steps"]
    while state["lesson"]["step"] < steps:
        seen |= read(me, state)
        choice = next(choice for choice in offered(state) if choice["code"] in state["lesson"]["expect"])
        state = me.take(choice)
    seen |= read(me, state)
    assert sorted(seen) == list(range(1, steps + 1)), "every step is shown"


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


def test_a_choice_that_does_not_lead_on_is_not_lit(me: Person) -> None:
    me.go("/learn").button("Begin").first.click()
    state = me.asked()
    assert len(state["question"]["choices"]) > len(state["lesson"]["expect"])
    expect(me.page.locator("[data-card] .lamp")).to_have_count(1)
