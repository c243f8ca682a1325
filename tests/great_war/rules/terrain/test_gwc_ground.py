"""Ground under fire: vulnerability and downgrading of terrain, Trails and Fortifications (T99.5, F125.3)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import REQUEST, STRONG, TELEPHONE, position, request
from gwc_positions import marker, state, terrain

from commander_play import fort, hex, play, told
from sandtable.commander.rules.los import sight
from sandtable.games.great_war_commander.rules.ground import downgrade, has_trail
from sandtable.kernel.game import Game


def ground(map: dict[str, Any] | None = None, **more: Any) -> Game:
    return position("hptm-nehring A1", "poilus O1", map=map, **more)


def works(kind: str, where: str) -> dict[str, Any]:
    return {"axis_side": {"forts": [{"fort": kind, "hex": where}]}}


def put(game: Game, where: str, total: int) -> bool:
    return downgrade(state(game), hex(game, where), total)


RUINS = [
    ("boulders", "shellhole"), ("brush", "shellhole"), ("field", "shellhole"), ("orchard", "shellhole"),
    ("gully", "shellhole"), ("quarry", "shellhole"), ("woods", "shellhole"), ("destroyed-woods", "shellhole"),
    ("rubble", "shellhole"),
]  # fmt: skip


@pytest.mark.rule("gwc:T99.5", "gwc:O19.2.1.4.1c", "gwc:T117", "gwc:T124a", "gwc:T124.1a")
@pytest.mark.parametrize(("before", "after"), RUINS)
def test_terrain_becomes_a_shellhole_from_18_on(before: str, after: str) -> None:
    game = ground({"terrain": {before: "F5"}})
    assert not put(game, "F5", 17) and terrain(game, "F5") == before and marker(game, "F5") == ""
    assert put(game, "F5", 18) and terrain(game, "F5") == after and marker(game, "F5") == after
    assert told(game, "ground-changed") == []  # told when it happens in play, see below


@pytest.mark.rule("gwc:T99.5", "gwc:O19.2.1.4.1c")
def test_more_than_the_number_downgrades_too_and_open_ground_as_well() -> None:
    game = ground()
    assert put(game, "F5", 22) and terrain(game, "F5") == "shellhole"


@pytest.mark.rule("gwc:T99.5", "gwc:T117")
def test_a_building_becomes_rubble_and_rubble_a_shellhole() -> None:
    game = ground({"terrain": {"building": "F5"}})
    assert put(game, "F5", 18) and terrain(game, "F5") == "rubble"
    assert put(game, "F5", 18) and terrain(game, "F5") == "shellhole"


@pytest.mark.rule("gwc:T99.5")
def test_a_bridge_becomes_rubble() -> None:
    game = ground({"terrain": {"bridge": "F5", "stream": "E5 F5 G5"}, "ways": {"road": "F4 F5 F6"}})
    assert terrain(game, "F5") == "bridge"
    assert put(game, "F5", 18) and terrain(game, "F5") == "rubble"


@pytest.mark.rule("gwc:O19.2.1.4.1c")
@pytest.mark.parametrize("wet", ["marsh", "stream", "water-barrier"])
def test_water_is_never_changed(wet: str) -> None:
    game = ground({"terrain": {wet: "F5"}})
    assert not put(game, "F5", 22) and terrain(game, "F5") == wet


@pytest.mark.rule("gwc:O19.2.1.4.1c", "gwc:8.1.6")
def test_a_blaze_is_impassable_and_never_changed() -> None:
    game = ground(blaze="F5")
    assert not put(game, "F5", 22) and marker(game, "F5") == ""


@pytest.mark.rule("gwc:T118", "gwc:T99.5")
def test_shellholes_go_no_further_printed_or_not() -> None:
    game = ground({"terrain": {"shellhole": "F5"}}, own={"shellholes": "F6"})
    assert not put(game, "F5", 22) and marker(game, "F5") == ""
    assert not put(game, "F6", 22)


# --- Trails ---


TRAIL = {"terrain": {"shellhole": "F5"}, "ways": {"trail": "F4 F5 F6"}}


@pytest.mark.rule("gwc:T121.1")
def test_a_trail_on_printed_shellholes_is_destroyed_for_good() -> None:
    game = ground(TRAIL)
    assert has_trail(state(game), hex(game, "F5"))
    assert not put(game, "F5", 17) and has_trail(state(game), hex(game, "F5"))
    assert put(game, "F5", 18) and marker(game, "F5") == "shellhole"
    assert not has_trail(state(game), hex(game, "F5")) and not put(game, "F5", 18)


@pytest.mark.rule("gwc:T121.1", "gwc:T121")
def test_a_trail_elsewhere_has_no_number_of_its_own() -> None:
    """Open Ground falls, the Trail across it stays a Trail: only in printed Shellholes is it hit by itself."""
    game = ground(TRAIL)
    assert put(game, "F4", 18) and terrain(game, "F4") == "shellhole"
    assert has_trail(state(game), hex(game, "F4"))


# --- Fortifications ---


@pytest.mark.rule(
    "gwc:F125.3", "gwc:F125.2", "gwc:F125.4a", "gwc:O19.2.1.4.1d", "gwc:F127", "gwc:F128", "gwc:F131", "gwc:F130.1"
)
@pytest.mark.parametrize(("kind", "least", "after", "soil"), [
    ("foxholes", 18, "none", "shellhole"),
    ("mines", 18, "none", "shellhole"),
    ("wire", 18, "none", "shellhole"),
    ("trench", 18, "foxholes", ""),
    ("pillbox", 20, "none", "rubble"),
    ("bunker", 20, "none", "rubble"),
])  # fmt: skip
def test_what_becomes_of_a_work(kind: str, least: int, after: str, soil: str) -> None:
    game = ground(**works(kind, "F5"))
    assert not put(game, "F5", least - 1) and fort(game, "F5") == kind
    assert put(game, "F5", least)
    assert fort(game, "F5") == after and marker(game, "F5") == soil


@pytest.mark.rule("gwc:F126a", "gwc:F129a")
@pytest.mark.parametrize("kind", ["pillbox", "bunker"])
def test_strong_works_leave_rubble_even_in_the_open(kind: str) -> None:
    game = ground(**works(kind, "F5"))
    assert put(game, "F5", 20) and terrain(game, "F5") == "rubble"


@pytest.mark.rule("gwc:F127", "gwc:F128", "gwc:F131")
@pytest.mark.parametrize("kind", ["foxholes", "mines", "wire"])
def test_lesser_works_leave_rubble_in_a_building(kind: str) -> None:
    game = ground({"terrain": {"building": "F5"}}, **works(kind, "F5"))
    assert put(game, "F5", 18) and fort(game, "F5") == "none" and terrain(game, "F5") == "rubble"


@pytest.mark.rule("gwc:F125.3", "gwc:T99.5")
def test_only_the_work_is_downgraded_and_one_step_at_a_time() -> None:
    """A trench in Woods: first the Foxholes, then a Shellhole; the Woods beneath do not fall with the Trench."""
    game = ground({"terrain": {"woods": "F5"}}, **works("trench", "F5"))
    assert put(game, "F5", 25)
    assert fort(game, "F5") == "foxholes" and terrain(game, "F5") == "woods"
    assert put(game, "F5", 25)
    assert fort(game, "F5") == "none" and terrain(game, "F5") == "shellhole"


@pytest.mark.rule("gwc:F125.3")
def test_a_strong_work_shields_terrain_that_would_fall() -> None:
    game = ground({"terrain": {"woods": "F5"}}, **works("pillbox", "F5"))
    assert not put(game, "F5", 19) and terrain(game, "F5") == "woods" and fort(game, "F5") == "pillbox"


@pytest.mark.rule("gwc:F127", "gwc:T121.1")
def test_works_on_a_trail_through_shellholes_fall_onto_a_marker() -> None:
    game = ground(TRAIL, **works("foxholes", "F5"))
    assert put(game, "F5", 18) and fort(game, "F5") == "none" and marker(game, "F5") == "shellhole"
    assert not has_trail(state(game), hex(game, "F5"))


# --- in play ---


@pytest.mark.rule("gwc:T124b", "gwc:T124.ex", "gwc:O19.2.1.4.2b", "gwc:O19.2.1.4.2c", "gwc:T99.5")
def test_airburst_counts_for_the_trees_too_and_cover_is_what_is_left() -> None:
    """FP 8 and a roll of 8 into Woods: 18 with the airburst. The Poilus defend with Morale 7 and a Shellhole's 1."""
    game = position(
        "hptm-nehring F3", "poilus F6", hand=REQUEST, axis_side=TELEPHONE, map={"terrain": {"woods": "F6"}},
        draw="6-4, 1-4, 1-2, 6-2", allies_draw="2-3",
    )  # fmt: skip
    request(game, "barrage 0", "activate g.hptm-nehring", "fire F6")
    assert told(game, "impact") == [["F6", "18", "8"]] and terrain(game, "F6") == "shellhole"
    assert told(game, "defence") == [["f.poilus-1", "8", "13", "18"]]


