"""Routes: where men could go in the Impulses that are left of a turn, and the decisions that take them there.

An Order's four numbers say when a man moves (6.0); a route lays a way over them. It is walked on a copy of the seat's
own knowledge, by the engine's own steps; into a hex with an Enemy nobody is led.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.fire.guns import is_assistant
from sandtable.games.combat.rules.names import ENTRIES, IMPULSES
from sandtable.games.combat.rules.orders.friendly_moves import step_hexes
from sandtable.games.combat.rules.orders.moving import company
from sandtable.games.combat.rules.sight.seeing import known_enemies, sees_from
from sandtable.games.combat.rules.state import State, hex_distance, in_melee, is_enemy, is_prisoner, men_in
from sandtable.games.combat.rules.values import is_low, is_rough, leadership, neighbour

STEPS: Final = {names.MUST_MOVE: 1, names.MAY_MOVE: 1, names.MOVE_TWO: 2, names.FIRE_ELSE_MOVE: 1}


class Slot(NamedTuple):
    """A move of an Impulse."""

    impulse: int
    hexes: int
    forced: bool


class Way(NamedTuple):
    hexes: list[int]  # from where he stands
    threats: list[int]  # by hex entered: how many Known Enemies see it


class Leg(NamedTuple):
    """What a man does in one Impulse of his route."""

    impulse: int
    hexes: list[int]  # entered
    stays: bool  # though he might move


class Route(NamedTuple):
    man: int
    way: Way
    legs: list[Leg]
    left: int  # hexes he must move on after that

    @property
    def times(self) -> list[int]:
        """The Impulse in which each hex is entered."""
        return [leg.impulse for leg in self.legs for _ in leg.hexes]


# --- when he moves ---


def slots_left(g: State, m: int, entered: int) -> list[Slot]:
    """Moves from now on; `entered`: hexes of his activation so far."""
    if in_melee(g, m) or is_assistant(g, m):
        return []
    found: list[Slot] = []
    for impulse in range(g.impulse, IMPULSES + 1):
        entry = entry_of(g, m, impulse)
        hexes = STEPS.get(entry, 0) - (max(0, entered) if impulse == g.impulse else 0)
        if hexes > 0:
            found.append(Slot(impulse, hexes, entry != names.MAY_MOVE))
    return found


def entry_of(g: State, m: int, impulse: int) -> int:
    """What his Order says for an Impulse; with smoke he may move on Impulse 2 (7.10), Berserk with a grenade must."""
    order = g.m_order[m]
    entry = ENTRIES[order][impulse - 1]
    if order == names.SMOKE_GRENADE and entry == names.ADJUST:
        return names.MAY_MOVE
    berserk = order == names.GRENADE and g.m_morale[m] == names.BERSERK
    return names.MUST_MOVE if berserk and entry in (names.ADJUST, names.MAY_MOVE) else entry


def legs_of(g: State, hexes: list[int], slots: list[Slot]) -> list[Leg]:
    """A way over the moves: those that must be made first, of the others the earliest."""
    spare = len(hexes) - sum(slot.hexes for slot in slots if slot.forced)
    todo, found = hexes[:], {impulse: Leg(impulse, [], False) for impulse in range(g.impulse, IMPULSES + 1)}
    for slot in slots:
        count = slot.hexes
        if not slot.forced:
            count = min(count, max(0, spare))
            spare -= count
        found[slot.impulse] = Leg(slot.impulse, todo[:count], not slot.forced and count == 0)
        todo = todo[count:]
    return list(found.values())


# --- where to ---


class Walker:
    """The ways of one man to every hex within his moves: the shortest, of equals those that fewest Enemies see."""

    def __init__(self, g: State, m: int, entered: list[int] | None = None) -> None:
        self.g = g
        self.man = m
        self.entered = entered or []
        self.slots = slots_left(g, m, len(self.entered) - 1)
        self.start = g.m_hex[m]
        self.seen: dict[int, int] = {}

    def ways(self) -> dict[int, Way]:
        found = {self.start: Way([self.start], [])}
        edge = [self.start]
        for _ in range(sum(slot.hexes for slot in self.slots)):
            reached: dict[int, Way] = {}
            for hex in edge:
                for to in self.next(hex):
                    way = self.on(found[hex], to)
                    if to not in found and (to not in reached or rank(way) < rank(reached[to])):
                        reached[to] = way
            found.update(reached)
            edge = [hex for hex in reached if not self.ends_in(hex)]
        del found[self.start]
        return found

    def on(self, way: Way, to: int) -> Way:
        return Way([*way.hexes, to], [*way.threats, self.threat(to)])

    def next(self, hex: int) -> list[int]:
        """The engine's own steps from there, with whoever goes along."""
        g, movers = self.g, company(self.g, self.man)
        before = [g.m_hex[x] for x in movers]
        for x in movers:
            g.m_hex[x] = hex
        found = [
            to for to in step_hexes(g, self.man, self.entered if hex == self.start else []) if not self.is_held(to)
        ]
        for x, old in zip(movers, before, strict=True):
            g.m_hex[x] = old
        return found

    def is_held(self, hex: int) -> bool:
        return any(is_enemy(self.g, x) and not is_prisoner(self.g, x) for x in men_in(self.g, hex))

    def ends_in(self, hex: int) -> bool:
        """7.07b: a Sprint into Rough Terrain ends with Duck Back."""
        return self.g.m_order[self.man] == names.SPRINT and is_rough(self.g, hex)

    def threat(self, hex: int) -> int:
        """Known Enemies who see a man there, as they are now."""
        if hex not in self.seen:
            g, low = self.g, is_low(self.g.m_order[self.man])
            foes = known_enemies(g)
            self.seen[hex] = sum(sees_from(g, g.m_hex[e], hex, is_low(g.m_order[e]), low) for e in foes)
        return self.seen[hex]

    def route(self, way: Way) -> Route:
        """He is told no more of what he does after the last hex of a Sprint into Rough Terrain."""
        forced = sum(slot.hexes for slot in self.slots if slot.forced)
        left = 0 if self.ends_in(way.hexes[-1]) else max(0, forced + 1 - len(way.hexes))
        return Route(self.man, way, legs_of(self.g, way.hexes[1:], self.slots), left)


