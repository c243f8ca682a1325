"""Errors that reach a user: each says what is wrong and where, and nothing has changed."""

from __future__ import annotations

import difflib


class SandtableError(Exception):
    """Base of all errors meant for people."""


class IllegalChoice(SandtableError):
    """A choice that the decision does not offer."""


class ScriptError(SandtableError):
    """A forced outcome that cannot happen."""


class BadFile(SandtableError):
    """A file that cannot be read as what it should be: names file, field and reason."""

    def __init__(self, source: str, field: str, reason: str, line: int = 0) -> None:
        place = f"{source}:{line}" if line else source
        super().__init__(printable(f"{place}: {field}: {reason}" if field else f"{place}: {reason}"))
        self.source = source
        self.field = field
        self.reason = reason
        self.line = line


class Fault(SandtableError):
    """The engine broke one of its own promises (no legal choice, a broken invariant)."""


def printable(text: str) -> str:
    """On one line, and without what a terminal, a log or a page cannot show: file names and keys may hold anything."""
    if text.isprintable():
        return text
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])


def near_hint(name: str, known: list[str]) -> str:
    """Up to three known names that look like this one, to end a message with; nothing if none does."""
    near = difflib.get_close_matches(name, known, 3, 0.6)
    return f" (near: {', '.join(near)})" if near else ""


def no_such(what: str, name: str, known: list[str]) -> str:
    return f"there is no {what} named {name!r}{near_hint(name, known)}"
