"""Combat Commander's own files, read by the family's readers: data, maps, scenarios; and its editions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.commander.map import sight
from sandtable.commander.packs.check import read_file
from sandtable.commander.packs.game import CommanderGame
from sandtable.files.packs import find_packs
from sandtable.commander.packs.scenarios import Scenarios
from sandtable.commander.rules.words import family_words
from sandtable.games.combat_commander.rules.rules import CombatCommanderRules

__all__ = ["find_packs", "read_file"]

DATA: Final = Path(__file__).parent / "data"

# the switches that both first-edition profiles set, and those only the literal reading of the Bulgarian text sets
EUROPE: Final = [
    "smoke_removal_all", "air_support_some", "air_support_must", "air_support_adjacent", "exit_ahead",
    "deploy_by_active", "interrogation_must", "scrounge_must",
]  # fmt: skip
EUROPE_BG: Final = [
    *EUROPE, "sniper_must", "sniper_hex_first", "control_at_turn_end", "action_card_after", "deploy_must",
]  # fmt: skip

FILES: Final = CommanderGame(
    "combat-commander",
    family_words(),
    DATA,
    CombatCommanderRules,
    {"anniversary": [], "europe": EUROPE, "europe-bg": EUROPE_BG},
    sight.build,
)
SCENARIOS: Final = Scenarios(FILES)

# the family's readers, bound to these files
load_tables = FILES.packs.load_tables
load_numbers = FILES.packs.load_numbers
load_terrain = FILES.packs.load_terrain
load_fortifications = FILES.packs.load_fortifications
load_points = FILES.packs.load_points
load_leader_table = FILES.packs.load_leader_table
load_generator = FILES.packs.load_generator
load_orders_of_battle = FILES.packs.load_orders_of_battle
load_support = FILES.packs.load_support
find_files = FILES.packs.find_files
check_data = FILES.packs.check_data
check_pack = FILES.packs.check_pack
base_references = FILES.packs.base_references
pack_references = FILES.packs.pack_references
make_options = FILES.make_options
map_names = FILES.maps.names
scenario_names = SCENARIOS.names
load_scenario = SCENARIOS.load
check_scenario = SCENARIOS.check
register_checkers = SCENARIOS.register_checkers
