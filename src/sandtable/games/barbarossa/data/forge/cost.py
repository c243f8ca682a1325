"""Force Points: what a unit deals out, what it can take, what else it can do, and what matches say of all that."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from sandtable.games.barbarossa.data.card_shapes import CardRow
from sandtable.games.barbarossa.data.forge.numbers import exact, nearest
from sandtable.games.barbarossa.data.forge.shapes import CostKnobs
from sandtable.games.barbarossa.data.pack_cards import fortitude_of

ROLLS: Final = [a + b for a in range(1, 7) for b in range(1, 7)]  # of a Fortitude Test


def cost_of(knobs: CostKnobs, card: CardRow, march: int, specials: list[str]) -> int:
    worth = (offence(knobs, card) * holding(knobs, card)).sqrt() * exact(knobs.factor)
    worth *= 1 + exact(knobs.range_step) * (spaces(knobs, card) - knobs.usual_range)
    worth *= 1 + exact(knobs.march_step) * ((march or knobs.usual_march) - knobs.usual_march)
    if card.type == "aircraft":
        worth *= exact(knobs.sortie)
    worth += sum(knobs.specials[name] for name in specials)
    return nearest(worth * exact(knobs.measured.get(card.id, 1)))


def offence(knobs: CostKnobs, card: CardRow) -> Decimal:
    """Half the worth of Close Combat counts: there men and what is kept for it are fought."""
    ranged = mean_accuracy(card) * weighed(knobs, card, card.firepower)
    men = {row: dice for row, dice in card.firepower.items() if row == "infantry"}
    close = card.accuracy.close * weighed(knobs, card, men | card.close_firepower)
    return (ranged + exact(knobs.close_share) * close) / knobs.fires


def mean_accuracy(card: CardRow) -> Decimal:
    """Over the hexes of its range; the first space of an aircraft is its only one."""
    spaces = [accuracy for accuracy in card.accuracy.range if accuracy] or [card.accuracy.close]
    return Decimal(sum(spaces)) / len(spaces)


def weighed(knobs: CostKnobs, card: CardRow, rows: dict[str, list[int]]) -> Decimal:
    return sum((weight(knobs, card, row) * dice[0] for row, dice in rows.items()), Decimal(0))


def weight(knobs: CostKnobs, card: CardRow, row: str) -> Decimal:
    if row == "aircraft" and card.type == "aircraft":
        return exact(knobs.air_weights.aircraft)
    if row == "aircraft" and card.accuracy.air:
        return exact(knobs.air_weights.anti_aircraft)
    return exact(knobs.weights[row])


def holding(knobs: CostKnobs, card: CardRow) -> Decimal:
    thick = exact(knobs.defense) * card.defense + exact(knobs.defense_squared) * card.defense**2
    passes = Decimal(sum(roll <= fortitude_of(card)[0] for roll in ROLLS)) / len(ROLLS)
    base, share = knobs.steadiness
    return (card.size + thick) * (exact(base) + exact(share) * passes)


def spaces(knobs: CostKnobs, card: CardRow) -> int:
    return len(card.accuracy.range) or knobs.usual_range
