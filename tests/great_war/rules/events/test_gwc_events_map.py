"""Events that change markers, ground and Telephones: E59 to E61, E74, E89, E94, E95, and E56 about all of them."""

from __future__ import annotations

import pytest
from gwc_events import Entry, draw_event, is_over
from gwc_positions import state

from commander_events import flagged, offered, play, question, told, vps
from commander_play import fort
from commander_play import where as place
from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules import tell
from sandtable.commander.rules.markers import blaze_hexes, place_smoke
from sandtable.commander.rules.state import NO_RADIO, State
from sandtable.games.great_war_commander.rules.state import gas_hexes
from sandtable.kernel.game import Game

G_FAR, F_FAR = "landwehr A1", "poilus O11"


def burning(game: Game) -> list[str]:
    return [state(game).rules.map.hex_name(h) for h in blaze_hexes(state(game))]


def gassed(game: Game) -> list[str]:
    return [state(game).rules.map.hex_name(h) for h in gas_hexes(state(game))]


def ground(game: Game, hex: str) -> str:
    g = state(game)
    return TERRAIN_NAMES[g.rules.terrain_at(g, g.rules.map.hex_index(hex))]


def smoke(game: Game, hex: str) -> int:
    return state(game).h_smoke[state(game).rules.map.hex_index(hex)]


def smoke_in_f6(g: State) -> None:
    """No Smoke counter is in the box yet."""
    place_smoke(g, g.rules.map.hex_index("F6"), 3)


# --- E60 ---


@pytest.mark.rule("gwc:E60a")
@pytest.mark.parametrize("terrain", ["building", "woods"])
def test_a_blaze_takes_the_nearest_building_or_woods_hex(terrain: str) -> None:
    painted = {"terrain": {"brush": "F6", "orchard": "F7", "destroyed-woods": "G7", terrain: "F8", "field": "E6"}}
    forts = {"axis": {"forts": [{"fort": "trench", "hex": "F8"}]}}
    game = draw_event("blaze", G_FAR, F_FAR, ["hex F6"], map_data=painted, sides=forts, own={"gas": "F8"})
    assert burning(game) == ["F8"]
    assert fort(game, "F8") == "none" and gassed(game) == []
    assert is_over(game)


@pytest.mark.rule("gwc:E60a")
def test_the_receiving_player_breaks_a_tie_and_a_burning_hex_is_no_woods_hex() -> None:
    painted = {"terrain": {"woods": "F6 F8 F4 K6"}}
    game = draw_event("blaze", G_FAR, F_FAR, ["hex F6"], map_data=painted, table={"blaze": "F6"})
    assert question(game) == "blaze axis"
    assert offered(game) == ["hex F4", "hex F8"]
    play(game, "hex F8")
    assert burning(game) == ["F6", "F8"]


@pytest.mark.rule("gwc:E60a", "gwc:E56a")
def test_no_blaze_on_a_map_without_buildings_and_woods() -> None:
    game = draw_event("blaze", G_FAR, F_FAR, ["hex F6"], map_data={"terrain": {"brush": "F6"}})
    assert burning(game) == []
    assert is_over(game)


@pytest.mark.rule("gwc:E60b", "gwc:8.2.1b")
def test_owners_take_their_formations_out_of_the_fire() -> None:
    """The inactive French first. Next to F6: F5 impassable, F7 with a Tank already there."""
    painted = {"terrain": {"woods": "F6", "water-barrier": "F5"}, "ways": {"road": ["F6 F7"]}}
    allies = f"{F_FAR}, schneider F6, saint-chamond F7"
    game = draw_event("blaze", f"{G_FAR}, infanterie F6", allies, ["hex F6"], map_data=painted, year=1918)
    assert question(game) == "displaced allies"
    assert "place f.schneider-1 F5" not in offered(game)
    assert "place f.schneider-1 F7" not in offered(game)
    play(game, "place f.schneider-1 E6")
    assert question(game) == "displaced axis"
    assert "place g.infanterie-1 F7" in offered(game)  # to the enemy: there will be a Melee
    play(game, "place g.infanterie-1 G7")
    assert [place(game, "f.schneider-1"), place(game, "g.infanterie-1")] == ["E6", "G7"]


