"""Leaving the map (7.2) and coming to its edge in a Retreat (O26.3)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, war

from commander_play import notations, play, told, unit, vp, where
from sandtable.commander.rules.passage import retreat_hexes
from sandtable.commander.rules.state import BROKEN, IN_BOX
from sandtable.games.great_war_commander.rules.orders.exits import track_spaces
from sandtable.kernel.game import Game

FAR = "infanterie I1"
TANK = "f.renault-ft-gun-1"


def french(allies: str, kind: str = "move", axis: str = FAR, **more: Any) -> Game:
    game = war(axis, allies, active="allies", allies_hand=card("france", kind), **more)
    return order(game, kind, "france")


@pytest.mark.rule("gwc:7.2.1a", "gwc:7.2.1b", "gwc:7.2.1d", "gwc:7.2.1f", "gwc:11.3c")
def test_a_mover_leaves_for_one_point_whole_again_and_with_its_weapon() -> None:
    game = french("poilus F1 broken suppressed veteran chauchat jammed, poilus A11", time=3)
    play(game, "activate f.poilus-1")
    before = vp(game)
    play(game, "exit")
    assert notations(game, "space")[0] == "4"
    play(game, "space 6")
    g, u = state(game), unit(game, "f.poilus-1")
    assert before - vp(game) == 2 and g.u_flags[u] == 0 and g.u_time[u] == 6
    assert g.u_weapon[u] >= 0 and not g.w_broken[g.u_weapon[u]]


@pytest.mark.rule("gwc:7.2.1a")
def test_the_border_costs_a_point() -> None:
    game = french("poilus F5, poilus A11")
    play(game, "activate f.poilus-1", "step F4", "step F3", "step F2", "step F1")
    assert "exit" not in notations(game)


@pytest.mark.rule("gwc:7.2.1c", "gwc:O27.2.1a", "gwc:O27.2.1b")
def test_a_runner_scores_one_at_his_own_edge_and_goes_to_the_mix() -> None:
    game = french("agent-de-liaison F11, poilus A11")
    play(game, "activate f.agent-de-liaison-1")
    before = vp(game)
    play(game, "exit")
    assert before - vp(game) == 1 and where(game, "f.agent-de-liaison-1") == "mix"
    assert told(game, "runner-delivered") == [["f.agent-de-liaison-1"]]
    away = french("agent-de-liaison F1, poilus A11")
    play(away, "activate f.agent-de-liaison-1")
    assert "exit" not in notations(away)


@pytest.mark.rule("gwc:7.2.1e", "gwc:7.2.1.1a")
def test_a_tank_takes_two_spaces_and_leaves_once() -> None:
    game = french("renault-ft-gun F1, poilus A11", time=3)
    play(game, f"activate {TANK}")
    before = vp(game)
    play(game, "exit")
    assert notations(game, "space")[-1] == "12"
    play(game, "space 7")
    assert before - vp(game) == 3 and track_spaces(state(game), unit(game, TANK)) == [7, 8]
    assert state(game).exited == [unit(game, TANK)]
    again = war(FAR, "renault-ft-gun F1, poilus A11", active="allies", allies_hand=card("france", "move"))
    state(again).exited = [unit(again, TANK)]
    play(order(again, "move", "france"), f"activate {TANK}")
    assert "exit" not in notations(again)


@pytest.mark.rule("gwc:7.2a", "gwc:O23.4c")
def test_with_edges_left_and_right_those_are_the_ways_out() -> None:
    sides = {"axis_side": {"edge": "right"}, "allies_side": {"edge": "left"}}
    game = french("poilus I6, poilus F1, poilus A6", **sides)
    assert [row for row in ("1", "2", "3") if can_leave(game, row)] == ["1"]


def can_leave(game: Game, number: str) -> bool:
    g = state(game)
    return g.rules.exit_reason(g, unit(game, f"f.poilus-{number}")) == 0


@pytest.mark.rule("gwc:T102a", "gwc:O23.4b")
def test_a_bridge_at_the_edge_is_left_along_its_way() -> None:
    across: dict[str, Any] = {"terrain": {"stream": "F1", "bridge": "F1"}, "ways": {"road": "E1 F1 G2"}}
    game = french("poilus F1", map=across)
    assert not can_leave(game, "1")


# --- Retreat (O26.3) ---


def retreat(edges: tuple[str, str], hex: str, side: str = "allies") -> set[str]:
    """Where a broken French Platoon may go back to."""
    game = war(
        "infanterie A1", f"poilus {hex} broken", active="allies",
        axis_side={"edge": edges[0]}, allies_side={"edge": edges[1]},
    )  # fmt: skip
    g = state(game)
    assert g.u_flags[unit(game, "f.poilus-1")] & BROKEN
    return {g.rules.map.hex_name(h) for h in retreat_hexes(g, unit(game, "f.poilus-1"))}


@pytest.mark.rule("gwc:O26.3b")
@pytest.mark.parametrize(("edges", "hex", "found"), [
    (("bottom", "top"), "F5", {"F4"}),  # a column set lower: only straight back
    (("bottom", "top"), "E5", {"E4", "D4", "F4"}),
    (("top", "bottom"), "F5", {"F6", "E6", "G6"}),
    (("top", "bottom"), "E5", {"E6"}),
    (("top", "bottom"), "E11", set()),
    (("right", "left"), "F5", {"E5", "E6"}),
    (("left", "right"), "F5", {"G5", "G6"}),
])  # fmt: skip
def test_retreats_go_closer_to_the_own_edge(edges: tuple[str, str], hex: str, found: set[str]) -> None:
    assert retreat(edges, hex) == found


@pytest.mark.rule("gwc:7.2.2a", "gwc:7.2.2b", "gwc:O26.3c", "gwc:O26.3.4")
@pytest.mark.parametrize(
    ("who", "place"), [("poilus F11 broken veteran chauchat", "casualty"), ("agent-de-liaison F11 broken", "mix")]
)
def test_a_retreat_off_the_own_edge_is_an_elimination(who: str, place: str) -> None:
    rout = card("germany", "rout")
    game = war("infanterie A1", f"{who}, poilus A6", axis_hand=rout, axis_draw="6-5")
    before = vp(game)
    play(game, f"order {rout}", "?side allies")
    tag = "f." + who.split()[0] + "-1"
    g = state(game)
    assert where(game, tag) == place and vp(game) - before == g.rules.tables.unit_vp[g.u_type[unit(game, tag)]]
    assert g.u_flags[unit(game, tag)] == 0 and g.w_carrier in ([], [IN_BOX])
