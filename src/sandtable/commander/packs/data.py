"""A game's data files put together, and what its names and dates are as numbers."""

from __future__ import annotations

from sandtable.commander.packs.forces import SupportTable, month_number
from sandtable.commander.packs.numbers import NumbersFile
from sandtable.commander.packs.schemas import (
    Chit,
    CitationsFile,
    Deck,
    Fortification,
    Leader,
    Nation,
    Radio,
    Rank,
    Smoke,
    StrategyDeck,
    Tank,
    TerrainFile,
    Unit,
    Vulnerability,
    Weapon,
)
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import EVER, NEVER, Tables


class Data:
    """Every data file, read and put together. Things with a name are kept by it, in the order of their codes."""

    def __init__(self) -> None:
        self.nations: dict[str, Nation] = {}
        self.decks: dict[str, Deck] = {}
        self.strategies: dict[str, StrategyDeck] = {}
        self.ranks: dict[str, Rank] = {}
        self.units: dict[str, Unit | Leader | Tank] = {}
        self.weapons: dict[str, Weapon] = {}
        self.radios: dict[str, Radio] = {}
        self.vulnerability: list[Vulnerability] = []
        self.chits: list[Chit] = []
        self.smoke: Smoke
        self.support: dict[str, SupportTable] = {}
        self.citations: CitationsFile
        self.numbers: NumbersFile
        self.terrain: TerrainFile
        self.fortifications: list[Fortification] = []


def nation_code(t: Tables, piece: str) -> int:
    """Nation of a piece by its name; NO_NATION for any/..."""
    nation = piece.partition("/")[0]
    return names.NO_NATION if nation == "any" else t.nation_index[nation]


def since(month: str) -> int:
    """When something begins to serve."""
    return month_number(month) if month else EVER


def until(month: str) -> int:
    """When it ends, or when something comes that may never come."""
    return month_number(month) if month else NEVER


def column_of(hex: str) -> int:
    return ord(hex[0]) - ord("A")


def row_of(hex: str) -> int:
    return int(hex[1:]) - 1
