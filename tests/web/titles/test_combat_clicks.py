"""A turn of twelve men in few clicks: Orders by Team, routes over the Impulses, quiet until something happens."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from combat_turns import TURNS, Player, Turns
from games import choices_of, onwards
from person import Json, Person
from playwright.sync_api import expect
from solo_games import asks, record_at
from watching import shown, watch

from conftest import NewPerson
from sandtable.kernel.game import Game

NO_LEADER = "7.12"  # Plan needs one


def sit_down(me: Person, wanted: Callable[[Game], bool], scenario: str = "first-patrol", seed: str = "web") -> Json:
    me.enter(me.open_file(record_at(scenario, seed, wanted)))
    return me.asked()


def orders_now(state: Json, team: str = "") -> dict[str, str]:
    men = [man for man in state["view"]["men"] if man["side"] == "friendly" and man["hex"]]
    return {f"u:{man['id']}": man["order"] for man in men if team in ("", man["team"])}


def tell(me: Person, group: str, order: str) -> None:
    me.page.locator(f'[data-group="x:{group}"]').click()
    me.page.locator(f'[data-order="x:order-{order}"]').click()


def give(me: Person, state: Json) -> Json:
    """All that is drafted, and wait until something else is asked."""
    button = me.page.locator('[data-go="order"]')
    expect(button).to_be_enabled()
    count = int(re.sub(r"\D", "", button.inner_text()) or 1)
    button.click()
    return me.asked(state["revision"] + count - 1)


@pytest.mark.parametrize("turns", TURNS, ids=lambda turns: turns.name)
def test_turns_of_twelve_men_take_few_clicks(me: Person, turns: Turns) -> None:
    """A second one where it is played otherwise: as the turn before."""
    player = Player(me, turns.orders)
    player.sit_down(turns.seed, turns.turn)
    watch(me)
    assert max(player.play(2 if turns.orders.again else 1)) < turns.most
    assert shown(me) == [], "at once is at once"


# --- Orders ---


def test_a_team_is_told_at_once_and_one_man_something_else(me: Person) -> None:
    state = sit_down(me, asks("orders"))
    tell(me, "team-able", "plan")
    me.button(re.compile("^2 cannot")).click()
    expect(me.page.locator(".barred li")).to_have_count(2)
    expect(me.page.locator(".barred li").first).to_contain_text(NO_LEADER)
    me.page.keyboard.press("Escape")
    tell(me, "team-able", "evade")
    expect(me.button(re.compile("cannot"))).to_have_count(0)
    tell(me, "all", "sneak")  # the rest: nobody of Able
    able = list(orders_now(state, "able"))
    hide = next(
        one for one in choices_of(state["question"]) if one["things"][0] == able[1] and one["text"].endswith("hide")
    )
    me.click(able[1])
    me.page.locator(f'[role=menu] [data-code="{hide["code"]}"]').click()
    assert me.heard()["revision"] == state["revision"], "nothing is given before it is said"
    after = give(me, state)
    told = orders_now(after, "able")
    assert [told[man] for man in able] == ["evade", "hide", "evade"]
    assert set(orders_now(after, "charlie").values()) <= {"sneak", "hide", "duck-back"}


def test_the_last_man_without_an_order_glows_like_the_others(me: Person) -> None:
    state = sit_down(me, asks("orders"))
    men = list(orders_now(state))
    tell(me, "all", "sneak")
    last = men[-1]
    me.button("Propose nothing").click()
    for man in men[:-1]:
        sneak = next(
            one for one in choices_of(state["question"]) if one["things"][0] == man and one["text"].endswith("sneak")
        )
        state = me.take(sneak)
    expect(me.page.locator(f'.pieces [data-thing="{last}"] .glow.lit')).to_have_count(1)
    me.click(last)
    expect(me.page.get_by_role("menu")).to_be_visible()


def test_chances_of_a_dozen_men_are_told_of_the_one_who_is_picked(me: Person) -> None:
    state = sit_down(me, asks("orders"))
    me.page.locator("[data-group]").first.wait_for()
    expect(me.page.locator(".odds")).to_have_count(0)
    me.click(next(iter(orders_now(state))))
    expect(me.page.locator(".odds")).to_contain_text("Smoke Grenade")


# --- routes ---


def to_the_front(me: Person) -> str:
    """The farthest hex that is proposed."""
    page = me.page
    page.locator("[data-planned]").first.wait_for(state="attached")
    end = max(str(entry.get_attribute("data-thing")) for entry in page.locator("[data-planned]").all())
    me.click(end)
    return end


def drag_to_the_front(me: Person, thing: str) -> str:
    """A man, by the mouse alone, to the farthest hex that is proposed."""
    page = me.page
    page.locator("[data-planned]").first.wait_for(state="attached")
    end = max(str(entry.get_attribute("data-thing")) for entry in page.locator("[data-planned]").all())
    me.find(end)  # with the whole board in sight, if need be
    me.point(thing)
    page.mouse.down()
    there = page.locator(f'path.hex[data-thing="{end}"]').bounding_box()
    assert there is not None
    x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
    page.mouse.move(x - 20, y)
    page.mouse.move(x, y)
    page.locator("svg.shade").wait_for()
    page.mouse.up()
    page.locator("svg.shade").wait_for(state="detached")
    return end


def test_a_team_goes_by_one_route_until_something_happens(me: Person) -> None:
    player = Player(me)
    state = sit_down(me, asks("orders"), seed="x")
    tell(me, "all", "evade")
    state = give(me, state)
    team, start = state["view"]["acting"], state["view"]["men"]
    count = len(choices_of(state["question"]))
    to_the_front(me)
    expect(me.page.locator('[data-routes="proposed"] path.case')).to_have_count(count)
    me.page.locator('[data-go="route"]').click()
    state = me.asked(state["revision"])
    moved = [
        man
        for man, old in zip(state["view"]["men"], start, strict=True)
        if man["team"] == team and man["hex"] != old["hex"]
    ]
    assert moved, "the first of them is on his way"
    expect(me.page.locator('[data-routes="under-way"]')).to_have_count(1)
    player.state = state
    while not player.has('[data-standing="on"]'):
        assert player.state["view"]["turn"] == 1, "nothing has happened"
        player.answer()
    halted = me.page.locator(".halted")
    expect(halted).to_have_text(re.compile(r"\w"))
    before = me.heard()["revision"]
    me.button("Go on").click()
    expect(halted).to_have_count(0)
    assert me.asked(before - 1)["revision"] >= before


def test_one_man_is_sent_by_a_click_and_single_steps_remain(me: Person) -> None:
    state = sit_down(me, asks("orders"))
    tell(me, "all", "evade")
    state = give(me, state)
    first, second = choices_of(state["question"])[:2]
    state = me.take(first)
    near = next(one for one in choices_of(state["question"]) if one["verb"] == "move")
    state = me.take(near)  # a single step
    assert f"h:{man_of(state, first['things'][0])['hex']}" == near["things"][0]
    while state["question"]["key"] != "who-acts":
        state = me.take(onwards(state["question"]))
    state = me.take(second)
    before = man_of(state, second["things"][0])["hex"]
    to_the_front(me)
    state = me.asked(state["revision"])
    assert man_of(state, second["things"][0])["hex"] != before
    expect(me.page.locator('[data-routes="under-way"] path.case')).to_have_count(1)
    me.button("Stop").click()
    expect(me.page.locator("[data-routes]")).to_have_count(0)


def test_one_man_is_dragged_to_where_he_goes(me: Person) -> None:
    state = sit_down(me, asks("orders"))
    tell(me, "all", "evade")
    state = give(me, state)
    man = choices_of(state["question"])[0]
    state = me.take(man)
    (thing,) = man["things"]
    before = man_of(state, thing)["hex"]
    board = me.page.locator(".stage").get_attribute("style")
    drag_to_the_front(me, thing)
    state = me.asked(state["revision"])
    assert man_of(state, thing)["hex"] != before
    assert me.page.locator(".stage").get_attribute("style") == board, "the map stays where it is"
    expect(me.page.locator('[data-routes="under-way"] path.case')).to_have_count(1)


def test_one_of_a_team_is_dragged_and_all_of_it_goes_that_way(me: Person) -> None:
    state = sit_down(me, asks("orders"), seed="x")
    tell(me, "all", "evade")
    state = give(me, state)
    choices = choices_of(state["question"])
    drag_to_the_front(me, choices[0]["things"][0])
    expect(me.page.locator('[data-routes="proposed"] path.case')).to_have_count(len(choices))
    assert me.revision == state["revision"], "nothing is sent before they are told to go"
    me.page.locator('[data-go="route"]').click()
    state = me.asked(state["revision"])
    expect(me.page.locator('[data-routes="under-way"]')).to_have_count(1)


def man_of(state: Json, thing: str) -> Json:
    found: Json = next(man for man in state["view"]["men"] if f"u:{man['id']}" == thing)
    return found


# --- quiet ---


def test_a_quiet_moment_passes_by_itself_unless_the_button_is_lit(me: Person) -> None:
    state = sit_down(me, asks("quiet"))
    button, passing = me.page.locator('[data-standing="moment"]'), state["question"]["default"]
    state = me.take(onwards(state["question"]))
    while me.chosen().count(passing) < 3:
        assert state["question"]["key"] != "quiet", "nothing new can be done since it was asked"
        state = me.take(onwards(state["question"]))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    while state["question"]["key"] != "quiet":
        state = me.take(onwards(state["question"]))
    me.take(onwards(state["question"]))
    expect(button).to_have_attribute("aria-pressed", "false")


def test_quiet_until_something_happens_asks_for_nothing_that_puts_nothing_at_stake(me: Person) -> None:
    state = sit_down(me, asks("orders", 3))
    tell(me, "all", "hide")
    state = give(me, state)
    assert state["question"]["key"] == "who-acts"
    clicked = len(me.chosen())
    me.page.locator('[data-standing="skip"]').click()
    state = me.asked(state["revision"])
    assert len(me.chosen()) > clicked + 3, "the page has answered, man by man"
    assert state["question"]["key"] != "spot-or-duck" or me.page.locator(".halted").count()


# --- what the Enemy does out of view ---


def camera(me: Person) -> str | None:
    return me.page.locator(".board .stage").get_attribute("style")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_the_enemy_does_out_of_view_is_brought_into_it_or_pointed_at(person: NewPerson, motion: str) -> None:
    me = person(reduced_motion=motion, pace="step")
    sit_down(me, asks("orders", 3))
    tell(me, "all", "hide")
    me.button("Nearer, to read everything").click()
    expect(me.button("Whole board")).to_be_visible()
    for _ in range(4):
        me.button("Nearer").click()
    me.page.locator('[data-go="order"]').click()
    before, arrow = camera(me), me.page.locator(".staging .arrow")
    me.page.locator('[data-standing="skip"]').click()
    roll = me.page.locator('.staging[data-beat="roll"]')
    while roll.count() == 0:
        me.page.locator(".staging[data-beat]").wait_for(state="attached")
        me.button("Go on Space").click()
    if motion == "reduce":
        expect(arrow).to_have_count(1)
        assert camera(me) == before
    else:
        expect(arrow).to_have_count(0)
        me.page.wait_for_function(
            "(before) => document.querySelector('.board .stage').getAttribute('style') !== before", arg=before
        )
