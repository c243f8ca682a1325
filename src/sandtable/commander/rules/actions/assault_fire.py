"""Assault Fire (A26) and Smoke Grenades (A39): Actions of units activated to Move."""

from __future__ import annotations

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.firepower import piece_boxed_firepower, pieces_of
from sandtable.commander.rules.markers import may_smoke, random_smoke
from sandtable.commander.rules.orders.firegroup import PICK_TARGET, SingleShot
from sandtable.commander.rules.state import MOVING, State, flagged
from sandtable.commander.rules.stats import boxed_movement
from sandtable.commander.rules.verbs import FIRE_AT, PLAY_UNIT_HEX
from sandtable.kernel.choice import c_of, choice


class AssaultFire(SingleShot):
    """A26: one Fire Attack by pieces with boxed FP among the units activated to Move and their Weapons."""

    def pool(self, g: State) -> list[int]:
        return boxed_movers(g, self.side)

    def target_choices(self, g: State) -> list[int]:
        """A26 needs an enemy to shoot at, so only attacks, no Smoke rounds."""
        return [choice(FIRE_AT, h) for h in self.fire_targets(g)]


def boxed_movers(g: State, side: int) -> list[int]:
    found: list[int] = []
    for u in flagged(g, side, MOVING):
        found += [p for p in pieces_of(g, u) if piece_boxed_firepower(g, p)]
    found.sort()
    return found


def new_assault_fire(side: int) -> AssaultFire:
    frame = AssaultFire()
    frame.at = PICK_TARGET
    frame.side = side
    frame.clear_shot()
    return frame


class AssaultFireAction(Action):
    """A26: somebody with boxed FP among those activated to Move has an enemy to shoot at."""

    def may(self, g: State, w: ActionWindow) -> bool:
        side = w.player(g)
        return len(boxed_movers(g, side)) > 0 and len(new_assault_fire(side).target_choices(g)) > 0

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        g.push(new_assault_fire(w.player(g)))


class SmokeGrenades(Action):
    """A39: in or adjacent to a unit with boxed Movement, named before the counter is drawn."""

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        found: list[int] = []
        for card in cards:
            found += smoke_choices(g, w.player(g), card)
        return found

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        random_smoke(g, c_of(code))


def smoke_choices(g: State, side: int, card: int) -> list[int]:
    found: list[int] = []
    for u in flagged(g, side, MOVING):
        if boxed_movement(g, u):
            hex = g.u_hex[u]
            near = [hex] + [g.rules.map.neighbours[hex * 6 + d] for d in range(6)]
            found += [choice(PLAY_UNIT_HEX, card, u, h) for h in near if h >= 0 and may_smoke(g, h)]
    return found
