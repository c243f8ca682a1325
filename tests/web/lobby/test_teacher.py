"""The teacher in the browser: analysis in the replay, playing on, hints, puzzles; by a game that has a mind."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from person import Person
from playwright.sync_api import expect
from serving import ROOT, Server

from conftest import NewPerson
from guests import installed, on_the_path
from sandtable.kernel.game import new_game
from sandtable.shelf import game_named


@pytest.fixture(scope="module")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("lantern")
    folders = installed(place / "site")
    path = os.environ.get("PYTHONPATH", str(ROOT / "src"))
    with on_the_path(folders), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([*map(str, folders), path]))
        running = Server(place).start()
        yield running
        running.end()


def night() -> dict[str, Any]:
    box = game_named("lantern")
    game = new_game(box.title(), box.scenario("new-moon"), "night")
    rng = random.Random("night")
    while not game.over:
        game.play(rng.choice(game.choices))
    return game.record()


def test_a_game_is_analysed_and_played_on_from_a_turning_point(lantern: Server, person: NewPerson) -> None:
    me: Person = person(lantern)
    record = night()
    room = me.open_file(record)
    me.go(f"/replay/{room}?analysis")
    page = me.page
    me.button("Analyse this game").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.locator("tr[data-side]")).to_have_count(2)
    marks, points = page.locator("g.turn"), page.locator("li[data-point]")
    assert marks.count() == points.count() > 0
    last = points.last
    told = re.search(r"Decision (\d+)", last.inner_text())
    assert told is not None
    last.get_by_role("button").click()
    expect(page.locator("[data-revision]")).to_have_attribute("data-revision", str(int(told[1]) - 1))
    page.reload()
    expect(page.get_by_role("heading", name="Turning points")).not_to_be_visible()
    me.button("Analysis").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()  # kept: nobody has to ask again
    me.button("Play on from here").click()
    page.locator(".on select").last.select_option("watchman")
    page.locator(".on .primary").click()
    expect(page).to_have_url(re.compile(r"/room/(?!" + room + ")"))
    me.asked()


def test_a_hint_tells_what_the_choices_are_worth(lantern: Server, person: NewPerson) -> None:
    me: Person = person(lantern)
    part = {**night(), "decisions": [], "outcomes": [[]], "over": False}
    me.enter(me.open_file(lantern.sealed(part, level="watchman", me=0)))
    state = me.asked()
    me.page.get_by_role("tab", name="Hint").click()
    me.page.get_by_label("Hint").get_by_role("button", name="Hint").click()
    lines = me.page.locator(".hint li")
    expect(lines).to_have_count(len(state["question"]["choices"]))
    expect(lines.first).to_contain_text("%")
    best = me.page.locator(".hint li.best").get_attribute("data-code")
    assert int(best or 0) in [choice["code"] for choice in state["question"]["choices"]]


def test_a_puzzle_is_answered(lantern: Server, person: NewPerson) -> None:
    me: Person = person(lantern)
    me.go("/")
    me.page.get_by_role("link", name="Puzzles").click()
    me.page.locator("[data-puzzle='first-light-3-puzzles-1']").click()
    me.see("Find the best choice for")
    state = me.asked()
    choice = next(choice for choice in state["question"]["choices"] if choice["text"] == "wait")
    me.page.locator(f'.prompt [data-code="{choice["code"]}"]').first.click()
    me.see("There is better: creep to C1")
    expect(me.page.locator(".hint li")).to_have_count(len(state["question"]["choices"]))
    expect(me.page.locator(f'.hint li[data-code="{choice["code"]}"]')).to_contain_text("your choice")
