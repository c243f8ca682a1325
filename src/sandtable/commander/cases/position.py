"""Any position at all, set up from plain data: for case files and tests. Not compiled.

A position is a scenario (units with a `hex` stand there) and a `[table]` of what a scenario cannot say:
exact hands, stacked draw piles, markers, casualties, whose Turn it is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.scenario import SIDES, Scenario
from sandtable.commander.packs.start import Builder
from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules import names
from sandtable.commander.rules.notation import unit_tag
from sandtable.commander.rules.state import (
    ACTIVATED,
    CASUALTY,
    CHITS,
    CUP,
    DECK,
    HAND,
    IN_BOX,
    OFF,
    State,
    new_unit,
    new_weapon,
)
from sandtable.commander.rules.turn import push_turns
from sandtable.commander.rules.victory import place_casualty
from sandtable.files.tomlfile import shaped
from sandtable.files.tomlshapes import Part
from sandtable.kernel.chance import END_OF_SHUFFLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

CHOOSE = 1  # the step of a Turn at which its player chooses Orders or a pass


class SideTable(Part):
    hand: list[str] = []  # exactly these cards
    draw: list[str] = []  # the next cards, first first: an id ("G-51") or dice and trigger ("4-1", "1-6 event")
    draw_only: bool = False  # the draw pile holds no others; the rest lies at the bottom of the discard pile
    reshuffle: list[list[str]] = []  # the same for the deck after each reshuffle
    discards: list[str] = []  # the discard pile, bottom first; all other cards lie under `draw`
    seen: list[str] = []  # cards of this hand that the opponent has been shown
    casualties: list[str] = []  # unit slugs on the Casualty Track
    weapons_lost: list[str] = []  # Weapon slugs in the Weapon box
    radios_waiting: dict[str, int] = {}  # Radio slugs and their spaces of the Time Track
    secret_chits: list[str] = []
    fog: list[str] = []  # cards of this hand that random picks will take


class Table(Part):
    active: str = "axis"
    orders_given: int = 0
    recovered: str = ""  # sides that Recover or Rout has activated this Turn
    sole: dict[str, str] = {}  # hex to the side that was alone there last
    activated: list[int] = []  # units, by their numbers
    tags: dict[str, int] = {}  # what a case calls units, to their numbers
    axis: SideTable = msgspec.field(default_factory=SideTable)
    allies: SideTable = msgspec.field(default_factory=SideTable)
    smoke: dict[str, int] = {}  # hex to value
    blaze: str = ""  # hexes
    next_smoke: list[int] = []  # values of the next counters from the cup
    next_chits: list[str] = []
    open_chits: list[str] = []
    own: dict[str, Any] = {}  # what this game has beside the family's


def default_side(nation: str, edge: str) -> dict[str, Any]:
    return {"nation": nation, "posture": "recon", "quality": "line", "orders": 3, "surrender": 20, "edge": edge}


def complete(game: CommanderGame, data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fill what a small position leaves out; returns the scenario and the table."""
    usual = game.usual_position
    scenario = {key: value for key, value in data.items() if key != "table"}
    scenario.setdefault("name", "position")
    scenario.setdefault("title", "Position")
    scenario.setdefault("year", usual.year)
    scenario.setdefault("sudden_death", 13)
    if "map" not in scenario and "map_data" not in scenario:
        scenario["map_data"] = {}
    scenario.setdefault("map", "")
    if scenario.get("map_data") is not None:
        paint = dict(scenario["map_data"])
        size = {"name": "painted", "title": "Painted", "columns": 15, "rows": usual.rows}
        paint["map"] = {**size, **paint.get("map", {})}
        paint.setdefault("objectives", {"1": "A1", "2": "A5", "3": "H5", "4": "O5", "5": "O1"})
        scenario["map_data"] = paint
    scenario["axis"] = {**default_side(usual.axis, "top"), **scenario.get("axis", {})}
    scenario["allies"] = {**default_side(usual.allies, "bottom"), **scenario.get("allies", {})}
    return scenario, data.get("table", {})


