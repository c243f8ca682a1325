"""Events in general (E42) and those that put markers on the map: E46 to E48, E53, E55, E69, E70, E73, E77."""

from __future__ import annotations

import json

import pytest
from drawn_events import G_FAR, R_FAR, draw_event, hexes_with, place, places, unit, weapon

from commander_events import flagged, offered, play, question, told, triggers, vps
from commander_play import keep_all, state
from sandtable.commander.rules import tell
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.record import load_game

AROUND_D5 = ["C5", "C6", "D4", "D6", "E5", "E6"]


# --- E42 ---


@pytest.mark.rule("E42a")
def test_an_impossible_event_is_ignored() -> None:
    veteran = unit("rifle", "A1", veteran=True)
    game = draw_event("battle-harden", [veteran], [R_FAR])
    assert question(game) == "turn axis"
    assert flagged(game, "veteran") == ["g.rifle-1"]


@pytest.mark.rule("E42a", "E48a")
def test_possible_parts_are_carried_out_without_the_others() -> None:
    """Smoke goes although there is no Blaze that could spread."""
    game = draw_event("breeze 1", [G_FAR], [R_FAR], table={"smoke": {"D5": 4, "H9": 7}})
    assert hexes_with(game, "smoke") == []
    assert hexes_with(game, "blaze") == []
    assert sorted(state(game).cup)[:3] == [1, 2, 2] and len(state(game).cup) == 24


@pytest.mark.rule("E42a")
def test_a_random_hex_is_not_determined_when_nobody_could_return() -> None:
    game = draw_event("walking-wounded", [G_FAR], [R_FAR])
    assert question(game) == "turn axis"
    assert told(game, tell.RANDOM_HEX) == []


@pytest.mark.rule("E42b", "E76a")
def test_steps_are_taken_in_the_order_stated() -> None:
    """The unit is chosen before the Random Hex is known."""
    lost = {"axis": {"casualties": ["rifle"]}, "allies": {"casualties": ["rifle"]}}
    game = draw_event("walking-wounded", [G_FAR], [R_FAR], ["hex D5"], table=lost)
    assert question(game) == "walking-wounded axis"
    assert told(game, tell.RANDOM_HEX) == []
    play(game, "unit r.rifle-2")
    assert len(told(game, tell.RANDOM_HEX)) == 1


@pytest.mark.rule("E42c")
@pytest.mark.parametrize("roll", ["2-5 event", "2-2 sniper"])
def test_a_roll_within_an_event_triggers_nothing(roll: str) -> None:
    game = draw_event("commissar", [G_FAR], [R_FAR, unit("rifle", "H9", broken=True)], [roll], by="allies")
    keep_all(game)
    assert question(game) == "turn axis"
    assert triggers(game) == 1  # the Event itself


@pytest.mark.rule("E42c")
def test_a_printed_time_box_within_an_event_is_ignored() -> None:
    game = draw_event("commissar", [G_FAR], [R_FAR, unit("rifle", "H9", broken=True)], ["6-6 time"], by="allies")
    keep_all(game)
    assert state(game).time == 0
    assert place(game, "r.rifle-2") == ""


@pytest.mark.rule("E42d", "E46c")
def test_a_melee_from_an_event_is_fought_within_it() -> None:
    """Displaced into an enemy hex; the rolls' own boxes trigger nothing."""
    enemy = {"allies": {"draw": ["2-5 event"]}}
    game = draw_event("blaze", [G_FAR, unit("rifle", "D5")], [R_FAR, unit("rifle", "D4")], ["hex D5", "6-1 event"],
                      table=enemy)  # fmt: skip
    assert question(game) == "displaced axis"
    play(game, "place g.rifle-2 D4")
    assert question(game) == "initiative-melee axis"
    assert state(game).in_trigger == 1
    keep_all(game)
    assert question(game) == "turn axis"
    assert triggers(game) == 1
    assert places(game, "g.rifle-2", "r.rifle-2") == ["", ""]  # 5 + 7 each


LOST = {"axis": {"casualties": ["rifle"]}, "allies": {"casualties": ["rifle"]}}
STOPS: list[tuple[str, list[str], list[str]]] = [
    ("air-support", ["hex D5"], []),
    ("blaze", ["hex D5"], []),
    ("deploy", [], []),
    ("hero", [], []),
    ("infiltration", ["2-6", "hex D5"], ["keep"]),
    ("interrogation", [], []),
    ("reinforcements", ["2-6"], ["keep"]),
    ("shell-shock", ["hex D5"], []),
    ("walking-wounded", ["hex D5"], []),
    ("walking-wounded", ["hex D5"], ["unit r.rifle-3"]),
]


