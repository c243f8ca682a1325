"""Random scenarios of Barbarossa: a plan by wishes or chance, ground to fight for, forces by points. Not compiled."""

from __future__ import annotations

import random
from typing import Any, Final

from sandtable.games.barbarossa.data.ground_file import load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario import plain, read_scenario
from sandtable.games.barbarossa.data.scenario_check import may_stand, price
from sandtable.games.barbarossa.generator.chart import Chart, the_chart
from sandtable.games.barbarossa.generator.wishes import NOBODY, Plan, Wishes, make_plan
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import INFANTRY, NO_WORK, SIDE_NAMES, is_settlement
from sandtable.games.barbarossa.rules.tables import Tables

ROOM: Final = 12  # hexes of an area that a unit can stand in, at least
KINDS_OF_WORKS: Final = ["trench", "trench", "trench", "wire", "wire", "minefield"]
FIRST_POINTS: Final = 3  # turn from which hexes count in a meeting engagement
APART: Final = 2  # hexes between two goals
NUMBER: Final = 99  # after all shipped ones


def random_scenario(seed: int | str, wishes: Wishes | None = None) -> dict[str, Any]:
    """A whole scenario from a seed; what no wish names is left to chance. It has passed the checker."""
    rng = random.Random(f"barbarossa scenario {seed}")
    chart, wanted = the_chart(), wishes or {}
    plan = make_plan(rng, chart, wanted)
    ground, tables = load_ground(plan.map), load_tables()
    goals = Goals(rng, plan, chart, ground).pick()
    wished = "".join(f", {name} {value}" for name, value in sorted(wanted.items()))
    data: dict[str, Any] = {
        "name": f"random-{seed}",
        "number": NUMBER,
        "provenance": f"Made by the generator from seed {seed}{wished}.",
        "map": plan.map,
        "turns": chart.turns[plan.length],
        "victory": victory(chart, plan, ground, goals),
    }
    for side in SIDE_NAMES:
        data[side] = Buyer(rng, chart, plan, ground, tables, side).side(goals)
    return plain(read_scenario(data, data["name"]))


# --- ground ---


def is_defender(plan: Plan, side: str) -> bool:
    return plan.attacker not in (NOBODY, side)


def columns_of(chart: Chart, plan: Plan, ground: Ground, side: str) -> list[int]:
    """From the rim of its own edge inwards."""
    if plan.attacker == NOBODY:
        depth = chart.areas.meeting
    else:
        depth = chart.areas.defend if is_defender(plan, side) else chart.areas.attack
    inner = list(range(1, ground.cols - 1))
    return inner[:depth] if side == plan.west else inner[-depth:]


def can_fight_for(ground: Ground, tables: Tables, h: int) -> bool:
    """A hex that men can reach and stand in."""
    return not ground.rim[h] and tables.terrain[ground.terrain[h]].enter[INFANTRY] and ground.work[h] == NO_WORK


