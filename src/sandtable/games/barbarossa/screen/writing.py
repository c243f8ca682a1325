"""An order as it is written, tried out: the parts that the engine asks for one by one, and what comes of them.

Nothing is computed here: `OrderRule.parts` says what may come next, and a part with one way to be written is filled in
as the Planning Phase does it (`rules/planning.py`), so that the decisions noted are those that will be asked for.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import AMBUSH, STEP_OF, WAIT
from sandtable.games.barbarossa.rules.orders.order import Draft, new_draft
from sandtable.games.barbarossa.rules.orders.table import TABLE, why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, State, place_of
from sandtable.games.barbarossa.rules.verbs import DURATION, GIVE, NO, ORDER, RANGE, STOP, YES
from sandtable.games.barbarossa.rules.zones import in_cone
from sandtable.kernel.choice import choice, verb_of

GREEDY = (RANGE, DURATION)  # where nothing else is said, as far and as long as can be


class Writing:
    """One order for one unit, so far."""

    def __init__(self, g: State, unit: int, order: int) -> None:
        self.g = g
        self.draft = new_draft()
        self.draft.unit, self.draft.order = unit, order
        self.codes = [choice(GIVE, unit), choice(ORDER, order)]
        self.parts: list[int] = []
        self._fill_in()

    @property
    def unit(self) -> int:
        return self.draft.unit

    @property
    def order(self) -> int:
        return self.draft.order

    @property
    def whole(self) -> bool:
        return not self.parts

    @property
    def step(self) -> int:
        """Of Execution."""
        return STEP_OF[self.order]

    def _fill_in(self) -> None:
        rule = TABLE[self.order]
        self.parts = rule.parts(self.g, self.draft)
        while len(self.parts) == 1:
            rule.write(self.g, self.draft, self.parts[0])
            self.parts = rule.parts(self.g, self.draft)

    def with_part(self, code: int) -> Writing:
        """The same with one more part."""
        after = Writing.__new__(Writing)
        after.g, after.draft, after.codes = self.g, copy_of(self.draft), [*self.codes, code]
        TABLE[self.order].write(self.g, after.draft, code)
        after._fill_in()
        return after

    def why_not(self, thing: int, verb: int) -> int:
        return TABLE[self.order].why_part(self.g, self.draft, thing, verb)

    def finished(self) -> Writing:
        """With all that is still open said in the likeliest way: a path ends where it may, ranges are the longest."""
        found = self
        while not found.whole:
            found = found.with_part(likeliest(found.parts))
        return found

    # --- what it comes to ---
    @property
    def start(self) -> int:
        return place_of(self.g, self.unit)

    @property
    def end(self) -> int:
        """Where it leads, or what it is aimed at; its own hex if at nothing else."""
        d, g = self.draft, self.g
        if d.path:
            return d.path[-1]
        if d.target != NOBODY and place_of(g, d.target) >= 0:
            return place_of(g, d.target)
        if d.hex != NOWHERE:
            return d.hex
        if d.face != NOWHERE and self.start >= 0:
            return g.rules.ground.beside(self.start, d.face)
        return self.start

    def cone(self) -> list[int]:
        """Hexes that it would cover."""
        d = self.draft
        if d.face == NOWHERE or d.range < 1 or self.start < 0:
            return []
        size = self.g.rules.ground.size
        return [h for h in range(size) if in_cone(self.g, self.start, d.face, d.range, h, d.fire_at == 1)]


def likeliest(parts: list[int]) -> int:
    by_verb = {verb_of(code): code for code in parts}
    if STOP in by_verb:
        return by_verb[STOP]
    if YES in by_verb and NO in by_verb:
        return by_verb[YES]
    return parts[-1] if verb_of(parts[0]) in GREEDY else parts[0]


def copy_of(d: Draft) -> Draft:
    copy = new_draft()
    copy.unit, copy.order, copy.target, copy.hex, copy.face = d.unit, d.order, d.target, d.hex, d.face
    copy.range, copy.path, copy.fire_at, copy.ended, copy.part = d.range, d.path[:], d.fire_at, d.ended, d.part
    return copy


def may_be_given(g: State, unit: int, order: int) -> bool:
    return why_no_orders(g, unit) == reasons.FINE and why_not_order(g, unit, order) == reasons.FINE


def open_orders(g: State, unit: int, orders: list[int]) -> list[Writing]:
    """Those of these orders that can be given, each with nothing written yet."""
    return [Writing(g, unit, order) for order in orders if order != WAIT and may_be_given(g, unit, order)]


def standing_order(g: State, unit: int) -> Writing:
    """The order that a unit has, as if it were being written."""
    one = Writing.__new__(Writing)
    one.g, one.codes, one.parts = g, [], []
    one.draft = Writing(g, unit, 0).draft
    d = one.draft
    d.order, d.target, d.hex, d.face = g.u_order[unit], g.u_target[unit], g.u_at[unit], g.u_face[unit]
    d.range, d.path, d.fire_at = g.u_range[unit] or NOWHERE, g.u_path[unit][:], g.u_fire_at[unit]
    if d.order == AMBUSH and d.range == NOWHERE:
        d.range = 0
    return one
