"""From what a scenario file says of set-up, exits, events and choices to what the rules read. Not compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.packs.places import PlaceReader
from sandtable.commander.packs.scenario_events import (
    ChoiceEntry,
    ConditionEntry,
    EffectEntry,
    EventEntry,
    ExitEntry,
    OwnOrderEntry,
)
from sandtable.commander.packs.scenario_values import BarredEntry, GoingEntry, RollEntry, ValueEntry
from sandtable.commander.packs.scenario_setup import Area, EntryEntry, Ground, PlacingEntry, ReserveEntry
from sandtable.commander.rules.names import POSTURE_NAMES, TRIGGER_NAMES
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.scenario.script import (
    ANY,
    ASKED,
    DEED_NAMES,
    MARK_NAMES,
    MOMENT_NAMES,
    NO_DEED,
    NOBODY,
    NOT_SAID,
    PER_NAMES,
    PER_NOTHING,
    PLACED,
    RADIO_NAMES,
    WHEN_NAMES,
    BeforeStart,
    Condition,
    Conditions,
    Effect,
    Entry,
    ExitRule,
    Happening,
    Jammed,
    OwnOrder,
    Placing,
    Reserve,
    Script,
    no_script,
)
from sandtable.commander.rules.tables import Tables
from sandtable.kernel.errors import BadFile
from sandtable.terrain.hexlist import BadHex
from sandtable.terrain.lattice import EDGE_NAMES, edge_distance

if TYPE_CHECKING:
    from sandtable.commander.packs.scenario import Scenario, SideEntry

SIDES = ["axis", "allies"]
Conditional = ExitEntry | EventEntry | OwnOrderEntry | ValueEntry | BarredEntry | RollEntry | GoingEntry
NO_COVER = -99  # not asked for
LOT = "lot"  # who picks: nobody


def types_named(tables: Tables, nation: str, names: list[str]) -> list[int]:
    """Unit types by kind (`squad`), nation or name (`rifle`, `russia/rifle`); LookupError if there is no such thing."""
    found: list[int] = []
    for name in names:
        if name in tables.words.kinds:
            kind = tables.words.kinds.index(name)
            found += [t for t in range(len(tables.unit_name)) if tables.unit_kind[t] == kind]
        elif name in tables.nation_name:
            nationality = tables.nation_name.index(name)
            found += [t for t in range(len(tables.unit_name)) if tables.unit_nation[t] == nationality]
        elif name == "leaders":
            found += [t for t in range(len(tables.unit_name)) if tables.unit_leads[t]]
        else:
            found.append(tables.unit_type(name if "/" in name or not nation else f"{nation}/{name}"))
    return found


class ScriptMaker:
    """Of one scenario; `groups` numbers its set-up groups."""

    def __init__(self, scenario: Scenario, rules: Rules, groups: dict[tuple[int, str], int], source: str) -> None:
        self.scenario = scenario
        self.entries: list[SideEntry] = [scenario.axis, scenario.allies]
        self.rules = rules
        self.groups = groups
        self.source = source
        self.weapons: dict[int, list[int]] = {}  # by id of an effect: the Weapons that it brings
        self.counts_turns = False  # some condition does
        self.grounds = False  # some effect changes them

    def fail(self, field: str, reason: str) -> BadFile:
        return BadFile(self.source, field, reason)

    # --- words ---
    def side(self, name: str, field: str) -> int:
        if name not in ("", *SIDES):
            raise self.fail(field, f"{name!r} is none of axis, allies")
        return SIDES.index(name) if name else NOBODY

    def reader(self, side: int) -> PlaceReader:
        areas = self.rules.setup_area if hasattr(self.rules, "setup_area") else [[], []]
        return PlaceReader(self.rules.map, self.rules.edge[side], areas[side])

    def places(self, side: int, text: str, field: str) -> list[int]:
        try:
            return self.reader(max(side, 0)).read(text)
        except BadHex as error:
            raise self.fail(field, error.reason) from None

    def types(self, side: int, names: list[str], field: str) -> list[int]:
        found: list[int] = []
        for owner in [side] if side != NOBODY else [0, 1]:
            try:
                found += types_named(self.rules.tables, self.entries[owner].nation, names)
            except LookupError as error:
                if side != NOBODY or owner == 1 and not found:
                    raise self.fail(field, str(error)) from None
        return found

    def group(self, side: int, name: str, field: str) -> int:
        if (side, name) not in self.groups:
            raise self.fail(field, f"the {SIDES[side]} group {name!r} has no pieces and no area")
        return self.groups[(side, name)]

    # --- ground ---
    def ground(self, side: int, area: Ground, field: str, whole: bool) -> list[int]:
        """The hexes of an area; `whole`: all of the map where it names neither rows nor hexes."""
        map = self.rules.map
        found = set(self.places(side, area.hexes, f"{field}.hexes"))
        edge = EDGE_NAMES.index(area.edge) if area.edge in EDGE_NAMES else self.rules.edge[side]
        for h in range(map.size):
            if area.from_depth <= edge_distance(map.cols, map.rows, h, edge) < area.depth:
                found.add(h)
        if whole and not area.hexes and not area.depth:
            found = set(range(map.size))
        found -= set(self.places(side, area.without, f"{field}.without"))
        if area.on:
            found &= set(self.places(side, area.on, f"{field}.on"))
        found -= set(self.places(side, area.off, f"{field}.off"))
        if area.near:
            found = self.near(side, area, found, field)
        if area.cover != NO_COVER:
            found = {h for h in found if self.rules.cover[map.terrain[h]] >= area.cover}
        return sorted(found)

    def near(self, side: int, area: Ground, hexes: set[int], field: str) -> set[int]:
        map, goals = self.rules.map, self.places(side, area.near, f"{field}.near")
        kept: set[int] = set()
        for h in hexes:
            nearest = min((map.distances[h * map.size + goal] for goal in goals), default=999)
            if nearest > area.beyond and (area.within < 0 or nearest <= area.within):
                kept.add(h)
        return kept

    # --- the whole ---
    def make(self, stacks: list[int], weapon_to: list[int], weapon_space: list[int]) -> Script:
        script = no_script()
        s = self.scenario
        script.stacks = stacks if any(stack != NOT_SAID for stack in stacks) else []
        script.weapon_to, script.weapon_space = weapon_to, weapon_space
        script.placing = [None] * len(self.groups)
        script.entries = [None] * len(self.groups)
        for side, e in enumerate(self.entries):
            for i, placing in enumerate(e.placing):
                self.place(script, side, placing, f"{SIDES[side]}.placing[{i}]")
            for i, area in enumerate(e.areas):
                self.draw_by_lot(script, side, area, f"{SIDES[side]}.areas[{i}]")
            for i, entry in enumerate(e.entries):
                field = f"{SIDES[side]}.entries[{i}]"
                script.entries[self.group(side, entry.group, field)] = self.entry(side, entry, field)
            for i, reserve in enumerate(e.reserve):
                script.reserves.append(self.reserve(side, reserve, f"{SIDES[side]}.reserve[{i}]"))
            for i, jam in enumerate(e.jammed):
                made = Jammed()
                made.side, made.count = side, jam.count
                made.types = [self.weapon(side, name, f"{SIDES[side]}.jammed[{i}].weapons") for name in jam.weapons]
                script.jammed.append(made)
            for i, exit in enumerate(e.exits):
                script.exits[side].append(self.exit(side, exit, f"{SIDES[side]}.exits[{i}]"))
            for i, own in enumerate(e.own_orders):
                script.orders[side].append(self.own_order(side, own, f"{SIDES[side]}.own_orders[{i}]"))
        for i, event in enumerate(s.events):
            script.events.append(self.event(event, f"events[{i}]"))
        for i, choice in enumerate(s.choices):
            script.choices.append(self.choice(choice, f"choices[{i}]"))
        script.counts_turns, script.grounds = self.counts_turns, self.grounds
        script.entry_lots = any(way is not None and way.lot for way in script.entries)
        script.counts = bool(script.events or script.exits[0] or script.exits[1])
        return script

    def weapon(self, side: int, name: str, field: str) -> int:
        whole = name if "/" in name else f"{self.entries[side].nation}/{name}"
        try:
            return self.rules.tables.weapon_type(whole)
        except LookupError as error:
            raise self.fail(field, str(error)) from None

    # --- set-up ---
    def placing_of(self, script: Script, side: int, name: str, field: str) -> Placing:
        group = self.group(side, name, field)
        placing = script.placing[group]
        if placing is None:
            placing = Placing()
            placing.chain = placing.chain_forts = placing.each = False
            placing.most = placing.apart = placing.away = 0
            placing.unseen = False
            placing.fill, placing.inside, placing.inside_count = [], [], 0
            placing.lot, placing.within = [], 0
            script.placing[group] = placing
        return placing

    def place(self, script: Script, side: int, entry: PlacingEntry, field: str) -> None:
        placing = self.placing_of(script, side, entry.group, field)
        placing.chain, placing.chain_forts = entry.chain, entry.chain_forts
        placing.most, placing.apart, placing.away = entry.most, entry.apart, entry.away
        placing.unseen = entry.unseen
        placing.fill = self.places(side, entry.fill, f"{field}.fill")
        placing.inside = self.places(side, entry.inside, f"{field}.inside")
        placing.inside_count = entry.inside_count if entry.inside else 0

    def draw_by_lot(self, script: Script, side: int, area: Area, field: str) -> None:
        if area.lot:
            placing = self.placing_of(script, side, area.group, field)
            placing.lot = self.places(side, area.lot, f"{field}.lot")
            placing.within, placing.each = max(0, area.within), area.each

    def entry(self, side: int, entry: EntryEntry, field: str) -> Entry:
        made = Entry()
        bare = EntryEntry(**{name: getattr(entry, name) for name in entry.__struct_fields__})
        bare.cover = NO_COVER  # looked at when the unit comes
        made.hexes = self.ground(side, bare, field, True)
        made.cover, made.no_enemy, made.away = entry.cover, entry.no_enemy, entry.away
        made.unseen = entry.unseen
        made.lot, made.each = self.places(side, entry.lot, f"{field}.lot"), entry.each
        made.within = max(0, entry.within)
        if not made.hexes:
            raise self.fail(field, "names no hex of this map")
        return made

    def reserve(self, side: int, entry: ReserveEntry, field: str) -> Reserve:
        made = Reserve()
        made.side, made.group = side, self.group(side, entry.group, f"{field}.group")
        made.count = entry.count
        made.at_least = entry.count if entry.at_least < 0 else entry.at_least
        made.types = self.types(side, entry.units, f"{field}.units")
        made.spaces, made.most, made.together = entry.spaces, entry.most, entry.together
        made.by_lot = entry.by_lot
        return made

    # --- what happens when ---
    def condition(self, entry: ConditionEntry, field: str) -> Condition:
        c = Condition()
        c.objective = entry.objective
        c.held_by = NOBODY if entry.held_by == "nobody" else self.side(entry.held_by, f"{field}.held_by")
        c.side = self.side(entry.side, f"{field}.side")
        c.lost, c.exited, c.lead, c.on_map = entry.lost, entry.exited, entry.lead, entry.on_map
        c.occupied_by = self.side(entry.occupied_by, f"{field}.occupied_by")
        c.hexes = self.places(c.occupied_by, entry.hexes, f"{field}.hexes")
        c.types = self.types(c.side if c.side != NOBODY else c.occupied_by, entry.of, f"{field}.of")
        c.initiative = self.side(entry.initiative, f"{field}.initiative")
        c.holds, c.more, c.unbroken = entry.holds, entry.more, entry.unbroken
        c.units, c.time_from, c.time_to = entry.units, entry.time_from, entry.time_to
        names = [event.name for event in self.scenario.events]
        if entry.event and entry.event not in names:
            raise self.fail(f"{field}.event", f"no event is called {entry.event!r}")
        c.event = names.index(entry.event) if entry.event else NOT_SAID
        c.times, c.turns = entry.times, entry.turns
        self.counts_turns = self.counts_turns or entry.turns > 0
        return c

    def needs(self, entry: Conditional, field: str) -> Conditions:
        made = Conditions()
        made.given = [self.condition(c, f"{field}.given[{i}]") for i, c in enumerate(entry.given)]
        made.any_of = [self.condition(c, f"{field}.any_of[{i}]") for i, c in enumerate(entry.any_of)]
        made.unless = [self.condition(c, f"{field}.unless[{i}]") for i, c in enumerate(entry.unless)]
        return made

    def effects(self, entries: list[EffectEntry], about: int, field: str) -> list[Effect]:
        return [self.effect(entry, about, f"{field}.effects[{i}]") for i, entry in enumerate(entries)]

    def effect(self, entry: EffectEntry, about: int, field: str) -> Effect:
        """`about`: the side of the event, whose names of units are meant where the effect names no side."""
        e, words = Effect(), self.rules.tables.words
        e.side = self.side(entry.side, f"{field}.side")
        whose = e.side if e.side != NOBODY else about
        e.vp, e.surrender, e.count = entry.vp, entry.surrender, entry.count
        e.per = self.code(entry.per, PER_NAMES, f"{field}.per", PER_NOTHING)
        e.ground = self.code(entry.ground, TERRAIN_NAMES, f"{field}.ground", NOT_SAID)
        self.grounds = self.grounds or e.ground != NOT_SAID
        e.put, e.clear = self.marker(entry.put, f"{field}.put"), self.marker(entry.clear, f"{field}.clear")
        e.deed = self.code(entry.do, DEED_NAMES, f"{field}.do", NO_DEED)
        e.types = self.types(whose, entry.units, f"{field}.units")
        e.hexes = self.places(whose, entry.hexes, f"{field}.hexes")
        e.by_lot = entry.by == LOT
        e.by = NOBODY if e.by_lot else self.side(entry.by, f"{field}.by")
        e.it, e.nearest, e.under = entry.it, entry.nearest, self.side(entry.under, f"{field}.under")
        if e.under != NOBODY and not e.hexes:
            e.hexes = list(range(self.rules.map.size))
        e.posture = self.code(entry.posture, POSTURE_NAMES, f"{field}.posture", NOT_SAID)
        e.time, e.reveal = entry.time, entry.reveal
        e.discard, e.ask = entry.discard, NOT_SAID
        if entry.ask:
            e.ask = self.code(entry.ask, [choice.name for choice in self.scenario.choices], f"{field}.ask", NOT_SAID)
        e.initiative, e.first, e.win = entry.initiative, entry.first, entry.win
        e.chits, e.secret, e.end = entry.chits, entry.secret, entry.end
        e.radio = self.code(entry.radio, RADIO_NAMES, f"{field}.radio", 0)
        e.control, e.sudden_death, e.draw, e.after = entry.control, entry.sudden_death, entry.draw, entry.after
        e.arrive = self.group(max(whose, 0), entry.arrive, f"{field}.arrive") if entry.arrive else NOT_SAID
        try:
            e.cards = [self.rules.tables.card(card) for card in entry.cards]
        except LookupError as error:
            raise self.fail(f"{field}.cards", str(error)) from None
        e.pick_order = ANY if entry.pick_order == "any" else self.code(entry.pick_order, words.orders, field, NOT_SAID)
        e.pick_action = ANY if entry.pick_action == "any" else self.code(
            entry.pick_action, words.actions, field, NOT_SAID
        )  # fmt: skip
        e.forts = [self.code(entry.forts, words.forts, f"{field}.forts", 0)] * entry.fort_count if entry.forts else []
        e.group = self.group(max(whose, 0), entry.group, f"{field}.group") if entry.forts else NOT_SAID
        e.weapons, e.strike = self.weapons.get(id(entry), []), entry.strike
        e.at_once = True
        return e

    def marker(self, name: str, field: str) -> int:
        return MARK_NAMES[name] if name in MARK_NAMES else self.code(name, self.rules.tables.words.forts, field, 0)

    def code(self, name: str, known: list[str], field: str, otherwise: int) -> int:
        if not name:
            return otherwise
        if name not in known:
            raise self.fail(field, f"{name!r} is none of {', '.join(known)}")
        return known.index(name)

    def exit(self, side: int, entry: ExitEntry, field: str) -> ExitRule:
        made = ExitRule()
        edge = f"edge-{entry.edge}" if entry.edge else "enemy-edge"
        made.hexes = self.places(side, edge, f"{field}.edge")
        if entry.hexes:
            made.hexes = [h for h in self.places(side, entry.hexes, f"{field}.hexes") if h in made.hexes]
        if not made.hexes:
            raise self.fail(f"{field}.hexes", "none of them is at that edge")
        made.types = self.types(side, entry.units, f"{field}.units")
        made.carrying = self.weapon(side, entry.carrying, f"{field}.carrying") if entry.carrying else NOT_SAID
        made.needs = self.needs(entry, field)
        made.factor, made.returns = entry.factor, entry.returns
        made.effects = self.effects(entry.effects, side, field)
        return made

    def event(self, entry: EventEntry, field: str) -> Happening:
        made = Happening()
        made.moment = self.code(entry.when, MOMENT_NAMES, f"{field}.when", NOT_SAID)
        made.side = self.side(entry.side, f"{field}.side")
        made.types = self.types(made.side, entry.units, f"{field}.units")
        made.hexes = self.places(made.side, entry.hexes, f"{field}.hexes")
        made.space, made.objective, made.count, made.once = entry.space, entry.objective, entry.count, entry.once
        made.roll_from, made.roll_to = entry.roll_from, entry.roll_to
        made.card = self.code(entry.card, cards_of(self.rules.tables, entry.when), f"{field}.card", NOT_SAID)
        made.needs = self.needs(entry, field)
        made.effects = self.effects(entry.effects, made.side, field)
        return made

    def own_order(self, side: int, entry: OwnOrderEntry, field: str) -> OwnOrder:
        made = OwnOrder()
        made.order = self.code(entry.order, self.rules.tables.words.orders, f"{field}.order", NOT_SAID)
        made.since, made.until = entry.since, entry.until
        made.needs = self.needs(entry, field)
        made.effects = self.effects(entry.effects, side, field)
        return made

    def choice(self, entry: ChoiceEntry, field: str) -> BeforeStart:
        made = BeforeStart()
        made.side = self.side(entry.side, f"{field}.side")
        made.when = self.code(entry.when, WHEN_NAMES, f"{field}.when", NOT_SAID)
        made.options = [
            self.effects(option.effects, made.side, f"{field}.options[{i}]") for i, option in enumerate(entry.options)
        ]
        for option in made.options:
            for effect in option:
                effect.at_once = made.when in (PLACED, ASKED)
        return made


def cards_of(tables: Tables, when: str) -> list[str]:
    """What an event may be about that waits for a card."""
    words = tables.words
    known = {"order": words.orders, "action": words.actions, "event": words.events, "trigger": TRIGGER_NAMES}
    return known.get(when, [])
