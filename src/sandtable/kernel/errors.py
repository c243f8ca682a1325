"""Errors that reach a user: each says what is wrong and where, and nothing has changed."""

from __future__ import annotations


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
        super().__init__(f"{place}: {field}: {reason}" if field else f"{place}: {reason}")
        self.source = source
        self.field = field
        self.reason = reason
        self.line = line


class Fault(SandtableError):
    """The engine broke one of its own promises (no legal choice, a broken invariant)."""
