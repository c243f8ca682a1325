"""Barbarossa at the table: a drag is an order, the rest is drafted, then all of it is watched."""

from __future__ import annotations

import re

from axe import serious_in_both
from barbarossa_games import record_at
from barbarossa_plans import Planner
from playwright.sync_api import expect
from reading import CYRILLIC, raw_keys, text_of
from serving import Server

from conftest import NewPerson

SCENARIO = "keep-their-heads-down"
DESK = {"width": 1440, "height": 900}


def at_the_table(
    person: NewPerson, server: Server, turn: int = 1, scenario: str = SCENARIO, **wishes: object
) -> Planner:
    me = person(**{"viewport": DESK, **wishes})
    room = me.open_file(server.sealed(record_at(scenario, turn), me=0, level="random"))
    return Planner(me).arrive(room)


def test_a_drag_is_an_order_and_so_is_a_path(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server)
    expect(me.chip("G1")).to_have_class(re.compile("draft"))
    near = next(plan["hex"] for plan in me.plans("G1") if plan["order"]["name"] == "careful-movement")
    me.drag("G1", f"h:{near}")
    me.written("G1", "careful-movement")
    assert me.order("G1")["path"] == [near]
    far = next(plan["order"]["path"] for plan in me.plans("G7") if len(plan["order"]["path"]) > 1)
    me.drag("G7", *[f"h:{hex}" for hex in far])
    me.written("G7", next(plan["order"]["name"] for plan in me.plans("G7") if plan["order"]["path"] == far))
    assert me.order("G7")["path"] == far
    assert me.gestures == 2


def test_what_cannot_be_drawn_says_why_and_writes_nothing(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server)
    me.drag("G1", "h:M10", let_go=False)
    expect(me.page.locator(".plans .why text")).not_to_be_empty()
    before = me.person.revision
    me.page.mouse.up()
    expect(me.chip("G1")).to_have_class(re.compile("draft"))
    assert me.person.revision == before


def test_onto_an_enemy_fires_and_the_ring_has_the_rest(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server, turn=4)
    shots = {
        unit["name"]: [plan for plan in me.plans(unit["name"]) if plan["order"]["name"] == "open-fire"]
        for unit in me.units("german")
    }
    name, shot = next((name, plans[0]["order"]) for name, plans in shots.items() if plans)
    me.drag(name, shot["target"])
    me.written(name, "open-fire")
    me.press(me.page.locator("[data-ring=suppression-fire]").first)
    me.written(name, "suppression-fire")
    assert me.gestures == 2


def test_a_field_of_fire_is_pulled_and_undo_is_free(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server)
    me.pull("G1", 1, 60)
    me.written("G1", "defend")
    assert me.order("G1")["face"] == 1
    me.press(me.page.get_by_role("button", name="Take back the last order"))
    expect(me.chip("G1")).to_have_class(re.compile("draft"))
    me.press(me.page.get_by_role("button", name="Give it again"))
    me.written("G1", "defend")


def test_commit_enters_the_drafts_and_the_film_follows(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server, turn=4, pace="step")
    turn, before = me.view["turn"], me.person.revision
    me.commit()
    me.person.asked(before)
    dice, left = me.page.locator(".staging .dice"), me.page.locator(".controls .left")
    while not dice.count():
        seen = left.inner_text()
        me.page.locator(".controls .go").click()
        expect(left).not_to_have_text(seen)
    expect(dice.first).to_have_text(re.compile(r"\d+ of \d+"))
    expect(me.page.locator(".prompt .line")).to_contain_text("The orders of both sides are carried out.")
    expect(me.person.button(re.compile("On to the next orders"))).to_be_visible()
    seen = left.inner_text()
    me.page.get_by_role("button", name="Back one step").click()
    expect(left).to_have_text(str(int(seen) + 1))
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.locator("[data-beat]")).to_have_count(0)
    me.settled()
    assert me.view["turn"] == turn + 1


def test_warnings_stand_before_the_end_and_lead_to_the_unit(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server)
    me.person.click(f"u:{me.unit('G6')['id']}")
    me.page.keyboard.press("Delete")
    me.press(me.page.locator("[data-go=commit]"))
    warning = me.page.get_by_role("button", name=re.compile("G6 has no order"))
    warning.click()
    expect(me.page.locator(".strip .what")).to_contain_text("G6")
    assert me.view["phase"] == "planning" and me.person.heard()["asked"] != []


def test_what_if_is_private_and_changes_nothing(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server, turn=4)
    before = me.person.revision
    me.press(me.page.locator("[data-go=what-if]"))
    foe = me.units("soviet")[0]
    me.person.click(f"u:{foe['id']}")
    options = me.page.get_by_role("combobox", name=f"Orders for {foe['name']}")
    options.select_option(index=1)
    me.press(me.page.locator("[data-go=try]"))
    me.page.locator("[data-trial]").wait_for()
    me.press(me.page.locator("[data-go=watch]"))
    me.page.locator("[data-go=back]").click()
    me.settled()
    assert me.person.revision == before


def test_orders_by_keys_and_from_the_list(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server)
    me.page.locator("[role=application]").focus()
    me.page.keyboard.press("u")
    options = me.page.get_by_role("combobox", name=re.compile("^Orders for "))
    name = (options.get_attribute("aria-label") or "").split()[-1]
    words = options.locator("option").nth(1).inner_text()
    options.select_option(index=1)
    expect(me.chip(name)).not_to_have_class(re.compile("draft"))
    assert me.order(name)["name"].split("-")[0] in words.lower().replace(" ", "-")


def test_a_phone_plans_with_a_finger(person: NewPerson, server: Server) -> None:
    me = at_the_table(
        person, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    near = next(plan["hex"] for plan in me.plans("G1") if plan["order"]["name"] == "careful-movement")
    me.person.tap(f"u:{me.unit('G1')['id']}")
    expect(me.page.locator(".strip .what")).to_contain_text("G1")
    me.person.tap(f"h:{near}")
    me.written("G1", "careful-movement")


IN_SIGHT = """() => {
  const board = document.querySelector('[data-revision]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-ring], .words .tag')].every((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    return left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= board.bottom + 1;
  });
}"""


def test_the_ring_of_a_target_at_the_edge_is_seen_whole(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server, turn=4)
    me.drag("G2", f"u:{next(unit for unit in me.units('soviet') if unit['place'] == 'G5')['id']}")
    me.page.locator("[data-ring]").first.wait_for()
    me.person.resize(390, 844)
    me.page.wait_for_function(IN_SIGHT)
    assert me.page.locator("[data-ring]").count() > 2


def test_nothing_hinders_access(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server, turn=4, bypass_csp=True)
    me.person.click(f"u:{me.units('german')[0]['id']}")
    assert serious_in_both(me.person) == []


def test_everything_is_said_in_bulgarian(person: NewPerson, server: Server) -> None:
    me = at_the_table(person, server, turn=4, locale="bg-BG")
    me.person.click(f"u:{me.units('german')[0]['id']}")
    text = text_of(me.person)
    assert CYRILLIC.search(text) and not raw_keys(text)
    keys = {"Enter", "Page", "Down"}  # as they are printed on a keyboard
    assert not [word for word in re.findall(r"[A-Za-z]{4,}", text) if word not in keys | {"Sandtable", "English"}]
