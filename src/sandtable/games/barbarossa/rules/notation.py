"""How things are written: units by army and flag (G3), hexes, orders, directions 1 to 6."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import (
    CAR_NAMES,
    MINE_NAMES,
    ORDER_NAMES,
    SIDE_LETTERS,
    SIDE_NAMES,
    STEP_NAMES,
    STRUCTURE_NAMES,
    WORK_NAMES,
)
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES
from sandtable.games.barbarossa.rules.state import NOBODY, PHASE_NAMES, State, name_of


def argument_text(g: State, kind: str, value: int) -> str:
    names = {
        "order": ORDER_NAMES, "side": SIDE_NAMES, "phase": PHASE_NAMES, "step": STEP_NAMES, "mine": MINE_NAMES,
        "instruction": INSTRUCTION_NAMES, "structure": STRUCTURE_NAMES, "cars": CAR_NAMES, "work": WORK_NAMES,
    }  # fmt: skip
    if kind == "unit":
        return name_of(g, value) if value >= 0 else "nobody"
    if kind == "hex":
        return g.rules.ground.hex_name(value) if value >= 0 else "nowhere"
    if kind == "card":
        return g.rules.tables.cards[value].id
    if kind == "works":
        return f"{WORK_KINDS[g.rules.works[value].kind]}-{value + 1}"
    if kind == "direction":
        return str(value + 1)
    if kind in names and 0 <= value < len(names[kind]):
        return names[kind][value]
    return str(value)


def find_unit(g: State, text: str) -> int:
    """By army and flag number, or NOBODY."""
    for u in range(len(g.u_card)):
        if name_of(g, u) == text.upper() and text[:1].upper() in SIDE_LETTERS:
            return u
    return NOBODY
