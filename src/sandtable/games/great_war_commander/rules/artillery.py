"""A request for artillery by the highest Leader and a Runner (O20, O27)."""

from __future__ import annotations

from sandtable.commander.rules import reasons
from sandtable.commander.rules.activation import is_free
from sandtable.commander.rules.state import ACTIVATED, NO_RADIO, NO_UNIT, State, is_broken, side_units_in
from sandtable.games.great_war_commander.rules import reasons as own_reasons
from sandtable.games.great_war_commander.rules.command import highest_leader
from sandtable.games.great_war_commander.rules.formations import is_runner


def runner_request_reason(g: State, side: int) -> int:
    """Why the highest Leader and a Runner with him cannot request artillery; 0 if they can."""
    if g.radio[side] == NO_RADIO or g.radio_broken[side]:
        return reasons.NO_RADIO_OF_OWN
    leader = highest_leader(g, side)
    if leader == NO_UNIT or is_broken(g, leader) or not is_free(g, leader):
        return own_reasons.NO_HIGHEST_LEADER
    for u in side_units_in(g, g.u_hex[leader], side):
        if is_runner(g, u) and is_free(g, u):
            return reasons.OK
    return own_reasons.NO_RUNNER


def push_runner_request(g: State) -> None:
    """Both are activated; the Leader spots from his hex."""
    leader = highest_leader(g, g.active)
    for u in side_units_in(g, g.u_hex[leader], g.active):
        if is_runner(g, u) and is_free(g, u):
            g.u_flags[u] |= ACTIVATED
            break
    g.u_flags[leader] |= ACTIVATED
