"""The shape of a scenario file (23.0), and what follows from its fields alone. docs/combat-scenarios.md explains them.

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sandtable.files.tomlshapes import Part
from sandtable.games.combat.rules.hexes import COLUMNS, ROWS, hex_index
from sandtable.games.combat.rules.names import ENEMY, FRIENDLY_TEAMS, RANK_NAMES, TEAM_NAMES
from sandtable.games.combat.rules.tables import ASSISTANT, OPERATOR, Tables
from sandtable.terrain.lattice import DIRECTIONS, NONE, neighbour

Hexes = str | list[str]
KINDS: Final = ["soldat", "obfr", "lt", "hptm", "mg", "dummy"]


class Compass(Part):
    hex: str
    to: str  # the neighbour that its direction 1 points to
    teams: list[str] = []


class EventTables(Part):
    friendly: str
    enemy: str


class Artillery(Part):
    """Ten hexes each, by D10, for fire that brings no hexes of its own (20.0b)."""

    friendly: Hexes = ""
    enemy: Hexes = ""


class Night(Part):
    range: int
    dice: int = 0
    spotting: int = 0
    fire: int = 0
    free: int = 0


class SearchEntry(Part):
    hexes: Hexes
    finds: str = "papers"


class Exit(Part):
    edge: str
    hexes: Hexes = ""


class VictoryPoints(Part, rename={"what": "for"}):
    what: str
    points: int
    rank: str = "any"
    hexes: Hexes = ""
    edge: str = ""
    place: str = ""
    most: int = 0


class Result(Part):
    name: str
    at_least: int | None = None
    win: bool = False


class FriendlyArea(Part):
    hexes: Hexes
    teams: list[str] = []


class Gun(Part):
    weapon: str
    teams: list[str] = []


class FriendlyArrival(Part):
    turn: int
    teams: list[str]
    hexes: Hexes


class Captive(Part):
    man: str
    hex: str


class FriendlySide(Part):
    morale: str
    hand: int
    area: list[FriendlyArea]
    squad: int = 0
    teams: list[str] = msgspec.field(default_factory=lambda: TEAM_NAMES[:FRIENDLY_TEAMS])
    spotted: bool = False
    guns: list[Gun] = []
    flares: dict[str, int] = {}
    arrival: list[FriendlyArrival] = []
    captive: list[Captive] = []


class Cup(Part):
    team: str
    men: list[str] = []
    soldat: int = 0
    obfr: int = 0
    lt: int = 0
    hptm: int = 0
    mg: int = 0
    dummy: int = 0


class EnemyGroup(Part):
    hexes: Hexes
    count: int = 0
    team: str = ""
    alert: str = ""
    morale: str = ""


class EnemyArrival(EnemyGroup, kw_only=True):
    turn: int


class EnemySide(Part):
    alert: str
    prepared: bool
    morale: str
    cup: list[Cup]
    place: list[EnemyGroup]
    arrival: list[EnemyArrival] = []


class Scenario(Part):
    name: str
    number: int
    difficulty: int
    map: str
    year: int
    month: int
    turns: int
    edges: dict[str, str]
    compass: list[Compass]
    events: EventTables
    friendly: FriendlySide
    enemy: EnemySide
    vp: list[VictoryPoints]
    results: list[Result]
    provenance: str = ""
    large_battle: bool = False
    wind: int = 0
    artillery: Artillery = msgspec.field(default_factory=Artillery)
    foxholes: Hexes = ""
    rubble: Hexes = ""
    craters: Hexes = ""
    night: Night | None = None
    search: list[SearchEntry] = []
    exits: list[Exit] = []
    options: dict[str, Any] = {}


# what a builder needs beside the fields themselves


def facing(compass: Compass) -> int:
    """Map direction (0 to 5, 0 is up) of the compass's direction 1; NONE if `to` is no neighbour."""
    here, there = hex_index(compass.hex), hex_index(compass.to)
    for d in range(DIRECTIONS):
        if here != NONE and there != NONE and neighbour(COLUMNS, ROWS, here, d) == there:
            return d
    return NONE


def cup_men(scenario: Scenario, t: Tables) -> list[int]:
    """Printed counters in the Cup: those named, then so many of each kind in the order of their IDs.

    Assistants are not among them: they come with their Operators (14.3i).
    """
    found: list[int] = []
    for entry in scenario.enemy.cup:
        found += [t.man_name.index(name) for name in entry.men]
        for kind in KINDS:
            number: int = getattr(entry, kind)
            found += [man for man in men_of(t, entry.team, kind) if man not in found][:number]
    return found


def men_of(t: Tables, team: str, kind: str) -> list[int]:
    """Enemy counters of a Team and kind (a rank, `mg`, `dummy`), by ID."""
    men = [
        man
        for man in range(len(t.man_name))
        if t.man_side[man] == ENEMY and t.man_team[man] == TEAM_NAMES.index(team) and kind_of(t, man) == kind
    ]
    return sorted(men, key=lambda man: t.man_number[man])


def kind_of(t: Tables, man: int) -> str:
    if t.man_dummy[man]:
        return "dummy"
    if t.man_gun[man] == OPERATOR:
        return "mg"
    return "assistant" if t.man_gun[man] == ASSISTANT else RANK_NAMES[t.man_rank[man]]
