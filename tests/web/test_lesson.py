"""The guided lesson, from its first step to its last, by clicks on what is lit."""

from __future__ import annotations

import re

from person import Json, Person
from playwright.sync_api import expect

NEXT = "Next"


def lesson_of(me: Person) -> Json | None:
    found: Json | None = me.page.evaluate("() => window.__heard.room?.lesson ?? null")
    return found


def test_the_lesson_from_first_to_last_step(me: Person) -> None:
    me.go("/learn").button("Begin").click()
    state = me.asked()
    seen: set[int] = set()
    lesson = lesson_of(me)
    assert lesson is not None
    steps = lesson["steps"]
    while lesson is not None and lesson["step"] < steps:
        seen.add(shown_step(me))
        while me.button(NEXT).count():
            me.button(NEXT).click()
            seen.add(shown_step(me))
        choice = next(choice for choice in offered(state) if choice["code"] in lesson["expect"])
        state = me.take(choice)
        lesson = lesson_of(me)
    seen.add(shown_step(me))
    assert sorted(seen) == list(range(1, steps + 1)), "every step is shown"


def shown_step(me: Person) -> int:
    found = re.search(r"Step (\d+) of", me.page.locator(".coach .place").inner_text())
    assert found
    return int(found[1])


def offered(state: Json) -> list[Json]:
    question: Json = state["question"]
    choices: list[Json] = question["choices"] + question["extras"]
    return choices


def test_a_choice_that_does_not_lead_on_is_not_lit(me: Person) -> None:
    me.go("/learn").button("Begin").click()
    state = me.asked()
    lesson = lesson_of(me)
    assert lesson is not None and len(state["question"]["choices"]) > len(lesson["expect"])
    expect(me.page.locator("[data-card] .lamp")).to_have_count(1)
