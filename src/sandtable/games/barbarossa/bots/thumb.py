"""Every question by rules of thumb, from a position alone: what the sergeant plays, and what worlds are played on by.

A plan hangs on the position and nothing else, so that it can be asked for in the middle of a turn: it is made again and
comes out the same. The last few are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sandtable.games.barbarossa.bots.answers import answer
from sandtable.games.barbarossa.bots.drafts import written
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.bots.plan import staff_of
from sandtable.games.barbarossa.bots.setup import Camp, hides
from sandtable.games.barbarossa.rules.codec_generated import clone_State
from sandtable.games.barbarossa.rules.order_sheet import is_written
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, State
from sandtable.games.barbarossa.rules.verbs import AT, CANCEL_CHOICE, COMMIT_CHOICE, GIVE, STEP, STOP_CHOICE, YES
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import Subject

KEPT: Final = 32  # plans

Plan = dict[int, Option]


class Thought:
    """A plan, and what else was thought of for each unit."""

    def __init__(self, plan: Plan, menu: dict[int, list[Option]]) -> None:
        self.plan = plan
        self.menu = menu


THOUGHTS: Final[OrderedDict[tuple[object, ...], Thought]] = OrderedDict()


def choose(g: State, side: int, prompt: str, subject: Subject, choices: list[int]) -> int:
    if len(choices) == 1:
        return choices[0]
    if subject.kind == "set-up":
        return set_up(Camp(g, side), subject, choices)
    if subject.kind == "plan":
        return write(g, side, thought_of(g, side), subject, choices)
    return answer(g, side, prompt, subject, choices)


# --- Planning ---


def thought_of(g: State, side: int) -> Thought:
    """Leaves the state as it is."""
    key = position(g, side)
    found = THOUGHTS.get(key)
    if found is None:
        staff = staff_of(clone_State(g), side)
        plan = {option.unit: option for option in staff.decide()}
        found = Thought(plan, staff.menu)
        THOUGHTS[key] = found
        while len(THOUGHTS) > KEPT:
            THOUGHTS.popitem(last=False)
    return found


def write(g: State, side: int, thought: Thought, subject: Subject, choices: list[int]) -> int:
    """The next thing to be written; what was written in this phase already stays."""
    if subject.unit != NOBODY:
        return go_on(thought, subject, choices)
    for code in choices:
        if verb_of(code) == GIVE:
            option = thought.plan.get(a_of(code))
            if option is not None and not is_written(g, option.unit) and written(g, option.unit) != option.entry:
                return code
    return COMMIT_CHOICE if COMMIT_CHOICE in choices else choices[0]


def go_on(thought: Thought, subject: Subject, choices: list[int]) -> int:
    """In the middle of an order, which may be another than was planned."""
    order = subject.number("order")
    option = thought.plan.get(subject.unit)
    if order != NOBODY and (option is None or option.order != order):
        others = [one for one in thought.menu.get(subject.unit, []) if one.order == order]
        option = max(others, key=lambda one: one.value, default=None)
    if option is not None:
        codes = option.codes()
        steps = [n for n in range(len(codes)) if verb_of(codes[n]) == STEP]
        for n, code in enumerate(codes):
            if code in choices and n not in steps[: len(subject.hexes)]:
                return code
    if order == NOBODY:
        return CANCEL_CHOICE if CANCEL_CHOICE in choices else choices[0]
    return STOP_CHOICE if STOP_CHOICE in choices else choices[0]


def position(g: State, side: int) -> tuple[object, ...]:
    """All that a plan hangs on; own orders that were written since are no part of it."""
    lists = (
        g.u_hex,
        g.u_size,
        g.u_ap,
        g.u_flags,
        g.u_facing,
        g.u_smoke,
        g.u_mines,
        g.u_explosives,
        g.u_boxes,
        g.u_prep,
    )
    read = tuple([g.u_order[v] * 2 + 1 if g.read_orders[v] else 0 for v in g.sequence])
    ground = (g.h_terrain, g.h_work, g.h_smoke, g.h_trench, g.h_pillbox, g.h_wire, g.h_barrier)
    return (
        g.rules.ground.name,
        tuple(g.u_card),
        side,
        g.turn,
        g.phase,
        *[tuple(values) for values in lists],
        read,
        ground,
        tuple(g.held),
    )


# --- set-up ---


def set_up(camp: Camp, subject: Subject, choices: list[int]) -> int:
    unit, works = subject.unit, subject.number("works")
    if unit == NOBODY and works == NOBODY:
        return camp.next_piece(choices)
    if works != NOBODY:
        if any(verb_of(code) == AT for code in choices):
            return camp.site(works, choices)
        return camp.works_side(works, subject.hex, choices)
    if subject.hex == NOWHERE:
        return camp.hex_for(unit, choices)
    return hides(choices) if choice(YES) in choices else camp.face_for(unit, subject.hex, choices)
