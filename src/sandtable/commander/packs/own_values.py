"""From what a scenario says of values, rolls, sight, going, Weapons and hidden pieces to the tables of its rules.

Not compiled (cold).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.scenario import SIDES, CardAs, TerrainEntry
from sandtable.commander.packs.scenario_values import (
    UNSAID,
    BarredEntry,
    CardsEntry,
    GoingEntry,
    HiddenEntry,
    RollEntry,
    ValueEntry,
    WeaponRule,
)
from sandtable.commander.rules import names
from sandtable.commander.rules.los import BLOCKED
from sandtable.commander.rules.scenario import own_values as own
from sandtable.commander.rules.state import (
    ADVANCING,
    FIRING,
    HIDDEN_AWAY,
    LYING,
    MOVING,
    OFF,
    OP_FIRING,
    VETERAN,
    new_unit,
    new_weapon,
    set_broken,
    set_space,
)
from sandtable.terrain.lattice import EDGE_NAMES

if TYPE_CHECKING:
    from sandtable.commander.packs.scripts import ScriptMaker
    from sandtable.commander.packs.start import Builder

NOTHING = "nothing"
MOST_COST = 9  # MPs
MOST_HIDDEN = 30  # of one entry
# what can be barred for some units only, with the flag that activation for it gives
UNIT_BARS = {"move": MOVING, "advance": ADVANCING, "fire": FIRING, "op-fire": OP_FIRING}


class OwnMaker:
    """Fills `Rules.own`, table by table; the builder calls each part once what it asks for is there."""

    def __init__(self, builder: Builder) -> None:
        self.b = builder
        self.own = own.OwnValues()
        builder.rules.own = self.own

    def code(self, field: str, value: str, known: list[str]) -> int:
        if value not in known:
            raise self.b.fail(field, f"{value!r} is none of {', '.join(known)}")
        return known.index(value)

    def side(self, field: str, name: str) -> int:
        """-1: both."""
        return self.code(field + ".side", name, SIDES) if name else -1

    # --- the Terrain Chart ---
    def make_costs(self) -> None:
        """Costs by side, in halves of an MP where the scenario has some; the chart of `Rules` is everybody's."""
        s, rules, o = self.b.scenario, self.b.rules, self.own
        costs = [float(entry.cost) for entry in s.terrain] + [going.cost for going in s.going]
        if any(cost != UNSAID and not 0 <= cost <= MOST_COST for cost in costs):
            raise self.b.fail("terrain", f"a cost is not within 0 to {MOST_COST}")
        o.parts = 2 if any(cost != int(cost) for cost in costs) else 1
        rules.move_cost = [cost * o.parts for cost in rules.move_cost]
        rules.side_cost = [cost * o.parts for cost in rules.side_cost]
        ways = [cost * o.parts for cost in rules.tables.way_move]
        everybody = own.Costs(rules.move_cost, rules.side_cost, ways)
        for i, entry in enumerate(s.terrain):
            if not entry.side:
                self.set_cost(everybody, f"terrain[{i}]", entry)
        o.costs = [everybody, everybody, everybody]
        for i, entry in enumerate(s.terrain):
            if entry.side:
                side = self.side(f"terrain[{i}]", entry.side)
                if o.costs[side] is everybody:
                    o.costs[side] = own.Costs(everybody.move[:], everybody.side[:], everybody.way[:])
                    o.costs[side].closed = everybody.closed
                    o.costs[side].slow, o.costs[side].slow_sides = everybody.slow, everybody.slow_sides
                self.set_cost(o.costs[side], f"terrain[{i}]", entry)

    def set_cost(self, costs: own.Costs, field: str, entry: TerrainEntry) -> None:
        if entry.advance_only:
            self.slow_down(costs, field, entry.terrain)
        if entry.cost < 0 and not entry.barred:
            return None
        table, known = costs.move, TERRAIN_NAMES
        if entry.barred:
            return self.bar(costs, field, entry.terrain)
        if entry.terrain in SIDE_NAMES:
            table, known = costs.side, SIDE_NAMES
        elif entry.terrain in WAY_NAMES:
            table, known = costs.way, WAY_NAMES
        table[self.code(field + ".terrain", entry.terrain, known)] = int(entry.cost * self.own.parts)
        return None

    def slow_down(self, costs: own.Costs, field: str, terrain: str) -> None:
        """Closed to Moves of whoever pays these costs."""
        if terrain in SIDE_NAMES:
            costs.slow_sides = [*costs.slow_sides, self.code(field + ".terrain", terrain, SIDE_NAMES)]
        else:
            costs.slow = [*costs.slow, self.code(field + ".terrain", terrain, TERRAIN_NAMES)]

    def bar(self, costs: own.Costs, field: str, terrain: str) -> None:
        """Closed to whoever pays these costs."""
        if terrain in SIDE_NAMES:
            costs.closed = [*costs.closed, self.code(field + ".terrain", terrain, SIDE_NAMES)]
        else:
            costs.move[self.code(field + ".terrain", terrain, TERRAIN_NAMES)] = 0

    # --- numbers ---
    def make_values(self) -> None:
        s, o = self.b.scenario, self.own
        o.timed = bool(s.values)
        self.make_smoke()
        o.values = [[own.USUAL] * (own.VALUES * own.SPACES) for _ in SIDES]
        for i, entry in enumerate(s.values):
            side = self.side(f"values[{i}]", entry.side)
            if entry.given or entry.any_of or entry.unless:
                continue  # made with the script: its conditions may name groups and events
            for one in range(2) if side < 0 else [side]:
                self.set_values(o.values[one], entry)
        self.make_weather()
        self.make_stacking()
        o.rolls = [self.roll(f"rolls[{i}]", entry) for i, entry in enumerate(s.rolls)]
        o.most_range_added = sum(max(0, change.add) for change in o.rolls if change.roll == own.RANGE)
        o.most_command_added = sum(max(0, change.add) for change in o.rolls if change.roll == own.COMMAND)
        o.goings = [self.going(f"going[{i}]", entry) for i, entry in enumerate(s.going)]

    def make_smoke(self) -> None:
        """No Weapon fires Smoke before the month in which a game's Smoke begins, unless the scenario says so."""
        t = self.b.tables
        if self.b.scenario.year * 12 + self.b.scenario.month >= t.smoke_from:
            return
        types = len(t.weapon_name)
        self.own.weapon_smoke = {
            side * types + kind: False for side in range(2) for kind in range(types) if t.weapon_smoke[kind]
        }

    def said(self, entry: ValueEntry) -> dict[int, int]:
        numbers = [
            (own.ORDERS, entry.orders), (own.HAND, entry.hand), (own.DISCARDS, entry.discards),
            (own.LATE_DISCARDS, entry.late_discards), (own.SNIPERS, entry.snipers), (own.HAZE, entry.haze),
            (own.SIGHT_LIMIT, entry.sight_limit),
        ]  # fmt: skip
        return {value: number for value, number in numbers if number != UNSAID}

    def set_values(self, table: list[int], entry: ValueEntry) -> None:
        for value, number in self.said(entry).items():
            for space in range(max(0, entry.since), min(entry.until, own.SPACES - 1) + 1):
                table[value * own.SPACES + space] = number

    # --- what hangs on conditions ---
    def make_conditional(self, maker: ScriptMaker) -> None:
        s, o = self.b.scenario, self.own
        for i, roll in enumerate(s.rolls):
            if roll.given or roll.any_of or roll.unless:
                o.rolls[i].needs = maker.needs(roll, f"rolls[{i}]")
        for i, going in enumerate(s.going):
            if going.given or going.any_of or going.unless:
                o.goings[i].needs = maker.needs(going, f"going[{i}]")
        for i, entry in enumerate(s.values):
            if entry.given or entry.any_of or entry.unless:
                field = f"values[{i}]"
                needs, side = maker.needs(entry, field), self.side(field, entry.side)
                o.on_condition.append(own.SetValues(side, entry.since, entry.until, needs, self.said(entry)))
        words = self.b.tables.words
        for side, of_side in enumerate(self.b.entries):
            for i, bar in enumerate(of_side.barred):
                field = f"{SIDES[side]}.barred[{i}]"
                order = self.code(field + ".order", bar.order, words.orders) if bar.order else -1
                action = self.code(field + ".action", bar.action, words.actions) if bar.action else -1
                made = own.Barred(side, order, action, bar.since, bar.until, maker.needs(bar, field))
                if bar.units or bar.group or bar.hexes:
                    o.unit_bars.append(self.unit_bar(maker, side, bar, made, field))
                else:
                    o.barred.append(made)

    def unit_bar(self, maker: ScriptMaker, side: int, bar: BarredEntry, made: own.Barred, field: str) -> own.UnitBar:
        flag = UNIT_BARS.get(bar.order or bar.action)
        if flag is None:
            raise self.b.fail(field, f"only {', '.join(UNIT_BARS)} can be barred for some units")
        types = maker.types(side, bar.units, field + ".units")
        group = maker.group(side, bar.group, field + ".group") if bar.group else -1
        return own.UnitBar(made, flag, types, group, maker.places(side, bar.hexes, field + ".hexes"))

    def make_weather(self) -> None:
        s, o = self.b.scenario, self.own
        o.haze_adds = "haze" in s.hindrance_adds
        o.smoke_adds = "smoke" in s.hindrance_adds
        if s.weather is not None:
            o.haze_by_time, o.haze_least, o.haze_most = s.weather.by_time, s.weather.least, s.weather.most
            o.haze_from = s.time
            known = self.b.tables.words.events
            o.haze_by_event = {self.code("weather.events", k, known): n for k, n in s.weather.events.items()}
        self.make_sights()
        weather = any(entry.haze != UNSAID or entry.sight_limit != UNSAID for entry in s.values)
        o.dark = [own.Dark(dark.since, dark.until, dark.beyond, dark.every) for dark in s.dark]
        o.changes_sight = bool(weather or s.hindrance_adds or s.weather is not None or s.sights or s.dark)

    def make_sights(self) -> None:
        size = self.b.rules.map.size
        for i, entry in enumerate(self.b.scenario.sights):
            value = BLOCKED if entry.blocked else entry.hindrance
            for a in self.b.hexes(entry.hex, f"sights[{i}].hex"):
                for b in self.b.hexes(entry.sees, f"sights[{i}].sees"):
                    self.own.sights[a * size + b] = self.own.sights[b * size + a] = value

    def make_stacking(self) -> None:
        rules, size = self.b.rules, self.b.rules.map.size
        for i, entry in enumerate(self.b.scenario.stacking):
            if not self.own.stacking:
                self.own.stacking = [rules.tables.stacking_limit] * (2 * size)
            side = self.side(f"stacking[{i}]", entry.side)
            hexes = self.places(side, entry.hexes, f"stacking[{i}].hexes") if entry.hexes else range(size)
            for one in range(2) if side < 0 else [side]:
                for h in hexes:
                    self.own.stacking[one * size + h] = entry.limit

    def roll(self, field: str, entry: RollEntry) -> own.RollChange:
        change = own.RollChange()
        change.roll = self.code(field + ".roll", entry.roll, own.ROLL_NAMES)
        change.add, change.side = entry.add, self.side(field, entry.side)
        change.since, change.until = entry.since, entry.until
        change.beyond, change.within, change.per_hex = entry.beyond, entry.within, entry.per_hex
        change.hexes = self.places(change.side, entry.hexes, field + ".hexes")
        maker = self.b.script_maker()
        change.types = maker.types(change.side, entry.units, field + ".units")
        return change

    def places(self, side: int, text: str, field: str) -> list[int]:
        """Hexes, and words that mean some."""
        return self.b.script_maker().places(side, text, field)

    def going(self, field: str, entry: GoingEntry) -> own.Going:
        going = own.Going()
        going.terrains = [self.code(field + ".between", name, TERRAIN_NAMES) for name in entry.between]
        going.same_building, going.side = entry.same_building, self.side(field, entry.side)
        going.hexes = self.places(going.side, entry.hexes, field + ".hexes")
        going.cost = own.USUAL if entry.cost < 0 else int(entry.cost * self.own.parts)
        going.safe, going.barred, going.advance = entry.safe, entry.barred, entry.advance
        going.move, going.since, going.until = entry.move, entry.since, entry.until
        going.into = self.places(going.side, entry.into, field + ".into")
        return going

    # --- cards ---
    def make_cards(self) -> None:
        """Cards that may count as another if the player likes: as printed in `Rules`, the other way here."""
        rules, tables, o = self.b.rules, self.b.tables, self.own
        rules.card_event, rules.card_trigger = list(tables.card_event), list(tables.card_trigger)
        count = len(tables.card_order)
        o.order_too, o.action_too, o.event_too = [own.USUAL] * count, [own.USUAL] * count, [own.USUAL] * count
        for side, entry in enumerate(self.b.entries):
            for i, change in enumerate(entry.cards):
                self.change_cards(side, f"{SIDES[side]}.cards[{i}]", change)
        rules.card_actions = [1 << action for action in rules.card_action]
        for card, action in enumerate(o.action_too):
            if action != own.USUAL:
                rules.card_actions[card] |= 1 << action

    def change_cards(self, side: int, field: str, change: CardAs) -> None:
        rules, o, words = self.b.rules, self.own, self.b.tables.words
        orders = o.order_too if change.may else rules.card_order
        actions = o.action_too if change.may else rules.card_action
        events = o.event_too if change.may else rules.card_event
        for card in self.named_cards(side, field, change):
            if change.as_trigger:
                rules.card_trigger[card] = self.code(field + ".as_trigger", change.as_trigger, names.TRIGGER_NAMES)
            if change.as_order:
                orders[card] = self.code(field + ".as_order", change.as_order, words.orders)
            if change.as_action:
                actions[card] = self.code(field + ".as_action", change.as_action, words.actions)
            if change.as_event == NOTHING:
                events[card] = own.NO_EVENT
            elif change.as_event:
                events[card] = self.code(field + ".as_event", change.as_event, words.events)

    def named_cards(self, side: int, field: str, change: CardAs) -> list[int]:
        """The cards that are meant: by what is printed on them, of those named if any are."""
        found = self.cards_of(side, field, change.order, change.action, change.event)
        if change.trigger:
            shown = self.code(field + ".trigger", change.trigger, names.TRIGGER_NAMES)
            found = [card for card in found if self.b.tables.card_trigger[card] == shown]
        if not change.ids:
            return found
        meant = self.b.cards(change.ids, field + ".ids")
        return [card for card in found if card in meant]

    def cards_of(self, side: int, field: str, order: str, action: str, event: str) -> list[int]:
        """The cards of a side's deck on which all of these are printed."""
        t = self.b.tables
        wanted = [
            (t.card_order, self.code(field + ".order", order, t.words.orders) if order else -1),
            (t.card_action, self.code(field + ".action", action, t.words.actions) if action else -1),
            (t.card_event, self.code(field + ".event", event, t.words.events) if event else -1),
        ]
        first = t.first_card(self.b.rules.nation[side])
        deck = range(first, first + names.CARDS_IN_DECK)
        return [card for card in deck if all(code < 0 or of[card] == code for of, code in wanted)]

    def removed(self, side: int, kinds: list[CardsEntry]) -> set[int]:
        """Cards taken out by what is printed on them."""
        found: set[int] = set()
        for i, kind in enumerate(kinds):
            field = f"{SIDES[side]}.removed_kinds[{i}]"
            found.update(self.cards_of(side, field, kind.order, kind.action, kind.event))
        return found

    # --- rights and pieces ---
    def make_rights(self) -> None:
        rules, o = self.b.rules, self.own
        o.ties_to = self.side("ties", self.b.scenario.ties)
        o.melee_ties_to = self.side("melee_ties", self.b.scenario.melee_ties)
        if any(entry.retreat for entry in self.b.entries):
            edges = [(f"{name}.retreat", e.retreat or e.edge) for name, e in zip(SIDES, self.b.entries, strict=True)]
            o.retreat = [self.code(field, edge, EDGE_NAMES) for field, edge in edges]
        for side, entry in enumerate(self.b.entries):
            usual = rules.posture[side] == names.DEFEND
            o.defends[side] = usual if entry.defends is None else "actions" in entry.defends
            o.gains[side] = usual if entry.defends is None else "points" in entry.defends
            o.rights_by_posture[side] = entry.defends is None
            o.hand_by_posture[side] = not entry.hand_size
            o.loss_factor[side] = entry.loss_factor
            o.keeps_initiative[side] = entry.keeps_initiative
            o.open_hand[side] = entry.open_hand
            if entry.radio is not None:
                o.blast[side] = entry.radio.blast
                o.drift[side] = self.code(f"{SIDES[side]}.radio.drift", entry.radio.drift, own.DRIFT_NAMES)
                o.missions[side] = entry.radio.missions
                field = f"{SIDES[side]}.radio.registered"
                o.registered[side] = self.places(side, entry.radio.registered, field)
                field = f"{SIDES[side]}.radio.spotters"
                o.radio_spotters[side] = self.b.script_maker().types(side, entry.radio.spotters, field)
                o.radio_smoke[side] = self.code(f"{SIDES[side]}.radio.smoke", entry.radio.smoke, own.SMOKE_NAMES)
            for i, rule in enumerate(entry.weapon_rules):
                self.weapon(side, f"{SIDES[side]}.weapon_rules[{i}]", rule)
            for i, leads in enumerate(entry.leads):
                field = f"{SIDES[side]}.leads[{i}]"
                leaders = self.b.script_maker().types(side, leads.leaders, field + ".leaders")
                units = self.b.script_maker().types(side, leads.units, field + ".units")
                o.leading[side].append(own.Leading(leaders, units))
            for i, spotter in enumerate(entry.mortar_spotters):
                field = f"{SIDES[side]}.mortar_spotters[{i}].leader"
                kind = self.b.unit_type(side, spotter.leader, field) if spotter.leader else -1
                o.mortar_spotters[side].append(own.MortarSpotter(kind, spotter.within))
                o.lends_eyes = True

    def weapon(self, side: int, field: str, rule: WeaponRule) -> None:
        o, types = self.own, len(self.b.tables.weapon_name)
        if not o.has_weapons:
            o.has_weapons, o.weapon_marks = True, [0] * (2 * types)
        key = side * types + self.b.weapon_type(side, rule.weapon, field + ".weapon")
        o.weapon_marks[key] = (
            (own.CAPTURED if rule.captured else 0)
            | (own.ROOTED if rule.rooted else 0)
            | (own.FALLS if rule.falls_with_fort else 0)
        )
        if rule.smoke != "usual":
            o.weapon_smoke[key] = bool(self.code(field + ".smoke", rule.smoke, ["no", "yes"]))
        if rule.since:
            o.weapon_since[key] = rule.since
        if rule.rounds:
            o.weapon_rounds[key] = rule.rounds
        if rule.shots != 1:
            o.weapon_shots[key] = rule.shots
        if rule.target_hexes or rule.target_terrain or rule.target_forts or rule.target_units:
            words, targets = self.b.tables.words, own.Targets()
            targets.hexes = self.b.hexes(rule.target_hexes, field + ".target_hexes")
            targets.terrains = [self.code(field + ".target_terrain", x, TERRAIN_NAMES) for x in rule.target_terrain]
            targets.forts = [self.code(field + ".target_forts", x, words.forts) for x in rule.target_forts]
            targets.kinds = [self.code(field + ".target_units", x, words.kinds) for x in rule.target_units]
            o.weapon_targets[key] = targets

    def make_lying(self) -> None:
        """Weapons with nobody, after all others."""
        for i, entry in enumerate(self.b.scenario.lying):
            field = f"lying[{i}]"
            w = new_weapon(self.b.g, self.b.weapon_type(0, entry.weapon, field + ".weapon"), LYING)
            set_broken(self.b.g, w, 1 if entry.broken else 0)
            side = self.side(field, entry.side)
            self.b.rules.weapon_group.append(self.b.group(max(side, 0), "main"))
            self.b.rules.weapon_side.append(max(side, 0))
            hexes = self.b.hexes(entry.hex, field + ".hex")
            if len(hexes) != 1:
                raise self.b.fail(field + ".hex", "name one hex")
            self.own.lying.append(own.Lying(w, hexes[0], side))

    def make_hidden(self) -> None:
        """After all other pieces, so that these keep their numbers."""
        for side, entry in enumerate(self.b.entries):
            for i, hidden in enumerate(entry.hidden):
                if not 0 < hidden.count <= MOST_HIDDEN:
                    raise self.b.fail(f"{SIDES[side]}.hidden[{i}].count", f"is not within 1 to {MOST_HIDDEN}")
                for _ in range(hidden.count):
                    self.hide(side, f"{SIDES[side]}.hidden[{i}]", hidden)

    def hide(self, side: int, field: str, entry: HiddenEntry) -> None:
        g, rules, hidden = self.b.g, self.b.rules, own.Hidden()
        hidden.side, hidden.since, hidden.cover, hidden.away = side, entry.since, entry.cover, entry.away
        hidden.unseen = entry.unseen
        hidden.when = own.MOMENTS[self.code(field + ".when", entry.when, own.MOMENT_NAMES)]
        area = [h for h in range(rules.map.size) if rules.setup_area[side][h]]
        hidden.hexes = self.places(side, entry.hexes, field + ".hexes") if entry.hexes else area
        if entry.fort:
            hidden.fort = self.code(field + ".fort", entry.fort, self.b.tables.words.forts)
            g.buried = [*g.buried, len(self.own.hidden)]
        else:
            u = hidden.unit = new_unit(g, self.b.unit_type(side, entry.unit, field + ".unit"), side, OFF)
            set_space(g, u, HIDDEN_AWAY)
            g.u_flags[u] = VETERAN if entry.veteran else 0
            rules.unit_group.append(self.b.group(side, "main"))
            if entry.weapon:
                w = new_weapon(g, self.b.weapon_type(side, entry.weapon, field + ".weapon"), u)
                self.b.check_carrier(g.u_type[u], g.w_type[w], field + ".weapon")
                rules.weapon_group.append(self.b.group(side, "main"))
                rules.weapon_side.append(side)
        self.own.hidden.append(hidden)
