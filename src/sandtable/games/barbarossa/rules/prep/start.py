"""A fresh state: units by their cards, ground as printed; the scenario's reader calls it."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.names import TRAIN, WAIT
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    NOBODY,
    NOWHERE,
    RESERVE,
    SETTING_UP,
    State,
    draw_up,
)
from sandtable.games.barbarossa.rules.turn import new_turn
from sandtable.kernel.chance import new_chance
from sandtable.kernel.frame import start


def fresh_state(rules: Rules, seed: str) -> State:
    """An empty board of the scenario's ground; units are added one by one."""
    g = State()
    start(g, new_chance(seed))
    g.rules = rules
    g.turn = 0
    g.phase = SETTING_UP
    g.step = 0
    g.hex_step = 0
    no_units(g)
    bare_ground(g)
    g.wind = NOWHERE
    g.vp = [0, 0]
    g.held = [NOBODY] * rules.ground.size
    g.placing = []
    g.sequence = []
    draw_up(g)
    g.dice_labels = []
    g.dice_forced = []
    g.push(new_turn())
    return g


def no_units(g: State) -> None:
    g.u_card, g.u_side, g.u_flag, g.u_hex, g.u_facing, g.u_size = [], [], [], [], [], []
    g.u_base, g.u_bonus, g.u_ap, g.u_smoke, g.u_explosives, g.u_mines = [], [], [], [], [], []
    g.u_flags, g.u_since, g.u_carrier, g.u_cargo_ap, g.u_cars = [], [], [], [], []
    g.u_order, g.u_target, g.u_at, g.u_face, g.u_range = [], [], [], [], []
    g.u_path, g.u_fire_at, g.u_standing, g.u_last, g.u_boxes, g.u_work = [], [], [], [], [], []
    g.u_prep, g.u_flown, g.u_duration, g.read_orders, g.u_reach, g.u_seen = [], [], [], [], [], []
    g.u_spot, g.u_kept = [], []
    g.f_hex, g.f_side, g.f_kind, g.f_known, g.f_live, g.f_unit = [], [], [], [], [], []


def bare_ground(g: State) -> None:
    ground = g.rules.ground
    nothing = bytes(ground.size)
    g.h_terrain = bytes(ground.terrain)
    g.h_exits = bytes(ground.exits)
    g.h_work = bytes(ground.work)
    g.h_rail, g.h_smoke, g.h_age, g.h_fire, g.h_markers = nothing, nothing, nothing, nothing, nothing
    g.h_trench, g.h_pillbox, g.h_wire, g.h_barrier, g.h_depot = nothing, nothing, nothing, nothing, nothing
    g.h_pillbox_face = nothing
    g.blown_by = nothing
    g.h_stock = [0] * ground.size
    g.kindled = []


def add_unit(g: State, card: int, side: int, flag: int, hex: int = RESERVE, facing: int = NOWHERE) -> int:
    """At full size and with full ammunition (card.size.1, card.ammo.1); returns its index."""
    c = g.rules.tables.cards[card]
    u = len(g.u_card)
    values = [card, side, flag, hex, facing, c.size, c.defense, 0, c.ammo, c.smoke, c.explosives, c.mines]
    lists = [
        g.u_card, g.u_side, g.u_flag, g.u_hex, g.u_facing, g.u_size, g.u_base, g.u_bonus, g.u_ap, g.u_smoke,
        g.u_explosives, g.u_mines,
    ]  # fmt: skip
    for i in range(len(lists)):
        lists[i].append(values[i])
    for zeros in [
        g.u_since,
        g.u_cargo_ap,
        g.u_range,
        g.u_fire_at,
        g.u_standing,
        g.u_boxes,
        g.u_flown,
        g.u_duration,
        g.u_reach,
        g.u_spot,
    ]:
        zeros.append(0)
    for nobody in [g.u_carrier, g.u_target, g.u_at, g.u_face, g.u_seen]:
        nobody.append(NOBODY)
    for waits in [g.u_order, g.u_last, g.u_work]:
        waits.append(WAIT)
    g.u_flags.append(0)
    g.u_prep.append(4)
    g.read_orders.append(0)
    g.u_path.append([])
    g.u_kept.append([])
    g.u_cars.append([c.engines, c.transport_cars, c.platform_cars, 0] if c.has(TRAIN) else [])
    return u


def deploy_at_start(g: State, u: int) -> None:
    g.u_flags[u] |= DEPLOYED


def settle(g: State) -> None:
    """All units are there: fix the sequence that dice, questions and lists go by."""
    g.sequence = sorted(range(len(g.u_card)), key=lambda u: (g.u_side[u], g.u_flag[u]))
