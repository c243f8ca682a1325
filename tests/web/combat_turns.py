"""Turns of Combat! played with twelve men by clicks alone, every click counted: for tools/clicks.py and its tests.

Teams that can move go forward as far as they can; who may fire fires at the first he is offered.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from games import onwards
from person import Json, Person
from playwright.sync_api import expect
from solo_games import asks, record_at

SCENARIO: Final = "first-patrol"
MOVES: Final = {"evade", "sneak"}
MOST: Final = 300  # clicks after which a turn must be over

# Whether the page goes on by itself from this revision, or leaves the question that it asks there to the player.
GOES_ON: Final = """
(revision) => {
  const { state } = window.__heard;
  if (state.revision !== revision) return 'on';
  const sees = (what) => document.querySelector(what) !== null;
  const waits = sees('[data-revision][aria-busy="true"]') || sees('[data-standing="on"]') || !sees('.prompt.mine');
  return waits ? null : 'ours';
}
"""

COUNT: Final = """
window.__clicks = 0;
addEventListener('click', (event) => { if (event.isTrusted) window.__clicks += 1; }, true);
"""


class Orders(NamedTuple):
    groups: list[tuple[str, str]]
    changed: list[str] = []  # Orders of single men, after that
    again: bool = False  # the same in every turn


QUIETLY: Final = Orders([("team-able", "evade"), ("all", "sneak")], again=True)
IN_A_FIGHT: Final = Orders([("team-able", "rapid-fire"), ("team-baker", "evade"), ("all", "sneak")], ["hide"])


class Player:
    """A person whose clicks are counted, every one that the browser sees; waiting and looking cost nothing."""

    def __init__(self, me: Person, orders: Orders = QUIETLY) -> None:
        self.me = me
        self.orders = orders
        self.state: Json = {}
        self.spent: dict[str, int] = {}  # clicks by question
        self.waived = -1  # the turn in which nobody looks any more
        me.context.add_init_script(COUNT)

    def sit_down(self, seed: str = "web", turn: int = 1) -> None:
        self.me.enter(self.me.open_file(record_at(SCENARIO, seed, asks("play-card", turn))))
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
        said = self.me.page.wait_for_function(GOES_ON, arg=self.state["revision"]).json_value()
        return bool(said == "ours")

    def give_orders(self) -> None:
        """By Team, as last turn where that is wanted; whoever is left keeps low."""
        if self.orders.again and self.has('[data-group="x:same"]'):
            self.press('[data-group="x:same"]')
        else:
            for group, order in self.orders.groups:
                self.press(f'[data-group="x:{group}"]')
                self.press(f'[data-order="x:order-{order}"]')
        for order in self.orders.changed:
            self.change_one(order)
        self.press('[data-go="order"]')

    def change_one(self, order: str) -> None:
        """One man of the draft is told something else."""
        choice = next(one for one in self.state["question"]["choices"] if one["text"].endswith(" " + order))
        self.me.click(choice["things"][0])
        self.press(f'[role=menu] [data-code="{choice["code"]}"]')

    def lead(self) -> None:
        """The Team goes forward as far as it can; if nobody of it can, nobody does anything."""
        page = self.me.page
        if self.goes():
            page.locator("[data-planned]").first.wait_for(state="attached")
            hexes = [str(entry.get_attribute("data-thing")) for entry in page.locator("[data-planned]").all()]
            self.me.click(max(hexes))
            if self.many():  # one man goes at once
                self.press('[data-go="route"]')
        else:
            self.press('[data-standing="skip"]')

    def goes(self) -> bool:
        return bool({man["order"] for man in self.waiting()} & MOVES)

    def many(self) -> bool:
        return sum(man["order"] in MOVES for man in self.waiting()) > 1

    def waiting(self) -> list[Json]:
        asked = {thing for choice in self.state["question"]["choices"] for thing in choice["things"]}
        return [man for man in self.state["view"]["men"] if f"u:{man['id']}" in asked]


class Turns(NamedTuple):
    name: str
    before: str  # clicks of a turn, measured before anything was composed
    most: int
    orders: Orders
    turn: int  # the first of two
    seed: str = "web"


TURNS: Final = [
    Turns("a turn of Combat! with twelve men, going forward", "170, 106", 50, QUIETLY, 1),
    Turns("the same in a fight: one Team fires, one man is told something else", "", 50, IN_A_FIGHT, 3),
]
