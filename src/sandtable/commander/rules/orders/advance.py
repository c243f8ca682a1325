"""The Advance Order (O16): each activated unit may enter one adjacent hex, enemy-occupied or not, and stops there."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.exits import push_exits
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.mines import push_hidden_window, push_mine_attack
from sandtable.commander.rules.names import MINES
from sandtable.commander.rules.orders.activation import ANY_HEX, push_activation
from sandtable.commander.rules.passage import advance_hexes, advance_to_reason, can_advance
from sandtable.commander.rules.state import (
    ADVANCING,
    Procedure,
    State,
    flagged,
    inactive,
    same_unit,
    successors,
    unmark,
    unmark_all,
)
from sandtable.commander.rules.verbs import ADVANCE_TO, CHOOSE_DONE, EXIT_UNIT
from sandtable.commander.rules.victory import relocate
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

ACTIVATE: Final = 0
PICK: Final = 1
LEAVE: Final = 2
ARRIVE: Final = 3
ENTERED: Final = 4

OFF_MAP: Final = -1


class AdvanceOrder(Procedure):
    """One unit after another, each with its own Mine Attacks (Q18)."""

    side: int
    units: list[int]  # the unit advancing now (its Teams, should it have deployed)
    origin: int
    target: int
    carried_out: bool

    def step(self, g: State) -> int:
        if self.at == ACTIVATE:
            self.at = PICK
            return push_activation(g, self.side, ADVANCING, ANY_HEX)
        if self.at == PICK:
            return ASK
        if self.at == LEAVE:
            return self.leave(g)
        if self.at == ARRIVE:
            return self.arrive(g)
        return self.entered(g)

    def able(self, g: State) -> list[int]:
        """Activated units that have not advanced yet and can."""
        return [u for u in flagged(g, self.side, ADVANCING) if can_advance(g, u)]

    def no_choice(self, g: State) -> None:
        self.end(g)

    def end(self, g: State) -> int:
        unmark_all(g, ADVANCING)
        return g.pop()

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found: list[int] = []
        for u in self.able(g):
            found += [choice(ADVANCE_TO, u, h) for h in advance_hexes(g, u)]
            if g.rules.exit_reason(g, u) == reasons.OK:
                found.append(choice(EXIT_UNIT, u))
        if self.carried_out:
            found.append(CHOOSE_DONE)  # not everybody must go (O16.1, O14.4)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_DONE:
            self.end(g)
            return
        u = a_of(choice)
        unmark(g, u, ADVANCING)
        self.units = [u]
        self.origin = g.u_hex[u]
        self.target = b_of(choice) if verb_of(choice) == ADVANCE_TO else OFF_MAP
        self.at = LEAVE

    def question(self, g: State) -> str:
        return "advance"

    def leave(self, g: State) -> int:
        """F103.1: Mines attack on the way out."""
        self.at = ARRIVE
        if g.h_fort[self.origin] == MINES:
            return push_mine_attack(g, self.units, self.origin)
        return GO

    def arrive(self, g: State) -> int:
        self.refresh(g)
        self.carried_out = True
        if self.target == OFF_MAP:
            self.at = PICK
            return push_exits(g, self.units)
        self.at = ENTERED
        if is_impassable(g, self.target):
            self.at = PICK  # a trigger on the way out of Mines has set the hex on fire (8.1.5)
            return GO
        for u in self.units:
            g.tell(tell.ADVANCED, u, self.origin, self.target)
            relocate(g, u, self.target)
        return self.come_in(g)

    def come_in(self, g: State) -> int:
        """What awaits those who have entered the hex."""
        if self.units and g.h_fort[self.target] == MINES:
            return push_mine_attack(g, self.units, self.target)
        return GO

    def refresh(self, g: State) -> None:
        alive: list[int] = []
        for u in self.units:
            alive += successors(g, u)
        self.units = alive

    def entered(self, g: State) -> int:
        """The Defender may reveal Mines or Wire under an advance (A35.2, A35.5)."""
        self.refresh(g)
        self.at = PICK
        if self.units:
            if g.rules.options.hidden_on_own:
                push_hidden_window(g, self.side, self.units, self.target)
            push_hidden_window(g, inactive(g), self.units, self.target)
        return GO

    def reason(self, g: State, thing: int, verb: int) -> int:
        """`thing` packs unit and hex: unit * 4096 + hex."""
        if verb == ADVANCE_TO:
            u, hex = thing >> 12, thing & 4095
            if not same_unit(g, u) or g.u_owner[u] != self.side:
                return reasons.NOT_YOURS
            if not g.u_flags[u] & ADVANCING:
                return reasons.ALREADY_MOVED
            return advance_to_reason(g, u, hex)
        return reasons.OK

    def about(self, g: State) -> Subject:
        """`units`: those who can still go."""
        return Subject("advance", self.side, units=self.able(g))


def push_advance_order(g: State) -> int:
    frame = g.rules.new_advance_order()
    frame.at = ACTIVATE
    frame.side = g.active
    frame.units = []
    frame.origin = -1
    frame.target = OFF_MAP
    frame.carried_out = False
    g.push(frame)
    return GO
