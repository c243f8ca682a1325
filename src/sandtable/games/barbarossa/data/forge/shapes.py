"""The shapes of what cards are forged from: formula, inputs, what is set by hand. Not compiled: msgspec reads them."""

from __future__ import annotations

import msgspec

from sandtable.files.tomlshapes import Provenance
from sandtable.games.barbarossa.data.card_shapes import Dashed, Values

Pairs = list[tuple[float, float]]  # a limit and what holds up to it


# formula.toml: the knobs


class Scale(Dashed):
    hex: int


class AccuracyKnobs(Dashed):
    steps: list[int]
    high_trajectory: int
    minimum: int
    suppressed: int


class CasualtyKnobs(Dashed):
    men: float
    machines: float


class ArmourKnobs(Dashed, rename={"classes": "class"}):
    dice: float
    reference: float
    penetration: Pairs
    classes: dict[str, float]


class SoftKnobs(Dashed):
    machine_gun: float
    artillery: float
    vehicles: float


class SmallArmsKnobs(Dashed):
    artillery: float
    vehicles: float
    dice: dict[str, float]


class AirKnobs(Dashed):
    dice: float
    reference: float
    range: list[tuple[float, int]]
    largest: int
    near: int
    far: int
    near_share: float


class DefenseKnobs(Dashed, rename={"classes": "class"}):
    factor: float
    rest: float
    classes: dict[str, int]


class FortitudeKnobs(Dashed, rename={"classes": "class"}):
    loss: int
    classes: dict[str, int]


class AmmunitionKnobs(Dashed):
    slowest_rate: float
    least: int
    most: int


class MovementKnobs(Dashed):
    base: int
    base_speed: float
    speed_step: float
    least: int
    most: int
    fire_and_movement: int


class HandlingKnobs(Dashed):
    limits: list[tuple[float, int]]
    heaviest: int
    pushed_below: float


class AirWeights(Dashed):
    anti_aircraft: float
    aircraft: float


class CostKnobs(Dashed):
    factor: float
    fires: int
    close_share: float
    sortie: float
    defense: float
    defense_squared: float
    steadiness: tuple[float, float]
    range_step: float
    march_step: float
    usual_range: int
    usual_march: int
    weights: dict[str, float]
    air_weights: AirWeights
    specials: dict[str, int]
    measured: dict[str, float]  # by card


class Formula(Dashed):
    provenance: Provenance
    scale: Scale
    accuracy: AccuracyKnobs
    close_accuracy: dict[str, int]
    casualties: CasualtyKnobs
    armour: ArmourKnobs
    soft: SoftKnobs
    small_arms: SmallArmsKnobs
    kit: dict[str, dict[str, float]]
    anti_aircraft: AirKnobs
    defense: DefenseKnobs
    fortitude: FortitudeKnobs
    ammunition: AmmunitionKnobs
    movement: MovementKnobs
    handling: HandlingKnobs
    cost: CostKnobs


# inputs.toml: what the weapons were


class Gun(Dashed):
    tubes: int
    calibre: float
    penetration: float
    rate: float
    shell: float
    k: float
    machine_guns: float
    trajectory: str = "flat"
    air_rate: float = 0


class Vehicle(Dashed):
    front: float
    side: float
    speed: float
    rounds: float = 0


class Unit(Dashed):
    id: str
    name: str
    side: str
    type: str
    size: int
    squads: dict[str, int] = {}
    gun: Gun | None = None
    range: float = 0
    weight: float = 0
    vehicle: Vehicle | None = None


class Inputs(Dashed):
    provenance: Provenance
    unit: list[Unit]


# by_hand.toml: what no formula gives


class ByHand(Dashed):
    orders: str
    close: str
    nerve: str = ""
    protection: str = ""  # empty: by its armour
    diagram: list[int] = []  # empty: by its effective range
    dice: dict[str, int] = {}
    close_dice: dict[str, int] = {}
    adjacent: dict[str, int] = {}
    kit: str = ""
    ammo: int = 0  # 0: by the rounds it carries
    abilities: list[str] = []
    values: Values = msgspec.field(default_factory=Values)
    specials: list[str] = []
    cost: int | None = None


class Hand(Dashed):
    provenance: Provenance
    card: dict[str, ByHand]
