"""Pictures of the table for the README, from seeded games in a real browser, into docs/screenshots/.

python tools/screenshots.py [NAME ...]     all of them, or those named

Those of one game alone lie in its folder beside this file.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from games_tools import of_games
from studio import DESK, FLAGS, FOLDER, ROOT, Studio, from_turn, game_at, save, settle

from games import asks, finished, has_odds, record_of  # type: ignore[import-not-found]  # isort: skip
from serving import Server  # type: ignore[import-not-found]  # isort: skip

PHONE: Final = {"width": 844, "height": 390}


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
    top = one.page.locator(".hand [data-card]").evaluate_all(
        "(all) => Math.min(...all.map((card) => card.getBoundingClientRect().top))"
    )
    aside = one.page.locator("aside").bounding_box()
    assert aside is not None
    save("hand", one.page, clip={"x": 0, "y": top - 30, "width": aside["x"], "height": DESK["height"] - top + 30})


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
    one, _ = studio.at_table(game)
    one.page.get_by_role("log").get_by_role("listitem").last.hover()
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


SHOTS: Final = [
    lobby, board_crossroads, board_town, board_snow, hand, odds, sight, log, replay, report, phone, dark, bulgarian,
    lesson, stack,
]  # fmt: skip


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in [*SHOTS, *of_games("shots")] if not wanted or shot.__name__ in wanted]
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
