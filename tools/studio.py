"""Where pictures for the README are taken: who sits at which table, and how a picture is kept."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Locator, Page

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from games import play_on, record_of, start  # type: ignore[import-not-found]  # noqa: E402
from person import Json, Person  # type: ignore[import-not-found]  # noqa: E402
from serving import Server  # type: ignore[import-not-found]  # noqa: E402

from sandtable.kernel.game import Game  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screenshots"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-sync"]
DESK: Final = {"width": 1440, "height": 900}
MOST_BYTES: Final = 290_000
COLOURS: Final = (256, 192, 128, 96, 64)


class Studio:
    """A server, a browser, and whoever is to be seen in a picture."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def person(self, **wishes: Any) -> Person:
        given = {"viewport": DESK, "locale": "en-US", "reduced_motion": "reduce", **wishes}
        return Person(self.browser.new_context(**given), self.server.url, touch=bool(wishes.get("has_touch")))

    def at_table(self, game: Game, me: int = 1, **wishes: Any) -> tuple[Person, Json]:
        """Somebody who sits down to a game that has come this far, against the sergeant."""
        one = self.person(**wishes)
        one.enter(one.open_file(self.server.sealed(record_of(game), me=me)))
        return one, one.asked()


# --- positions ---


def from_turn(turn: int, wanted: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """The first such decision at or after a turn."""
    return lambda game: game.state.turn >= turn and wanted(game)  # type: ignore[attr-defined]


def game_at(scenario: str, seed: str, wanted: Callable[[Game], bool]) -> Game:
    return play_on(start(scenario, seed), wanted)  # type: ignore[no-any-return]


# --- taking a picture ---


def save(name: str, what: Page | Locator, **how: Any) -> None:
    raw = what.screenshot(animations="disabled", **how)
    picture = Image.open(io.BytesIO(raw)).convert("RGB")
    path = FOLDER / f"{name}.png"
    path.write_bytes(packed(picture))
    print(f"{path.relative_to(ROOT)}  {picture.width}x{picture.height}  {path.stat().st_size // 1024} kB", flush=True)


def packed(picture: Image.Image) -> bytes:
    """With as many colours as its weight allows."""
    data = b""
    for colours in COLOURS:
        out = io.BytesIO()
        method = Image.Quantize.MAXCOVERAGE  # rare colours, such as the sides', stay what they are
        picture.quantize(colours, method=method, kmeans=4, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
        data = out.getvalue()
        if len(data) <= MOST_BYTES:
            break
    return data


def settle(one: Person) -> None:
    """Every picture on the page is there, and nothing is asked for any more."""
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
