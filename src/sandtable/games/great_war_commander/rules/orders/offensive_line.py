"""Who goes on an Offensive (O24.1): a connected line of unbroken Formations with a Leader, named one by one."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.orders.going import could_go
from sandtable.commander.rules.state import ACTIVATED, BROKEN, MOVING, Procedure, State, muster_of
from sandtable.commander.rules.stats import is_leader
from sandtable.commander.rules.verbs import ACTIVATE, CHOOSE_DONE
from sandtable.games.great_war_commander.rules import reasons as own
from sandtable.games.great_war_commander.rules.command import any_leader
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.state import OFFENSIVE, set_chain
from sandtable.kernel.choice import a_of, choice, is_among
from sandtable.kernel.frame import ASK, GO, Subject


def eligible(g: State, side: int) -> list[int]:
    """O24.1: unbroken and not yet activated, of any type; ascending."""
    return [u for u in muster_of(g).units[side] if is_eligible(g, u) and facts_of(g).may_act(g, u)]


def is_eligible(g: State, u: int) -> bool:
    return g.u_hex[u] >= 0 and not g.u_flags[u] & BROKEN and is_free(g, u)


def can_set_out(g: State, u: int) -> bool:
    """Could it go somewhere under the limits of an Offensive (O24.2)?"""
    flags = g.u_flags[u]
    g.u_flags[u] |= MOVING | OFFENSIVE
    able = could_go(g, u)
    g.u_flags[u] = flags
    return able


def line_with(g: State, units: list[int], first: int) -> list[int]:
    """Those of the units that stand in one line with the first, from hex to adjacent hex; ascending."""
    line = [first]
    apart = [u for u in units if u != first]
    hexes, distances = g.u_hex, g.rules.map.distances
    i = 0
    while i < len(line):
        row: i64 = hexes[line[i]] * g.rules.map.size
        left: list[int] = []
        for u in apart:
            there: i64 = hexes[u]
            if distances[row + there] <= 1:
                line.append(u)
            else:
                left.append(u)
        apart = left
        i += 1
    line.sort()
    return line


def is_line(g: State, units: list[int]) -> bool:
    """Do they all stand in one line that may be ordered?"""
    return len(line_with(g, units, units[0])) == len(units) and is_enough(g, units)


def is_enough(g: State, units: list[int]) -> bool:
    """Of units in one line: two or more in adjacent hexes, one of them a Leader; a Tank Leader is none."""
    if len(units) < 2 or (not adjoins(g, units) and not facts_of(g).switches.offensive_from_one_hex):
        return False
    return any_leader(g, units)


def adjoins(g: State, units: list[int]) -> bool:
    """Do they stand in more than one hex? Sharing one is not being adjacent."""
    for u in units:
        if g.u_hex[u] != g.u_hex[units[0]]:
            return True
    return False


def can_any_set_out(g: State, units: list[int]) -> bool:
    for u in units:
        if can_set_out(g, u):
            return True
    return False


def nameable(g: State, side: int, named: list[int]) -> list[int]:
    """Who may be named next, so that a line that can set out may still come of it; ascending."""
    free = [u for u in eligible(g, side) if not is_among(u, named)]
    if named:
        line = line_with(g, named + free, named[0])
        return [u for u in line if not is_among(u, named)] if holds_all(line, named) and may_come_of(g, line) else []
    found: list[int] = []
    for line in lines(g, free):
        if may_come_of(g, line):
            found += line
    found.sort()
    return found


def holds_all(line: list[int], named: list[int]) -> bool:
    for u in named:
        if not is_among(u, line):
            return False
    return True


def lines(g: State, units: list[int]) -> list[list[int]]:
    """The units by the line that they stand in."""
    found: list[list[int]] = []
    rest = units
    while rest:
        line = line_with(g, rest, rest[0])
        found.append(line)
        rest = [u for u in rest if not is_among(u, line)]
    return found


def may_come_of(g: State, line: list[int]) -> bool:
    """Is an Offensive possible with all of a line?"""
    return is_enough(g, line) and can_any_set_out(g, line)


def offensive_reason(g: State, side: int) -> int:
    """Why an Offensive cannot be ordered."""
    able = eligible(g, side)
    looked_at: list[int] = []
    for leader in able:  # nothing comes of a line without one
        if is_leader(g, leader) and not is_among(leader, looked_at):
            line = line_with(g, able, leader)
            if may_come_of(g, line):
                return reasons.OK
            looked_at += line
    return own.NO_OFFENSIVE_LINE


class OffensiveLine(Procedure):
    side: int
    named: list[int]

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        found = [choice(ACTIVATE, u) for u in nameable(g, self.side, self.named)]
        if self.is_complete(g):
            found.append(CHOOSE_DONE)
        return found

    def is_complete(self, g: State) -> bool:
        return bool(self.named) and is_line(g, self.named) and can_any_set_out(g, self.named)

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_DONE:
            g.pop()
            return
        u = a_of(choice)
        self.named.append(u)
        g.u_flags[u] |= ACTIVATED | MOVING | OFFENSIVE
        set_chain(g, u, self.named[0])
        g.tell(tell.ACTIVATED, u)

    def question(self, g: State) -> str:
        return "offensive-line"

    def may_scrap(self) -> bool:
        return False

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != ACTIVATE or thing in nameable(g, self.side, self.named):
            return reasons.OK
        if g.u_hex[thing] < 0:
            return reasons.NOT_ON_MAP
        if g.u_owner[thing] != self.side:
            return reasons.NOT_YOURS
        if not is_free(g, thing):
            return reasons.ALREADY_ACTIVATED
        return own.BROKEN_NO_OFFENSIVE if g.u_flags[thing] & BROKEN else own.NOT_IN_A_LINE

    def about(self, g: State) -> Subject:
        return Subject("offensive-line", self.side, units=self.named)


def push_offensive_line(g: State, side: int) -> int:
    frame = OffensiveLine()
    frame.at = 0
    frame.side = side
    frame.named = []
    g.push(frame)
    return GO
