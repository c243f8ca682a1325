"""Two people who meet at the table, each with a browser."""

from __future__ import annotations

import re

from games import onwards
from person import Json, Person
from playwright.sync_api import Locator, expect


def start_dialog(me: Person, game: str, scenario: str) -> Locator:
    me.go("/")
    me.button(re.compile(f"^{game}")).click()
    me.button(f"Play {scenario}").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def invite(host: Person, side: str = "Germans", watchable: bool = True) -> str:
    """Start a game with a friend through the lobby. Answers the link to send."""
    host.go("/").button("Play First Patrol").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile(side)).check()
    dialog.get_by_role("radio", name=re.compile("A friend")).check()
    dialog.get_by_role("checkbox", name="Others may watch").set_checked(watchable)
    host.button("Start", dialog).click()
    host.button("Invite a player").click()
    link = host.page.get_by_role("dialog").get_by_label("Allies").input_value()
    host.page.keyboard.press("Escape")
    return link


def sit_down(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()
    guest.page.locator("[data-revision]").wait_for()


def play(people: list[Person], decisions: int) -> Json:
    """Whoever is asked takes the offered way on, by clicks. People stand in the order of their seats."""
    state = under_way(people[0])
    for _ in range(decisions):
        seat = state["asked"][0]
        asked = people[seat].asked(state["revision"] - 1)
        state = people[seat].take(onwards(asked["question"]), wait=False)
        caught_up(people, asked["revision"] + 1)
        state = people[0].heard()
    return state


def under_way(one: Person) -> Json:
    """The state once everybody sits: somebody is asked."""
    one.page.wait_for_function("() => window.__heard.state?.asked.length > 0")
    return one.heard()


def caught_up(people: list[Person], revision: int) -> None:
    for one in people:
        one.page.wait_for_function(
            "(r) => window.__heard.state?.revision >= r && "
            "Number(document.querySelector('[data-revision]')?.dataset.revision) >= r",
            arg=revision,
        )
