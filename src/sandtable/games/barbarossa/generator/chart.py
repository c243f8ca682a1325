"""The chart of random scenarios (data/random.toml): its shape. Not compiled: msgspec reads the annotations."""

from __future__ import annotations

from functools import cache

from sandtable.files.tomlfile import decode, read_toml
from sandtable.games.barbarossa.data.card_shapes import Dashed
from sandtable.games.barbarossa.data.packs import DATA


class Provenance(Dashed):
    facts: str
    ours: str


class Rates(Dashed):
    attacker: int
    works: int
    hidden: int


class Areas(Dashed):
    meeting: int
    attack: int
    defend: int


class Goals(Dashed):
    hexes: int
    held: int
    destroyed: int
    each_turn: int
    destroyed_in_meeting: int


class ForceChart(Dashed):
    side: str
    name: str
    core: list[str]
    more: dict[str, int]


class Chart(Dashed):
    provenance: Provenance
    points: dict[str, int]
    turns: dict[str, int]
    rates: Rates
    areas: Areas
    goals: Goals
    force: list[ForceChart]

    def forces_of(self, side: str) -> list[ForceChart]:
        return [force for force in self.force if force.side == side]


@cache
def the_chart() -> Chart:
    return decode(read_toml(DATA / "random.toml"), Chart)
