"""From a scenario to the first state: rules of this game, pieces, decks, chits. Not compiled (cold, msgspec)."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.brought import bringing
from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.names import ARMY_NAMES
from sandtable.commander.packs.own_values import OwnMaker
from sandtable.commander.packs.scenario import NOBODY as NO_SIDE
from sandtable.commander.packs.scenario import SIDES, Scenario, SideEntry, map_changes
from sandtable.commander.packs.scenario_setup import Area
from sandtable.commander.packs.scripts import ScriptMaker
from sandtable.commander.packs.setup_check import open_areas, room_reason
from sandtable.commander.rules import names
from sandtable.commander.rules.muster import Muster
from sandtable.commander.rules.rules import Change, Rules
from sandtable.commander.rules.scenario.setup import BY_ENTRY
from sandtable.commander.rules.scenario.script import NOBODY, NOT_SAID, no_script
from sandtable.commander.rules.setup import push_set_up
from sandtable.commander.rules.state import (
    BROKEN,
    CHITS,
    HELD,
    NO_RADIO,
    SUPPRESSED,
    TIME_TRACK,
    IN_MIX,
    UNASSIGNED,
    UNCONTROLLED,
    VETERAN,
    WAITING,
    State,
    new_unit,
    new_weapon,
    set_broken,
    set_space,
)
from sandtable.commander.rules.victory import NO_SPACE
from sandtable.kernel.chance import new_chance
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import start, with_byte
from sandtable.terrain import lattice
from sandtable.terrain.hexlist import BadHex, read_hexes

MOLOTOV = "any/molotov-cocktail"  # the one Weapon of no nation


def code(source: str, field: str, value: str, known: list[str]) -> int:
    if value not in known:
        raise BadFile(source, field, f"{value!r} is none of {', '.join(known)}")
    return known.index(value)


class Builder:
    """Builds the rules and the state of one game from a scenario."""

    def __init__(
        self, game: CommanderGame, scenario: Scenario, options: dict[str, Any], seed: str, source: str
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.source = source
        self.entries = [scenario.axis, scenario.allies]
        self.tables = game.tables_with(scenario.define, source)
        chosen = game.make_options({**scenario.options, **options}, source)
        self.rules = game.rules_for(scenario, chosen)
        self.rules.options = chosen
        self.rules.muster = Muster([], [])
        self.rules.remade = None
        self.rules.script, self.rules.told = no_script(), scenario
        self.groups: dict[tuple[int, str], int] = {}
        self.stacks: list[int] = []  # by unit
        self.stack_names: dict[tuple[int, str], int] = {}
        self.own_forts: dict[int, int] = {}  # see Script
        self.weapon_to: list[int] = []  # by Weapon
        self.weapon_space: list[int] = []
        self.weapon_lots: list[list[int]] = []
        self.unit_lots: dict[int, list[int]] = {}
        self.own = OwnMaker(self)
        self.g = game.new_state(self.rules)
        start(self.g, new_chance(seed))
        self.g.windows = self.rules.options.windows

    def build(self) -> State:
        self.make_map()
        self.make_sides()
        self.make_chart()
        self.make_areas()
        self.make_cards()
        self.make_scenario_rules()
        self.own.make_values()
        self.own.make_rights()
        self.make_state()
        self.make_pieces()
        self.make_script()
        self.own.make_hidden()
        self.own.make_lying()
        self.game.complete(self.g, self.scenario, self.source)
        self.make_setup()
        self.make_chits()
        return self.g

    def fail(self, field: str, reason: str) -> BadFile:
        return BadFile(self.source, field, reason)

    # --- rules ---
    def make_map(self) -> None:
        s, rules = self.scenario, self.rules
        rules.tables = self.tables
        hindrance = list(self.tables.sight_hindrance)
        for i, entry in enumerate(s.terrain):
            if entry.hindrance >= 0 and entry.terrain in TERRAIN_NAMES:
                hindrance[code(self.source, f"terrain[{i}].terrain", entry.terrain, TERRAIN_NAMES)] = entry.hindrance
        if s.map_data is not None:
            rules.map = self.game.maps.painted(s.map_data, s.name, self.source, hindrance, map_changes(s))
        else:
            rules.map = self.game.maps.named(s.map, self.source, hindrance, map_changes(s))
        map = rules.map
        rules.sight_hindrance = hindrance
        rules.objective_hexes = [[h for h in range(map.size) if map.objective[h] == n] for n in range(6)]

    def make_sides(self) -> None:
        rules, tables = self.rules, self.tables
        rules.nation, rules.posture, rules.quality, rules.edge, rules.army = [], [], [], [], []
        for name, e in zip(SIDES, self.entries, strict=True):
            nation = code(self.source, f"{name}.nation", e.nation, self.tables.nation_name)
            rules.nation.append(nation)
            rules.posture.append(code(self.source, f"{name}.posture", e.posture, names.POSTURE_NAMES))
            rules.quality.append(code(self.source, f"{name}.quality", e.quality, names.QUALITY_NAMES))
            rules.edge.append(code(self.source, f"{name}.edge", e.edge, lattice.EDGE_NAMES))
            army = code(self.source, f"{name}.army", e.army, ARMY_NAMES) if e.army else tables.nation_army[nation]
            rules.army.append(army)
        if abs(rules.edge[0] - rules.edge[1]) != 2:
            raise self.fail("allies.edge", "must be opposite to the Axis edge")
        if rules.nation[0] == rules.nation[1]:
            raise self.fail("allies.nation", "both sides are of the same nation")
        rules.capability = [e.orders for e in self.entries]
        rules.hand_size = [e.hand_size or tables.hand_size[p] for e, p in zip(self.entries, rules.posture, strict=True)]
        rules.discard_limit = [
            e.discard_limit if e.discard_limit >= 0 else tables.discard_limit[n]
            for e, n in zip(self.entries, rules.nation, strict=True)
        ]
        rules.late_discard = [e.late_discard for e in self.entries]
        rules.exit_forbidden = [e.exit_forbidden for e in self.entries]
        rules.exit_factor = [e.exit_factor for e in self.entries]
        rules.year = self.scenario.year
        rules.mine_fp = self.scenario.mine_fp

    def make_chart(self) -> None:
        """T78 to T99, as changed by the scenario (bocage, snow...)."""
        rules, tables = self.rules, self.tables
        rules.move_cost = list(tables.terrain_move)
        rules.cover = list(tables.terrain_cover)
        rules.is_water = [bool(x) for x in tables.terrain_water]
        rules.side_cost = [max(0, x) for x in tables.side_move]
        rules.side_cover = list(tables.side_cover)
        for i, entry in enumerate(self.scenario.terrain):
            if entry.terrain in WAY_NAMES:
                continue
            known = TERRAIN_NAMES if entry.terrain in TERRAIN_NAMES else SIDE_NAMES
            k = code(self.source, f"terrain[{i}].terrain", entry.terrain, known)
            if entry.cover != -99:
                (rules.cover if known is TERRAIN_NAMES else rules.side_cover)[k] = entry.cover
        self.own.make_costs()
        rules.haze = self.scenario.haze
        rules.sight_limit = self.scenario.sight_limit

    def hexes(self, text: str, field: str) -> list[int]:
        try:
            return read_hexes(self.rules.map, text.split())
        except BadHex as error:
            raise self.fail(field, error.reason) from None

    def group(self, side: int, name: str) -> int:
        """Number of a side's set-up group."""
        return self.groups.setdefault((side, name), len(self.groups))

    def make_areas(self) -> None:
        rules, map = self.rules, self.rules.map
        rules.areas = []
        for side, e in enumerate(self.entries):
            for i, area in enumerate(e.areas):
                number = self.group(side, area.group)
                while len(rules.areas) <= number:
                    rules.areas.append([0] * map.size)
                for h in self.area_hexes(side, area, f"{SIDES[side]}.areas[{i}]"):
                    rules.areas[number][h] = 1
        rules.setup_area = [[0] * map.size, [0] * map.size]
        for (side, _), number in self.groups.items():
            for h in range(map.size):
                rules.setup_area[side][h] |= rules.areas[number][h]
        rules.confined = [
            [1 if h in self.hexes(e.confined, f"{name}.confined") else 0 for h in range(map.size)]
            for name, e in zip(SIDES, self.entries, strict=True)
        ]

    def area_hexes(self, side: int, area: Area, field: str) -> list[int]:
        somewhere = bool(area.on or area.near or area.lot or area.cover != -99)
        return self.script_maker().ground(side, area, field, somewhere)

    def make_cards(self) -> None:
        """The decks as this scenario reads them; cards that count as another."""
        rules, tables = self.rules, self.tables
        rules.card_order = list(tables.card_order)
        rules.card_action = list(tables.card_action)
        self.own.make_cards()
        rules.dealt = [self.own_cards(side, e.hand, "hand") for side, e in enumerate(self.entries)]

    def cards(self, ids: list[str], field: str) -> list[int]:
        try:
            return [self.tables.card(x) for x in ids]
        except LookupError as error:
            raise self.fail(field, str(error)) from None

    def own_cards(self, side: int, ids: list[str], field: str) -> list[int]:
        """Cards of a side's own deck, none of them twice; none both dealt and taken out."""
        found: list[int] = []
        for i, card in enumerate(self.cards(ids, f"{SIDES[side]}.{field}")):
            place = f"{SIDES[side]}.{field}[{i}]"
            if self.tables.card_nation[card] != self.rules.nation[side]:
                raise self.fail(
                    place, f"{ids[i]} is not in the deck of {self.tables.nation_name[self.rules.nation[side]]}"
                )
            if card in found or (field == "hand" and ids[i] in self.entries[side].removed):
                raise self.fail(place, f"{ids[i]} is named twice")
            found.append(card)
        if field == "hand" and len(found) > self.rules.hand_size[side]:
            raise self.fail(f"{SIDES[side]}.hand", f"more cards than the Hand Size, {self.rules.hand_size[side]}")
        return found

    def make_scenario_rules(self) -> None:
        s, rules = self.scenario, self.rules
        rules.changes = []
        for i, entry in enumerate(s.changes):
            change = Change()
            change.space, change.vp, change.surrender = entry.space, entry.vp, entry.surrender
            change.side = code(self.source, f"changes[{i}].side", entry.side, SIDES)
            rules.changes.append(change)
        rules.concealed_setup = s.concealed_setup
        choosers = {
            "axis-chooses": 0,
            "allies-chooses": 1,
            "initiative-chooses": self.holder(),
        }
        rules.first_chooser = choosers.get(s.first, -1)

    def holder(self) -> int:
        """Of the Initiative card."""
        if self.scenario.initiative == NO_SIDE:
            return NOBODY
        return code(self.source, "initiative", self.scenario.initiative, SIDES)

    # --- state ---
    def make_state(self) -> None:
        g, s, rules = self.g, self.scenario, self.rules
        g.rules = rules
        g.u_type, g.u_owner, g.u_hex, g.u_flags, g.u_weapon, g.u_time = [], [], [], [], [], []
        g.u_next, g.u_spent, g.u_heir, g.u_heirs = [], [], [], []
        g.w_type, g.w_carrier, g.w_broken = [], [], []
        n = rules.map.size
        g.h_top = [-1] * n
        g.h_fort = g.h_smoke = g.h_blaze = g.h_sole = bytes(n)
        g.smoked = g.ablaze = 0
        g.cup = sorted(self.tables.smoke_values)
        g.hand, g.draw, g.discards, g.seen, g.removed = [[], []], [[], []], [[], []], [[], []], [[], []]
        for side, e in enumerate(self.entries):
            first = self.tables.first_card(rules.nation[side])
            gone = self.own.removed(side, e.removed_kinds)
            g.removed[side] = sorted(gone.union(self.own_cards(side, e.removed, "removed")))
            g.draw[side] = [c for c in range(first, first + names.CARDS_IN_DECK) if c not in g.removed[side]]
        g.active = 0 if s.first == "axis" else 1
        if s.first not in ("axis", "allies", "axis-chooses", "allies-chooses", "initiative-chooses"):
            raise self.fail("first", f"{s.first!r} is no way to settle who goes first")
        g.turn = g.orders_given = g.recovered = g.in_trigger = 0
        g.time, g.sudden_death, g.score = s.time, s.sudden_death, s.vp
        g.initiative = self.holder()
        g.control = [UNCONTROLLED] * 6
        for n_text, owner in s.control.items():
            if n_text not in ("1", "2", "3", "4", "5"):
                raise self.fail(f"control.{n_text}", "Objectives are numbered 1 to 5")
            g.control[int(n_text)] = code(self.source, f"control.{n_text}", owner, SIDES)
        g.open_chits, g.secret_chits, g.chit_pool = [], [[], []], []
        g.casualties = [[], []]
        g.surrender = [e.surrender for e in self.entries]
        g.radio, g.radio_broken, g.radio_waiting = [NO_RADIO] * 2, [0, 0], []
        g.tally, g.lots, g.due, g.picked = [], [], [], []
        g.haze_moved, g.buried, g.ground, g.postures = 0, [], [], []

    def make_pieces(self) -> None:
        rules = self.rules
        rules.unit_group, rules.weapon_group, rules.weapon_side = [], [], []
        rules.fort_kind, rules.fort_side, rules.fort_group = [], [], []
        for side, e in enumerate(self.entries):
            self.make_units(side, e)
        for side, e in enumerate(self.entries):
            self.make_weapons_and_forts(side, e)
            self.make_radio(side, e)

    def slug(self, side: int, name: str) -> str:
        return name if "/" in name else f"{self.tables.nation_name[self.rules.nation[side]]}/{name}"

    def unit_type(self, side: int, name: str, field: str) -> int:
        try:
            return self.tables.unit_type(self.slug(side, name))
        except LookupError as error:
            raise self.fail(field, str(error)) from None

    def weapon_type(self, side: int, name: str, field: str) -> int:
        try:
            return self.tables.weapon_type(MOLOTOV if name == "molotov-cocktail" else self.slug(side, name))
        except LookupError as error:
            raise self.fail(field, str(error)) from None

    def make_units(self, side: int, e: SideEntry) -> None:
        g, rules = self.g, self.rules
        for i, entry in enumerate(e.units):
            field = f"{SIDES[side]}.units[{i}]"
            kind = self.unit_type(side, entry.unit, field + ".unit")
            for _ in range(entry.count):
                place = WAITING
                if entry.hex:
                    place = self.hexes(entry.hex, field + ".hex")[0]
                elif entry.space >= 0 or entry.waits:
                    place = TIME_TRACK
                u = new_unit(g, kind, side, place)
                if entry.or_by_lot:
                    others = [self.unit_type(side, name, field + ".or_by_lot") for name in entry.or_by_lot]
                    self.unit_lots[u] = [kind, *others]
                set_space(g, u, NO_SPACE if entry.waits else entry.space)
                flags = (BROKEN if entry.broken else 0) | (SUPPRESSED if entry.suppressed else 0)
                g.u_flags[u] = flags | (VETERAN if entry.veteran else 0) | (HELD if entry.held else 0)
                if place == TIME_TRACK and (entry.waits or any(way.group == entry.group for way in e.entries)):
                    g.u_flags[u] |= BY_ENTRY
                rules.unit_group.append(self.group(side, entry.group))
                self.stacks.append(self.stack(side, entry.stack))
                if entry.weapon:
                    w = new_weapon(g, self.weapon_type(side, entry.weapon, field + ".weapon"), u)
                    self.check_carrier(g.u_type[u], g.w_type[w], field + ".weapon")
                    set_broken(g, w, 1 if entry.weapon_broken else 0)
                    rules.weapon_group.append(self.group(side, entry.group))
                    rules.weapon_side.append(side)
                    self.weapon_to.append(NOT_SAID)
                    self.weapon_space.append(NOT_SAID)
                    self.weapon_lots.append([])

    def stack(self, side: int, name: str) -> int:
        """Number of a stack of units that end in one hex."""
        return self.stack_names.setdefault((side, name), len(self.stack_names)) if name else NOT_SAID

    def script_maker(self) -> ScriptMaker:
        return ScriptMaker(self.scenario, self.rules, self.groups, self.source)

    def make_script(self) -> None:
        maker = self.script_maker()
        self.own.make_conditional(maker)
        for effect, side, field in bringing(self.scenario, self.source):
            maker.weapons[id(effect)] = [self.chosen_weapon(side, name, effect.group, field) for name in effect.weapons]
        self.rules.script = maker.make(self.stacks, self.weapon_to, self.weapon_space)
        self.rules.own.changes_sight = self.rules.own.changes_sight or self.rules.script.grounds
        self.rules.script.weapon_lots, self.rules.script.unit_lots = self.weapon_lots, self.unit_lots
        self.rules.script.own_forts = self.own_forts
        self.rules.script.preset_forts = [h for h in range(self.rules.map.size) if self.g.h_fort[h]]

    def chosen_weapon(self, side: int, name: str, group: str, field: str) -> int:
        w = new_weapon(self.g, self.weapon_type(side, name, field + ".weapons"), IN_MIX)
        self.rules.weapon_group.append(self.group(side, group))
        self.rules.weapon_side.append(side)
        self.weapon_to.append(NOT_SAID)
        self.weapon_space.append(NOT_SAID)
        self.weapon_lots.append([])
        return w

    def check_carrier(self, unit: int, weapon: int, field: str) -> None:
        """Some units carry no Weapon, and some Weapons go to Teams only (8.1.1)."""
        t = self.tables
        if not t.unit_carries[unit]:
            raise self.fail(field, f"{t.unit_title[unit]} carries no Weapon")
        if t.weapon_team_only[weapon] and t.unit_kind[unit] != names.TEAM:
            raise self.fail(field, f"only a Team carries the {t.weapon_title[weapon]}")

    def make_weapons_and_forts(self, side: int, e: SideEntry) -> None:
        g, rules = self.g, self.rules
        for i, entry in enumerate(e.weapons):
            for _ in range(entry.count):
                kind = self.weapon_type(side, entry.weapon, f"{SIDES[side]}.weapons[{i}].weapon")
                w = new_weapon(g, kind, UNASSIGNED)
                set_broken(g, w, 1 if entry.broken else 0)
                rules.weapon_group.append(self.group(side, entry.group))
                rules.weapon_side.append(side)
                self.weapon_to.append(self.group(side, entry.to) if entry.to else NOT_SAID)
                self.weapon_space.append(entry.space)
                others = [
                    self.weapon_type(side, name, f"{SIDES[side]}.weapons[{i}].or_by_lot") for name in entry.or_by_lot
                ]
                self.weapon_lots.append([kind, *others] if others else [])
        for i, fort in enumerate(e.forts):
            field = f"{SIDES[side]}.forts[{i}]"
            kind = code(self.source, field + ".fort", fort.fort, self.tables.words.forts)
            if fort.space >= 0:
                continue  # the game's own (`CommanderGame.complete`)
            if fort.hex:
                for hex in self.hexes(fort.hex, field + ".hex"):
                    g.h_fort = with_byte(g.h_fort, hex, kind)
                    if fort.only:
                        self.own_forts[hex] = kind << 1 | side
                    if fort.held:
                        g.h_sole = with_byte(g.h_sole, hex, 1 + side)
                continue
            for _ in range(fort.count):
                rules.fort_kind.append(kind)
                rules.fort_side.append(side)
                rules.fort_group.append(self.group(side, fort.group))

    def make_radio(self, side: int, e: SideEntry) -> None:
        if e.radio is None:
            return
        try:
            kind = self.tables.radio_type(self.slug(side, e.radio.radio))
        except LookupError as error:
            raise self.fail(f"{SIDES[side]}.radio.radio", str(error)) from None
        if e.radio.space >= 0:
            self.g.radio_waiting += [side, kind, e.radio.space]
        else:
            self.g.radio[side] = kind
            self.g.radio_broken[side] = 1 if e.radio.broken else 0

    def make_setup(self) -> None:
        rules = self.rules
        rules.setup_side, rules.setup_group, rules.setup_leave = [], [], []
        for i, step in enumerate(self.scenario.setup):
            side = code(self.source, f"setup[{i}].side", step.side, SIDES)
            if (side, step.group) not in self.groups:
                raise self.fail(f"setup[{i}].group", f"{step.group!r} has no area and no pieces")
            rules.setup_side.append(side)
            rules.setup_group.append(self.groups[(side, step.group)])
        for i, group in enumerate(rules.setup_group):
            placed = sum(
                step.units for k, step in enumerate(self.scenario.setup[: i + 1]) if rules.setup_group[k] == group
            )
            units = [u for u, of in enumerate(rules.unit_group) if of == group and self.g.u_hex[u] == WAITING]
            rules.setup_leave.append(max(0, len(units) - placed))
        while len(rules.areas) < len(self.groups):
            rules.areas.append([0] * rules.map.size)
        self.check_setup()
        push_set_up(self.g)

    def check_setup(self) -> None:
        """Every piece to be set up must belong to a step with an area."""
        g, rules = self.g, self.rules
        steps = set(zip(rules.setup_side, rules.setup_group, strict=True))
        for u, group in enumerate(rules.unit_group):
            if g.u_hex[u] == WAITING and (g.u_owner[u], group) not in steps:
                raise self.fail("setup", f"no step sets up the {SIDES[g.u_owner[u]]} units of one of its groups")
            if g.u_hex[u] == WAITING and not any(rules.areas[group]):
                raise self.fail(f"{SIDES[g.u_owner[u]]}.areas", "a set-up group has units but no area")
        open_areas(g)
        for i, side in enumerate(rules.setup_side):
            reason = room_reason(g, i)
            if reason:
                raise self.fail(f"{SIDES[side]}.areas", reason)

    def make_chits(self) -> None:
        """7.3.2, 7.3.3: fixed chits, then random draws; one without a secret side is open."""
        g, s, tables = self.g, self.scenario, self.tables
        try:
            excluded = {tables.chit(x) for x in s.excluded_chits}
            g.open_chits = [tables.chit(x) for x in s.open_chits]
            for side, e in enumerate(self.entries):
                g.secret_chits[side] = [tables.chit(x) for x in s.shared_chits + e.secret_chits]
        except LookupError as error:
            raise self.fail("chits", str(error)) from None
        taken = excluded | set(g.open_chits) | set(g.secret_chits[0]) | set(g.secret_chits[1])
        g.chit_pool = [c for c in range(len(tables.chit_letter)) if c not in taken]
        for _ in range(s.open_draws):
            self.draw_chit(g.open_chits)
        for _ in range(s.shared_draws):
            shared: list[int] = []
            self.draw_chit(shared)
            g.secret_chits = [shared + chits for chits in g.secret_chits]
        for side, e in enumerate(self.entries):
            for _ in range(e.secret_draws):
                self.draw_chit(g.secret_chits[side])

    def draw_chit(self, where: list[int]) -> None:
        g = self.g
        if not g.chit_pool:
            raise self.fail("chits", "more chits are drawn than there are")
        chit = g.chance.pick(CHITS, g.chit_pool)
        g.chit_pool.remove(chit)
        (g.open_chits if self.tables.chit_open_only[chit] else where).append(chit)


def build_state(game: CommanderGame, scenario: Scenario, options: dict[str, Any], seed: str, source: str) -> State:
    return Builder(game, scenario, options, seed, source).build()


def rules_only(game: CommanderGame, scenario: Scenario, options: dict[str, Any], source: str) -> Rules:
    """The rules for a state that is loaded rather than built; the same ones serve every load of one game."""
    key = (game, msgspec.json.encode([scenario, options]))
    if key not in _loaded:
        if len(_loaded) >= MOST_LOADED:
            _loaded.clear()
        builder = Builder(game, copy(scenario), options, "", source)
        builder.build()
        _loaded[key] = builder.rules
    return _loaded[key]


MOST_LOADED = 32
_loaded: dict[tuple[CommanderGame, bytes], Rules] = {}
