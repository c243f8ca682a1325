"""Structured logs: a JSON object a line on the error stream. Never a token, a secret, a seed, or what people write."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

LOGGER: Final = logging.getLogger("sandtable.table")
SHORT: Final = 8  # of a room's name: enough to follow it, not enough to enter


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.name != LOGGER.name:
            line["from"] = record.name
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    for name in ("sandtable.table", "uvicorn", "uvicorn.error", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level.upper() if name == LOGGER.name else logging.WARNING)


def log(event: str, *, level: str = "info", error: bool = False, room: str | None = None, **fields: object) -> None:
    """An event with its fields; with `error`, the trace of the exception being handled."""
    number = logging.getLevelNamesMapping()[level.upper()]
    if not LOGGER.isEnabledFor(number):
        return
    if room is not None:
        fields["room"] = room[:SHORT]
    LOGGER.log(number, event, exc_info=error, extra={"fields": fields})
