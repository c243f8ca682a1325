"""What is on the map when a scenario starts, and whether it may be there; and cards that must be left. Not compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sandtable.commander.map.kinds import TERRAIN_NAMES, WATER_BARRIER
from sandtable.commander.map.map import Map
from sandtable.commander.packs.check import Fault
from sandtable.commander.packs.scenario import SIDES, Scenario, SideEntry
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.files.tomllines import KeyPath
from sandtable.terrain.hexlist import BadHex, read_hexes

MOST_UNITS: Final = 300  # of a side
SPARE_CARDS: Final = 12  # beside a hand: a deck of fewer is turned over in a moment, and time with it


class PresetCheck:
    """One scenario on its map (None: not found), with the tables of its game and pack."""

    def __init__(self, scenario: Scenario, tables: Tables, map: Map | None) -> None:
        self.s = scenario
        self.tables = tables
        self.map = map
        self.entries = [scenario.axis, scenario.allies]

    def faults(self) -> Iterable[Fault]:
        for side in range(2):
            yield from self.crowd_faults(side)
            yield from self.deck_faults(side)
            yield from self.fort_count_faults(side)
        if self.map is not None:
            yield from self.unit_faults(self.map)
            yield from self.fort_faults(self.map)

    def crowd_faults(self, side: int) -> Iterable[Fault]:
        """There are counters for them in a pack, but no table has room for so many."""
        count = sum(unit.count for unit in self.entries[side].units)
        if count > MOST_UNITS:
            yield (SIDES[side], "units"), f"more units than a game can have: {count}, and there may be {MOST_UNITS}"

    # --- cards ---
    def hand_size(self, entry: SideEntry) -> int:
        if entry.hand_size > 0 or entry.posture not in names.POSTURE_NAMES:
            return max(entry.hand_size, 0)
        return self.tables.hand_size[names.POSTURE_NAMES.index(entry.posture)]

    def deck_faults(self, side: int) -> Iterable[Fault]:
        """A hand must be dealt, and cards left to be turned over."""
        entry = self.entries[side]
        left, needed = names.CARDS_IN_DECK - len(set(entry.removed)), self.hand_size(entry) + SPARE_CARDS
        if left < needed and entry.removed:
            yield (SIDES[side], "removed"), f"{left} cards are left of the deck, and {needed} are needed"

    # --- units ---
    def unit_faults(self, map: Map) -> Iterable[Fault]:
        there: list[Counter[int]] = [Counter(), Counter()]
        tanks: Counter[tuple[int, int]] = Counter()
        for path, side, kind, count, hex in self.units_on(map):
            figures = self.tables.unit_figures[kind] * count
            there[side][hex] += figures
            name, most = map.hex_name(hex), self.tables.stacking_limit
            if there[side][hex] > most >= there[side][hex] - figures:
                yield path, f"{there[side][hex]} figures in {name}, and a hex holds {most} (8.2)"
            tanks[side, hex] += count if self.tables.unit_is_tank[kind] else 0
            if tanks[side, hex] > 1 and self.tables.unit_is_tank[kind]:
                yield path, f"two Tanks in {name}"
            if there[1 - side][hex]:
                yield path, f"an enemy is in {name}"
            if self.impassable(map, hex):
                yield path, f"{name} is impassable"

    def units_on(self, map: Map) -> Iterable[tuple[KeyPath, int, int, int, int]]:
        for side, entry in enumerate(self.entries):
            for i, unit in enumerate(entry.units):
                whole = unit.unit if "/" in unit.unit else f"{entry.nation}/{unit.unit}"
                hex = map.hex_index(unit.hex) if unit.hex else -1
                if hex >= 0 and whole in self.tables.unit_index and 1 <= unit.count <= 99:
                    yield (SIDES[side], "units", i, "hex"), side, self.tables.unit_type(whole), unit.count, hex

    def impassable(self, map: Map, hex: int) -> bool:
        """A scenario may close a terrain by giving it no cost."""
        terrain = map.terrain[hex]
        costs = [change.cost for change in self.s.terrain if change.terrain == TERRAIN_NAMES[terrain]]
        return terrain != WATER_BARRIER and bool(costs) and costs[-1] == 0

    # --- Fortifications ---
    def fort_faults(self, map: Map) -> Iterable[Fault]:
        taken: set[int] = set()
        for side, entry in enumerate(self.entries):
            for i, fort in enumerate(entry.forts):
                path: KeyPath = (SIDES[side], "forts", i, "hex")
                try:
                    hexes = read_hexes(map, fort.hex.split())
                except BadHex:  # told already
                    continue
                for hex in hexes:
                    if hex in taken:
                        yield path, f"{map.hex_name(hex)} is fortified already"
                    if self.tables.terrain_water[map.terrain[hex]]:
                        yield path, f"{map.hex_name(hex)} is water"
                    taken.add(hex)

    def fort_count_faults(self, side: int) -> Iterable[Fault]:
        wanted: Counter[str] = Counter()
        for fort in self.entries[side].forts:
            wanted[fort.fort] += len(fort.hex.split()) if fort.hex else fort.count
        for name, number in wanted.items():
            if name in self.tables.words.forts[1:]:
                most = self.tables.fort_count[self.tables.words.forts.index(name)]
                if most and number > most:
                    yield (SIDES[side], "forts"), f"{number} of {name}, and there are only {most} counters"
