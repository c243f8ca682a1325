"""4 and 7. Victory Points, the Casualty Track, exits, Objectives and their chits."""

from __future__ import annotations

import pytest

from commander_play import asked, broken, hex, notations, play, prompt, state, told, unit, view, vp, weapon, where
from sandtable.commander.rules.names import TRENCH
from sandtable.commander.rules.state import IN_BOX, NO_UNIT, SUPPRESSED, VETERAN
from sandtable.commander.rules.victory import BY_ALL_FIVE, eliminate, objective_value, points
from sandtable.kernel.game import Game
from table import position

BUILDING = {"terrain": {"building": "C4 C5"}, "building": [{"hexes": "C4 C5"}], "objectives": {"1": "C4"}}
ADVANCE = "G-43"
FAR = "rifle A10"  # so that a loss does not end the game
AWAY = "rifle I10"  # and in another corner


def kill(game: Game, *tags: str) -> Game:
    for tag in tags:
        eliminate(state(game), unit(game, tag))
    return game


# --- 4. tracks ---


@pytest.mark.rule("4.1.1a", "4.1.1b", "7.1b")
def test_points_are_one_marker_that_either_side_pulls_without_a_cap() -> None:
    game = position("rifle A1, rifle B1", "rifle I9, rifle H9", vp=19)
    kill(game, "r.rifle-1")
    assert vp(game) == 21
    kill(game, "g.rifle-1")
    assert vp(game) == 19


@pytest.mark.rule("4.2b")
def test_casualties_fill_the_lowest_spaces_of_their_own_row_and_weapons_the_common_box() -> None:
    game = position("rifle A1, weapon-team B1 heavy-mg, rifle C1", "rifle I9, rifle H9")
    kill(game, "g.rifle-1", "r.rifle-1", "g.weapon-team-1")
    g = state(game)
    assert g.casualties[0] == [unit(game, "g.rifle-1"), unit(game, "g.weapon-team-1")]
    assert g.casualties[1] == [unit(game, "r.rifle-1")]
    assert g.w_carrier[weapon(game, "g.heavy-mg-1")] == IN_BOX


@pytest.mark.rule("4.1.2")
def test_the_attack_total_survives_a_trigger_between_defence_rolls() -> None:
    """The first Defence Roll shows Sniper!; the second still meets the same total."""
    game = position(
        "rifle E5", "rifle E6, line-team E6", axis_hand="G-50",
        axis_draw="4-1", allies_draw="2-2 sniper, R-72, 6-5",
    )  # fmt: skip
    play(game, "order G-50", "?fire E6", "?base g.rifle-1", "?done", "?roll", "unit r.rifle-1", "?none")
    totals = [e[5] for e in game.events if game.title.event_names[e[0]] == "defence"]
    assert len(totals) == 2 and totals[0] == totals[1] == 10


@pytest.mark.rule("4.3.2")
@pytest.mark.parametrize(
    ("year", "leaders"), [(1941, {"sgt-benzing", "sgt-grein"}), (1943, {"sgt-pfeiffer"}), (1945, {"sgt-pfeiffer"})]
)
def test_the_scenarios_year_decides_what_support_there_is(year: int, leaders: set[str]) -> None:
    """Reinforcements (G-55) with a Support Roll of 7."""
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-55, 3-4 event", year=year
    )  # fmt: skip
    play(game, "order G-3")
    tables = state(game).rules.tables
    items = [tables.support_unit[int(text)] for text in notations(game, "item")]
    names = {tables.unit_name[u].removeprefix("germany/") for u in items if u >= 0}
    assert {name for name in names if name.startswith("sgt-")} == leaders
    assert view(game)["year"] == year


@pytest.mark.rule("4.2b")
def test_the_lowest_empty_space_of_the_casualty_track_is_filled_first() -> None:
    """Walking Wounded (E76) leave theirs empty."""
    game = position("rifle F5, rifle F5", AWAY)
    g = state(game)
    g.casualties[0] = [7, NO_UNIT, 8]
    eliminate(g, unit(game, "g.rifle-1"))
    assert g.casualties[0] == [7, unit(game, "g.rifle-1"), 8]


