"""What the screen of a Commander game shows; the browser's side of it is web/src/commander/protocol.ts."""

# not `from __future__ import annotations`: which keys a TypedDict requires is found out when it is made
from typing import Literal, NotRequired, TypedDict

from sandtable.phrase import PhraseData
from sandtable.screens.wire import AnyView

# --- what a seat may know (view.py) ---


class RadioView(TypedDict):
    radio: str  # key into Catalogue.radios
    broken: bool


class SideView(TypedDict):
    nation: str
    posture: str
    quality: str
    orders: int
    edge: int  # 0 top, 1 right, 2 bottom, 3 left
    hand: list[str] | None  # card ids, if this seat may see them
    hand_count: int
    seen: list[str]
    draw_count: int
    discards: list[str]
    secret_chits: list[str] | None
    secret_count: int
    casualties: list[str | None]
    surrender: int
    radio: RadioView | None


class UnitStats(TypedDict):
    fp: int
    range: int
    move: int
    morale: int
    cover: int
    command: int | None


class UnitView(TypedDict):
    id: int
    tag: str
    type: str  # key into Catalogue.units
    title: str
    kind: Literal["squad", "team", "leader", "hero"]
    side: int
    hex: str | None
    space: int | None  # on the Time Track
    flags: list[str]  # broken, suppressed, veteran, activated, moving, op-firing, moved
    weapon: int | None
    stats: NotRequired[UnitStats]


class WeaponView(TypedDict):
    id: int
    tag: str
    type: str  # key into Catalogue.weapons
    title: str
    carrier: int | None
    eliminated: bool
    broken: bool


class HexView(TypedDict):
    hex: str
    fort: str | None
    smoke: int
    blaze: bool


class ObjectiveView(TypedDict):
    number: int
    control: int
    value: int


class View(AnyView):
    sides: list[SideView]
    units: list[UnitView]
    weapons: list[WeaponView]
    hexes: list[HexView]
    objectives: list[ObjectiveView]
    open_chits: list[str]
    active: int
    orders_given: int
    time: int
    sudden_death: int
    vp: int  # positive: Axis leads
    initiative: int
    year: int
    cup: int  # how many chits are left in it


# --- what is printed (catalogue.py) ---


class CardFacts(TypedDict):
    nation: str
    order: PhraseData
    action: PhraseData
    event: PhraseData
    order_rule: str
    action_rule: str
    event_rule: str
    trigger: str | None
    hex: str
    white: int
    coloured: int


class Face(TypedDict):
    fp: int
    range: int
    move: int
    morale: int
    command: int | None
    boxed: list[str]  # of fp, range, move


class UnitFacts(TypedDict):
    nation: str
    kind: str
    title: PhraseData
    front: Face
    back: Face


class WeaponFacts(TypedDict):
    nation: str | None
    title: PhraseData
    kind: str
    fp: int
    range: int
    min_range: int
    move: int
    boxed: list[str]
    ordnance: bool


class RadioFacts(TypedDict):
    nation: str
    title: PhraseData
    fp: int
    kind: str


class ChitFacts(TypedDict):
    say: PhraseData
    objective: int
    value: int


class Catalogue(TypedDict):
    """Everything printed on cards and counters."""

    cards: dict[str, CardFacts]
    units: dict[str, UnitFacts]
    weapons: dict[str, WeaponFacts]
    radios: dict[str, RadioFacts]
    chits: dict[str, ChitFacts]
