"""The chart of random scenarios: its shape, and how it is looked up. Not compiled: msgspec reads the annotations."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from sandtable.commander.packs.forces import month_number
from sandtable.files.tomlfile import decode, read_toml
from sandtable.files.tomlshapes import Part, Provenance
from sandtable.games.great_war_commander.files import DATA

SIZES: Final = ["small", "medium", "large"]
BySize = list[int]  # small, medium, large


class War(Part):
    first: str
    last: str
    france: str
    america: str


class Sizes(Part):
    points: BySize
    sudden_death: BySize


class ByPosture(Part):
    attack: int
    defend: int
    recon: int

    def of(self, posture: str) -> int:
        return {"attack": self.attack, "defend": self.defend, "recon": self.recon}[posture]


class Qualities(Part):
    line: int
    elite: int
    green: int


class Depths(Part):
    attack: list[int]
    defend: list[int]
    recon: list[int]

    def of(self, posture: str, long_edge: bool) -> int:
        return {"attack": self.attack, "defend": self.defend, "recon": self.recon}[posture][int(long_edge)]


class Rates(Part):
    platoons_to_leader: int
    points_to_vp: int
    most_vp: int
    surrender: int
    extras: int


class MapLine(Part):
    name: str
    years: list[int] = []  # empty: the whole war
    tanks: bool = False

    def looks_so(self, year: int) -> bool:
        return not self.years or year in self.years


class Platoons(Part):
    nation: str
    line: list[str]
    elite: list[str]
    green: list[str]


class TankGroup(Part):
    nation: str
    units: list[str]


class Extra(Part):
    what: str
    chance: ByPosture
    most: BySize
    crew: Literal["", "team", "engineer"] = ""


class Works(Part, rename={"start": "from"}):
    start: str
    pieces: dict[str, BySize]


class Chart(Part):
    provenance: Provenance
    war: War
    sizes: Sizes
    share: ByPosture
    fewest: ByPosture
    orders: ByPosture
    quality: Qualities
    depths: Depths
    rates: Rates
    map: list[MapLine]
    platoons: list[Platoons]
    tanks: list[TankGroup]
    extra: list[Extra]
    works: list[Works]

    def joins(self, nation: str) -> int:
        """The first month of a nation of the Entente."""
        return month_number({"france": self.war.france, "america": self.war.america}[nation])

    def platoons_of(self, nation: str) -> Platoons:
        return next(line for line in self.platoons if line.nation == nation)

    def map_named(self, name: str) -> MapLine:
        """No map at all looks so in all years."""
        return next((line for line in self.map if line.name == name), MapLine(name=name))

    def works_at(self, date: int) -> dict[str, BySize]:
        return [line.pieces for line in self.works if month_number(line.start) <= date][-1]


@cache
def the_chart() -> Chart:
    return decode(read_toml(DATA / "generator" / "chart.toml"), Chart)
