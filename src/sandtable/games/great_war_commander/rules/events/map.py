"""Events that change markers, ground and Telephones.

E59 and E61 Breeze, E60 Blaze, E74 Interdiction/Breeze, E89 Sappers, E94 Telephone Wires Cut, E95 Trommelfeuer.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import BUILDING, RUBBLE, SHELLHOLE, WOODS
from sandtable.commander.rules import names
from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.events.frames import (
    BEGIN,
    OneChoice,
    Received,
    closest,
    hex_choices,
    inactive_first,
    neighbours,
    receive,
)
from sandtable.commander.rules.events.map import Displacement, displace
from sandtable.commander.rules.events.units import ClosestToRandomHex
from sandtable.commander.rules.ground import is_water, terrain_at
from sandtable.commander.rules.markers import (
    blaze_hexes,
    may_fortify,
    place_blaze,
    place_fort,
    remove_fort,
    remove_smoke,
    smoke_hexes,
)
from sandtable.commander.rules.rolls import push_random_hex
from sandtable.commander.rules.state import SUPPRESSED, State, occupied_by, other, units_in
from sandtable.commander.rules.victory import eliminate_all
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.events.frames import (
    OneFormation,
    good_units,
    is_adjacent,
    own_units,
    push_breaks,
)
from sandtable.games.great_war_commander.rules.formations import is_tank, is_unit
from sandtable.games.great_war_commander.rules.gas import push_gas_entry
from sandtable.games.great_war_commander.rules.ground import change_ground, is_printed_trail_shellhole
from sandtable.games.great_war_commander.rules.orders.artillery import cut_wires
from sandtable.games.great_war_commander.rules.stacking import drive_out_gas, shuts_tank_out
from sandtable.games.great_war_commander.rules.state import gas_hexes, of
from sandtable.kernel.choice import a_of, b_of
from sandtable.kernel.frame import ASK, GO, with_byte

NEAR_HEXES: Final = 2  # around the Random Hex, that a Trommelfeuer strikes too

HEX_KNOWN: Final = 1
WHERE: Final = 2
STRUCK: Final = 3


# --- E60, E61: fire ---


def may_burn(g: State, hex: int) -> bool:
    """A Building or Woods hex that is not ablaze; a Blaze is a type of terrain itself (T99.1, T100)."""
    terrain = terrain_at(g, hex)
    return (terrain == BUILDING or terrain == WOODS) and not g.h_blaze[hex] and has_blaze_counter(g)


def has_blaze_counter(g: State) -> bool:
    count = g.rules.tables.blaze_count
    return count == 0 or len(blaze_hexes(g)) < count


class Flight(Displacement):
    """E60: the family's way out of the fire, but two Tanks are never in one hex (8.2.1), and Gas is entered."""

    def refuges(self, g: State, u: int) -> list[int]:
        return [h for h in super().refuges(g, u) if not shuts_tank_out(g, u, h)]

    def chosen(self, g: State, choice: int) -> None:
        super().chosen(g, choice)
        if of(g).h_gas[b_of(choice)]:
            push_gas_entry(g, [a_of(choice)], b_of(choice))


class Blaze(ClosestToRandomHex):
    """E60: the Building or Woods hex nearest to a Random Hex takes fire."""

    def choices(self, g: State) -> list[int]:
        hexes = [h for h in range(g.rules.map.size) if may_burn(g, h)]
        return hex_choices(closest(g, self.hex, hexes, hexes))

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        place_blaze(g, a_of(choice))
        displace(g, Flight(), names.BLAZE, [a_of(choice)])

    def question(self, g: State) -> str:
        return "blaze"


def push_blaze(g: State, side: int) -> None:
    frame = Blaze()
    frame.hex = -1
    receive(g, frame, side)


def breeze(g: State, card: int) -> None:
    """E61: all Smoke and Gas go, then the Blazes that are there now spread once, downwind."""
    for hex in smoke_hexes(g):
        remove_smoke(g, hex)
    for hex in gas_hexes(g):
        drive_out_gas(g, hex)
    downwind = g.rules.tables.card_direction[card] - 1
    spread: list[int] = []
    for hex in [g.rules.map.neighbours[h * 6 + downwind] for h in blaze_hexes(g)]:
        if hex >= 0 and may_burn(g, hex):
            place_blaze(g, hex)
            spread.append(hex)
    displace(g, Flight(), names.BREEZE, spread)


