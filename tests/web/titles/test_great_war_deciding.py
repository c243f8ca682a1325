"""Great War Commander is decided like its elder sister: Op Fire, defence, Initiative."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from person import Json, Person
from playwright.sync_api import expect
from serving import Server
from war_games import record_when

from conftest import NewPerson

from sandtable.games.great_war_commander.screen import SCREEN
from sandtable.kernel.game import Game

GERMANS, FRENCH = 0, 1
CUT = """
(players) => [...players.querySelectorAll('li, .name')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent.trim())
"""


def asks(seat: int, key: str) -> Callable[[Game], bool]:
    return lambda game: game.decision is not None and (game.decision.seat, game.decision.prompt) == (seat, key)


def sit_down(me: Person, server: Server, wanted: Callable[[Game], bool], seat: int) -> Json:
    me.enter(me.open_file(server.sealed(record_when("the-harvest-road", "a", wanted), me=seat)))
    return me.asked()


def may_op_fire(game: Game) -> bool:
    if not asks(GERMANS, "op-fire")(game):
        return False
    question = SCREEN.question(game, GERMANS)
    assert question is not None
    return any(choice["say"]["k"] == "do-op-fire" for choice in question["choices"])


def test_op_fire_says_who_moved_and_what_the_best_shot_would_do(me: Person, server: Server) -> None:
    state = sit_down(me, server, may_op_fire, GERMANS)
    mover, hex = state["question"]["actor"], state["question"]["prompt"]["a"]["hex"]
    expect(me.page.locator(".prompt .line")).to_contain_text(f"entered {hex} within your sight")
    expect(me.page.locator(f'[data-thing="{mover}"] .glow').first).to_be_attached()
    expect(me.page.locator(f'[data-plan="fire"][data-to="{hex}"]')).to_have_count(1)
    expect(me.page.locator(".compose .what")).to_contain_text(re.compile(r"strength \d+, breaks \d+ %"))
    expect(me.page.locator(".compose [data-go]").first).to_contain_text("Op Fire with")
    assert not me.chosen(), "no card is spent to see it"


BY_FIRE: Final = pytest.param(FRENCH, id="by fire", marks=pytest.mark.deep)  # the family's: test_compose.py


@pytest.mark.parametrize("seat", [pytest.param(GERMANS, id="from the air"), BY_FIRE])
def test_who_defends_next_is_asked_with_the_attack_in_sight(me: Person, server: Server, seat: int) -> None:
    sit_down(me, server, asks(seat, "next-defender"), seat)
    expect(me.page.locator(".effects .reticle")).to_have_count(1)
    expect(me.page.locator(".effects .total")).to_have_text(re.compile(r"^\d+$"))
    expect(me.page.locator(".prompt .stake")).to_contain_text(re.compile(r"attack total \d+", re.I))


@pytest.mark.deep
def test_no_order_possible_is_said(me: Person, server: Server) -> None:
    def stuck(game: Game) -> bool:
        return asks(FRENCH, "turn")(game) and len(game.choices) == 1

    sit_down(me, server, stuck, FRENCH)
    me.see("No card in your hand can be played as an order now")


@pytest.mark.deep
def test_the_initiative_is_among_the_reactions(me: Person, server: Server) -> None:
    sit_down(me, server, asks(FRENCH, "turn"), FRENCH)
    me.button("Menu").click()
    me.button("Reactions").click()
    held = me.page.get_by_label("A roll while you hold the Initiative: make it again?")
    assert {"Never ask", "Always ask"} <= set(held.locator("option").all_inner_texts())
    held.select_option(label="Never ask")


@pytest.mark.parametrize("width", [pytest.param(1366, marks=pytest.mark.deep), 1280])
def test_who_plays_is_told_whole_where_words_are_long(person: NewPerson, server: Server, width: int) -> None:
    """In Bulgarian, on a small screen: the title of the scenario gives way first."""
    me = person(viewport={"width": width, "height": 768}, locale="bg-BG")
    sit_down(me, server, may_op_fire, GERMANS)
    cut = me.page.locator("header .players").first.evaluate(CUT)
    assert cut == []
