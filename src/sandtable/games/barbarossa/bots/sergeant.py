"""The sergeant of Barbarossa: he plans the side as a whole when Planning begins, then writes order after order.

What he decides hangs on what his seat may know and on nothing else, so that he can be asked in the middle of a turn:
the plan is made again from the same position, and comes out the same. The last few plans are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, cast

from sandtable.games.barbarossa.bots.answers import answer
from sandtable.games.barbarossa.bots.drafts import written
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.bots.plan import orders_for_side
from sandtable.games.barbarossa.bots.setup import Camp, hides
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, State
from sandtable.games.barbarossa.rules.verbs import AT, CANCEL_CHOICE, COMMIT_CHOICE, GIVE, STEP, YES
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import Subject
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.seat import Seat

WORLD: Final = "sergeant"
KEPT: Final = 32  # plans

Plan = dict[int, Option]
PLANS: Final[OrderedDict[tuple[object, ...], Plan]] = OrderedDict()


class Sergeant(Player):
    name = "sergeant"

    def __init__(self, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
        super().__init__(seed, budget)
        self.written: list[int] = []  # what is still to be said of the order in hand

    def choose(self, seat: Seat) -> int:
        decision = seat.decision
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        for code in self.written:
            if code in choices:
                self.written = self.written[self.written.index(code) + 1 :]
                return code
        g, subject = cast(State, seat.world(WORLD).state), decision.subject
        if subject.kind == "set-up":
            return self.set_up(Camp(g, seat.number), subject, choices)
        if subject.kind == "plan":
            return self.write(g, seat.number, subject, choices)
        return answer(g, seat.number, decision.prompt, subject, choices)

    # --- Planning ---

    def write(self, g: State, side: int, subject: Subject, choices: list[int]) -> int:
        stands = [written(g, u) for u in range(len(g.u_card))]
        plan = self.plan(g, side)  # scribbles in this world
        if subject.unit != NOBODY:
            return self.go_on(plan.get(subject.unit), len(subject.hexes), choices)
        for code in choices:
            if verb_of(code) == GIVE:
                option = plan.get(a_of(code))
                if option is not None and stands[option.unit] != option.entry:
                    self.written = option.codes()[1:]
                    return code
        return COMMIT_CHOICE if COMMIT_CHOICE in choices else choices[0]

    def go_on(self, option: Option | None, gone: int, choices: list[int]) -> int:
        """In the middle of an order that was begun before he was asked; `gone`: hexes of its path that are written."""
        if option is not None:
            codes = option.codes()
            steps = [n for n in range(len(codes)) if verb_of(codes[n]) == STEP]
            for n, code in enumerate(codes):
                if code in choices and n not in steps[:gone]:
                    return code
        return CANCEL_CHOICE if CANCEL_CHOICE in choices else choices[0]

    def plan(self, g: State, side: int) -> Plan:
        key = position(g, side)
        found = PLANS.get(key)
        if found is None:
            found = {option.unit: option for option in orders_for_side(g, side)}
            PLANS[key] = found
            while len(PLANS) > KEPT:
                PLANS.popitem(last=False)
        return found

    # --- set-up ---

    def set_up(self, camp: Camp, subject: Subject, choices: list[int]) -> int:
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
    read = tuple(g.u_order[v] * 2 + 1 if g.read_orders[v] else 0 for v in g.sequence)
    ground = (g.h_terrain, g.h_work, g.h_smoke, g.h_trench, g.h_pillbox, g.h_wire, g.h_barrier)
    return (
        g.rules.ground.name,
        tuple(g.u_card),
        side,
        g.turn,
        g.phase,
        *(tuple(values) for values in lists),
        read,
        ground,
        tuple(g.held),
    )
