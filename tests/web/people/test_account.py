"""An account: another password, and an end to whoever else is logged in with it."""

from __future__ import annotations

import re

from axe import serious_in_both
from person import Person
from playwright.sync_api import Locator, expect

from conftest import NewPerson

OLD, NEW = "the old one", "the new one"


def form(me: Person, heading: str) -> Locator:
    return me.page.locator("form", has=me.page.get_by_role("heading", name=heading, exact=True))


def enter(me: Person, how: str, name: str, password: str) -> None:
    """Make an account, or log in with one."""
    me.go("/account")
    fields = form(me, how)
    fields.get_by_label("Name").fill(name)
    fields.get_by_label("Password").fill(password)
    me.button(how, fields).click()


def is_in(me: Person) -> None:
    expect(me.button("Log out")).to_be_visible()


def is_out(me: Person) -> None:
    """Not even after another look."""
    me.page.reload()
    expect(me.button("Log in", form(me, "Log in"))).to_be_visible()
    expect(me.button("Log out")).to_have_count(0)


def change(me: Person, old: str, new: str) -> None:
    fields = form(me, "Change the password")
    fields.get_by_label("Current password").fill(old)
    fields.get_by_label("New password").fill(new)
    me.button("Change the password", fields).click()


def test_a_new_password_logs_out_all_other_browsers(person: NewPerson) -> None:
    me, elsewhere = person(), person()
    for one in (me, elsewhere):
        one.expect_fault("401")
    enter(me, "Make an account", "Olga of the hill", OLD)
    is_in(me)
    enter(elsewhere, "Log in", "Olga of the hill", OLD)
    is_in(elsewhere)
    change(me, "a wrong one", NEW)
    expect(me.page.get_by_role("alert")).to_have_text("That is not your current password.")
    change(me, OLD, NEW)
    expect(me.page.get_by_text("The password is changed")).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(form(me, "Change the password").get_by_label("New password")).to_have_value("")
    me.page.reload()
    is_in(me)
    is_out(elsewhere)
    enter(elsewhere, "Log in", "Olga of the hill", OLD)
    expect(elsewhere.page.get_by_role("alert")).to_be_visible()
    enter(elsewhere, "Log in", "Olga of the hill", NEW)
    is_in(elsewhere)


def test_all_other_sessions_end_with_one_click(person: NewPerson) -> None:
    me, elsewhere = person(), person()
    enter(me, "Make an account", "Olga of the dale", OLD)
    is_in(me)
    enter(elsewhere, "Log in", "Olga of the dale", OLD)
    is_in(elsewhere)
    me.button("End all other sessions").click()
    expect(me.page.get_by_text("All other sessions are ended.")).to_be_visible()
    is_out(elsewhere)
    me.page.reload()
    is_in(me)


def test_axe_finds_nothing_serious_on_an_account(person: NewPerson) -> None:
    me = person(bypass_csp=True)
    enter(me, "Make an account", "Olga who listens", OLD)
    is_in(me)
    expect(me.page.get_by_text(re.compile("The account is made"))).to_be_visible()
    assert not (found := serious_in_both(me)), "\n".join(found)
