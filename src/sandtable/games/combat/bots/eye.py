"""What the corporal sees and reckons: chances of his fire, dangers, where his men should go.

All numbers are rough: they rank what can be done. Only what is public or his own is read; of an Unknown no more than
his place, Morale and Alert.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from sandtable.games.combat.rules.cards.checks import confirm_number
from sandtable.games.combat.rules.fire.fire_rules import can_use, fire_number, mixed_allowed, reaches
from sandtable.games.combat.rules.names import (
    AIMED,
    RAPID,
    ROUT,
    RUN_AND_GUN,
    SLOW_SUPPRESSIVE,
    SUPPRESSIVE,
)
from sandtable.games.combat.rules.rules import Rules
from sandtable.games.combat.rules.sight.seeing import known_enemies, night_change, sees, sees_from
from sandtable.games.combat.rules.state import (
    ALERT,
    SEEN,
    State,
    enemies,
    friendlies,
    has,
    hex_distance,
    in_melee,
    is_prisoner,
)
from sandtable.games.combat.rules.values import (
    band,
    is_cover,
    is_incapacitated,
    is_low,
    is_rough,
    neighbours,
    slots,
    terrain,
    weapon_in,
)
from sandtable.kernel.frame import subject_now

FAR: Final = 999.0
MOST_FIELDS: Final = 64
SHOTS: Final = {AIMED: 2, RAPID: 4, SUPPRESSIVE: 4, SLOW_SUPPRESSIVE: 2, RUN_AND_GUN: 1}  # entries of a whole turn
STRANGER_SKILL: Final = 4  # an Unknown is taken for a rifleman of this skill
STRANGER_SHARE: Final = 0.55  # and is a Dummy in the other cases
SPOTTER: Final = 4  # TQ of one who looks for us
GUARD_WORTH: Final = 1.0  # more for one who has a man of ours
OPEN_COST: Final = 1.6  # of a hex without cover, where one with cover costs 1
ROUGH_COST: Final = 0.3
CROWD_COST: Final = 0.35  # for each comrade there: one grenade is enough


def chance(need: int, confirm: int = -1) -> float:
    """Of a hit: a natural 9 misses; below 0 the Rule of 0."""
    if need >= 0:
        return min(need + 1, 9) / 10
    return 0.1 * min(confirm + 1, 10) / 10 if confirm >= 0 else 0.0


class Memory:
    """Ways that were worked out before, in one scenario."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.fields: dict[tuple[object, ...], list[float]] = {}
        self.exits: dict[bool, list[int]] = {}


