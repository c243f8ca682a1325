"""Two people at two browsers, and one who looks on."""

from __future__ import annotations

import re

from pairs import caught_up, invite, play, sit_down, under_way
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson


def test_two_browsers_play_each_other_while_a_third_looks_on(person: NewPerson) -> None:
    axis, allies, watcher = person(), person(), person()
    link = invite(axis)
    room = axis.room
    assert "#seat=" in link and room in link
    watcher.enter(room)
    watcher.see("You are watching this game.")
    expect(watcher.button(re.compile("^Play "))).to_have_count(0)  # the seat is kept for a friend
    sit_down(allies, link, "Ana")
    expect(axis.page.get_by_text("Ana").first).to_be_visible()

    play([axis, allies], 4)
    allies.page.close()  # the browser goes away in the middle of the game
    expect(axis.page.locator(".players").get_by_text("away").first).to_be_attached()
    allies.page = allies.new_page()
    allies.enter(room)
    assert allies.heard()["eyes"] == 1, "the seat is kept"
    told = play([axis, allies], 14)
    caught_up([watcher], told["revision"])

    seen = watcher.heard()
    assert seen["eyes"] == -1 and seen["question"] is None
    assert all(side["hand"] is None for side in seen["view"]["sides"]), "a spectator sees no hand"
    talk(axis, allies, watcher)


def talk(axis: Person, allies: Person, watcher: Person) -> None:
    text = "<b>Hello</b> & good luck"
    axis.page.get_by_role("tab", name="Chat").click()
    axis.page.get_by_label("Say something").fill(text)
    axis.page.keyboard.press("Enter")
    for one in (axis, allies, watcher):
        one.panel("Chat")
        expect(one.page.get_by_text(text)).to_be_visible()


def test_both_come_back_by_themselves_when_the_server_was_killed(person: NewPerson, own_server: Server) -> None:
    axis, allies = person(own_server), person(own_server)
    for one in (axis, allies):
        one.expect_fault("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
    link = invite(axis)
    sit_down(allies, link, "Ana")
    before = play([axis, allies], 3)
    own_server.kill()
    for one in (axis, allies):
        one.see("The connection is gone. Trying again…")
    own_server.start()
    for one in (axis, allies):
        expect(one.page.get_by_text("The connection is gone. Trying again…")).to_have_count(0)
        assert one.heard()["revision"] == before["revision"], "no decision is lost"
    after = play([axis, allies], 3)
    assert after["revision"] >= before["revision"] + 3


def test_undo_by_consent(person: NewPerson) -> None:
    axis, allies = person(), person()
    sit_down(allies, invite(axis), "Ana")
    state = under_way(axis)
    while state["asked"] == [0]:
        state = play([axis, allies], 1)
    state = play([axis, allies], 1)  # the Allies have decided since: the Axis cannot simply take back
    assert not axis.heard()["undo"]
    back = axis.heard()["back"]
    assert back < state["revision"]
    axis.button("Menu").click()
    axis.button("Take back").click()
    axis.see("Something has been revealed since your last decision, so the other side must agree.")
    axis.button("Ask").click()
    axis.see(re.compile("You have asked to take back"))
    allies.button("Decline").click()
    expect(axis.page.get_by_text("You have asked to take back")).to_have_count(0)
    assert allies.revision == state["revision"]
    axis.button("Menu").click()
    axis.button("Take back").click()
    axis.button("Ask").click()
    allies.button("Accept").click()
    for one in (axis, allies):
        one.at(back)
    assert axis.asked()["revision"] == back


def test_a_draw_is_declined_one_resigns_and_in_the_rematch_a_draw_is_agreed(person: NewPerson) -> None:
    axis, allies = person(), person()
    sit_down(allies, invite(axis), "Ana")
    play([axis, allies], 1)
    offer_a_draw(axis)
    allies.see("Axis: a draw is offered.")
    allies.button("Decline").click()
    expect(axis.page.get_by_text("You have offered a draw.")).to_have_count(0)
    assert not axis.heard()["over"]
    allies.button("Menu").click()
    allies.button("Resign").click()
    allies.button("Resign", allies.page.get_by_role("dialog")).click()
    axis.see("You have won!")
    allies.see("You have lost.")
    axis.button("Rematch").click()
    allies.button("Accept").click()
    for one in (axis, allies):
        one.page.get_by_role("link", name="To the rematch").click()
        one.page.wait_for_function("() => window.__heard.state?.revision === 0")
    assert axis.heard()["eyes"] == 1 and allies.heard()["eyes"] == 0, "sides are swapped"
    offer_a_draw(axis)
    allies.button("Accept").click()
    for one in (axis, allies):
        one.see("Nobody wins.")
        one.see("Both sides agreed to a draw.")


def offer_a_draw(one: Person) -> None:
    one.button("Menu").click()
    one.button("Offer a draw").click()
    one.button("Offer a draw", one.page.get_by_role("dialog")).click()
    one.see("You have offered a draw.")


def open_to_anybody(host: Person, watchable: bool) -> str:
    """A game whose other seat stands in the lobby. Answers the room."""
    host.go("/").button("Play First Patrol").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("Germans")).check()
    dialog.get_by_role("radio", name=re.compile("Anybody")).check()
    dialog.get_by_role("checkbox", name="Others may watch").set_checked(watchable)
    host.button("Start", dialog).click()
    host.see("Waiting for a player: Allies.")
    return host.room


def test_an_open_seat_can_be_taken_where_nobody_may_watch(person: NewPerson) -> None:
    host, guest = person(), person()
    room = open_to_anybody(host, watchable=False)
    guest.go("/")
    guest.page.get_by_role("region", name="Open seats").locator(f'a[href="/room/{room}"]').click()
    guest.see("A seat is open in this game.")
    guest.page.get_by_label("Your name").fill("Ana")
    guest.button("Sit down").click()
    play([host, guest], 2)
    assert guest.heard()["eyes"] == 1
    expect(host.page.get_by_text("Ana").first).to_be_visible()


def test_an_open_seat_is_found_in_the_lobby_and_the_game_can_be_watched(person: NewPerson) -> None:
    host, guest, watcher = person(), person(), person()
    room = open_to_anybody(host, watchable=True)

    guest.go("/")
    seats = guest.page.get_by_role("region", name="Open seats")
    seats.locator(f'a[href="/room/{room}"]').click()
    guest.button("Play Allies").click()
    play([host, guest], 2)
    assert guest.heard()["eyes"] == 1

    watcher.go("/")
    watcher.page.get_by_role("region", name="Games to watch").locator(f'a[href="/room/{room}"]').click()
    watcher.see("You are watching this game.")
    host.go("/")
    expect(host.page.get_by_role("region", name="My games").locator(f'a[href="/room/{room}"]')).to_be_visible()
