"""Where the corporal wants his men: worked out from the scenario's victory points and the time left."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.bots.eye import FAR, Eye
from sandtable.games.combat.rules.orders.moving import STAYS, may_exit, side_beyond
from sandtable.games.combat.rules.rules import (
    VP_CAPTIVE_FREED,
    VP_CAPTIVE_OFF,
    VP_CLEARED,
    VP_ENEMY_THROUGH,
    VP_FRIENDLY_OFF,
    VP_HELD,
    VP_PAPERS,
    VP_SEARCHED,
)
from sandtable.games.combat.rules.state import CAPTIVE, State, has, hex_distance, is_friendly, is_prisoner, prisoners_of
from sandtable.games.combat.rules.victory import any_enemy_in, any_friendly_in

HEXES_A_TURN: Final = 3.2  # what is left of four hexes of Evade, by experience
SPARE_TURNS: Final = 1.5  # set out so much earlier than needed
SEARCHERS: Final = 4  # men who go for one place
LEAVING: Final = 4.0  # who is on his way home fires at nobody
FETCHING: Final = 2.0  # nor does he linger who is to find something
KEEPERS: Final = 3  # men who see to it that a place stays held


class Aims:
    """Every man's goal: a field of distances that he goes down, or none if he is well where he is."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.g: State = eye.g
        self.wanted = self.find_wanted()
        self.leaving: dict[int, bool] = {}
        self.task_of: dict[int, list[int]] = {}
        self.defends = any(p.kind == VP_ENEMY_THROUGH for p in eye.rules.vp) and bool(self.held_now())

    def field(self, goals: list[int]) -> list[float]:
        return self.eye.field(goals)

    # --- the scenario ---
    def held_now(self) -> list[int]:
        """Hexes of places that are to be held and stand as they should."""
        g = self.g
        found: list[int] = []
        for p in self.eye.rules.vp:
            if p.kind == VP_HELD and any_friendly_in(g, p.hexes) and not any_enemy_in(g, p.hexes):
                found += p.hexes
        return found

    def find_wanted(self) -> list[list[int]]:
        """Places still to be taken, cleared, searched or freed."""
        g = self.g
        found: list[list[int]] = []
        for p in self.eye.rules.vp:
            if p.points <= 0:
                continue
            if p.kind == VP_HELD and not (any_friendly_in(g, p.hexes) and not any_enemy_in(g, p.hexes)):
                found.append(p.hexes)
            elif p.kind == VP_CLEARED and any_enemy_in(g, p.hexes):
                found.append(p.hexes)
        if self.scores(VP_SEARCHED) or self.scores(VP_PAPERS):
            found += [hexes for i, hexes in enumerate(self.eye.rules.search_hexes) if i not in g.found]
        if self.scores(VP_CAPTIVE_FREED) or self.scores(VP_CAPTIVE_OFF):
            found += [[g.m_hex[m]] for m in self.captives()]
        return found

    def scores(self, kind: int) -> bool:
        return any(p.kind == kind and p.points > 0 for p in self.eye.rules.vp)

    def captives(self) -> list[int]:
        g = self.g
        return [m for m in range(len(g.m_hex)) if g.m_hex[m] >= 0 and has(g, m, CAPTIVE) and is_prisoner(g, m)]

    def is_search_place(self, hex: int) -> bool:
        rules = self.eye.rules
        return any(hex in hexes and i not in self.g.found for i, hexes in enumerate(rules.search_hexes))

    # --- the way off ---
    def exits(self, m: int) -> list[int]:
        """Hexes from which leaving the Board brings points, for this man."""
        return exit_hexes(self.eye, has(self.g, m, CAPTIVE))

    def exit_sides(self, m: int) -> list[int]:
        """Edges over which he is paid for leaving."""
        kinds = [VP_FRIENDLY_OFF, VP_CAPTIVE_OFF] if has(self.g, m, CAPTIVE) else [VP_FRIENDLY_OFF]
        found: list[int] = []
        for p in self.eye.rules.vp:
            if p.kind in kinds and p.points > 0:
                found += range(4) if p.edge < 0 else [p.edge]
        return found

    def must_leave(self, m: int) -> bool:
        """Is it time to go for the edge? At once if nothing else is wanted of him."""
        if m not in self.leaving:
            self.leaving[m] = self.is_time(m)
        return self.leaving[m]

    def is_time(self, m: int) -> bool:
        exits = self.exits(m)
        if not exits:
            return False
        if has(self.g, m, CAPTIVE) or not self.tasks(m):
            return True
        way = self.way(m, exits)
        return self.eye.turns_left <= way / HEXES_A_TURN + SPARE_TURNS

    # --- a man's own part ---
    def tasks(self, m: int) -> list[int]:
        """Goal hexes of this man: the nearest place wanted of which he is one of the nearest men."""
        if m not in self.task_of:
            self.task_of[m] = self.nearest_task(m)
        return self.task_of[m]

    def nearest_task(self, m: int) -> list[int]:
        g = self.g
        best: list[int] = []
        best_way: float = FAR
        for hexes in self.wanted:
            way = float(self.way(m, hexes))
            nearer = sum(1 for f in self.eye.men if f != m and self.way(f, hexes) < way)
            small = len(hexes) == 1 and hexes[0] in [h for group in self.eye.rules.search_hexes for h in group]
            if small and nearer >= SEARCHERS:
                continue
            if way < best_way:
                best, best_way = hexes, way
        return best if is_friendly(g, m) else []

    def way(self, m: int, hexes: list[int]) -> int:
        return min(hex_distance(self.g, self.g.m_hex[m], hex) for hex in hexes)

    def eagerness(self, m: int) -> float:
        """How much a step counts for him beside a shot."""
        if self.must_leave(m):
            return LEAVING
        tasks = self.tasks(m)
        return FETCHING if tasks and (self.is_search_place(tasks[0]) or len(tasks) == 1) else 1.0

    def is_keeper(self, m: int) -> bool:
        """Is he needed where he is, in a place that is to be held?"""
        g = self.g
        for p in self.eye.rules.vp:
            if p.kind == VP_HELD and g.m_hex[m] in p.hexes:
                return sum(1 for f in self.eye.men if g.m_hex[f] in p.hexes) <= KEEPERS
        return False

    def goals(self, m: int) -> list[int]:
        """Where he should go; nothing if he should stay where he is."""
        g = self.g
        if self.must_leave(m):
            return self.exits(m)
        if prisoners_of(g, m):
            return []
        if self.is_keeper(m) or self.defends:
            return []
        tasks = self.tasks(m)
        if tasks:
            return tasks
        enemies = sorted({g.m_hex[e] for e in self.eye.known + self.eye.strangers})
        return enemies if self.eye.nearest_enemy(g.m_hex[m]) > 7 and not self.held_now() else []


def exit_hexes(eye: Eye, captive: bool) -> list[int]:
    """Where a man who leaves the Board is paid for; worked out once."""
    exits = eye.memory.exits
    if captive not in exits:
        exits[captive] = find_exits(eye, captive)
    return exits[captive]


def find_exits(eye: Eye, captive: bool) -> list[int]:
    rules = eye.rules
    kinds = [VP_FRIENDLY_OFF, VP_CAPTIVE_OFF] if captive else [VP_FRIENDLY_OFF]
    found: set[int] = set()
    for p in rules.vp:
        if p.kind in kinds and p.points > 0:
            found |= {hex for hex in p.hexes or range(rules.ground.size) if leads_off(eye.g, hex, p.edge)}
    return sorted(found)


def leads_off(g: State, hex: int, edge: int) -> bool:
    """Can a Friendly leave the Board from here, over this edge if one is named?"""
    sides = {side_beyond(g, hex, direction) for direction in range(6)} - {STAYS}
    return any(may_exit(g, hex, side) for side in sides if edge < 0 or side == edge)
