"""Starts `sandtable serve` again and again without importing everything anew: forks, and the child runs the command.

Reads one line of arguments for each start from its input; answers with the child's number. Whoever asked kills it.
"""

from __future__ import annotations

import gc
import os
import shlex
import signal
import sys

import sandtable.table.serve  # noqa: F401  (so that children have it)
from sandtable.cli.main import main
from sandtable.kernel.game import new_game
from sandtable.table.titles import served_titles


def child(words: list[str]) -> None:
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    try:
        status = main(words)
    finally:
        sys.stdout.flush()
    os._exit(status)


def read_files() -> None:
    """Tables and a map are read once, and not by every child."""
    for served in served_titles().values():
        first = served.screen.scenarios()[0]["name"]
        game = new_game(served.title, served.screen.scenario(first), "x", {"windows": True})
        for seat in (-1, 0, 1):
            served.screen.question(game, seat)
            served.screen.log(game, seat)


if __name__ == "__main__":
    read_files()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            child(shlex.split(line))
        print(pid, flush=True)
