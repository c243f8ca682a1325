"""axe-core finds nothing serious on any page, light or dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from axe import serious, serious_in_both
from games import asks, finished, has_odds, record_when, start
from pairs import invite
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import PHONE, NewPerson

Visit = Callable[[Person, Server], Iterator[str]]  # goes somewhere and says where it is; then on to the next place


def lobby(me: Person, server: Server) -> Iterator[str]:
    me.open_file(server.sealed(start().record()))  # so that there is a game in the list
    me.go("/").button("Play now").wait_for()
    yield "lobby"
    me.button("Play First Patrol").click()
    me.page.get_by_role("dialog").get_by_role("radio", name=re.compile("A friend")).check()
    yield "start dialog"
    me.page.get_by_text("Optional rules").click()
    yield "optional rules"
    me.page.keyboard.press("Escape")
    me.button("Random scenario").click()
    expect(me.page.locator("section.made")).to_have_attribute("aria-busy", "false")
    yield "random scenario"


def room(me: Person, server: Server) -> Iterator[str]:
    me.enter(me.open_file(server.sealed(record_when(has_odds(1)))))
    me.asked()
    me.page.locator(".odds article").first.wait_for()
    yield "room with odds"
    me.page.get_by_role("tab", name="List").click()
    me.page.get_by_role("heading", name="Can be chosen now").wait_for()
    yield "the board as a list"
    me.page.get_by_role("tab", name="Chat").click()
    yield "chat"
    me.button(re.compile("^All 2 choices")).click()
    yield "all choices"
    me.page.keyboard.press("Escape")


def dialogs(me: Person, server: Server) -> Iterator[str]:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    me.page.locator(f'[data-card="{state["view"]["sides"][1]["hand"][0]}"]').hover()
    yield "hand"
    me.button(re.compile("Look at the discard pile")).first.click()
    yield from dialog(me, "discards")
    me.button("Settings").click()
    yield from dialog(me, "settings")
    me.page.keyboard.press("?")
    yield from dialog(me, "help")
    me.button("Menu").click()
    yield from dialog(me, "menu")
    for name in ("Reactions", "Take back", "Resign"):
        me.button("Menu").click()
        me.button(name, me.page.get_by_role("dialog")).click()
        yield from dialog(me, name)


def guidance(me: Person, server: Server) -> Iterator[str]:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "move-step")))))
    state = me.asked()
    unit = next(unit for unit in state["view"]["units"] if unit["side"] == 1 and unit["hex"])
    me.point(f"u:{unit['id']}")
    me.page.locator(".inspector").get_by_text("Morale").wait_for()
    yield "inspector"
    me.page.locator(".prompt").get_by_role("button", name=re.compile(state["question"]["rule"])).click()
    me.page.locator("[popover]").filter(has_text=state["question"]["rule"]).first.wait_for()
    yield "a rule"
    me.page.keyboard.press("Escape")
    me.button("Lines of sight").click()
    me.click(f"h:{unit['hex']}")
    me.page.locator("path.unseen").wait_for()
    yield "lines of sight"


def set_up(me: Person, server: Server) -> Iterator[str]:
    me.enter(me.open_file(server.sealed(start().record())))
    me.asked()
    me.page.locator(".roster").wait_for()
    yield "set-up"
    me.button(re.compile("Set up for me")).click()
    me.button(re.compile("Done")).wait_for()
    yield "all set up"
    me.button("First Patrol").click()
    yield from dialog(me, "briefing")


def company(me: Person, server: Server) -> Iterator[str]:
    """What is seen before and while two people play."""
    link = invite(me)
    me.button("Invite a player").click()
    yield from dialog(me, "invitation")
    me.button("Menu").click()
    yield from dialog(me, "menu of a game that waits")
    me.page.goto(link)
    me.button("Sit down").wait_for()
    yield "invited"


def dialog(me: Person, name: str) -> Iterator[str]:
    me.page.get_by_role("dialog").wait_for()
    yield name
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def replay(me: Person, server: Server) -> Iterator[str]:
    me.go(f"/replay/{me.open_file(finished())}?r=200")
    me.page.get_by_role("slider", name="Decision").wait_for()
    yield "replay"


def report(me: Person, server: Server) -> Iterator[str]:
    me.go(f"/report/{me.open_file(finished())}")
    me.page.get_by_role("heading", level=1).wait_for()
    yield "report"


def ends(me: Person, server: Server) -> Iterator[str]:
    me.go(f"/room/{me.open_file(finished())}")
    me.page.get_by_role("link", name="After-action report").wait_for()
    yield "a game that is over"
    me.go(f"/room/{me.open_file(start().record())}")
    me.button("I am ready").wait_for()
    yield "curtain"


def pages(me: Person, server: Server) -> Iterator[str]:
    me.go("/account").button("Make an account").wait_for()
    yield "account"
    me.go("/about")
    me.page.get_by_role("heading", level=1).wait_for()
    yield "about"
    me.expect_fault("404")
    me.go("/room/nowhere")
    me.page.get_by_role("heading", name="No such game").wait_for()
    yield "no such game"


def learn(me: Person, server: Server) -> Iterator[str]:
    me.go("/learn").button("Begin").first.wait_for()
    yield "learn"
    me.button("Begin").first.click()
    me.asked()
    yield "lesson"


@pytest.mark.parametrize(
    "visit",
    [lobby, room, dialogs, guidance, set_up, company, replay, report, ends, pages, learn],
    ids=lambda visit: visit.__name__,
)
def test_axe_finds_nothing_serious(visit: Visit, person: NewPerson, server: Server) -> None:
    me = person(bypass_csp=True)  # or else axe itself could not come in
    found: list[str] = []
    for place in visit(me, server):
        found += [f"{place}, {one}" for one in serious_in_both(me)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_on_a_phone(person: NewPerson, server: Server) -> None:
    me = person(bypass_csp=True, viewport=PHONE, has_touch=True, is_mobile=True)
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    me.asked()
    expect(me.page.locator(".drawer")).to_be_visible()
    found = [f"Hand: {one}" for one in serious(me)]
    for name in ("Tracks", "Details", "Log", "Chat", "List"):
        me.button(name).tap()
        me.page.get_by_role("region", name=name, exact=True).wait_for()
        found += [f"{name}: {one}" for one in serious(me)]
    me.button("Menu").tap()
    me.page.get_by_role("dialog").wait_for()
    found += [f"Menu: {one}" for one in serious(me)]
    assert not found, "\n".join(found)
