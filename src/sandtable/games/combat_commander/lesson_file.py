"""A lesson as a file: a scenario, a seed, and steps with what both sides play. Not compiled (msgspec, reads files).

    [[step]]
    name = "cover"                 # its texts: learn-<lesson>-cover (title), learn-<lesson>-cover-text
    theme = "cover"
    rules = ["T99", "T78.3"]       # the rules it explains, as the ledger numbers them
    point = ["D4", "a.line-1"]     # what to look at: hexes, units, Weapons, cards
    play = ["step D4", "axis: play G-65"]

A play is written as the game writes its choices; those of the other side have its name in front. Questions with one
answer only are not written, nor that the other side keeps a roll. The last step is free: it has no plays, and any
choice ends it.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable.games.combat_commander.scenario import SIDES
from sandtable.kernel.errors import BadFile, SandtableError

FOLDER: Final = Path(__file__).parent / "data" / "lessons"
THEMES: Final = ["welcome", "move", "cover", "fire", "op-fire", "recover", "advance", "objectives"]


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    theme: str
    rules: list[str]
    point: list[str] = []
    play: list[str] = []


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: str
    side: str  # the learner's
    seed: str
    opponent: str  # who goes on when the steps are over
    provenance: str
    scenario: dict[str, Any]
    options: dict[str, Any] = {}
    step: list[Step]

    @property
    def seat(self) -> int:
        return SIDES.index(self.side)

    def plays(self) -> list[tuple[int, int, str]]:
        """Every play in order: number of its step, seat, notation."""
        found: list[tuple[int, int, str]] = []
        for number, step in enumerate(self.step):
            for text in step.play:
                side, colon, play = text.partition(": ")
                found.append((number, SIDES.index(side), play) if colon else (number, self.seat, text))
        return found


def lesson_names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@lru_cache(maxsize=16)
def read_lesson(name: str) -> LessonFile:
    path = FOLDER / f"{name}.toml"
    if name not in lesson_names():
        raise SandtableError(f"there is no lesson named {name!r}; there are {', '.join(lesson_names())}")
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadFile(str(path), "", str(error)) from None
    for number, step in enumerate(lesson.step):
        if step.theme not in THEMES:
            raise BadFile(str(path), f"step[{number}].theme", f"{step.theme!r} is none of {', '.join(THEMES)}")
    return lesson
