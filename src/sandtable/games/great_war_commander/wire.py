"""What the screen of Great War Commander shows beside the family's; the browser's side is web/src/commander/great-war.ts."""

# not `from __future__ import annotations`: which keys a TypedDict requires is found out when it is made
from typing import TypedDict

from sandtable.phrase import PhraseData

# --- what a seat may know (view.py) ---


class GroundView(TypedDict):
    hex: str
    terrain: str


class KnownStrategy(TypedDict):
    strategy: str
    place: str  # held, either (held or at the bottom), or how many cards lie above it


class CommandView(TypedDict):
    leader: int
    highest: bool  # or may still be chosen as such
    radius: int
    led: list[int]  # those within it whom he may activate


class GreatWarSide(TypedDict):
    side: str
    strategy: list[str] | None  # keys into GreatWarFacts.strategies, if this seat may see them
    strategy_count: int
    strategy_draw: int
    strategy_discards: list[str]
    reminders: list[str]
    strategy_known: list[KnownStrategy]
    strategy_played: bool
    strategy_fresh: bool
    box: str | None  # where the Telephone stands: local, standing-creeping, gas
    spotting: str | None
    barrage: list[str]
    observer: str | None
    observed: bool
    meddling: bool
    tank_lost: bool
    command: list[CommandView]
    scattered: list[int]  # out of Cohesion


class GreatWarView(TypedDict):
    """`great_war` of the view."""

    date: str
    ground: list[GroundView]  # Shellhole and Rubble markers
    gas: list[str]
    trails_gone: list[str]
    exited: list[str]
    sides: list[GreatWarSide]


# --- what is printed (catalogue.py) ---


class Arms(TypedDict):
    fp: int
    range: int


class TankFace(TypedDict):
    gun: Arms | None
    mg: Arms | None
    move: int | None
    bog: int


class TankFacts(TypedDict):
    front: TankFace
    back: TankFace
    command: int | None  # of a Tank Leader


class StrategyFacts(TypedDict):
    nation: str
    title: PhraseData
    text: PhraseData
    rule: str
    reminder: bool


class GreatWarFacts(TypedDict):
    """`great_war` of the catalogue."""

    ranks: dict[str, int]  # of Leaders, by key into Catalogue.units: the higher outranks
    engineers: list[str]
    tanks: dict[str, TankFacts]
    strategies: dict[str, StrategyFacts]  # by nation and name, "france/under-shot"
