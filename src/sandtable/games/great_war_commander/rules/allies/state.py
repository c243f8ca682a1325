"""Three players (intro.2): one side of two nations, each with a Fate deck, a discard pile and a Strategy deck.

The nation that acts has its piles, and its rules, in the places of the side; those of the other lie aside. Every
procedure on the stack remembers whose it is, so that what interrupts it changes nothing for it. The two hands are one
list: a card shows by itself whose it is.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.firepower import piece_unit
from sandtable.commander.rules.rolls import Roll
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.state import State, side_units_in
from sandtable.games.great_war_commander.rules.state import GreatWarState
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import Frozen, Shared

OWN: Final = 0  # the nation of the side
JOINED: Final = 1  # the one that fights at its side
NATIONS: Final = [OWN, JOINED]


class AlliedState(GreatWarState):
    joint: int  # the side of two nations
    nations: Frozen[list[int]]  # their codes, its own first
    acting: int  # OWN or JOINED: whose piles lie in the places of the side
    acts: list[int]  # the same for each procedure on the stack
    aside_draw: list[int]
    aside_discards: list[int]
    aside_strategy: list[int]
    other_rules: Shared[Rules]  # as they read for the nation whose piles lie aside

    def push(self, frame: kernel.Frame) -> None:
        """A procedure is of the nation that acts; a roll is of the nation that rolls."""
        super().push(frame)
        if isinstance(frame, Roll) and frame.side == self.joint:
            turn_to(self, roller(self))
        depth = len(self.frames) - 1
        del self.acts[depth:]
        while len(self.acts) <= depth:
            self.acts.append(self.acting)

    def pop(self, value: int = 0) -> int:
        result = super().pop(value)
        depth = len(self.frames)
        if 0 < depth <= len(self.acts):
            turn_to(self, self.acts[depth - 1])
        return result


def is_joint(g: State, side: int) -> bool:
    """Is this the side of two nations, in a game that has one?"""
    return isinstance(g, AlliedState) and side == g.joint


def allied(g: State) -> AlliedState:
    """The state of a game in which a side has two nations; only where it is known to be one."""
    return cast(AlliedState, g)


# --- who acts ---


def turn_to(g: State, nation: int) -> None:
    """Put the piles and the rules of a nation into the places of the side."""
    s = allied(g)
    if s.acting == nation:
        return
    s.acting = nation
    side = s.joint
    g.draw[side], s.aside_draw = s.aside_draw, g.draw[side]
    g.discards[side], s.aside_discards = s.aside_discards, g.discards[side]
    s.s_draw[side], s.aside_strategy = s.aside_strategy, s.s_draw[side]
    g.rules, s.other_rules = s.other_rules, g.rules


def act_as(g: State, nation: int) -> None:
    """The procedure that is running is this nation's from now on."""
    turn_to(g, nation)
    s = allied(g)
    s.acts[len(g.frames) - 1] = nation


def turn_to_card(g: State, side: int, card: int) -> None:
    """A Fate card of the side is played or thrown away: it goes to its nation's pile, whose is what follows from it.
    `resume` ends it."""
    if is_joint(g, side):
        turn_to(g, nation_of_card(g, card))


def turn_to_strategy(g: State, side: int, card: int) -> None:
    """The same for a Strategy Card."""
    if is_joint(g, side):
        turn_to(g, nation_of_strategy(g, card))


def resume(g: State) -> None:
    """Back to the nation whose procedure is running, old or new."""
    if isinstance(g, AlliedState):
        turn_to(g, g.acts[len(g.frames) - 1])


def slip_in(g: State, place: int) -> None:
    """A procedure has been put into the stack: it is of the nation of the one that it waits for."""
    if isinstance(g, AlliedState):
        g.acts.insert(place, g.acts[place])


# --- whose a thing is ---


def which(g: AlliedState, code: int) -> int:
    return JOINED if code == g.nations[JOINED] else OWN


