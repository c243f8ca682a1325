"""Flight Paths (airm.4, airm.5): the straight line from an edge hex to the target hex, flown a hex at a time by all."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.air.airfield import go_home, is_out_of_time, is_waiting
from sandtable.games.barbarossa.rules.names import AIRBORNE_ASSAULT, AIRCRAFT, BOMBING_RUN, ESCORT, INTERCEPT, WAIT
from sandtable.games.barbarossa.rules.state import (
    DESTROYED,
    NOBODY,
    NOWHERE,
    State,
    clear_order,
    on_board,
    sequence,
    type_of,
)
from sandtable.kernel.frame import Frame
from sandtable.terrain.lattice import NONE


class Flights(Frame):
    """All aircraft of one step 4; a frame only in that saves and clones hold it."""

    launched: list[int]  # by unit: 1 if it took off in this step
    due: list[int]  # by unit: 1 if it must go home at the end of this step
    path: list[list[int]]  # by unit: hexes from the edge to the target; empty: it does not fly
    along: list[list[int]]  # by unit, by place: the second hex where the path runs along a hexside; NONE
    fired: list[list[int]]  # anti-aircraft unit, air unit: that shot has been fired
    met: list[list[int]]  # German, Soviet air unit: they have fought, or one stayed out

    def flies(self, g: State, u: int) -> bool:
        """On its way, or over its target and about to do there what it came for. An escort as long as its ward."""
        if not self.path[u] or not on_board(g, u) or g.u_order[u] == WAIT:
            return False
        return g.u_order[u] != ESCORT or self.flies(g, g.u_target[u])

    def place(self, u: int, k: int) -> int:
        """Where on its path it is in a hex-step."""
        return min(k, len(self.path[u]) - 1)

    def arrived(self, u: int, k: int) -> bool:
        return k >= len(self.path[u]) - 1

    def hexes(self, g: State, u: int, k: int) -> list[int]:
        """Hexes that it is in: two where it flies along a hexside (aa.3)."""
        if not self.path[u]:
            return [g.u_hex[u]]
        i = self.place(u, k)
        return [h for h in (self.path[u][i], self.along[u][i]) if h != NONE]

    def length(self, g: State) -> int:
        """The last hex-step in which anybody flies."""
        return max([0, *(len(self.path[u]) - 1 for u in sequence(g) if self.flies(g, u))])


def new_flights(g: State) -> Flights:
    f = Flights()
    f.at = 0
    f.launched = [0] * len(g.u_card)
    f.due = [1 if is_due(g, u) else 0 for u in range(len(g.u_card))]
    f.path = [[] for _ in g.u_card]
    f.along = [[] for _ in g.u_card]
    f.fired = []
    f.met = []
    return f


# --- who is with whom ---


def aircraft_over(g: State) -> list[int]:
    return [u for u in sequence(g) if type_of(g, u) == AIRCRAFT and on_board(g, u)]


def ward_of(g: State, u: int) -> int:
    return g.u_target[u] if g.u_order[u] == ESCORT else NOBODY


def lead_of(g: State, u: int) -> int:
    """The one whose path an escort flies, through escorts of escorts; two may name each other."""
    for _ in g.u_card:
        if g.u_order[u] == ESCORT:
            u = g.u_target[u]
    return u


def escorts_of(g: State, u: int) -> list[int]:
    return [v for v in aircraft_over(g) if ward_of(g, v) == u]


def is_due(g: State, u: int) -> bool:
    """airm.9: over the board since an earlier turn, with nothing left to do; an escort whose ward is (esc.5)."""
    if type_of(g, u) != AIRCRAFT or not on_board(g, u) or is_waiting(g, u):
        return False
    if g.u_order[u] == WAIT or is_out_of_time(g, u):
        return True
    ward = ward_of(g, u)
    return ward != NOBODY and (not on_board(g, ward) or is_due(g, ward))


# --- the path ---


def goal_of(g: State, u: int, launched: list[int], depth: int = 0) -> int:
    """The target hex of its mission; NOWHERE if there is none. Who has come to stay is where it is."""
    if depth > len(g.u_card):
        return NOWHERE  # two who intercept each other
    order, target = g.u_order[u], g.u_target[u]
    if on_board(g, u) and not launched[u] and not is_waiting(g, lead_of(g, u)):
        return g.u_hex[u]
    if order == ESCORT or order == INTERCEPT:
        return goal_of(g, target, launched, depth + 1)
    if order == BOMBING_RUN and target != NOBODY:
        return max(g.u_hex[target], NOWHERE)  # wherever it is now (bomb.3)
    return g.u_at[u]


def plot(g: State, f: Flights) -> None:
    """Everybody who flies in this step: launched ones but for a departing transport, and one that waited (airb.4)."""
    for u in aircraft_over(g):
        starts = f.launched[u] == 1 and g.u_order[u] not in (AIRBORNE_ASSAULT, ESCORT)
        if starts or (is_waiting(g, u) and not f.launched[u]):
            f.path[u], f.along[u] = line(g, g.u_hex[u], goal_of(g, u, f.launched))
    for u in aircraft_over(g):
        if g.u_order[u] == ESCORT:  # esc.3
            f.path[u], f.along[u] = f.path[g.u_target[u]][:], f.along[g.u_target[u]][:]


def line(g: State, a: int, b: int) -> tuple[list[int], list[int]]:
    """The hexes of a straight line with its ends, and beside them the second ones of hexsides that it runs along."""
    path, along = [a], [NONE]
    for station in g.rules.ground.between(a, b):
        hexes = [h for h in station if h != NONE]
        path.append(hexes[0])
        along.append(hexes[1] if len(hexes) > 1 else NONE)
    return ([*path, b], [*along, NONE]) if a != b else (path, along)


def fly(g: State, f: Flights, k: int) -> None:
    """One hex for everybody."""
    for u in aircraft_over(g):
        if f.flies(g, u) and k < len(f.path[u]) and g.u_hex[u] != f.path[u][k]:
            g.tell(tell.MOVES, u, g.u_hex[u], f.path[u][k])
            g.u_hex[u] = f.path[u][k]


def let_escorts_go(g: State) -> None:
    """esc.3, esc.5: an escort goes home with its ward; without one its mission is over."""
    for u in aircraft_over(g):
        ward = ward_of(g, u)
        if ward != NOBODY and not on_board(g, ward):
            if g.u_hex[ward] == DESTROYED:
                clear_order(g, u)
            else:
                go_home(g, u)
