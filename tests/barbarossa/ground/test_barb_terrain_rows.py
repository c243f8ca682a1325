"""What the terrain table says, row by row: Defense, Ambush, trenches, pillboxes, Close Combat; and fire from hills."""

from __future__ import annotations

import pytest
from land import Land, hex_of, mover

from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.rules.defense import terrain_bonus
from sandtable.games.barbarossa.rules.firepower import accuracy, close_accuracy
from sandtable.games.barbarossa.rules.names import INFANTRY, MEDIUM_TANKS, TERRAIN_NAMES, TYPE_NAMES
from sandtable.games.barbarossa.rules.tables import Terrain

ALL = TYPE_NAMES[:-1]
SETTLEMENTS = ["village", "town", "railway-station"]


def row(name: str) -> Terrain:
    return load_tables().terrain[TERRAIN_NAMES.index(name)]


def bonuses(terrain: str) -> tuple[int, int]:
    """Of infantry and of a tank standing there."""
    g = Land().terrain(terrain, "F5").unit("G1", mover(), "F5").unit("G2", mover("medium-tanks"), "F5").state()
    return terrain_bonus(g, 0), terrain_bonus(g, 1)


@pytest.mark.rule(
    "barbarossa:plain.1b", "barbarossa:brush.1c", "barbarossa:lwood.1b", "barbarossa:forest.1b", "barbarossa:glade.1b",
    "barbarossa:vill.1c", "barbarossa:town.1c", "barbarossa:stat.1c", "barbarossa:settle.1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("terrain", "found"),
    [
        ("plain", (0, 0)), ("brush", (0, 0)), ("light-woods", (1, 1)), ("forest", (2, 2)), ("forest-glade", (2, 2)),
        ("light-glade", (1, 1)), ("village", (2, 1)), ("town", (3, 2)), ("railway-station", (2, 1)), ("swamp", (0, 0)),
        ("river", (0, 0)), ("ford", (0, 0)), ("lake", (0, 0)), ("plowed-field", (0, 0)), ("rocks", (0, 0)),
        ("ravine", (0, 0)),
    ],
)  # fmt: skip
def test_defense_of_infantry_and_of_others(terrain: str, found: tuple[int, int]) -> None:
    assert bonuses(terrain) == found


@pytest.mark.rule("barbarossa:road.ex1")
def test_on_a_road_through_a_forest_a_truck_has_the_forests_defense() -> None:
    g = Land().terrain("forest", "F5").road("F4", "F5", "F6").unit("G1", mover("vehicles"), "F5").state()
    assert terrain_bonus(g, 0) == 2


@pytest.mark.rule(
    "barbarossa:plain.1c", "barbarossa:brush.1b", "barbarossa:swamp.1d", "barbarossa:lwood.1c", "barbarossa:forest.1c",
    "barbarossa:glade.1c", "barbarossa:ford.1d", "barbarossa:lake.1c", "barbarossa:plow.1b", "barbarossa:rocks.1b",
    "barbarossa:ravine.1c", "barbarossa:vill.1b", "barbarossa:town.1b", "barbarossa:stat.1b", "barbarossa:settle.1",
)  # fmt: skip
@pytest.mark.parametrize("terrain", TERRAIN_NAMES)
def test_who_may_lie_in_ambush(terrain: str) -> None:
    expected = {
        "brush": ["infantry", "artillery"], "light-woods": ALL, "forest": ["infantry"],
        "forest-glade": [t for t in ALL if t != "artillery"], "light-glade": [t for t in ALL if t != "artillery"],
        "village": ALL, "town": ALL, "railway-station": ALL,
    }  # fmt: skip
    found = [TYPE_NAMES[t] for t in range(len(TYPE_NAMES)) if row(terrain).ambush[t]]
    assert found == expected.get(terrain, [])


@pytest.mark.rule(
    "barbarossa:swamp.1c", "barbarossa:forest.1d", "barbarossa:ford.1c", "barbarossa:lake.1c", "barbarossa:glade.1d",
    "barbarossa:rocks.1b",
)  # fmt: skip
def test_where_no_trench_no_pillbox_and_no_digging() -> None:
    def without(column: str) -> list[str]:
        return [name for name in TERRAIN_NAMES if not getattr(row(name), column)]

    water = ["swamp", "river", "ford", "lake"]
    assert sorted(without("trench")) == sorted([*water, "rocks"])
    assert sorted(without("pillbox")) == sorted([*water, "forest", "forest-glade", "light-glade", "ravine"])
    assert sorted(without("dig_in")) == sorted([*water, "rocks"])


@pytest.mark.rule("barbarossa:plain.2", "barbarossa:brush.2", "barbarossa:plow.1c")
def test_from_where_infantry_does_not_assault_armour() -> None:
    assert [name for name in TERRAIN_NAMES if not row(name).assault_from] == ["plain", "brush", "plowed-field"]


@pytest.mark.rule("barbarossa:vill.3", "barbarossa:town.3", "barbarossa:stat.3")
@pytest.mark.parametrize("terrain", [*SETTLEMENTS, "light-woods"])
def test_in_settlements_infantry_hits_vehicles_better(terrain: str) -> None:
    land = Land().terrain(terrain, "F5").unit("G1", mover(close_accuracy=2), "F5")
    g = land.unit("S1", mover("medium-tanks", close_accuracy=2), "F5").state()
    more = 1 if terrain in SETTLEMENTS else 0
    for type in ("vehicles", "armored-vehicles", "light-tanks", "medium-tanks", "heavy-tanks"):
        assert close_accuracy(g, 0, TYPE_NAMES.index(type), False) == 2 + more
    assert close_accuracy(g, 0, INFANTRY, False) == 2
    assert close_accuracy(g, 1, MEDIUM_TANKS, False) == 2


@pytest.mark.rule("barbarossa:settle.1", "barbarossa:vill.1d", "barbarossa:town.1d", "barbarossa:stat.1d")
def test_settlements_burn_and_nothing_else() -> None:
    assert [name for name in TERRAIN_NAMES if row(name).burns] == SETTLEMENTS


@pytest.mark.rule("barbarossa:hill.fire.1", "barbarossa:hill.fire.ex1")
def test_from_a_hill_every_accuracy_reaches_a_hex_farther() -> None:
    land = (
        Land().height(1, "F3").unit("G1", mover(accuracy=[5, 4, 3]), "F3").unit("G2", mover(accuracy=[5, 4, 3]), "E4")
    )
    g = land.state()
    down = [accuracy(g, 0, hex_of(g, f"F{n}"), INFANTRY) for n in (4, 5, 6, 7, 8)]
    assert down == [5, 5, 4, 3, 0]
    flat = [accuracy(g, 1, hex_of(g, f"E{n}"), INFANTRY) for n in (5, 6, 7, 8, 9)]
    assert flat == [5, 4, 3, 0, 0]


@pytest.mark.rule("barbarossa:hill.fire.1")
def test_not_against_a_target_on_a_hill() -> None:
    g = Land().height(2, "F3").height(1, "F6").unit("G1", mover(accuracy=[5, 4, 3]), "F3").state()
    assert accuracy(g, 0, hex_of(g, "F6"), INFANTRY) == 3
