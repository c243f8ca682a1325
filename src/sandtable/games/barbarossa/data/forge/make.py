"""From formula, inputs and what is set by hand to the Unit Cards."""

from __future__ import annotations

from decimal import localcontext
from pathlib import Path
from typing import Final

from sandtable.files.tomlfile import TomlFile, decode, name_reason, read_toml
from sandtable.games.barbarossa.data.card_shapes import CardRow, OrderRow, TemplatesFile
from sandtable.games.barbarossa.data.forge import cost, dice, front
from sandtable.games.barbarossa.data.forge.numbers import CONTEXT
from sandtable.games.barbarossa.data.forge.shapes import ByHand, Formula, Hand, Inputs, Unit
from sandtable.games.barbarossa.data.templates import back_of

BY_WEIGHT: Final = ["deploy", "withdraw"]


class Forge:
    """All that cards are made from."""

    def __init__(self, folder: Path) -> None:
        self.formula_file, self.inputs_file = read_toml(folder / "formula.toml"), read_toml(folder / "inputs.toml")
        self.hand_file, self.templates_file = read_toml(folder / "by_hand.toml"), read_toml(folder / "templates.toml")
        self.formula = decode(self.formula_file, Formula)
        self.units = decode(self.inputs_file, Inputs).unit
        self.hand = decode(self.hand_file, Hand).card
        self.templates = decode(self.templates_file, TemplatesFile).template

    def cards(self) -> list[CardRow]:
        self.check()
        with localcontext(CONTEXT):
            return [self.card(unit, self.hand[unit.id]) for unit in self.units]

    def card(self, unit: Unit, hand: ByHand) -> CardRow:
        f = self.formula
        back = back_of(self.templates_file, self.templates, hand.orders)
        made = CardRow(
            id=unit.id,
            name=unit.name,
            side=unit.side,
            type=unit.type,
            size=unit.size,
            cost=hand.cost or 0,
            defense=front.defense(f, unit, hand),
            ammo=front.ammunition(f, unit, hand),
            accuracy=front.accuracy(f, unit, hand),
            orders=hand.orders,
            fortitude=front.fortitude(f, unit, hand),
            firepower=dice.firepower(f, unit, hand),
            close_firepower=dice.close_firepower(f, unit, hand),
            adjacent=dice.adjacent(f, unit, hand),
            abilities=hand.abilities,
            values=hand.values,
        )
        made.order, made.without = printed(f, unit, back), struck(f, unit, hand, back)
        if hand.cost is None:
            hexes = made.order.get("march", back.get("march", OrderRow())).distance or 0
            made.cost = cost.cost_of(f.cost, made, hexes, hand.specials)
        return made

    def check(self) -> None:
        """Every unit has its part by hand, and names mean something."""
        ids = [unit.id for unit in self.units]
        for n, unit in enumerate(self.units):
            if ids.index(unit.id) != n or unit.id not in self.hand:
                raise self.inputs_file.bad(f"unit[{n}].id", f"{unit.id} is here twice, or not in by_hand.toml")
            self.check_unit(n, unit)
        for name, hand in self.hand.items():
            if name not in ids:
                raise self.hand_file.bad(f"card.{name}", f"{name} is not in inputs.toml")
            self.check_hand(f"card.{name}", hand, self.units[ids.index(name)])
        for name in self.formula.cost.measured:
            known(self.formula_file, "cost.measured", "card", name, ids)

    def check_unit(self, n: int, unit: Unit) -> None:
        for name in unit.squads:
            known(self.inputs_file, f"unit[{n}].squads", "squad", name, list(self.formula.small_arms.dice))
        if unit.gun is not None:
            known(self.inputs_file, f"unit[{n}].gun.trajectory", "trajectory", unit.gun.trajectory, front.TRAJECTORIES)

    def check_hand(self, field: str, hand: ByHand, unit: Unit) -> None:
        f, file = self.formula, self.hand_file
        known(file, f"{field}.close", "kind of Close Combat", hand.close, [*f.close_accuracy, "none"])
        known(file, f"{field}.nerve", "nerve", hand.nerve, [*f.fortitude.classes, ""])
        armoured = [""] if unit.vehicle is not None else []
        known(file, f"{field}.protection", "protection", hand.protection, [*f.defense.classes, *armoured])
        known(file, f"{field}.kit", "kit", hand.kit, [*f.kit, ""])
        for name in hand.specials:
            known(file, f"{field}.specials", "special use", name, list(f.cost.specials))


def known(file: TomlFile, field: str, what: str, name: str, names: list[str]) -> None:
    reason = name_reason(what, name, names)
    if reason:
        raise file.bad(field, reason)


def printed(f: Formula, unit: Unit, back: dict[str, OrderRow]) -> dict[str, OrderRow]:
    """Numbers of orders that come from weight and speed."""
    found: dict[str, OrderRow] = {}
    if unit.weight:
        boxes = front.handling(f, unit.weight)
        found = {name: OrderRow(boxes=boxes) for name in BY_WEIGHT if name in back}
    if unit.vehicle is not None:
        hexes = front.march(f, unit.vehicle)
        found["march"] = OrderRow(distance=hexes)
        found["fire-and-movement"] = OrderRow(distance=max(1, hexes + f.movement.fire_and_movement))
    return {name: row for name, row in found.items() if name in back}


def struck(f: Formula, unit: Unit, hand: ByHand, back: dict[str, OrderRow]) -> list[str]:
    """Orders of the template that this unit cannot have."""
    found: list[str] = []
    if "smoke-screen" in back and not hand.values.smoke:
        found.append("smoke-screen")
    if hand.orders == "anti-tank-guns" and unit.weight >= f.handling.pushed_below:
        found.append("careful-movement")
    return found