@pytest.mark.rule("gwc:E60b")
def test_who_cannot_be_displaced_is_eliminated() -> None:
    painted = {"terrain": {"woods": "F6", "water-barrier": "E6 E7 F5 F7 G6 G7"}}
    game = draw_event("blaze", G_FAR, f"{F_FAR}, poilus F6", ["hex F6"], map_data=painted)
    assert place(game, "f.poilus-2") == "casualty"
    assert vps(game) == 2


@pytest.mark.rule("gwc:E60b", "gwc:T107.1a")
def test_flight_into_gas_suppresses() -> None:
    painted = {"terrain": {"woods": "F6"}}
    game = draw_event("blaze", f"{G_FAR}, infanterie F6", F_FAR, ["hex F6"], map_data=painted, own={"gas": "F5"})
    play(game, "place g.infanterie-1 F5")
    assert flagged(game, "suppressed") == ["g.infanterie-1"]


# --- E59, E61, E74: Breeze ---


@pytest.mark.rule("gwc:E61a")
def test_a_breeze_takes_all_smoke_and_gas() -> None:
    game = draw_event("breeze 1", G_FAR, F_FAR, own={"gas": "C3 F8 K9"}, before=smoke_in_f6)
    assert gassed(game) == [] and smoke(game, "F6") == 0
    assert is_over(game)


@pytest.mark.rule("gwc:E61b", "gwc:E59c")
def test_a_breeze_spreads_fire_downwind_to_buildings_and_woods_once() -> None:
    """Direction 1 is up. D5 to D4 (woods) but not on to D3; H6 to H5 (brush) not at all; M1 leaves the map."""
    painted = {"terrain": {"woods": "D4 D3 D5", "brush": "H5", "building": "K5"}}
    table = {"blaze": "D5 H6 K6 M1"}
    game = draw_event("breeze 1", G_FAR, F_FAR, map_data=painted, table=table)
    assert burning(game) == ["D4", "D5", "H6", "K5", "K6", "M1"]


@pytest.mark.rule("gwc:E61c")
def test_a_spreading_fire_displaces_and_clears_its_new_hex() -> None:
    painted = {"terrain": {"woods": "D4"}}
    forts = {"axis": {"forts": [{"fort": "foxholes", "hex": "D4"}]}}
    game = draw_event("breeze 1", f"{G_FAR}, infanterie D4", f"{F_FAR}, poilus D4", map_data=painted,
                      table={"blaze": "D5"}, sides=forts)  # fmt: skip
    assert fort(game, "D4") == "none"
    assert question(game) == "displaced allies"
    assert "place f.poilus-2 D5" not in offered(game)  # ablaze
    play(game, "place f.poilus-2 C4", "place g.infanterie-1 E4")
    assert is_over(game)


@pytest.mark.rule("gwc:E59a", "gwc:E59b", "gwc:E59c")
def test_attrition_counts_enemy_formations_first_a_tank_once() -> None:
    lost = {"allies": {"casualties": ["poilus", "schneider", "ltn-durant"], "weapons_lost": ["hotchkiss"]},
            "axis": {"casualties": ["landwehr"]}, "blaze": "D5"}  # fmt: skip
    painted = {"terrain": {"woods": "E6 D6"}}
    game = draw_event(
        "battlefield-attrition 3", G_FAR, F_FAR, table=lost, own={"gas": "C3"}, map_data=painted, year=1918
    )
    assert len(state(game).casualties[1]) == 4  # the Tank takes two spaces
    assert vps(game) == 3
    assert gassed(game) == []
    assert burning(game) == ["D5", "E6"]  # direction 3 is down and right
    kinds = [event[0] for event in game.events]
    assert kinds.index(tell.VP) < kinds.index(tell.BLAZE)


