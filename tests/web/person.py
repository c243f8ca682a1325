"""Somebody at a browser. He sees what the page shows and does what hands can do: point, click, tap and type.

Besides, the page's own socket is overheard, so that a test knows what the table has told this browser.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, Response, expect

Json = dict[str, Any]
PATIENCE: Final = 60_000  # milliseconds; a condition is waited for, however busy the machine is

OVERHEAR: Final = """
window.__heard = { state: null, room: null, refused: [], chosen: [], sockets: 0 };
const changed = (view, changes) => {
  let whole = structuredClone(view);
  for (const [path, ...given] of changes) {
    const last = path.at(-1);
    const within = path.slice(0, -1).reduce((part, key) => part[key], whole);
    if (last === undefined) whole = given[0];
    else if (given.length) within[last] = given[0];
    else delete within[last];
  }
  return whole;
};
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...words) {
    super(...words);
    window.__heard.sockets++;
    this.addEventListener('message', (event) => {
      const told = JSON.parse(event.data);
      const before = window.__heard.state;
      if (told.t === 'state') window.__heard.state = { ...told, view: told.view ?? changed(before.view, told.changes) };
      if (told.t === 'room') window.__heard.room = told.room;
      if (told.t === 'refused') window.__heard.refused.push(told);
    });
  }
  send(text) {
    const said = JSON.parse(text);
    if (said.t === 'choose') window.__heard.chosen.push(said.code);
    super.send(text);
  }
};
"""

# Most tests have read the briefing already.
BRIEFED: Final = """
(() => {
  const kept = JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}');
  if (!('briefing' in kept)) localStorage.setItem('sandtable.settings', JSON.stringify({ ...kept, briefing: false }));
})();
"""

# Unless he chooses otherwise, this pace: what happens is shown at once where a test is not about how it is shown.
PACE: Final = """
(() => {
  const kept = JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}');
  if (!kept.pace) localStorage.setItem('sandtable.settings', JSON.stringify({ ...kept, pace: '%s' }));
})();
"""

# A state that the page has drawn and lets the reader act on, or that ended the game; what it asks comes with it.
READY: Final = """
(after) => {
  const board = document.querySelector('[data-revision]');
  const { state } = window.__heard;
  if (!board || !state || Number(board.dataset.revision) !== state.revision || state.revision <= after) return null;
  if (board.getAttribute('aria-busy') === 'true') return null;
  if (!state.over && !document.querySelector('.prompt.mine')) return null;
  return state;
}
"""

# A point of the window at which a click meets this thing and nothing above it.
SPOT: Final = """
(thing) => {
  const found = [...document.querySelectorAll(`[data-thing="${thing}"]`)].reverse();
  const grid = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  for (const element of found) {
    const box = element.getBoundingClientRect();
    for (const fy of grid) for (const fx of grid) {
      const x = box.left + fx * box.width, y = box.top + fy * box.height;
      const met = document.elementFromPoint(x, y);
      if (met && met.closest('[data-thing]') === element) return { x, y };
    }
  }
  return null;
}
"""

# A point of the window at which something is seen of the stack that a thing lies in.
OF_ITS_STACK: Final = """
(thing) => {
  const stacks = `.pieces [data-stack]:has([data-thing="${thing}"]), .pieces [data-stack="${thing.slice(2)}"]`;
  const stack = document.querySelector(stacks) ?? document.querySelector(`.pieces [data-thing="${thing}"]`);
  if (!stack) return null;
  const box = stack.getBoundingClientRect();
  const grid = [0.5, 0.35, 0.65, 0.2, 0.8, 0.9, 0.1];
  for (const fy of grid) for (const fx of grid) {
    const x = box.left + fx * box.width, y = box.top + fy * box.height;
    if (document.elementFromPoint(x, y)?.closest('[data-stack]') === stack) return { x, y };
  }
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
"""

# What somebody about to make a choice sees: one look, because every one costs a journey to the browser.
ABOUT: Final = """
(code) => {
  const sees = (what) => document.querySelector(what) !== null;
  const { state, chosen } = window.__heard;
  return {
    revision: Number(document.querySelector('[data-revision]')?.dataset.revision ?? -1),
    done: chosen.length,
    roster: Boolean(state.question?.roster) && !state.lesson, // a lesson says itself where everybody goes
    button: sees(`.prompt .bar [data-code="${code}"]`),
    folded: sees('.prompt .unfold[aria-expanded=false]'),
  };
}
"""

# What a click has led to: so many choices are made, and a menu lies open that offers the one that is wanted.
LED_TO: Final = """
(code) => ({
  done: window.__heard.chosen.length,
  offered: document.querySelector(`[role=menu] [data-code="${code}"]`) !== null,
})
"""

MET: Final = "({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-thing]')?.dataset.thing"


expect.set_options(timeout=PATIENCE)


class Person:
    def __init__(
        self, context: BrowserContext, url: str, touch: bool = False, pace: str = "once", kind: str = ""
    ) -> None:
        self.own = context
        self.kind = kind  # of browser, if somebody else may have it afterwards
        self.touched = False
        self.touch = touch
        self.url = url
        self.faults: list[str] = []
        self.expected: list[str] = []
        context.add_init_script(OVERHEAR)
        context.add_init_script(BRIEFED)
        context.add_init_script(PACE % pace)
        self.page = self.new_page()

    @property
    def context(self) -> BrowserContext:
        """For whoever changes how this browser works: nobody else gets it."""
        self.touched = True
        return self.own

    def new_page(self) -> Page:
        page = self.own.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.fault(f"page error: {error}"))
        page.on("console", lambda said: self.fault(f"console {said.type}: {said.text}") if is_bad(said.type) else None)
        page.on("requestfailed", lambda asked: self.fault(f"request failed: {asked.url} {asked.failure}"))
        page.on("response", self.answered)
        return page

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.fault(f"{response.status}: {response.url}")

    # --- what must not happen ---

    def fault(self, text: str) -> None:
        if "net::ERR_ABORTED" in text:  # the browser gave up a request because the page went elsewhere
            return
        self.faults.append(text)

    def expect_fault(self, pattern: str) -> None:
        """Something in this test goes wrong on purpose, and the browser will say so."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        told = [f"refused: {one}" for one in self.refused()]
        return [fault for fault in self.faults + told if not any(re.search(one, fault) for one in self.expected)]

    def refused(self) -> list[Json]:
        if self.page.is_closed():
            return []
        found: list[Json] = self.page.evaluate("() => window.__heard?.refused ?? []")
        return found

    def picture(self, path: Path) -> None:
        """What he sees, for whoever looks into a failure."""
        if not self.page.is_closed():
            self.page.screenshot(path=path)
            print(f"{self.page.url}: {path}")

    def dress(self, scheme: str) -> None:
        """The same page in other colours."""
        self.touched = True
        self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]

    def resize(self, width: int, height: int) -> None:
        self.touched = True
        self.page.set_viewport_size({"width": width, "height": height})

    # --- the next one ---

    def is_changed(self) -> bool:
        return self.touched or self.own.pages != [self.page]

    def forget(self) -> None:
        """Everything that was kept for this person, so that somebody else can have the browser."""
        self.page.mouse.move(-1, -1)  # beyond the page, as before anybody had pointed at it
        self.page.goto(f"{self.url}/health")
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.own.clear_cookies()
        self.faults, self.expected = [], []

    def close(self) -> None:
        self.own.close()

    # --- going about ---

    def go(self, path: str) -> Person:
        self.page.goto(self.url + path)
        return self

    def panel(self, name: str) -> Locator:
        """The panel beside the map, with this tab."""
        panel = self.page.get_by_role("tabpanel", name=name, exact=True)
        if not panel.count():
            self.page.get_by_role("tab", name=name).click()
        panel.wait_for()
        return panel

    def raise_hand(self) -> None:
        """Bring the hand up, and the piles beside it."""
        lift = self.button("Bring up the hand (H)")
        if lift.get_attribute("aria-expanded") == "false":
            lift.click()

    def button(self, name: str | re.Pattern[str], within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def open_file(self, data: Json) -> str:
        """Go on with a game from a file, as the lobby's button does it. Answers the room."""
        made = self.page.request.post(
            self.url + "/api/rooms/import", data=data, headers={"x-sandtable": "1", "origin": self.url}
        )
        assert made.ok, made.text()
        return str(made.json()["room"])

    def enter(self, room: str) -> Person:
        self.go(f"/room/{room}")
        self.page.locator("[data-revision], .curtain").first.wait_for()
        return self

    @property
    def room(self) -> str:
        return self.page.url.split("/room/")[1].split("#")[0].split("?")[0]

    # --- what the table has told ---

    def asked(self, after: int = -1) -> Json:
        """Wait until something is asked of this browser (or all is over) at a later revision; that state."""
        state: Json = self.page.wait_for_function(READY, arg=after).json_value()
        return state

    def at(self, revision: int) -> None:
        """Wait until the board shows this revision, later or earlier than the one before."""
        expect(self.page.locator("[data-revision]")).to_have_attribute("data-revision", str(revision))

    def heard(self) -> Json:
        state: Json = self.page.evaluate("() => window.__heard.state")
        return state

    @property
    def revision(self) -> int:
        return int(self.page.locator("[data-revision]").get_attribute("data-revision") or -1)

    # --- hands ---

    def spot(self, thing: str) -> Json | None:
        found: Json | None = self.page.evaluate(SPOT, thing)
        return found

    def find(self, thing: str) -> Json:
        """Where to click for a thing on the board: as it lies, or with the map seen whole or its stack fanned out."""
        found = self.spot(thing)
        if found is None and not self.is_in_view(thing):
            self.button("Whole board").click()
            self.page.wait_for_function(SPOT, arg=thing)
            found = self.spot(thing)
        if found is None and not self.touch and self.page.locator("[data-fan]").count():
            self.look_away()
            found = self.spot(thing)
        if found is None:
            found = self.fan_out(thing)
        assert found is not None, f"{thing} cannot be clicked"
        return found

    def look_away(self) -> None:
        """Leave the board: a stack that lies open over others closes."""
        self.page.mouse.move(1, 1)
        expect(self.page.locator("[data-fan]")).to_have_count(0)

    def is_in_view(self, thing: str) -> bool:
        found: bool = self.page.evaluate(
            """(thing) => [...document.querySelectorAll(`[data-thing="${thing}"]`)].some((element) => {
                const box = element.getBoundingClientRect();
                const board = document.querySelector('[data-revision]').getBoundingClientRect();
                const x = box.left + box.width / 2, y = box.top + box.height / 2;
                return x > board.left && x < board.right && y > board.top && y < board.bottom;
            })""",
            thing,
        )
        return found

    def fan_out(self, thing: str) -> Json | None:
        """Point at what is seen of its stack (or tap it), until it lies open."""
        cover: Json | None = self.page.evaluate(OF_ITS_STACK, thing)
        if cover is None:
            return None
        if self.touch:
            self.page.touchscreen.tap(cover["x"], cover["y"])
        else:
            self.page.mouse.move(cover["x"], cover["y"])
        self.page.locator(f'[data-fan] [data-thing="{thing}"]').wait_for()
        return self.spot(thing)

    def point(self, thing: str) -> None:
        """Move there; a fan may open or close under the pointer on the way, so look again."""
        for _ in range(6):
            where = self.find(thing)
            self.page.mouse.move(where["x"], where["y"])
            if self.page.evaluate(MET, where) == thing:
                return
        raise AssertionError(f"{thing} does not stay under the pointer")

    def click(self, thing: str) -> None:
        if thing.startswith("c:"):
            card = self.page.locator(f'[data-card="{thing[2:]}"]')
            card.tap() if self.touch else card.click()
        elif self.touch:
            self.tap(thing)
        else:
            self.point(thing)
            self.page.mouse.down()
            self.page.mouse.up()

    def tap(self, thing: str) -> None:
        """A finger on a stack in which it could mean several things opens it first."""
        where = self.find(thing)
        in_fan = self.page.locator(f'[data-fan] [data-thing="{thing}"]')
        was_open = in_fan.count() > 0
        self.page.touchscreen.tap(where["x"], where["y"])
        if not was_open and in_fan.count():
            where = self.find(thing)
            self.page.touchscreen.tap(where["x"], where["y"])

    def press(self, button: Locator) -> None:
        button.tap() if self.touch else button.click()

    # --- playing ---

    def take(self, choice: Json, wait: bool = True) -> Json:
        """Make a choice by clicks alone, or a whole step of a set-up; the next state in which something is asked."""
        seen = self.page.evaluate(ABOUT, choice["code"])
        before, done = seen["revision"], seen["done"]
        if seen["roster"]:
            self.lay_out()
            return self.asked(before) if wait else self.heard()
        if seen["button"]:
            if seen["folded"]:
                self.press(self.page.locator(".prompt .unfold[aria-expanded=false]"))
            self.press(self.page.locator(f'.prompt .bar [data-code="{choice["code"]}"]'))
        else:
            self.click_through(choice, done)
        # more may follow: what has been answered for the rest of a turn the page answers by itself
        assert self.chosen()[done : done + 1] == [choice["code"]], f"clicking did not choose {choice['text']}"
        return self.asked(before) if wait else self.heard()

    def set_up(self, state: Json) -> Json:
        """Have every step of a set-up made ready, and say done; the state after."""
        while state["question"].get("roster"):
            self.lay_out()
            state = self.asked(state["revision"])
        return state

    def lay_out(self) -> None:
        """One step of a set-up, made ready."""
        self.press(self.button(re.compile("Set up for me")))
        self.press(self.button(re.compile("^.?Done")))

    def click_through(self, choice: Json, done: int) -> None:
        """One thing of it after the other, and what a menu offers, until it is chosen."""
        for thing in choice["things"]:
            if self.touch and thing.startswith("c:") and not self.is_clickable(thing):
                self.button("Hand").tap()  # the drawer is closed while something on the board can be chosen
                self.page.locator(f'[data-card="{thing[2:]}"]').wait_for()
            if not self.is_clickable(thing):
                continue
            self.click(thing)
            led = self.page.evaluate(LED_TO, choice["code"])
            if led["offered"]:
                self.press(self.page.locator(f'[role=menu] [data-code="{choice["code"]}"]'))
            if led["offered"] or led["done"] > done:
                return

    def chosen(self) -> list[int]:
        """What this page has sent to the table so far."""
        codes: list[int] = self.page.evaluate("() => window.__heard.chosen")
        return codes

    def is_clickable(self, thing: str) -> bool:
        what = f'[data-card="{thing[2:]}"]' if thing.startswith("c:") else f'[data-thing="{thing}"]'
        return self.page.locator(what).count() > 0

    def see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


def is_bad(kind: str) -> bool:
    return kind in ("error", "warning")
