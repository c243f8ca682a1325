"""What a game has of its own beside a tool: a module in the folder of its name here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable.games import GAMES

HERE: Final = Path(__file__).resolve().parent


def of_games(kind: str) -> list[Callable[[Any], None]]:
    """Whatever the modules of a kind list (SCREENS in screens.py), in the order of the games."""
    found: list[Callable[[Any], None]] = []
    for folder in GAMES:
        if (HERE / folder / f"{kind}.py").is_file():
            found += getattr(import_module(f"{folder}.{kind}"), kind.upper())
    return found
