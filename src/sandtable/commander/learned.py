"""Reading what an opponent has learned: habits beside the game that they were learned in (docs/opponents.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandtable.commander.bots.habits import Habits
from sandtable.commander.bots.temper import Temper
from sandtable.kernel.errors import BadFile


def read_temper(path: Path, name: str = "learned") -> Temper:
    """A sergeant's temper with other habits, by posture."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        attacking, defending = (habits_of(data[posture]) for posture in ("attacking", "defending"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(str(path), "habits", f"cannot be read ({error})") from None
    return Temper(name, 0.0, 1.0, 1.0, False, attacking, defending)


def habits_of(data: dict[str, Any]) -> Habits:
    given = {name: float(value) for name, value in data.items()}
    made = Habits(given)
    unknown = [name for name in given if not hasattr(made, name)]
    if unknown:
        raise ValueError(f"no such habit: {', '.join(unknown)}")
    return made
