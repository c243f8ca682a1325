"""Case files and positions of Great War Commander."""

from __future__ import annotations

from functools import partial
from typing import Final

from sandtable.commander.cases import position
from sandtable.commander.cases.cases import CommanderCases
from sandtable.games.great_war_commander.title import TITLE

KIND: Final = CommanderCases(TITLE)

build_position = partial(position.build_position, TITLE)
