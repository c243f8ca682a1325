"""The board is the hero: its share of the screen, the size of its figures, and nothing over what is to be clicked."""

from __future__ import annotations

import re
from typing import Any

import pytest
import solo_games
from games import asks, has_odds, record_when
from measures import (
    DESK,
    FIGURES,
    LAPTOP,
    LEAST_FIGURE,
    LEAST_SHARE,
    board_box,
    covered,
    figures,
    played,
    share,
    sit,
)
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson

LEAST_COUNTER = 44
ONE_LINE = 48
STRIP = 60
NOTE_OVER_LIT = """
() => {
  const note = document.querySelector('.tip').getBoundingClientRect();
  return [...document.querySelectorAll('path.hex[data-lit]')].filter((hex) => {
    const box = hex.getBoundingClientRect();
    return note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom;
  }).map((hex) => hex.dataset.thing);
}
"""


@pytest.mark.parametrize("title", FIGURES)
def test_the_board_has_most_of_the_screen_and_its_figures_can_be_read(
    title: str, person: NewPerson, server: Server
) -> None:
    me = person(viewport=DESK)
    sit(me, server, played(title))
    assert share(me) >= LEAST_SHARE
    found = figures(me, title)
    assert min(found) >= LEAST_FIGURE, sorted(found)[:5]
    counter = me.page.locator('.pieces [data-thing^="u:"] .rim, .pieces [data-thing^="u:"]').first.bounding_box()
    assert counter is not None and counter["width"] >= LEAST_COUNTER


# the maps of both Commander games are laid out by the same code
KINDS = ["combat-commander", pytest.param("great-war-commander", marks=pytest.mark.deep), "combat", "barbarossa"]


@pytest.mark.parametrize("title", KINDS)
def test_a_laptop_shows_the_whole_map_on_arrival(title: str, person: NewPerson, server: Server) -> None:
    me = person(viewport=LAPTOP)
    sit(me, server, played(title))
    assert covered(me) == []


def test_whom_the_question_is_about_moves_no_map_that_is_seen_whole(person: NewPerson, server: Server) -> None:
    me = person(viewport=LAPTOP)
    sit(me, server, record_when(asks(1, "move-step")))
    assert covered(me) == []


def test_the_coach_of_a_lesson_stands_beside_the_map(person: NewPerson) -> None:
    me = person(viewport=LAPTOP)
    me.go("/learn").button("Begin").first.click()
    me.asked()
    expect(me.page.locator(".coach")).to_be_visible()
    assert covered(me, "aside, .tools") == []  # the card that must be played is up
    assert share(me) >= LEAST_SHARE


def test_what_is_asked_is_one_line_and_the_rest_unfolds_over_the_board(person: NewPerson, server: Server) -> None:
    me = person(viewport=LAPTOP)
    sit(me, server, record_when(has_odds(1)))
    prompt = me.page.locator("div.prompt")
    assert height_of(prompt) <= ONE_LINE
    me = person(viewport={"width": 900, "height": 760})
    sit(me, server, record_when(asks(1, "move-step")))
    me.page.locator(".compose").wait_for()
    prompt = me.page.locator("div.prompt")
    assert height_of(prompt) <= ONE_LINE
    before = board_box(me)
    me.button("More", prompt).click()
    shown = prompt.locator(".text").evaluate("(text) => text.scrollWidth <= text.clientWidth")
    assert shown, "all words are there"
    assert board_box(me) == before
    me.button("Less", prompt).click()
    assert height_of(prompt.locator(".inner")) <= ONE_LINE


def height_of(part: Any) -> float:
    box = part.bounding_box()
    assert box is not None
    return float(box["height"])


# --- the hand ---


def shown_of(me: Person, card: str) -> float:
    """Pixels of a card above the lower edge of the screen."""
    where = me.page.locator(f'[data-card="{card}"]')
    shown: float = where.evaluate("(card) => innerHeight - card.getBoundingClientRect().top")
    return shown


