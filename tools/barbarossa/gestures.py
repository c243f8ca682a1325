"""Gestures and seconds that a turn of Barbarossa takes by hand, measured in a real browser: a table of docs/clicks.md.

python tools/barbarossa/gestures.py            print it
python tools/barbarossa/gestures.py --write    put it into docs/clicks.md
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import ViewportSize, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from barbarossa_measure import MOST_GESTURES, MOST_SECONDS, Planned, plan_everybody  # type: ignore[import-not-found]  # noqa: E402
from barbarossa_plans import Planner  # type: ignore[import-not-found]  # noqa: E402
from person import Person  # type: ignore[import-not-found]  # noqa: E402
from serving import Server  # type: ignore[import-not-found]  # noqa: E402

PAGE: Final = ROOT / "docs" / "clicks.md"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"]
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
HEAD: Final = "| a turn of Barbarossa, every unit told something else than its draft | measured | at most |"
MOST_FILM: Final = 60


def measured() -> Planned:
    found = subprocess.run([ROOT / "tools" / "find_browser.sh"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        try:
            browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
            context = browser.new_context(viewport=DESK, locale="en-US")
            return plan_everybody(Planner(Person(context, server.url, pace="normal")), server, film=True)
        finally:
            server.end()


def table(planned: Planned) -> list[str]:
    rows = [
        ("units", planned.units, ""), ("gestures for one order", planned.most, MOST_GESTURES),
        ("gestures, commit and all", planned.gestures, MOST_GESTURES * planned.units),
        ("seconds of planning, by a machine's hand", round(planned.seconds), MOST_SECONDS),
        ("seconds of film at the normal pace", round(planned.film), MOST_FILM),
    ]  # fmt: skip
    return [HEAD, "|---|---|---|", *(f"| {name} | {value} | {most} |" for name, value, most in rows)]


def written(text: str, rows: list[str]) -> str:
    """The page with the table in place of the old one."""
    lines = text.splitlines()
    start = lines.index(HEAD)
    end = next((n for n in range(start, len(lines)) if not lines[n].startswith("|")), len(lines))
    return "\n".join([*lines[:start], *rows, *lines[end:]]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put the table into docs/clicks.md")
    rows = table(measured())
    print("\n".join(rows))
    if parser.parse_args().write:
        PAGE.write_text(written(PAGE.read_text(), rows))


if __name__ == "__main__":
    main()
