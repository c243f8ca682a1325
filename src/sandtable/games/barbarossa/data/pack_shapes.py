"""The shapes of terrain.toml, numbers.toml and charts.toml. Not compiled: msgspec reads them."""

from __future__ import annotations

from sandtable.files.tomlshapes import Provenance
from sandtable.games.barbarossa.data.card_shapes import Dashed

Types = str | list[str]  # unit types, or "ground"


class TerrainRow(Dashed):
    name: str
    blocks: bool = False
    defense: tuple[int, int] = (0, 0)
    ambush: Types = []
    closed: Types = []
    penalty: dict[str, int] = {}
    one_hex: bool = False
    trench: bool = True
    pillbox: bool = True
    dig_in: bool = True
    march: bool = False
    as_road: bool = False
    exits_only: bool = False
    ranged: bool = True
    assault_from: bool = True
    armour_close: bool = False
    close_bonus: int = 0
    fire: tuple[int, int] = (0, 0)
    landing: str = "easy"
    drop_lost: bool = False


class TerrainFile(Dashed):
    provenance: Provenance
    terrain: list[TerrainRow]


# numbers.toml: each field is one of the Numbers of the rules


class Sight(Dashed):
    sight: int
    sight_hidden: int
    sight_pinned: int


class Ammunition(Dashed):
    ap_defend: int
    ap_suppression: int
    ap_open_fire: int
    ap_close_combat: int
    ap_air: int
    ap_per_truck: int
    ap_per_mine: int
    depot_capacity: int


class Fire(Dashed):
    suppression_num: int
    suppression_den: int
    ambush_dice: int
    spill_over_from: int
    adjusting_reach: int


class Works(Dashed):
    trench_bonus: int
    pillbox_bonus: int
    pillbox_hits: int
    pillbox_units: int
    minefield_dice: int
    minefield_accuracy: int


class Hills(Dashed):
    hill_close_bonus: int
    hill_close_penalty: int


class Groups(Dashed):
    group_vehicles: int
    group_others: int


class Prices(Dashed):
    wire_cost: int
    trench_cost: int
    pillbox_cost: int
    minefield_cost: int
    barrier_cost: int


class NumbersFile(Dashed):
    provenance: Provenance
    sight: Sight
    ammunition: Ammunition
    fire: Fire
    works: Works
    hills: Hills
    groups: Groups
    prices: Prices


class Chart(Dashed):
    success: list[int]


class ChartsFile(Dashed):
    provenance: Provenance
    road_bonus: dict[str, int]
    radio: Chart
    air_search: Chart
