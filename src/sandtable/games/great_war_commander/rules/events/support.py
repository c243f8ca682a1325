"""The Support Tables (E72, E87, E91, A45.3): a roll, a row whose pieces can all be had, and their arrival one by one.

All items of a row come, each Weapon with its Unit (11.2). A row of which one item is missing gives way to the next
toward the Red X, which brings nothing.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.breaking import suppress
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.events.frames import hex_choices, hexes_in_or_around, neighbours
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.names import INFILTRATION, REINFORCEMENTS
from sandtable.commander.rules.purposes import SUPPORT
from sandtable.commander.rules.rolls import push_random_hex, push_roll
from sandtable.commander.rules.state import NO_UNIT, NO_WEAPON, Procedure, State
from sandtable.commander.rules.support import NO_ITEM, bring_in
from sandtable.commander.rules.time_advance import edge_hexes
from sandtable.commander.rules.triggers import Trigger
from sandtable.commander.rules.verbs import HEX, ITEM
from sandtable.games.great_war_commander.rules.counter_mix import units_left, weapons_left
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.names import STRAGGLERS
from sandtable.games.great_war_commander.rules.orders.telephone import acquire_telephone, is_telephone_left
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

NO_ROW: Final = -1
HIGHEST_ROLL: Final = 12  # of the table; a Strategy Card may have added to it

BEGIN: Final = 0
ROLLED: Final = 1
PICK: Final = 2
WHERE: Final = 3
PLACE: Final = 4


# --- the rows ---


def options_of(g: State, side: int, row: int) -> list[int]:
    """The options of a row in the scenario's year, without Telephones."""
    tables = g.rules.tables
    column = tables.support_column(g.rules.nation[side], row, g.rules.year, g.rules.army[side])
    return [i for i in column if tables.support_unit[i] >= 0]


def telephones_of(g: State, side: int, row: int) -> list[int]:
    tables = g.rules.tables
    column = tables.support_column(g.rules.nation[side], row, g.rules.year, g.rules.army[side])
    return [tables.support_radio[i] for i in column if tables.support_radio[i] >= 0]


def slots_of(g: State, side: int, row: int) -> list[int]:
    """The pieces of a row, each of which comes by one of its options."""
    return sorted({g.rules.tables.support_slot[i] for i in options_of(g, side, row)})


def to_be_had(g: State, option: int, taken: list[int]) -> bool:
    """Are a Unit and its Weapon in service, and left in the countermix beside those already taken?"""
    tables = g.rules.tables
    unit, weapon = tables.support_unit[option], tables.support_weapon[option]
    same = len([i for i in taken if tables.support_unit[i] == unit])
    if not tables.unit_serves(unit, facts_of(g).date) or units_left(g, unit) <= same:
        return False
    if weapon < 0:
        return True
    same = len([i for i in taken if tables.support_weapon[i] == weapon])
    return tables.weapon_serves(weapon, facts_of(g).date) and weapons_left(g, weapon) > same


def slot_options(g: State, side: int, row: int, slot: int, taken: list[int]) -> list[int]:
    """The options by which a piece of a row can come now."""
    fitting = [i for i in options_of(g, side, row) if g.rules.tables.support_slot[i] == slot]
    return [i for i in fitting if to_be_had(g, i, taken)]


def is_complete(g: State, side: int, row: int, telephones: bool) -> bool:
    """Can all items of a row be had? Telephones only count where one may come."""
    taken: list[int] = []
    for slot in slots_of(g, side, row):
        fitting = slot_options(g, side, row, slot, taken)
        if not fitting:
            return False
        taken.append(fitting[0])
    return not telephones or all(is_telephone_left(g, kind) for kind in telephones_of(g, side, row))


