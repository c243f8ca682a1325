"""The shapes of cards.toml and templates.toml: Unit Cards as they are printed. Not compiled: msgspec reads them."""

from __future__ import annotations

import msgspec

from sandtable.files.tomlshapes import Part, Provenance


class Dashed(Part, rename="kebab"):
    """Fields are written with dashes."""


class OrderRow(Dashed):
    """What stands beside an order; a card writes only what differs from its template."""

    distance: int | None = None
    bonus: int | None = None
    boxes: int | None = None
    manpower: int | None = None
    penalty: int | None = None


class Template(Dashed):
    """The back of a kind of card."""

    like: str = ""
    without: list[str] = []
    abilities: list[str] = []
    entrenched: int = 0
    order: dict[str, OrderRow] = {}


class TemplatesFile(Dashed):
    provenance: Provenance
    template: dict[str, Template]


class Accuracy(Dashed):
    """The Range Diagram: the first space, the hexes of its range, and a second line for aircraft."""

    close: int
    suppressed: int
    range: list[int] = []
    air: list[int] = []
    close_dice: int = 0  # the die icon under the first space; 0: none, the Firepower rows serve


class Values(Dashed):
    """Numbers of abilities and of special ammunition."""

    smoke: int = 0
    explosives: int = 0
    mines: int = 0
    command_area: int = 0
    fighting_spirit: int | None = None  # not printed: what the rules give (A15)
    indirect: int = 0
    surveillance: int = 0
    flight: int = 0
    airdrop: int = 0
    engines: int = 0
    transport_cars: int = 0
    platform_cars: int = 0


class Ammunition(Dashed):
    """One of the types of which the owner chooses before the game (card.ammo.6): what is printed otherwise for it."""

    name: str
    ammo: int | None = None
    accuracy: Accuracy | None = None
    firepower: dict[str, list[int]] | None = None
    close_firepower: dict[str, list[int]] | None = None
    adjacent: dict[str, list[int]] | None = None
    values: Values | None = None


class CardRow(Dashed):
    id: str
    name: str
    side: str
    type: str
    size: int
    cost: int
    defense: int
    ammo: int
    accuracy: Accuracy
    orders: str  # the template of its back
    fortitude: int | list[int] = []  # by casualties; a single number falls by one with each (A43)
    firepower: dict[str, list[int]] = {}
    close_firepower: dict[str, list[int]] = {}
    adjacent: dict[str, list[int]] = {}
    order: dict[str, OrderRow] = {}
    without: list[str] = []
    abilities: list[str] = []
    entrenched: int | None = None  # bonus in its Entrenched box; none: that of its template
    values: Values = msgspec.field(default_factory=Values)
    ammunition: list[Ammunition] = []


class CardsFile(Dashed):
    provenance: Provenance
    card: list[CardRow]
