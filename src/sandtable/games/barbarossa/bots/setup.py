"""Before the first shot: works where they are needed, men in cover near what counts, guns with a view."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims, enemy_side
from sandtable.games.barbarossa.bots.answers import best, mostly_wheels
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.market import Market
from sandtable.games.barbarossa.bots.moves import Mover
from sandtable.games.barbarossa.bots.posts import Posts
from sandtable.games.barbarossa.rules.firepower import reach
from sandtable.games.barbarossa.rules.names import (
    ANTI_INFANTRY,
    ANTI_VEHICLE,
    ARTILLERY,
    DEPLOYS,
    FAKE,
    HQ,
    INDIRECT_FIRE,
    VEHICLES,
)
from sandtable.games.barbarossa.rules.objectives import GIVEN_MINEFIELD, GIVEN_PILLBOX, GIVEN_TRENCH
from sandtable.games.barbarossa.rules.prep.setup import may_build
from sandtable.games.barbarossa.rules.state import NOBODY, State, can, card, other, type_of, units_of
from sandtable.games.barbarossa.rules.verbs import AT, BUILD, COMMIT_CHOICE, FACE, GIVE, KIND, YES
from sandtable.kernel.choice import a_of, choice, verb_of

COVER: Final = 1.6
SHARE: Final = 3.0  # for the second unit in a hex
FADES: Final = 0.78
VIEW: Final = 1.5  # a hex with points in a gun's range
AHEAD: Final = 0.12  # of an attacker: each hex nearer to the goal


class Camp:
    def __init__(self, g: State, side: int) -> None:
        self.g = g
        self.side = side
        self.eye = Eye(g, side)
        self.aims = Aims(self.eye)
        self.front = enemy_side(g, side)
        self.posts = Posts(self.eye, self.aims, Mover(self.eye, self.aims))
        self.goals = [h for h in range(len(self.aims.worth)) if self.aims.worth[h] > 0.0] or self.aims.beyond

    # --- what is put down next ---

    def next_piece(self, choices: list[int]) -> int:
        """What is for sale, then works, since some units stand in them; staffs and trucks last."""
        market = Market(self.g, self.side, self.aims)
        bought = market.buys(choices)
        if bought != NOBODY:
            return bought
        works = [code for code in choices if verb_of(code) == BUILD and self.has_site(a_of(code))]
        building = [code for code in works if market.builds(a_of(code))]
        if building:
            return building[0]
        units = [code for code in choices if verb_of(code) == GIVE]
        if units:
            return min(units, key=lambda code: (self.rank(a_of(code)), code))
        return COMMIT_CHOICE if COMMIT_CHOICE in choices else choices[0]

    def has_site(self, i: int) -> bool:
        works = self.g.rules.works[i]
        return any(may_build(self.g, works, h) for h in works.hexes)

    def rank(self, u: int) -> int:
        if can(self.g, u, HQ):
            return 3
        if type_of(self.g, u) == VEHICLES:
            return 4
        return 1 if can(self.g, u, DEPLOYS) else 2 if type_of(self.g, u) == ARTILLERY else 0

    # --- units ---

    def hex_for(self, u: int, choices: list[int]) -> int:
        """Of the hexes that are offered."""
        hexes = [code for code in choices if verb_of(code) == AT]
        return best(hexes, [self.place_value(u, a_of(code)) for code in hexes]) if hexes else choices[0]

    def place_value(self, u: int, h: int) -> float:
        g, ground = self.g, self.eye.ground
        value = COVER * (self.eye.own_guard(u, h, 0) - card(g, u).defense)
        here = [v for v in self.eye.mine if v != u and g.u_hex[v] == h]
        value -= SHARE * len(here)
        far = ground.distance(h, self.front)
        if can(g, u, HQ):
            near = [v for v in self.eye.mine if v != u and ground.distance(g.u_hex[v], h) <= card(g, u).command_area]
            return value + 1.2 * len(near) + 0.25 * far
        if type_of(g, u) == VEHICLES:
            return value * 0.3 + 0.5 * far
        if can(g, u, DEPLOYS):
            return value + self.view(u, h)
        return value + self.errand(u, h)

    def errand(self, u: int, h: int) -> float:
        """The best goal, where fewer are already."""
        g, ground = self.g, self.eye.ground
        found = 0.0
        for goal in self.goals:
            worth = self.aims.worth[goal] if self.aims.worth[goal] > 0.0 else self.aims.beyond_worth
            there = len([v for v in self.eye.mine if v != u and ground.distance(g.u_hex[v], goal) <= 1])
            turns = min(20.0, self.eye.turns_to(u, h, goal))
            found = max(found, worth * FADES**turns / (1.0 + 0.7 * there))
        return found * 0.35 - AHEAD * ground.distance(h, self.front)

    def view(self, u: int, h: int) -> float:
        """Goals, and the ground before them, in range and sight; guns for indirect fire stand behind."""
        g, ground = self.g, self.eye.ground
        value = 0.0
        for goal in self.goals:
            distance = ground.distance(h, goal)
            if can(g, u, INDIRECT_FIRE):
                value += VIEW if 1 < distance <= reach(g, u) - 1 else 0.0
            elif distance <= reach(g, u) and (distance == 0 or self.eye.line(h, goal, u)):
                value += VIEW + (0.6 if 0 < distance <= 2 else 0.0)
            else:
                value -= 0.2 * distance
        open_ = [n for n in range(ground.size) if 0 < ground.distance(h, n) <= reach(g, u) and not ground.rim[n]]
        ahead = [n for n in open_ if ground.distance(n, self.front) < ground.distance(h, self.front)]
        if not can(g, u, INDIRECT_FIRE):
            value += 0.08 * len([n for n in ahead if self.eye.line(h, n, u)])
        return value - 0.05 * ground.distance(h, self.front)

    def face_for(self, u: int, h: int, choices: list[int]) -> int:
        """Towards the enemy and what he will come for."""
        faces = [code for code in choices if verb_of(code) == FACE]
        if not faces:
            return choices[0]
        return best(faces, [self.face_value(u, h, a_of(code)) for code in faces])

    def face_value(self, u: int, h: int, d: int) -> float:
        value = self.posts.ahead(u, h, d) if u != NOBODY else 0.0
        next_ = self.eye.ground.beside(h, d)
        if next_ < 0:
            return -5.0
        nearer = self.eye.ground.distance(h, self.front) - self.eye.ground.distance(next_, self.front)
        return value + 1.5 * nearer

    # --- works ---

    def site(self, i: int, choices: list[int]) -> int:
        works = self.g.rules.works[i]
        hexes = [code for code in choices if verb_of(code) == AT]
        if not hexes:
            return choices[0]
        return best(hexes, [self.site_value(works.kind, a_of(code)) for code in hexes])

    def site_value(self, kind: int, h: int) -> float:
        g, ground = self.g, self.eye.ground
        value = self.aims.worth[h] * 0.1
        if kind in (GIVEN_TRENCH, GIVEN_PILLBOX):
            row = g.rules.tables.terrain[g.h_terrain[h]]
            value += 0.4 * row.defense_infantry
        elif kind == GIVEN_MINEFIELD:
            value = -value + (2.0 if ground.road[h] else 0.0)
        near = min([ground.distance(h, goal) for goal in self.goals], default=0)
        value -= 0.8 * abs(near - (1 if kind == GIVEN_MINEFIELD else 0))
        value -= 0.15 * ground.distance(h, self.front)
        same = [p for p in g.placing if p[0] == self.side and p[2] == h and g.rules.works[p[1]].kind == kind]
        return value - 4.0 * len(same)

    def works_side(self, i: int, h: int, choices: list[int]) -> int:
        """The side of the hex that looks at the enemy, or the kind of mines for what he has."""
        if self.g.rules.works[i].kind != GIVEN_MINEFIELD:
            return self.face_for(NOBODY, h, choices)
        enemies = [v for v in units_of(self.g, other(self.side)) if type_of(self.g, v) != ARTILLERY]
        laid = [p for p in self.g.placing if p[0] == self.side and p[1] == i]
        real = ANTI_VEHICLE if mostly_wheels(self.g, enemies) else ANTI_INFANTRY
        kind = choice(KIND, FAKE) if laid and choice(KIND, FAKE) in choices else choice(KIND, real)
        return kind if kind in choices else choices[0]


def hides(choices: list[int]) -> int:
    """Whoever may begin hidden does."""
    return choice(YES) if choice(YES) in choices else choices[0]
