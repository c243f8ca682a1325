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
    move: int  # negative: it cannot move
    morale: int
    cover: int
    command: int | None


class UnitView(TypedDict):
    id: int
    tag: str
    type: str  # key into Catalogue.units
    title: str
    kind: Literal["squad", "team", "leader", "hero", "runner", "tank"]
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
    lies: NotRequired[str]  # the hex in which it lies with nobody


class HexView(TypedDict):
    hex: str
    fort: str | None
    smoke: int
    blaze: bool
    ground: NotRequired[str]  # the terrain that a scenario has made of it


class ObjectiveView(TypedDict):
    number: int
    control: int
    value: int


# --- what not every game has in its view ---


class GroundView(TypedDict):
    """A hex that a marker has changed."""

    hex: str
    terrain: str


class KnownStrategy(TypedDict):
    strategy: str
    place: str  # "held", "either" (held or at the bottom), or how many cards lie above it


class WarSideView(TypedDict):
    side: str
    strategy: list[str] | None  # keys into Catalogue.strategies, if this seat may see them
    strategy_count: int
    strategy_draw: int
    strategy_discards: list[str]
    reminders: list[str]  # in force
    strategy_known: list[KnownStrategy]
    strategy_played: bool  # this Turn
    strategy_fresh: bool  # drawn this Turn
    box: str | None  # where the Telephone stands: local, standing-creeping, gas
    spotting: str | None  # hex of the Spotting Round
    barrage: list[str]  # hexes of the Impact markers
    observer: str | None  # hex of the observer post
    observed: bool  # it has spotted this Turn
    meddling: bool  # a card of the high command lies face down
    tank_lost: bool


class CommandView(TypedDict):
    """A Leader or Tank Leader, and whom he may activate by himself."""

    unit: int
    radius: int
    units: list[int]


class CommandsView(TypedDict):
    highest: int | None  # the Highest-ranking Leader, who may activate Leaders too
    leaders: list[CommandView]
    out_of_cohesion: list[int]


class GunView(TypedDict):
    """The second armament of a Tank, as it is now."""

    unit: int
    fp: int
    range: int


class WaitingFort(TypedDict):
    """A Fortification on the Time Track."""

    side: int
    fort: str
    space: int


class DeckView(TypedDict):
    """One nation's Fate cards on a side of two nations."""

    side: int
    nation: str
    hand_count: int
    draw_count: int
    discards: list[str]
    strategy_count: int


class WarView(TypedDict):
    date: str  # 1916-07
    ground: list[GroundView]
    gas: list[str]
    trails_gone: list[str]
    exited: list[str]  # tags of Tanks that have left the map once
    decks: list[DeckView]  # of a side of two nations, its own first; else none
    sides: list[WarSideView]
    command: list[CommandsView]  # by side
    guns: list[GunView]
    forts_waiting: list[WaitingFort]


# --- all of it ---


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
    war: NotRequired[WarView]


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
    gun_fp: NotRequired[int]  # of a vehicle's gun, beside its other arms
    gun_range: NotRequired[int]
    close_fp: NotRequired[int]  # added at the next hex
    bog: NotRequired[int]  # a check of this or less stops a vehicle


class UnitFacts(TypedDict):
    nation: str
    kind: str
    title: PhraseData
    front: Face
    back: Face
    rank: NotRequired[int]  # seniority of a Leader
    engineer: NotRequired[bool]


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


class StrategyFacts(TypedDict):
    rules: dict[str, str]  # its rule by the nation whose deck has it
    title: PhraseData
    text: PhraseData
    reminder: bool  # stays on the table


class Catalogue(TypedDict):
    """Everything printed on cards and counters."""

    cards: dict[str, CardFacts]
    units: dict[str, UnitFacts]
    weapons: dict[str, WeaponFacts]
    radios: dict[str, RadioFacts]
    chits: dict[str, ChitFacts]
    strategies: NotRequired[dict[str, StrategyFacts]]