# --- 7.1 elimination ---


@pytest.mark.rule("7.1a", "7.1b", "7.1c", "7.1d", "7.1e")
@pytest.mark.parametrize(
    ("tag", "worth"), [("g.rifle-1", 2), ("g.line-team-1", 1), ("g.sgt-ganz", 3), ("g.sgt-biermann", 2), ("g.hero", 0)]
)
def test_what_a_lost_unit_is_worth_to_the_enemy(tag: str, worth: int) -> None:
    """A broken Leader still counts the Command of his unbroken side."""
    game = position("rifle A1, line-team B1, sgt-ganz C1 broken, sgt-biermann D1, hero E1", "rifle I9")
    kill(game, tag)
    assert vp(game) == -worth


@pytest.mark.rule("7.1a")
def test_elimination_by_ones_own_overstacking_pays_the_enemy() -> None:
    game = position("rifle A1, rifle A1", "rifle I9", axis_hand="G-46")
    play(game, "?pass", "done", "none", "unit g.rifle-1")
    assert vp(game) == -2


# --- 7.2 exits ---


@pytest.mark.rule("7.2a", "7.2.1a", "7.2.1b", "7.2.1c", "7.2.1d", "O16.3c", "O21.4d")
def test_exit_off_the_enemy_edge_only_scores_at_once_and_mends_the_unit() -> None:
    game = position("rifle A10 light-mg broken veteran suppressed jammed, rifle D1", "rifle I1", axis_hand="G-43")
    play(game, "order G-43", "activate g.rifle-1")
    assert "exit g.rifle-1" in notations(game)
    play(game, "exit g.rifle-1")
    assert prompt(game) == "exit-space" and vp(game) == 2  # the points first, then the space
    assert where(game, "g.rifle-1") == "time"
    play(game, "space 7")
    g = state(game)
    assert where(game, "g.rifle-1") == "time" and g.u_time[0] == 7
    assert not broken(game, "g.rifle-1") and not g.u_flags[0] & (VETERAN | SUPPRESSED)
    assert g.w_broken[0] == 0 and g.u_weapon[0] == 0
    assert not game.over and points(g) == 2


@pytest.mark.rule("7.2a")
@pytest.mark.parametrize("hex_name", ["A5", "I5", "D1"])
def test_no_exit_by_the_flanks_or_ones_own_edge(hex_name: str) -> None:
    game = position(f"rifle {hex_name}", "rifle H8", axis_hand="G-43")
    play(game, "order G-43")
    assert not notations(game, "exit")


@pytest.mark.rule("7.2.1a")
def test_an_exit_costs_a_moving_unit_one_point() -> None:
    """A broken Squad with a Heavy MG has no point left to pay with."""
    able = position("rifle D10", "rifle I1", axis_hand="G-19")
    play(able, "order G-19")
    assert "exit" in notations(able)
    lame = position("rifle D10 heavy-mg broken, rifle D2", "rifle I1", axis_hand="G-19")
    play(lame, "order G-19")
    assert "activate g.rifle-1" not in notations(lame)


@pytest.mark.rule("7.2.2a", "7.2.2b", "O23.3c", "O23.3.5a")
def test_a_retreat_off_ones_own_edge_eliminates() -> None:
    game = position("rifle D1 light-mg broken jammed veteran, rifle I1", "rifle H8", axis_hand="G-10", axis_draw="6-5")
    play(game, "order G-10")
    assert where(game, "g.rifle-1") == "casualty" and vp(game) == -2
    assert state(game).w_carrier[0] == IN_BOX and state(game).w_broken[0] == 0


# --- 7.3 Objectives ---


@pytest.mark.rule("7.3a", "2.3", "7.3.1a")
def test_an_objective_without_a_chit_is_worth_nothing() -> None:
    game = position("rifle B2", "rifle I9", control={"1": "axis", "2": "allies"})
    assert vp(game) == 0 and state(game).control[1:] == [0, 1, -1, -1, -1]


