"""What a scenario may ask of the set-up: areas, chains, stacks, lots, the Time Track, entries, choices, Weapons."""

from __future__ import annotations

from typing import Any

import pytest
from small_fights import BOARD, begun, offered, placed, scenario, set_up, standing, state, told

from commander_play import hex as hex_of
from commander_play import play, unit, where
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.state import TIME_TRACK, UNASSIGNED
from sandtable.commander.screen.roster import CommanderRosters
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game
from sandtable.kernel.title import SPECTATOR
from sandtable.screens.rosters import Misplaced

ROAD = {**BOARD, "ways": {"road": ["A4 B4 C5 D4 E5 F4 G5 H4 I5"]}, "terrain": {"woods": "C2 D2 E2", "building": "G3"}}
TIME_ROLL = {"hand": ["G-50"], "draw": ["6-6 time"]}


def area_of(area: dict[str, Any], **more: Any) -> list[str]:
    """Hexes where the first Axis unit may be set up."""
    axis = {"units": [{"unit": "sgt-ganz"}], "areas": [area]}
    return placed(begun(scenario(axis=axis, map_data=ROAD, **more)))


def names(game: Game, side: int) -> list[str]:
    g = state(game)
    return [g.rules.map.hex_name(g.u_hex[u]) for u in range(len(g.u_hex)) if g.u_owner[u] == side and g.u_hex[u] >= 0]


def why(game: Game, tag: str, hex: str) -> str:
    """Why a unit cannot be set up in a hex."""
    assert game.decision is not None
    found = game.explain(game.decision.seat, unit(game, tag) << 12 | hex_of(game, hex), 38)
    return found[0] if found is not None else ""


# --- areas ---


def test_an_area_by_distance_from_a_hex() -> None:
    near = area_of({"near": "E4", "within": 1})
    assert sorted(near) == ["D3", "D4", "E3", "E4", "E5", "F3", "F4"]
    ring = area_of({"near": "E4", "within": 2, "beyond": 1})
    assert len(ring) == 12 and not set(ring) & set(near)


def test_an_area_by_road_and_beside_it() -> None:
    road = ["A4", "B4", "C5", "D4", "E5", "F4", "G5", "H4", "I5"]
    assert area_of({"on": "road"}) == road
    beside = area_of({"near": "road", "within": 1, "off": "road"})
    assert beside and not set(beside) & set(road) and "E4" in beside and "E2" not in beside


def test_an_area_by_terrain_within_rows_or_hexes() -> None:
    assert area_of({"on": "woods building"}) == ["C2", "D2", "E2", "G3"]
    assert area_of({"depth": 2, "on": "woods", "without": "D2"}) == ["C2", "E2"]
    assert area_of({"cover": 2}) == ["C2", "D2", "E2", "G3"]


def test_an_area_by_rows_from_another_edge_and_around_an_objective() -> None:
    assert {name[0] for name in area_of({"depth": 1, "edge": "left"})} == {"A"}
    assert "E4" in area_of({"near": "objective-3", "within": 1})


def test_a_word_for_places_that_the_map_does_not_have_is_refused() -> None:
    with pytest.raises(BadFile, match=r"axis\.areas\[0\]\.on.*this map has none"):
        area_of({"on": "orchard"})
    with pytest.raises(BadFile, match=r"axis\.areas\[0\]\.on"):
        area_of({"on": "castle"})


# --- how a group is placed ---


def test_units_of_a_stack_end_in_one_hex() -> None:
    axis = {
        "units": [{"unit": "sgt-ganz", "stack": "staff"}, {"unit": "rifle", "stack": "staff"}, {"unit": "rifle"}],
        "areas": [{"depth": 2}],
    }
    game = begun(scenario(axis=axis))
    play(game, "place g.sgt-ganz C1")  # the Squad of the stack has one hex left, and is put there
    assert where(game, "g.rifle-1") == "C1"
    assert why(game, "g.rifle-2", "C1") == "too-many-figures"