def test_the_hand_tucks_away_and_comes_up_under_the_pointer(person: NewPerson, server: Server) -> None:
    me = person(viewport=DESK)
    state = sit(me, server, record_when(asks(1, "turn")))
    play = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    card = play["things"][0][2:]
    assert shown_of(me, card) <= STRIP
    me.page.locator(f'[data-card="{card}"]').hover()
    assert shown_of(me, card) > 2 * STRIP, "all of it"
    me.page.mouse.down()
    me.page.mouse.up()
    state = me.asked(state["revision"])
    rest = next(card for card in state["view"]["sides"][1]["hand"])
    assert shown_of(me, rest) <= STRIP, "the board has the word, though the pointer is still there"


def test_a_key_brings_the_hand_up_and_puts_it_away(person: NewPerson, server: Server) -> None:
    me = person(viewport=DESK)
    state = sit(me, server, record_when(asks(1, "turn")))
    card = state["view"]["sides"][1]["hand"][0]
    me.page.keyboard.press("h")
    expect(me.page.locator(".playable[data-card]").first).to_be_focused()
    assert shown_of(me, card) > 2 * STRIP
    me.page.keyboard.press("Escape")
    assert shown_of(me, card) <= STRIP
    assert me.revision == state["revision"], "nothing was taken back"


def test_a_pinned_hand_stays_up_beside_the_map_and_is_remembered(person: NewPerson, server: Server) -> None:
    me = person(viewport=DESK)
    state = sit(me, server, record_when(asks(1, "turn")))
    card = state["view"]["sides"][1]["hand"][0]
    me.button("Keep the hand up").click()
    me.page.reload()
    me.asked()
    assert shown_of(me, card) > 2 * STRIP
    assert covered(me) == []


def test_the_hand_is_up_while_a_card_must_be_chosen(person: NewPerson) -> None:
    me = person(viewport=DESK)
    me.enter(me.open_file(solo_games.record_at("first-patrol", "web", solo_games.asks("play-card", 2))))
    state = me.asked()
    assert shown_of(me, state["view"]["hand"][0]) > 2 * STRIP


# --- notes, drawer, settings ---


def test_a_note_never_lies_over_what_is_lit(person: NewPerson, server: Server) -> None:
    me = person(viewport=LAPTOP)
    state = sit(me, server, record_when(asks(1, "move-step")))
    me.page.locator("[data-planned]").first.wait_for(state="attached")
    steps = [choice["things"][-1] for choice in state["question"]["choices"] if choice["verb"] == "step"]
    actor = state["question"]["actor"]
    for thing in [actor, *steps[:3], "h:A1"]:
        me.point(thing)
        expect(me.page.locator(".tip")).to_have_count(1)
        if me.page.locator(".tip:not(.nowhere)").count():
            assert me.page.evaluate(NOTE_OVER_LIT) == [], thing
    expect(me.page.locator(".tip:not(.nowhere)")).to_be_visible()  # beside A1 there is room


def test_the_drawer_is_put_away_and_remembered(person: NewPerson, server: Server) -> None:
    me = person(viewport=DESK)
    sit(me, server, record_when(asks(1, "turn")))
    expect(me.page.get_by_role("log")).to_be_visible()
    me.button("Put the panel away").click()
    expect(me.page.get_by_role("log")).to_have_count(0)
    me.page.reload()
    me.asked()
    expect(me.page.get_by_role("log")).to_have_count(0)
    me.page.get_by_role("tab", name="Log").click()
    expect(me.page.get_by_role("log")).to_be_visible()


def test_names_of_hexes_and_grid_are_a_setting(person: NewPerson, server: Server) -> None:
    me = person(viewport=DESK)
    sit(me, server, record_when(asks(1, "turn")))
    names = me.page.locator("[data-revision] .names text")
    grid = me.page.locator("[data-revision] path.grid")
    assert names.count() > 0
    expect(grid.first).to_have_css("stroke", re.compile("rgb"))
    me.button("Settings").click()
    me.page.get_by_role("group", name="Hex names and grid").get_by_label("Off").check()
    expect(names).to_have_count(0)
    me.page.reload()
    me.asked()
    expect(names).to_have_count(0)
    expect(grid).to_have_count(0)
