"""What hands do at the table and must not get wrong: pressing, dragging, zooming, resting."""

from __future__ import annotations

import pytest
from games import asks, record_when
from person import MET, Json, Person
from playwright.sync_api import expect
from serving import Server
from solo_games import asks as asks_alone
from solo_games import play_on, start

from conftest import PHONE, NewPerson

CROWDED = "08.10"
UNDER = "({ x, y }) => document.elementsFromPoint(x, y).map((e) => e.dataset?.thing).find((t) => t?.startsWith('h:'))"
LONG = 2_000  # milliseconds by which the page's own clock is moved on


def piled(state: Json) -> list[Json]:
    """Choices of a unit that stands with others in a hex."""
    where = {f"u:{unit['id']}": unit["hex"] for unit in state["view"]["units"]}
    hexes = list(where.values())
    return [choice for choice in state["question"]["choices"] if hexes.count(where.get(choice["things"][0], "")) > 1]


def test_a_click_counts_although_the_stack_would_open_meanwhile(me: Person, server: Server) -> None:
    me.context.clock.install()
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
    me.context.clock.install()
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


# --- many men in one hex ---


def crowd() -> Json:
    """A squad that stands in one hex, about to get its Orders."""
    game = start()
    while game.decision is not None and game.decision.prompt == "set-up":
        game.play(next(code for code in game.choices if game.notation(code).endswith(f" {CROWDED}")))
    return play_on(game, asks_alone("orders")).record()


def pull(me: Person, thing: str, part: float) -> None:
    """Drag the map until a thing lies so far from the left edge of the board to the right one."""
    board = me.page.locator("[data-revision]").bounding_box()
    where = me.spot(thing)
    assert board is not None and where is not None
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    me.page.mouse.move(*middle)
    me.page.mouse.down()
    me.page.mouse.move(middle[0] + board["x"] + part * board["width"] - where["x"], middle[1], steps=6)
    me.page.mouse.up()


@pytest.mark.parametrize("part", [0.02, pytest.param(0.98, marks=pytest.mark.deep)])  # the other rim, by the same code
def test_a_man_stays_under_the_pointer_when_his_stack_opens_at_the_rim(me: Person, part: float) -> None:
    me.enter(me.open_file(crowd()))
    state = me.asked()
    pull(me, f"h:{CROWDED}", part)
    men = [f"u:{man['id']}" for man in state["view"]["men"] if man["hex"] == CROWDED]
    assert len(men) == 12
    seen = [man for man in men if me.spot(man)][:3]
    assert len(seen) == 3, "some lie open"
    for man in seen:
        me.look_away()
        where = me.spot(man)
        assert where is not None
        me.page.mouse.move(where["x"], where["y"])
        expect(me.page.locator("[data-fan] [data-thing^='u:']")).to_have_count(12)
        assert me.page.evaluate(MET, where) == man
        me.page.mouse.down()
        me.page.mouse.up()
        expect(me.page.locator(f'[data-fan] [data-thing="{man}"] .glow.picked')).to_have_count(1)
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("menu")).to_have_count(0)
    assert not me.chosen()


# --- two fingers ---


def fingers(*spots: tuple[float, float]) -> list[Json]:
    return [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]


SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.stage')).transform).a"


def has_scale(me: Person, wanted: float) -> None:
    me.page.wait_for_function(f"(wanted) => Math.abs({SCALE} / wanted - 1) < 0.02", arg=wanted)


def pinch(me: Person, middle: tuple[float, float], before: float, after: float) -> None:
    """Two fingers so far from a point, one at each side of it, go nearer or farther."""
    touch = me.context.new_cdp_session(me.page)
    (x, y), steps = middle, 8

    def send(kind: str, reach: float | None) -> None:
        at = [] if reach is None else fingers((x - reach, y), (x + reach, y))
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    send("touchStart", before)
    for step in range(1, steps + 1):
        send("touchMove", before + (after - before) * step / steps)
    send("touchEnd", None)
    touch.detach()


def test_two_fingers_bring_the_map_nearer_and_choose_nothing(person: NewPerson) -> None:
    me = person(viewport=PHONE, has_touch=True, is_mobile=True)
    me.enter(me.open_file(crowd()))
    me.asked()
    board = me.page.locator("[data-revision]").bounding_box()
    assert board is not None
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    there = me.page.evaluate(UNDER, {"x": middle[0], "y": middle[1]})
    assert there is not None
    before = me.page.evaluate(SCALE)
    pinch(me, middle, 40, 80)
    has_scale(me, 2 * before)
    assert me.page.evaluate(UNDER, {"x": middle[0], "y": middle[1]}) == there, "what is between the fingers stays there"
    pinch(me, middle, 80, 40)
    has_scale(me, before)
    assert not me.chosen()
    expect(me.page.locator("[data-fan]")).to_have_count(0)
