"""The shape of every data file of a Commander game. A checked type names something that another place defines."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sandtable.files.tomlshapes import Provenance

FIRST_YEAR = 1939
LAST_YEAR = 1945

# fields checked against what is defined in other files (see packs.References)
UnitName = Annotated[str, Meta(extra={"check": "unit"})]
WeaponName = Annotated[str, Meta(extra={"check": "weapon"})]
RadioName = Annotated[str, Meta(extra={"check": "radio"})]
RankName = Annotated[str, Meta(extra={"check": "rank"})]
NationName = Annotated[str, Meta(extra={"check": "nation"})]
ArmyName = Annotated[str, Meta(extra={"check": "army"})]
OrderName = Annotated[str, Meta(extra={"check": "order"})]
ActionName = Annotated[str, Meta(extra={"check": "action"})]
EventName = Annotated[str, Meta(extra={"check": "event"})]
UnitKind = Annotated[str, Meta(extra={"check": "unit-kind"})]
WeaponClass = Annotated[str, Meta(extra={"check": "weapon-class"})]
FortName = Annotated[str, Meta(extra={"check": "fort"})]
SpecialName = Annotated[str, Meta(extra={"check": "special"})]
TriggerName = Annotated[str, Meta(extra={"check": "trigger"})]
CardName = Annotated[str, Meta(extra={"check": "card"})]
HexName = Annotated[str, Meta(extra={"check": "hex"})]
YearWindow = Annotated[str, Meta(extra={"check": "years"})]
Month = Annotated[str, Meta(extra={"check": "month"})]  # "1916-05"
CarrierName = Annotated[str, Meta(extra={"check": "carrier"})]
StrategyName = Annotated[str, Meta(extra={"check": "strategy"})]
MomentName = Annotated[str, Meta(extra={"check": "moment"})]
NewPiece = Annotated[str, Meta(extra={"check": "piece-slug"})]
NewWeapon = Annotated[str, Meta(extra={"check": "weapon-slug"})]
NewName = Annotated[str, Meta(extra={"check": "slug"})]

Year = Annotated[int, Meta(ge=FIRST_YEAR, le=LAST_YEAR)]
Count = Annotated[int, Meta(ge=1, le=99)]
Stat = Annotated[int, Meta(ge=0, le=20)]
Roll = Annotated[int, Meta(ge=2, le=12)]
Die = Annotated[int, Meta(ge=1, le=6)]
HexNumber = Annotated[int, Meta(ge=1, le=30)]  # a row of the game's maps (see sense.weapon_faults)
SmokeValue = Annotated[int, Meta(ge=1, le=10)]
Quality = Literal["green", "line", "elite"]
Boxed = Literal["fp", "range", "move"]
Los = Literal["clear", "hindrance", "obstacle"]
Entry = Literal["free", "by-way", "as-other", "never"]
TankEntry = Literal["free", "road", "road-or-dot", "never"]  # a Road in the hex; or its centre dot not built over
Bogs = Literal["never", "first", "always"]  # when a Tank that enters checks: at the first such hex of an Order, or each


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """A TOML table with exactly the fields it declares."""


class PackInfo(Table):
    """pack.toml."""

    name: NewName
    title: str
    provenance: Provenance
    game: str = ""  # whose pieces, maps and scenarios these are; empty: of whichever game looks
    version: str = ""
    author: str = ""
    about: str = ""


# nations and citations


class Nation(Table):
    name: NationName
    title: str
    letter: str
    side: Literal["axis", "allies", "central", "entente"]
    army: ArmyName
    discard_limit: Annotated[int, Meta(ge=0, le=6)]
    discard_limit_provisional: bool = False
    gas: Month = ""  # from when on; empty: never
    strafing: Month = ""
    hidden_gun: WeaponName = ""  # Weapon of a Hidden Position
    no_quarter: bool = False  # whether it plays that Action, where the game leaves it to the nation


class NationsFile(Table):
    provenance: Provenance
    nation: list[Nation]


class CitationsFile(Table):
    """Rule numbers, by what is shown with them."""

    provenance: Provenance
    prompts: dict[str, str]
    reasons: dict[str, str]
    told: dict[str, str]
    arrivals: dict[str, str]
    orders: dict[str, str]
    actions: dict[str, str]
    events: dict[str, str]
    triggers: dict[str, str]
    terms: dict[str, str]
    printed: dict[str, str]
    notes: dict[str, str]
    states: dict[str, str]
    forts: dict[str, str]
    sight: dict[str, str] = {}  # why a line is blocked or open, beyond what the Terrain Chart cites


# cards


class Card(Table):
    id: CardName
    order: OrderName
    action: ActionName
    event: EventName
    hex: HexName
    dice: tuple[Die, Die]
    trigger: TriggerName = "none"
    direction: Annotated[int, Meta(ge=0, le=6)] = 0  # 0: not a Breeze
    of: NationName = ""  # whose Marksmanship
    since: Month = msgspec.field(name="from", default="")  # of its Event


class Deck(Table):
    nation: NationName
    cards: list[Card]


class DeckFile(Table):
    provenance: Provenance
    deck: Deck


class StrategyCard(Table):
    name: StrategyName
    rule: str
    moments: list[MomentName]  # when it may be played for its text
    number: Annotated[int, Meta(ge=-99, le=99)] = 0  # the one in its text, if any
    reminder: bool = False  # stays on the table
    since: Month = msgspec.field(name="from", default="")
    until: Month = ""


class StrategyDeck(Table):
    nation: NationName
    cards: list[StrategyCard]


class StrategyFile(Table):
    provenance: Provenance
    strategy: StrategyDeck


# units and leaders


class Side(Table):
    """One side of a unit counter."""

    fp: Stat
    range: Stat
    move: Stat
    morale: Stat
    command: Stat = 0
    boxed: list[Boxed] = []


class Unit(Table):
    name: NewPiece
    title: str
    kind: UnitKind
    count: Count
    unbroken: Side
    broken: Side
    quality: Quality | None = None
    engineer: bool = False
    steady: bool = False  # always In Cohesion
    since: Month = msgspec.field(name="from", default="")
    until: Month = ""


class UnitsFile(Table):
    provenance: Provenance
    unit: list[Unit]


class Rank(Table):
    """What its Leaders have unless their counters say otherwise."""

    name: NewName
    unbroken: Side
    broken: Side
    seniority: Annotated[int, Meta(ge=0, le=99)] = 0  # the higher outranks


class Leader(Table):
    name: NewPiece
    title: str
    rank: RankName
    table: Literal["", "leader", "support"] = ""
    unbroken: Side | None = None  # where they differ from the rank's
    broken: Side | None = None


class LeadersFile(Table):
    provenance: Provenance
    leader: list[Leader]
    rank: list[Rank] = []


class TankSide(Table):
    """One side of a Tank counter. An armament without FP is not there; nor is a Movement, where "-" is printed."""

    morale: Stat
    gun_fp: Stat = 0
    gun_range: Stat = 0
    mg_fp: Stat = 0
    mg_range: Stat = 0
    move: Stat | None = None
    bog: Stat = 0
    command: Stat = 0  # the red number of a Tank Leader


class Tank(Table):
    name: NewPiece
    title: str
    count: Count
    unbroken: TankSide
    broken: TankSide
    since: Month = msgspec.field(name="from", default="")
    until: Month = ""


class TanksFile(Table):
    provenance: Provenance
    tank: list[Tank]


# Weapons, Radios, chits, Smoke


class Weapon(Table):
    name: NewWeapon
    title: str
    weapon_class: WeaponClass = msgspec.field(name="class")
    count: Count
    fp: Stat
    range: Stat
    fix: tuple[HexNumber, HexNumber]
    elim: tuple[HexNumber, HexNumber]
    min_range: Stat = 0
    boxed: list[Literal["fp", "range"]] = []
    move: Annotated[int, Meta(ge=-9, le=0)] = 0
    ordnance: bool = False
    smoke: bool = False
    model: str = ""
    team_only: bool = False
    since: Month = msgspec.field(name="from", default="")
    until: Month = ""


class WeaponsFile(Table):
    provenance: Provenance
    weapon: list[Weapon]


class Radio(Table):
    name: NewPiece
    title: str
    calibre: str
    count: Count
    fp: Annotated[int, Meta(ge=8, le=13)]  # 12
    smoke: bool = False


class Vulnerability(Table):
    fp: Annotated[int, Meta(ge=8, le=13)]
    roll: Roll


class RadiosFile(Table):
    provenance: Provenance
    radio: list[Radio]
    vulnerability: list[Vulnerability] = []


class Chit(Table):
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]
    objective: Annotated[int, Meta(ge=0, le=5)] = 0
    value: Annotated[int, Meta(ge=0, le=99)] = 0
    special: SpecialName = "none"
    open_only: bool = False


class ChitsFile(Table):
    provenance: Provenance
    chit: list[Chit]


class SmokeCount(Table):
    value: SmokeValue
    count: Count


class Smoke(Table):
    counts: list[SmokeCount]  # none: the game has no Smoke counters


class SmokeFile(Table):
    provenance: Provenance
    smoke: Smoke


# Terrain Chart and Fortifications


class Terrain(Table):
    name: str
    rule: str
    los: Los
    entry: Entry = "free"
    move: int = 0
    cover: int = 0
    hindrance: int = 0
    water: bool = False
    blind_hex: bool = False
    airburst: int = 0
    fills_hex: bool = False  # counts for sight in the whole hex, not where it is drawn
    depth: Annotated[int, Meta(ge=1)] = 1  # so many hexes of it stop a line
    hidden: bool = False  # sees and is seen only next door or from above
    first_move: int = 0  # added for the first such hex of a Move
    same_move: int = 0  # instead of move, from one such hex to the next; 0: no different
    vulnerability: int = 0  # an Artillery total from this on ruins it; 0: none
    ruin: str = ""  # what it becomes
    tanks: TankEntry = "free"
    bogs: Bogs = "never"


class Hexside(Table):
    name: str
    rule: str
    los: Los
    entry: Entry = "free"
    move: int = 0
    cover: int = 0
    hindrance: int = 0


class Way(Table):
    name: str
    rule: str
    move: int
    cover: int = 0
    bonus: int = 0
    hindrance: int = 0
    sight_along: Literal["other", "clear"] = "other"
    cover_on: str = ""  # the terrain whose Cover it changes; empty: any
    uphill_free: bool = False  # no more MPs for going up along it
    vulnerability: int = 0  # on a printed Shellhole


class Marker(Table):
    name: str
    rule: str
    los: Los
    entry: Entry = "free"
    move: int = 0  # added to the terrain's
    hindrance: int = 0  # 0: as its counter says


class Hill(Table):
    uphill_move: int
    height_fp: int
    bogs: Bogs = "never"  # a Tank that changes level


class TerrainFile(Table):
    provenance: Provenance
    terrain: list[Terrain]
    side: list[Hexside]
    way: list[Way]
    marker: list[Marker]
    hill: Hill


class Fortification(Table):
    name: FortName
    rule: str
    cover: int | None = None
    cover_indirect: int | None = None
    count: int = 0  # 0: no limit
    vulnerability: int = 0  # an Artillery total from this on reduces it; 0: none
    reduced_to: str = ""  # a Fortification or terrain; empty: what the terrain of its hex would become
    bogs: Bogs = "never"


class FortPieces(Table):
    n: Count
    fortification: FortName


class Purchase(Table):
    """A fortification OB."""

    name: NewName
    title: str
    cost: Count
    pieces: list[FortPieces]
    mine_fp: Literal[0, 6, 7, 8] = 0


class FortificationsFile(Table):
    provenance: Provenance
    fortification: list[Fortification]
    purchase: list[Purchase] = []


# design-your-own points


class NationPoints(Table):
    squads_per_leader: Count
    leaders: dict[str, int]  # by rank
    units: dict[str, int]
    weapons: dict[str, int]
    radios: dict[str, int]


class PointsFile(Table):
    provenance: Provenance
    points: dict[str, NationPoints]
    fortifications: dict[str, int]
