"""The list of one's own games: which game, how far, and away with it."""

from __future__ import annotations

from games import finished, record_of, start
from person import Person
from playwright.sync_api import expect
from serving import Server


def test_my_games_name_the_game_and_can_be_put_away(me: Person, server: Server) -> None:
    me.go("/")
    running = me.open_file(server.sealed(record_of(start())))
    over = me.open_file(finished())
    me.go("/")
    mine = me.page.get_by_role("region", name="My games")
    row = mine.locator("li", has=me.page.locator(f'a[href="/room/{running}"]'))
    expect(row).to_contain_text("Combat Commander")
    expect(row).to_contain_text("setting up")
    me.button("Delete: First Patrol", row).click()
    dialog = me.page.get_by_role("dialog")
    me.button("Cancel", dialog).click()
    expect(row).to_be_visible()
    me.button("Delete: First Patrol", row).click()
    me.button("Delete", dialog).click()
    expect(row).to_have_count(0)
    expect(mine.locator(f'a[href="/room/{over}"]')).to_be_visible()
