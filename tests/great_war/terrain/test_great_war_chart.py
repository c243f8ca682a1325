"""The Terrain Chart and the Fortifications of Great War Commander, number by number as the rulebook has them."""

import pytest

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.packs import load_one
from sandtable.commander.packs.schemas import FortificationsFile, Terrain, TerrainFile
from sandtable.games.great_war_commander.files import DATA

CHART = load_one(DATA, TerrainFile)
FORTS = load_one(DATA, FortificationsFile)
TERRAINS = {terrain.name: terrain for terrain in CHART.terrain}
SIDES = {side.name: side for side in CHART.side}
WAYS = {way.name: way for way in CHART.way}
MARKERS = {marker.name: marker for marker in CHART.marker}
OBSTACLE, CLEAR = "obstacle", "clear"


def sight(terrain: Terrain) -> int | str:
    """A Hindrance as its number."""
    return terrain.hindrance if terrain.los == "hindrance" else terrain.los


def test_every_name_is_one_of_the_familys() -> None:
    assert set(TERRAINS) <= set(TERRAIN_NAMES) and set(SIDES) <= set(SIDE_NAMES)
    assert list(WAYS) == WAY_NAMES


@pytest.mark.rule("gwc:T99.1a", "gwc:T99.1.ex")
def test_what_the_rulebook_says_of_the_order() -> None:
    order = list(TERRAINS)
    assert order.index("bridge") < order.index("stream")
    assert order.index("building") < order.index("woods")
    assert order[-1] == "open"


@pytest.mark.rule(
    "gwc:T101", "gwc:T102b", "gwc:T103", "gwc:T104a", "gwc:T106", "gwc:T108a", "gwc:T111a", "gwc:T112", "gwc:T113",
    "gwc:T114a", "gwc:T117", "gwc:T118", "gwc:T120a", "gwc:T124a", "gwc:T124.1a",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "rule", "move", "cover", "los", "ruin"),
    [
        ("boulders", "T101", 1, 2, OBSTACLE, "shellhole"),
        ("bridge", "T102", 1, 2, 1, "rubble"),
        ("brush", "T103", 2, 1, 3, "shellhole"),
        ("building", "T104", 2, 3, OBSTACLE, "rubble"),
        ("field", "T106", 1, 0, 1, "shellhole"),
        ("gully", "T108", 2, 1, CLEAR, "shellhole"),
        ("marsh", "T111", 3, 0, 1, ""),
        ("open", "T112", 1, 0, CLEAR, "shellhole"),
        ("orchard", "T113", 1, 1, 2, "shellhole"),
        ("quarry", "T114", 2, 1, CLEAR, "shellhole"),
        ("rubble", "T117", 2, 2, 2, "shellhole"),
        ("shellhole", "T118", 1, 1, CLEAR, ""),
        ("stream", "T120", 3, -1, CLEAR, ""),
        ("water-barrier", "T123", 0, 0, CLEAR, ""),
        ("woods", "T124", 2, 2, OBSTACLE, "shellhole"),
        ("destroyed-woods", "T124.1", 1, 2, OBSTACLE, "shellhole"),
    ],
)
def test_a_terrain(name: str, rule: str, move: int, cover: int, los: int | str, ruin: str) -> None:
    t = TERRAINS[name]
    assert (t.rule, t.move, t.cover, sight(t), t.ruin) == (rule, move, cover, los, ruin)
    assert t.vulnerability == (18 if ruin else 0)


def test_no_terrain_is_left_out() -> None:
    assert len(TERRAINS) == 16


def named(field: str) -> dict[str, object]:
    """The terrains that differ from others in a field, with what they say."""
    usual = getattr(Terrain(name="", rule="", los="clear"), field)
    return {name: getattr(t, field) for name, t in TERRAINS.items() if getattr(t, field) != usual}


@pytest.mark.rule("gwc:T102a", "gwc:T123")
def test_how_one_gets_in() -> None:
    assert named("entry") == {"bridge": "by-way", "water-barrier": "never"}


@pytest.mark.rule("gwc:T114a", "gwc:T118", "gwc:T124.1a")
def test_what_costs_more_or_less() -> None:
    assert named("first_move") == {"destroyed-woods": 1, "shellhole": 1}
    assert named("same_move") == {"quarry": 1}


@pytest.mark.rule("gwc:T111b", "gwc:T120b")
def test_water() -> None:
    assert set(named("water")) == {"water-barrier", "stream", "marsh"}


