"""What the screen of Barbarossa 1941 shows; the browser's side of it is web/src/barbarossa/protocol.ts."""

# not `from __future__ import annotations`: which keys a TypedDict requires is found out when it is made
from typing import Literal, NotRequired, TypedDict

from sandtable.phrase import PhraseData
from sandtable.screens.wire import AnyView

BarbarossaSide = Literal["german", "soviet"]
BarbarossaPhase = Literal["set-up", "planning", "radio", "execution", "fortitude"]
BarbarossaStatus = Literal[
    "suppressed", "flagged", "hidden", "entrenched", "in-pillbox", "deployed", "towed", "transported", "equipping",
    "detected", "in-between",
]  # fmt: skip

# --- what a player may know (rules/view.py) ---


class BarbarossaOrderNow(TypedDict):
    """The order of this turn, as far as it is written."""

    name: str  # key into BarbarossaCatalogue.orders
    target: NotRequired[str]  # name of a unit
    at: NotRequired[str]  # hex
    face: NotRequired[int]  # direction 1 to 6
    range: NotRequired[int]  # range, distance, radius or kind
    path: NotRequired[list[str]]  # hexes, without the one it starts in
    fire_at: NotRequired[int]  # place in the path from which Fire and Movement shoots; 0: the start hex


class BarbarossaUnit(TypedDict):
    """From `order` on only what this seat may know."""

    id: int  # Thing "u:ID"
    name: str  # "G3": army and flag number
    card: str  # key into BarbarossaCatalogue.cards
    side: BarbarossaSide
    place: str  # hex, "?" unknown, or airfield, reserve, aboard, destroyed, merged, left, nowhere
    size: int  # icons left
    ap: int
    smoke: int
    explosives: int
    base: int  # what hits have left of its base Defense this turn
    bonus: int  # and of its bonuses
    facing: int  # direction 1 to 6; 0: none
    prep: int  # of aircraft: Preparation Box, 1 Landed to 4 Standby
    status: list[BarbarossaStatus]
    carrier: str | None  # name of the unit that carries or tows it
    cargo: int  # Ammunition Points that a transport carries
    cars: list[int]  # of a train: engines, transport, platform, flak cars left
    arrives: int  # of reinforcements: the turn; 0: none
    order: NotRequired[BarbarossaOrderNow]
    standing: NotRequired[dict[str, int]]  # standing instructions, by name
    boxes: NotRequired[int]  # Time Boxes marked of the order being worked at
    mines: NotRequired[int]  # minefields that it can still lay


class BarbarossaHexNow(TypedDict):
    """What changed or lies in a hex; what is missing is not there."""

    smoke: NotRequired[int]  # 1 a screen, 2 of a fire
    fire: NotRequired[int]  # turn of the fire
    markers: NotRequired[int]  # Fire markers left
    trench: NotRequired[int]  # bit mask of sides
    pillbox: NotRequired[int]  # hits that it can still take
    pillbox_face: NotRequired[int]  # direction 1 to 6
    wire: NotRequired[int]  # bit mask of sides
    barrier: NotRequired[int]
    damaged_rail: NotRequired[int]
    work: NotRequired[str]  # key into BarbarossaCatalogue.works
    depot: NotRequired[BarbarossaSide]
    stock: NotRequired[int]
    terrain: NotRequired[str]  # where it is not as the map prints it
    exits: NotRequired[int]  # of a glade made in play: bit mask of sides
    held: NotRequired[BarbarossaSide]


class BarbarossaMine(TypedDict):
    id: str
    hex: str
    side: BarbarossaSide
    kind: Literal["anti-vehicle", "anti-infantry", "fake"]


class BarbarossaPlacing(TypedDict):
    """Installations laid so far in the set-up."""

    id: str
    works: str
    hex: str
    face: int  # direction 1 to 6; 0: none


