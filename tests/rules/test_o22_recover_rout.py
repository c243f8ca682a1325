"""The Recover Order (O22), the Rout Order (O23) and Retreats."""

from __future__ import annotations

from typing import Any

import pytest
from drawn_events import event_card

from commander_play import asked, broken, notations, play, prompt, stats, suppressed, told, vp, where
from sandtable.kernel.game import Game
from table import position

RECOVER, RECOVER_2, ROUT, ROUT_2, MOVE = "G-3", "G-4", "G-11", "G-12", "G-19"
FAR = "rifle A10"
AWAY = "rifle I10"


def rout(axis: str, draw: str, allies: str = "rifle I10", **more: Any) -> Game:
    """The Germans rout themselves; the first broken unit named rolls first."""
    game = position(axis, allies, axis_hand=ROUT, axis_draw=draw, **more)
    return play(game, f"order {ROUT}", "?side axis")


# --- O22.1 ---


@pytest.mark.rule("O22.1a")
def test_recover_activates_the_player_not_his_units() -> None:
    """A Squad that has moved rallies, and one that has rallied moves."""
    game = position("rifle F5 broken, rifle F6 broken", FAR, axis_hand=f"{MOVE} {RECOVER} G-20", axis_draw="2-1, 1-2")
    play(game, f"order {MOVE}", "activate g.rifle-1", "step F4", "?stop", f"order {RECOVER}", "unit g.rifle-1")
    assert told(game, "activated-player") == [["axis"]] and told(game, "activated") == [["g.rifle-1"]]
    assert not broken(game, "g.rifle-1") and not broken(game, "g.rifle-2")
    play(game, "order G-20")
    assert told(game, "activated")[1:] == [["g.rifle-2"]]


@pytest.mark.rule("O22.1b")
@pytest.mark.parametrize(("axis", "allies", "able"), [
    ("rifle F5 broken", "rifle A10", True),
    ("rifle F5 suppressed", "rifle A10", True),
    ("rifle F5", "rifle A10 broken", False),
])  # fmt: skip
def test_recover_needs_an_own_shaken_unit(axis: str, allies: str, able: bool) -> None:
    assert notations(position(axis, allies, axis_hand=RECOVER), "order") == ([RECOVER] if able else [])


@pytest.mark.rule("O22.1c", "O22.1.ex", "O23.1b", "O23.1.ex")
def test_a_player_is_recovered_or_routed_once_a_turn() -> None:
    """After Recover neither Recover nor Rout on oneself; the opponent can still be routed."""
    game = position(
        "rifle F5 broken", "rifle F10 broken, " + FAR, axis_hand=f"{RECOVER} {RECOVER_2} {ROUT}", axis_draw="6-5, 2-1"
    )
    play(game, f"order {RECOVER}")
    assert broken(game, "g.rifle-1") and notations(game, "order") == [ROUT]
    play(game, f"order {ROUT}")
    assert told(game, "activated-player") == [["axis"], ["allies"]]  # the only one left, so not asked
    after = position(
        "rifle F5 broken", "rifle F10 broken, " + FAR, axis_hand=f"{ROUT} {ROUT_2} {RECOVER}", axis_draw="2-1, 1-2"
    )
    play(after, f"order {ROUT}", "side axis")
    assert notations(after, "order") == [ROUT_2]  # no Recover after a Rout of oneself
    play(after, f"order {ROUT_2}")
    assert told(after, "activated-player") == [["axis"], ["allies"]]


@pytest.mark.rule("O22.1c")
def test_routing_the_opponent_leaves_recover_free() -> None:
    game = position("rifle F5 broken", "rifle F10 broken, " + FAR, axis_hand=f"{ROUT} {RECOVER}", axis_draw="2-1")
    play(game, f"order {ROUT}", "side allies")
    assert notations(game, "order") == [RECOVER]


# --- O22.2, O22.3 ---


@pytest.mark.rule("O22.2a")
def test_markers_come_off_before_the_rally_rolls() -> None:
    """Morale 7 again, not 6, when the dice fall: a 6 rallies."""
    game = position("rifle F5 broken suppressed", FAR, axis_hand=RECOVER, axis_draw="1-5")
    play(game, f"order {RECOVER}")
    assert told(game, "rally-roll") == [["g.rifle-1", "6", "7"]] and not broken(game, "g.rifle-1")


@pytest.mark.rule("O22.2b")
def test_one_roll_for_each_unit_broken_at_the_announcement_in_any_order() -> None:
    """Sniper! breaks another Squad during the first roll: no Rally Roll for that one."""
    game = position(
        "rifle F5 broken, rifle H3 broken, rifle F4", FAR,
        axis_hand=RECOVER, axis_draw="3-3 sniper, G-26, 5-6",  # Random Hex F3
    )  # fmt: skip
    play(game, f"order {RECOVER}")
    assert notations(game) == ["unit g.rifle-1", "unit g.rifle-2"]
    play(game, "unit g.rifle-2", "unit g.rifle-3")
    assert broken(game, "g.rifle-3")
    assert [entry[0] for entry in told(game, "rally-roll")] == ["g.rifle-2", "g.rifle-1"]


