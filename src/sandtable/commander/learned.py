"""Reading what an opponent has learned: habits beside the game that they were learned in (docs/opponents.md)."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.commander.bots.habits import Habits
from sandtable.commander.bots.mind import CommanderMind
from sandtable.commander.bots.temper import STEADY, Temper
from sandtable.commander.bots.thumb import Thumb
from sandtable.kernel.errors import BadFile
from sandtable.players.nets import read_net
from sandtable.players.thought.mind import Mind
from sandtable.players.thought.net import Net


def learned_mind(data: Path, thumb: Callable[[Temper], Thumb]) -> Mind:
    """Rules of thumb of a game with the habits and the chance to win that lie among its data."""
    temper, net = learned(data)
    return CommanderMind(thumb(temper), net)


@cache
def learned(data: Path) -> tuple[Temper, Net]:
    return read_temper(data / "habits.json"), read_net(data / "chance.json")


def read_temper(path: Path, name: str = "learned") -> Temper:
    """A sergeant's temper with other habits, by posture."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        attacking, defending = (habits_of(data[posture]) for posture in ("attacking", "defending"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(str(path), "habits", f"cannot be read ({error})") from None
    return with_habits(name, attacking, defending)


def with_habits(name: str, attacking: Habits, defending: Habits) -> Temper:
    """The sergeant's temper but for the habits."""
    return Temper(name, STEADY.bare, STEADY.going, STEADY.keeping, STEADY.alone, attacking, defending)


def habits_of(data: dict[str, Any]) -> Habits:
    given = {name: float(value) for name, value in data.items()}
    made = Habits(given)
    unknown = [name for name in given if not hasattr(made, name)]
    if unknown:
        raise ValueError(f"no such habit: {', '.join(unknown)}")
    return made
