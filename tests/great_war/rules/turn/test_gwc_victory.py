"""Tracks and Objectives (4, 7.3), losses and their points (7.1), the end of the game (6.3), limits of markers (8.1)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, position, printed, state

from commander_play import hex, notations, play, unit, vp, weapon, where
from sandtable.commander.rules.events.cards import mission_objective
from sandtable.commander.rules.markers import may_fortify, may_smoke, place_blaze, place_smoke
from sandtable.games.great_war_commander.rules.events.map import may_burn
from sandtable.commander.rules.state import IN_BOX, UNCONTROLLED
from sandtable.commander.rules.victory import (
    BY_ELIMINATION,
    BY_EXIT,
    BY_SURRENDER,
    eliminate,
    eliminate_all,
    end_by_points,
    gain,
    objective_value,
    open_chit,
    points,
    relocate,
)
from sandtable.games.great_war_commander.rules.gas import may_gas
from sandtable.games.great_war_commander.rules.state import STANDING
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game

ADVANCE, MOVE = card("G", order="advance"), card("G", order="move")
FAR = "doughboys I11"
AWAY = "landwehr A1"
AXIS, ALLIES = 0, 1


def kill(game: Game, *tags: str) -> None:
    eliminate_all(state(game), [unit(game, tag) for tag in tags])


def walk(game: Game, tag: str, name: str) -> None:
    """Put a Formation into a hex, as a Move does."""
    relocate(state(game), unit(game, tag), hex(game, name))


def chits(*letters: str, **more: Any) -> Game:
    """Germans next to H5, which is Objective 3."""
    return position("landwehr H4", f"doughboys H6, {FAR}", table={"open_chits": list(letters)}, **more)


def holder(game: Game, objective: int = 3) -> int:
    return state(game).control[objective]


# --- 4.1 ---


@pytest.mark.rule("gwc:4.1.1a", "gwc:4.1.1b")
def test_one_marker_goes_back_and_forth_and_changes_sides_at_zero() -> None:
    game = position("landwehr F5", FAR, vp=3)
    g = state(game)
    assert points(g) == 3
    gain(g, ALLIES, 5)
    assert points(g) == -2
    gain(g, AXIS, 25)
    assert points(g) == 23  # beyond 20 as well


# --- 4.3: the Casualty Track ---


@pytest.mark.rule("gwc:4.3b", "gwc:4.3e", "gwc:7.1a")
def test_the_lowest_empty_space_of_the_owners_row() -> None:
    game = position("landwehr F5, abteilung F6 mg-08, lt-ebel F7, landwehr A1", FAR)
    g = state(game)
    kill(game, "g.abteilung-1")
    kill(game, "g.landwehr-1")
    assert g.casualties == [[unit(game, "g.abteilung-1"), unit(game, "g.landwehr-1")], []]
    assert g.w_carrier[weapon(game, "g.mg-08-1")] == IN_BOX
    g.casualties[AXIS][0] = -1  # one comes back to the map
    kill(game, "g.lt-ebel")
    assert g.casualties[AXIS] == [unit(game, "g.lt-ebel"), unit(game, "g.landwehr-1")]


@pytest.mark.rule("gwc:4.3b", "gwc:7.1b")
@pytest.mark.parametrize(("tag", "points_for_it"), [("g.bote-1", 1), ("g.hero", 0)])
def test_heroes_and_runners_go_back_to_the_mix(tag: str, points_for_it: int) -> None:
    game = position("bote F5, hero F6, landwehr A1", FAR)
    kill(game, tag)
    assert where(game, tag) == "mix" and state(game).casualties[AXIS] == [] and vp(game) == -points_for_it


@pytest.mark.rule("gwc:4.3c")
def test_a_tank_takes_two_spaces_side_by_side() -> None:
    game = position("landwehr A1", "poilus F5, poilus F6, schneider F7, poilus I11", nation="france")
    g = state(game)
    first, second, tank = (unit(game, tag) for tag in ("f.poilus-1", "f.poilus-2", "f.schneider-1"))
    kill(game, "f.poilus-1")
    kill(game, "f.poilus-2")
    g.casualties[ALLIES][0] = -1  # a single gap is too narrow for it
    kill(game, "f.schneider-1")
    assert g.casualties[ALLIES] == [-1, second, tank, tank]
    g.casualties[ALLIES][0] = first


@pytest.mark.rule("gwc:4.3c")
def test_a_tank_fills_the_first_gap_of_two() -> None:
    game = position("landwehr A1", "poilus F5, schneider F7, poilus I11", nation="france")
    g = state(game)
    u, tank = unit(game, "f.poilus-1"), unit(game, "f.schneider-1")
    g.casualties[ALLIES] = [-1, -1, u, -1, -1]
    eliminate(g, tank)
    assert g.casualties[ALLIES] == [tank, tank, u, -1, -1]


@pytest.mark.rule("gwc:4.3a", "gwc:4.3d", "gwc:6.3.1a")
@pytest.mark.parametrize(("surrender", "over"), [(2, True), (3, False)])
def test_the_surrender_space_ends_the_game_whatever_the_points(surrender: int, over: bool) -> None:
    game = position("landwehr F5, landwehr F6, landwehr A1", FAR, vp=30, axis_side={"surrender": surrender})
    g = state(game)
    kill(game, "g.landwehr-1")
    assert not g.over
    kill(game, "g.landwehr-2")
    assert g.over == over
    if over:
        assert g.winner == ALLIES and g.ending == BY_SURRENDER


@pytest.mark.rule("gwc:4.3c", "gwc:4.3d")
def test_either_space_of_a_tank_may_be_the_surrender_space() -> None:
    game = position("landwehr A1", "schneider F7, poilus I11", nation="france", allies_side={"surrender": 2})
    kill(game, "f.schneider-1")
    assert state(game).over and state(game).winner == AXIS


@pytest.mark.rule("gwc:4.4.2", "gwc:8.1.2")
def test_telephones_stand_in_the_box_that_was_chosen_one_for_each_player() -> None:
    phones = [name.partition("/") for name in printed().radio_name]
    german, american = (next(slug for nation, _, slug in phones if nation == n) for n in ("germany", "america"))
    game = position(
        "landwehr F5",
        FAR,
        axis_side={"radio": {"radio": german, "box": "standing-creeping"}},
        allies_side={"radio": {"radio": american, "box": "standing-creeping"}},
    )
    assert state(game).box == [STANDING, STANDING]


# --- 6.3 ---


@pytest.mark.rule("gwc:6.3.1b")
def test_losing_the_last_formation_on_the_map_loses_the_game() -> None:
    game = position("landwehr F5, lt-ebel F6", FAR, vp=30)
    g = state(game)
    kill(game, "g.landwehr-1")
    assert not g.over
    kill(game, "g.lt-ebel")
    assert g.over and g.winner == ALLIES and g.ending == BY_ELIMINATION


@pytest.mark.rule("gwc:6.3.1b")
def test_a_runner_left_on_the_map_saves_his_side() -> None:
    game = position("landwehr F5, bote F6", FAR)
    kill(game, "g.landwehr-1")
    assert not state(game).over


@pytest.mark.rule("gwc:6.3.1c")
@pytest.mark.parametrize("initiative", ["axis", "allies"])
def test_if_both_lose_together_the_initiative_decides(initiative: str) -> None:
    game = position("landwehr F5", "doughboys F5", vp=30, initiative=initiative)
    kill(game, "g.landwehr-1", "a.doughboys-1")
    assert state(game).over and state(game).winner == (AXIS if initiative == "axis" else ALLIES)


@pytest.mark.rule("gwc:6.3.2a", "gwc:7.3.3b")
@pytest.mark.parametrize(("held", "winner"), [("axis", AXIS), ("allies", ALLIES)])
def test_at_the_end_secret_chits_count_for_whoever_holds_the_objective(held: str, winner: int) -> None:
    """Objective 3, worth 3 by a chit of the Germans."""
    game = position(
        "landwehr F5",
        FAR,
        vp=1 if held == "allies" else -1,
        control={"3": held},
        table={"axis": {"secret_chits": ["K"]}},
    )
    g = state(game)
    assert points(g) == (1 if held == "allies" else -1)
    end_by_points(g, BY_EXIT)
    assert g.winner == winner and abs(points(g)) == 2 and g.secret_chits == [[], []]


@pytest.mark.rule("gwc:6.3.2a")
def test_the_exit_of_the_last_formation_ends_the_game_by_points() -> None:
    """A Platoon is worth 2 at the far edge, and that is just enough."""
    game = position("landwehr F11", FAR, axis_hand=ADVANCE, vp=-1)
    play(game, f"order {ADVANCE}", "?activate g.landwehr-1", "?done", "?exit g.landwehr-1")
    g = state(game)
    assert g.over and g.ending == BY_EXIT and g.winner == AXIS and points(g) == 1


@pytest.mark.rule("gwc:6.3.2b")
@pytest.mark.parametrize(("initiative", "winner"), [("axis", AXIS), ("allies", ALLIES)])
def test_at_zero_the_initiative_wins(initiative: str, winner: int) -> None:
    game = position("landwehr F5", FAR, initiative=initiative)
    end_by_points(state(game), BY_EXIT)
    assert state(game).winner == winner


# --- 7.1 ---


@pytest.mark.rule("gwc:7.1a", "gwc:7.1b", "gwc:7.1c", "gwc:7.a")
@pytest.mark.parametrize(("formation", "tag", "worth"), [
    ("poilus F5", "f.poilus-1", 2),
    ("specialistes F5", "f.specialistes-1", 1),
    ("agent-de-liaison F5", "f.agent-de-liaison-1", 1),
    ("ltn-durant F5", "f.ltn-durant", 2),  # 1 + Command 1
    ("cne-barnier F5", "f.cne-barnier", 3),
    ("cne-barnier F5 broken", "f.cne-barnier", 3),  # Command of the unbroken side
    ("hero F5", "f.hero", 0),
    ("schneider F5", "f.schneider-1", 3),
    ("schneider-leader F5", "f.schneider-leader-1", 3),  # red Command adds nothing
])  # fmt: skip
def test_what_a_loss_is_worth_to_the_opponent(formation: str, tag: str, worth: int) -> None:
    game = position("landwehr A1", f"{formation}, poilus I11", nation="france")
    kill(game, tag)
    assert vp(game) == worth


# --- 7.3.1: control ---


@pytest.mark.rule("gwc:7.3.1a")
def test_the_scenario_says_who_begins_with_what() -> None:
    game = position("landwehr F5", FAR, control={"1": "axis", "2": "allies"})
    assert state(game).control[1:] == [AXIS, ALLIES, UNCONTROLLED, UNCONTROLLED, UNCONTROLLED]


@pytest.mark.rule("gwc:2.3", "gwc:7.3.1b")
def test_the_last_sole_occupant_keeps_an_objective_that_he_leaves() -> None:
    game = position("landwehr H4", f"doughboys H6, {FAR}", control={"3": "allies"})
    walk(game, "g.landwehr-1", "H5")
    assert holder(game) == AXIS
    walk(game, "a.doughboys-1", "H5")
    assert holder(game) == AXIS  # not alone there
    walk(game, "g.landwehr-1", "H4")
    assert holder(game) == ALLIES
    walk(game, "a.doughboys-1", "H6")
    assert holder(game) == ALLIES


@pytest.mark.rule("gwc:7.3.1b")
def test_control_changes_in_the_middle_of_a_move() -> None:
    game = position("landwehr H4", FAR, axis_hand=MOVE, control={"3": "allies"}, table={"open_chits": ["K"]})
    play(game, f"order {MOVE}", "?activate g.landwehr-1", "step H5")
    assert holder(game) == AXIS and points(state(game)) == 3 and "step H6" in notations(game)


@pytest.mark.rule("gwc:7.3.1.1", "gwc:T104b")
def test_every_hex_of_a_building_counts() -> None:
    board = {"terrain": {"building": "E5"}, "building": [{"hexes": "H5 H6"}]}
    game = position("landwehr H4", f"doughboys H7, {FAR}", control={"3": "allies"}, map=board)
    walk(game, "a.doughboys-1", "H6")
    walk(game, "g.landwehr-1", "H5")
    assert holder(game) == ALLIES
    walk(game, "a.doughboys-1", "H7")
    assert holder(game) == AXIS
    walk(game, "g.landwehr-1", "H4")
    walk(game, "a.doughboys-1", "H6")
    assert holder(game) == ALLIES  # taken by the other hex


@pytest.mark.rule("gwc:7.3.1.2", "gwc:7.3.1.2.ex", "gwc:7.3")
def test_a_tank_scores_by_taking_a_worthless_objective() -> None:
    game = position("landwehr H4", "schneider H6, poilus I11", nation="france", control={"3": "axis"})
    walk(game, "f.schneider-1", "H5")
    assert holder(game) == ALLIES and vp(game) == points(state(game)) == -1
    walk(game, "f.schneider-1", "H6")
    walk(game, "g.landwehr-1", "H5")
    assert holder(game) == AXIS and vp(game) == -1


@pytest.mark.rule("gwc:7.3.1.2")
def test_a_tank_scores_on_top_of_chits_and_only_when_it_takes() -> None:
    game = position(
        "landwehr H4",
        "schneider H6, poilus I11",
        nation="france",
        control={"3": "axis"},
        table={"open_chits": ["K"]},
    )
    assert points(state(game)) == 3
    walk(game, "f.schneider-1", "H5")
    assert points(state(game)) == -3 - 1
    walk(game, "f.schneider-1", "H6")
    walk(game, "f.schneider-1", "H5")
    assert points(state(game)) == -3 - 1


@pytest.mark.rule("gwc:7.3.1.3")
def test_runners_take_nothing_but_keep_what_they_hold() -> None:
    game = position("bote H4, landwehr A1", f"doughboys H6, {FAR}", control={"3": "allies"})
    walk(game, "g.bote-1", "H5")
    assert holder(game) == ALLIES
    walk(game, "g.landwehr-1", "H5")
    assert holder(game) == AXIS
    walk(game, "g.landwehr-1", "H4")
    walk(game, "a.doughboys-1", "H5")
    assert holder(game) == AXIS  # the Runner is still there: nobody is alone


# --- 7.3.2, 7.3.3: chits ---


@pytest.mark.rule("gwc:2.3", "gwc:7.3", "gwc:7.3.2b", "gwc:7.3.2c", "gwc:7.3.2a", "gwc:7.3.2.ex")
@pytest.mark.parametrize(("letters", "value"), [
    ([], 0),
    (["C"], 1),
    (["C", "G", "K"], 6),
    (["R"], 1),  # each Objective
    (["C", "S"], 3),
    (["A"], 0),  # of another Objective
    (["Y", "Z"], 0),
])  # fmt: skip
def test_what_chits_make_of_objective_three(letters: list[str], value: int) -> None:
    assert objective_value(state(chits(*letters)), 3) == value


@pytest.mark.rule("gwc:7.3.2c")
def test_a_chit_for_each_counts_five_times() -> None:
    game = chits("R", control={str(n): "axis" for n in range(1, 6)})
    assert points(state(game)) == 5


@pytest.mark.rule("gwc:7.3.2a")
def test_there_are_twenty_chits() -> None:
    g = state(position("landwehr F5", FAR))
    assert len(g.chit_pool) == 20 == len(g.rules.tables.chit_letter)


@pytest.mark.rule("gwc:7.3.3a", "gwc:7.3.3.ex")
def test_an_open_objective_that_changes_hands_swings_twice_its_value() -> None:
    """3 of chit K and 1 of chit C."""
    game = chits("C", "K", control={"3": "allies"})
    assert points(state(game)) == -4
    walk(game, "g.landwehr-1", "H5")
    assert points(state(game)) == 4


@pytest.mark.rule("gwc:7.3.3a")
def test_a_chit_that_becomes_open_counts_at_once() -> None:
    game = position("landwehr F5", FAR, control={"3": "axis"}, table={"allies": {"secret_chits": ["K"]}})
    g = state(game)
    assert points(g) == 0
    open_chit(g, g.secret_chits[ALLIES].pop())
    assert points(g) == 3


@pytest.mark.rule("gwc:7.3.3b", "gwc:4.4.1")
def test_secret_chits_are_seen_by_their_owner_only() -> None:
    game = position("landwehr F5", FAR, table={"axis": {"secret_chits": ["K"]}})
    seen: list[Any] = [game.title.view(game.state, seat) for seat in (AXIS, ALLIES)]
    assert [view["sides"][AXIS]["secret_chits"] for view in seen] == [["K"], None]


@pytest.mark.rule("gwc:7.3.3c")
@pytest.mark.parametrize(("letter", "is_open"), [("Y", True), ("Z", True), ("K", False)])
def test_a_chit_without_a_secret_side_is_laid_open(letter: str, is_open: bool) -> None:
    game = position("landwehr F5", FAR, table={"next_chits": [letter]})
    g = state(game)
    mission_objective(g, AXIS)
    chit = g.rules.tables.chit(letter)
    assert (g.open_chits, g.secret_chits[AXIS]) == (([chit], []) if is_open else ([], [chit]))


@pytest.mark.rule("gwc:7.3.2d")
@pytest.mark.parametrize(("tag", "worth"), [("g.landwehr-1", 3), ("g.bote-1", 2), ("g.hero", 0)])
def test_chit_z_adds_one_for_every_loss(tag: str, worth: int) -> None:
    game = position("landwehr F5, bote F6, hero F7, landwehr A1", FAR, table={"open_chits": ["Z"]})
    kill(game, tag)
    assert vp(game) == -worth


@pytest.mark.rule("gwc:7.3.2e")
@pytest.mark.parametrize(
    ("letters", "tag", "worth"),
    [([], "g.landwehr-1", 2), (["Y"], "g.landwehr-1", 3), (["Y"], "g.bote-1", 1), (["Y"], "g.hero", 0)],
)
def test_chit_y_adds_one_for_every_exit_but_a_runners(letters: list[str], tag: str, worth: int) -> None:
    game = position("landwehr F5, bote F6, hero F7, landwehr A1", FAR, table={"open_chits": letters})
    assert state(game).rules.exit_points(state(game), unit(game, tag)) == worth


# --- 8.1: markers ---


@pytest.mark.rule("gwc:8.1.1a", "gwc:8.1.1b")
@pytest.mark.parametrize("axis", ["lt-ebel F5 mg-08", "bote F5 mg-08", "hero F5 mg-08", "landwehr F5 flammenwerfer"])
def test_leaders_and_runners_carry_no_weapon_and_platoons_no_flamethrower(axis: str) -> None:
    with pytest.raises(BadFile, match="carries"):
        position(axis, FAR)


@pytest.mark.rule("gwc:8.1.1b")
def test_tanks_carry_no_weapon() -> None:
    gun = next(name for name in printed().weapon_name if name.startswith("france/"))
    with pytest.raises(BadFile, match="carries no Weapon"):
        position("landwehr A1", f"schneider F5 {gun.partition('/')[2]}", nation="france")


@pytest.mark.rule("gwc:8.1.3", "gwc:8.1.6", "gwc:8.1", "gwc:F125.4a", "gwc:F125.4b")
@pytest.mark.parametrize(("name", "able"), [
    ("F5", True),
    ("F6", False),  # Wire
    ("F8", False),  # Blaze
    ("E5", False),  # Marsh
    ("E6", False),  # Stream
    ("E7", True),  # a Bridge is no Water
])  # fmt: skip
def test_where_a_fortification_may_go(name: str, able: bool) -> None:
    game = position(
        "landwehr A1",
        FAR,
        map={"terrain": {"marsh": "E5", "stream": "E6 E7", "bridge": "E7"}, "ways": {"road": "D7 E7 F7"}},
        axis_side={"forts": [{"fort": "wire", "hex": "F6"}]},
        table={"blaze": "F8"},
    )
    assert may_fortify(state(game), hex(game, name)) == able


@pytest.mark.rule("gwc:8.1.6", "gwc:T100", "gwc:8.1.4")
def test_a_blaze_drives_out_markers_and_lets_none_in() -> None:
    game = position("landwehr A1", FAR, axis_side={"forts": [{"fort": "trench", "hex": "F5"}]})
    g, at = state(game), hex(game, "F5")
    place_blaze(g, at)
    assert g.h_blaze[at] and not g.h_fort[at]
    assert not may_smoke(g, at) and not may_gas(g, at) and not may_fortify(g, at)


@pytest.mark.rule("gwc:T120b", "gwc:T111b")
@pytest.mark.parametrize(("name", "able"), [("E5", False), ("E6", False), ("E7", True)])
def test_water_bears_neither_smoke_nor_a_work_and_does_not_burn(name: str, able: bool) -> None:
    game = position("landwehr A1", FAR, map={"terrain": {"marsh": "E5", "stream": "E6"}})
    g, at = state(game), hex(game, name)
    assert may_smoke(g, at) is able and may_fortify(g, at) is able
    assert not may_burn(g, at)


@pytest.mark.rule("gwc:8.1.4")
def test_of_two_smoke_markers_the_larger_hindrance_stays() -> None:
    g = state(position("landwehr A1", FAR))
    for value, left in ((3, 3), (5, 5), (2, 5)):
        place_smoke(g, 40, value)
        assert g.h_smoke[40] == left


@pytest.mark.rule("gwc:8.1.5")
def test_one_gas_marker_in_a_hex() -> None:
    game = position("landwehr A1", FAR, own={"gas": "F5"})
    assert not may_gas(state(game), hex(game, "F5")) and may_gas(state(game), hex(game, "F6"))
