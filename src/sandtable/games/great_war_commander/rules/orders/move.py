"""The Move Order of Great War Commander (O23): the family's, with what meets a mover in each hex (O23.5, F131)."""

from __future__ import annotations

from sandtable.commander.rules import reasons as family_reasons
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.orders.move import GOING, PICK, REACT, MoveOrder, push_movement
from sandtable.commander.rules.state import (
    ACTIVATED,
    MOVING,
    NO_UNIT,
    State,
    is_broken,
    occupied_by,
    other,
    successors,
    unmark_all,
)
from sandtable.games.great_war_commander.rules import reasons
from sandtable.games.great_war_commander.rules.names import OWN_MOVE
from sandtable.games.great_war_commander.rules.orders.arriving import push_arriving
from sandtable.games.great_war_commander.rules.orders.movement import is_safe_for
from sandtable.games.great_war_commander.rules.stacking import tank_among
from sandtable.games.great_war_commander.rules.state import (
    HEX_OF_TRAIL,
    ORDER_FLAGS,
    SHELTERED,
    STORMING,
    TRAIL_SHIFT,
)
from sandtable.games.great_war_commander.rules.strategy.situation import (
    could_play,
    is_situation,
    play_situation,
    situation_choices,
)
from sandtable.kernel.frame import GO


class GreatWarMoveOrder(MoveOrder):
    havens: list[int]  # who has come along a Trench, and where to: unit << TRAIL_SHIFT | hex (F130.2)

    def halts(self, g: State, u: int) -> bool:
        """F131.2: leaving Wire. What entering it does comes in its turn."""
        return g.h_fort[self.origin] == WIRE and not g.rules.ignores_wire(g, u)

    def is_closed(self, g: State) -> bool:
        if is_impassable(g, self.target):
            return True
        return occupied_by(g, self.target, other(self.side)) and not self.storms(g)

    def storms(self, g: State) -> bool:
        """May all of the group enter hexes with enemies (A54)?"""
        for u in self.group:
            if not g.u_flags[u] & STORMING:
                return False
        return True

    def enter(self, g: State) -> int:
        self.at = REACT
        return push_arriving(g, self.group, self.origin, self.target, True)

    # --- Strategy Cards, at any time in the Order (S98.3.4, S98.4.7, S98.5.6) ---
    def moments(self, g: State) -> list[int]:
        return [OWN_MOVE]

    def action_choices(self, g: State) -> list[int]:
        found = super().action_choices(g)
        for moment in self.moments(g):
            found += situation_choices(g, self.side, moment)
        return found

    def hides(self, g: State) -> bool:
        for moment in self.moments(g):
            if could_play(g, self.side, moment):
                return True
        return super().hides(g)

    def chosen(self, g: State, choice: int) -> None:
        if is_situation(choice):
            play_situation(g, self.side, choice)
        else:
            super().chosen(g, choice)

    def reason(self, g: State, thing: int, verb: int) -> int:
        why = super().reason(g, thing, verb)
        return self.why_halted(g) if why == family_reasons.WIRE_STOPS else why

    def why_halted(self, g: State) -> int:
        """MPs are lost to Wire, but also to a fight (A54) and to the ground (O23.5.4)."""
        if occupied_by(g, g.u_hex[self.group[0]], other(self.side)):
            return reasons.STOPPED_TO_FIGHT
        tank = tank_among(g, self.group)
        return reasons.BOGGED_DOWN if tank != NO_UNIT and is_broken(g, tank) else family_reasons.WIRE_STOPS

    # --- reactions (O23.3, O23.7) ---
    def react(self, g: State) -> int:
        self.note_havens(g)
        for entry in self.havens:
            for u in successors(g, entry >> TRAIL_SHIFT):
                if g.u_hex[u] == entry & HEX_OF_TRAIL:
                    g.u_flags[u] |= SHELTERED
        return super().react(g)

    def note_havens(self, g: State) -> None:
        """F130.2: the way in decides, as long as a Formation stays in the hex; even if another draws the fire."""
        self.havens = [entry for entry in self.havens if not self.is_about(g, entry)]
        for u in self.group:
            if is_safe_for(g, u, self.origin, self.target):
                self.havens.append(u << TRAIL_SHIFT | self.target)

    def is_about(self, g: State, entry: int) -> bool:
        """Is the haven that of one who has just moved, or whose place he took?"""
        for u in successors(g, entry >> TRAIL_SHIFT):
            if u in self.group:
                return True
        return False

    def is_safe(self, g: State) -> bool:
        """F130.2: a Tank among them can be fired at, though not the others."""
        for u in self.group:
            if not g.u_flags[u] & SHELTERED:
                return False
        return True

    def reacted(self, g: State) -> int:
        unmark_all(g, SHELTERED)
        self.keep_together(g)
        self.at = GOING
        return GO

    def end(self, g: State) -> int:
        done = super().end(g)
        unmark_all(g, ORDER_FLAGS)
        return done


def new_move_order() -> GreatWarMoveOrder:
    return without_havens(GreatWarMoveOrder())


def without_havens(frame: GreatWarMoveOrder) -> GreatWarMoveOrder:
    frame.havens = []
    return frame


class LoneMove(GreatWarMoveOrder):
    """O27.2: by the rules of movement, but no Move Order."""

    def moments(self, g: State) -> list[int]:
        return []


def push_lone_move(g: State, u: int) -> int:
    """One Formation moves by itself, activated by whatever moves it (O27.2)."""
    g.u_flags[u] |= ACTIVATED | MOVING
    return push_movement(g, without_havens(LoneMove()), PICK)
