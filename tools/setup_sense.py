"""A second look at a set-up, before it is shipped: what the sergeant's own sense leaves to be wished.

Pieces are moved one at a time to where they lie best, until none would move: out of the open where the enemy can see
them, Leaders apart and among their men. Works go to those who lie worst. It takes too long for a game.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.bots.eye import Eye, Ground
from sandtable.commander.bots.setup import LONG, approach, company, guard, obstacle, open_hexes
from sandtable.commander.rules import names
from sandtable.commander.rules.cover import fort_cover, hex_cover
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.state import NO_WEAPON, State, other, units_in
from sandtable.commander.rules.stats import command, figures, is_leader
from sandtable.commander.rules.verbs import FORT
from sandtable.commander.screen.roster import hex_of, number_of
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.game import Game
from sandtable.screens.rosters import Draft, Piece, Rosters

PASSES: Final = 4
NEAR: Final = 10  # hexes from which an enemy counts
CLOSE: Final = 4  # from which he counts twice
GOOD_COVER: Final = 3
MANY: Final = 4.0  # enemies in sight: as bad as it gets
MANY_HEXES: Final = 40  # in a field of fire: as good as it gets
LURE: Final = 3.0  # of the best place for its nearness to the Objectives, over the worst
IN_THE_WAY: Final = 6.0  # of what lies in a hex of Mines or Wire
LURE_OF_LEADERS: Final = 1.0


class Sense:
    """One side's step of a set-up."""

    def __init__(self, rosters: Rosters, game: Game, seat: int) -> None:
        self.rosters = rosters
        self.seat = seat
        self.g = cast(State, game.title.clone(game.state))
        self.ground = Ground(self.g.rules)
        self.pieces = rosters.pieces(self.g, seat)
        self.posts = enemy_posts(self.g, seat)
        self.held = held_objectives(self.g, seat)
        self.dangers: dict[int, float] = {}

    def improved(self, draft: Draft) -> Draft:
        """Units and Weapons; works are placed anew once these lie where they stay."""
        fixed = [piece for piece in self.pieces if not piece.optional]
        laid = self.rosters.lay(self.g, self.seat, fixed, draft)
        units = [piece for piece in fixed if piece.name in laid and piece.thing[0] == "u"]
        for _ in range(PASSES):
            moves = [self.moved(piece, laid) for piece in units]
            if not any(moves):
                break
        return laid

    def moved(self, piece: Piece, laid: Draft) -> bool:
        """Take a unit up and put it where it lies best; where it lay, if nothing is clearly better."""
        before = laid[piece.name]
        self.rosters.lift(self.g, self.seat, piece, before)
        eye, u = Eye(self.g, self.seat, self.ground), number_of(piece)
        values = self.values(eye, u, self.rosters.may(self.g, self.seat, piece))
        best = max(values, key=lambda place: values[place])
        laid[piece.name] = best if values[best] > values.get(before, -99.0) + 0.05 else before
        self.rosters.put(self.g, self.seat, piece, laid[piece.name])
        return laid[piece.name] != before

    def values(self, eye: Eye, u: int, places: list[str]) -> dict[str, float]:
        """What draws a unit to each place, whatever the scenario's points, and how it lies there."""
        hexes = {place: hex_of(self.g, place) for place in places}
        lures = {place: approach(eye, hex) if eye.attacks() else guard(eye, u, hex) for place, hex in hexes.items()}
        least, most = min(lures.values()), max(lures.values())
        scale = (LURE_OF_LEADERS if is_leader(self.g, u) else LURE) / max(0.01, most - least)
        return {place: (lures[place] - least) * scale + self.lying(eye, u, hex) for place, hex in hexes.items()}

    def lying(self, eye: Eye, u: int, hex: int) -> float:
        value = 0.45 * min(hex_cover(self.g, hex), 4) - self.exposure(hex)
        value -= IN_THE_WAY if self.g.h_fort[hex] in (names.MINES, names.WIRE) else 0.0
        if is_leader(self.g, u):
            return value + self.led(u, hex)
        armed = self.g.u_weapon[u] != NO_WEAPON
        value += 0.03 * min(MANY_HEXES, open_hexes(eye, hex, LONG)) if armed else 0.0
        crowd = figures(self.g, hex, self.seat)
        return value + 1.25 * company(eye, u, hex) - (0.8 if crowd > 3 else 0.0) + self.alone_at(hex)

    def alone_at(self, hex: int) -> float:
        """A Defender leaves no Objective of his without somebody at hand."""
        g = self.g
        if g.rules.posture[self.seat] != names.DEFEND:
            return 0.0
        men = [v for v in self.lain() if not is_leader(g, v)]
        return sum(
            2.0
            for goal in self.held
            if min(hexes_apart(g, hex, at) for at in goal) <= 1
            and not any(hexes_apart(g, g.u_hex[v], at) <= 1 for v in men for at in goal)
        )

    def lain(self) -> list[int]:
        """My units on the map."""
        return [v for v in range(len(self.g.u_hex)) if self.g.u_owner[v] == self.seat and self.g.u_hex[v] >= 0]

    def exposure(self, hex: int) -> float:
        return 1.4 * self.danger(hex) * max(0, GOOD_COVER - hex_cover(self.g, hex))

    def danger(self, hex: int) -> float:
        """Of the hexes where enemies are or may well be: how many look at this one, and how near; from 0 to 1."""
        if hex not in self.dangers:
            seen = [at for at in self.posts if sight(self.g, at, hex) != BLOCKED]
            away = [hexes_apart(self.g, at, hex) for at in seen]
            eyes = sum(2 if far <= CLOSE else 1 for far in away if far <= NEAR)
            self.dangers[hex] = min(1.0, eyes / MANY)
        return self.dangers[hex]

    def led(self, u: int, hex: int) -> float:
        """A Leader lies with a unit of his, away from other Leaders, with many others within his reach."""
        mine = self.lain()
        men = [v for v in mine if self.is_his(u, v)]
        others = [v for v in mine if v != u and is_leader(self.g, v)]
        alone = [v for v in men if not any(self.reaches(leader, self.g.u_hex[leader], v) for leader in others)]
        value = 0.35 * min(4, sum(1 for v in alone if self.reaches(u, hex, v)))
        value -= 0.0 if any(self.g.u_hex[v] == hex for v in men) else 0.6
        return value - (1.8 if any(self.g.u_hex[v] == hex for v in others) else 0.0)

    def is_his(self, leader: int, v: int) -> bool:
        """Of his own nation, and on foot."""
        tables, kind = self.g.rules.tables, self.g.u_type[v]
        own = tables.unit_nation[kind] == tables.unit_nation[self.g.u_type[leader]]
        return own and not is_leader(self.g, v) and not tables.unit_is_tank[kind]

    def reaches(self, leader: int, hex: int, v: int) -> bool:
        return hexes_apart(self.g, hex, self.g.u_hex[v]) <= command(self.g, leader)


