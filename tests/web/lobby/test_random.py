"""A random scenario as it is wished: shown in the lobby, and played as it was shown."""

from __future__ import annotations

import re
from typing import Final

import pytest
from person import Person
from playwright.sync_api import Locator, expect

WISHES: Final = {
    "combat-commander": {"axis": "italy", "year": "1943", "attacker": "allies", "map": "balka"},
    "great-war-commander": {"allies": "america", "attacker": "allies", "size": "small", "map": "chalk-ridge"},
    "barbarossa": {"map": "kite-hill", "size": "small", "attacker": "german", "length": "short"},
}
TOLD: Final = {
    "combat-commander": ["Italians", "attacker"],
    "great-war-commander": ["Americans", "attacker"],
    "barbarossa": ["The Germans attack", "Kite Hill"],
}
FORCES: Final = {"barbarossa": "platoon"}  # how a line that tells what a side brings can be known; else "Units:"


def random_dialog(me: Person, game: str) -> Locator:
    me.go("/")
    me.page.locator(f'[data-title="{game}"]').click()
    me.button("Random scenario").click()
    dialog = me.page.get_by_role("dialog")
    expect(made(dialog)).not_to_have_attribute("aria-busy", "true")
    return dialog


def made(dialog: Locator) -> Locator:
    return dialog.get_by_role("region", name="The scenario")


def wish(dialog: Locator, name: str, value: str) -> None:
    with dialog.page.expect_response(re.compile("/random$")):
        dialog.locator(f'[data-wish="{name}"]').select_option(value)
    expect(made(dialog)).to_have_attribute("aria-busy", "false")


# the sister of the eldest is wished for in the same dialog
SISTER: Final = pytest.param("great-war-commander", marks=pytest.mark.deep)


@pytest.mark.parametrize("game", ["combat-commander", SISTER, "barbarossa"])
def test_what_was_wished_for_is_shown_and_played(me: Person, game: str) -> None:
    dialog = random_dialog(me, game)
    for name, value in WISHES[game].items():
        wish(dialog, name, value)
    for word in TOLD[game]:
        expect(dialog).to_contain_text(word)
    title = made(dialog).get_by_role("heading").inner_text()
    number = dialog.get_by_label("Number or word").input_value()
    expect(made(dialog)).to_contain_text(re.compile(rf"Random scenario {number}\b"))
    expect(made(dialog).get_by_role("img", name=f"Map of {title}")).to_be_visible()
    units = dialog.locator(".brought", has_text=FORCES.get(game, "Units:")).all_inner_texts()
    assert units
    me.button("Sit down", dialog).click()
    state = me.asked()
    me.button(title).click()
    card = me.page.get_by_role("dialog", name=re.compile("Briefing"))
    for line in units:
        expect(card).to_contain_text(line.replace("Units:", "").strip())
    me.page.keyboard.press("Escape")
    state = me.set_up(state)
    assert not state["question"]["key"].startswith("set-up")


def test_only_wishes_that_go_together_can_be_chosen(me: Person) -> None:
    dialog = random_dialog(me, "combat-commander")
    option = dialog.locator('[data-wish="allies"] option[value="america"]')
    wish(dialog, "year", "1939")
    expect(option).to_be_disabled()
    me.button("No wishes", dialog).click()
    expect(option).to_be_enabled()


def test_rolling_again_changes_the_number_and_the_number_brings_it_back(me: Person) -> None:
    dialog = random_dialog(me, "great-war-commander")
    number = dialog.get_by_label("Number or word")
    first, told = number.input_value(), made(dialog).inner_text()
    me.button("Roll again", dialog).click()
    expect(number).not_to_have_value(first)
    number.fill(first)
    number.press("Tab")
    expect(made(dialog)).to_contain_text(f"Random scenario {first}.")
    assert made(dialog).inner_text() == told
