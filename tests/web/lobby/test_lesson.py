"""The guided lesson, from its first step to its last, by clicks on what is lit."""

from __future__ import annotations

from coached import offered, read
from person import Person
from playwright.sync_api import expect


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


def test_a_choice_that_does_not_lead_on_is_not_lit(me: Person) -> None:
    me.go("/learn").button("Begin").first.click()
    state = me.asked()
    assert len(state["question"]["choices"]) > len(state["lesson"]["expect"])
    expect(me.page.locator("[data-card] .lamp")).to_have_count(1)
