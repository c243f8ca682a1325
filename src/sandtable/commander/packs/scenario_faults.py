"""Everything that can be wrong in a scenario file, each fault with its key path. Not compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sandtable.commander.map.kinds import WATER_BARRIER
from sandtable.commander.map.map import Map
from sandtable.commander.packs.check import Fault, References
from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.names import ARMY_NAMES
from sandtable.commander.packs.scenario import NOBODY, SIDES, Scenario, UnitEntry
from sandtable.commander.packs.script_faults import ScriptCheck
from sandtable.commander.packs.value_faults import ValueCheck, one_of, within
from sandtable.commander.rules import names
from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.tables import Tables
from sandtable.files.tomllines import KeyPath
from sandtable.kernel.errors import BadFile
from sandtable.terrain.hexlist import BadHex, read_hexes
from sandtable.terrain.lattice import EDGE_NAMES

FIRSTS: Final = ["axis", "allies", "axis-chooses", "allies-chooses", "initiative-chooses"]
UNCHANGED: Final = -99
MOST_BY_LOT: Final = 12
# the Free-French fight with American machine guns
LENT: Final = {"free-french": "america"}


class ScenarioCheck:
    """Checks one scenario against the names that references know and against its map (None: not found)."""

    def __init__(self, game: CommanderGame, scenario: Scenario, references: References, map: Map | None) -> None:
        self.s = scenario
        self.references = references
        self.map = map
        self.game = game
        self.tables: Tables = game.tables()
        self.entries = [scenario.axis, scenario.allies]

    def faults(self) -> Iterable[Fault]:
        yield from self.head_faults()
        yield from self.chit_faults()
        yield from ValueCheck(self).faults()
        for side in range(2):
            yield from self.side_faults(side)
            yield from self.piece_faults(side)
            yield from self.mix_faults(side)
            yield from self.group_faults(side)
            yield from self.card_faults(side)
        yield from ScriptCheck(self.s, self.tables, self.references, self.map).faults()

    # --- the scenario as a whole ---
    def head_faults(self) -> Iterable[Fault]:
        s = self.s
        if s.map_data is None:
            reason = self.references.reason("map", s.map)
            if reason:
                yield ("map",), reason
        if s.define:
            yield ("define",), "only a case file defines pieces for itself; those of a scenario belong in a pack"
        yield from within(("year",), s.year, *self.game.years)
        yield from within(("month",), s.month, 1, 12)
        yield from within(("difficulty",), s.difficulty, 0, 3)
        yield from within(("time",), s.time, 0, TIME_SPACES - 1)
        yield from within(("sudden_death",), s.sudden_death, s.time + 1, TIME_SPACES)
        yield from one_of(("first",), s.first, FIRSTS)
        yield from one_of(("initiative",), s.initiative, [*SIDES, NOBODY])
        if s.initiative == NOBODY and not s.ties:
            yield ("ties",), "nobody holds the Initiative card: say who wins a tie"
        if s.initiative == NOBODY and s.first == "initiative-chooses":
            yield ("first",), "nobody holds the Initiative card"
        if s.mine_fp not in self.tables.mine_strengths:
            yield ("mine_fp",), f"{s.mine_fp} is none of the strengths 6, 7 and 8 (F103.2)"
        yield from within(("haze",), s.haze, 0, 12)
        yield from within(("sight_limit",), s.sight_limit, 0, 99)
        for number, owner in s.control.items():
            if number not in ("1", "2", "3", "4", "5"):
                yield ("control", number), "Objectives are numbered 1 to 5"
            yield from one_of(("control", number), owner, SIDES)
        for i, change in enumerate(s.changes):
            yield from one_of(("changes", i, "side"), change.side, SIDES)
            yield from within(("changes", i, "space"), change.space, s.time + 1, TIME_SPACES)
            if not change.vp and not change.surrender:
                yield ("changes", i), "changes nothing: give vp or surrender"
        for i, step in enumerate(s.setup):
            yield from one_of(("setup", i, "side"), step.side, SIDES)
            yield from within(("setup", i, "units"), step.units, 0, 99)
            later = [x for x in s.setup[i + 1 :] if (x.side, x.group) == (step.side, step.group)]
            if later and not step.units:
                yield ("setup", i, "units"), f"say how many: the {step.side} group {step.group!r} has more steps"
            if step.units and not later:
                yield (
                    ("setup", i, "units"),
                    f"the {step.side} group {step.group!r} has no later step for the rest",
                )
        try:
            self.game.make_options(s.options, s.name)
        except BadFile as error:
            yield tuple(error.field.split(".")), error.reason

    def chit_faults(self) -> Iterable[Fault]:
        s, tables = self.s, self.tables
        seen: set[str] = set()
        lists: list[tuple[KeyPath, list[str]]] = [
            (("open_chits",), s.open_chits),
            (("excluded_chits",), s.excluded_chits),
            (("shared_chits",), s.shared_chits),
        ]
        lists += [((name, "secret_chits"), e.secret_chits) for name, e in zip(SIDES, self.entries, strict=True)]
        for path, letters in lists:
            for i, letter in enumerate(letters):
                if letter not in tables.chit_letter:
                    yield (*path, i), f"there is no Objective chit {letter!r}"
                elif letter in seen:
                    yield (*path, i), f"chit {letter} is named already"
                elif path[-1] in ("secret_chits", "shared_chits") and tables.chit_open_only[tables.chit(letter)]:
                    yield (*path, i), f"chit {letter} has no secret side (7.3.3)"
                seen.add(letter)
        draws = s.open_draws + s.shared_draws + sum(e.secret_draws for e in self.entries)
        if draws > len(tables.chit_letter) - len(seen):
            yield ("open_draws",), f"{draws} chits are to be drawn, and {len(tables.chit_letter) - len(seen)} are left"

    # --- a side ---
    def side_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        yield from self.nation_faults(side)
        yield from one_of((name, "posture"), e.posture, names.POSTURE_NAMES)
        yield from one_of((name, "quality"), e.quality, names.QUALITY_NAMES)
        yield from one_of((name, "edge"), e.edge, EDGE_NAMES)
        if e.army:
            yield from one_of((name, "army"), e.army, ARMY_NAMES)
        edges = [entry.edge for entry in self.entries]
        if side and all(x in EDGE_NAMES for x in edges):
            if abs(EDGE_NAMES.index(edges[0]) - EDGE_NAMES.index(edges[1])) != 2:
                yield (name, "edge"), f"{e.edge!r} is not opposite to the Axis edge, {edges[0]!r}"
        yield from within((name, "orders"), e.orders, 1, 2 * self.tables.most_orders)
        yield from within((name, "surrender"), e.surrender, 1, 99)
        yield from within((name, "exit_factor"), e.exit_factor, 1, 9)
        for i, area in enumerate(e.areas):
            somewhere = area.hexes or area.on or area.near or area.lot or area.cover != UNCHANGED
            if area.depth <= area.from_depth and not somewhere:
                yield (name, "areas", i), "is empty: give depth or hexes"
        yield from self.hex_faults((name, "confined"), e.confined)

    def nation_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        if e.nation not in self.tables.nation_name:
            yield from one_of((name, "nation"), e.nation, self.tables.nation_name)
        elif self.is_turned(e.nation, side) and not e.turned:
            yield (name, "nation"), f"{e.nation} does not fight on this side; if it does here, say turned = true"
        elif e.turned and not self.is_turned(e.nation, side):
            yield (name, "turned"), f"{e.nation} is on its usual side"
        elif not self.game.in_play(e.nation, self.s.year):
            yield (name, "nation"), f"{e.nation} is not in play in {self.s.year}"
        for i, nation in enumerate(e.joined):
            if nation not in self.tables.nation_name:
                yield from one_of((name, "joined", i), nation, self.tables.nation_name)
            elif self.is_turned(nation, side) and not e.turned:
                yield (name, "joined", i), f"{nation} does not fight on this side"

    def is_turned(self, nation: str, side: int) -> bool:
        return bool(self.tables.nation_axis[self.tables.nation(nation)]) != (side == 0)

    def hex_faults(self, path: KeyPath, text: str) -> Iterable[Fault]:
        if self.map is None:
            return
        try:
            read_hexes(self.map, text.split())
        except BadHex as error:
            yield path, error.reason

    # --- pieces ---
    def piece_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        if not e.units:
            yield (name, "units"), "a side without units cannot play"
        for i, unit in enumerate(e.units):
            yield from self.unit_faults((name, "units", i), side, unit)
        for i, weapon in enumerate(e.weapons):
            yield from self.name_faults((name, "weapons", i, "weapon"), side, "weapon", weapon.weapon)
            yield from within((name, "weapons", i, "count"), weapon.count, 1, 99)
            yield from self.lot_faults((name, "weapons", i, "or_by_lot"), [weapon.weapon, *weapon.or_by_lot])
            for k, other in enumerate(weapon.or_by_lot[:MOST_BY_LOT]):
                yield from self.name_faults((name, "weapons", i, "or_by_lot", k), side, "weapon", other)
        for i, fort in enumerate(e.forts):
            yield from one_of((name, "forts", i, "fort"), fort.fort, self.tables.words.forts[1:])
            yield from within((name, "forts", i, "count"), fort.count, 1, 99)
            yield from self.hex_faults((name, "forts", i, "hex"), fort.hex)
        if e.radio is not None:
            yield from self.name_faults((name, "radio", "radio"), side, "radio", e.radio.radio)
            if e.radio.space != -1:
                yield from within((name, "radio", "space"), e.radio.space, self.s.time + 1, TIME_SPACES)

    def unit_faults(self, path: KeyPath, side: int, unit: UnitEntry) -> Iterable[Fault]:
        yield from self.name_faults((*path, "unit"), side, "unit", unit.unit)
        yield from within((*path, "count"), unit.count, 1, 99)
        yield from self.lot_faults((*path, "or_by_lot"), [unit.unit, *unit.or_by_lot])
        for i, other in enumerate(unit.or_by_lot[:MOST_BY_LOT]):
            yield from self.name_faults((*path, "or_by_lot", i), side, "unit", other)
            if self.size(side, other) != self.size(side, unit.unit):
                yield (*path, "or_by_lot", i), f"{other} has not as many figures as {unit.unit}"
            if unit.weapon and not self.carries(side, other, unit.weapon):
                yield (*path, "or_by_lot", i), f"{other} cannot carry {unit.weapon}"
        if unit.weapon:
            yield from self.name_faults((*path, "weapon"), side, "weapon", unit.weapon)
            if not self.carries(side, unit.unit, unit.weapon):
                yield (*path, "weapon"), f"{unit.unit} cannot carry it"
        elif unit.weapon_broken:
            yield (*path, "weapon_broken"), "the unit has no weapon"
        if unit.held and not self.entries[side].confined:
            yield (*path, "held"), f"{SIDES[side]}.confined names no area to be held in"
        if unit.hex and unit.space >= 0:
            yield (*path, "space"), "a unit is either on the map or waits on the Time Track"
        if unit.space != -1:
            yield from within((*path, "space"), unit.space, self.s.time + 1, TIME_SPACES)
        if unit.hex and self.map is not None:
            hex = self.map.hex_index(unit.hex)
            if hex < 0:
                yield (*path, "hex"), f"{unit.hex!r} is not a hex of this map"
            elif self.map.terrain[hex] == WATER_BARRIER:
                yield (*path, "hex"), f"{unit.hex} is impassable"

    def whole_name(self, side: int, name: str) -> str:
        return name if "/" in name else f"{self.entries[side].nation}/{name}"

    def name_faults(self, path: KeyPath, side: int, kind: str, name: str) -> Iterable[Fault]:
        whole = self.whole_name(side, name)
        entry = self.entries[side]
        nation = whole.partition("/")[0]
        captured = [self.whole_name(side, rule.weapon) for rule in entry.weapon_rules if rule.captured]
        lent = kind == "weapon" and (LENT.get(entry.army) == nation or whole in captured)
        reason = self.references.reason(kind, whole)
        if reason:
            yield path, reason
        elif nation not in (entry.nation, "any", *entry.joined) and not lent:
            yield path, f"{whole} is not of {entry.nation}"
        elif not self.serves(kind, whole):
            yield path, f"{whole} is not in service in {self.s.month}/{self.s.year}"

    def serves(self, kind: str, whole: str) -> bool:
        """Pieces of packs, which are not in the tables, have no dates."""
        date = self.s.year * 12 + self.s.month
        if kind == "unit" and whole in self.tables.unit_name:
            return self.tables.unit_serves(self.tables.unit_type(whole), date)
        if kind == "weapon" and whole in self.tables.weapon_name:
            return self.tables.weapon_serves(self.tables.weapon_type(whole), date)
        return True

    def mix_faults(self, side: int) -> Iterable[Fault]:
        """No more counters than there are."""
        e, tables = self.entries[side], self.tables
        wanted: Counter[str] = Counter()
        for unit in e.units:
            wanted[self.whole_name(side, unit.unit)] += unit.count
            if unit.weapon:
                wanted[self.whole_name(side, unit.weapon)] += unit.count
        for weapon in e.weapons:
            for one in [weapon.weapon, *weapon.or_by_lot]:
                wanted[self.whole_name(side, one)] += weapon.count
        for hidden in e.hidden:
            for piece in filter(None, (hidden.unit, hidden.weapon)):
                wanted[self.whole_name(side, piece)] += hidden.count
        counts = dict(zip(tables.unit_name, tables.unit_count, strict=True))
        counts.update(zip(tables.weapon_name, tables.weapon_count, strict=True))
        for name, number in wanted.items():
            if number > counts.get(name, number):
                yield (SIDES[side],), f"{number} of {name}, and there are only {counts[name]} counters"
        to_give = sum(weapon.count for weapon in e.weapons if weapon.space < 0 and not weapon.to)
        free_hands = sum(
            u.count for u in e.units if not u.weapon and u.space < 0 and not u.waits and self.carries(side, u.unit)
        )
        if to_give > free_hands:
            yield (SIDES[side], "weapons"), f"{to_give} weapons to give out, and {free_hands} units to take them"

    def lot_faults(self, path: KeyPath, among: list[str]) -> Iterable[Fault]:
        """What the lot is drawn among: a few, each once."""
        if len(among) > MOST_BY_LOT:
            yield path, f"{len(among)} to draw one of, more than {MOST_BY_LOT}"
        for i, name in enumerate(among[1:MOST_BY_LOT]):
            if name in among[: i + 1]:
                yield (*path, i), f"{name} is named twice"

    def size(self, side: int, unit: str) -> int:
        """Its figures; of what packs bring none are known."""
        whole = self.whole_name(side, unit)
        return self.tables.unit_figures[self.tables.unit_type(whole)] if whole in self.tables.unit_name else 0

    def carries(self, side: int, unit: str, weapon: str = "") -> bool:
        """May it have this Weapon, or any at all? What packs bring may."""
        tables, whole, load = self.tables, self.whole_name(side, unit), self.whole_name(side, weapon)
        if whole not in tables.unit_name:
            return True
        kind = tables.unit_type(whole)
        team_only = load in tables.weapon_name and tables.weapon_team_only[tables.weapon_type(load)]
        return bool(tables.unit_carries[kind]) and (not team_only or tables.unit_kind[kind] == names.TEAM)

    # --- set-up ---
    def group_faults(self, side: int) -> Iterable[Fault]:
        """Pieces to be placed need a step and an area; a step needs pieces."""
        e, name = self.entries[side], SIDES[side]
        steps = [step.group for step in self.s.setup if step.side == name]
        with_area = [area.group for area in e.areas]
        placed: list[tuple[KeyPath, str]] = [
            ((name, "units", i, "group"), u.group)
            for i, u in enumerate(e.units)
            if not u.hex and u.space < 0 and not u.waits
        ]
        placed += [((name, "forts", i, "group"), f.group) for i, f in enumerate(e.forts) if not f.hex and f.space < 0]
        given = [((name, "weapons", i, "group"), w.group) for i, w in enumerate(e.weapons) if w.space < 0]
        for path, group in placed + given:
            if group not in steps:
                yield path, f"no step of setup is for the {name} group {group!r}"
        for path, group in placed:
            if group not in with_area:
                yield path, f"the {name} group {group!r} has no area to be set up in"
        used = [group for _, group in placed + given] + self.chosen_groups(side)
        for i, step in enumerate(self.s.setup):
            if step.side == name and step.group not in used:
                yield ("setup", i, "group"), f"the {name} group {step.group!r} has no pieces to place"

    def chosen_groups(self, side: int) -> list[str]:
        """Groups to which a choice before the start may add Fortifications."""
        name, found = SIDES[side], list[str]()
        for choice in self.s.choices:
            effects = [effect for option in choice.options for effect in option.effects if effect.forts]
            found += [effect.group for effect in effects if (effect.side or choice.side) == name]
        return found

    # --- cards ---
    def card_faults(self, side: int) -> Iterable[Fault]:
        e, name = self.entries[side], SIDES[side]
        for field, ids in (("hand", e.hand), ("removed", e.removed)):
            for i, card in enumerate(ids):
                path: KeyPath = (name, field, i)
                if card not in self.tables.card_name:
                    yield path, f"there is no card {card!r}"
                elif card[0].lower() != e.nation[:1]:
                    yield path, f"{card} is not in the deck of {e.nation}"
                elif card in ids[:i] or (field == "hand" and card in e.removed):
                    yield path, f"{card} is named twice"
        size = e.hand_size
        if not size and e.posture in names.POSTURE_NAMES:
            size = self.tables.hand_size[names.POSTURE_NAMES.index(e.posture)]
        if len(e.hand) > size:
            yield (name, "hand"), f"{len(e.hand)} cards are dealt into a hand of {size}"
