"""The Planning Phase (plan.*): both sides write secret orders at the same time, a unit, an order and a part at a time.

A unit without a written order Waits (plan.4). Whoever has committed is not asked again; when both have, the phase ends.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.air.airfield import combinations, combine
from sandtable.games.barbarossa.rules.names import GERMAN, SIDE_NAMES
from sandtable.games.barbarossa.rules.orders.order import Draft, clear_draft, new_draft
from sandtable.games.barbarossa.rules.orders.table import (
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
    CANCEL,
    CANCEL_CHOICE,
    COMBINE,
    COMMIT,
    COMMIT_CHOICE,
    GIVE,
    INSTRUCT,
    ORDER,
)
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, Frame


class Planning(Frame):
    """Of both sides; `left` counts how many orders a side may still change (phase 2), NOWHERE: as many as it likes."""

    done: int  # bit mask of the sides that have committed
    german: Draft
    soviet: Draft
    left: list[int]  # by side
    changed: list[int]  # by unit: its order was written in this phase

    def run(self, g: kernel.State) -> int:
        return g.pop() if self.done == (1 << len(SIDE_NAMES)) - 1 else ASK

    def asked(self, g: kernel.State) -> int:
        return ((1 << len(SIDE_NAMES)) - 1) & ~self.done

    def draft(self, seat: int) -> Draft:
        return self.german if seat == GERMAN else self.soviet

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state, d = of(g), self.draft(seat)
        if d.unit == NOBODY:
            forced = unfulfilled(state, seat)
            open_ = self.orderable(state, seat)
            return [*(choice(GIVE, u) for u in open_), *([] if [u for u in forced if u in open_] else [COMMIT_CHOICE])]
        if d.order == NOBODY:
            return [*(choice(ORDER, order) for order in orders_for(state, d.unit)), CANCEL_CHOICE]
        return [*TABLE[d.order].parts(state, d), CANCEL_CHOICE]

    def orderable(self, g: State, seat: int) -> list[int]:
        found = [u for u in units_of(g, seat) if why_no_orders(g, u) == reasons.FINE]
        if self.left[seat] == NOWHERE or self.left[seat] > sum(self.changed[u] for u in found):
            return found
        return [u for u in found if self.changed[u]]

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

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("plan", "plan.1")

    def window(self, g: kernel.State, seat: int) -> bool:
        """That a side is asked for orders tells nothing; that it is not would."""
        return True

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        state, d = of(g), self.draft(seat)
        if verb == GIVE:
            return why_no_orders(state, thing)
        if verb == ORDER and d.unit != NOBODY:
            return why_not_order(state, d.unit, thing)
        return TABLE[d.order].why_part(state, d, thing, verb) if d.order != NOBODY else reasons.FINE


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
