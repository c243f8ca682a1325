"""What the rulebook names: unit types, orders, abilities, terrain, works and statuses. A code is an index."""

from __future__ import annotations

from typing import Final

# --- the two armies ---

SIDE_NAMES: Final[list[str]] = ["german", "soviet"]
GERMAN: Final = 0
SOVIET: Final = 1
SIDE_LETTERS: Final = "GS"  # before the flag number of a unit

# --- unit types (card.type.1), which are also the rows of a Firepower chart ---

# numbered by tools/number_tables.py: TYPE_NAMES, TYPES of them
INFANTRY: Final = 0
ARTILLERY: Final = 1
VEHICLES: Final = 2
ARMORED_VEHICLES: Final = 3
LIGHT_TANKS: Final = 4
MEDIUM_TANKS: Final = 5
HEAVY_TANKS: Final = 6
AIRCRAFT: Final = 7
TYPES: Final = 8

TYPE_NAMES: Final[list[str]] = [
    "infantry", "artillery", "vehicles", "armored-vehicles", "light-tanks", "medium-tanks", "heavy-tanks", "aircraft",
]  # fmt: skip
INSTALLATIONS: Final = TYPES  # the row against bridges, pillboxes, depots
ROWS: Final = TYPES + 1
ROW_NAMES: Final[list[str]] = [*TYPE_NAMES, "installations"]

# --- orders (guide 3.10) ---

# numbered by tools/number_tables.py: ORDER_NAMES, ORDERS of them
WAIT: Final = 0
DEFEND: Final = 1
SUPPRESSION_FIRE: Final = 2
OPEN_FIRE: Final = 3
SMOKE_SCREEN: Final = 4
ASSAULT: Final = 5
HEAVY_ASSAULT: Final = 6
AMBUSH: Final = 7
DEPLOY: Final = 8
WITHDRAW: Final = 9
CHANGE_KILL_ZONE: Final = 10
JOIN_UP: Final = 11
PLACE_LAND_MINES: Final = 12
CLEAR_MINES: Final = 13
SET_CHARGES: Final = 14
ARSON: Final = 15
TOWING: Final = 16
REMOVE_BARBED_WIRE: Final = 17
REMOVE_ANTI_TANK_BARRIERS: Final = 18
SET_UP_PONTOON_BRIDGE: Final = 19
RECEIVE_SUPPLIES: Final = 20
LOAD_SUPPLIES: Final = 21
DIG_IN: Final = 22
CLEAR_A_PATH: Final = 23
RECONNAISSANCE: Final = 24
ADJUSTING_FIRE: Final = 25
REPAIR_RAILWAY: Final = 26
CAREFUL_MOVEMENT: Final = 27
MARCH: Final = 28
FIRE_AND_MOVEMENT: Final = 29
BOARD_TRANSPORTS: Final = 30
DEBARK_FROM_TRANSPORTS: Final = 31
LOAD_PLATFORM_CARS: Final = 32
UNLOAD_PLATFORM_CARS: Final = 33
RADIO_INTERCEPTION: Final = 34
BOMBING_RUN: Final = 35
INTERCEPT: Final = 36
AIR_RECONNAISSANCE: Final = 37
AIRBORNE_ASSAULT: Final = 38
AIRDROP_SUPPLIES: Final = 39
COMBAT_AIR_PATROL: Final = 40
ESCORT: Final = 41
ORDERS: Final = 42

ORDER_NAMES: Final[list[str]] = [
    "wait", "defend", "suppression-fire", "open-fire", "smoke-screen", "assault", "heavy-assault", "ambush",
    "deploy", "withdraw", "change-kill-zone", "join-up", "place-land-mines", "clear-mines", "set-charges", "arson",
    "towing", "remove-barbed-wire", "remove-anti-tank-barriers", "set-up-pontoon-bridge", "receive-supplies",
    "load-supplies", "dig-in", "clear-a-path", "reconnaissance", "adjusting-fire", "repair-railway",
    "careful-movement", "march", "fire-and-movement", "board-transports", "debark-from-transports",
    "load-platform-cars", "unload-platform-cars", "radio-interception", "bombing-run", "intercept",
    "air-reconnaissance", "airborne-assault", "airdrop-supplies", "combat-air-patrol", "escort",
]  # fmt: skip

# steps of Execution (exec.2)
STEP_NAMES: Final[list[str]] = [
    "reveal", "defend", "suppression-fire", "open-fire", "air-missions", "assault", "ambush", "special-orders",
    "move-out", "update-status",
]  # fmt: skip
STEP_REVEAL: Final = 0
STEP_DEFEND: Final = 1
STEP_SUPPRESSION: Final = 2
STEP_OPEN_FIRE: Final = 3
STEP_AIR: Final = 4
STEP_ASSAULT: Final = 5
STEP_AMBUSH: Final = 6
STEP_SPECIAL: Final = 7
STEP_MOVE: Final = 8
STEP_UPDATE: Final = 9

# in which step an order is carried out; Radio Interception has a phase of its own
STEP_OF: Final[list[int]] = [
    8, 1, 2, 3, 3, 5, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 3, 7, 8, 8, 8, 8, 8, 8, 8, 0,
    4, 4, 4, 4, 4, 4, 4,
]  # fmt: skip

# --- abilities ---

