"""Events that put markers on the map or take them off.

E46 Blaze, E47 Booby Trap, E48 Breeze, E53 Dust, E55 Entrench, E69 Rubble, E70 Sappers, E73 Shellholes,
E77 White Phosphorus.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import names, tell
from sandtable.commander.rules.breaking import break_unit
from sandtable.commander.rules.events.frames import (
    BEGIN,
    OneChoice,
    Received,
    hex_choices,
    inactive_first,
    neighbours,
    receive,
    unit_choices,
)
from sandtable.commander.rules.ground import is_water
from sandtable.commander.rules.markers import (
    blaze_hexes,
    draw_counter,
    is_impassable,
    may_fortify,
    may_smoke,
    place_blaze,
    place_fort,
    place_smoke,
    random_smoke,
    remove_fort,
    remove_smoke,
    smoke_hexes,
)
from sandtable.commander.rules.rolls import push_random_hex
from sandtable.commander.rules.state import (
    BROKEN,
    Procedure,
    State,
    inactive,
    occupied_by,
    side_units_in,
    units_in,
    units_of,
)
from sandtable.commander.rules.verbs import CHOOSE_NONE, CHOOSE_YES, PLACE
from sandtable.commander.rules.victory import eliminate, relocate
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

HEX_KNOWN: Final = 1
WHERE: Final = 2
VICTIMS: Final = 3

NOBODY_LEFT: Final = -1


# --- E46, E47, E53, E69, E73 ---


class MarkerAtRandomHex(Received):
    """A Blaze, Mines, Smoke, Wire or Foxholes in a Random Hex, where that marker may be."""

    event: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = HEX_KNOWN
            return push_random_hex(g, self.side)
        hex = g.value
        g.pop()
        if hex >= 0:
            place_marker(g, self.event, hex)
        return GO


def place_marker(g: State, event: int, hex: int) -> None:
    if event == names.BLAZE:
        if may_burn(g, hex):
            place_blaze(g, hex)
            push_displacement(g, event, [hex])
    elif event == names.DUST:
        random_smoke(g, hex)
    elif may_fortify(g, hex):
        place_fort(g, hex, fort_of(event))


def may_burn(g: State, hex: int) -> bool:
    """No Blaze in Water, nor a second one (E46, E48, 8.1.5)."""
    return not is_water(g, hex) and not g.h_blaze[hex]


def fort_of(event: int) -> int:
    if event == names.BOOBY_TRAP:
        return names.MINES
    return names.WIRE if event == names.RUBBLE else names.FOXHOLES


def push_marker(g: State, side: int, event: int) -> None:
    frame = MarkerAtRandomHex()
    frame.event = event
    receive(g, frame, side)


def push_blaze(g: State, side: int) -> None:
    push_marker(g, side, names.BLAZE)


def push_booby_trap(g: State, side: int) -> None:
    push_marker(g, side, names.BOOBY_TRAP)


def push_dust(g: State, side: int) -> None:
    push_marker(g, side, names.DUST)


def push_rubble(g: State, side: int) -> None:
    push_marker(g, side, names.RUBBLE)


def push_shellholes(g: State, side: int) -> None:
    push_marker(g, side, names.SHELLHOLES)


# --- E46, E48: away from the fire ---


class Displacement(Procedure):
    """E46, E48: each owner takes his units out of the fire to adjacent hexes, the inactive player first.

    Impassable terrain is the only bar (Q47); a unit with nowhere to go is eliminated.
    """

    event: int
    waiting: list[int]

    def step(self, g: State) -> int:
        if not self.waiting:
            return g.pop()
        if self.refuges(g, self.waiting[0]):
            return ASK
        eliminate(g, self.waiting.pop(0))
        return GO

    def refuges(self, g: State, u: int) -> list[int]:
        return [n for n in neighbours(g, g.u_hex[u]) if not is_impassable(g, n)]

    def who(self, g: State) -> int:
        return g.u_owner[self.waiting[0]]

    def choices(self, g: State) -> list[int]:
        u = self.waiting[0]
        return [choice(PLACE, u, h) for h in self.refuges(g, u)]

    def chosen(self, g: State, choice: int) -> None:
        u, hex = a_of(choice), b_of(choice)
        self.waiting.remove(u)
        relocate(g, u, hex)
        g.tell(tell.PLACED, u, hex, self.event)

    def question(self, g: State) -> str:
        return "displaced"

    def cited(self, g: State) -> str:
        return "displaced-blaze" if self.event == names.BLAZE else "displaced-breeze"

    def about(self, g: State) -> Subject:
        return Subject("displacement", self.who(g), self.waiting[0], self.waiting)


def push_displacement(g: State, event: int, hexes: list[int]) -> None:
    displace(g, Displacement(), event, hexes)


def displace(g: State, frame: Displacement, event: int, hexes: list[int]) -> None:
    """Everybody leaves these hexes by a frame of a game's own kind."""
    units: list[int] = []
    for hex in hexes:
        units += units_in(g, hex)
    frame.at = BEGIN
    frame.event = event
    frame.waiting = inactive_first(g, units)
    g.push(frame)