# --- E74 ---


class InterdictionBreeze(OneFormation):
    """E74: one Unit of either side in Cover below 1 is Suppressed, then a Breeze blows."""

    card: int

    def targets(self, g: State) -> list[int]:
        units = sorted(own_units(g, 0) + own_units(g, 1))
        return [u for u in units if not g.u_flags[u] & SUPPRESSED and hex_cover(g, g.u_hex[u]) < 1]

    def step(self, g: State) -> int:
        if self.targets(g):
            return ASK
        g.pop()
        breeze(g, self.card)
        return GO

    def carry_out(self, g: State, code: int) -> None:
        suppress(g, a_of(code))
        breeze(g, self.card)

    def question(self, g: State) -> str:
        return "interdiction"


def push_interdiction(g: State, side: int, card: int) -> None:
    frame = InterdictionBreeze()
    frame.card = card
    receive(g, frame, side)


# --- E89 ---


class WireSappers(OneChoice):
    """E89: next to an own Good Order Unit, where no enemy is, Wire may be placed or taken away."""

    def found(self, g: State) -> list[int]:
        near = good_units(g, self.side)
        foe = other(self.side)
        reached = [h for h in range(g.rules.map.size) if is_adjacent(g, h, near) and not occupied_by(g, h, foe)]
        return hex_choices([h for h in reached if g.h_fort[h] == names.WIRE or may_fortify(g, h)])

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        hex = a_of(code)
        if g.h_fort[hex] == names.WIRE:
            remove_fort(g, hex)
        else:
            place_fort(g, hex, names.WIRE)

    def question(self, g: State) -> str:
        return "sappers"


def push_sappers(g: State, side: int) -> None:
    receive(g, WireSappers(), side)


# --- E94 ---


def telephone_wires_cut(g: State, side: int) -> None:
    """E94: the enemy's Telephone breaks; a broken one is gone. A bombardment that is going on ends first."""
    cut_wires(g, other(side))


# --- E95 ---


class Trommelfeuer(Received):
    """E95: a Random Hex and two adjacent ones: Tanks die, Units break, then everything there is ruined."""

    hexes: list[int]

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = HEX_KNOWN
            return push_random_hex(g, self.side)
        if self.at == HEX_KNOWN:
            return self.begin(g, g.value)
        if self.at == STRUCK:
            for hex in self.hexes:
                ruin_all(g, hex)
            return g.pop()
        if self.choices(g):
            return ASK
        return self.strike(g)

    def begin(self, g: State, hex: int) -> int:
        if hex < 0:
            return g.pop()
        self.hexes = [hex]
        self.at = WHERE
        return GO

    def choices(self, g: State) -> list[int]:
        if len(self.hexes) > NEAR_HEXES:
            return []
        return hex_choices([n for n in neighbours(g, self.hexes[0]) if n not in self.hexes])

    def chosen(self, g: State, choice: int) -> None:
        self.hexes.append(a_of(choice))

    def strike(self, g: State) -> int:
        self.at = STRUCK
        there: list[int] = []
        for hex in self.hexes:
            there += units_in(g, hex)
        push_breaks(g, inactive_first(g, [u for u in there if is_unit(g, u)]))
        eliminate_all(g, [u for u in there if is_tank(g, u)])
        return GO

    def question(self, g: State) -> str:
        return "trommelfeuer"


def push_trommelfeuer(g: State, side: int) -> None:
    frame = Trommelfeuer()
    frame.hexes = []
    receive(g, frame, side)


def ruin_all(g: State, hex: int) -> None:
    """Terrain and Fortification alike, whatever their vulnerability; Water stays, and a Blaze bears no marker."""
    if is_water(g, hex) or g.h_blaze[hex]:
        return
    fort = g.h_fort[hex]
    ground = RUBBLE if is_built(fort) or terrain_at(g, hex) == BUILDING else SHELLHOLE
    if fort == names.TRENCH:
        g.h_fort = with_byte(g.h_fort, hex, names.FOXHOLES)
        g.tell(tell.FORT_REDUCED, hex, names.TRENCH, names.FOXHOLES)
    else:
        remove_fort(g, hex)
    if terrain_at(g, hex) != ground or is_printed_trail_shellhole(g, hex):
        change_ground(g, hex, ground)


def is_built(fort: int) -> bool:
    return fort == names.PILLBOX or fort == names.BUNKER