def test_whoever_comes_first_leaves_room_for_a_stack_that_has_begun() -> None:
    axis = {
        "units": [{"unit": "sgt-ganz", "stack": "a"}, {"unit": "weapon-team"}, {"unit": "rifle", "stack": "a"}],
        "areas": [{"hexes": "C1 D1 E1"}],
    }
    game = begun(scenario(axis=axis))
    play(game, "place g.sgt-ganz C1")
    assert "C1" in placed(game)  # 1 + 2 and 4 to come are seven
    axis["units"][1] = {"unit": "rifle", "weapon": ""}
    game = begun(scenario(axis=axis))
    play(game, "place g.sgt-ganz C1")
    assert "C1" not in placed(game)


def test_an_unbroken_chain_may_be_laid_in_any_order_but_never_left_open() -> None:
    axis = {
        "units": [{"unit": "rifle", "count": 3}],
        "areas": [{"depth": 3}],
        "placing": [{"chain": True}],
    }
    game = begun(scenario(axis=axis))
    play(game, "place g.rifle-1 C1")
    assert "E1" in placed(game) and "F1" not in placed(game)  # one more can close the gap to E1, not to F1
    assert why(game, "g.rifle-2", "G1") == "breaks-chain"
    play(game, "place g.rifle-2 E1")
    assert where(game, "g.rifle-3") == "D1"  # the only hex that closes it


def test_units_of_a_group_apart_from_each_other_from_the_enemy_and_one_in_a_hex() -> None:
    axis = {"units": [{"unit": "line-team", "count": 2}], "areas": [{"depth": 8}]}
    axis["placing"] = [{"most": 1, "apart": 3}]
    allies = {"units": [{"unit": "rifle"}], "areas": [{"depth": 8}], "placing": [{"away": 4}]}
    game = begun(scenario(axis=axis, allies=allies))
    play(game, "place g.line-team-1 E1")
    assert why(game, "g.line-team-2", "E1") == "too-many-of-group"
    assert why(game, "g.line-team-2", "E3") == "too-near-own" and "E4" in placed(game)
    play(game, "place g.line-team-2 E4")
    assert why(game, "r.rifle-1", "E7") == "too-near-enemy" and "E8" in placed(game)


def test_where_a_scenario_cannot_be_kept_to_the_area_alone_counts() -> None:
    axis = {"units": [{"unit": "rifle", "count": 3}], "areas": [{"hexes": "A1 B1 C1"}], "placing": [{"apart": 9}]}
    game = set_up(begun(scenario(axis=axis)))
    assert sorted(names(game, 0)) == ["A1", "B1", "C1"]


def test_fortifications_in_a_chain_and_none_left_open() -> None:
    axis = {
        "units": [{"unit": "sgt-ganz", "hex": "A1"}],
        "forts": [{"fort": "wire", "count": 3}],
        "areas": [{"depth": 3}],
        "placing": [{"chain_forts": True}],
    }
    game = begun(scenario(axis=axis))
    play(game, "fortify wire C2")
    assert "done" in offered(game) and "fortify wire E2" in offered(game) and "fortify wire F2" not in offered(game)
    play(game, "fortify wire E2")
    assert "done" not in offered(game)
    assert {text.split()[2] for text in offered(game)} == {"D1", "D2"}


def test_each_unit_near_a_hex_drawn_by_lot() -> None:
    axis = {
        "units": [{"unit": "sgt-ganz"}, {"unit": "rifle", "count": 2}],
        "areas": [{"lot": "objective-1 objective-4 objective-5", "within": 1, "each": True}],
    }
    games = [begun(scenario(axis=axis), str(seed)) for seed in range(8)]
    drawn = [[row[1] for row in told(game, "random-hex")] for game in games]
    assert all(len(row) == 3 for row in drawn) and len({hex for row in drawn for hex in row}) == 3
    for game, row in zip(games, drawn, strict=True):
        g = state(game)
        assert {g.rules.map.distances[row[0] * g.rules.map.size + hex_of(game, name)] for name in placed(game)} <= {
            0,
            1,
        }
        again = load_game(TITLE, game.save())
        assert placed(again) == placed(game)