# numbered by tools/number_tables.py: ABILITY_NAMES
KILL_ZONE: Final = 0
ENGINEER: Final = 1
MACHINEGUN: Final = 2
FLAMETHROWER: Final = 3
TANK_PANIC: Final = 4
MOVE_THROUGH_SWAMPS: Final = 5
MOUNTAINEER: Final = 6
AMPHIBIOUS: Final = 7
WATER_UNIT: Final = 8
TRAIN: Final = 9
TRANSPORT: Final = 10
TOWED_GUN: Final = 11
INDIRECT_FIRE: Final = 12
FIRE_ON_LOCATION: Final = 13
FIRE_SMOKE_SCREENS: Final = 14
DESTROY_BARBED_WIRE: Final = 15
BREAK_THROUGH_BARBED_WIRE: Final = 16
TARGETS_INSTALLATIONS: Final = 17
ANTI_AIRCRAFT: Final = 18
HQ: Final = 19
CONCEALMENT: Final = 20
CALL_AIRSTRIKES: Final = 21
HQ_ADJUSTING_FIRE: Final = 22
RADIO: Final = 23
AIRBORNE: Final = 24
EQUIPPING_BOX: Final = 25
FIGHTER: Final = 26
DEPLOYS: Final = 27
INCENDIARY_BOMBS: Final = 28

ABILITY_NAMES: Final[list[str]] = [
    "kill-zone",
    "engineer",
    "machinegun",
    "flamethrower",
    "tank-panic",
    "move-through-swamps",
    "mountaineer",
    "amphibious",
    "water-unit",
    "train",
    "transport",
    "towed",  # = TOWED_GUN: it has a Towed Status Box
    "indirect-fire",
    "fire-on-location",
    "fire-smoke-screens",
    "destroy-barbed-wire",
    "break-through-barbed-wire",
    "targets-installations",
    "anti-aircraft",
    "hq",
    "concealment",
    "call-airstrikes",
    "adjusting-fire",  # = HQ_ADJUSTING_FIRE: the staff's ability, not the order
    "radio",
    "airborne-assault",  # = AIRBORNE
    "equipping",  # = EQUIPPING_BOX
    "fighter",
    "deploys",  # its card has Deploy and Withdraw
    "incendiary-bombs",
]

# --- terrain (guide 4.4) ---

# numbered by tools/number_tables.py: TERRAIN_NAMES, TERRAINS of them
PLAIN: Final = 0
BRUSH: Final = 1
SWAMP: Final = 2
LIGHT_WOODS: Final = 3
FOREST: Final = 4
FOREST_GLADE: Final = 5
LIGHT_GLADE: Final = 6
RIVER: Final = 7
FORD: Final = 8
LAKE: Final = 9
PLOWED_FIELD: Final = 10
ROCKS: Final = 11
RAVINE: Final = 12
VILLAGE: Final = 13
TOWN: Final = 14
RAILWAY_STATION: Final = 15
TERRAINS: Final = 16

TERRAIN_NAMES: Final[list[str]] = [
    "plain",
    "brush",
    "swamp",
    "light-woods",
    "forest",
    "forest-glade",
    "light-glade",  # a glade made in light woods (glade.1b)
    "river",
    "ford",
    "lake",
    "plowed-field",
    "rocks",
    "ravine",
    "village",
    "town",
    "railway-station",
]

# what crosses a river hex, or stands in a hex; at most one of them in a hex
# numbered by tools/number_tables.py: WORK_NAMES
NO_WORK: Final = 0
BRIDGE: Final = 1
DESTROYED_BRIDGE: Final = 2
RAILWAY_BRIDGE: Final = 3
DESTROYED_RAILWAY_BRIDGE: Final = 4
PONTOON: Final = 5

WORK_NAMES: Final[list[str]] = [
    "no-work",
    "bridge",
    "destroyed-bridge",
    "railway-bridge",
    "destroyed-railway-bridge",
    "pontoon",
]

# cars of a train (train.load.1), and what charges can be set at (chg.2)
CAR_NAMES: Final[list[str]] = ["engines", "transport-cars", "platform-cars", "flak-cars"]
ENGINES: Final = 0
TRANSPORT_CARS: Final = 1
PLATFORM_CARS: Final = 2
FLAK_CARS: Final = 3
STRUCTURE_NAMES: Final[list[str]] = ["pillbox", "bridge", "depot", "railway"]

# kinds of minefields (mine.2)
MINE_NAMES: Final[list[str]] = ["anti-vehicle", "anti-infantry", "fake"]
ANTI_VEHICLE: Final = 0
ANTI_INFANTRY: Final = 1
FAKE: Final = 2


def is_tank(type_: int) -> bool:
    """ab.tank.1"""
    return LIGHT_TANKS <= type_ <= HEAVY_TANKS


def is_armour(type_: int) -> bool:
    """Armored Vehicles and tanks of all kinds (cc.12, amb.5)."""
    return ARMORED_VEHICLES <= type_ <= HEAVY_TANKS


def is_wheeled(type_: int) -> bool:
    """Trucks, Armored Vehicles and tanks: what the rules call vehicles when it carries, loads or drives."""
    return VEHICLES <= type_ <= HEAVY_TANKS


def is_settlement(terrain: int) -> bool:
    """settle.1"""
    return terrain >= VILLAGE