@pytest.mark.rule("gwc:T124.ex", "gwc:T124b", "gwc:T99.5")
@pytest.mark.parametrize("spared", [False, True])
def test_the_example_of_the_minenwerfer(spared: bool) -> None:
    """7 FP into Woods and a roll of 9: 18, so the trees fall; by the switch only Artillery fells them."""
    game = position(
        "abteilung F3 25-cm-minenwerfer", "poilus F8", hand="G-3 G-2", map={"terrain": {"woods": "F8"}},
        draw="5-6, 5-4", allies_draw="1-3", options={"mortars_spare_ground": spared},
    )  # fmt: skip
    play(game, "order G-3", "?roll")  # one gun, one target
    assert told(game, "attack-total") == [["18", "9"]]
    assert terrain(game, "F8") == ("woods" if spared else "shellhole")
    assert told(game, "defence") == [["f.poilus-1", "9" if spared else "8", "13" if spared else "12", "18"]]


@pytest.mark.rule("gwc:T124b", "gwc:O19.2.1.4.1a")
def test_airburst_on_the_common_roll_is_for_woods_only() -> None:
    game = position(
        "hptm-nehring F1", "poilus O9", hand=REQUEST, axis_side=TELEPHONE, map={"terrain": {"woods": "F6"}},
        draw="6-4, 1-4, 6-2",
    )  # fmt: skip
    request(game, "barrage 0", "activate g.hptm-nehring", "fire F6")
    assert told(game, "impact-vacant") == [["7", "16", "8"]]
    assert told(game, "ground-changed") == [["F6", "shellhole"]]


