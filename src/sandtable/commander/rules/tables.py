"""The flat tables of the counters and cards: what is printed, by index. Built once from the data, never changed.

Flags are 0 or 1. A number that does not exist is NONE (-1) unless its comment says otherwise. Dates are months,
year * 12 + month: what has no beginning serves from EVER on, what never comes or never ends has NEVER.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.names import CARDS_IN_DECK
from sandtable.commander.rules.words import Words
from sandtable.kernel.errors import no_such

NONE: Final = -1
BROKEN_SIDE: Final = 1  # stats of a unit: type * 2 unbroken, type * 2 + BROKEN_SIDE broken
QUALITIES: Final = 3
STRATEGY_CARDS: Final = 9  # of each nation, in games that have them

# vehicles that may enter a terrain
TANK_ENTRY_NAMES: Final = ["free", "road", "road-or-dot", "never"]
TANKS_FREE: Final = 0
TANKS_BY_ROAD: Final = 1  # a Road is in the hex
TANKS_PAST_DOT: Final = 2  # a Road, or a building that leaves the centre dot free
TANKS_NEVER: Final = 3

# when a vehicle that enters checks whether it is stuck
BOG_NAMES: Final = ["never", "first", "always"]
BOGS_NEVER: Final = 0
BOGS_FIRST: Final = 1  # in the first such hex of an Order
BOGS_ALWAYS: Final = 2

# dates
EVER: Final = 0
NEVER: Final = 1 << 20


class UnknownName(LookupError):
    """A name that no data file defines."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        self.what = what
        self.name = name
        super().__init__(no_such(what, name, known))


def find(what: str, index: dict[str, int], name: str) -> int:
    if name not in index:
        raise UnknownName(what, name, list(index))
    return index[name]


