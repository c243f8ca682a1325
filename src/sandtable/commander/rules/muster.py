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
        self.shooters: list[int] = [-1, -1]  # by side: who had a shot when last asked; worth asking first


def new_muster(types: list[int], owners: list[int], tables: Tables) -> Muster:
    muster = Muster(types, owners)
    for u in range(len(types)):
        kind, side = types[u], owners[u]
        muster.units[side].append(u)
        if tables.unit_leads[kind]:
            muster.leaders[side].append(u)
        if tables.unit_engineer[kind]:
            muster.engineers[side].append(u)
        if tables.unit_is_tank[kind]:
            muster.tanks.append(u)
    return muster
