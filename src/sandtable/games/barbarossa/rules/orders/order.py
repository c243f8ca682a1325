"""How an order is written: a draft that grows a part at a time, and the rule of each order that offers the parts.

An order that is written whole is put into the unit's own lists. What is offered looks only at what the owner may know.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.games.barbarossa.rules.reasons import FINE, OUT_OF_RANGE, RANGE_AT_LEAST_ONE
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, State
from sandtable.games.barbarossa.rules.verbs import AT, FACE, RANGE, STEP, STOP, STOP_CHOICE, TARGET
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import Frame


class Draft(Frame):
    """The order that a player is writing; a frame only in that saves and clones hold it."""

    unit: int
    order: int  # NOBODY: not chosen yet
    target: int
    hex: int
    face: int
    range: int
    path: list[int]
    fire_at: int  # place in the path; NOWHERE: not underlined yet
    ended: bool  # the path is complete
    part: int  # how many parts are written, for rules that ask more than once in one way


def new_draft() -> Draft:
    d = Draft()
    d.at = 0
    clear_draft(d)
    return d


def clear_draft(d: Draft) -> None:
    d.unit = NOBODY
    d.order = NOBODY
    d.target = NOBODY
    d.hex = NOWHERE
    d.face = NOWHERE
    d.range = NOWHERE
    d.path = []
    d.fire_at = NOWHERE
    d.ended = False
    d.part = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderRule:
    """One order: who may be given it, and what must be written. Without parts, as here, its name is enough."""

    def why_not(self, g: State, u: int) -> int:
        """Reason code why this unit cannot be given the order now; FINE if it can. The card is looked at before."""
        return FINE

    def parts(self, g: State, d: Draft) -> list[int]:
        """Choices of the next part of a draft; none when it is complete. Never none where `why_not` said FINE."""
        return []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        """Reason why this part is not offered; FINE if it is, or if it is not the part that comes next."""
        return FINE

    def write(self, g: State, d: Draft, code: int) -> None:
        """Take one of them down."""
        verb = verb_of(code)
        if verb == TARGET:
            d.target = a_of(code)
        elif verb == AT:
            d.hex = a_of(code)
        elif verb == FACE:
            d.face = a_of(code)
        elif verb == RANGE:
            d.range = a_of(code)
        elif verb == STEP:
            d.path.append(a_of(code))
        elif verb == STOP:
            d.ended = True
        d.part += 1


# --- parts that many orders have ---


def why_no_range(low: int, high: int, n: int) -> int:
    if n < low:
        return RANGE_AT_LEAST_ONE
    return OUT_OF_RANGE if n > high else FINE


def faces() -> list[int]:
    """The six sides of a hex."""
    return [choice(FACE, d) for d in range(6)]


def ranges(low: int, high: int) -> list[int]:
    return [choice(RANGE, n) for n in range(low, high + 1)]


def targets(units: list[int]) -> list[int]:
    return [choice(TARGET, u) for u in units]


def hexes(found: list[int]) -> list[int]:
    return [choice(AT, h) for h in found]


def steps(found: list[int], may_stop: bool) -> list[int]:
    """The next hex of a path, or its end."""
    return [*(choice(STEP, h) for h in found), *([STOP_CHOICE] if may_stop else [])]