@pytest.mark.rule("7.3.1b", "7.3.3c", "7.3.2b")
def test_control_changes_the_moment_one_side_is_alone_and_stays_after_it_leaves() -> None:
    game = position("rifle B5", "rifle I9", axis_hand="G-19", control={"2": "allies"}, table={"open_chits": ["F"]})
    assert vp(game) == -2
    play(game, "order G-19", "step A5")
    assert state(game).control[2] == 0 and vp(game) == 2
    play(game, "step A6")
    assert state(game).control[2] == 0


@pytest.mark.rule("7.3.1c")
def test_a_shared_objective_keeps_its_owner() -> None:
    game = position("rifle A4, rifle D1", "rifle A5, rifle I9", axis_hand="G-43 G-59", control={"2": "allies"})
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 A5")
    assert prompt(game) == "ambush"  # both are in the hex now
    assert state(game).control[2] == 1


@pytest.mark.rule("7.3.1.1a", "7.3.1.1b", "T82d", "7.3.1b")
def test_a_building_objective_is_every_hex_of_the_building() -> None:
    taken = position("rifle C6", "rifle I9", axis_hand="G-19", map=BUILDING, control={"1": "allies"})
    play(taken, "order G-19", "step C5")
    assert state(taken).control[1] == 0
    contested = position(
        "rifle C6, rifle F1", "rifle C4, rifle I9", axis_hand="G-19", map=BUILDING, control={"1": "allies"}
    )
    play(contested, "order G-19", "activate g.rifle-1", "step C5")
    assert state(contested).control[1] == 1


@pytest.mark.rule("7.3.2b", "7.3.2c")
def test_chits_add_up_single_and_each() -> None:
    game = position("rifle A1", "rifle I9", table={"open_chits": ["C", "G", "T"]})
    assert [objective_value(state(game), n) for n in range(1, 6)] == [2, 2, 5, 2, 2]


@pytest.mark.rule("7.3.2d")
@pytest.mark.parametrize(("owned", "wins"), [(5, True), (4, False)])
def test_all_five_objectives_win_before_a_sudden_death_roll(owned: int, wins: bool) -> None:
    control = {str(n): "allies" for n in range(1, owned + 1)}
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="6-6 time", control=control, vp=30, sudden_death=1,
        table={"open_chits": ["V"], "axis": {"reshuffle": [["6-5"]]}},
    )  # fmt: skip
    play(game, "order G-3")
    assert game.over == wins
    if wins:
        assert state(game).winner == 1 and state(game).ending == BY_ALL_FIVE


@pytest.mark.rule("7.3.2e", "7.3.2f")
def test_special_chits_double_exits_and_eliminations() -> None:
    game = position("rifle A10, rifle D1", "rifle I9, rifle H9", axis_hand="G-43", table={"open_chits": ["W"]})
    play(game, "order G-43", "?activate g.rifle-1", "exit g.rifle-1", "space 9")
    assert vp(game) == 4
    other = position("rifle A1, rifle B1", "rifle I9", table={"open_chits": ["X"]})
    kill(other, "g.rifle-1")
    assert vp(other) == -4


@pytest.mark.rule("7.3.3a", "4.3.3", "7.3.3d")
def test_a_secret_chit_is_known_to_its_owner_only_and_pays_nothing_yet() -> None:
    game = position("rifle A1", "rifle I9", control={"5": "axis"}, table={"axis": {"secret_chits": ["Q"]}})
    assert view(game, 0)["sides"][0]["secret_chits"] == ["Q"]
    assert view(game, 1)["sides"][0]["secret_chits"] is None and view(game, 1)["sides"][0]["secret_count"] == 1
    assert vp(game) == 0


