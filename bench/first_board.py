"""How long until a newcomer sees the board: a real Chromium with an empty cache, by a click or by a link."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.async_api import Browser, async_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TRIES: Final = 3
FIRST: Final = {"combat-commander": "first-patrol", "combat": "first-patrol"}
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
        for title, scenario in FIRST.items():
            times = [await by_link(browser, address, title, scenario) for _ in range(TRIES)]
            answer[f"link_to_board_s {title}"] = middle(times)
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


async def by_link(browser: Browser, address: str, title: str, scenario: str) -> float:
    """Nothing of the client is in the browser yet."""
    context = await browser.new_context(locale="en-US")
    page = await context.new_page()
    seats = [{"kind": "me"}] if title == "combat" else [{"kind": "opponent", "level": "sergeant"}, {"kind": "me"}]
    made = await context.request.post(
        f"{address}/api/rooms",
        data={"title": title, "scenario": scenario, "seats": seats},
        headers={"X-Sandtable": "1", "Origin": address},
    )
    room = (await made.json())["room"]
    began = time.perf_counter()
    await page.goto(f"{address}/room/{room}")
    await page.wait_for_function(DRAWN)
    taken = time.perf_counter() - began
    await context.close()
    return taken
