"""What can be wrong in the set-up, exits, events and choices of a scenario, with its key path. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.packs.check import Fault, References
from sandtable.commander.packs.places import PlaceReader, is_place_word
from sandtable.commander.packs.scenario_events import ChoiceEntry, ConditionEntry, EffectEntry, EventEntry, ExitEntry
from sandtable.commander.packs.scenario_setup import Area, EntryEntry, Ground
from sandtable.commander.packs.scripts import LOT, NO_COVER, SIDES, Conditional, cards_of, types_named
from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.scenario.script import (
    DEED_NAMES,
    MARK_NAMES,
    MOMENT_NAMES,
    PER_NAMES,
    RADIO_NAMES,
    WHEN_NAMES,
)
from sandtable.commander.rules.tables import Tables
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import near_hint
from sandtable.terrain.hexlist import BadHex
from sandtable.terrain.lattice import EDGE_NAMES

if TYPE_CHECKING:
    from sandtable.commander.packs.scenario import Scenario

FAR: Final = 30  # hexes
MOST_UNITS: Final = 99
MOST_VP: Final = 99
OWNERS: Final = ["axis", "allies", "nobody"]
OF_NOBODY: Final = ["time", "start", "end"]  # events that are about no side
OF_CARDS: Final = ["order", "action", "event"]
OF_NO_UNIT: Final = [*OF_NOBODY, *OF_CARDS, "control", "turn", "radio"]
# effects that only a choice before the start can have
BEFOREHAND: Final = ["first", "cards", "pick_order", "pick_action", "forts"]
BEFORE: Final = ["start", "deal", "placed"]
IN_PLAY: Final = ["do", "draw", "discard", "end", "win", "ask", "weapons", "strike"]  # not before it, nor after
MOST_CHANGED: Final = 40  # hexes that one effect makes another terrain


def known(path: KeyPath, value: str, names: list[str], needed: bool = False) -> Iterable[Fault]:
    if value not in names and (value or needed):
        hint = near_hint(value, names) or f"; there are {', '.join(names)}"
        yield path, f"{value!r} is not known here{hint}"


def bound(path: KeyPath, value: int, low: int, high: int) -> Iterable[Fault]:
    if not low <= value <= high:
        yield path, f"{value} is not within {low} to {high}"


class ScriptCheck:
    def __init__(self, scenario: Scenario, tables: Tables, references: References, map: Map | None) -> None:
        self.s = scenario
        self.references = references
        self.tables = tables
        self.map = map
        self.entries = [scenario.axis, scenario.allies]

    def faults(self) -> Iterable[Fault]:
        for side in range(2):
            yield from self.area_faults(side)
            yield from self.placing_faults(side)
            yield from self.piece_faults(side)
            for i, exit in enumerate(self.entries[side].exits):
                yield from self.exit_faults((SIDES[side], "exits", i), side, exit)
        for i, event in enumerate(self.s.events):
            yield from self.event_faults(("events", i), event)
        yield from self.choice_faults()

    # --- words ---
    def place_faults(self, path: KeyPath, side: int, text: str) -> Iterable[Fault]:
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
        """Units by kind or name, of a side or of any."""
        nations = [self.entries[side].nation] if side >= 0 else [entry.nation for entry in self.entries]
        for i, name in enumerate(names):
            if not any(self.has_type(nation, name) for nation in nations):
                kinds = ", ".join([*self.tables.words.kinds, "leaders"])
                yield (*path, i), f"{name!r} is no unit of {' or '.join(nations)}, nor one of {kinds}"

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

    # --- what happens when ---
    def all_effects(self) -> list[EffectEntry]:
        found = [effect for event in self.s.events for effect in event.effects]
        for entry in self.entries:
            found += [effect for exit in entry.exits for effect in exit.effects]
        return found + [effect for choice in self.s.choices for option in choice.options for effect in option.effects]

    def exit_faults(self, path: KeyPath, side: int, exit: ExitEntry) -> Iterable[Fault]:
        if self.entries[side].exit_forbidden:
            yield path, "all exits of this side are forbidden (exit_forbidden)"
        yield from known((*path, "edge"), exit.edge, EDGE_NAMES)
        yield from self.place_faults((*path, "hexes"), side, exit.hexes)
        yield from self.type_faults((*path, "units"), side, exit.units)
        yield from bound((*path, "factor"), exit.factor, -1, 9)
        if exit.carrying:
            whole = exit.carrying if "/" in exit.carrying else f"{self.entries[side].nation}/{exit.carrying}"
            why = self.references.reason("weapon", whole)
            if why:
                yield (*path, "carrying"), why
        yield from self.needs_faults(path, exit)
        yield from self.effects_faults(path, exit.effects, side)

    def event_faults(self, path: KeyPath, event: EventEntry) -> Iterable[Fault]:
        yield from known((*path, "when"), event.when, MOMENT_NAMES, True)
        yield from known((*path, "side"), event.side, SIDES)
        side = SIDES.index(event.side) if event.side in SIDES else -1
        yield from self.type_faults((*path, "units"), side, event.units)
        yield from self.place_faults((*path, "hexes"), max(side, 0), event.hexes)
        yield from bound((*path, "space"), event.space, 0, TIME_SPACES)
        yield from bound((*path, "objective"), event.objective, 0, 5)
        yield from bound((*path, "count"), event.count, 0, MOST_UNITS)
        yield from bound((*path, "roll_from"), event.roll_from, 0, 12)
        yield from bound((*path, "roll_to"), event.roll_to, 0, 12)
        if event.roll_to and event.roll_to < max(event.roll_from, 2):
            yield (*path, "roll_to"), "no roll is like that"
        if event.space and event.when != "time":
            yield (*path, "space"), 'only of an event `when = "time"`'
        if event.objective and event.when != "control":
            yield (*path, "objective"), 'only of an event `when = "control"`'
        if event.card and event.when not in OF_CARDS:
            yield (*path, "card"), f"only of an event `when` one of {', '.join(OF_CARDS)}"
        elif event.card:
            yield from known((*path, "card"), event.card, cards_of(self.tables, event.when))
        if (event.units or event.hexes) and event.when in OF_NO_UNIT:
            yield path, "is about no unit: leave out units and hexes"
        if event.units and event.when == "melee":
            yield (*path, "units"), "a Melee is won by a side"
        for i, effect in enumerate(event.effects):
            if event.when in ("start", "end") and any(getattr(effect, field) for field in IN_PLAY):
                yield (*path, "effects", i), f"cannot happen `when = {event.when!r}`: give vp, put, clear and the like"
        if event.name and event.name in [other.name for other in self.s.events if other is not event]:
            yield (*path, "name"), f"two events are called {event.name!r}"
        yield from self.needs_faults(path, event)
        yield from self.effects_faults(path, event.effects, side, about_unit=event.when not in OF_NOBODY)

    def needs_faults(self, path: KeyPath, entry: Conditional) -> Iterable[Fault]:
        for field in ("given", "any_of", "unless"):
            for i, condition in enumerate(getattr(entry, field)):
                yield from self.condition_faults((*path, field, i), condition)

    def condition_faults(self, path: KeyPath, c: ConditionEntry) -> Iterable[Fault]:
        yield from bound((*path, "objective"), c.objective, 0, 5)
        yield from known((*path, "held_by"), c.held_by, OWNERS)
        yield from known((*path, "side"), c.side, SIDES)
        yield from known((*path, "occupied_by"), c.occupied_by, SIDES)
        yield from known((*path, "initiative"), c.initiative, SIDES)
        whose = c.side or c.occupied_by
        yield from self.type_faults((*path, "of"), SIDES.index(whose) if whose in SIDES else -1, c.of)
        if c.of and not (c.on_map or c.hexes):
            yield (*path, "of"), "goes with on_map or hexes"
        yield from bound((*path, "lead"), c.lead, 0, MOST_VP)
        for field in ("lost", "exited", "on_map"):
            yield from bound((*path, field), getattr(c, field), 0, MOST_UNITS)
        yield from bound((*path, "units"), c.units, 1, MOST_UNITS)
        yield from bound((*path, "times"), c.times, 1, MOST_UNITS)
        for field in ("time_from", "time_to"):
            yield from bound((*path, field), getattr(c, field), -1, TIME_SPACES)
        yield from known((*path, "event"), c.event, [event.name for event in self.s.events if event.name])
        yield from self.place_faults((*path, "hexes"), 0, c.hexes)
        yield from bound((*path, "turns"), c.turns, 0, MOST_UNITS)
        if c.turns and not c.event:
            yield (*path, "turns"), "goes with event"
        if bool(c.objective) != bool(c.held_by):
            yield path, "objective and held_by go together"
        if bool(c.hexes) != bool(c.occupied_by):
            yield path, "hexes and occupied_by go together"
        if bool(c.lost or c.exited or c.lead or c.on_map) != bool(c.side):
            yield path, "side goes with lost, exited, lead or on_map"
        if not (c.objective or c.hexes or c.side or c.event or c.initiative or c.time_from >= 0 or c.time_to >= 0):
            yield path, "asks for nothing"

    def effects_faults(
        self, path: KeyPath, effects: list[EffectEntry], side: int, before: str = "", about_unit: bool = True
    ) -> Iterable[Fault]:
        if not effects and path[0] == "events":
            yield (*path, "effects"), "nothing happens"
        for i, effect in enumerate(effects):
            whose = SIDES.index(effect.side) if effect.side in SIDES else side
            yield from self.effect_faults((*path, "effects", i), effect, whose, before)
            if whose < 0 and not about_unit and effect.do and effect.count and not effect.by:
                yield (*path, "effects", i, "by"), "units of both sides: say who picks them"
            if whose < 0 and not about_unit and not self.is_everybodys(effect):
                yield (*path, "effects", i, "side"), "say whose"

    def is_everybodys(self, e: EffectEntry) -> bool:
        """Does it need no side?"""
        nobodys = e.do or e.sudden_death or e.chits or e.end or e.put or e.clear or e.strike or e.ground or e.ask
        return bool(nobodys) and not e.vp

    def effect_faults(self, path: KeyPath, e: EffectEntry, side: int, before: str) -> Iterable[Fault]:
        yield from known((*path, "side"), e.side, SIDES)
        yield from known((*path, "by"), e.by, [*SIDES, LOT])
        yield from known((*path, "ask"), e.ask, [choice.name for choice in self.s.choices if choice.when == "asked"])
        yield from known((*path, "ground"), e.ground, TERRAIN_NAMES)
        yield from known((*path, "do"), e.do, DEED_NAMES[1:])
        yield from known((*path, "radio"), e.radio, RADIO_NAMES[1:])
        for field, low, high in (
            ("vp", -MOST_VP, MOST_VP), ("surrender", -MOST_UNITS, MOST_UNITS), ("count", 0, MOST_UNITS),
            ("control", 0, 5), ("sudden_death", -TIME_SPACES, TIME_SPACES), ("draw", 0, 12), ("chits", 0, 5),
            ("discard", 0, 12), ("after", 1, TIME_SPACES), ("fort_count", 1, MOST_UNITS),
        ):  # fmt: skip
            yield from bound((*path, field), getattr(e, field), low, high)
        yield from self.type_faults((*path, "units"), side, e.units)
        yield from self.place_faults((*path, "hexes"), max(side, 0), e.hexes)
        yield from known((*path, "per"), e.per, PER_NAMES[1:])
        forts = self.tables.words.forts[1:]
        yield from known((*path, "put"), e.put, [*MARK_NAMES, *forts])
        yield from known((*path, "clear"), e.clear, ["smoke", *forts])
        guns = list(self.tables.vulnerability)
        if e.strike and not 0 < e.strike < len(guns):
            yield (*path, "strike"), f"{e.strike} is not within 1 to {len(guns) - 1}"
        if (e.put or e.clear or e.strike or e.ground) and not e.hexes:
            yield (*path, "hexes"), "say where"
        if e.ground and not e.count and self.count_of(side, e.hexes) > MOST_CHANGED or e.count > MOST_CHANGED:
            yield (*path, "ground"), f"changes more than {MOST_CHANGED} hexes"
        if e.do == "return" and e.hexes:
            yield (*path, "hexes"), "those who return are on the Casualty Track: leave out hexes"
        if e.per and not e.vp:
            yield (*path, "per"), "goes with vp"
            return
        named = e.per or e.put or e.clear or e.strike or e.ground
        counted = e.do or e.strike or e.put or e.ground
        if e.count and not counted or e.by and not e.do or (e.units or e.hexes) and not (e.do or named):
            yield (*path, "do"), f"do what to units? there are {', '.join(DEED_NAMES[1:])}"
        if e.do and named:
            yield (*path, "do"), "stands in an effect of its own, without per, put, clear, ground and strike"
        if sum(1 for field in (e.put, e.ground, e.strike, e.weapons, e.ask) if field) > 1:
            yield path, "put, ground, strike, weapons and ask stand in an effect of their own each"
        waiting = [unit.group for unit in self.entries[max(side, 0)].units if unit.waits]
        if e.arrive and e.arrive not in waiting:
            yield (*path, "arrive"), f"no unit of the group {e.arrive!r} waits for it (units: waits = true)"
        for field in BEFOREHAND:
            if getattr(e, field) and before not in BEFORE:
                yield (*path, field), "only a choice before the start can have this effect"
        if (e.draw or e.discard) and before in ("start", "placed"):
            yield (*path, "draw"), 'cards are not dealt yet: give the choice `when = "deal"`'
        if before == "deal" and (e.cards or e.pick_order or e.pick_action or e.forts or e.weapons):
            yield path, 'too late after the deal: leave out `when = "deal"`'
        if before == "placed" and (e.forts or e.first):
            yield path, 'not when all are placed: leave out `when = "placed"`'
        if e.ask and before in BEFORE:
            yield (*path, "ask"), "a choice is asked for in play"
        yield from self.card_faults(path, e, side, before)
        if not self.does_anything(e):
            yield path, "does nothing"

    def card_faults(self, path: KeyPath, e: EffectEntry, side: int, before: str) -> Iterable[Fault]:
        entry = self.entries[max(side, 0)]
        for i, card in enumerate(e.cards):
            if card not in self.tables.card_name:
                yield (*path, "cards", i), f"there is no card {card!r}"
            elif self.tables.nation_name[self.tables.card_nation[self.tables.card(card)]] != entry.nation:
                yield (*path, "cards", i), f"{card} is not in the deck of {entry.nation}"
            elif card in entry.hand + entry.removed:
                yield (*path, "cards", i), f"{card} is named twice"
        words = self.tables.words
        yield from known((*path, "pick_order"), e.pick_order, ["any", *words.orders])
        yield from known((*path, "pick_action"), e.pick_action, ["any", *words.actions])
        for i, weapon in enumerate(e.weapons):
            whole = weapon if "/" in weapon else f"{entry.nation}/{weapon}"
            why = self.references.reason("weapon", whole)
            if why:
                yield (*path, "weapons", i), why
        steps = [step.group for step in self.s.setup if step.side == SIDES[max(side, 0)]]
        if e.weapons and before == "start" and e.group not in steps:
            yield (*path, "group"), f"no step of the group {e.group!r} gives them out"
        if e.forts:
            yield from known((*path, "forts"), e.forts, words.forts[1:])
            if e.group not in [area.group for area in entry.areas]:
                yield (*path, "group"), f"the group {e.group!r} has no area to place them in"

    def does_anything(self, e: EffectEntry) -> bool:
        numbers = e.vp or e.surrender or e.control or e.sudden_death or e.draw or e.discard or e.chits
        words = e.do or e.radio or e.arrive or e.cards or e.pick_order or e.pick_action or e.forts or e.weapons
        return bool(
            numbers
            or words
            or e.ground
            or e.ask
            or e.strike
            or e.put
            or e.clear
            or e.initiative
            or e.first
            or e.end
            or e.win
        )

    def choice_faults(self) -> Iterable[Fault]:
        for i, choice in enumerate(self.s.choices):
            path: KeyPath = ("choices", i)
            yield from known((*path, "side"), choice.side, SIDES, True)
            yield from known((*path, "when"), choice.when, WHEN_NAMES, True)
            yield from self.asked_faults(path, choice)
            if not 2 <= len(choice.options) <= 12:
                yield (*path, "options"), "give 2 to 12 options"
            side = SIDES.index(choice.side) if choice.side in SIDES else 0
            for k, option in enumerate(choice.options):
                yield from self.effects_faults((*path, "options", k), option.effects, side, choice.when or "start")
                if sum(1 for e in option.effects if e.pick_order or e.pick_action) > 1:
                    yield (*path, "options", k), "one option lets pick one card"

    def asked_faults(self, path: KeyPath, choice: ChoiceEntry) -> Iterable[Fault]:
        """A choice in play has a name by which something asks for it."""
        named = [other.name for other in self.s.choices if other.name]
        if (choice.when == "asked") != bool(choice.name):
            yield (*path, "name"), 'a choice has a name if, and only if, it is made `when = "asked"`'
        elif named.count(choice.name) > 1:
            yield (*path, "name"), f"two choices are called {choice.name!r}"
        elif choice.name and choice.name not in [effect.ask for effect in self.all_effects()]:
            yield (*path, "name"), f"no effect asks for {choice.name!r}"
