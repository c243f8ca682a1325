"""What a scenario counts in `State.tally`: exits, losses, its events, missions of batteries."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.state import State

# places in `State.tally`
EXITS: Final = 0  # + side: units that have left the map
LOSSES: Final = 2  # + side: units lost
FIRED: Final = 4  # + event of the scenario: how often it has happened, and
# how often it could have; after the last event, + side: missions; then, + event: its last Turn; then, + Weapon: rounds
PER_EVENT: Final = 2


def tally(g: State, place: int) -> int:
    return g.tally[place] if place < len(g.tally) else 0


def count_up(g: State, place: int) -> None:
    counts = g.tally + [0] * (place + 1 - len(g.tally))
    g.tally = counts[:place] + [counts[place] + 1] + counts[place + 1 :]


def fired(g: State, event: int) -> int:
    return tally(g, FIRED + PER_EVENT * event)


# --- how long ago ---


def last_place(g: State, event: int) -> int:
    return FIRED + PER_EVENT * len(g.rules.script.events) + 2 + event


def note_turn(g: State, event: int) -> None:
    """Remember in which Turn an event has happened, where something hangs on it."""
    place = last_place(g, event)
    counts = g.tally + [0] * (place + 1 - len(g.tally))
    g.tally = counts[:place] + [1 + g.turn] + counts[place + 1 :]


def is_recent(g: State, event: int, turns: int) -> bool:
    """Did it happen in this Turn, or in one of the last so many?"""
    last = tally(g, last_place(g, event))
    return last > 0 and g.turn - (last - 1) < turns


# --- missions of a battery ---


def missions_place(g: State, side: int) -> int:
    return FIRED + PER_EVENT * len(g.rules.script.events) + side


def missions_left(g: State, side: int) -> int:
    """How often a side's battery may still fire, where the scenario counts it."""
    return g.rules.own.missions[side] - tally(g, missions_place(g, side))


def is_spent(g: State, side: int) -> bool:
    """Has a battery fired as often as the scenario lets it?"""
    return g.rules.own.missions[side] > 0 and missions_left(g, side) <= 0


def count_mission(g: State, side: int) -> None:
    if g.rules.own.missions[side]:
        count_up(g, missions_place(g, side))


# --- rounds of a Weapon ---


def count_round(g: State, w: int) -> int:
    """One attack more by a Weapon: how many it has made."""
    place = last_place(g, len(g.rules.script.events)) + w
    count_up(g, place)
    return tally(g, place)
