"""Finished games: replay and report. And games as files."""

from __future__ import annotations

import json
import re
from pathlib import Path

from games import finished, onwards, start
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson


def test_replay(me: Person) -> None:
    record = finished()
    count = len(record["decisions"])
    me.go(f"/replay/{me.open_file(record)}")
    slider = me.page.get_by_role("slider", name="Decision")
    board = me.page.locator("[data-revision]")
    expect(slider).to_have_attribute("max", str(count))
    me.page.keyboard.press("End")
    expect(board).to_have_attribute("data-revision", str(count))
    expect(me.page.get_by_role("log").locator(".turn").last).to_be_visible()
    me.page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-revision", str(count - 1))
    me.button("A turn back").click()
    expect(board).not_to_have_attribute("data-revision", str(count - 1))
    slider.fill(str(count // 2))
    expect(board).to_have_attribute("data-revision", str(count // 2))
    me.button("Play").click()
    expect(board).not_to_have_attribute("data-revision", str(count // 2))
    me.button("Pause").click()
    eyes_show_only_their_own_hand(me)


def eyes_show_only_their_own_hand(me: Person) -> None:
    me.button("Hands").click()
    for who, eyes, shown in (("Everybody", -2, 2), ("Axis", 0, 1), ("Allies", 1, 1), ("A spectator", -1, 0)):
        me.button(who).click()
        expect(me.page).to_have_url(re.compile(f"eyes={eyes}$"))
        expect(me.page.locator(".hands ul")).to_have_count(shown)


def test_a_link_opens_a_moment_of_a_replay(me: Person) -> None:
    room = me.open_file(finished())
    me.go(f"/replay/{room}?r=120&eyes=0")
    expect(me.page.locator("[data-revision]")).to_have_attribute("data-revision", "120")


def test_a_copied_link_shows_the_game_to_anybody(person: NewPerson) -> None:
    me, other = person(permissions=["clipboard-read", "clipboard-write"]), person()
    me.go(f"/replay/{me.open_file(finished())}")
    me.button("Copy link").click()
    expect(me.button("Copied")).to_be_visible()
    other.page.goto(me.page.evaluate("() => navigator.clipboard.readText()"))
    expect(other.page.locator("[data-revision]")).to_have_attribute("data-revision", "0")


def test_report(me: Person) -> None:
    room = me.open_file(finished())
    me.go(f"/report/{room}")
    page = me.page
    expect(page.get_by_role("heading", level=1)).to_have_text("First Patrol")
    for heading in ("Victory points over time", "Moments that counted", "Losses", "Fire", "Luck"):
        expect(page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
    assert page.locator(".moments [data-revision]").count() >= 3, "moments come with pictures of the map"
    page.locator(".moments a").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{room}\?r=\d+"))
    expect(page.get_by_role("slider", name="Decision")).to_be_visible()


def test_a_game_is_saved_and_opened_again(me: Person, server: Server, tmp_path: Path) -> None:
    me.enter(me.open_file(server.sealed(start().record())))
    state = me.asked()
    for _ in range(3):
        state = me.take(onwards(state["question"]))
    first = me.room
    me.button("Menu").click()
    with me.page.expect_download() as saving:
        me.page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    text = file.read_text()
    assert json.loads(text)["format"] == "sandtable-sealed" and '"seed"' not in text

    me.go("/")
    with me.page.expect_file_chooser() as choosing:
        me.button("Open a saved game").click()
    choosing.value.set_files(file)
    again = me.asked()
    assert me.room != first
    assert again["revision"] == state["revision"] and again["question"] == state["question"]


def test_a_broken_file_is_told_and_changes_nothing(me: Person, tmp_path: Path) -> None:
    me.expect_fault("400|Bad Request")
    me.go("/")
    for name, text in (("notes.json", "shopping list"), ("game.json", '{"format": "sandtable-record"}')):
        file = tmp_path / name
        file.write_text(text)
        with me.page.expect_file_chooser() as choosing:
            me.button("Open a saved game").click()
        choosing.value.set_files(file)
        expect(me.page.get_by_role("alert").or_(me.page.locator(".toast")).first).to_be_visible()
    assert me.page.url.endswith("/")