def build_position(title: CommanderTitle, data: dict[str, Any], source: str = "position", seed: str = "0") -> Game:
    """A game standing at that position: by default at the active player's choice of Orders."""
    scenario_data, table_data = complete(title.game, data)
    scenario = shaped(scenario_data, Scenario, source, "position")
    table = shaped(table_data, Table, source, "position")
    builder = Builder(title.game, scenario, {}, seed, source)
    g = builder.build()
    Arranger(g, table, builder, source).arrange()
    return Game(title, scenario_data, seed, dict(scenario.options), g)


def retagged(value: Any, tags: dict[str, str]) -> Any:
    """The same with other tags for units, in whatever it is written."""
    if isinstance(value, str):
        return tags.get(value, value)
    if isinstance(value, list):
        return [retagged(part, tags) for part in value]
    return {key: retagged(part, tags) for key, part in value.items()} if isinstance(value, dict) else value


class Arranger:
    def __init__(self, g: State, table: Table, builder: Builder, source: str) -> None:
        self.g = g
        self.table = table
        self.builder = builder
        self.source = source

    def arrange(self) -> None:
        g, table = self.g, self.table
        g.chance.forced = [[] for _ in range(self.builder.game.channels)]
        g.frames = []
        push_turns(g)
        g.active = self.side(table.active, "table.active")
        g.orders_given = table.orders_given
        g.frames[0].at = CHOOSE if table.orders_given else 0
        self.chits()
        for side, entry in enumerate([table.axis, table.allies]):
            self.cards(side, entry)
            self.losses(side, entry)
            self.radios(side, entry)
        for u in table.activated:
            g.u_flags[u] |= ACTIVATED
        for name in table.recovered.split():
            g.recovered |= 1 << self.side(name, "table.recovered")
        self.markers()
        self.builder.game.arrange(g, self.own(), self.source)

    def own(self) -> dict[str, Any]:
        """What the game has beside the family's, with the engine's tags for the case's own."""
        tags = {tag: unit_tag(self.g, u) for tag, u in self.table.tags.items()}
        own = dict(self.table.own)
        for key in self.builder.game.unit_keys:
            if key in own:
                own[key] = retagged(own[key], tags)
        return own

    def side(self, name: str, field: str) -> int:
        if name not in SIDES:
            raise BadFile(self.source, field, f"{name!r} is not a side")
        return SIDES.index(name)

    def chits(self) -> None:
        g = self.g
        g.open_chits += self.named_chits(self.table.open_chits, "table.open_chits")
        for side, entry in enumerate([self.table.axis, self.table.allies]):
            named = self.named_chits(entry.secret_chits, f"table.{SIDES[side]}.secret_chits")
            g.secret_chits[side] = g.secret_chits[side] + named
        used = set(g.open_chits) | set(g.secret_chits[0]) | set(g.secret_chits[1])
        g.chit_pool = [c for c in g.chit_pool if c not in used]
        g.chance.forced[CHITS] = self.named_chits(self.table.next_chits, "table.next_chits")

    def named_chits(self, letters: list[str], field: str) -> list[int]:
        try:
            return [self.builder.tables.chit(letter) for letter in letters]
        except LookupError as error:
            raise BadFile(self.source, field, str(error)) from None

    def cards(self, side: int, entry: SideTable) -> None:
        g = self.g
        field = f"table.{SIDES[side]}"
        pool = sorted(g.draw[side] + g.hand[side])
        hand = self.builder.cards(entry.hand, field + ".hand")
        discards = self.builder.cards(entry.discards, field + ".discards")
        for card in hand + discards:
            if card not in pool:
                name = self.builder.tables.card_name[card]
                raise BadFile(self.source, field, f"{name} is not in this deck, or twice")
            pool.remove(card)
        if entry.draw_only and not entry.draw:
            raise BadFile(self.source, field + ".draw_only", "a draw pile is never empty: name its cards in `draw`")
        top = self.pick(entry.draw, pool, field + ".draw")
        rest = [card for card in pool if card not in top]
        g.hand[side] = sorted(hand)
        g.discards[side] = rest + discards if entry.draw_only else discards
        g.seen[side] = self.shown(entry.seen, hand, field + ".seen")
        g.draw[side] = (top if entry.draw_only else top + rest)[::-1]
        deck = sorted(pool + discards) + sorted(hand)  # a card in hand comes only if it is named
        queue: list[int] = []
        for order in entry.reshuffle:
            queue += [*self.pick(order, deck[:], field + ".reshuffle"), END_OF_SHUFFLE]
        g.chance.forced[DECK + side] = queue
        g.chance.forced[HAND + side] = self.builder.cards(entry.fog, field + ".fog")

    def shown(self, ids: list[str], hand: list[int], field: str) -> list[int]:
        cards = self.builder.cards(ids, field)
        for text, card in zip(ids, cards, strict=True):
            if card not in hand:
                raise BadFile(self.source, field, f"{text} is not in this hand")
        return cards

    def pick(self, wanted: list[str], pool: list[int], field: str) -> list[int]:
        """Cards by id, or the first unused one with those dice and that trigger; named ids are kept for themselves."""
        named = set(self.builder.cards([text for text in wanted if text[:1].isalpha()], field))
        found: list[int] = []
        for text in wanted:
            if text[:1].isalpha():
                card = self.builder.cards([text], field)[0]
                if card not in pool or card in found:
                    raise BadFile(self.source, field, f"{text} is not in the draw pile")
            else:
                card = self.by_dice(text, [c for c in pool if c not in found and c not in named], field)
            found.append(card)
        return found

    def by_dice(self, text: str, pool: list[int], field: str) -> int:
        tables = self.builder.tables
        dice, _, trigger = text.partition(" ")
        white, dash, coloured = dice.partition("-")
        are_dice = dash and white.isdigit() and coloured.isdigit()
        if not are_dice or (trigger and trigger not in names.TRIGGER_NAMES):
            raise BadFile(self.source, field, f"{text!r}: write a card id, or dice such as 4-1 or 1-6 event")
        wanted = names.TRIGGER_NAMES.index(trigger) if trigger else names.NO_TRIGGER
        for card in pool:
            fits = tables.card_white[card] == int(white) and tables.card_coloured[card] == int(coloured)
            if fits and tables.card_trigger[card] == wanted:
                return card
        raise BadFile(self.source, field, f"no card left with {text!r}")

    def losses(self, side: int, entry: SideTable) -> None:
        g = self.g
        for slug in entry.casualties:
            u = new_unit(g, self.builder.unit_type(side, slug, "table.casualties"), side, OFF)
            g.u_hex[u] = CASUALTY
            place_casualty(g, side, u)
        for slug in entry.weapons_lost:
            new_weapon(g, self.builder.weapon_type(side, slug, "table.weapons_lost"), IN_BOX)

    def radios(self, side: int, entry: SideTable) -> None:
        for slug, space in entry.radios_waiting.items():
            try:
                kind = self.builder.tables.radio_type(self.builder.slug(side, slug))
            except LookupError as error:
                raise BadFile(self.source, f"table.{SIDES[side]}.radio", str(error)) from None
            self.g.radio_waiting += [side, kind, space]

    def one_hex(self, name: str, field: str) -> int:
        found = self.builder.hexes(name, field)
        if len(found) != 1:
            raise BadFile(self.source, field, f"{name!r} is not one hex")
        return found[0]

    def markers(self) -> None:
        g = self.g
        for name, value in self.table.smoke.items():
            hex = self.one_hex(name, "table.smoke")
            if value not in g.cup:
                raise BadFile(self.source, f"table.smoke.{name}", f"no Smoke counter of value {value} is left")
            g.cup.remove(value)
            g.h_smoke = with_byte(g.h_smoke, hex, value)
            g.smoked |= 1 << hex
        for hex in self.builder.hexes(self.table.blaze, "table.blaze"):
            value = g.cup.pop() if g.cup else 0
            g.h_blaze = with_byte(g.h_blaze, hex, 1 + value)
            g.ablaze |= 1 << hex
        for name, side in self.table.sole.items():
            owner = self.side(side, "table.sole")
            g.h_sole = with_byte(g.h_sole, self.one_hex(name, "table.sole"), 1 + owner)
        g.chance.forced[CUP] = list(self.table.next_smoke)