class BarbarossaView(AnyView):
    """Printed facts are in BarbarossaCatalogue."""

    turns: int  # the last one
    phase: BarbarossaPhase
    step: int  # of Execution: place in BarbarossaCatalogue.steps
    hex_step: int  # of the movement in it; 0 outside
    wind: int  # direction 1 to 6; 0: none yet
    vp: list[int]  # by side
    units: list[BarbarossaUnit]  # by side and flag number
    hexes: dict[str, BarbarossaHexNow]
    mines: list[BarbarossaMine]
    placing: list[BarbarossaPlacing]


# --- what is printed (catalogue.py) ---


class BarbarossaBox(TypedDict):
    """What a card prints for one order."""

    distance: int  # hexes of movement or charge, reach of Reconnaissance, radius of a patrol
    bonus: int  # to Defense while the order is in force
    boxes: int  # Time Boxes
    manpower: int  # units that must have the order
    penalty: int  # dice lost by Fire and Movement


class BarbarossaRow(TypedDict):
    """A row of the Firepower chart: dice against a type, by casualties, full strength first."""

    dice: list[int]
    adjacent: list[int]  # second row of Fire on Location; empty: none
    close_only: bool


class BarbarossaCard(TypedDict):
    title: PhraseData
    side: BarbarossaSide | None  # null: either
    type: str  # key into BarbarossaCatalogue.types
    size: int
    fortitude: list[int]  # by casualties
    defense: int
    firepower: dict[str, BarbarossaRow]  # by type or "installations"; what is missing cannot be attacked
    accuracy: list[int]  # by distance - 1; 0 is the printed x
    air_accuracy: list[int]  # against aircraft; empty: as above
    close_accuracy: int
    close_dice: int  # 0: the chart serves
    suppressed_accuracy: int
    ammo: int
    smoke: int
    explosives: int
    mines: int
    cost: int  # Force Points
    abilities: list[str]  # keys into BarbarossaCatalogue.abilities
    command_area: int
    fighting_spirit: int
    indirect_penalty: int
    entrenched_bonus: int
    surveillance: int
    flight: int  # Time Boxes in the air
    airdrop: int  # AP that an airdrop brings
    cars: list[int]  # of a train: engines, transport and platform cars
    orders: dict[str, BarbarossaBox]  # what is missing is not on the card


class BarbarossaOrder(TypedDict):
    title: PhraseData
    about: PhraseData
    step: int  # of Execution; 0: Radio Interception, which has a phase of its own
    rule: str


class BarbarossaTerrain(TypedDict):
    title: PhraseData
    rule: str
    blocks: bool  # a line of sight that passes through
    defense: list[int]  # of infantry, of all others
    ambush: list[str]  # types that may hide in it
    enter: list[str]  # types that may enter off road
    penalty: dict[str, int]  # hexes of movement lost off road, by type
    one_hex: bool
    march: bool
    as_road: bool
    exits_only: bool
    ranged: bool  # ranged fire in and out
    burns: int  # turns that a fire lasts; 0: it does not burn


class BarbarossaWord(TypedDict):
    title: PhraseData
    about: PhraseData
    rule: str


class BarbarossaCatalogue(TypedDict):
    """Everything printed on cards and charts, and the words of the game."""

    cards: dict[str, BarbarossaCard]
    orders: dict[str, BarbarossaOrder]
    abilities: dict[str, BarbarossaWord]
    statuses: dict[str, BarbarossaWord]
    terrain: dict[str, BarbarossaTerrain]
    types: dict[str, PhraseData]
    works: dict[str, PhraseData]  # bridges and installations
    mines: dict[str, PhraseData]
    steps: list[PhraseData]  # of Execution; 0: reveal
    phases: dict[str, PhraseData]
    instructions: dict[str, PhraseData]
    instruction_values: dict[str, list[PhraseData]]
    maps: dict[str, PhraseData]
    sides: dict[BarbarossaSide, PhraseData]