@pytest.mark.rule("gwc:T99.4", "gwc:T104c", "gwc:T108b", "gwc:T114b", "gwc:T124.1b")
def test_sight() -> None:
    """All that hinders fills its hex; of what blocks, a Building blocks where it is drawn."""
    assert set(named("fills_hex")) == {name for name, t in TERRAINS.items() if t.los != CLEAR} - {"building"}
    assert set(named("blind_hex")) == {"building", "woods", "boulders", "destroyed-woods"}
    assert set(named("hidden")) == {"gully", "quarry"}
    assert named("depth") == {"destroyed-woods": 2}


@pytest.mark.rule("gwc:T124b")
def test_shells_burst_in_the_trees_while_there_are_any() -> None:
    assert named("airburst") == {"woods": 2}


@pytest.mark.rule("gwc:T104d", "gwc:T120a", "gwc:T124a", "gwc:T124.1a", "gwc:O23.5.8a", "gwc:O23.5.8b")
def test_where_tanks_may_go() -> None:
    assert named("tanks") == {
        "water-barrier": "never", "stream": "never", "building": "road-or-dot", "woods": "road",
        "destroyed-woods": "never",
    }  # fmt: skip


@pytest.mark.rule("gwc:O23.5.2a", "gwc:O23.5.2b")
def test_where_tanks_bog_down() -> None:
    assert named("bogs") == {"rubble": "always", "gully": "always", "shellhole": "first"}
    assert CHART.hill.bogs == "always"
    assert {fort.name: fort.bogs for fort in FORTS.fortification if fort.bogs != "never"} == {
        "foxholes": "always", "trench": "always",
    }  # fmt: skip


@pytest.mark.rule("gwc:T105", "gwc:T109a", "gwc:T109b", "gwc:T122a", "gwc:T122b", "gwc:T122.1")
def test_hexsides() -> None:
    assert {name: (s.rule, s.move, s.cover, s.los, s.hindrance) for name, s in SIDES.items()} == {
        "fence": ("T105", 1, 0, "hindrance", 1),
        "hedge": ("T109", 1, 1, "obstacle", 0),
        "wall": ("T122", 1, 2, "obstacle", 0),
        "destroyed-wall": ("T122.1", 0, 2, "obstacle", 0),
    }


@pytest.mark.rule(
    "gwc:T115a", "gwc:T115b", "gwc:T116a", "gwc:T116b", "gwc:T116c", "gwc:T116d", "gwc:T121", "gwc:T121.1"
)
def test_ways() -> None:
    found = {
        name: (w.rule, w.move, w.cover, w.cover_on, w.bonus, w.uphill_free, w.hindrance, w.sight_along, w.vulnerability)
        for name, w in WAYS.items()
    }
    assert found == {
        "road": ("T116", 1, -1, "open", 1, True, 0, "clear", 0),
        "railway": ("T115", 1, 0, "", 0, False, 1, "clear", 0),
        "trail": ("T121", 1, 0, "", 0, False, 0, "other", 18),
    }


@pytest.mark.rule("gwc:T100", "gwc:T107", "gwc:T119")
def test_markers() -> None:
    assert {name: (m.rule, m.los, m.entry, m.move, m.hindrance) for name, m in MARKERS.items()} == {
        "gas": ("T107", "hindrance", "free", 1, 1),
        "smoke": ("T119", "hindrance", "free", 0, 0),
        "blaze": ("T100", "obstacle", "never", 0, 0),
    }


@pytest.mark.rule("gwc:T110.1", "gwc:T110.2a", "gwc:T110.2b")
def test_hills() -> None:
    assert (CHART.hill.uphill_move, CHART.hill.height_fp) == (1, 1)


@pytest.mark.rule("gwc:F125.1", "gwc:F126a", "gwc:F127", "gwc:F128", "gwc:F129a", "gwc:F130.1", "gwc:F131")
def test_fortifications() -> None:
    assert {f.name: (f.rule, f.cover, f.vulnerability, f.reduced_to) for f in FORTS.fortification} == {
        "foxholes": ("F127", 3, 18, ""),
        "trench": ("F130", 4, 18, "foxholes"),
        "mines": ("F128", None, 18, ""),
        "wire": ("F131", None, 18, ""),
        "bunker": ("F126", 6, 20, "rubble"),
        "pillbox": ("F129", 5, 20, "rubble"),
    }
    assert all(fort.cover == fort.cover_indirect for fort in FORTS.fortification)
    assert not FORTS.purchase
