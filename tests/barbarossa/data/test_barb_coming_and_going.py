"""How forces of a scenario come into the game and leave it: paratroopers at their airfield, trains that get away."""

from __future__ import annotations

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.data.start import build_state
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import AIRBORNE, AIRBORNE_ASSAULT, TRAIN
from sandtable.games.barbarossa.rules.orders.table import why_no_orders, why_not_order
from sandtable.games.barbarossa.rules.state import AIRFIELD, LEFT, State, can, cargo_of
from sandtable.games.barbarossa.rules.victory import end_of_turn, points_of

SOVIET = 1


def start(name: str) -> State:
    return build_state(plain(load_scenario(name)), {}, "1")


def test_paratroopers_of_a_scenario_can_be_told_to_jump() -> None:
    g = start("silk-over-the-marsh")
    men = [u for u in g.sequence if can(g, u, AIRBORNE)]
    assert men and all(g.u_hex[u] == AIRFIELD for u in men)
    assert all(why_no_orders(g, u) == reasons.FINE for u in men)
    assert all(why_not_order(g, u, AIRBORNE_ASSAULT) == reasons.FINE for u in men)


def test_a_train_that_ends_its_turn_where_it_may_leave_is_gone_and_counts_with_its_load() -> None:
    g = start("the-halt")
    train = [u for u in g.sequence if can(g, u, TRAIN)][0]
    aboard = sum(g.u_size[v] for v in cargo_of(g, train))
    before = points_of(g, SOVIET)
    end_of_turn(g)
    assert g.u_hex[train] >= 0
    g.u_hex[train] = g.rules.ground.hex_index("L6")
    end_of_turn(g)
    assert g.u_hex[train] == LEFT
    assert points_of(g, SOVIET) == before + 4 + aboard
