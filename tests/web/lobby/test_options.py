"""Rules chosen before a game: found in the dialog, sent with it, and told wherever the game is."""

from __future__ import annotations

import re

from pairs import start_dialog
from person import Person
from playwright.sync_api import expect

from conftest import NewPerson

NERVE = "Enemies may keep their shots"
CLOSE_CALL = "A Close Call sends a man to the ground"


def test_a_patrol_with_a_rule_of_one_s_own(me: Person) -> None:
    dialog = start_dialog(me, "Combat! Volume 1", "First Patrol")
    nerve = dialog.get_by_label(NERVE)
    expect(nerve).to_be_hidden()
    dialog.get_by_text("Optional rules").click()
    expect(nerve).not_to_be_checked()
    expect(dialog.get_by_label(CLOSE_CALL)).to_be_checked()
    me.button("Rule 22.0.O1", dialog).click()
    expect(me.page.get_by_role("dialog", name="Option: keeping the shot")).to_be_visible()
    me.page.keyboard.press("Escape")
    nerve.check()
    dialog.get_by_label(CLOSE_CALL).uncheck()
    expect(dialog.get_by_text("2 changed")).to_be_visible()
    me.button("Start", dialog).click()
    me.asked()
    me.button("Menu").click()
    menu = me.page.get_by_role("dialog", name="First Patrol")
    expect(menu.get_by_role("definition")).to_have_text([re.compile(NERVE), re.compile(f"{CLOSE_CALL}: off")])


def test_switches_follow_the_edition_until_they_are_turned(me: Person) -> None:
    dialog = start_dialog(me, "Combat Commander", "First Patrol")
    dialog.get_by_text("Optional rules").click()
    smoke = dialog.get_by_label("All smoke clears when time moves on")
    expect(smoke).not_to_be_checked()
    dialog.get_by_label("Rules", exact=True).select_option("europe")
    expect(smoke).to_be_checked()
    expect(dialog.get_by_text("changed")).to_have_count(0)
    smoke.uncheck()
    expect(dialog.get_by_text("one changed")).to_be_visible()
    me.button("As the scenario has them", dialog).click()
    expect(smoke).to_be_checked()


def test_whoever_is_invited_sees_the_rules_before_he_sits_down(person: NewPerson) -> None:
    host, guest = person(), person()
    dialog = start_dialog(host, "Combat Commander", "First Patrol")
    dialog.get_by_label("Rules", exact=True).select_option("europe")
    dialog.get_by_role("radio", name=re.compile("Germans")).check()
    dialog.get_by_role("radio", name=re.compile("A friend")).check()
    host.button("Start", dialog).click()
    host.button("Invite a player").click()
    link = host.page.get_by_role("dialog").get_by_label("Allies").input_value()
    guest.page.goto(link)
    told = guest.page.get_by_role("definition")
    expect(told).to_have_text(
        [
            "First Patrol, Combat Commander",
            "Allies",
            re.compile("."),
            "No clock",
            re.compile(r"Europe \(first edition\)"),
        ]
    )
    guest.button("Sit down").click()
    guest.page.locator("[data-revision]").wait_for()
    late = person()
    late.expect_fault("404")
    late.page.goto(link)
    late.see("This invitation has been used, or the link is not whole.")
