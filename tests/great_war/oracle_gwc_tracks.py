"""What meets a Formation that enters a hex: bog checks of Tanks (O23.5.2 to O23.5.6) and Wire (F131.2), plainly."""

from __future__ import annotations

import oracle_gwc_pieces as p
import oracle_gwc_ways as ways
from oracle_gwc_ground import Ground
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_tables import Count, about

from sandtable.games.great_war_commander.rules.state import IGNORES_WIRE

WORKS = ("trench", "foxholes")
GROUNDS = ("gully", "rubble")


class Tracks:
    """Follows Formations through one Order."""

    def __init__(self, seen: Count) -> None:
        self.seen = seen
        self.holes: set[int] = set()  # Tanks that have been in a Shellhole in this Order
        self.caught: set[int] = set()  # who has lost his MPs to Wire
        self.due: tuple[int, bool, str] | None = None  # a Tank that has entered a hex, and whether it must check
        self.checked = False

    def order_begins(self) -> None:
        self.settle()
        self.holes.clear()
        self.caught.clear()

    def settle(self) -> None:
        if self.due is not None:
            self.seen.compare("bog check", self.due[1], self.checked, self.due[2])
        self.due, self.checked = None, False

    def moved(self, g: GreatWarState, before: Ground, u: int, hex: int, to: int) -> None:
        """Entering or leaving Wire ends a move."""
        self.seen.compare("wire", False, u in self.caught, f"unit {u}")
        wired = "wire" in (before.at(g, hex).fort, before.at(g, to).fort)
        if wired and not g.u_flags[u] & IGNORES_WIRE:
            self.caught.add(u)
        self.entered(g, before, u, hex, to)

    def cleared(self, g: GreatWarState, hex: int) -> None:
        """A41: with the Wire all its effects are gone."""
        self.caught -= set(p.at(g, hex))

    def entered(self, g: GreatWarState, before: Ground, u: int, hex: int, to: int) -> None:
        if not p.is_tank(g, u):
            return
        self.settle()
        guided = any(p.is_unit(g, v) for v in p.at(g, to, g.u_owner[u]))
        has_number = "bog" in p.side_up(g, u)  # none on a broken side with "-", which Mines can bring about here
        must = self.must_check(g, before, u, hex, to) and has_number and not guided
        if before.at(g, to).terrain == "shellhole":
            self.holes.add(u)
        self.due = (u, must, f"{about(g, u)} from {g.rules.map.hex_name(hex)}")

    def must_check(self, g: GreatWarState, before: Ground, u: int, hex: int, to: int) -> bool:
        there, levels = before.at(g, to), g.rules.map.level
        if there.terrain in GROUNDS or there.fort in WORKS:
            return True
        d = p.around(g, hex).index(to)
        if levels[hex] != levels[to] and not ways.crosses_road(g, hex, d):
            return True
        smooth = there.trail and not before.markers[to]  # T118.2
        return there.terrain == "shellhole" and u not in self.holes and not smooth
