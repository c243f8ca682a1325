"""Night and Illumination (21.0)."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import NOBODYS, d6, d10
from sandtable.games.combat.rules.cards.effect_names import DICE_COUNT, DICE_SIDES, DICE_ZERO, R_LIGHT
from sandtable.games.combat.rules.names import ABLE
from sandtable.games.combat.rules.state import NOWHERE, State
from sandtable.games.combat.rules.values import map_direction, neighbour

FLARE_RANGE: Final = 6
FLARE_SCATTER: Final = DICE_COUNT + 6 * DICE_SIDES + DICE_ZERO - 2  # 1D6-2
GOES_OUT: Final = 8


def roll_dice(g: State, code: int) -> int:
    """A number of dice as `effect_names.dice_code` writes it."""
    total = code % DICE_SIDES - DICE_ZERO
    sides = code % DICE_COUNT // DICE_SIDES
    for _ in range(code // DICE_COUNT):
        total += d6(g) if sides == 6 else d10(g)
    return total


def most_of(code: int) -> int:
    """The highest that such dice can show."""
    highest = 6 if code % DICE_COUNT // DICE_SIDES == 6 else 9
    return code // DICE_COUNT * highest + code % DICE_SIDES - DICE_ZERO


def scattered(g: State, hex: int, distance: int) -> int:
    """So many hexes in a D6 direction of the first compass; NOWHERE if that leaves the Board."""
    if distance <= 0:
        return hex
    direction = map_direction(g, ABLE, d6(g))
    for _ in range(distance):
        hex = neighbour(g, hex, direction)
        if hex < 0:
            return NOWHERE
    return hex


def launch_flare(g: State, m: int, hex: int, scatter: int) -> None:
    """21.1b-c: placed, scattered, then it lights up; 1D6-2 below 1 does not scatter (A76)."""
    end = scattered(g, hex, roll_dice(g, scatter))
    g.tell(tell.FLARE, m, hex, end)
    if end >= 0:
        g.light_hex.append(end)
        g.light_born.append(g.turn)


def drift_lights(g: State) -> None:
    """21.1e: from the turn after the launch, 8 or 9 puts it out, else it moves a hex with the wind."""
    for i in range(len(g.light_hex) - 1, -1, -1):
        if g.light_born[i] >= g.turn:
            continue
        die = d10(g)
        g.tell(tell.CHECKED, NOBODYS, R_LIGHT, die, GOES_OUT - 1)
        old = g.light_hex[i]
        new = neighbour(g, old, g.wind) if die < GOES_OUT else NOWHERE
        if new < 0:
            g.tell(tell.LIGHT_OUT, old)
            del g.light_hex[i], g.light_born[i]
        else:
            g.light_hex[i] = new
            g.tell(tell.LIGHT_DRIFTS, old, new)
