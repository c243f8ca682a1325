"""Somebody who plans a turn of Barbarossa with his hands: drags, pulls, presses; every gesture is counted."""

from __future__ import annotations

from typing import Any

from person import Person
from playwright.sync_api import Locator, expect

Json = dict[str, Any]
STARTED = 12  # pixels after which a press is a drag
SIDE = {"german": "G", "soviet": "S"}


class Planner:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.gestures = 0

    def arrive(self, room: str) -> Planner:
        self.person.enter(room)
        self.settled()
        return self

    def settled(self) -> None:
        """The table has proposed a draft or an order for whoever can have one."""
        self.page.locator(".strip [data-chip]").first.wait_for()

    # --- what is to be seen ---
    @property
    def view(self) -> Json:
        found: Json = self.person.heard()["view"]
        return found

    def units(self, side: str) -> list[Json]:
        return [unit for unit in self.view["units"] if unit["side"] == side and unit["place"][0].isupper()]

    def unit(self, name: str) -> Json:
        return next(unit for unit in self.view["units"] if unit["name"] == name)

    def order(self, name: str) -> Json:
        """What the table has written down."""
        found: Json = self.unit(name)["order"]
        return found

    def plans(self, name: str, to: str | None = None) -> list[Json]:
        """What the table proposes, asked over a socket of our own."""
        asked = {
            "t": "query",
            "id": 1,
            "what": "plans",
            "things": [f"u:{self.unit(name)['id']}"],
            **({"to": to} if to else {}),
        }
        answer: Json = self.page.evaluate(
            """(asked) => new Promise((done) => {
                const room = location.pathname.split('/')[2];
                const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/rooms/${room}`);
                socket.onmessage = (event) => {
                    const told = JSON.parse(event.data);
                    if (told.t === 'state') socket.send(JSON.stringify(asked));
                    if (told.t === 'answer') { socket.close(); done(told.data); }
                };
            })""",
            asked,
        )
        found: list[Json] = answer["plans"]
        return found

    def chip(self, name: str) -> Locator:
        return self.page.locator(f'.strip [data-chip="u:{self.unit(name)["id"]}"]')

    # --- hands ---
    def drag(self, name: str, *through: str, let_go: bool = True) -> None:
        """From a unit over things or hexes to the last of them."""
        mouse, start = self.page.mouse, self.person.find(f"u:{self.unit(name)['id']}")
        mouse.move(start["x"], start["y"])
        mouse.down()
        for thing in through:
            spot = self.person.find(thing)
            mouse.move(spot["x"] + STARTED / 12, spot["y"], steps=4)
        if let_go:
            self.let_go()

    def let_go(self) -> None:
        self.page.locator("[data-origin=drawn]").first.wait_for()
        self.page.mouse.up()
        self.gestures += 1

    def press(self, button: Locator) -> None:
        self.person.press(button)
        self.gestures += 1

    def pull(self, name: str, face: int, pixels: int) -> None:
        """A field of fire, from a handle of a unit that is picked."""
        self.person.click(f"u:{self.unit(name)['id']}")
        self.gestures += 1
        handle = self.page.locator(f'[data-face="{face}"] .grip')
        box = handle.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - pixels, steps=4)
        self.let_go()

    def written(self, name: str, order: str) -> None:
        """Wait until the table has it."""
        chip = self.chip(name)
        expect(chip).to_have_attribute("data-order", order)
        expect(chip).not_to_have_class("draft")
        assert self.order(name)["name"] == order

    def commit(self) -> None:
        """The end of it, over warnings if there are any."""
        before = self.person.revision
        self.press(self.page.locator("[data-go=commit]"))
        anyway = self.page.locator("[data-go=commit-anyway]")
        self.page.wait_for_function(
            "(before) => window.__heard.state.revision > before || document.querySelector('[data-go=commit-anyway]')",
            arg=before,
        )
        if anyway.count():
            self.press(anyway)
