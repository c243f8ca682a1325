"""Barbarossa, Radio Interception: the cards that were read turn over, then some of one's own orders may be changed."""

from __future__ import annotations

import re

from barbarossa_games import about_to_listen
from barbarossa_plans import Planner
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson

DESK = {"width": 1440, "height": 900}


def test_cards_that_were_read_turn_over_and_orders_may_be_changed(person: NewPerson, server: Server) -> None:
    """In this game the staff hears three of six, and four orders may be changed."""
    one = person(viewport=DESK, pace="step")
    record = about_to_listen("keep-their-heads-down", 3, "a", "G6", 5)
    me = Planner(one).arrive(one.open_file(server.sealed(record, me=0, level="random")))
    me.commit()
    page = me.page
    cards = page.locator("[data-read]:not(.order)")
    for _ in range(20):
        page.locator("[data-beat]").wait_for()
        if cards.count():
            break
        page.locator(".controls .go").click()
    known = {
        unit["name"]: unit["order"]["name"] for unit in me.view["units"] if unit["name"][0] == "S" and "order" in unit
    }
    assert len(known) == 3
    assert set(cards.evaluate_all("(all) => all.map((one) => one.dataset.read)")) == set(known)
    for name, order in known.items():
        expect(page.locator(f'[data-read="{name}"]')).to_contain_text(order.replace("-", " "), ignore_case=True)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-beat]")).to_have_count(0)

    expect(page.locator(".strip .what")).to_contain_text("You may change 4 orders")
    assert page.locator(".plans [data-read=true]").count() == 3  # and they stay on the board
    name, hex = next(
        (unit["name"], plan["hex"])
        for unit in me.units("german")
        for plan in me.plans(unit["name"])
        if plan["order"]["path"] and plan["order"]["path"] != unit["order"].get("path")
    )
    expect(me.chip(name)).not_to_have_class(re.compile("changed"))
    me.drag(name, f"h:{hex}")
    expect(me.chip(name)).to_have_class(re.compile("changed"))
    expect(page.locator(".strip .changed")).to_have_count(1)
    expect(page.locator(".prompt .line")).to_contain_text("You may change 3 orders")
    assert me.order(name)["path"][-1] == hex