class Eye:
    """One look at the game."""

    def __init__(self, g: State, memory: Memory) -> None:
        self.g = g
        self.memory = memory
        self.about = subject_now(g)
        self.known = known_enemies(g)
        self.strangers = [e for e in enemies(g) if not has(g, e, SEEN)]
        self.ours = friendlies(g)
        self.men = [m for m in self.ours if not is_prisoner(g, m) and not is_incapacitated(g, m)]

    @property
    def rules(self) -> Rules:
        return self.g.rules

    @property
    def turns_left(self) -> int:
        """This turn included."""
        return self.g.rules.turns - self.g.turn + 1

    # --- his own fire ---
    def hit(self, m: int, slot: int, e: int, order: int) -> float:
        """Chance of one shot under an Order."""
        g = self.g
        before = g.m_order[m]
        g.m_order[m] = order
        need = fire_number(g, m, slot, e)
        confirm = confirm_number(g, m, need) if need < 0 else 0
        g.m_order[m] = before
        return chance(need, confirm)

    def shot(self, m: int, slot: int, shots: int, e: int, order: int) -> float:
        """Worth of one attack: hits, by how much we want him hit."""
        return self.hit(m, slot, e, order) * shots * self.worth(e)

    def worth(self, e: int) -> float:
        """The wounded first, to have them out; Guards and Operators before riflemen; the broken can wait."""
        g = self.g
        worth = 1.0 + 0.25 * (g.m_wounds[e] > 0)
        worth += 0.5 * (g.rules.tables.man_gun[g.m_man[e]] != 0) if has(g, e, SEEN) else 0.0
        if g.m_morale[e] == ROUT:
            worth *= 0.7
        return worth + GUARD_WORTH * (e in g.m_guard)

    def best_fire(self, m: int, order: int) -> float:
        """Expected worth of a turn's fire at those he sees now."""
        g = self.g
        best = 0.0
        before = g.m_order[m]
        g.m_order[m] = order
        usable = [slot for slot in slots(g, m) if can_use(g, m, slot)]
        for e in self.known:
            if in_melee(g, e) or in_melee(g, m) or not sees(g, m, e):
                continue
            for slot in usable:
                if reaches(g, m, slot, e) and mixed_allowed(g, m, slot, e):
                    shots = max(g.rules.tables.weapon_rof[weapon_in(g, m, slot)])
                    best = max(best, self.shot(m, slot, shots, e, order))
        g.m_order[m] = before
        return best * SHOTS.get(order, 0)

    # --- danger ---
    def danger(self, m: int, hex: int, order: int) -> float:
        """Hits he may take in a turn in a hex under an Order."""
        total = 0.0
        for e in self.known:
            total += self.danger_from(m, hex, order, e, True)
        for e in self.strangers:
            if has(self.g, e, ALERT) or hex_distance(self.g, self.g.m_hex[e], hex) <= 8:
                total += STRANGER_SHARE * self.danger_from(m, hex, order, e, False)
        return total

    def danger_from(self, m: int, hex: int, order: int, e: int, known: bool) -> float:
        g = self.g
        tables = g.rules.tables
        start = g.m_hex[e]
        away = hex_distance(g, start, hex)
        if g.m_morale[e] == ROUT or not sees_from(g, start, hex, False, is_low(order)):
            return 0.0
        skill, bands, shots = STRANGER_SKILL, tables.weapon_bands[0], 2.0
        if known:
            man = g.m_man[e]
            if not tables.man_weapons[man]:
                return 0.0
            weapon = tables.man_weapons[man][0]
            if away > tables.weapon_range[weapon]:
                return 0.0
            skill = tables.man_tq[man] if tables.weapon_belt[weapon] else tables.man_skills[man][0]
            bands, shots = tables.weapon_bands[weapon], 2.0 * max(tables.weapon_rof[weapon])
        need = skill + tables.order_terrain[order][terrain(g, hex)] + band(bands, away)
        need += tables.morale_ws[g.m_morale[e]] + night_change(g, start, hex, g.rules.night_fire)
        hits = 0.5 * shots * chance(need)
        if not has(g, e, ALERT):
            hits *= 0.4
        if not has(g, m, SEEN):
            hits *= self.spotted_chance(hex, order, away, start)
        return hits

    def spotted_chance(self, hex: int, order: int, away: int, start: int) -> float:
        """That one looks and sees a Hidden man there."""
        g = self.g
        tables = g.rules.tables
        need = SPOTTER + tables.spotting[order][terrain(g, hex)] + band(tables.spotting_bands, away)
        need += night_change(g, start, hex, g.rules.night_spotting)
        once = max(0.02, chance(need))
        return 1.0 - (1.0 - once) ** 3

    def nearest_enemy(self, hex: int) -> int:
        g = self.g
        return min((hex_distance(g, hex, g.m_hex[e]) for e in self.known + self.strangers), default=99)

    # --- ways ---
    def enemy_hexes(self) -> set[int]:
        """Hexes that a man walks into only to fight: no prisoners' ones."""
        return {self.g.m_hex[e] for e in self.known + self.strangers}

    def field(self, goals: list[int]) -> list[float]:
        """How far each hex is from the nearest goal, by ways that keep to cover and out of the Enemy's hexes."""
        closed = self.enemy_hexes()
        key = (tuple(goals), tuple(sorted(closed)), self.g.h_made, len(self.g.smoke_hexes), self.g.turn)
        fields = self.memory.fields
        if key not in fields:
            if len(fields) >= MOST_FIELDS:
                fields.clear()
            fields[key] = self.work_out(goals, closed)
        return fields[key]

    def work_out(self, goals: list[int], closed: set[int]) -> list[float]:
        g = self.g
        far = [FAR] * g.rules.ground.size
        heap: list[tuple[float, int]] = []
        for hex in goals:
            far[hex] = 0.0
            heappush(heap, (0.0, hex))
        while heap:
            so_far, hex = heappop(heap)
            if so_far > far[hex]:
                continue
            step = (1.0 if is_cover(g, hex) else OPEN_COST) + (ROUGH_COST if is_rough(g, hex) else 0.0)
            if hex in closed:
                step += 3.0
            for other in neighbours(g, hex):
                if so_far + step < far[other]:
                    far[other] = so_far + step
                    heappush(heap, (so_far + step, other))
        return far

    def crowd(self, hex: int, m: int) -> float:
        """Comrades already there."""
        return CROWD_COST * sum(1 for f in self.men if f != m and self.g.m_hex[f] == hex)
