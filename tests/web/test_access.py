"""axe-core finds nothing serious on any page, light or dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from games import asks, finished, has_odds, record_when, start
from person import Person
from playwright.sync_api import expect
from serving import ROOT, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NewPerson = Callable[..., Person]
Visit = Callable[[Person, Server], None]


def lobby(me: Person, server: Server) -> None:
    me.open_file(server.sealed(start().record()))  # so that there is a game in the list
    me.go("/").button("Play now").wait_for()


def start_dialog(me: Person, server: Server) -> None:
    me.go("/").button("Play First Patrol").click()
    me.page.get_by_role("dialog").get_by_role("radio", name=re.compile("A friend")).check()


def room(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(has_odds(1)))))
    me.asked()
    me.page.locator(".odds article").first.wait_for()


def hand(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    me.page.locator(f'[data-card="{state["view"]["sides"][1]["hand"][0]}"]').hover()


def discards(me: Person, server: Server) -> None:
    room(me, server)
    me.button(re.compile("Look at the discard pile")).first.click()
    me.page.get_by_role("dialog").wait_for()


def settings(me: Person, server: Server) -> None:
    room(me, server)
    me.button("Settings").click()
    me.page.get_by_role("dialog").wait_for()


def help_page(me: Person, server: Server) -> None:
    room(me, server)
    me.page.keyboard.press("?")
    me.page.get_by_role("dialog").wait_for()


def list_tab(me: Person, server: Server) -> None:
    room(me, server)
    me.page.get_by_role("tab", name="List").click()
    me.page.get_by_role("heading", name="Can be chosen now").wait_for()


def replay(me: Person, server: Server) -> None:
    me.go(f"/replay/{me.open_file(finished())}?r=200")
    me.page.get_by_role("slider", name="Decision").wait_for()


def report(me: Person, server: Server) -> None:
    me.go(f"/report/{me.open_file(finished())}")
    me.page.get_by_role("heading", level=1).wait_for()


def over(me: Person, server: Server) -> None:
    me.go(f"/room/{me.open_file(finished())}")
    me.page.get_by_role("link", name="After-action report").wait_for()


def curtain(me: Person, server: Server) -> None:
    me.go(f"/room/{me.open_file(start().record())}")
    me.button("I am ready").wait_for()


def account(me: Person, server: Server) -> None:
    me.go("/account").button("Make an account").wait_for()


def learn(me: Person, server: Server) -> None:
    me.go("/learn").button("Begin").wait_for()


def lesson(me: Person, server: Server) -> None:
    learn(me, server)
    me.button("Begin").click()
    me.asked()


def about(me: Person, server: Server) -> None:
    me.go("/about")
    me.page.get_by_role("heading", level=1).wait_for()


def missing(me: Person, server: Server) -> None:
    me.expect_fault("404")
    me.go("/room/nowhere")
    me.page.get_by_role("heading", name="No such game").wait_for()


VISITS: list[Visit] = [
    lobby, start_dialog, room, hand, discards, settings, help_page, list_tab, replay, report, over, curtain, account,
    learn, lesson, about, missing,
]  # fmt: skip


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
def test_axe_finds_nothing_serious(visit: Visit, person: NewPerson, server: Server) -> None:
    me = person(bypass_csp=True, color_scheme="light")  # or else axe itself could not come in
    visit(me, server)
    found = {f"light: {one}" for one in serious(me)}
    me.page.emulate_media(color_scheme="dark")
    found |= {f"dark: {one}" for one in serious(me)}
    assert not found, "\n".join(sorted(found))


def serious(me: Person) -> list[str]:
    me.page.evaluate(AXE.read_text())
    result: dict[str, Any] = me.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def test_axe_finds_nothing_serious_on_a_phone(person: NewPerson, server: Server) -> None:
    me = person(bypass_csp=True, viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    hand_open = record_when(asks(1, "turn"))
    me.enter(me.open_file(server.sealed(hand_open)))
    me.asked()
    expect(me.page.locator(".drawer")).to_be_visible()
    assert not serious(me)