@pytest.mark.rule("O22.3a", "O22.3b", "O22.3c", "O22.3.ex")
@pytest.mark.parametrize(
    ("dice", "is_broken", "is_suppressed"), [("1-4", False, False), ("1-6", True, True), ("3-6", True, False)]
)
def test_three_results_of_a_rally_roll(dice: str, is_broken: bool, is_suppressed: bool) -> None:
    """Broken Volksgrenadiers: 6, and 1 for Brush, make 7."""
    game = position(
        "volksgrenadier F5 broken", FAR, axis_hand=RECOVER, axis_draw=dice, map={"terrain": {"brush": "F5"}}
    )
    assert stats(game, "g.volksgrenadier-1")["morale"] == 7
    play(game, f"order {RECOVER}")
    assert broken(game, "g.volksgrenadier-1") == is_broken
    assert suppressed(game, "g.volksgrenadier-1") == is_suppressed


@pytest.mark.rule("O22.3a", "O22.2b")
def test_a_rallied_leader_helps_those_who_roll_after_him() -> None:
    game = position("sgt-ganz F5 broken, rifle F5 broken", FAR, axis_hand=RECOVER, axis_draw="2-6, 3-5")
    play(game, f"order {RECOVER}", "unit g.sgt-ganz")
    assert told(game, "rally-roll") == [["g.sgt-ganz", "8", "9"], ["g.rifle-1", "8", "9"]]
    assert not broken(game, "g.rifle-1")


# --- O23.1, O23.2 ---


@pytest.mark.rule("O23.1a")
def test_rout_activates_either_player_at_the_active_players_choice() -> None:
    """The units are not activated: one that has been routed may still move."""
    game = position("rifle F5 broken", "rifle F10 broken, " + FAR, axis_hand=f"{ROUT} {MOVE}", axis_draw="2-1")
    play(game, f"order {ROUT}")
    assert asked(game) == "axis" and notations(game) == ["side axis", "side allies"]
    play(game, "side axis")
    assert told(game, "activated") == [] and notations(game, "order") == [MOVE]


@pytest.mark.rule("O23.1b")
@pytest.mark.parametrize(("axis", "allies", "whom"), [
    ("rifle F5 broken", "rifle A10", [["axis"]]),
    ("rifle F5", "rifle A10 broken", [["allies"]]),
    ("rifle F5 suppressed", "rifle A10", []),
])  # fmt: skip
def test_only_a_player_with_a_broken_unit(axis: str, allies: str, whom: list[list[str]]) -> None:
    game = position(axis, allies, axis_hand=ROUT, axis_draw="2-1")
    assert notations(game, "order") == ([ROUT] if whom else [])
    if whom:
        play(game, f"order {ROUT}")
        assert told(game, "activated-player") == whom


@pytest.mark.rule("O23.2a", "O23.3a")
def test_the_announcer_rolls_from_his_deck_and_the_owner_retreats() -> None:
    """The Germans rout the Russians: German dice, German order of units, Russian choice of hexes."""
    game = position(
        "rifle A1", "rifle F5 broken, rifle C5 broken, " + FAR, axis_hand=ROUT, axis_draw="4-5, 2-1", allies_draw="6-5"
    )
    play(game, f"order {ROUT}")
    assert asked(game) == "axis" and notations(game) == ["unit r.rifle-1", "unit r.rifle-2"]
    play(game, "unit r.rifle-1")
    assert asked(game) == "allies" and prompt(game) == "retreat"
    assert all(entry[0] == "axis" for entry in told(game, "rolled"))
    assert told(game, "rout-roll") == [["r.rifle-1", "9", "6"]]
    play(game, "retreat F6", "retreat F7", "retreat F8")
    assert where(game, "r.rifle-1") == "F8" and [entry[0] for entry in told(game, "rolled")] == ["axis", "axis"]


@pytest.mark.rule("O23.2b")
def test_units_broken_on_the_way_get_no_rout_roll() -> None:
    game = position("rifle H8 broken, rifle F4, rifle I1", FAR, axis_hand=ROUT, axis_draw="3-3 sniper, G-26, 5-6")
    play(game, f"order {ROUT}", "unit g.rifle-2")
    assert broken(game, "g.rifle-2")
    assert [entry[0] for entry in told(game, "rout-roll")] == ["g.rifle-1"]


