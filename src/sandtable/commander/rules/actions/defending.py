"""Actions just before a Defence Roll: Concealment (A29), Hidden Entrenchments and Hidden Pillbox (A35.1, A35.3)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.map.kinds import BUILDING
from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.markers import fort_in_play, may_fortify, place_fort
from sandtable.commander.rules.names import FOXHOLES, PILLBOX
from sandtable.commander.rules.orders.defence import Defence
from sandtable.commander.rules.scenario.values import defends
from sandtable.commander.rules.state import State
from sandtable.commander.rules.verbs import PLAY, PLAY_HEX
from sandtable.kernel.choice import b_of, choice, verb_of


class Concealment(Action):
    """A29: of two hexes under fire (A40) the player names the one whose Cover counts."""

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        targets = cast(Defence, w).targets
        if len(targets) > 1:
            return [choice(PLAY_HEX, card, h) for card in cards for h in targets]
        return [choice(PLAY, card) for card in cards]

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        attack = cast(Defence, w)
        attack.conceal(g, b_of(code) if verb_of(code) == PLAY_HEX else attack.targets[0])


def may_dig(g: State, attack: Defence) -> bool:
    """A35: the Defender, in a hex under fire that can hold a Fortification."""
    hex = g.u_hex[attack.roller]
    return defends(g, g.u_owner[attack.unit]) and hex in attack.targets and may_fortify(g, hex)


class HiddenEntrenchments(Action):
    """A35.1: not in a Building."""

    def may(self, g: State, w: ActionWindow) -> bool:
        attack = cast(Defence, w)
        return may_dig(g, attack) and terrain_at(g, g.u_hex[attack.roller]) != BUILDING

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        place_fort(g, g.u_hex[cast(Defence, w).roller], FOXHOLES)


class HiddenPillbox(Action):
    """A35.3: on an Objective, one in a game."""

    def may(self, g: State, w: ActionWindow) -> bool:
        attack = cast(Defence, w)
        on_objective = g.rules.map.objective[g.u_hex[attack.roller]] != 0
        return may_dig(g, attack) and on_objective and not fort_in_play(g, PILLBOX)

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        place_fort(g, g.u_hex[cast(Defence, w).roller], PILLBOX)
