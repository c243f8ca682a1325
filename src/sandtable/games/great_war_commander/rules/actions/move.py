"""Actions of movement: Engineering Works (A41), Hidden Wire (A45.4), Storm Troops (A54)."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules.actions.action import Action, ActionWindow
from sandtable.commander.rules.actions.hiding import Hidden
from sandtable.commander.rules.markers import place_fort, remove_fort
from sandtable.commander.rules.mines import Entered
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.state import HALTED, MOVING, State, flagged, side_units_in
from sandtable.commander.rules.stats import boxed_movement, boxed_range, is_leader
from sandtable.commander.rules.verbs import PLAY_HEX
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.stacking import tank_among
from sandtable.games.great_war_commander.rules.state import CAUGHT, STORMING
from sandtable.kernel.choice import b_of, choice


def movers(g: State, side: int) -> list[int]:
    return flagged(g, side, MOVING)


class EngineeringWorks(Action):
    """A41: one Wire in or next to the hex of a mover with boxed Movement goes, with all that it has done."""

    def may(self, g: State, w: ActionWindow) -> bool:
        return len(wire_in_reach(g, w.player(g))) > 0

    def ways(self, g: State, w: ActionWindow, cards: list[int]) -> list[int]:
        hexes = wire_in_reach(g, w.player(g))
        found: list[int] = []
        for card in cards:
            found += [choice(PLAY_HEX, card, hex) for hex in hexes]
        return found

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        hex = b_of(code)
        remove_fort(g, hex)
        for u in side_units_in(g, hex, w.player(g)):
            if g.u_flags[u] & CAUGHT:
                g.u_flags[u] &= ~(CAUGHT | HALTED)


def wire_in_reach(g: State, side: int) -> list[int]:
    found: set[int] = set()
    neighbours = g.rules.map.neighbours
    for u in movers(g, side):
        if boxed_movement(g, u):
            hex = g.u_hex[u]
            near = [hex] + neighbours[hex * 6 : hex * 6 + 6]
            found.update([h for h in near if h >= 0 and g.h_fort[h] == WIRE])
    return sorted(found)


class HiddenWire(Hidden):
    """A45.4: it ends the Move of those who have just come in."""

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        entry = cast(Entered, w)
        place_fort(g, entry.hex, WIRE)
        tank = tank_among(g, entry.newcomers(g))
        for u in entry.newcomers(g):
            if g.u_flags[u] & MOVING:
                g.u_flags[u] |= HALTED
        if tank >= 0 and facts_of(g).switches.wire_spares_tanks:
            g.tell(own_tell.WIRE_CRUSHED, tank, entry.hex)
            remove_fort(g, entry.hex)


class StormTroops(Action):
    """A54: German Units with boxed Range, and Leaders stacked with them, may Move into hexes with enemies."""

    def may(self, g: State, w: ActionWindow) -> bool:
        side = w.player(g)
        tables = g.rules.tables
        if g.rules.nation[side] != tables.nation("germany") or facts_of(g).date < tables.storm_troops_from:
            return False
        return len(storm_troops(g, side)) > 0

    def happens(self, g: State, w: ActionWindow, code: int) -> None:
        troops = storm_troops(g, w.player(g))
        hexes = [g.u_hex[u] for u in troops]
        for u in movers(g, w.player(g)):
            if u in troops or (is_leader(g, u) and g.u_hex[u] in hexes):
                g.u_flags[u] |= STORMING


def storm_troops(g: State, side: int) -> list[int]:
    """Units activated to Move that the Action would let into hexes with enemies."""
    return [u for u in movers(g, side) if is_unit(g, u) and boxed_range(g, u) and not g.u_flags[u] & STORMING]
