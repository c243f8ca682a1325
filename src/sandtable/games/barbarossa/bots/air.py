"""Aircraft: bombing runs, escorts for them, patrols and interception, search, parachutes and supplies."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims, middle
from sandtable.games.barbarossa.bots.eye import Eye, planes_of
from sandtable.games.barbarossa.bots.odds import chance_to_pass, losses, spread_of
from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.air.bombing import bombs_of
from sandtable.games.barbarossa.rules.air.flak import can_fire_up
from sandtable.games.barbarossa.rules.air.paratroops import how_hard
from sandtable.games.barbarossa.rules.defense import full_base
from sandtable.games.barbarossa.rules.firepower import row_dice
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import (
    AIR_RECONNAISSANCE,
    AIRBORNE,
    AIRBORNE_ASSAULT,
    AIRCRAFT,
    AIRDROP_SUPPLIES,
    ANTI_AIRCRAFT,
    BOMBING_RUN,
    COMBAT_AIR_PATROL,
    ESCORT,
    FIGHTER,
    INTERCEPT,
    LAKE,
    RIVER,
    SWAMP,
)
from sandtable.games.barbarossa.rules.observers import observed
from sandtable.games.barbarossa.rules.orders.air import AreaRule, in_the_air_soon, open_hexes, why_not_bomb
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.special.supplies import missing
from sandtable.games.barbarossa.rules.state import (
    AIRFIELD,
    NOBODY,
    SUPPRESSED,
    can,
    card,
    has,
    on_board,
    other,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, DURATION, RANGE, TARGET
from sandtable.games.barbarossa.rules.volley import ACCURACY, DICE
from sandtable.games.barbarossa.rules.volley import TARGET as SHOT_AT
from sandtable.kernel.choice import choice

FLAK_RISK: Final = 0.8  # of the Force Points that it may cost
PATROL: Final = 4.0  # what a patrol is worth
WORTH_A_DUEL: Final = 1.0
WORTH_A_RUN: Final = 2.0  # bombs are few
DROP_REACH: Final = 0.7  # what is left of a goal with each hex between it and the landing
HARD_LANDING: Final = 4.0
WET_FEET: Final = 10.0
TAKEN: Final = 0.4  # what is left of a goal that others jump at


class Wing:
    def __init__(self, eye: Eye, aims: Aims) -> None:
        self.eye = eye
        self.aims = aims
        g = eye.g
        self.ready = [u for u in planes_of(g, eye.side) if why_no_orders(g, u) == reasons.FINE]
        self.foes = in_the_air_soon(g, other(eye.side))
        self.flying: list[int] = []  # those who are given a mission that fighters can guard
        self.jumps: list[Option] = []
        self.landings: list[int] = []

    def may(self, u: int, order: int) -> bool:
        g = self.eye.g
        return card(g, u).boxes[order] is not None and why_not_order(g, u, order) == reasons.FINE

    def plan(self) -> list[Option]:
        made: list[Option] = []
        for u in self.ready:
            if not can(self.eye.g, u, FIGHTER):
                made += self.mission(u)
        for u in self.ready:
            if can(self.eye.g, u, FIGHTER):
                made += self.fighter(u)
        return made

    def mission(self, u: int) -> list[Option]:
        if self.may(u, BOMBING_RUN):
            found = self.bomb(u)
            if found:
                return found
        if self.may(u, AIRBORNE_ASSAULT):
            found = self.drop(u)
            if found:
                return found
        if self.may(u, AIRDROP_SUPPLIES):
            found = self.supply(u)
            if found:
                return found
        return self.search(u) if self.may(u, AIR_RECONNAISSANCE) else []

    # --- bombs ---

    def bomb(self, u: int) -> list[Option]:
        g, best, most = self.eye.g, NOBODY, WORTH_A_RUN
        for v in self.eye.enemies:
            if why_not_bomb(g, self.eye.side, v) == reasons.FINE:
                value = self.bombed(u, g.u_hex[v])
                if value > most:
                    best, most = v, value
        if best == NOBODY:
            return []
        self.flying.append(u)
        return [Option(u, BOMBING_RUN, [choice(TARGET, best)], most)]

    def bombed(self, u: int, h: int) -> float:
        """All in the hex suffer, friends too."""
        g = self.eye.g
        kept, value = g.u_hex[u], 0.0
        g.u_hex[u] = h
        shots = bombs_of(g, u)
        g.u_hex[u] = kept
        for shot in shots:
            v = shot[SHOT_AT]
            if v == NOBODY or shot[DICE] == 0:
                continue
            guard = self.eye.guard(v)
            lost = losses(spread_of(shot[DICE], shot[ACCURACY]), guard, g.u_size[v])
            fails = 0.0 if has(g, v, SUPPRESSED) else 1.0 - chance_to_pass(fortitude(g, v))
            if g.u_side[v] == self.eye.side:
                value -= 2.0 * (lost * self.eye.icon_worth(v) + fails * card(g, v).cost * 0.3)
            elif v in self.eye.enemies:
                value += lost * self.aims.icon[v] * 1.5 + fails * card(g, v).cost * 0.3
        return value - FLAK_RISK * self.flak_over(u, h)

    def flak_over(self, u: int, h: int) -> float:
        """Force Points that a flight to a hex may cost: guns fire when it comes into their range (aa.1), and again over
        their own hex (aa.2)."""
        g, risk = self.eye.g, 0.0
        for v in self.eye.enemies:
            c = card(g, v)
            diagram = c.air_accuracy if c.air_accuracy else c.accuracy
            away = self.eye.ground.distance(g.u_hex[v], h)
            if not can(g, v, ANTI_AIRCRAFT) or not self.eye.is_fit(v) or not can_fire_up(g, v) or away > len(diagram):
                continue
            dice = row_dice(g, v, AIRCRAFT)
            lost = losses(spread_of(dice, diagram[len(diagram) - 1]), full_base(g, u), g.u_size[u])
            if away == 0:
                lost += losses(spread_of(dice, diagram[0]), full_base(g, u), g.u_size[u])
            risk += min(lost, float(g.u_size[u])) * self.eye.icon_worth(u)
        return risk

    # --- parachutes and supplies ---

    def drop(self, u: int) -> list[Option]:
        """Where the goals are, on ground that does not break legs, no two in one place."""
        g = self.eye.g
        taken = [v.parts[0] for v in self.jumps]
        men = [v for v in units_of(g, self.eye.side) if can(g, v, AIRBORNE) and g.u_hex[v] == AIRFIELD]
        men = [v for v in men if choice(TARGET, v) not in taken and why_no_orders(g, v) == reasons.FINE]
        if not men:
            return []
        best, most = NOBODY, -1000.0
        for h in open_hexes(g):
            value = self.landing(h)
            if value > most:
                best, most = h, value
        if best == NOBODY:
            return []
        self.landings.append(best)
        self.flying.append(u)
        jump = Option(u, AIRBORNE_ASSAULT, [choice(TARGET, men[0]), choice(AT, best)], 20.0)
        self.jumps.append(jump)
        return [jump, Option(men[0], AIRBORNE_ASSAULT, [], 20.0)]

    def landing(self, h: int) -> float:
        g, ground = self.eye.g, self.eye.ground
        if h in self.landings or any(g.u_hex[v] == h for v in self.eye.enemies):
            return -1000.0
        value = -HARD_LANDING * how_hard(g, h)
        for n in [h, *ground.adjacent(h)]:
            if ground.rim[n] or g.h_terrain[n] in (RIVER, LAKE, SWAMP):
                value -= WET_FEET if n == h else 1.0
        best = 0.0
        for goal in range(ground.size):
            if self.aims.worth[goal] > 0.0:
                share = self.aims.worth[goal] * DROP_REACH ** ground.distance(h, goal)
                near = len([n for n in self.landings if ground.distance(n, goal) <= 3])
                best = max(best, share * TAKEN**near)
        return value + best - 3.0 * len([v for v in self.eye.enemies if ground.distance(h, g.u_hex[v]) <= 2])

    def supply(self, u: int) -> list[Option]:
        g = self.eye.g
        hungry = [v for v in self.eye.mine if missing(g, v) * 3 > card(g, v).ammo * 2]
        seen = [v for v in hungry if observed(g, self.eye.side, g.u_hex[v])]
        if not seen:
            return []
        self.flying.append(u)
        return [Option(u, AIRDROP_SUPPLIES, [choice(AT, g.u_hex[seen[0]])], 3.0)]

    def search(self, u: int) -> list[Option]:
        """Over the enemy, for guns to fire by and for what hides there."""
        g = self.eye.g
        hexes = [g.u_hex[v] for v in self.eye.enemies] or [
            h for h in range(len(self.aims.worth)) if self.aims.worth[h] > 0
        ]
        if not hexes:
            return []
        self.flying.append(u)
        rule = AreaRule(AIR_RECONNAISSANCE)
        parts = [choice(AT, middle(g, hexes)), choice(RANGE, rule.widest(g, u)), choice(DURATION, rule.longest(g, u))]
        return [Option(u, AIR_RECONNAISSANCE, parts, 2.0)]

    # --- fighters ---

    def fighter(self, u: int) -> list[Option]:
        """First those of ours who fly, then whoever of theirs does, then the sky over what matters."""
        g = self.eye.g
        wolves = [v for v in self.foes if can(g, v, FIGHTER)]
        prey = [v for v in self.foes if not can(g, v, FIGHTER)]
        up = [v for v in prey if on_board(g, v)]
        if not up:  # a fight with fighters is not worth their guns' fire
            up = [v for v in wolves if on_board(g, v) and self.flak_over(u, g.u_hex[v]) <= WORTH_A_DUEL]
        if self.flying and wolves and self.may(u, ESCORT):
            ward = max(self.flying, key=lambda v: (card(g, v).cost, -v))
            self.flying.remove(ward)
            return [Option(u, ESCORT, [choice(TARGET, ward), choice(DURATION, max(1, card(g, u).flight))], 5.0)]
        if up and self.may(u, INTERCEPT):
            best = max(up, key=lambda v: (card(g, v).cost, -v))
            return [Option(u, INTERCEPT, [choice(TARGET, best)], 5.0)]
        if prey and self.may(u, COMBAT_AIR_PATROL):
            rule = AreaRule(COMBAT_AIR_PATROL)
            centre = self.heart()
            if self.flak_over(u, centre) > PATROL:
                return []
            parts = [choice(AT, centre), choice(RANGE, rule.widest(g, u)), choice(DURATION, rule.longest(g, u))]
            return [Option(u, COMBAT_AIR_PATROL, parts, PATROL)]
        return []

    def heart(self) -> int:
        """What enemy aircraft will come for."""
        g = self.eye.g
        goals = [h for h in range(len(self.aims.worth)) if self.aims.worth[h] > 0.0 and not self.eye.ground.rim[h]]
        hexes = goals or [g.u_hex[u] for u in self.eye.mine]
        return middle(g, hexes) if hexes else self.eye.ground.size // 2
