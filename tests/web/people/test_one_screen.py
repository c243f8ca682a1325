"""Two players at one screen, and taking back."""

from __future__ import annotations

import re

from barbarossa_games import record_at
from barbarossa_plans import Planner
from games import asks, onwards, record_when
from person import Json, Person
from playwright.sync_api import expect
from serving import Server


def test_hot_seat_with_the_curtain(me: Person) -> None:
    me.go("/").button("Play First Patrol").click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("Side by side")).check()
    me.button("Start", dialog).click()
    behind_the_curtain(me, "Now: Axis")
    state = me.asked()
    while state["asked"] == [0]:  # the Axis sets up
        revision = state["revision"]
        me.take(onwards(state["question"]), wait=False)
        state = told_after(me, revision)
    news = behind_the_curtain(me, "Now: Allies")
    assert news, "the next player is told what he could see happen"
    state = me.asked()
    assert state["eyes"] == 1


def told_after(me: Person, revision: int) -> Json:
    me.page.wait_for_function("(r) => window.__heard.state.revision > r", arg=revision)
    state = me.heard()
    return me.asked(revision) if state["asked"] == [0] else state


def behind_the_curtain(me: Person, heading: str) -> list[str]:
    """Nothing of the game is to be seen until the next player is ready. Answers what the curtain tells."""
    expect(me.page.get_by_role("heading", name=heading)).to_be_visible()
    assert me.page.locator("[data-revision], [data-card], .prompt").count() == 0
    expect(me.button("I am ready")).to_be_enabled()  # the next player's knowledge is here
    lines = me.page.locator(".curtain .news li")
    news = lines.all_inner_texts()
    if news:
        expect(lines.last).to_be_in_viewport()  # the latest, however long the list is
    me.button("I am ready").click()
    me.page.locator("[data-revision]").wait_for()
    return news


def test_the_curtain_falls_between_turns_and_hides_the_hand(me: Person) -> None:
    me.enter(me.open_file(record_when(asks(1, "turn"))))
    behind_the_curtain(me, "Now: Allies")
    state = me.asked()
    hand = state["view"]["sides"][1]["hand"]
    assert hand and me.page.locator(f'[data-card="{hand[0]}"]').count() == 1
    while state["asked"] == [1]:
        revision = state["revision"]
        me.take(onwards(state["question"]), wait=False)
        me.page.wait_for_function("(r) => window.__heard.state.revision > r", arg=revision)
        state = me.heard()
        if state["asked"] == [1]:
            state = me.asked(revision)
    expect(me.page.get_by_role("heading", name="Now: Axis")).to_be_visible()
    shown = me.page.locator("body").inner_html()
    assert not [card for card in hand if f'"{card}"' in shown], "no card of the Allies is on the page"


def test_escape_takes_back_and_drops_what_is_picked(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "activate")))))
    first = me.asked()
    choice = first["question"]["choices"][0]
    second = me.take(choice)
    assert second["undo"]
    me.page.keyboard.press("Escape")
    me.at(first["revision"])
    back = me.asked()
    assert back["question"] == first["question"] and back["view"] == first["view"]
    me.take(choice)
    me.button(re.compile("^Undo")).click()
    me.at(first["revision"])


def test_sealed_orders_at_one_screen(me: Person) -> None:
    """Each side plans behind the curtain, and the second sees nothing of what the first has written."""
    me.enter(me.open_file(record_at("first-contact", 2)))
    behind_the_curtain(me, "Now: Germans")
    first = Planner(me)
    first.settled()
    german = next(unit["name"] for unit in first.units("german"))
    turn = first.view["turn"]
    first.commit()
    behind_the_curtain(me, "Now: Soviets")
    second = Planner(me)
    second.settled()
    assert second.view["turn"] == turn and me.heard()["eyes"] == 1
    assert second.unit(german).get("order") is None
    second.commit()
    me.page.wait_for_function("(turn) => window.__heard.state.view.turn === turn", arg=turn + 1)
