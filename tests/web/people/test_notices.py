"""Called back to the table: the browser's own notices, the page's title, and windows answered in advance."""

from __future__ import annotations

import re
from pathlib import Path

from games import asks, onwards, record_when
from pairs import caught_up, invite, play, sit_down
from person import Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson

# A browser that has not been asked yet, says yes when it is, and keeps what it shows; and a page that can be left.
NOTICES = """
window.__notices = { asked: 0, shown: [] };
window.Notification = class {
  static permission = 'default';
  static requestPermission() {
    window.__notices.asked++;
    window.Notification.permission = 'granted';
    return Promise.resolve('granted');
  }
  constructor(title, more) { window.__notices.shown.push([title, more.body]); }
  close() {}
};
window.__away = false;
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.__away });
"""


def test_your_turn_is_told_to_somebody_who_looks_elsewhere(person: NewPerson) -> None:
    axis, allies = person(), person()
    allies.context.add_init_script(NOTICES)
    sit_down(allies, invite(axis), "Ana")
    allies.button("Settings").click()
    assert notices(allies) == (0, []), "nobody is asked who has not said that he wants it"
    allies.page.get_by_role("checkbox", name=re.compile("Tell me when it is my turn")).check()
    assert notices(allies)[0] == 1
    allies.button("Done").click()
    allies.page.evaluate("() => { window.__away = true; }")

    state = axis.asked()
    while state["asked"] == [0]:
        assert notices(allies)[1] == []
        state = play([axis, allies], 1)
    caught_up([allies], state["revision"])
    assert notices(allies)[1] == [["It is your turn", "First Patrol"]]
    expect(allies.page).to_have_title(re.compile("^● First Patrol"))


def notices(one: Person) -> tuple[int, list[list[str]]]:
    """How often the browser asked whether it may, and what it has shown."""
    found = one.page.evaluate("() => window.__notices")
    return found["asked"], found["shown"]


def test_windows_are_answered_in_advance(me: Person, server: Server) -> None:
    """Always pass at one kind of moment: the question does not come again."""
    me.enter(me.open_file(server.sealed(record_when(asks(1, "op-fire")))))
    state = me.asked()
    assert state["question"]["key"] == "op-fire" and state["question"]["window"]
    me.button("Menu").click()
    me.button("Reactions").click()
    dialog = me.page.get_by_role("dialog")
    me.button("Always pass here", dialog).click()
    expect(dialog.get_by_label("The enemy moves in sight (Op Fire)")).to_have_value("pass")
    after = me.asked(state["revision"])
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    met = {after["question"]["key"]}
    for _ in range(12):
        if after["over"]:
            break
        after = me.take(onwards(after["question"]))
        met.add(after["question"]["key"])
    assert "op-fire" not in met and not [line for line in after["log"] if line["key"] == "op-fire"]

    me.page.reload()
    me.asked()
    me.button("Menu").click()
    me.button("Reactions").click()
    expect(me.page.get_by_role("dialog").get_by_label("The enemy moves in sight (Op Fire)")).to_have_value("pass")


def test_a_webhook_is_set_where_the_server_calls_them(person: NewPerson, me: Person, tmp_path: Path) -> None:
    me.go("/account")
    expect(me.page.get_by_role("heading", name="Log in")).to_be_visible()
    expect(me.page.get_by_role("heading", name="When it is my turn")).to_have_count(0)
    calling = Server(tmp_path, WEBHOOKS="true").start()
    try:
        caller = person(calling)
        caller.go("/account")
        field = caller.page.get_by_label("Webhook")
        field.fill("https://example.org/turn")
        panel = caller.page.locator("section.panel")
        caller.button("Save", panel).click()
        expect(caller.page.get_by_text("Saved.")).to_be_visible()
        caller.page.reload()
        expect(field).to_have_value("https://example.org/turn")
    finally:
        calling.end()
