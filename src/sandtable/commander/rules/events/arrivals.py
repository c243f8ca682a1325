"""Events that bring units into play: E56 Field Promotion, E58 Hero, E59 Infiltration, E68 Reinforcements,
E76 Walking Wounded.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.breaking import rally
from sandtable.commander.rules.events.frames import (
    BEGIN,
    OneChoice,
    Received,
    hex_choices,
    hexes_in_or_around,
    receive,
    unit_choices,
)
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.names import FIELD_PROMOTION, HERO_EVENT, INFILTRATION, REINFORCEMENTS, WALKING_WOUNDED
from sandtable.commander.rules.rolls import push_random_hex
from sandtable.commander.rules.state import (
    BROKEN,
    NO_RADIO,
    NO_UNIT,
    OFF,
    State,
    new_unit,
    occupied_by,
    other,
    set_space,
    units_in,
    units_of,
)
from sandtable.commander.rules.support import NO_ITEM, bring_in, push_support
from sandtable.commander.rules.time_advance import edge_hexes
from sandtable.commander.rules.victory import OBJECTIVES, relocate
from sandtable.kernel.choice import a_of
from sandtable.kernel.frame import ASK, GO, with_item

ITEM_KNOWN: Final = 1
HEX_KNOWN: Final = 2
WHERE: Final = 3


# --- the one counter of its kind: Private and Hero ---


def counter_of(g: State, side: int, kind: int) -> int:
    """The counter of that kind already used by the side, wherever it is now, or NO_UNIT."""
    for u in range(len(g.u_type)):
        if g.u_type[u] == kind and g.u_owner[u] == side:
            return u
    return NO_UNIT


def is_on_map(g: State, side: int, kind: int) -> bool:
    u = counter_of(g, side, kind)
    return u != NO_UNIT and g.u_hex[u] >= 0


def bring_counter(g: State, side: int, kind: int, hex: int, event: int) -> None:
    u = counter_of(g, side, kind)
    if u == NO_UNIT:
        u = new_unit(g, kind, side, OFF)
    bring_unit(g, u, hex, 0, event)


def bring_unit(g: State, u: int, hex: int, flags: int, event: int) -> None:
    """Put a unit into a hex from the counter mix, the Casualty Track (its space stays empty) or the Time Track."""
    side = g.u_owner[u]
    g.casualties[side] = [NO_UNIT if v == u else v for v in g.casualties[side]]
    set_space(g, u, -1)
    g.u_spent[u] = 0
    g.u_flags[u] = flags
    relocate(g, u, hex)
    g.tell(tell.PLACED, u, hex, event)


# --- E56 ---


class FieldPromotion(OneChoice):
    """E56: the nation's Private, unless on the map, may join an own broken unit; from a track too (Q7)."""

    def private(self, g: State) -> int:
        return g.rules.tables.private_type[g.rules.nation[self.side]]

    def found(self, g: State) -> list[int]:
        if self.private(g) < 0 or is_on_map(g, self.side, self.private(g)):
            return []
        hexes = {g.u_hex[u] for u in units_of(g, self.side) if g.u_flags[u] & BROKEN}
        return hex_choices(sorted(hexes))

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        bring_counter(g, self.side, self.private(g), a_of(code), FIELD_PROMOTION)

    def question(self, g: State) -> str:
        return "field-promotion"


def push_field_promotion(g: State, side: int) -> None:
    receive(g, FieldPromotion(), side)


# --- E58 ---


class HeroAppears(OneChoice):
    """E58: the Hero, unless on the map, must be placed in a friendly hex."""

    def hero(self, g: State) -> int:
        return g.rules.tables.hero_type[g.rules.nation[self.side]]

    def found(self, g: State) -> list[int]:
        if self.hero(g) < 0 or is_on_map(g, self.side, self.hero(g)):
            return []
        return hex_choices(friendly_hexes(g, self.side))

    def carry_out(self, g: State, code: int) -> None:
        hex = a_of(code)
        bring_counter(g, self.side, self.hero(g), hex, HERO_EVENT)
        frame = self.new_rally()
        frame.hex = hex
        receive(g, frame, self.side)

    def new_rally(self) -> HeroRallies:
        return HeroRallies()

    def question(self, g: State) -> str:
        return "hero"


class HeroRallies(OneChoice):
    """E58: then one broken unit in that hex, of either side, may be rallied."""

    hex: int

    def found(self, g: State) -> list[int]:
        return unit_choices([u for u in units_in(g, self.hex) if g.u_flags[u] & BROKEN])

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        rally(g, a_of(code))

    def question(self, g: State) -> str:
        return "hero-rally"