@pytest.mark.parametrize(("event", "then", "answers"), STOPS)
def test_a_game_saved_in_the_middle_of_an_event_goes_on_in_the_same_way(
    event: str, then: list[str], answers: list[str]
) -> None:
    axis, allies = [G_FAR, unit("rifle", "D5", broken=True)], [R_FAR, unit("rifle", "D5")]
    game = play(draw_event(event, axis, allies, then, table=LOST), *answers)
    again = load_game(TITLE, json.loads(json.dumps(game.save())))
    assert (question(again), offered(again)) == (question(game), offered(game))
    for _ in range(4):
        first = offered(game)[0]
        play(game, first)
        play(again, first)
    assert TITLE.equal(again.state, game.state)


# --- E46 ---


@pytest.mark.rule("E46a")
def test_blaze_replaces_smoke_and_fortification() -> None:
    forts = {"axis": {"forts": [{"fort": "trench", "hex": "D5"}]}}
    game = draw_event("blaze", [G_FAR], [R_FAR], ["hex D5"], table={"smoke": {"D5": 4}}, sides=forts)
    assert hexes_with(game, "blaze") == ["D5"]
    assert hexes_with(game, "smoke") == []
    assert hexes_with(game, "trench") == []


@pytest.mark.rule("E46a")
@pytest.mark.parametrize("terrain", ["marsh", "water-barrier"])
def test_no_blaze_in_water(terrain: str) -> None:
    game = draw_event("blaze", [G_FAR], [R_FAR], ["hex D5"], map_data={"terrain": {terrain: "D5"}})
    assert hexes_with(game, "blaze") == []


@pytest.mark.rule("E46a", "8.1.5a")
def test_no_second_blaze() -> None:
    game = draw_event("blaze", [G_FAR], [R_FAR], ["hex D5"], table={"blaze": "D5"})
    assert hexes_with(game, "blaze") == ["D5"]
    assert told(game, tell.BLAZE) == []


@pytest.mark.rule("E46b", "E46c")
def test_owners_take_their_units_out_of_the_fire_inactive_player_first() -> None:
    """Even where the units of both sides wait for the Melee of an Order. Each may go its own way, over Mines too."""
    mines = {"axis": {"forts": [{"fort": "mines", "hex": "D6"}]}}
    own = [G_FAR, unit("rifle", "D5"), unit("sgt-ganz", "D5")]
    game = draw_event("blaze", own, [R_FAR, unit("rifle", "D5")], ["hex D5"], sides=mines)
    assert question(game) == "displaced allies"
    assert offered(game) == [f"place r.rifle-2 {hex}" for hex in AROUND_D5]
    play(game, "place r.rifle-2 E5")
    assert question(game) == "displaced axis"
    play(game, "place g.rifle-2 D6", "place g.sgt-ganz C5")
    assert question(game) == "turn axis"
    assert places(game, "g.rifle-2", "g.sgt-ganz", "r.rifle-2") == ["D6", "C5", "E5"]
    assert told(game, tell.MINE_ATTACK) == []


@pytest.mark.rule("E46b")
def test_only_impassable_terrain_bars_the_way_out() -> None:
    """Not a Cliff, a stack of seven or the enemy; but a Water Barrier and another Blaze."""
    painted = {"terrain": {"water-barrier": "C5 C6"}, "levels": {"1": "D4"}, "sides": {"cliff": "D5/1"}}
    crowd = [unit("rifle", "D6"), unit("line-team", "D6"), unit("sgt-ganz", "D6")]
    game = draw_event("blaze", [unit("rifle", "D5"), *crowd], [R_FAR, unit("rifle", "E6")], ["hex D5"],
                      table={"blaze": "E5"}, map_data=painted)  # fmt: skip
    assert offered(game) == [f"place g.rifle-1 {hex}" for hex in ("D4", "D6", "E6")]


@pytest.mark.rule("E46b")
def test_a_unit_without_a_way_out_is_eliminated() -> None:
    walled = {"terrain": {"water-barrier": " ".join(AROUND_D5)}}
    game = draw_event("blaze", [G_FAR, unit("rifle", "D5")], [R_FAR], ["hex D5"], map_data=walled)
    assert place(game, "g.rifle-2") == ""
    assert vps(game) == -2


# --- E47, E69, E73 ---

FORTS = [("booby-trap", "mines"), ("rubble", "wire"), ("shellholes", "foxholes")]


