"""What can be chosen of a random scenario, and how the rest is rolled: date, enemies, Postures, size, ground.

Not compiled.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from sandtable.commander.packs.forces import month_number
from sandtable.commander.packs.wishes import WishBook, Wishes
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.generator.chart import SIZES, Chart, the_chart

NATIONS: Final = ["france", "america"]  # Germany's enemies
NOBODY: Final = "nobody"
POSTURES: Final = {"axis": ("attack", "defend"), "allies": ("defend", "attack"), NOBODY: ("recon", "recon")}
EDGES: Final = [("left", "right"), ("right", "left"), ("top", "bottom"), ("bottom", "top")]


class Plan(NamedTuple):
    """The frame of a scenario, before anybody has a force."""

    nations: tuple[str, str]  # by side, as postures and edges
    date: int  # year * 12 + month
    postures: tuple[str, str]
    size: int  # of SIZES
    map: str
    edges: tuple[str, str]

    @property
    def year(self) -> int:
        return (self.date - 1) // 12

    @property
    def month(self) -> int:
        return (self.date - 1) % 12 + 1

    @property
    def defender(self) -> int | None:
        return self.postures.index("defend") if "defend" in self.postures else None


class GreatWarWishes(WishBook):
    def values(self) -> dict[str, list[str]]:
        """Maps of packs may have any size, and are not among them."""
        first, last = FILES.years
        return {
            "allies": NATIONS,
            "year": [str(year) for year in range(first, last + 1)],
            "attacker": list(POSTURES),
            "size": SIZES,
            "map": [line.name for line in the_chart().map],
        }

    def clash(self, wishes: Wishes) -> str:
        if months_of(the_chart(), wishes):
            return ""
        return f"{wishes.get('allies')} is not yet in the war in {wishes.get('year')}"


WISHES: Final = GreatWarWishes()


def make_plan(rng: random.Random, chart: Chart, wishes: Wishes) -> Plan:
    WISHES.check(wishes)
    date, ally = roll_date(rng, chart, wishes)
    attacker = wishes.get("attacker") or rng.choice(["axis", "axis", "allies", "allies", NOBODY])
    size = SIZES.index(wishes.get("size") or rng.choice(SIZES))
    map = wishes.get("map") or rng.choice(maps_of(chart, (date - 1) // 12))
    return Plan(("germany", ally), date, POSTURES[attacker], size, map, rng.choice(EDGES))


def roll_date(rng: random.Random, chart: Chart, wishes: Wishes) -> tuple[int, str]:
    """A month of the year wanted, or of one that fits the ground, and an enemy who is in the war by then."""
    months = months_of(chart, wishes)
    year = rng.choice(sorted({(month - 1) // 12 for month in months}))
    date = rng.choice([month for month in months if (month - 1) // 12 == year])
    return date, rng.choice(joined(chart, wishes, date))


def months_of(chart: Chart, wishes: Wishes) -> list[int]:
    return [month for month in months_of_war(chart, wishes) if joined(chart, wishes, month)]


def months_of_war(chart: Chart, wishes: Wishes) -> list[int]:
    all = range(month_number(chart.war.first), month_number(chart.war.last) + 1)
    if "year" in wishes:
        return [month for month in all if (month - 1) // 12 == int(wishes["year"])]
    ground = chart.map_named(wishes.get("map", ""))
    return [month for month in all if ground.looks_so((month - 1) // 12)]


def joined(chart: Chart, wishes: Wishes, date: int) -> list[str]:
    wanted = [wishes["allies"]] if "allies" in wishes else NATIONS
    return [nation for nation in wanted if chart.joins(nation) <= date]


def maps_of(chart: Chart, year: int) -> list[str]:
    return [line.name for line in chart.map if line.looks_so(year)]
