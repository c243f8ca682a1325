"""Standing instructions: answers given ahead in the order itself, so that a turn can run through without a stop.

A unit has one number of a few bits for each kind of question. ASK is the first value of each kind: nothing is answered
ahead unless the owner says so.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.state import UNBOUGHT, State, units_of
from sandtable.games.barbarossa.rules.verbs import INSTRUCT
from sandtable.kernel.choice import a_of, b_of, c_of, choice

# kinds of instructions, each with its values
INSTRUCTION_NAMES: Final[list[str]] = [
    "reaction", "spill-over", "counterfire", "losses", "reroll", "duel", "close-combat", "stay-out", "second-smoke",
    "edge", "mines", "exits", "who-stays", "amount", "radio", "arrival",
]  # fmt: skip
REACTION: Final = 0  # 0 ask, 1 first chance, 2 best odds, 3 only armour, 4 hold fire, 4 + n from range n on
SPILL_OVER: Final = 1  # 0 ask, 1 weakest first, 2 strongest first
COUNTERFIRE: Final = 2  # 0 ask, 1 yes, 2 no
LOSSES: Final = 3  # 0 ask, 1 largest first, 2 smallest first
REROLL_MISSES: Final = 4  # 0 ask, 1 whenever it helps, 2 never
DUEL: Final = 5  # 0 ask, 1 weakest, 2 strongest
CLOSE_COMBAT: Final = 6  # 0 ask, 1 weakest, 2 strongest
STAY_OUT: Final = 7  # 0 ask, 1 an escorted unit stays out where it may, 2 it fights
SECOND_SMOKE: Final = 8  # 0 ask, 1 beyond the first hex, 2 before it
EDGE: Final = 9  # 0 ask, 1 by the shortest way to the goal, 2 from the side of the own staff
MINES: Final = 10  # 0 ask, 1 anti-vehicle, 2 anti-infantry, 3 fake; without mines always fake
EXITS: Final = 11  # 0 ask, 1 on all sides
WHO_STAYS: Final = 12  # 0 ask, 1 who has more ammunition, 2 who has less
AMOUNT: Final = 13  # 0 ask, 1 as much as there is, 2 nothing
RADIO: Final = 14  # 0 ask, 1 orders stay as they are, whatever this unit reads
ARRIVAL: Final = 15  # 0 ask, 1 as soon as it can, by the first of its hexes; 2 as late as it may
VALUES: Final[list[int]] = [12, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 2, 3]
BITS: Final = 4
ASK_ME: Final = 0


def standing(g: State, u: int, kind: int) -> int:
    return g.u_standing[u] >> kind * BITS & ((1 << BITS) - 1)


def by_worth(said: int, found: list[int], worth: list[int]) -> int:
    """The weakest (1) or the strongest (2)."""
    return found[worth.index(min(worth) if said == 1 else max(worth))]


def instructions(g: State, side: int) -> list[int]:
    """All that a side can say ahead, but what it has said already."""
    return [
        choice(INSTRUCT, u, kind, value)
        for u in units_of(g, side)
        if (g.u_size[u] > 0 or g.u_cars[u]) and g.u_hex[u] != UNBOUGHT
        for kind in range(len(VALUES))
        for value in range(VALUES[kind])
        if standing(g, u, kind) != value
    ]


def obey(g: State, code: int) -> None:
    u, kind, value = a_of(code), b_of(code), c_of(code)
    mask = (1 << BITS) - 1 << kind * BITS
    g.u_standing[u] = g.u_standing[u] & ~mask | value << kind * BITS
