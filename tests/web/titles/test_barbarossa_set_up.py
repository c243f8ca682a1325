"""Barbarossa is set up by a roster too: works and units in any order, with facings; a ready one for any scenario."""

from __future__ import annotations

import re

import pytest
from axe import serious_in_both
from person import Json, Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.game import new_game

FOR_ME, DONE = re.compile("Set up for me"), re.compile("^.?Done")
DEFENDER = 1
ARROW = 20  # pixels of the sign at the end of such a field
# what is chosen for works and cannot be read whole
CUT = f"""
() => [...document.querySelectorAll('.roster select')].filter((field) => {{
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(field).font;
  const beyond = field.getBoundingClientRect().right > field.closest('.roster').getBoundingClientRect().right;
  return beyond || pen.measureText(field.selectedOptions[0].text).width > field.clientWidth - {ARROW};
}}).map((field) => field.selectedOptions[0].text)
"""
WIRE, TRENCH, MINES = "wire", "trench", "minefield"
DEFENDED = {4: {WIRE}, 1: {TRENCH, MINES}}  # numbers of random scenarios, and what the defender has of works


def begun(seed: int) -> Json:
    wishes = {"map": "kite-hill", "size": "small", "attacker": "german", "length": "short"}
    return new_game(SCREEN.title, SCREEN.random_scenario(seed, wishes), "set-up", {"windows": True}).record()


def sit_down(me: Person, server: Server, record: Json) -> Json:
    me.enter(me.open_file(server.sealed(record, me=DEFENDER)))
    state = me.asked()
    me.page.locator(".roster").wait_for()
    return state


def drawn(me: Person, works: str) -> int:
    """How many of a kind lie on the map."""
    return me.page.locator(f"[data-revision] g > .{'mine' if works == MINES else works + ':not(.case)'}").count()


@pytest.mark.parametrize("seed", DEFENDED)
def test_a_defender_has_his_works_laid_with_one_click(seed: int, me: Person, server: Server) -> None:
    state = sit_down(me, server, begun(seed))
    assert [drawn(me, works) for works in DEFENDED[seed]] == [0] * len(DEFENDED[seed])
    me.press(me.button(FOR_ME))
    me.button(DONE).wait_for()
    for works in DEFENDED[seed]:
        assert drawn(me, works) > 0, works
    expect(me.page.locator(".roster [aria-label='to be placed'] li")).to_have_count(0)
    assert me.page.evaluate(CUT) == []
    assert me.page.locator(".prompt .bar [data-code]").count() <= 2, (
        "done, and all up again: no piece is among the buttons"
    )
    me.press(me.button(DONE))
    state = me.asked(state["revision"])
    assert (state["question"]["key"], state["view"]["turn"]) == ("plan", 1)


def test_who_stands_is_turned_and_taken_up_again(me: Person, server: Server) -> None:
    sit_down(me, server, begun(1))
    works = me.page.locator("[data-piece^='x:works']").first
    name = str(works.get_attribute("data-piece"))
    expect(works).to_have_attribute("aria-pressed", "true")  # the first that waits is chosen by itself
    lit = me.page.locator("path.hex[data-lit]").first
    hex = str(lit.get_attribute("data-thing"))
    me.click(hex)
    placed = me.page.locator("li", has=me.page.locator(f"[data-piece='{name}']"))
    expect(placed.locator(".at")).to_have_text(hex[2:])
    way = placed.locator("select.more")
    before, other = way.input_value(), "x:direction-2"
    assert before != other
    way.select_option(other)
    expect(way).to_have_value(other)
    placed.locator(".up").click()
    expect(way).to_have_count(0)


def test_axe_finds_nothing_serious_while_setting_up(person: NewPerson, server: Server) -> None:
    me = person(bypass_csp=True)
    sit_down(me, server, begun(1))
    me.press(me.button(FOR_ME))
    me.button(DONE).wait_for()
    assert not (found := serious_in_both(me)), "\n".join(found)
