"""Words of map files: hexes (`C5`, `C3-C7`), hexsides (`C5/C6`, `C5/14`) and paths (`edge:6 A5 B5`)."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.terrain.board import Board
from sandtable.terrain.drawn.outline import SIDES
from sandtable.terrain.lattice import NONE


class BadHex(ValueError):
    def __init__(self, word: str, reason: str) -> None:
        super().__init__(reason)
        self.word = word
        self.reason = reason


def read_hex(m: Board, word: str, whole_word: str = "") -> int:
    index = m.hex_index(word)
    if index == NONE or m.hex_name(index) != word:
        corner = m.hex_name(m.size - 1)
        raise BadHex(whole_word or word, f"{word or 'nothing'} is not a hex of this map ({m.hex_name(0)} to {corner})")
    return index


def read_hexes(m: Board, words: list[str]) -> list[int]:
    """Hexes and column ranges, none of them twice."""
    return hex_ranges(words, m.rows, lambda word, whole: read_hex(m, word, whole), m.hex_name)


def hex_ranges(words: list[str], rows: int, index: Callable[[str, str], int], name: Callable[[int], str]) -> list[int]:
    """The same by any names of hexes: `index` reads one that stands in a whole word, or raises BadHex."""
    found: list[int] = []
    for word in words:
        first, dash, last = word.partition("-")
        a = index(first, word)
        b = index(last, word) if dash else a
        if a // rows != b // rows or b < a:
            raise BadHex(word, f"{word}: a range runs down one column")
        for h in range(a, b + 1):
            if h in found:
                raise BadHex(word, f"{name(h)} is named twice")
            found.append(h)
    return found


def side_between(m: Board, a: int, b: int) -> int:
    """Direction from a to its neighbour b, or NONE."""
    for d in range(SIDES):
        if m.neighbours[a * SIDES + d] == b:
            return d
    return NONE


def read_side(m: Board, word: str) -> list[tuple[int, int]]:
    """(hex, direction) of a hexside `C5/C6`, or of several hexsides of one hex by their compass numbers: `C5/126`."""
    first, slash, second = word.partition("/")
    a = read_hex(m, first, word)
    if not slash or not second:
        raise BadHex(word, f"{word}: a hexside is written C5/C6, or C5/126 by compass numbers")
    if not second.isdigit():
        d = side_between(m, a, read_hex(m, second, word))
        if d == NONE:
            raise BadHex(word, f"{first} and {second} are not adjacent")
        return [(a, d)]
    sides = []
    for digit in second:
        d = int(digit) - 1
        if not 0 <= d < SIDES:
            raise BadHex(word, f"{word}: compass numbers run from 1 to 6")
        if m.neighbours[a * SIDES + d] == NONE:
            raise BadHex(word, f"{word}: side {digit} of {first} is the edge of the map")
        sides.append((a, d))
    return sides


def path_steps(m: Board, words: list[str]) -> list[tuple[int, int]]:
    """(hex, direction) of every hexside a path crosses, seen from both hexes; direction NONE for a path of one hex.

    `edge:N` before the first or after the last hex leads off the map by compass side N.
    """
    steps: list[tuple[int, int]] = []
    hexes = [word for word in words if not word.startswith("edge:")]
    if not hexes:
        raise BadHex("", "a path needs at least one hex")
    for n, word in enumerate(words):
        if word.startswith("edge:"):
            if n not in (0, len(words) - 1):
                raise BadHex(word, f"{word} may only stand at the ends of a path")
            steps.append(read_exit(m, read_hex(m, hexes[0] if n == 0 else hexes[-1]), word))
    path = [read_hex(m, word) for word in hexes]
    for n in range(1, len(path)):
        d = side_between(m, path[n - 1], path[n])
        if d == NONE:
            raise BadHex(hexes[n], f"{hexes[n - 1]} and {hexes[n]} are not adjacent")
        steps.append((path[n - 1], d))
        steps.append((path[n], (d + 3) % SIDES))
    return steps or [(path[0], NONE)]


def read_exit(m: Board, h: int, word: str) -> tuple[int, int]:
    number = word[len("edge:") :]
    if number not in ("1", "2", "3", "4", "5", "6"):
        raise BadHex(word, f"{word}: compass numbers run from 1 to 6")
    if m.neighbours[h * SIDES + int(number) - 1] != NONE:
        raise BadHex(word, f"{word}: side {number} of {m.hex_name(h)} does not leave the map")
    return h, int(number) - 1