class Tables:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.cites = Citations({"prompts": {}})

        # by nation
        self.nation_name: list[str] = []  # slug, "germany"
        self.nation_title: list[str] = []
        self.nation_letter: list[str] = []
        self.nation_axis: list[int] = []
        self.nation_army: list[int] = []  # its own army, for the Support Table
        self.discard_limit: list[int] = []  # cards in a Turn without Orders (5.3)
        self.hero_type: list[int] = []  # unit types
        self.private_type: list[int] = []
        self.deploy_team: list[int] = []  # by nation * QUALITIES + quality (E52.1, A36)

        self.gas_from: list[int] = []
        self.strafing_from: list[int] = []
        self.gives_no_quarter: list[int] = []
        self.hidden_gun: list[int] = []  # Weapon type of a Hidden Position, or NONE
        self.support_red_x: list[int] = []  # roll of the row that brings nothing, NONE in a table without rows

        # numbers of the rules
        self.map_columns = 0  # of the map that random hexes lie on
        self.map_rows = 0
        self.time_spaces = 0  # the last of the Time Track
        self.casualty_spaces = 0  # of a row; 0: as many as one likes
        self.stacking_limit = 0  # figures of a side in a hex (8.2)
        self.most_orders = 0  # a Turn (4.3.1)
        self.mine_strengths: list[int] = []  # F103.2, the usual one first
        self.way_move: list[int] = []  # along a Road, Railway or Trail, by way code (T92, T93, T96)
        self.road_cover = 0  # added to every Cover in a Road hex (T93)
        self.road_cover_on = NONE  # of this terrain only; NONE: of any
        self.road_bonus = 0  # MPs of a unit that has entered one
        self.uphill_move = 0  # T88.1
        self.height_fp = 0  # T88.2
        self.time_advance_vp = 0  # to each Defender (6.1.2)
        self.no_quarter_vp = 0  # A38
        self.light_wounds_vp = 0  # A36

        self.smoke_removed = 0  # markers, at each Time Advance
        self.gas_removed = 0
        self.smoke_from = EVER
        self.gas_hindrance = 0
        self.gas_count = 0  # counters in the mix, 0: no limit
        self.blaze_count = 0
        self.deserters_retreat = 0  # hexes
        self.storm_troops_from = EVER

        # numbers of Runners, Tanks, artillery and aircraft
        self.runner_exit_vp = 0  # off his own edge
        self.tank_objective_vp = 0
        self.tank_hindrance = 0
        self.mine_fp_tanks = 0
        self.observer_col: list[int] = []  # Forward Artillery Observers, 0-based
        self.observer_row: list[int] = []
        self.observer_level = 0
        self.barrage_from = EVER  # Standing and Creeping
        self.barrage_reach = 0  # hexes of the row on either side of its middle
        self.bombing_from: list[int] = []  # ascending, with the FP from then on
        self.bombing_fp: list[int] = []
        self.strafing_fp = 0
        self.air_break_from = NEVER  # Air Support breaks instead of suppressing

        # by posture
        self.hand_size: list[int] = []  # 1.1

        # by card: nation * CARDS_IN_DECK + n
        self.card_name: list[str] = []  # "G-51"
        self.card_nation: list[int] = []
        self.card_order: list[int] = []
        self.card_action: list[int] = []
        self.card_event: list[int] = []
        self.card_hex_col: list[int] = []  # 0-based
        self.card_hex_row: list[int] = []
        self.card_white: list[int] = []
        self.card_coloured: list[int] = []
        self.card_trigger: list[int] = []
        self.card_direction: list[int] = []  # compass number 1 to 6 of a Breeze (E48), 0 on other cards
        self.card_marksmen: list[int] = []  # nation named by its Marksmanship, or NONE
        self.card_event_from: list[int] = []

        # by Strategy Card: nation * STRATEGY_CARDS + n
        self.strategy_name: list[str] = []  # slug, "under-shot"
        self.strategy_kind: list[int] = []  # code of that name: what the card does
        self.strategy_nation: list[int] = []
        self.strategy_rule: list[str] = []
        self.strategy_moments: list[int] = []  # bit 1 << code for each moment at which its text may be used
        self.strategy_number: list[int] = []  # the number in its text, 0 if there is none
        self.strategy_reminder: list[int] = []  # stays on the table
        self.strategy_from: list[int] = []
        self.strategy_until: list[int] = []

        # by unit type
        self.unit_name: list[str] = []  # slug, "germany/rifle"
        self.unit_title: list[str] = []
        self.unit_nation: list[int] = []
        self.unit_kind: list[int] = []
        self.unit_leads: list[int] = []  # flag: a Leader in every respect; Heroes are (E58.1)
        self.unit_led: list[int] = []  # flag: Leaders in its hex add to its stats (3.3.1.2)
        self.unit_covered: list[int] = []  # flag: Cover adds to its Morale (T78.3)
        self.unit_spaces: list[int] = []  # of the Casualty Track (4.2); a Tank takes as many of the Time Track
        self.unit_private: list[int] = []  # flag: the Private of Field Promotion (E56)
        self.unit_figures: list[int] = []  # 3
        self.unit_vp: list[int] = []  # 7.1
        self.unit_quality: list[int] = []  # of the Teams of Deploy and Light Wounds, else NO_QUALITY
        self.unit_count: list[int] = []  # counters in the mix
        self.unit_rank: list[int] = []  # seniority of a Leader, 0 of others: the higher outranks
        self.unit_seniority: list[int] = []  # rank, then Command, then Morale, all of the unbroken side, in one number
        self.unit_from: list[int] = []
        self.unit_until: list[int] = []
        self.unit_is_runner: list[int] = []
        self.unit_is_tank: list[int] = []
        self.unit_tank_leads: list[int] = []  # a Tank Leader; his Command is never added to anything
        self.unit_engineer: list[int] = []
        self.unit_steady: list[int] = []  # always In Cohesion
        self.unit_carries: list[int] = []  # may have a Weapon
        # by unit type * 2 + broken; FP and Range of a Tank are those of its MG, 0 without one
        self.unit_fp: list[int] = []
        self.unit_range: list[int] = []
        self.unit_move: list[int] = []  # NONE: a Tank that cannot move
        self.unit_morale: list[int] = []
        self.unit_command: list[int] = []  # 0 for all but Leaders and Tank Leaders
        self.unit_boxed_fp: list[int] = []
        self.unit_boxed_range: list[int] = []
        self.unit_boxed_move: list[int] = []
        self.gun_fp: list[int] = []  # of a vehicle's gun, beside the arms whose numbers stand above; 0: it has none
        self.gun_range: list[int] = []
        self.close_fp: list[int] = []  # added to either when it fires at the next hex
        self.bog: list[int] = []  # a check of this or less stops a vehicle; 0: never, or it cannot move anyway

        # by Weapon type
        self.weapon_name: list[str] = []  # slug, "germany/light-mg"
        self.weapon_title: list[str] = []
        self.weapon_nation: list[int] = []  # NO_NATION: any may have it
        self.weapon_class: list[int] = []
        self.weapon_is_mg: list[int] = []  # flag: a machine gun
        self.weapon_ordnance: list[int] = []
        self.weapon_fp: list[int] = []
        self.weapon_min_range: list[int] = []  # 0 if none is printed
        self.weapon_max_range: list[int] = []
        self.weapon_boxed_fp: list[int] = []
        self.weapon_boxed_range: list[int] = []
        self.weapon_move: list[int] = []  # as printed, 0 or negative: add it to the carrier's Movement
        self.weapon_smoke: list[int] = []
        self.weapon_fix_high: list[int] = []  # hex numbers 1 to this fix it (11.4)
        self.weapon_elim_low: list[int] = []  # hex numbers from this on eliminate it
        self.weapon_count: list[int] = []
        self.weapon_team_only: list[int] = []
        self.weapon_from: list[int] = []
        self.weapon_until: list[int] = []

        # by Radio type
        self.radio_name: list[str] = []  # slug, "germany/radio-105mm"
        self.radio_title: list[str] = []
        self.radio_nation: list[int] = []
        self.radio_fp: list[int] = []
        self.radio_smoke: list[int] = []
        self.radio_count: list[int] = []
        self.vulnerability: list[int] = []  # by Radio FP: Impact Roll that destroys a Fortification (O18.2.3.3), or 0

        # by Objective chit (7.3.2)
        self.chit_letter: list[str] = []
        self.chit_objective: list[int] = []  # 1 to 5, or 0: each of the five
        self.chit_value: list[int] = []
        self.chit_special: list[int] = []
        self.chit_open_only: list[int] = []  # has no secret side (7.3.3)

        self.smoke_values: list[int] = []  # one entry for each Smoke/Blaze counter (T94)

        # Terrain Chart by terrain code (terrain.kinds), then by hexside code
        self.terrain_move: list[int] = []  # 0: impassable; of bridges along a way (T80)
        self.terrain_cover: list[int] = []
        self.terrain_los: list[int] = []
        self.terrain_hindrance: list[int] = []
        self.sight_hindrance: list[int] = []  # the same, then Fences (T84) and Railways (T92)
        self.terrain_water: list[int] = []
        self.terrain_blind: list[int] = []  # makes a Blind Hex (T88.4.1)
        self.terrain_airburst: list[int] = []  # added to the total of a Mortar or Artillery attack (T99)
        self.terrain_vulnerability: list[int] = []  # an Artillery total from this on ruins it; 0: none does
        self.terrain_ruin: list[int] = []  # the terrain it then becomes, or NONE
        self.trail_vulnerability = 0  # of a Trail on printed Shellholes
        self.terrain_first_move: list[int] = []  # added for the first such hex of a Move
        self.terrain_same_move: list[int] = []  # instead, from one such hex to the next; 0: no different
        self.terrain_tanks: list[int] = []  # which vehicles may enter
        self.terrain_bogs: list[int] = []  # when one that enters checks whether it is stuck
        self.hill_bogs = BOGS_NEVER  # the same for a change of level
        self.gas_move = 0  # added where Gas lies
        self.way_uphill_free: list[int] = []  # flag by way code: going up along it costs no more
        self.side_move: list[int] = []  # added; NONE: impassable
        self.side_cover: list[int] = []  # against fire across it, never against Mortars or Artillery
        self.side_los: list[int] = []
        self.side_hindrance: list[int] = []

        # by Fortification code; Cover NONE: gives none
        self.fort_cover: list[int] = []
        self.fort_cover_indirect: list[int] = []  # against Mortars and Artillery
        self.fort_count: list[int] = []  # counters in the mix, 0: no limit
        self.fort_vulnerability: list[int] = []  # an Artillery total from this on reduces it; 0: none does
        self.fort_reduced: list[int] = []  # the Fortification it is reduced to, or none
        self.fort_ruin: list[int] = []  # else the terrain, or NONE: by the terrain of its hex
        self.fort_bogs: list[int] = []  # when a vehicle that enters checks whether it is stuck

        # by Support Table option: an entry of a column, one for each alternative it offers; in a table of rows all
        # slots of a row come, each by one of its options
        self.support_nation: list[int] = []
        self.support_roll: list[int] = []
        self.support_slot: list[int] = []
        self.support_first_year: list[int] = []
        self.support_last_year: list[int] = []
        self.support_army: list[int] = []  # only for this army, or ANY_ARMY
        self.support_cost: list[int] = []
        self.support_unit: list[int] = []  # unit type, or NONE for a Radio
        self.support_weapon: list[int] = []
        self.support_radio: list[int] = []

        self.unit_index: dict[str, int] = {}
        self.weapon_index: dict[str, int] = {}
        self.radio_index: dict[str, int] = {}
        self.card_index: dict[str, int] = {}
        self.nation_index: dict[str, int] = {}
        self.chit_index: dict[str, int] = {}

    def unit_type(self, name: str) -> int:
        return find("unit", self.unit_index, name)

    def weapon_type(self, name: str) -> int:
        return find("Weapon", self.weapon_index, name)

    def radio_type(self, name: str) -> int:
        return find("Radio", self.radio_index, name)

    def nation(self, name: str) -> int:
        return find("nation", self.nation_index, name)

    def chit(self, letter: str) -> int:
        return find("Objective chit", self.chit_index, letter)

    def card(self, name: str) -> int:
        """Global index of a card by its id, such as "G-51"."""
        return find("card", self.card_index, name)

    def first_card(self, nation: int) -> int:
        return nation * CARDS_IN_DECK

    def first_strategy(self, nation: int) -> int:
        return nation * STRATEGY_CARDS

    def unit_serves(self, kind: int, month: int) -> bool:
        return self.unit_from[kind] <= month <= self.unit_until[kind]

    def weapon_serves(self, kind: int, month: int) -> bool:
        return self.weapon_from[kind] <= month <= self.weapon_until[kind]

    def strategy_serves(self, card: int, month: int) -> bool:
        """May the text of a Strategy Card be used in a scenario of this date?"""
        return self.strategy_from[card] <= month <= self.strategy_until[card]

    def bombing(self, month: int) -> int:
        """FP of bombs at a date."""
        fp = 0
        for i in range(len(self.bombing_from)):
            if self.bombing_from[i] <= month:
                fp = self.bombing_fp[i]
        return fp

    def support_column(self, nation: int, roll: int, year: int, army: int) -> list[int]:
        """The Support Table options of a roll that are to be had in a year by an army (A35.4, E59, E68)."""
        options: list[int] = []
        for i in range(len(self.support_nation)):
            if self.support_nation[i] != nation or self.support_roll[i] != roll:
                continue
            if not self.support_first_year[i] <= year <= self.support_last_year[i]:
                continue
            if self.support_army[i] == NONE or self.support_army[i] == army:
                options.append(i)
        return options
