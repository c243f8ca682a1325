"""How long until a newcomer sees the board: a real Chromium with an empty cache, by a click or by a link."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.async_api import Browser, async_playwright

from sandtable.shelf import Manifest, our_games

ROOT: Final = Path(__file__).resolve().parent.parent
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TRIES: Final = 3
DRAWN: Final = """() => {
  const board = document.querySelector('[data-revision]');
  return board && board.getAttribute('aria-busy') !== 'true' && document.querySelector('.prompt');
}"""


async def first_boards(address: str) -> dict[str, Any]:
    """Seconds, the middle of a few tries: to the lobby, and from a click or a link to a board one can play on."""
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], capture_output=True, text=True, check=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        lobby, clicked = zip(*[await by_click(browser, address) for _ in range(TRIES)], strict=True)
        answer: dict[str, Any] = {"lobby_s": middle(lobby), "play_now_to_board_s": middle(clicked)}
        for game in our_games().values():
            times = [await by_link(browser, address, game) for _ in range(TRIES)]
            answer[f"link_to_board_s {game.name}"] = middle(times)
        await browser.close()
    return answer


def middle(seconds: Any) -> float:
    return round(median(seconds), 2)


async def by_click(browser: Browser, address: str) -> tuple[float, float]:
    context = await browser.new_context(locale="en-US")
    page = await context.new_page()
    began = time.perf_counter()
    await page.goto(address)
    button = page.get_by_role("button", name="Play now").or_(page.get_by_role("link", name="Play now")).first
    await button.wait_for()
    lobby = time.perf_counter() - began
    began = time.perf_counter()
    await button.click()
    await page.wait_for_function(DRAWN)
    board = time.perf_counter() - began
    await context.close()
    return lobby, board


async def by_link(browser: Browser, address: str, game: Manifest) -> float:
    """Nothing of the client is in the browser yet."""
    context = await browser.new_context(locale="en-US")
    page = await context.new_page()
    rivals = [{"kind": "opponent", "level": next(iter(game.opponents))}] * (game.seats - 1)
    made = await context.request.post(
        f"{address}/api/rooms",
        data={"title": game.name, "scenario": game.scenario_names()[0], "seats": [*rivals, {"kind": "me"}]},
        headers={"X-Sandtable": "1", "Origin": address},
    )
    room = (await made.json())["room"]
    began = time.perf_counter()
    await page.goto(f"{address}/room/{room}")
    await page.wait_for_function(DRAWN)
    taken = time.perf_counter() - began
    await context.close()
    return taken