def test_one_hex_is_drawn_for_a_group() -> None:
    axis = {"units": [{"unit": "rifle", "count": 3}], "areas": [{"depth": 8, "lot": "A2 E2 I2", "within": 1}]}
    game = begun(scenario(axis=axis))
    (row,) = told(game, "random-hex")
    name = state(game).rules.map.hex_name(row[1])
    assert name in ("A2", "E2", "I2") and name in placed(game)
    far = "I2" if name != "I2" else "A2"
    assert why(game, "g.rifle-1", far) == "too-far-from-lot"


def test_areas_that_overlap_as_long_as_there_is_room_for_both() -> None:
    both = [{"hexes": "D4 E4 E5 F4 D5 F5 G4 C4"}]
    axis = {"units": [{"unit": "rifle", "count": 3}], "areas": both}
    allies = {"units": [{"unit": "rifle", "count": 3}], "areas": both}
    game = set_up(begun(scenario(axis=axis, allies=allies)))
    assert not set(names(game, 0)) & set(names(game, 1))
    few = [{"hexes": "D4 E4 E5 F4"}]
    with pytest.raises(BadFile, match="free hexes"):
        begun(scenario(axis={**axis, "areas": few}, allies={**allies, "areas": few}))


def test_fortifications_alone_hold_no_ground() -> None:
    axis = {
        "units": [{"unit": "rifle"}],
        "forts": [{"fort": "mines", "count": 2, "group": "field"}],
        "areas": [{"depth": 2}, {"group": "field", "depth": 8}],
    }
    steps = [{"side": "axis"}, {"side": "axis", "group": "field"}, {"side": "allies"}]
    game = begun(scenario(axis=axis, setup=steps))
    play(game, "place g.rifle-1 E1", "fortify mines E7", "fortify mines E8")
    assert "E7" in placed(game)
    hidden = begun(scenario(axis=axis, setup=steps, concealed_setup=True))
    play(hidden, "place g.rifle-1 E1", "fortify mines E7")
    assert hidden.decision is not None


def test_hexes_that_must_not_stay_empty() -> None:
    axis = {"units": [{"unit": "rifle", "count": 3}], "areas": [{"depth": 3}]}
    game = begun(scenario(axis={**axis, "placing": [{"fill": "C1 G1"}]}))
    play(game, "place g.rifle-1 E1")
    assert placed(game) == ["C1", "G1"] and why(game, "g.rifle-2", "E2") == "others-needed-elsewhere"
    game = begun(scenario(axis={**axis, "placing": [{"inside": "C1 C2 C3", "inside_count": 2}]}))
    play(game, "place g.rifle-1 E1")
    assert placed(game) == ["C1", "C2", "C3"]


# --- the Time Track ---


def reserve(**more: Any) -> dict[str, Any]:
    entry = {"count": 2, "spaces": [2, 3, 4], **more}
    units = [{"unit": "sgt-ganz"}, {"unit": "rifle", "count": 4}]
    return scenario(axis={"units": units, "areas": [{"depth": 3}], "reserve": [entry]})


def test_units_of_the_owners_choice_wait_on_spaces_of_his_choice() -> None:
    game = begun(reserve())
    assert game.decision is not None and game.decision.prompt == "set-up-reserve" and game.decision.seat == 0
    assert len(offered(game, "unit")) == 4 and "done" not in offered(game)  # the last alone would be one too few
    play(game, "unit g.rifle-2")
    assert offered(game, "space") == ["2", "3", "4"]
    play(game, "space 3")
    assert offered(game, "unit") == ["g.rifle-3", "g.rifle-4"]
    play(game, "unit g.rifle-4", "space 2")
    assert where(game, "g.rifle-2") == "time" and state(game).u_time[unit(game, "g.rifle-2")] == 3
    assert game.decision is not None and game.decision.prompt == "set-up-unit"
    entries = CommanderRosters(TITLE).roster(game, 0, {})["pieces"]
    assert len(entries) == 3  # the roster sets up the rest


