"""A slow line: what somebody does before an answer has come outlasts the answer."""

from __future__ import annotations

import re

from games import asks, onwards, record_when
from pairs import invite
from person import Person
from playwright.sync_api import Route, expect
from serving import Server

from conftest import PHONE, NewPerson


class Held:
    """Answers from an address, held back until they are let go."""

    def __init__(self, one: Person, path: str) -> None:
        self.page = one.page
        self.path = re.compile(re.escape(path) + "$")
        self.routes: list[Route] = []
        self.open = False
        one.context.route(self.path, lambda route: route.continue_() if self.open else self.routes.append(route))

    def let_go(self) -> None:
        """And wait until the page has had them."""
        assert self.routes, "nothing was asked for"
        self.open = True
        while self.routes:
            with self.page.expect_response(self.path) as found:
                self.routes.pop(0).continue_()
            found.value.finished()
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")


def test_a_name_written_before_the_page_knows_who_writes(person: NewPerson) -> None:
    host, guest = person(), person()
    link = invite(host)
    account = Held(guest, "/api/account")
    with guest.page.expect_request(account.path):
        guest.page.goto(link)
    name = guest.page.get_by_label("Your name")
    name.fill("Ana")
    account.let_go()
    expect(name).to_have_value("Ana")
    guest.button("Sit down").click()
    expect(host.page.locator(".players").get_by_text("Ana").first).to_be_visible()


def test_who_sits_down_before_the_page_knows_him_keeps_his_name_too(person: NewPerson) -> None:
    host, guest = person(), person()
    link = invite(host)
    account = Held(guest, "/api/account")
    with guest.page.expect_request(account.path):
        guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Ana")
    guest.button("Sit down").click()
    account.let_go()
    expect(host.page.locator(".players").get_by_text("Ana").first).to_be_visible()


def test_who_goes_elsewhere_is_not_fetched_back_by_his_new_game(me: Person) -> None:
    made = Held(me, "/api/rooms")
    me.go("/")
    with me.page.expect_request(made.path):
        me.button("Play now").click()
    me.page.get_by_role("link", name=re.compile("Learn")).first.click()
    expect(me.page.get_by_role("heading", name="Learn", exact=False).first).to_be_visible()
    made.let_go()
    assert me.page.url.endswith("/learn")
    me.go("/")
    expect(me.page.get_by_role("heading", name=re.compile("^My games"))).to_be_visible()


def test_nobody_is_interrupted_while_he_writes(person: NewPerson, server: Server) -> None:
    """On a phone the hand comes by itself, but not over the chat: what is typed there would be taken for the game."""
    me = person(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    expect(me.page.get_by_role("region", name="Hand")).to_be_visible()
    me.button("Chat").tap()
    field = me.page.get_by_label("Say something")
    field.fill("Good luck")
    state = me.take(onwards(state["question"]))
    assert any(thing.startswith("c:") for choice in state["question"]["choices"] for thing in choice["things"])
    expect(field).to_have_value("Good luck")


def test_a_line_is_still_there_when_its_tab_is_opened_again(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    me.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_label("Say something").fill("Good luck")
    me.page.get_by_role("tab", name="Log").click()
    me.page.get_by_role("tab", name="Chat").click()
    expect(me.page.get_by_label("Say something")).to_have_value("Good luck")


def test_a_key_held_down_answers_one_question(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    state = me.asked()
    me.page.keyboard.down("Enter")
    after = me.asked(state["revision"])
    assert after["question"]["default"] is not None
    me.page.keyboard.down("Enter")  # the browser repeats a key that is held
    assert len(me.chosen()) == 1
    me.page.keyboard.up("Enter")
    me.page.keyboard.press("Enter")
    me.asked(after["revision"])
    assert len(me.chosen()) == 2
