"""Combat Commander on the screen."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.wishes import WishBook, Wishes
from sandtable.commander.screen.screen import CommanderScreen
from sandtable.games.combat_commander.generator.generator import random_scenario
from sandtable.games.combat_commander.generator.wishes import WISHES
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.title import Data

# the switches that may be chosen for a game, each with its rule
OPTION_RULES: Final = {
    "zero_pass": "O15", "ask_cover": "T78.3", "hidden_on_own": "A35", "wounds_escape": "A36",
    "smoke_removal_all": "6.1.2",
    "sniper_must": "1.9.1.3", "sniper_hex_first": "1.9.1.3", "air_support_some": "E43", "air_support_must": "E43",
    "air_support_adjacent": "E43", "exit_ahead": "7.2.1", "control_at_turn_end": "7.3.1", "action_card_after": "1.6",
    "deploy_by_active": "E52.1", "deploy_must": "E52.1", "interrogation_must": "E61", "scrounge_must": "E71",
}  # fmt: skip


class CombatCommanderScreen(CommanderScreen):
    wishes: WishBook = WISHES

    def make_up(self, seed: int, wishes: Wishes) -> Data:
        return random_scenario(seed, wishes)


SCREEN: Final = CombatCommanderScreen(TITLE, "Combat Commander", OPTION_RULES)
