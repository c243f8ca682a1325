"""Ground under fire (T99.5, F125.3)."""

from __future__ import annotations

from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.state import set_ground


def downgrade(g: State, hex: int, total: int) -> bool:
    """Put the total of Artillery or a Mortar to a hex; does it change?"""
    return False


def change_ground(g: State, hex: int, terrain: int) -> None:
    set_ground(g, hex, terrain)
    g.tell(tell.GROUND_CHANGED, hex, terrain)
