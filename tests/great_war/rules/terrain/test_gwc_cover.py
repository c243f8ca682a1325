"""Cover (T99.3): of every terrain, of hexsides, Roads and Fortifications, and for whom."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, position, state
from gwc_stats import cover_of, morale

from commander_play import broken, hex, play, told
from sandtable.commander.map.kinds import BRIDGE, BUILDING, OPEN, RUBBLE, SHELLHOLE
from sandtable.commander.rules.ground import is_water, terrain_at
from sandtable.games.great_war_commander.rules.state import set_ground
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

FIRE, MOVE = card("G", order="fire"), card("G", order="move")  # a card to play keeps the Turn from ending
FAR, AWAY = "doughboys I11", "landwehr A1"
ROAD = {"ways": {"road": "E6 F5 G6"}}


def ground(terrain: dict[str, str], unit: str = "landwehr F5", **more: Any) -> Game:
    """A Landwehr Platoon, printed Morale 7, in F5."""
    map = {"terrain": terrain, **more.pop("map", {})}
    return position(f"{unit}, {AWAY}", FAR, map=map, axis_hand=MOVE, **more)


def fort(name: str, at: str = "F5") -> dict[str, Any]:
    return {"forts": [{"fort": name, "hex": at}]}


# --- T99.1: which terrain counts ---


@pytest.mark.rule("gwc:T99.1a", "gwc:T99.1.ex")
@pytest.mark.parametrize("names", [["building", "woods"], ["woods", "building"]])
def test_of_two_terrains_the_higher_on_the_chart_counts(names: list[str]) -> None:
    game = ground(dict.fromkeys(names, "F5"))
    assert terrain_at(state(game), hex(game, "F5")) == BUILDING and cover_of(game, "F5") == 3


@pytest.mark.rule("gwc:T99.1a", "gwc:T99.1.ex", "gwc:T102b")
def test_a_bridge_over_a_stream_is_a_bridge_hex_and_no_water() -> None:
    game = ground({"stream": "F5", "bridge": "F5"}, map=ROAD)
    at = hex(game, "F5")
    assert terrain_at(state(game), at) == BRIDGE and not is_water(state(game), at)
    assert cover_of(game, "F5") == 2


@pytest.mark.rule("gwc:T99.1a", "gwc:T99.5")
@pytest.mark.parametrize(("printed", "marker", "cover"), [("building", RUBBLE, 2), ("woods", SHELLHOLE, 1)])
def test_a_marker_changes_the_type(printed: str, marker: int, cover: int) -> None:
    game = ground({printed: "F5"})
    set_ground(state(game), hex(game, "F5"), marker)
    assert terrain_at(state(game), hex(game, "F5")) == marker and cover_of(game, "F5") == cover


@pytest.mark.rule("gwc:T99.1b", "gwc:T115a", "gwc:T121")
@pytest.mark.parametrize(("way", "cover"), [("railway", 0), ("trail", 0), ("road", -1)])
def test_ways_leave_the_type_of_their_hex_alone(way: str, cover: int) -> None:
    """Railways and Trails leave its Cover alone, too."""
    game = ground({"brush": "F6"}, map={"ways": {way: "F4 F5 F6"}})
    assert terrain_at(state(game), hex(game, "F5")) == OPEN and cover_of(game, "F5") == cover
    assert cover_of(game, "F6") == 1


# --- the Cover column ---


@pytest.mark.rule(
    "gwc:T99.3a", "gwc:T101", "gwc:T103", "gwc:T104a", "gwc:T106", "gwc:T108a", "gwc:T111a", "gwc:T112", "gwc:T113",
    "gwc:T114a", "gwc:T117", "gwc:T118", "gwc:T120a", "gwc:T124a", "gwc:T124.1a",
)  # fmt: skip
@pytest.mark.parametrize(("terrain", "cover"), [
    ("boulders", 2),
    ("brush", 1),
    ("building", 3),
    ("field", 0),
    ("gully", 1),
    ("marsh", 0),
    ("orchard", 1),
    ("quarry", 1),
    ("rubble", 2),
    ("shellhole", 1),
    ("stream", -1),
    ("woods", 2),
    ("destroyed-woods", 2),
])  # fmt: skip
def test_cover_of_a_terrain_is_added_to_morale(terrain: str, cover: int) -> None:
    game = ground({terrain: "F5"})
    assert cover_of(game, "F5") == cover and morale(game, "g.landwehr-1") == 7 + cover
    assert cover_of(game, "F5", indirect=True) == cover


@pytest.mark.rule("gwc:T112")
def test_open_ground_gives_no_cover() -> None:
    assert morale(ground({}), "g.landwehr-1") == 7


@pytest.mark.rule("gwc:T107")
def test_gas_has_the_cover_of_the_ground_beneath() -> None:
    assert cover_of(ground({"woods": "F5"}, own={"gas": "F5"}), "F5") == 2


# --- for whom ---


@pytest.mark.rule("gwc:T99.3a", "gwc:3.1.4a", "gwc:3.1.4b")
@pytest.mark.parametrize(("unit", "tag", "printed", "covered"), [
    ("poilus F5", "f.poilus-1", 7, True),
    ("poilus F5 broken", "f.poilus-1", 7, True),
    ("specialistes F5", "f.specialistes-1", 7, True),
    ("agent-de-liaison F5", "f.agent-de-liaison-1", 7, True),
    ("cne-barnier F5", "f.cne-barnier", 9, True),
    ("hero F5", "f.hero", 9, True),
    ("schneider F5", "f.schneider-1", 11, False),
    ("schneider-leader F5 broken", "f.schneider-leader-1", 9, False),
])  # fmt: skip
@pytest.mark.parametrize(("terrain", "cover"), [("woods", 2), ("stream", -1)])
def test_cover_counts_for_all_but_tanks(
    unit: str, tag: str, printed: int, covered: bool, terrain: str, cover: int
) -> None:
    game = position(
        "landwehr A1", f"{unit}, poilus I11", nation="france", axis_hand=MOVE, map={"terrain": {terrain: "F5"}}
    )
    assert morale(game, tag) == printed + (cover if covered else 0)


# --- one Cover only ---


@pytest.mark.rule("gwc:T99.3b", "gwc:T99.3.ex", "gwc:F125.4b")
def test_covers_do_not_add_up() -> None:
    assert morale(ground({"brush": "F5"}), "g.landwehr-1") == 8
    assert morale(ground({}, axis_side=fort("foxholes")), "g.landwehr-1") == 10
    assert morale(ground({"brush": "F5"}, axis_side=fort("foxholes")), "g.landwehr-1") == 10
    assert morale(ground({"building": "F5"}, axis_side=fort("foxholes")), "g.landwehr-1") == 10


@pytest.mark.rule("gwc:F126a", "gwc:F127", "gwc:F129a", "gwc:F130.1", "gwc:F125.4b", "gwc:F128", "gwc:F131.1")
@pytest.mark.parametrize(("name", "cover"), [
    ("foxholes", 3),
    ("trench", 4),
    ("pillbox", 5),
    ("bunker", 6),
    ("mines", 2),  # none: that of the Woods
    ("wire", 2),
])  # fmt: skip
@pytest.mark.parametrize("indirect", [False, True])
def test_cover_of_fortifications_is_the_same_against_all_arms(name: str, cover: int, indirect: bool) -> None:
    assert cover_of(ground({"woods": "F5"}, axis_side=fort(name)), "F5", indirect) == cover


# --- T116: Roads ---


@pytest.mark.rule("gwc:T116c", "gwc:T116.ex1")
def test_a_road_in_open_ground_takes_one_from_any_cover() -> None:
    assert morale(ground({}, map=ROAD), "g.landwehr-1") == 6
    assert morale(ground({}, map=ROAD, axis_side=fort("foxholes")), "g.landwehr-1") == 9


@pytest.mark.rule("gwc:T116c", "gwc:T116.ex2")
@pytest.mark.parametrize(("terrain", "expected"), [("woods", 9), ("building", 10), ("field", 7), ("orchard", 8)])
def test_a_road_takes_nothing_from_other_terrain(terrain: str, expected: int) -> None:
    assert morale(ground({terrain: "F5"}, map=ROAD), "g.landwehr-1") == expected


@pytest.mark.rule("gwc:T116c", "gwc:T99.1a")
def test_shells_make_another_type_of_a_road_hex() -> None:
    """Open Ground no more: Shellhole, Cover 1, whole."""
    game = ground({}, map=ROAD)
    set_ground(state(game), hex(game, "F5"), SHELLHOLE)
    assert morale(game, "g.landwehr-1") == 8
    ruined = ground({"building": "F5"}, map=ROAD)
    set_ground(state(ruined), hex(ruined, "F5"), RUBBLE)
    assert morale(ruined, "g.landwehr-1") == 9


# --- T105, T109, T122: hexsides ---

NORTH = 0  # the first direction, towards F4


@pytest.mark.rule("gwc:T99.1c", "gwc:T105", "gwc:T109b", "gwc:T122b", "gwc:T122.1")
@pytest.mark.parametrize(("side", "cover"), [("fence", 0), ("hedge", 1), ("wall", 2), ("destroyed-wall", 2)])
def test_hexsides_cover_against_fire_that_crosses_them(side: str, cover: int) -> None:
    game = ground({}, map={"sides": {side: "F5/1"}})
    assert cover_of(game, "F5", crossing=1 << NORTH) == cover
    assert cover_of(game, "F5", crossing=1 << 3) == 0  # from the other side
    assert cover_of(game, "F5", indirect=True, crossing=1 << NORTH) == 0  # from above
    assert cover_of(game, "F5") == 0 and morale(game, "g.landwehr-1") == 7  # while nobody fires


@pytest.mark.rule("gwc:T99.3b", "gwc:T116c")
def test_a_wall_is_one_cover_among_others() -> None:
    woods = ground({"woods": "F5"}, map={"sides": {"wall": "F5/1"}})
    assert cover_of(woods, "F5", crossing=1 << NORTH) == 2
    road = ground({}, map={**ROAD, "sides": {"wall": "F5/1"}})
    assert cover_of(road, "F5", crossing=1 << NORTH) == 1


@pytest.mark.rule("gwc:T109b", "gwc:T122b")
@pytest.mark.parametrize(("side", "from_hex", "defence"), [
    ("wall", "F3", 9),
    ("hedge", "F3", 8),
    ("wall", "D6", 7),  # past it
])  # fmt: skip
def test_a_wall_counts_in_a_defence_roll(side: str, from_hex: str, defence: int) -> None:
    """Doughboys, Morale 7, behind the north side of F6."""
    game = position(
        f"landwehr {from_hex}, {AWAY}",
        f"doughboys F6, {FAR}",
        axis_hand=FIRE,
        axis_draw="4-1",
        allies_draw="1-3",
        map={"sides": {side: "F6/1"}},
    )
    play(game, f"order {FIRE}", "?fire F6")
    assert told(game, "defence")[0][1] == str(defence)


# --- all rules that ask for Cover ask for what is there now ---


@pytest.mark.rule("gwc:T99.3a", "gwc:F130.1")
def test_a_fortification_that_goes_takes_its_cover_along() -> None:
    game = ground({}, axis_side=fort("trench"))
    g = state(game)
    assert morale(game, "g.landwehr-1") == 11 and not broken(game, "g.landwehr-1")
    g.h_fort = with_byte(g.h_fort, hex(game, "F5"), 0)
    assert morale(game, "g.landwehr-1") == 7
