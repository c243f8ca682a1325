"""What the sergeant of the Great War sees beside the family's: Cohesion, Tanks and their ground, Runners, gas."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.advance import melee_value
from sandtable.commander.bots.eye import Eye, Goal, Ground
from sandtable.commander.bots.guns import strength_at
from sandtable.commander.map.kinds import SHELLHOLE
from sandtable.commander.rules import reasons
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.odds import believed_pile, cover_of, roll_odds
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.scenario.values import holds_rooted
from sandtable.commander.rules.state import HELD, MOVING, NO_WEAPON, SUPPRESSED, State, is_broken, occupied_by
from sandtable.commander.rules.stats import command, face, is_hero
from sandtable.games.great_war_commander.rules.command import highest_leader, in_radius
from sandtable.games.great_war_commander.rules.formations import is_runner, is_tank, is_unit
from sandtable.games.great_war_commander.rules.orders.fire import hurts_tanks
from sandtable.games.great_war_commander.rules.orders.movement import lets_tanks_in
from sandtable.games.great_war_commander.rules.orders.tanks import must_check
from sandtable.games.great_war_commander.rules.state import OFFENSIVE, SHELLHOLE_PAID, STORMING, STUMPS_PAID, of
from sandtable.terrain.lattice import edge_distance

OUT_OF_COHESION: Final = 0.35  # what it costs to end a Turn so, as a part of the unit's worth
FOLLOWING: Final = 2  # hexes that a Leader who can still move may come after his men
HEAD: Final = 1.2  # what the Highest-ranking Leader is worth on top
SUPPRESSION: Final = 0.2  # what it is to be Suppressed, as a part of the unit's worth
BREAK: Final = 0.6
LED_BY_OTHERS: Final = 0.6
PRESSED: Final = 2.2  # how much goals count to an attacker
PRESSED_LATE: Final = 1.0
UNPRESSED: Final = 1.3
UNKNOWN_CHIT: Final = 0.6
CHAINED: Final = 0.2  # within reach of another Leader, or he of him (3.3.1.2)
CROWDED: Final = 0.2  # with another Leader in one hex
GOING_BY_RULES_OF_ITS_OWN: Final = HELD | OFFENSIVE | STORMING | SHELLHOLE_PAID | STUMPS_PAID


class TankGround(Ground):
    """Distances for Tanks, who stay out of much (O23.5.8)."""

    def price(self, g: State, hex: int, d: int) -> int:
        return super().price(g, hex, d) if lets_tanks_in(g, g.rules.map.neighbours[hex * 6 + d]) else 0


class GreatWarEye(Eye):
    def __init__(self, g: State, me: int, ground: Ground, tank_ground: TankGround) -> None:
        super().__init__(g, me, ground)
        self.tank_ground = tank_ground
        self.tank_threats: dict[int, int] = {}
        self.heads = [highest_leader(g, 0), highest_leader(g, 1)]
        self.homeward: list[Goal] = []
        self.man_list: list[int] | None = None
        self.led_units: dict[int, set[int]] = {}

    # --- units ---
    def find_worth(self, u: int) -> float:
        """With what the chits add (7.3.2), and the head of the chain."""
        g = self.g
        value = 0.7 if is_hero(g, u) else g.rules.elimination_points(g, u) * 1.0
        if g.u_weapon[u] != NO_WEAPON:
            value += self.habits.weapon * 0.5 if g.w_broken[g.u_weapon[u]] else self.habits.weapon
        if u in self.heads:
            value += HEAD
        return value * self.kill_factors[g.u_owner[u]]

    def exit_worth(self, u: int) -> float:
        return 0.0 if is_hero(self.g, u) else self.g.rules.exit_points(self.g, u) * 1.0

    # --- fire ---
    def threat_to(self, u: int, hex: int) -> int:
        """Rifles do nothing to a Tank (O21.3.3)."""
        if not is_tank(self.g, u):
            return self.threat(hex)
        found = self.tank_threats.get(hex)
        if found is None:
            guns = [gun for gun in self.guns(self.foe) if hurts_tanks(self.g, gun.piece)]
            found = self.tank_threats[hex] = strength_at(self.g, guns, hex)
        return found

    def shelter(self, u: int, hex: int) -> int:
        return cover_of(self.g, u, super().shelter(u, hex))

    # --- going about ---
    def price(self, u: int, hex: int, d: int) -> int:
        return super().price(u, hex, d) if self.is_like_others(u, hex) else self.find_price(u, hex, d)

    def is_like_others(self, u: int, hex: int) -> bool:
        """Does the way on from a hex cost a unit what it costs all who walk there?"""
        g = self.g
        if hex == g.u_hex[u] or g.u_flags[u] & GOING_BY_RULES_OF_ITS_OWN:
            return False
        return not is_tank(g, u) and not holds_rooted(g, u)

    def find_price(self, u: int, hex: int, d: int) -> int:
        """The rules' own answer, as if the unit were there now."""
        g = self.g
        home, flags = g.u_hex[u], g.u_flags[u]
        g.u_hex[u] = hex
        if hex != home and terrain_at(g, hex) == SHELLHOLE:
            g.u_flags[u] |= SHELLHOLE_PAID
        open = g.rules.step_reason(g, u, d) == reasons.OK
        cost = g.rules.step_cost(g, u, d) if open else 0
        g.u_hex[u], g.u_flags[u] = home, flags
        return cost

    def shut(self, units: list[int], hex: int) -> bool:
        """Storm Troops go in (A54)."""
        return super().shut(units, hex) and not all(self.g.u_flags[u] & STORMING for u in units)

    def hazard(self, u: int, hex: int, to: int) -> float:
        """Mines, gas (T107.1), and the bog for a Tank without a guide (O23.5.2)."""
        danger = super().hazard(u, hex, to)
        if of(self.g).h_gas[to]:
            danger += self.worth(u) * (BREAK if self.g.u_flags[u] & SUPPRESSED else SUPPRESSION)
        if is_tank(self.g, u):
            danger += self.bogging(u, hex, to)
        return danger

    def bogging(self, tank: int, hex: int, to: int) -> float:
        g = self.g
        if not must_check(g, tank, hex, to, not g.u_flags[tank] & SHELLHOLE_PAID):
            return 0.0
        odds = roll_odds(g, believed_pile(g, self.me, self.me), g.rules.tables.bog[face(g, tank)])
        return (odds.less + odds.equal) * BREAK * self.worth(tank)

    # --- standing ---
    def station(self, u: int, hex: int) -> float:
        g = self.g
        value = 0.0
        if g.u_hex[u] != hex and occupied_by(g, hex, self.foe):
            value += melee_value(self, [u], hex)
        if is_unit(g, u) and not self.coheres(u, hex):
            value -= OUT_OF_COHESION * self.worth(u)
        if of(g).h_gas[hex] and g.u_hex[u] == hex:
            value -= 0.1
        return value

    def coheres(self, u: int, hex: int) -> bool:
        """3.3.2, as it will be: an Objective that is taken is one's own, and Leaders come after."""
        g = self.g
        if g.rules.tables.unit_steady[g.u_type[u]] or g.rules.map.objective[hex]:
            return True
        if g.u_weapon[u] != NO_WEAPON and not g.w_broken[g.u_weapon[u]]:
            return True
        map = g.rules.map
        if edge_distance(map.cols, map.rows, hex, g.rules.edge[self.me]) == 0:
            return True
        return any(self.leads_there(leader, hex) for leader in self.leaders())

    def leads_there(self, leader: int, hex: int) -> bool:
        g = self.g
        follows = not is_broken(g, leader) and (is_free(g, leader) or g.u_flags[leader] & MOVING)
        return hexes_apart(g, g.u_hex[leader], hex) <= command(g, leader) + (FOLLOWING if follows else 0)

    def leading(self, leader: int, hex: int) -> float:
        """Each Leader has men of his own to keep together; those whom another one leads need him less."""
        g = self.g
        fellows = [v for v in self.leaders() if v != leader]
        value = -CROWDED * len([v for v in fellows if g.u_hex[v] == hex])
        radius = self.radius(leader)
        if any(hexes_apart(g, hex, g.u_hex[v]) <= max(self.radius(v), radius) for v in fellows):
            value += CHAINED
        led = self.led_without(leader)
        for u in self.men():
            value += self.care(radius, hex, u) * (LED_BY_OTHERS if u in led else 1.0)
        return value

    def men(self) -> list[int]:
        """Mine without Leaders and Tanks."""
        if self.man_list is None:
            self.man_list = [u for u in self.mine() if is_unit(self.g, u)]
        return self.man_list

    def care(self, radius: int, hex: int, u: int) -> float:
        away = hexes_apart(self.g, hex, self.g.u_hex[u])
        if away <= radius:
            return 0.35 if away else 0.4
        return -0.03 * min(6, away - radius)

    def led_without(self, leader: int) -> set[int]:
        """Units that other Leaders reach."""
        found = self.led_units.get(leader)
        if found is None:
            g = self.g
            fellows = [v for v in self.leaders() if v != leader]
            found = self.led_units[leader] = {u for u in self.men() if any(in_radius(g, v, u) for v in fellows)}
        return found

    # --- goals ---
    def urgency(self) -> float:
        """An attacker loses a VP to the Defender with every Time Advance (6.1.2): who will be behind must press on."""
        if not self.attacks():
            return 1.0
        g = self.g
        at_the_end = self.lead() - max(0, g.sudden_death - g.time)
        spent = min(1.0, g.time / max(1, g.sudden_death))
        return PRESSED + PRESSED_LATE * spent if at_the_end <= 0 else UNPRESSED

    def swing(self, objective: int) -> float:
        """The enemy's secret chits may make any Objective worth more."""
        return super().swing(objective) + UNKNOWN_CHIT * len(self.g.secret_chits[self.foe])

    def goals_of(self, u: int) -> list[Goal]:
        """A Runner carries his message home (O27.2.1)."""
        return self.own_edge() if is_runner(self.g, u) else self.goals()

    def own_edge(self) -> list[Goal]:
        if not self.homeward:
            map = self.g.rules.map
            edge = self.g.rules.edge[self.me]
            hexes = [h for h in range(map.size) if edge_distance(map.cols, map.rows, h, edge) == 0]
            self.homeward = [Goal(1.5, self.ground.travel(self.g, tuple(hexes)), hexes, 0)]
        return self.homeward

    def away(self, goal: Goal, u: int) -> list[int]:
        return self.tank_ground.travel(self.g, tuple(goal.hexes)) if is_tank(self.g, u) else goal.away

    def guides(self, hex: int) -> int:
        """Own Units in or next to a hex."""
        g = self.g
        return len([u for u in self.men() if hexes_apart(g, g.u_hex[u], hex) <= 1])

    def runner_trip(self, hex: int) -> int:
        """MPs from a hex home."""
        return self.own_edge()[0].away[hex]