@pytest.mark.rule("O23.2c", "O23.2d", "O23.2e", "O23.2.ex")
@pytest.mark.parametrize(("dice", "is_suppressed", "away"), [("1-4", False, 0), ("1-6", True, 0), ("3-6", False, 2)])
def test_three_results_of_a_rout_roll(dice: str, is_suppressed: bool, away: int) -> None:
    """Current Morale 7 with the Brush of the hex it leaves."""
    game = rout("volksgrenadier F5 broken", dice, map={"terrain": {"brush": "F5"}})
    assert suppressed(game, "g.volksgrenadier-1") == is_suppressed
    assert where(game, "g.volksgrenadier-1") == f"F{5 - away}"
    assert len(told(game, "retreated")) == away and broken(game, "g.volksgrenadier-1")


@pytest.mark.rule("O23.2d")
def test_a_unit_rallied_during_its_rout_roll_is_not_suppressed_by_it() -> None:
    """The roll equals its Morale of 7, but its Event is a Medic: the result is for a broken unit."""
    game = rout("rifle F5 broken", "2-5 event, G-7")
    assert told(game, "rout-roll") == [["g.rifle-1", "7", "7"]]
    assert told(game, "rallied") == [["g.rifle-1"]] and not suppressed(game, "g.rifle-1")


@pytest.mark.rule("O23.2e", "A36b")
@pytest.mark.parametrize(("escapes", "end"), [(False, "F3"), (True, "F5")])
def test_light_wounds_on_the_way_do_not_end_a_retreat(escapes: bool, end: str) -> None:
    """Mines kill the Squad as it leaves; the Team in its place goes on for both hexes, unless the switch says no."""
    game = position(
        "rifle F5 broken, rifle A1", "rifle I10", axis_hand=f"{ROUT} G-68", axis_draw="3-6, 1-2", allies_draw="5-6",
        allies_side={"forts": [{"fort": "mines", "hex": "F5"}]}, options={"wounds_escape": escapes},
    )  # fmt: skip
    play(game, f"order {ROUT}", "?side axis", "?retreat F4", "play G-68")
    assert where(game, "g.line-team-1") == end and broken(game, "g.line-team-1")


def rallied_during_its_rout_roll(terrain: str) -> Game:
    """A roll of 7 against Morale 6, 7 in Brush; its Event! is a Medic."""
    game = position(
        "volksgrenadier F5 broken", AWAY, axis_hand=ROUT,
        axis_draw=f"2-5 event, {event_card('G', 'medic', [ROUT])}", map={"terrain": {terrain: "F5"}},
    )  # fmt: skip
    play(game, f"order {ROUT}")
    assert not broken(game, "g.volksgrenadier-1") and told(game, "rallied") == [["g.volksgrenadier-1"]]
    return game


@pytest.mark.rule("O23.2d", "1.9.1e")
def test_a_unit_rallied_during_its_rout_roll_is_not_suppressed_by_a_tie() -> None:
    game = rallied_during_its_rout_roll("brush")
    assert told(game, "rout-roll")[0][1:] == ["7", "7"] and not suppressed(game, "g.volksgrenadier-1")


@pytest.mark.rule("O23.2e", "1.9.1e")
def test_a_unit_rallied_during_its_rout_roll_retreats_nevertheless() -> None:
    game = rallied_during_its_rout_roll("field")
    assert told(game, "rout-roll")[0][1:] == ["7", "6"] and where(game, "g.volksgrenadier-1") == "F4"


# --- O23.3: retreats ---


@pytest.mark.rule("O23.3b", "O23.3d")
@pytest.mark.parametrize(("start", "hexes"), [("F5", ["F4"]), ("E5", ["E4", "D4", "F4"])])
def test_every_hex_is_in_a_row_nearer_the_edge(start: str, hexes: list[str]) -> None:
    """From F5 the hexes E5 and G5 lie half a hex higher, but in the same row: not closer."""
    game = rout(f"rifle {start} broken, rifle I1", "3-6")
    offered = [entry[2] for entry in told(game, "retreated")][:1] or notations(game, "retreat")
    assert sorted(offered) == sorted(hexes)


@pytest.mark.rule("O23.3d")
@pytest.mark.parametrize(("start", "hexes"), [("F5", ["F6", "E6", "G6"]), ("E5", ["E6"])])
def test_with_the_edge_at_the_bottom_only_larger_numbers(start: str, hexes: list[str]) -> None:
    game = position("rifle A1", f"rifle {start} broken, {FAR}", axis_hand=ROUT, axis_draw="4-5")
    play(game, f"order {ROUT}", "?side allies")
    offered = [entry[2] for entry in told(game, "retreated")][:1] or notations(game, "retreat")
    assert sorted(offered) == sorted(hexes)