@pytest.mark.rule("7.3.3b")
def test_a_chit_without_a_secret_side_becomes_open() -> None:
    """Mission Objective (G-5) draws R, which has no secret side."""
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-5", table={"next_chits": ["R"]}
    )
    play(game, "order G-3")
    tables = state(game).rules.tables
    assert [tables.chit_letter[c] for c in state(game).open_chits] == ["R"] and not state(game).secret_chits[0]


@pytest.mark.rule("7a", "intro.2")
def test_the_final_score_adds_losses_exits_and_objectives() -> None:
    game = position(
        "rifle A10, rifle D1", "rifle I9, rifle H9", axis_hand="G-43", control={"1": "allies"},
        table={"open_chits": ["A"]},
    )  # fmt: skip
    play(game, "order G-43", "?activate g.rifle-1", "exit g.rifle-1", "space 9")
    kill(game, "r.rifle-1")
    assert vp(game) == 2 + 2 - 1


@pytest.mark.rule("7.3.1c", "O16.4.3b")
@pytest.mark.parametrize("active", ["axis", "allies"])
def test_a_tied_melee_leaves_the_objective_to_its_controller(active: str) -> None:
    """Both sides are eliminated together, so nobody was alone there in between."""
    holder = "allies" if active == "axis" else "axis"
    places = {active: "H6", holder: "H5"}
    game = position(
        f"rifle {places['axis']}, rifle A1", f"rifle {places['allies']}, " + FAR,
        axis_hand=ADVANCE, axis_draw="2-6", allies_hand="R-28", allies_draw="3-5",
        table={"active": active},
    )  # fmt: skip
    state(game).control[3] = holder == "allies"
    mine = "g" if active == "axis" else "r"
    card = ADVANCE if active == "axis" else "R-28"
    play(game, f"order {card}", f"activate {mine}.rifle-1", f"advance {mine}.rifle-1 H5")
    assert where(game, "g.rifle-1") == where(game, "r.rifle-1") == "casualty"
    assert state(game).control[3] == (holder == "allies")


# --- 8. Stacking ---


@pytest.mark.rule("8.2a", "8.2b", "8.2c", "8.2d", "3.fig")
def test_seven_figures_a_side_at_the_end_of_every_turn() -> None:
    """Eight German figures: the owner is asked in the Russian's Turn too."""
    game = position(
        "rifle A1, rifle A1, rifle C1, line-team C1, sgt-ganz C1", "rifle I9", allies_hand="R-30",
        table={"active": "allies"},
    )  # fmt: skip
    play(game, "?pass", "done")
    assert prompt(game) == "overstack-deploy" and asked(game) == "axis"
    play(game, "none")
    assert prompt(game) == "overstack-remove" and notations(game, "unit") == ["g.rifle-1", "g.rifle-2"]
    play(game, "unit g.rifle-1")
    assert where(game, "g.rifle-3") == "C1" and where(game, "g.line-team-1") == "C1"  # seven figures are no crime


@pytest.mark.rule("8.2b", "gloss.inactive")
@pytest.mark.parametrize(("active", "hand"), [("axis", {"axis_hand": "G-46"}), ("allies", {"allies_hand": "R-30"})])
def test_the_inactive_player_thins_his_stacks_first(active: str, hand: dict[str, str]) -> None:
    game = position("rifle A1, rifle A1", "rifle I9, rifle I9", table={"active": active}, **hand)  # type: ignore[arg-type]
    play(game, "?pass", "done")
    assert prompt(game) == "overstack-deploy" and asked(game) != active
    play(game, "none")
    play(game, notations(game)[0])
    assert prompt(game) == "overstack-deploy" and asked(game) == active


@pytest.mark.rule("8.2d")
def test_one_free_deploy_in_each_overstacked_hex() -> None:
    game = position("rifle A1, rifle A1, rifle A1", "rifle I9", axis_hand="G-46")
    play(game, "?pass", "done", "unit g.rifle-1")
    assert prompt(game) == "overstack-remove"  # no second Deploy although twelve figures stand there


