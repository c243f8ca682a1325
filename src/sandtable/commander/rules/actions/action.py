"""Actions (1.6, A24): each says when it may be played, why not, and what it does; a window offers those of its moment.

Which Actions a game has, and in which windows, is a table of the game (`Rules.actions`). Odds, explanations and
opponents ask the same list.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.playing import play_action
from sandtable.commander.rules.scenario.counting_as import ask_action
from sandtable.commander.rules.scenario.own_values import USUAL
from sandtable.commander.rules.scenario.values import barred_actions, is_action_barred
from sandtable.commander.rules.state import Procedure, State
from sandtable.commander.rules.verbs import PLAY, PLAY_HEX, PLAY_UNIT_HEX
from sandtable.kernel.choice import B_SHIFT, MASK, a_of, b_of, choice, verb_of

# windows: the moments at which a player may play Actions
CLOSED: Final = -1  # the procedure asks something else now, or nothing
BEFORE_ATTACK_ROLL: Final = 0
BEFORE_DEFENCE_ROLL: Final = 1
MOVING: Final = 2  # the moving player, at any time in his Move Order
ENTERED: Final = 3  # the inactive player, when a mover has entered a hex
ADVANCED: Final = 4  # the Defender, when a hex was entered without movement
MELEE_BEGINS: Final = 5
MELEE_OVER: Final = 6
BREAKING: Final = 7
TIME_ADVANCES: Final = 8
OPPONENT_PASSED: Final = 9
WINDOWS: Final = 10

PLAYS: Final = [PLAY, PLAY_HEX, PLAY_UNIT_HEX]


class ActionWindow(Procedure):
    """A procedure that lets a player play Actions at one of its steps."""

    def open_window(self) -> int:
        """The window that is open now, or CLOSED."""
        raise NotImplementedError

    def player(self, g: State) -> int:
        """Whose Actions they are."""
        return self.who(g)

    def action_choices(self, g: State) -> list[int]:
        """Every way to play every Action of this window."""
        found: list[int] = []
        side = self.player(g)
        held = held_actions(g, side)
        for action in g.rules.actions(self.open_window()):
            if action.is_among(held):
                cards = action.cards(g, side)
                if cards:
                    found += action.ways(g, self, cards)
        return found

    def play(self, g: State, code: int) -> None:
        """Play the Action that a choice names."""
        found = self.playable(g, code)
        if len(found) > 1 and asks_which(g, a_of(code)):
            ask_action(g, self, code, a_of(code), found)
        elif found:
            found[0].play(g, self, code)

    def playable(self, g: State, code: int) -> list[Action]:
        """The Actions that a choice may mean: more than one only where a card may count as another."""
        found: list[Action] = []
        card = a_of(code)
        for action in g.rules.actions(self.open_window()):
            if card in action.cards(g, self.player(g)) and code in action.ways(g, self, [card]):
                found.append(action)
                if not asks_which(g, card):
                    break
        return found

    def hides(self, g: State) -> bool:
        """Could somebody who held the right card play it now? Says only what everybody can see."""
        if self.open_window() == CLOSED:
            return False
        for action in g.rules.actions(self.open_window()):
            if action.is_open(g, self.player(g)) and action.may(g, self):
                return True
        return False

    def reason(self, g: State, thing: int, verb: int) -> int:
        """Why a card of the hand cannot be played now; `thing` may be a card with a hex or unit."""
        if not g.rules.is_play(verb) or self.open_window() == CLOSED:
            return reasons.OK
        side = self.player(g)
        card = thing >> B_SHIFT if thing > MASK else thing
        if card not in g.hand[side]:
            return reasons.NOT_IN_HAND
        for action in g.rules.actions(self.open_window()):
            if card in action.cards(g, side):
                for way in action.ways(g, self, [card]):
                    if verb_of(way) == verb and (thing == card or thing == card << B_SHIFT | b_of(way)):
                        return reasons.OK
        if is_action_barred(g, side, g.rules.card_action[card]):
            return reasons.NOT_IN_SCENARIO
        return g.rules.action_reason(g, side, card)


class Action:
    """One Action, or several that are played alike."""

    mask: int  # of the codes of what is printed on the cards

    def __init__(self, codes: list[int]) -> None:
        self.mask = 0
        for code in codes:
            self.mask |= 1 << code

    def is_among(self, held: int) -> bool:
        """Can one of these codes be it? Whoever finds its cards in another way has none."""
        return self.mask == 0 or self.mask & held != 0

    def cards(self, g: State, side: int) -> list[int]:
        """Cards of the hand that carry it."""
        mask = self.allowed(g, side)
        return [card for card in g.hand[side] if mask & g.rules.card_actions[card]]

    def allowed(self, g: State, side: int) -> int:
        """The codes that the scenario lets a side play now."""
        return self.mask & ~barred_actions(g, side) if g.rules.own.barred else self.mask

    def is_open(self, g: State, side: int) -> bool:
        """Does the scenario let a side play it at all now?"""
        return self.mask == 0 or self.allowed(g, side) != 0

    def code_of(self, g: State, card: int) -> int:
        """Which of its Actions a card is when it is played as this: what is printed, if it can be."""
        printed = g.rules.card_action[card]
        mask = self.allowed(g, 0 if card in g.hand[0] else 1)
        return printed if mask >> printed & 1 else g.rules.own.action_too[card]

    def may(self, g: State, w: ActionWindow) -> bool:
        """Could it be played now, by somebody who holds the card?"""
        return True

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        """All choices to play it with one of these cards; none where it may not be played."""
        return [choice(PLAY, card) for card in cards] if self.may(g, w) else []

    def play(self, g: State, w: ActionWindow, code: int) -> None:
        """Discard the card and do what the Action says."""
        card = a_of(code)
        play_action(g, w.player(g), card, self.code_of(g, card))
        g.rules.announced(g, w, self, code)

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        raise NotImplementedError


class Boost:
    """What an Action of an attack asks for (A27, A30, A34, A37, A41), so that odds and offers can ask it too."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        raise NotImplementedError


def held_actions(g: State, side: int) -> int:
    """Bit mask of the Actions on the cards of a hand."""
    found = 0
    for card in g.hand[side]:
        found |= g.rules.card_actions[card]
    return found


def holds_any(g: State, side: int, window: int) -> bool:
    """Does a player hold a card with an Action of a window?"""
    held = held_actions(g, side)
    for action in g.rules.actions(window):
        if action.is_among(held) and action.cards(g, side):
            return True
    return False


def asks_which(g: State, card: int) -> bool:
    """May a card count as another Order or Action, if its player likes?"""
    return g.rules.own.action_too[card] != USUAL or g.rules.own.order_too[card] != USUAL


def is_play(code: int) -> bool:
    return verb_of(code) in PLAYS
