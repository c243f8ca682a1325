"""The rest of a card's front: Range Diagrams, Fortitude, Defense, ammunition; and the hexes of vehicles."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from sandtable.games.barbarossa.data.card_shapes import Accuracy
from sandtable.games.barbarossa.data.forge.dice import MORTAR
from sandtable.games.barbarossa.data.forge.numbers import between, exact, floor, nearest
from sandtable.games.barbarossa.data.forge.shapes import ByHand, Formula, Gun, Unit, Vehicle

TRAJECTORIES: Final = ["flat", "high", "howitzer", MORTAR]
TOO_NEAR: Final = ["howitzer", MORTAR]  # they cannot drop a shell at their feet


def accuracy(f: Formula, unit: Unit, hand: ByHand) -> Accuracy:
    close = f.close_accuracy.get(hand.close, 0)
    found = hand.diagram or diagram(f, unit)
    air = air_diagram(f, unit.gun) if unit.gun is not None and unit.gun.air_rate else []
    return Accuracy(close=close, suppressed=f.accuracy.suppressed, range=found, air=air)


def diagram(f: Formula, unit: Unit) -> list[int]:
    """By effective range: each step of Accuracy holds for an even share of it. 0 is the printed x."""
    steps, reach = f.accuracy.steps, exact(unit.range)
    trajectory = unit.gun.trajectory if unit.gun is not None else TRAJECTORIES[0]
    most = max(steps) if trajectory == TRAJECTORIES[0] else f.accuracy.high_trajectory
    spaces: list[int] = []
    for hexes in range(1, floor(reach / f.scale.hex) + 1):
        metres = Decimal(hexes * f.scale.hex)
        step = next(i for i in range(len(steps)) if metres * len(steps) <= reach * (i + 1))
        too_near = trajectory in TOO_NEAR and hexes <= f.accuracy.minimum
        spaces.append(0 if too_near else min(most, steps[step]))
    return spaces


def air_diagram(f: Formula, gun: Gun) -> list[int]:
    knobs = f.anti_aircraft
    reach = next((hexes for calibre, hexes in knobs.range if gun.calibre <= calibre), knobs.largest)
    near = nearest(exact(knobs.near_share) * reach)
    return [knobs.near] * near + [knobs.far] * (reach - near)


def fortitude(f: Formula, unit: Unit, hand: ByHand) -> list[int]:
    if not hand.nerve:
        return []
    full = f.fortitude.classes[hand.nerve]
    return [full - f.fortitude.loss * lost // unit.size for lost in range(unit.size)]


def defense(f: Formula, unit: Unit, hand: ByHand) -> int:
    if hand.protection or unit.vehicle is None:
        return f.defense.classes[hand.protection]
    mean = (exact(unit.vehicle.front) + exact(unit.vehicle.side)) / 2
    return floor(exact(f.defense.factor) * mean.sqrt() + exact(f.defense.rest))


def ammunition(f: Formula, unit: Unit, hand: ByHand) -> int:
    if hand.ammo or unit.vehicle is None or unit.gun is None:
        return hand.ammo
    rate = max(exact(unit.gun.rate), exact(f.ammunition.slowest_rate))
    return between(f.ammunition.least, nearest(exact(unit.vehicle.rounds) / rate), f.ammunition.most)


def march(f: Formula, vehicle: Vehicle) -> int:
    knobs = f.movement
    hexes = knobs.base + (exact(vehicle.speed) - exact(knobs.base_speed)) / exact(knobs.speed_step)
    return between(knobs.least, nearest(hexes), knobs.most)


def handling(f: Formula, weight: float) -> int:
    """Time Boxes to Deploy or Withdraw."""
    for limit, boxes in f.handling.limits:
        if weight < limit:
            return boxes
    return f.handling.heaviest
