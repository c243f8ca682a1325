"""Special Orders: engineers' work, smoke, supplies, transports, trains, scouts and staffs."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.moves import Mover
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.transports import is_transport
from sandtable.games.barbarossa.rules.names import (
    ADJUSTING_FIRE,
    ARTILLERY,
    CLEAR_MINES,
    DIG_IN,
    ENGINEER,
    HQ,
    INFANTRY,
    JOIN_UP,
    PLACE_LAND_MINES,
    RADIO_INTERCEPTION,
    RECEIVE_SUPPLIES,
    RECONNAISSANCE,
    REMOVE_ANTI_TANK_BARRIERS,
    REMOVE_BARBED_WIRE,
    SET_CHARGES,
    SET_UP_PONTOON_BRIDGE,
    SMOKE_SCREEN,
)
from sandtable.games.barbarossa.rules.orders.fire import smoke_hexes
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.orders.works_engineers import bridge_sites, free_sides
from sandtable.games.barbarossa.rules.orders.works_guns import partners
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.special.charges import structures_in
from sandtable.games.barbarossa.rules.special.mines import known_fields
from sandtable.games.barbarossa.rules.special.supplies import depots_for, missing, sources
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NO_SMOKE,
    NOBODY,
    can,
    card,
    engaged,
    has,
    on_board,
    other,
    type_of,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, FACE, HAND_OUT_CHOICE, RANGE, STRUCTURE, TARGET
from sandtable.games.barbarossa.rules.works import BRIDGE_KIND, PILLBOX_KIND
from sandtable.kernel.choice import choice

SMOKED: Final = 0.4  # of the Force Points of enemies in smoke, by turns without them
QUIET: Final = 5  # hexes without enemies: time to dig
TRENCH: Final = 2.5
MINEFIELD: Final = 2.0
READ: Final = 1.2  # an order of the enemy that is read


class Works:
    def __init__(self, eye: Eye, aims: Aims, mover: Mover) -> None:
        self.eye = eye
        self.aims = aims
        self.mover = mover

    def may(self, u: int, order: int) -> bool:
        g = self.eye.g
        return card(g, u).boxes[order] is not None and why_not_order(g, u, order) == reasons.FINE

    def stay(self, u: int) -> float:
        """What it has anyway by staying where it is."""
        return self.mover.stand(u, self.eye.g.u_hex[u]) - 0.6 * self.eye.danger(u, self.eye.g.u_hex[u], 0)

    def options(self, u: int) -> list[Option]:
        g = self.eye.g
        if not on_board(g, u) or engaged(g, u):
            return []
        made = [*self.dig(u), *self.smoke(u), *self.supplies(u), *self.listen(u), *self.scout(u), *self.join(u)]
        return [*made, *self.engineer(u)] if can(g, u, ENGINEER) else made

    # --- engineers ---

    def engineer(self, u: int) -> list[Option]:
        return [*self.charges(u), *self.wire(u), *self.mines(u), *self.bridge(u)]

    def charges(self, u: int) -> list[Option]:
        g = self.eye.g
        if not self.may(u, SET_CHARGES):
            return []
        made: list[Option] = []
        h = g.u_hex[u]
        for kind in structures_in(g, h):
            value = 0.0
            if kind == BRIDGE_KIND and h in self.aims.blow:
                value = self.aims.blow_worth * 2.5
            elif kind == PILLBOX_KIND and any(g.u_hex[v] == h for v in self.eye.enemies):
                value = 12.0
            if value > 0.0 and card(g, u).box(SET_CHARGES).boxes - g.u_boxes[u] <= self.eye.turns_left:
                made.append(Option(u, SET_CHARGES, [choice(STRUCTURE, kind)], self.stay(u) + value))
        return made

    def wire(self, u: int) -> list[Option]:
        """Towards the goal, or where friends must pass."""
        g, made = self.eye.g, list[Option]()
        h = g.u_hex[u]
        if self.may(u, REMOVE_BARBED_WIRE):
            for d in range(6):
                if g.h_wire[h] >> d & 1 and self.leads_on(u, h, d):
                    made.append(Option(u, REMOVE_BARBED_WIRE, [choice(FACE, d)], self.stay(u) + 4.0))
        if self.may(u, REMOVE_ANTI_TANK_BARRIERS):
            for d in range(6):
                if g.h_barrier[h] >> d & 1 and self.leads_on(u, h, d):
                    made.append(Option(u, REMOVE_ANTI_TANK_BARRIERS, [choice(FACE, d)], self.stay(u) + 1.5))
        return made

    def leads_on(self, u: int, h: int, d: int) -> bool:
        goal, next_ = self.aims.goal[u], self.eye.ground.beside(h, d)
        if goal == NOBODY or next_ < 0:
            return False
        return self.eye.ground.distance(next_, goal) < self.eye.ground.distance(h, goal)

    def mines(self, u: int) -> list[Option]:
        g = self.eye.g
        h, near = g.u_hex[u], self.eye.nearest(g.u_hex[u])
        if self.may(u, CLEAR_MINES) and any(g.f_side[f] != self.eye.side for f in known_fields(g, h, self.eye.side)):
            return [Option(u, CLEAR_MINES, [], self.stay(u) + 8.0)]
        boxes = card(g, u).boxes[PLACE_LAND_MINES]
        if boxes is None or not self.may(u, PLACE_LAND_MINES) or g.u_mines[u] < 1 or self.aims.blow:
            return []
        if (
            self.aims.goal[u] != h
            or near < boxes.boxes + 1
            or near > QUIET + 4
            or self.eye.turns_left < boxes.boxes + 2
        ):
            return []
        return [Option(u, PLACE_LAND_MINES, [], self.stay(u) + MINEFIELD)]

    def bridge(self, u: int) -> list[Option]:
        """A pontoon where no way leads to the goal."""
        g, goal = self.eye.g, self.aims.goal[u]
        if goal == NOBODY or not self.may(u, SET_UP_PONTOON_BRIDGE):
            return []
        if self.eye.turns_to(u, g.u_hex[u], goal) < 90.0 and self.eye.turns_to(u, g.u_hex[u], goal) <= 3.0:
            return []
        sites = sorted(bridge_sites(g, u), key=lambda h: (self.eye.ground.distance(h, goal), h))
        return [Option(u, SET_UP_PONTOON_BRIDGE, [choice(AT, sites[0])], self.stay(u) + 6.0)] if sites else []

    def dig(self, u: int) -> list[Option]:
        """In the hex that it is to hold, while nobody is near."""
        g = self.eye.g
        box = card(g, u).boxes[DIG_IN]
        if box is None or not self.may(u, DIG_IN) or box.manpower > 1 or self.aims.goal[u] != g.u_hex[u]:
            return []
        if self.eye.nearest(g.u_hex[u]) <= QUIET or self.eye.turns_left < box.boxes + 2 or g.h_trench[g.u_hex[u]]:
            return []
        foe = min(self.eye.enemies, key=lambda v: (self.eye.ground.distance(g.u_hex[u], g.u_hex[v]), v), default=NOBODY)
        sides = free_sides(g, g.u_hex[u])
        if foe == NOBODY or not sides:
            return []
        there = g.u_hex[foe]
        face = min(sides, key=lambda d: (self.eye.ground.distance(self.eye.ground.beside(g.u_hex[u], d), there), d))
        return [Option(u, DIG_IN, [choice(FACE, face)], self.stay(u) + TRENCH)]

    # --- smoke ---

    def smoke(self, u: int) -> list[Option]:
        """On enemies who could do most, and whom nobody of ours is about to attack."""
        g = self.eye.g
        if not self.may(u, SMOKE_SCREEN) or self.eye.turns_left < 3:
            return []
        best, most = NOBODY, 0.0
        for h in smoke_hexes(g, u):
            value = self.smoked(h)
            if value > most:
                best, most = h, value
        return [Option(u, SMOKE_SCREEN, [choice(AT, best)], self.stay(u) + most)] if best != NOBODY else []

    def smoked(self, h: int) -> float:
        g = self.eye.g
        if g.h_smoke[h] != NO_SMOKE or any(g.u_hex[v] == h for v in self.eye.mine) or self.aims.worth[h] > 0.0:
            return 0.0
        fit = [v for v in self.eye.enemies if g.u_hex[v] == h and self.eye.is_fit(v)]
        watched = [u for u in self.eye.mine if self.eye.ground.distance(g.u_hex[u], h) <= 5]
        return sum(card(g, v).cost for v in fit) * SMOKED * 0.4 if len(watched) > 1 else 0.0

    # --- supplies ---

    def supplies(self, u: int) -> list[Option]:
        g = self.eye.g
        if not self.may(u, RECEIVE_SUPPLIES):
            return []
        if is_transport(g, u):
            hungry = [v for v in self.eye.mine if u in sources(g, v) and missing(g, v) * 2 > card(g, v).ammo]
            return [Option(u, RECEIVE_SUPPLIES, [HAND_OUT_CHOICE], self.stay(u) + 8.0)] if hungry else []
        lack = missing(g, u) * 2 - card(g, u).ammo
        if lack <= 0 or self.eye.turns_left < 2:
            return []
        worth = self.stay(u) + 3.0 + lack
        found = [choice(TARGET, t) for t in sources(g, u)] + [choice(AT, h) for h in depots_for(g, u)]
        return [Option(u, RECEIVE_SUPPLIES, found[:1], worth)] if found else []

    # --- eyes and ears ---

    def listen(self, u: int) -> list[Option]:
        """The distance at which most orders are likely to be read."""
        g = self.eye.g
        if not self.may(u, RADIO_INTERCEPTION):
            return []
        chart, best, most = g.rules.tables.radio, 0, 0.0
        for i in range(len(chart)):
            near = [v for v in self.eye.enemies if self.eye.ground.distance(g.u_hex[u], g.u_hex[v]) <= i + 1]
            if len(near) * chart[i] / 6.0 > most:
                best, most = i + 1, len(near) * chart[i] / 6.0
        if best == 0:
            return []
        return [Option(u, RADIO_INTERCEPTION, [choice(RANGE, best)], self.stay(u) + READ * most)]

    def scout(self, u: int) -> list[Option]:
        g = self.eye.g
        made: list[Option] = []
        if self.may(u, RECONNAISSANCE):
            hidden = [v for v in units_of(g, other(self.eye.side)) if has(g, v, HIDDEN)]
            if hidden and self.eye.nearest(g.u_hex[u]) <= 5:
                made.append(Option(u, RECONNAISSANCE, [], self.stay(u) + 1.5))
        if self.may(u, ADJUSTING_FIRE):
            guns = [v for v in self.eye.mine if type_of(g, v) == ARTILLERY and not has(g, v, HIDDEN)]
            seen = [v for v in self.eye.targets if sees_hex(g, u, g.u_hex[v])]
            if guns and seen:
                gun = max(guns, key=lambda v: (card(g, v).cost, -v))
                made.append(Option(u, ADJUSTING_FIRE, [choice(TARGET, gun)], self.stay(u) + 1.0))
        return made

    def join(self, u: int) -> list[Option]:
        """Two remnants make one unit; both are told to."""
        g = self.eye.g
        if not self.may(u, JOIN_UP) or type_of(g, u) != INFANTRY or can(g, u, HQ):
            return []
        found = [v for v in partners(g, u) if u in partners(g, v) and g.u_size[u] + g.u_size[v] <= card(g, u).size]
        if not found or self.eye.nearest(g.u_hex[u]) < 3:
            return []
        return [Option(u, JOIN_UP, [choice(TARGET, found[0])], self.stay(u) + 1.0)]
