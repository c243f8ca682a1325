"""Pictures of every screen, at five sizes, in both languages and both themes, and what does not fit on them.

python tools/pictures.py FOLDER [NAME ...]     all screens, or those named; a size or a language named limits these

Every screen is opened once a language and then seen at each size and in each theme; screens of one game alone lie in
its folder beside this file. Prints what is wider than the window, words that are cut off, and what axe-core finds
wrong (at the desk and on the phone); fails where there is any.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from games_tools import of_games
from sandtable.shelf import game_named

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from axe import COLOURS, serious  # type: ignore[import-not-found]  # noqa: E402
from games import asks, finished, has_odds, play_on, record_of, start  # type: ignore[import-not-found]  # noqa: E402
from person import Json, Person  # type: ignore[import-not-found]  # noqa: E402
from serving import Server  # type: ignore[import-not-found]  # noqa: E402

SIZES: Final = {
    "desk": (1440, 900),
    "large": (1920, 1080),
    "laptop": (1366, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = {"en": "en-US", "bg": "bg-BG"}
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-sync"]

# what reaches beyond the window at its sides, and words beyond a box that hides what leaves it
FAULTS: Final = """
() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clips = (style) => style.overflowX === 'hidden' || style.overflowX === 'clip';
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const own = node.parentElement;
    if (!node.textContent.trim() || own.closest('svg, kbd, script, style, .visually-hidden, .hand, [hidden]')) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let hidden = false;
    for (let up = own; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.position === 'fixed') break;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!clips(style)) continue;
      const edge = up.getBoundingClientRect();
      if (edge.width < 3) hidden = true; // words for those who listen
      else if (style.textOverflow !== 'ellipsis' && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) {
        found.push(`cut: ${node.textContent.trim().slice(0, 60)}`);
      }
      break;
    }
    if (!hidden && box.right > innerWidth + 1.5 && !own.closest('[data-revision]') && !scrolled(own)) {
      found.push(`beyond the edge: ${node.textContent.trim().slice(0, 60)}`);
    }
  }
  function scrolled(element) {
    for (let up = element; up; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  }
  return [...new Set(found)];
}
"""


class Studio:
    """A server, a browser, and somebody who reads one language."""

    def __init__(self, server: Server, browser: Browser, language: str) -> None:
        self.server = server
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale=LANGUAGES[language], reduced_motion="reduce"
        )
        self.one = Person(context, server.url)

    def close(self) -> None:
        self.one.context.close()

    @property
    def page(self) -> Any:
        return self.one.page

    def sit(self, record: Json, me: int = 1) -> Json:
        """Down to a game that has come this far, against the sergeant, or alone."""
        alone = len(game_named(record["title"]).title().seats) == 1
        self.one.enter(self.one.open_file(record if alone else self.server.sealed(record, me=me)))
        state: Json = self.one.asked()
        return state

    def begin_lesson(self, title: str = "") -> None:
        """That of a game, or the first."""
        which = f'[data-lesson="{title}"]' if title else "[data-lesson]"
        self.one.go("/learn").page.locator(f"{which} button").first.click()
        self.one.asked()
        self.page.locator(".coach").wait_for()

    def tool(self, n: int) -> None:
        """Of the bar: 1 the settings, 2 the help, 3 the menu."""
        self.page.locator("header .tools button").nth(n).click()
        self.page.get_by_role("dialog").wait_for()

    def item(self, n: int) -> None:
        """Of the menu."""
        self.tool(3)
        self.page.locator(".menu button").nth(n).click()
        self.page.locator("dialog .menu").wait_for(state="detached")


def at(scenario: str, wanted: Callable[[Any], bool], seed: str = "web") -> Json:
    return record_of(play_on(start(scenario, seed), wanted))


def ordered(studio: Studio, seed: str, decisions: int, card: str) -> Json:
    """A game of fixed moves in which a card has just been played."""
    state = studio.sit(at("first-patrol", lambda game: len(game.decisions) == decisions, seed))
    studio.one.click(f"c:{card}")
    return studio.one.asked(state["revision"])


def aim(studio: Studio, hex: str) -> None:
    studio.page.locator(f'[data-thing="h:{hex}"][data-planned]').wait_for(state="attached")
    studio.one.click(f"h:{hex}")
    studio.page.locator(".compose [data-go]").first.wait_for()


# --- the screens ---


def lobby(studio: Studio) -> None:
    studio.one.open_file(studio.server.sealed(at("first-patrol", asks(1, "turn"))))
    studio.one.go("/").page.locator("article").first.wait_for()


def starting(studio: Studio) -> None:
    studio.one.go("/").page.locator("article button").first.click()
    studio.page.get_by_role("dialog").wait_for()


def account(studio: Studio) -> None:
    studio.one.go("/account").page.get_by_role("heading", level=1).wait_for()


def account_in(studio: Studio) -> None:
    """Of somebody who has one: his password, and the sessions elsewhere."""
    account(studio)
    form = studio.page.locator("form").nth(1)
    form.locator("input").nth(0).fill(f"Olga {studio.page.evaluate('navigator.language')}")
    form.locator("input").nth(1).fill("long enough")
    form.locator("button").click()
    studio.page.locator("input[type=password]").nth(1).wait_for()


def learn(studio: Studio) -> None:
    studio.one.go("/learn").page.get_by_role("heading", level=1).wait_for()


def lesson(studio: Studio) -> None:
    studio.begin_lesson()


def replay(studio: Studio) -> None:
    room = studio.one.open_file(finished("first-patrol", "web"))
    studio.one.go(f"/replay/{room}?r=120").page.get_by_role("slider").first.wait_for()


def report(studio: Studio) -> None:
    room = studio.one.open_file(finished("first-patrol", "web"))
    studio.one.go(f"/report/{room}").page.get_by_role("heading", level=1).wait_for()


def curtain(studio: Studio) -> None:
    studio.one.go("/").enter(studio.one.open_file(at("first-patrol", asks(1, "turn"))))
    studio.page.locator(".curtain").wait_for()


def set_up(studio: Studio) -> None:
    studio.sit(start("first-patrol", "web").record(), me=0)


def turn(studio: Studio) -> None:
    studio.sit(at("first-patrol", asks(1, "turn")))


def hand(studio: Studio) -> None:
    turn(studio)
    studio.page.keyboard.press("h")


def briefing(studio: Studio) -> None:
    turn(studio)
    studio.item(0)


def menu(studio: Studio) -> None:
    turn(studio)
    studio.tool(3)


def settings(studio: Studio) -> None:
    turn(studio)
    studio.tool(1)


def help(studio: Studio) -> None:
    turn(studio)
    studio.tool(2)


def reactions(studio: Studio) -> None:
    turn(studio)
    studio.item(2)


def activate(studio: Studio) -> None:
    studio.sit(at("first-patrol", asks(1, "activate")))


def move(studio: Studio) -> None:
    """The step of a Move, with the way to a hex drawn."""
    state = studio.sit(at("first-patrol", asks(1, "move-step")))
    studio.page.locator("[data-planned]").first.wait_for(state="attached")
    studio.one.point(next(choice for choice in state["question"]["choices"] if choice["verb"] == "step")["things"][-1])


def fire(studio: Studio) -> None:
    ordered(studio, "c", 225, "A-61")
    aim(studio, "E6")


def advance(studio: Studio) -> None:
    ordered(studio, "web", 218, "A-46")
    aim(studio, "F7")


def odds(studio: Studio) -> None:
    studio.sit(at("first-patrol", has_odds(1)))


def op_fire(studio: Studio) -> None:
    studio.sit(at("first-patrol", asks(1, "op-fire")))


def discard(studio: Studio) -> None:
    studio.sit(at("first-patrol", asks(1, "discard")))


SCREENS: Final = [
    lobby, starting, account, account_in, learn, lesson, replay, report, curtain, set_up, turn, hand, briefing, menu,
    settings, help, reactions, activate, move, fire, advance, odds, op_fire, discard,
]  # fmt: skip


def take(studio: Studio, name: str, language: str, folder: Path, sizes: dict[str, tuple[int, int]]) -> list[str]:
    """One screen as it is, at every size and in every theme; what is wrong with it."""
    wrong = []
    for size, (width, height) in sizes.items():
        studio.page.set_viewport_size({"width": width, "height": height})
        studio.page.wait_for_load_state("networkidle")
        for theme in THEMES:
            studio.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            studio.page.screenshot(path=folder / f"{name}-{size}-{language}-{theme}.png", animations="disabled")
            if size in ("desk", "phone"):
                found = serious(studio.one, () if theme == "light" else COLOURS)
                wrong += [f"{name} {size} {language} {theme}: {fault}" for fault in found]
        wrong += [f"{name} {size} {language}: {fault}" for fault in studio.page.evaluate(FAULTS)]
    return wrong


def main(words: list[str]) -> None:
    if not words:
        sys.exit(__doc__)
    folder, wanted = Path(words[0]), [word for word in words[1:] if word not in SIZES and word not in LANGUAGES]
    sizes = {name: size for name, size in SIZES.items() if name in words} or SIZES
    languages = [name for name in LANGUAGES if name in words] or list(LANGUAGES)
    folder.mkdir(parents=True, exist_ok=True)
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        server = Server(Path(made), ANALYSIS_STEPS="40").start()
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        try:
            for language in languages:
                for screen in [*SCREENS, *of_games("screens")]:
                    if wanted and screen.__name__ not in wanted:
                        continue
                    studio = Studio(server, browser, language)
                    screen(studio)
                    faults = take(studio, screen.__name__, language, folder, sizes)
                    print("\n".join(faults), end="\n" if faults else "", flush=True)
                    wrong += faults
                    studio.close()
        finally:
            browser.close()
            server.end()
    if wrong:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
