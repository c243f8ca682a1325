"""What a position of Great War Commander says beside the family's: ground, gas, Strategy Cards, artillery.

Not compiled.

[table.own]
shellholes = "C4 C5"        rubble = "D6"        gas = "E5"        trails_gone = "F5"
strategy = { axis = "under-shot" }               strategy_draw = { allies = ["scout", "firepower"] }
strategy_discards = { axis = ["over-shot"] }     highest = { axis = "boss" }
reminders = { axis = ["anti-gas-strategy"] }     played = "axis"    fresh = ""
box = { axis = "standing-creeping" }             spotting = { axis = "H5" }    barrage = { axis = "G5 H5" }
observed = "axis"     meddling = { axis = "G-4 G-9" }   tank_lost = "allies"     exited = ["tank"]
joined_hand = "A-4 A-9"     joined_draw = ["A-12"]     joined_discards = ["A-3"]     joined_reshuffle = [["A-7"]]
joined_strategy = "scout"   joined_strategy_draw = ["firepower"]     (the second nation of a side)
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules.notation import find
from sandtable.commander.rules.state import DECK
from sandtable.commander.rules.tables import Tables
from sandtable.files.tomlfile import shaped
from sandtable.files.tomlshapes import Part
from sandtable.games.great_war_commander.rules.allies.state import AlliedState
from sandtable.games.great_war_commander.rules.state import BOX_NAMES, GreatWarState, lay_meddling, put_gas, set_ground
from sandtable.kernel.chance import END_OF_SHUFFLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import with_byte
from sandtable.terrain.hexlist import BadHex, read_hexes


JOINED_FIELDS: Final = [
    "joined_hand", "joined_draw", "joined_draw_only", "joined_discards", "joined_reshuffle",
    "joined_strategy", "joined_strategy_draw",
]  # fmt: skip


class Own(Part):
    shellholes: str = ""
    rubble: str = ""
    gas: str = ""
    trails_gone: str = ""
    strategy: dict[str, str] = {}
    strategy_draw: dict[str, list[str]] = {}
    strategy_discards: dict[str, list[str]] = {}
    reminders: dict[str, list[str]] = {}
    played: str = ""
    fresh: str = ""
    box: dict[str, str] = {}
    spotting: dict[str, str] = {}
    barrage: dict[str, str] = {}
    observed: str = ""
    meddling: dict[str, str] = {}
    tank_lost: str = ""
    exited: list[str] = []
    highest: dict[str, str] = {}
    joined_hand: str = ""
    joined_draw: list[str] = []
    joined_draw_only: bool = False
    joined_discards: list[str] = []
    joined_reshuffle: list[list[str]] = []
    joined_strategy: str = ""
    joined_strategy_draw: list[str] = []


class OwnArranger:
    def __init__(self, g: GreatWarState, own: dict[str, Any], source: str) -> None:
        self.g = g
        self.own = shaped(own, Own, source, "table.own")
        self.source = source

    @property
    def tables(self) -> Tables:
        return self.g.rules.tables

    def fail(self, field: str, reason: str) -> BadFile:
        return BadFile(self.source, f"table.own.{field}", reason)

    def arrange(self) -> None:
        self.ground()
        self.strategy()
        self.artillery()
        g, own = self.g, self.own
        g.s_played, g.s_fresh = self.mask("played", own.played), self.mask("fresh", own.fresh)
        g.observed, g.tank_lost = self.mask("observed", own.observed), self.mask("tank_lost", own.tank_lost)
        g.exited = [self.unit("exited", tag) for tag in own.exited]
        for name, tag in own.highest.items():
            g.highest[self.side("highest", name)] = self.unit("highest", tag)
        for name, cards in own.meddling.items():
            for card in cards.split():
                self.meddle(self.side("meddling", name), card)
        self.joined()

    def side(self, field: str, name: str) -> int:
        if name not in SIDES:
            raise self.fail(field, f"{name!r} is not a side")
        return SIDES.index(name)

    def mask(self, field: str, names: str) -> int:
        return sum(1 << self.side(field, name) for name in names.split())

    def hexes(self, field: str, text: str) -> list[int]:
        try:
            return read_hexes(self.g.rules.map, text.split())
        except BadHex as error:
            raise self.fail(field, error.reason) from None

    def unit(self, field: str, tag: str) -> int:
        kind, u = find(self.g, tag)
        if kind != "unit" or u < 0:
            raise self.fail(field, f"{tag!r} is no unit here")
        return u

    def ground(self) -> None:
        g, own = self.g, self.own
        for field, text, terrain in (("shellholes", own.shellholes, "shellhole"), ("rubble", own.rubble, "rubble")):
            for hex in self.hexes(field, text):
                set_ground(g, hex, TERRAIN_NAMES.index(terrain))
        for hex in self.hexes("gas", own.gas):
            put_gas(g, hex)
        for hex in self.hexes("trails_gone", own.trails_gone):
            g.h_trail = with_byte(g.h_trail, hex, 1)

    # --- Strategy Cards: exactly those named; the rest lies under them ---
    def strategy(self) -> None:
        own = self.own
        for side, name in enumerate(SIDES):
            deck = sorted(self.g.s_hand[side] + self.g.s_draw[side])
            held = [own.strategy[name]] if own.strategy.get(name) else []
            self.g.s_hand[side] = self.take(side, deck, held, "strategy")
            self.g.s_reminders[side] = self.take(side, deck, own.reminders.get(name, []), "reminders")
            self.g.s_discards[side] = self.take(side, deck, own.strategy_discards.get(name, []), "strategy_discards")
            top = self.take(side, deck, own.strategy_draw.get(name, []), "strategy_draw")
            self.g.s_draw[side] = (top + deck)[::-1]
        for field in ("strategy", "strategy_draw", "strategy_discards", "reminders"):
            for name in getattr(own, field):
                self.side(field, name)

    def take(self, side: int, deck: list[int], slugs: list[str], field: str) -> list[int]:
        found: list[int] = []
        for slug in slugs:
            fits = [card for card in deck if self.tables.strategy_name[card] == slug]
            if not fits:
                raise self.fail(field, f"{slug!r} is not in the Strategy deck of {SIDES[side]}, or twice")
            deck.remove(fits[0])
            found.append(fits[0])
        return found

    # --- artillery ---
    def artillery(self) -> None:
        g, own = self.g, self.own
        for name, box in own.box.items():
            if box not in BOX_NAMES:
                raise self.fail("box", f"{box!r} is none of {', '.join(BOX_NAMES)}")
            g.box[self.side("box", name)] = BOX_NAMES.index(box)
        for name, hex in own.spotting.items():
            g.spotting[self.side("spotting", name)] = self.hexes("spotting", hex)[0]
        for name, hexes in own.barrage.items():
            g.barrage[self.side("barrage", name)] = self.hexes("barrage", hexes)

    # --- the cards of a nation that has joined a side ---
    def joined(self) -> None:
        g, own = self.g, self.own
        if not isinstance(g, AlliedState):
            for field in JOINED_FIELDS:
                if getattr(own, field):
                    raise self.fail(field, "no side of this position has two nations with cards")
            return
        pool = g.aside_draw[::-1]
        hand = self.drawn(pool, own.joined_hand.split(), "joined_hand")
        g.aside_discards = self.drawn(pool, own.joined_discards, "joined_discards")
        top = self.drawn(pool, own.joined_draw, "joined_draw")
        for order in own.joined_reshuffle:
            shuffled = self.drawn(top + pool + g.aside_discards + hand, order, "joined_reshuffle")
            g.chance.forced[DECK + g.joint] += [*shuffled, END_OF_SHUFFLE]
        g.hand[g.joint] = sorted(g.hand[g.joint] + hand)
        if own.joined_draw_only:
            g.aside_discards = pool + g.aside_discards
            pool = []
        g.aside_draw = (top + pool)[::-1]
        deck = sorted(g.aside_strategy)
        held = [own.joined_strategy] if own.joined_strategy else []
        g.s_hand[g.joint] += self.take(g.joint, deck, held, "joined_strategy")
        first = self.take(g.joint, deck, own.joined_strategy_draw, "joined_strategy_draw")
        g.aside_strategy = (first + deck)[::-1]

    def drawn(self, pool: list[int], names: list[str], field: str) -> list[int]:
        """Take cards out of a pile."""
        found: list[int] = []
        for name in names:
            fits = [card for card in pool if self.tables.card_name[card] == name]
            if not fits:
                raise self.fail(field, f"{name} is not in the deck of the joined nation, or twice")
            pool.remove(fits[0])
            found.append(fits[0])
        return found

    def meddle(self, side: int, name: str) -> None:
        try:
            card = self.tables.card(name)
        except LookupError as error:
            raise self.fail("meddling", str(error)) from None
        if card not in self.g.draw[side]:
            raise self.fail("meddling", f"{name} is not in the draw pile")
        self.g.draw[side].remove(card)
        lay_meddling(self.g, side, card)
