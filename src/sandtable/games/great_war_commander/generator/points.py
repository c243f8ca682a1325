"""What a counter is worth to the generator, reckoned from what is printed on it. Not compiled."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables

BOX: Final = 2  # of a boxed stat
COMMAND: Final = 8  # of each hex that a Leader's word reaches
ORDINARY_MORALE: Final = 6  # adds nothing
STEADY: Final = 3
ENGINEER: Final = 4
RADIO_FP: Final = 4  # of each FP of a battery


def unit_points(tables: Tables, unit: int) -> int:
    """The unbroken side: firepower twice, then Range, Movement, nerve and what is boxed."""
    side = unit * 2
    nerve = 2 * max(0, tables.unit_morale[side] - ORDINARY_MORALE)
    boxed = tables.unit_boxed_fp[side] + tables.unit_boxed_range[side] + tables.unit_boxed_move[side]
    body = 2 * (tables.unit_fp[side] + tables.gun_fp[side]) + tables.unit_range[side] + tables.unit_move[side]
    craft = STEADY * tables.unit_steady[unit] + ENGINEER * tables.unit_engineer[unit]
    if tables.unit_kind[unit] == names.LEADER:
        return COMMAND * tables.unit_command[side] + nerve
    return body + nerve + BOX * boxed + craft


def weapon_points(tables: Tables, weapon: int) -> int:
    return 2 * tables.weapon_fp[weapon] + tables.weapon_max_range[weapon] // 2


def radio_points(tables: Tables, radio: int) -> int:
    return RADIO_FP * tables.radio_fp[radio]