@pytest.mark.rule("gwc:E74a", "gwc:E74b")
def test_interdiction_suppresses_a_unit_in_the_open_then_a_breeze_blows() -> None:
    painted = {"terrain": {"woods": "F4 D4", "brush": "I6", "stream": "K6"}}
    axis = "infanterie F6, lt-ebel F6, infanterie F4, infanterie I6, landwehr H6 suppressed, bote G6 broken"
    game = draw_event("interdiction-breeze 1", axis, "poilus K6, schneider L6, poilus M6", map_data=painted, year=1918,
                      table={"blaze": "D5"}, own={"gas": "C3"})  # fmt: skip
    assert question(game) == "interdiction axis"
    assert offered(game) == ["unit g.infanterie-1", "unit g.bote-1", "unit f.poilus-1", "unit f.poilus-2"]
    assert gassed(game) == ["C3"]
    play(game, "unit f.poilus-1")
    assert flagged(game, "suppressed") == ["f.poilus-1", "g.landwehr-1"]
    assert gassed(game) == [] and burning(game) == ["D4", "D5"]


@pytest.mark.rule("gwc:E74b", "gwc:E56a")
def test_the_breeze_blows_even_if_there_is_nobody_to_interdict() -> None:
    painted = {"terrain": {"woods": "A1 O11"}}
    game = draw_event("interdiction-breeze 1", G_FAR, F_FAR, map_data=painted, own={"gas": "C3"})
    assert gassed(game) == []
    assert flagged(game, "suppressed") == []


# --- E89 ---


@pytest.mark.rule("gwc:E89")
def test_sappers_place_or_remove_wire_next_to_a_good_order_unit() -> None:
    """Around F6: F5 Wire, F7 enemy, E6 Mines, E7 marsh, G6 and G7 free. The Unit in K6 is suppressed."""
    forts = {"axis": {"forts": [{"fort": "wire", "hex": "F5"}, {"fort": "mines", "hex": "E6"}]}}
    axis = "infanterie F6, infanterie K6 suppressed, lt-ebel C3"
    position: Entry = {"map_data": {"terrain": {"marsh": "E7"}}, "sides": forts}
    game = draw_event("sappers", axis, f"{F_FAR}, poilus F7", **position)
    assert question(game) == "sappers axis"
    assert offered(game) == ["hex F5", "hex G6", "hex G7", "none"]
    play(game, "hex F5")
    assert fort(game, "F5") == "none"
    game = draw_event("sappers", axis, f"{F_FAR}, poilus F7", **position)
    play(game, "hex G6")
    assert fort(game, "G6") == "wire" and fort(game, "F5") == "wire"


@pytest.mark.rule("gwc:E89", "gwc:F125.1")
def test_wire_does_not_run_out() -> None:
    """The countermix limits Pillboxes alone among the works (A45.1)."""
    rolls = [{"fort": "wire", "hex": f"{column}{row}"} for column in "ABCD" for row in range(2, 11)]
    game = draw_event("sappers", "infanterie F6", f"{F_FAR}, poilus F7", sides={"axis": {"forts": rolls}})
    assert "hex G6" in offered(game)


# --- E94 ---


@pytest.mark.rule("gwc:E94a", "gwc:O18.1")
def test_cut_wires_break_the_enemy_telephone_and_end_a_broken_one() -> None:
    telephone = {"allies": {"radio": {"radio": "telephone-75mm"}}}
    own = {"box": {"allies": "standing-creeping"}, "spotting": {"allies": "F6"}, "barrage": {"allies": "F5 F7"}}
    game = draw_event("telephone-wires-cut", G_FAR, F_FAR, sides=telephone, own=own)
    assert state(game).radio_broken == [0, 1]
    assert state(game).spotting[1] == -1 and state(game).barrage[1] == []
    telephone = {"allies": {"radio": {"radio": "telephone-75mm", "broken": True}}}
    game = draw_event("telephone-wires-cut", G_FAR, F_FAR, sides=telephone)
    assert state(game).radio == [NO_RADIO, NO_RADIO] and state(game).radio_broken == [0, 0]


