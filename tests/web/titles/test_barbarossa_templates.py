"""Barbarossa: a set of orders is kept under a name and given to other units, in other games too."""

from __future__ import annotations

import re

from barbarossa_games import record_at
from barbarossa_plans import Planner
from person import Person
from playwright.sync_api import Locator, expect
from serving import Server

from conftest import NewPerson

DESK = {"width": 1440, "height": 900}
NAME = "Suppress, then storm"
FIRST, SECOND = ("first-contact", 3, "G4"), ("keep-their-heads-down", 4, "F6")  # scenario, turn, where the enemy is


def seated(me: Person, server: Server, scenario: str, turn: int) -> Planner:
    return Planner(me).arrive(me.open_file(server.sealed(record_at(scenario, turn), me=0, level="random")))


def order(me: Planner, unit: str, name: str, hex: str) -> None:
    """From the list of all that could end in a hex."""
    enemy = next(one for one in me.units("soviet") if one["place"] == hex)
    me.drag(unit, f"u:{enemy['id']}")
    me.press(me.page.locator(f"[data-ring={name}]").first)
    me.written(unit, name)


def part(me: Planner, unit: str) -> Locator:
    return me.page.locator(f'[data-part="{unit}"]')


def keep(me: Planner) -> None:
    me.press(me.page.locator("[data-go=templates]"))
    me.page.get_by_label("Name of the template").fill(NAME)
    keeping = me.page.locator("[data-go=keep-template]")
    expect(keeping).to_have_text("Keep 2 orders")
    keeping.click()
    expect(me.page.locator(f'[data-template="{NAME}"]')).to_contain_text("Suppression Fire, Assault")


def choose(me: Planner, hex: str) -> None:
    me.press(me.page.locator(f'[data-template="{NAME}"]'))
    expect(me.page.locator(".strip .what")).to_contain_text("Click the target")
    me.person.click(f"h:{hex}")


def test_roles_are_kept_and_given_in_another_game(person: NewPerson, server: Server) -> None:
    one = person(viewport=DESK)
    me = seated(one, server, *FIRST[:2])
    order(me, "G1", "suppression-fire", FIRST[2])
    order(me, "G2", "assault", FIRST[2])
    keep(me)

    me = seated(one, server, *SECOND[:2])
    before, whole = one.revision, me.page.locator(".strip .order:not(.draft)").count()
    me.press(me.page.locator("[data-go=templates]"))
    choose(me, SECOND[2])
    expect(part(me, "G2")).to_contain_text("Suppression Fire")
    expect(part(me, "G7").locator("span")).to_contain_text("Assault")
    expect(part(me, "G3")).to_have_class(re.compile("barred"))  # it cannot reach that hex
    assert me.page.locator(".plans [data-origin=drawn]").count() == 2  # every order is seen before it is given
    assert one.revision == before

    me.press(me.page.locator("[data-go=give-template]"))
    me.written("G2", "suppression-fire")
    me.written("G7", "assault")
    assert me.order("G3")["name"] == "wait"  # still a draft
    target = next(unit["name"] for unit in me.units("soviet") if unit["place"] == SECOND[2])
    assert me.order("G2")["target"] == me.order("G7")["target"] == target

    me.press(me.page.get_by_role("button", name="Take back the last order"))
    expect(me.page.locator(".strip .order:not(.draft)")).to_have_count(whole)  # all of it at once
    assert me.order("G2")["name"] == me.order("G7")["name"] == "wait"


def test_a_role_can_be_changed_before_it_is_given_and_a_template_deleted(person: NewPerson, server: Server) -> None:
    one = person(viewport=DESK)
    me = seated(one, server, *FIRST[:2])
    order(me, "G1", "suppression-fire", FIRST[2])
    order(me, "G2", "assault", FIRST[2])
    keep(me)
    me.press(me.page.get_by_role("button", name="Take back the last order"))
    expect(me.chip("G2")).to_have_attribute("data-order", "open-fire")  # what the drag meant first
    me.press(me.page.get_by_role("button", name="Take back the last order"))
    expect(me.chip("G2")).to_have_class(re.compile("draft"))
    choose(me, FIRST[2])
    role = part(me, "G2").get_by_label("Role of G2")
    expect(role.locator("option")).to_have_count(3)
    role.select_option(index=1)
    expect(part(me, "G2").locator("span")).to_contain_text("Suppression Fire")
    role.select_option(label="none")
    expect(part(me, "G2")).to_have_class(re.compile("barred"))
    me.press(me.page.locator("[data-go=drop-template]"))
    me.page.get_by_role("button", name=f"Delete the template {NAME}").click()
    expect(me.page.locator("[data-template]")).to_have_count(0)
    one.page.reload()
    me.settled()
    me.press(me.page.locator("[data-go=templates]"))
    expect(me.page.get_by_text("No template yet")).to_be_visible()
