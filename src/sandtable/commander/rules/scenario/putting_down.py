"""Hidden pieces that a scenario lets their owner put down in play: as a Turn begins, or as an enemy moves."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.markers import is_impassable, may_fortify, place_fort
from sandtable.commander.rules.scenario.own_values import ENEMY_MOVE, ENEMY_TURN, OWN_TURN, Hidden
from sandtable.commander.rules.scenario.setup import is_seen
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import HIDDEN_AWAY, Procedure, State, occupied_by, other, set_space, units_of
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import CHOOSE_NONE, FORT, PLACE
from sandtable.commander.rules.victory import relocate
from sandtable.kernel.choice import B_SHIFT, MASK, a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

NOBODY: Final = -1


def may_come_now(g: State, number: int, moving: bool) -> bool:
    """Is a hidden piece still away, and is this a moment at which it may come? `moving`: in the enemy's Move."""
    hidden = g.rules.own.hidden[number]
    moment = ENEMY_MOVE if moving else OWN_TURN if hidden.side == g.active else ENEMY_TURN
    if g.time < hidden.since or not hidden.when & moment:
        return False
    return number in g.buried if hidden.unit < 0 else g.u_time[hidden.unit] == HIDDEN_AWAY


def place_reason(g: State, hidden: Hidden, hex: int) -> int:
    """Why a hidden piece may not be put down in a hex."""
    side = hidden.side
    if hex not in hidden.hexes or hex_cover(g, hex) < hidden.cover:
        return reasons.OUTSIDE_AREA
    if is_impassable(g, hex):
        return reasons.IMPASSABLE
    if occupied_by(g, hex, other(side)):
        return reasons.ENEMY_OCCUPIED
    if hidden.away and any(hexes_apart(g, hex, g.u_hex[u]) < hidden.away for u in units_of(g, other(side))):
        return reasons.TOO_NEAR_ENEMY
    if hidden.unseen and is_seen(g, side, hex):
        return reasons.SEEN_BY_ENEMY
    if hidden.unit < 0:
        return reasons.OK if may_fortify(g, hex) else reasons.FORTIFIED_ALREADY
    size = g.rules.tables.unit_figures[g.u_type[hidden.unit]]
    return reasons.OK if figures(g, hex, side) + size <= stacking_limit(g, hex, side) else reasons.TOO_MANY_FIGURES


def ways_down(g: State, side: int, moving: bool) -> list[int]:
    """Every piece of a side that may come now, with every hex for it; alike Fortifications once."""
    found: list[int] = []
    for number, hidden in enumerate(g.rules.own.hidden):
        if hidden.side == side and may_come_now(g, number, moving):
            for hex in hidden.hexes:
                if place_reason(g, hidden, hex) == reasons.OK:
                    code = choice(PLACE, hidden.unit, hex) if hidden.unit >= 0 else choice(FORT, hidden.fort, hex)
                    if code not in found:
                        found.append(code)
    found.sort()
    return found


class PutDown(Procedure):
    """One side after the other, the active player first, as long as he likes."""

    side: int
    moving: bool  # an enemy has just entered a hex

    def step(self, g: State) -> int:
        if self.side == NOBODY:
            return g.pop()
        if ways_down(g, self.side, self.moving):
            return ASK
        self.next_side(g)
        return GO

    def next_side(self, g: State) -> None:
        self.side = other(g.active) if self.side == g.active else NOBODY

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = ways_down(g, self.side, self.moving)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_NONE:
            self.next_side(g)
        elif verb_of(choice) == FORT:
            self.fortify(g, a_of(choice), b_of(choice))
        else:
            u = a_of(choice)
            set_space(g, u, -1)
            relocate(g, u, b_of(choice))
            g.tell(tell.PLACED, u, b_of(choice), tell.BY_HIDDEN_UNIT)

    def fortify(self, g: State, fort: int, hex: int) -> None:
        for number in g.buried:
            hidden = g.rules.own.hidden[number]
            if hidden.side == self.side and hidden.fort == fort and place_reason(g, hidden, hex) == reasons.OK:
                g.buried = [n for n in g.buried if n != number]
                place_fort(g, hex, fort)
                return

    def question(self, g: State) -> str:
        return "put-down"

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != PLACE and verb != FORT:
            return reasons.OK
        what, hex = thing >> B_SHIFT, thing & MASK
        why = reasons.NOT_OFFERED
        for number, hidden in enumerate(g.rules.own.hidden):
            fits = hidden.unit == what if verb == PLACE else hidden.unit < 0 and hidden.fort == what
            if fits and hidden.side == self.side and may_come_now(g, number, self.moving):
                why = place_reason(g, hidden, hex)
                if why == reasons.OK:
                    return why
        return why

    def about(self, g: State) -> Subject:
        return Subject("put-down", self.side)


def push_putting_down(g: State, moving: bool = False) -> None:
    """At the beginning of a Turn, or when an enemy has entered a hex, in a scenario that has hidden pieces."""
    frame = PutDown()
    frame.at = 0
    frame.side = other(g.active) if moving else g.active
    frame.moving = moving
    g.push(frame)
