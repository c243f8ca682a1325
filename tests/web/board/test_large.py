"""A large screen, and one in between: everything is there, nothing is lost or tiny."""

from __future__ import annotations

import pytest
from games import asks, onwards, record_when
from person import Person
from serving import Server

from conftest import NewPerson

SIZES = {"4K": (3840, 2160), "laptop": (1280, 720), "tablet": (1024, 768)}
PARTS = ("Hand", "Tracks", "Details", "Board")


# a laptop lies between the two
@pytest.mark.parametrize("size", ["4K", pytest.param("laptop", marks=pytest.mark.deep), "tablet"])
def test_the_table_fills_the_screen(size: str, person: NewPerson, server: Server) -> None:
    width, height = SIZES[size]
    me = person(viewport={"width": width, "height": height})
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    page = me.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page[0] <= width and page[1] <= height, "the page itself never scrolls"
    beside = me.button("Put the panel away")  # it is out by itself where the map leaves room for it
    if size == "tablet":
        me.button("Show the panel").click()
    beside.wait_for()
    for part in PARTS:
        box = me.page.get_by_role("region", name=part, exact=True).bounding_box()
        assert box is not None and box["width"] > 0 and box["height"] > 0, part
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, part
    assert board_share(me, width, height) > 0.7
    beside.click()
    play = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    state = me.take(play)
    for _ in range(3):
        state = me.take(onwards(state["question"]))
    if size == "4K":
        letters_grow_with_the_screen(me)


def board_share(me: Person, width: int, height: int) -> float:
    box = me.page.locator("[data-revision]").bounding_box()
    assert box is not None
    return float(box["width"] * box["height"] / (width * height))


def letters(me: Person) -> float:
    found: float = me.page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.prompt')).fontSize)")
    return found


def letters_grow_with_the_screen(me: Person) -> None:
    """On a screen four times as large nobody sits four times as near."""
    large = letters(me)
    width, height = SIZES["laptop"]
    me.resize(width, height)
    assert large >= 1.25 * letters(me)
