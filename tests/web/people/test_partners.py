"""Two friends at one side against the computer: started in the lobby, each asked what is his to decide."""

from __future__ import annotations

import re

from games import onwards
from pairs import caught_up, sit_down, start_dialog
from person import Person
from playwright.sync_api import expect

from conftest import NewPerson

WITH_ME = "A friend plays the Americans with me"
WAITS = "Your partner decides."
MOST = 80  # decisions within which both nations are set up


def open_table(host: Person) -> str:
    """Answers the link for the partner."""
    dialog = start_dialog(host, "Great War Commander", "Side by Side")
    dialog.get_by_role("radio", name=re.compile("French")).check()
    dialog.get_by_text("Optional rules").click()
    dialog.get_by_label(WITH_ME).check()
    expect(dialog.get_by_label("Two nations, two decks")).to_be_checked()  # which it needs
    dialog.get_by_label("Two nations, two decks").uncheck()
    expect(dialog.get_by_label(WITH_ME)).not_to_be_checked()
    dialog.get_by_label(WITH_ME).check()
    dialog.get_by_role("radio", name=re.compile("Side by side")).check()
    expect(dialog.get_by_label(WITH_ME)).to_have_count(0)
    dialog.get_by_role("radio", name=re.compile("The computer")).check()
    host.button("Start", dialog).click()
    host.see("Waiting for a player: America.")
    host.button("Invite a player").click()
    link = host.page.get_by_role("dialog").get_by_label("America").input_value()
    host.page.keyboard.press("Escape")
    return link


def test_two_friends_decide_for_a_nation_each(person: NewPerson) -> None:
    ana, ben = person(), person()
    link = open_table(ana)
    ben.page.goto(link)
    ben.see(re.compile("America"))
    sit_down(ben, link, "Ben")
    expect(ana.page.locator(".players").get_by_text("Ben").first).to_be_visible()
    decided = {"ana": 0, "ben": 0}
    while min(decided.values()) < 2:
        side_is_asked([ana, ben])
        one, other, name = (ana, ben, "ana") if ana.heard()["question"] else (ben, ana, "ben")
        asked = one.heard()
        if other.heard()["question"] is None:
            other.see(WAITS)
        one.take(onwards(asked["question"]), wait=False)
        decided[name] += 1
        assert sum(decided.values()) < MOST
        caught_up([ana, ben], asked["revision"] + 1)
    side_is_asked([ana, ben])
    assert ana.heard()["view"] == ben.heard()["view"]


def side_is_asked(friends: list[Person]) -> None:
    """Until the computer has done what it had to, and both have heard of it."""
    for one in friends:
        one.page.wait_for_function("() => window.__heard.state?.asked.includes(1)")
    caught_up(friends, max(one.heard()["revision"] for one in friends))
