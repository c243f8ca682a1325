"""What stays on the screen no longer than it is true, and a way back with one click."""

from __future__ import annotations

import re

from games import Json, asks, finished, onwards, record_when, start
from person import Person
from playwright.sync_api import Locator, expect
from serving import Server

from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game


def choosing_an_order(me: Person, server: Server) -> Json:
    """It is the Allies' turn, and they hold an Order that can be given."""
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    return me.asked()


def news(me: Person) -> Locator:
    """What is read out of the log."""
    return me.page.locator("div.prompt > p[aria-live]")


def give_order(me: Person, state: Json) -> Json:
    card = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    after = me.take(card)
    expect(news(me)).to_contain_text("order")
    return after


def test_what_is_read_out_does_not_outlast_a_take_back_or_a_language(me: Person, server: Server) -> None:
    state = choosing_an_order(me, server)
    give_order(me, state)
    me.button(re.compile("^(Undo|Take back)")).click()
    me.at(state["revision"])
    expect(news(me)).to_have_text("")
    give_order(me, me.asked(state["revision"] - 1))
    me.button(re.compile("Български")).click()
    expect(news(me)).to_have_text("")


def has_rolled(game: Game) -> bool:
    """The Allies may give another Order after one in which something was rolled."""
    if not asks(1, "next-order")(game) or len(game.choices) < 2:
        return False
    keys = [line["key"] for line in SCREEN.log(game, 1)]
    last = max((n for n, key in enumerate(keys) if key in ("order-given", "turn-begins")), default=0)
    return keys[last : last + 1] == ["order-given"] and "rolled" in keys[last:]


def test_dice_are_put_away_with_their_order(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(has_rolled))))
    state = me.asked()
    dice = me.page.locator("div.prompt .tail .dice")
    expect(dice.first).to_be_visible()
    me.take(next(choice for choice in state["question"]["choices"] if choice["verb"] == "order"))
    expect(dice).to_have_count(0)


def test_nobody_is_on_turn_while_both_set_up(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(start().record())))
    me.asked()
    expect(me.panel("Tracks").locator(".side.allies")).to_be_visible()
    expect(me.page.get_by_text("on turn", exact=True)).to_have_count(0)
    choosing_an_order(me, server)
    expect(me.panel("Tracks").get_by_text("on turn", exact=True)).to_have_count(1)


def test_one_click_takes_back_what_a_card_has_followed(me: Person, server: Server) -> None:
    state = choosing_an_order(me, server)
    state = me.take(onwards(state["question"]))
    while state["undo"] or state["back"] == state["revision"]:
        state = me.take(onwards(state["question"]))
    back = state["back"]
    me.button("Take back").click()
    me.at(back)
    assert me.asked(back - 1)["revision"] == back


def test_in_a_lesson_only_the_coach_says_what_to_do(me: Person) -> None:
    me.go("/learn").button("Begin").first.click()
    me.asked()
    line = me.page.locator("div.prompt h2.line")
    expect(line).to_have_class(re.compile("visually-hidden"))
    me.button("Hide").click()
    expect(line).not_to_have_class(re.compile("visually-hidden"))


# --- what the log says of Events ---


def found(me: Person, words: str) -> list[str]:
    """Lines of the log with these words, each with its rule."""
    field = me.page.get_by_label("Search the log")
    field.fill(words)
    lines = me.page.get_by_role("log").get_by_role("listitem")
    expect(lines.first).to_contain_text(words)
    return [re.sub(r"\s+", " ", line) for line in lines.all_inner_texts()]


def test_events_say_what_came_of_them_and_by_which_rule(me: Person) -> None:
    """In this game an Event splits nobody, a Sniper finds nobody, and a Hero comes."""
    me.enter(me.open_file(finished()))
    me.page.keyboard.press("/")
    assert all("E52" in line for line in found(me, "Nobody splits."))
    assert all("1.9.1.3" in line for line in found(me, "Nobody is there."))
    assert [line for line in found(me, "comes in at") if "E58" in line]
    assert not [line for line in found(me, "comes in at") if "6.1.2" in line]
