"""The shape of numbers.toml: the numbers of the rules that are on no counter, card or chart.

Whatever a game may lack has a default that means its absence.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.commander.packs.schemas import CarrierName, HexName, Month, Table
from sandtable.commander.rules import names
from sandtable.files.tomlshapes import Provenance


class VictoryPoints(Table):
    squad: int
    team: int
    leader: int  # his unbroken Command comes on top
    hero: int
    time_advance: int
    no_quarter: int
    light_wounds: int
    runner: int = 0
    tank: int = 0
    runner_exit: int = 0  # off his own edge
    tank_objective: int = 0  # when a Tank takes one


class Limits(Table):
    stacking: int
    order_capability: int
    mine_fp: list[int]
    mine_fp_tanks: int = 0
    carriers: list[CarrierName] = msgspec.field(default_factory=lambda: list(names.KIND_NAMES))  # of a Weapon
    deserters_retreat: int = 0  # hexes


class MapSize(Table):
    """The size of a map, which the random hexes of cards lie on."""

    columns: Annotated[int, Meta(ge=1, le=26)] = 15
    rows: Annotated[int, Meta(ge=1)] = 10


class Tracks(Table):
    """Last spaces of the tracks."""

    time: int = 13
    casualties: int = 0  # 0: as many as one likes


class Clearing(Table):
    """Markers that each Time Advance takes away."""

    smoke: int = 1
    gas: int = 0


class Markers(Table):
    """Counters in the mix; 0: no limit."""

    gas: int = 0
    blaze: int = 0


class TankNumbers(Table):
    adjacent_fp: int = 0
    hindrance: int = 0
    spaces: int = 1  # on the Casualty and Time Tracks


class Observers(Table):
    """The Forward Artillery Observers at the edges of the map."""

    hexes: list[HexName] = []
    level: int = 0


class Barrages(Table):
    reach: int = 0  # hexes of a row on either side of its middle
    row_from: Month = ""  # Standing and Creeping Barrages


class Bombing(Table):
    fp: int
    since: Month = msgspec.field(name="from", default="")


class Aircraft(Table):
    bombing: list[Bombing] = []  # the last that the date allows
    strafing_fp: int = 0
    support_breaks: Month = ""  # when Air Support begins to break units


class Starts(Table):
    """From when on; empty: always."""

    storm_troops: Month = ""
    smoke: Month = ""


class NumbersFile(Table):
    provenance: Provenance
    hand_size: dict[str, int]
    figures: dict[str, int]
    vp: VictoryPoints
    limits: Limits
    map: MapSize = msgspec.field(default_factory=MapSize)
    tracks: Tracks = msgspec.field(default_factory=Tracks)
    clearing: Clearing = msgspec.field(default_factory=Clearing)
    markers: Markers = msgspec.field(default_factory=Markers)
    tanks: TankNumbers = msgspec.field(default_factory=TankNumbers)
    observers: Observers = msgspec.field(default_factory=Observers)
    barrages: Barrages = msgspec.field(default_factory=Barrages)
    aircraft: Aircraft = msgspec.field(default_factory=Aircraft)
    starts: Starts = msgspec.field(default_factory=Starts)
