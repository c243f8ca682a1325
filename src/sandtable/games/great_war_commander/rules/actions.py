"""The Actions of Great War Commander (A29 to A55): in which window each may be played, in the order of offers."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.actions.action import Action
from sandtable.games.great_war_commander.rules.actions_artillery import add_artillery_actions
from sandtable.games.great_war_commander.rules.windows import OWN_WINDOWS


def actions_by_window() -> list[list[Action]]:
    found: list[list[Action]] = [[] for _ in range(OWN_WINDOWS)]
    add_artillery_actions(found)
    return found


ACTIONS: Final = actions_by_window()
