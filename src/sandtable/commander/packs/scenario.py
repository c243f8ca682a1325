"""The scenario file: what a scenario can say, as data. docs/scenarios.md explains each field.

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.commander.packs.scenario_events import ChoiceEntry, EventEntry, ExitEntry, OwnOrderEntry
from sandtable.commander.packs.scenario_setup import Area, EntryEntry, JammedEntry, PlacingEntry, ReserveEntry
from sandtable.commander.packs.scenario_values import (
    BarredEntry,
    CardsEntry,
    DarkEntry,
    GoingEntry,
    HiddenEntry,
    LeadsEntry,
    LyingEntry,
    MortarSpotterEntry,
    RollEntry,
    SightEntry,
    StackingEntry,
    ValueEntry,
    WeaponRule,
    WeatherEntry,
)
from sandtable.files.tomlfile import shaped
from sandtable.files.tomlshapes import Part

SIDES = ["axis", "allies"]
NOBODY = "nobody"


class UnitEntry(Part):
    unit: str  # slug within the nation ("rifle", "sgt-ganz") or whole ("russia/rifle")
    or_by_lot: list[str] = []  # or one of these: drawn at the start
    count: int = 1
    weapon: str = ""
    weapon_broken: bool = False
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    hex: str = ""  # placed there at the start
    group: str = "main"  # else placed by its player with this set-up group
    space: int = -1  # else waits on this space of the Time Track
    held: bool = False  # may not leave its side's `confined` area
    stack: str = ""  # ends in one hex with all others of this name
    waits: bool = False  # for an event that lets its group arrive


class WeaponEntry(Part):
    weapon: str  # to be given to a unit by the player
    or_by_lot: list[str] = []  # or one of these: drawn at the start
    count: int = 1
    broken: bool = False
    group: str = "main"
    to: str = ""  # a group: only to one of its units, also one that waits on the Time Track
    space: int = -1  # given out when Time gets there


class FortEntry(Part):
    fort: str
    count: int = 1
    hex: str = ""
    group: str = "main"
    space: int = -1  # waits on this space of the Time Track, where a game has such reinforcements
    only: bool = False  # in a hex: of no use to the other side
    held: bool = False  # in a hex: its side was alone there last


class CardAs(Part):
    """Cards that count as another Order, Action or Event in this scenario."""

    order: str = ""
    action: str = ""
    event: str = ""
    as_order: str = ""
    as_action: str = ""
    as_event: str = ""  # "nothing": it counts for nothing
    trigger: str = ""
    as_trigger: str = ""  # "none": the roll triggers nothing
    ids: list[str] = []  # only these cards
    may: bool = False  # if the player likes


class RadioEntry(Part):
    radio: str
    broken: bool = False
    space: int = -1
    box: str = ""  # the Artillery Box it stands in, where a game has several
    blast: int = 1  # hexes around the Spotting Round that it hits
    drift: str = "usual"
    smoke: str = "usual"
    registered: str = ""  # places in which its Spotting Rounds do not drift
    missions: int = 0  # how often it fires; 0: no limit
    spotters: list[str] = []  # who alone may spot, by name or kind


class SideEntry(Part):
    nation: str
    posture: str
    quality: str
    orders: int
    surrender: int
    edge: str
    army: str = ""
    turned: bool = False  # its nation fights on this side, against those with whom it usually does
    joined: list[str] = []  # nations whose pieces fight on this side too
    units: list[UnitEntry] = []
    weapons: list[WeaponEntry] = []
    forts: list[FortEntry] = []
    areas: list[Area] = []
    placing: list[PlacingEntry] = []
    entries: list[EntryEntry] = []
    reserve: list[ReserveEntry] = []
    jammed: list[JammedEntry] = []
    radio: RadioEntry | None = None
    hand: list[str] = []  # cards dealt at the start, the rest drawn
    hand_size: int = 0  # instead of the Posture's
    removed: list[str] = []
    cards: list[CardAs] = []
    secret_chits: list[str] = []  # fixed ones
    secret_draws: int = 0
    discard_limit: int = -1
    late_discard: int = 0
    exit_forbidden: bool = False
    exit_factor: int = 1
    confined: str = ""
    exits: list[ExitEntry] = []  # instead of any exit by the enemy's edge
    removed_kinds: list[CardsEntry] = []  # all cards of these kinds are taken out too
    defends: list[str] | None = None  # rights of a Defender, whatever the Posture: "actions", "points"
    weapon_rules: list[WeaponRule] = []
    mortar_spotters: list[MortarSpotterEntry] = []
    leads: list[LeadsEntry] = []  # Leaders who lead only such units; the others lead all
    hidden: list[HiddenEntry] = []
    barred: list[BarredEntry] = []  # Orders and Actions that it may not play
    own_orders: list[OwnOrderEntry] = []  # Orders that do something else
    retreat: str = ""  # the edge to which its units retreat; left out: the friendly one
    loss_factor: int = 1  # of the VPs that its lost units bring the other side
    open_hand: bool = False  # its cards lie open to the enemy
    keeps_initiative: bool = False  # does not hand the Initiative card over when it uses it; once for each roll


class TerrainEntry(Part):
    """A change to the Terrain Chart."""

    terrain: str
    side: str = ""  # for both; only a cost may differ by side
    cost: int | float = -1  # in MPs, halves too
    barred: bool = False  # nobody enters or crosses it
    advance_only: bool = False  # it is entered or crossed by an Advance, and not by a Move
    cover: int = -99
    hindrance: int = -1


class MapChange(Part):
    """Ground that counts as another from the start: what is on the map, some hexes, a level, an Objective."""

    terrain: str = ""  # a terrain, hexside or way; left out: whatever is in the hexes
    becomes: str = ""  # another of its kind; "none" for a hexside or way
    hexes: str = ""  # only there; left out: everywhere
    level: int = -1  # of these hexes
    objective: int = 0  # that lies there instead


class ChangeEntry(Part):
    space: int
    side: str
    vp: int = 0
    surrender: int = 0


class SetupStep(Part):
    side: str
    group: str = "main"
    units: int = 0  # only so many of the group's units now, those whom its player picks; the rest in later steps


class Scenario(Part):
    name: str
    title: str
    map: str
    year: int
    sudden_death: int
    axis: SideEntry
    allies: SideEntry
    month: int = 1  # of the year, where a game's cards and pieces have dates
    number: int = 0
    difficulty: int = 0  # 1 to 3, for lists; 0: by its size
    description: str = ""
    lesson: str = ""
    provenance: str = ""
    first: str = "axis"  # who takes the first Turn; "axis-chooses", "allies-chooses", "initiative-chooses"
    initiative: str = "axis"  # or "nobody": then no roll is cancelled, and `ties` says who wins them
    time: int = 0
    vp: int = 0  # positive for the Axis
    mine_fp: int = 6
    setup: list[SetupStep] = []
    concealed_setup: bool = False  # both set up unseen by the other
    open_chits: list[str] = []
    open_draws: int = 0
    shared_chits: list[str] = []  # secret ones that both sides know, counted once
    shared_draws: int = 0
    excluded_chits: list[str] = []
    control: dict[str, str] = {}  # by Objective number
    terrain: list[TerrainEntry] = []
    haze: int = 0
    sight_limit: int = 0
    changes: list[ChangeEntry] = []
    events: list[EventEntry] = []
    choices: list[ChoiceEntry] = []
    values: list[ValueEntry] = []
    weather: WeatherEntry | None = None
    hindrance_adds: list[str] = []  # "haze", "smoke": added to what else hinders, not the greatest taken
    rolls: list[RollEntry] = []
    stacking: list[StackingEntry] = []
    sights: list[SightEntry] = []
    going: list[GoingEntry] = []
    dark: list[DarkEntry] = []
    lying: list[LyingEntry] = []  # Weapons on the map that nobody has
    ties: str = ""  # who wins a tie; left out: who holds the Initiative card
    melee_ties: str = ""  # who wins a tied Melee; left out: nobody
    map_changes: list[MapChange] = []
    map_data: dict[str, Any] | None = None  # an inline map, instead of a shipped one
    options: dict[str, Any] = {}
    define: dict[str, list[dict[str, Any]]] = {}  # counters and cards of its own (packs/define.py): for positions


def map_changes(scenario: Scenario) -> list[dict[str, Any]]:
    """As the reader of maps takes them."""
    return [msgspec.structs.asdict(change) for change in scenario.map_changes]


def read_scenario(data: dict[str, Any], source: str) -> Scenario:
    """A checked scenario, or an error that names the field."""
    return shaped(data, Scenario, source, "scenario")