@pytest.mark.rule("gwc:O19.2.1.4.2b", "gwc:F125.3", "gwc:F130.1")
def test_defenders_have_the_cover_of_the_reduced_work() -> None:
    """Telephone 10 and a roll of 8 is 18: the Trench is Foxholes before anybody rolls, so Cover 3."""
    game = position(
        "hptm-nehring F3", "poilus F6", hand=REQUEST, axis_side=STRONG,
        allies_side={"forts": [{"fort": "trench", "hex": "F6"}]}, draw="6-4, 1-4, 1-2, 6-2", allies_draw="6-5",
    )  # fmt: skip
    request(game, "barrage 0", "activate g.hptm-nehring", "fire F6")
    assert fort(game, "F6") == "foxholes"
    assert told(game, "defence") == [["f.poilus-1", "10", "21", "18"]]


# --- Blaze ---


@pytest.mark.rule("gwc:T110.4b")
@pytest.mark.parametrize("levels", [{}, {"1": "E3 E9"}, {"4": "E3 E9"}, {"2": "E3", "4": "E9"}])
def test_a_blaze_blocks_sight_however_high_one_stands(levels: dict[str, str]) -> None:
    for blaze, seen in (("E6", False), ("F6", True)):
        game = position("infanterie E3", "poilus E9", map={"levels": levels}, blaze=blaze)
        assert (sight(state(game), hex(game, "E3"), hex(game, "E9")) >= 0) is seen


@pytest.mark.rule("gwc:10.3.4")
@pytest.mark.parametrize(("gas", "value"), [("E3", 1), ("E9", 1), ("E6", 1), ("F6", 0)])
def test_gas_hinders_into_out_of_and_through_its_hex(gas: str, value: int) -> None:
    game = position("infanterie E3", "poilus E9", own={"gas": gas})
    assert sight(state(game), hex(game, "E3"), hex(game, "E9")) == value
