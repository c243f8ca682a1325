"""Great War Commander on the screen."""

from __future__ import annotations

from typing import Final

from sandtable.commander.screen.screen import CommanderScreen
from sandtable.games.great_war_commander.title import TITLE

# the switches that may be chosen for a game, each with its rule
OPTION_RULES: Final = {
    "air_support_1917_only": "E57", "strategy_lifts": "10.3.2.1", "mortars_spare_ground": "T99.5",
    "under_shot_interrupts": "S98.3", "offensive_from_one_hex": "O24.1", "wire_spares_tanks": "A45.4",
    "air_actions": "O17.1", "barrage_for_all": "A32", "obstacle_sides_block": "10.2", "offensive_bars_cards": "O24.2",
    "ask_cover": "T99.3", "zero_pass": "O15",
}  # fmt: skip

SCREEN: Final = CommanderScreen(TITLE, "Great War Commander", OPTION_RULES)
