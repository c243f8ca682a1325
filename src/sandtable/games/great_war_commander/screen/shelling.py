"""Odds of shells whose own roll may change the ground before those on it defend (T99.5, O19.2.1.4.2)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.cards import product
from sandtable.commander.rules.cover import best_cover
from sandtable.commander.rules.odds import (
    HIGHEST,
    LOWEST,
    SPREAD,
    Contest,
    UnitOdds,
    add_pairs,
    believed_pile,
    new_contest,
    roll_counts,
    unit_cover,
    unit_odds,
)
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import morale_without_cover
from sandtable.games.great_war_commander.rules.ground import PROOF, ruin, vulnerability
from sandtable.games.great_war_commander.title import TITLE

NO_NEED = -1  # no Targeting Roll, or one that has hit already


def least_roll(g: State, hex: int, strength: int) -> int:
    """The roll from which on an attack of some strength changes a hex."""
    least = vulnerability(g, hex)
    return HIGHEST + 1 if least == PROOF else max(LOWEST, least - strength)


class Shelling:
    """An attack on one hex, as it is and as the attack would make it. `need`: what the Targeting Roll must exceed."""

    def __init__(self, g: State, seat: int, side: int, strength: int, hex: int, crossing: int, need: int) -> None:
        self.hex = hex
        self.strength = strength
        self.crossing = crossing
        after = cast(State, TITLE.clone(g))
        ruin(after, hex)
        self.grounds = [g, after]
        least = least_roll(g, hex, strength)
        self.rolls = [split(g, seat, side, defender, least, need) for defender in range(2)]

    def fate(self, u: int) -> UnitOdds:
        beaten = tied = 0.0
        before = self.grounds[0]
        for ground, rolls in zip(self.grounds, self.rolls[before.u_owner[u]], strict=True):
            cover = unit_cover(ground, u, best_cover(ground, self.hex, True, self.crossing))
            margin = morale_without_cover(ground, u) + cover - self.strength
            beaten += exceeds(rolls, margin)
            tied += rolls.equals(margin)
        return unit_odds(before, u, beaten, tied)


def exceeds(rolls: Contest, margin: int) -> float:
    return sum(rolls.counts) / rolls.size if margin < -SPREAD else rolls.exceeds(margin)


def split(g: State, seat: int, side: int, defender: int, least: int, need: int) -> list[Contest]:
    """The contest of attack and defence, apart for attack rolls below `least` and from there on; together 1."""
    parts = [
        new_contest(pairs(g, seat, side, defender, LOWEST, least - 1, need)),
        new_contest(pairs(g, seat, side, defender, least, HIGHEST, need)),
    ]
    whole = max(1, sum(sum(part.counts) for part in parts))
    for part in parts:
        part.size = whole
    return parts


def pairs(g: State, seat: int, side: int, defender: int, low: int, high: int, need: int) -> list[int]:
    """Pairs of cards whose first is an attack roll from `low` to `high`, after a card that has hit is gone."""
    pile = believed_pile(g, seat, side)
    mine = roll_counts(g, pile)
    theirs = mine if side == defender else roll_counts(g, believed_pile(g, seat, defender))
    counts = [0] * (2 * SPREAD + 1)
    if need == NO_NEED:
        add_pairs(counts, within(mine, low, high), theirs, side == defender, 1)
        return counts
    hits = roll_counts(g, [card for card in pile if product(g, card) > need])
    for used in range(LOWEST, HIGHEST + 1):
        if hits[used]:
            mine[used] -= 1
            add_pairs(counts, within(mine, low, high), theirs, side == defender, hits[used])
            mine[used] += 1
    return counts


def within(counts: list[int], low: int, high: int) -> list[int]:
    return [count if low <= roll <= high else 0 for roll, count in enumerate(counts)]
