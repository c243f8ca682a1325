"""What can be wrong in how a scenario sets up its pieces, with its key path. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sandtable.commander.map.map import Map
from sandtable.commander.packs.check import Fault, References
from sandtable.commander.packs.places import PlaceReader, is_place_word
from sandtable.commander.packs.scenario_events import EffectEntry
from sandtable.commander.packs.scenario_setup import Area, EntryEntry, Ground
from sandtable.commander.packs.scripts import NO_COVER, SIDES, types_named
from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.tables import Tables
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import near_hint
from sandtable.terrain.hexlist import BadHex
from sandtable.terrain.lattice import EDGE_NAMES

if TYPE_CHECKING:
    from sandtable.commander.packs.scenario import Scenario

FAR: Final = 30  # hexes
MOST_UNITS: Final = 99


def known(path: KeyPath, value: str, names: list[str], needed: bool = False) -> Iterable[Fault]:
    if value not in names and (value or needed):
        hint = near_hint(value, names) or f"; there are {', '.join(names)}"
        yield path, f"{value!r} is not known here{hint}"


def bound(path: KeyPath, value: int, low: int, high: int) -> Iterable[Fault]:
    if not low <= value <= high:
        yield path, f"{value} is not within {low} to {high}"


class SetUpCheck:
    def __init__(self, scenario: Scenario, tables: Tables, references: References, map: Map | None) -> None:
        self.s = scenario
        self.references = references
        self.tables = tables
        self.map = map
        self.entries = [scenario.axis, scenario.allies]

    # --- words ---
    def place_faults(self, path: KeyPath, side: int, text: str) -> Iterable[Fault]:
        if text and not text.strip():
            yield path, "names no hex"
        if self.map is None:
            return
        edges = [entry.edge for entry in self.entries]
        edge = EDGE_NAMES.index(edges[side]) if edges[side] in EDGE_NAMES else 0
        try:
            PlaceReader(self.map, edge, []).read(text)
        except BadHex as error:
            hint = "" if is_place_word(error.word) else "; nor is it a word for places"
            yield path, error.reason + hint

    def count_of(self, side: int, text: str) -> int:
        """How many hexes some places are, as far as that can be told."""
        if self.map is None:
            return 0
        edges = [entry.edge for entry in self.entries]
        edge = EDGE_NAMES.index(edges[max(side, 0)]) if edges[max(side, 0)] in EDGE_NAMES else 0
        try:
            return len(PlaceReader(self.map, edge, []).read(text))
        except BadHex:
            return 0

    def type_faults(self, path: KeyPath, side: int, names: list[str]) -> Iterable[Fault]:
        """Units by kind, name or nation, of a side or of any."""
        sides = [self.entries[side]] if side >= 0 else self.entries
        nations = [entry.nation for entry in sides]
        there = [nation for entry in sides for nation in (entry.nation, *entry.joined)]
        for i, name in enumerate(names):
            if not any(self.has_type(nation, name) for nation in nations):
                kinds = ", ".join([*self.tables.words.kinds, "leaders"])
                yield (*path, i), f"{name!r} is no unit of {' or '.join(nations)}, nor one of {kinds}, nor a nation"
            elif name in self.tables.nation_name and name not in there:
                yield (*path, i), f"there are no units of {name}, only of {', '.join(there)}"

    def has_type(self, nation: str, name: str) -> bool:
        """Also a unit that the scenario's pack brings, which is not in the tables."""
        try:
            types_named(self.tables, nation, [name])
        except LookupError:
            return not self.references.reason("unit", name if "/" in name else f"{nation}/{name}")
        return True

    # --- set-up ---
    def area_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        for i, area in enumerate(e.areas):
            yield from self.ground_faults((name, "areas", i), side, area)
        for i, entry in enumerate(e.entries):
            path: KeyPath = (name, "entries", i)
            yield from self.ground_faults(path, side, entry)
            yield from bound((*path, "away"), entry.away, 0, FAR)
            late = [unit.group for unit in e.units if unit.space >= 0 or unit.waits]
            late += [reserve.group for reserve in e.reserve]
            if entry.group not in late:
                yield (*path, "group"), f"no {name} unit of the group {entry.group!r} waits on the Time Track"
            if entry.group in [other.group for other in e.entries[:i]]:
                yield (*path, "group"), f"the {name} group {entry.group!r} has an entry already"

    def ground_faults(self, path: KeyPath, side: int, area: Ground) -> Iterable[Fault]:
        for field in ("hexes", "without", "on", "off", "near"):
            yield from self.place_faults((*path, field), side, getattr(area, field))
        yield from known((*path, "edge"), area.edge, EDGE_NAMES)
        yield from bound((*path, "within"), area.within, -1, FAR)
        yield from bound((*path, "beyond"), area.beyond, -1, FAR)
        if area.cover != NO_COVER:
            yield from bound((*path, "cover"), area.cover, -9, 9)
        lot = area.lot if isinstance(area, Area | EntryEntry) else ""
        if (area.within >= 0 or area.beyond >= 0) and not area.near and not lot:
            yield (*path, "near"), "says of no place how near"
        if area.near and area.within < 0 and area.beyond < 0:
            yield (*path, "within"), "near needs within or beyond"
        if isinstance(area, Area):
            yield from self.place_faults((*path, "lot"), side, area.lot)
            if area.lot and area.within < 0:
                yield (*path, "within"), "how near to the hex that is drawn?"
            if area.each and not area.lot:
                yield (*path, "each"), "nothing is drawn: give lot"
        if isinstance(area, EntryEntry) and not self.says_anything(area):
            yield path, "is as without it: give hexes, on, near, edge, cover, no_enemy or away"

    def says_anything(self, entry: EntryEntry) -> bool:
        words = entry.hexes or entry.on or entry.off or entry.near or entry.without or entry.depth
        return bool(words or entry.no_enemy or entry.away or entry.cover != NO_COVER)

    def placing_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        groups = self.groups(side)
        for i, placing in enumerate(e.placing):
            path: KeyPath = (name, "placing", i)
            yield from known((*path, "group"), placing.group, groups, True)
            yield from bound((*path, "most"), placing.most, 0, MOST_UNITS)
            yield from bound((*path, "apart"), placing.apart, 0, FAR)
            yield from bound((*path, "away"), placing.away, 0, FAR)
            yield from bound((*path, "inside_count"), placing.inside_count, 1, MOST_UNITS)
            yield from self.place_faults((*path, "fill"), side, placing.fill)
            yield from self.place_faults((*path, "inside"), side, placing.inside)
            if placing.chain and placing.apart > 1:
                yield (*path, "apart"), "a chain cannot keep its hexes apart"
            if placing.group in [other.group for other in e.placing[:i]]:
                yield (*path, "group"), f"the {name} group {placing.group!r} has its placing already"
        for i, reserve in enumerate(e.reserve):
            path = (name, "reserve", i)
            yield from known((*path, "group"), reserve.group, groups, True)
            there = sum(u.count for u in e.units if u.group == reserve.group and not u.hex and u.space < 0)
            yield from bound((*path, "count"), reserve.count, 1, there)
            yield from bound((*path, "at_least"), reserve.at_least, -1, reserve.count)
            yield from bound((*path, "most"), reserve.most, 0, MOST_UNITS)
            yield from self.type_faults((*path, "units"), side, reserve.units)
            if not reserve.spaces or len(reserve.spaces) > TIME_SPACES:
                yield (*path, "spaces"), "name one space of the Time Track or more"
            for k, space in enumerate(reserve.spaces):
                yield from bound((*path, "spaces", k), space, self.s.time + 1, TIME_SPACES)
                if space in reserve.spaces[:k]:
                    yield (*path, "spaces", k), f"{space} is named twice"
        for i, jam in enumerate(e.jammed):
            yield from bound((name, "jammed", i, "count"), jam.count, 1, MOST_UNITS)
            held = [one for weapon in e.weapons for one in [weapon.weapon, *weapon.or_by_lot]] + [
                unit.weapon for unit in e.units if unit.weapon
            ]
            for k, weapon in enumerate(jam.weapons):
                if weapon not in held:
                    yield (name, "jammed", i, "weapons", k), f"the {name} side has no {weapon!r}"
            if not held:
                yield (name, "jammed", i), f"the {name} side has no Weapon"

    def groups(self, side: int) -> list[str]:
        e = self.entries[side]
        found = [area.group for area in e.areas] + [unit.group for unit in e.units]
        found += [weapon.group for weapon in e.weapons] + [fort.group for fort in e.forts]
        return list(dict.fromkeys(found))

    def piece_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        called = [effect.arrive for effect in self.all_effects() if effect.arrive]
        for i, unit in enumerate(e.units):
            path: KeyPath = (name, "units", i)
            if unit.waits and (unit.hex or unit.space >= 0):
                yield (*path, "waits"), "a unit that waits for an event has neither hex nor space"
            if unit.waits and unit.group not in called:
                yield (*path, "waits"), f"no event lets the group {unit.group!r} arrive"
            if unit.stack and (unit.hex or unit.space >= 0 or unit.waits):
                yield (*path, "stack"), "only units that their player sets up can be put together"
        yield from self.stack_faults(side)
        for i, weapon in enumerate(e.weapons):
            path = (name, "weapons", i)
            if weapon.space != -1:
                yield from bound((*path, "space"), weapon.space, self.s.time + 1, TIME_SPACES)
            if weapon.to and weapon.to not in [unit.group for unit in e.units]:
                yield (*path, "to"), f"the {name} side has no units of the group {weapon.to!r}"
        for i, fort in enumerate(e.forts):
            if (fort.only or fort.held) and not fort.hex:
                yield (name, "forts", i, "only" if fort.only else "held"), "only of one that is in its hex already"

    def stack_faults(self, side: int) -> Iterable[Fault]:
        e, tables = self.entries[side], self.tables
        figures: dict[str, int] = {}
        for i, unit in enumerate(e.units):
            if not unit.stack:
                continue
            whole = unit.unit if "/" in unit.unit else f"{e.nation}/{unit.unit}"
            size = tables.unit_figures[tables.unit_type(whole)] if whole in tables.unit_name else 4
            figures[unit.stack] = figures.get(unit.stack, 0) + size * unit.count
            if figures[unit.stack] > tables.stacking_limit:
                reason = f"{figures[unit.stack]} figures do not fit into one hex ({tables.stacking_limit})"
                yield (SIDES[side], "units", i, "stack"), reason
                return

    def all_effects(self) -> list[EffectEntry]:
        found = [effect for event in self.s.events for effect in event.effects]
        for entry in self.entries:
            found += [effect for own in entry.own_orders for effect in own.effects]
            found += [effect for exit in entry.exits for effect in exit.effects]
        return found + [effect for choice in self.s.choices for option in choice.options for effect in option.effects]
