"""What can be wrong in what a scenario says of values, rolls, sight, going, cards, Weapons and hidden pieces.

Each fault with its key path; every number has bounds. Not compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.check import Fault
from sandtable.commander.packs.own_values import MOST_COST, MOST_HIDDEN, NOTHING, UNIT_BARS
from sandtable.commander.packs.scenario import SIDES, CardAs, RadioEntry, SideEntry, TerrainEntry
from sandtable.commander.packs.scenario_values import (
    LAST_SPACE,
    NO_COVER,
    UNSAID,
    BarredEntry,
    CardsEntry,
    HiddenEntry,
    RollEntry,
    ValueEntry,
    WeaponRule,
)
from sandtable.commander.packs.script_faults import ScriptCheck
from sandtable.commander.packs.scripts import types_named
from sandtable.commander.rules import names
from sandtable.commander.rules.scenario import own_values
from sandtable.commander.rules.words import Words
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import near_hint

if TYPE_CHECKING:
    from sandtable.commander.packs.scenario_faults import ScenarioCheck

MOST_COVER: Final = 9
MOST_ADDED: Final = 12
MOST_HEXES: Final = 30
MOST_FIGURES: Final = 99
MOST_ENTRIES: Final = 99
MOST_LYING: Final = 12
LEAST_DECK: Final = 24  # cards that must be left
ADDING: Final = ["haze", "smoke"]
RIGHTS: Final = ["actions", "points"]
AT_A_DISTANCE: Final = ["attack", "firepower", "targeting", "accuracy"]


def one_of(path: KeyPath, value: str, known: list[str]) -> Iterable[Fault]:
    if value not in known:
        hint = near_hint(value, known) or f"; there are {', '.join(known)}"
        yield path, f"{value!r} is not known here{hint}"


def within(path: KeyPath, value: float, low: int, high: int) -> Iterable[Fault]:
    if not low <= value <= high:
        yield path, f"{value} is not within {low} to {high}"


def said(path: KeyPath, value: int, low: int, high: int) -> Iterable[Fault]:
    """Bounds of a number that may be left out."""
    if value != UNSAID:
        yield from within(path, value, low, high)


def side_faults(path: KeyPath, side: str) -> Iterable[Fault]:
    if side:
        yield from one_of((*path, "side"), side, SIDES)


def spaces(path: KeyPath, since: int, until: int) -> Iterable[Fault]:
    yield from within((*path, "since"), since, 0, LAST_SPACE)
    yield from within((*path, "until"), until, max(0, min(since, LAST_SPACE)), LAST_SPACE)


def halves(path: KeyPath, cost: float) -> Iterable[Fault]:
    if not 0 <= cost <= MOST_COST:
        yield path, f"{cost} is not within 0 to {MOST_COST}"
    elif cost * 2 != int(cost * 2):
        yield path, f"{cost} is no whole or half number of MPs"


class ValueCheck:
    """The part of a scenario's check that looks at its own values."""

    def __init__(self, check: ScenarioCheck) -> None:
        self.check = check
        self.s = check.s
        self.words: Words = check.tables.words
        self.script = ScriptCheck(check.s, check.tables, check.references, check.map)

    def faults(self) -> Iterable[Fault]:
        yield from self.terrain_faults()
        for i, entry in enumerate(self.s.values):
            yield from self.value_faults(("values", i), entry)
        yield from self.weather_faults()
        for i, name in enumerate(self.s.hindrance_adds):
            yield from one_of(("hindrance_adds", i), name, ADDING)
        for i, roll in enumerate(self.s.rolls):
            yield from self.roll_faults(("rolls", i), roll)
        for i, dark in enumerate(self.s.dark):
            yield from spaces(("dark", i), dark.since, dark.until)
            yield from within(("dark", i, "beyond"), dark.beyond, 0, MOST_HEXES)
            yield from within(("dark", i, "every"), dark.every, 1, MOST_HEXES)
        if self.s.ties:
            yield from one_of(("ties",), self.s.ties, SIDES)
        yield from self.stacking_faults()
        yield from self.sight_faults()
        yield from self.going_faults()
        if self.s.melee_ties:
            yield from one_of(("melee_ties",), self.s.melee_ties, SIDES)
        yield from self.lying_faults()
        yield from self.length_faults()
        for side, of_side in enumerate(self.check.entries):
            yield from self.side_faults(side, of_side)

    def length_faults(self) -> Iterable[Fault]:
        """Lists that no scenario needs so long."""
        for field in ("terrain", "values", "rolls", "stacking", "sights", "going", "dark"):
            if len(getattr(self.s, field)) > MOST_ENTRIES:
                yield (field,), f"has more than {MOST_ENTRIES} entries"
        for name, entry in zip(SIDES, self.check.entries, strict=True):
            for field in ("weapon_rules", "mortar_spotters", "hidden", "removed_kinds", "cards", "barred"):
                if len(getattr(entry, field)) > MOST_ENTRIES:
                    yield (name, field), f"has more than {MOST_ENTRIES} entries"

    # --- the whole map ---
    def terrain_faults(self) -> Iterable[Fault]:
        for i, entry in enumerate(self.s.terrain):
            path: KeyPath = ("terrain", i)
            yield from one_of((*path, "terrain"), entry.terrain, TERRAIN_NAMES + SIDE_NAMES[1:] + WAY_NAMES)
            yield from side_faults(path, entry.side)
            if entry.cost != UNSAID:
                yield from halves((*path, "cost"), entry.cost)
            if entry.cover != NO_COVER:
                yield from within((*path, "cover"), entry.cover, -MOST_COVER, MOST_COVER)
            if entry.hindrance != UNSAID:
                yield from within((*path, "hindrance"), entry.hindrance, 0, MOST_ADDED)
            yield from self.only_cost(path, entry)

    def only_cost(self, path: KeyPath, entry: TerrainEntry) -> Iterable[Fault]:
        whole = entry.cover == NO_COVER and entry.hindrance < 0
        if entry.terrain in SIDE_NAMES and entry.hindrance >= 0:
            yield (*path, "hindrance"), "only the terrain of a hex can have its Hindrance changed"
        if entry.cost < 0 and whole and not entry.barred and not entry.advance_only:
            yield path, "changes nothing: give cost, cover, hindrance, barred or advance_only"
        if entry.advance_only and (entry.barred or entry.terrain in WAY_NAMES):
            yield (*path, "advance_only"), "is of terrain or a hexside that is not barred"
        if entry.barred and entry.cost >= 0:
            yield (*path, "barred"), "what is barred has no cost"
        if entry.terrain in WAY_NAMES and (entry.barred or entry.cost == 0):
            yield path, "a Road, Railway or Trail costs something: bar steps with going"
        if entry.terrain in WAY_NAMES and not whole:
            yield path, "only the cost of a Road, Railway or Trail can be changed"
        if entry.side and not whole:
            yield path, "only a cost can differ by side"

    def value_faults(self, path: KeyPath, entry: ValueEntry) -> Iterable[Fault]:
        yield from side_faults(path, entry.side)
        yield from spaces(path, entry.since, entry.until)
        yield from said((*path, "orders"), entry.orders, 0, 2 * self.check.tables.most_orders)
        yield from said((*path, "hand"), entry.hand, 1, 12)
        yield from said((*path, "discards"), entry.discards, 0, 12)
        yield from said((*path, "late_discards"), entry.late_discards, 0, 12)
        yield from said((*path, "snipers"), entry.snipers, 0, MOST_HEXES)
        yield from said((*path, "haze"), entry.haze, 0, MOST_ADDED)
        yield from said((*path, "sight_limit"), entry.sight_limit, 0, 99)
        numbers = [entry.orders, entry.hand, entry.discards, entry.late_discards, entry.snipers]
        weather = [entry.haze, entry.sight_limit]
        if all(number == UNSAID for number in numbers + weather):
            yield path, "sets nothing: give orders, hand, discards, late_discards, snipers, haze or sight_limit"
        if entry.side and any(number != UNSAID for number in weather):
            yield (*path, "side"), "haze and sight_limit are of the whole map, not of a side"
        yield from self.script.needs_faults(path, entry)

    def weather_faults(self) -> Iterable[Fault]:
        weather = self.s.weather
        if weather is None:
            return
        yield from within(("weather", "by_time"), weather.by_time, -MOST_ADDED, MOST_ADDED)
        yield from within(("weather", "least"), weather.least, 0, MOST_ADDED)
        yield from within(("weather", "most"), weather.most, min(weather.least, MOST_ADDED), MOST_ADDED)
        for event, step in weather.events.items():
            yield from one_of(("weather", "events", event), event, self.words.events)
            yield from within(("weather", "events", event), step, -MOST_ADDED, MOST_ADDED)
        if not weather.by_time and not any(weather.events.values()):
            yield ("weather",), "moves nothing: give by_time or events"

    def roll_faults(self, path: KeyPath, entry: RollEntry) -> Iterable[Fault]:
        yield from one_of((*path, "roll"), entry.roll, own_values.ROLL_NAMES)
        yield from within((*path, "add"), entry.add, -MOST_ADDED, MOST_ADDED)
        if not entry.add:
            yield (*path, "add"), "adds nothing"
        yield from side_faults(path, entry.side)
        yield from spaces(path, entry.since, entry.until)
        yield from within((*path, "beyond"), entry.beyond, 0, MOST_HEXES)
        if entry.within:
            yield from within((*path, "within"), entry.within, entry.beyond + 1, MOST_HEXES)
        if (entry.beyond or entry.within or entry.per_hex) and entry.roll not in AT_A_DISTANCE:
            yield path, f"distances count only for {', '.join(AT_A_DISTANCE)}"
        side = SIDES.index(entry.side) if entry.side in SIDES else -1
        yield from self.script.place_faults((*path, "hexes"), max(side, 0), entry.hexes)
        yield from self.script.type_faults((*path, "units"), side, entry.units)
        if entry.roll == "sudden-death" and (entry.hexes or entry.units):
            yield path, "a Sudden Death Roll is nobody's in no hex: leave out hexes and units"
        if entry.units and entry.roll == "cover":
            yield (*path, "units"), "Cover is that of a hex: give hexes or a side"
        yield from self.script.needs_faults(path, entry)

    def stacking_faults(self) -> Iterable[Fault]:
        for i, entry in enumerate(self.s.stacking):
            yield from within(("stacking", i, "limit"), entry.limit, 4, MOST_FIGURES)
            yield from side_faults(("stacking", i), entry.side)
            side = SIDES.index(entry.side) if entry.side in SIDES else 0
            yield from self.script.place_faults(("stacking", i, "hexes"), side, entry.hexes)

    def sight_faults(self) -> Iterable[Fault]:
        for i, entry in enumerate(self.s.sights):
            for field, text in (("hex", entry.hex), ("sees", entry.sees)):
                yield from self.check.hex_faults(("sights", i, field), text)
                if not text.strip():
                    yield ("sights", i, field), "names no hex"
            yield from within(("sights", i, "hindrance"), entry.hindrance, 0, MOST_ADDED)
            if entry.blocked and entry.hindrance:
                yield ("sights", i, "hindrance"), "a blocked line has no Hindrance"
            if set(entry.hex.split()) & set(entry.sees.split()):
                yield ("sights", i, "sees"), "a hex always sees itself"

    def lying_faults(self) -> Iterable[Fault]:
        yield from within(("lying",), len(self.s.lying), 0, MOST_LYING)
        for i, entry in enumerate(self.s.lying):
            path: KeyPath = ("lying", i)
            why = self.check.references.reason("weapon", entry.weapon)
            if why:
                yield (*path, "weapon"), why
            yield from self.check.hex_faults((*path, "hex"), entry.hex)
            if len(entry.hex.split()) != 1 or "-" in entry.hex:
                yield (*path, "hex"), "name one hex"
            yield from side_faults(path, entry.side)

    def going_faults(self) -> Iterable[Fault]:
        for i, entry in enumerate(self.s.going):
            path: KeyPath = ("going", i)
            for k, name in enumerate(entry.between):
                yield from one_of((*path, "between", k), name, TERRAIN_NAMES)
            side = SIDES.index(entry.side) if entry.side in SIDES else 0
            yield from self.script.place_faults((*path, "hexes"), side, entry.hexes)
            yield from side_faults(path, entry.side)
            if entry.cost != UNSAID:
                yield from halves((*path, "cost"), entry.cost)
                if entry.cost == 0:
                    yield (*path, "cost"), "0 is no cost: write barred = true"
            yield from self.script.place_faults((*path, "into"), side, entry.into)
            yield from spaces(path, entry.since, entry.until)
            yield from self.script.needs_faults(path, entry)
            if not entry.between and not (entry.hexes + entry.into).split() and not entry.same_building:
                yield path, "say between which hexes: between (terrains), hexes, into or same_building"
            yield from within((*path, "advance"), entry.advance, 0, MOST_HEXES)
            yield from within((*path, "move"), entry.move, 0, MOST_HEXES)
            if entry.move and (entry.cost == UNSAID or entry.barred or entry.advance):
                yield (*path, "move"), "goes with a cost, and with neither barred nor advance"
            if entry.cost == UNSAID and not entry.safe and not entry.barred and not entry.advance:
                yield path, "changes nothing: give cost, safe, barred or advance"
            if entry.advance and (entry.cost != UNSAID or entry.safe or entry.barred):
                yield (*path, "advance"), "stands in an entry of its own, without cost, safe and barred"
            if entry.barred and (entry.safe or entry.cost != UNSAID):
                yield (*path, "barred"), "a barred step has no cost and is not safe"

    # --- a side ---
    def side_faults(self, side: int, entry: SideEntry) -> Iterable[Fault]:
        name = SIDES[side]
        for i, change in enumerate(entry.cards):
            yield from self.card_faults((name, "cards", i), change)
        yield from self.removed_faults(side, entry)
        yield from within((name, "loss_factor"), entry.loss_factor, 0, 9)
        for i, bar in enumerate(entry.barred):
            yield from self.barred_faults((name, "barred", i), bar)
        for i, right in enumerate(entry.defends or []):
            yield from one_of((name, "defends", i), right, RIGHTS)
        if entry.radio is not None:
            yield from self.radio_faults((name, "radio"), entry.radio)
        for i, rule in enumerate(entry.weapon_rules):
            yield from self.weapon_faults((name, "weapon_rules", i), side, rule)
        for i, leads in enumerate(entry.leads):
            for field, who in (("leaders", leads.leaders), ("units", leads.units)):
                yield from self.script.type_faults((name, "leads", i, field), side, who)
                if not who:
                    yield (name, "leads", i, field), "names nobody"
            if leads.leaders and not self.any_leads(entry.nation, leads.leaders):
                yield (name, "leads", i, "leaders"), "none of these is a Leader"
        for i, spotter in enumerate(entry.mortar_spotters):
            path: KeyPath = (name, "mortar_spotters", i)
            if spotter.leader:
                yield from self.check.name_faults((*path, "leader"), side, "unit", spotter.leader)
            yield from said((*path, "within"), spotter.within, 0, MOST_HEXES)
        for i, hidden in enumerate(entry.hidden):
            yield from self.hidden_faults((name, "hidden", i), side, hidden)

    def any_leads(self, nation: str, leaders: list[str]) -> bool:
        """Is a Leader among them? What packs bring may be one."""
        tables = self.check.tables
        try:
            return any(tables.unit_leads[kind] for kind in types_named(tables, nation, leaders))
        except LookupError:
            return True

    def card_faults(self, path: KeyPath, change: CardAs) -> Iterable[Fault]:
        words = self.words
        fields = [
            ("order", change.order, words.orders), ("as_order", change.as_order, words.orders),
            ("action", change.action, words.actions), ("as_action", change.as_action, words.actions),
            ("event", change.event, words.events), ("as_event", change.as_event, [*words.events, NOTHING]),
            ("trigger", change.trigger, names.TRIGGER_NAMES[1:]),
            ("as_trigger", change.as_trigger, names.TRIGGER_NAMES),
        ]  # fmt: skip
        for field, value, known in fields:
            if value:
                yield from one_of((*path, field), value, known)
        for i, card in enumerate(change.ids):
            if card not in self.check.tables.card_name:
                yield (*path, "ids", i), f"there is no card {card!r}"
        which = change.order or change.action or change.event or change.trigger or change.ids
        if not which or not (change.as_order or change.as_action or change.as_event or change.as_trigger):
            yield (
                path,
                (
                    "say which cards (order, action, event or trigger) and what they count as "
                    "(as_order, as_action, as_event or as_trigger)"
                ),
            )
        if change.as_trigger and change.may:
            yield (*path, "may"), "a trigger counts always or not at all"

    def barred_faults(self, path: KeyPath, bar: BarredEntry) -> Iterable[Fault]:
        if bool(bar.order) == bool(bar.action):
            yield path, "is either an order or an action"
        if bar.order:
            yield from one_of((*path, "order"), bar.order, self.words.orders)
        if bar.action:
            yield from one_of((*path, "action"), bar.action, self.words.actions)
        yield from spaces(path, bar.since, bar.until)
        yield from self.script.needs_faults(path, bar)
        yield from self.unit_bar_faults(path, bar)

    def unit_bar_faults(self, path: KeyPath, bar: BarredEntry) -> Iterable[Fault]:
        side = SIDES.index(str(path[0]))
        yield from self.script.type_faults((*path, "units"), side, bar.units)
        yield from self.script.place_faults((*path, "hexes"), side, bar.hexes)
        if bar.group and bar.group not in self.script.groups(side):
            yield from one_of((*path, "group"), bar.group, self.script.groups(side))
        some = bar.units or bar.group or bar.hexes
        if some and (bar.order or bar.action) not in UNIT_BARS:
            yield path, f"for some units only {', '.join(UNIT_BARS)} can be barred"

    def removed_faults(self, side: int, entry: SideEntry) -> Iterable[Fault]:
        gone: set[str] = set(entry.removed)
        for i, kind in enumerate(entry.removed_kinds):
            path: KeyPath = (SIDES[side], "removed_kinds", i)
            wrong = list(self.kind_faults(path, kind))
            yield from wrong
            if not wrong:
                gone.update(self.cards_like(entry.nation, kind))
        for i, card in enumerate(entry.hand):
            if card in gone and card not in entry.removed:
                yield (SIDES[side], "hand", i), f"{card} is taken out by removed_kinds"
        if entry.removed_kinds and names.CARDS_IN_DECK - len(gone) < LEAST_DECK:
            reason = f"leaves {names.CARDS_IN_DECK - len(gone)} cards, and {LEAST_DECK} are needed"
            yield (SIDES[side], "removed_kinds"), reason

    def kind_faults(self, path: KeyPath, kind: CardsEntry) -> Iterable[Fault]:
        words = self.words
        said = [("order", kind.order, words.orders), ("action", kind.action, words.actions)]
        for field, value, known in [*said, ("event", kind.event, words.events)]:
            if value:
                yield from one_of((*path, field), value, known)
        if not (kind.order or kind.action or kind.event):
            yield path, "say which cards: order, action or event"

    def cards_like(self, nation: str, kind: CardsEntry) -> list[str]:
        """Ids of the cards of a deck on which all of these are printed."""
        t = self.check.tables
        if nation not in t.nation_name:
            return []
        first = t.first_card(t.nation_name.index(nation))
        found = []
        for card in range(first, first + names.CARDS_IN_DECK):
            printed = [
                (kind.order, self.words.orders[t.card_order[card]]),
                (kind.action, self.words.actions[t.card_action[card]]),
                (kind.event, self.words.events[t.card_event[card]]),
            ]
            if all(not wanted or wanted == there for wanted, there in printed):
                found.append(t.card_name[card])
        return found

    def radio_faults(self, path: KeyPath, radio: RadioEntry) -> Iterable[Fault]:
        yield from within((*path, "blast"), radio.blast, 0, 3)
        yield from within((*path, "missions"), radio.missions, 0, MOST_ENTRIES)
        yield from self.script.place_faults((*path, "registered"), SIDES.index(str(path[0])), radio.registered)
        yield from self.script.type_faults((*path, "spotters"), SIDES.index(str(path[0])), radio.spotters)
        yield from one_of((*path, "drift"), radio.drift, own_values.DRIFT_NAMES)
        yield from one_of((*path, "smoke"), radio.smoke, own_values.SMOKE_NAMES)

    def weapon_faults(self, path: KeyPath, side: int, rule: WeaponRule) -> Iterable[Fault]:
        yield from self.check.name_faults((*path, "weapon"), side, "weapon", rule.weapon)
        if rule.weapon in [other.weapon for other in self.check.entries[side].weapon_rules[: int(path[-1])]]:
            yield (*path, "weapon"), f"{rule.weapon} has a rule already"
        yield from within((*path, "shots"), rule.shots, 1, 4)
        yield from within((*path, "rounds"), rule.rounds, 0, MOST_ENTRIES)
        yield from within((*path, "since"), rule.since, 0, LAST_SPACE)
        yield from one_of((*path, "smoke"), rule.smoke, ["usual", "yes", "no"])
        yield from self.check.hex_faults((*path, "target_hexes"), rule.target_hexes)
        lists = [
            ("target_terrain", rule.target_terrain, TERRAIN_NAMES),
            ("target_forts", rule.target_forts, self.words.forts[1:]),
            ("target_units", rule.target_units, self.words.kinds),
        ]
        for field, given, known in lists:
            for i, name in enumerate(given):
                yield from one_of((*path, field, i), name, known)
        special = rule.captured or rule.rooted or rule.falls_with_fort or rule.shots != 1 or rule.target_hexes.split()
        if not (
            special
            or rule.smoke != "usual"
            or rule.since
            or rule.rounds
            or rule.target_terrain
            or rule.target_forts
            or rule.target_units
        ):
            keys = "captured, rooted, falls_with_fort, shots, rounds, since, smoke or its targets"
            yield path, f"says nothing special: give {keys}"

    def hidden_faults(self, path: KeyPath, side: int, entry: HiddenEntry) -> Iterable[Fault]:
        if bool(entry.unit) == bool(entry.fort):
            yield path, "is either a unit or a fort"
        if entry.unit:
            yield from self.check.name_faults((*path, "unit"), side, "unit", entry.unit)
        if entry.fort:
            yield from one_of((*path, "fort"), entry.fort, self.words.forts[1:])
        if entry.weapon:
            yield from self.check.name_faults((*path, "weapon"), side, "weapon", entry.weapon)
            if entry.fort or not self.check.carries(side, entry.unit, entry.weapon):
                yield (*path, "weapon"), f"{entry.unit or entry.fort} cannot carry it"
        if entry.fort and entry.veteran:
            yield (*path, "veteran"), "a Fortification is no veteran"
        yield from within((*path, "count"), entry.count, 1, MOST_HIDDEN)
        yield from one_of((*path, "when"), entry.when, own_values.MOMENT_NAMES)
        yield from within((*path, "since"), entry.since, 0, LAST_SPACE)
        yield from self.script.place_faults((*path, "hexes"), side, entry.hexes)
        if not entry.hexes.split() and not self.check.entries[side].areas:
            yield (*path, "hexes"), f"say where: {SIDES[side]} has no set-up area"
        if entry.cover != NO_COVER:
            yield from within((*path, "cover"), entry.cover, -MOST_COVER, MOST_COVER)
        yield from within((*path, "away"), entry.away, 0, MOST_HEXES)
