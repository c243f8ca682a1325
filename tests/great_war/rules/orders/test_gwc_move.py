"""The Move Order (O23), the Actions in it (A31, A41, A45.4, A54), and Weapons handed over (11.3)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, steps, war

from commander_play import asked, broken, fort, notations, play, prompt, spent, suppressed, told, unit, vp, where
from sandtable.commander.rules.state import HALTED
from sandtable.games.great_war_commander.rules.state import RUSHING, STORMING
from sandtable.kernel.game import Game

MOVE = card("germany", "move")
NEAR_F5 = {"F4", "G5", "G6", "F6", "E6", "E5"}
FAR = "poilus I11"


def moving(axis: str, allies: str = FAR, **more: Any) -> Game:
    hand = more.pop("axis_hand", "")
    return order(war(axis, allies, axis_hand=f"{MOVE} {hand}", **more), "move")


# --- MPs ---


@pytest.mark.rule("gwc:O23a", "gwc:O23.1c")
def test_points_follow_the_current_movement() -> None:
    """The Infanterie (4) beside a Captain (Command 2) has 6, but 4 from the hex in which he is no more with it."""
    game = moving("hptm-bertin F2, infanterie F2")
    play(game, "activate g.infanterie-1", "step F3", "step F4", "step F5", "step F6")
    assert steps(game) == [] and spent(game) == [1, 2, 3, 4]


@pytest.mark.rule("gwc:O23a")
def test_suppressed_men_are_slower_and_leaders_get_no_command() -> None:
    game = moving("infanterie F2 suppressed")
    play(game, "step F3", "step F4", "step F5")
    assert steps(game) == []
    leaders = moving("hptm-bertin F2, lt-ebel F2")
    play(leaders, "activate g.lt-ebel", "step F3", "step F4", "step F5", "step F6", "step F7", "step F8")
    assert steps(leaders) == []


@pytest.mark.rule("gwc:O23.2a", "gwc:O23.2b")
def test_a_stack_goes_together_and_the_slowest_counts() -> None:
    game = moving("hptm-bertin F2, infanterie F2, landwehr F2 suppressed")
    play(game, "activate g.hptm-bertin", "activate g.infanterie-1", "?activate g.landwehr-1", "?done")
    play(game, "move g.hptm-bertin")
    assert {"with g.infanterie-1", "with g.landwehr-1"} <= set(notations(game))
    play(game, "with g.infanterie-1", "with g.landwehr-1", "step F3", "step F4", "step F5", "step F6", "step F7")
    assert steps(game) == [] and where(game, "g.landwehr-1") == "F7"
    assert "move g.infanterie-1" not in notations(game)


@pytest.mark.rule("gwc:O23.2a")
def test_one_finishes_before_the_next_begins() -> None:
    game = moving("lt-ebel F2, infanterie F3")
    play(game, "activate g.lt-ebel", "?activate g.infanterie-1", "?done", "move g.infanterie-1", "step F4", "stop")
    assert "move g.infanterie-1" not in notations(game) and where(game, "g.infanterie-1") == "F4"


@pytest.mark.rule("gwc:O23.2c", "gwc:O23.3", "gwc:A42.3e")
def test_a_broken_member_holds_the_stack_back() -> None:
    """The Landwehr ties 13 and breaks, as movers do: its broken Movement of 1, with Command 2, leaves one hex more."""
    game = moving(
        "hptm-bertin F2, landwehr F2", "poilus F6", allies_hand=card("france", "fire"),
        axis_draw="6-5, 3-1", allies_draw="5-3",
    )  # fmt: skip
    play(game, "activate g.hptm-bertin", "?activate g.landwehr-1", "?done", "move g.hptm-bertin", "with g.landwehr-1")
    play(game, "step F3", "play " + card("france", "fire"), "?activate f.poilus-1", "fire F3", "?base f.poilus-1")
    play(game, "?done", "?roll", "unit g.hptm-bertin", "?roll", "?roll")
    assert told(game, "broke") == [["g.landwehr-1"]] and asked(game) == "axis"
    play(game, "step F4", "?none", "step F5", "?none")
    assert steps(game) == [] and where(game, "g.hptm-bertin") == "F5"


@pytest.mark.rule("gwc:O23.1b", "gwc:O23.1c")
def test_a_broken_mover_goes_on_if_points_are_left() -> None:
    game = moving("stosstruppen F2")
    g = state(game)
    play(game, "step F3")
    g = state(game)
    assert not broken(game, "g.stosstruppen-1") and g.u_spent[unit(game, "g.stosstruppen-1")] == 1
    g.u_flags[unit(game, "g.stosstruppen-1")] |= 1
    fresh = play(game, "step F4")
    assert spent(fresh) == [1, 2] and steps(fresh) == []


# --- where nobody goes (O23.4) ---


@pytest.mark.rule("gwc:O23.4a")
def test_no_mover_enters_an_enemy_hex() -> None:
    assert set(steps(moving("infanterie F5", "poilus F6"))) == NEAR_F5 - {"F6"}


@pytest.mark.rule("gwc:O23.4c", "gwc:7.2a")
def test_the_flanks_and_the_own_edge_are_closed() -> None:
    game = moving("infanterie A1, infanterie I6")
    play(game, "activate g.infanterie-1")
    assert "exit" not in notations(game)
    flank = moving("infanterie A1, infanterie I6")
    play(flank, "activate g.infanterie-2")
    assert "exit" not in notations(flank)


# --- Weapons (11.3, O23.1.1) ---


@pytest.mark.rule("gwc:11.3a", "gwc:O23.1.1a", "gwc:O23.1.1b")
def test_a_platoon_hands_its_weapon_to_a_team_for_one_point() -> None:
    game = moving("infanterie F5 mg-08-15, abteilung F5, landwehr F5")
    play(game, "activate g.infanterie-1")
    assert notations(game, "transfer") == ["g.infanterie-1 g.abteilung-1"]
    play(game, "transfer g.infanterie-1 g.abteilung-1")
    g = state(game)
    assert g.u_weapon[unit(game, "g.abteilung-1")] >= 0 and g.u_spent[unit(game, "g.infanterie-1")] == 1


@pytest.mark.rule("gwc:11.3a", "gwc:O23.1.1b")
def test_no_team_gives_and_no_armed_team_takes() -> None:
    game = moving("abteilung F5 mg-08-15, abteilung F5, infanterie F5")
    play(game, "activate g.abteilung-1")
    assert notations(game, "transfer") == []
    armed = moving("infanterie F5 mg-08-15, abteilung F5 mg-08-15")
    play(armed, "activate g.infanterie-1")
    assert notations(armed, "transfer") == []


@pytest.mark.rule("gwc:O23.1.1a", "gwc:11.3a")
def test_who_has_moved_hands_over_with_what_is_left_to_him() -> None:
    """MPs are for the whole Order: the Platoon goes first, the Team comes after it and takes the Weapon."""
    game = moving("hptm-bertin F2, infanterie F2 mg-08-15, abteilung F2")
    play(game, "activate g.hptm-bertin", "activate g.infanterie-1", "activate g.abteilung-1", "?done")
    play(game, "move g.infanterie-1", "step F3", "stop", "move g.abteilung-1", "step F3", "stop")
    assert notations(game, "transfer") == ["g.infanterie-1 g.abteilung-1"]
    play(game, "transfer g.infanterie-1 g.abteilung-1")
    assert state(game).u_weapon[unit(game, "g.abteilung-1")] >= 0
    assert "g.infanterie-1" not in notations(game, "move")  # its own movement is over all the same (O23.2)


@pytest.mark.rule("gwc:O23.1.1a")
def test_who_has_spent_everything_hands_nothing_over() -> None:
    game = moving("infanterie F2 mg-08-15, abteilung F6")
    play(game, "activate g.infanterie-1", "step F3", "step F4", "step F5", "step F6")
    assert notations(game, "step") == [] and notations(game, "transfer") == []


# --- reactions (O23.3, O23.6, O23.7) ---


@pytest.mark.rule("gwc:O23.6", "gwc:O23.3", "gwc:A42.1a")
def test_a_window_opens_after_every_hex() -> None:
    game = moving("infanterie F2", "poilus F6", allies_hand=card("france", "fire"))
    for name in ("F3", "F4"):
        play(game, f"step {name}")
        assert asked(game) == "allies" and prompt(game) == "op-fire"
        play(game, "none")
    assert asked(game) == "axis"


@pytest.mark.rule("gwc:F130.2b")
def test_nobody_fires_at_who_comes_along_a_trench() -> None:
    game = moving("infanterie F2", "poilus F6", allies_hand=card("france", "fire"), forts={"trench": "F2 F3 F4"})
    play(game, "step F3", "step F4")
    assert asked(game) == "axis"
    play(game, "step F5")
    assert asked(game) == "allies"


@pytest.mark.rule("gwc:O23.7", "gwc:O23.7.ex", "gwc:A45.4a", "gwc:A45.4b", "gwc:A45")
def test_hidden_wire_comes_before_assault_fire_and_ends_the_move() -> None:
    wire = card("france", action="hidden-wire")
    fire = card("germany", action="assault-fire", but=MOVE)
    defender = {"posture": "defend"}
    game = moving("garde F2", "poilus F6", axis_hand=fire, allies_hand=wire, allies_side=defender)
    play(game, "move g.garde-1", "step F3")
    assert asked(game) == "allies" and f"play {wire}" in notations(game)
    play(game, f"play {wire}", "?none")
    assert fort(game, "F3") == "wire" and asked(game) == "axis"
    assert steps(game) == [] and f"play {fire}" in notations(game)


@pytest.mark.rule("gwc:A45", "gwc:A45.4a", "gwc:8.1.3", "gwc:F125.4a", "gwc:F125.4b")
@pytest.mark.parametrize(("posture", "more"), [
    ("recon", {}),
    ("defend", {"forts": {"foxholes": "F3"}}),
    ("defend", {"map": {"terrain": {"marsh": "F3"}}}),
])  # fmt: skip
def test_hidden_wire_is_the_defenders_on_dry_and_free_ground(posture: str, more: dict[str, Any]) -> None:
    wire = card("france", action="hidden-wire")
    game = moving("infanterie F2", "poilus I11", allies_hand=wire, allies_side={"posture": posture}, **more)
    play(game, "step F3")
    assert asked(game) == "axis"


# --- Wire (F131.2) ---


@pytest.mark.rule("gwc:F131.2a")
def test_wire_takes_all_points_on_entering_and_on_leaving() -> None:
    enter = moving("infanterie F2", forts={"wire": "F3"})
    play(enter, "step F3")
    assert steps(enter) == [] and where(enter, "g.infanterie-1") == "F3"
    leave = moving("infanterie F2", forts={"wire": "F2"})
    play(leave, "step F3")
    assert steps(leave) == [] and where(leave, "g.infanterie-1") == "F3"


@pytest.mark.rule("gwc:A41a", "gwc:A41b")
def test_engineering_works_take_wire_away_with_all_its_effects() -> None:
    works = card("germany", action="engineering-works", but=MOVE)
    game = moving("pionier F2", axis_hand=works, forts={"wire": "F4 F6"})
    assert f"play {works} F4" not in notations(game)
    play(game, "?move g.pionier-1", "step F3")
    assert notations(game, "play") == [f"{works} F4"]
    play(game, f"play {works} F4", "step F4", "step F5")
    assert fort(game, "F4") == "none" and fort(game, "F6") == "wire"
    caught = moving("pionier F2", axis_hand=works, forts={"wire": "F3"})
    play(caught, "move g.pionier-1", "step F3")
    assert steps(caught) == []
    play(caught, f"play {works} F3")
    assert "F4" in steps(caught)


@pytest.mark.rule("gwc:A41a")
def test_engineering_works_need_boxed_movement_on_the_move() -> None:
    works = card("germany", action="engineering-works", but=MOVE)
    game = moving("infanterie F2, pionier F3", axis_hand=works, forts={"wire": "F4"})
    play(game, "activate g.infanterie-1")
    assert notations(game, "play") == []


@pytest.mark.rule("gwc:A41b", "gwc:A45.4b")
def test_hidden_wire_ends_the_move_even_if_it_is_cleared() -> None:
    wire = card("france", action="hidden-wire")
    works = card("germany", action="engineering-works", but=MOVE)
    game = moving("pionier F2", axis_hand=works, allies_hand=wire, allies_side={"posture": "defend"})
    play(game, "step F3", f"play {wire}", "?none", f"play {works} F3")
    assert fort(game, "F3") == "none" and steps(game) == []


# --- Assault Fire (A31) ---


@pytest.mark.rule("gwc:A31a", "gwc:A31c")
def test_assault_fire_needs_boxed_firepower_and_a_target() -> None:
    fire = card("germany", action="assault-fire", but=MOVE)
    assert f"play {fire}" in notations(moving("garde F2", "poilus F6", axis_hand=fire))
    assert f"play {fire}" not in notations(moving("infanterie F2", "poilus F6", axis_hand=fire))
    assert f"play {fire}" not in notations(moving("garde F2", "poilus F11", axis_hand=fire))


@pytest.mark.rule("gwc:A31b")
def test_assault_fire_is_one_attack_for_each_card() -> None:
    fire = card("germany", action="assault-fire", but=MOVE)
    game = moving("garde F2", "poilus F6", axis_hand=fire, axis_draw="3-1", allies_draw="6-3")
    play(game, f"play {fire}", "?roll", "?roll")
    assert len(told(game, "attack")) == 1 and asked(game) == "axis"
    assert "F3" in steps(game)


# --- Storm Troops (A54) ---

STORM = card("germany", action="storm-troops", but=MOVE)


@pytest.mark.rule("gwc:A54a", "gwc:A54b", "gwc:O23.4a")
def test_storm_troops_break_into_an_enemy_hex_and_stop() -> None:
    game = moving("stosstruppen F5, lt-ebel F5, infanterie F5", "poilus F6, agent-de-liaison I9", axis_hand=STORM)
    play(game, "activate g.lt-ebel", "activate g.stosstruppen-1", "?activate g.infanterie-1", "?done", f"play {STORM}")
    play(game, "move g.stosstruppen-1", "with g.lt-ebel", "step F6")
    assert where(game, "g.lt-ebel") == "F6" and steps(game) == []
    assert state(game).u_flags[unit(game, "g.stosstruppen-1")] & HALTED
    play(game, "?stop", "move g.infanterie-1")
    assert "F6" not in steps(game) and "G6" in steps(game)
    play(game, "step G6", "?none", "stop", "?end")
    assert told(game, "melee")


@pytest.mark.rule("gwc:A54a")
def test_a_leader_elsewhere_does_not_storm() -> None:
    game = moving("stosstruppen F5, lt-ebel F4", "poilus G5", axis_hand=STORM)
    play(game, "activate g.lt-ebel", "?activate g.stosstruppen-1", "?done", f"play {STORM}", "move g.lt-ebel")
    assert "G5" not in steps(game)


@pytest.mark.rule("gwc:A54.1")
@pytest.mark.parametrize(("year", "month", "may"), [(1915, 12, False), (1916, 1, True)])
def test_storm_troops_from_1916_on(year: int, month: int, may: bool) -> None:
    game = moving("stosstruppen F5", "poilus F6", axis_hand=STORM, year=year, month=month)
    assert (f"play {STORM}" in notations(game)) == may


# --- Gas and Objectives on the way ---


@pytest.mark.rule("gwc:T107.1a")
def test_gas_suppresses_who_enters_and_breaks_the_suppressed() -> None:
    game = moving("infanterie F5", gas="F6 F7")
    play(game, "step F6")
    assert suppressed(game, "g.infanterie-1") and not broken(game, "g.infanterie-1")
    again = moving("stosstruppen F5", gas="F6 F7")
    play(again, "step F6", "step F7")
    assert broken(again, "g.stosstruppen-1")


@pytest.mark.rule("gwc:7.3.1b")
def test_an_objective_changes_hands_on_the_way() -> None:
    game = moving("infanterie F5", map={"objectives": {"1": "A1", "2": "A5", "3": "F6", "4": "I5", "5": "I1"}})
    play(game, "step F6", "step F7")
    assert state(game).control[3] == 0 and vp(game) >= 0


@pytest.mark.rule("gwc:O23.4a", "gwc:A54b")
def test_whoever_rushes_into_an_enemy_hex_is_suppressed_there() -> None:
    game = moving("infanterie F5, landwehr F5, lt-ebel F5", "poilus F6")
    play(game, "activate g.lt-ebel", "activate g.infanterie-1", "?activate g.landwehr-1", "?done")
    for tag in ("g.infanterie-1", "g.landwehr-1"):
        state(game).u_flags[unit(game, tag)] |= STORMING | RUSHING
    play(game, "move g.infanterie-1", "step F6")
    assert suppressed(game, "g.infanterie-1") and steps(game) == []
