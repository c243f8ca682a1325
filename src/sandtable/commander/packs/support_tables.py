"""The tables of what a Support Table brings."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.data import Data
from sandtable.commander.packs.forces import SupportItem, SupportPiece, SupportRow, SupportTable, year_window
from sandtable.commander.packs.names import ANY_ARMY, ARMY_NAMES
from sandtable.commander.packs.schemas import Leader
from sandtable.commander.rules.tables import EVER, NEVER, NONE, Tables

EVERY_YEAR: Final = (EVER, NEVER)


def fill_support(t: Tables, data: Data, nation: int, table: SupportTable) -> None:
    t.support_red_x.append(next((row.roll for row in table.row if row.red_x), NONE))
    for item in table.item:
        _support_item(t, nation, item)
    for row in table.row:
        _support_row(t, data, nation, row)


def _support_item(t: Tables, nation: int, item: SupportItem) -> None:
    """An option for each entry and each of the units it lets one choose among."""
    weapon = t.weapon_type(item.weapon) if item.weapon else NONE
    radio = t.radio_type(item.radio) if item.radio else NONE
    units = [t.unit_type(unit) for unit in item.units] or [NONE]
    for entry in item.columns:
        army = ARMY_NAMES.index(entry.army) if entry.army else ANY_ARMY
        for unit in units:
            _support_option(t, nation, entry.roll, 0, year_window(entry.years), unit, weapon, radio)
            t.support_army.append(army)
            t.support_cost.append(entry.cost)


def _support_row(t: Tables, data: Data, nation: int, row: SupportRow) -> None:
    """An option for each unit that may fill one of the row's slots."""
    if row.radio:
        _support_option(t, nation, row.roll, 0, EVERY_YEAR, NONE, NONE, t.radio_type(row.radio))
    for slot, piece in enumerate(row.pieces):
        weapon = t.weapon_type(piece.weapon) if piece.weapon else NONE
        for unit, years in _support_units(t, data, nation, piece):
            _support_option(t, nation, row.roll, slot, years, unit, weapon, NONE)
    free = len(t.support_nation) - len(t.support_cost)
    t.support_army += [ANY_ARMY] * free
    t.support_cost += [0] * free


def _support_units(t: Tables, data: Data, nation: int, piece: SupportPiece) -> list[tuple[int, tuple[int, int]]]:
    """Unit types that a piece may be, each with the first and last year."""
    if piece.rank:
        ranks = {name: leader.rank for name, leader in data.units.items() if isinstance(leader, Leader)}
        leaders = [t.unit_type(name) for name, rank in ranks.items() if rank == piece.rank]
        return [(leader, EVERY_YEAR) for leader in leaders if t.unit_nation[leader] == nation]
    unit = t.unit_type(piece.unit)
    if not piece.early:
        return [(unit, EVERY_YEAR)]
    early = t.unit_type(piece.early)
    last = (t.unit_until[early] - 1) // 12
    return [(early, (EVERY_YEAR[0], last)), (unit, (last + 1, EVERY_YEAR[1]))]


def _support_option(
    t: Tables, nation: int, roll: int, slot: int, years: tuple[int, int], unit: int, weapon: int, radio: int
) -> None:
    t.support_nation.append(nation)
    t.support_roll.append(roll)
    t.support_slot.append(slot)
    t.support_first_year.append(years[0])
    t.support_last_year.append(years[1])
    t.support_unit.append(unit)
    t.support_weapon.append(weapon)
    t.support_radio.append(radio)
