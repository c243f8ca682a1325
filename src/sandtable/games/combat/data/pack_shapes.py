"""The shapes of the data files of Combat! Not compiled: msgspec reads the annotations."""

from __future__ import annotations

from sandtable.files.tomlshapes import Part, Provenance

# men (8.0)


class Man(Part):
    name: str
    title: str
    team: str
    rank: str = "soldat"
    number: int = 0
    tq: int = 0
    ldr: int = 0
    weapons: dict[str, int] = {}
    grenades: int = -1
    rifle_grenades: int = -1
    tough: bool = False
    medic: bool = False
    dummy: bool = False
    gun: str = ""


class Squad(Part):
    roll: int
    able: list[str]
    baker: list[str]
    charlie: list[str]


class FriendliesFile(Part):
    provenance: Provenance
    man: list[Man]
    squad: list[Squad]


class EnemiesFile(Part):
    provenance: Provenance
    man: list[Man]


# Weapons (14.0)


class Weapon(Part):
    name: str
    title: str
    bands: list[tuple[int, int]]
    rof: list[int]
    slow: bool = False
    heavy: bool = False
    very_heavy: bool = False
    belt: bool = False
    pistol: bool = False


class Explosive(Part):
    name: str
    title: str
    range: int = -1
    bands: list[tuple[int, int]] = []
    damage: list[int] = []
    frag: list[int] = []
    crater: list[int] = []
    rubble: list[int] = []
    smoke: int = 0


class WeaponsFile(Part):
    provenance: Provenance
    weapon: list[Weapon]
    explosive: list[Explosive]


# charts and markers


class SpottingRange(Part):
    bands: list[tuple[int, int]]


class ChartsFile(Part, rename={"order_terrain": "order-terrain", "spotting_range": "spotting-range"}):
    provenance: Provenance
    order_terrain: dict[str, str]
    spotting: dict[str, str]
    spotting_range: SpottingRange


class Marker(Part):
    """Modifiers of LDR, TQ and WS; "all" is -A (6.0i)."""

    name: str
    tq: int = 0
    ws: int | str = 0
    ldr: int | str = 0


class DummyMarker(Part):
    tq: int


class MarkersFile(Part):
    provenance: Provenance
    order: list[Marker]
    morale: list[Marker]
    wound: list[Marker]
    dummy: DummyMarker


class Terrain(Part):
    name: str
    cover: bool = False
    rough: bool = False
    size: int = 0
    sight: str = "clear"


class TerrainFile(Part):
    provenance: Provenance
    terrain: list[Terrain]


# cards


class FriendlyCard(Part):
    number: int
    name: str
    title: str
    type: str
    wound: str
    effect: str = ""
    args: list[str | int] = []
    initiative: list[int] = []


class FriendlyDeckFile(Part):
    provenance: Provenance
    card: list[FriendlyCard]


class EnemyCard(Part):
    serial: int
    initiative: int
    cover: list[str]
    open: list[str]
    rout: str
    berserk: str


class EnemyDeckFile(Part):
    provenance: Provenance
    card: list[EnemyCard]


# events (23.0)


class EventResult(Part):
    name: str
    effect: str
    args: list[str | int] = []
    hexes: str | list[str] = ""


class EventsFile(Part):
    provenance: Provenance
    name: str
    side: str
    result: list[EventResult]