def nation_of_card(g: State, card: int) -> int:
    return which(allied(g), g.rules.tables.card_nation[card])


def nation_of_strategy(g: State, card: int) -> int:
    return which(allied(g), g.rules.tables.strategy_nation[card])


def nation_of_unit(g: State, u: int) -> int:
    return which(allied(g), g.rules.tables.unit_nation[g.u_type[u]])


def nation_of_piece(g: State, piece: int) -> int:
    return nation_of_unit(g, piece_unit(g, piece))


def nation_in_melee(g: State, hex: int) -> int:
    """Of men of both nations the side's own ones roll."""
    for u in side_units_in(g, hex, allied(g).joint):
        if nation_of_unit(g, u) == OWN:
            return OWN
    return JOINED


def roller(g: State) -> int:
    """The nation of the piece for which the side is about to roll; where there is none, the nation that acts."""
    s = allied(g)
    subject = kernel.subject_below(g)
    for u in (subject.unit, piece_unit(g, subject.piece) if subject.piece >= 0 else -1):
        if u >= 0 and g.u_owner[u] == s.joint:
            return nation_of_unit(g, u)
    return nation_in_melee(g, subject.hex) if subject.kind == "melee" else s.acting


# --- the two hands ---


def cards_of(g: State, cards: list[int], nation: int) -> list[int]:
    return [card for card in cards if nation_of_card(g, card) == nation]


def strategies_of(g: State, side: int) -> list[int]:
    """The Strategy Cards that the acting nation of a side holds; of any other side simply those held."""
    if not isinstance(g, AlliedState) or side != g.joint:
        return cast(GreatWarState, g).s_hand[side]
    return [card for card in g.s_hand[side] if nation_of_strategy(g, card) == g.acting]


def nations_of(g: State, side: int) -> list[int]:
    """Codes of a side's nations that have cards."""
    if isinstance(g, AlliedState) and side == g.joint:
        return g.nations
    return [g.rules.nation[side]]


def strategy_piles(g: State, side: int) -> list[list[int]]:
    """A side's Strategy draw piles, its own nation's first."""
    mine = cast(GreatWarState, g).s_draw[side]
    if not isinstance(g, AlliedState) or side != g.joint:
        return [mine]
    return [mine, g.aside_strategy] if g.acting == OWN else [g.aside_strategy, mine]


def could_hold(g: State, side: int, card: int) -> bool:
    """Could a Strategy Card be held, by the number of cards that each nation of the side is seen to hold?"""
    if not isinstance(g, AlliedState) or side != g.joint:
        return True
    nation = nation_of_strategy(g, card)
    return any(nation_of_strategy(g, held) == nation for held in g.s_hand[side])


class Whole:
    """Both hands of the side, while only that of one nation lies there."""

    def __init__(self, hand: list[int], seen: list[int], acting: int) -> None:
        self.hand = hand
        self.seen = seen
        self.acting = acting


def narrow(g: State, nation: int) -> Whole:
    """Turn to a nation, with nothing but its own cards in the hand; `widen` ends it."""
    s = allied(g)
    whole = Whole(g.hand[s.joint], g.seen[s.joint], s.acting)
    turn_to(g, nation)
    g.hand[s.joint] = cards_of(g, whole.hand, nation)
    g.seen[s.joint] = cards_of(g, whole.seen, nation)
    return whole


def widen(g: State, whole: Whole) -> None:
    """Both hands as they were."""
    s = allied(g)
    g.hand[s.joint] = whole.hand
    g.seen[s.joint] = whole.seen
    turn_to(g, whole.acting)


def widen_changed(g: State, nation: int, whole: Whole) -> None:
    """Both hands, with what has been dealt to one nation meanwhile."""
    s = allied(g)
    whole.hand = sorted(cards_of(g, whole.hand, 1 - nation) + g.hand[s.joint])
    widen(g, whole)
