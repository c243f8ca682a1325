"""Whose each unit counter is, and who leads: the same until a counter is added."""

from __future__ import annotations

from sandtable.commander.rules.tables import Tables


class Muster:
    """Lists that would else be picked out of all units at every question. No part of a state: made from it on demand,
    and known to be of it by its own lists of types and owners, which are replaced when a counter is added."""

    def __init__(self, types: list[int], owners: list[int]) -> None:
        self.types = types
        self.owners = owners
        self.units: list[list[int]] = [[], []]  # by side, ascending, on the map or not
        self.leaders: list[list[int]] = [[], []]
        self.engineers: list[list[int]] = [[], []]
        self.tanks: list[int] = []
        self.most_command: list[int] = [0, 0]  # by side: what all its Leaders in one hex would give
        self.most_reach: list[int] = [0, 0]  # by side: the most that can be added to a printed Range
        self.equals: list[bool] = [False, False]  # by side: are some of its Leaders equal in everything?
        # by side: who had a shot when last asked, and at which hex; worth asking first
        self.shooters: list[int] = [-1, -1]
        self.marks: list[int] = [-1, -1]


def new_muster(types: list[int], owners: list[int], tables: Tables) -> Muster:
    muster = Muster(types, owners)
    for u in range(len(types)):
        kind, side = types[u], owners[u]
        muster.units[side].append(u)
        if tables.unit_leads[kind]:
            muster.equals[side] = muster.equals[side] or has_equal(types, muster.leaders[side], kind, tables)
            muster.leaders[side].append(u)
        if tables.unit_engineer[kind]:
            muster.engineers[side].append(u)
        if tables.unit_is_tank[kind]:
            muster.tanks.append(u)
    return muster


def has_equal(types: list[int], leaders: list[int], kind: int, tables: Tables) -> bool:
    """Does one of the Leaders rank with such a one?"""
    for u in leaders:
        if tables.unit_seniority[types[u]] == tables.unit_seniority[kind]:
            return True
    return False
