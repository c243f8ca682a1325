"""Sandtable: hex-and-counter tactical wargames by their full rules. docs/python.md shows how to play from Python."""

from typing import TYPE_CHECKING, Any

from sandtable.build_mode import build_mode
from sandtable.kernel.errors import BadFile, IllegalChoice, SandtableError

if TYPE_CHECKING:
    from sandtable.face import (
        Choice,
        Decision,
        Game,
        Line,
        Result,
        load,
        new_game,
        opponent,
        opponents,
        replay,
        scenarios,
        titles,
    )

__all__ = [
    "BadFile", "Choice", "Decision", "Game", "IllegalChoice", "Line", "Result", "SandtableError", "build_mode", "load",
    "new_game", "opponent", "opponents", "replay", "scenarios", "titles",
]  # fmt: skip
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What only those need who play from Python is read when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'sandtable' has no attribute {name!r}")
    from sandtable import face

    return getattr(face, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