def test_a_fixed_space_is_not_asked_for_and_fewer_may_wait() -> None:
    game = begun(reserve(spaces=[3], at_least=0, units=["squad"]))
    assert offered(game, "unit") == ["g.rifle-1", "g.rifle-2", "g.rifle-3", "g.rifle-4"]
    play(game, "unit g.rifle-1")
    assert state(game).u_time[unit(game, "g.rifle-1")] == 3
    play(game, "done")
    assert where(game, "g.rifle-2") == "waiting"


def test_one_on_a_space_or_all_on_one() -> None:
    game = begun(reserve(most=1))
    play(game, "unit g.rifle-1", "space 3", "unit g.rifle-2")
    assert offered(game, "space") == ["2", "4"]
    game = begun(reserve(together=True))
    play(game, "unit g.rifle-1", "space 3", "unit g.rifle-2")
    assert state(game).u_time[unit(game, "g.rifle-2")] == 3


def arriving(entry: dict[str, Any], **more: Any) -> Game:
    """A Squad that waits on space 1 has just become due."""
    axis = {"units": [{"unit": "rifle", "hex": "E3"}, {"unit": "rifle", "space": 1, "group": "relief"}]}
    side = {**axis, "entries": [{"group": "relief", **entry}], **more}
    game = standing("rifle E3", "rifle E6", axis_side=side, table={"axis": TIME_ROLL}, map=ROAD)
    return play(game, "order G-50")


def test_units_come_in_at_or_beside_named_hexes() -> None:
    assert placed(arriving({"hexes": "C5 I8"})) == ["C5", "I8"]
    beside = placed(arriving({"near": "C5", "within": 1}))
    assert len(beside) == 7
    assert {name[0] for name in placed(arriving({"depth": 1, "edge": "left"}))} == {"A"}


def test_units_come_in_anywhere_with_cover_and_no_enemy() -> None:
    assert placed(arriving({"on": "all", "cover": 1})) == ["C2", "D2", "E2", "G3"]
    free = placed(arriving({"hexes": "E5 E6 E7 E8", "no_enemy": True}))
    assert free == ["E5", "E7", "E8"]
    assert placed(arriving({"hexes": "D8 E5 E6 E7 E8", "away": 2})) == ["D8", "E8"]


def test_without_an_entry_of_its_own_a_group_comes_in_at_the_friendly_edge() -> None:
    assert {name[1:] for name in placed(arriving({"group": "main", "hexes": "C5"}))} == {"1"}


# --- Weapons ---


def test_a_weapon_is_given_out_when_its_time_comes() -> None:
    axis = {"units": [{"unit": "rifle", "hex": "E3"}], "weapons": [{"weapon": "light-mg", "space": 1}]}
    game = standing("rifle E3", "rifle E6", axis_side=axis, table={"axis": TIME_ROLL})
    assert state(game).w_carrier[0] == UNASSIGNED
    play(game, "order G-50")  # one Squad can take it, and does
    assert state(game).w_carrier[0] == 0
    axis["units"] = [{"unit": "rifle", "hex": "E3"}, {"unit": "rifle", "hex": "E2"}]
    game = standing("rifle E3", "rifle E6", axis_side=axis, table={"axis": TIME_ROLL})
    play(game, "order G-50", "?activate g.rifle-1", "?done", "?fire E6")
    while game.decision is not None and game.decision.prompt != "late-weapon":
        game.play(game.decision.choices[-1])
    assert offered(game, "give") == ["g.light-mg-1 g.rifle-1", "g.light-mg-1 g.rifle-2"]


