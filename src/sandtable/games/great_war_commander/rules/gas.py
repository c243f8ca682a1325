"""Gas on whoever enters it (T107.1)."""

from __future__ import annotations

from sandtable.commander.rules.breaking import break_unit, suppress
from sandtable.commander.rules.state import SUPPRESSED, Procedure, State, successors
from sandtable.kernel.frame import GO


class GasEntry(Procedure):
    """Those who entered are Suppressed one by one; whoever was so already breaks."""

    units: list[int]

    def step(self, g: State) -> int:
        if not self.units:
            return g.pop()
        for u in successors(g, self.units.pop(0)):
            if g.u_flags[u] & SUPPRESSED:
                break_unit(g, u)
            else:
                suppress(g, u)
        return GO


def push_gas_entry(g: State, units: list[int], hex: int) -> int:
    """`hex` holds Gas, and the units have just come into it."""
    frame = GasEntry()
    frame.at = 0
    frame.units = units[:]
    g.push(frame)
    return GO