def friendly_hexes(g: State, side: int) -> list[int]:
    """Hexes with an own unit, and passable hexes of own Objectives without an enemy unit (gloss. Friendly, Q52)."""
    hexes = {g.u_hex[u] for u in units_of(g, side)}
    for objective in range(1, OBJECTIVES + 1):
        if g.control[objective] == side:
            for hex in g.rules.objective_hexes[objective]:
                if not occupied_by(g, hex, other(side)) and not is_impassable(g, hex):
                    hexes.add(hex)
    return sorted(hexes)


def push_hero(g: State, side: int) -> None:
    receive(g, HeroAppears(), side)


# --- E59, E68: the Support Table ---


class SupportArrives(Received):
    """A unit of the Support Table is put into one of some hexes."""

    item: int

    def event(self) -> int:
        raise NotImplementedError

    def hexes(self, g: State) -> list[int]:
        raise NotImplementedError

    def choices(self, g: State) -> list[int]:
        return hex_choices(self.hexes(g))

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        bring_in(g, self.side, self.item, a_of(choice), self.event())


class Infiltration(SupportArrives):
    """E59: a Support Table unit in or next to a Random Hex, which is only revealed after the item is chosen."""

    hex: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = ITEM_KNOWN
            push_support(g, self.side, False, INFILTRATION)
            return GO
        if self.at == ITEM_KNOWN:
            self.item = g.value
            if self.item == NO_ITEM:
                return g.pop()
            self.at = HEX_KNOWN
            return push_random_hex(g, self.side)
        if self.at == HEX_KNOWN:
            self.hex = g.value
            self.at = WHERE
        return ASK if self.hexes(g) else g.pop()

    def event(self) -> int:
        return INFILTRATION

    def hexes(self, g: State) -> list[int]:
        return hexes_in_or_around(g, self.hex, self.side, g.rules.support_unit(self.item))

    def question(self, g: State) -> str:
        return "infiltration"


def push_infiltration(g: State, side: int) -> None:
    frame = Infiltration()
    frame.item = NO_ITEM
    frame.hex = -1
    receive(g, frame, side)


class Reinforcements(SupportArrives):
    """E68: a Support Table unit on the own board edge, or a Radio into the Artillery Box."""

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = ITEM_KNOWN
            push_support(g, self.side, True, REINFORCEMENTS)
            return GO
        if self.at == ITEM_KNOWN:
            self.item = g.value
            self.at = WHERE
            if self.item == NO_ITEM:
                return g.pop()
            if g.rules.support_unit(self.item) < 0:
                place_radio(g, self.side, g.rules.support_radio(self.item))
                return g.pop()
        return ASK if self.hexes(g) else g.pop()

    def event(self) -> int:
        return REINFORCEMENTS

    def hexes(self, g: State) -> list[int]:
        return edge_hexes(g, self.side, g.rules.support_unit(self.item))

    def question(self, g: State) -> str:
        return "reinforcements-hex"


def place_radio(g: State, side: int, radio: int) -> None:
    """Only into an empty box: the Radio already there takes precedence (8.1.2)."""
    if g.radio[side] == NO_RADIO:
        g.radio = with_item(g.radio, side, radio)
        g.radio_broken = with_item(g.radio_broken, side, 0)
        g.tell(tell.RADIO_ARRIVED, side, radio, REINFORCEMENTS)


def push_reinforcements(g: State, side: int) -> None:
    frame = Reinforcements()
    frame.item = NO_ITEM
    receive(g, frame, side)


# --- E76 ---


class WalkingWounded(Received):
    """E76: an eliminated unit of either side comes back broken, in or next to a Random Hex not yet known."""

    unit: int
    hex: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            return ASK if self.wounded(g) else g.pop()
        if self.at == HEX_KNOWN:
            self.hex = g.value
            self.at = WHERE
        return ASK if self.hexes(g) else g.pop()

    def wounded(self, g: State) -> list[int]:
        return eliminated_units(g)

    def hexes(self, g: State) -> list[int]:
        return hexes_in_or_around(g, self.hex, g.u_owner[self.unit], g.u_type[self.unit])

    def choices(self, g: State) -> list[int]:
        return unit_choices(self.wounded(g)) if self.at == BEGIN else hex_choices(self.hexes(g))

    def chosen(self, g: State, choice: int) -> None:
        if self.at == BEGIN:
            self.unit = a_of(choice)
            self.at = HEX_KNOWN
            push_random_hex(g, self.side)
            return
        g.pop()
        bring_unit(g, self.unit, a_of(choice), BROKEN, WALKING_WOUNDED)  # VPs already scored stay

    def question(self, g: State) -> str:
        return "walking-wounded" if self.at == BEGIN else "walking-wounded-hex"


def eliminated_units(g: State) -> list[int]:
    """The units on the Casualty Track, both rows."""
    return sorted(u for row in g.casualties for u in row if u != NO_UNIT)


def push_walking_wounded(g: State, side: int) -> None:
    frame = WalkingWounded()
    frame.unit = NO_UNIT
    frame.hex = -1
    receive(g, frame, side)