def test_a_weapon_for_a_group_that_waits_is_given_to_one_of_it() -> None:
    axis = {
        "units": [{"unit": "rifle"}, {"unit": "rifle", "count": 2, "space": 3, "group": "relief"}],
        "weapons": [{"weapon": "light-mg", "to": "relief"}],
        "areas": [{"depth": 2}],
    }
    game = begun(scenario(axis=axis))
    play(game, "place g.rifle-1 E1")
    assert offered(game, "give") == ["g.light-mg-1 g.rifle-2", "g.light-mg-1 g.rifle-3"]


def test_weapons_with_a_step_of_their_own_are_given_out_when_all_are_on_the_map() -> None:
    axis = {
        "units": [{"unit": "rifle", "count": 2}],
        "weapons": [{"weapon": "light-mg", "group": "arms"}],
        "areas": [{"depth": 2}],
    }
    steps = [{"side": "axis"}, {"side": "allies"}, {"side": "axis", "group": "arms"}]
    game = begun(scenario(axis=axis, setup=steps))
    play(game, "place g.rifle-1 C1", "place g.rifle-2 E1")
    assert game.decision is not None and game.decision.seat == 1 and state(game).w_carrier[0] == UNASSIGNED
    while game.decision.prompt == "set-up-unit":
        game.play(game.decision.choices[-1])
    assert offered(game, "give") == ["g.light-mg-1 g.rifle-1", "g.light-mg-1 g.rifle-2"]


def test_one_weapon_drawn_by_lot_starts_broken() -> None:
    weapons = [{"weapon": "light-mg", "count": 2}, {"weapon": "heavy-mg"}]
    axis = {
        "units": [{"unit": "rifle", "count": 4}],
        "weapons": weapons,
        "areas": [{"depth": 3}],
        "jammed": [{"count": 1}],
    }
    found = {tuple(state(begun(scenario(axis=axis), str(seed))).w_broken) for seed in range(20)}
    assert all(sum(broken) == 1 for broken in found) and len(found) == 3
    axis["jammed"] = [{"weapons": ["light-mg"]}]
    found = {tuple(state(begun(scenario(axis=axis), str(seed))).w_broken) for seed in range(20)}
    assert found == {(1, 0, 0), (0, 1, 0)}


# --- choices before the start ---


def choosing(*options: list[dict[str, Any]], **more: Any) -> Game:
    entry = {"side": "axis", "options": [{"effects": option} for option in options], **more}
    return begun(scenario(axis={"areas": [{"depth": 3}]}, choices=[entry]))


def test_mines_or_a_card() -> None:
    game = choosing([{"forts": "mines", "fort_count": 2}], [{"cards": ["G-50"]}])
    assert game.decision is not None and game.decision.prompt == "scenario-choice"
    mines = play(game.clone(), "item 0")
    while offered(mines)[0].startswith("place g."):
        mines.play(mines.choices[-1])
    assert offered(mines)[0].startswith("fortify mines")
    card = set_up(play(game, "item 1"))
    g = state(card)
    assert g.rules.tables.card("G-50") in g.hand[0] and not any(g.h_fort)


def test_which_card_in_hand() -> None:
    game = choosing([{"pick_order": "artillery-request"}], [{"vp": 2}])
    play(game, "item 0")
    g = state(game)
    cards = [g.rules.tables.card(name) for name in offered(game, "card")]
    assert cards and {g.rules.card_order[card] for card in cards} == {2}
    name = offered(game, "card")[-1]
    play(game, f"card {name}")
    set_up(game)
    assert g.rules.tables.card(name) in state(game).hand[0] and len(state(game).hand[0]) == g.rules.hand_size[0]


def test_who_starts_against_the_initiative_card() -> None:
    first = [{"first": True}, {"initiative": True, "side": "allies"}]
    other = [{"first": True, "side": "allies"}, {"initiative": True}]
    game = set_up(play(choosing(first, other), "item 0"))
    assert state(game).active == 0 and state(game).initiative == 1
    game = set_up(play(choosing(first, other), "item 1"))
    assert state(game).active == 1 and state(game).initiative == 0
    late = set_up(choosing(first, other, when="deal"))
    assert late.decision is not None and late.decision.prompt == "scenario-choice"
    assert state(play(late, "item 1")).active == 1


