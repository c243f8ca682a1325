"""Choices as ints: a verb and up to three arguments of twelve bits each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VERB_SHIFT: Final = 36
A_SHIFT: Final = 24
B_SHIFT: Final = 12
MASK: Final = 4095


def choice(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    v: i64 = verb  # native words: shifting boxed ints is slow when compiled
    x: i64 = a
    y: i64 = b
    z: i64 = c
    return v << VERB_SHIFT | x << A_SHIFT | y << B_SHIFT | z


def verb_of(code: int) -> int:
    v: i64 = code
    return v >> VERB_SHIFT


def a_of(code: int) -> int:
    v: i64 = code
    return (v >> A_SHIFT) & MASK


def b_of(code: int) -> int:
    v: i64 = code
    return (v >> B_SHIFT) & MASK


def c_of(code: int) -> int:
    v: i64 = code
    return v & MASK


def is_among(number: int, numbers: list[int]) -> bool:
    """Is it one of them? (`in` compares boxed ints, which is slow when compiled.)"""
    for n in numbers:
        if n == number:
            return True
    return False


class Verb:
    """Name of a verb and the kinds of its arguments (piece, hex, card, number...)."""

    def __init__(self, code: int, name: str, kinds: list[str]) -> None:
        self.code = code
        self.name = name
        self.kinds = kinds


def arguments(verb: Verb, code: int) -> list[int]:
    return [a_of(code), b_of(code), c_of(code)][: len(verb.kinds)]