@pytest.mark.rule("8.1.1a", "11.2a")
def test_a_unit_has_one_weapon_at_most() -> None:
    game = position("rifle D5 light-mg, rifle D5 heavy-mg, rifle D5", "rifle I9", axis_hand="G-19")
    play(game, "order G-19", "activate g.rifle-1")
    assert notations(game, "transfer") == ["g.rifle-1 g.rifle-3"]


@pytest.mark.rule("8.1.1b")
def test_any_unit_may_carry_any_weapon() -> None:
    game = position("rifle D5 light-mg, sgt-ganz D5", "rifle I9", axis_hand="G-19")
    play(game, "order G-19", "activate g.rifle-1", "transfer g.rifle-1 g.sgt-ganz")
    assert state(game).u_weapon[unit(game, "g.sgt-ganz")] == 0


@pytest.mark.rule("8.1.3a", "8.1a")
def test_the_first_fortification_in_a_hex_stays() -> None:
    """Shellholes (G-1) fall on A3, where there is a Trench."""
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-1, G-2",
        axis_side={"forts": [{"fort": "trench", "hex": "A3"}]}, wide=True,
    )  # fmt: skip
    play(game, "order G-3")
    assert state(game).h_fort[hex(game, "A3")] == TRENCH


@pytest.mark.rule("8.1.4")
@pytest.mark.parametrize(("drawn", "stays"), [(2, 5), (7, 7)])
def test_of_two_smoke_markers_the_larger_stays(drawn: int, stays: int) -> None:
    game = position("rifle D5", "rifle I9", axis_hand="G-19 G-50", table={"smoke": {"D5": 5}, "next_smoke": [drawn]})
    play(game, "order G-19", "play G-50 g.rifle-1 D5")
    assert state(game).h_smoke[hex(game, "D5")] == stays


@pytest.mark.rule("8.2b", "gloss.inactive")
def test_the_inactive_player_thins_his_stacks_before_the_active_one() -> None:
    game = position("rifle A1, rifle A1", "rifle I9, rifle I9", axis_hand="G-46")
    play(game, "?pass", "done")
    assert (asked(game), prompt(game)) == ("allies", "overstack-deploy")
    play(game, "none", "unit r.rifle-1")
    assert (asked(game), prompt(game)) == ("axis", "overstack-deploy")


# --- 9. Initiative ---


@pytest.mark.rule("9a", "9b", "1e")
def test_the_scenario_names_the_holder_and_the_card_is_no_part_of_the_hand() -> None:
    game = position("rifle A1", "rifle I9", axis_hand="G-3", initiative="allies")
    assert state(game).initiative == 1 and view(game, 0)["sides"][1]["hand_count"] == 0


@pytest.mark.rule("9.1a", "9.1b", "9.1c")
def test_a_reroll_cancels_roll_and_trigger_and_passes_the_card_again_and_again() -> None:
    """The Allies cancel the Axis' good roll, the Axis cancel the bad one that follows, and no Event happens."""
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, 6-5, 1-2", initiative="allies"
    )
    game.play_text("order G-3")
    assert asked(game) == "allies" and prompt(game) == "initiative-rally"
    assert broken(game, "g.rifle-1")
    game.play_text("reroll")
    assert asked(game) == "axis" and state(game).initiative == 0
    game.play_text("reroll")
    assert asked(game) == "allies" and state(game).initiative == 1
    game.play_text("keep")
    assert not broken(game, "g.rifle-1")
    assert "event" not in [game.title.event_names[e[0]] for e in game.events]


@pytest.mark.rule("9.1a", "6.1.2b")
def test_a_cancelled_roll_on_the_last_card_advances_time_too() -> None:
    game = position("rifle E2 broken", AWAY, axis_hand="G-3", initiative="axis")
    del state(game).draw[0][:-1]
    game.play_text("order G-3")
    assert told(game, "time") == [] and prompt(game) == "initiative-rally"
    game.play_text("reroll")
    assert told(game, "time") == [["1"]] and len(told(game, "rolled")) == 2
