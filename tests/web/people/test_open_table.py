"""An open table for one who plays both sides, and a game that is taken along."""

from __future__ import annotations

import json
import re
from pathlib import Path

from games import onwards, record_of, start
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson


def test_both_sides_are_played_without_a_curtain(me: Person) -> None:
    me.go("/").button("Play First Patrol").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", name="Open table")).to_have_count(0)  # not against an opponent
    dialog.get_by_role("radio", name=re.compile("one screen")).check()
    dialog.get_by_role("checkbox", name="Open table").check()
    me.button("Start", dialog).click()
    state = me.asked()
    seats = set()
    for _ in range(24):
        seats.add(state["eyes"])
        assert state["eyes"] in state["asked"]
        state = me.take(onwards(state["question"]))
        expect(me.page.locator(".curtain")).to_have_count(0)
    assert seats == {0, 1}
    assert all(side["hand"] for side in state["view"]["sides"])
    me.page.get_by_role("tab", name="All hands").click()
    for side in ("Axis", "Allies"):
        cards = me.page.get_by_role("tabpanel").get_by_role("list", name=side).get_by_role("listitem")
        expect(cards.first).to_be_visible()


def test_a_game_against_the_computer_goes_on_elsewhere(
    elsewhere: Server, person: NewPerson, server: Server, tmp_path: Path
) -> None:
    me = person()
    me.enter(me.open_file(server.sealed(record_of(start()))))
    state = me.asked()
    me.button("Menu").click()
    me.button("Take it along to another server").click()
    me.see("The file is not sealed: whoever reads it can find out which cards will come.")
    with me.page.expect_download() as told:
        me.page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "along.json"
    told.value.save_as(file)
    there = person(elsewhere)
    there.enter(there.open_file(json.loads(file.read_text())))
    again = there.asked()
    assert again["revision"] == state["revision"] and again["eyes"] == state["eyes"]
    assert again["question"] == state["question"]
