"""The Support Table (A35.4, E59, E68): a roll, then one free item of its column; Demolitions and Hidden Unit."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import CLOSED, OPPONENT_PASSED, ActionWindow
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.purposes import SUPPORT
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.state import NO_UNIT, Procedure, State, new_unit, new_weapon
from sandtable.commander.rules.verbs import CHOOSE_NONE, HEX, ITEM
from sandtable.commander.rules.victory import check_control
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

NO_ITEM: Final = -1

BEGIN: Final = 0
ROLLED: Final = 1
PICK: Final = 2


class Support(Procedure):
    """Returns the number of the item chosen, or NO_ITEM where the column has none for this year."""

    side: int
    radio: bool  # may the item be a Radio?
    cause: int  # the Event, or BY_HIDDEN_UNIT
    roll: int

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            self.at = ROLLED
            return push_roll(g, self.side, SUPPORT)
        if self.at == ROLLED:
            self.roll = total(g, g.value)
            g.tell(tell.SUPPORT_ROLL, self.side, self.roll, self.cause)
            self.at = PICK
        if not self.items(g):
            return g.pop(NO_ITEM)
        return ASK

    def items(self, g: State) -> list[int]:
        return g.rules.support_items(self.side, self.roll, self.radio)

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return [choice(ITEM, i) for i in self.items(g)]

    def chosen(self, g: State, choice: int) -> None:
        g.pop(a_of(choice))

    def question(self, g: State) -> str:
        return "support-item"

    def cited(self, g: State) -> str:
        """What brought the item is what its choice rests on."""
        events = g.rules.tables.words.events
        brought = "hidden-unit" if self.cause == tell.BY_HIDDEN_UNIT else events[self.cause]
        return "support-item-" + brought

    def about(self, g: State) -> Subject:
        return Subject("support", self.side, numbers={"roll": self.roll})


def push_support(g: State, side: int, radio: bool, cause: int) -> int:
    frame = Support()
    frame.at = BEGIN
    frame.side = side
    frame.radio = radio
    frame.cause = cause
    frame.roll = 0
    g.push(frame)
    return GO


def bring_in(g: State, side: int, item: int, hex: int, cause: int) -> int:
    """Put a Support item's unit, with its Weapon if any, on the map; returns the unit."""
    u = new_unit(g, g.rules.support_unit(item), side, hex)
    weapon = g.rules.support_weapon(item)
    if weapon >= 0:
        new_weapon(g, weapon, u)
    g.tell(tell.PLACED, u, hex, cause)
    check_control(g, hex)
    return u


WINDOW: Final = 0
ITEM_CHOSEN: Final = 1
PLACE_UNIT: Final = 2


class AfterPass(ActionWindow):
    """The opponent of a player who passed with a discard may play Demolitions (A31) and Hidden Unit (A35.4)."""

    side: int
    item: int

    def step(self, g: State) -> int:
        if self.at == ITEM_CHOSEN:
            self.item = g.value
            self.at = PLACE_UNIT
        if self.at == PLACE_UNIT and (self.item == NO_ITEM or not self.hiding_places(g)):
            self.at = WINDOW
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def open_window(self) -> int:
        return OPPONENT_PASSED if self.at == WINDOW else CLOSED

    def choices(self, g: State) -> list[int]:
        if self.at == PLACE_UNIT:
            return [choice(HEX, h) for h in self.hiding_places(g)]
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def hiding_places(self, g: State) -> list[int]:
        """A35.4: own original set-up area, no units of either side, Cover of at least 1."""
        area = g.rules.setup_area[self.side]
        return [
            h
            for h in range(g.rules.map.size)
            if area[h] and g.h_top[h] == NO_UNIT and not is_impassable(g, h) and hex_cover(g, h) >= 1
        ]

    def chosen(self, g: State, choice: int) -> None:
        if self.at == PLACE_UNIT:
            self.at = WINDOW
            bring_in(g, self.side, self.item, a_of(choice), tell.BY_HIDDEN_UNIT)
        elif choice == CHOOSE_NONE:
            g.pop()
        else:
            self.play(g, choice)

    def roll_for_unit(self, g: State) -> None:
        self.at = ITEM_CHOSEN
        push_support(g, self.side, False, tell.BY_HIDDEN_UNIT)

    def question(self, g: State) -> str:
        return "after-pass" if self.at == WINDOW else "hidden-unit-hex"

    def about(self, g: State) -> Subject:
        return Subject("after-pass", self.side)


def push_after_pass(g: State, side: int) -> None:
    open_after_pass(g, AfterPass(), side)


def open_after_pass(g: State, frame: AfterPass, side: int) -> None:
    frame.at = WINDOW
    frame.side = side
    frame.item = NO_ITEM
    g.push(frame)
