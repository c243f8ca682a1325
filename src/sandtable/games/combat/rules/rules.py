"""Everything about one game that never changes while it is played: tables, ground, scenario facts and switches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sandtable.games.combat.rules.tables import Tables

if TYPE_CHECKING:
    from sandtable.games.combat.rules.sight.ground import Ground
    from sandtable.games.combat.rules.sight.los import Sightlines
    from sandtable.games.combat.rules.state import State


class Options:
    """Named switches. The defaults are the guide's resolutions; the optional rules of 22.0 are off."""

    alert_without_sight: bool  # A6: trigger 8 needs no LOS
    close_call_ducks: bool  # A38: a Close Call by fire means Duck Back
    enemy_fires_on_sight: bool  # A24: Enemies shoot at whom they see in their own activation
    smoke_grenade_shakes: bool  # A91: Smoke Grenades cause MCs and alert like others
    nerve: bool  # Optional Rule 1
    automatic_fire: bool  # Optional Rule 2
    pick_targets: bool  # Optional Rule 3
    late_orders: bool  # Optional Rule 4


def default_options() -> Options:
    o = Options()
    o.alert_without_sight = False
    o.close_call_ducks = True
    o.enemy_fires_on_sight = False
    o.smoke_grenade_shakes = False
    o.nerve = False
    o.automatic_fire = False
    o.pick_targets = False
    o.late_orders = False
    return o


# what victory points are given for (docs/combat-scenarios.md)
VP_NAMES: Final = [
    "enemy-killed", "enemy-captured", "enemy-routed-off", "enemy-through", "enemy-in", "friendly-killed",
    "friendly-captured", "friendly-incapacitated", "friendly-wounded", "friendly-off", "friendly-on", "papers",
    "captive-freed", "captive-off", "held", "cleared", "searched",
]  # fmt: skip
VP_ENEMY_KILLED: Final = 0
VP_ENEMY_CAPTURED: Final = 1
VP_ENEMY_ROUTED_OFF: Final = 2
VP_ENEMY_THROUGH: Final = 3
VP_ENEMY_IN: Final = 4
VP_FRIENDLY_KILLED: Final = 5
VP_FRIENDLY_CAPTURED: Final = 6
VP_FRIENDLY_INCAPACITATED: Final = 7
VP_FRIENDLY_WOUNDED: Final = 8
VP_FRIENDLY_OFF: Final = 9
VP_FRIENDLY_ON: Final = 10
VP_PAPERS: Final = 11
VP_CAPTIVE_FREED: Final = 12
VP_CAPTIVE_OFF: Final = 13
VP_HELD: Final = 14
VP_CLEARED: Final = 15
VP_SEARCHED: Final = 16
VP_RANK_NAMES: Final = ["any", "soldat", "nco", "officer", "mg"]
RANK_ANY: Final = 0
RANK_SOLDAT: Final = 1
RANK_NCO: Final = 2
RANK_OFFICER: Final = 3
RANK_MG: Final = 4

# board edges by side of the map, clockwise from the top
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3
SIDE_OF_MAP_NAMES: Final = ["north", "east", "south", "west"]


class Points:
    """One line of a victory schedule (23.0f)."""

    kind: int
    points: int
    rank: int
    hexes: list[int]  # empty: anywhere
    edge: int  # side of the map, -1: any
    most: int  # 0: no limit


class Group:
    """Enemies drawn from the Cup, at set-up or later (23.0d)."""

    turn: int  # 0: at set-up
    hexes: list[int]
    count: int
    team: int  # -1: any
    alert: int
    morale: int


class Arrival:
    """Friendlies who come later."""

    turn: int
    teams: list[int]
    hexes: list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    tables: Tables
    ground: Ground
    sight: Sightlines
    options: Options
    scenario: str

    # cards, as the engine reads them
    card_effect: list[int]  # code of the effect of a Friendly card

    # explosives by use, indexes into the tables
    grenade_blast: list[int]  # by side
    smoke_blast: int
    rifle_blast: int

    # the scenario (23.0)
    turns: int
    prepared: bool
    large_battle: bool
    default_morale: list[int]  # by side
    default_alert: bool
    hand_size: int
    fixed_wind: int  # 0: rolled
    compass: list[int]  # by Team: map direction (0 to 5) of the compass direction 1 that governs it
    edge: list[int]  # by side of the map: NEUTRAL_EDGE, FRIENDLY_EDGE, ENEMY_EDGE
    exits: list[int]  # by hex * 4 + side of the map: 1 where Friendlies may leave the Board
    event_name: list[list[str]]  # by side, by D10
    event_effect: list[list[int]]
    event_args: list[list[list[int]]]
    artillery: list[list[int]]  # by side: ten hexes, or none
    night: bool
    night_base: int
    night_dice: int
    night_spotting: int
    night_fire: int
    night_free: int
    search_hexes: list[list[int]]
    vp: list[Points]
    result_name: list[str]  # best first
    result_least: list[int]
    result_win: list[int]

    # Friendly forces
    squad: list[int]  # printed counters by squad roll * 12, Able, Baker, Charlie
    fixed_squad: int  # 0: rolled
    friendly_teams: list[int]
    spotted: bool
    area: list[list[int]]  # by Team: set-up hexes
    arrivals: list[Arrival]
    gun_weapon: list[int]
    gun_teams: list[list[int]]
    flares: list[int]  # by Team: carried by its first man
    captive_man: list[int]
    captive_hex: list[int]

    # Enemy forces
    cup: list[int]
    groups: list[Group]  # drawn at set-up
    enemy_arrivals: list[Group]
    made_hexes: list[int]  # changed before the first turn
    made_kinds: list[int]  # Foxhole, Rubble or Crater in each

    # the seam to effects of cards and events, which need every other module (`game_rules.py`)
    def effect(self, g: State, code: int, args: list[int]) -> int:
        raise NotImplementedError
