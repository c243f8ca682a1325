"""Orders of battle, Support Tables, the Leader Table and the generator: their shape, and how they are looked up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.commander.packs.schemas import (
    FIRST_YEAR,
    LAST_YEAR,
    ArmyName,
    Count,
    Die,
    NationName,
    NewPiece,
    Quality,
    RadioName,
    RankName,
    Roll,
    Table,
    UnitName,
    WeaponName,
    Year,
    YearWindow,
)
from sandtable.files.tomlshapes import Provenance


Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Rating = Annotated[int, msgspec.Meta(ge=-99, le=99)]


def year_window(window: str) -> tuple[int, int]:
    """First and last year of a window such as "1943" or "1939-44"; ValueError if it is none."""
    first, dash, last = window.partition("-")
    if not (len(first) == 4 and first.isdecimal() and (not dash or len(last) == 2 and last.isdecimal())):
        raise ValueError(f"{window!r} is not a year or a span of years such as 1943 or 1939-44")
    years = int(first), int(first[:2] + last) if dash else int(first)
    if not FIRST_YEAR <= years[0] <= years[1] <= LAST_YEAR:
        raise ValueError(f"{window!r} is not a span within {FIRST_YEAR} to {LAST_YEAR}")
    return years


def in_window(window: str, year: int) -> bool:
    """Whether a window holds a year; the empty window holds every year."""
    if not window:
        return True
    first, last = year_window(window)
    return first <= year <= last


def month_number(month: str) -> int:
    """A month such as "1916-05" as a number, year * 12 + month; ValueError if it is none."""
    year, dash, number = month.partition("-")
    sound = len(year) == 4 and year.isdecimal() and dash and len(number) == 2 and number.isdecimal()
    if not sound or not 1 <= int(number) <= 12:
        raise ValueError(f"{month!r} is not a month such as 1916-05")
    return int(year) * 12 + int(number)


# orders of battle


class ObUnits(Table):
    n: Count
    unit: UnitName
    years: YearWindow = ""


class ObWeapons(Table):
    n: Count
    weapon: WeaponName
    years: YearWindow = ""


class ObSize(Table):
    size: Literal["company", "detachment", "platoon"]
    points: Rating
    initiative: Rating
    orders: Amount
    surrender: Amount
    leaders: Amount
    units: list[ObUnits]
    weapons: list[ObWeapons] = []
    called: str = ""  # where the OB has a name of its own for the size

    def units_in(self, year: int) -> list[tuple[int, str]]:
        return [(u.n, u.unit) for u in self.units if in_window(u.years, year)]

    def weapons_in(self, year: int) -> list[tuple[int, str]]:
        return [(w.n, w.weapon) for w in self.weapons if in_window(w.years, year)]


class OrderOfBattle(Table):
    name: NewPiece
    title: str
    letter: str
    army: ArmyName
    quality: Quality
    years: list[YearWindow]
    size: list[ObSize]
    against: list[NationName] = []  # empty: any opponent
    discard_limit: Amount = 0  # 0: the nation's
    discard_with_orders: Amount = 0  # cards that may be discarded even in a Turn with Orders

    @property
    def nation(self) -> str:
        return self.name.partition("/")[0]

    def available(self, year: int, against: str) -> bool:
        fits_opponent = not self.against or against in self.against
        return fits_opponent and any(in_window(window, year) for window in self.years)


class ObFile(Table):
    provenance: Provenance
    ob: list[OrderOfBattle]


# Support Tables


class SupportEntry(Table):
    roll: Roll
    cost: Count
    years: YearWindow
    army: ArmyName = ""  # only for an OB of this army; empty: for all


class SupportItem(Table):
    title: str
    columns: list[SupportEntry]
    units: list[UnitName] = []  # one of these
    weapon: WeaponName = ""
    radio: RadioName = ""


class SupportPiece(Table):
    """A piece of a row: a unit, or any Leader of a rank."""

    unit: UnitName = ""
    rank: RankName = ""
    weapon: WeaponName = ""
    early: UnitName = ""  # comes instead as long as it serves


class SupportRow(Table):
    roll: Roll
    red_x: bool = False  # nothing comes
    pieces: list[SupportPiece] = []  # all of them
    radio: RadioName = ""


class SupportTable(Table):
    """Of items, one of which is chosen, or of rows whose pieces all come."""

    nation: NationName
    item: list[SupportItem] = []
    row: list[SupportRow] = []

    def column(self, roll: int, year: int, army: str) -> list[tuple[SupportItem, int]]:
        """The items of a column that an army can have in a year, with their costs."""
        found: list[tuple[SupportItem, int]] = []
        for item in self.item:
            for entry in item.columns:
                if entry.roll == roll and in_window(entry.years, year) and entry.army in ("", army):
                    found.append((item, entry.cost))
        return found


class SupportFile(Table):
    provenance: Provenance
    support: SupportTable


# Leader Table


class LeaderTable(Table):
    provenance: Provenance
    quality: dict[str, int]
    year: dict[str, dict[str, int]]  # by nation and year; a missing year: not in play
    results: dict[str, list[UnitName]]  # by nation: result 0 or less first, then 1 to 7 or more

    def leader(self, nation: str, quality: str, year: int, die: int) -> str:
        """The Leader that a white die calls up."""
        result = die + self.quality[quality] + self.year[nation][str(year)]
        return self.results[nation][min(max(result, 0), len(self.results[nation]) - 1)]


# random scenario generator


class EdgeLine(Table):
    low: Die
    high: Die
    edge: Literal["top", "right", "bottom", "left"]


class AxisLine(Table):
    low: Roll
    high: Roll
    nation: NationName


class YearLine(Table):
    low: Roll
    high: Roll
    germany: Year
    italy: Year


class AlliedLine(Table):
    against: NationName
    year: Year
    low: Roll
    high: Roll
    nation: NationName


class QualityLine(Table):
    nation: NationName
    years: YearWindow
    low: Roll
    high: Roll
    quality: Quality
    against: NationName = ""
    not_against: NationName = ""

    def fits(self, nation: str, year: int, against: str) -> bool:
        fits_opponent = (not self.against or self.against == against) and self.not_against != against
        return self.nation == nation and in_window(self.years, year) and fits_opponent


class Depth(Table):
    posture: Literal["attack", "defend", "recon"]
    rows: Count
    narrow: Count


class GeneratorTables(Table):
    edge: list[EdgeLine]
    axis: list[AxisLine]
    year: list[YearLine]
    allies: list[AlliedLine]
    quality: list[QualityLine]


class Generator(Table):
    provenance: Provenance
    tables: GeneratorTables = msgspec.field(name="generator")
    depth: list[Depth]

    def edge(self, die: int) -> str:
        return next(line.edge for line in self.tables.edge if line.low <= die <= line.high)

    def axis_nation(self, roll: int) -> str:
        return next(line.nation for line in self.tables.axis if line.low <= roll <= line.high)

    def year(self, axis: str, roll: int) -> int:
        line = next(line for line in self.tables.year if line.low <= roll <= line.high)
        return line.germany if axis == "germany" else line.italy

    def allied_nation(self, axis: str, year: int, roll: int) -> str:
        lines = [line for line in self.tables.allies if line.against == axis and line.year == year]
        return next(line.nation for line in lines if line.low <= roll <= line.high)

    def quality(self, nation: str, year: int, against: str, roll: int) -> str:
        lines = [line for line in self.tables.quality if line.fits(nation, year, against)]
        return next(line.quality for line in lines if line.low <= roll <= line.high)

    def depth_of(self, posture: str, narrow: bool) -> int:
        line = next(line for line in self.depth if line.posture == posture)
        return line.narrow if narrow else line.rows
