"""Actions just before an Attack Roll: those that strengthen it (A27, A30, A34, A37, A41) and Spray Fire (A40)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import Action, ActionWindow, Boost
from sandtable.commander.rules.firepower import (
    BOOST,
    boost_of,
    boost_reason,
    can_reach,
    holds_enemy,
    is_heavy,
    is_marksman,
    is_moving_target,
    is_ordnance,
    piece_boxed_range,
    piece_hex,
    sustains,
)
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import SUSTAINED_FIRE
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.scenario.values import defends
from sandtable.commander.rules.state import State
from sandtable.commander.rules.verbs import PLAY, PLAY_HEX
from sandtable.kernel.choice import a_of, b_of, choice


class BoreSighting(Boost):
    """A27: a Defender's Weapon of printed FP 5 or more takes part."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        return defends(g, side) and any(is_heavy(g, p) for p in pieces)


class Crossfire(Boost):
    """A30: at a unit that is moving."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        return is_moving_target(g, targets)


class HandGrenades(Boost):
    """A34: somebody fires at the next hex."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        return any(hexes_apart(g, piece_hex(g, p), t) == 1 for p in pieces for t in targets)


class Marksmanship(Boost):
    """A37: a Squad or Team of the nation on the card takes part."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        nation = g.rules.tables.card_nation[card]
        return any(is_marksman(g, p, nation) for p in pieces)


class SustainedFire(Boost):
    """A41: a Mortar or MG takes part; one breaks after doubles."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        return any(sustains(g, p) for p in pieces)


class Strengthen(Action):
    """Every Action that adds to the FP of an attack."""

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        attack = cast(FireAttack, w)
        return [
            choice(PLAY, card)
            for card in cards
            if boost_reason(g, attack.side, card, attack.pieces, attack.targets) == reasons.OK
        ]

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        attack = cast(FireAttack, w)
        attack.bonus += BOOST
        if boost_of(g, attack.side, a_of(code), attack.pieces, attack.targets) == SUSTAINED_FIRE:
            attack.sustained += 1


class SprayFire(Action):
    """A40: a second hex next to the first, with an enemy, in Range and LOS of every piece, all Range boxed."""

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        hexes = spray_hexes(g, cast(FireAttack, w))
        return [choice(PLAY_HEX, card, h) for card in cards for h in hexes]

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        cast(FireAttack, w).targets.append(b_of(code))


def spray_hexes(g: State, attack: FireAttack) -> list[int]:
    pieces = attack.pieces
    if len(attack.targets) > 1 or any(is_ordnance(g, p) or not piece_boxed_range(g, p) for p in pieces):
        return []
    found: list[int] = []
    for d in range(6):
        h = g.rules.map.neighbours[attack.targets[0] * 6 + d]
        if h >= 0 and holds_enemy(g, h, attack.side) and all(can_reach(g, p, h) for p in pieces):
            if attack.is_strong_enough(g, [*attack.targets, h]):
                found.append(h)
    return found
