"""Guidance: inspector, reasons why not, rules, lines of sight and odds."""

from __future__ import annotations

import re

from games import asks, has_odds, record_when
from person import Json, Person
from playwright.sync_api import expect
from serving import Server


def own_unit(state: Json) -> Json:
    return next(unit for unit in state["view"]["units"] if unit["side"] == state["eyes"] and unit["hex"])


def test_pointing_tells_how_numbers_come_about_and_what_is_seen(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    unit = own_unit(me.asked())
    me.point(f"u:{unit['id']}")
    inspector = me.page.locator(".inspector")
    expect(inspector.get_by_text("Morale")).to_be_visible()
    expect(inspector.get_by_text("Firepower")).to_be_visible()
    me.point(f"h:{unit['hex']}")
    expect(inspector.get_by_role("heading", name=f"Hex {unit['hex']}")).to_be_visible()
    lines_of_sight_by_tool_and_by_key(me, unit)


def test_pointing_at_what_cannot_be_chosen_tells_why_and_the_rule_opens(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "move-step")))))
    state = me.asked()
    lit = {thing for choice in state["question"]["choices"] for thing in choice["things"]}
    me.point(next(f"h:{name}" for name in ("A1", "O1", "O10", "A10") if f"h:{name}" not in lit))
    tip = me.page.locator(".tip.no")
    expect(tip).to_be_visible()
    expect(tip.locator("small")).to_have_text(re.compile(r"^[A-Z]?\d+"))
    me.page.locator(".prompt").get_by_role("button", name=re.compile(state["question"]["rule"])).click()
    expect(me.page.locator("[popover]").filter(has_text=state["question"]["rule"]).first).to_be_visible()
    me.page.keyboard.press("Escape")
    a_card_that_cannot_be_played_tells_why(me, state, lit)


def a_card_that_cannot_be_played_tells_why(me: Person, state: Json, playable: set[str]) -> None:
    card = next(card for card in state["view"]["sides"][1]["hand"] if f"c:{card}" not in playable)
    me.page.locator(f'[data-card="{card}"]').hover()
    expect(me.page.locator("[popover].bubble, .bubble").first).to_be_visible()


def lines_of_sight_by_tool_and_by_key(me: Person, unit: Json) -> None:
    me.button("Lines of sight").click()
    me.click(f"h:{unit['hex']}")
    seen = me.page.locator("path.unseen")
    expect(seen).to_have_count(1)
    me.point("h:H1")
    expect(me.page.locator(".tip")).to_contain_text(re.compile(rf"{unit['hex']} (sees|does not see) H1"))
    me.page.keyboard.press("Escape")
    expect(seen).to_have_count(0)
    me.point(f"h:{unit['hex']}")
    me.page.keyboard.press("l")
    expect(seen).to_have_count(1)
    me.page.keyboard.press("l")
    expect(seen).to_have_count(0)


def test_odds_before_an_attack_add_up(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(has_odds(1)))))
    me.asked()
    odds = me.page.locator(".odds")
    expect(odds.get_by_role("heading", name="Odds")).to_be_visible()
    first = odds.locator("article").first
    strength = int(re.sub(r"\D", "", first.locator(".strength").inner_text()))
    terms = first.locator("ul").first.locator("li > b").all_inner_texts()
    assert terms and sum(int(term.replace("−", "-")) for term in terms) == strength
    fates = first.locator(".targets li").first.locator("b.numbers, .numbers")
    expect(fates.first).to_have_text(re.compile(r"\d+%"))
    me.page.get_by_role("log").locator("button.go").last.hover()  # the log points at the map
    expect(me.page.locator("path.glow.pointed").first).to_be_attached()
