"""The random scenario generator: what is known while a scenario is being made. Not compiled.

Seats are the two players, 0 and 1; sides are 0 (Axis) and 1 (Allies) as everywhere. A coin ties the one to the other.
Nobody has a deck yet, so rolls here are plain dice, without triggers and without the Initiative card.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.forces import Generator, LeaderTable, ObSize, OrderOfBattle
from sandtable.commander.packs.names import ARMY_NAMES
from sandtable.commander.packs.schemas import Purchase
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.games.combat_commander.files import (
    load_fortifications,
    load_generator,
    load_leader_table,
    load_orders_of_battle,
    load_tables,
    map_names,
)
from sandtable.kernel import frame as kernel
from sandtable.kernel.chance import Chance
from sandtable.kernel.choice import Verb
from sandtable.kernel.frame import Shared, start
from sandtable.terrain.lattice import EDGE_NAMES

# channels of chance
DICE: Final = 0
COIN: Final = 1
CHITS: Final = 2
CHANNELS: Final = 3

DIE: Final = [1, 2, 3, 4, 5, 6]
NOT_YET: Final = -1
MOST_FIGURES: Final = 100  # a side larger than this might not fit into the two rows of an Attacker

PICK_MAP: Final = 0
PICK_OB: Final = 1
BUY: Final = 2
FORTIFY: Final = 3
ROLL: Final = 4
DECLINE: Final = 5
DONE: Final = 6
VERBS: Final[list[Verb]] = [
    Verb(PICK_MAP, "map", ["map"]),
    Verb(PICK_OB, "ob", ["ob"]),
    Verb(BUY, "buy", ["item"]),
    Verb(FORTIFY, "fortify", ["purchase"]),
    Verb(ROLL, "roll", []),
    Verb(DECLINE, "decline", []),
    Verb(DONE, "done", []),
]

# (name, kinds of its arguments)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("rolled", ["seat", "number"]),
    ("map-picked", ["seat", "map"]),
    ("edge", ["seat", "edge"]),
    ("axis-player", ["seat"]),
    ("nation", ["side", "nation"]),
    ("year", ["number"]),
    ("quality", ["side", "quality"]),
    ("chit-open", ["chit"]),
    ("chit-secret", ["side", "chit"]),
    ("ob-revealed", ["side", "ob"]),
    ("leader", ["side", "unit"]),
    ("vp", ["number"]),
    ("bought", ["side", "item"]),
    ("posture", ["side", "posture"]),
    ("fortified", ["side", "purchase"]),
    ("initiative", ["side"]),
]
(
    ROLLED, MAP_PICKED, EDGE, AXIS_PLAYER, NATION, YEAR, QUALITY, CHIT_OPEN, CHIT_SECRET, OB_REVEALED, LEADER, VP,
    BOUGHT, POSTURE, FORTIFIED, INITIATIVE,
) = range(len(EVENTS))  # fmt: skip


class ObRow:
    """One size of an order of battle: what a player picks."""

    def __init__(self, ob: OrderOfBattle, size: ObSize) -> None:
        self.ob = ob
        self.size = size
        self.name = f"{ob.name}/{size.size}"
        self.nation = names.NATION_NAMES.index(ob.nation)
        self.quality = names.QUALITY_NAMES.index(ob.quality)


class GeneratorRules:
    """The tables, shared by all states."""

    def __init__(self) -> None:
        self.tables: Tables = load_tables()
        self.generator: Generator = load_generator()
        self.leader_table: LeaderTable = load_leader_table()
        self.purchases: list[Purchase] = load_fortifications().purchase
        self.maps: list[str] = map_names()
        self.rows: list[ObRow] = [ObRow(ob, size) for ob in load_orders_of_battle() for size in ob.size]

    def rows_for(self, nation: int, foe: int, year: int, quality: int) -> list[int]:
        """The orders of battle that fit nation, opponent, year and quality."""
        against = names.NATION_NAMES[foe]
        return [
            i
            for i, row in enumerate(self.rows)
            if row.nation == nation and row.quality == quality and row.ob.available(year, against)
        ]


class GeneratorState(kernel.State):
    rules: Shared[GeneratorRules]

    picker: int  # seat that picks the map
    map: int
    edge: list[int]  # by seat
    axis_seat: int
    nation: list[int]  # by side, as all that follows
    year: int
    quality: list[int]
    open_chits: list[int]
    secret_chits: list[list[int]]
    chit_pool: list[int]
    ob: list[int]  # rows, once revealed
    leaders: list[list[int]]  # unit types
    support: list[list[int]]  # Support Table options bought
    vp: int  # positive for the Axis
    posture: list[int]
    forts: list[int]  # fortification OBs that the Defender bought
    initiative: int


def new_generator_state(rules: GeneratorRules, chance: Chance) -> GeneratorState:
    g = GeneratorState()
    start(g, chance)
    g.chance.forced = [[] for _ in range(CHANNELS)]
    g.rules = rules
    g.picker = g.map = g.axis_seat = g.year = g.initiative = NOT_YET
    g.edge, g.nation, g.quality = [NOT_YET] * 2, [NOT_YET] * 2, [NOT_YET] * 2
    g.ob, g.posture = [NOT_YET] * 2, [NOT_YET] * 2
    g.open_chits, g.secret_chits = [], [[], []]
    g.chit_pool = list(range(len(rules.tables.chit_letter)))
    g.leaders, g.support, g.forts = [[], []], [[], []], []
    g.vp = 0
    return g


def seat_of(g: GeneratorState, side: int) -> int:
    return g.axis_seat if side == 0 else 1 - g.axis_seat


def side_of(g: GeneratorState, seat: int) -> int:
    return 0 if seat == g.axis_seat else 1


def roll_die(g: GeneratorState) -> int:
    return g.chance.pick(DICE, DIE)


def roll(g: GeneratorState, seat: int) -> int:
    """The sum of two dice."""
    result = roll_die(g) + roll_die(g)
    g.reveal(result)
    g.tell(ROLLED, seat, result)
    return result


def row_of(g: GeneratorState, side: int) -> ObRow:
    return g.rules.rows[g.ob[side]]


def army_of(g: GeneratorState, side: int) -> int:
    return ARMY_NAMES.index(row_of(g, side).ob.army)


def is_narrow(g: GeneratorState) -> bool:
    """The friendly edges are the short ones."""
    return EDGE_NAMES[g.edge[0]] in ("left", "right")


def gain_vp(g: GeneratorState, side: int, points: int) -> None:
    g.vp += points if side == 0 else -points
    g.tell(VP, g.vp)


def vp_of(g: GeneratorState, side: int) -> int:
    return g.vp if side == 0 else -g.vp


# --- pieces and the counter mix ---


def units_of(g: GeneratorState, side: int) -> list[int]:
    """Unit types of a side so far, one entry a counter."""
    tables = g.rules.tables
    found = list(g.leaders[side])
    for n, name in row_of(g, side).size.units_in(g.year):
        found += [tables.unit_type(name)] * n
    return found + [tables.support_unit[i] for i in g.support[side] if tables.support_unit[i] >= 0]


def weapons_of(g: GeneratorState, side: int) -> list[int]:
    tables = g.rules.tables
    found: list[int] = []
    for n, name in row_of(g, side).size.weapons_in(g.year):
        found += [tables.weapon_type(name)] * n
    return found + [tables.support_weapon[i] for i in g.support[side] if tables.support_weapon[i] >= 0]


def is_left(g: GeneratorState, side: int, item: int) -> bool:
    """Are there counters left for a Support Table option, and is there room for its unit?"""
    tables = g.rules.tables
    unit, weapon = tables.support_unit[item], tables.support_weapon[item]
    if unit < 0:
        return True
    units = units_of(g, side)
    if units.count(unit) >= tables.unit_count[unit]:
        return False
    if weapon >= 0 and weapons_of(g, side).count(weapon) >= tables.weapon_count[weapon]:
        return False
    return sum(tables.unit_figures[u] for u in units) + tables.unit_figures[unit] <= MOST_FIGURES
