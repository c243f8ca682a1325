"""Terrain in play (T78 to T99): what it costs to enter, what Cover it gives, Water, hexsides and hills.

Lines of sight have their own tests, in tests/terrain.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn_events import draw_event, event_card
from drawn_events import unit as piece
from marches import march
from painted import board, shot, steps, walk

from commander_play import broken, notations, play, prompt, spent, state, stats, told, where
from sandtable.commander.map.kinds import OPEN, WOODS
from sandtable.kernel.game import Game
from table import position, smoke

# terrain, Move Cost, Cover
CHART = [
    pytest.param("brush", 2, 1, marks=pytest.mark.rule("T81a", "T81b")),
    pytest.param("building", 2, 3, marks=pytest.mark.rule("T82a", "T82b")),
    pytest.param("field", 1, 0, marks=pytest.mark.rule("T85a", "T85b")),
    pytest.param("gully", 2, 1, marks=pytest.mark.rule("T86a", "T86b")),
    pytest.param("marsh", 3, 0, marks=pytest.mark.rule("T89a", "T89b")),
    pytest.param("open", 1, 0, marks=pytest.mark.rule("T90a", "T90b")),
    pytest.param("orchard", 1, 1, marks=pytest.mark.rule("T91a", "T91b")),
    pytest.param("stream", 3, -1, marks=pytest.mark.rule("T95a", "T95b")),
    pytest.param("woods", 2, 2, marks=pytest.mark.rule("T99a", "T99b")),
]
FAR = "rifle A10"  # so that a loss does not end the game
FIRE = "G-53"
WALLED = {"sides": {"wall": "F5/F6"}}


# --- T78 ---


@pytest.mark.rule("T78.2")
@pytest.mark.parametrize(("terrain", "cost", "cover"), CHART)
def test_the_terrain_chart_costs_and_covers(terrain: str, cost: int, cover: int) -> None:
    paint = {} if terrain == "open" else board(terrain={terrain: "F6"})
    game = walk(paint, "F6")
    assert spent(game) == [cost]
    assert stats(game, "g.rifle-1")["cover"] == cover
    assert stats(game, "g.rifle-1")["morale"] == 7 + cover


@pytest.mark.rule("T78.1a", "T78.1:hexside")
@pytest.mark.parametrize("side", ["fence", "hedge", "wall"])
def test_hexside_terrain_belongs_to_the_hexside(side: str) -> None:
    """Crossing it costs; coming into the same hex by another side does not, and the hex stays Open Ground."""
    paint = board(sides={side: "F5/F6"})
    assert spent(walk(paint, "F6")) == [2]
    assert spent(walk(paint, "F6", unit="rifle G6")) == [1]
    assert stats(walk(paint, "F6"), "g.rifle-1")["cover"] == 0


@pytest.mark.rule("T78.1b", "T78.1c")
def test_a_feature_does_not_change_the_type() -> None:
    game = walk(board(ways={"trail": "E5 F5 G5"}, terrain={"woods": "D5"}), "F6")
    g = state(game)
    assert g.rules.map.terrain[g.rules.map.hex_index("F5")] == OPEN
    assert g.rules.map.terrain[g.rules.map.hex_index("D5")] == WOODS


@pytest.mark.rule("T78.1b")
def test_of_two_terrains_the_higher_on_the_chart_counts() -> None:
    game = walk(board(terrain={"woods": "F6", "stream": "F6"}), "F6")
    assert spent(game) == [2] and stats(game, "g.rifle-1")["cover"] == 2


@pytest.mark.rule("T78.3a")
def test_cover_counts_for_rallying() -> None:
    game = position(
        "rifle F5 broken", "rifle I10", axis_hand="G-1 G-43", axis_draw="5-3", map=board(terrain={"woods": "F5"})
    )
    play(game, "order G-1")
    assert told(game, "rally-roll") == [["g.rifle-1", "8", "9"]]
    assert not broken(game, "g.rifle-1")


@pytest.mark.rule("T78.3a", "T95b")
def test_negative_cover_counts_for_routing() -> None:
    game = position(
        "rifle F5 broken", "rifle I10", axis_hand="G-13 G-43", axis_draw="4-2", map=board(terrain={"stream": "F5"})
    )
    play(game, "order G-13")
    assert told(game, "rout-roll") == [["g.rifle-1", "6", "6"]]


TEAM = {"allies_side": {"forts": [{"fort": "foxholes", "hex": "F6"}]}}


@pytest.mark.rule("T78.3b", "T78.3.ex", "T97b", "T78.3:choice")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
@pytest.mark.parametrize(
    ("sides", "more", "morale"), [({}, {}, 8), ({"wall": "F5/F6"}, {}, 9), ({"wall": "F5/F6"}, TEAM, 10)]
)
def test_of_several_covers_one_counts_the_best(
    sides: dict[str, str], more: dict[str, Any], morale: int, edition: str
) -> None:
    paint = board(terrain={"brush": "F6"}, sides=sides)
    game = shot(paint, "rifle F5", "line-team F6", options={"edition": edition}, **more)
    assert told(game, "defence")[0][1] == str(morale)


@pytest.mark.rule("T78.3b", "T78.3:choice")
def test_the_owner_may_be_asked_which_cover_he_uses() -> None:
    paint = board(terrain={"brush": "F6"}, sides={"wall": "F5/F6"})
    game = shot(paint, "rifle F5", "line-team F6", options={"ask_cover": True})
    assert notations(game, "cover") == ["17"]  # 1 instead of 2; numbers are offset by 16
    play(game, "cover 17", "roll")
    assert told(game, "defence")[0][1] == "8"


# --- T79 Blaze, T94 Smoke ---


@pytest.mark.rule("T79a", "T79b", "O16.3:impassable")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_nobody_enters_a_blaze(edition: str) -> None:
    fire = {"blaze": "F6"}
    assert "F6" not in steps({}, table=fire, options={"edition": edition})
    game = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-43", table=fire, options={"edition": edition})
    play(game, "order G-43", "activate g.rifle-1")
    assert "g.rifle-1 F6" not in notations(game, "advance") and "g.rifle-1 F4" in notations(game, "advance")


@pytest.mark.rule("T79a", "T98a")
def test_nobody_is_placed_in_a_blaze_or_a_water_barrier() -> None:
    """A reinforcement by the own edge, a wounded unit by an Event."""
    side = {"units": [{"unit": "rifle", "hex": "C5", "broken": True}, {"unit": "rifle", "space": 1}]}
    game = position(
        "", "rifle I10", axis_side=side, axis_hand="G-1 G-19", axis_draw="6-6 time", table={"blaze": "F1"},
        map=board(terrain={"water-barrier": "E1"}),
    )  # fmt: skip
    play(game, "order G-1")
    places = notations(game, "place")
    assert "g.rifle-2 G1" in places and "g.rifle-2 F1" not in places and "g.rifle-2 E1" not in places
    event = draw_event(
        "walking-wounded", [piece("rifle", "A1")], [piece("rifle", "O10")], ["hex D5"],
        table={"axis": {"casualties": ["rifle"]}, "blaze": "D5"}, map_data={"terrain": {"water-barrier": "D4"}},
    )  # fmt: skip
    assert sorted(notations(event, "hex")) == ["C5", "C6", "D6", "E5", "E6"]


@pytest.mark.rule("T79c", "T88.4b", "10.2.1:hexside")
@pytest.mark.parametrize("levels", [{}, {"2": "F5"}])
def test_a_blaze_blocks_at_every_level_and_along_its_hexsides(levels: dict[str, str]) -> None:
    through = position("rifle F5", "rifle F7", axis_hand="G-50", map=board(levels=levels), table={"blaze": "F6"})
    assert "order G-50" not in notations(through)
    along = position("rifle F5", "rifle G7", axis_hand="G-50", map=board(levels=levels), table={"blaze": "F6"})
    assert "order G-50" not in notations(along)  # the line runs between F6 and G6
    free = position("rifle F5", "rifle G7", axis_hand="G-50", map=board(levels=levels), table={"blaze": "E6"})
    assert "order G-50" in notations(free)


@pytest.mark.rule("T94a")
def test_the_cup_holds_all_smoke_counters_before_play() -> None:
    game = position("rifle F5", "rifle I10", axis_hand="G-19 G-50 G-51 G-52")
    assert len(state(game).cup) == 24 and {1, 10} <= set(state(game).cup)
    march(game, "G-19", "g.rifle-1")
    play(game, "play G-50 g.rifle-1 F5", "play G-51 g.rifle-1 F4", "play G-52 g.rifle-1 F6")
    drawn = [smoke(game, name) for name in ("F5", "F4", "F6")]
    assert all(1 <= value <= 10 for value in drawn) and len(state(game).cup) == 21


@pytest.mark.rule("T94b")
def test_smoke_leaves_cost_and_cover_alone() -> None:
    game = walk(board(terrain={"brush": "F6"}), "F6", table={"smoke": {"F6": 5}})
    assert spent(game) == [2] and stats(game, "g.rifle-1")["cover"] == 1


@pytest.mark.rule("T94c", "T88.5b")
@pytest.mark.parametrize("place", ["F5", "F6", "F7"])
@pytest.mark.parametrize("levels", [{}, {"2": "F5"}])
def test_smoke_hinders_out_of_through_and_into_its_hex(place: str, levels: dict[str, str]) -> None:
    game = shot(board(levels=levels), "rifle F5", "rifle F7", table={"smoke": {place: 3}})
    height = 1 if levels else 0
    assert told(game, "attack")[0][2] == str(5 + height - 3)


def leave_mines(order: str, russian: str, draw: str) -> Game:
    """A Russian Squad is about to leave mined D4; the Mine Attack Roll sets D5 on fire."""
    return position(
        "rifle A1", f"{russian}, sgt-maisky E3, " + FAR,
        allies_hand=order, allies_draw=draw, axis_draw="2-5 event, G-19, G-17",
        axis_side={"forts": [{"fort": "mines", "hex": "D4"}]}, table={"active": "allies"},
    )  # fmt: skip


@pytest.mark.rule("8.1.5b", "O21.4b")
def test_nobody_moves_on_into_a_hex_that_has_caught_fire() -> None:
    game = leave_mines("R-47", "rifle D4", "6-5")
    play(game, "order R-47", "activate r.rifle-1", "?move r.rifle-1", "step D5")
    assert state(game).ablaze and where(game, "r.rifle-1") == "D4"
    assert "D5" not in notations(game, "step") and "E5" in notations(game, "step")


@pytest.mark.rule("8.1.5b", "O16.3a")
def test_nobody_advances_into_a_hex_that_has_caught_fire() -> None:
    game = leave_mines("R-28", "rifle D4", "6-5")
    play(game, "order R-28", "activate r.rifle-1", "advance r.rifle-1 D5")
    assert state(game).ablaze and where(game, "r.rifle-1") == "D4"


@pytest.mark.rule("8.1.5b", "O23.3.4")
def test_a_retreat_turns_aside_from_a_hex_that_has_caught_fire() -> None:
    game = leave_mines("R-11", "rifle D4 broken", "5-6, 6-5")
    play(game, "order R-11", "?side allies", "retreat D5")
    assert state(game).ablaze and where(game, "r.rifle-1") == "D4"
    assert prompt(game) == "retreat" and notations(game, "retreat") == ["E5", "C5"]


# --- T80 Bridge ---

SPAN = board(
    terrain={"water-barrier": "F4 F5 F6", "major-bridge": "F5"},
    ways={"road": "E5 F5 G5"},
)


@pytest.mark.rule("T80.1b", "T80a", "T80.1c")
def test_a_major_bridge_is_entered_and_left_along_its_road_only() -> None:
    assert spent(walk(SPAN, "F5", unit="rifle E5")) == [1]
    assert "F5" not in steps(SPAN, unit="rifle G6") and "F5" not in steps(SPAN, unit="rifle E6")
    on_it = walk(SPAN, unit="rifle F5")
    assert sorted(notations(on_it, "step")) == ["E5", "G5"]
    assert stats(on_it, "g.rifle-1")["cover"] == 1  # 2, less 1 for the Road


@pytest.mark.rule("T80.1b", "T80.1c")
def test_an_advance_too_keeps_to_the_road_of_a_major_bridge() -> None:
    game = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-43", map=SPAN)
    play(game, "order G-43", "activate g.rifle-1")
    assert sorted(notations(game, "advance")) == ["g.rifle-1 E5", "g.rifle-1 G5"]


@pytest.mark.rule("T80a")
def test_a_railway_bridge_keeps_its_cover() -> None:
    rails = board(terrain={"water-barrier": "F4 F5 F6", "major-bridge": "F5"}, ways={"railway": "E5 F5 G5"})
    assert stats(position("rifle F5", "rifle I10", map=rails), "g.rifle-1")["cover"] == 2


FORD = board(terrain={"minor-bridge": "F5"}, courses={"stream": "F4 F5 F6"}, ways={"road": "E5 F5 G5"})


@pytest.mark.rule("T80.2b", "T80a", "T95a")
def test_a_minor_bridge_costs_one_by_the_road_else_what_is_below() -> None:
    assert spent(walk(FORD, "F5", unit="rifle E5")) == [1]
    by_the_bank = walk(FORD, "F5", unit="rifle E6")
    assert spent(by_the_bank) == [3]
    assert stats(by_the_bank, "g.rifle-1")["cover"] == 1


@pytest.mark.rule("T80.2b", "T98a")
def test_beside_its_road_a_minor_bridge_over_deep_water_is_impassable() -> None:
    paint = board(terrain={"minor-bridge": "F5", "water-barrier": "F5 F4 F6"}, ways={"road": "E5 F5 G5"})
    assert "F5" not in steps(paint, unit="rifle E6") and "F5" in steps(paint, unit="rifle E5")
    for start, allowed in (("E6", False), ("E5", True)):
        game = position(f"rifle {start}, rifle A1", "rifle I10", axis_hand="G-43", map=paint)
        play(game, "order G-43", "activate g.rifle-1")
        assert ("g.rifle-1 F5" in notations(game, "advance")) is allowed


@pytest.mark.rule("T78.1.ex", "F100.3")
@pytest.mark.parametrize("paint", [SPAN, FORD])
def test_a_bridge_hex_is_no_water(paint: dict[str, Any]) -> None:
    """Weapons fire from it, and a Fortification may be there."""
    game = position("weapon-team F5 heavy-mg", "rifle H5", axis_hand="G-50 G-33", axis_draw="6-6 time", map=paint)
    play(game, "order G-50", "base g.heavy-mg-1", "done")
    assert told(game, "attack-piece") == [["g.heavy-mg-1"]]
    assert prompt(game) == "dig-in" and notations(game, "play") == ["G-33 F5"]


# --- T83 Cliff ---

BLUFF = board(levels={"1": "F6"}, sides={"cliff": "F6/F5"})


@pytest.mark.rule("T83a", "T83b", "T83c")
def test_a_cliff_is_climbed_by_advance_without_a_weapon() -> None:
    assert "F6" not in steps(BLUFF) and "F5" not in steps(BLUFF, unit="rifle F6")
    for start, end in (("F5", "F6"), ("F6", "F5")):  # up and down
        for arms, allowed in (("", True), (" light-mg", False)):
            game = position(f"rifle {start}{arms}, rifle A1", "rifle I10", axis_hand="G-43", map=BLUFF)
            play(game, "order G-43", "activate g.rifle-1")
            assert (f"g.rifle-1 {end}" in notations(game, "advance")) is allowed
    shelled = shot(BLUFF, "rifle F5", "rifle F6")
    assert told(shelled, "defence")[0][1] == "8"  # no Cover


# --- T84, T87, T97: fire across hexsides ---


@pytest.mark.rule("T84a", "T87a", "T97a")
@pytest.mark.parametrize("side", ["fence", "hedge", "wall"])
def test_crossing_a_hexside_costs_one_more_than_the_terrain(side: str) -> None:
    assert spent(walk(board(terrain={"woods": "F6"}, sides={side: "F5/F6"}), "F6")) == [3]


@pytest.mark.rule("T84b", "T87b", "T97b")
@pytest.mark.parametrize(("side", "cover"), [("fence", 0), ("hedge", 1), ("wall", 2)])
def test_hexsides_cover_against_fire_that_crosses_them(side: str, cover: int) -> None:
    paint = board(sides={side: "F7/F6"})
    assert stats(position("rifle F5", "rifle F7", map=paint), "r.rifle-1")["cover"] == 0  # none by itself
    assert told(shot(paint, "rifle F5", "rifle F7"), "defence")[0][1] == str(8 + cover)
    assert told(shot(paint, "rifle H7", "rifle F7"), "defence")[0][1] == "8"  # from another direction


@pytest.mark.rule("T87b", "T97b")
@pytest.mark.parametrize("side", ["hedge", "wall"])
def test_hexsides_do_not_cover_against_mortars(side: str) -> None:
    game = position(
        "weapon-team F5 light-mortar",
        "rifle F8",
        axis_hand="G-50",
        axis_draw="6-5, 1-3",
        map=board(sides={side: "F7/F8"}),
    )
    play(game, "order G-50")
    assert told(game, "defence")[0][1] == "8"


@pytest.mark.rule("T87b", "T97b")
def test_a_wall_at_the_firers_own_hex_is_no_cover_for_the_target() -> None:
    game = shot(board(sides={"wall": "F5/F6"}), "rifle F5", "rifle F7")
    assert told(game, "defence")[0][1] == "8"


@pytest.mark.rule("T97b", "11.6b")
def test_a_wall_covers_against_a_satchel_charge_though_it_is_used_up_first() -> None:
    game = position("rifle F5 satchel-charge", "rifle F6, " + FAR, axis_hand=FIRE, axis_draw="5-4, 4-1", map=WALLED)
    play(game, f"order {FIRE}", "?fire F6", "base g.satchel-charge-1")
    assert told(game, "defence")[0][1] == "10"  # 8 and the Wall


@pytest.mark.rule("T97b", "E52.2c")
def test_a_wall_covers_against_a_squad_that_deploys_on_its_own_attack_roll() -> None:
    game = position(
        "rifle F5", "rifle F6, " + FAR,
        axis_hand=FIRE, axis_draw=f"2-5 event, {event_card('G', 'deploy', [FIRE])}", map=WALLED,
    )  # fmt: skip
    play(game, f"order {FIRE}", "?fire F6", "unit g.rifle-1")
    assert told(game, "defence")[0][1] == "10"


# --- T88 Hills ---


@pytest.mark.rule("T88.1", "T88.1:levels", "T88a")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
@pytest.mark.parametrize("level", ["1", "2", "4"])
def test_uphill_costs_one_more_however_steep(level: str, edition: str) -> None:
    paint = board(levels={level: "F6"})
    assert spent(walk(paint, "F6", options={"edition": edition})) == [2]
    assert spent(walk(paint, "F5", unit="rifle F6", options={"edition": edition})) == [1]
    assert stats(walk(paint, "F6"), "g.rifle-1")["cover"] == 0


@pytest.mark.rule("T88.1", "T88.1.ex")
def test_uphill_through_woods() -> None:
    paint = board(terrain={"woods": "F5 F6"}, levels={"1": "F5", "2": "F6"})
    assert spent(walk(paint, "F6")) == [3]
    assert spent(walk(paint, "F5", unit="rifle F6")) == [2]


@pytest.mark.rule("T88.2a", "T88.2b")
@pytest.mark.parametrize(
    ("levels", "power"), [({"1": "F6"}, 4), ({"1": "F5"}, 6), ({"3": "F5"}, 6), ({"1": "F5 F6"}, 5)]
)
def test_height_changes_firepower_by_one(levels: dict[str, str], power: int) -> None:
    game = shot(board(levels=levels), "rifle F5", "rifle F6")
    assert told(game, "attack")[0][2] == str(power)


@pytest.mark.rule("T88.2a", "T88.2b")
def test_one_piece_below_and_one_above_both_count() -> None:
    """Base 5, +1 for the other piece, +1 for the higher one, -1 for the lower one."""
    game = position(
        "rifle E6, rifle F5, cpl-winkler E5", "rifle F6", axis_hand="G-50", map=board(levels={"1": "F6 G6", "2": "F5"}),
        axis_draw="1-3",
    )  # fmt: skip
    play(game, "order G-50", "activate g.cpl-winkler", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "base g.rifle-2", "join g.rifle-1")
    assert told(game, "attack")[0][2] == "6"


# --- T89, T95, T98 Water ---


@pytest.mark.rule("T89d", "T95d")
@pytest.mark.parametrize("water", ["marsh", "stream"])
def test_no_weapon_fires_out_of_water_but_units_do(water: str) -> None:
    game = position(
        "rifle F5 light-mg", "rifle F7", axis_hand="G-50", axis_draw="1-3", map=board(terrain={water: "F5"})
    )
    play(game, "order G-50")
    assert told(game, "attack-piece") == [["g.rifle-1"]]


@pytest.mark.rule("T89e", "T95e", "T98c")
@pytest.mark.parametrize("water", ["marsh", "stream", "water-barrier"])
def test_no_smoke_in_water(water: str) -> None:
    game = position("rifle F5", "rifle I10", axis_hand="G-19 G-50", map=board(terrain={water: "F6"}))
    play(game, "order G-19")
    offered = notations(game, "play")
    assert "G-50 g.rifle-1 F6" not in offered and "G-50 g.rifle-1 F4" in offered


@pytest.mark.rule("T98a")
def test_nobody_enters_a_water_barrier() -> None:
    paint = board(terrain={"water-barrier": "F6"})
    assert "F6" not in steps(paint)
    game = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-43", map=paint)
    play(game, "order G-43", "activate g.rifle-1")
    assert "g.rifle-1 F6" not in notations(game, "advance")
