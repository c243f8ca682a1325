"""Firepower: dice at full strength against each type, and what casualties leave of them."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from sandtable.games.barbarossa.data.forge.numbers import exact, nearest
from sandtable.games.barbarossa.data.forge.shapes import ByHand, Formula, Gun, Unit
from sandtable.games.barbarossa.rules.names import ROW_NAMES

MORTAR: Final = "mortar"
Rows = dict[str, list[int]]


def firepower(f: Formula, unit: Unit, hand: ByHand) -> Rows:
    return rows_of(f, unit, full_dice(f, unit, hand))


def close_firepower(f: Formula, unit: Unit, hand: ByHand) -> Rows:
    """Rows for Close Combat alone."""
    kit = f.kit[hand.kit] if hand.kit else {}
    dice = {row: exact(share) * unit.size for row, share in kit.items()}
    return rows_of(f, unit, dice | {row: Decimal(number) for row, number in hand.close_dice.items()})


def adjacent(f: Formula, unit: Unit, hand: ByHand) -> Rows:
    return rows_of(f, unit, {row: Decimal(number) for row, number in hand.adjacent.items()})


def rows_of(f: Formula, unit: Unit, dice: dict[str, Decimal]) -> Rows:
    """Printed rows; losses are taken from the printed dice. A row that rounds to nothing is left out."""
    full = {row: nearest(dice[row]) for row in ROW_NAMES if row in dice}
    return {row: with_casualties(f, unit, number) for row, number in full.items() if number}


def with_casualties(f: Formula, unit: Unit, full: int) -> list[int]:
    exponent = exact(f.casualties.men if fights_on(unit) else f.casualties.machines)
    left = [Decimal(unit.size - lost) / unit.size for lost in range(unit.size)]
    return [max(1, nearest(full * share**exponent)) for share in left]


def fights_on(unit: Unit) -> bool:
    """Do men keep the main weapon manned?"""
    return unit.type == "infantry" or (unit.gun is not None and unit.gun.trajectory == MORTAR)


def full_dice(f: Formula, unit: Unit, hand: ByHand) -> dict[str, Decimal]:
    by_hand = {row: Decimal(number) for row, number in hand.dice.items()}
    if unit.gun is not None:
        return gun_dice(f, unit.gun, by_hand.get("infantry")) | by_hand
    if unit.squads:
        return small_arms(f, unit) | by_hand
    return by_hand


def small_arms(f: Formula, unit: Unit) -> dict[str, Decimal]:
    knobs = f.small_arms
    men = sum((exact(knobs.dice[name]) * number for name, number in unit.squads.items()), Decimal(0))
    return {"infantry": men, "artillery": men * exact(knobs.artillery), "vehicles": men * exact(knobs.vehicles)}


def gun_dice(f: Formula, gun: Gun, infantry: Decimal | None) -> dict[str, Decimal]:
    """The infantry row may be given by hand; those taken from it follow."""
    men = infantry if infantry is not None else against_men(f, gun)
    plain = against_thin(f, gun)
    dice = {"infantry": men, "artillery": men * exact(f.soft.artillery)}
    dice["vehicles"] = max(men * exact(f.soft.vehicles), plain)
    for row, armour in f.armour.classes.items():
        dice[row] = plain * pierces(f, exact(gun.penetration) / exact(armour))
    if gun.air_rate:
        dice["aircraft"] = against_aircraft(f, gun)
    return dice


def against_men(f: Formula, gun: Gun) -> Decimal:
    shells = exact(gun.k) * (exact(gun.shell) * exact(gun.rate)).sqrt()
    return gun.tubes * (shells + exact(f.soft.machine_gun) * exact(gun.machine_guns))


def against_thin(f: Formula, gun: Gun) -> Decimal:
    """Against armour that every shell pierces."""
    size = (exact(gun.calibre) / exact(f.armour.reference)).sqrt()
    return gun.tubes * exact(f.armour.dice) * exact(gun.rate).sqrt() * size


def pierces(f: Formula, ratio: Decimal) -> Decimal:
    for limit, share in f.armour.penetration:
        if ratio < exact(limit):
            return exact(share)
    return Decimal(1)


def against_aircraft(f: Formula, gun: Gun) -> Decimal:
    knobs = f.anti_aircraft
    size = (exact(gun.calibre) / exact(knobs.reference)).sqrt()
    return gun.tubes * exact(knobs.dice) * exact(gun.air_rate).sqrt() * size
