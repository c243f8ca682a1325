"""The table without a mouse."""

from __future__ import annotations

from person import Json, Person
from playwright.sync_api import expect

# a browser tells of a pointer that rests while the page moves under it; nobody has moved it then
WATCH = """
window.__pointed = 0;
const rests = (event) => event.type.endsWith('move') && event.movementX === 0 && event.movementY === 0;
for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
  addEventListener(kind, (event) => { if (!rests(event)) window.__pointed++; }, { capture: true });
"""
MOST_TABS = 60


def tab_to(me: Person, what: str) -> None:
    """Press Tab until the focus is on it, as somebody does who sees where the focus is."""
    for _ in range(MOST_TABS):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return
    raise AssertionError(f"Tab never comes to {what}")


def by_keys(me: Person, state: Json) -> Json:
    """Answer one question on the board: N goes to the next thing that can be chosen, Enter chooses it."""
    me.page.keyboard.press("n")
    me.page.keyboard.press("Enter")
    return me.asked(state["revision"])


def test_keyboard_only(me: Person) -> None:
    me.context.add_init_script(WATCH)
    me.go("/")
    me.button("Play now").wait_for()
    tab_to(me, "button.primary.big")
    me.page.keyboard.press("Enter")
    state = me.asked()

    tab_to(me, "[role=application]")
    state = set_up_by_keys(me, state)
    assert all(unit["hex"] for unit in state["view"]["units"] if unit["side"] == 1), "every unit is placed"

    state = until_orders(me, state)
    state = give_an_order(me, state)
    pass_the_turn(me, state)
    expect(me.page.get_by_role("log")).to_contain_text("Turn")
    assert me.page.evaluate("() => window.__pointed") == 0


def set_up_by_keys(me: Person, state: Json) -> Json:
    """Piece by piece: N goes to the next place that is lit, Enter puts it there; Enter once more says done."""
    me.page.locator("[data-piece]").first.wait_for()
    pieces = me.page.locator("[data-piece]").count()
    for n in range(1, pieces + 1):
        me.page.keyboard.press("n")
        me.page.keyboard.press("Enter")
        expect(me.page.locator(".roster .count")).to_have_text(f"{n}/{pieces}")
    me.page.evaluate("() => document.activeElement?.blur()")
    me.page.keyboard.press("Enter")
    return me.asked(state["revision"])


def until_orders(me: Person, state: Json) -> Json:
    """A hand without an order to give is passed with; a discard each time brings another one."""
    discarded = -1
    while state["question"]["key"] != "turn":
        turn = state["view"]["turn"]
        if state["question"]["key"] == "discard" and discarded != turn and len(state["question"]["choices"]) > 1:
            discarded = turn
            state = by_number(me, state, 2)  # the first line is "done"
        else:
            state = go_on(me, state)
    return state


def by_number(me: Person, state: Json, number: int) -> Json:
    """C opens the list, and a number takes that line of it."""
    me.page.evaluate("() => document.activeElement?.blur()")
    for key in ("c", str(number)):
        me.page.keyboard.press(key)
    return me.asked(state["revision"])


def go_on(me: Person, state: Json) -> Json:
    """Enter takes the offered way on; where there is none, C opens the list and 1 takes its first line."""
    me.page.evaluate("() => document.activeElement?.blur()")  # Enter on a button would press that button
    keys = ["Enter"] if state["question"]["default"] is not None else ["c", "1"]
    for key in keys:
        me.page.keyboard.press(key)
    return me.asked(state["revision"])


def give_an_order(me: Person, state: Json) -> Json:
    """The first card that can be played."""
    plays = [choice for choice in state["question"]["choices"] if choice["verb"] == "order"]
    if not plays:
        return state
    tab_to(me, f'[data-card="{plays[0]["things"][0][2:]}"]')
    me.page.keyboard.press("Enter")
    if me.page.locator("[role=menu]").count():
        me.page.keyboard.press("Enter")
    return me.asked(state["revision"])


def pass_the_turn(me: Person, state: Json) -> None:
    turn = state["view"]["turn"]
    while state["view"]["turn"] == turn and not state["over"]:
        state = go_on(me, state)
