"""Transports: driving cargo up, setting it down out of danger, and trains that load and leave."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.transports import is_transport
from sandtable.games.barbarossa.rules.names import (
    ARTILLERY,
    BOARD_TRANSPORTS,
    DEBARK_FROM_TRANSPORTS,
    LOAD_PLATFORM_CARS,
    MARCH,
    TRAIN,
    WATER_UNIT,
)
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.special.boarding import landings, passengers, transports_for
from sandtable.games.barbarossa.rules.special.supplies import missing
from sandtable.games.barbarossa.rules.state import NOBODY, TOWED, can, card, cargo_of, has, on_board, type_of, units_of
from sandtable.games.barbarossa.rules.trains import trains_for
from sandtable.games.barbarossa.rules.verbs import AT, TARGET
from sandtable.kernel.choice import choice

NEAR_ENEMY: Final = 4
NEAR_GOAL: Final = 1.0  # turns
LEAVES: Final = 40.0  # what a train that gets away is worth
LOAD_BY: Final = 3  # turn
DRIVE: Final = 10.0
TO_THE_HUNGRY: Final = 5.0


class Rides:
    def __init__(self, eye: Eye, aims: Aims) -> None:
        self.eye = eye
        self.aims = aims
        self.transports = [u for u in eye.mine if is_transport(eye.g, u)]

    def assign(self) -> None:
        """Where transports are sent: with cargo to a goal of their cargo, empty ones to those without ammunition."""
        g = self.eye.g
        hexes = [h for h in range(len(self.aims.worth)) if self.aims.worth[h] > 0.0]
        for t in self.transports:
            if can(g, t, TRAIN):
                self.send_train(t)
            elif cargo_of(g, t):
                self.aims.fall_back(t, hexes or self.aims.beyond)
                self.aims.weight[t] = DRIVE
            elif g.u_cargo_ap[t] > 0:
                self.send_supplies(t)

    def send_train(self, t: int) -> None:
        g = self.eye.g
        if self.aims.exits:
            here = g.u_hex[t]
            goal = min(self.aims.exits, key=lambda h: (self.eye.ground.distance(here, h), h))
            self.aims.goal[t] = goal
            self.aims.weight[t] = LEAVES

    def send_supplies(self, t: int) -> None:
        g = self.eye.g
        hungry = [u for u in self.eye.mine if u != t and missing(g, u) * 2 > card(g, u).ammo]
        if hungry:
            u = min(hungry, key=lambda u: (self.eye.turns_to(t, g.u_hex[t], g.u_hex[u]), u))
            self.aims.goal[t] = g.u_hex[u]
            self.aims.weight[t] = TO_THE_HUNGRY

    # --- orders that take two ---

    def plan(self) -> list[Option]:
        made: list[Option] = []
        for t in self.transports:
            if can(self.eye.g, t, TRAIN):
                made += self.load_train(t)
            elif self.should_stop(t):
                made += self.set_down(t)
        return made

    def should_stop(self, t: int) -> bool:
        g = self.eye.g
        if not passengers(g, t) or why_no_orders(g, t) != reasons.FINE:
            return False
        if why_not_order(g, t, DEBARK_FROM_TRANSPORTS) != reasons.FINE:
            return False
        goal = self.aims.goal[t]
        here = g.u_hex[t]
        close = goal != NOBODY and self.eye.turns_to(t, here, goal) <= NEAR_GOAL
        return close or self.eye.nearest(here) <= NEAR_ENEMY or self.eye.turns_left < 3

    def set_down(self, t: int) -> list[Option]:
        g = self.eye.g
        made = [Option(t, DEBARK_FROM_TRANSPORTS, [], 20.0)]
        for u in passengers(g, t):
            shores = landings(g, u)
            if not shores or why_no_orders(g, u) != reasons.FINE:
                continue
            goal = self.aims.goal[t]
            best = min(shores, key=lambda h: (self.eye.ground.distance(h, goal) if goal != NOBODY else 0, h))
            made.append(Option(u, DEBARK_FROM_TRANSPORTS, [choice(AT, best)], 20.0))
        return made if len(made) > 1 else []

    def load_train(self, t: int) -> list[Option]:
        """Vehicles that stand beside it drive up, men and guns get in, before it goes."""
        g = self.eye.g
        if not self.aims.exits or g.turn > LOAD_BY or why_no_orders(g, t) != reasons.FINE:
            return []
        riders = [u for u in units_of(g, self.eye.side) if on_board(g, u) and t in trains_for(g, u)]
        riders = [u for u in riders if why_no_orders(g, u) == reasons.FINE and card(g, u).boxes[MARCH] is not None]
        if riders and why_not_order(g, t, LOAD_PLATFORM_CARS) == reasons.FINE:
            orders = [Option(u, MARCH, [choice(TARGET, t)], LEAVES) for u in riders[:1]]
            return [Option(t, LOAD_PLATFORM_CARS, [], LEAVES), *orders]
        if self.eye.nearest(g.u_hex[t]) <= NEAR_ENEMY + 1:
            return []  # time to go
        men = [u for u in self.eye.mine if t in transports_for(g, u) and why_no_orders(g, u) == reasons.FINE]
        men = [u for u in men if why_not_order(g, u, BOARD_TRANSPORTS) == reasons.FINE]
        if men and why_not_order(g, t, BOARD_TRANSPORTS) == reasons.FINE:
            order = Option(men[0], BOARD_TRANSPORTS, [choice(TARGET, t)], LEAVES)
            return [Option(t, BOARD_TRANSPORTS, [], LEAVES), order]
        return []

    def towed(self) -> list[int]:
        """Guns in tow, which can be told to deploy."""
        g = self.eye.g
        return [u for u in units_of(g, self.eye.side) if has(g, u, TOWED) and type_of(g, u) == ARTILLERY]

    def is_boat(self, t: int) -> bool:
        return can(self.eye.g, t, WATER_UNIT)