@pytest.mark.rule("E47", "E69", "E73")
@pytest.mark.parametrize(("event", "fort"), FORTS)
def test_a_fortification_in_the_random_hex(event: str, fort: str) -> None:
    game = draw_event(event, [G_FAR, unit("rifle", "D5")], [R_FAR], ["hex D5"])
    assert hexes_with(game, fort) == ["D5"]
    assert flagged(game, "broken") == []  # Mines wait until a unit leaves
    assert told(game, tell.MINE_ATTACK) == []


@pytest.mark.rule("E47", "E69", "E73", "8.1.3.ex")
@pytest.mark.parametrize(("event", "fort"), FORTS)
@pytest.mark.parametrize("bar", ["stream", "blaze", "bunker"])
def test_no_fortification_in_water_fire_or_another(event: str, fort: str, bar: str) -> None:
    position = {
        "stream": {"map_data": {"terrain": {"stream": "D5"}}},
        "blaze": {"table": {"blaze": "D5"}},
        "bunker": {"sides": {"axis": {"forts": [{"fort": "bunker", "hex": "D5"}]}}},
    }
    game = draw_event(event, [G_FAR], [R_FAR], ["hex D5"], **position[bar])
    assert hexes_with(game, fort) == []
    assert told(game, tell.FORTIFIED) == []


# --- E48 ---


@pytest.mark.rule("E48b", "2.2.2b")
def test_breeze_spreads_each_blaze_one_hex_downwind() -> None:
    """Direction 3 is down to the right. A Blaze that came by this Event does not spread on."""
    game = draw_event("breeze 3", [G_FAR], [R_FAR], table={"blaze": "D5 H2"})
    assert hexes_with(game, "blaze") == ["D5", "E6", "H2", "I3"]


@pytest.mark.rule("E48b")
def test_breeze_spreads_neither_into_water_nor_off_the_map() -> None:
    game = draw_event("breeze 1", [unit("rifle", "C3")], [R_FAR], table={"blaze": "D5 H1"},
                      map_data={"terrain": {"marsh": "D4"}})  # fmt: skip
    assert hexes_with(game, "blaze") == ["D5", "H1"]


@pytest.mark.rule("E48b", "8.1.5b")
def test_a_blaze_that_spreads_burns_the_fortification() -> None:
    forts = {"axis": {"forts": [{"fort": "foxholes", "hex": "D4"}]}}
    game = draw_event("breeze 1", [G_FAR], [R_FAR], table={"blaze": "D5"}, sides=forts)
    assert hexes_with(game, "foxholes") == []


@pytest.mark.rule("E48c")
def test_breeze_drives_units_out_of_the_hexes_newly_ablaze() -> None:
    """Neither the old nor the new Blazes are a refuge; who cannot flee dies."""
    painted = {"terrain": {"water-barrier": "H3 G4 G5 I4 I5"}}
    allies = [R_FAR, unit("rifle", "D4"), unit("line-team", "H4")]
    game = draw_event("breeze 1", [G_FAR], allies, table={"blaze": "D5 H5"}, map_data=painted)
    assert hexes_with(game, "blaze") == ["D4", "D5", "H4", "H5"]
    assert question(game) == "displaced allies"
    assert offered(game) == [f"place r.rifle-2 {hex}" for hex in ("C4", "C5", "D3", "E4", "E5")]
    play(game, "place r.rifle-2 D3")
    assert places(game, "r.rifle-2", "r.line-team-1") == ["D3", ""]
    assert vps(game) == 1


# --- E53, E55, E70 ---


@pytest.mark.rule("E53")
def test_dust_is_a_random_smoke() -> None:
    game = draw_event("dust", [G_FAR], [R_FAR], ["hex D5"], table={"next_smoke": [9]})
    assert hexes_with(game, "smoke") == ["D5"]
    assert told(game, tell.SMOKE)[0][1] == 9


@pytest.mark.rule("E53")
@pytest.mark.parametrize("bar", ["marsh", "blaze"])
def test_no_dust_in_water_or_fire(bar: str) -> None:
    position = {"marsh": {"map_data": {"terrain": {"marsh": "D5"}}}, "blaze": {"table": {"blaze": "D5"}}}
    game = draw_event("dust", [G_FAR], [R_FAR], ["hex D5"], **position[bar])
    assert hexes_with(game, "smoke") == []
    assert len(state(game).cup) == (24 if bar == "marsh" else 23)


@pytest.mark.rule("E53", "8.1.4")
def test_the_larger_smoke_stays() -> None:
    game = draw_event("dust", [G_FAR], [R_FAR], ["hex D5"], table={"next_smoke": [3], "smoke": {"D5": 5}})
    assert told(game, tell.SMOKE) == []
    assert len(state(game).cup) == 23