def row_toward_red_x(g: State, side: int, roll: int, telephones: bool) -> int:
    """The first complete row from the roll's on toward the Red X, or NO_ROW."""
    red_x = g.rules.tables.support_red_x[g.rules.nation[side]]
    row = min(roll, HIGHEST_ROLL)
    while row != red_x:
        if is_complete(g, side, row, telephones):
            return row
        row += 1 if row < red_x else -1
    return NO_ROW


# --- the arrival ---


class RowArrives(Procedure):
    """A roll on the own Support Table, then the pieces of a row are placed one by one, in the owner's order."""

    side: int
    cause: int  # the Event, or BY_HIDDEN_UNIT
    roll: int
    row: int
    slots: list[int]  # whose piece is still to be named
    items: list[int]  # options that are still to be placed
    item: int  # the one to be placed now, or NO_ITEM
    hex: int  # the Random Hex, if there is one
    came: list[int]  # Formations on the map by now

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = ROLLED
            return push_roll(g, self.side, SUPPORT)
        if self.at == ROLLED:
            return self.rolled(g)
        if self.at == PICK:
            return ASK if self.slots else self.prepare(g)
        if self.at == WHERE:
            self.hex = g.value
            self.at = PLACE
        return self.place_next(g)

    def rolled(self, g: State) -> int:
        self.roll = total(g, g.value)
        g.tell(tell.SUPPORT_ROLL, self.side, self.roll, self.cause)
        self.row = self.find_row(g)
        if self.row == NO_ROW:
            return g.pop()
        self.slots = slots_of(g, self.side, self.row)
        self.at = PICK
        return GO

    def find_row(self, g: State) -> int:
        return row_toward_red_x(g, self.side, self.roll, False)

    def prepare(self, g: State) -> int:
        """All pieces are named; what comes before they are placed."""
        self.at = PLACE
        return GO

    def hexes(self, g: State, item: int) -> list[int]:
        """Where a piece may be placed now."""
        raise NotImplementedError

    def placeable(self, g: State) -> list[int]:
        """Pieces that find a place, each kind once; the others are forfeited."""
        tables = g.rules.tables
        found: list[int] = []
        for i in self.items:
            alike = [k for k in found if tables.support_unit[k] == tables.support_unit[i]]
            if not [k for k in alike if tables.support_weapon[k] == tables.support_weapon[i]] and self.hexes(g, i):
                found.append(i)
        return found

    def place_next(self, g: State) -> int:
        if self.item != NO_ITEM or self.placeable(g):
            return ASK
        g.pop()
        self.all_there(g)
        return GO

    def all_there(self, g: State) -> None:
        """What follows the last placement."""

    # --- choices ---
    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == PICK:
            fitting = slot_options(g, self.side, self.row, self.slots[0], self.items)
            return [choice(ITEM, i) for i in fitting]
        if self.item == NO_ITEM:
            return [choice(ITEM, i) for i in self.placeable(g)]
        return hex_choices(self.hexes(g, self.item))

    def chosen(self, g: State, choice: int) -> None:
        if verb_of(choice) == HEX:
            u = bring_in(g, self.side, self.item, a_of(choice), self.cause)
            self.came.append(u)
            if g.u_weapon[u] != NO_WEAPON:
                g.tell(tell.WEAPON_GIVEN, g.u_weapon[u], u)
            self.items.remove(self.item)
            self.item = NO_ITEM
        elif self.at == PICK:
            self.items.append(a_of(choice))
            self.slots.pop(0)
        else:
            self.item = a_of(choice)

    def question(self, g: State) -> str:
        if self.at == PICK:
            return "support-item"
        return "support-next" if self.item == NO_ITEM else self.where()

    def where(self) -> str:
        """Key of the question for a hex."""
        raise NotImplementedError

    def cited(self, g: State) -> str:
        """What brought the item is what its choice rests on."""
        if self.item != NO_ITEM:
            return self.where()
        events = g.rules.tables.words.events
        brought = "hidden-unit" if self.cause == tell.BY_HIDDEN_UNIT else events[self.cause]
        return "support-item-" + brought

    def about(self, g: State) -> Subject:
        return Subject("support", self.side, units=self.came, hex=self.hex, numbers={"roll": self.roll})


