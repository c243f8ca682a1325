"""Pictures of the table for the README, from seeded games in a real browser, into docs/screenshots/.

python tools/screenshots.py [NAME ...]     all of them, or those named
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from barbarossa_games import before_set_up  # type: ignore[import-not-found]  # noqa: E402
from barbarossa_games import record_at as barbarossa_at  # noqa: E402
from barbarossa_plans import Planner  # type: ignore[import-not-found]  # noqa: E402
from games import asks, finished, has_odds, play_on, record_of, start  # type: ignore[import-not-found]  # noqa: E402
from person import Json, Person  # type: ignore[import-not-found]  # noqa: E402
from serving import Server  # type: ignore[import-not-found]  # noqa: E402
from solo_games import asks as solo_asks  # type: ignore[import-not-found]  # noqa: E402
from solo_games import game_at as solo_game_at  # noqa: E402
from solo_games import lit_by_flare, may_fire  # noqa: E402
from war_games import record_when as great_war_when  # type: ignore[import-not-found]  # noqa: E402

from sandtable.kernel.game import Game  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screenshots"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-sync"]
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 844, "height": 390}
MOST_BYTES: Final = 290_000
COLOURS: Final = (256, 192, 128, 96, 64)
FOR_ME, DONE = re.compile("Set up for me"), re.compile("^.?Done")
SLOWLY: Final = """() => localStorage.setItem('sandtable.settings',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}'), pace: 'step' }))"""


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


# --- the pictures ---


def lobby(studio: Studio) -> None:
    one = studio.person(viewport={"width": 1440, "height": 1350})
    one.open_file(studio.server.sealed(record_of(game_at("first-patrol", "web", asks(1, "turn")))))
    one.go("/").button("Play now").wait_for()
    settle(one)
    save("lobby", one.page)


def board_crossroads(studio: Studio) -> None:
    one, _ = studio.at_table(game_at("first-patrol", "web", from_turn(7, asks(1, "turn"))))
    settle(one)
    save("board-crossroads", one.page)


def board_town(studio: Studio) -> None:
    one, _ = studio.at_table(game_at("town-on-the-spur", "web", from_turn(6, asks(1, "move-step"))))
    settle(one)
    save("board-town", one.page)


def board_snow(studio: Studio) -> None:
    one, _ = studio.at_table(game_at("snow-on-the-rides", "web", from_turn(6, asks(1, "turn"))))
    settle(one)
    save("board-snow", one.page)


def hand(studio: Studio) -> None:
    one, state = studio.at_table(game_at("first-patrol", "web", from_turn(3, asks(1, "turn"))), device_scale_factor=1.5)
    cards = state["view"]["sides"][1]["hand"]
    one.page.locator(f'[data-card="{cards[1]}"]').hover()
    settle(one)
    box = one.page.get_by_role("region", name="Hand").bounding_box()
    assert box is not None
    save("hand", one.page, clip={"x": 0, "y": box["y"] - 110, "width": box["width"], "height": box["height"] + 110})


def odds(studio: Studio) -> None:
    one, _ = studio.at_table(game_at("first-patrol", "web", from_turn(3, has_odds(1))))
    one.page.locator(".odds article").first.wait_for()
    settle(one)
    save("odds", one.page)


def sight(studio: Studio) -> None:
    one, state = studio.at_table(game_at("town-on-the-spur", "web", from_turn(4, asks(1, "turn"))))
    unit = next(unit for unit in state["view"]["units"] if unit["side"] == 1 and unit["hex"])
    foe = next(unit for unit in state["view"]["units"] if unit["side"] == 0 and unit["hex"])
    one.button("Lines of sight").click()
    one.click(f"h:{unit['hex']}")
    one.point(f"h:{foe['hex']}")
    expect(one.page.locator(".tip")).to_contain_text(foe["hex"])
    settle(one)
    save("sight", one.page)


def log(studio: Studio) -> None:
    game = game_at("first-patrol", "web", from_turn(5, has_odds(1)))
    one, _ = studio.at_table(game, viewport={"width": 1440, "height": 1200})
    one.page.get_by_role("log").locator("button.go").last.hover()
    settle(one)
    save("log", one.page.get_by_role("complementary"))


def replay(studio: Studio) -> None:
    one = studio.person()
    room = one.open_file(finished("house-by-house", "web"))
    one.go(f"/replay/{room}?r=300")
    one.page.get_by_role("slider", name="Decision").wait_for()
    settle(one)
    save("replay", one.page)


def report(studio: Studio) -> None:
    one = studio.person(viewport={"width": 1200, "height": 1500})
    one.go(f"/report/{one.open_file(finished('house-by-house', 'web'))}")
    one.page.get_by_role("heading", level=1).wait_for()
    settle(one)
    save("report", one.page)


def phone(studio: Studio) -> None:
    wishes = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    one, _ = studio.at_table(game_at("first-patrol", "web", from_turn(7, asks(1, "move-step"))), **wishes)  # type: ignore[arg-type]
    settle(one)
    save("phone", one.page)


def dark(studio: Studio) -> None:
    game = game_at("terraces-by-night", "web", from_turn(5, asks(1, "turn")))
    one, _ = studio.at_table(game, color_scheme="dark")
    settle(one)
    save("dark", one.page)


def bulgarian(studio: Studio) -> None:
    game = game_at("steppe-meeting", "web", from_turn(3, has_odds(1)))
    one, _ = studio.at_table(game, locale="bg-BG")
    settle(one)
    save("bulgarian", one.page)


