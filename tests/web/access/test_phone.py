"""A phone in landscape, by taps."""

from __future__ import annotations

import pytest
from games import asks, has_odds, onwards, record_when, start
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import PHONE, NewPerson


def on_a_phone(person: NewPerson) -> Person:
    return person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_playing_by_taps(person: NewPerson, server: Server) -> None:
    me = on_a_phone(person)
    me.enter(me.open_file(server.sealed(start().record())))
    state = me.asked()
    state = me.set_up(state)
    for _ in range(10):
        state = me.take(onwards(state["question"]))
    assert_nothing_is_cut_off(me)


def test_a_card_is_played_from_the_drawer(person: NewPerson, server: Server) -> None:
    me = on_a_phone(person)
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    play = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    me.take(play)


def test_drawers_open_and_close(person: NewPerson, server: Server) -> None:
    me = on_a_phone(person)
    me.enter(me.open_file(server.sealed(record_when(has_odds(1)))))
    me.asked()
    for name in ("Tracks", "Details", "Log", "Chat", "List"):
        me.button(name).tap()
        expect(me.page.get_by_role("region", name=name, exact=True)).to_be_visible()
        me.button(name).tap()
        expect(me.page.locator(".drawer")).to_have_count(0)


def test_the_hand_does_not_cover_what_is_lit_on_the_board(person: NewPerson, server: Server) -> None:
    me = on_a_phone(person)
    me.enter(me.open_file(server.sealed(record_when(asks(1, "move-step")))))
    state = me.asked()
    expect(me.page.locator(".drawer")).to_have_count(0)
    me.take(next(choice for choice in state["question"]["choices"] if choice["verb"] == "step"))


TABS = """
() => [...document.querySelectorAll('.rail button')].map((tab) => {
  const [box, words] = [tab.getBoundingClientRect(), tab.querySelector('span').getBoundingClientRect()];
  return { name: tab.textContent.trim(), fits: box.left >= 0 && box.right <= innerWidth && words.width <= box.width };
})
"""


@pytest.mark.parametrize("width", [pytest.param(390, marks=pytest.mark.deep), 360])  # what fits the narrower fits both
def test_every_tab_is_there_on_a_phone_held_upright(person: NewPerson, server: Server, width: int) -> None:
    """In the language with the longer words."""
    wishes = {"viewport": {"width": width, "height": 780}, "has_touch": True, "is_mobile": True, "locale": "bg-BG"}
    me = person(**wishes)
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    me.asked()
    tabs = me.page.evaluate(TABS)
    assert len(tabs) >= 8
    assert [tab["name"] for tab in tabs if not tab["fits"]] == []


def assert_nothing_is_cut_off(me: Person) -> None:
    """The page itself never scrolls; whatever is longer scrolls by itself."""
    size = me.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= PHONE["width"] and size[1] <= PHONE["height"]
