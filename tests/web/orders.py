"""Fixed orders of a seeded game, given by clicks alone, with every click counted: for tools/clicks.py and its tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

import war_games
from games import onwards, play_on, record_of, start
from person import Json, Person
from playwright.sync_api import expect
from serving import Server

from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game

ME: Final = 1
FOR_ME: Final = re.compile("Set up for me")
HOLDER: Final = 0  # of the Initiative, in First Patrol


class Order(NamedTuple):
    name: str
    before: int | str  # clicks, measured before anything was composed; empty: nobody counted
    most: int
    give: Callable[[Counter], None]


class Counter:
    """A person whose clicks are counted; waiting and looking cost nothing."""

    def __init__(self, me: Person, server: Server) -> None:
        self.me = me
        self.server = server
        self.clicks = 0
        self.state: Json = {}

    def sit_down(self, seed: str, decisions: int, me: int = ME) -> None:
        game = play_on(start("first-patrol", seed), lambda game: len(game.decisions) == decisions)
        self.me.enter(self.me.open_file(self.server.sealed(record_of(game), me=me)))
        self.state = self.me.asked()

    def sit_down_in_the_great_war(self, decisions: int) -> None:
        record = war_games.record_when("the-harvest-road", "web", lambda game: len(game.decisions) == decisions)
        self.me.enter(self.me.open_file(self.server.sealed(record, me=war_games.FRENCH)))
        self.state = self.me.asked()

    def card(self, card: str) -> None:
        self.me.click(f"c:{card}")
        self.clicks += 1
        self.state = self.me.asked(self.state["revision"])

    def unit(self, tag: str) -> None:
        choice = next(choice for choice in self.state["question"]["choices"] if choice["text"].endswith(tag))
        self.me.click(choice["things"][0])
        self.clicks += 1
        self.state = self.me.asked(self.state["revision"])

    def hex(self, name: str) -> None:
        """A target or destination that is proposed."""
        self.me.page.locator(f'[data-thing="h:{name}"][data-planned]').wait_for(state="attached")
        self.me.click(f"h:{name}")
        self.clicks += 1

    def go(self) -> None:
        button = self.me.page.locator(".compose [data-go]").first
        expect(button).to_be_enabled()
        button.click()
        self.clicks += 1

    def settle(self) -> Json:
        """Wait until the player is asked again: the plan is carried out, or something has stopped it."""
        self.state = self.me.asked(self.state["revision"])
        return self.state

    def where(self, *tags: str) -> set[str]:
        """The hexes of these units now."""
        return {unit["hex"] for unit in self.state["view"]["units"] if unit["tag"] in tags}


def fire(one: Counter) -> None:
    one.sit_down("c", 225)
    one.card("A-61")
    one.hex("E6")
    one.go()
    assert one.settle()["question"]["key"] == "before-attack-roll"


def advance(one: Counter) -> None:
    one.sit_down("web", 218)
    one.card("A-46")
    one.hex("F7")
    one.go()
    one.settle()
    assert one.where("a.sgt-buehler", "a.line-2", "a.line-team-1") == {"F7"}


def move(one: Counter) -> None:
    one.sit_down("web", 20)
    one.card("A-20")
    one.unit("a.sgt-buehler")
    one.hex("E10")
    one.settle()
    assert one.where("a.sgt-buehler", "a.line-1") == {"E10"}


def fire_in_the_great_war(one: Counter) -> None:
    one.sit_down_in_the_great_war(163)
    one.card("F-8")
    one.hex("H6")
    one.go()
    one.settle()
    one.me.see("fire at H6")


def advance_in_the_great_war(one: Counter) -> None:
    one.sit_down_in_the_great_war(20)
    one.card("F-14")
    one.hex("D4")
    one.go()
    one.settle()
    assert sum(unit["hex"] == "D4" for unit in one.state["view"]["units"]) == 3


def move_in_the_great_war(one: Counter) -> None:
    one.sit_down_in_the_great_war(20)
    one.card("F-20")
    one.unit("f.cne-barnier")
    one.hex("A5")
    one.settle()
    assert one.where("f.cne-barnier", "f.ligne-1") == {"A5"}


def set_up(one: Counter) -> None:
    """Everything has its place; "Done" says that it may stay there."""
    one.me.enter(one.me.open_file(one.server.sealed(start("first-patrol", "web").record(), me=ME)))
    one.me.asked()
    one.me.page.locator("[data-piece]").first.wait_for()
    pieces = one.me.page.locator("[data-piece]").count()
    one.me.button(FOR_ME).click()
    one.clicks += 1
    expect(one.me.page.locator(".roster .count")).to_have_text(f"{pieces}/{pieces}")


def roll(one: Counter) -> None:
    """A roll as good for whoever holds the Initiative as it could be. The click that rolls does not count."""
    game = play_on(start("first-patrol", "web"), lambda game: rolls_well(game, HOLDER))
    one.me.enter(one.me.open_file(one.server.sealed(record_of(game), me=HOLDER)))
    one.state = one.me.asked()
    one.state = one.me.take(onwards(one.state["question"]))
    if one.state["question"]["key"].startswith("initiative-"):
        one.clicks += 1


def rolls_well(game: Game, seat: int, well: bool = True) -> bool:
    """Does the next decision of the seat bring a Defence Roll that it would keep (or not), with the Initiative?"""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.prompt != "before-defence-roll":
        return False
    after = game.clone()
    after.play(SCREEN.question(game, seat)["default"], seat)  # type: ignore[index]
    rolled = after.decision
    if rolled is None or rolled.seat != seat or not rolled.prompt.startswith("initiative-"):
        return False
    return SCREEN.lets_pass(after, seat) == well


ORDERS: Final = [
    Order("fire with leader, squad and MG at one of several targets", 7, 3, fire),
    Order("advance three units", 9, 5, advance),
    Order("move two units together two hexes", 9, 3, move),
    Order(
        "Great War Commander: fire with a leader and five squads at one of several targets",
        "",
        3,
        fire_in_the_great_war,
    ),
    Order("Great War Commander: advance three units", "", 5, advance_in_the_great_war),
    Order("Great War Commander: move two units together two hexes", "", 3, move_in_the_great_war),
    Order("set-up of First Patrol (then Done, or as one likes)", 10, 1, set_up),
    Order("a roll while holding the Initiative (not asked for)", 1, 0, roll),
]
