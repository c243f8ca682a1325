"""Composing at the table: few clicks for whole orders, Op Fire and Initiative as they are meant; nothing taken away."""

from __future__ import annotations

import re

import pytest
from games import asks, onwards, play_on, record_of, record_when, start
from orders import HOLDER, ME, ORDERS, Counter, Order, rolls_well
from person import Json, Person
from playwright.sync_api import expect
from serving import Server

from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game


@pytest.mark.parametrize("order", ORDERS, ids=[order.name for order in ORDERS])
def test_an_order_takes_few_clicks(me: Person, server: Server, order: Order) -> None:
    one = Counter(me, server)
    order.give(one)
    assert one.clicks <= order.most


def sit_down(me: Person, server: Server, record: Json, seat: int = ME) -> Json:
    me.enter(me.open_file(server.sealed(record, me=seat)))
    return me.asked()


# --- a proposal can be changed, dropped and left alone ---


def test_pieces_are_dropped_and_taken_back_into_a_fire_group(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("c", 225)
    one.card("A-61")
    one.hex("E6")
    what = me.page.locator(".compose .what")
    expect(what).to_contain_text("strength 12")
    leader = me.page.locator('.compose [data-piece="u:7"]')
    leader.click()
    expect(leader).to_have_attribute("aria-pressed", "false")
    expect(what).to_contain_text("strength 11")
    leader.click()
    expect(what).to_contain_text("strength 12")
    me.page.keyboard.press("Escape")
    expect(what).not_to_contain_text("strength")
    assert len(me.chosen()) == 1, "only the card is spent"


def test_piece_by_piece_goes_on_as_ever(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("c", 225)
    one.card("A-61")
    state = one.state
    for _ in range(3):
        state = me.take(onwards(state["question"]))
    assert len(me.chosen()) == 4


def test_a_move_is_composed_by_keys_alone(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("web", 20)
    one.card("A-20")
    one.unit("a.sgt-buehler")
    me.page.locator('[data-thing="h:E10"][data-planned]').wait_for(state="attached")
    me.page.get_by_role("button", name=re.compile(r"^\d+ possible$")).focus()
    me.page.keyboard.press("Enter")
    me.page.get_by_role("button", name=re.compile("^E10: ")).focus()
    me.page.keyboard.press("Enter")
    one.settle()
    assert one.where("a.sgt-buehler", "a.line-1") == {"E10"}


def test_a_move_stops_when_it_is_fired_at(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("a", 20)
    one.card("A-21")
    one.unit("a.sgt-buehler")
    one.hex("I9")
    assert one.settle()["question"]["key"] == "next-defender"
    assert one.where("a.sgt-buehler", "a.line-1") == {"J8"}
    expect(me.page.locator(".compose")).to_have_count(0)


# --- dragging ---


def drag(me: Person, thing: str, hex: str) -> None:
    """A piece to a hex, by the mouse alone."""
    me.point(thing)
    me.page.mouse.down()
    there = me.page.locator(f'path.hex[data-thing="h:{hex}"]').bounding_box()
    assert there is not None
    x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
    me.page.mouse.move(x - 20, y)
    me.page.mouse.move(x, y)
    me.page.locator(f'[data-plan][data-to="{hex}"]').wait_for()
    me.page.mouse.up()


def test_a_leader_is_dragged_to_where_he_goes_with_those_who_stand_with_him(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("web", 20)
    one.card("A-20")
    leader = next(unit["id"] for unit in one.state["view"]["units"] if unit["tag"] == "a.sgt-buehler")
    drag(me, f"u:{leader}", "E10")
    one.settle()
    assert one.where("a.sgt-buehler", "a.line-1") == {"E10"}


def test_a_unit_is_dragged_alone_and_one_that_is_let_go_nowhere_stays(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("web", 20)
    one.card("A-20")
    squad = next(unit for unit in one.state["view"]["units"] if unit["tag"] == "a.line-1")
    board = me.page.locator(".stage").get_attribute("style")
    me.point(f"u:{squad['id']}")
    me.page.mouse.down()
    me.page.mouse.move(700, 40)
    me.page.mouse.up()
    assert len(me.chosen()) == 1, "only the card is spent"
    assert me.page.locator(".stage").get_attribute("style") == board, "the map stays where it is"
    drag(me, f"u:{squad['id']}", "E10")
    one.settle()
    assert one.where("a.line-1") == {"E10"}
    assert one.where("a.sgt-buehler") == {squad["hex"]}


def test_units_are_dragged_into_an_advance_one_by_one(me: Person, server: Server) -> None:
    one = Counter(me, server)
    one.sit_down("web", 218)
    one.card("A-46")
    tags = ["a.sgt-buehler", "a.line-2"]
    for tag in tags:
        unit = next(unit["id"] for unit in one.state["view"]["units"] if unit["tag"] == tag)
        me.page.locator('[data-thing="h:F7"][data-planned]').wait_for(state="attached")
        drag(me, f"u:{unit}", "F7")
        expect(me.page.locator(f'.compose [data-piece="u:{unit}"][aria-pressed=true]')).to_have_count(1)
    one.go()
    one.settle()
    assert one.where(*tags) == {"F7"}


# --- Op Fire under its own name, with mover, hex, line and odds (A33) ---


def may_op_fire(game: Game) -> bool:
    if not asks(ME, "op-fire")(game):
        return False
    question = SCREEN.question(game, ME)
    assert question is not None
    return any(choice["say"]["k"] == "do-op-fire" for choice in question["choices"])


@pytest.mark.rule("A33.1")
def test_op_fire_says_who_moved_and_what_the_best_shot_would_do(me: Person, server: Server) -> None:
    state = sit_down(me, server, record_when(may_op_fire))
    mover, hex = state["question"]["actor"], state["question"]["prompt"]["a"]["hex"]
    expect(me.page.locator(".prompt .line")).to_contain_text(f"entered {hex} within your sight")
    expect(me.page.locator(f'[data-plan="fire"][data-to="{hex}"]')).to_have_count(1)
    expect(me.page.locator(f'[data-thing="{mover}"] .glow').first).to_be_attached()
    expect(me.page.locator(".compose .what")).to_contain_text(re.compile(r"strength \d+, breaks \d+ %"))
    go = me.page.locator(".compose [data-go]").first
    expect(go).to_contain_text("Op Fire with")
    assert not me.chosen(), "no card is spent to see it"
    go.click()
    me.see("Op Fire")
    me.see(f"fire at {hex}")


# --- the Initiative (9.1) ---


def choose_reaction(me: Person, name: str, answer: str) -> None:
    me.button("Menu").click()
    me.page.get_by_role("menuitem", name="Reactions").or_(me.button("Reactions")).first.click()
    me.page.get_by_label(name).select_option(label=answer)
    me.page.keyboard.press("Escape")


@pytest.mark.rule("9.1a")
def test_the_initiative_is_asked_for_only_if_another_roll_could_be_better(me: Person, server: Server) -> None:
    bad = record_of(play_on(start(seed="a"), lambda game: rolls_well(game, HOLDER, False)))
    state = sit_down(me, server, bad, HOLDER)
    state = me.take(onwards(state["question"]))
    assert state["question"]["key"].startswith("initiative-")


@pytest.mark.rule("9.1a")
def test_the_initiative_can_be_asked_for_always(me: Person, server: Server) -> None:
    good = record_of(play_on(start(), lambda game: rolls_well(game, HOLDER)))
    state = sit_down(me, server, good, HOLDER)
    choose_reaction(me, "A roll while you hold the Initiative: make it again?", "Always ask")
    state = me.take(onwards(state["question"]))
    assert state["question"]["key"].startswith("initiative-")


# --- what stands on the board while one is asked ---


@pytest.mark.rule("O20.3.4a")
def test_who_defends_next_is_asked_with_the_attack_in_sight(me: Person, server: Server) -> None:
    sit_down(me, server, record_when(asks(ME, "next-defender")))
    expect(me.page.locator(".effects .reticle")).to_have_count(1)
    expect(me.page.locator(".effects .standing").first).to_be_attached()
    expect(me.page.locator(".prompt .stake")).to_contain_text(re.compile(r"attack total \d+", re.I))


@pytest.mark.rule("O20.3.1.2")
def test_the_lead_piece_is_proposed_and_enter_takes_it(me: Person, server: Server) -> None:
    sit_down(me, server, record_when(asks(ME, "fire-base"), seed="c"))
    expect(me.page.locator(".compose [data-go]")).to_have_count(1)
    me.page.keyboard.press("Enter")
    me.see(re.compile("Allies: fire at"))


def test_no_order_possible_is_said(me: Person, server: Server) -> None:
    def stuck(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.seat == ME and decision.prompt == "turn" and len(game.choices) == 1

    sit_down(me, server, record_when(stuck, seed="b"))
    me.see("No card in your hand can be played as an order now")