@pytest.mark.rule("gwc:E94a", "gwc:E56a")
def test_no_wires_no_cut() -> None:
    assert is_over(draw_event("telephone-wires-cut", G_FAR, F_FAR))


# --- E95 ---


@pytest.mark.rule("gwc:E95a")
def test_trommelfeuer_kills_tanks_and_breaks_units_of_three_hexes() -> None:
    axis = f"{G_FAR}, infanterie F6, lt-ebel F6, infanterie F7 broken"
    allies = f"{F_FAR}, schneider F5, poilus G6"
    game = draw_event("trommelfeuer", axis, allies, ["hex F6"], year=1918)
    assert question(game) == "trommelfeuer axis"
    assert offered(game) == ["hex E6", "hex E7", "hex F5", "hex F7", "hex G6", "hex G7"]
    play(game, "hex F5")
    assert "hex F5" not in offered(game)
    play(game, "hex F7")
    assert place(game, "f.schneider-1") == "casualty"
    assert place(game, "g.infanterie-2") == "casualty"  # broken before
    assert flagged(game, "broken") == ["g.infanterie-1"]  # no Leader, and nobody in G6
    assert vps(game) == 3 - 2


@pytest.mark.rule("gwc:E95b")
@pytest.mark.parametrize(
    ("terrain", "before", "after", "left"),
    [
        ("open", "none", "shellhole", "none"),
        ("woods", "none", "shellhole", "none"),
        ("rubble", "none", "shellhole", "none"),
        ("building", "none", "rubble", "none"),
        ("building", "foxholes", "rubble", "none"),
        ("open", "pillbox", "rubble", "none"),
        ("open", "trench", "shellhole", "foxholes"),
        ("building", "trench", "rubble", "foxholes"),
        ("field", "foxholes", "shellhole", "none"),
        ("open", "wire", "shellhole", "none"),
        ("open", "mines", "shellhole", "none"),
        ("marsh", "none", "marsh", "none"),
    ],
)
def test_trommelfeuer_ruins_terrain_and_works(terrain: str, before: str, after: str, left: str) -> None:
    painted = {"terrain": {terrain: "F6"}} if terrain not in ("open", "rubble") else {}
    own = {"rubble": "F6"} if terrain == "rubble" else {}
    forts = {"axis": {"forts": [{"fort": before, "hex": "F6"}]}} if before != "none" else {}
    game = draw_event("trommelfeuer", G_FAR, F_FAR, ["hex F6"], map_data=painted, sides=forts, own=own)
    play(game, "hex E6", "hex G7")
    assert ground(game, "F6") == after
    assert fort(game, "F6") == left
    assert [ground(game, "E6"), ground(game, "G7"), ground(game, "F5")] == ["shellhole", "shellhole", "open"]


@pytest.mark.rule("gwc:E95b", "gwc:1.0")
@pytest.mark.parametrize("work", ["none", "foxholes"])
def test_trommelfeuer_makes_shellholes_of_a_bridge(work: str) -> None:
    """No Water hex (T99.1), and for the Event one of the other terrains, though shells make Rubble of it (T102)."""
    paint: Entry = {"terrain": {"stream": "F6", "bridge": "F6"}, "ways": {"road": "F5 F6 F7"}}
    forts = {"axis": {"forts": [{"fort": work, "hex": "F6"}]}} if work != "none" else {}
    game = draw_event("trommelfeuer", G_FAR, F_FAR, ["hex F6"], map_data=paint, sides=forts)
    play(game, "hex E6", "hex G7")
    assert [ground(game, "F6"), fort(game, "F6")] == ["shellhole", "none"]


# --- E56 ---


@pytest.mark.rule("gwc:E56b", "gwc:1.9.1c")
def test_rolls_during_an_event_trigger_nothing() -> None:
    """The Support Table roll shows an Event of its own."""
    game = draw_event("infiltration", G_FAR, F_FAR, ["G-64", "hex F6"])
    while not is_over(game):
        play(game, "keep" if "keep" in offered(game) else offered(game)[0])
    assert len(told(game, tell.EVENT)) == 1
