"""Who spots for the artillery (2.4, O19.2): the Highest-ranking Leader or the observer post, and what they see."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.scenario.own_values import ACCURACY
from sandtable.commander.rules.scenario.values import is_let_spot, roll_change
from sandtable.commander.rules.state import State, is_broken, side_units_in
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.activation import activate_alone
from sandtable.games.great_war_commander.rules.command import highest_leaders, is_undecided
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_runner
from sandtable.games.great_war_commander.rules.sight.los import sight_from_post
from sandtable.games.great_war_commander.rules.state import NO_HEX, of

POST: Final = -2  # the observer post, among Spotters that are else units
OWN_HEX_RANGE: Final = 1  # of the post to its own hex (O19.2.1.2)


# --- who may ---


def leaders_to_spot(g: State, side: int) -> list[int]:
    """The Highest-ranking Leader if he is unbroken and free; equals as long as their owner has not chosen."""
    return [u for u in highest_leaders(g, side) if is_free(g, u) and not is_broken(g, u) and is_let_spot(g, u)]


def is_post_free(g: State, side: int) -> bool:
    """It spots once a Turn."""
    return facts_of(g).observer[side] != NO_HEX and not of(g).observed >> side & 1


def spotters_of(g: State, side: int) -> list[int]:
    found = leaders_to_spot(g, side)
    if is_post_free(g, side):
        found.append(POST)
    return found


def runners_with(g: State, leader: int) -> list[int]:
    """Runners in a Leader's hex who have not been activated (O20, O27)."""
    mates = side_units_in(g, g.u_hex[leader], g.u_owner[leader])
    return [u for u in mates if is_runner(g, u) and is_free(g, u) and facts_of(g).same_command(g, leader, u)]


def activate_spotter(g: State, side: int, spotter: int) -> None:
    if spotter == POST:
        of(g).observed |= 1 << side
        g.tell(tell.OBSERVER_SPOTS, side)
    else:
        if is_undecided(g, side):
            of(g).highest[facts_of(g).command_of(g, spotter)] = spotter
            g.tell(tell.HIGHEST_LEADER, spotter)
        activate_alone(g, spotter)


# --- what they see ---


def sight_from_observer(g: State, side: int, hex: int) -> int:
    """BLOCKED, or the largest Hindrance from a side's observer post."""
    return sight_from_post(g, facts_of(g).lines, facts_of(g).observer[side], hex)


def spotter_sight(g: State, side: int, spotter: int, hex: int) -> int:
    """BLOCKED, or the largest Hindrance from the Spotter to a hex."""
    if spotter == POST:
        return sight_from_observer(g, side, hex)
    here = g.u_hex[spotter]
    return sight(g, here, hex) if here >= 0 else BLOCKED


def seen_hexes(g: State, side: int, spotter: int) -> list[int]:
    return [h for h in range(g.rules.map.size) if spotter_sight(g, side, spotter, h) != BLOCKED]


def accuracy_needed(g: State, side: int, spotter: int, hex: int) -> int:
    """Range plus Hindrance: the product of the Accuracy roll must be greater (O19.2.1.2)."""
    here = facts_of(g).observer[side] if spotter == POST else g.u_hex[spotter]
    range = hexes_apart(g, here, hex)
    if spotter == POST and here == hex:
        range = OWN_HEX_RANGE
    need = range + max(0, spotter_sight(g, side, spotter, hex))
    return need - roll_change(g, ACCURACY, side, range, hex, [] if spotter == POST else [spotter])
