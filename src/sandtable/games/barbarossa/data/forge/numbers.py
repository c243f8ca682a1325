"""Arithmetic of the forge: decimals of many places, rounded once, to the nearest and halves up."""

from __future__ import annotations

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Context, Decimal
from typing import Final

CONTEXT: Final = Context(prec=40)  # of a whole run
FINE: Final = Decimal("1e-20")  # what is nearer than this to a half is the half


def exact(number: float) -> Decimal:
    """The decimal as it stands in the file."""
    return Decimal(str(number))


def nearest(number: Decimal) -> int:
    return int(number.quantize(FINE).to_integral_value(ROUND_HALF_UP))


def floor(number: Decimal) -> int:
    return int(number.quantize(FINE).to_integral_value(ROUND_FLOOR))


def between(least: int, number: int, most: int) -> int:
    return max(least, min(most, number))
