"""From the lobby to the first real decision of the first turn, by clicks alone: for tools/clicks.py and its test."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from person import Json, Person

COUNT: Final = """
const counted = (event) => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
};
addEventListener('click', counted, { capture: true });
"""
UNREAD: Final = """
const stored = JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}');
localStorage.setItem('sandtable.settings', JSON.stringify({ ...stored, briefing: true }));
"""
MOST: Final = 3  # clicks
# what is asked first
GAMES: Final = {"combat-commander": "turn", "great-war-commander": "turn", "combat": "play-card", "barbarossa": "plan"}
DONE: Final = re.compile("^.?Done")


class Arrival(NamedTuple):
    clicks: int
    seconds: float  # for nobody's test: machines differ
    state: Json


def arrive(me: Person, game: str) -> Arrival:
    """Quick start, the ready-made set-up, done."""
    me.context.add_init_script(COUNT + UNREAD)
    me.go("/").page.locator(f'[data-quick="{game}"]').wait_for()
    begun = me.page.evaluate("() => Date.now()")
    me.page.locator(f'[data-quick="{game}"]').click()
    me.button("Ready-made set-up", me.page.get_by_role("dialog")).click()
    me.button(DONE).click()
    state = me.asked(1)
    ended = me.page.evaluate("() => Date.now()")
    return Arrival(me.page.evaluate("() => Number(sessionStorage.clicks)"), (ended - begun) / 1000, state)
