"""Standing instructions: answers given ahead in the order itself, so that a turn can run through without a stop.

A unit has one number of a few bits for each kind of question. ASK is the first value of each kind: nothing is answered
ahead unless the owner says so.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.state import State, units_of
from sandtable.games.barbarossa.rules.verbs import INSTRUCT
from sandtable.kernel.choice import a_of, b_of, c_of, choice

# kinds of instructions, each with its values
INSTRUCTION_NAMES: Final[list[str]] = ["reaction", "spill-over", "counterfire", "losses", "reroll", "duel"]
REACTION: Final = 0  # 0 ask, 1 first chance, 2 best odds, 3 only armour, 4 hold fire, 5 + n from range n
SPILL_OVER: Final = 1  # 0 ask, 1 weakest first, 2 strongest first
COUNTERFIRE: Final = 2  # 0 ask, 1 yes, 2 no
LOSSES: Final = 3  # 0 ask, 1 largest first, 2 smallest first
REROLL_MISSES: Final = 4  # 0 ask, 1 whenever it helps, 2 never
DUEL: Final = 5  # 0 ask, 1 weakest, 2 strongest
VALUES: Final[list[int]] = [12, 3, 3, 3, 3, 3]
BITS: Final = 4
ASK_ME: Final = 0


def standing(g: State, u: int, kind: int) -> int:
    return g.u_standing[u] >> kind * BITS & ((1 << BITS) - 1)


def instructions(g: State, side: int) -> list[int]:
    """All that a side can say ahead, but what it has said already."""
    return [
        choice(INSTRUCT, u, kind, value)
        for u in units_of(g, side)
        if g.u_size[u] > 0 or g.u_cars[u]
        for kind in range(len(VALUES))
        for value in range(VALUES[kind])
        if standing(g, u, kind) != value
    ]


def obey(g: State, code: int) -> None:
    u, kind, value = a_of(code), b_of(code), c_of(code)
    mask = (1 << BITS) - 1 << kind * BITS
    g.u_standing[u] = g.u_standing[u] & ~mask | value << kind * BITS