# --- fortified hexes of one side ---


def test_a_fortification_that_is_of_no_use_to_the_other_side() -> None:
    forts = [{"fort": "foxholes", "hex": "E3", "only": True}, {"fort": "foxholes", "hex": "E6", "only": True}]
    game = standing("rifle E3", "rifle E6", axis_side={"forts": forts})
    g = state(game)
    assert hex_cover(g, hex_of(game, "E3")) > 0 and hex_cover(g, hex_of(game, "E6")) == 0


def test_a_bunker_that_its_side_held_last() -> None:
    game = standing("rifle A1", "rifle E6", axis_side={"forts": [{"fort": "bunker", "hex": "E3", "held": True}]})
    assert state(game).h_sole[hex_of(game, "E3")] == 1


# --- by a roster ---


def test_a_roster_lays_stacks_and_chains_in_any_order() -> None:
    axis = {
        "units": [{"unit": "sgt-ganz", "stack": "a"}, {"unit": "rifle", "stack": "a"}, {"unit": "rifle", "count": 2}],
        "areas": [{"depth": 3}],
        "placing": [{"chain": True}],
    }
    game = begun(scenario(axis=axis))
    rosters = CommanderRosters(TITLE)
    draft = {"u:3": "h:E1", "u:2": "h:D1", "u:0": "h:C1"}
    entries = {entry["piece"]: entry for entry in rosters.roster(game, 0, draft)["pieces"]}
    assert entries["u:3"]["at"] == "h:E1" and entries["u:1"]["may"] == ["h:C1"]
    for code in rosters.codes(game, 0, {**draft, "u:1": "h:C1"}):
        game.play(code, 0)
    assert [where(game, tag) for tag in ("g.sgt-ganz", "g.rifle-1", "g.rifle-2", "g.rifle-3")] == [
        "C1",
        "C1",
        "D1",
        "E1",
    ]
    with pytest.raises(Misplaced):
        rosters.codes(begun(scenario(axis=axis)), 0, {**draft, "u:1": "h:G1"})


# --- saves, and what nobody else may know ---


def test_a_save_at_every_question_of_the_set_up_goes_on_the_same() -> None:
    game = choosing([{"pick_action": "any"}], [{"vp": 1}])
    play(game, "item 0")
    for _ in range(6):
        again = load_game(TITLE, game.save())
        assert game.decision is not None and again.decision is not None
        assert again.decision.choices == game.decision.choices
        assert game.view(SPECTATOR) == again.view(SPECTATOR)
        game.play(game.decision.choices[0])


def test_a_card_picked_is_known_to_nobody_else() -> None:
    game = choosing([{"pick_action": "any"}], [{"vp": 1}])
    play(game, "item 0")
    name = offered(game, "card")[7]
    play(game, f"card {name}")
    picked = state(game).picked[2]
    mine, theirs = game.determinise(0, "x"), [game.determinise(1, str(seed)) for seed in range(6)]
    assert state(mine).picked[2] == picked
    assert len({state(world).picked[2] for world in theirs}) > 3


def test_a_save_from_before_these_rules_is_read() -> None:
    game = set_up(begun(scenario()))
    data = game.save()
    kept: Any = data["state"]
    for name in ("tally", "lots", "due", "picked"):
        del kept[name]
    again = load_game(TITLE, data)
    assert again.view(0) == game.view(0) and state(again).tally == []


def test_waiting_units_are_shown_on_their_space() -> None:
    game = begun(reserve(spaces=[3], units=["squad"]))
    play(game, "unit g.rifle-1", "unit g.rifle-3")
    assert state(game).u_hex[unit(game, "g.rifle-3")] == TIME_TRACK
    shown: Any = game.view(1)["units"]
    assert [entry["space"] for entry in shown if entry["tag"] in ("g.rifle-1", "g.rifle-3")] == [3, 3]
