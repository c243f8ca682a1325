"""The teacher in the browser by a battle of our own: analysis with its reasons, a puzzle, in both languages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson
from sandtable.kernel.game import new_game
from sandtable.lab.puzzles import load_puzzles
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.shelf import game_named

TITLE = "combat-commander"
PICTURES = os.environ.get("SANDTABLE_PICTURES")  # a folder: what is seen is kept there


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table with a quick analyst."""
    running = Server(
        tmp_path_factory.mktemp("school"), ANALYSIS_STEPS=os.environ.get("SANDTABLE_ANALYSIS_STEPS", "12")
    ).start()
    yield running
    running.end()


def battle() -> dict[str, Any]:
    """Between two sergeants, to its end."""
    box = game_named(TITLE)
    game = new_game(box.title(), box.scenario("first-patrol"), "battle", {"windows": True})
    players = [new_player("sergeant", str(seat), title=TITLE) for seat in range(2)]
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
    return game.record()


def picture(me: Person, name: str) -> None:
    if PICTURES:
        me.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


# analysed for a second time only to be read in the other language: tests/cli/test_teach.py tells it in that, too
LANGUAGES = [
    ("en-GB", "Turning points", "Why this Order?"),
    pytest.param("bg-BG", "Повратни моменти", "Защо тази заповед?", marks=pytest.mark.deep),
]


@pytest.mark.parametrize(("locale", "points", "why"), LANGUAGES)
def test_a_battle_is_analysed_and_its_orders_explained(
    school: Server, person: NewPerson, locale: str, points: str, why: str
) -> None:
    me: Person = person(school, locale=locale)
    room = me.open_file(battle())
    me.go(f"/replay/{room}?analysis")
    page = me.page
    page.locator(".analysis .primary").first.click()
    expect(page.get_by_role("heading", name=points)).to_be_visible(timeout=300_000)
    expect(page.locator("tr[data-side]")).to_have_count(2)
    page.locator("li[data-point] .go").first.click()
    page.get_by_text(why).click()
    expect(page.locator(".why p").nth(1)).to_contain_text("%")
    picture(me, f"analysis-{locale}")


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("bg-BG", marks=pytest.mark.deep)])
def test_a_puzzle_is_solved_by_any_card_of_the_right_order(school: Server, person: NewPerson, locale: str) -> None:
    me: Person = person(school, locale=locale)
    puzzle = load_puzzles(game_named(TITLE))[0]
    me.go("/puzzles")
    me.page.locator("[data-puzzle]").first.wait_for()
    picture(me, f"puzzles-{locale}")
    me.page.locator(f"[data-puzzle='{puzzle.name}']").click()
    state = me.asked()
    picture(me, f"puzzle-{locale}")
    best = next(choice for choice in state["question"]["choices"] if choice["text"] == puzzle.choices[0].text)
    me.take(best, wait=False)
    expect(me.page.locator(".hint .task")).to_be_visible()
    expect(me.page.locator(".hint li")).to_have_count(len(puzzle.choices))
    expect(me.page.locator(f'.hint li[data-code="{best["code"]}"]')).to_be_visible()
    picture(me, f"puzzle-answered-{locale}")
