"""What a scenario bars or makes depend on a condition: Orders, Actions, values, triggers, hexsides, the dark."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import hex, notations, play, state, unit, vp
from sandtable.commander.rules import reasons
from sandtable.commander.rules.actions.action import held_actions
from sandtable.commander.rules.actions.opfire import OpFire
from sandtable.commander.rules.cover import rally_morale, rout_morale
from sandtable.commander.rules.firepower import attack_firepower, boost_of
from sandtable.commander.rules.los import sight
from sandtable.commander.rules.orders.melee import melee_firepower
from sandtable.commander.rules.names import OP_FIRE
from sandtable.commander.rules.odds import rally_odds
from sandtable.commander.rules.passage import step_cost
from sandtable.commander.rules.scenario.values import hand_size, haze, may_aim, orders_a_turn
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import fire_range, movement
from sandtable.commander.rules.verbs import ORDER
from sandtable.commander.rules.victory import BY_SUDDEN_DEATH, eliminate, end_by_points
from sandtable.kernel.game import Game
from table import position

MOVE, FIRE = "G-19", "G-51"
FAR = "rifle I10"


def barred(**entry: Any) -> dict[str, Any]:
    return {"barred": [entry]}


# --- Orders and Actions ---


def test_an_order_may_be_barred_until_a_space_of_the_time_track() -> None:
    game = position("rifle F5", FAR, axis_hand=MOVE, axis_side=barred(order="move", until=2))
    assert f"order {MOVE}" not in notations(game)
    card = state(game).hand[0][0]
    assert why(game, card) == "not-in-scenario"
    open_again = position("rifle F5", FAR, axis_hand=MOVE, axis_side=barred(order="move", until=2), time=3)
    assert f"order {MOVE}" in notations(open_again)
    others = position("rifle F5", FAR, axis_hand=MOVE, allies_side=barred(order="move"))
    assert f"order {MOVE}" in notations(others)


def why(game: Game, card: int) -> str:
    """Why a card cannot be played for its Order."""
    g = state(game)
    return g.rules.tables.words.reasons[g.frames[-1].reason(g, card, ORDER)]


def test_an_order_may_be_barred_until_an_objective_is_held() -> None:
    side = barred(order="move", unless=[{"objective": 3, "held_by": "axis"}])
    game = position("rifle F5", FAR, axis_hand=MOVE, axis_side=side)
    assert f"order {MOVE}" not in notations(game)
    held = position("rifle F5", FAR, axis_hand=MOVE, axis_side=side, control={"3": "axis"})
    assert f"order {MOVE}" in notations(held)


def test_an_action_that_is_barred_is_not_offered_and_the_reason_is_said() -> None:
    """Hand Grenades for a shot at the next hex."""
    free = position("rifle F5", "rifle F6", axis_hand=f"{FIRE} {grenades()}")
    play(free, f"order {FIRE}", "?activate g.rifle", "?done", "?fire F6")
    g = state(free)
    card, pieces, targets = g.rules.tables.card(grenades()), [0], [hex(free, "F6")]
    assert boost_of(g, 0, card, pieces, targets) >= 0
    shut = position("rifle F5", "rifle F6", axis_hand=f"{FIRE} {grenades()}", axis_side=barred(action="hand-grenades"))
    g = state(shut)
    assert boost_of(g, 0, card, pieces, targets) < 0
    play(shut, f"order {FIRE}", "?activate g.rifle", "?done", "?fire F6")
    assert not [text for text in notations(shut) if text.startswith("play")]
    assert held_actions(g, 0)  # the card is still in hand


def grenades() -> str:
    """A German card with Hand Grenades that is no Fire Order."""
    tables = state(position("rifle F5", FAR)).rules.tables
    action, fire = tables.words.actions.index("hand-grenades"), tables.words.orders.index("fire")
    cards = range(len(tables.card_action))
    found = [c for c in cards if tables.card_action[c] == action and tables.card_order[c] != fire]
    return next(tables.card_name[c] for c in found if tables.card_name[c].startswith("G-"))


@pytest.mark.parametrize("shut", [False, True])
def test_op_fire_may_be_barred(shut: bool) -> None:
    side = barred(action="op-fire") if shut else {}
    game = position("rifle F5", "rifle F8", axis_hand=MOVE, allies_hand="R-50 R-51 R-52", allies_side=side)
    g = state(game)
    fires = [c for c in g.hand[1] if g.rules.card_order[c] == g.rules.tables.words.orders.index("fire")]
    assert fires
    assert OpFire([OP_FIRE]).cards(g, 1) == ([] if shut else fires)


# --- values and triggers ---


def test_orders_and_hand_may_hang_on_a_condition() -> None:
    values = [
        {"side": "axis", "orders": 2},
        {"side": "axis", "orders": 5, "hand": 7, "given": [{"objective": 3, "held_by": "axis"}]},
    ]
    game = position("rifle F5", FAR, values=values)
    g = state(game)
    assert orders_a_turn(g, 0) == 2 and hand_size(g, 0) == g.rules.hand_size[0]
    g.control = [*g.control[:3], 0, *g.control[4:]]
    assert orders_a_turn(g, 0) == 5 and hand_size(g, 0) == 7 and orders_a_turn(g, 1) == 3


def test_weather_may_hang_on_a_condition() -> None:
    game = position("rifle F5", FAR, values=[{"haze": 4, "given": [{"side": "axis", "lost": 1}]}], events=LOSSES)
    g = state(game)
    assert haze(g) == 0
    eliminate(g, 0)
    assert haze(g) == 4


LOSSES = [{"when": "loss", "effects": [{"vp": 1}]}]


@pytest.mark.parametrize(("as_trigger", "time"), [("time", 1), ("none", 0), ("", 0)])
def test_a_trigger_counts_as_another_or_for_nothing(as_trigger: str, time: int) -> None:
    """The card of a Rally Roll shows a Sniper."""
    change = {"cards": [{"trigger": "sniper", "as_trigger": as_trigger}]} if as_trigger else {}
    recover = recover_card()
    game = position(
        "rifle F5 broken, rifle A2", FAR, axis_hand=recover, axis_draw="4-4 sniper, 1-2, 1-3, 2-3", axis_side=change
    )
    play(game, f"order {recover}", "?unit g.rifle-1")
    assert state(game).time == time
    snipers = [e for e in game.events if game.title.event_names[e[0]] == "trigger"]
    assert bool(snipers) == (as_trigger != "none")


def recover_card() -> str:
    tables = state(position("rifle F5", FAR)).rules.tables
    recover = tables.words.orders.index("recover")
    return next(n for c, n in enumerate(tables.card_name) if n.startswith("G-") and tables.card_order[c] == recover)


# --- rolls of some units, and numbers of units ---


def test_what_is_added_for_some_units_counts_where_they_take_part() -> None:
    rolls = [
        {"roll": "melee", "add": 3, "units": ["weapon-team"]},
        {"roll": "firepower", "add": 2, "side": "axis", "units": ["weapon-team"]},
        {"roll": "movement", "add": -1, "units": ["squad"]},
        {"roll": "range", "add": 4, "side": "axis", "units": ["rifle"]},
    ]
    axis = "rifle F5, weapon-team F6, rifle B2"
    plain, own = position(axis, FAR), position(axis, FAR, rolls=rolls)
    a, b = state(plain), state(own)
    target = [hex(own, "I10")]
    assert melee_firepower(b, hex(own, "F6"), 0) == melee_firepower(a, hex(own, "F6"), 0) + 3
    assert melee_firepower(b, hex(own, "F5"), 0) == melee_firepower(a, hex(own, "F5"), 0)
    assert attack_firepower(b, [1, 0], 0, target) == attack_firepower(a, [1, 0], 0, target) + 2
    assert attack_firepower(b, [0], 0, target) == attack_firepower(a, [0], 0, target)
    assert [movement(b, u) - movement(a, u) for u in range(3)] == [-1, 0, -1]
    assert [fire_range(b, u) - fire_range(a, u) for u in range(3)] == [4, 0, 4]


def test_the_morale_of_rally_and_rout_rolls_alone() -> None:
    rolls = [{"roll": "rally", "add": 2, "side": "axis"}, {"roll": "rout", "add": -1, "hexes": "woods"}]
    map = {"terrain": {"woods": "F5"}}
    plain = state(position("rifle F5 broken", FAR, map=map))
    own = state(position("rifle F5 broken", FAR, map=map, rolls=rolls))
    assert rally_morale(own, 0) == rally_morale(plain, 0) + 2
    assert rout_morale(own, 0) == rout_morale(plain, 0) - 1
    assert rally_odds(own, 0, 0).less > rally_odds(plain, 0, 0).less


# --- ground and sight ---


def test_the_dark_is_thicker_the_farther_one_looks() -> None:
    game = position("rifle F1", FAR, dark=[{"beyond": 2, "every": 2, "until": 3}])
    g = state(game)
    far = [sight(g, hex(game, "F1"), hex(game, f"F{row}")) for row in range(1, 9)]
    assert far == [0, 0, 0, 1, 1, 2, 2, 3]
    g.time = 4
    assert sight(g, hex(game, "F1"), hex(game, "F8")) == 0


def test_a_hexside_that_costs_nothing_and_one_that_nobody_crosses() -> None:
    wall = {"sides": {"wall": "F5/F6"}}
    costs = [({}, 2), ({"terrain": [{"terrain": "wall", "cost": 0}]}, 1)]
    for more, cost in costs:
        game = position("rifle F5", FAR, map=wall, **more)
        g = state(game)
        assert step_cost(g, hex(game, "F5"), direction(g, game), 0) == cost
    shut = position("rifle F5", FAR, axis_hand=MOVE, map=wall, terrain=[{"terrain": "wall", "barred": True}])
    g = state(shut)
    assert g.rules.advance_reason(g, 0, direction(g, shut)) == reasons.SCENARIO_BARS
    axis_only = position("rifle F5", FAR, map=wall, terrain=[{"terrain": "wall", "barred": True, "side": "allies"}])
    g = state(axis_only)
    assert g.rules.advance_reason(g, 0, direction(g, axis_only)) == reasons.OK


def direction(g: State, game: Game) -> int:
    return [g.rules.map.neighbours[hex(game, "F5") * 6 + d] for d in range(6)].index(hex(game, "F6"))


# --- Weapons and points ---


def test_a_weapon_that_does_not_fire_before_its_time() -> None:
    rule = {"weapon_rules": [{"weapon": "heavy-mg", "since": 2}]}
    game = position("weapon-team F5 heavy-mg", "rifle F8", axis_side=rule)
    g = state(game)
    assert not may_aim(g, 0, hex(game, "F8"))
    g.time = 2
    assert may_aim(g, 0, hex(game, "F8"))


@pytest.mark.parametrize(("factor", "points"), [(1, 2), (0, 0), (3, 6)])
def test_losses_may_be_worth_nothing_or_more(factor: int, points: int) -> None:
    game = position("rifle F5, rifle A1", FAR, axis_side={"loss_factor": factor})
    before = vp(game)
    eliminate(state(game), unit(game, "g.rifle-1"))
    assert before - vp(game) == points


@pytest.mark.parametrize(("ties", "winner"), [("", 0), ("allies", 1)])
def test_who_wins_a_tie(ties: str, winner: int) -> None:
    game = position("rifle F5", FAR, initiative="axis", vp=0, **({"ties": ties} if ties else {}))
    end_by_points(state(game), BY_SUDDEN_DEATH)
    assert state(game).over and state(game).winner == winner
