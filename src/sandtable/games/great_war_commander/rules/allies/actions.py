"""Actions and what strengthens an attack, on a side of two nations (intro.2): a card serves its own men."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.actions.action import Action, ActionWindow, Boost
from sandtable.commander.rules.actions.opfire import OpFire, OpFireWindow
from sandtable.commander.rules.firepower import piece_unit
from sandtable.commander.rules.state import OP_FIRING, State, side_units_in
from sandtable.commander.rules.verbs import PLAY_HEX, PLAY_UNIT_HEX
from sandtable.games.great_war_commander.rules.actions.by_window import ACTIONS, BOOSTS
from sandtable.games.great_war_commander.rules.activation import first_of_activation
from sandtable.games.great_war_commander.rules.allies.state import (
    NATIONS,
    allied,
    cards_of,
    nation_of_card,
    nation_of_piece,
    nation_of_unit,
    resume,
    turn_to,
    turn_to_card,
)
from sandtable.kernel.choice import a_of, b_of, verb_of


class NationalAction(Action):
    """An Action as either nation may play it."""

    inner: Action

    def __init__(self, inner: Action) -> None:
        self.mask = inner.mask
        self.inner = inner

    def cards(self, g: State, side: int) -> list[int]:
        return self.inner.cards(g, side)

    def is_open(self, g: State, side: int) -> bool:
        return self.inner.is_open(g, side)

    def code_of(self, g: State, card: int) -> int:
        return self.inner.code_of(g, card)

    def may(self, g: State, w: ActionWindow) -> bool:
        if w.player(g) != allied(g).joint:
            return self.inner.may(g, w)
        able = False
        for nation in NATIONS:
            turn_to(g, nation)
            able = able or self.inner.may(g, w)
        resume(g)
        return able

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        if w.player(g) != allied(g).joint:
            return self.inner.ways(g, w, cards)
        found: list[int] = []
        for nation in NATIONS:
            mine = cards_of(g, cards, nation)
            if mine:
                turn_to(g, nation)
                found += [code for code in self.inner.ways(g, w, mine) if self.serves(g, w, nation, code)]
        resume(g)
        return found

    def play(self, g: State, w: ActionWindow, code: int) -> None:
        turn_to_card(g, w.player(g), a_of(code))
        self.inner.play(g, w, code)
        resume(g)

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        self.inner.happens(g, w, code)

    def serves(self, g: State, w: ActionWindow, nation: int, code: int) -> bool:
        """Is it played for men of the nation that acts, or for nobody in particular?"""
        if isinstance(self.inner, OpFire):
            return can_op_fire(g, cast(OpFireWindow, w), a_of(code))
        if verb_of(code) == PLAY_UNIT_HEX:
            return nation_of_unit(g, b_of(code)) == nation
        if verb_of(code) == PLAY_HEX:
            return is_with(g, b_of(code), nation)
        return concerns(g, w, nation)


def can_op_fire(g: State, w: OpFireWindow, card: int) -> bool:
    """Could the nation that acts activate somebody, when the card itself is gone (A42)?"""
    hand = g.hand[w.side]
    g.hand[w.side] = [c for c in hand if c != card]
    able = bool(first_of_activation(g, w.side, OP_FIRING, w.hex))
    g.hand[w.side] = hand
    return able


def is_with(g: State, hex: int, nation: int) -> bool:
    """Has the nation men in a hex, or has the side none there?"""
    men = side_units_in(g, hex, allied(g).joint)
    return not men or any(nation_of_unit(g, u) == nation for u in men)


def concerns(g: State, w: ActionWindow, nation: int) -> bool:
    subject = w.about(g)
    for u in (subject.unit, piece_unit(g, subject.piece) if subject.piece >= 0 else -1):
        if u >= 0 and g.u_owner[u] == allied(g).joint:
            return nation_of_unit(g, u) == nation
    return subject.kind != "melee" or is_with(g, subject.hex, nation)


class NationalBoost(Boost):
    inner: Boost

    def __init__(self, inner: Boost) -> None:
        self.inner = inner

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        if side == allied(g).joint and pieces and nation_of_piece(g, pieces[0]) != nation_of_card(g, card):
            return False
        return self.inner.fits(g, side, card, pieces, targets)


def national_actions() -> list[list[Action]]:
    found: list[list[Action]] = []
    for actions in ACTIONS:
        found.append([NationalAction(action) for action in actions])
    return found


NATIONAL_ACTIONS: Final = national_actions()
NATIONAL_BOOSTS: Final[dict[int, Boost]] = {code: NationalBoost(boost) for code, boost in BOOSTS.items()}
