"""How many clicks an order takes at the table, counted in a real browser: the table of docs/clicks.md.

python tools/clicks.py            print it
python tools/clicks.py --write    put it into docs/clicks.md
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from combat_turns import TURNS, Player, Turns  # type: ignore[import-not-found]  # noqa: E402
from first_minutes import GAMES, MOST, arrive  # type: ignore[import-not-found]  # noqa: E402
from orders import ORDERS, Counter, Order  # type: ignore[import-not-found]  # noqa: E402
from person import Person  # type: ignore[import-not-found]  # noqa: E402
from serving import Server  # type: ignore[import-not-found]  # noqa: E402

PAGE: Final = ROOT / "docs" / "clicks.md"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"]
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
FIRST_HEAD: Final = ["| game | clicks | at most | seconds |", "|---|---|---|---|"]
HEAD: Final = ["| order | before | now | at most |", "|---|---|---|---|"]


def clicks(order: Order, server: Server, browser: Browser) -> int:
    """Somebody sits down to the game of this order and gives it."""
    context = browser.new_context(viewport=DESK, locale="en-US", reduced_motion="reduce")
    one = Counter(Person(context, server.url), server)
    order.give(one)
    context.close()
    return int(one.clicks)


def first_minutes(server: Server, browser: Browser) -> list[str]:
    """From the lobby to the first real decision of each game."""
    rows = []
    for game in GAMES:
        context = browser.new_context(viewport=DESK, locale="en-US", reduced_motion="reduce")
        arrival = arrive(Person(context, server.url), game)
        rows.append(f"| {game} | {arrival.clicks} | {MOST} | {arrival.seconds:.0f} |")
        context.close()
    return [*FIRST_HEAD, *rows]


def clicks_of_turns(turns: Turns, server: Server, browser: Browser) -> str:
    """Of two turns, one after the other."""
    context = browser.new_context(viewport=DESK, locale="en-US", reduced_motion="reduce")
    player = Player(Person(context, server.url), turns.orders)
    player.sit_down(turns.seed, turns.turn)
    taken = player.play(2)
    context.close()
    return ", ".join(map(str, taken))


def table(server: Server, browser: Browser) -> list[str]:
    rows = [f"| {order.name} | {order.before} | {clicks(order, server, browser)} | {order.most} |" for order in ORDERS]
    rows += [f"| {t.name} | {t.before} | {clicks_of_turns(t, server, browser)} | {t.most} |" for t in TURNS]
    return [*HEAD, *rows]


def measured() -> list[list[str]]:
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        try:
            browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
            tables = [table(server, browser), first_minutes(server, browser)]
            browser.close()
        finally:
            server.end()
    return tables


def write(lines: list[str]) -> None:
    """In place of the table with the same heading."""
    text = PAGE.read_text(encoding="utf-8").splitlines()
    start = text.index(lines[0])
    end = next((n for n in range(start, len(text)) if not text[n].startswith("|")), len(text))
    PAGE.write_text("\n".join([*text[:start], *lines, *text[end:]]) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the clicks of fixed orders in a real browser.")
    parser.add_argument("--write", action="store_true", help="put the table into docs/clicks.md")
    wanted = parser.parse_args()
    for lines in measured():
        if wanted.write:
            write(lines)
        print("\n".join(lines), end="\n\n")


if __name__ == "__main__":
    main()
