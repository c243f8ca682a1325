"""The rule of every order, by its number; and what bars a unit from orders altogether."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import (
    ADJUSTING_FIRE,
    AIRBORNE,
    AIRBORNE_ASSAULT,
    AIRCRAFT,
    AIRDROP_SUPPLIES,
    AMBUSH,
    ARSON,
    ASSAULT,
    BOARD_TRANSPORTS,
    BOMBING_RUN,
    CAREFUL_MOVEMENT,
    CHANGE_KILL_ZONE,
    CLEAR_A_PATH,
    CLEAR_MINES,
    DEBARK_FROM_TRANSPORTS,
    DEFEND,
    DEPLOY,
    DIG_IN,
    ESCORT,
    FIRE_AND_MOVEMENT,
    HEAVY_ASSAULT,
    INTERCEPT,
    JOIN_UP,
    LOAD_PLATFORM_CARS,
    LOAD_SUPPLIES,
    MARCH,
    OPEN_FIRE,
    ORDERS,
    PLACE_LAND_MINES,
    RADIO_INTERCEPTION,
    RECEIVE_SUPPLIES,
    RECONNAISSANCE,
    REMOVE_ANTI_TANK_BARRIERS,
    REMOVE_BARBED_WIRE,
    REPAIR_RAILWAY,
    SET_CHARGES,
    SET_UP_PONTOON_BRIDGE,
    SMOKE_SCREEN,
    SUPPRESSION_FIRE,
    TOWING,
    UNLOAD_PLATFORM_CARS,
    WAIT,
    WITHDRAW,
)
from sandtable.games.barbarossa.rules.orders.air import (
    AirborneRule,
    AirdropRule,
    BombingRule,
    EscortRule,
    InterceptRule,
    area_rules,
)
from sandtable.games.barbarossa.rules.orders.ambush import AmbushRule
from sandtable.games.barbarossa.rules.orders.assault import AssaultRule
from sandtable.games.barbarossa.rules.orders.fire import AdjustingRule, DefendRule, FireRule, SmokeRule
from sandtable.games.barbarossa.rules.orders.move import move_rules
from sandtable.games.barbarossa.rules.orders.order import OrderRule
from sandtable.games.barbarossa.rules.orders.scout import RadioRule
from sandtable.games.barbarossa.rules.orders.works_engineers import (
    ArsonRule,
    ClearMinesRule,
    ClearPathRule,
    DigInRule,
    PlaceMinesRule,
    PontoonRule,
    RemoveBarriersRule,
    RemoveWireRule,
    RepairRailwayRule,
    SetChargesRule,
)
from sandtable.games.barbarossa.rules.orders.works_guns import (
    ChangeKillZoneRule,
    DeployRule,
    JoinUpRule,
    TowingRule,
    WithdrawRule,
)
from sandtable.games.barbarossa.rules.orders.works_transports import (
    BoardRule,
    DebarkRule,
    LoadSuppliesRule,
    PlatformRule,
    ReceiveSuppliesRule,
)
from sandtable.games.barbarossa.rules.special.fire import must_leave
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    EQUIPPING,
    FLAGGED,
    IN_SMOKE,
    ONBOARD_PLANES,
    WET,
    State,
    can,
    card,
    engaged,
    has,
    on_board,
    units_of,
)
from sandtable.games.barbarossa.rules.trains import is_flak

STANDBY: Final = 4
MOVEMENT_ORDERS: Final = [CAREFUL_MOVEMENT, MARCH, FIRE_AND_MOVEMENT]
CARRIED_ORDERS: Final = [DEBARK_FROM_TRANSPORTS, DEPLOY, *MOVEMENT_ORDERS]  # A47
FLAK_ORDERS: Final = [SUPPRESSION_FIRE, OPEN_FIRE, DEFEND]  # of anti-aircraft units on a train (train.aa.3)

# the row of the ledger that each order rests on, by names.ORDER_NAMES
RULE_OF: Final = [
    "wait.1", "def.3", "supf.1", "open.1", "smoke.2", "aslt.1", "hvy.1", "amb.1", "dep.2", "wdr.2", "ckz.1", "join.1",
    "mine.1", "mclr.1", "chg.1", "arson.1", "tow.1", "wire.rm.1", "atb.rm.1", "pont.1", "sply.1", "load.1", "dig.1",
    "path.1", "recon.1", "adj.1", "rail.1", "care.1", "march.1", "fam.1", "board.1", "board.4", "lpc.1", "upc.1",
    "radio.1", "bomb.1", "intc.1", "arec.1", "airb.2", "drop.1", "cap.1", "esc.1",
]  # fmt: skip


class NotYet(OrderRule):
    """An order whose chapter is not written."""

    def why_not(self, g: State, u: int) -> int:
        return reasons.NOT_ON_CARD


def make_table() -> list[OrderRule]:
    table: list[OrderRule] = [NotYet() for _ in range(ORDERS)]
    table[WAIT] = OrderRule()
    table[DEFEND] = DefendRule()
    table[SUPPRESSION_FIRE] = FireRule(SUPPRESSION_FIRE)
    table[OPEN_FIRE] = FireRule(OPEN_FIRE)
    table[SMOKE_SCREEN] = SmokeRule()
    table[ADJUSTING_FIRE] = AdjustingRule()
    table[ASSAULT] = AssaultRule(ASSAULT)
    table[HEAVY_ASSAULT] = AssaultRule(HEAVY_ASSAULT)
    table[AMBUSH] = AmbushRule()
    table[RECONNAISSANCE] = OrderRule()
    table[RADIO_INTERCEPTION] = RadioRule()
    table[DEPLOY] = DeployRule()
    table[WITHDRAW] = WithdrawRule()
    table[CHANGE_KILL_ZONE] = ChangeKillZoneRule()
    table[JOIN_UP] = JoinUpRule()
    table[PLACE_LAND_MINES] = PlaceMinesRule()
    table[CLEAR_MINES] = ClearMinesRule()
    table[SET_CHARGES] = SetChargesRule()
    table[ARSON] = ArsonRule()
    table[TOWING] = TowingRule()
    table[REMOVE_BARBED_WIRE] = RemoveWireRule()
    table[REMOVE_ANTI_TANK_BARRIERS] = RemoveBarriersRule()
    table[SET_UP_PONTOON_BRIDGE] = PontoonRule()
    table[RECEIVE_SUPPLIES] = ReceiveSuppliesRule()
    table[LOAD_SUPPLIES] = LoadSuppliesRule()
    table[DIG_IN] = DigInRule()
    table[CLEAR_A_PATH] = ClearPathRule()
    table[REPAIR_RAILWAY] = RepairRailwayRule()
    table[BOARD_TRANSPORTS] = BoardRule()
    table[DEBARK_FROM_TRANSPORTS] = DebarkRule()
    table[LOAD_PLATFORM_CARS] = PlatformRule(LOAD_PLATFORM_CARS)
    table[UNLOAD_PLATFORM_CARS] = PlatformRule(UNLOAD_PLATFORM_CARS)
    table[BOMBING_RUN] = BombingRule()
    table[INTERCEPT] = InterceptRule()
    table[AIRBORNE_ASSAULT] = AirborneRule()
    table[AIRDROP_SUPPLIES] = AirdropRule()
    table[ESCORT] = EscortRule()
    for area in area_rules():
        table[area.order] = area
    for rule in move_rules():
        table[rule.order] = rule
    return table


TABLE: Final[list[OrderRule]] = make_table()


def why_no_orders(g: State, u: int) -> int:
    """Reason why a unit can be given no order at all this turn (guide 3.3); it Waits."""
    if has(g, u, FLAGGED):
        return reasons.IS_FLAGGED
    if has(g, u, EQUIPPING):
        return reasons.IS_EQUIPPING
    if has(g, u, IN_SMOKE):
        return reasons.IN_SMOKE_NOW
    if has(g, u, ONBOARD_PLANES):
        return reasons.IS_CARRIED
    if card(g, u).type == AIRCRAFT:
        return reasons.FINE if g.u_hex[u] == AIRFIELD and g.u_prep[u] == STANDBY else reasons.NOT_STANDBY
    if on_board(g, u) or g.u_hex[u] in (ABOARD, AIRFIELD):
        return reasons.FINE
    return reasons.NOT_ORDERABLE


def why_not_order(g: State, u: int, order: int) -> int:
    """Reason why this order is not for this unit now; FINE if it is."""
    if not is_movement(order) and is_bound(g, u):
        return reasons.MUST_LEAVE  # burn.v2
    if order == WAIT:
        return reasons.FINE
    return why_not_free_order(g, u, order)


def is_movement(order: int) -> bool:
    return order in (CAREFUL_MOVEMENT, MARCH, FIRE_AND_MOVEMENT)


def is_for_engaged(order: int) -> bool:
    """cc.8: to fight on, to retreat, or to drive off a train."""
    return is_movement(order) or order in (ASSAULT, HEAVY_ASSAULT, UNLOAD_PLATFORM_CARS)


def is_bound(g: State, u: int) -> bool:
    """It has set its hex on fire and must go, if there is a way."""
    return must_leave(g, u) and any(why_not_free_order(g, u, order) == reasons.FINE for order in MOVEMENT_ORDERS)


def unfulfilled(g: State, side: int) -> list[int]:
    """Units that must be given a movement order and have none yet."""
    leaving = [u for u in units_of(g, side) if must_leave(g, u) and not is_movement(g.u_order[u])]
    return [u for u in leaving if why_no_orders(g, u) == reasons.FINE and is_bound(g, u)]


def why_not_free_order(g: State, u: int, order: int) -> int:
    if not is_on_card(g, u, order):
        return reasons.NOT_ON_CARD
    if is_flak(g, u):
        return TABLE[order].why_not(g, u) if order in FLAK_ORDERS else reasons.ONLY_GUNS_OF_A_TRAIN
    if card(g, u).type != AIRCRAFT and (g.u_hex[u] == AIRFIELD) != (order == AIRBORNE_ASSAULT):
        return reasons.NOT_AT_AIRFIELD if order == AIRBORNE_ASSAULT else reasons.NOT_ORDERABLE
    if has(g, u, WET) and order != CAREFUL_MOVEMENT:
        return reasons.ONLY_CAREFUL  # land.5
    if g.u_hex[u] == ABOARD and order not in CARRIED_ORDERS:
        return reasons.IS_CARRIED
    if not is_for_engaged(order) and engaged(g, u):
        return reasons.IS_ENGAGED  # cc.8
    return TABLE[order].why_not(g, u)


def is_on_card(g: State, u: int, order: int) -> bool:
    """basics.3; paratroopers have Airborne Assault as an ability (ab.airb.1)."""
    by_ability = order == AIRBORNE_ASSAULT and can(g, u, AIRBORNE)
    return by_ability or card(g, u).boxes[order] is not None


def orders_for(g: State, u: int) -> list[int]:
    """All that can be given to it."""
    if why_no_orders(g, u) != reasons.FINE:
        return [WAIT]
    named = [order for order in range(ORDERS) if order == WAIT or is_on_card(g, u, order)]
    return [order for order in named if why_not_order(g, u, order) == reasons.FINE]
