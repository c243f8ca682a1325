"""Dice by label: who rolls for what. Nothing hangs on the order in which units are stored or rolls are made.

A label names turn, step and hex-step, the purpose, and the units by their flags: "3.8.2 defend S4 G1". The same label
gives the same dice in every game of one seed, and is rolled once in a game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from sandtable.games.barbarossa.rules.state import State, name_of
from sandtable.kernel.errors import ScriptError

FACES: Final = 6
FACE_BITS: Final = 7  # no roll has more dice than that
FAIR: Final = 252  # the largest multiple of 6 in a byte: bytes from there on are thrown away


def label(g: State, purpose: str, unit: int = -1, target: int = -1) -> str:
    """Who rolls for what, and when."""
    when = f"{g.turn}.{g.step}.{g.hex_step}" if g.hex_step else f"{g.turn}.{g.step}"
    whom = "" if unit < 0 else " " + name_of(g, unit)
    at = "" if target < 0 else " " + name_of(g, target)
    return f"{when} {purpose}{whom}{at}"


def roll(g: State, what: str, count: int) -> list[int]:
    """So many dice. A case can force them by the label, with or without its turn and step."""
    forced = take_forced(g, what)
    if len(forced) > 0:
        if len(forced) != count:
            raise ScriptError(f"{what!r} rolls {count} dice, not {len(forced)}")
        dice = forced
    else:
        g.chance.count += 1 if count > 0 else 0  # so that a case can tell that dice were rolled which it does not list
        dice = thrown(g.chance.seed, what, count)
    for die in dice:
        g.reveal(die)
    return dice


def thrown(seed: str, what: str, count: int) -> list[int]:
    dice: list[int] = []
    block = 0
    while len(dice) < count:
        for byte in blake2b(f"{seed}/{what}/{block}".encode()).digest():
            if byte < FAIR and len(dice) < count:
                dice.append(byte % FACES + 1)
        block += 1
    return dice


def take_forced(g: State, what: str) -> list[int]:
    if len(g.dice_labels) == 0:
        return []
    for name in (what, what.partition(" ")[2]):
        if name in g.dice_labels:
            i = g.dice_labels.index(name)
            g.dice_labels.pop(i)
            return g.dice_forced.pop(i)
    return []


def faces(dice: list[int]) -> int:
    """How many dice show each face, packed into one number: what events tell of a roll."""
    packed = 0
    for die in dice:
        packed += 1 << (die - 1) * FACE_BITS
    return packed


def counts_of(packed: int) -> list[int]:
    """By face, from 1."""
    return [packed >> n * FACE_BITS & (1 << FACE_BITS) - 1 for n in range(FACES)]


def one(g: State, what: str) -> int:
    return roll(g, what, 1)[0]


def total(dice: list[int]) -> int:
    return sum(dice)


def hits(dice: list[int], accuracy: int) -> int:
    """card.range.2"""
    return len([die for die in dice if die <= accuracy])
