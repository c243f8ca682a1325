"""The first minutes: the briefing, the roster by click, drag and key, and a real decision after three clicks."""

from __future__ import annotations

import re
from typing import Final

from games import start
from person import Person
from playwright.sync_api import Locator, expect
from serving import Server

UNREAD: Final = """
const stored = JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}');
localStorage.setItem('sandtable.settings', JSON.stringify({ ...stored, briefing: true }));
"""
DONE: Final = re.compile("^.?Done")


def piece(me: Person, name: str) -> Locator:
    return me.page.locator(f'[data-piece="{name}"]')


def placed(me: Person, count: int) -> None:
    expect(me.page.locator(".roster .count")).to_have_text(re.compile(f"^{count}/"))


def hex_of(me: Person, name: str) -> str:
    return piece(me, name).locator(".at").inner_text()


def waits_for_set_up(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(start().record())))
    me.asked()
    me.page.locator(".roster").wait_for()


def drag(me: Person, start_at: dict[str, float], end_at: dict[str, float]) -> None:
    me.page.mouse.move(start_at["x"], start_at["y"])
    me.page.mouse.down()
    me.page.mouse.move((start_at["x"] + end_at["x"]) / 2, (start_at["y"] + end_at["y"]) / 2, steps=3)
    me.page.mouse.move(end_at["x"], end_at["y"], steps=3)
    me.page.mouse.up()


def middle(found: Locator) -> dict[str, float]:
    box = found.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_the_briefing_comes_once_and_stays_behind_the_title(me: Person, server: Server) -> None:
    me.context.add_init_script(UNREAD)
    me.enter(me.open_file(server.sealed(start().record())))
    card = me.page.get_by_role("dialog", name=re.compile("Briefing"))
    expect(card).to_contain_text("How to win")
    expect(card).to_contain_text("Allies: points for units that leave by the top edge.")
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    me.page.reload()
    me.asked()
    expect(card).to_have_count(0)
    me.button("First Patrol").click()
    expect(card).to_contain_text("Allies: the first 2 rows from the bottom edge.")


def test_pieces_are_placed_by_click_and_drag_in_any_order_and_taken_up_again(me: Person, server: Server) -> None:
    waits_for_set_up(me, server)
    before = me.revision
    units = [name for name in names(me) if name.startswith("u:")]
    first, second, third = units[0], units[4], units[5]
    me.click("h:G10")
    placed(me, 1)
    assert hex_of(me, first) == "G10"
    # another one than the next, by click
    piece(me, second).click()
    me.click("h:E10")
    placed(me, 2)
    # dragged from the roster, then on the board
    drag(me, middle(piece(me, third)), me.find("h:J10"))
    placed(me, 3)
    assert hex_of(me, third) == "J10"
    drag(me, me.find(third), me.find("h:L10"))
    expect(piece(me, third).locator(".at")).to_have_text("L10")
    # on top of another
    piece(me, second).click()
    me.click(first)
    expect(piece(me, second).locator(".at")).to_have_text("G10")
    # nowhere: it stays where it was
    drag(me, me.find(third), me.find("h:A1"))
    expect(piece(me, third).locator(".at")).to_have_text("L10")
    me.button(re.compile("^Take up"), piece(me, first).locator("xpath=..")).click()
    placed(me, 2)
    assert me.revision == before, "nothing has been played"
    me.button(re.compile("Set up for me")).click()
    expect(piece(me, third).locator(".at")).to_have_text("L10")
    here = me.revision
    me.button(DONE).click()
    state = me.asked(here)
    where = {f"u:{unit['id']}": unit["hex"] for unit in state["view"]["units"]}
    assert where[third] == "L10" and where[second] == "G10"


def names(me: Person) -> list[str]:
    found: list[str] = me.page.locator("[data-piece]").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    return found


def test_enter_alone_leads_a_newcomer_through(me: Person) -> None:
    me.context.add_init_script(UNREAD)
    me.go("/").button("Play now").click()
    expect(me.button("Ready-made set-up")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.button(DONE)).to_be_visible()
    me.page.evaluate("() => document.activeElement?.blur()")
    me.page.keyboard.press("Enter")
    assert me.asked(1)["question"]["key"] == "turn"
