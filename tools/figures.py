"""What the table promises in figures, measured for every game: the tables of docs/table-figures.md.

python tools/figures.py            print them
python tools/figures.py --write    put them into docs/table-figures.md
python tools/figures.py --only sounds

Board, figures, map and sounds are measured in a browser; what it loads, as `tools/client_size.py` sums it up.
Fails where a limit is missed. Clicks and first decisions are those of tools/clicks.py.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from client_size import LIMIT, build, measure
from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

import listening  # type: ignore[import-not-found]  # noqa: E402
import measures  # type: ignore[import-not-found]  # noqa: E402
from person import Person  # type: ignore[import-not-found]  # noqa: E402
from serving import Server  # type: ignore[import-not-found]  # noqa: E402

PAGE: Final = ROOT / "docs" / "table-figures.md"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"]
BOARD_HEAD: Final = "| game | board's share of 1440 × 900 | smallest figure there | hexes hidden at 1366 × 768 |"
SOUND_HEAD: Final = (
    "| sound | lasts, ms | peak, dBFS | loudest 50 ms, dBFS | swells for, ms | strokes | swings a second | most like |"
)
SIZE_HEAD: Final = "| game | English, kB | Bulgarian, kB | at most |"


def seen_at(size: dict[str, int], title: str, server: Server, browser: Browser) -> Any:
    context = browser.new_context(viewport=size, locale="en-US", reduced_motion="reduce")  # type: ignore[arg-type]
    me = Person(context, server.url)
    measures.sit(me, server, measures.played(title))
    return me


def boards(server: Server, browser: Browser) -> tuple[list[str], list[str]]:
    rows, missed = [], []
    for title in measures.FIGURES:
        desk = seen_at(measures.DESK, title, server, browser)
        share, least = measures.share(desk), min(measures.figures(desk, title))
        laptop = seen_at(measures.LAPTOP, title, server, browser)
        hidden = len(measures.covered(laptop))
        desk.context.close()
        laptop.context.close()
        rows.append(f"| {title} | {share:.0%} | {least:.1f} px | {hidden} |")
        if share < measures.LEAST_SHARE or least < measures.LEAST_FIGURE or hidden:
            missed.append(title)
    return [BOARD_HEAD, "|---|---|---|---|", *rows], missed


@contextmanager
def chromium() -> Iterator[Browser]:
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], capture_output=True, text=True, check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield browser
        browser.close()


def measured_boards() -> tuple[list[str], list[str]]:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder)).start()
        try:
            return boards(server, browser)
        finally:
            server.end()


def sounds() -> tuple[list[str], list[str]]:
    """tests/web/board/test_sounds.py holds the limits."""
    with chromium() as browser:
        heard = listening.listen(browser)
    like = listening.nearest(heard)
    rows = [
        f"| {one.name} | {1000 * one.lasts:.0f} | {one.decibels:.0f} | {one.level:.0f} | {1000 * one.rise:.0f} "
        f"| {one.strokes} | {one.pitch:.0f} | {like[one.name][1]} |"
        for one in heard
    ]
    return [SOUND_HEAD, "|---|---|---|---|---|---|---|---|", *rows], []


def sizes() -> tuple[list[str], list[str]]:
    with tempfile.TemporaryDirectory() as made:
        found = measure(Path(made), build(Path(made)))
    games = list(dict.fromkeys(game for game, _ in found))
    rows = [f"| {game} | {found[game, 'en'] / 1000:.0f} | {found[game, 'bg'] / 1000:.0f} | {LIMIT} |" for game in games]
    missed = [game for (game, _), size in found.items() if size > LIMIT * 1000]
    return [SIZE_HEAD, "|---|---|---|---|", *rows], missed


def write(lines: list[str]) -> None:
    """In place of the table with the same heading."""
    text = PAGE.read_text(encoding="utf-8").splitlines()
    start = text.index(lines[0])
    end = next((n for n in range(start, len(text)) if not text[n].startswith("|")), len(text))
    PAGE.write_text("\n".join([*text[:start], *lines, *text[end:]]) + "\n", encoding="utf-8")


MEASURED: Final[dict[str, Callable[[], tuple[list[str], list[str]]]]] = {
    "boards": measured_boards,
    "sizes": sizes,
    "sounds": sounds,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what the table promises in figures.")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/table-figures.md")
    parser.add_argument("--only", choices=MEASURED, help="one of them")
    wanted = parser.parse_args()
    missed: list[str] = []
    for name in [wanted.only] if wanted.only else MEASURED:
        lines, faults = MEASURED[name]()
        missed += faults
        if wanted.write:
            write(lines)
        print("\n".join(lines), end="\n\n")
    if missed:
        sys.exit(f"limits are missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
