"""The forces of a random scenario: bought by points from the counters that serve at its date. Not compiled.

First what comes by chance (Tanks, Telephones, Weapons, ...), within a part of the points; then as many Platoons as the
rest pays for, with the Leaders whom they need.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.generator.chart import Chart, Extra
from sandtable.games.great_war_commander.generator.points import radio_points, unit_points, weapon_points
from sandtable.games.great_war_commander.generator.wishes import Plan
from sandtable.games.great_war_commander.rules.names import RUNNER

Entry = dict[str, Any]

TANK: Final = "tank"
GUN: Final = "gun"
TELEPHONE: Final = "telephone"
ENGINEER: Final = "engineer"
NO_LIMIT: Final = 999
SENIOR: Final = 2  # seniority of a Captain
QUALITIES: Final = ["line", "elite", "green"]


class Force:
    """What a side has been given so far."""

    def __init__(self, tables: Tables, plan: Plan, side: int) -> None:
        self.tables = tables
        self.plan = plan
        self.posture = plan.postures[side]
        self.nation = tables.nation(plan.nations[side])
        self.quality = QUALITIES[0]
        self.units: list[tuple[int, int]] = []  # unit type, and the Weapon it brings or -1
        self.weapons: list[int] = []  # to be given out
        self.radio = -1
        self.points = 0

    # --- counters ---
    def kinds(self, kind: int, engineer: bool = False) -> list[int]:
        """Unit types of a kind that serve and are left."""
        tables = self.tables
        return [
            unit
            for unit in range(len(tables.unit_name))
            if tables.unit_nation[unit] == self.nation
            and tables.unit_kind[unit] == kind
            and bool(tables.unit_engineer[unit]) == engineer
            and self.is_left(unit)
        ]

    def is_left(self, unit: int) -> bool:
        used = sum(1 for kind, _ in self.units if kind == unit)
        return self.tables.unit_serves(unit, self.plan.date) and used < self.tables.unit_count[unit]

    def arms(self, weapon_class: int) -> list[int]:
        """Weapon types of a class that serve and are left."""
        tables, used = self.tables, Counter([*self.weapons, *(weapon for _, weapon in self.units)])
        return [
            weapon
            for weapon in range(len(tables.weapon_name))
            if tables.weapon_nation[weapon] == self.nation
            and tables.weapon_class[weapon] == weapon_class
            and tables.weapon_serves(weapon, self.plan.date)
            and used[weapon] < tables.weapon_count[weapon]
        ]

    def named(self, slugs: list[str]) -> list[int]:
        nation = self.tables.nation_name[self.nation]
        return [self.tables.unit_type(f"{nation}/{slug}") for slug in slugs]

    # --- receiving ---
    def add_unit(self, unit: int, weapon: int = -1) -> None:
        self.units.append((unit, weapon))
        self.points += unit_points(self.tables, unit)
        if weapon >= 0:
            self.points += weapon_points(self.tables, weapon)

    def add_weapon(self, weapon: int) -> None:
        self.weapons.append(weapon)
        self.points += weapon_points(self.tables, weapon)

    def add_radio(self, radio: int) -> None:
        self.radio = radio
        self.points += radio_points(self.tables, radio)

    def has_tanks(self) -> bool:
        return any(self.tables.unit_is_tank[unit] for unit, _ in self.units)

    def spaces(self) -> int:
        """Of the Casualty Track, should everybody fall."""
        return sum(self.tables.unit_spaces[unit] for unit, _ in self.units)


def raise_forces(rng: random.Random, chart: Chart, tables: Tables, plan: Plan) -> list[Force]:
    """Both forces; Tanks are settled first, since whoever meets them is given a gun."""
    forces = [Force(tables, plan, side) for side in range(2)]
    tanks = next(extra for extra in chart.extra if extra.what == TANK)
    for force in forces:
        force.quality = rng.choices(QUALITIES, [chart.quality.line, chart.quality.elite, chart.quality.green])[0]
        if chart.map_named(plan.map).tanks and rolled(rng, tanks, force):
            add_tanks(rng, chart, force, tanks.most[plan.size])
    for force, foe in zip(forces, reversed(forces), strict=True):
        fill(rng, chart, force, foe.has_tanks())
    return forces


def fill(rng: random.Random, chart: Chart, force: Force, tanks_ahead: bool) -> None:
    """Chance has its part of the points, but never what the fewest Platoons cost."""
    budget = chart.sizes.points[force.plan.size] * chart.share.of(force.posture) // 100
    platoons, leaders = platoon_counters(rng, chart, force), leader_counters(rng, force)
    needed = cost(chart, force, platoons, leaders, chart.fewest.of(force.posture))
    add_extras(rng, chart, force, min(budget * chart.rates.extras // 100, budget - needed), tanks_ahead)
    add_formations(chart, force, platoons, leaders, budget)


def rolled(rng: random.Random, extra: Extra, force: Force) -> bool:
    return rng.randrange(100) < extra.chance.of(force.posture)


# --- what comes by chance ---


def add_tanks(rng: random.Random, chart: Chart, force: Force, most: int) -> None:
    """A group whose Tanks have all come into service; two at least."""
    nation = force.tables.nation_name[force.nation]
    groups = [force.named(group.units) for group in chart.tanks if group.nation == nation]
    groups = [group for group in groups if all(force.is_left(tank) for tank in group)]
    if groups:
        for tank in rng.choice(groups)[: rng.randint(2, most)]:
            force.add_unit(tank)


def add_extras(rng: random.Random, chart: Chart, force: Force, limit: int, tanks_ahead: bool) -> None:
    for extra in chart.extra:
        needed = extra.what == GUN and tanks_ahead
        if extra.what == TANK or not (needed or rolled(rng, extra, force)):
            continue
        for _ in range(rng.randint(1, extra.most[force.plan.size])):
            add_extra(rng, force, extra, NO_LIMIT if needed else limit - force.points)


def add_extra(rng: random.Random, force: Force, extra: Extra, left: int) -> None:
    """One of it, if there is any that the points left can pay."""
    if extra.what == TELEPHONE:
        add_telephone(rng, force, left)
    elif extra.what == ENGINEER:
        add_one(rng, force, force.kinds(names.TEAM, engineer=True), left)
    elif extra.what == force.tables.words.kinds[RUNNER]:
        add_one(rng, force, force.kinds(RUNNER), left)
    else:
        add_arm(rng, force, extra, left)


def add_telephone(rng: random.Random, force: Force, left: int) -> None:
    owners = force.tables.radio_nation
    radios = [radio for radio, owner in enumerate(owners) if owner == force.nation]
    if radios := [radio for radio in radios if radio_points(force.tables, radio) <= left]:
        force.add_radio(rng.choice(radios))


def add_one(rng: random.Random, force: Force, kinds: list[int], left: int) -> None:
    if kinds := [kind for kind in kinds if unit_points(force.tables, kind) <= left]:
        force.add_unit(rng.choice(kinds))


def add_arm(rng: random.Random, force: Force, extra: Extra, left: int) -> None:
    """A Weapon with its crew, or one that is given to a Platoon."""
    tables = force.tables
    crews = force.kinds(names.TEAM, extra.crew == ENGINEER) if extra.crew else []
    if extra.crew and not crews:
        return
    crew = rng.choice(crews) if crews else -1
    left -= unit_points(tables, crew) if crews else 0
    arms = force.arms(tables.words.weapon_classes.index(extra.what))
    arms = [weapon for weapon in arms if weapon_points(tables, weapon) <= left]
    if arms and crews:
        force.add_unit(crew, rng.choice(arms))
    elif arms:
        force.add_weapon(rng.choice(arms))


# --- Platoons and Leaders ---


def add_formations(chart: Chart, force: Force, platoons: list[int], leaders: list[int], budget: int) -> None:
    """As many Platoons as can be paid, each Weapon's bearer among them, and the Leaders for so many."""
    count = max(chart.fewest.of(force.posture), len(force.weapons))
    while count < len(platoons) and cost(chart, force, platoons, leaders, count + 1) + force.points <= budget:
        count += 1
    for unit in leaders[: leaders_for(chart, count)] + platoons[:count]:
        force.add_unit(unit)