class Goals:
    """Hexes to fight for: settlements first, then heights and crossroads, not all in one place."""

    def __init__(self, rng: random.Random, plan: Plan, chart: Chart, ground: Ground) -> None:
        self.rng = rng
        self.plan = plan
        self.chart = chart
        self.ground = ground
        self.tables = load_tables()

    def pick(self) -> list[int]:
        found: list[int] = []
        hexes = sorted(self.allowed(), key=lambda h: (-self.appeal(h), self.rng.random()))
        for h in hexes:
            if len(found) < self.chart.goals.hexes and all(self.ground.distance(h, n) >= APART for n in found):
                found.append(h)
        return sorted(found)

    def allowed(self) -> list[int]:
        """Before both sides in a meeting engagement, in the defender's half of his area in an attack."""
        cols = self.ground.cols
        if self.plan.attacker == NOBODY:
            inside = list(range(cols // 2 - 2, cols // 2 + 3))
        else:
            defender = [side for side in SIDE_NAMES if is_defender(self.plan, side)][0]
            area = columns_of(self.chart, self.plan, self.ground, defender)
            front = area[-4:] if defender == self.plan.west else area[:4]
            inside = front[:3] if defender == self.plan.west else front[-3:]
        hexes = [h for h in range(self.ground.size) if h // self.ground.rows in inside]
        return [h for h in hexes if can_fight_for(self.ground, self.tables, h)]

    def appeal(self, h: int) -> int:
        ways = self.ground.road[h].bit_count()
        settled = 4 if is_settlement(self.ground.terrain[h]) else 0
        return settled + self.ground.level[h] + (2 if ways > 2 else 1 if ways else 0)


# --- victory ---


def victory(chart: Chart, plan: Plan, ground: Ground, goals: list[int]) -> dict[str, Any]:
    names = " ".join(ground.hex_name(h) for h in goals)
    if plan.attacker == NOBODY:
        held = {"side": "both", "for": "held-each-turn", "points": chart.goals.each_turn, "hexes": names}
        held["from-turn"] = FIRST_POINTS
        killed = {"side": "both", "for": "unit-destroyed", "points": chart.goals.destroyed_in_meeting}
        return {"rule": "points", "otherwise": "draw", "score": [held, killed]}
    defender = [side for side in SIDE_NAMES if is_defender(plan, side)][0]
    taken = {"side": plan.attacker, "for": "held-at-end", "points": chart.goals.held, "hexes": names}
    kept = {"side": defender, "for": "kept-at-end", "points": chart.goals.held, "hexes": names}
    killed = {"side": "both", "for": "unit-destroyed", "points": chart.goals.destroyed}
    return {"rule": "points", "otherwise": defender, "score": [taken, kept, killed]}


# --- forces ---


class Buyer:
    """What one side brings."""

    def __init__(self, rng: random.Random, chart: Chart, plan: Plan, ground: Ground, tables: Tables, side: str) -> None:
        self.rng = rng
        self.chart = chart
        self.plan = plan
        self.ground = ground
        self.tables = tables
        self.name = side
        self.columns = columns_of(chart, plan, ground, side)

    def side(self, goals: list[int]) -> dict[str, Any]:
        budget = self.chart.points[self.plan.size]
        if self.plan.attacker == self.name:
            budget = budget * self.chart.rates.attacker // 100
        works = self.works(budget * self.chart.rates.works // 100) if is_defender(self.plan, self.name) else {}
        spent = sum(price(self.tables.numbers, kind) * number for kind, number in works.items())
        cards = self.buy(budget - spent)
        found: dict[str, Any] = {
            "points": spent + sum(self.cost(card) for card in cards),
            "area": {"columns": self.span()},
            "force": [{"card": card, "number": cards.count(card)} for card in dict.fromkeys(cards)],
        }
        if works:
            near = sorted({n for goal in goals for n in [goal, *self.ground.adjacent(goal)]})
            hexes = " ".join(self.ground.hex_name(h) for h in near if can_fight_for(self.ground, self.tables, h))
            found["works"] = [{"kind": kind, "number": number, "hexes": hexes} for kind, number in works.items()]
            found["hidden"] = {"most": self.chart.rates.hidden}
        return found

    def span(self) -> str:
        first, last = (chr(ord("A") + column) for column in (self.columns[0], self.columns[-1]))
        return f"{first}-{last}"

    def cost(self, card: str) -> int:
        return self.tables.cards[self.tables.card_of[card]].cost

    def works(self, budget: int) -> dict[str, int]:
        found: dict[str, int] = {}
        while True:
            kind = self.rng.choice(KINDS_OF_WORKS)
            cost = price(self.tables.numbers, kind)
            if cost > budget:
                return found
            found[kind] = found.get(kind, 0) + 1
            budget -= cost

    def buy(self, budget: int) -> list[str]:
        """The core of one kind of force, then by lot what the points still buy and the ground bears."""
        chart = self.rng.choice(self.chart.forces_of(self.name))
        found: list[str] = []
        for card in chart.core:
            if self.cost(card) <= budget and self.fits(card):
                found.append(card)
                budget -= self.cost(card)
        while True:
            more = {card: lots for card, lots in chart.more.items() if self.cost(card) <= budget and self.fits(card)}
            more = {card: lots for card, lots in more.items() if card not in found or not self.is_staff(card)}
            if not more:
                return found
            card = self.rng.choices(list(more), list(more.values()))[0]
            found.append(card)
            budget -= self.cost(card)

    def is_staff(self, card: str) -> bool:
        return self.tables.cards[self.tables.card_of[card]].command_area > 0

    def fits(self, card: str) -> bool:
        """There is room for it and the others in the area."""
        one = self.tables.cards[self.tables.card_of[card]]
        hexes = [h for h in range(self.ground.size) if h // self.ground.rows in self.columns and not self.ground.rim[h]]
        return len([h for h in hexes if may_stand(self.tables, self.ground, one, h)]) >= ROOM