def held_objectives(g: State, seat: int) -> list[list[int]]:
    """The hexes of each Objective that a side holds."""
    map = g.rules.map
    numbers = [number for number in range(1, max(map.objective) + 1) if g.control[number] == seat]
    return [[hex for hex in range(map.size) if map.objective[hex] == number] for number in numbers]


def enemy_posts(g: State, seat: int) -> list[int]:
    """Where enemies lie; before they do, where they may lie in good cover."""
    foes = [u for u in range(len(g.u_hex)) if g.u_owner[u] == other(seat)]
    lying = {g.u_hex[u] for u in foes if g.u_hex[u] >= 0}
    areas = [g.rules.areas[g.rules.unit_group[u]] for u in foes if u < len(g.rules.unit_group) and g.u_hex[u] < 0]
    hexes = range(g.rules.map.size)
    return sorted(lying | {hex for hex in hexes if hex_cover(g, hex) >= 2 and any(area[hex] for area in areas)})


def best_work(game: Game, seat: int) -> int:
    """Works where they add most Cover to what lies there; Mines and Wire as the sergeant has them."""
    g, decision = cast(State, game.state), game.decision_of(seat)
    assert decision is not None
    eye = Eye(g, seat, Ground(g.rules))
    works = [code for code in decision.choices if verb_of(code) == FORT]
    return max(works, key=lambda code: work_value(eye, a_of(code), b_of(code)))


def work_value(eye: Eye, fort: int, hex: int) -> float:
    g = eye.g
    own = [u for u in units_in(g, hex) if g.u_owner[u] == eye.me]
    if fort in (names.MINES, names.WIRE):
        return obstacle(eye, hex) - (50.0 if own else 0.0)
    gain = fort_cover(g, fort, False) - hex_cover(g, hex)
    return sum(eye.worth(u) for u in own) * max(0, gain) + 0.01 * len(own)
