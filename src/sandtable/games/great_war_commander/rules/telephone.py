"""Telephones (12, 2.2.3): the Artillery Boxes that dates allow."""

from __future__ import annotations

from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.state import GAS_BOX, LOCAL, STANDING, of
from sandtable.games.great_war_commander.rules.verbs import BARRAGE
from sandtable.commander.rules.state import State
from sandtable.kernel.choice import choice


def rows_allowed(g: State) -> bool:
    """Standing and Creeping Barrages (O19.2)."""
    return facts_of(g).date >= g.rules.tables.barrage_from


def gas_allowed(g: State, side: int) -> bool:
    return facts_of(g).date >= g.rules.tables.gas_from[g.rules.nation[side]]


def boxes_of(g: State, side: int) -> list[int]:
    """The spaces in which a side may put its Telephone at the scenario's date."""
    found = [LOCAL]
    if rows_allowed(g):
        found.append(STANDING)
    if gas_allowed(g, side):
        found.append(GAS_BOX)
    return found


def box_choices(g: State, side: int) -> list[int]:
    return [choice(BARRAGE, box) for box in boxes_of(g, side)]


def set_box(g: State, side: int, box: int) -> None:
    if of(g).box[side] != box:
        of(g).box[side] = box
        g.tell(tell.BOX_SET, side, box)
