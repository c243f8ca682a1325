"""The table of Great War Commander as text."""

from __future__ import annotations

from sandtable.commander.screen.board import CommanderBoard


class GreatWarBoard(CommanderBoard):
    pass
