"""Great War Commander on the screen: the family's, with what only this game has."""

from __future__ import annotations

from sandtable.games.great_war_commander.screen.screen import SCREEN

__all__ = ["SCREEN"]
