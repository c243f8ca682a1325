"""One person against the computer: the first minute, and a whole game, by clicks alone."""

from __future__ import annotations

import random

from games import anything, finished, onwards
from person import Json, Person
from playwright.sync_api import expect
from serving import Server

LAST = 60  # decisions that are left when we sit down
MOST = 400  # decisions after which a game must have come to what is waited for


def test_a_newcomer_starts_with_one_click_and_finishes_a_turn(me: Person) -> None:
    me.go("/").button("Play now").click()
    state = me.asked()
    assert state["eyes"] == 1 and state["question"], "the newcomer plays the Allies"
    placed = me.set_up(state)
    assert placed["view"]["units"] and all(unit["hex"] for unit in placed["view"]["units"] if unit["side"] == 1)
    end_own_turn(me, placed)
    expect(me.page.get_by_role("log")).to_contain_text("Turn 1")


def end_own_turn(me: Person, state: Json) -> Json:
    """Give an order if there is a card for it, carry it out, and go on until the turn is over."""
    ordered = False
    own = None
    for _ in range(MOST):
        view = state["view"]
        if state["over"] or (own is not None and view["turn"] > own):
            return state
        plays = [choice for choice in state["question"]["choices"] if choice["verb"] == "order"]
        if view["active"] == 1:
            own = view["turn"]
        if plays and not ordered and own is not None:
            ordered = True
            state = me.take(plays[0])
        else:
            state = me.take(onwards(state["question"]))
    raise AssertionError("the turn does not end")


def late() -> Json:
    """So near to the end that chance alone ends it soon."""
    whole = finished()
    made = len(whole["decisions"]) - LAST
    return {**whole, "decisions": whole["decisions"][:made], "outcomes": whole["outcomes"][: made + 1], "over": False}


def test_a_game_is_played_to_its_end_by_clicks(me: Person, server: Server) -> None:
    """The last turns of it; the way there has been played by the engine."""
    me.enter(me.open_file(server.sealed(late())))
    state = me.asked()
    rng = random.Random("web-2")
    for _ in range(MOST):
        if state["over"]:
            break
        state = me.take(anything(rng, state["question"]))
    assert state["over"], "the game does not end"
    me.see("You have won!" if state["view"]["winner"] == state["eyes"] else "You have lost.")
    room = me.room
    me.page.get_by_role("link", name="After-action report").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("First Patrol")
    assert me.page.url.endswith(f"/report/{room}")
    me.page.go_back()
    me.page.get_by_role("link", name="Replay").click()
    expect(me.page.get_by_role("slider", name="Decision")).to_have_attribute("max", str(state["revision"]))
