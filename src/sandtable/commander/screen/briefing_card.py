"""The briefing card of a scenario: everything its file says, in words, from the very fields that the engine reads.

`UNTOLD` names the fields that are no rule; a test changes every other one that a scenario uses and looks for words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.scenario import (
    NOBODY,
    SIDES,
    FortEntry,
    MapChange,
    RadioEntry,
    SetupStep,
    SideEntry,
    TerrainEntry,
    UnitEntry,
    WeaponEntry,
    read_scenario,
)
from sandtable.commander.packs.start import MOLOTOV
from sandtable.commander.rules import names
from sandtable.commander.screen.briefing import first, named
from sandtable.commander.screen.briefing_values import (
    is_barred,
    side_cost_line,
    side_lines,
    terrain_title,
    who,
    whole_lines,
)
from sandtable.commander.screen.lobby_cards import about
from sandtable.commander.screen.scenario_words import ScenarioWords, ground, listed, the_edge
from sandtable.commander.screen.words import chit_phrase, points, radio_title, side_phrase, unit_title, weapon_title
from sandtable.kernel.title import Data
from sandtable.phrase import Part, Phrase, phrase, read_phrase, signed
from sandtable.screens import wire
from sandtable.screens.briefings import Section, rules_section
from sandtable.screens.telling import known_messages

MAIN: Final = "main"
USUAL_MINES: Final = 6
NO_COVER: Final = -99  # as TerrainEntry has it: unchanged

# fields of the format that are no rule of the scenario: names, texts told elsewhere, pictures, and what only cases have
UNTOLD: Final = {
    "month",  # told where a game's pieces have dates
    "name", "title", "number", "difficulty", "provenance", "lesson", "map", "map_data", "define",
}  # fmt: skip


class CardMaker:
    """Words for one scenario, as a seat may know it; what a side holds secretly is told to that side alone."""

    def __init__(self, game: CommanderGame, scenario: Data, eyes: int) -> None:
        self.s = read_scenario(scenario, "scenario")
        self.tables = game.tables_with(self.s.define, "scenario")
        self.entries = [self.s.axis, self.s.allies]
        self.eyes = eyes
        self.words = ScenarioWords(self.s, self.tables)

    def sections(self) -> list[Section]:
        made = [self.section("situation", self.situation), self.section("goal", self.goal)]
        made += [self.side_section(seat, entry) for seat, entry in enumerate(self.entries)]
        made += [
            self.section("set-up", self.set_up), self.section("length", self.length),
            self.section("arrivals", self.arrivals), self.section("special", self.special),
        ]  # fmt: skip
        return [section for section in made if section.lines]

    def section(self, key: str, tell: Callable[[], Iterator[Phrase]]) -> Section:
        return Section(key, phrase("brief-head-" + key), list(tell()))

    def both(self, tell: Callable[[int, SideEntry], Iterator[Phrase]]) -> Iterator[Phrase]:
        for seat, entry in enumerate(self.entries):
            yield from tell(seat, entry)

    # --- what it is about ---
    def situation(self) -> Iterator[Phrase]:
        yield phrase("brief-card-date", year=self.s.year)
        told = about(self.s)
        if told is not None:
            yield read_phrase(told)

    # --- how one wins ---
    def goal(self) -> Iterator[Phrase]:
        s = self.s
        if s.ties:
            yield phrase("brief-card-points-ties", side=named(s.ties))
        else:
            yield phrase("brief-card-points", side=named(s.initiative))
        if s.vp:
            yield phrase("brief-card-ahead", side=side_phrase(0 if s.vp > 0 else 1), points=abs(s.vp))
        yield from self.control()
        yield from self.chits()
        yield from self.both(self.winning)
        for name, entry in zip(SIDES, self.entries, strict=True):
            if entry.keeps_initiative:
                yield phrase("brief-card-keeps-initiative", side=named(name))
            if entry.open_hand:
                yield phrase("brief-card-open-hand", side=named(name))

    def control(self) -> Iterator[Phrase]:
        for side, name in enumerate(SIDES):
            held: list[Part] = [number for number, owner in sorted(self.s.control.items()) if owner == name]
            if held:
                yield phrase("brief-card-holds", side=side_phrase(side), objectives=held)
        if not self.s.control:
            yield phrase("brief-card-holds-none")

    def chits(self) -> Iterator[Phrase]:
        s = self.s
        if s.open_chits:
            yield phrase("brief-card-chits", chits=self.chit_list(s.open_chits))
        if s.open_draws:
            yield phrase("brief-card-chits-drawn", count=s.open_draws)
        if s.shared_chits or s.shared_draws:
            yield phrase("brief-card-shared", count=len(s.shared_chits) + s.shared_draws)
        if s.shared_chits and self.eyes in (0, 1):
            yield phrase("brief-card-shared-own", chits=self.chit_list(s.shared_chits))
        for side, entry in enumerate(self.entries):
            count = entry.secret_draws + len(entry.secret_chits)
            if count:
                yield phrase("brief-card-secret", side=side_phrase(side), count=count)
            if entry.secret_chits and side == self.eyes:
                yield phrase("brief-card-secret-own", chits=self.chit_list(entry.secret_chits))
        if s.excluded_chits:
            yield phrase("brief-card-chits-out", chits=[*s.excluded_chits])

    def chit_list(self, letters: list[str]) -> list[Part]:
        return [chit_phrase(self.tables, self.tables.chit(letter)) for letter in letters]

    def winning(self, side: int, entry: SideEntry) -> Iterator[Phrase]:
        yield phrase("brief-card-surrender", side=side_phrase(side), number=entry.surrender)
        if entry.exit_forbidden:
            yield phrase("brief-card-no-exit", side=side_phrase(side))
        elif entry.exits:
            for exit in entry.exits:
                yield self.words.exit(side, exit)
            if entry.exit_factor != 1:
                yield phrase("brief-card-exit-times", side=side_phrase(side), factor=entry.exit_factor)
        else:
            foe = self.entries[1 - side]
            yield phrase("brief-card-exit", side=side_phrase(side), edge=the_edge(foe.edge))
            if entry.exit_factor != 1:
                yield phrase("brief-card-exit-times", side=side_phrase(side), factor=entry.exit_factor)

    def length(self) -> Iterator[Phrase]:
        s = self.s
        yield phrase("brief-card-length", start=s.time, death=s.sudden_death)
        yield phrase("brief-card-first", side=first(s))
        if s.initiative == NOBODY:
            yield phrase("brief-card-initiative-nobody")
        else:
            yield phrase("brief-card-initiative", side=named(s.initiative))

    # --- forces ---
    def side_section(self, seat: int, entry: SideEntry) -> Section:
        heading = phrase("brief-card-side", side=side_phrase(seat), nation=phrase("nation-" + entry.nation))
        return Section("side", heading, list(self.force(seat, entry)), seat)

    def force(self, seat: int, entry: SideEntry) -> Iterator[Phrase]:
        t = self.tables
        hand = entry.hand_size or t.hand_size[names.POSTURE_NAMES.index(entry.posture)]
        yield phrase(
            "brief-card-force", posture=phrase("posture-" + entry.posture), quality=phrase("quality-" + entry.quality),
            orders=entry.orders, hand=hand, edge=edge_phrase(entry),
        )  # fmt: skip
        if entry.turned:
            yield phrase("brief-card-turned", nation=phrase("nation-" + entry.nation))
        if entry.joined:
            yield phrase("brief-card-joined", nations=[phrase("nation-" + nation) for nation in entry.joined])
        if entry.army:
            yield phrase("brief-card-army", army=phrase("army-" + entry.army))
        units = [self.unit(entry, unit) for unit in entry.units if unit.space < 0]
        pieces = [self.weapon(entry, weapon) for weapon in entry.weapons if weapon.space < 0]
        pieces += [self.fort(fort) for fort in entry.forts if fort.space < 0]
        pieces += [self.radio(entry, entry.radio)] if entry.radio is not None and entry.radio.space < 0 else []
        if units:
            yield phrase("brief-card-units", units=[*units])
        if pieces:
            yield phrase("brief-card-pieces", pieces=[*pieces])

    def slug(self, entry: SideEntry, name: str) -> str:
        return name if "/" in name else f"{entry.nation}/{name}"

    def unit(self, entry: SideEntry, unit: UnitEntry) -> Phrase:
        what = unit_title(self.tables, self.tables.unit_type(self.slug(entry, unit.unit)))
        if unit.or_by_lot:
            among: list[Part] = [what, *[self.unit_name(entry, name) for name in unit.or_by_lot]]
            what = phrase("brief-card-one-of", among=among)
        marks: list[Part] = []
        if unit.weapon:
            title = self.weapon_name(entry, unit.weapon)
            marks.append(phrase("brief-card-broken", what=title) if unit.weapon_broken else title)
        marks += [phrase("brief-card-" + state) for state, so in states(unit) if so]
        marks += where(unit.hex, unit.group)
        marks += [phrase("brief-card-held")] if unit.held else []
        marks += [phrase("brief-card-stack", stack=phrase("scenario-text", text=unit.stack))] if unit.stack else []
        marks += [phrase("brief-card-waits")] if unit.waits else []
        return counted(what, unit.count, marks)

    def weapon_name(self, entry: SideEntry, name: str) -> Phrase:
        slug = MOLOTOV if name == "molotov-cocktail" else self.slug(entry, name)
        return weapon_title(self.tables, self.tables.weapon_type(slug))

    def unit_name(self, entry: SideEntry, name: str) -> Phrase:
        return unit_title(self.tables, self.tables.unit_type(self.slug(entry, name)))

    def hidden(self, entry: SideEntry) -> Iterator[Phrase]:
        """The pieces that are put down in play."""
        for piece in entry.hidden:
            marks: list[Part] = [self.weapon_name(entry, piece.weapon)] if piece.weapon else []
            marks += [phrase("brief-card-veteran")] if piece.veteran else []
            what = phrase("fort-" + piece.fort) if piece.fort else self.unit_name(entry, piece.unit)
            yield counted(what, piece.count, marks)

    def weapon(self, entry: SideEntry, weapon: WeaponEntry) -> Phrase:
        title = self.weapon_name(entry, weapon.weapon)
        if weapon.or_by_lot:
            among: list[Part] = [title, *[self.weapon_name(entry, name) for name in weapon.or_by_lot]]
            title = phrase("brief-card-one-of", among=among)
        what = phrase("brief-card-broken", what=title) if weapon.broken else title
        marks = where("", weapon.group)
        marks += [phrase("brief-card-weapon-to", group=group_phrase(weapon.to))] if weapon.to else []
        return counted(what, weapon.count, marks)

    def fort(self, fort: FortEntry) -> Phrase:
        marks = where(fort.hex, fort.group)
        marks += [phrase("brief-card-fort-only")] if fort.only else []
        marks += [phrase("brief-card-fort-held")] if fort.held else []
        return counted(phrase("fort-" + fort.fort), fort.count, marks)

    def radio(self, entry: SideEntry, radio: RadioEntry) -> Phrase:
        title = radio_title(self.tables, self.tables.radio_type(self.slug(entry, radio.radio)))
        what = phrase("brief-card-broken", what=title) if radio.broken else title
        return counted(what, 1, [phrase("box-" + radio.box)] if radio.box else [])

    # --- set-up ---
    def set_up(self) -> Iterator[Phrase]:
        s = self.s
        if s.setup:
            steps: list[Part] = [setup_phrase(step) for step in s.setup]
            yield phrase("brief-card-order", steps=steps)
        if s.concealed_setup:
            yield phrase("brief-card-concealed")
        yield from self.both(self.areas)
        yield from self.both(lambda side, entry: self.words.set_up(side, side_phrase(side), entry))
        yield from self.words.choices()

    def areas(self, side: int, entry: SideEntry) -> Iterator[Phrase]:
        for area in entry.areas:
            yield phrase("brief-card-area", who=step_phrase(side, area.group), place=ground(entry, area))

    # --- what comes later ---
    def arrivals(self) -> Iterator[Phrase]:
        yield from self.both(self.late)
        for change in sorted(self.s.changes, key=lambda change: change.space):
            side = named(change.side)
            if change.vp:
                yield phrase("brief-card-change-points", space=change.space, side=side, points=signed(change.vp))
            if change.surrender:
                amount = signed(change.surrender)
                yield phrase("brief-card-change-surrender", space=change.space, side=side, number=amount)

    def late(self, side: int, entry: SideEntry) -> Iterator[Phrase]:
        found: list[tuple[int, Phrase]] = []
        found += [(unit.space, self.unit(entry, unit)) for unit in entry.units if unit.space >= 0]
        found += [(weapon.space, self.weapon(entry, weapon)) for weapon in entry.weapons if weapon.space >= 0]
        found += [(fort.space, self.fort(fort)) for fort in entry.forts if fort.space >= 0]
        if entry.radio is not None and entry.radio.space >= 0:
            found.append((entry.radio.space, self.radio(entry, entry.radio)))
        for space in sorted({space for space, _ in found}):
            pieces: list[Part] = [what for at, what in found if at == space]
            yield phrase("brief-card-arrives", space=space, side=side_phrase(side), pieces=pieces)

    # --- rules of its own ---
    def special(self) -> Iterator[Phrase]:
        s = self.s
        for entry in s.terrain:
            if entry.advance_only:
                yield phrase("brief-value-advance-only", side=who(entry.side), terrain=terrain_title(entry.terrain))
            if not entry.side:
                yield from terrain_phrases(entry)
            elif entry.barred or entry.cost >= 0:
                yield side_cost_line(entry)
        for change in s.map_changes:
            yield map_change_phrase(change)
        yield from whole_lines(s, self.words)
        if s.haze:
            yield phrase("brief-card-haze", number=s.haze)
        if s.sight_limit:
            yield phrase("brief-card-sight", number=s.sight_limit)
        if s.mine_fp != USUAL_MINES:
            yield phrase("brief-card-mines", number=s.mine_fp)
        if s.melee_ties:
            yield phrase("brief-card-melee-ties", side=named(s.melee_ties))
        for lying in s.lying:
            what = weapon_title(self.tables, self.tables.weapon_type(lying.weapon))
            title = phrase("brief-card-broken", what=what) if lying.broken else what
            yield phrase("brief-card-lying", weapon=title, hex=lying.hex, side=who(lying.side))
        yield from self.both(self.own_rules)
        yield from self.words.events()

    def own_rules(self, seat: int, entry: SideEntry) -> Iterator[Phrase]:
        side = side_phrase(seat)
        yield from side_lines(seat, entry, self.unit_name, self.weapon_name, self.words, lambda: self.hidden(entry))
        if entry.hand:
            yield phrase("brief-card-dealt", side=side, count=len(entry.hand))
        if entry.hand and seat == self.eyes:
            yield phrase("brief-card-dealt-own", cards=[*entry.hand])
        if entry.removed:
            yield phrase("brief-card-removed", side=side, cards=[*entry.removed])
        if entry.discard_limit >= 0:
            yield phrase("brief-card-discards", side=side, count=entry.discard_limit)
        if entry.late_discard:
            yield phrase("brief-card-late-discard", side=side, count=entry.late_discard)
        if entry.confined:
            yield phrase("brief-card-confined", side=side, hexes=listed(entry.confined))


# --- words for the parts ---


def edge_phrase(entry: SideEntry) -> Phrase:
    return phrase("edge-" + entry.edge)


def setup_phrase(step: SetupStep) -> Phrase:
    whose = step_phrase(SIDES.index(step.side), step.group)
    return phrase("brief-card-step-units", who=whose, count=step.units) if step.units else whose


def states(unit: UnitEntry) -> list[tuple[str, bool]]:
    return [("broken-unit", unit.broken), ("suppressed", unit.suppressed), ("veteran", unit.veteran)]


def counted(what: Phrase, count: int, marks: list[Part]) -> Phrase:
    """`2 × Rifle (station; stays there)`."""
    some = phrase("brief-card-count", count=count, what=what) if count > 1 else what
    return phrase("brief-card-marked", what=some, marks=marks) if marks else some


def where(hex: str, group: str) -> list[Part]:
    if hex:
        return [phrase("brief-card-at", hex=listed(hex))]
    return [group_phrase(group)] if group != MAIN else []


def group_phrase(group: str) -> Phrase:
    """A group of a pack is said as its file has it."""
    key = "group-" + group
    return phrase(key) if key in known_messages() else phrase("scenario-text", text=group)


def step_phrase(side: int, group: str) -> Phrase:
    if group == MAIN:
        return side_phrase(side)
    return phrase("brief-card-step", side=side_phrase(side), group=group_phrase(group))


def terrain_phrases(entry: TerrainEntry) -> Iterator[Phrase]:
    what = terrain_title(entry.terrain)
    if is_barred(entry):
        yield phrase("brief-card-impassable", terrain=what)
    elif entry.cost == 0:
        yield phrase("brief-card-free", terrain=what)
    elif entry.cost > 0:
        yield phrase("brief-card-cost", terrain=what, number=points(entry.cost))
    if entry.cover != NO_COVER:
        yield phrase("brief-card-cover", terrain=what, number=entry.cover)
    if entry.hindrance >= 0:
        yield phrase("brief-card-hindrance", terrain=what, number=entry.hindrance)


def map_change_phrase(change: MapChange) -> Phrase:
    """Ground that counts as another from the start."""
    where = phrase("brief-card-hexes", hexes=listed(change.hexes)) if change.hexes else phrase("place-whole-map")
    if change.objective:
        return phrase("brief-card-objective-moved", number=change.objective, places=where)
    if change.level >= 0:
        return phrase("brief-card-level-is", number=change.level, places=where)
    what = terrain_title(change.terrain) if change.terrain else phrase("brief-card-all-ground")
    if change.becomes == "none":
        return phrase("brief-card-is-not-there", what=what, places=where)
    return phrase("brief-card-is-another", what=what, other=terrain_title(change.becomes), places=where)


def briefing_card(game: CommanderGame, scenario: Data, eyes: int, rules: list[wire.ChosenRule]) -> wire.Briefing:
    found = [section.data() for section in CardMaker(game, scenario, eyes).sections()]
    return {"sections": found + rules_section(phrase("brief-head-rules"), rules)}
