"""Markers on the map: Smoke, Blaze and Fortifications (8.1, T79, T94, F100)."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.ground import is_water, terrain_at
from sandtable.commander.rules.names import NO_FORT
from sandtable.commander.rules.scenario.values import fall_with_fort
from sandtable.commander.rules.state import CUP, State
from sandtable.kernel.frame import with_byte, without


def is_impassable(g: State, hex: int) -> bool:
    """A Blaze or a Water Barrier (T79, T98)."""
    return g.h_blaze[hex] > 0 or g.rules.move_cost[terrain_at(g, hex)] == 0


def draw_counter(g: State) -> int:
    """A random Smoke/Blaze counter from the cup, 0 if it is empty (T94)."""
    if not g.cup:
        return 0
    value = g.chance.pick(CUP, g.cup)
    g.cup = without(g.cup, value)
    g.reveal(value)
    return value


def return_counter(g: State, value: int) -> None:
    if value:
        g.cup = sorted([*g.cup, value])


def may_smoke(g: State, hex: int) -> bool:
    """Smoke may not be in Water nor with a Blaze (T89, T95, T98, 8.1.5)."""
    return not is_water(g, hex) and not g.h_blaze[hex]


def place_smoke(g: State, hex: int, value: int) -> None:
    """Put a drawn counter into a hex: of two the larger stays (8.1.4)."""
    if not value:
        return
    if not may_smoke(g, hex) or g.h_smoke[hex] >= value:
        return_counter(g, value)
        return
    return_counter(g, g.h_smoke[hex])
    g.h_smoke = with_byte(g.h_smoke, hex, value)
    g.smoked |= 1 << hex
    g.tell(tell.SMOKE, hex, value)


def random_smoke(g: State, hex: int) -> None:
    if may_smoke(g, hex):
        place_smoke(g, hex, draw_counter(g))


def remove_smoke(g: State, hex: int) -> None:
    return_counter(g, g.h_smoke[hex])
    g.h_smoke = with_byte(g.h_smoke, hex, 0)
    g.smoked &= ~(1 << hex)
    g.tell(tell.SMOKE_GONE, hex)


def smoke_hexes(g: State) -> list[int]:
    return [h for h in range(len(g.h_smoke)) if g.h_smoke[h]]


def blaze_hexes(g: State) -> list[int]:
    return [h for h in range(len(g.h_blaze)) if g.h_blaze[h]]


def place_blaze(g: State, hex: int) -> None:
    """A Blaze removes Smoke and Fortification (E46, 8.1.5); units are displaced by the caller."""
    if g.h_smoke[hex]:
        remove_smoke(g, hex)
    remove_fort(g, hex)
    g.rules.burn(g, hex)
    g.h_blaze = with_byte(g.h_blaze, hex, 1 + draw_counter(g))
    g.ablaze |= 1 << hex
    g.tell(tell.BLAZE, hex)


def may_fortify(g: State, hex: int) -> bool:
    """No Water, no Blaze, no other Fortification: the first takes precedence (8.1.3, F100.3)."""
    return not is_water(g, hex) and not g.h_blaze[hex] and g.h_fort[hex] == NO_FORT


def place_fort(g: State, hex: int, fort: int) -> None:
    g.h_fort = with_byte(g.h_fort, hex, fort)
    g.tell(tell.FORTIFIED, hex, fort)


def remove_fort(g: State, hex: int) -> None:
    if g.h_fort[hex] != NO_FORT:
        g.tell(tell.FORT_GONE, hex, g.h_fort[hex])
        fall_with_fort(g, hex)
        g.h_fort = with_byte(g.h_fort, hex, NO_FORT)


def fort_in_play(g: State, fort: int) -> bool:
    return fort in g.h_fort
