"""What can be wrong in the exits, events, Orders and choices of a scenario, with its key path. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.packs.check import Fault
from sandtable.commander.packs.scenario_events import ChoiceEntry, ConditionEntry, EffectEntry, EventEntry, ExitEntry
from sandtable.commander.packs.setup_faults import MOST_UNITS, SetUpCheck, bound, known
from sandtable.commander.packs.scripts import LOT, SIDES, Conditional, cards_of
from sandtable.commander.rules.names import POSTURE_NAMES
from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.scenario.script import (
    DEED_NAMES,
    MOMENT_NAMES,
    PER_NAMES,
    RADIO_NAMES,
    WHEN_NAMES,
)
from sandtable.files.tomllines import KeyPath
from sandtable.terrain.lattice import EDGE_NAMES

if TYPE_CHECKING:
    pass

MOST_VP: Final = 99
OWNERS: Final = ["axis", "allies", "nobody"]
OF_NOBODY: Final = ["time", "start", "end"]  # events that are about no side
OF_CARDS: Final = ["order", "action", "event", "trigger"]
OF_NO_UNIT: Final = [*OF_NOBODY, *OF_CARDS, "control", "turn", "radio", "pass", "reshuffle"]
# effects that only a choice before the start can have
BEFOREHAND: Final = ["first", "cards", "pick_order", "pick_action", "forts"]
BEFORE: Final = ["start", "deal", "placed"]
IN_PLAY: Final = [
    "do",
    "draw",
    "discard",
    "secret",
    "end",
    "win",
    "ask",
    "weapons",
    "strike",
    "time",
]  # not before it, nor after
AT_THE_END: Final = ["win"]  # but for these, when VPs are counted
OF_A_UNIT: Final = ["loss", "break", "rally", "enter", "weapon-loss"]  # events that say whom they are about
MOST_CHANGED: Final = 40  # hexes that one effect makes another terrain


class ScriptCheck(SetUpCheck):
    def faults(self) -> Iterable[Fault]:
        for side in range(2):
            yield from self.area_faults(side)
            yield from self.placing_faults(side)
            yield from self.piece_faults(side)
            for i, exit in enumerate(self.entries[side].exits):
                yield from self.exit_faults((SIDES[side], "exits", i), side, exit)
            yield from self.own_order_faults(side)
            yield from known((SIDES[side], "retreat"), self.entries[side].retreat, EDGE_NAMES)
        for i, event in enumerate(self.s.events):
            yield from self.event_faults(("events", i), event)
        yield from self.choice_faults()

    # --- what happens when ---
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
        for i, effect in enumerate(exit.effects):
            yield from self.it_faults((*path, "effects", i), effect, "exit")

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
            late = AT_THE_END if event.when == "end" else []
            if event.when in ("start", "end") and effect.by in SIDES:
                yield (*path, "effects", i, "by"), f"nobody can be asked `when = {event.when!r}`"
            if event.when in ("start", "end") and any(getattr(effect, x) for x in IN_PLAY if x not in late):
                yield (*path, "effects", i), f"cannot happen `when = {event.when!r}`: give vp, put, clear and the like"
            yield from self.it_faults((*path, "effects", i), effect, event.when)
        if not event.effects and not event.name:
            yield (*path, "effects"), "nothing happens: give effects, or a name for conditions"
        if event.name and event.name in [other.name for other in self.s.events if other is not event]:
            yield (*path, "name"), f"two events are called {event.name!r}"
        yield from self.needs_faults(path, event)
        yield from self.effects_faults(path, event.effects, side, about_unit=event.when not in OF_NOBODY)

    def it_faults(self, path: KeyPath, e: EffectEntry, when: str) -> Iterable[Fault]:
        """What is done to the unit that an event is about."""
        if not e.it:
            if e.do == "halt":
                yield (*path, "it"), "who enters a hex is halted: say it = true"
            return
        if when not in OF_A_UNIT:
            yield (*path, "it"), f"only of an event `when` one of {', '.join(OF_A_UNIT)}"
        if not e.do or e.count or e.units or e.hexes or e.by or e.nearest:
            yield (*path, "it"), "goes with do, and without count, units, hexes, by and nearest"
        if e.do == "halt" and when != "enter":
            yield (*path, "do"), "who enters a hex is halted, and nobody else"
        if e.do and (when == "loss") != (e.do == "return"):
            yield (*path, "do"), "who is lost can only return, and nobody else can"

    def own_order_faults(self, side: int) -> Iterable[Fault]:
        orders = self.tables.words.orders
        for i, own in enumerate(self.entries[side].own_orders):
            path: KeyPath = (SIDES[side], "own_orders", i)
            yield from known((*path, "order"), own.order, [order for order in orders if order != "fire"], True)
            if own.order in [other.order for other in self.entries[side].own_orders[:i]]:
                yield (*path, "order"), f"{own.order} is given a meaning already"
            yield from bound((*path, "since"), own.since, 0, TIME_SPACES)
            yield from bound((*path, "until"), own.until, own.since, TIME_SPACES)
            yield from self.needs_faults(path, own)
            yield from self.effects_faults(path, own.effects, side)
            for k, effect in enumerate(own.effects):
                yield from self.it_faults((*path, "effects", k), effect, "order")
            said = [e for e in self.s.events if e.when == "order" and e.card in ("", own.order)]
            if not own.effects and not [e for e in said if e.side in ("", SIDES[side])]:
                yield (*path, "effects"), 'nothing happens: give effects, or an event `when = "order"` of it'

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
        yield from bound((*path, "holds"), c.holds, 0, 5)
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
        if bool(c.lost or c.exited or c.lead or c.on_map or c.holds) != bool(c.side):
            yield path, "side goes with lost, exited, lead, on_map or holds"
        if c.more and not c.hexes:
            yield (*path, "more"), "goes with hexes and occupied_by"
        if c.unbroken and not (c.on_map or c.hexes):
            yield (*path, "unbroken"), "goes with on_map or hexes"
        if not (c.objective or c.hexes or c.side or c.event or c.initiative or c.time_from >= 0 or c.time_to >= 0):
            yield path, "asks for nothing"

    def effects_faults(
        self, path: KeyPath, effects: list[EffectEntry], side: int, before: str = "", about_unit: bool = True
    ) -> Iterable[Fault]:
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
        return bool(nobodys or e.time) and not (e.vp or e.posture or e.reveal)

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
            ("discard", 0, 12), ("secret", 0, 5), ("after", 1, TIME_SPACES), ("fort_count", 1, MOST_UNITS),
        ):  # fmt: skip
            yield from bound((*path, field), getattr(e, field), low, high)
        yield from self.type_faults((*path, "units"), side, e.units)
        yield from self.place_faults((*path, "hexes"), max(side, 0), e.hexes)
        yield from known((*path, "per"), e.per, PER_NAMES[1:])
        forts = self.tables.words.forts[1:]
        gas = ["gas"] if self.tables.gas_removed else []  # where a game has it
        yield from known((*path, "put"), e.put, ["smoke", "blaze", *gas, *forts])
        yield from known((*path, "clear"), e.clear, ["smoke", *gas, *forts])
        yield from known((*path, "under"), e.under, SIDES)
        yield from known((*path, "posture"), e.posture, POSTURE_NAMES)
        if e.under and not (e.do or e.put or e.clear or e.strike or e.ground):
            yield (*path, "under"), "goes with do, put, clear, ground or strike"
        if e.nearest and (not (e.do or e.put or e.clear or e.strike) or e.count or e.do == "return"):
            yield (*path, "nearest"), "goes with do (but not return), put, clear or strike, and without count"
        guns = list(self.tables.vulnerability)
        if e.strike and not 0 < e.strike < len(guns):
            yield (*path, "strike"), f"{e.strike} is not within 1 to {len(guns) - 1}"
        if (e.put or e.clear or e.strike or e.ground) and not (e.hexes or e.nearest or e.under):
            yield (*path, "hexes"), "say where"
        if e.ground and not e.count and self.count_of(side, e.hexes) > MOST_CHANGED or e.count > MOST_CHANGED:
            yield (*path, "ground"), f"changes more than {MOST_CHANGED} hexes"
        if e.do == "return" and e.hexes:
            yield (*path, "hexes"), "those who return are on the Casualty Track: leave out hexes"
        if e.per and not e.vp:
            yield (*path, "per"), "goes with vp"
            return
        named = e.per or e.put or e.clear or e.strike or e.ground
        counted = e.do or e.strike or e.put or e.ground or (e.clear and e.by)
        picked = e.by in SIDES and (e.put or e.clear or e.strike or e.ground)
        if picked and (not e.count or e.put == "gas" or e.nearest):
            yield (*path, "by"), "who picks hexes needs a count, and picks none for gas or with nearest"
        if e.count and not counted or e.by and not (e.do or picked) or (e.units or e.hexes) and not (e.do or named):
            yield (*path, "do"), f"do what to units? there are {', '.join(DEED_NAMES[1:])}"
        if e.do and named:
            yield (*path, "do"), "stands in an effect of its own, without per, put, clear, ground and strike"
        if sum(1 for field in (e.put, e.ground, e.strike, e.weapons, e.ask, e.time) if field) > 1:
            yield path, "put, ground, strike, weapons, ask and time stand in an effect of their own each"
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
        numbers = e.vp or e.surrender or e.control or e.sudden_death or e.draw or e.discard or e.chits or e.secret
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
            or e.posture
            or e.time
            or e.reveal
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
                for n, effect in enumerate(option.effects):
                    yield from self.it_faults((*path, "options", k, "effects", n), effect, "choice")
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
