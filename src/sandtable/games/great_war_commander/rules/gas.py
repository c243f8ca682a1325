"""Gas (O19.2.1.3, T107): the attack, and what its markers do to those who enter them."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.actions.action import CLOSED, ActionWindow
from sandtable.commander.rules.breaking import break_unit, suppress
from sandtable.commander.rules.events.frames import inactive_first, unit_choices
from sandtable.commander.rules.state import BROKEN, SUPPRESSED, State, successors, units_in
from sandtable.commander.rules.verbs import CHOOSE_NONE
from sandtable.commander.rules.victory import eliminate
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.names import ANTI_GAS_STRATEGY
from sandtable.games.great_war_commander.rules.state import gas_hexes, of, put_gas
from sandtable.games.great_war_commander.rules.strategy.reminders import has_reminder
from sandtable.games.great_war_commander.rules.windows import GAS_PLACED
from sandtable.kernel.choice import a_of
from sandtable.kernel.frame import ASK, GO, Subject

POISON: Final = 0
BROKE: Final = 1
WINDOW: Final = 2
VICTIM: Final = 3

NO_ATTACKER: Final = -1


def in_gas(g: State, u: int) -> bool:
    return g.u_hex[u] >= 0 and of(g).h_gas[g.u_hex[u]] != 0


def is_gas_proof(g: State, side: int) -> bool:
    """Anti-Gas Strategy: what would break by gas does not."""
    return has_reminder(g, side, ANTI_GAS_STRATEGY)


# --- placing markers ---


def may_gas(g: State, hex: int) -> bool:
    """One marker in a hex, none with a Blaze (8.1.5, 8.1.6)."""
    return not of(g).h_gas[hex] and not g.h_blaze[hex]


def has_gas_counter(g: State) -> bool:
    count = g.rules.tables.gas_count
    return count == 0 or len(gas_hexes(g)) < count


def spread_gas(g: State, hexes: list[int]) -> list[int]:
    """Markers as far as the counter mix goes; returns the hexes of the area that now have one."""
    for hex in hexes:
        if may_gas(g, hex) and has_gas_counter(g):
            put_gas(g, hex)
            g.tell(tell.GAS_PLACED, hex)
    return [hex for hex in hexes if of(g).h_gas[hex]]


# --- what it does to Formations ---


class Gassing(ActionWindow):
    """Those already Suppressed break and stay Suppressed, the others become Suppressed.

    After an attack its player may play Major Gas Attack on Units that it has just broken (A49).
    """

    side: int  # whose attack it is, or NO_ATTACKER
    waiting: list[int]  # those who break
    unit: int
    broken: list[int]  # Units that were unbroken before

    def step(self, g: State) -> int:
        if self.at == POISON:
            return self.poison_next(g)
        if self.at == BROKE:
            return self.note_broken(g)
        if self.at == VICTIM:
            return ASK
        self.broken = [u for u in self.broken if g.u_hex[u] >= 0]
        return ASK if self.broken and self.side != NO_ATTACKER else g.pop()

    def poison_next(self, g: State) -> int:
        if not self.waiting:
            self.at = WINDOW
            return GO
        self.unit = self.waiting.pop(0)
        if g.u_hex[self.unit] < 0:
            return GO
        self.at = BROKE if is_unit(g, self.unit) and not g.u_flags[self.unit] & BROKEN else POISON
        break_unit(g, self.unit)
        return GO

    def note_broken(self, g: State) -> int:
        self.at = POISON
        if g.u_hex[self.unit] >= 0 and g.u_flags[self.unit] & BROKEN:
            self.broken.append(self.unit)
        return GO

    def open_window(self) -> int:
        return GAS_PLACED if self.at == WINDOW else CLOSED

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == VICTIM:
            return unit_choices(self.broken)
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at == VICTIM:
            self.at = WINDOW
            eliminate(g, a_of(choice))
        elif choice == CHOOSE_NONE:
            g.pop()
        else:
            self.play(g, choice)

    def question(self, g: State) -> str:
        return "major-gas-victim" if self.at == VICTIM else "major-gas-attack"

    def about(self, g: State) -> Subject:
        return Subject("gas", self.side, self.unit, self.broken)


def push_gassing(g: State, side: int, units: list[int]) -> int:
    """Suppress the unsuppressed at once; the others break one after another, the inactive player's first."""
    frame = Gassing()
    frame.at = POISON
    frame.side = side
    frame.unit = -1
    frame.broken = []
    frame.waiting = []
    for u in inactive_first(g, present(g, units)):
        if not g.u_flags[u] & SUPPRESSED:
            suppress(g, u)
        elif not is_gas_proof(g, g.u_owner[u]):
            frame.waiting.append(u)
    g.push(frame)
    return GO


def present(g: State, units: list[int]) -> list[int]:
    """The counters that now stand for these Formations."""
    found: list[int] = []
    for u in units:
        found += successors(g, u)
    return found


def push_gas_attack(g: State, side: int, hexes: list[int]) -> int:
    """O19.2.1.3: markers in the area, and every Formation in them is hit."""
    units: list[int] = []
    for hex in spread_gas(g, hexes):
        units += units_in(g, hex)
    return push_gassing(g, side, units)


def push_gas_entry(g: State, units: list[int], hex: int) -> int:
    """T107.1: Formations that enter a hex, by whatever means; nothing happens where there is no Gas."""
    if of(g).h_gas[hex]:
        push_gassing(g, NO_ATTACKER, units)
    return GO
