"""Parts of a scenario file about the set-up: areas, entries, how a group is placed, who waits, what is dealt by lot.

Words that name places (`on`, `off`, `near`, `lot`) are explained in docs/scenarios.md and read by packs/places.py.
Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

from sandtable.files.tomlshapes import Part


class Ground(Part):
    """Hexes: rows and named ones, or all if neither is given; then only those that every other field lets stay."""

    group: str = "main"
    depth: int = 0
    from_depth: int = 0  # rows nearest the edge left out
    edge: str = ""  # from which rows are counted, instead of the friendly one
    hexes: str = ""
    without: str = ""
    on: str = ""  # only these places
    off: str = ""  # none of these
    near: str = ""  # only hexes `within` so many of one of these places, and `beyond` so many of all
    within: int = -1
    beyond: int = -1
    cover: int = -99  # only hexes of at least this Cover


class Area(Ground):
    """A set-up area."""

    lot: str = ""  # places one of which is drawn: the group is set up `within` so many hexes of it
    each: bool = False  # one is drawn for each unit


class EntryEntry(Ground):
    """Where units of a group that wait on the Time Track come in, instead of at the friendly edge."""

    lot: str = ""  # places one of which is drawn when they come: `within` so many hexes of it
    each: bool = False  # one is drawn for each unit
    no_enemy: bool = False  # not where enemies are
    away: int = 0  # at least so many hexes from every enemy
    unseen: bool = False  # out of sight of every enemy unit


class PlacingEntry(Part):
    """How the pieces of a group are put into its area."""

    group: str = "main"
    chain: bool = False  # the hexes of its units form an unbroken chain
    chain_forts: bool = False  # and those of its Fortifications
    most: int = 0  # units of the group in one hex
    apart: int = 0  # least distance between two hexes with its units
    away: int = 0  # least distance from enemy units
    unseen: bool = False  # out of their sight
    fill: str = ""  # at least one of its units in each of these hexes
    inside: str = ""  # at least `inside_count` of its units in these places
    inside_count: int = 1


class ReserveEntry(Part):
    """Units of the owner's choice that wait on the Time Track."""

    spaces: list[int]
    count: int
    at_least: int = -1  # as many as `count`
    group: str = "main"
    units: list[str] = []  # of these names or kinds only
    most: int = 0  # units on one space
    together: bool = False  # all on one space
    by_lot: bool = False  # the lot says on which


class JammedEntry(Part):
    """Weapons that are broken at the start, drawn by lot."""

    count: int = 1
    weapons: list[str] = []  # among these
