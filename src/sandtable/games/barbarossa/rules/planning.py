"""The Planning Phase (plan.*): both sides write secret orders at the same time, a unit, an order and a part at a time.

A unit without a written order Waits (plan.4). Whoever has committed is not asked again; when both have, the phase ends.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.air.airfield import combinations, combine
from sandtable.games.barbarossa.rules.asking import Asking
from sandtable.games.barbarossa.rules.names import DEFEND, GERMAN, ORDERS, SIDE_NAMES
from sandtable.games.barbarossa.rules.orders.order import Draft, clear_draft, new_draft
from sandtable.games.barbarossa.rules.orders.table import (
    RULE_OF,
    TABLE,
    orders_for,
    unfulfilled,
    why_no_orders,
    why_not_order,
)
from sandtable.games.barbarossa.rules.standing import instructions, obey
from sandtable.games.barbarossa.rules.state import (
    NOBODY,
    NOWHERE,
    State,
    clear_order,
    of,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import (
    AT,
    CANCEL,
    CANCEL_CHOICE,
    COMBINE,
    COMMIT,
    COMMIT_CHOICE,
    DURATION,
    FACE,
    FIRE_FROM,
    GIVE,
    HAND_OUT,
    INSTRUCT,
    ORDER,
    RANGE,
    STEP,
    STOP,
    STORE,
    STRUCTURE,
    TARGET,
    YES,
)
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, Subject

# what the next part of an order is called, by the verb that writes it
PART_NAMES: Final[dict[int, str]] = {
    TARGET: "target", AT: "hex", FACE: "facing", RANGE: "range", STEP: "path", STOP: "path", FIRE_FROM: "fire-from",
    STRUCTURE: "structure", HAND_OUT: "supplies", STORE: "supplies", DURATION: "duration",
}  # fmt: skip


class Planning(Asking):
    """Of both sides; `left` counts how many orders a side may still change (phase 2), NOWHERE: as many as it likes."""

    done: int  # bit mask of the sides that have committed
    german: Draft
    soviet: Draft
    left: list[int]  # by side
    changed: list[int]  # by unit: its order was written in this phase

    def run(self, g: kernel.State) -> int:
        return g.pop() if self.done == (1 << len(SIDE_NAMES)) - 1 else ASK

    def is_open(self, g: State, side: int) -> bool:
        return not self.done >> side & 1

    def draft(self, seat: int) -> Draft:
        return self.german if seat == GERMAN else self.soviet

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state, d = of(g), self.draft(seat)
        if d.unit == NOBODY:
            give = [choice(GIVE, u) for u in self.orderable(state, seat)]
            return [*give, COMMIT_CHOICE] if self.may_commit(state, seat) else give
        if d.order == NOBODY:
            return [*(choice(ORDER, order) for order in orders_for(state, d.unit)), CANCEL_CHOICE]
        return [*TABLE[d.order].parts(state, d), CANCEL_CHOICE]

    def orderable(self, g: State, seat: int) -> list[int]:
        return [u for u in units_of(g, seat) if self.why_not_give(g, seat, u) == reasons.FINE]

    def why_not_give(self, g: State, seat: int, u: int) -> int:
        """Reason why a unit's order cannot be written now."""
        if not 0 <= u < len(g.u_card) or g.u_side[u] != seat:
            return reasons.NOT_YOURS
        why = why_no_orders(g, u)
        if why != reasons.FINE:
            return why
        free = self.left[seat] == NOWHERE or self.changed[u] or self.changes_left(g, seat) > 0
        return reasons.FINE if free else reasons.NO_MORE_CHANGES

    def changes_left(self, g: State, seat: int) -> int:
        """radio.4: how many more units may be given another order; any number in Planning."""
        made = sum(self.changed[u] for u in units_of(g, seat))
        return len(g.u_card) if self.left[seat] == NOWHERE else self.left[seat] - made

    def may_commit(self, g: State, seat: int) -> bool:
        """burn.v2: not while a unit that must leave, and can be ordered, has no order to go."""
        return not [u for u in unfulfilled(g, seat) if self.why_not_give(g, seat, u) == reasons.FINE]

    def extras(self, g: kernel.State, seat: int) -> list[int]:
        """Standing instructions can be changed, and damaged aircraft combined, whenever no order is being written."""
        if self.draft(seat).unit != NOBODY:
            return []
        joined = [choice(COMBINE, u, v) for u, v in combinations(of(g), seat)]
        return [*instructions(of(g), seat), *joined]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        state, d, verb = of(g), self.draft(seat), verb_of(code)
        if verb == COMMIT:
            self.done |= 1 << seat
            state.tell(tell.COMMITS, seat)
        elif verb == INSTRUCT:
            obey(state, code)
        elif verb == COMBINE:
            combine(state, a_of(code), b_of(code))
        elif verb == CANCEL:
            clear_draft(d)
        elif verb == GIVE:
            d.unit = a_of(code)
        else:
            if verb == ORDER:
                d.order = a_of(code)
            else:
                TABLE[d.order].write(state, d, code)
            self.fill_in(state, d)

    def fill_in(self, g: State, d: Draft) -> None:
        """What has but one way to be written is not asked; an order that is whole is entered."""
        parts = TABLE[d.order].parts(g, d)
        while len(parts) == 1:
            TABLE[d.order].write(g, d, parts[0])
            parts = TABLE[d.order].parts(g, d)
        if len(parts) == 0:
            self.enter(g, d)

    def enter(self, g: State, d: Draft) -> None:
        """The order is written whole: it takes the place of what the unit had."""
        u = d.unit
        clear_order(g, u)
        g.u_order[u], g.u_target[u], g.u_at[u], g.u_face[u] = d.order, d.target, d.hex, d.face
        g.u_range[u], g.u_path[u], g.u_fire_at[u] = max(d.range, 0), d.path[:], max(d.fire_at, 0)
        self.changed[u] = 1
        clear_draft(d)

    def question(self, g: State, side: int) -> tuple[str, str]:
        """Whom to order, then which order, then what it asks for next."""
        d = self.draft(side)
        if d.unit == NOBODY:
            return ("plan", "plan.1") if self.left[side] == NOWHERE else ("change-orders", "radio.4")
        if d.order == NOBODY:
            return ("plan-order", "plan.2")
        return (f"plan-{self.part_name(g, d)}", RULE_OF[d.order])

    def part_name(self, g: State, d: Draft) -> str:
        verb = verb_of(TABLE[d.order].parts(g, d)[0])
        if verb == YES:
            return "pillbox" if d.order == DEFEND else "hand-out"
        return PART_NAMES[verb]

    def about(self, g: State, side: int) -> Subject:
        """The order that is being written: who, whom or where, the path so far, and the numbers written."""
        d = self.draft(side)
        numbers = {"order": d.order, "face": d.face, "range": d.range, "fire_at": d.fire_at}
        if self.left[side] != NOWHERE:
            numbers["changes"] = self.changes_left(g, side)
        named = [d.target] if d.target != NOBODY else []
        return Subject("plan", side, d.unit, named, hex=d.hex, hexes=d.path, numbers=numbers)

    def forget(self, g: State, side: int) -> None:
        """Its orders are dealt with the units."""
        clear_draft(self.draft(side))
        for u in units_of(g, side):
            self.changed[u] = 0

    def window(self, g: kernel.State, seat: int) -> bool:
        """That a side is asked for orders tells nothing; that it is not would."""
        return True

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        d = self.draft(side)
        if verb == GIVE and d.unit == NOBODY:
            return self.why_not_give(g, side, thing)
        if verb == COMMIT and d.unit == NOBODY and not self.may_commit(g, side):
            return reasons.MUST_LEAVE
        if verb == ORDER and d.unit != NOBODY and d.order == NOBODY and thing in range(ORDERS):
            return why_not_order(g, d.unit, thing)
        return TABLE[d.order].why_part(g, d, thing, verb) if d.order != NOBODY else reasons.FINE


def push_planning(g: State) -> None:
    frame = planning_frame(g, [NOWHERE, NOWHERE])
    g.push(frame)


def planning_frame(g: State, left: list[int]) -> Planning:
    frame = Planning()
    frame.at = 0
    frame.done = 0
    frame.german = new_draft()
    frame.soviet = new_draft()
    frame.left = left
    frame.changed = [0] * len(g.u_card)
    return frame