def cost(chart: Chart, force: Force, platoons: list[int], leaders: list[int], count: int) -> int:
    units = platoons[:count] + leaders[: leaders_for(chart, count)]
    return sum(unit_points(force.tables, unit) for unit in units)


def leaders_for(chart: Chart, platoons: int) -> int:
    """A senior officer, and a Lieutenant for every few Platoons."""
    return 1 + max(1, round(10 * platoons / chart.rates.platoons_to_leader))


def leader_counters(rng: random.Random, force: Force) -> list[int]:
    """A senior officer first, then Lieutenants."""
    found = force.kinds(names.LEADER)
    rng.shuffle(found)
    senior = [leader for leader in found if force.tables.unit_rank[leader] >= SENIOR]
    return senior[:1] + [leader for leader in found if force.tables.unit_rank[leader] < SENIOR]


def platoon_counters(rng: random.Random, chart: Chart, force: Force) -> list[int]:
    """Every counter that may join, one entry each, the first to join first."""
    known = chart.platoons_of(force.tables.nation_name[force.nation])
    chosen = {"line": [], "elite": known.elite, "green": known.green}[force.quality]
    kinds = force.named(rng.sample(chosen, len(chosen)))
    kinds += [kind for kind in force.named(known.line) if kind not in kinds]
    return [kind for kind in kinds if force.is_left(kind) for _ in range(force.tables.unit_count[kind])]
