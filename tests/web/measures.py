"""What is measured of a board in the browser: its share of the screen, the map that is seen, and its smallest figure.

For tests/web/board/test_board_first.py and tools/figures.py.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import barbarossa_games
import solo_games
from games import asks, record_when
from person import Json, Person
from serving import Server
from war_games import both_hold_cards
from war_games import record_of as great_war

DESK: Final = {"width": 1440, "height": 900}
LAPTOP: Final = {"width": 1366, "height": 768}
LEAST_SHARE: Final = 0.7
LEAST_FIGURE: Final = 11  # pixels
ALONE: Final = "combat"  # is played by one

# the figures one plays by: firepower, range, movement and morale of a unit; in Combat! the quality of a man; all of a
# platoon of Barbarossa
UNIT: Final = ".counter:not(:has(.tank))"
FIGURES: Final = {
    "combat-commander": f"{UNIT} .morale, {UNIT} .detail .number:nth-of-type(-n+3)",
    "great-war-commander": f"{UNIT} .morale, {UNIT} .detail .number:nth-of-type(-n+3)",
    "combat": ".small-print .tq",
    "barbarossa": ".unit text",
}
PIXELS: Final = """
(which) => [...document.querySelectorAll(which.split(', ').map((one) => '.pieces ' + one).join(', '))]
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
"""
# hexes of the map that are not seen whole, for the view ends or something lies over them
COVERED: Final = """
(things) => {
  const box = (element) => element.getBoundingClientRect();
  const board = box(document.querySelector('[data-revision]'));
  const over = [...document.querySelectorAll(things)].map(box);
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const within = (a) =>
    a.left >= board.left && a.right <= board.right && a.top >= board.top && a.bottom <= board.bottom;
  return [...document.querySelectorAll('path.hex')]
    .filter((hex) => !within(box(hex)) || over.some((one) => meets(box(hex), one)))
    .map((hex) => hex.dataset.thing);
}
"""


@cache
def played(title: str) -> Json:
    """A position of a game that has begun."""
    records = {
        "combat-commander": lambda: record_when(asks(1, "turn")),
        "great-war-commander": lambda: great_war("iron-in-the-mud", both_hold_cards),
        "combat": lambda: solo_games.record_at("first-patrol", "web", solo_games.may_fire()),
        "barbarossa": lambda: barbarossa_games.record_at("keep-their-heads-down", 4),
    }
    record: Json = records[title]()
    return record


def sit(me: Person, server: Server, record: Json) -> Json:
    alone = record["title"] == ALONE
    me.enter(me.open_file(record if alone else server.sealed(record)))
    state = me.asked()
    if record["title"] == "barbarossa":
        me.page.locator(".strip [data-chip]").first.wait_for()  # orders are drafted, and the strip has its height
    return state


def board_box(me: Person) -> Any:
    box = me.page.locator("[data-revision]").bounding_box()
    assert box is not None
    return box


def share(me: Person) -> float:
    """Of the screen that the board has."""
    box, screen = board_box(me), me.page.viewport_size
    assert screen is not None
    return float(box["width"] * box["height"] / (screen["width"] * screen["height"]))


def covered(me: Person, by: str = "aside, .tools, .hand-card") -> list[str]:
    """Hexes that are not seen whole."""
    found: list[str] = me.page.evaluate(COVERED, by)
    return found


def figures(me: Person, title: str) -> list[float]:
    """Heights of the figures one plays by, at the standard view."""
    if title == ALONE:  # its standard view; test_figures.py measures the one on arrival
        me.button("Nearer, to read everything").click()
        me.button("Whole board").wait_for()
    found: list[float] = me.page.evaluate(PIXELS, FIGURES[title])
    assert found
    return found
