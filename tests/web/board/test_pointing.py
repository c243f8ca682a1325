"""Showing the others something on the board, and finding something again in the log."""

from __future__ import annotations

import re

from games import asks, record_when
from pairs import invite, sit_down, under_way
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson

# marks stay until they have been looked for, however slow the machine is
KEEP_MARKS = """
const later = window.setTimeout;
window.setTimeout = (does, wait, ...words) => (wait === 5000 ? 0 : later(does, wait, ...words));
"""


def middle(one: Person, hex: str) -> tuple[float, float]:
    spot = one.find(f"h:{hex}")
    return spot["x"], spot["y"]


def test_a_ring_an_arrow_and_a_line_of_sight_for_the_others(person: NewPerson) -> None:
    axis, allies, watcher = person(), person(), person()
    for one in (axis, allies, watcher):
        one.context.add_init_script(KEEP_MARKS)
    sit_down(allies, invite(axis), "Ana")
    watcher.enter(axis.room)
    before = under_way(axis)["revision"]

    allies.page.keyboard.down("Alt")
    allies.page.mouse.click(*middle(allies, "E5"))
    allies.page.keyboard.up("Alt")
    for one in (axis, watcher):
        expect(one.page.locator('[data-mark="E5"]')).to_be_visible()
        expect(one.page.get_by_role("status").get_by_text("Ana points at E5.")).to_be_attached()

    axis.button(re.compile("^Show the others")).click()
    axis.page.mouse.move(*middle(axis, "E5"))
    axis.page.mouse.down()
    axis.page.mouse.move(*middle(axis, "G6"))
    axis.page.mouse.up()
    expect(allies.page.locator('[data-mark="E5>G6"]')).to_be_visible()

    axis.button("Lines of sight").click()
    axis.page.mouse.click(*middle(axis, "E5"))
    axis.page.mouse.move(*middle(axis, "G6"))
    axis.page.keyboard.press("p")
    expect(allies.page.locator("g.sight .line")).to_be_attached()
    told = allies.page.get_by_role("status").get_by_text(re.compile("shows the line of sight from E5 to G6"))
    expect(told).to_be_attached()
    assert axis.revision == allies.revision == before, "nothing has changed in the game"
    expect(watcher.button(re.compile("^Show the others"))).to_have_count(0)


def test_the_whole_log_is_searched(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    me.asked()
    expect(me.button(re.compile("^Show the others"))).to_have_count(0)  # nobody is there
    me.page.keyboard.press("/")
    field = me.page.get_by_label("Search the log")
    expect(field).to_be_focused()
    me.page.keyboard.type("sets up biermann")
    log = me.page.get_by_role("log")
    expect(log.get_by_role("listitem")).to_have_count(1)
    expect(log).to_contain_text("Biermann sets up")
    expect(me.page.get_by_text("one line", exact=True)).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(log).to_be_focused()
    field.fill("no such thing")
    expect(log).to_contain_text("Nothing of that kind has happened.")
    field.press("Escape")
    expect(field).to_have_value("")
    expect(log).to_contain_text("all set up")