def rank(way: Way) -> tuple[int, list[int]]:
    return sum(way.threats), way.hexes


# --- a Team together ---


class Party:
    """Men who set out together: one goes to the hex that was named, the others keep their places beside him."""

    def __init__(self, walkers: list[Walker]) -> None:
        self.walkers = sorted(walkers, key=lambda walker: (-leadership(walker.g, walker.man), walker.man))
        self.reach = {walker.man: walker.ways() for walker in self.walkers}

    def leads(self) -> dict[int, Route]:
        """By hex: the way of whoever goes there himself, the nearest of them."""
        best: dict[int, Walker] = {}
        for walker in self.walkers:
            for hex, way in self.reach[walker.man].items():
                if hex not in best or len(way.hexes) < len(self.reach[best[hex].man][hex].hexes):
                    best[hex] = walker
        return {hex: walker.route(self.reach[walker.man][hex]) for hex, walker in best.items()}

    def routes(self, end: int) -> list[Route]:
        """To a hex; none if nobody comes there."""
        first = self.leads().get(end)
        if first is None:
            return []
        others = [walker for walker in self.walkers if walker.man != first.man]
        beside = [self.beside(walker, first.way.hexes) for walker in others]
        return [first, *[route for route in beside if route is not None]]

    def beside(self, walker: Walker, led: list[int]) -> Route | None:
        """As near as he comes to where the same steps would bring him."""
        ways = self.reach[walker.man]
        if not ways:
            return None
        goal = shifted(walker.g, walker.start, led)
        best = min(ways, key=lambda hex: (hex_distance(walker.g, hex, goal), *rank(ways[hex])))
        return walker.route(ways[best])


def shifted(g: State, start: int, led: list[int]) -> int:
    """The steps of another's way from here, but for those that lead off the map."""
    for i in range(len(led) - 1):
        turned = [d for d in range(6) if neighbour(g, led[i], d) == led[i + 1]]
        to = neighbour(g, start, turned[0]) if turned else start
        start = to if to >= 0 else start
    return start
