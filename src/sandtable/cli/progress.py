"""A line of progress on the error stream, so that the output stays clean."""

from __future__ import annotations

import sys


class Progress:
    """Rewrites one line on a screen; prints every tenth part into a file."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = max(1, total)
        self.tenth = 0

    def step(self, done: int, note: str = "") -> None:
        text = f"{self.what} {done}/{self.total}" + (f"  {note}" if note else "")
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{text}\x1b[K")
            if done >= self.total:
                sys.stderr.write("\n")
        elif 10 * done // self.total > self.tenth:
            self.tenth = 10 * done // self.total
            sys.stderr.write(text + "\n")
        sys.stderr.flush()
