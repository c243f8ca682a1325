"""The process that does chores: reads orders from its input, and forks a child for each, which does it and ends.

python -m sandtable.table.chores.clerk. The child has little time and memory; what becomes of it touches nobody, and
all that it held goes back.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

import msgspec

from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.record import ReplayError
from sandtable.table.chores.orders import Limits, Reply, Request
from sandtable.table.chores.work import done
from sandtable.table.opponents.thoughts import framed
from sandtable.table.opponents.worker import read_message
from sandtable.table.refusal import Denied
from sandtable.table.titles import served_titles

# what a file that somebody has written himself can do to its readers
BROKEN = (
    SandtableError, ValueError, TypeError, LookupError, AttributeError, AssertionError, OverflowError, RecursionError,
)  # fmt: skip


def reply_to(request: Request) -> Reply:
    try:
        return Reply(made=done(request.order))
    except Denied as denied:
        given = denied.args_of_text.items()
        args = {name: value if isinstance(value, str | int) else str(value) for name, value in given}
        return Reply(status=denied.status, code=denied.code, args=args)
    except BadFile as error:
        return Reply(status=400, code="bad-file", args={"field": error.field, "reason": error.reason})
    except ReplayError as error:
        return Reply(status=400, code="bad-file", args={"field": f"decisions[{error.index}]", "reason": str(error)})
    except MemoryError:
        return Reply()
    except BROKEN as error:
        return Reply(status=400, code="bad-file", args={"field": "scenario", "reason": str(error)[:200]})
    except Exception as error:
        return Reply(status=500, code="server", args={"reason": type(error).__name__}, trace=traceback.format_exc())


def in_child(request: Request) -> bytes:
    """Its reply, framed; an empty one if it did not come to an end within its limits."""
    if not hasattr(os, "fork"):  # without it there are no limits either
        return framed(reply_to(request))
    end, start = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(end)
        work(request, start)
    os.close(start)
    with os.fdopen(end, "rb") as told:
        answer = told.read()
    _, status = os.waitpid(pid, 0)
    return answer if status == 0 and answer else framed(Reply())


def work(request: Request, to: int) -> None:
    """In the child; never returns."""
    status = 1
    try:
        bind(request.limits)
        answer = framed(reply_to(request))
        with os.fdopen(to, "wb") as told:
            told.write(answer)
        status = 0
    finally:
        os._exit(status)


def bind(limits: Limits) -> None:
    import resource

    os.nice(1)  # whoever plays comes first, but somebody waits for this too
    resource.setrlimit(resource.RLIMIT_CPU, (limits.seconds, limits.seconds + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, ValueError):  # not every system knows it
        most = own_size() + limits.memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def own_size() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def serve(source: BinaryIO, answers: BinaryIO) -> None:
    decoder = msgspec.msgpack.Decoder(Request)
    while (raw := read_message(source)) is not None:
        answers.write(in_child(decoder.decode(raw)))
        answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end: by closing our input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get between the answers
    served_titles()
    answers.write(framed(Reply()))  # ready
    answers.flush()
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