@pytest.mark.rule("E55")
def test_entrench_offers_own_hexes_that_can_take_foxholes() -> None:
    painted = {"terrain": {"marsh": "B2"}}
    forts = {"allies": {"forts": [{"fort": "wire", "hex": "C3"}]}}
    allies = [unit("rifle", "B2"), unit("rifle", "C3"), unit("rifle", "D4"), unit("rifle", "E5", broken=True)]
    game = draw_event("entrench", [G_FAR], allies, by="allies", map_data=painted, sides=forts)
    assert question(game) == "entrench allies"
    assert offered(game) == ["hex D4", "hex E5", "none"]
    play(game, "hex E5")
    assert hexes_with(game, "foxholes") == ["E5"]


@pytest.mark.rule("E55")
def test_entrench_may_be_declined() -> None:
    game = draw_event("entrench", [G_FAR], [R_FAR], by="allies")
    play(game, "none")
    assert hexes_with(game, "foxholes") == []


@pytest.mark.rule("E70")
def test_sappers_may_remove_one_mines_or_wire_anywhere() -> None:
    forts = [{"fort": "mines", "hex": "C3"}, {"fort": "wire", "hex": "K8"}, {"fort": "bunker", "hex": "D4"}]
    game = draw_event("sappers", [G_FAR], [R_FAR], sides={"allies": {"forts": forts}})
    assert offered(game) == ["hex C3", "hex K8", "none"]
    play(game, "hex K8")
    assert hexes_with(game, "wire") == []
    assert hexes_with(game, "mines") == ["C3"]


# --- E77: an American Event ---


@pytest.mark.rule("E77a")
def test_white_phosphorus_is_drawn_before_the_hex_is_chosen() -> None:
    """Next to an unbroken Squad, not a Team, a Leader or a broken Squad; not in Water, not in a Blaze."""
    allies = [unit("line", "D5"), unit("line-team", "K5"), unit("lt-wray", "K2"), unit("line", "N5", broken=True)]
    game = draw_event("white-phosphorus", [G_FAR], allies, by="allies", enemy="america",
                      table={"next_smoke": [8], "blaze": "E5"}, map_data={"terrain": {"marsh": "C5"}})  # fmt: skip
    assert question(game) == "white-phosphorus allies"
    assert offered(game) == ["yes", "none"]
    play(game, "yes")
    assert told(game, tell.SMOKE_DRAWN)[0][1] == 8
    assert offered(game) == ["hex C6", "hex D4", "hex D6", "hex E6"]  # and no second refusal
    play(game, "hex D6")
    assert hexes_with(game, "smoke") == ["D6"]


@pytest.mark.rule("E77a")
def test_white_phosphorus_may_be_declined() -> None:
    """Before the marker is drawn."""
    game = draw_event("white-phosphorus", [G_FAR], [unit("line", "D5")], by="allies", enemy="america")
    play(game, "none")
    assert question(game) == "turn axis"
    assert hexes_with(game, "smoke") == []
    assert len(state(game).cup) == 24


@pytest.mark.rule("E77a")
def test_white_phosphorus_needs_an_unbroken_squad() -> None:
    game = draw_event("white-phosphorus", [G_FAR], [unit("line-team", "D5")], by="allies", enemy="america")
    assert question(game) == "turn axis"


@pytest.mark.rule("E77b")
def test_each_player_in_the_white_phosphorus_breaks_one_of_his_units_inactive_first() -> None:
    axis = [unit("rifle", "D6"), unit("sgt-ganz", "D6"), G_FAR]
    allies = [unit("line", "D5"), unit("line", "D6"), unit("line-team", "D6")]
    game = draw_event("white-phosphorus", axis, allies, by="allies", enemy="america")
    play(game, "yes", "hex D6")
    assert question(game) == "white-phosphorus-victim allies"
    assert offered(game) == ["unit a.line-2", "unit a.line-team-1"]
    play(game, "unit a.line-team-1")
    assert question(game) == "white-phosphorus-victim axis"
    assert offered(game) == ["unit g.rifle-1", "unit g.sgt-ganz"]
    play(game, "unit g.sgt-ganz")
    assert flagged(game, "broken") == ["a.line-team-1", "g.sgt-ganz"]
    assert question(game) == "turn axis"


@pytest.mark.rule("1.8b", "E47")
def test_a_random_hex_of_an_event_fixes_weapons() -> None:
    gunner = unit("weapon-team", "A1", weapon="heavy-mg", weapon_broken=True)
    game = draw_event("booby-trap", [gunner], [R_FAR], ["hex D5"])
    assert not weapon(game, "g.heavy-mg-1")["broken"]