# --- E48 ---


def breeze(g: State, card: int) -> None:
    """E48: all Smoke goes, then the Blazes that are there now spread once, downwind (Q24)."""
    for hex in smoke_hexes(g):
        remove_smoke(g, hex)
    downwind = g.rules.tables.card_direction[card] - 1
    burning = [g.rules.map.neighbours[h * 6 + downwind] for h in blaze_hexes(g)]
    spread = [h for h in burning if h >= 0 and may_burn(g, h)]
    for hex in spread:
        place_blaze(g, hex)
    push_displacement(g, names.BREEZE, spread)


# --- E55, E70 ---


class Entrench(OneChoice):
    """E55: Foxholes may go into any hex with an own unit that can take a Fortification."""

    def found(self, g: State) -> list[int]:
        size = g.rules.map.size
        return hex_choices([h for h in range(size) if occupied_by(g, h, self.side) and may_fortify(g, h)])

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        place_fort(g, a_of(code), names.FOXHOLES)

    def question(self, g: State) -> str:
        return "entrench"


def push_entrench(g: State, side: int) -> None:
    receive(g, Entrench(), side)


class Sappers(OneChoice):
    """E70: any one Mines or Wire marker may be removed."""

    def found(self, g: State) -> list[int]:
        return hex_choices([h for h in range(len(g.h_fort)) if g.h_fort[h] == names.MINES or g.h_fort[h] == names.WIRE])

    def may_decline(self, g: State) -> bool:
        return True

    def carry_out(self, g: State, code: int) -> None:
        remove_fort(g, a_of(code))

    def question(self, g: State) -> str:
        return "sappers"


def push_sappers(g: State, side: int) -> None:
    receive(g, Sappers(), side)


# --- E77 ---


class WhitePhosphorus(Received):
    """E77: draw Smoke, then place it next to an own unbroken Squad; each player there breaks one of his units."""

    value: int
    hex: int
    turn_of: int  # who breaks a unit next

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            return ASK if g.cup and phosphorus_hexes(g, self.side) else g.pop()
        if self.at == WHERE:
            return ASK
        while self.turn_of != NOBODY_LEFT and not occupied_by(g, self.hex, self.turn_of):
            self.next_player(g)
        return g.pop() if self.turn_of == NOBODY_LEFT else ASK

    def next_player(self, g: State) -> None:
        self.turn_of = g.active if self.turn_of == inactive(g) else NOBODY_LEFT

    def who(self, g: State) -> int:
        return self.turn_of if self.at == VICTIMS else self.side

    def choices(self, g: State) -> list[int]:
        if self.at == BEGIN:
            return [CHOOSE_YES, CHOOSE_NONE]
        if self.at == VICTIMS:
            return unit_choices(side_units_in(g, self.hex, self.turn_of))
        return hex_choices(phosphorus_hexes(g, self.side))  # who has drawn the marker places it

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_NONE:
            g.pop()
        elif self.at == BEGIN:
            self.value = draw_counter(g)
            g.tell(tell.SMOKE_DRAWN, self.side, self.value)
            self.at = WHERE
        elif self.at == WHERE:
            self.hex = a_of(choice)
            place_smoke(g, self.hex, self.value)
            self.turn_of = inactive(g)
            self.at = VICTIMS
        else:
            self.next_player(g)
            break_unit(g, a_of(choice))

    def question(self, g: State) -> str:
        if self.at == BEGIN:
            return "white-phosphorus"
        return "white-phosphorus-hex" if self.at == WHERE else "white-phosphorus-victim"


def phosphorus_hexes(g: State, side: int) -> list[int]:
    """Hexes next to an unbroken own Squad that can take Smoke."""
    kinds = g.rules.tables.unit_kind
    near: set[int] = set()
    for u in units_of(g, side):
        if kinds[g.u_type[u]] == names.SQUAD and not g.u_flags[u] & BROKEN:
            near.update(neighbours(g, g.u_hex[u]))
    return [h for h in sorted(near) if may_smoke(g, h)]


def push_white_phosphorus(g: State, side: int) -> None:
    frame = WhitePhosphorus()
    frame.value = 0
    frame.hex = -1
    frame.turn_of = NOBODY_LEFT
    receive(g, frame, side)
