"""Unit Cards: what a unit is, printed and never changed (card.*). The data files fill them; no value is in code."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.names import ORDERS, ROWS

NOT_PRINTED: Final = -1


class OrderBox:
    """What the back of a card prints for one order (card.back.1)."""

    def __init__(self, distance: int = 0, bonus: int = 0, boxes: int = 0, manpower: int = 1, penalty: int = 0) -> None:
        self.distance = distance  # hexes of movement or charge, reach of Reconnaissance, radius of a patrol
        self.bonus = bonus  # to Defense while the order is in force
        self.boxes = boxes  # Time Boxes
        self.manpower = manpower  # units that must have the order (dig.1, pont.1)
        self.penalty = penalty  # dice lost by Fire and Movement


class Card:
    """One kind of unit."""

    def __init__(self, id: str, name: str, side: int, type_: int, size: int) -> None:
        self.id = id
        self.name = name
        self.side = side  # NOT_PRINTED: either
        self.type = type_
        self.size = size
        self.fortitude: list[int] = []  # by casualties, full strength first
        self.defense = 0
        self.firepower: list[list[int]] = [[] for _ in range(ROWS)]  # by row, by casualties; empty: not to be attacked
        self.adjacent: list[list[int]] = [[] for _ in range(ROWS)]  # second row of Fire on Location (ab.fol.2)
        self.close_only: list[bool] = [False] * ROWS  # the row is for Close Combat alone (card.fp.2)
        self.accuracy: list[int] = []  # by distance - 1; 0 is the printed x (card.range.4)
        self.air_accuracy: list[int] = []  # a second diagram against aircraft; empty: the first one serves
        self.close_accuracy = 0  # the first space (card.range.1)
        self.close_dice = 0  # the die icon; 0: none, the Firepower rows serve (A9)
        self.suppressed_accuracy = 1
        self.ammo = 0
        self.smoke = 0
        self.explosives = 0
        self.mines = 0
        self.cost = 0
        self.abilities = 0  # bit mask by names.ABILITY_NAMES
        self.command_area = 0
        self.fighting_spirit = 0
        self.indirect_penalty = 0
        self.entrenched_bonus = 0
        self.surveillance = 0
        self.flight = 0  # Time Boxes in the air
        self.airdrop = 0  # AP that an airdrop brings
        self.engines = 0  # cars of a train, which has no other size
        self.transport_cars = 0
        self.platform_cars = 0
        self.types: list[int] = []  # cards of which its owner chooses one before the game, by ammunition (card.ammo.6)
        self.type_of: int = NOT_PRINTED  # of such a card: the one that it is a type of
        self.boxes: list[OrderBox | None] = [None] * ORDERS  # None: not on the card (basics.3)

    def has(self, ability: int) -> bool:
        return self.abilities >> ability & 1 != 0

    def box(self, order: int) -> OrderBox:
        """Of an order that the card has."""
        found = self.boxes[order]
        assert found is not None
        return found

    @property
    def reach(self) -> int:
        """The farthest space of the Range Diagram."""
        return len(self.accuracy)
