"""The tables of the game: terrain, charts and numbers, all from data files, and the switches of ambiguous points."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import TYPES

# how hard a landing is (land.1-land.3)
LANDING_NAMES: Final[list[str]] = ["easy", "medium", "difficult"]
EASY: Final = 0
MEDIUM: Final = 1
DIFFICULT: Final = 2

NO_ENTRY: Final = -1


class Terrain:
    """A row of the terrain table (guide 4.4) with the movement penalties of 4.2."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.blocks = False  # LOS that passes through
        self.defense_infantry = 0
        self.defense_other = 0
        self.ambush: list[bool] = [False] * TYPES  # by unit type
        self.enter: list[bool] = [True] * TYPES  # by unit type, off road; water and swamp look at abilities
        self.penalty: list[int] = [0] * TYPES  # hexes of movement lost, by unit type, off road
        self.one_hex = False  # whoever enters it off road moves one hex that turn
        self.trench = True
        self.pillbox = True
        self.dig_in = True
        self.march = False  # may be part of a March off road (march.2)
        self.as_road = False  # counts as road (vill.2)
        self.exits_only = False  # entered and left by exits alone
        self.ranged = True  # ranged fire in and out (forest.3a)
        self.assault_from = True  # infantry standing here may assault armour (A28)
        self.armour_close = False  # infantry may attack armour in Close Combat here (cc.12)
        self.close_bonus = 0  # to infantry's Accuracy in Close Combat against vehicles and armour (vill.3)
        self.burns = 0  # turns that a fire lasts; 0: it does not burn
        self.fire_markers = 0
        self.landing = EASY
        self.drop_lost = False  # supplies dropped here are destroyed (drop.3)


class Numbers:
    """Numbers of guide 4.1, each in one place: the data file."""

    def __init__(self) -> None:
        self.sight = 6
        self.sight_hidden = 8
        self.sight_pinned = 1  # suppressed or in Close Combat
        self.ap_defend = 1
        self.ap_suppression = 3
        self.ap_open_fire = 1
        self.ap_close_combat = 1
        self.ap_air = 1
        self.suppression_num = 3  # Firepower times 3/2
        self.suppression_den = 2
        self.ambush_dice = 1
        self.spill_over_from = 3  # enemy units in the hex
        self.adjusting_reach = 8  # of a staff
        self.ap_per_truck = 6
        self.ap_per_mine = 2
        self.trench_bonus = 1
        self.pillbox_bonus = 3
        self.pillbox_hits = 2
        self.pillbox_units = 2
        self.hill_close_bonus = 1
        self.hill_close_penalty = 1
        self.group_vehicles = 3
        self.group_others = 6
        self.minefield_dice = 6
        self.minefield_accuracy = 2
        self.depot_capacity = 36
        self.wire_cost = 6
        self.trench_cost = 5
        self.pillbox_cost = 20
        self.minefield_cost = 7
        self.barrier_cost = 5


class Options:
    """The switches of the guide (its section 6); 0 is the default."""

    def __init__(self) -> None:
        self.interrupted_orders = 0  # 1: keep_progress (A1)
        self.defend_ammo = 0  # 1: per_turn (A3)
        self.reaction_fire = 0  # 1: automatic_first_target (A4)
        self.contested_hex = 0  # 1: any_arrival_time (A6)
        self.assaulted_mover = 0  # 1: counts_as_retreat (A7)
        self.cc_dice = 0  # 1: always_firepower (A9)
        self.fortitude_tests = 0  # 1: one_per_trigger (A11)
        self.hill_shadow = 0  # 1: symmetric (A20)
        self.smoke_screen_turns = 0  # 1: four turns instead of three (A23)
        self.trench_bonus = 0  # 1: flat_2_plus_card, 2: card_units_plus_2_more (A25)
        self.charge_distance = 0  # 1: excludes_enemy_hex (A74)
        self.ambush_hides = 0  # 1: when_ordered (A2)
        self.infantry_vs_armour = 0  # 1: cc_hex_only (A28)
        self.terrain_penalty = 0  # 1: per_hex (A30)
        self.kill_zone = 0  # 1: cone120_open (A16)
        self.strong_winds = 0  # by agreement (wind.1)


OPTION_VALUES: Final[dict[str, list[str]]] = {
    "interrupted_orders": ["lose_progress", "keep_progress"],
    "defend_ammo": ["per_shot", "per_turn"],
    "reaction_fire": ["owner_may_hold", "automatic_first_target"],
    "contested_hex": ["same_hex_step_only", "any_arrival_time"],
    "assaulted_mover": ["pinned", "counts_as_retreat"],
    "cc_dice": ["printed_else_firepower", "always_firepower"],
    "fortitude_tests": ["one_per_step", "one_per_trigger"],
    "hill_shadow": ["firer_only", "symmetric"],
    "smoke_screen_turns": ["3", "4"],
    "trench_bonus": ["1_plus_defend_plus_card", "flat_2_plus_card", "card_units_plus_2_more"],
    "charge_distance": ["includes_enemy_hex", "excludes_enemy_hex"],
    "ambush_hides": ["step_6", "when_ordered"],
    "infantry_vs_armour": ["own_hex_and_cc_hex", "cc_hex_only"],
    "terrain_penalty": ["once_per_kind", "per_hex"],
    "kill_zone": ["cone60", "cone120_open"],
    "strong_winds": ["by_scenario", "yes"],
}


class Tables:
    """What the data files say, once for all games of one pack."""

    def __init__(self) -> None:
        self.terrain: list[Terrain] = []  # by names.TERRAIN_NAMES
        self.numbers = Numbers()
        self.cards: list[Card] = []
        self.card_of: dict[str, int] = {}  # by id
        self.road_bonus: list[int] = [0] * TYPES  # march.3
        self.radio: list[int] = []  # success value by distance - 1
        self.air_search: list[int] = []  # by radius - 1
