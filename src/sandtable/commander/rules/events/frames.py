"""What the procedures of the Events share (E42): who decides, one choice out of several, what is closest."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import Procedure, State, inactive
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import CHOOSE_NONE, HEX, UNIT
from sandtable.kernel.choice import choice
from sandtable.kernel.frame import ASK, Subject

BEGIN: Final = 0


class Received(Procedure):
    """The procedure of an Event. `side` has drawn it and decides, unless the Event says otherwise."""

    side: int

    def who(self, g: State) -> int:
        return self.side

    def about(self, g: State) -> Subject:
        return Subject("event", self.side)


def receive(g: State, frame: Received, side: int) -> None:
    frame.at = BEGIN
    frame.side = side
    g.push(frame)


class OneChoice(Received):
    """An Event that asks once. With nothing to choose from it is ignored (E42)."""

    def found(self, g: State) -> list[int]:
        """The legal choices, declining apart."""
        raise NotImplementedError

    def may_decline(self, g: State) -> bool:
        return False

    def carry_out(self, g: State, code: int) -> None:
        """Apply a choice; this frame is off the stack by then."""
        raise NotImplementedError

    def step(self, g: State) -> int:
        return ASK if self.found(g) else g.pop()

    def choices(self, g: State) -> list[int]:
        codes = self.found(g)
        if self.may_decline(g):
            codes.append(CHOOSE_NONE)
        return codes

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        if choice != CHOOSE_NONE:
            self.carry_out(g, choice)


def unit_choices(units: list[int]) -> list[int]:
    return [choice(UNIT, u) for u in units]


def hex_choices(hexes: list[int]) -> list[int]:
    return [choice(HEX, h) for h in hexes]


def inactive_first(g: State, units: list[int]) -> list[int]:
    """In the order in which two players do something at the same time (gloss. Inactive)."""
    idle = inactive(g)
    return [u for u in units if g.u_owner[u] == idle] + [u for u in units if g.u_owner[u] != idle]


def closest(g: State, hex: int, things: list[int], places: list[int]) -> list[int]:
    """Those of the things that are nearest to a hex; `places` are the hexes they are in."""
    if not things:
        return []
    least = min(hexes_apart(g, hex, place) for place in places)
    return [things[i] for i in range(len(things)) if hexes_apart(g, hex, places[i]) == least]


def neighbours(g: State, hex: int) -> list[int]:
    """The hexes around a hex, in order of index."""
    found = [n for n in g.rules.map.neighbours[hex * 6 : hex * 6 + 6] if n >= 0]
    found.sort()
    return found


def hexes_in_or_around(g: State, hex: int, side: int, kind: int) -> list[int]:
    """Where an Event may place a unit type at a Random Hex: passable, within the stacking limit (E59, E76)."""
    if hex < 0:
        return []
    size = g.rules.tables.unit_figures[kind]
    around = neighbours(g, hex)
    around.append(hex)
    around.sort()
    return [h for h in around if not is_impassable(g, h) and figures(g, h, side) + size <= stacking_limit(g, h, side)]
