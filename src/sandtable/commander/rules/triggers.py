"""Die triggers (1.9.1): Event!, Sniper! and Time!, each played out whole before the roll's result counts."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.breaking import break_unit
from sandtable.commander.rules.names import EVENT, SNIPER
from sandtable.commander.rules.orders.melee import push_melees
from sandtable.commander.rules.rolls import push_random_hex, push_reveal
from sandtable.commander.rules.scenario.counting_as import event_drawn
from sandtable.commander.rules.scenario.values import blast_hexes, sniper_reach
from sandtable.commander.rules.state import NO_UNIT, Procedure, State, shared_hexes, units_in
from sandtable.commander.rules.time_advance import push_time_advance
from sandtable.commander.rules.verbs import CHOOSE_NONE, UNIT
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, Frozen, Subject

BEGIN: Final = 0
CARD_SHOWN: Final = 1
CHOOSE: Final = 2
MELEES: Final = 3
CLOSE: Final = 4


class Trigger(Procedure):
    """1.9.1: pauses play. Melees it brings about are fought at its end, still inside it (O16.4, E42)."""

    side: int
    kind: int
    hex: int
    shared: Frozen[list[int]]  # hexes that held both sides before

    def step(self, g: State) -> int:
        if self.at == BEGIN:
            return self.begin(g)
        if self.at == CARD_SHOWN:
            return self.card_shown(g)
        if self.at == CHOOSE:
            return ASK
        if self.at == MELEES:
            self.at = CLOSE
            return push_melees(g, self.shared)
        g.in_trigger -= 1
        return g.pop()

    def begin(self, g: State) -> int:
        g.in_trigger += 1
        self.shared = shared_hexes(g)
        g.tell(tell.TRIGGER, self.side, self.kind)
        if self.kind == EVENT:
            self.at = CARD_SHOWN
            return push_reveal(g, self.side)
        if self.kind == SNIPER:
            self.at = CARD_SHOWN
            return push_random_hex(g, self.side)
        self.at = MELEES
        return push_time_advance(g, self.side)

    def card_shown(self, g: State) -> int:
        if self.kind == SNIPER:
            self.hex = g.value
            self.at = CHOOSE
            return ASK
        self.at = MELEES
        return event_drawn(g, self.side, g.value)

    def leave_melees(self, g: State) -> None:
        """Leave the Melees that there are now to what has been interrupted, if it fights any."""
        for frame in g.frames:
            if cast(Procedure, frame).fights_after():
                self.shared = shared_hexes(g)
                return

    # --- Sniper! (1.9.1.3) ---
    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = [choice(UNIT, u) for u in sniper_targets(g, self.hex, sniper_reach(g, self.side))]
        if not found or not g.rules.options.sniper_must:
            found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        self.at = MELEES
        if choice != CHOOSE_NONE:
            break_unit(g, a_of(choice))

    def question(self, g: State) -> str:
        return "sniper"

    def about(self, g: State) -> Subject:
        return Subject("sniper" if self.kind == SNIPER else "trigger", self.side, hex=self.hex)


def sniper_targets(g: State, hex: int, reach: int = 1) -> list[int]:
    """Units of either side in or adjacent to the hex, or as far from it as the scenario says."""
    if hex < 0:
        return []
    found = units_in(g, hex)
    if found and g.rules.options.sniper_hex_first:
        return found
    map = g.rules.map
    near = [map.neighbours[hex * 6 + d] for d in range(6)] if reach == 1 else blast_hexes(g, hex, reach)
    for n in near:
        if n >= 0 and n != hex and g.h_top[n] != NO_UNIT:
            found += units_in(g, n)
    found.sort()
    return found


def push_die_trigger(g: State, side: int, kind: int) -> None:
    frame = Trigger()
    frame.at = BEGIN
    frame.side = side
    frame.kind = kind
    frame.hex = -1
    frame.shared = []
    g.push(frame)
