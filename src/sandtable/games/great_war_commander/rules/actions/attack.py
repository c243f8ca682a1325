"""Actions just before a Fire Attack Roll beside those of the family (A33, A40, A48, A50, A55): +2 FP each."""

from __future__ import annotations

from sandtable.commander.rules.actions.action import Boost
from sandtable.commander.rules.firepower import is_marksman, is_weapon, piece_hex, weapon_of
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.state import State, other, side_units_in
from sandtable.games.great_war_commander.rules.formations import is_tank


class Spirit(Boost):
    """Élan, Live Forever, Unternehmungslustig (A40, A48, A55): any Fire Attack."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        return True


class NamedMarksmanship(Boost):
    """A50: a Platoon or Team of the nation that the card names takes part."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        nation = g.rules.tables.card_marksmen[card]
        for piece in pieces:
            if is_marksman(g, piece, nation):
                return True
        return False


class GrenadeBundle(Boost):
    """A33: German Weapons, all of them next to the Tank that they attack."""

    def fits(self, g: State, side: int, card: int, pieces: list[int], targets: list[int]) -> bool:
        for piece in pieces:
            if not is_german_weapon(g, piece) or hexes_apart(g, piece_hex(g, piece), targets[0]) != 1:
                return False
        return holds_tank(g, targets[0], other(side))


def is_german_weapon(g: State, piece: int) -> bool:
    tables = g.rules.tables
    return is_weapon(piece) and tables.nation_axis[tables.weapon_nation[g.w_type[weapon_of(piece)]]] != 0


def holds_tank(g: State, hex: int, side: int) -> bool:
    for u in side_units_in(g, hex, side):
        if is_tank(g, u):
            return True
    return False
