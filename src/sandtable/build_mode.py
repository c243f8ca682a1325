"""Which of the two builds is running: compiled by mypyc, or plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from sandtable.kernel import frame


def build_mode() -> str:
    """Where the engine was loaded from: extension modules ("compiled") or source files ("interpreted")."""
    return "compiled" if (frame.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
