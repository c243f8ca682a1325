"""Launch (airm.1-airm.3, cmd.air.*): who takes off in step 4, and over which edge hex he appears."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.air.airfield import IN_THE_AIR, STANDBY_BOX, is_waiting
from sandtable.games.barbarossa.rules.air.flight import Flights, goal_of, lead_of
from sandtable.games.barbarossa.rules.air.paratroops import embark
from sandtable.games.barbarossa.rules.asking import Asking, last_of, unseal
from sandtable.games.barbarossa.rules.names import (
    AIRBORNE_ASSAULT,
    AIRCRAFT,
    AIRDROP_SUPPLIES,
    BOMBING_RUN,
    ESCORT,
    INTERCEPT,
    STEP_AIR,
    STEP_OF,
)
from sandtable.games.barbarossa.rules.observers import observed
from sandtable.games.barbarossa.rules.standing import EDGE, by_worth, standing
from sandtable.games.barbarossa.rules.state import (
    AIRFIELD,
    NOBODY,
    NOWHERE,
    State,
    acts,
    card,
    has_order,
    of,
    on_board,
    sequence,
    staffs,
    type_of,
)
from sandtable.games.barbarossa.rules.verbs import PLACE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, Subject

FROM_OWN_SIDE: Final = 2  # standing instruction


class Launch(Asking):
    """D4a: for each mission that starts now its owner picks any edge hex, both sides at once and unseen."""

    taking_off: list[int]  # units
    edge: list[int]  # by unit: the hex; NOWHERE: not chosen yet

    def run(self, g: kernel.State) -> int:
        if self.asked(g):
            return ASK
        g.pop()
        unseal(of(g))
        take_off(of(g), self.taking_off, self.edge)
        return 0

    def open_of(self, g: State, side: int) -> int:
        for u in self.taking_off:
            if g.u_side[u] == side and self.edge[u] == NOWHERE and g.u_order[u] != ESCORT:
                if standing(g, u, EDGE) == 0:
                    return u
                self.edge[u] = edge_ahead(g, u)
        return NOBODY

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) != NOBODY

    def options(self, g: kernel.State, seat: int) -> list[int]:
        u, ground = self.open_of(of(g), seat), of(g).rules.ground
        return [choice(PLACE, u, h) for h in range(ground.size) if ground.rim[h]]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.edge[a_of(code)] = b_of(code)

    def forget(self, g: State, side: int) -> None:
        for u in self.taking_off:
            if g.u_side[u] == side:
                self.edge[u] = NOWHERE

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("launch", "airm.3")

    def about(self, g: State, side: int) -> Subject:
        """The air unit, and the hex or unit that its mission names."""
        u = self.open_of(g, side)
        named = [g.u_target[u]] if g.u_target[u] != NOBODY else []
        return Subject("launch", side, u, named, hex=g.u_at[u], numbers={"order": g.u_order[u]})

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is a hex, or the unit with the hex."""
        h, ground = last_of(thing), g.rules.ground
        inside = verb == PLACE and h < ground.size and not ground.rim[h]
        return reasons.NOT_AN_EDGE_HEX if inside and thing != self.open_of(g, side) else reasons.FINE


def edge_ahead(g: State, u: int) -> int:
    """By a standing instruction: the edge hex next to the goal of the mission, or to the own staff."""
    goal, own = g.u_at[u], staffs(g, g.u_side[u])
    if goal < 0 and g.u_target[u] != NOBODY:
        goal = g.u_hex[g.u_target[u]]
    if (standing(g, u, EDGE) == FROM_OWN_SIDE or goal < 0) and own:
        goal = g.u_hex[own[0]]
    rim = [h for h in range(g.rules.ground.size) if g.rules.ground.rim[h]]
    return by_worth(1, rim, [g.rules.ground.distance(h, max(goal, 0)) for h in rim])


def push_launch(g: State, f: Flights) -> None:
    units = launching(g)
    for u in units:
        f.launched[u] = 1
    frame = Launch()
    frame.at = 0
    frame.taking_off = units
    frame.edge = [NOWHERE] * len(g.u_card)
    g.push(frame)


# --- who takes off ---


def launching(g: State) -> list[int]:
    """Those whose condition still holds. Escorts and interceptors hang on others, so that they are looked at again
    until no more of them join."""
    ready = [u for u in sequence(g) if is_ready(g, u)]
    goes = [0] * len(g.u_card)
    more = True
    while more:
        found = [u for u in ready if not goes[u] and has_reason(g, u, goes)]
        for u in found:
            goes[u] = 1
        more = len(found) > 0
    return [u for u in ready if goes[u]]


def is_ready(g: State, u: int) -> bool:
    """airm.2, cmd.air.1, cmd.air.3: in Standby, and a fit staff is on the board at this moment."""
    if type_of(g, u) != AIRCRAFT or g.u_hex[u] != AIRFIELD or g.u_prep[u] != STANDBY_BOX or not acts(g, u):
        return False
    return STEP_OF[g.u_order[u]] == STEP_AIR and len(staffs(g, g.u_side[u])) > 0


def has_reason(g: State, u: int, goes: list[int]) -> bool:
    """Is there still what its order speaks of (A41)?"""
    order, target = g.u_order[u], g.u_target[u]
    if order == ESCORT:
        return goes[target] == 1 or is_waiting(g, target)
    if order == INTERCEPT:
        return will_be_met(g, target, goes)
    if order == AIRBORNE_ASSAULT:
        return g.u_hex[target] == AIRFIELD and has_order(g, target, AIRBORNE_ASSAULT)  # airb.1
    if order in (BOMBING_RUN, AIRDROP_SUPPLIES):
        h = goal_of(g, u, goes)
        return h >= 0 and observed(g, g.u_side[u], h)
    return True


def will_be_met(g: State, v: int, goes: list[int]) -> bool:
    """An air unit over the board, or one that flies in this step; a departing transport only appears (airb.11)."""
    lead = lead_of(g, v)
    departs = g.u_order[lead] == AIRBORNE_ASSAULT and not is_waiting(g, lead)
    return on_board(g, v) or (goes[v] == 1 and not departs)


# --- on the board ---


def take_off(g: State, units: list[int], edge: list[int]) -> None:
    for u in units:
        if g.u_order[u] != ESCORT:
            appear(g, u, edge[u])
    for u in units:
        if g.u_order[u] == ESCORT:
            appear(g, u, g.u_hex[lead_of(g, u)])
            ward = g.u_target[u]
            g.u_duration[u] = min(g.u_duration[u], ward_duration(g, ward, ward in units))


def ward_duration(g: State, u: int, departs: bool) -> int:
    """esc.5; a transport departs in one turn and flies in the next."""
    if g.u_order[u] == AIRBORNE_ASSAULT and departs:
        return 2
    return max(1, g.u_duration[u])


def appear(g: State, u: int, h: int) -> None:
    """airm.3; a transport takes its paratroopers on board (airb.2)."""
    g.u_hex[u] = h
    g.u_prep[u] = IN_THE_AIR
    g.u_flown[u] = 0
    g.u_duration[u] = g.u_fire_at[u]  # where the order keeps it
    g.u_base[u] = card(g, u).defense
    g.tell(tell.LAUNCHES, u, g.u_order[u], h)
    if g.u_order[u] == AIRBORNE_ASSAULT:
        embark(g, u, g.u_target[u])
