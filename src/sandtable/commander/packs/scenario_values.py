"""What a scenario file says of values, rolls, sight, going, Weapons and hidden pieces. docs/scenarios.md explains it.

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

from sandtable.commander.packs.scenario_events import ConditionEntry
from sandtable.files.tomlshapes import Part

LAST_SPACE = 13
UNSAID = -1
NO_COVER = -99


class ValueEntry(Part):
    """Numbers that hold for one side or both, on some spaces of the Time Track; a later entry goes before."""

    side: str = ""  # both
    since: int = 0
    until: int = LAST_SPACE
    orders: int = UNSAID
    hand: int = UNSAID
    discards: int = UNSAID
    late_discards: int = UNSAID
    snipers: int = UNSAID  # hexes from the Random Hex
    haze: int = UNSAID  # of the whole map
    sight_limit: int = UNSAID  # the same
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []


class WeatherEntry(Part):
    """Haze that moves."""

    by_time: int = 0  # at every Time Advance
    events: dict[str, int] = {}  # at these Events, whoever draws them
    least: int = 0
    most: int = 12


class DarkEntry(Part):
    """Hindrance that grows with the distance."""

    beyond: int = 0  # up to so many hexes there is none
    every: int = 1  # 1 for each so many hexes more
    since: int = 0
    until: int = LAST_SPACE


class BarredEntry(Part):
    """An Order or Action that a side may not play, or that may not activate some of its units."""

    order: str = ""
    action: str = ""
    units: list[str] = []  # only such are not activated
    group: str = ""  # only those of this group
    hexes: str = ""  # only those in these places
    since: int = 0
    until: int = LAST_SPACE
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []


class RollEntry(Part):
    """Something added to a roll or number of a side."""

    roll: str
    add: int
    side: str = ""
    since: int = 0
    until: int = LAST_SPACE
    beyond: int = 0
    within: int = 0
    per_hex: bool = False
    hexes: str = ""  # places
    units: list[str] = []  # only where such units take part, by name or kind
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []


class StackingEntry(Part):
    """Another limit of figures in some hexes."""

    limit: int
    hexes: str = ""  # everywhere
    side: str = ""


class SightEntry(Part):
    """Hexes that see each other whatever lies between them, or do not."""

    hex: str
    sees: str
    hindrance: int = 0
    blocked: bool = False


class GoingEntry(Part):
    """Steps between two hexes of a terrain, or of a list."""

    between: list[str] = []
    hexes: str = ""
    same_building: bool = False
    side: str = ""
    cost: float = UNSAID
    safe: bool = False
    barred: bool = False
    advance: int = 0  # hexes that an Advance may go from one to another
    move: int = 0  # the same for a Move, at `cost`
    into: str = ""  # only steps into these places
    since: int = 0
    until: int = LAST_SPACE
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []


class WeaponRule(Part):
    """What is special about a side's Weapons of one name."""

    weapon: str
    captured: bool = False
    rooted: bool = False
    falls_with_fort: bool = False
    shots: int = 1
    rounds: int = 0  # attacks in all, after which it is lost; 0: no limit
    since: int = 0  # it does not fire before Time gets there
    smoke: str = "usual"  # "yes", "no": whether it fires Smoke
    target_hexes: str = ""
    target_terrain: list[str] = []
    target_forts: list[str] = []
    target_units: list[str] = []


class LeadsEntry(Part):
    """Leaders who lead only some units: by name, kind or nation."""

    leaders: list[str]
    units: list[str]


class MortarSpotterEntry(Part):
    """A Leader through whom Mortars sight."""

    leader: str = ""  # any
    within: int = UNSAID  # his Command


class HiddenEntry(Part):
    """A piece that its owner puts down in play."""

    unit: str = ""
    fort: str = ""
    weapon: str = ""
    count: int = 1
    veteran: bool = False
    when: str = "own-turn"
    since: int = 0
    hexes: str = ""  # the side's set-up area
    cover: int = NO_COVER
    away: int = 0
    unseen: bool = False  # out of sight of every enemy unit


class LyingEntry(Part):
    """A Weapon that lies on the map until somebody takes it up."""

    weapon: str  # its whole name
    hex: str
    side: str = ""  # who alone may take it
    broken: bool = False


class CardsEntry(Part):
    """All cards of a kind."""

    order: str = ""
    action: str = ""
    event: str = ""