def lesson(studio: Studio) -> None:
    one = studio.person()
    one.go("/learn").button("Begin").first.click()
    state = one.asked()
    for _ in range(3):
        expected = state["lesson"]["expect"]
        state = one.take(next(choice for choice in state["question"]["choices"] if choice["code"] in expected))
    one.page.mouse.move(5, 5)
    settle(one)
    save("lesson", one.page)


def stack(studio: Studio) -> None:
    game = game_at("hold-the-long-bridge", "web", from_turn(2, asks(1, "activate")))
    one, state = studio.at_table(game, device_scale_factor=1.5)
    lit = {thing for choice in state["question"]["choices"] for thing in choice["things"]}
    hexes = [unit["hex"] for unit in state["view"]["units"] if f"u:{unit['id']}" in lit]
    fullest = max(sorted(set(hexes)), key=hexes.count)
    top = next(unit for unit in state["view"]["units"] if unit["hex"] == fullest)
    where = one.spot(f"h:{fullest}") or one.find(f"u:{top['id']}")
    one.page.mouse.move(where["x"], where["y"])
    one.page.mouse.wheel(0, -500)
    one.page.mouse.move(5, 5)
    expect(one.page.locator("[data-fan]")).to_have_count(0)
    one.fan_out(f"u:{top['id']}")
    settle(one)
    save("stack", one.page.locator("[data-revision]"))


def combat_at(studio: Studio, scenario: str, wanted: Callable[[Game], bool], **wishes: Any) -> tuple[Person, Json]:
    """Somebody who leads the squad in a game of Combat! that has come this far."""
    one = studio.person(**wishes)
    one.enter(one.open_file(solo_game_at(scenario, "web", wanted).record()))
    return one, one.asked()


def combat_board(studio: Studio) -> None:
    one, state = combat_at(studio, "hold-the-crossroads", solo_asks("who-acts", 5))
    card = next(card for card in state["view"]["display"] if card)
    one.button(card, one.panel("Tracks")).click()
    settle(one)
    save("combat-board", one.page)


def combat_orders(studio: Studio) -> None:
    one, state = combat_at(studio, "first-patrol", solo_asks("orders", 5))
    order = next(choice for choice in state["question"]["choices"] if choice["verb"] == "order")
    one.click(order["things"][0])
    one.page.get_by_role("menu").wait_for()
    settle(one)
    save("combat-orders", one.page)


def combat_odds(studio: Studio) -> None:
    one, _ = combat_at(studio, "first-patrol", may_fire(3))
    one.page.locator(".odds article").first.wait_for()
    settle(one)
    save("combat-odds", one.page)


def combat_night(studio: Studio) -> None:
    one = studio.person()
    one.enter(one.open_file(lit_by_flare("night-raid", "web-5").record()))
    one.asked()
    settle(one)
    save("combat-night", one.page)


# --- in the trenches ---


def french_turn(turn: int) -> Callable[[Game], bool]:
    """The French are to give an Order, from a turn on."""
    return from_turn(turn, lambda game: asks(1, "turn")(game))


def great_war(studio: Studio, turn: int, scenario: str, **wishes: Any) -> tuple[Person, Json]:
    one = studio.person(**wishes)
    one.enter(one.open_file(studio.server.sealed(great_war_when(scenario, "web", french_turn(turn)))))
    return one, one.asked()


def great_war_board(studio: Studio) -> None:
    one, _ = great_war(studio, 5, "iron-in-the-mud")
    settle(one)
    save("great-war-board", one.page)


def great_war_fields(studio: Studio) -> None:
    one, _ = great_war(studio, 4, "the-harvest-road", color_scheme="dark")
    settle(one)
    save("great-war-fields", one.page)


# --- secret orders ---


def planning(studio: Studio, **wishes: Any) -> Planner:
    """The Germans are at their orders, in the fourth turn of a fight."""
    one = studio.person(**wishes)
    record = barbarossa_at("keep-their-heads-down", 4)
    one.enter(one.open_file(studio.server.sealed(record, me=0, level="random")))
    planner = Planner(one)
    planner.settled()
    return planner


def barbarossa_set_up(studio: Studio) -> None:
    one = studio.person()
    one.enter(one.open_file(studio.server.sealed(before_set_up("the-wire"), me=1)))
    one.asked()
    one.button(FOR_ME).click()
    one.button(DONE).wait_for()
    settle(one)
    save("barbarossa-set-up", one.page)


def barbarossa_orders(studio: Studio) -> None:
    """An enemy is dragged at, and what else could be done to him lies around."""
    planner = planning(studio)
    enemy = next(unit for unit in planner.units("soviet") if unit["place"] == "G5")
    planner.drag("G2", f"u:{enemy['id']}")
    planner.page.locator("[data-ring]").first.wait_for()
    settle(planner.person)
    save("barbarossa-orders", planner.page)


def barbarossa_film(studio: Studio) -> None:
    """Shots of the turn that was committed, with their dice."""
    planner = planning(studio)
    planner.page.evaluate(SLOWLY)
    planner.page.reload()
    planner.settled()
    planner.commit()
    while not planner.page.locator(".staging .dice").count():
        planner.page.locator("[data-beat]").wait_for()
        planner.page.locator(".controls .go").click()
    settle(planner.person)
    save("barbarossa-film", planner.page)


SHOTS: Final = [
    lobby, board_crossroads, board_town, board_snow, hand, odds, sight, log, replay, report, phone, dark, bulgarian,
    lesson, stack, combat_board, combat_orders, combat_odds, combat_night, great_war_board,
    great_war_fields, barbarossa_set_up, barbarossa_orders, barbarossa_film,
]  # fmt: skip


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in SHOTS if not wanted or shot.__name__ in wanted]
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], check=True, capture_output=True, text=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        try:
            for shot in shots:
                shot(Studio(server, browser))
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main(sys.argv[1:])
