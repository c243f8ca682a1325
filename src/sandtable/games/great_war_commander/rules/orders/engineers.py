"""Engineers (3.1.9): any Order card but Command Confusion lets one of them dig Foxholes or clear Wire instead."""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.markers import may_fortify, place_fort, remove_fort
from sandtable.commander.rules.names import COMMAND_CONFUSION, FOXHOLES, WIRE
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.state import Procedure, State, is_broken, muster_of
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.activation import activate_alone
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.verbs import CLEAR_WIRE, DIG
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject


def is_engineer(g: State, u: int) -> bool:
    return g.rules.tables.unit_engineer[g.u_type[u]] != 0


def engineers(g: State, side: int) -> list[int]:
    """Those who could be put to work: unbroken and not yet activated."""
    return [u for u in muster_of(g).engineers[side] if is_ready(g, u) and facts_of(g).may_act(g, u)]


def is_ready(g: State, u: int) -> bool:
    return g.u_hex[u] >= 0 and not is_broken(g, u) and is_free(g, u)


def works(g: State, side: int) -> list[int]:
    """What each of them could do in his own hex."""
    found: list[int] = []
    for u in engineers(g, side):
        if may_fortify(g, g.u_hex[u]):
            found.append(choice(DIG, u))
        elif g.h_fort[g.u_hex[u]] == WIRE:
            found.append(choice(CLEAR_WIRE, u))
    return found


def works_reason(g: State, side: int, card: int) -> int:
    """Why a card cannot be played for works; 0 if it can."""
    if g.rules.card_order[card] == COMMAND_CONFUSION:
        return reasons.CONFUSION
    return reasons.OK if works(g, side) else own_reasons.NO_ENGINEER


class Works(Procedure):
    """One Engineer Unit, activated for this alone."""

    side: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return works(g, self.side)

    def chosen(self, g: State, choice: int) -> None:
        u = a_of(choice)
        hex = g.u_hex[u]
        activate_alone(g, u)
        if verb_of(choice) == DIG:
            g.tell(tell.WORKS_DONE, u, hex, FOXHOLES)
            place_fort(g, hex, FOXHOLES)
        else:
            g.tell(tell.WORKS_DONE, u, hex, WIRE)
            remove_fort(g, hex)
        g.pop()

    def question(self, g: State) -> str:
        return "works"

    def may_scrap(self) -> bool:
        return False

    def about(self, g: State) -> Subject:
        return Subject("works", self.side, units=engineers(g, self.side))


def push_works(g: State) -> int:
    frame = Works()
    frame.at = 0
    frame.side = g.active
    g.push(frame)
    return GO
