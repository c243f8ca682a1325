"""Great War Commander at the table: the kit of its family, with what it has beside it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe import serious
from games import onwards
from person import Json, Person
from playwright.sync_api import expect
from reading import CYRILLIC, raw_keys, text_of
from serving import Server
from war_games import FRENCH, both_hold_cards, record_of
from watching import shown, watch

from conftest import PHONE, NewPerson
from sandtable.games.great_war_commander.rules.verbs import SITUATION, SITUATION_RADIO, SITUATION_UNIT, SITUATION_WAY
from sandtable.kernel.choice import verb_of
from sandtable.kernel.game import Game

MOST = 300  # decisions after which two turns must be over

SITUATIONS = (SITUATION, SITUATION_WAY, SITUATION_UNIT, SITUATION_RADIO)


def may_play_its_text(game: Game) -> bool:
    return any(verb_of(code) in SITUATIONS for code in game.choices)


@pytest.fixture(scope="module")
def tanks() -> Json:
    return record_of("iron-in-the-mud", both_hold_cards)


@pytest.fixture(scope="module")
def strategy() -> Json:
    return record_of("iron-in-the-mud", may_play_its_text)


def sit_down(me: Person, server: Server, record: Json) -> dict[str, Any]:
    me.enter(me.open_file(server.sealed(record, me=FRENCH)))
    return me.asked()


def test_from_the_lobby_through_two_turns_against_the_sergeant(me: Person) -> None:
    me.go("/")
    me.button(re.compile("^Great War Commander")).click()
    expect(me.page.get_by_role("article").first).to_be_visible()
    me.button("Play The Harvest Road").click()
    dialog = me.page.get_by_role("dialog")
    me.button("Start", dialog).click()
    state = me.asked()
    watch(me)
    for _ in range(MOST):
        if state["view"]["turn"] > 2 or state["over"]:
            break
        state = me.take(onwards(state["question"]))
    assert state["view"]["turn"] > 2, "two turns are over"
    assert shown(me) == [], "at once is at once"
    expect(me.page.get_by_role("log")).to_contain_text("Turn 2")
    expect(me.panel("Tracks")).to_contain_text("Central Powers")


def test_tanks_command_month_and_strategy_cards_are_told(me: Person, server: Server, tanks: Json) -> None:
    state = sit_down(me, server, tanks)
    a_tank_shows_gun_machine_guns_and_bog_number(me, state)
    the_chain_of_command_is_drawn_on_demand(me, state)
    expect(me.panel("Tracks")).to_contain_text("April 1917")
    a_strategy_card_tells_why_it_cannot_be_played(me, state)
    it_tells_both_of_its_uses(me, state)


def a_tank_shows_gun_machine_guns_and_bog_number(me: Person, state: Json) -> None:
    tank = next(unit for unit in state["view"]["units"] if unit["kind"] == "tank" and unit["hex"])
    counter = me.page.locator(f'.pieces [data-thing="u:{tank["id"]}"]')
    expect(counter.locator(".tank")).to_have_count(1)
    expect(counter.locator(".bog")).to_have_count(1)
    me.page.get_by_role("tab", name="List").click()
    row = me.page.locator(f'[data-row="u:{tank["id"]}"]')
    expect(row).to_contain_text(re.compile(r"gun: firepower \d+, range \d+, bog number \d"))


def the_chain_of_command_is_drawn_on_demand(me: Person, state: Json) -> None:
    highest = state["view"]["war"]["command"][FRENCH]["highest"]
    expect(me.page.locator(f'.pieces [data-thing="u:{highest}"] .star')).to_have_count(1)
    expect(me.page.locator(".link")).to_have_count(0)
    me.panel("Tracks").get_by_label("Chain of command").check()
    expect(me.page.locator(".link").first).to_be_attached()


def a_strategy_card_tells_why_it_cannot_be_played(me: Person, state: Json) -> None:
    name = state["view"]["war"]["sides"][FRENCH]["strategy"][0]
    assert not any(f"x:strategy-{name}" in choice["things"] for choice in state["question"]["choices"])
    me.raise_hand()
    me.page.locator(f'[data-thing="x:strategy-{name}"]').hover()
    expect(me.page.locator(".bubble")).to_contain_text(re.compile("S98"))
    expect(me.page.locator(".inspector, aside").first).to_contain_text("Strategy card")


def it_tells_both_of_its_uses(me: Person, state: Json) -> None:
    assert state["view"]["war"]["sides"][0]["strategy"] is None, "the enemy's is hidden"
    me.button(re.compile("^Entente: strategy cards")).click()
    dialog = me.page.get_by_role("dialog", name="Strategy cards")
    expect(dialog.get_by_role("term").filter(has_text="For its text")).to_have_count(1)
    expect(dialog.get_by_role("term").filter(has_text="For a roll")).to_have_count(1)
    me.button("Central Powers", dialog).click()
    expect(dialog).to_contain_text("known to its owner only")


def test_a_strategy_card_is_played_by_clicking_it(me: Person, server: Server, strategy: Json) -> None:
    state = sit_down(me, server, strategy)
    offered = [choice for choice in state["question"]["choices"] if choice["verb"] == "situation"]
    card = me.page.locator(f'[data-thing="{offered[0]["things"][0]}"]')
    expect(card).to_have_attribute("aria-disabled", "false")
    me.raise_hand()
    card.click()
    if len(offered) > 1:
        me.page.locator(f'[role=menu] [data-code="{offered[0]["code"]}"]').click()
    me.asked(state["revision"])
    assert me.chosen() == [offered[0]["code"]]
    expect(card).to_have_count(0)


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE, "has_touch": True}], ids=["desk", "phone"])
def test_nothing_is_out_of_reach_for_those_who_hear_the_page(
    person: NewPerson, server: Server, tanks: Json, wishes: dict[str, Any]
) -> None:
    me = person(**wishes)
    sit_down(me, server, tanks)
    assert not serious(me)


def test_everything_is_said_in_bulgarian(person: NewPerson, server: Server, tanks: Json) -> None:
    me = person(locale="bg-BG")
    sit_down(me, server, tanks)
    assert not raw_keys(text_of(me))
    expect(me.panel("Скали").get_by_label(re.compile("Командна верига"))).to_be_visible()
    assert CYRILLIC.search(text_of(me))
