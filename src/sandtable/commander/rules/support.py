"""The Support Table (A35.4, E59, E68): a roll, then one free item of its column; Demolitions and Hidden Unit."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.playing import play_action
from sandtable.commander.rules.cards import actions_in_hand, total
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.markers import is_impassable, remove_fort
from sandtable.commander.rules.names import DEFEND, DEMOLITIONS, HIDDEN_UNIT, NO_FORT
from sandtable.commander.rules.rolls import SUPPORT, push_roll
from sandtable.commander.rules.state import NO_UNIT, Procedure, State, new_unit, new_weapon, occupied_by
from sandtable.commander.rules.verbs import CHOOSE_NONE, HEX, ITEM, PLAY, PLAY_HEX
from sandtable.commander.rules.victory import check_control
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO

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

    def question(self, g: State) -> tuple[str, str]:
        return ("support-item", tell.arrival_rule(self.cause))


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


class AfterPass(Procedure):
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

    def choices(self, g: State) -> list[int]:
        if self.at == PLACE_UNIT:
            return [choice(HEX, h) for h in self.hiding_places(g)]
        found: list[int] = []
        for card in actions_in_hand(g, self.side, DEMOLITIONS):
            found += [choice(PLAY_HEX, card, h) for h in self.forts_held(g)]
        if g.rules.posture[self.side] == DEFEND:
            found += [choice(PLAY, card) for card in actions_in_hand(g, self.side, HIDDEN_UNIT)]
        found.append(CHOOSE_NONE)
        return found

    def forts_held(self, g: State) -> list[int]:
        """A31: Fortifications of any type in hexes with a friendly unit."""
        return [h for h in range(g.rules.map.size) if g.h_fort[h] != NO_FORT and occupied_by(g, h, self.side)]

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
        elif verb_of(choice) == PLAY_HEX:
            play_action(g, self.side, a_of(choice), DEMOLITIONS)
            remove_fort(g, b_of(choice))
        else:
            self.at = ITEM_CHOSEN
            play_action(g, self.side, a_of(choice), HIDDEN_UNIT)
            push_support(g, self.side, False, tell.BY_HIDDEN_UNIT)

    def hides(self, g: State) -> bool:
        return self.at == WINDOW and (g.rules.posture[self.side] == DEFEND or bool(self.forts_held(g)))

    def question(self, g: State) -> tuple[str, str]:
        return ("after-pass", "O15") if self.at == WINDOW else ("hidden-unit-hex", "A35.4")


def push_after_pass(g: State, side: int) -> None:
    frame = AfterPass()
    frame.at = WINDOW
    frame.side = side
    frame.item = NO_ITEM
    g.push(frame)
