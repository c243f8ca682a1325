"""Ways given as hexes in no order: from hex to neighbouring hex, where that can be read in one way only.

`A6/6` says that the way leaves the map by compass side 6 of A6; `A6/0` that it ends there.
"""

from __future__ import annotations

from sandtable.terrain.board import Board
from sandtable.terrain.drawn.outline import SIDES
from sandtable.terrain.hexlist import BadHex, read_hex
from sandtable.terrain.lattice import NONE

ENDS = "0"


def way_steps(m: Board, words: list[str]) -> list[tuple[int, int]]:
    """(hex, side crossed) of the ways through these hexes; BadHex with a question where it could run otherwise."""
    exits: dict[int, str] = {}
    for word in words:
        name, _, sides = word.partition("/")
        h = read_hex(m, name, word)
        if h in exits:
            raise BadHex(word, f"{name} is named twice")
        exits[h] = sides
    steps: list[tuple[int, int]] = []
    for h in exits:
        beside = [d for d in range(SIDES) if m.neighbours[h * SIDES + d] in exits]
        ask_about_knots(m, h, beside, exits)
        steps += [(h, d) for d in beside]
        steps += [(h, d) for d in leaves_by(m, h, beside, exits[h])]
        if not beside:
            raise lonely(m, h)
    return steps


def ask_about_knots(m: Board, h: int, beside: list[int], exits: dict[int, str]) -> None:
    """Three hexes that all touch each other: the way may run along two or three of their sides."""
    for d in beside:
        if (d + 1) % SIDES in beside:
            names = sorted(m.hex_name(x) for x in (h, at(m, h, d), at(m, h, d + 1)))
            reason = (
                f"{names[0]}, {names[1]} and {names[2]} all touch: between which of them does it run? "
                "Write it as a path in [ways]"
            )
            raise BadHex(names[0], reason)


def at(m: Board, h: int, d: int) -> int:
    return m.neighbours[h * SIDES + d % SIDES]


def leaves_by(m: Board, h: int, beside: list[int], said: str) -> list[int]:
    """The sides by which it leaves the map: as said; else straight on from where it would end at the edge."""
    if said:
        return said_sides(m, h, said)
    edge = [d for d in range(SIDES) if m.neighbours[h * SIDES + d] == NONE]
    if not edge or len(beside) != 1:
        return []
    on = (beside[0] + 3) % SIDES
    if on in edge:
        return [on]
    if len(edge) == 1:
        return edge
    sides = " or ".join(str(d + 1) for d in edge)
    name = m.hex_name(h)
    raise BadHex(
        name, f"does it leave the map from {name} by side {sides}? Write {name}/{edge[0] + 1}, or {name}/0 if not"
    )


def said_sides(m: Board, h: int, said: str) -> list[int]:
    name = m.hex_name(h)
    if said == ENDS:
        return []
    found = []
    for digit in said:
        if digit not in "123456" or m.neighbours[h * SIDES + int(digit) - 1] != NONE:
            raise BadHex(f"{name}/{said}", f"{name}/{said}: side {digit} of {name} does not leave the map")
        found.append(int(digit) - 1)
    return found


def lonely(m: Board, h: int) -> BadHex:
    name = m.hex_name(h)
    return BadHex(name, f"{name} is next to no other hex of the way: where does it come from?")