def push_arrival(g: State, frame: RowArrives, side: int, cause: int) -> None:
    frame.at = BEGIN
    frame.side = side
    frame.cause = cause
    frame.roll = 0
    frame.row = NO_ROW
    frame.slots = []
    frame.items = []
    frame.item = NO_ITEM
    frame.hex = -1
    frame.came = []
    g.push(frame)


# --- E72, E91 ---


class RowInfiltrates(RowArrives):
    """E72: in and around a Random Hex, revealed once the pieces are known; the enemy's hexes are open."""

    def prepare(self, g: State) -> int:
        self.at = WHERE
        return push_random_hex(g, self.side)

    def hexes(self, g: State, item: int) -> list[int]:
        return hexes_in_or_around(g, self.hex, self.side, g.rules.tables.support_unit[item])

    def where(self) -> str:
        return "infiltration"


class Stragglers(RowInfiltrates):
    """E91: they come Suppressed, and fight at the end of the current Order."""

    def all_there(self, g: State) -> None:
        for u in self.came:
            suppress(g, u)
        leave_to_order(g)

    def where(self) -> str:
        return "stragglers"


def leave_to_order(g: State) -> None:
    """The Melees of an arrival wait for the end of the Order; without an Order they belong to the trigger (O16.4)."""
    for frame in reversed(g.frames):
        if isinstance(frame, Trigger):
            frame.leave_melees(g)
            return


def push_infiltration(g: State, side: int) -> None:
    push_arrival(g, RowInfiltrates(), side, INFILTRATION)


def push_stragglers(g: State, side: int) -> None:
    push_arrival(g, Stragglers(), side, STRAGGLERS)


# --- E87 ---


class RowReinforces(RowArrives):
    """E87: on the own edge, or a Telephone for the Artillery Box; Melees come at the end of the current Order."""

    def find_row(self, g: State) -> int:
        return row_toward_red_x(g, self.side, self.roll, True)

    def prepare(self, g: State) -> int:
        self.at = PLACE
        for kind in telephones_of(g, self.side, self.row):
            acquire_telephone(g, self.side, kind)
        return GO

    def hexes(self, g: State, item: int) -> list[int]:
        return edge_hexes(g, self.side, g.rules.tables.support_unit[item])

    def all_there(self, g: State) -> None:
        leave_to_order(g)

    def where(self) -> str:
        return "reinforcements-hex"


def push_reinforcements(g: State, side: int) -> None:
    push_arrival(g, RowReinforces(), side, REINFORCEMENTS)


# --- A45.3 ---


class HiddenUnits(RowArrives):
    """A45.3: the roll's own row or nothing, in adjacent empty hexes of the own set-up area with Cover."""

    def find_row(self, g: State) -> int:
        row = min(self.roll, HIGHEST_ROLL)
        return row if slots_of(g, self.side, row) and is_complete(g, self.side, row, False) else NO_ROW

    def hexes(self, g: State, item: int) -> list[int]:
        free = [h for h in range(g.rules.map.size) if is_hiding_place(g, self.side, h)]
        if not self.came:
            return free
        taken = sorted({g.u_hex[u] for u in self.came})
        near = [h for h in free if any(h in neighbours(g, t) for t in taken)]
        return sorted(taken + near)

    def where(self) -> str:
        return "hidden-unit-hex"


def is_hiding_place(g: State, side: int, hex: int) -> bool:
    """In the original set-up area, without Formations of either side, with a Cover of at least 1."""
    if not g.rules.setup_area[side][hex] or g.h_top[hex] != NO_UNIT or is_impassable(g, hex):
        return False
    return hex_cover(g, hex) >= 1


def push_hidden_units(g: State, side: int) -> None:
    push_arrival(g, HiddenUnits(), side, tell.BY_HIDDEN_UNIT)
