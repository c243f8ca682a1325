"""The process in which games are analysed: reads tasks from its input, says on its output how far it is.

python -m sandtable.table.teaching.analyst. One game at a time, behind everybody who plays.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from sandtable.kernel.errors import SandtableError
from sandtable.lab.analyses import analyse
from sandtable.shelf import game_named
from sandtable.table.opponents.thoughts import framed
from sandtable.table.opponents.worker import read_message
from sandtable.table.teaching.task import Task, Word

BEHIND: Final = 5  # niceness: whoever plays comes first
PARTS: Final = 50  # words of progress at most

Say = Callable[[Word], None]


def work(task: Task, say: Say) -> None:
    told = 0

    def progress(part: float) -> None:
        nonlocal told
        if int(part * PARTS) > told:
            told = int(part * PARTS)
            say(Word(part))

    try:
        made = analyse(game_named(task.title), task.record, steps=task.steps, progress=progress)
        say(Word(1.0, msgspec.json.encode(made)))
    except SandtableError as error:
        say(Word(error=str(error)))
    except Exception as error:  # one game's fault must not cost the others their process
        traceback.print_exc()
        say(Word(error=type(error).__name__))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end: by closing our input
    with suppress(OSError, AttributeError):
        os.nice(BEHIND)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get between the words

    def say(word: Word) -> None:
        answers.write(framed(word))
        answers.flush()

    say(Word())  # ready
    decoder = msgspec.msgpack.Decoder(Task)
    while (raw := read_message(sys.stdin.buffer)) is not None:
        work(decoder.decode(raw), say)


if __name__ == "__main__":
    main()
