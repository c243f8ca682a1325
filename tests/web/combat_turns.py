"""Turns of Combat! played with twelve men by clicks alone, every click counted: for tools/clicks.py and its tests.

Able goes forward under fire as fast as Evade lets it, Baker and Charlie follow low; who sees an Enemy fires.
"""

from __future__ import annotations

from typing import Final

from games import onwards
from person import Json, Person
from playwright.sync_api import expect
from serving import Server
from solo_games import asks, game_at

SCENARIO: Final = "first-patrol"
MOST: Final = 300  # clicks after which a turn must be over

# The page has gone on by itself from this revision, or asks again what it asked.
SETTLED: Final = """
(revision) => {
  const board = document.querySelector('[data-revision]');
  const { state } = window.__heard;
  if (state.revision !== revision || board.getAttribute('aria-busy') === 'true') return true;
  return !document.querySelector('[data-standing="on"]') && document.querySelector('.prompt.mine') !== null;
}
"""


COUNT: Final = """
window.__clicks = 0;
addEventListener('click', (event) => { if (event.isTrusted) window.__clicks += 1; }, true);
"""


class Player:
    """A person whose clicks are counted, every one that the browser sees; waiting and looking cost nothing."""

    def __init__(self, me: Person, server: Server) -> None:
        self.me = me
        self.server = server
        self.state: Json = {}
        self.spent: dict[str, int] = {}  # clicks by question
        self.waived = -1  # the turn in which nobody looks any more
        me.context.add_init_script(COUNT)

    def sit_down(self, seed: str = "web") -> None:
        game = game_at(SCENARIO, seed, asks("play-card"))
        self.me.enter(self.me.open_file(game.record()))
        self.state = self.me.asked()

    @property
    def clicks(self) -> int:
        return int(self.me.page.evaluate("() => window.__clicks"))

    @property
    def turn(self) -> int:
        return int(self.state["view"]["turn"])

    def press(self, selector: str) -> None:
        button = self.me.page.locator(selector).first
        expect(button).to_be_enabled()
        button.click()

    def has(self, selector: str) -> bool:
        return self.me.page.locator(selector).count() > 0

    # --- turns ---

    def play(self, turns: int) -> list[int]:
        """How many clicks each turn took."""
        taken: list[int] = []
        for _ in range(turns):
            now, before = self.turn, self.clicks
            while self.turn == now and not self.state["over"]:
                assert self.clicks - before < MOST, "the turn does not end"
                self.answer()
            taken.append(self.clicks - before)
        return taken

    def answer(self) -> None:
        """One question, and all that is answered by what was said ahead."""
        before, key = self.clicks, self.state["question"]["key"]
        if self.has('[data-standing="on"]'):
            key = "go on"
            self.press('[data-standing="on"]')
            if self.is_left_to_us():
                return
        elif key == "orders":
            self.give_orders()
        elif key == "who-acts":
            self.lead()
        elif key == "spot-or-duck" and self.waived != self.turn:
            self.waived = self.turn
            self.me.button("for anybody").click()
        else:
            self.me.take(onwards(self.state["question"]))
        self.state = self.me.asked(self.state["revision"])
        self.spent[key] = self.spent.get(key, 0) + self.clicks - before

    def is_left_to_us(self) -> bool:
        """What stands has nothing to say to this question."""
        self.me.page.wait_for_function(SETTLED, arg=self.state["revision"])
        return self.me.revision == self.state["revision"]

    def give_orders(self) -> None:
        """The first turn by Team, later ones as before; whoever is left keeps low."""
        if self.has('[data-group="x:same"]'):
            self.press('[data-group="x:same"]')
        else:
            self.press('[data-group="x:team-able"]')
            self.press('[data-order="x:order-evade"]')
        if self.has('[data-group="x:all"]'):
            self.press('[data-group="x:all"]')
            if self.has('[data-order="x:order-sneak"]'):
                self.press('[data-order="x:order-sneak"]')
        self.press('[data-go="order"]')

    def lead(self) -> None:
        """The Team goes forward as far as it can; if nobody of it can, nobody does anything."""
        page = self.me.page
        if self.goes():
            page.locator("[data-planned]").first.wait_for(state="attached")
            hexes = [str(entry.get_attribute("data-thing")) for entry in page.locator("[data-planned]").all()]
            self.me.click(max(hexes))
            self.press('[data-go="route"]')
        else:
            self.press('[data-standing="skip"]')

    def goes(self) -> bool:
        asked = {thing for choice in self.state["question"]["choices"] for thing in choice["things"]}
        orders = [man["order"] for man in self.state["view"]["men"] if f"u:{man['id']}" in asked]
        return bool(set(orders) & {"evade", "sneak"})
