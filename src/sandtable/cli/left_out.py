"""What a command goes on without: packs with faults."""

from __future__ import annotations

import sys

from sandtable.kernel.errors import printable
from sandtable.shelf import left_out_packs


def tell_left_out(title: str) -> None:
    """Say which packs a command goes on without, beside what it prints."""
    for left in left_out_packs(title):
        first, more = left.problems[0], len(left.problems) - 1
        folder = printable(str(left.folder))
        rest = f" (and {more} more: sandtable pack check {folder})" if more else ""
        print(f"sandtable: {folder} is left out: {first}{rest}", file=sys.stderr)
