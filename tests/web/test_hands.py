"""What hands do at the table and must not get wrong: pressing, dragging, zooming, resting."""

from __future__ import annotations

from games import asks, record_when
from person import Json, Person
from playwright.sync_api import expect
from serving import Server

LONG = 2_000  # milliseconds by which the page's own clock is moved on


def piled(state: Json) -> list[Json]:
    """Choices of a unit that stands with others in a hex."""
    where = {f"u:{unit['id']}": unit["hex"] for unit in state["view"]["units"]}
    hexes = list(where.values())
    return [choice for choice in state["question"]["choices"] if hexes.count(where.get(choice["things"][0], "")) > 1]


def test_a_click_counts_although_the_stack_would_open_meanwhile(me: Person, server: Server) -> None:
    me.page.clock.install()
    me.enter(me.open_file(server.sealed(record_when(asks(1, "activate")))))
    state = me.asked()
    choice = next(choice for choice in piled(state) if me.spot(choice["things"][0]))
    where = me.spot(choice["things"][0])
    assert where is not None
    me.page.clock.pause_at(me.page.evaluate("() => Date.now()") / 1000 + 1)  # however slow the machine is
    me.page.mouse.move(where["x"], where["y"])
    me.page.mouse.down()
    me.page.clock.run_for(LONG)
    expect(me.page.locator("[data-fan]")).to_have_count(0)
    me.page.mouse.up()
    assert me.chosen() == [choice["code"]]


def test_a_stack_opens_under_the_pointer_and_closes_behind_it(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "activate")))))
    state = me.asked()
    choice = next(choice for choice in piled(state) if me.spot(choice["things"][0]))
    me.point(choice["things"][0])
    fan = me.page.locator("[data-fan]")
    expect(fan).to_have_count(1)
    me.point("h:A1")
    expect(fan).to_have_count(0)


def test_the_card_that_slides_under_the_pointer_keeps_silent(me: Person, server: Server) -> None:
    me.page.clock.install()
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    cards = state["view"]["sides"][1]["hand"]
    order = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    assert order["things"] != [f"c:{cards[-1]}"] or len(cards) > 1
    me.take(order)
    me.page.clock.run_for(LONG)
    expect(me.page.locator(".bubble")).to_have_count(0)


def test_wheel_drag_and_keys_move_the_map_and_choose_nothing(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "activate")))))
    me.asked()
    stage = me.page.locator(".stage")
    seen = [stage.get_attribute("style")]
    where = me.spot("h:H6")
    assert where is not None
    me.page.mouse.move(where["x"], where["y"])
    me.page.mouse.wheel(0, -400)
    changed(me, seen)
    me.page.mouse.down()
    me.page.mouse.move(where["x"] + 120, where["y"] + 60, steps=4)
    me.page.mouse.up()
    changed(me, seen)
    me.page.locator("[data-revision]").focus()
    for key in ("+", "Shift+ArrowLeft", "0"):
        me.page.keyboard.press(key)
        changed(me, seen)
    assert not me.chosen()


def changed(me: Person, seen: list[str | None]) -> None:
    """The map lies otherwise than before."""
    stage = me.page.locator(".stage")
    expect(stage).not_to_have_attribute("style", seen[-1] or "")
    seen.append(stage.get_attribute("style"))