@pytest.mark.rule("O23.3c", "O23.3.5a")
def test_driven_off_its_own_edge_a_unit_is_lost() -> None:
    """Three hexes to go from the second row: eliminated, with VPs for the enemy; with one hex it stops at the edge."""
    lost = rout("rifle F2 broken, rifle I5", "4-6")
    assert where(lost, "g.rifle-1") == "casualty" and vp(lost) == -2
    kept = rout("rifle F2 broken, rifle I5", "2-6")
    assert where(kept, "g.rifle-1") == "F1"
    there = rout("rifle F1 broken, rifle I5", "2-6")
    assert where(there, "g.rifle-1") == "casualty"


@pytest.mark.rule("O23.3.1")
def test_move_costs_do_not_hinder_a_retreat() -> None:
    game = rout("rifle F5 broken heavy-mg, rifle I1", "3-6", map={"terrain": {"marsh": "F4", "woods": "F3"}})
    assert where(game, "g.rifle-1") == "F3"


@pytest.mark.rule("O23.3.2")
def test_no_op_fire_at_a_retreat() -> None:
    game = rout("rifle F5 broken, rifle I1", "3-6", allies="rifle F7, " + FAR, allies_hand="R-52")
    assert where(game, "g.rifle-1") == "F3" and told(game, "action-played") == []


@pytest.mark.rule("O23.3.3")
def test_wire_does_not_stop_a_retreat() -> None:
    """Into Wire, out of it, and two hexes on."""
    game = rout("rifle F5 broken, rifle I1", "4-6", axis_side={"forts": [{"fort": "wire", "hex": "F4 F3"}]})
    assert where(game, "g.rifle-1") == "F2" and len(told(game, "retreated")) == 3


@pytest.mark.rule("O23.3.4")
def test_mines_attack_on_the_way_in_and_out() -> None:
    game = rout(
        "rifle F5 broken, rifle I1", "3-6, 5-6, 6-5", allies_draw="2-1, 1-3",
        axis_side={"forts": [{"fort": "mines", "hex": "F4"}]},
    )  # fmt: skip
    assert [entry[0] for entry in told(game, "mine-attack")] == ["F4", "F4"]
    assert where(game, "g.rifle-1") == "F3"
    assert [entry[0] for entry in told(game, "rolled")] == ["axis", "allies", "axis", "allies", "axis"]


@pytest.mark.rule("O23.3.5b")
def test_forced_into_enemies_it_is_eliminated() -> None:
    game = rout("rifle F5 broken, rifle I1", "2-6", allies="rifle F4, " + FAR)
    assert where(game, "g.rifle-1") == "casualty" and where(game, "r.rifle-1") == "F4"
    free = rout("rifle E5 broken, rifle I1", "2-6", allies="rifle E4, rifle D4, " + FAR)
    assert where(free, "g.rifle-1") == "F4"  # a safe hex must be taken


@pytest.mark.rule("O23.3.5c", "O23.3.5d")
@pytest.mark.parametrize(("paint", "blaze"), [
    ({"terrain": {"water-barrier": "F4"}}, ""),
    ({}, "F4"),
    ({"levels": {"1": "F4"}, "sides": {"cliff": "F4/F5"}}, ""),
    ({"levels": {"1": "F5"}, "sides": {"cliff": "F4/F5"}}, ""),
])  # fmt: skip
def test_forced_into_the_impassable_or_over_a_cliff_it_is_eliminated(paint: dict[str, Any], blaze: str) -> None:
    game = rout("rifle F5 broken, rifle I1", "2-6", map=paint, table={"blaze": blaze})
    assert where(game, "g.rifle-1") == "casualty" and told(game, "retreated") == []


@pytest.mark.rule("O23.3.5c")
def test_elimination_is_at_once_even_with_one_hex_to_go() -> None:
    """The first hex back is free, the second burns."""
    game = rout("rifle F5 broken, rifle I1", "3-6", table={"blaze": "F3"})
    assert where(game, "g.rifle-1") == "casualty" and len(told(game, "retreated")) == 1


@pytest.mark.rule("O23.3.4", "E52.2c")
def test_teams_that_retreat_from_mines_into_mines_are_attacked_there_too() -> None:
    """The Squad deploys on its own Defence Roll as it leaves D6; each Team then enters mined D5 and leaves it."""
    card = event_card("G", "deploy", ["G-10"])
    game = position(
        "rifle D6 broken, rifle A1", FAR,
        axis_hand="G-10", axis_draw=f"5-6, 2-5 event, {card}, 6-5, 5-6", allies_draw="1-3, 3-1, 2-1",
        allies_side={"forts": [{"fort": "mines", "hex": "D6"}, {"fort": "mines", "hex": "D5"}]},
    )  # fmt: skip
    play(game, "order G-10", "?side axis", "?retreat D5", "unit g.rifle-1")
    assert [entry[0] for entry in told(game, "mine-attack")] == ["D6", *["D5"] * 4]
