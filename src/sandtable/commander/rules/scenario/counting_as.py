"""Cards that may count as another Order, Action or Event if their player likes (scenario rule): where both can be,
he is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.scenario.own_values import NO_EVENT, USUAL
from sandtable.commander.rules.scenario.script import EVENT_IS_DRAWN, ORDER_IS_GIVEN
from sandtable.commander.rules.scenario.values import event_moves_haze
from sandtable.commander.rules.state import Procedure, State
from sandtable.commander.rules.verbs import CHOOSE_NONE, CHOOSE_YES
from sandtable.kernel.frame import ASK, GO, Subject

if TYPE_CHECKING:
    from sandtable.commander.rules.actions.action import Action, ActionWindow

ORDER: Final = 0
ACTION: Final = 1
EVENT: Final = 2


class CountsAs(Procedure):
    """Does a card count as the other thing, or as what is printed on it?"""

    side: int
    card: int
    kind: int
    code: int  # the choice that played it for its Action
    printed: int
    instead: int
    closed: bool  # its window was over when the Action was played; it waits below for the answer

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return [CHOOSE_YES, CHOOSE_NONE]

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        as_what = self.instead if choice == CHOOSE_YES else self.printed
        if self.kind == ORDER:
            give_order(g, self.side, as_what)
        elif self.kind == EVENT:
            play_event(g, self.side, as_what, self.card)
        else:
            self.play_action(g, as_what)

    def play_action(self, g: State, as_what: int) -> None:
        w = cast("ActionWindow", g.frames[-1])
        if self.closed:
            g.pop()
        for action in w.playable(g, self.code):
            if action.code_of(g, self.card) == as_what:
                action.play(g, w, self.code)
                return

    def may_scrap(self) -> bool:
        return False

    def question(self, g: State) -> str:
        return "counts-as"

    def about(self, g: State) -> Subject:
        numbers = {"kind": self.kind, "printed": self.printed, "instead": self.instead}
        return Subject("counts-as", self.side, card=self.card, numbers=numbers)


def push_counts_as(g: State, side: int, card: int, kind: int, printed: int, instead: int) -> CountsAs:
    frame = CountsAs()
    frame.at = 0
    frame.side = side
    frame.card = card
    frame.kind = kind
    frame.code = 0
    frame.printed = printed
    frame.instead = instead
    frame.closed = False
    g.push(frame)
    return frame


# --- Orders (O14.1) ---


def orders_of(g: State, card: int) -> list[int]:
    """As which Orders a card may be played: as printed or as the scenario reads it, then the other."""
    too = g.rules.own.order_too[card]
    return [g.rules.card_order[card]] if too == USUAL else [g.rules.card_order[card], too]


def order_as(g: State, side: int, card: int, able: list[int]) -> None:
    """Push the Order of a card that has just been discarded, one of those that can be carried out."""
    if len(able) == 1:
        give_order(g, side, able[0])
    else:
        push_counts_as(g, side, card, ORDER, able[0], able[1])


def give_order(g: State, side: int, order: int) -> None:
    if g.rules.script.events:
        g.rules.happened(g, ORDER_IS_GIVEN, side, -1, -1, order)
    if not g.rules.script.orders[side] or not g.rules.own_order(g, side, order):
        g.rules.order(g, order)


# --- Actions (A24) ---


def ask_action(g: State, w: ActionWindow, code: int, card: int, both: list[Action]) -> None:
    """Two Actions can be played by one choice: ask which."""
    closed = g.frames[-1] is not w
    if closed:
        g.push(w)
    first, second = both[0].code_of(g, card), both[1].code_of(g, card)
    printed, instead = (second, first) if second == g.rules.card_action[card] else (first, second)
    frame = push_counts_as(g, w.player(g), card, ACTION, printed, instead)
    frame.code = code
    frame.closed = closed


# --- Events (1.9.1.1) ---


def event_drawn(g: State, side: int, card: int) -> int:
    """An Event has been drawn: it happens, or its player says as what it counts."""
    event, too = g.rules.card_event[card], g.rules.own.event_too[card]
    if too == USUAL:
        play_event(g, side, event, card)
    else:
        push_counts_as(g, side, card, EVENT, event, too)
    return GO


def play_event(g: State, side: int, event: int, card: int) -> None:
    if event == NO_EVENT:
        g.tell(tell.SCENARIO_CHANGE, g.time, side, -1, g.rules.tables.card_event[card])
        return
    g.tell(tell.EVENT, side, event)
    event_moves_haze(g, event)
    if g.rules.script.events:
        g.rules.happened(g, EVENT_IS_DRAWN, side, -1, -1, event)
    g.rules.event(g, side, event, card)
