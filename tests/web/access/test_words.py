"""Every text in the reader's language, at once."""

from __future__ import annotations

import re

from games import finished, has_odds, record_when
from person import Person
from playwright.sync_api import expect
from reading import CYRILLIC, raw_keys, text_of
from serving import Server

from conftest import NewPerson
from sandtable.games.combat_commander.screen import SCREEN

# words that stay as they are: our name, titles of games, keys of the keyboard, the other language's own name
LATIN = {
    "Sofia",
    "Sans",
    "Vollkorn",
    "Open",
    "Font",
    "License",
    "Sandtable",
    "Combat",
    "Great",
    "World",
    "Barbarossa",
    "Commander",
    "Volume",
    "English",
    "Enter",
    "Home",
    "Page",
    "Down",
}


def foreign_words(text: str) -> list[str]:
    """Latin words of four letters or more that Bulgarian text should not have."""
    return [word for word in re.findall(r"[A-Za-z]{4,}", text) if word not in LATIN | leaders()]


def leaders() -> set[str]:
    """People keep their names."""
    units = SCREEN.catalogue()["units"]
    assert isinstance(units, dict)
    return {str(unit["title"]["a"]["name"]) for unit in units.values() if "name" in unit["title"].get("a", {})}


def test_the_whole_table_changes_its_language_at_once(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(record_when(has_odds(1)))))
    me.asked()
    expect(me.page.locator(".odds article").first).to_be_visible()
    log = me.page.get_by_role("log").locator(".turn").last
    english = log.inner_text()
    assert not raw_keys(text_of(me)) and not CYRILLIC.search(english)
    me.button("Български").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "bg")
    expect(log).to_contain_text(CYRILLIC)
    text = text_of(me)
    assert not raw_keys(text)
    assert not foreign_words(text), sorted(set(foreign_words(text)))
    me.button("English").click()
    expect(log).to_have_text(english, use_inner_text=True)


def test_every_page_speaks_bulgarian(person: NewPerson, server: Server) -> None:
    me = person(locale="bg-BG")
    room = me.open_file(finished())
    for path in ("/", "/learn", "/account", "/about", f"/replay/{room}?r=200", f"/report/{room}", f"/room/{room}"):
        me.go(path)
        expect(me.page.locator("html")).to_have_attribute("lang", "bg")
        me.page.wait_for_load_state("networkidle")
        expect(me.page.locator("h1").first).to_be_attached()
        text = text_of(me)
        assert not raw_keys(text), (path, raw_keys(text))
        assert not foreign_words(text), (path, sorted(set(foreign_words(text))))
